### King & Robber

## Jeux, extensions et options : le nom, une ligne de menu, un paragraphe.

module-king-robber = Roi & Brigand
module-line-king-robber = plus grande ville, plus longue route
module-about-king-robber = Qui achève la plus grande ville jusque-là prend le roi, qui achève la plus longue route le brigand. À la fin ils valent un point par ville ou route achevée sur la carte.

## Ce qui s’est passé, une phrase chacun, au présent. $player est celui dont c’est l’événement, $other la seconde personne.

event-token-taken = { $token ->
    [king] { $player } prend le roi pour la plus grande ville jusqu’ici : { phrase-tiles }
   *[robber] { $player } prend le brigand pour la plus longue route jusqu’ici : { phrase-tiles }
}

## Les points avec les termes de leur somme, un message par raison, sans verbe.

points-king = { $player } +{ $points } : roi ({ part-cities })
points-robber = { $player } +{ $points } : brigand ({ $roads ->
    [one] { $roads } route achevée
   *[other] { $roads } routes achevées
})

## Pourquoi un ordinateur choisit ce qu’il choisit, ou choisirait à la place de quelqu’un ; et ce qu’il dit d’une partie finie.

why-token = { $on ->
    [king] Cela rapporte le roi pour la plus grande ville.
   *[robber] Cela rapporte le brigand pour la plus longue route.
}

## Ce qui est écrit dans les images et dans les textes qui disent la même chose.

scene-reason-king = Roi
scene-reason-robber = Brigand

## Ce qui est devant un joueur, et où en est la partie, pour la carte en mots.

token-king = le roi
token-robber = le brigand

## Les règles par sujet, avec nos mots : un titre, un paragraphe, et d’autres mots sous lesquels on peut chercher.

topic-king = Le roi
topic-text-king = Qui achève la première ville prend le roi ; qui en achève une plus grande que toutes les précédentes le lui prend. Seules les tuiles comptent, et peu importe qui marque. À la fin le roi rapporte 1 point par ville achevée sur la carte.
topic-words-king = roi, plus grande, ville, jeton, plus grande ville
topic-robber = Le brigand
topic-text-robber = Le brigand suit la plus longue route achevée comme le roi la plus grande ville. À la fin il rapporte 1 point par route achevée sur la carte.
topic-words-robber = brigand, plus longue, route, jeton, plus longue route
