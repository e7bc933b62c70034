"""Golden replies: whole games through the conversation, with all its answers, posts and pictures recorded.

`replies/` holds each game's steps: what somebody did and its results. A test repeats the steps and compares. `games.py` plays the
games anew after an intended change: `python -m tests.golden_replies write`; `show GAME` prints one.

The files hold what people read: no class, module or field names, button ids or table codes, so they survive refactoring.
Only `reading.py` turns messages and scenes into these values: change it when one of their classes or fields is renamed.
"""
