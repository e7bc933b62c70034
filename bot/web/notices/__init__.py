"""Notices: a browser says that it is its person's turn, also while the page is closed.

A ping in the room is repeated at the person's own place for notices (`Habits.calls`), by the same queue and under the same rules:
what may not sound in the room, makes no sound here. Begin with `pushing.py`.

encryption     What a push service gets: a payload that only the browser can read (RFC 8291), signed by this room (RFC 8292)
pushing        Delivers a ping to the browsers of a person that have asked for it
sending        Calls push services, and never an address inside the host's own network
subscriptions  The browsers that want notices, in documents of the store
worker         The service worker, the manifest and the icons
"""
