# Что стоит в картинках и в текстах, которые говорят то же словами.

## Что произошло, о чём спрашивают

scene-to-move = Ходит { $player }
scene-over = Игра окончена
scene-since = После вашего прошлого хода:
scene-hand = Выложить: { $tile }
scene-left = осталось: { $count }
scene-stack-tiles = { $count ->
    [one] Остался { $count } квадрат
    [few] Осталось { $count } квадрата
   *[many] Осталось { $count } квадратов
}
scene-more = … и ещё { $count }
scene-cut = … Остальное — в полном тексте.

scene-choose-part = Выберите участок карты.
scene-part = { $count ->
    [one] { $part }. { $count } клетка: { $cells }
    [few] { $part }. { $count } клетки: { $cells }
   *[many] { $part }. { $count } клеток: { $cells }
}
scene-fits = { $count ->
    [one] Квадрат подходит на { $count } клетку, в таких поворотах:
    [few] Квадрат подходит на { $count } клетки, в таких поворотах:
   *[many] Квадрат подходит на { $count } клеток, в таких поворотах:
}
scene-fits-at = { $count ->
    [one] Квадрат подходит на { $count } клетку: { $cells }.
    [few] Квадрат подходит на { $count } клетки: { $cells }.
   *[many] Квадрат подходит на { $count } клеток: { $cells }.
}
scene-spot = { $cell }: { $ways }
scene-choose-rotation = Как повернуть квадрат на { $cell }?
scene-way = { $way }. { phrase-rotation } (с севера по часовой стрелке: { $sides })
scene-option = { $number }. { $option }

## Люди

scene-player = { $player } ({ $colour }): { phrase-points }; { $held }.
scene-player-bare = { $player } ({ $colour }): { phrase-points }.

## Карта словами

scene-title-whole = Вся карта.
scene-title-news = Последние события
scene-map = Карта по рядам, с севера на юг. Стороны квадратов: север, восток, юг, запад.
scene-row = Ряд { $row }: { $tiles }.
scene-taken = Подданные на карте:
scene-nobody = Подданных на карте пока нет.
scene-free = Свободно:
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
   *[other] Владельцы: { $owners }.
}
scene-owned-by-nobody = Свободно.
scene-cell = На { $cell }: { $tile }
scene-figure = { $player }: { $role }, { $spot }.
scene-fitting = { $count ->
    [0] Клетка { $cell } пуста. Из оставшихся квадратов сюда не подходит ни один.
    [one] Клетка { $cell } пуста. Из оставшихся квадратов подходит { $count }: { $tiles }.
    [few] Клетка { $cell } пуста. Из оставшихся квадратов подходят { $count }: { $tiles }.
   *[many] Клетка { $cell } пуста. Из оставшихся квадратов подходят { $count }: { $tiles }.
}
scene-beyond = Рядом с { $cell } нет квадратов, поэтому сюда пока ничего не выложить. Карта — от { $first } до { $last }.
scene-beyond-first = Рядом с { $cell } нет квадратов, поэтому сюда пока ничего не выложить. Единственный квадрат — на { $first }.
scene-tiles = { $count } × { $tile }: { $described }
scene-gone = { $count ->
    [one] Закончился: { $tiles }.
    [few] Закончились: { $tiles }.
   *[many] Закончились: { $tiles }.
}
scene-gone-note = Серые закончились

## Владельцы, прогноз, итог

scene-title-owners = { $kind ->
    [field] Чьи поля
    [road] Чьи дороги
   *[city] Чьи города
}
scene-title-forecast = Если бы игра кончилась сейчас
scene-total = { $player }: { $now } сейчас + { $gain } в конце = { $total }
scene-concealed = { $player }: { $count ->
    [one] не учтена { $count } защищённая закрытая карта
    [few] не учтены { $count } защищённые закрытые карты
   *[many] не учтено { $count } защищённых закрытых карт
}
scene-title-score = Счёт
scene-rest = прочее
scene-chart = Счёт по ходу игры
scene-chart-turns = ходы
scene-chart-rounds = раунды

scene-reason-city = города
scene-reason-road = дороги
scene-reason-monastery = монастыри

## Партия, которая ждёт игроков

scene-title-lobby = Новая партия: { $game }
scene-join = Код: { $code }
scene-with = С дополнениями: { $modules }
scene-free-seat = Свободно
scene-free-seat-note = Присоединяйтесь
scene-seat-free = Место { $seat }: свободно.
scene-seat = Место { $seat }: { $player } ({ $colour }).

colour-red = красный
colour-blue = синий
colour-yellow = жёлтый
colour-green = зелёный
colour-black = чёрный
colour-pink = розовый
