# Discord. Names of commands and options are at most 32 small letters, digits, - or _, without blanks; lines at most 100 letters.

## Commands, as they stand in the menu

slash-new = new
slash-join = join
slash-leave = leave
slash-start = start
slash-play = play
slash-board = board
slash-tiles = tiles
slash-score = score
slash-log = log
slash-replay = replay
slash-rules = rules
slash-undo = undo
slash-resign = resign
slash-substitute = substitute
slash-nudge = nudge
slash-away = away
slash-rematch = rematch
slash-games = games
slash-stats = stats
slash-top = top
slash-settings = settings
slash-link = link
slash-unlink = unlink
slash-watch = watch
slash-invite = invite
slash-kick = kick
slash-say = say
slash-block = block
slash-hint = hint
slash-why = why
slash-export = export
slash-import = import
slash-forgetme = forgetme
slash-setup = setup
slash-endtable = endtable
slash-help = help

## What may be typed after a command, and a line about it

slash-option-game = game
slash-about-game = Which game
slash-option-expansions = expansions
slash-about-expansions = Expansions by name, like river inns
slash-option-table = table
slash-about-table = The table's code
slash-option-colour = colour
slash-about-colour = A colour of your own choice
slash-option-move = move
slash-about-move = Cell, rotation, figure and where: M19 r2 knight north
slash-option-look = look
slash-about-look = A cell to look at closely, or { word-fields }, { word-cities }, { word-roads }
slash-option-word = word
slash-about-word = What you want to know about
slash-option-until = until
slash-about-until = A day, or for how long: 2026-12-24, 3d, 12h; empty: back
slash-option-where = where
slash-about-where = { word-all } for everywhere
slash-option-change = change
slash-about-change = What to change, in words
slash-option-code = code
slash-about-code = The code from your other account
slash-option-person = person
slash-about-person = Who it is
slash-option-player = player
slash-about-player = A name, or the number of a seat
slash-option-words = words
slash-about-words = What you want to say
slash-option-file = file
slash-about-file = A record, as /export gives it
slash-option-command = command
slash-about-command = A command you want to know more about

## What only this platform says

discord-menu = Choose …
discord-done = Done. The chat shows it.
discord-trouble = Something has gone wrong here. Nothing you have confirmed is lost; try again.
discord-late = { $player }, that took too long to be shown to you alone. Press the button once more.
discord-thread = Table of { $player }
discord-thread-made = The table has a thread of its own.
discord-thread-go = Go there
discord-thread-failed = A thread for the table could not be made here. Try again, or ask an admin of this server.
discord-missing = In this channel the bot lacks: { $what }. An admin of this server can allow it in the settings of the channel, under Permissions.
discord-missing-view = View Channel
discord-missing-send = Send Messages
discord-missing-send-threads = Send Messages in Threads
discord-missing-files = Attach Files
discord-missing-history = Read Message History
discord-missing-threads = Create Public Threads
discord-too-large = The file is too large for Discord.
