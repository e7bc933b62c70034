# Punkty ze składnikami sumy, dla każdego powodu komunikat bez czasownika.

points-road = { $player }: { phrase-points } za drogę przy { $cell } ({ phrase-tiles }{ part-inn })
points-city = { $player }: { phrase-points } za miasto przy { $cell } ({ phrase-tiles }{ part-shields }{ part-cathedral })
points-monastery = { $player }: { phrase-points } za klasztor na { $cell } ({ part-around }{ part-retrieved })
points-garden = { $player }: { phrase-points } za ogród na { $cell } ({ part-around }{ part-retrieved })
points-field = { $player }: { phrase-points } za łąkę przy { $cell } ({ part-cities }{ part-each }{ part-pig }{ part-barn })
points-barn = { $player }: { phrase-points } za stodołę na łące przy { $cell } ({ part-cities }{ part-each })
points-goods = { $wine ->
    [0] { $grain ->
        [0] { $player }: { phrase-points } za najwięcej sukna ({ $cloth })
       *[other] { $player }: { phrase-points } za najwięcej zboża ({ $grain })
    }
   *[other] { $player }: { phrase-points } za najwięcej wina ({ $wine })
}
points-king = { $player }: { phrase-points } za króla ({ part-cities })
points-robber = { $player }: { phrase-points } za rabusia ({ $roads ->
    [one] { $roads } ukończona droga
    [few] { $roads } ukończone drogi
   *[many] { $roads } ukończonych dróg
})
points-ransom = { $paid ->
    [0] { $player }: { phrase-points } otrzymanego okupu
   *[other] { $player }: { phrase-points } zapłaconego okupu
}
points-defence = { $player }: { phrase-points } za { $defenders ->
    [one] { $defenders } obrońcę
    [few] { $defenders } obrońców
   *[many] { $defenders } obrońców
}

## Karty

points-persons = { $player }: { phrase-points } za osoby (wartości { $sum } × karty { $cards })
points-animals = { $colour ->
    [blue] { $player }: { phrase-points } za niebieskie zwierzęta ({ $group }, nowe: { $new })
    [green] { $player }: { phrase-points } za zielone zwierzęta ({ $group }, nowe: { $new })
    [red] { $player }: { phrase-points } za czerwone zwierzęta ({ $group }, nowe: { $new })
   *[yellow] { $player }: { phrase-points } za żółte zwierzęta ({ $group }, nowe: { $new })
}
points-joker = { $player }: { phrase-points } za { $jokers ->
    [one] { $jokers } jokera zwierząt
    [few] { $jokers } jokery zwierząt
   *[many] { $jokers } jokerów zwierząt
} bez zwierząt
points-misplaced = { $player }: { phrase-points } za { $cards ->
    [one] { $cards } zbłąkaną kartę
    [few] { $cards } zbłąkane karty
   *[many] { $cards } zbłąkanych kart
}
points-special = { $dragon ->
    [0] { $player }: { phrase-points } za wróżkę
   *[other] { $fairy ->
        [0] { $player }: { phrase-points } za smoka
       *[other] { $player }: { phrase-points } za smoka i wróżkę
    }
}
points-chest = { $player }: { phrase-points } za skrzynię (zestawy po 4: { $sets_of_4 }, po 3: { $sets_of_3 }, po 2: { $sets_of_2 })

## Składniki sumy

part-inn = { $inn ->
    [0] { "" }
   *[other] , karczma
}
part-shields = { $shields ->
    [0] { "" }
    [one] , { $shields } herb
    [few] , { $shields } herby
   *[many] , { $shields } herbów
}
part-cathedral = { $cathedral ->
    [0] { "" }
   *[other] , katedra
}
part-around = { phrase-tiles }, wokół { $neighbours }
part-retrieved = { $retrieved ->
    [0] { "" }
   *[other] , opat zabrany
}
part-cities = { $cities ->
    [one] { $cities } ukończone miasto
    [few] { $cities } ukończone miasta
   *[many] { $cities } ukończonych miast
}
part-each = { $each ->
    [one] , po { $each } punkcie
    [few] , po { $each } punkty
   *[many] , po { $each } punktów
}
part-pig = { $pig ->
    [0] { "" }
   *[other] , ze świnią
}
part-barn = { $barn_placed ->
    [0] { $barn_joined ->
        [0] { "" }
       *[other] , połączona ze stodołą
    }
   *[other] , stodoła postawiona
}
