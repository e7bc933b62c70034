# Партия, как её рассказывает чат: ходы, новости, взгляды на игру и слова на кнопках.

## Ход

turn-asks = { $asked } (ход { $turn })
turn-asks-between = { $asked } (ход { $turn }: { $whose })
turn-asks-round = { $round ->
    [0] { $asked }
   *[other] { $asked } (раунд { $round } из { $rounds })
}
turn-computer = { $player } думает … (ход { $turn })
turn-yours = { $player }, вам ходить (ход { $turn }). Против вас: { $others }
turn-second = { $player }, выложите второй квадрат (ход { $turn }). Против вас: { $others }
turn-others = { $player } и ещё { $count }
turn-laid = #{ $turn } { $what }
told-tile = { $tile ->
    [abbey] { $player }: { $cell }, аббатство
   *[other] { $player }: { $cell }
}
told-move = { $player }: { $cell }, { phrase-role }
turn-deadline = Ходите до { $until }
turn-small = { $left } · до { $until }
turn-pace = { $pace } на ход
turn-notice = через { $time } после этого сообщения
turn-banks = Запас времени: { $banks }
turn-bank = { $player }: { $left }
turn-scores = { $player } { $points }
turn-score-line = Счёт: { $scores }
turn-gap = + ещё { $count }: /history
turn-confirm = Подтвердить ход? До этого всё можно поменять.
turn-first = Выберите клетку и поворот, поставьте подданного или пропустите, нажмите «Подтвердить».
turn-first-cards = Нажмите «Мои карты», выберите карту или большого феодала и нажмите «Подтвердить».
turn-again = Нажмите ещё раз, чтобы подтвердить: { $choice }
turn-done = Ход сделан.
turn-as-it-lies = Ваш ход изменился. Вот как он выглядит сейчас.
turn-elsewhere = Игра идёт дальше в другом сообщении.
lobby-in-private = Игра идёт дальше в личном чате.
fold-turn = #{ $turn } { $played }
fold-settled = Уже неактуально.
over-fair = Честный жребий: зерно { $seed }… · /export { $table }
result-line = { $player } { $points }: { $sources }
result-gone = { $how ->
    [resigned] сдача
   *[removed] исключение
}

typed-no-cell = «{ $word }» — не клетка. Квадрат подходит сюда: { $cells }.
typed-place-first = Сначала положите квадрат. Он подходит сюда: { $cells }.
typed-no-way = { $way } не подходит ни на одной клетке. Квадрат подходит сюда: { $cells }.
typed-no-fit = На { $cell } квадрат не подходит. Он подходит сюда: { $cells }.
typed-not-this-way = { $way } на { $cell } не подходит. Можно выбрать: { $ways }
typed-which-cell = На какую клетку? { $way } подходит на { $cells }. Начните с клетки: { $cell } { $way }
typed-which-way = Как повернуть квадрат на { $cell }? { $ways }
typed-way = { $way } ({ $turned })
typed-which-option = «{ $words }» здесь не подходит.
typed-which-of = «{ $words }» подходит к нескольким вариантам. Какой выбрать?
typed-no-role = Здесь некуда поставить { phrase-role-object }.
typed-which-role = Куда поставить { phrase-role-object }?
typed-too-much = Ход уже описан целиком. Уберите «{ $words }».
typed-hidden = Эту карту кладут рубашкой вверх, а здесь её прочтут все. Назовите её номер или напишите мне ход лично.
typed-hand = «{ $words }» здесь не подходит. Пишите номера своих карт.
advice-now = Компьютер сходил бы так: { $option }. { $why }
advice-rated = В рейтинговых партиях подсказок нет. Для следующей выключите рейтинг в настройках партии.
advice-was = { $player } ходит: { $option }. { $why }
advice-unknown = Пока нет хода компьютера, который можно объяснить. Спросите, когда он сходит или когда игра кончится.
advice-no-computer = В этой партии нет компьютеров. Когда она кончится, /why покажет разбор.
hand-none = В этой партии играют без карт.
review-title = Разбор партии
review-later = Разбор будет готов, когда игра кончится.
review-failed = У этой партии нет разбора.
page-here = Партия { $table } в браузере
page-none = У этой партии нет веб-страницы.

