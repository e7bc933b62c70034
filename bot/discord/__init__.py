"""The bot on Discord: events become requests to the conversation, its messages become posts.

Begin with `adapter.py`.

adapter         The Discord adapter: turn interactions and messages into requests, and show the replies
answers         The first post of a table as the public answer to the command that has opened it
channel_refs    Discord's chats as places for the store
client          The connection to Discord: the events to receive, the shards to serve, and when a shard may identify
commands        The slash commands as registered with Discord, and their use as the conversation's words
faults          What Discord's errors mean for a message: try later, never, not to this person, or as a new message
folds           Folds posts whose turn is over into one line, as a job of its own: Discord limits edits of old messages in a
                channel
layout          The two layouts of a message on Discord: a classic post for everybody, and a whisper of Components V2 for one
                person
limits          What Discord can do with a message
markup          Spans as Discord's markdown
members         Checks that a pinged person is still in the server: Discord reports departures only to bots that may list all
                members
modals          Modals: a form as the first answer to a press or a command, and what comes back when it is sent
platform        Discord as one of the bot's platforms: what runs for it, and how to check it and to reach an owner
posts           Posts the conversation's messages to channels, threads and private chats
private_drafts  Private drafts: when a person starts the turn again in a new message, the earlier draft goes, with its buttons
requests        Interactions and messages on Discord, as requests to the conversation
responder       Answers to an interaction: the first within three seconds, the rest within fifteen minutes
rights          The permissions that the bot needs in a channel, and the words for those it lacks
threads         A thread for each table, where the admins want it or the channel takes nothing else
"""
