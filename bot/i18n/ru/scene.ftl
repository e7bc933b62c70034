# Что стоит в картинках и в текстах, которые говорят то же словами.

## Что произошло, о чём спрашивают

scene-over = Игра окончена.
scene-since = После вашего прошлого хода:
scene-hand = { $tile }
scene-left = осталось: { $count }
scene-stack-tiles = { $count ->
    [one] остался { $count } квадрат
    [few] осталось { $count } квадрата
   *[many] осталось { $count } квадратов
}
scene-more = … и ещё { $count }
scene-cut = … Остальное — в полном тексте.

scene-choose-part = Выберите часть карты.
scene-part = { $count ->
    [one] { $part }. { $count } клетка: { $cells }
    [few] { $part }. { $count } клетки: { $cells }
   *[many] { $part }. { $count } клеток: { $cells }
}
scene-fits = Куда подходит квадрат ({ $count }) и как его можно повернуть:
scene-fits-at = Куда подходит квадрат ({ $count }): { $cells }.
scene-spot = { $cell }: { $ways }
scene-choose-rotation = Выберите, как ляжет квадрат на { $cell }.
scene-way = { $way }. { phrase-rotation } (с севера по кругу: { $sides })
scene-option = { $number }. { $option }

## Люди

scene-player = { $player } ({ $colour }): { phrase-points }; при себе: { $held }.
scene-player-bare = { $player } ({ $colour }): { phrase-points }.

## Карта словами

scene-title-whole = Вся карта.
scene-title-news = Что только что произошло
scene-map = Карта по рядам с севера на юг. Каждый квадрат — с северной стороны: север, восток, юг, запад.
scene-row = Ряд { $row }: { $tiles }.
scene-taken = Фишки на карте:
scene-nobody = Пока никого нет.
scene-free = Здесь никого нет:
scene-feature = { $feature }, { $places }: { $state }, { phrase-points }.
scene-state = { $kind ->
    [field] { $cities ->
        [one] { $cities } завершённый город
        [few] { $cities } завершённых города
       *[many] { $cities } завершённых городов
    }
    [monastery] { $open ->
        [one] { $open } пустая клетка вокруг
        [few] { $open } пустые клетки вокруг
       *[many] { $open } пустых клеток вокруг
    }
    [garden] { $open ->
        [one] { $open } пустая клетка вокруг
        [few] { $open } пустые клетки вокруг
       *[many] { $open } пустых клеток вокруг
    }
   *[other] { $open ->
        [one] { $open } открытая сторона
        [few] { $open } открытые стороны
       *[many] { $open } открытых сторон
    }
}
scene-complete = завершено
scene-stands = { $player }: { $role } на { $cell }.
scene-owned = { $count ->
    [1] Владелец: { $owners }.
   *[other] Владеют вместе: { $owners }.
}
scene-owned-by-nobody = Владельца нет.
scene-cell = На { $cell }: { $tile }
scene-figure = { $player }: { $role }, { $spot }.
scene-fitting = { $count ->
    [0] { $cell } — пустая клетка. Из оставшихся квадратов сюда не подходит ни один.
    [one] { $cell } — пустая клетка. Подходит { $count } из оставшихся квадратов: { $tiles }.
    [few] { $cell } — пустая клетка. Подходят { $count } из оставшихся квадратов: { $tiles }.
   *[many] { $cell } — пустая клетка. Подходят { $count } из оставшихся квадратов: { $tiles }.
}
scene-beyond = Клетка { $cell } не соприкасается стороной ни с одним квадратом, пока туда ничего не положить. Карта — от { $first } до { $last }.
scene-tiles = { $count } × { $tile }: { $described }
scene-gone = Больше нет ({ $count }): { $tiles }.
scene-gone-note = Серые: больше нет

## Владельцы, прогноз, итог

scene-title-owners = { $kind ->
    [field] Чьи это поля
    [road] Чьи это дороги
   *[city] Чьи это города
}
scene-title-forecast = Если бы игра кончилась сейчас
scene-total = { $player }: { $now } + { $gain } = { $total }
scene-concealed = { $player }: { $count ->
    [one] { $count } защищённая карта закрыта и не учтена
    [few] { $count } защищённые карты закрыты и не учтены
   *[many] { $count } защищённых карт закрыты и не учтены
}
scene-title-score = Счёт
scene-chart = Счёт по ходу игры
scene-chart-turns = ходы
scene-chart-rounds = раунды

scene-reason-city = Города
scene-reason-road = Дороги
scene-reason-monastery = Монастыри

## Стол, который ждёт

scene-title-lobby = { $game }: стол
scene-join = Код для входа: { $code }.
scene-with = С дополнениями: { $modules }
scene-free-seat = Свободно
scene-free-seat-note = Садитесь играть
scene-seat-free = Место { $seat }: свободно.
scene-seat = Место { $seat }: { $player } ({ $colour }).

colour-red = красный
colour-blue = синий
colour-yellow = жёлтый
colour-green = зелёный
colour-black = чёрный
colour-pink = розовый
