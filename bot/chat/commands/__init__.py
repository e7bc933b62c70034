"""The commands. Each module has those of one subject, with their buttons.

Begin with `all.py`.

account        A person's own data: settings, statistics, export and deletion
all            All commands, in the order of the menu, and all buttons
chat_settings  The settings of a chat, which its admins decide
game_words     What people type after `/new`: games, expansions, times, seats, levels and colours
guesses        Words that people try before they know the commands: aliases, typing errors, and beginnings
help           Help: a few lines, topics as buttons, each command by its name
hints          A computer's advice, and its reasons for a past turn: both made only from what a seat may know
labels         Words of buttons that people type instead of pressing: understood like the press, in every language
linking        Several accounts of one person: linked when both sides agree, each free to leave
lobby          Commands of the lobby: open, join, leave, begin and close a table
newcomers      The first hour: what a person or a group reads first
options        The options of an open table, in a menu message that is edited at each step
pausing        A pause of a game: asked for with a time, agreed by all others, ended by anybody
play           Turns that are typed: `/move` with a move, or a move as a reply to the message of a turn
records        Export of a table's record, and import of a record to continue
review         The review after a game: where the points came from, where the lead changed, and what a strong player would
               have played
rules          The rules: a topic by its title or by any word, its neighbours as buttons, and the contents by expansion
sharing        Games that a person shares into any chat, also one without the bot: a line, and a button that leads to the bot
table          Commands among the people at a table: undo, resign, substitute, nudge, invite, message and more
turns          A turn by buttons: each press adds the next step to the draft, the last one confirms it
views          Views of a table: the board in whole or in part, the tiles left, the score, the log, the list of games
"""
