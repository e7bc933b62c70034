# Игра, как её рассказывает беседа: ходы, новости, взгляды на стол и слова на кнопках.

## Ход

turn-asks = { $asked } (ход { $turn })
turn-asks-between = { $asked } (ход { $turn }: { $whose })
turn-asks-round = { $round ->
    [0] { $asked }
   *[other] { $asked } (раунд { $round } из { $rounds })
}
turn-computer = { $player } думает … (ход { $turn })
turn-yours = { $player }, ваш ход (ход { $turn }, играют ещё: { $others })
turn-second = { $player }, всё ещё ваш ход: второй квадрат (ход { $turn }, играют ещё: { $others })
turn-others = { $player } и ещё { $count }
turn-laid = [{ $turn }] { $what }
told-tile = { $tile ->
    [abbey] { $player }: { $cell }, аббатство
   *[other] { $player }: { $cell }
}
told-move = { $player }: { $cell }, { phrase-role }
turn-deadline = Ход до { $until }
turn-small = { $left } · ход до { $until }
turn-scores = { $player } { $points }
turn-gap = +{ $count }: /history
turn-confirm = Подтвердить ход? До этого ничего не считается.
turn-first = Выберите клетку, поверните квадрат, поставьте фишку или пропустите, затем Подтвердить.
turn-first-cards = Нажмите «Моя рука», выберите карту или большого феодала, затем «Подтвердить».
turn-done = Ход сделан.
turn-as-it-lies = Обновлено: так ваш ход выглядит сейчас.
turn-elsewhere = Игра продолжается в другом сообщении.
over-fair = Честный жребий: зерно начинается с { $seed }. Проверить: /export { $table }
result-line = { $player } { $points }: { $sources }

typed-no-cell = «{ $word }» — не клетка. Квадрат подходит сюда: { $cells }
typed-which-cell = На какой клетке? { $way } возможно на { $cells }. Сначала напишите клетку: { $cell } { $way }
typed-which-way = Как лежит квадрат на { $cell }? { $ways }
typed-way = { $way } ({ $turned })
typed-which-option = «{ $words }» не удалось понять как один выбор. Что можно сделать: { $options }
typed-too-much = Ход закончен ещё до слов «{ $words }». Уберите их.
typed-hidden = Эта карта кладётся рубашкой вверх, а её название здесь прочли бы все. Назовите её номер или напишите боту лично.
typed-see-hand = номера ваших карт
advice-now = Компьютер выбрал бы: { $option }. { $why }
advice-rated = Эта партия идёт на рейтинг, поэтому подсказок нет.
advice-was = { $player } выбирает: { $option }. { $why }
advice-unknown = Ни один компьютер ещё не сделал здесь хода, причины которого можно назвать. Спросите снова, когда он сходит или когда игра кончится.
advice-no-computer = За этим столом не играет компьютер, и объяснять пока нечего. Когда игра кончится, /why покажет её разбор.
hand-none = В этой игре карт на руках нет.
review-title = Чему учит эта игра
review-later = Разбор появится, когда игра кончится.
review-failed = Разбора этой игры нет.
page-here = Стол { $table } в браузере
page-none = Страницы у этого стола нет.

## Взгляды

log-title = Последние ходы; сейчас ход { $turn }
replay-title = Игра до хода { $turn }
rules-nearest = По запросу «{ $word }» правила не нашлось. Может быть, одно из этих?
rules-list = Правила: выберите раздел или напишите слово, например /rules крестьянин.
games-none = Вы не сидите ни за одним столом. Откройте его: /new
games-title = Ваши столы: { $count }
games-line = { $state ->
    [mine] { $table }, { $game }: ждёт вас
    [open] { $table }, { $game }: { $seats ->
        [one] ждём игроков, занято { $seats } место
        [few] ждём игроков, занято { $seats } места
       *[many] ждём игроков, занято { $seats } мест
    }
   *[other] { $table }, { $game }: решают другие
}
reminder-title = { $count ->
    [one] { $player }, вас ждёт { $count } игра.
    [few] { $player }, вас ждут { $count } игры.
   *[many] { $player }, вас ждут { $count } игр.
}
reminder-line = { $game }, стол { $table }

## Новости. $player, $seat и $by — имена

