# What only this platform says

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
