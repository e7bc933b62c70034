# Почему компьютер выбирает именно так, сам или на месте игрока, и что он говорит об оконченной игре.

why-only = Больше ничего сделать нельзя.
why-scores = Это сразу приносит { phrase-points }.
why-saves = Так фишки сберегаются для лучшего случая.
why-draws = Новый квадрат обещает больше, чем всё остальное.
why-claims = Так на { $cell } начинается что-то своё.
why-farms = Крестьянин на { $cell } в конце принесёт примерно { phrase-points }.
why-improves = Фишка на { $cell } должна принести примерно на { phrase-points } больше.
why-spoils = { $other } может ожидать примерно на { phrase-points } меньше.
why-joins = Так на { $cell } можно войти в долю ({ $other }).
why-home = Фишка с { $cell } возвращается и снова свободна.
why-nowhere = Больше этот квадрат никуда не подходит.
why-denies = В другом месте квадрат мог бы принести сопернику ({ $other }) ещё { phrase-points }.
why-avoids = В другом месте квадрат мог бы отнять у собственных фишек { phrase-points }.
why-idle = Где бы ни лежал этот квадрат, пользы от него мало.
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
