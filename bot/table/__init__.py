"""A game among people: seats, turns, drafts, deadlines, reminders, ratings. It draws nothing and writes no text."""
