# Ce qui est devant un joueur, et où en est la partie, pour la carte en mots.

supply-follower = { $count ->
    [one] { $count } partisan
   *[other] { $count } partisans
}
supply-big-follower = { $count ->
    [one] { $count } grand partisan
   *[other] { $count } grands partisans
}
supply-card-big-follower = { $count ->
    [one] { $count } grand partisan
   *[other] { $count } grands partisans
}
supply-abbot = { $count ->
    [one] { $count } abbé
   *[other] { $count } abbés
}
supply-mayor = { $count ->
    [one] { $count } maire
   *[other] { $count } maires
}
supply-wagon = { $count ->
    [one] { $count } chariot
   *[other] { $count } chariots
}
supply-builder = { $count ->
    [one] { $count } bâtisseur
   *[other] { $count } bâtisseurs
}
supply-pig = { $count ->
    [one] { $count } cochon
   *[other] { $count } cochons
}
supply-barn = { $count ->
    [one] { $count } grange
   *[other] { $count } granges
}

token-abbey = { $count ->
    [one] { $count } tuile d’abbaye
   *[other] { $count } tuiles d’abbaye
}
token-tiers = { $count ->
    [one] { $count } étage de tour
   *[other] { $count } étages de tour
}
token-prisoners = prisonnier : { phrase-figure } ({ $player })
token-king = le roi
token-robber = le brigand
token-wine = vin : { $count }
token-grain = blé : { $count }
token-cloth = tissu : { $count }
token-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
token-animals = { $colour ->
    [blue] animaux bleus : { $count }
    [green] animaux verts : { $count }
    [red] animaux rouges : { $count }
   *[yellow] animaux jaunes : { $count }
}
token-jokers = { $colour ->
    [blue] jokers parmi les animaux bleus : { $count }
    [green] jokers parmi les animaux verts : { $count }
    [red] jokers parmi les animaux rouges : { $count }
   *[yellow] jokers parmi les animaux jaunes : { $count }
}
token-waiting = { $count ->
    [one] { $count } joker animal en attente
   *[other] { $count } jokers animaux en attente
}
token-chest = { $count ->
    [one] { $count } carte dans le coffre
   *[other] { $count } cartes dans le coffre
}
token-dealer = donne les cartes

standing-line = { $rank }. { $player } : { phrase-points }
standing-leads = { $count ->
    [one] { $leaders } mène avec { phrase-points }.
   *[other] { $leaders } mènent avec { phrase-points }.
}
standing-concealed = { $count ->
    [one] Non comptée pour { $player } : { $count } carte face cachée.
   *[other] Non comptées pour { $player } : { $count } cartes face cachée.
}
standing-waits = C’est à { $player }.

## Une tuile en mots

tile-plain = Tuile { $tile } : nord { $north }, est { $east }, sud { $south }, ouest { $west }.
tile-marked = Tuile { $tile } : nord { $north }, est { $east }, sud { $south }, ouest { $west } ; { $marks }.
tile-abbey = L’abbaye : elle va partout.

mark-start = tuile de départ
mark-source = source de la rivière
mark-lake = lac
mark-shields = { $count ->
    [one] { $count } blason
   *[other] { $count } blasons
}
mark-cathedral = cathédrale
mark-inn = auberge au bord d’une route
mark-monastery = monastère
mark-garden = jardin
mark-tower = fondation de tour
mark-wine = vin dans une ville
mark-grain = blé dans une ville
mark-cloth = tissu dans une ville
mark-knights = symbole de siège : chevaliers
mark-travellers = symbole de siège : voleurs
mark-monks = symbole de siège : moines
mark-any = symbole de siège : point d’interrogation
