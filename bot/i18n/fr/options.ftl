# Ce que disent les boutons et les coups tapés : assez court pour un téléphone. La première lettre y devient majuscule.

option-tile = { $cell }, { phrase-rotation }
option-draw = { $take ->
    [left_top] piocher : gauche, dessus
    [left_bottom] piocher : gauche, dessous
    [right_top] piocher : droite, dessus
    [right_bottom] piocher : droite, dessous
   *[none] piocher une tuile
}
option-figure = { phrase-role } : { phrase-spot }
option-skip = { $decision ->
    [step2] sans figurine
    [capture] pas de prisonnier
    [outpost] pas de défenseur
    [wagon] chariot à la maison
    [ransom] pas de rançon
    [draw] rien de plus
   *[other] passer
}
option-retrieve = reprendre l’abbé de { $cell }
option-abbey = abbaye en { $cell }
option-barn = grange au sud-est de { $cell }
option-wagon = { $cell } : { phrase-spot }
option-tier = étage de tour en { $cell }
option-close = { phrase-figure } sur la tour { $cell }
option-capture = { $own ->
    [yes] { $cell } : { phrase-role } (à toi)
   *[no] { $cell } : { phrase-role } ({ $other })
}
option-exchange = { phrase-figure }
option-ransom = racheter : { phrase-figure } ({ $other })
option-outpost = défenseur : { phrase-outpost }
option-siege = { phrase-outpost }
option-withdraw = { $cell } : { phrase-role }, { phrase-spot }
option-card = { $down ->
    [yes] { phrase-card }, face cachée, { phrase-row }
   *[no] { phrase-card }, { phrase-row }
}
option-claim = grand partisan : { phrase-row }
option-keep = { $as ->
    [points] 10 points tout de suite
   *[collection] garder la carte
}
option-assign = { phrase-colour }
