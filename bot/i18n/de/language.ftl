# Wie diese Sprache sich selbst nennt.
language-name = Deutsch
# Zwischen Teilen einer Zeile.
list-semicolon = { "; " }
