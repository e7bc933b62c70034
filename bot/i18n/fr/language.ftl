# Comment cette langue se nomme elle-même.
language-name = Français
