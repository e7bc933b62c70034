# Партія, як її розповідає чат: ходи, новини, погляди на гру й слова на кнопках.

## Хід

turn-asks = { $asked } (хід { $turn })
turn-asks-between = { $asked } (хід { $turn }: { $whose })
turn-asks-round = { $round ->
    [0] { $asked }
   *[other] { $asked } (раунд { $round } з { $rounds })
}
turn-computer = { $player } думає … (хід { $turn })
turn-yours = { $player }, вам ходити (хід { $turn }). Проти вас: { $others }
turn-second = { $player }, викладіть другу плитку (хід { $turn }). Проти вас: { $others }
turn-others = { $player } і ще { $count }
turn-laid = #{ $turn } { $what }
told-tile = { $tile ->
    [abbey] { $player }: { $cell }, абатство
   *[other] { $player }: { $cell }
}
told-move = { $player }: { $cell }, { phrase-role }
turn-deadline = Ходіть до { $until }
turn-small = { $left } · до { $until }
turn-pace = { $pace } на хід
turn-notice = через { $time } після цього повідомлення
turn-banks = Запас часу: { $banks }
turn-bank = { $player }: { $left }
turn-scores = { $player } { $points }
turn-score-line = Рахунок: { $scores }
turn-gap = + ще { $count }: /history
turn-confirm = Підтвердити хід? Доти все можна змінити.
turn-first = Виберіть клітинку й поворот, розмістіть підданця або пропустіть, натисніть «Підтвердити».
turn-first-cards = Натисніть «Мої карти», виберіть карту або великого підданця й натисніть «Підтвердити».
turn-again = Натисніть ще раз, щоб підтвердити: { $choice }
turn-done = Хід зроблено.
turn-as-it-lies = Ваш хід змінився. Ось який він зараз.
turn-elsewhere = Гра триває в іншому повідомленні.
lobby-in-private = Гра триває в особистому чаті.
fold-turn = #{ $turn } { $played }
fold-settled = Уже неактуально.
over-fair = Чесний жереб: зерно { $seed }… · /export { $table }
result-line = { $player } { $points }: { $sources }
result-gone = { $how ->
    [resigned] здача
   *[removed] виключення
}

typed-no-cell = «{ $word }» — не клітинка. Плитка пасує сюди: { $cells }.
typed-place-first = Спершу покладіть плитку. Вона пасує сюди: { $cells }.
typed-no-way = { $way } не пасує на жодній клітинці. Плитка пасує сюди: { $cells }.
typed-no-fit = На { $cell } плитка не пасує. Вона пасує сюди: { $cells }.
typed-not-this-way = { $way } на { $cell } не пасує. Можна вибрати: { $ways }
typed-which-cell = На яку клітинку? { $way } пасує на { $cells }. Почніть із клітинки: { $cell } { $way }
typed-which-way = Як повернути плитку на { $cell }? { $ways }
typed-way = { $way } ({ $turned })
typed-which-option = «{ $words }» тут не підходить.
typed-which-of = «{ $words }» підходить до кількох варіантів. Який вибрати?
typed-no-role = Тут нема куди поставити { phrase-role-object }.
typed-which-role = Куди поставити { phrase-role-object }?
typed-too-much = Хід уже описано повністю. Приберіть «{ $words }».
typed-hidden = Цю карту кладуть сорочкою догори, а тут її прочитають усі. Назвіть її номер або напишіть мені хід особисто.
typed-hand = «{ $words }» тут не підходить. Пишіть номери своїх карт.
advice-now = Комп’ютер походив би так: { $option }. { $why }
advice-rated = У рейтингових партіях підказок немає. Для наступної вимкніть рейтинг у налаштуваннях партії.
advice-was = { $player } ходить: { $option }. { $why }
advice-unknown = Ще немає ходу комп’ютера, який можна пояснити. Запитайте, коли він походить або коли гра закінчиться.
advice-no-computer = У цій партії немає комп’ютерів. Коли вона закінчиться, /why покаже розбір.
hand-none = У цій партії грають без карт.
review-title = Розбір партії
review-later = Розбір буде готовий, коли гра закінчиться.
review-failed = Ця партія не має розбору.
page-here = Партія { $table } у браузері
page-none = Ця партія не має вебсторінки.

