"""What a host sees of the bot at work: figures and logs. Every room may write here; nothing here knows any room."""
