"""Telegram: groups, topics and private chats as places of the conversation.

The receiving part takes updates, the sending part posts messages; each may run in its own process.

Begin with `adapter.py`, then `receiver.py` and `sender.py`.

adapter        The two parts of the Telegram adapter: one receives updates, the other sends messages; each runs until
               cancelled
addresses      Places and accounts by Telegram's numbers: `telegram:-100123/7` is a topic of a group, `telegram:77` a
               private chat
admins         Checks for chat admins: looked up only where it matters, and remembered for a minute
answer_relay   Hands replies from receiving processes to the sending one: directly if it is this process, else by the
               store's relay
api_calls      Posts, edits and strips outgoing messages by Telegram's methods
asides         Answers in groups that are over with a turn: looks at a game, and those with choices about it. They are kept
               in the store
coming         What is about to be sent to a chat and not queued yet: what a press leads to, and news that the courier brings
               again
faults         Telegram's errors told apart: by class where they have one, else by their wording
file_ids       The ids under which Telegram knows pictures that were uploaded before: in memory, and in the store for a
               month
fleeting       Short answers in groups to one person: they go after a while, or as soon as that person is answered again or in
               private
folds          Folds the messages of turns that are over: they are deleted, or keep one line
limits         What Telegram can do with a message
looks          Who has looked at what in a group: a person's next look replaces their last one, while few messages have
               followed it
membership     Changes of membership: the bot removed, blocked or muted, people leaving, and groups that get another
               number
menu           The menus of commands and the bot's descriptions, in every language; set when they have changed
outage         A client that notes when Telegram answers its polls: time in which nobody can play does not count
outgoing       Turns a message of the conversation into outgoing messages: plain data, and pictures that are drawn
               when they are sent
pace           Who may send to a chat and when: one message at a time, within Telegram's limits per second, per minute
               and in all
person_locks   Handles the requests of one person one after the other; drops those beyond a limit, and a button
               pressed twice in a moment
photos         Brings pictures to the size in which Telegram shows them: it shrinks larger ones itself, and less well
platform       Telegram as one of the bot's platforms: what runs for it, and how to check it and to reach an owner
polling        Fetches updates by long poll
posts          Telegram as the conversation sees it: posts deliveries
reading        Updates as requests: who did what, where, and a name for the event that is the same if it comes twice
receiver       Handles updates: answer each press once and at once, then show what it leads to
sender         Outgoing messages, at the pace of each chat: a chat that must wait never blocks others
topics         Topics that the bot has made for games: they are closed when the game is over. Topics of other people stay as
               they are
update_fields  The fields that an update must have
vanishing      Chats whose messages vanish after some time: the message of a turn that is not over is shown again
webhook        The webhook that Telegram calls, for bots of several processes: it acknowledges an update once it is
               handled
wording        Paragraphs as text with entities, so that no text is ever read as markup
"""

import os

# Get durations from the library as timedelta, not as numbers that may be cut; without this it warns at every use.
os.environ.setdefault("PTB_TIMEDELTA", "true")
