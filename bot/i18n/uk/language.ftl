language-name = Українська
# Між частинами рядка.
list-semicolon = { "; " }
