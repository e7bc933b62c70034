# Что говорится вокруг партий. $player и другие имена — чужие слова; $table — код партии.

## Кто есть кто

chat-nameless = кто-то
chat-seat = место { $seat }
chat-computer = Компьютер { $number }
level-name = { $level ->
    [easy] лёгкий
    [medium] средний
    [hard] сильный
    [master] мастер
    [greedy] жадный
    [random] случайный
   *[other] { $level }
}
chat-note-computer = компьютер, { level-name }
chat-note-gone = играет компьютер
chat-note-plays = компьютер
chat-role-seat = игроки этой партии
chat-role-host = организатор
chat-role-chat-admin = админы этого чата
chat-role-owner = владелец бота
word-yes = да
word-no = нет

## Партия, которая ждёт игроков

lobby-title = Новая партия: { $game }
lobby-modules = С дополнениями: { $modules }.
lobby-seat = { $seat }. { $player } ({ $about })
lobby-free = { $count ->
    [0] Все места заняты.
    [one] { $count } место свободно.
    [few] { $count } места свободны.
   *[many] { $count } мест свободно.
}
lobby-fair = Честный жребий, запечатан заранее: { $commitment }…
lobby-elsewhere = Свои ходы каждый получает в личном чате со мной.
lobby-clock = { $pace } на ход; если время выйдет, { $what }.
lobby-pace = Время на ход: { $pace }
lobby-rated = { $rated ->
    [yes] Рейтинговая, если играют только люди.
    [first] Товарищеская: для организатора это первая партия, поэтому подсказки (/hint) разрешены.
   *[no] Товарищеская (без рейтинга).
}
lobby-open = { $private ->
    [yes] Закрытая: войти можно из этого чата или по приглашению.
   *[no] Войти может любой, у кого есть код: /join { $table }
}

pace-live = 2 минуты
pace-1h = 1 час
pace-8h = 8 часов
pace-24h = 24 часа
pace-3d = 3 дня
pace-7d = 7 дней
pace-6h-30m = 6 часов + 30 минут
pace-2d-4h = 2 дня + 4 часа
pace-5d-8h = 5 дней + 8 часов
pace-none = не ограничено
timeup-simplest = бот сделает простой ход
timeup-computer = ход сделает компьютер
timeup-offer = место предложат другим

new-done = Ваша партия { $table } открыта. Ждём игроков.
join-how = Чтобы войти в партию друзей, отправьте /join и её код.
close-others = { $chat ->
    [private] Другие ещё играют, поэтому партию нельзя закрыть. Чтобы выйти: /leave
   *[group] Другие ещё играют, поэтому закрыть партию могут только админы этого чата. Чтобы выйти: /leave
}
join-done = { $seats ->
    [one] Вы в игре! Занято { $seats } место.
    [few] Вы в игре! Занято { $seats } места.
   *[many] Вы в игре! Занято { $seats } мест.
}
join-colour = Ваш цвет: { $colour }.
leave-how = { $alone ->
    [yes] Выйти из партии { $table }? Ваше место может занять другой. Если сдаться, она закончится без результата.
   *[no] Выйти из партии { $table }? Ваше место может занять другой. Если сдаться, за вас доиграет компьютер, а вы займёте последнее место.
}
stay-done = Хорошо, вы остаётесь.
leave-done = Вы вышли из партии.
start-done = Партия началась. Удачи!
start-welcome = Здравствуйте! Я бот для игры в «Каркассон» в чатах: за вечер или за несколько недель. Играйте с друзьями в группе или начните прямо здесь, против компьютера.
start-hands = Карты придут в личные сообщения. Этим игрокам нужно сначала открыть личный чат со мной и нажать «Запустить»: { $players }
computer-which = Какой силы компьютер?
computer-joined = { $player } ({ level-name }) в игре.
remove-done = Игрок исключён, место снова свободно.
endtable-sure = Закрыть партию { $table } насовсем? Победителя не будет.
keep-done = Хорошо, партия остаётся открытой.
endtable-done = Партия закрыта.

menu-title = Настройки партии: нажмите, чтобы изменить.
menu-game = Игра: { $value }
menu-modules = Дополнения: { $value }
menu-pace = Время на ход: { $value }
menu-timeup = Время вышло: { $value }
menu-seats = Мест: { $value }
menu-rated = Рейтинговая: { $value }
menu-private = Закрытая: { $value }
menu-language = Язык: { $value }
menu-choose-game = Во что играем?
menu-choose-modules = Нажмите на дополнение, чтобы добавить или убрать его.
menu-note-siege = В «Осаду и оборону» лучше играть с аббатом. Крепость, четырнадцать квадратов и символы — реконструкция.
menu-note-cardcassonne = Очки за животных отчасти реконструированы.
menu-choose-pace = Сколько времени на ход?
menu-choose-timeup = Что делать, когда время выйдет?
menu-choose-seats = Сколько мест?
menu-choose-language = На каком языке вести партию?

