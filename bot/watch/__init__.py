"""What a host sees of the bot at work: metrics and logs. Every package may write here; nothing here knows any other package."""
