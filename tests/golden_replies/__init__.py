"""Golden replies: whole games played through the conversation, with all that it answered, posted and drew written down.

`replies/` holds for each game, step by step, what somebody did and what came of it. A test does the same again and compares.
`games.py` makes the games up when they are written: `python -m tests.golden_replies write`, after a change that people are meant
to see; `show GAME` prints one.

The files hold what people read. They name no class, no module, no field, no button's id and no table's code, so they stay as
they are while the code is rebuilt. `reading.py` alone turns messages and scenes into these values: when a class or a field of
them gets another name, that is the module to change.
"""