## Отказы вокруг действий

command-unknown = Команды { $command } нет. Все команды: /help
command-near = Команды { $typed } нет. Может быть, { $meant }?
button-unknown = Эта кнопка больше не работает. Текущая позиция: /board
panel-others = { $command ->
    [none] Это кнопки другого игрока. Откройте свои так же.
   *[other] Это кнопки другого игрока. Откройте свои: { $command }
}
panel-of = { $command ->
    [none] Эти кнопки для игрока { $player }. Откройте свои так же.
   *[other] Эти кнопки для игрока { $player }. Откройте свои: { $command }
}
panel-ended = { $command ->
    [none] Эти кнопки больше не действуют. Откройте их снова.
   *[other] Эти кнопки больше не действуют. Откройте их снова: { $command }
}
button-stale = Это был ход { $was }, а сейчас ход { $now }. Текущая позиция: /board
button-stale-step = С тех пор в этом ходе что-то изменилось. Текущая позиция: /board
store-trouble = Не могу добраться до партий. Ничего не потеряно, попробуйте чуть позже.
store-stuck = Не могу добраться до партий. Ничего не потеряно, но исправить это должен владелец бота.
bot-trouble = У меня что-то сломалось. Всё подтверждённое цело, попробуйте ещё раз.
bot-paused = У меня что-то не так, пауза: { $seconds } с. Ничего не потеряно, все часы стоят.
no-such-cell = «{ $cell }» — не клетка. Клетки называют так: M20, столбец и ряд.
no-picture = Здесь такого не показать.
only-private = Здесь ответ прочтут другие. Напишите мне это в личный чат.
private-again = Откройте личный чат со мной и отправьте там { $command }.
private-first = Отвечу вам лично. Сначала откройте личный чат со мной.
settings-saved = Сохранено.
private-sent = Ответ у вас в личном чате.
write-as-yourself = Чтобы играть, пишите от своего имени.
wait-short = Принято. В этой группе слишком много сообщений: ждать { $seconds } с. В личном чате быстрее.
wait-look-private = В этой группе слишком много сообщений. Ответ у вас в личном чате.
look-again = С прошлого раза ничего нового. Нажмите ещё раз, и я пришлю снова.
wait-look-shown = В этой группе игровое поле уже видно. Копия у вас в личном чате.
which-table = Какая партия?
which-code = Какая партия? Начните с её кода: { $command } { $table }
which-option = Какая партия? Отправьте { $command } и выберите её в поле «{ $option }».
which-line = { $table }: { $label }

## Обхождение

