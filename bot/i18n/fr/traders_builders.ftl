### Traders & Builders

## Jeux, extensions et options : le nom, une ligne de menu, un paragraphe.

module-traders-builders = Marchands et Bâtisseurs
module-line-traders-builders = 24 tuiles, bâtisseur, cochon
module-about-traders-builders = Complète une ville pour prendre ses marchandises ; le plus grand nombre d’une sorte rapporte 10 points. Le bâtisseur te donne une deuxième tuile, et le cochon un point de plus par ville que touche son pré.

## Les noms seuls : dans les listes, les panneaux, les légendes.

figure-builder = bâtisseur
figure-pig = cochon
goods-wine = vin
goods-grain = blé
goods-cloth = tissu

## Ce qui s’est passé, une phrase chacun, au présent. $player est celui dont c’est l’événement, $other la seconde personne.

event-goods-taken = { $goods ->
    [wine] { $player } prend du vin : { $count }
    [grain] { $player } prend du blé : { $count }
   *[cloth] { $player } prend du tissu : { $count }
}
event-double-turn = { $player } prolonge la zone du bâtisseur et peut poser une deuxième tuile

## Les points avec les termes de leur somme, un message par raison, sans verbe.

points-goods = { $wine ->
    [0] { $grain ->
        [0] { $player } +{ $points } : le plus de tissu ({ $cloth })
       *[other] { $player } +{ $points } : le plus de blé ({ $grain })
    }
   *[other] { $player } +{ $points } : le plus de vin ({ $wine })
}
part-pig = { $pig ->
    [0] { "" }
   *[other] , avec le cochon
}

## Pourquoi un ordinateur choisit ce qu’il choisit, ou choisirait à la place de quelqu’un ; et ce qu’il dit d’une partie finie.

why-builds = C’est la meilleure position.
why-goods = { $who ->
    [you] Tu obtiens les marchandises de la ville.
   *[other] Il obtient les marchandises de la ville.
}
why-double = { $who ->
    [you] Le bâtisseur te donne une deuxième tuile.
   *[other] Le bâtisseur lui donne une deuxième tuile.
}

## Ce qui est écrit dans les images et dans les textes qui disent la même chose.

scene-reason-goods = marchandises

## Ce qui est devant un joueur, et où en est la partie, pour la carte en mots.

supply-builder = { $count ->
    [one] { $count } bâtisseur
   *[other] { $count } bâtisseurs
}
supply-pig = { $count ->
    [one] { $count } cochon
   *[other] { $count } cochons
}
token-wine = vin : { $count }
token-grain = blé : { $count }
token-cloth = tissu : { $count }
mark-wine = vin dans une ville
mark-grain = blé dans une ville
mark-cloth = tissu dans une ville

## Les règles par sujet, avec nos mots : un titre, un paragraphe, et d’autres mots sous lesquels on peut chercher.

topic-goods = Marchandises
topic-text-goods = Complète une ville pour prendre son vin, son blé et son tissu, peu importe qui marque. À la fin, le plus de jetons d’une sorte rapporte 10 points, à tous en cas d’égalité.
topic-words-goods = marchandises, vin, blé, tissu, commerce, jeton
topic-builder = Le bâtisseur
topic-text-builder = Place ton bâtisseur sur une route ou dans une ville de la nouvelle tuile où tu as déjà un meeple. Il ne compte pas lui-même, mais quand tu prolonges sa zone, tu peux poser une deuxième tuile. Il revient quand la zone rapporte, ou avec ton dernier meeple là-bas.
topic-words-builder = bâtisseur, prolonger, double, second
topic-double-turn = Le double tour
topic-text-double-turn = Prolonge la route ou la ville de ton bâtisseur, et après le décompte tu peux piocher et poser une deuxième tuile selon toutes les règles. Il n’y en a jamais de troisième. Décide avant de piocher si tu la veux.
topic-words-double-turn = double, second, deuxième, tour, bâtisseur, tour supplémentaire
topic-pig = Le cochon
topic-text-pig = Place ton cochon dans un pré de la nouvelle tuile où tu as un paysan. Si tu marques ce pré, tu as 1 point de plus par ville complète. Le cochon ne compte pas pour la majorité.
topic-words-pig = cochon, pré, paysan, quatre