## Погляди

log-title = Останні ходи (зараз хід { $turn })
log-none = Ходів ще не було.
replay-title = Партія до ходу { $turn }
replay-whole = Уся партія
rules-nearest = За словом «{ $word }» правил не знайшлося. Може, одне з цих?
rules-in-help = «{ $word }» — це не правило гри. Може допомогти ось що:
rules-expansion = { $played ->
    [yes] З доповнення «{ $expansion }», якого немає в цій партії.
   *[no] З доповнення «{ $expansion }».
}
rules-other-game = { $played ->
    [yes] З іншої гри: «{ $game }».
   *[no] З гри «{ $game }».
}
rules-list = Правила: виберіть розділ або напишіть слово, наприклад /rules селянин.
games-none = Ви не маєте партій. Почніть: /new
games-title = { $count ->
    [1] Ваша партія
    [one] Ваша { $count } партія
    [few] Ваші { $count } партії
   *[many] Ваші { $count } партій
}
games-line = { $state ->
    [mine] { $game } ({ $table }): ваш хід
    [open] { $game } ({ $table }): { $seats ->
        [one] чекаємо на гравців, зайнято { $seats } місце
        [few] чекаємо на гравців, зайнято { $seats } місця
       *[many] чекаємо на гравців, зайнято { $seats } місць
    }
   *[other] { $game } ({ $table }): ходять інші
}
reminder-one = { $limit ->
    [yes] { $player }, вам ходити. Проти вас: { $others }. { turn-deadline }.
   *[no] { $player }, вам ходити. Проти вас: { $others }.
}
reminder-title = { $count ->
    [1] { $player }, ваш хід.
    [one] { $player }, ваш хід у { $count } партії.
    [few] { $player }, ваш хід у { $count } партіях.
   *[many] { $player }, ваш хід у { $count } партіях.
}
reminder-line = { $game } ({ $table })
reminder-last = Це останнє нагадування про цей хід.

## Новини. $player, $seat і $by — імена

news-card-gone = Партія { $table } почалася: { $players }.
news-card-closed = Партію { $table } закрито.
news-invited = { $by } запрошує вас у партію { $table }.
news-resigned = { $seat } здається. Далі грає комп’ютер.
news-seat-offered = { $seat } шукає заміну й грає, доки вона не знайдеться.
news-seat-kept = { $seat } лишається в партії.
news-seat-taken = { $seat } займає вільне місце.
news-kicked = { $seat } більше не в партії. Доки місце вільне, грає комп’ютер.
news-kick-wanted = { $by } пропонує виключити гравця { $seat }.
news-nudged = { $player }, вам ходити: { $by } чекає в партії { $table }.
news-said = { $by }: { $words }
news-undo-asked = { $game ->
    [carcassonne] Питання до вас, { $players }: { $seat } хоче скасувати останній хід. Ви згодні? Узята відтоді плитка не зміниться.
   *[cardcassonne] Питання до вас, { $players }: { $seat } хоче скасувати останній хід. Ви згодні?
}
news-undo-refused = { $by } не погоджується. Останній хід лишається в силі ({ $seat }).
news-undone = { $seat } скасовує останній хід.
news-time-up = { $by ->
    [computer] { $seat }: час вийшов. Цей хід зробив комп’ютер.
   *[time] { $seat }: час вийшов. Бот зробив простий хід.
}
news-will-expire = У партії { $table } давно не ходили. Вона закриється { $until }.
news-ended = { $how ->
    [host] Організатор закрив партію.
    [expired] Партію закрито: у ній давно ніхто не ходив.
    [deserted] Партію закрито: усі вийшли.
   *[admin] Адмін закрив партію.
}
news-clock-moved = { $count ->
    [1] Бот не працював ({ $time }), тож у партії { $tables } часу більше.
   *[other] Бот не працював ({ $time }), тож у цих партіях часу більше: { $tables }.
}
button-games = Мої партії
news-away = { $seat } відлучається до { $until }.
news-away-ahead = { $seat } відлучається з { $since } до { $until }.
news-deadline-moved = { $why ->
    [given] { $seat }: час до { $until }, його додає { $by }.
    [free_day] { $seat }: час до { $until }, вихідний день.
   *[quiet] { $seat }: час до { $until }, тихі години.
}
news-pause-asked = { $seat } просить паузу до { $until }. Решта мають погодитися.
news-pause-refused = { $by } проти паузи: годинник іде далі.
news-paused = Пауза до { $until }. Завершити її може будь-який гравець.
news-resumed = { $by } завершує паузу: годинник знову йде.
news-back = { $seat } знову тут.
news-rematch = Реванш? Партію { $table } відкрито.
news-reminders = Зараз ваш хід.
news-place-gone = Партія { $table }: чат { $place } більше недоступний. Звідти грали: { $seats }.
news-left-place = Партія { $table }: { $seat } більше не в чаті { $place }.
news-turn-here = Чат { $place } більше недоступний: партія { $table } триває тут.
news-moved-back = Партія { $table } триває в чаті { $place }.
button-movehere = Перенести партію сюди
movehere-done = Гра триває тут.