undo-draft = Неподтверждённый ход убран.
undo-done = Просьба отменить ход отправлена. Ждём ответа: { $players }.
undo-taken = Ваш последний ход отменён.
undo-late = Отменить уже нельзя: партия пошла дальше.
agree-done = { $count ->
    [0] Вы согласились.
   *[other] Вы согласились. Ещё ждём: { $players }.
}
refuse-done = Вы отказались. Ход остаётся в силе.
nudge-done = Игрока поторопили.
give-done = Готово: времени на ход стало больше.
pause-done = Спросили. Пауза начнётся, когда все согласятся.
pauseyes-done = Вы согласились на паузу.
pauseno-done = Вы отказались. Партия продолжается.
resume-done = Пауза окончена.
mute-done = Хорошо, об этом ходе больше не напомню.
resign-sure = { $alone ->
    [yes] Сдаться в партии { $table }? Она закончится без результата.
   *[no] Сдаться в партии { $table }? За вас доиграет компьютер, а вы займёте последнее место.
}
resigned-done = Вы сдались.
substitute-offered = Ваше место предложено. Играйте, пока его не займут; чтобы оставить его себе, отправьте /substitute ещё раз.
substitute-kept = Место остаётся за вами.
substitute-none = В этой партии никто не предлагает место.
substitute-instead = Эта партия уже идёт, но в ней предлагают место.
take-done = Место ваше.
rematch-which = Здесь ещё нет завершённых партий. Чтобы повторить другую, отправьте /rematch и её код.
rematch-done = Реванш { $table } открыт.
away-done = Вас не будет до { $until }. Ваши часы стоят, но не больше 14 дней на партию.
away-ahead = Вас не будет с { $since } до { $until }. Ваши часы в это время стоят.
back-done = С возвращением!
away-not = Вы и так здесь. Чтобы отлучиться, отправьте /away 3d (на три дня) или /away 12h (на двенадцать часов).
watch-which = Отправьте /watch с кодом партии.
watch-done = Теперь этот чат следит за партией.
watch-off = Этот чат больше не следит за партией.
say-done = Отправлено.
say-alone = Эта партия идёт только в этом чате, пишите прямо здесь.
say-nobody = Вы играете только с компьютерами: читать некому.
block-list = Заблокированы: { $players }
block-which = Кого? Отправьте /block с именем игрока.
block-done = Игрок заблокирован: ни приглашений, ни напоминаний, ни сообщений. Та же команда разблокирует.
block-off = Игрок разблокирован.
share-open = Новая партия: { $game }
share-running = Партия { $game }
invite-code = Передайте это дальше, работает в любом чате с этим ботом: /join { $table }
invite-link = В Telegram: { $link }
invite-done = Отправляю приглашение. Если не дойдёт, передайте код партии.
person-unknown = В ваших партиях нет игрока с именем «{ $player }».
invite-unknown = Я ещё не знаю игрока { $player }. Лучше передайте код: /join { $table }
invite-bot = { $player } – это бот, пригласить его нельзя. Лучше добавьте компьютер.
invite-late = { $plays ->
    [yes] Эта партия уже началась. Другие могут следить за ней: /watch { $table }
   *[no] Эта партия уже началась. Следить за ней: /watch { $table }
}
kick-whom = { $how ->
    [host] Кого исключить?
   *[vote] Кого исключить? Нужно согласие больше половины остальных; после { $fewest } пропущенных ходов подряд хватит организатора.
}
kick-nobody = В этой партии нет игрока с именем «{ $player }».
kick-computers = Вы играете только с компьютерами. Выйти из партии: /leave
kick-done = Игрок исключён, место свободно.
kick-voted = Голос учтён. Игрока исключат, когда согласится больше половины остальных.

## Настройки

settings-title = Ваши настройки
settings-menu = Выберите настройку, чтобы изменить её …
settings-zone = Часовой пояс: { $zone }
settings-how-zone = Изменить: /settings часовой пояс Europe/Moscow
settings-quiet = { $set ->
    [yes] Тихие часы: { $quiet } ({ $zone })
   *[no] Тихие часы: нет
}
settings-how-quiet = Изменить: /settings тихие часы 22:00 07:00 или /settings тихие часы выкл
settings-free = { $set ->
    [yes] Выходные: { $days }
   *[no] Выходные: нет
}
settings-how-free = Изменить: /settings выходные сб вс или /settings выходные выкл
settings-reminders-fast = Если на ход час или меньше — только когда пройдёт половина времени.
settings-reminders = Напоминания: когда пройдёт половина времени и за час до конца. { settings-reminders-fast } Без ограничения — раз в день.
settings-interval = { $hours ->
    [0] Напоминания: нет, но о своём ходе вы узнаете.
    [1] Напоминания: раз в час и за час до конца. { settings-reminders-fast }
    [one] Напоминания: раз в { $hours } час и за час до конца. { settings-reminders-fast }
    [few] Напоминания: раз в { $hours } часа и за час до конца. { settings-reminders-fast }
   *[many] Напоминания: раз в { $hours } часов и за час до конца. { settings-reminders-fast }
}
settings-how-interval = Изменить: /settings интервал 6 или /settings интервал выкл
settings-how-typed = Изменить: /settings_zone (часовой пояс) · /settings_quiet (тихие часы) · /settings_free (выходные) · /settings_interval (интервал)
setting-language = Язык: { $value }
setting-palette = Цвета: { $value }
setting-hints = Сначала лучшие клетки: { $value }
setting-ping = Уведомлять: { $value }
setting-reminders = Напоминания: { $value }
setting-wagon = Повозка после подсчёта: { $value }
setting-no-ransom = Спрашивать о выкупе: { $value }
setting-cheapest-withdrawal = Отзывать самого дешёвого: { $value }
setting-no-second-part = Второй квадрат (строитель): { $value }
palette-standard = обычные
palette-colour-blind = для дальтоников
ping-here = в чате партии
ping-private = в личном чате
ping-both = в обоих чатах
ping-never = никогда
wagon-ask = спросить
wagon-home = забрать
wagon-best = переставить

