# Що кажуть навколо партій. $player та інші імена — чужі слова; $table — код партії.

## Хто є хто

chat-nameless = хтось
chat-seat = місце { $seat }
chat-computer = Комп’ютер { $number }
level-name = { $level ->
    [easy] легкий
    [medium] середній
    [hard] сильний
    [master] майстер
    [greedy] жадібний
    [random] випадковий
   *[other] { $level }
}
chat-note-computer = комп’ютер, { level-name }
chat-note-gone = грає комп’ютер
chat-note-plays = комп’ютер
chat-role-seat = гравці цієї партії
chat-role-host = організатор
chat-role-chat-admin = адміни цього чату
chat-role-owner = власник бота
word-yes = так
word-no = ні

## Партія, що чекає на гравців

lobby-title = Нова партія: { $game }
lobby-modules = З доповненнями: { $modules }.
lobby-seat = { $seat }. { $player } ({ $about })
lobby-free = { $count ->
    [0] Усі місця зайняті.
    [one] { $count } місце вільне.
    [few] { $count } місця вільні.
   *[many] { $count } місць вільно.
}
lobby-fair = Чесний жереб, запечатаний заздалегідь: { $commitment }…
lobby-elsewhere = Свої ходи кожен отримує в особистому чаті зі мною.
lobby-clock = { $pace } на хід; якщо час вийде, { $what }.
lobby-pace = Час на хід: { $pace }
lobby-rated = { $rated ->
    [yes] Рейтингова, якщо грають лише люди.
    [first] Товариська: для організатора це перша партія, тож можна спитати /hint.
   *[no] Товариська (без рейтингу).
}
lobby-open = { $private ->
    [yes] Закрита: увійти можна з цього чату або за запрошенням.
   *[no] Увійти може будь-хто, хто має код: /join { $table }
}

pace-live = 2 хвилини
pace-1h = 1 година
pace-8h = 8 годин
pace-24h = 24 години
pace-3d = 3 дні
pace-7d = 7 днів
pace-6h-30m = 6 годин + 30 хвилин
pace-2d-4h = 2 дні + 4 години
pace-5d-8h = 5 днів + 8 годин
pace-none = без обмеження
timeup-simplest = бот зробить простий хід
timeup-computer = хід зробить комп’ютер
timeup-offer = місце запропонують іншим

new-done = Вашу партію { $table } відкрито. Чекаємо на гравців.
join-how = До партії друзів: /join і її код.
close-others = { $chat ->
    [private] Інші ще грають, тому партію не можна закрити. Щоб вийти: /leave
   *[group] Інші ще грають, тому закрити партію можуть лише адміни цього чату. Щоб вийти: /leave
}
join-done = { $seats ->
    [one] Ви в грі! Зайнято { $seats } місце.
    [few] Ви в грі! Зайнято { $seats } місця.
   *[many] Ви в грі! Зайнято { $seats } місць.
}
join-colour = Ваш колір: { $colour }.
leave-how = { $alone ->
    [yes] Вийти з партії { $table }? Ваше місце може посісти хтось інший. Якщо здатися, вона закінчиться без результату.
   *[no] Вийти з партії { $table }? Ваше місце може посісти хтось інший. Якщо здатися, за вас дограє комп’ютер, а ви посядете останнє місце.
}
stay-done = Добре, ви лишаєтеся.
leave-done = Ви вийшли з партії.
start-done = Партія почалася. Щасти!
start-welcome = Вітаю! Я бот для гри в «Каркасон» у чатах: за вечір чи протягом тижнів. Грайте з друзями в групі або почніть просто тут, проти комп’ютера.
start-hands = Карти прийдуть в особисті повідомлення. Цим гравцям треба спершу відкрити особистий чат зі мною й натиснути «Розпочати»: { $players }
computer-which = Якої сили комп’ютер?
computer-joined = { $player } ({ level-name }) у грі.
remove-done = Гравця виключено, місце знову вільне.
endtable-sure = Закрити партію { $table } назовсім? Переможця не буде.
keep-done = Добре, партія лишається відкритою.
endtable-done = Партію закрито.

menu-title = Налаштування партії: натисніть, щоб змінити.
menu-game = Гра: { $value }
menu-modules = Доповнення: { $value }
menu-pace = Час на хід: { $value }
menu-timeup = Час вийшов: { $value }
menu-seats = Місць: { $value }
menu-rated = Рейтингова: { $value }
menu-private = Закрита: { $value }
menu-language = Мова: { $value }
menu-choose-game = У що граємо?
menu-choose-modules = Натисніть на доповнення, щоб додати чи прибрати його.
menu-note-siege = В «Облогу й оборону» найкраще грати з абатом. Фортеця, чотирнадцять плиток і символи — реконструкція.
menu-note-cardcassonne = Очки за тварин частково реконструйовано.
menu-choose-pace = Скільки часу на хід?
menu-choose-timeup = Що робити, коли час вийде?
menu-choose-seats = Скільки місць?
menu-choose-language = Якою мовою вести партію?

