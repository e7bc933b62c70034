# Чому відмовлено і як було б правильно.

## Сама дія

refusal-bad-action = Це не можна прочитати як дію: { $why }.
refusal-unknown-action = Дії «{ $do }» немає. Є: { $known }.
refusal-game-over = Гру закінчено.
refusal-not-your-decision = Зараз вирішує { $expected }, а не { $seat }.
refusal-wrong-kind = Зараз не можна { $deed }. Можна: { $expected }.
refusal-not-offered = Так не можна { $deed }. Зараз можна: { $expected }.

## Місце плитки

refusal-cell-taken = На { $at } вже лежить плитка. Виберіть вільну клітинку.
refusal-no-neighbour = Клітинка { $at } не торкається стороною жодної плитки. Виберіть сусідню з якоюсь.
refusal-does-not-fit = Плитка { $tile } не пасує до { $at } ({ phrase-rotation }). Пасує так: { $fitting }.
refusal-same-rotation = Плитка { $tile } виглядає однаково: { phrase-rotation } і { $canonical }. Виберіть: { $canonical }.
refusal-bad-rotation = Плитку повертають на 0, 1, 2 або 3 чверті оберту, а не на { $rot }.

## Місце фігурки

refusal-no-such-segment = На цій плитці немає місця «{ $on }». Є: { $segments }.
refusal-none-left = У запасі більше немає фігурки: { phrase-figure }.
refusal-figure-not-there = Цю фігурку туди ставити не можна: { phrase-figure }, { $on }.
refusal-occupied = Зайнято: { $on }. На цьому об’єкті вже є фігурка; виберіть вільний.
refusal-needs-own-follower = Цій фігурці потрібен ваш підданець на тому самому об’єкті: { phrase-figure }, { $on }.

## Карти

refusal-no-such-card = Карти «{ $card }» немає.
refusal-card-not-in-hand = Цієї карти у вас на руках немає: { phrase-card }.
refusal-must-lie-down = Першу карту раунду кладуть сорочкою догори: { phrase-card }.
refusal-must-lie-open = Сорочкою догори кладуть лише першу карту раунду. Зіграйте цю відкрито: { phrase-card }.
refusal-row-of-its-colour = Відкритою ця карта йде лише { phrase-row-in }: { phrase-card }.
refusal-follower-placed = Ваш великий феодал уже стоїть у ряді. Зіграйте карту.
refusal-another-card-asked = Зараз вирішується про іншу карту: { $asked }, а не { phrase-card }.
refusal-no-animal-of-it = У вас немає таких тварин для джокера: { phrase-colour }. Є: { $held }.
refusal-too-many-cards = У колоді більше карт «{ phrase-card }», ніж у грі ({ $count }).
refusal-too-few-cards = Карт у колоді: { $cards }; у грі їх { $count }.

## Підготовка й записи

refusal-bad-record = Цей запис не можна прочитати: { $why }.
refusal-unknown-game = Гри «{ $game }» немає. Є: { $known }.
refusal-unknown-module = Доповнення «{ $module }» немає. Є: { $known }.
refusal-unknown-option = Варіанта «{ $option }» немає. Є: { $known }.
refusal-repeated-module = Доповнення «{ $module }» названо двічі. Назвіть його один раз.
refusal-bad-seats = { $seats ->
    [one] { $seats } гравець у це грати не може
    [few] { $seats } гравці в це грати не можуть
   *[many] { $seats } гравців у це грати не можуть
}. Потрібно від { $fewest } до { $most }.
refusal-bad-rules = Версія правил { $rules } тут невідома. Відомі: { $known }.
refusal-no-draw = У підготовці немає ні зерна випадковості, ні стосу. Потрібне одне з двох.
refusal-bad-seed = Зерно випадковості — це 64 знаки від 0 до 9 і від a до f.
refusal-unknown-tile = Плитки «{ $tile }» у цій грі немає.
refusal-too-many-tiles = У стосі більше плиток { $tile }, ніж у грі ({ $count }).
refusal-bad-stack = Цей стос не від цієї гри: { $why }.
refusal-action-refused = Дія { $number } не за правилами: { $why }
refusal-unfinished = Запис обривається. Наступне рішення: { $seat }.
refusal-result-differs = У записі результат { $recorded }; при повторі виходить { $replayed }.
