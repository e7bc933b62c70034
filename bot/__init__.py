"""Carcassonne, played slowly in chats: the rules, the tables, and the adapters for Discord, Telegram and the browser.

Begin with `app/running.py`, which wires everything together, and `chat/conversation.py`, where a request comes in.

__main__       `python -m bot`, wherever the package is on the path: in a checkout and in the image
settings       Settings from the environment and one file
ai/            Computer players: take a view, return one of its options
app/           The bot as a whole: what it runs and needs, and how it ends
card_game/     Cardcassonne, the card game: rules, computer players and how it is shown
chat/          The conversation: what to say and which choices to offer, on whatever platform
command_line/  The commands of `carcassonne-bot`, one module each; a module has `add` (its arguments) and `run`
discord/       The bot on Discord: events become requests to the conversation, its messages become posts
engine/        What every game is: views, decisions, actions, events, records and the fair draw, without I/O or clock
games/         The games by the names that records give them: rules, computer players, faces
i18n/          Words: messages by code and parameters, with plurals, in all supported languages
listening/     HTTP from strangers: connections with caps and deadlines, bodies with limits, and visitors told apart behind a
               proxy
scene/         What the pictures of all games share: a view in a language, drawings, sentences
store/         The store: games, outbox, timers and documents in Redis
table/         A game among people: seats, turns, drafts, deadlines, reminders, ratings
telegram/      Telegram: groups, topics and private chats as places of the conversation
tile_game/     Carcassonne with its expansions: rules, computer players and how it is shown
watch/         What a host sees of the bot at work: metrics and logs
web/           A chat room in the browser that behaves like the other platforms: messages, pictures, buttons, typed commands
workers/       Computer players and reviews in processes of their own
"""

__version__ = "0.1.0.dev0"