## Кнопки

button-join = Приєднатися
button-leave = Вийти
button-computer = Додати комп’ютер
button-options = Налаштування партії
button-start = Почати
button-level = { $level ->
    [easy] Легкий
    [medium] Середній
    [hard] Сильний
    [master] Майстер
    [greedy] Жадібний
    [random] Випадковий
   *[other] { $level }
}
button-remove = Виключити: { $player }
button-ticked = ✓ { $label }
expansion-line = { $name }: { $line }
button-endtable = Закрити партію
button-keep = Не закривати
button-part = { $count ->
    [one] Ділянка { $part } ({ $count } клітинка)
    [few] Ділянка { $part } ({ $count } клітинки)
   *[many] Ділянка { $part } ({ $count } клітинок)
}
button-way = { $way }: { $turned }
button-confirm = Підтвердити
button-skip = Пропустити й підтвердити
button-back = Назад
button-all-rules = Усі правила
button-copy = Скопіювати код
button-share = Запросити друзів
button-share-board = Поділитися полем
button-anew = Заново
button-more = Ще …
button-hand = Мої карти
button-inwords = Позиція текстом
button-show-here = Показати тут
show-wait = Тут можна показувати щось раз на хвилину.
button-board = Ігрове поле
button-board-of = Партія { $table }
button-table = { $state ->
    [mine] Ваш хід: { $who } · { $what }
    [alone] Відкрита, лише ви · { $what }
    [joined] Відкрита, з вами { $who } · { $what }
    [open] Відкрита: { $who } · { $what }
    [theirs] Ходить { $who } · { $what }
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
button-news = Що змінилося
button-whole = Уся карта
button-words = Текстом
button-agree = Погодитися
button-refuse = Відмовити
button-pauseyes = Зробити паузу
button-pauseno = Грати далі
button-resume = Завершити паузу
button-take = Зайняти місце
button-vote = За виключення
button-rematch = Реванш
button-replay = Повтор
button-export = Запис партії
button-mute = Не нагадувати
button-another = Додати ще
button-stay = Лишитися
button-substitute = { $offered ->
    [yes] Лишити місце собі
   *[no] Запропонувати місце
}
button-resigned = Здатися
button-link-yes = Обидва мої
button-link-no = Ні
button-unlink = Від’єднати
button-stay-linked = Лишити разом
button-mydata = Завантажити мої дані
button-unblock = Розблокувати: { $player }
button-forget = Видалити мої дані
button-delete-yes = Видалити назавжди
button-keep-data = Залишити мої дані
button-png = У повному розмірі
button-private = Відкрити особистий чат
button-review = Розбір
button-pages = Відкрити в браузері
button-page-watch = Дивитися в браузері
button-page-turn = Грати в браузері
