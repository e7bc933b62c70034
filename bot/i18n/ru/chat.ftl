# Что говорится вокруг столов. $player и другие имена — чужие слова; $table — код стола.

## Кто есть кто

chat-nameless = кто-то
chat-seat = место { $seat }
chat-computer = Компьютер { $number }
chat-note-computer = компьютер, { $level ->
    [easy] лёгкий
    [medium] средний
    [hard] сильный
    [greedy] жадный
    [random] случайный
   *[other] { $level }
}
chat-note-gone = играет компьютер
chat-role-seat = игроки этого стола
chat-role-host = кто открыл этот стол
chat-role-chat-admin = админы чата
chat-role-owner = хозяин бота
word-yes = да
word-no = нет

## Стол, который ждёт

lobby-title = { $game }: стол открыт
lobby-code = Садитесь здесь или из любого другого чата: /join { $table }
lobby-modules = С дополнениями: { $modules }.
lobby-seat = { $seat }. { $player }
lobby-free = { $count ->
    [0] Все места заняты.
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[many] Свободно { $count } мест.
}
lobby-fair = Жребий уже определён; его печать — { $commitment }…
lobby-pace = Время на каждое решение: { $pace }.
lobby-time-up = Когда оно выйдет: { $what }.
lobby-rated = { $rated ->
    [yes] На рейтинг, если играют только люди.
   *[no] Не на рейтинг.
}
lobby-open = { $private ->
    [yes] Закрытый: садятся из этого чата или по приглашению.
   *[no] Открыт всем, у кого есть код.
}

pace-live = 2 минуты
pace-1h = 1 час
pace-8h = 8 часов
pace-24h = 24 часа
pace-3d = 3 дня
pace-7d = 7 дней
pace-none = без ограничения
timeup-simplest = простейший ход
timeup-computer = ход делает компьютер
timeup-offer = место предложат другим

new-done = Стол { $table } открыт.
join-done = { $seats ->
    [one] Вы за столом. Занято { $seats } место.
    [few] Вы за столом. Занято { $seats } места.
   *[many] Вы за столом. Занято { $seats } мест.
}
join-colour = Ваш цвет: { $colour }.
leave-done = Вы вышли из-за стола.
start-done = Игра начинается.
start-welcome = Здравствуйте! С этим ботом играют в «Каркассон» — неспешно или быстро, с людьми из любых чатов и с компьютером.
start-hands = Свои карты видят в личном чате с ботом. Сначала ему туда должны написать: { $players }
computer-which = Какой компьютер сядет играть?
computer-done = { $seats ->
    [one] Компьютер за столом. Занято { $seats } место.
    [few] Компьютер за столом. Занято { $seats } места.
   *[many] Компьютер за столом. Занято { $seats } мест.
}
remove-done = Место снова свободно.
endtable-sure = Закрыть стол { $table } насовсем? Победителя не будет.
endtable-done = Стол закрыт.

menu-title = Настройки стола. Нажмите, чтобы изменить.
menu-game = Игра: { $value }
menu-modules = Дополнений: { $value }
menu-pace = Время: { $value }
menu-timeup = Время вышло: { $value }
menu-seats = Мест: { $value }
menu-rated = На рейтинг: { $value }
menu-private = Закрытый: { $value }
menu-language = Язык: { $value }
menu-choose-game = Какая игра?
menu-choose-modules = Нажмите на дополнение, чтобы добавить его или убрать.
menu-note-siege = В «Осаду и оборону» лучше всего играть с Аббатом. Крепость, четырнадцать квадратов и символы — реконструкция.
menu-note-cardcassonne = Очки за животных отчасти реконструированы.
menu-choose-pace = Сколько времени на каждое решение?
menu-choose-timeup = Что будет, когда время выйдет?
menu-choose-seats = Сколько мест?
menu-choose-language = На каком языке вести стол?

## Отказы вокруг действий

refused = { $why }
command-unknown = Команды { $command } нет. Все команды покажет /help.
command-near = Команды { $typed } нет. Может быть, { $meant }?
button-unknown = Эта кнопка больше никуда не ведёт. /board покажет стол, как он есть.
panel-others = { $command ->
    [none] Это чужие кнопки. Свои можно открыть так же.
   *[other] Это чужие кнопки. Ваши откроет { $command }.
}
button-stale = Это был ход { $was }, а сейчас ход { $now }. /board покажет стол, как он есть.
button-stale-step = Ход { $now } уже продвинулся. /board покажет стол, как он есть.
store-trouble = Сейчас до игр не добраться. Ничего не потеряно; попробуйте чуть позже.
store-stuck = Сейчас до игр не добраться. Ничего не потеряно, но сначала этим должен заняться тот, кто держит этого бота.
bot-trouble = Что-то пошло не так. Всё подтверждённое сохранено; попробуйте ещё раз.
bot-paused = Сейчас слишком многое идёт не так, поэтому я делаю перерыв: { $seconds } с. Ничего не потеряно, часы стоят.
no-such-cell = Клетки { $cell } нет. Клетки называют так: M20 — столбец, потом ряд. Ещё можно: { word-fields }, { word-cities }, { word-roads }, { word-words }.
no-picture = Здесь такого не увидеть.
only-private = Напишите это боту в личный чат: это только для вас.
private-first = Это только для вас: сначала откройте личный чат с ботом.
private-sent = Это в вашем личном чате с ботом.
which-table = За каким столом?
which-code = Какой стол? Напишите его код первым словом: { $command } { $table }
which-line = { $table }: { $label }

