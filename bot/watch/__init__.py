"""What a host sees of the bot at work: metrics and logs. Every package may write here; nothing here knows any other package.

Begin with `metrics.py` and `logs.py`.

context       The table and version that a task is working on: every line of the log names them
direct_calls  Single calls of a platform's API, for checks and alarms: they work even if the adapter is broken
faults        Faults of the bot's own work, reported where they happen, with the kind of work
findings      What a check of the set-up finds
logs          The log: lines for a person or JSON for a machine, with table and version and without any secret
metrics       All metrics of the bot, for Prometheus
"""
