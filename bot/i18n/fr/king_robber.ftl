### King & Robber

## Jeux, extensions et options : le nom, une ligne de menu, un paragraphe.

module-king-robber = Roi et Chevalier-brigand
module-line-king-robber = 5 tuiles ; ville et route records
module-about-king-robber = Complète la plus grande ville pour prendre le roi, la plus longue route pour prendre le chevalier-brigand. À la fin, chacun rapporte un point par ville ou route complète sur la carte.

## Ce qui s’est passé, une phrase chacun, au présent. $player est celui dont c’est l’événement, $other la seconde personne.

event-token-taken = { $token ->
    [king] { $player } prend le roi pour la plus grande ville ({ phrase-tiles })
   *[robber] { $player } prend le chevalier-brigand pour la plus longue route ({ phrase-tiles })
}

## Les points avec les termes de leur somme, un message par raison, sans verbe.

points-king = { $player } +{ $points } : roi ({ part-cities })
points-robber = { $player } +{ $points } : chevalier-brigand ({ $roads ->
    [one] { $roads } route complète
   *[other] { $roads } routes complètes
})

## Pourquoi un ordinateur choisit ce qu’il choisit, ou choisirait à la place de quelqu’un ; et ce qu’il dit d’une partie finie.

why-token = { $on ->
    [king] { $who ->
        [you] Tu obtiens le roi pour la plus grande ville.
       *[other] Il obtient le roi pour la plus grande ville.
    }
   *[robber] { $who ->
        [you] Tu obtiens le chevalier-brigand pour la plus longue route.
       *[other] Il obtient le chevalier-brigand pour la plus longue route.
    }
}

## Ce qui est écrit dans les images et dans les textes qui disent la même chose.

scene-reason-king = roi
scene-reason-robber = chevalier-brigand

## Ce qui est devant un joueur, et où en est la partie, pour la carte en mots.

token-king = le roi
token-robber = le chevalier-brigand

## Les règles par sujet, avec nos mots : un titre, un paragraphe, et d’autres mots sous lesquels on peut chercher.

topic-king = Le roi
topic-text-king = Complète la plus grande ville jusque-là pour prendre le roi. Seules les tuiles comptent, peu importe qui marque. À la fin, le roi rapporte 1 point par ville complète sur la carte.
topic-words-king = roi, plus grande, ville, jeton, plus grande ville
topic-robber = Le chevalier-brigand
topic-text-robber = Complète la plus longue route jusque-là pour prendre le chevalier-brigand. À la fin, il rapporte 1 point par route complète sur la carte.
topic-words-robber = chevalier-brigand, brigand, plus longue, route, jeton, plus longue route
