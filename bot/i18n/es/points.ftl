# Puntos con los términos de su suma, un mensaje por motivo, sin verbo.

points-road = { $player }: { phrase-points } por el camino en { $cell } ({ phrase-tiles }{ part-inn })
points-city = { $player }: { phrase-points } por la ciudad en { $cell } ({ phrase-tiles }{ part-shields }{ part-cathedral })
points-monastery = { $player }: { phrase-points } por el monasterio en { $cell } ({ part-around }{ part-retrieved })
points-garden = { $player }: { phrase-points } por el jardín en { $cell } ({ part-around }{ part-retrieved })
points-field = { $player }: { phrase-points } por el prado en { $cell } ({ part-cities }{ part-each }{ part-pig }{ part-barn })
points-barn = { $player }: { phrase-points } por el granero del prado en { $cell } ({ part-cities }{ part-each })
points-goods = { $wine ->
    [0] { $grain ->
        [0] { $player }: { phrase-points } por tener más tela ({ $cloth })
       *[other] { $player }: { phrase-points } por tener más trigo ({ $grain })
    }
   *[other] { $player }: { phrase-points } por tener más vino ({ $wine })
}
points-king = { $player }: { phrase-points } por el rey ({ part-cities })
points-robber = { $player }: { phrase-points } por el bandolero ({ $roads ->
    [one] { $roads } camino completo
   *[other] { $roads } caminos completos
})
points-ransom = { $paid ->
    [0] { $player }: { phrase-points } de rescate cobrado
   *[other] { $player }: { phrase-points } de rescate pagado
}
points-defence = { $player }: { phrase-points } por { $defenders ->
    [one] { $defenders } defensor
   *[other] { $defenders } defensores
}

## Cartas

points-persons = { $player }: { phrase-points } por personas (valores { $sum } × cartas { $cards })
points-animals = { $colour ->
    [blue] { $player }: { phrase-points } por los animales azules ({ $group }, nuevos: { $new })
    [green] { $player }: { phrase-points } por los animales verdes ({ $group }, nuevos: { $new })
    [red] { $player }: { phrase-points } por los animales rojos ({ $group }, nuevos: { $new })
   *[yellow] { $player }: { phrase-points } por los animales amarillos ({ $group }, nuevos: { $new })
}
points-joker = { $player }: { phrase-points } por { $jokers ->
    [one] { $jokers } comodín animal
   *[other] { $jokers } comodines animales
} sin animales
points-misplaced = { $player }: { phrase-points } por { $cards ->
    [one] { $cards } carta extraviada
   *[other] { $cards } cartas extraviadas
}
points-special = { $dragon ->
    [0] { $player }: { phrase-points } por el hada
   *[other] { $fairy ->
        [0] { $player }: { phrase-points } por el dragón
       *[other] { $player }: { phrase-points } por el dragón y el hada
    }
}
points-chest = { $player }: { phrase-points } por el cofre (series de 4: { $sets_of_4 }, de 3: { $sets_of_3 }, de 2: { $sets_of_2 })

## Términos de la suma

part-inn = { $inn ->
    [0] { "" }
   *[other] , posada
}
part-shields = { $shields ->
    [0] { "" }
    [one] , { $shields } escudo
   *[other] , { $shields } escudos
}
part-cathedral = { $cathedral ->
    [0] { "" }
   *[other] , catedral
}
part-around = { phrase-tiles }, { $neighbours } alrededor
part-retrieved = { $retrieved ->
    [0] { "" }
   *[other] , abad recogido
}
part-cities = { $cities ->
    [one] { $cities } ciudad completa
   *[other] { $cities } ciudades completas
}
part-each = { $each ->
    [one] , { $each } punto cada una
   *[other] , { $each } puntos cada una
}
part-pig = { $pig ->
    [0] { "" }
   *[other] , con el cerdo
}
part-barn = { $barn_placed ->
    [0] { $barn_joined ->
        [0] { "" }
       *[other] , unido a un granero
    }
   *[other] , granero colocado
}
