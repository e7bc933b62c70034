# What only this platform says

discord-menu = Choose …
discord-done = Done. The chat shows it.
discord-go = Go to message
discord-trouble = Something went wrong on my side. What you confirmed is safe – please try again.
discord-late = { $player }, I was too slow to show you that privately. Please press the button again.
discord-thread = Game of { $player }
thread-made = The game has its own thread:
thread-go = Open thread
discord-thread-failed = I couldn't create a thread here. Try again, or ask a server admin.
rights-missing = I can't work in this channel without: { $what }. A server admin can allow it under Edit Channel, Permissions.
rights-missing-view = View Channel
rights-missing-send = Send Messages
rights-missing-send-threads = Send Messages in Threads
rights-missing-files = Attach Files
rights-missing-history = Read Message History
rights-missing-threads = Create Public Threads
discord-too-large = The file is too large for Discord.
