language-name = Русский
# Между частями строки.
list-semicolon = { "; " }
