# Points with the terms of their sum; a message for each reason. It has no verb, so that it serves for points given, for final
# scoring and for forecasts. Terms that an event lacks come as 0.

points-road = { $player }: { phrase-points } for the road at { $cell } ({ phrase-tiles }{ part-inn })
points-city = { $player }: { phrase-points } for the city at { $cell } ({ phrase-tiles }{ part-shields }{ part-cathedral })
points-monastery = { $player }: { phrase-points } for the monastery at { $cell } ({ part-around }{ part-retrieved })
points-garden = { $player }: { phrase-points } for the garden at { $cell } ({ part-around }{ part-retrieved })
points-field = { $player }: { phrase-points } for the field at { $cell } ({ part-cities }{ part-each }{ part-pig }{ part-barn })
points-barn = { $player }: { phrase-points } for the barn in the field at { $cell } ({ part-cities }{ part-each })
points-goods = { $wine ->
    [0] { $grain ->
        [0] { $player }: { phrase-points } for the most cloth ({ $cloth })
       *[other] { $player }: { phrase-points } for the most grain ({ $grain })
    }
   *[other] { $player }: { phrase-points } for the most wine ({ $wine })
}
points-king = { $player }: { phrase-points } for the king ({ part-cities })
points-robber = { $player }: { phrase-points } for the robber ({ $roads ->
    [one] { $roads } completed road
   *[other] { $roads } completed roads
})
points-ransom = { $paid ->
    [0] { $player }: { phrase-points } as ransom received
   *[other] { $player }: { phrase-points } as ransom paid
}
points-defence = { $player }: { phrase-points } for { $defenders ->
    [one] { $defenders } defender
   *[other] { $defenders } defenders
}

## Cards

points-persons = { $player }: { phrase-points } for persons (values { $sum } × cards { $cards })
points-animals = { $colour ->
    [blue] { $player }: { phrase-points } for the blue animals ({ $group }, new: { $new })
    [green] { $player }: { phrase-points } for the green animals ({ $group }, new: { $new })
    [red] { $player }: { phrase-points } for the red animals ({ $group }, new: { $new })
   *[yellow] { $player }: { phrase-points } for the yellow animals ({ $group }, new: { $new })
}
points-joker = { $player }: { phrase-points } for { $jokers ->
    [one] { $jokers } animal joker
   *[other] { $jokers } animal jokers
} without an animal
points-misplaced = { $player }: { phrase-points } for { $cards ->
    [one] { $cards } misplaced card
   *[other] { $cards } misplaced cards
}
points-special = { $dragon ->
    [0] { $player }: { phrase-points } for the fairy
   *[other] { $fairy ->
        [0] { $player }: { phrase-points } for the dragon
       *[other] { $player }: { phrase-points } for the dragon and the fairy
    }
}
points-chest = { $player }: { phrase-points } for the chest (sets of 4: { $sets_of_4 }, of 3: { $sets_of_3 }, of 2: { $sets_of_2 })

## Parts of the sum

part-inn = { $inn ->
    [0] { "" }
   *[other] , inn
}
part-shields = { $shields ->
    [0] { "" }
    [one] , { $shields } shield
   *[other] , { $shields } shields
}
part-cathedral = { $cathedral ->
    [0] { "" }
   *[other] , cathedral
}
part-around = { phrase-tiles }, { $neighbours } around
part-retrieved = { $retrieved ->
    [0] { "" }
   *[other] , abbot taken back
}
part-cities = { $cities ->
    [one] { $cities } completed city
   *[other] { $cities } completed cities
}
part-each = { $each ->
    [one] , { $each } point each
   *[other] , { $each } points each
}
part-pig = { $pig ->
    [0] { "" }
   *[other] , with the pig
}
part-barn = { $barn_placed ->
    [0] { $barn_joined ->
        [0] { "" }
       *[other] , joined to a barn
    }
   *[other] , barn placed
}