## Взгляды

log-title = Последние ходы (сейчас ход { $turn })
log-none = Ходов ещё не было.
replay-title = Партия до хода { $turn }
replay-whole = Вся партия
rules-nearest = По слову «{ $word }» правил не нашлось. Может быть, одно из этих?
rules-in-help = «{ $word }» — это не правило игры. Может помочь вот что:
rules-expansion = { $played ->
    [yes] Из дополнения «{ $expansion }», которого нет в этой партии.
   *[no] Из дополнения «{ $expansion }».
}
rules-other-game = { $played ->
    [yes] Из другой игры: «{ $game }».
   *[no] Из игры «{ $game }».
}
rules-list = Правила: выберите раздел или напишите слово, например /rules крестьянин.
games-none = У вас нет партий. Начните: /new
games-title = { $count ->
    [1] Ваша партия
    [one] Ваша { $count } партия
    [few] Ваши { $count } партии
   *[many] Ваши { $count } партий
}
games-line = { $state ->
    [mine] { $game } ({ $table }): ваш ход
    [open] { $game } ({ $table }): { $seats ->
        [one] ждём игроков, занято { $seats } место
        [few] ждём игроков, занято { $seats } места
       *[many] ждём игроков, занято { $seats } мест
    }
   *[other] { $game } ({ $table }): ходят другие
}
reminder-one = { $limit ->
    [yes] { $player }, вам ходить. Против вас: { $others }. { turn-deadline }.
   *[no] { $player }, вам ходить. Против вас: { $others }.
}
reminder-title = { $count ->
    [1] { $player }, ваш ход.
    [one] { $player }, ваш ход в { $count } партии.
    [few] { $player }, ваш ход в { $count } партиях.
   *[many] { $player }, ваш ход в { $count } партиях.
}
reminder-line = { $game } ({ $table })
reminder-last = Это последнее напоминание об этом ходе.

## Новости. $player, $seat и $by — имена

news-card-gone = Партия { $table } началась: { $players }.
news-card-closed = Партия { $table } закрыта.
news-invited = { $by } приглашает вас в партию { $table }.
news-resigned = { $seat } сдаётся. Дальше играет компьютер.
news-seat-offered = { $seat } ищет замену и играет, пока она не найдётся.
news-seat-kept = { $seat } остаётся в партии.
news-seat-taken = { $seat } занимает свободное место.
news-kicked = { $seat } больше не в партии. Пока место свободно, играет компьютер.
news-kick-wanted = { $by } предлагает исключить игрока { $seat }.
news-nudged = { $player }, вам ходить: { $by } ждёт в партии { $table }.
news-said = { $by }: { $words }
news-undo-asked = { $game ->
    [carcassonne] Вопрос к вам, { $players }: { $seat } хочет отменить последний ход. Вы согласны? Взятый с тех пор квадрат не изменится.
   *[cardcassonne] Вопрос к вам, { $players }: { $seat } хочет отменить последний ход. Вы согласны?
}
news-undo-refused = { $by } не соглашается. Последний ход остаётся в силе ({ $seat }).
news-undone = { $seat } отменяет последний ход.
news-time-up = { $by ->
    [computer] { $seat }: время вышло. Этот ход сделал компьютер.
   *[time] { $seat }: время вышло. Бот сделал простой ход.
}
news-will-expire = В партии { $table } давно не ходили. Она закроется { $until }.
news-ended = { $how ->
    [host] Организатор закрыл партию.
    [expired] Партия закрыта: в ней давно никто не ходил.
    [deserted] Партия закрыта: все вышли.
   *[admin] Админ закрыл партию.
}
news-clock-moved = { $count ->
    [1] Бот не работал ({ $time }), поэтому в партии { $tables } времени больше.
   *[other] Бот не работал ({ $time }), поэтому в этих партиях времени больше: { $tables }.
}
button-games = Мои партии
news-away = { $seat } отсутствует до { $until }.
news-away-ahead = { $seat } отсутствует с { $since } до { $until }.
news-deadline-moved = { $why ->
    [given] { $seat }: время до { $until }, его добавляет { $by }.
    [free_day] { $seat }: время до { $until }, выходной день.
   *[quiet] { $seat }: время до { $until }, тихие часы.
}
news-pause-asked = { $seat } просит паузу до { $until }. Остальные должны согласиться.
news-pause-refused = { $by } против паузы: часы идут дальше.
news-paused = Пауза до { $until }. Закончить её может любой игрок.
news-resumed = { $by } заканчивает паузу: часы снова идут.
news-back = { $seat } снова здесь.
news-rematch = Реванш? Партия { $table } открыта.
news-reminders = Сейчас ваш ход.
news-place-gone = Партия { $table }: чат { $place } больше недоступен. Оттуда играли: { $seats }.
news-left-place = Партия { $table }: { $seat } больше не в чате { $place }.
news-turn-here = Чат { $place } больше недоступен: партия { $table } продолжается здесь.
news-moved-back = Партия { $table } продолжается в чате { $place }.
button-movehere = Перенести партию сюда
movehere-done = Игра продолжается здесь.

