# Чому відмовлено і як було б правильно.

## Сама дія

refusal-bad-action = Не можу зрозуміти цю дію: { $why }.
refusal-unknown-action = Дії «{ $do }» немає. Є: { $known }.
refusal-game-over = Гру закінчено.
refusal-not-your-decision = { $seat } зараз не ходить. Вирішує { $expected }.
refusal-wrong-kind = Зараз не можна { $deed }. Можна: { $expected }.
refusal-not-offered = Так { $deed } не можна. Можна: { $expected }.

## Місце плитки

refusal-cell-taken = На { $at } вже лежить плитка. Виберіть порожню клітинку.
refusal-no-neighbour = Поруч із { $at } немає плиток. Виберіть клітинку поруч із викладеною плиткою.
refusal-does-not-fit = Плитка { $tile } не пасує на { $at } ({ phrase-rotation }). Пасує так: { $fitting }.
refusal-same-rotation = Плитка { $tile } лежить однаково: { phrase-rotation } і { $canonical }. Виберіть: { $canonical }.
refusal-bad-rotation = Плитку повертають на 0, 1, 2 або 3 чверті, а не на { $rot }.

## Місце підданця

refusal-no-such-segment = На цій плитці немає «{ $on }». Є: { $segments }.
refusal-none-left = У запасі більше немає: { phrase-figure }.
refusal-figure-not-there = Туди цього не поставити: { phrase-figure }, { $on }.
refusal-occupied = Уже зайнято: { $on }. Виберіть вільний об’єкт.
refusal-needs-own-follower = Спершу там потрібен ваш підданець: { phrase-figure }, { $on }.

## Карти

refusal-no-such-card = Карти «{ $card }» немає.
refusal-card-not-in-hand = Цієї карти ви не маєте: { phrase-card }.
refusal-must-lie-down = Першу карту раунду кладуть сорочкою догори: { phrase-card }.
refusal-must-lie-open = Сорочкою догори кладуть лише першу карту раунду. Цю зіграйте відкрито: { phrase-card }.
refusal-row-of-its-colour = Відкритою цю карту кладуть у { phrase-row }: { phrase-card }.
refusal-follower-placed = Ваш великий підданець уже в ряді. Зіграйте карту.
refusal-another-card-asked = Зараз ідеться про іншу карту: { $asked }, а не { phrase-card }.
refusal-no-animal-of-it = Таких тварин для джокера ви не маєте: { phrase-colour }. Є: { $held }.
refusal-too-many-cards = У колоді карт «{ phrase-card }» більше, ніж у грі ({ $count }).
refusal-too-few-cards = Карт у колоді: { $cards }, а в грі: { $count }.

## Підготовка й записи

refusal-bad-record = Не можу прочитати цей запис: { $why }.
refusal-unknown-game = Гри «{ $game }» немає. Є: { $known }.
refusal-unknown-module = Доповнення «{ $module }» немає. Є: { $known }.
refusal-unknown-option = Варіанта «{ $option }» немає. Є: { $known }.
refusal-repeated-module = Доповнення «{ $module }» вказано двічі. Вкажіть його один раз.
refusal-bad-seats = { $seats ->
    [one] { $seats } гравець грати в це не може.
    [few] { $seats } гравці грати в це не можуть.
   *[many] { $seats } гравців грати в це не можуть.
} Потрібно від { $fewest } до { $most }.
refusal-bad-rules = Не знаю версії правил { $rules }. Знаю: { $known }.
refusal-no-draw = У записі немає ні зерна, ні порядку плиток. Потрібне одне з двох.
refusal-bad-seed = Зерно має 64 знаки: цифри від 0 до 9 і літери від a до f.
refusal-unknown-tile = Плитки «{ $tile }» у цій грі немає.
refusal-too-many-tiles = Плиток { $tile } більше, ніж у грі ({ $count }).
refusal-bad-stack = Ці плитки не з цієї гри: { $why }.
refusal-action-refused = Дія { $number } порушує правила: { $why }
refusal-unfinished = Запис обривається. Далі вирішує { $seat }.
refusal-result-differs = У записі результат { $recorded }, а за ходами виходить { $replayed }.
