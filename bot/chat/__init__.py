"""The conversation: what to say and which choices to offer, on whatever platform."""
