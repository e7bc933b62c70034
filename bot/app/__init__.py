"""The bot as a whole: what it runs and needs, and how it ends.

Begin with `running.py`.

alarm            Alarms to the owners, which pass by everything that may itself be broken
atlas            Draw all tiles once, at the first start, in a separate process (`python -m bot.app.atlas FOLDER`) that ends
                 with the bot
backups          Scheduled back-ups: taken by a process of their own, read once more, and only so many kept
breaker          The circuit breaker: many different faults in a minute mean that something is broken for everybody, so the
                 bot pauses
computers        Computer players in separate processes, behind the tables' port
data_dir         The data directory and the store that the settings name
health           Health checks and metrics for the bot's owners, on a separate port
platforms        The platforms of this bot
running          Wire everything together: the store, the tables, the conversation, and a part for each role
supervisor       Keep the parts of the bot running: a part that fails is restarted after a pause while the others go on
doctor/          Check a set-up for problems before players meet them; each finding says what to do about it
"""