stats-title = Ваши результаты
stats-none = У вас ещё нет завершённых партий. Сразу с компьютером: /new компьютер
stats-line = { $games ->
    [one] { $game }: { $games } партия, побед: { $wins }
    [few] { $game }: { $games } партии, побед: { $wins }
   *[many] { $game }: { $games } партий, побед: { $wins }
}
stats-rating = { $games ->
    [one] Рейтинг { $rating } ({ $games } рейтинговая партия)
    [few] Рейтинг { $rating } ({ $games } рейтинговые партии)
   *[many] Рейтинг { $rating } ({ $games } рейтинговых партий)
}
rating-means = Все начинают с 1500. Перевес в 200 — это примерно 3 победы в 4 партиях.
rating-unsure = Знак ? — оценка ещё неточная: обычно он исчезает после 10–20 рейтинговых партий.
top-title = { $where ->
    [all] Лучшие игроки повсюду, по рейтингу
   *[here] Лучшие игроки этого чата, по рейтингу
}
top-none = { $where ->
    [all] Оконченных партий пока нет.
   *[here] В этом чате пока нет завершённых партий.
}
top-line = { $rank }. { $player }: { $rating } (побед: { $wins } из { $games })
top-new = { $player }: { $rating } (побед: { $wins } из { $games })

link-code = На другой платформе отправьте мне в течение 10 минут: /link { $code }
link-careful = Чтобы стать одним игроком, согласиться должны оба аккаунта. Никогда не вводите чужой код.
link-accounts = Эти аккаунты — один игрок: { $accounts }. Отвязать тот, с которого вы пишете: /link
link-accounts-press = Эти аккаунты — один игрок: { $accounts }. Чтобы отвязать тот, с которого вы пишете, нажмите «{ button-unlink }».
link-account = { $name } ({ $platforms })
link-asked-title = Один игрок?
link-asked = { $other } и вы, { $mine }, станете одним игроком.
link-means = Каждый аккаунт увидит карты другого, сможет играть на его местах и разделит с ним результаты. Соглашайтесь, только если оба ваши: с чужим кодом вы отдаёте свои партии.
link-agreed = Вы согласились, другой аккаунт тоже.
link-waits = Вы согласились. Теперь в течение 10 минут должен согласиться другой аккаунт.
link-refused = Аккаунты остаются отдельными. Ничего не изменилось.
link-news-done = { $accounts } — теперь один игрок. Если один из аккаунтов не ваш, нажмите «{ button-unlink }», и этот отвяжется.
link-news-left = Аккаунт { $accounts } отвязан и теперь сам по себе. Места и результаты остались у вас.
link-news-refused = { $accounts }: отказ. Ничего не изменилось.
unlink-sure = { $account } начнёт как новый игрок, без мест, результатов и настроек. Всё это останется здесь: { $others }.
unlink-done = Этот аккаунт теперь новый игрок. Места, результаты и настройки остались у других.
unlink-kept = Хорошо, аккаунты остаются связанными.
privacy-title = Ваши данные
privacy-data = Вот всё, что я о вас знаю.
forget-sure = Удалить ваши данные навсегда? Вы выйдете из своих партий, а в завершённых останется место без имени.
forget-file = Ваши данные
forget-done = Ваши данные удалены.
forget-kept = Хорошо, ничего не удалено.

setup-title = Настройки чата
setup-private = Команда /setup — для групп и серверов. Ваши собственные настройки: /settings
setup-opening = Начинать партии могут: { $value }
setup-opening-all = все
setup-opening-admins = только админы
setup-channels = Партии здесь: { $value }
setup-everywhere = да (везде)
setup-typed = Или словами: /setup opening admins, /setup channels here, /setup channels everywhere, /setup threads on, /setup old keep, /setup words off, /setup language ru
setup-deaf = Сообщения из других чатов: { $value }
setup-threads = Ветка для каждой партии: { $value }
setup-old = Старые игровые поля: { $value }
setup-old-keep = остаются
setup-old-fold = одна строка
setup-old-tidy = удаляются
setup-language = Язык: { $value }
setup-language-any = у каждой партии свой

export-done = Запись партии { $table }.
export-file = Запись партии
import-how = Прикрепите запись партии и напишите к ней /import.
import-done = Партия { $table } продолжается по записи. Игроки занимают места по порядку прихода.

## Помощь

help-title = Как играть
help-first = Начните партию: /new. Другие нажмут «Присоединиться», или добавьте компьютер; потом нажмите «Начать».
help-turn = В свой ход выберите клетку, поверните квадрат, поставьте подданного или пропустите и нажмите «Подтвердить». До этого всё можно поменять.
help-typed = Или напишите: /move { $cell } r2 рыцарь северный город. Это клетка, поворот, потом подданный и место или «{ word-none }». Полный ход засчитывается сразу.
help-more = Правила: /rules и слово, например /rules крестьянин. Ваши партии: /games. Ваши настройки: /settings.
help-line = { $command }: { $line }
help-cut = Подробнее об одной команде: /help move
