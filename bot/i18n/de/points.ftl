# Punkte mit den Teilen ihrer Summe, für jeden Grund eine Meldung, ohne Verb.

points-road = { $player }: { phrase-points } für die Straße bei { $cell } ({ phrase-tiles }{ part-inn })
points-city = { $player }: { phrase-points } für die Stadt bei { $cell } ({ phrase-tiles }{ part-shields }{ part-cathedral })
points-monastery = { $player }: { phrase-points } für das Kloster bei { $cell } ({ part-around }{ part-retrieved })
points-garden = { $player }: { phrase-points } für den Garten bei { $cell } ({ part-around }{ part-retrieved })
points-field = { $player }: { phrase-points } für die Wiese bei { $cell } ({ part-cities }{ part-each }{ part-pig }{ part-barn })
points-barn = { $player }: { phrase-points } für den Gutshof auf der Wiese bei { $cell } ({ part-cities }{ part-each })
points-goods = { $wine ->
    [0] { $grain ->
        [0] { $player }: { phrase-points } für den meisten Stoff ({ $cloth })
       *[other] { $player }: { phrase-points } für das meiste Korn ({ $grain })
    }
   *[other] { $player }: { phrase-points } für den meisten Wein ({ $wine })
}
points-king = { $player }: { phrase-points } für den König ({ part-cities })
points-robber = { $player }: { phrase-points } für den Raubritter ({ $roads ->
    [one] { $roads } fertige Straße
   *[other] { $roads } fertige Straßen
})
points-ransom = { $paid ->
    [0] { $player }: { phrase-points } als Lösegeld erhalten
   *[other] { $player }: { phrase-points } als Lösegeld gezahlt
}
points-defence = { $player }: { phrase-points } für { $defenders ->
    [one] { $defenders } Verteidiger
   *[other] { $defenders } Verteidiger
}

## Karten

points-persons = { $player }: { phrase-points } für Personen (Werte { $sum } × Karten { $cards })
points-animals = { $colour ->
    [blue] { $player }: { phrase-points } für die blauen Tiere ({ $group }, neu: { $new })
    [green] { $player }: { phrase-points } für die grünen Tiere ({ $group }, neu: { $new })
    [red] { $player }: { phrase-points } für die roten Tiere ({ $group }, neu: { $new })
   *[yellow] { $player }: { phrase-points } für die gelben Tiere ({ $group }, neu: { $new })
}
points-joker = { $player }: { phrase-points } für { $jokers ->
    [one] { $jokers } Tierjoker
   *[other] { $jokers } Tierjoker
} ohne Tiere
points-misplaced = { $player }: { phrase-points } für { $cards ->
    [one] { $cards } falsch gelegte Karte
   *[other] { $cards } falsch gelegte Karten
}
points-special = { $dragon ->
    [0] { $player }: { phrase-points } für die Fee
   *[other] { $fairy ->
        [0] { $player }: { phrase-points } für den Drachen
       *[other] { $player }: { phrase-points } für Drache und Fee
    }
}
points-chest = { $player }: { phrase-points } für die Truhe (Sätze zu 4: { $sets_of_4 }, zu 3: { $sets_of_3 }, zu 2: { $sets_of_2 })

## Teile der Summe

part-inn = { $inn ->
    [0] { "" }
   *[other] , Wirtshaus
}
part-shields = { $shields ->
    [0] { "" }
    [one] , { $shields } Wappen
   *[other] , { $shields } Wappen
}
part-cathedral = { $cathedral ->
    [0] { "" }
   *[other] , Kathedrale
}
part-around = { phrase-tiles }, { $neighbours } ringsum
part-retrieved = { $retrieved ->
    [0] { "" }
   *[other] , Abt zurückgenommen
}
part-cities = { $cities ->
    [one] { $cities } fertige Stadt
   *[other] { $cities } fertige Städte
}
part-each = { $each ->
    [one] , je { $each } Punkt
   *[other] , je { $each } Punkte
}
part-pig = { $pig ->
    [0] { "" }
   *[other] , mit dem Schwein
}
part-barn = { $barn_placed ->
    [0] { $barn_joined ->
        [0] { "" }
       *[other] , mit einem Gutshof verbunden
    }
   *[other] , Gutshof gesetzt
}