news-calls = { $player }
news-card-gone = Игра за столом { $table } началась.
news-invited = { $by } приглашает вас за стол { $table }.
news-resigned = { $seat } сдаётся; дальше играет компьютер.
news-seat-offered = Можно занять место, на котором играет { $seat }; пока его никто не занял, ничего не меняется.
news-seat-kept = { $seat } остаётся на своём месте.
news-seat-taken = { $seat } занимает предложенное место.
news-kicked = { $seat } больше не играет. Пока место никто не занял, играет компьютер.
news-kick-wanted = { $by } просит, чтобы из-за стола ушёл игрок { $seat }.
news-nudged = { $by } ждёт вашего хода за столом { $table }.
news-said = { $by }: { $words }
news-undo-asked = { $seat } хочет вернуть последний подтверждённый ход. Нужно согласие: { $players }{ $game ->
    [cardcassonne] .
   *[carcassonne] ; взятый с тех пор квадрат уже видели, он останется.
}
news-undo-refused = { $by } против: подтверждённый ход остаётся в силе ({ $seat }).
news-undone = { $seat } возвращает последний подтверждённый ход.
news-time-up = { $by ->
    [computer] Время вышло ({ $seat }): этот ход сделал компьютер.
   *[time] Время вышло ({ $seat }): сделан простейший ход.
}
news-reminders-end = { $seat } больше не получит напоминаний об этом ходе.
news-will-expire = За столом { $table } давно ничего не происходит. Он закроется { $until }.
news-ended = { $how ->
    [host] Стол закрыл тот, кто его открыл.
    [expired] Стол закрыт: здесь давно ничего не происходит.
    [deserted] Стол закрыт: никого не осталось.
   *[admin] Стол закрыл админ.
}
news-clock-moved = { $count ->
    [1] Бот какое-то время был недоступен, поэтому у стола { $tables } больше времени.
   *[other] Бот какое-то время был недоступен, поэтому у этих столов больше времени: { $tables }.
}
news-away = { $seat } отсутствует до { $until }.
news-back = { $seat } снова здесь.
news-rematch = Ещё раз? Стол { $table } открыт.
news-reminders = Игра ждёт.
news-place-gone = Стол { $table }: чат { $place } больше недоступен. Оттуда играли: { $seats }.
news-left-place = Стол { $table }: { $seat } больше не в чате { $place }.
news-turn-here = Ваш чат стола { $table } больше недоступен: { $place }. Игра продолжается здесь.

## Кнопки

button-join = Сесть
button-leave = Встать
button-computer = Посадить компьютер
button-options = Настройки
button-start = Начать
button-level = { $level ->
    [easy] Лёгкий
    [medium] Средний
    [hard] Сильный
    [greedy] Жадный
    [random] Случайный
   *[other] { $level }
}
button-remove = Убрать: { $player }
button-ticked = ✓ { $label }
button-module = { $name }: { $line }
button-endtable = Закрыть насовсем
button-part = { $count ->
    [one] Часть { $part } ({ $count } клетка)
    [few] Часть { $part } ({ $count } клетки)
   *[many] Часть { $part } ({ $count } клеток)
}
button-way = { $way }: { $turned }
button-confirm = Подтвердить
button-back = Назад
button-all-rules = Все правила
button-anew = Заново
button-more = Ещё …
button-hand = Мои карты
button-inwords = Словами
button-board = Стол
button-board-of = Стол { $table }
button-table = { $state ->
    [mine] Ваш ход: вы и { $who } · { $what }
    [alone] Открыт, только вы · { $what }
    [joined] Открыт: вы и { $who } · { $what }
    [open] Открыт: { $who } · { $what }
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
button-news = Что нового
button-whole = Вся карта
button-words = Словами
button-agree = Согласиться
button-refuse = Отказать
button-take = Занять место
button-vote = Голосовать за это
button-rematch = Ещё раз
button-replay = Повтор
button-export = Запись
button-mute = Не напоминать
button-resigned = Сдаться
button-link-yes = Обе мои
button-link-no = Нет
button-unlink = Отделить
button-forget = Забыть меня
button-png = Файлом
button-private = В личный чат
button-review = Разбор
button-pages = В браузере
button-page-watch = Смотреть в браузере
button-page-turn = Сделать ход в браузере
