# Гра, як її розповідає бесіда: ходи, новини, погляди на стіл і слова на кнопках.

## Хід

turn-asks = { $asked } (хід { $turn })
turn-asks-between = { $asked } (хід { $turn }: { $whose })
turn-asks-round = { $round ->
    [0] { $asked }
   *[other] { $asked } (раунд { $round } з { $rounds })
}
turn-computer = { $player } думає … (хід { $turn })
turn-yours = { $player }, ваш хід (хід { $turn }, грають ще: { $others })
turn-second = { $player }, досі ваш хід: друга плитка (хід { $turn }, грають ще: { $others })
turn-others = { $player } і ще { $count }
turn-laid = [{ $turn }] { $what }
told-tile = { $tile ->
    [abbey] { $player }: { $cell }, абатство
   *[other] { $player }: { $cell }
}
told-move = { $player }: { $cell }, { phrase-role }
turn-deadline = Хід до { $until }
turn-small = { $left } · хід до { $until }
turn-scores = { $player } { $points }
turn-gap = +{ $count }: /history
turn-confirm = Підтвердити хід? Доти ніщо не рахується.
turn-first = Виберіть клітинку, поверніть плитку, поставте фігурку або пропустіть, тоді Підтвердити.
turn-first-cards = Натисніть «Моя рука», виберіть карту або великого феодала, тоді «Підтвердити».
turn-done = Хід зроблено.
turn-as-it-lies = Оновлено: так ваш хід виглядає зараз.
turn-elsewhere = Гра триває в іншому повідомленні.
over-fair = Чесний жереб: зерно починається з { $seed }. Перевірити: /export { $table }
result-line = { $player } { $points }: { $sources }

typed-no-cell = «{ $word }» — не клітинка. Плитка пасує сюди: { $cells }
typed-which-cell = На якій клітинці? { $way } можливо на { $cells }. Спершу напишіть клітинку: { $cell } { $way }
typed-which-way = Як лежить плитка на { $cell }? { $ways }
typed-way = { $way } ({ $turned })
typed-which-option = «{ $words }» не вдалося зрозуміти як один вибір. Що можна зробити: { $options }
typed-too-much = Хід закінчено ще до слів «{ $words }». Приберіть їх.
typed-hidden = Цю карту кладуть сорочкою догори, а її назву тут прочитали б усі. Назвіть її номер або напишіть ботові особисто.
typed-see-hand = номери ваших карт
advice-now = Комп’ютер вибрав би: { $option }. { $why }
advice-rated = Ця партія йде на рейтинг, тому підказок немає.
advice-was = { $player } вибирає: { $option }. { $why }
advice-unknown = Жоден комп’ютер ще не зробив тут ходу, причини якого можна назвати. Запитайте знову, коли він походить або коли гра скінчиться.
advice-no-computer = За цим столом не грає комп’ютер, і пояснювати поки нема чого. Коли гра скінчиться, /why покаже її розбір.
hand-none = У цій грі карт на руках немає.
review-title = Чого вчить ця гра
review-later = Розбір з’явиться, коли гра закінчиться.
review-failed = Розбору цієї гри немає.
page-here = Стіл { $table } у браузері
page-none = Сторінки в цього столу немає.

## Погляди

log-title = Останні ходи; зараз хід { $turn }
replay-title = Гра до ходу { $turn }
rules-nearest = За запитом «{ $word }» правила не знайшлося. Може, одне з цих?
rules-list = Правила: виберіть розділ або напишіть слово, наприклад /rules селянин.
games-none = Ви не сидите за жодним столом. Відкрийте його: /new
games-title = Ваші столи: { $count }
games-line = { $state ->
    [mine] { $table }, { $game }: чекає на вас
    [open] { $table }, { $game }: { $seats ->
        [one] чекаємо на гравців, зайнято { $seats } місце
        [few] чекаємо на гравців, зайнято { $seats } місця
       *[many] чекаємо на гравців, зайнято { $seats } місць
    }
   *[other] { $table }, { $game }: вирішують інші
}
reminder-title = { $count ->
    [one] { $player }, на вас чекає { $count } гра.
    [few] { $player }, на вас чекають { $count } гри.
   *[many] { $player }, на вас чекають { $count } ігор.
}
reminder-line = { $game }, стіл { $table }

## Новини. $player, $seat і $by — імена

