# What this language calls itself, for whoever chooses one.
language-name = English
# Between parts of a line.
list-semicolon = { "; " }
