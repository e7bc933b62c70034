# Почему компьютер выбирает именно так, сам или на месте игрока, и что он говорит об оконченной игре.

why-only = Других ходов нет.
why-scores = { $who ->
    [you] Вы сразу получаете { phrase-points }.
   *[other] Это сразу { phrase-points }.
}
why-saves = { $who ->
    [you] Вам лучше приберечь подданного.
   *[other] Подданного лучше приберечь.
}
why-draws = Новый квадрат обещает больше, чем всё остальное.
why-claims = { $who ->
    [you] Так вы займёте новый объект на { $cell }.
   *[other] Так можно занять новый объект на { $cell }.
}
why-farms = Крестьянин на { $cell } в конце принесёт примерно { phrase-points }.
why-improves = { $who ->
    [you] Ваш подданный на { $cell } принесёт примерно на { phrase-points } больше.
   *[other] Подданный на { $cell } принесёт примерно на { phrase-points } больше.
}
why-spoils = { $other } получит примерно на { phrase-points } меньше.
why-joins = { $who ->
    [you] Так вы войдёте в долю на { $cell } ({ $other }).
   *[other] Так можно войти в долю на { $cell } ({ $other }).
}
why-home = { $who ->
    [you] Ваш подданный с { $cell } возвращается, его снова можно ставить.
   *[other] Подданный с { $cell } возвращается, его снова можно ставить.
}
why-nowhere = Больше квадрат никуда не подходит.
why-denies = В другом месте квадрат принёс бы сопернику ({ $other }) больше, примерно на { phrase-points }.
why-avoids = { $who ->
    [you] В другом месте квадрат стоил бы вашим подданным до { $points }
   *[other] В другом месте квадрат стоил бы своим подданным до { $points }
} { $points ->
    [one] очка
    [few] очков
   *[many] очков
}.
why-idle = Где бы квадрат ни лежал, пользы от него мало.
why-simplest = Ни один компьютер не ответил вовремя, и бот сделал простой ход.

review-sources = { $player }: { $sources }
review-turning-point = Ход { $turn }, { $player }: перевес меняется на { phrase-points }.
review-better = Ход { $turn }, { $player }: { $played }. Лучше примерно на { phrase-points }: { $option }.
# Что выбрано для квадрата, только что выложенного на этой клетке.
review-there = { $cell }: { $option }
