# Morceaux de phrases ; d’autres messages les reprennent et ils choisissent selon les paramètres de ceux-ci.

## Figurines : par leur nom, et par ce qu’elles sont là où elles se tiennent

phrase-figure = { $figure ->
    [follower] { figure-follower }
    [big_follower] { figure-big-follower }
    [abbot] { figure-abbot }
    [mayor] { figure-mayor }
    [wagon] { figure-wagon }
    [builder] { figure-builder }
    [pig] { figure-pig }
    [barn] { figure-barn }
   *[other] { $figure }
}
phrase-figure-object = { $figure ->
    [follower] un meeple
    [big_follower] le grand meeple
    [abbot] l’abbé
    [mayor] le maire
    [wagon] le chariot
    [builder] le bâtisseur
    [pig] le cochon
    [barn] la grange
   *[other] { $figure }
}
phrase-role = { $figure ->
    [follower] { $kind ->
        [city] chevalier
        [road] brigand
        [monastery] moine
        [field] paysan
       *[tower] meeple
    }
    [big_follower] { $kind ->
        [city] grand chevalier
        [road] grand brigand
        [monastery] grand moine
        [field] grand paysan
       *[tower] grand meeple
    }
   *[other] { phrase-figure }
}
phrase-role-object = { $figure ->
    [follower] { $kind ->
        [city] un chevalier
        [road] un brigand
        [monastery] un moine
        [field] un paysan
       *[tower] un meeple
    }
    [big_follower] { $kind ->
        [city] le grand chevalier
        [road] le grand brigand
        [monastery] le grand moine
        [field] le grand paysan
       *[tower] le grand meeple
    }
   *[other] { phrase-figure-object }
}

## Endroits d’une tuile

phrase-spot = { $kind ->
    [city] { $side ->
        [N] ville au nord
        [E] ville à l’est
        [S] ville au sud
        [W] ville à l’ouest
       *[none] ville
    }
    [road] { $side ->
        [N] route au nord
        [E] route à l’est
        [S] route au sud
        [W] route à l’ouest
       *[none] route
    }
    [field] { $side ->
        [N] pré au nord
        [E] pré à l’est
        [S] pré au sud
        [W] pré à l’ouest
        [NW] pré au nord-ouest
        [NE] pré au nord-est
        [SE] pré au sud-est
        [SW] pré au sud-ouest
        [NL] pré au nord, moitié ouest
        [NR] pré au nord, moitié est
        [EL] pré à l’est, moitié nord
        [ER] pré à l’est, moitié sud
        [SL] pré au sud, moitié est
        [SR] pré au sud, moitié ouest
        [WL] pré à l’ouest, moitié sud
        [WR] pré à l’ouest, moitié nord
        [inner] pré intérieur
        [inner2] deuxième pré intérieur
       *[none] pré
    }
    [monastery] abbaye
    [garden] jardin
    [river] rivière
    [tower] sommet de la tour
   *[other] { $kind }
}
# La même chose en un mot, quand la figurine dit où elle est : « chevalier : nord ».
phrase-direction = { $side ->
    [N] nord
    [E] est
    [S] sud
    [NW] nord-ouest
    [NE] nord-est
    [SE] sud-est
    [SW] sud-ouest
    [NL] nord (ouest)
    [NR] nord (est)
    [EL] est (nord)
    [ER] est (sud)
    [SL] sud (est)
    [SR] sud (ouest)
    [WL] ouest (sud)
    [WR] ouest (nord)
    [inner] intérieur
    [inner2] intérieur 2
   *[W] ouest
}
# Points cardinaux pour les boutons étroits ; pour un demi-côté, le côté d’abord.
phrase-side = { $side ->
    [N] N
    [E] E
    [S] S
    [NW] NO
    [NE] NE
    [SE] SE
    [SW] SO
    [NL] N (O)
    [NR] N (E)
    [EL] E (N)
    [ER] E (S)
    [SL] S (E)
    [SR] S (O)
    [WL] O (S)
    [WR] O (N)
    [inner] int.
    [inner2] int. 2
   *[W] O
}
phrase-spot-in = { $kind ->
    [city] { $side ->
        [N] dans la ville au nord
        [E] dans la ville à l’est
        [S] dans la ville au sud
        [W] dans la ville à l’ouest
       *[none] dans la ville
    }
    [road] { $side ->
        [N] sur la route au nord
        [E] sur la route à l’est
        [S] sur la route au sud
        [W] sur la route à l’ouest
       *[none] sur la route
    }
    [field] { $side ->
        [N] dans le pré au nord
        [E] dans le pré à l’est
        [S] dans le pré au sud
        [W] dans le pré à l’ouest
        [NW] dans le pré au nord-ouest
        [NE] dans le pré au nord-est
        [SE] dans le pré au sud-est
        [SW] dans le pré au sud-ouest
        [NL] dans le pré au nord (moitié ouest)
        [NR] dans le pré au nord (moitié est)
        [EL] dans le pré à l’est (moitié nord)
        [ER] dans le pré à l’est (moitié sud)
        [SL] dans le pré au sud (moitié est)
        [SR] dans le pré au sud (moitié ouest)
        [WL] dans le pré à l’ouest (moitié sud)
        [WR] dans le pré à l’ouest (moitié nord)
        [inner] dans le pré intérieur
        [inner2] dans le deuxième pré intérieur
       *[none] dans le pré
    }
    [monastery] dans l’abbaye
    [garden] dans le jardin
    [river] sur la rivière
    [tower] au sommet de la tour
   *[other] sur { $kind }
}