## Відмови навколо дій

command-unknown = Команди { $command } немає. Усі команди: /help
command-near = Команди { $typed } немає. Може, { $meant }?
button-unknown = Ця кнопка більше не працює. Поточна позиція: /board
panel-others = { $command ->
    [none] Це кнопки іншого гравця. Відкрийте свої так само.
   *[other] Це кнопки іншого гравця. Відкрийте свої: { $command }
}
panel-of = { $command ->
    [none] Ці кнопки для гравця { $player }. Відкрийте свої так само.
   *[other] Ці кнопки для гравця { $player }. Відкрийте свої: { $command }
}
panel-ended = { $command ->
    [none] Ці кнопки вже не діють. Відкрийте їх знову.
   *[other] Ці кнопки вже не діють. Відкрийте їх знову: { $command }
}
button-stale = Це був хід { $was }, а зараз хід { $now }. Поточна позиція: /board
button-stale-step = Відтоді в цьому ході щось змінилося. Поточна позиція: /board
store-trouble = Не можу дістатися до партій. Нічого не втрачено, спробуйте трохи згодом.
store-stuck = Не можу дістатися до партій. Нічого не втрачено, але виправити це має власник бота.
bot-trouble = Щось пішло не так. Усе підтверджене збережено, спробуйте ще раз.
bot-paused = Сталася помилка, пауза: { $seconds } с. Нічого не втрачено, усі годинники стоять.
no-such-cell = «{ $cell }» — не клітинка. Клітинки називають так: M20, стовпець і ряд.
no-picture = Тут такого не показати.
only-private = Тут відповідь прочитають інші. Напишіть мені це в особистий чат.
private-again = Відкрийте особистий чат зі мною й надішліть там { $command }.
private-first = Відповім вам особисто. Спершу відкрийте особистий чат зі мною.
settings-saved = Збережено.
private-sent = Відповідь у вашому особистому чаті.
write-as-yourself = Щоб грати, пишіть від свого імені.
wait-short = Прийнято. У цій групі забагато повідомлень: чекати { $seconds } с. В особистому чаті швидше.
wait-look-private = У цій групі забагато повідомлень. Відповідь у вашому особистому чаті.
look-again = З минулого разу нічого нового. Натисніть ще раз, і я надішлю знову.
wait-look-shown = У цій групі ігрове поле вже видно. Копія у вашому особистому чаті.
which-table = Яка партія?
which-code = Яка партія? Почніть з її коду: { $command } { $table }
which-option = Яка партія? Надішліть { $command } і виберіть її в полі «{ $option }».
which-line = { $table }: { $label }

## Поводження