news-calls = { $player }
news-card-gone = Гра за столом { $table } почалася.
news-invited = { $by } запрошує вас за стіл { $table }.
news-resigned = { $seat } здається; далі грає комп’ютер.
news-seat-offered = Можна зайняти місце, на якому грає { $seat }; доки його ніхто не зайняв, нічого не змінюється.
news-seat-kept = { $seat } лишається на своєму місці.
news-seat-taken = { $seat } займає запропоноване місце.
news-kicked = { $seat } більше не грає. Доки місце ніхто не зайняв, грає комп’ютер.
news-kick-wanted = { $by } просить, щоб з-за столу пішов гравець { $seat }.
news-nudged = { $by } чекає на ваш хід за столом { $table }.
news-said = { $by }: { $words }
news-undo-asked = { $seat } хоче повернути останній підтверджений хід. Потрібна згода: { $players }{ $game ->
    [cardcassonne] .
   *[carcassonne] ; узяту відтоді плитку вже бачили, вона лишиться.
}
news-undo-refused = { $by } проти: підтверджений хід лишається чинним ({ $seat }).
news-undone = { $seat } повертає останній підтверджений хід.
news-time-up = { $by ->
    [computer] Час вийшов ({ $seat }): цей хід зробив комп’ютер.
   *[time] Час вийшов ({ $seat }): зроблено найпростіший хід.
}
news-reminders-end = { $seat } більше не отримає нагадувань про цей хід.
news-will-expire = За столом { $table } давно нічого не діється. Він закриється { $until }.
news-ended = { $how ->
    [host] Стіл закрив той, хто його відкрив.
    [expired] Стіл закрито: тут давно нічого не діється.
    [deserted] Стіл закрито: нікого не лишилося.
   *[admin] Стіл закрив адмін.
}
news-clock-moved = { $count ->
    [1] Бот певний час був недоступний, тому стіл { $tables } має більше часу.
   *[other] Бот певний час був недоступний, тому ці столи мають більше часу: { $tables }.
}
news-away = { $seat } відлучається до { $until }.
news-back = { $seat } знову тут.
news-rematch = Ще раз? Стіл { $table } відкрито.
news-reminders = Гра чекає.
news-place-gone = Стіл { $table }: чат { $place } більше не доступний. Звідти грали: { $seats }.
news-left-place = Стіл { $table }: { $seat } більше не в чаті { $place }.
news-turn-here = Ваш чат столу { $table } більше не доступний: { $place }. Гра триває тут.

## Кнопки

button-join = Сісти
button-leave = Встати
button-computer = Посадити комп’ютер
button-options = Налаштування
button-start = Почати
button-level = { $level ->
    [easy] Легкий
    [medium] Середній
    [hard] Сильний
    [greedy] Жадібний
    [random] Випадковий
   *[other] { $level }
}
button-remove = Прибрати: { $player }
button-ticked = ✓ { $label }
button-module = { $name }: { $line }
button-endtable = Закрити назовсім
button-part = { $count ->
    [one] Частина { $part } ({ $count } клітинка)
    [few] Частина { $part } ({ $count } клітинки)
   *[many] Частина { $part } ({ $count } клітинок)
}
button-way = { $way }: { $turned }
button-confirm = Підтвердити
button-back = Назад
button-all-rules = Усі правила
button-anew = Заново
button-more = Ще …
button-hand = Мої карти
button-inwords = Словами
button-board = Стіл
button-board-of = Стіл { $table }
button-table = { $state ->
    [mine] Ваш хід: ви і { $who } · { $what }
    [alone] Відкритий, лише ви · { $what }
    [joined] Відкритий: ви і { $who } · { $what }
    [open] Відкритий: { $who } · { $what }
   *[running] { $who }: ходить { $decider } · { $what }
}
button-table-computer = комп’ютер
button-table-computers = { $count ->
    [one] { $count } комп’ютер
    [few] { $count } комп’ютери
   *[many] { $count } комп’ютерів
}
button-fields = Поля
button-cities = Міста
button-roads = Дороги
button-news = Що нового
button-whole = Уся карта
button-words = Словами
button-agree = Погодитися
button-refuse = Відмовити
button-take = Зайняти місце
button-vote = Голосувати за це
button-rematch = Ще раз
button-replay = Повтор
button-export = Запис
button-mute = Не нагадувати
button-resigned = Здатися
button-link-yes = Обидва мої
button-link-no = Ні
button-unlink = Відокремити
button-forget = Забути мене
button-png = Файлом
button-private = В особистий чат
button-review = Розбір
button-pages = У браузері
button-page-watch = Дивитися в браузері
button-page-turn = Зробити хід у браузері