## Nombres

phrase-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
phrase-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}

## Cartes, rangées, avant-postes, actions

phrase-card = { $card ->
    [blue_person_1] { card-blue-person-1 }
    [blue_person_2] { card-blue-person-2 }
    [blue_person_3] { card-blue-person-3 }
    [blue_building] { card-blue-building }
    [blue_animal] { card-blue-animal }
    [green_person_1] { card-green-person-1 }
    [green_person_2] { card-green-person-2 }
    [green_person_3] { card-green-person-3 }
    [green_building] { card-green-building }
    [green_animal] { card-green-animal }
    [red_person_1] { card-red-person-1 }
    [red_person_2] { card-red-person-2 }
    [red_person_3] { card-red-person-3 }
    [red_building] { card-red-building }
    [red_animal] { card-red-animal }
    [yellow_person_1] { card-yellow-person-1 }
    [yellow_person_2] { card-yellow-person-2 }
    [yellow_person_3] { card-yellow-person-3 }
    [yellow_building] { card-yellow-building }
    [yellow_animal] { card-yellow-animal }
    [dragon] { card-dragon }
    [fairy] { card-fairy }
    [animal_joker] { card-animal-joker }
    [building_joker] { card-building-joker }
    [back] { card-back }
    [none] { card-back }
   *[other] { $card }
}
phrase-colour = { $colour ->
    [blue] { colour-blue }
    [green] { colour-green }
    [red] { colour-red }
    [yellow] { colour-yellow }
    [black] { colour-black }
    [pink] { colour-pink }
   *[other] { $colour }
}
phrase-row = { $row ->
    [blue] rangée bleue
    [green] rangée verte
    [red] rangée rouge
    [yellow] rangée jaune
   *[none] rangée
}
phrase-row-in = { $row ->
    [blue] dans la rangée bleue
    [green] dans la rangée verte
    [red] dans la rangée rouge
    [yellow] dans la rangée jaune
   *[none] dans une rangée
}
phrase-outpost = { $outpost ->
    [knights] { outpost-knights }
    [travellers] { outpost-travellers }
    [monks] { outpost-monks }
   *[other] { $outpost }
}
phrase-outpost-at = { $outpost ->
    [knights] à l’avant-poste des chevaliers
    [travellers] à l’avant-poste des brigands
    [monks] à l’avant-poste des moines
   *[other] à un avant-poste
}
phrase-rotation = { $rot ->
    [0] telle quelle
    [1] tournée à droite
    [2] tournée de 180°
   *[3] tournée à gauche
}
phrase-cards = { $count ->
    [one] { phrase-card }
   *[other] { $count } × { phrase-card }
}
phrase-nothing = rien
phrase-nobody = personne
phrase-no-cards = aucune carte
phrase-worth = { $points ->
    [one] { $option } · { $points } pt
   *[other] { $option } · { $points } pts
}
scene-worth-field = { $option } · { $range } pts
