# Почему компьютер выбирает именно так, сам или на месте игрока, и что он говорит об оконченной игре.

why-only = Больше ничего сделать нельзя.
why-scores = Это сразу приносит { phrase-points }.
why-saves = Так фишки сберегаются для лучшего случая.
why-builds = Так позиция выходит лучше всего.
why-draws = Новый квадрат обещает больше, чем всё остальное.
why-claims = Так на { $cell } начинается что-то своё.
why-farms = Крестьянин на { $cell } в конце принесёт примерно { phrase-points }.
why-improves = Фишка на { $cell } должна принести примерно на { phrase-points } больше.
why-spoils = { $other } может ожидать примерно на { phrase-points } меньше.
why-joins = Так на { $cell } можно войти в долю ({ $other }).
why-goods = Это приносит товары города.
why-token = { $token ->
    [king] Это приносит короля за самый крупный город.
   *[robber] Это приносит атамана за самую длинную дорогу.
}
why-double = Строитель даёт второй квадрат.
why-home = Фишка с { $cell } возвращается и снова свободна.
why-nowhere = Больше этот квадрат никуда не подходит.
why-denies = В другом месте квадрат мог бы принести сопернику ({ $other }) ещё { phrase-points }.
why-avoids = В другом месте квадрат мог бы отнять у собственных фишек { phrase-points }.
why-idle = Где бы ни лежал этот квадрат, пользы от него мало.
why-ransom = Фишка дороже выкупа.
why-abbey = На { $cell } от аббатства больше всего пользы.
why-retrieve = На { $cell } аббат принёс всё, что мог: { phrase-points }.
why-wagon = На { $cell } повозка найдёт новое дело.
why-withdraw = Без фишки на { $cell } обойтись легче всего.
why-exchange = Эта фишка нужнее других.
why-siege = Там атака меньше всего вредит своим.
why-captures = Это даёт пленного с { $cell } ({ $other }).
why-barn = Для амбара на { $cell } лучшее поле.
why-tower = Башня на { $cell } угрожает всем вокруг.
why-defends = Защитник приносит очки и бережёт своих от отступления.
why-claims-row = В ряду видно { phrase-points }, и его могут перехватить.
why-takes-points = Десять очков сейчас — больше, чем принесёт карта.
why-keeps-card = Карта принесёт больше десяти очков.
why-assigns = В этой группе джокер принесёт больше всего.
why-lays-stray = Карта не в своём ряду — это десять очков тому, кто возьмёт ряд.
why-lays-down = Так ряд, который хочется взять, становится лучше.
why-lays-joker = В этом ряду джокер ценнее всего.
why-lays-card = Из карт на руках эта меньше всего поможет другим и больше всего себе.
why-simplest = Компьютер не ответил, поэтому сыгран самый простой ход.

review-sources = { $player }: { $sources }
review-turning-point = Ход { $turn }, { $player }: перевес меняется на { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
review-better = Ход { $turn }, { $player }: { $played }. Лучше примерно на { phrase-points }: { $option }.
# What was chosen for the tile that had just been laid at this cell.
review-there = { $cell }: { $option }