## Кнопки

button-join = Присоединиться
button-leave = Выйти
button-computer = Добавить компьютер
button-options = Настройки партии
button-start = Начать
button-level = { $level ->
    [easy] Лёгкий
    [medium] Средний
    [hard] Сильный
    [master] Мастер
    [greedy] Жадный
    [random] Случайный
   *[other] { $level }
}
button-remove = Исключить: { $player }
button-ticked = ✓ { $label }
expansion-line = { $name }: { $line }
button-endtable = Закрыть партию
button-keep = Не закрывать
button-part = { $count ->
    [one] Участок { $part } ({ $count } клетка)
    [few] Участок { $part } ({ $count } клетки)
   *[many] Участок { $part } ({ $count } клеток)
}
button-way = { $way }: { $turned }
button-confirm = Подтвердить
button-skip = Пропустить и подтвердить
button-back = Назад
button-all-rules = Все правила
button-copy = Скопировать код
button-share = Позвать друзей
button-share-board = Поделиться полем
button-anew = Заново
button-more = Ещё …
button-hand = Мои карты
button-inwords = Позиция текстом
button-show-here = Показать здесь
show-wait = Здесь можно показывать что-то раз в минуту.
button-board = Игровое поле
button-board-of = Партия { $table }
button-table = { $state ->
    [mine] Ваш ход: { $who } · { $what }
    [alone] Открыта, только вы · { $what }
    [joined] Открыта, с вами { $who } · { $what }
    [open] Открыта: { $who } · { $what }
    [theirs] Ходит { $who } · { $what }
   *[running] { $who }: ходит { $decider } · { $what }
}
button-table-computer = компьютер
button-table-computers = { $count ->
    [one] { $count } компьютер
    [few] { $count } компьютера
   *[many] { $count } компьютеров
}
button-fields = Поля
button-cities = Города
button-roads = Дороги
button-news = Что изменилось
button-whole = Вся карта
button-words = Текстом
button-agree = Согласиться
button-refuse = Отказать
button-pauseyes = Сделать паузу
button-pauseno = Играть дальше
button-resume = Закончить паузу
button-take = Занять место
button-vote = За исключение
button-rematch = Реванш
button-replay = Повтор
button-export = Запись партии
button-mute = Не напоминать
button-another = Добавить ещё
button-stay = Остаться
button-substitute = { $offered ->
    [yes] Оставить место себе
   *[no] Предложить место
}
button-resigned = Сдаться
button-link-yes = Оба мои
button-link-no = Нет
button-unlink = Отвязать
button-stay-linked = Оставить вместе
button-mydata = Скачать мои данные
button-unblock = Разблокировать: { $player }
button-forget = Удалить мои данные
button-delete-yes = Удалить навсегда
button-keep-data = Сохранить мои данные
button-png = В полном размере
button-private = Открыть личный чат
button-review = Разбор
button-pages = Открыть в браузере
button-page-watch = Смотреть в браузере
button-page-turn = Играть в браузере