## Обхождение

undo-draft = Всё неподтверждённое убрано.
undo-done = Чтобы вернуть ход, нужно согласие: { $players }.
undo-taken = Подтверждённый вами ход возвращён.
agree-done = { $count ->
    [0] Вы согласны.
   *[other] Вы согласны. Ещё нужно согласие: { $players }.
}
refuse-done = Вы против.
nudge-done = Напоминание отправлено.
mute-done = До конца этого хода больше не напомним.
resign-sure = Сдаться за столом { $table }? За вас доиграет компьютер, а вы займёте последнее место.
resigned-done = Вы сдались.
substitute-offered = Ваше место предложено. Вы играете, пока его не займут; та же команда оставит его вам.
substitute-kept = Место остаётся за вами.
substitute-none = За этим столом мест не предлагают.
take-done = Место ваше.
rematch-which = Нажмите «Ещё раз» под итогом или напишите код стола: /rematch КОД
rematch-done = Стол { $table } открыт для новой игры.
away-done = Вас не будет до { $until }. Часы стоят, пока это позволяет игра.
back-done = Вы снова здесь.
away-not = Вы и так здесь. /away 3d — отлучиться на три дня, /away 12h — на двенадцать часов.
watch-which = Напишите код стола: /watch КОД
watch-done = Этот чат наблюдает за столом.
watch-off = Этот чат за столом больше не наблюдает.
say-done = Сказано.
say-alone = Этого стола нет в других чатах, и говорить там некому. Просто напишите это здесь.
block-which = Кого? Напишите имя: /block ИМЯ
block-done = От этого человека вы больше ничего не услышите. Та же команда это отменит.
block-off = Вы снова слышите этого человека.
invite-code = Сесть можно откуда угодно: /join { $table }
invite-link = В Telegram: { $link }
invite-done = Если до этого человека можно достучаться, приглашение уже в пути.
person-unknown = За вашими столами нет никого с именем { $player }.
invite-unknown = { person-unknown } Передайте код: /join { $table }
invite-late = Игра уже идёт. Другие могут за ней следить: /watch { $table }
kick-whom = { $how ->
    [host] Кто должен уйти?
   *[vote] Кто должен уйти? Нужны голоса больше половины остальных; после { $fewest } пропущенных подряд ходов хватит хозяина стола.
}
kick-nobody = За этим столом нет никого с именем { $player }.
kick-done = Место снова свободно.
kick-voted = Ваш голос учтён. Место освободится, когда этого захочет больше половины остальных.

## Настройки

settings-title = Ваши настройки
settings-zone = Часовой пояс: { $zone }.
settings-how-zone = Изменить: /settings zone Europe/Moscow
settings-quiet = { $set ->
    [yes] Тихие часы: { $quiet } ({ $zone }).
   *[no] Тихие часы: нет.
}
settings-how-quiet = Изменить: /settings quiet 22:00 07:00 или /settings quiet off
settings-reminders-fast = Если на решение час или меньше: только на половине времени.
settings-reminders = Напоминания: на половине времени и за час до конца. { settings-reminders-fast } Без ограничения: раз в день.
settings-interval = { $hours ->
    [0] Напоминания: нет, но о вашем ходе вы узнаете.
    [one] Напоминания: раз в { $hours } час и за час до конца. { settings-reminders-fast }
    [few] Напоминания: раз в { $hours } часа и за час до конца. { settings-reminders-fast }
   *[many] Напоминания: раз в { $hours } часов и за час до конца. { settings-reminders-fast }
}
settings-how-interval = Изменить: /settings interval 6 или /settings interval off
setting-language = Язык: { $value }
setting-palette = Цвета: { $value }
setting-hints = Подсказки: { $value }
setting-ping = Звать меня: { $value }
setting-reminders = Напоминать: { $value }
setting-wagon = Повозка после подсчёта: { $value }
setting-no-ransom = Не спрашивать о выкупе: { $value }
setting-cheapest-withdrawal = Убирать самую дешёвую фишку: { $value }
setting-no-second-part = Без второго квадрата: { $value }
palette-standard = обычные
palette-colour-blind = для дальтоников
ping-here = здесь
ping-private = в личном чате
ping-both = здесь и лично
ping-never = никогда
wagon-ask = спросить меня
wagon-home = домой
wagon-best = на лучшее место

