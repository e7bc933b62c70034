# Wie diese Sprache sich selbst nennt.
language-name = Deutsch
