# Les points avec les termes de leur somme, un message par raison, sans verbe.

points-road = { $player } : { phrase-points } pour la route en { $cell } ({ phrase-tiles }{ part-inn })
points-city = { $player } : { phrase-points } pour la ville en { $cell } ({ phrase-tiles }{ part-shields }{ part-cathedral })
points-monastery = { $player } : { phrase-points } pour le monastère en { $cell } ({ part-around }{ part-retrieved })
points-garden = { $player } : { phrase-points } pour le jardin en { $cell } ({ part-around }{ part-retrieved })
points-field = { $player } : { phrase-points } pour le pré en { $cell } ({ part-cities }{ part-each }{ part-pig }{ part-barn })
points-barn = { $player } : { phrase-points } pour la grange du pré en { $cell } ({ part-cities }{ part-each })
points-goods = { $wine ->
    [0] { $grain ->
        [0] { $player } : { phrase-points } pour le plus de tissu ({ $cloth })
       *[other] { $player } : { phrase-points } pour le plus de blé ({ $grain })
    }
   *[other] { $player } : { phrase-points } pour le plus de vin ({ $wine })
}
points-king = { $player } : { phrase-points } pour le roi ({ part-cities })
points-robber = { $player } : { phrase-points } pour le brigand ({ $roads ->
    [one] { $roads } route achevée
   *[other] { $roads } routes achevées
})
points-ransom = { $paid ->
    [0] { $player } : { phrase-points } de rançon reçue
   *[other] { $player } : { phrase-points } de rançon payée
}
points-defence = { $player } : { phrase-points } pour { $defenders ->
    [one] { $defenders } défenseur
   *[other] { $defenders } défenseurs
}

## Cartes

points-persons = { $player } : { phrase-points } pour les personnes (valeurs { $sum } × cartes { $cards })
points-animals = { $colour ->
    [blue] { $player } : { phrase-points } pour les animaux bleus ({ $group }, nouveaux : { $new })
    [green] { $player } : { phrase-points } pour les animaux verts ({ $group }, nouveaux : { $new })
    [red] { $player } : { phrase-points } pour les animaux rouges ({ $group }, nouveaux : { $new })
   *[yellow] { $player } : { phrase-points } pour les animaux jaunes ({ $group }, nouveaux : { $new })
}
points-joker = { $player } : { phrase-points } pour { $jokers ->
    [one] { $jokers } joker animal
   *[other] { $jokers } jokers animaux
} sans animal
points-misplaced = { $player } : { phrase-points } pour { $cards ->
    [one] { $cards } carte égarée
   *[other] { $cards } cartes égarées
}
points-special = { $dragon ->
    [0] { $player } : { phrase-points } pour la fée
   *[other] { $fairy ->
        [0] { $player } : { phrase-points } pour le dragon
       *[other] { $player } : { phrase-points } pour le dragon et la fée
    }
}
points-chest = { $player } : { phrase-points } pour le coffre (séries de 4 : { $sets_of_4 }, de 3 : { $sets_of_3 }, de 2 : { $sets_of_2 })

## Termes de la somme

part-inn = { $inn ->
    [0] { "" }
   *[other] , auberge
}
part-shields = { $shields ->
    [0] { "" }
    [one] , { $shields } blason
   *[other] , { $shields } blasons
}
part-cathedral = { $cathedral ->
    [0] { "" }
   *[other] , cathédrale
}
part-around = { phrase-tiles }, { $neighbours } autour
part-retrieved = { $retrieved ->
    [0] { "" }
   *[other] , abbé repris
}
part-cities = { $cities ->
    [one] { $cities } ville achevée
   *[other] { $cities } villes achevées
}
part-each = { $each ->
    [one] , { $each } point chacune
   *[other] , { $each } points chacune
}
part-pig = { $pig ->
    [0] { "" }
   *[other] , avec le cochon
}
part-barn = { $barn_placed ->
    [0] { $barn_joined ->
        [0] { "" }
       *[other] , relié à une grange
    }
   *[other] , grange placée
}
