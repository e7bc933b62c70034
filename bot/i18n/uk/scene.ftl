# Що стоїть на картинках і в текстах, які кажуть те саме словами.

## Що сталося, про що питають

scene-over = Гру закінчено.
scene-since = Після вашого попереднього ходу:
scene-hand = { $tile }
scene-left = лишилося: { $count }
scene-stack-tiles = { $count ->
    [one] лишилася { $count } плитка
    [few] лишилося { $count } плитки
   *[many] лишилося { $count } плиток
}
scene-more = … і ще { $count }
scene-cut = … Решта — у повному тексті.

scene-choose-part = Виберіть частину карти.
scene-part = { $count ->
    [one] { $part }. { $count } клітинка: { $cells }
    [few] { $part }. { $count } клітинки: { $cells }
   *[many] { $part }. { $count } клітинок: { $cells }
}
scene-fits = Куди пасує плитка ({ $count }) і як її можна повернути:
scene-fits-at = Куди пасує плитка ({ $count }): { $cells }.
scene-spot = { $cell }: { $ways }
scene-choose-rotation = Виберіть, як ляже плитка на { $cell }.
scene-way = { $way }. { phrase-rotation } (з півночі по колу: { $sides })
scene-option = { $number }. { $option }

## Люди

scene-player = { $player } ({ $colour }): { phrase-points }; при собі: { $held }.
scene-player-bare = { $player } ({ $colour }): { phrase-points }.

## Карта словами

scene-title-whole = Уся карта.
scene-title-news = Що щойно сталося
scene-map = Карта рядами з півночі на південь. Кожна плитка — з північної сторони: північ, схід, південь, захід.
scene-row = Ряд { $row }: { $tiles }.
scene-taken = Фігурки на карті:
scene-nobody = Поки нікого немає.
scene-free = Тут нікого немає:
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
   *[other] Володіють разом: { $owners }.
}
scene-owned-by-nobody = Власника немає.
scene-cell = На { $cell }: { $tile }
scene-figure = { $player }: { $role }, { $spot }.
scene-fitting = { $count ->
    [0] { $cell } — порожня клітинка. З плиток, що лишилися, сюди не пасує жодна.
    [one] { $cell } — порожня клітинка. Пасує { $count } з плиток, що лишилися: { $tiles }.
    [few] { $cell } — порожня клітинка. Пасують { $count } з плиток, що лишилися: { $tiles }.
   *[many] { $cell } — порожня клітинка. Пасують { $count } з плиток, що лишилися: { $tiles }.
}
scene-beyond = Клітинка { $cell } не торкається стороною жодної плитки, поки туди нічого не покласти. Карта — від { $first } до { $last }.
scene-tiles = { $count } × { $tile }: { $described }
scene-gone = Більше немає ({ $count }): { $tiles }.
scene-gone-note = Сірі: більше немає

## Власники, прогноз, підсумок

scene-title-owners = { $kind ->
    [field] Чиї це поля
    [road] Чиї це дороги
   *[city] Чиї це міста
}
scene-title-forecast = Якби гра закінчилася зараз
scene-total = { $player }: { $now } + { $gain } = { $total }
scene-concealed = { $player }: { $count ->
    [one] { $count } захищена карта закрита й не врахована
    [few] { $count } захищені карти закриті й не враховані
   *[many] { $count } захищених карт закриті й не враховані
}
scene-title-score = Рахунок
scene-chart = Рахунок упродовж гри
scene-chart-turns = ходи
scene-chart-rounds = раунди

scene-reason-city = Міста
scene-reason-road = Дороги
scene-reason-monastery = Монастирі

## Стіл, що чекає

scene-title-lobby = { $game }: стіл
scene-join = Код для входу: { $code }.
scene-with = З доповненнями: { $modules }
scene-free-seat = Вільно
scene-free-seat-note = Сідайте грати
scene-seat-free = Місце { $seat }: вільне.
scene-seat = Місце { $seat }: { $player } ({ $colour }).

colour-red = червоний
colour-blue = синій
colour-yellow = жовтий
colour-green = зелений
colour-black = чорний
colour-pink = рожевий
