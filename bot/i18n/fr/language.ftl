# Comment cette langue se nomme elle-même.
language-name = Français
# Entre les parties d’une ligne.
list-semicolon = { " ; " }
