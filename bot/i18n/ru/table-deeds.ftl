# Почему что-то нельзя сделать за столом. $until — момент словами; $seat, $by — имена; $table — код стола.

denied-no-table = Стола { $table } нет. Проверьте код или откройте новый стол.
denied-none-here = Здесь нет стола. /new откроет новый.
denied-unknown-words = { $takes ->
    [nothing] После /{ $command } ничего не пишут: «{ $words }» здесь лишнее.
    [table] «{ $words }» — не код стола, а ничего другого после /{ $command } не пишут.
   *[more] Непонятно, что значит «{ $words }» после /{ $command }. Что там можно написать, скажет /help { $command }.
}
denied-unknown-game = Нет ни игры, ни дополнения «{ $word }». Игры: { $games }. Дополнения: { $modules }.
denied-no-expansions = { $game }: дополнений нет. Уберите «{ $word }».
denied-not-allowed = Здесь вам этого нельзя. Кто может: { $roles }.
denied-table-full = Все места ({ $seats }) заняты. Можно наблюдать или открыть свой стол.
denied-already-seated = Вы уже за этим столом.
denied-not-seated = Вас нет за этим столом.
denied-invitation-needed = Это закрытый стол. Попросите приглашение у того, кто за ним играет.
denied-colour-taken = Цвет уже занят: { $colour }. Ещё свободны: { $colours }.
denied-unknown-colour = Такого цвета нет: { $colour }. Ещё свободны: { $colours }.
denied-too-long = Слишком длинно. Можно не больше чем { $most ->
    [one] { $most } знак
    [few] { $most } знака
   *[many] { $most } знаков
}.
denied-too-few = Для игры нужно хотя бы { $fewest ->
    [one] { $fewest } игрок, и один из них — человек.
    [few] { $fewest } игрока, и один из них — человек.
   *[many] { $fewest } игроков, и один из них — человек.
}
denied-bad-option = { $option ->
    [seats] В это нельзя играть, если мест { $value }.
   *[other] «{ $value }» здесь выбрать нельзя.
}
denied-wrong-channel = Столы открывают в других каналах этого чата.
denied-not-open = Эта игра уже началась.
denied-not-begun = Эта игра ещё не началась. Её начинает /begin.
denied-over = Эта игра окончена. /board { $table } покажет, чем она кончилась, /export { $table } даст запись, /rematch { $table } — сыграть ещё раз.
denied-closed = Этот стол закрыт. /new откроет новый.
denied-not-over = Эта игра ещё идёт.
denied-stale = Это был шаг { $was }, а сейчас уже { $now }. Взгляните на стол ещё раз.
denied-draft-moved = Ваш ход тем временем изменился. /move покажет его, как он есть.
denied-no-draft = Подтверждать нечего. Сначала выложите квадрат.
denied-draft-unfinished = Ход ещё не закончен. Сделайте сначала следующий выбор.
denied-not-your-turn = Сейчас решает { $seat }.
denied-nothing-to-undo = Возвращать нечего: вы ничего не подтвердили или кто-то сходил после вас.
denied-undo-seen = Это не вернуть: ход открыл то, что было скрыто.
denied-undo-asked = Остальных уже спросили.
denied-no-question = Вопроса, на который можно ответить, сейчас нет.
denied-no-such-seat = Такого места нет.
denied-seat-is-computers = На этом месте играет компьютер.
denied-seat-not-offered = Это место не предлагают.
denied-kick-yourself = Себя исключить нельзя. Можно уйти, сдаться или предложить своё место.
denied-kick-two = Вдвоём убрать игрока можно только после { $fewest } пропущенных подряд ходов. /nudge отправит напоминание.
denied-nudge-too-soon = Уже напоминали. Снова можно с { $until }.
denied-nudge-quiet = Там сейчас тихие часы. Попробуйте с { $until }.
denied-nudge-away = Этого игрока не будет до { $until }.
denied-nudge-yourself = Ход за вами.
denied-say-nothing = Сказать нечего. Напишите слова после команды.
denied-say-too-much = Слишком много сразу. Продолжайте с { $until }.
denied-say-off = Слова из других мест в этом чате отключены.
denied-already-watching = Этот стол здесь уже показывают.
denied-not-watching = Этого чата нет среди зрителей стола.
denied-too-many-tables = У вас уже { $most ->
    [one] { $most } стол
    [few] { $most } стола
   *[many] { $most } столов
}. Больше здесь нельзя.
denied-too-many-here = В этом чате уже { $most ->
    [one] { $most } стол
    [few] { $most } стола
   *[many] { $most } столов
}. Больше здесь нельзя.
denied-too-fast = Слишком быстро. Продолжайте с { $until }.
denied-bad-zone = Часового пояса { $zone } нет. Напишите, например, Europe/Moscow или Asia/Almaty.
denied-bad-quiet = Тихие часы — это время начала и время конца, всего не больше { $most } ч.
denied-bad-interval = Напоминать можно не чаще чем раз в { $fewest ->
    [1] час
    [one] { $fewest } час
    [few] { $fewest } часа
   *[many] { $fewest } часов
}.
denied-bad-away = Напишите, на сколько или до какого дня: 3d, 12h или будущий день как год-месяц-день.
denied-away-too-long = Отлучиться можно самое большее на { $most } дней. Напишите меньший срок, например 3d, или более близкий день как год-месяц-день.
denied-bad-setting = Та же команда без слов показывает, что можно настроить. Этого нельзя: { $setting } { $value }
denied-bad-name = В имени от 1 до { $most } знаков.
denied-block-yourself = Себя заблокировать нельзя.
denied-bad-link = Этот код не подходит или устарел. Попросите новый на другой платформе.
denied-link-same = Обе учётные записи и так ваши.
denied-link-gone = На этот вопрос уже ответили, или его время вышло. Начните заново: /link.
denied-not-linked = Эта учётная запись не связана ни с какой другой. Связать её можно через /link.
denied-link-same-table = Обе учётные записи сидят за столом { $table }. Свяжите их, когда игра кончится.
denied-opening-restricted = В этом чате столы открывают только админы.
denied-import-unfit = { $why ->
    [form] Это не запись игры, или она повреждена.
    [unknown] Это запись игры, которой этот бот не знает, или более поздней версии.
    [action] Эту запись нельзя продолжить: шаг { $number } нарушает правила.
    [hidden] В этой записи нет того, что было скрыто, а вытянуть это заново нельзя.
   *[setup] Эту запись нельзя продолжить: места, дополнения и квадраты не подходят друг к другу.
}
denied-import-over = Эта игра окончена: её можно посмотреть, но не продолжить.
denied-export-none = Выгружать пока нечего: игра ещё не началась.
denied-paused = Игра на паузе: эта версия бота сыграла бы её иначе. Сообщите хозяину бота.
