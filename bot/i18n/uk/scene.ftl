# Що стоїть на картинках і в текстах, які кажуть те саме словами.

## Що сталося, про що питають

scene-to-move = Ходить { $player }
scene-over = Гру закінчено
scene-since = Після вашого минулого ходу:
scene-hand = Викласти: { $tile }
scene-left = лишилося: { $count }
scene-stack-tiles = { $count ->
    [one] Лишилася { $count } плитка
    [few] Лишилося { $count } плитки
   *[many] Лишилося { $count } плиток
}
scene-more = … і ще { $count }
scene-cut = … Решта — у повному тексті.

scene-choose-part = Виберіть ділянку карти.
scene-part = { $count ->
    [one] { $part }. { $count } клітинка: { $cells }
    [few] { $part }. { $count } клітинки: { $cells }
   *[many] { $part }. { $count } клітинок: { $cells }
}
scene-fits = { $count ->
    [one] Плитка пасує на { $count } клітинку, у таких поворотах:
    [few] Плитка пасує на { $count } клітинки, у таких поворотах:
   *[many] Плитка пасує на { $count } клітинок, у таких поворотах:
}
scene-fits-at = { $count ->
    [one] Плитка пасує на { $count } клітинку: { $cells }.
    [few] Плитка пасує на { $count } клітинки: { $cells }.
   *[many] Плитка пасує на { $count } клітинок: { $cells }.
}
scene-spot = { $cell }: { $ways }
scene-choose-rotation = Як повернути плитку на { $cell }?
scene-way = { $way }. { phrase-rotation } (з півночі за годинниковою стрілкою: { $sides })
scene-option = { $number }. { $option }

## Люди

scene-player = { $player } ({ $colour }): { phrase-points }; { $held }.
scene-player-bare = { $player } ({ $colour }): { phrase-points }.

## Карта словами

scene-title-whole = Уся карта.
scene-title-news = Останні події
scene-map = Карта за рядами, з півночі на південь. Сторони плиток: північ, схід, південь, захід.
scene-row = Ряд { $row }: { $tiles }.
scene-taken = Підданці на карті:
scene-nobody = Підданців на карті поки немає.
scene-free = Вільно:
scene-feature = { $feature }, { $places }: { $state }, { phrase-points }.
scene-state = { $kind ->
    [field] { $cities ->
        [one] { $cities } завершене місто
        [few] { $cities } завершені міста
       *[many] { $cities } завершених міст
    }
    [monastery] { $open ->
        [one] { $open } порожня клітинка навколо
        [few] { $open } порожні клітинки навколо
       *[many] { $open } порожніх клітинок навколо
    }
    [garden] { $open ->
        [one] { $open } порожня клітинка навколо
        [few] { $open } порожні клітинки навколо
       *[many] { $open } порожніх клітинок навколо
    }
   *[other] { $open ->
        [one] { $open } відкрита сторона
        [few] { $open } відкриті сторони
       *[many] { $open } відкритих сторін
    }
}
scene-complete = завершено
scene-stands = { $player }: { $role } на { $cell }.
scene-owned = { $count ->
    [1] Власник: { $owners }.
   *[other] Власники: { $owners }.
}
scene-owned-by-nobody = Вільно.
scene-cell = На { $cell }: { $tile }
scene-figure = { $player }: { $role }, { $spot }.
scene-fitting = { $count ->
    [0] Клітинка { $cell } порожня. З плиток, що лишилися, сюди не пасує жодна.
    [one] Клітинка { $cell } порожня. З плиток, що лишилися, пасує { $count }: { $tiles }.
    [few] Клітинка { $cell } порожня. З плиток, що лишилися, пасують { $count }: { $tiles }.
   *[many] Клітинка { $cell } порожня. З плиток, що лишилися, пасує { $count }: { $tiles }.
}
scene-beyond = Поруч із { $cell } немає плиток, тож сюди поки нічого не викласти. Карта — від { $first } до { $last }.
scene-beyond-first = Поруч із { $cell } немає плиток, тож сюди поки нічого не викласти. Єдина плитка — на { $first }.
scene-tiles = { $count } × { $tile }: { $described }
scene-gone = { $count ->
    [one] Закінчилася: { $tiles }.
    [few] Закінчилися: { $tiles }.
   *[many] Закінчилися: { $tiles }.
}
scene-gone-note = Сірі закінчилися

## Власники, прогноз, підсумок

scene-title-owners = { $kind ->
    [field] Чиї поля
    [road] Чиї дороги
   *[city] Чиї міста
}
scene-title-forecast = Якби гра закінчилася зараз
scene-total = { $player }: { $now } зараз + { $gain } наприкінці = { $total }
scene-concealed = { $player }: { $count ->
    [one] не враховано { $count } захищену закриту карту
    [few] не враховано { $count } захищені закриті карти
   *[many] не враховано { $count } захищених закритих карт
}
scene-title-score = Рахунок
scene-rest = інше
scene-chart = Рахунок упродовж гри
scene-chart-turns = ходи
scene-chart-rounds = раунди

scene-reason-city = міста
scene-reason-road = дороги
scene-reason-monastery = монастирі

## Партія, що чекає на гравців

scene-title-lobby = Нова партія: { $game }
scene-join = Код: { $code }
scene-with = З доповненнями: { $modules }
scene-free-seat = Вільно
scene-free-seat-note = Приєднуйтеся
scene-seat-free = Місце { $seat }: вільне.
scene-seat = Місце { $seat }: { $player } ({ $colour }).

colour-red = червоний
colour-blue = синій
colour-yellow = жовтий
colour-green = зелений
colour-black = чорний
colour-pink = рожевий
