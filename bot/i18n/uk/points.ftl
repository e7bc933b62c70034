# Очки й з чого вони складаються; повідомлення на кожну причину. Без дієслова: годиться для гри, фіналу й прогнозу.

points-road = { $player }: { phrase-points } за дорогу { $cell } ({ phrase-tiles }{ part-inn })
points-city = { $player }: { phrase-points } за місто { $cell } ({ phrase-tiles }{ part-shields }{ part-cathedral })
points-monastery = { $player }: { phrase-points } за монастир { $cell } ({ part-around }{ part-retrieved })
points-garden = { $player }: { phrase-points } за сад { $cell } ({ part-around }{ part-retrieved })
points-field = { $player }: { phrase-points } за поле { $cell } ({ part-cities }{ part-each }{ part-pig }{ part-barn })
points-barn = { $player }: { phrase-points } за стодолу на полі { $cell } ({ part-cities }{ part-each })
points-goods = { $wine ->
    [0] { $grain ->
        [0] { $player }: { phrase-points } за найбільше тканини ({ $cloth })
       *[other] { $player }: { phrase-points } за найбільше зерна ({ $grain })
    }
   *[other] { $player }: { phrase-points } за найбільше вина ({ $wine })
}
points-king = { $player }: { phrase-points } за короля ({ part-cities })
points-robber = { $player }: { phrase-points } за розбійника ({ $roads ->
    [one] { $roads } завершена дорога
    [few] { $roads } завершені дороги
   *[many] { $roads } завершених доріг
})
points-ransom = { $paid ->
    [0] { $player }: { phrase-points }, отримано викуп
   *[other] { $player }: { phrase-points }, сплачено викуп
}
points-defence = { $player }: { phrase-points } за оборону ({ $defenders ->
    [one] { $defenders } захисник
    [few] { $defenders } захисники
   *[many] { $defenders } захисників
})

## Карти

points-persons = { $player }: { phrase-points } за людей (сума { $sum } × карт { $cards })
points-animals = { $colour ->
    [blue] { $player }: { phrase-points } за синіх тварин ({ $group }, нових: { $new })
    [green] { $player }: { phrase-points } за зелених тварин ({ $group }, нових: { $new })
    [red] { $player }: { phrase-points } за червоних тварин ({ $group }, нових: { $new })
   *[yellow] { $player }: { phrase-points } за жовтих тварин ({ $group }, нових: { $new })
}
points-joker = { $player }: { phrase-points } за { $jokers ->
    [one] { $jokers } джокера-тварину
    [few] { $jokers } джокерів-тварин
   *[many] { $jokers } джокерів-тварин
} без тварин
points-misplaced = { $player }: { phrase-points } за { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
} не у своєму ряді
points-special = { $dragon ->
    [0] { $player }: { phrase-points } за фею
   *[other] { $fairy ->
        [0] { $player }: { phrase-points } за дракона
       *[other] { $player }: { phrase-points } за дракона й фею
    }
}
points-chest = { $player }: { phrase-points } за скриню (наборів по 4: { $sets_of_4 }, по 3: { $sets_of_3 }, по 2: { $sets_of_2 })

## Частини суми

part-inn = { $inn ->
    [0] { "" }
   *[other] , таверна
}
part-shields = { $shields ->
    [0] { "" }
    [one] , { $shields } щит
    [few] , { $shields } щити
   *[many] , { $shields } щитів
}
part-cathedral = { $cathedral ->
    [0] { "" }
   *[other] , собор
}
part-around = { phrase-tiles }, навколо { $neighbours }
part-retrieved = { $retrieved ->
    [0] { "" }
   *[other] , абата забрано
}
part-cities = { $cities ->
    [one] { $cities } завершене місто
    [few] { $cities } завершені міста
   *[many] { $cities } завершених міст
}
part-each = { $each ->
    [one] , по { $each } очку
    [few] , по { $each } очки
   *[many] , по { $each } очок
}
part-pig = { $pig ->
    [0] { "" }
   *[other] , зі свинею
}
part-barn = { $barn_placed ->
    [0] { $barn_joined ->
        [0] { "" }
       *[other] , з’єднано зі стодолою
    }
   *[other] , поставлено стодолу
}
