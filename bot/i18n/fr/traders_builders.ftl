### Traders & Builders

## Jeux, extensions et options : le nom, une ligne de menu, un paragraphe.

module-traders-builders = Marchands & Bâtisseurs
module-line-traders-builders = 24 tuiles, bâtisseur, cochon
module-about-traders-builders = Qui achève une ville en prend les marchandises, et le plus grand nombre d’une sorte vaut 10 points. Le bâtisseur donne des doubles tours, le cochon un point de plus par ville au bord de son pré.

## Les noms seuls : dans les listes, les panneaux, les légendes.

figure-builder = bâtisseur
figure-pig = cochon
goods-wine = vin
goods-grain = blé
goods-cloth = tissu

## Ce qui s’est passé, une phrase chacun, au présent. $player est celui dont c’est l’événement, $other la seconde personne.

event-goods-taken = { $goods ->
    [wine] { $player } reçoit du vin : { $count }
    [grain] { $player } reçoit du blé : { $count }
   *[cloth] { $player } reçoit du tissu : { $count }
}
event-double-turn = { $player } a prolongé la zone du bâtisseur et peut poser une seconde tuile

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

why-builds = Cela mène à la meilleure position.
why-goods = Cela rapporte les marchandises de la ville.
why-double = Le bâtisseur donne droit à une deuxième tuile.

## Ce qui est écrit dans les images et dans les textes qui disent la même chose.

scene-reason-goods = Marchandises

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
topic-text-goods = Qui pose la tuile qui achève une ville prend le vin, le blé et le tissu qu’on y voit, quel que soit celui qui marque la ville. À la fin, le plus de jetons d’une sorte rapporte 10 points ; à égalité, à tous.
topic-words-goods = marchandises, vin, blé, tissu, commerce, jeton
topic-builder = Le bâtisseur
topic-text-builder = Tu peux placer ton bâtisseur sur une route ou une ville de la nouvelle tuile où se tient déjà un de tes partisans. Lui-même ne compte pas, mais si tu prolonges sa zone tu peux poser une seconde tuile. Il rentre avec le décompte de la zone, ou avec ton dernier partisan là-bas.
topic-words-builder = bâtisseur, prolonger, double, second
topic-double-turn = Le double tour
topic-text-double-turn = Prolonge la route ou la ville de ton bâtisseur, et après le décompte tu peux piocher et poser une seconde tuile selon toutes les règles. Il n’y en a jamais de troisième. Tu décides avant de piocher.
topic-words-double-turn = double, second, tour, bâtisseur, tour supplémentaire
topic-pig = Le cochon
topic-text-pig = Tu peux placer ton cochon dans un pré de la nouvelle tuile où tu as un paysan. Si tu marques ce pré, tu as 1 point de plus par ville achevée. Le cochon n’aide pas à la majorité.
topic-words-pig = cochon, pré, paysan, quatre
