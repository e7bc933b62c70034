# Почему отказано и как было бы правильно.

## Само действие

refusal-bad-action = Это нельзя прочитать как действие: { $why }.
refusal-unknown-action = Действия «{ $do }» нет. Есть: { $known }.
refusal-game-over = Игра окончена.
refusal-not-your-decision = Сейчас решает { $expected }, а не { $seat }.
refusal-wrong-kind = Сейчас нельзя { $deed }. Можно: { $expected }.
refusal-not-offered = Так нельзя { $deed }. Сейчас можно: { $expected }.

## Место квадрата

refusal-cell-taken = На { $at } уже лежит квадрат. Выберите свободную клетку.
refusal-no-neighbour = Клетка { $at } не соприкасается стороной ни с одним квадратом. Выберите соседнюю с каким-нибудь.
refusal-does-not-fit = Квадрат { $tile } не подходит к { $at } ({ phrase-rotation }). Подходит так: { $fitting }.
refusal-same-rotation = Квадрат { $tile } выглядит одинаково: { phrase-rotation } и { $canonical }. Выберите: { $canonical }.
refusal-bad-rotation = Квадрат поворачивают на 0, 1, 2 или 3 четверти оборота, а не на { $rot }.

## Место фишки

refusal-no-such-segment = На этом квадрате нет места «{ $on }». Есть: { $segments }.
refusal-none-left = В запасе больше нет фишки: { phrase-figure }.
refusal-figure-not-there = Эту фишку туда поставить нельзя: { phrase-figure }, { $on }.
refusal-occupied = Занято: { $on }. На этом объекте уже стоит фишка; выберите свободный.
refusal-needs-own-follower = Этой фишке нужен ваш подданный на том же объекте: { phrase-figure }, { $on }.

## Карты

refusal-no-such-card = Карты «{ $card }» нет.
refusal-card-not-in-hand = Этой карты нет у вас на руках: { phrase-card }.
refusal-must-lie-down = Первую карту раунда кладут рубашкой вверх: { phrase-card }.
refusal-must-lie-open = Рубашкой вверх кладут только первую карту раунда. Сыграйте эту открыто: { phrase-card }.
refusal-row-of-its-colour = Открытой эта карта идёт только в { phrase-row }: { phrase-card }.
refusal-follower-placed = Ваш большой феодал уже стоит в ряду. Сыграйте карту.
refusal-another-card-asked = Сейчас решается о другой карте: { $asked }, а не { phrase-card }.
refusal-no-animal-of-it = У вас нет таких животных для джокера: { phrase-colour }. Есть: { $held }.
refusal-too-many-cards = В колоде больше карт «{ phrase-card }», чем в игре ({ $count }).
refusal-too-few-cards = Карт в колоде: { $cards }; в игре их { $count }.

## Подготовка и записи

refusal-bad-record = Эту запись нельзя прочитать: { $why }.
refusal-unknown-game = Игры «{ $game }» нет. Есть: { $known }.
refusal-unknown-module = Дополнения «{ $module }» нет. Есть: { $known }.
refusal-unknown-option = Варианта «{ $option }» нет. Есть: { $known }.
refusal-repeated-module = Дополнение «{ $module }» названо дважды. Назовите его один раз.
refusal-bad-seats = { $seats ->
    [one] { $seats } игрок в это играть не может
    [few] { $seats } игрока в это играть не могут
   *[many] { $seats } игроков в это играть не могут
}. Нужно от { $fewest } до { $most }.
refusal-bad-rules = Версия правил { $rules } здесь неизвестна. Известны: { $known }.
refusal-no-draw = В подготовке нет ни зерна случайности, ни стопки. Нужно одно из двух.
refusal-bad-seed = Зерно случайности — это 64 знака от 0 до 9 и от a до f.
refusal-unknown-tile = Квадрата «{ $tile }» в этой игре нет.
refusal-too-many-tiles = В стопке больше квадратов { $tile }, чем в игре ({ $count }).
refusal-bad-stack = Эта стопка не от этой игры: { $why }.
refusal-action-refused = Действие { $number } не по правилам: { $why }
refusal-unfinished = Запись обрывается. Следующее решение: { $seat }.
refusal-result-differs = В записи результат { $recorded }; при повторе выходит { $replayed }.
