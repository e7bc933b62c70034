# Ce qui est devant un joueur, et où en est la partie, pour la carte en mots.

supply-follower = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}

standing-line = { $rank }. { $player } : { phrase-points }
standing-leads = { $count ->
    [one] { $leaders } mène avec { phrase-points }.
   *[other] { $leaders } mènent avec { phrase-points }.
}
standing-concealed = { $count ->
    [one] Non comptée pour { $player } : { $count } carte face cachée.
   *[other] Non comptées pour { $player } : { $count } cartes face cachée.
}
standing-waits = À { $player } de jouer.

## Une tuile en mots

tile-plain = Tuile { $tile } : nord { $north }, est { $east }, sud { $south }, ouest { $west }.
tile-marked = Tuile { $tile } : nord { $north }, est { $east }, sud { $south }, ouest { $west } ; { $marks }.
# $sides : côtés de la tuile, joints
joins-side = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}
joins-one = { $kind ->
    [city] { $sides } sont une seule ville
   *[road] { $sides } sont une seule route
}
joins-apart = { $kind ->
    [city] { $count ->
        [one] { $sides } est une ville à part
       *[other] { $sides } sont des villes séparées
    }
   *[road] { $count ->
        [one] { $sides } est une route qui finit ici
       *[other] { $sides } sont des routes qui finissent ici
    }
}
joins-both = { $sides } : un même pré des deux côtés de la route
joins-fields = { $count ->
    [one] { $count } pré
   *[other] { $count } prés
}

mark-start = tuile de départ
mark-shields = { $count ->
    [one] { $count } blason
   *[other] { $count } blasons
}
mark-monastery = abbaye
