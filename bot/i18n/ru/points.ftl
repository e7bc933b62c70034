# Очки и из чего они складываются; сообщение на каждую причину. Без глагола: годится для игры, финала и прогноза.

points-road = { $player }: { phrase-points } за дорогу { $cell } ({ phrase-tiles }{ part-inn })
points-city = { $player }: { phrase-points } за город { $cell } ({ phrase-tiles }{ part-shields }{ part-cathedral })
points-monastery = { $player }: { phrase-points } за монастырь { $cell } ({ part-around }{ part-retrieved })
points-garden = { $player }: { phrase-points } за сад { $cell } ({ part-around }{ part-retrieved })
points-field = { $player }: { phrase-points } за поле { $cell } ({ part-cities }{ part-each }{ part-pig }{ part-barn })
points-barn = { $player }: { phrase-points } за амбар на поле { $cell } ({ part-cities }{ part-each })
points-goods = { $wine ->
    [0] { $grain ->
        [0] { $player }: { phrase-points } за перевес в ткани ({ $cloth })
       *[other] { $player }: { phrase-points } за перевес в зерне ({ $grain })
    }
   *[other] { $player }: { phrase-points } за перевес в вине ({ $wine })
}
points-king = { $player }: { phrase-points } за короля ({ part-cities })
points-robber = { $player }: { phrase-points } за атамана ({ $roads ->
    [one] { $roads } завершённая дорога
    [few] { $roads } завершённые дороги
   *[many] { $roads } завершённых дорог
})
points-ransom = { $paid ->
    [0] { $player }: { phrase-points }, получен выкуп
   *[other] { $player }: { phrase-points }, уплачен выкуп
}
points-defence = { $player }: { phrase-points } за оборону ({ $defenders ->
    [one] { $defenders } защитник
    [few] { $defenders } защитника
   *[many] { $defenders } защитников
})

## Карты

points-persons = { $player }: { phrase-points } за людей (сумма { $sum } × карт { $cards })
points-animals = { $colour ->
    [blue] { $player }: { phrase-points } за синих животных ({ $group }, новых: { $new })
    [green] { $player }: { phrase-points } за зелёных животных ({ $group }, новых: { $new })
    [red] { $player }: { phrase-points } за красных животных ({ $group }, новых: { $new })
   *[yellow] { $player }: { phrase-points } за жёлтых животных ({ $group }, новых: { $new })
}
points-joker = { $player }: { phrase-points } за { $jokers ->
    [one] { $jokers } джокера-животное
    [few] { $jokers } джокеров-животных
   *[many] { $jokers } джокеров-животных
} без животных
points-misplaced = { $player }: { phrase-points } за { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
} не в своём ряду
points-special = { $dragon ->
    [0] { $player }: { phrase-points } за фею
   *[other] { $fairy ->
        [0] { $player }: { phrase-points } за дракона
       *[other] { $player }: { phrase-points } за дракона и фею
    }
}
points-chest = { $player }: { phrase-points } за сундук (наборов по 4: { $sets_of_4 }, по 3: { $sets_of_3 }, по 2: { $sets_of_2 })

## Части суммы

part-inn = { $inn ->
    [0] { "" }
   *[other] , таверна
}
part-shields = { $shields ->
    [0] { "" }
    [one] , { $shields } щит
    [few] , { $shields } щита
   *[many] , { $shields } щитов
}
part-cathedral = { $cathedral ->
    [0] { "" }
   *[other] , собор
}
part-around = { phrase-tiles }, вокруг { $neighbours }
part-retrieved = { $retrieved ->
    [0] { "" }
   *[other] , аббат возвращён
}
part-cities = { $cities ->
    [one] { $cities } завершённый город
    [few] { $cities } завершённых города
   *[many] { $cities } завершённых городов
}
part-each = { $each ->
    [one] , по { $each } очку
    [few] , по { $each } очка
   *[many] , по { $each } очков
}
part-pig = { $pig ->
    [0] { "" }
   *[other] , со свиньёй
}
part-barn = { $barn_placed ->
    [0] { $barn_joined ->
        [0] { "" }
       *[other] , соединено с амбаром
    }
   *[other] , поставлен амбар
}