undo-draft = Непідтверджений хід прибрано.
undo-done = Прохання скасувати хід надіслано. Чекаємо на відповідь: { $players }.
undo-taken = Ваш останній хід скасовано.
undo-late = Скасувати вже не можна: партія пішла далі.
agree-done = { $count ->
    [0] Ви погодилися.
   *[other] Ви погодилися. Ще чекаємо: { $players }.
}
refuse-done = Ви відмовили. Хід лишається в силі.
nudge-done = Гравця поквапили.
give-done = Готово: часу на хід стало більше.
pause-done = Запитали. Пауза почнеться, коли всі погодяться.
pauseyes-done = Ви погодилися на паузу.
pauseno-done = Ви відмовили. Партія триває.
resume-done = Паузу завершено.
mute-done = Гаразд, про цей хід більше не нагадуватиму.
resign-sure = { $alone ->
    [yes] Здатися в партії { $table }? Вона закінчиться без результату.
   *[no] Здатися в партії { $table }? За вас дограє комп’ютер, а ви посядете останнє місце.
}
resigned-done = Ви здалися.
substitute-offered = Ваше місце запропоновано. Грайте, доки його не займуть; щоб лишити його собі, надішліть /substitute ще раз.
substitute-kept = Місце лишається за вами.
substitute-none = У цій партії ніхто не пропонує місця.
substitute-instead = Ця партія вже йде, але в ній пропонують місце.
take-done = Місце ваше.
rematch-which = Тут ще немає закінчених партій. Щоб повторити іншу, надішліть /rematch і її код.
rematch-done = Реванш { $table } відкрито.
away-done = Вас не буде до { $until }. Ваш годинник стоїть, але не більше 14 днів на партію.
away-ahead = Вас не буде з { $since } до { $until }. Ваш годинник у цей час стоїть.
back-done = З поверненням!
away-not = Ви й так тут. Щоб відлучитися, надішліть /away 3d (на три дні) або /away 12h (на дванадцять годин).
watch-which = Надішліть /watch з кодом партії.
watch-done = Тепер цей чат стежить за партією.
watch-off = Цей чат більше не стежить за партією.
say-done = Надіслано.
say-alone = Ця партія йде лише в цьому чаті, пишіть просто тут.
say-nobody = Ви граєте лише з комп’ютерами: читати нікому.
block-list = Заблоковано: { $players }
block-which = Кого? Надішліть /block з іменем гравця.
block-done = Гравця заблоковано: ні запрошень, ні нагадувань, ні повідомлень. Та сама команда розблокує.
block-off = Гравця розблоковано.
share-open = Нова партія: { $game }
share-running = Партія { $game }
invite-code = Передайте це далі, працює в будь-якому чаті з цим ботом: /join { $table }
invite-link = У Telegram: { $link }
invite-done = Надсилаю запрошення. Якщо не дійде, передайте код партії.
person-unknown = У ваших партіях немає гравця на ім’я «{ $player }».
invite-unknown = Я ще не знаю гравця { $player }. Краще передайте код: /join { $table }
invite-bot = { $player } – це бот, запросити його не можна. Краще додайте комп’ютер.
invite-late = { $plays ->
    [yes] Ця партія вже почалася. Інші можуть стежити за нею: /watch { $table }
   *[no] Ця партія вже почалася. Стежити за нею: /watch { $table }
}
kick-whom = { $how ->
    [host] Кого виключити?
   *[vote] Кого виключити? Потрібна згода більше половини інших; після { $fewest } пропущених поспіль ходів досить організатора.
}
kick-nobody = У цій партії немає гравця на ім’я «{ $player }».
kick-computers = Ви граєте лише з комп’ютерами. Вийти з партії: /leave
kick-done = Гравця виключено, місце вільне.
kick-voted = Голос враховано. Гравця виключать, коли погодиться більше половини інших.

## Налаштування

settings-title = Ваші налаштування
settings-menu = Виберіть налаштування, щоб змінити його …
settings-zone = Часовий пояс: { $zone }
settings-how-zone = Змінити: /settings часовий пояс Europe/Kyiv
settings-quiet = { $set ->
    [yes] Тихі години: { $quiet } ({ $zone })
   *[no] Тихі години: немає
}
settings-how-quiet = Змінити: /settings тихі години 22:00 07:00 або /settings тихі години вимк
settings-free = { $set ->
    [yes] Вихідні: { $days }
   *[no] Вихідні: немає
}
settings-how-free = Змінити: /settings вихідні сб нд або /settings вихідні вимк
settings-reminders-fast = Якщо на хід година або менше — лише тоді, як мине половина часу.
settings-reminders = Нагадування: коли мине половина часу й за годину до кінця. { settings-reminders-fast } Без обмеження — раз на день.
settings-interval = { $hours ->
    [0] Нагадування: немає, але про свій хід ви дізнаєтеся.
    [1] Нагадування: раз на годину й за годину до кінця. { settings-reminders-fast }
    [one] Нагадування: раз на { $hours } годину й за годину до кінця. { settings-reminders-fast }
    [few] Нагадування: раз на { $hours } години й за годину до кінця. { settings-reminders-fast }
   *[many] Нагадування: раз на { $hours } годин і за годину до кінця. { settings-reminders-fast }
}
settings-how-interval = Змінити: /settings інтервал 6 або /settings інтервал вимк
settings-how-typed = Змінити: /settings_zone (часовий пояс) · /settings_quiet (тихі години) · /settings_free (вихідні) · /settings_interval (інтервал)
setting-language = Мова: { $value }
setting-palette = Кольори: { $value }
setting-hints = Спершу найкращі клітинки: { $value }
setting-ping = Сповіщати: { $value }
setting-reminders = Нагадування: { $value }
setting-wagon = Мій віз після підрахунку: { $value }
setting-no-ransom = Питати про викуп: { $value }
setting-cheapest-withdrawal = Відкликати найдешевшого: { $value }
setting-no-second-part = Друга плитка (будівничий): { $value }
palette-standard = звичайні
palette-colour-blind = для дальтоніків
ping-here = у чаті партії
ping-private = в особистому чаті
ping-both = в обох чатах
ping-never = ніколи
wagon-ask = запитати
wagon-home = забрати
wagon-best = переставити