stats-title = Ваши игры
stats-none = Вы ещё не закончили ни одной игры.
stats-line = { $games ->
    [one] { $game }: { $games } игра, побед: { $wins }
    [few] { $game }: { $games } игры, побед: { $wins }
   *[many] { $game }: { $games } игр, побед: { $wins }
}
stats-rating = { $games ->
    [one] Рейтинг { $rating } после { $games } игры на рейтинг
    [few] Рейтинг { $rating } после { $games } игр на рейтинг
   *[many] Рейтинг { $rating } после { $games } игр на рейтинг
}
stats-rating-none = Рейтинга пока нет (игр на рейтинг: { $games })
top-title = { $where ->
    [all] Лучшие повсюду
   *[here] Лучшие в этом чате
}
top-none = { $where ->
    [all] Ещё никто не закончил ни одной игры.
   *[here] Здесь ещё никто не закончил ни одной игры.
}
top-line = { $games ->
    [one] { $rank }. { $player }: { $rating } (побед: { $wins } за { $games } игру)
    [few] { $rank }. { $player }: { $rating } (побед: { $wins } за { $games } игры)
   *[many] { $rank }. { $player }: { $rating } (побед: { $wins } за { $games } игр)
}
top-new = { $games ->
    [one] { $rank }. { $player }: без рейтинга (побед: { $wins } за { $games } игру)
    [few] { $rank }. { $player }: без рейтинга (побед: { $wins } за { $games } игры)
   *[many] { $rank }. { $player }: без рейтинга (побед: { $wins } за { $games } игр)
}

link-code = На другой платформе напишите боту в течение десяти минут: /link { $code }
link-careful = Когда обе учётные записи скажут «да», они станут одним игроком. Никогда не вводите код, который вам дал кто-то другой.
link-accounts = Эти учётные записи — один игрок: { $accounts }. /unlink отделяет ту, с которой вы пишете.
link-account = { $name } ({ $platforms })
link-asked-title = Один игрок?
link-asked = { $other } и вы, { $mine }, стали бы одним игроком.
link-means = С этого времени каждая учётная запись видит карты другой, играет на её местах во всех играх и делит с ней результаты. Соглашайтесь, только если обе ваши: с чужим кодом вы отдаёте свои игры.
link-agreed = Вы сказали «да», и другая сторона тоже.
link-waits = Вы сказали «да». Теперь в течение десяти минут должна согласиться и другая сторона.
link-refused = Учётные записи остаются отдельными: ничего не изменилось.
link-news-done = { $accounts } теперь один игрок. Если какая-то из этих учётных записей не ваша, /unlink отделит эту.
link-news-left = { $accounts }: эта учётная запись отделилась и теперь сама по себе. Места и результаты остались у вас.
link-news-refused = { $accounts }: отказ. Ничего не изменилось.
unlink-sure = { $account }: эта учётная запись начнёт как новый игрок, без мест, результатов и настроек. Всё это останется здесь: { $others }.
unlink-done = Эта учётная запись теперь новый игрок. Места, результаты и настройки остались у других.
forget-sure = Вот всё, что о вас хранится. Забыть? Вы уйдёте из-за столов, а в оконченных играх останется место без имени.
forget-file = Всё, что о вас хранится
forget-done = Вас больше не помнят.

setup-title = Настройки этого чата
setup-opening = Столы открывают: { $value }
setup-opening-all = все
setup-opening-admins = админы
setup-channels = Столы в этом канале: { $value }
setup-everywhere = да, как и во всех
setup-typed = Или словами: /setup opening admins, /setup channels here, /setup channels everywhere, /setup threads on, /setup words off, /setup language ru
setup-deaf = Слова из других мест: { $value }
setup-threads = Своя ветка каждому столу: { $value }
setup-language = Язык: { $value }
setup-language-any = как за столом

export-done = Запись стола { $table }.
export-file = Запись игры
import-how = Пришлите запись файлом, а к нему — команду /import.
import-done = Стол { $table } продолжается по записи. Места занимают в порядке прихода.

## Помощь

help-title = Как играть
help-first = Откройте стол: /new. Пусть другие нажмут «Сесть», или нажмите «Посадить компьютер»; потом нажмите «Начать».
help-turn = Когда ваш ход: клетка, поворот квадрата, фишка и «Подтвердить». До этого всё можно переиграть.
help-typed = Или одной строкой: /move { $cell } r2 рыцарь n. { $cell } — клетка, r2 — второй способ повернуть квадрат, потом фишка и место (n, e, s, w — стороны света) или { word-none }.
help-more = Правила: /rules и слово, например /rules крестьянин. Все ваши игры: /games. Ваши настройки: /settings.
help-line = { $command }: { $line }
help-cut = /help и название команды расскажут о ней.
