"""Pictures of how each kind of message looks, in plain frames like a phone's and a desktop's chat, light and dark.

`python -m tests.look` plays a short game on the stand-ins, posts each kind of news, gives each command, and draws what the
stand-ins received: nothing is made up for the pictures.
"""
