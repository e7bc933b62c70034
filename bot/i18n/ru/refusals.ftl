# Почему отказано и как было бы правильно.

## Само действие

refusal-bad-action = Не могу понять это действие: { $why }.
refusal-unknown-action = Действия «{ $do }» нет. Есть: { $known }.
refusal-game-over = Игра окончена.
refusal-not-your-decision = { $seat } сейчас не ходит. Решает { $expected }.
refusal-wrong-kind = Сейчас нельзя { $deed }. Можно: { $expected }.
refusal-not-offered = Так { $deed } нельзя. Можно: { $expected }.

## Место квадрата

refusal-cell-taken = На { $at } уже лежит квадрат. Выберите пустую клетку.
refusal-no-neighbour = Рядом с { $at } нет квадратов. Выберите клетку рядом с выложенным квадратом.
refusal-does-not-fit = Квадрат { $tile } не подходит на { $at } ({ phrase-rotation }). Подходит так: { $fitting }.
refusal-same-rotation = Квадрат { $tile } лежит одинаково: { phrase-rotation } и { $canonical }. Выберите: { $canonical }.
refusal-bad-rotation = Квадрат поворачивают на 0, 1, 2 или 3 четверти, а не на { $rot }.

## Место подданного

refusal-no-such-segment = На этом квадрате нет «{ $on }». Есть: { $segments }.
refusal-none-left = В запасе больше нет: { phrase-figure }.
refusal-figure-not-there = Туда это поставить нельзя: { phrase-figure }, { $on }.
refusal-occupied = Уже занято: { $on }. Выберите свободный объект.
refusal-needs-own-follower = Сначала там нужен ваш подданный: { phrase-figure }, { $on }.

## Карты

refusal-no-such-card = Карты «{ $card }» нет.
refusal-card-not-in-hand = Этой карты у вас нет: { phrase-card }.
refusal-must-lie-down = Первую карту раунда кладут рубашкой вверх: { phrase-card }.
refusal-must-lie-open = Рубашкой вверх кладут только первую карту раунда. Эту сыграйте открыто: { phrase-card }.
refusal-row-of-its-colour = Открытой эту карту кладут в { phrase-row }: { phrase-card }.
refusal-follower-placed = Ваш большой феодал уже в ряду. Сыграйте карту.
refusal-another-card-asked = Сейчас речь о другой карте: { $asked }, а не { phrase-card }.
refusal-no-animal-of-it = Таких животных для джокера у вас нет: { phrase-colour }. Есть: { $held }.
refusal-too-many-cards = В колоде карт «{ phrase-card }» больше, чем в игре ({ $count }).
refusal-too-few-cards = Карт в колоде: { $cards }, а в игре: { $count }.

## Подготовка и записи

refusal-bad-record = Не могу прочитать эту запись: { $why }.
refusal-unknown-game = Игры «{ $game }» нет. Есть: { $known }.
refusal-unknown-module = Дополнения «{ $module }» нет. Есть: { $known }.
refusal-unknown-option = Варианта «{ $option }» нет. Есть: { $known }.
refusal-repeated-module = Дополнение «{ $module }» указано дважды. Укажите его один раз.
refusal-bad-seats = { $seats ->
    [one] { $seats } игрок играть в это не может.
    [few] { $seats } игрока играть в это не могут.
   *[many] { $seats } игроков играть в это не могут.
} Нужно от { $fewest } до { $most }.
refusal-bad-rules = Не знаю версию правил { $rules }. Знаю: { $known }.
refusal-no-draw = В записи нет ни зерна, ни порядка квадратов. Нужно одно из двух.
refusal-bad-seed = В зерне 64 знака: цифры от 0 до 9 и буквы от a до f.
refusal-unknown-tile = Квадрата «{ $tile }» в этой игре нет.
refusal-too-many-tiles = Квадратов { $tile } больше, чем в игре ({ $count }).
refusal-bad-stack = Эти квадраты не из этой игры: { $why }.
refusal-action-refused = Действие { $number } нарушает правила: { $why }
refusal-unfinished = Запись обрывается. Дальше решает { $seat }.
refusal-result-differs = В записи результат { $recorded }, а по ходам выходит { $replayed }.
