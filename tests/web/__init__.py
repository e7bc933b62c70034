"""The chat room: behaviour and safety with a test client, the page in a real browser."""
