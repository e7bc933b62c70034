# Почему что-то нельзя сделать в партии. $until — момент словами; $seat, $by — имена; $table — код партии.

denied-no-table = Партии с кодом «{ $table }» нет. Проверьте код или начните новую: /new
denied-none-here = Здесь нет партии. Начните новую: /new
denied-unknown-words = { $takes ->
    [nothing] После /{ $command } ничего не нужно: уберите «{ $words }».
    [table] «{ $words }» — не код партии, а другого после /{ $command } не пишут.
   *[more] Не понимаю «{ $words }» после /{ $command }. Что там можно написать: /help { $command }
}
denied-unknown-game = Нет ни игры, ни дополнения «{ $word }». Игры: { $games }. Дополнения: { $modules }.
denied-bad-pace = На ход нельзя дать «{ $word }». Можно выбрать: { $paces }.
denied-bad-seats = { $more ->
    [0] В { $game } играют от { $fewest } до { $most } человек, а не { $seats }.
   *[other] В { $game } играют от { $fewest } до { $most } человек ({ $modules }: { $more }), а не { $seats }.
}
denied-no-expansions = { $game }: дополнений нет, уберите «{ $word }».
denied-not-allowed = { $ask ->
    [host] Это может только { $roles } ({ $host }).
    [hosts] Это могут только { $roles }. Попросите: { $host }.
    [seat] Это могут только { $roles }. Ваши партии: /games
    [single] Это может только { $roles }. Обратитесь туда.
   *[other] Это могут только { $roles }. Обратитесь к ним.
}
denied-table-full = Все места ({ $seats }) заняты. Можно смотреть или начать свою партию: /new
denied-already-seated = Вы уже в этой партии. Поле: /board
denied-not-seated = Вас нет в этой партии. Ваши партии: /games
denied-invitation-needed = Это закрытая партия. Попросите приглашение у её игроков.
denied-colour-taken = Цвет уже занят: { $colour }. Свободны: { $colours }.
denied-unknown-colour = Такого цвета нет: «{ $colour }». Свободны: { $colours }.
denied-too-long = { $most ->
    [one] Слишком длинно, можно до { $most } знака.
    [few] Слишком длинно, можно до { $most } знаков.
   *[many] Слишком длинно, можно до { $most } знаков.
}
denied-too-few = { $fewest ->
    [one] Нужен хотя бы { $fewest } игрок-человек.
    [few] Нужны хотя бы { $fewest } игрока, один из них — человек. Пусть другие нажмут «{ button-join }» или нажмите «{ button-computer }».
   *[many] Нужно хотя бы { $fewest } игроков, один из них — человек. Пусть другие нажмут «{ button-join }» или нажмите «{ button-computer }».
}
denied-bad-option = { $option ->
    [seats] Столько мест в этой игре не бывает: { $value }.
   *[other] «{ $value }» здесь выбрать нельзя.
}
denied-wrong-channel = В этом канале играть нельзя. Попробуйте в другом.
denied-not-open = Эта партия уже началась. Начните новую: /new
denied-not-begun = Эта партия ещё не началась. Начать её: /begin
denied-over = Эта партия окончена. Чем кончилось: /board { $table }. Запись: /export { $table }. Сыграть ещё раз: /rematch { $table }
denied-closed = Эта партия закрыта. Начните другую: /new
denied-not-over = Эта партия ещё идёт. Поле: /board
denied-stale = Игра ушла вперёд: это был шаг { $was }, а сейчас { $now }. Смотрите самое новое сообщение.
denied-draft-moved = Ваш ход уже изменился. Смотрите последнее сообщение.
denied-no-draft = Подтверждать пока нечего. Сначала выложите квадрат.
denied-draft-unfinished = Ход ещё не закончен. Сделайте следующий выбор.
denied-not-your-turn = { $plays ->
    [person] Сейчас ходит { $seat }. Поторопить: /nudge
   *[computer] Сейчас ходит { $seat }.
}
denied-nothing-to-undo = Отменять нечего: подтверждённого хода нет или после вас уже сходили.
denied-undo-seen = Этот ход не отменить: он открыл то, что было скрыто.
denied-undo-asked = Остальных уже спросили.
denied-no-question = Сейчас вам не на что отвечать.
denied-no-such-seat = Такого места нет.
denied-seat-is-computers = На этом месте играет компьютер.
denied-seat-not-offered = Это место не свободно. Следить за партией: /watch
denied-kick-yourself = Себя исключить нельзя. Чтобы выйти: /leave
denied-kick-two = Вдвоём исключить можно только после { $fewest } пропущенных ходов подряд. Поторопить: /nudge
denied-nudge-too-soon = Уже поторопили. Снова можно с { $until }.
denied-nudge-quiet = У этого игрока тихие часы. Поторопить можно с { $until }.
denied-nudge-away = Этого игрока не будет до { $until }.
denied-nudge-yourself = Сейчас ваш ход. Посмотреть: /move
denied-give-yourself = Сейчас ваш ход. Добавить время могут только другие.
denied-given-twice = Время уже добавляли дважды, больше нельзя.
denied-no-clock = В этой партии часы не идут.
denied-pause-asked = О паузе уже спросили. Подождите ответов.
denied-paused-twice = В этой партии уже было { $most } паузы, больше нельзя.
denied-bad-pause = Пауза длится не больше { $most } дней, например /pause 3d.
denied-game-paused = Партия на паузе до { $until }. Закончить: /pause
denied-no-pause = Партия не на паузе. Попросить паузу: /pause 3d
denied-say-nothing = Что передать? Напишите это после команды.
denied-say-too-much = Слишком много сообщений. Продолжить можно с { $until }.
denied-say-off = Сообщения из других чатов здесь выключены. Админы могут их включить: /setup
denied-already-watching = Эту партию здесь уже показывают.
denied-not-watching = Этот чат за партией не следит.
denied-too-many-tables = { $most ->
    [one] У вас уже { $most } партия, больше этот бот не разрешает. Выйти из какой-нибудь: /games
    [few] У вас уже { $most } партии, больше этот бот не разрешает. Выйти из какой-нибудь: /games
   *[many] У вас уже { $most } партий, больше этот бот не разрешает. Выйти из какой-нибудь: /games
}
denied-too-many-here = { $most ->
    [one] В этом чате уже { $most } партия, больше этот бот не разрешает. Доиграйте какую-нибудь, или пусть её закроет организатор или админ: /close
    [few] В этом чате уже { $most } партии, больше этот бот не разрешает. Доиграйте какую-нибудь, или пусть её закроет организатор или админ: /close
   *[many] В этом чате уже { $most } партий, больше этот бот не разрешает. Доиграйте какую-нибудь, или пусть её закроет организатор или админ: /close
}
denied-too-fast = Слишком быстро. Подождите до { $until }.
denied-bad-zone = Не знаю часовой пояс «{ $zone }». Напишите, например, Europe/Moscow или Asia/Almaty.
denied-bad-quiet = Напишите начало и конец, например 22:00 07:00: не больше { $most } ч подряд.
denied-bad-playing = Напишите начало и конец, например 7-22: не меньше { $fewest } ч подряд.
denied-bad-free-days = Напишите не больше { $most } дней недели, например сб вс.
denied-bad-interval = { $fewest ->
    [1] Напоминать можно не чаще раза в час.
    [one] Напоминать можно не чаще раза в { $fewest } час.
    [few] Напоминать можно не чаще раза в { $fewest } часа.
   *[many] Напоминать можно не чаще раза в { $fewest } часов.
}
denied-bad-away = Напишите, на сколько или до какого времени: 3 дня, 12 часов, { word-tomorrow } 8:00 или дату (год-месяц-день).
denied-away-too-long = { $most ->
    [one] Отлучиться можно не больше чем на { $most } день. Напишите, например, 3d или дату поближе.
    [few] Отлучиться можно не больше чем на { $most } дня. Напишите, например, 3d или дату поближе.
   *[many] Отлучиться можно не больше чем на { $most } дней. Напишите, например, 3d или дату поближе.
}
denied-bad-setting = Не могу настроить «{ $setting }». Что можно менять: /{ $command }
denied-bad-value = «{ $value }» не подходит. Можно выбрать: { $choices }
denied-bad-name = В имени от 1 до { $most } знаков.
denied-block-yourself = Себя заблокировать нельзя.
denied-bad-link = Этот код неверный или устарел. Получите новый на другой платформе: /link
denied-link-same = Эти аккаунты уже связаны.
denied-link-gone = На этот вопрос уже ответили, или он устарел. Начните заново: /link
denied-not-linked = Этот аккаунт ни с чем не связан. Связать: /link
denied-link-same-table = Оба аккаунта играют в партии { $table }. Свяжите их, когда она кончится.
denied-opening-restricted = В этом чате партии начинают только админы. Попросите их или играйте со мной в личном чате.
denied-import-unfit = { $why ->
    [form] Это не запись партии, или она повреждена.
    [unknown] Этой игры бот не знает, или запись новее бота.
    [action] Эту запись не продолжить: шаг { $number } нарушает правила.
    [hidden] Эту запись не продолжить: в ней нет закрытых карт.
   *[setup] Эту запись не продолжить: места, дополнения и квадраты не сходятся.
}
denied-import-over = Эта партия окончена. Её можно посмотреть, но не продолжить.
denied-export-none = Сохранять пока нечего: партия не началась. Начать: /begin
denied-paused = Партия на паузе: эта версия бота сыграла бы её иначе. Сообщите владельцу бота.