stats-title = Ваші результати
stats-none = Ви ще не маєте закінчених партій. Одразу з комп’ютером: /new комп’ютер
stats-line = { $games ->
    [one] { $game }: { $games } партія, перемог: { $wins }
    [few] { $game }: { $games } партії, перемог: { $wins }
   *[many] { $game }: { $games } партій, перемог: { $wins }
}
stats-rating = { $games ->
    [one] Рейтинг { $rating } ({ $games } рейтингова партія)
    [few] Рейтинг { $rating } ({ $games } рейтингові партії)
   *[many] Рейтинг { $rating } ({ $games } рейтингових партій)
}
rating-means = Усі починають із 1500. Перевага у 200 — це приблизно 3 перемоги в 4 партіях.
rating-unsure = Знак ? — оцінка ще неточна: зазвичай він зникає після 10–20 рейтингових партій.
top-title = { $where ->
    [all] Найкращі гравці всюди, за рейтингом
   *[here] Найкращі гравці цього чату, за рейтингом
}
top-none = { $where ->
    [all] Закінчених партій ще немає.
   *[here] У цьому чаті ще немає закінчених партій.
}
top-line = { $rank }. { $player }: { $rating } (перемог: { $wins } з { $games })
top-new = { $player }: { $rating } (перемог: { $wins } з { $games })

link-code = На іншій платформі надішліть мені протягом 10 хвилин: /link { $code }
link-careful = Щоб стати одним гравцем, погодитися мають обидва акаунти. Ніколи не вводьте чужий код.
link-accounts = Ці акаунти — один гравець: { $accounts }. Від’єднати той, з якого ви пишете: /link
link-accounts-press = Ці акаунти — один гравець: { $accounts }. Щоб від’єднати той, з якого ви пишете, натисніть «{ button-unlink }».
link-account = { $name } ({ $platforms })
link-asked-title = Один гравець?
link-asked = { $other } і ви, { $mine }, станете одним гравцем.
link-means = Кожен акаунт бачитиме карти іншого, зможе грати на його місцях і поділить із ним результати. Погоджуйтеся, лише якщо обидва ваші: з чужим кодом ви віддаєте свої партії.
link-agreed = Ви погодилися, інший акаунт теж.
link-waits = Ви погодилися. Тепер протягом 10 хвилин має погодитися інший акаунт.
link-refused = Акаунти лишаються окремими. Нічого не змінилося.
link-news-done = { $accounts } — тепер один гравець. Якщо один з акаунтів не ваш, натисніть «{ button-unlink }», і цей від’єднається.
link-news-left = Акаунт { $accounts } від’єднано, тепер він сам по собі. Місця й результати лишилися у вас.
link-news-refused = { $accounts }: відмова. Нічого не змінилося.
unlink-sure = { $account } почне як новий гравець, без місць, результатів і налаштувань. Усе це лишиться тут: { $others }.
unlink-done = Цей акаунт тепер новий гравець. Місця, результати й налаштування лишилися в інших.
unlink-kept = Добре, акаунти лишаються пов’язаними.
privacy-title = Ваші дані
privacy-data = Ось усе, що я про вас знаю.
forget-sure = Видалити ваші дані назавжди? Ви вийдете зі своїх партій, а в закінчених лишиться місце без імені.
forget-file = Ваші дані
forget-done = Ваші дані видалено.
forget-kept = Добре, нічого не видалено.

setup-title = Налаштування чату
setup-private = Команда /setup — для груп і серверів. Ваші власні налаштування: /settings
setup-opening = Починати партії можуть: { $value }
setup-opening-all = усі
setup-opening-admins = лише адміни
setup-channels = Партії тут: { $value }
setup-everywhere = так (усюди)
setup-typed = Або словами: /setup opening admins, /setup channels here, /setup channels everywhere, /setup threads on, /setup old keep, /setup words off, /setup language uk
setup-deaf = Повідомлення з інших чатів: { $value }
setup-threads = Гілка для кожної партії: { $value }
setup-old = Старі ігрові поля: { $value }
setup-old-keep = залишаються
setup-old-fold = один рядок
setup-old-tidy = видаляються
setup-language = Мова: { $value }
setup-language-any = у кожної партії своя

export-done = Запис партії { $table }.
export-file = Запис партії
import-how = Прикріпіть запис партії й напишіть до нього /import.
import-done = Партія { $table } триває за записом. Гравці займають місця в порядку приходу.

## Допомога

help-title = Як грати
help-first = Почніть партію: /new. Інші натиснуть «Приєднатися», або додайте комп’ютер; потім натисніть «Почати».
help-turn = У свій хід виберіть клітинку, поверніть плитку, розмістіть підданця або пропустіть і натисніть «Підтвердити». Доти все можна змінити.
help-typed = Або напишіть: /move { $cell } r2 лицар північне місто. Це клітинка, поворот, потім підданець і місце або «{ word-none }». Повний хід я роблю одразу.
help-more = Правила: /rules і слово, наприклад /rules селянин. Ваші партії: /games. Ваші налаштування: /settings.
help-line = { $command }: { $line }
help-cut = Докладніше про одну команду: /help move
