# Ce qui est devant un joueur, et où en est la partie, pour la carte en mots.

supply-follower = { $count ->
    [one] { $count } partisan
   *[other] { $count } partisans
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
standing-waits = C’est à { $player }.

## Une tuile en mots

tile-plain = Tuile { $tile } : nord { $north }, est { $east }, sud { $south }, ouest { $west }.
tile-marked = Tuile { $tile } : nord { $north }, est { $east }, sud { $south }, ouest { $west } ; { $marks }.

mark-start = tuile de départ
mark-shields = { $count ->
    [one] { $count } blason
   *[other] { $count } blasons
}
mark-monastery = monastère
