# Чому комп’ютер вибирає саме так, сам чи на місці гравця, і що він каже про закінчену гру.

why-only = Інших ходів немає.
why-scores = { $who ->
    [you] Ви одразу отримуєте { phrase-points }.
   *[other] Це одразу { phrase-points }.
}
why-saves = { $who ->
    [you] Вам краще приберегти підданця.
   *[other] Підданця краще приберегти.
}
why-draws = Нова плитка обіцяє більше, ніж усе інше.
why-claims = { $who ->
    [you] { $kind ->
        [city] Так ви займете нове місто на { $cell }.
        [road] Так ви займете нову дорогу на { $cell }.
        [monastery] Так ви займете монастир на { $cell }.
        [garden] Так ви займете сад на { $cell }.
       *[other] Так ви займете новий об’єкт на { $cell }.
    }
   *[other] { $kind ->
        [city] Так можна зайняти нове місто на { $cell }.
        [road] Так можна зайняти нову дорогу на { $cell }.
        [monastery] Так можна зайняти монастир на { $cell }.
        [garden] Так можна зайняти сад на { $cell }.
       *[other] Так можна зайняти новий об’єкт на { $cell }.
    }
}
why-farms = Селянин на { $cell } наприкінці принесе приблизно { phrase-points }.
why-improves = { $who ->
    [you] Ваш підданець на { $cell } принесе приблизно на { phrase-points } більше.
   *[other] Підданець на { $cell } принесе приблизно на { phrase-points } більше.
}
why-spoils = { $other } набере приблизно на { phrase-points } менше.
why-joins = { $who ->
    [you] Так ви зможете потіснити суперника ({ $other }) на { $cell }.
   *[other] Так можна потіснити суперника ({ $other }) на { $cell }.
}
why-home = { $who ->
    [you] Ваш підданець з { $cell } повертається, його знову можна розміщувати.
   *[other] Підданець з { $cell } повертається, його знову можна розміщувати.
}
why-nowhere = Більше плитка нікуди не пасує.
why-denies = Деінде плитка принесла б супернику ({ $other }) більше, приблизно на { phrase-points }.
why-avoids = { $who ->
    [you] Деінде плитка коштувала б вашим підданцям до { $points }
   *[other] Деінде плитка коштувала б своїм підданцям до { $points }
} { $points ->
    [one] очка
    [few] очок
   *[many] очок
}.
why-idle = Хоч би де лежала плитка, користі з неї мало.
why-simplest = Жоден комп’ютер не відповів вчасно, і бот зробив простий хід.

review-sources = { $player }: { $sources }
review-turning-point = Хід { $turn }, { $player }: перевага змінюється на { phrase-points }.
review-better = Хід { $turn }, { $player }: { $played }. Краще приблизно на { phrase-points }: { $option }.
# Що вибрано для плитки, щойно викладеної на цій клітинці.
review-there = { $cell }: { $option }
