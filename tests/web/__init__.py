"""The chat room: behaviour and safety by a test client, and the page itself in a real browser."""
