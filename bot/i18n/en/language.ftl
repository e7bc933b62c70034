# What this language calls itself, for whoever chooses one.
language-name = English
