# Що кажуть навколо столів. $player та інші імена — чужі слова; $table — код столу.

## Хто є хто

chat-nameless = хтось
chat-seat = місце { $seat }
chat-computer = Комп’ютер { $number }
chat-note-computer = комп’ютер, { $level ->
    [easy] легкий
    [medium] середній
    [hard] сильний
    [greedy] жадібний
    [random] випадковий
   *[other] { $level }
}
chat-note-gone = грає комп’ютер
chat-role-seat = гравці цього столу
chat-role-host = хто відкрив цей стіл
chat-role-chat-admin = адміни чату
chat-role-owner = господар бота
word-yes = так
word-no = ні

## Стіл, що чекає

lobby-title = { $game }: стіл відкрито
lobby-code = Сідайте тут або з будь-якого іншого чату: /join { $table }
lobby-modules = З доповненнями: { $modules }.
lobby-seat = { $seat }. { $player }
lobby-free = { $count ->
    [0] Усі місця зайняті.
    [one] Вільне { $count } місце.
    [few] Вільні { $count } місця.
   *[many] Вільно { $count } місць.
}
lobby-fair = Жереб уже визначено; його печатка — { $commitment }…
lobby-pace = Час на кожне рішення: { $pace }.
lobby-time-up = Коли він вийде: { $what }.
lobby-rated = { $rated ->
    [yes] На рейтинг, якщо грають лише люди.
   *[no] Не на рейтинг.
}
lobby-open = { $private ->
    [yes] Закритий: сідають із цього чату або за запрошенням.
   *[no] Відкритий усім, хто має код.
}

pace-live = 2 хвилини
pace-1h = 1 година
pace-8h = 8 годин
pace-24h = 24 години
pace-3d = 3 дні
pace-7d = 7 днів
pace-none = без обмеження
timeup-simplest = найпростіший хід
timeup-computer = хід робить комп’ютер
timeup-offer = місце запропонують іншим

new-done = Стіл { $table } відкрито.
join-done = { $seats ->
    [one] Ви за столом. Зайнято { $seats } місце.
    [few] Ви за столом. Зайнято { $seats } місця.
   *[many] Ви за столом. Зайнято { $seats } місць.
}
join-colour = Ваш колір: { $colour }.
leave-done = Ви вийшли з-за столу.
start-done = Гра починається.
start-welcome = Вітаємо! З цим ботом грають у «Каркасон» — неквапом або швидко, з людьми з будь-яких чатів і з комп’ютером.
start-hands = Свої карти бачать в особистому чаті з ботом. Спершу йому туди мають написати: { $players }
computer-which = Який комп’ютер сяде грати?
computer-done = { $seats ->
    [one] Комп’ютер за столом. Зайнято { $seats } місце.
    [few] Комп’ютер за столом. Зайнято { $seats } місця.
   *[many] Комп’ютер за столом. Зайнято { $seats } місць.
}
remove-done = Місце знову вільне.
endtable-sure = Закрити стіл { $table } назовсім? Переможця не буде.
endtable-done = Стіл закрито.

menu-title = Налаштування столу. Натисніть, щоб змінити.
menu-game = Гра: { $value }
menu-modules = Доповнень: { $value }
menu-pace = Час: { $value }
menu-timeup = Час вийшов: { $value }
menu-seats = Місць: { $value }
menu-rated = На рейтинг: { $value }
menu-private = Закритий: { $value }
menu-language = Мова: { $value }
menu-choose-game = Яка гра?
menu-choose-modules = Натисніть на доповнення, щоб додати його або прибрати.
menu-note-siege = В «Облогу й оборону» найкраще грати з Абатом. Фортеця, чотирнадцять плиток і символи — реконструкція.
menu-note-cardcassonne = Очки за тварин частково реконструйовано.
menu-choose-pace = Скільки часу на кожне рішення?
menu-choose-timeup = Що буде, коли час вийде?
menu-choose-seats = Скільки місць?
menu-choose-language = Якою мовою вести стіл?

## Відмови навколо дій

refused = { $why }
command-unknown = Команди { $command } немає. Усі команди покаже /help.
command-near = Команди { $typed } немає. Можливо, { $meant }?
button-unknown = Ця кнопка вже нікуди не веде. /board покаже стіл, як він є.
panel-others = { $command ->
    [none] Це чужі кнопки. Свої можна відкрити так само.
   *[other] Це чужі кнопки. Ваші відкриє { $command }.
}
button-stale = Це був хід { $was }, а зараз хід { $now }. /board покаже стіл, як він є.
button-stale-step = Хід { $now } уже пішов далі. /board покаже стіл, як він є.
store-trouble = Зараз до ігор не дістатися. Нічого не втрачено; спробуйте трохи згодом.
store-stuck = Зараз до ігор не дістатися. Нічого не втрачено, але спершу цим має зайнятися той, хто тримає цього бота.
bot-trouble = Щось пішло не так. Усе підтверджене збережено; спробуйте ще раз.
bot-paused = Зараз забагато чого йде не так, тому я роблю перерву: { $seconds } с. Нічого не втрачено, годинник стоїть.
no-such-cell = Клітинки { $cell } немає. Клітинки називають так: M20 — стовпець, потім ряд. Ще можна: { word-fields }, { word-cities }, { word-roads }, { word-words }.
no-picture = Тут такого не побачити.
only-private = Напишіть це ботові в особистий чат: це лише для вас.
private-first = Це лише для вас: спершу відкрийте особистий чат із ботом.
private-sent = Це у вашому особистому чаті з ботом.
which-table = За яким столом?
which-code = Який стіл? Напишіть його код першим словом: { $command } { $table }
which-line = { $table }: { $label }

## Поводження

undo-draft = Усе непідтверджене прибрано.
undo-done = Щоб повернути хід, потрібна згода: { $players }.
undo-taken = Підтверджений вами хід повернуто.
agree-done = { $count ->
    [0] Ви згодні.
   *[other] Ви згодні. Ще потрібна згода: { $players }.
}
refuse-done = Ви проти.
nudge-done = Нагадування надіслано.
mute-done = До кінця цього ходу більше не нагадаємо.
resign-sure = Здатися за столом { $table }? За вас дограє комп’ютер, а ви посядете останнє місце.
resigned-done = Ви здалися.
substitute-offered = Ваше місце запропоновано. Ви граєте, доки його не займуть; та сама команда лишить його вам.
substitute-kept = Місце лишається за вами.
substitute-none = За цим столом місць не пропонують.
take-done = Місце ваше.
rematch-which = Натисніть «Ще раз» під підсумком або напишіть код столу: /rematch КОД
rematch-done = Стіл { $table } відкрито для нової гри.
away-done = Вас не буде до { $until }. Годинник стоїть, доки це дозволяє гра.
back-done = Ви знову тут.
away-not = Ви й так тут. /away 3d — відлучитися на три дні, /away 12h — на дванадцять годин.
watch-which = Напишіть код столу: /watch КОД
watch-done = Цей чат спостерігає за столом.
watch-off = Цей чат за столом більше не спостерігає.
say-done = Сказано.
say-alone = Цього столу немає в інших чатах, тож казати там нікому. Просто напишіть це тут.
block-which = Кого? Напишіть ім’я: /block ІМ’Я
block-done = Від цієї людини ви більше нічого не почуєте. Та сама команда це скасує.
block-off = Ви знову чуєте цю людину.
invite-code = Сісти можна звідки завгодно: /join { $table }
invite-link = У Telegram: { $link }
invite-done = Якщо до цієї людини можна достукатися, запрошення вже в дорозі.
person-unknown = За вашими столами немає нікого на ім’я { $player }.
invite-unknown = { person-unknown } Передайте код: /join { $table }
invite-late = Гра вже триває. Інші можуть за нею стежити: /watch { $table }
kick-whom = { $how ->
    [host] Хто має піти?
   *[vote] Хто має піти? Потрібні голоси більше половини решти; після { $fewest } пропущених поспіль ходів досить господаря столу.
}
kick-nobody = За цим столом немає нікого на ім’я { $player }.
kick-done = Місце знову вільне.
kick-voted = Ваш голос враховано. Місце звільниться, коли цього захоче більше половини решти.

## Налаштування

settings-title = Ваші налаштування
settings-zone = Часовий пояс: { $zone }.
settings-how-zone = Змінити: /settings zone Europe/Kyiv
settings-quiet = { $set ->
    [yes] Тихі години: { $quiet } ({ $zone }).
   *[no] Тихі години: немає.
}
settings-how-quiet = Змінити: /settings quiet 22:00 07:00 або /settings quiet off
settings-reminders-fast = Якщо на рішення година або менше: лише на половині часу.
settings-reminders = Нагадування: на половині часу та за годину до кінця. { settings-reminders-fast } Без обмеження: раз на день.
settings-interval = { $hours ->
    [0] Нагадування: немає, але про ваш хід ви дізнаєтеся.
    [one] Нагадування: раз на { $hours } годину та за годину до кінця. { settings-reminders-fast }
    [few] Нагадування: раз на { $hours } години та за годину до кінця. { settings-reminders-fast }
   *[many] Нагадування: раз на { $hours } годин та за годину до кінця. { settings-reminders-fast }
}
settings-how-interval = Змінити: /settings interval 6 або /settings interval off
setting-language = Мова: { $value }
setting-palette = Кольори: { $value }
setting-hints = Підказки: { $value }
setting-ping = Кликати мене: { $value }
setting-reminders = Нагадувати: { $value }
setting-wagon = Віз після підрахунку: { $value }
setting-no-ransom = Не питати про викуп: { $value }
setting-cheapest-withdrawal = Вилучати найдешевшу фігурку: { $value }
setting-no-second-part = Без другої плитки: { $value }
palette-standard = звичайні
palette-colour-blind = для дальтоніків
ping-here = тут
ping-private = в особистому чаті
ping-both = тут і особисто
ping-never = ніколи
wagon-ask = запитати мене
wagon-home = додому
wagon-best = на найкраще місце

stats-title = Ваші ігри
stats-none = Ви ще не закінчили жодної гри.
stats-line = { $games ->
    [one] { $game }: { $games } гра, перемог: { $wins }
    [few] { $game }: { $games } гри, перемог: { $wins }
   *[many] { $game }: { $games } ігор, перемог: { $wins }
}
stats-rating = { $games ->
    [one] Рейтинг { $rating } після { $games } гри на рейтинг
    [few] Рейтинг { $rating } після { $games } ігор на рейтинг
   *[many] Рейтинг { $rating } після { $games } ігор на рейтинг
}
stats-rating-none = Рейтингу поки немає (ігор на рейтинг: { $games })
top-title = { $where ->
    [all] Найкращі всюди
   *[here] Найкращі в цьому чаті
}
top-none = { $where ->
    [all] Ще ніхто не закінчив жодної гри.
   *[here] Тут ще ніхто не закінчив жодної гри.
}
top-line = { $games ->
    [one] { $rank }. { $player }: { $rating } (перемог: { $wins } за { $games } гру)
    [few] { $rank }. { $player }: { $rating } (перемог: { $wins } за { $games } гри)
   *[many] { $rank }. { $player }: { $rating } (перемог: { $wins } за { $games } ігор)
}
top-new = { $games ->
    [one] { $rank }. { $player }: без рейтингу (перемог: { $wins } за { $games } гру)
    [few] { $rank }. { $player }: без рейтингу (перемог: { $wins } за { $games } гри)
   *[many] { $rank }. { $player }: без рейтингу (перемог: { $wins } за { $games } ігор)
}

link-code = На іншій платформі напишіть ботові протягом десяти хвилин: /link { $code }
link-careful = Коли обидва облікові записи скажуть «так», вони стануть одним гравцем. Ніколи не вводьте код, який вам дав хтось інший.
link-accounts = Ці облікові записи — один гравець: { $accounts }. /unlink відокремлює той, з якого ви пишете.
link-account = { $name } ({ $platforms })
link-asked-title = Один гравець?
link-asked = { $other } і ви, { $mine }, стали б одним гравцем.
link-means = Відтоді кожен обліковий запис бачить карти іншого, грає на його місцях у всіх іграх і ділить з ним результати. Погоджуйтеся, лише якщо обидва ваші: з чужим кодом ви віддаєте свої ігри.
link-agreed = Ви сказали «так», і інша сторона теж.
link-waits = Ви сказали «так». Тепер протягом десяти хвилин має погодитися й інша сторона.
link-refused = Облікові записи лишаються окремими: нічого не змінилося.
link-news-done = { $accounts } тепер один гравець. Якщо якийсь із цих облікових записів не ваш, /unlink відокремить цей.
link-news-left = { $accounts }: цей обліковий запис відокремився й тепер сам по собі. Місця й результати лишилися у вас.
link-news-refused = { $accounts }: відмова. Нічого не змінилося.
unlink-sure = { $account }: цей обліковий запис почне як новий гравець, без місць, результатів і налаштувань. Усе це лишиться тут: { $others }.
unlink-done = Цей обліковий запис тепер новий гравець. Місця, результати й налаштування лишилися в інших.
forget-sure = Ось усе, що про вас зберігається. Забути? Ви підете з-за столів, а в закінчених іграх лишиться місце без імені.
forget-file = Усе, що про вас зберігається
forget-done = Про вас забуто.

setup-title = Налаштування цього чату
setup-opening = Столи відкривають: { $value }
setup-opening-all = усі
setup-opening-admins = адміни
setup-channels = Столи в цьому каналі: { $value }
setup-everywhere = так, як і в усіх
setup-typed = Або словами: /setup opening admins, /setup channels here, /setup channels everywhere, /setup threads on, /setup words off, /setup language uk
setup-deaf = Слова з інших місць: { $value }
setup-threads = Своя гілка кожному столу: { $value }
setup-language = Мова: { $value }
setup-language-any = як за столом

export-done = Запис столу { $table }.
export-file = Запис гри
import-how = Надішліть запис файлом, а до нього — команду /import.
import-done = Стіл { $table } продовжується за записом. Місця займають у порядку приходу.

## Допомога

help-title = Як грати
help-first = Відкрийте стіл: /new. Хай інші натиснуть «Сісти», або натисніть «Посадити комп’ютер»; потім натисніть «Почати».
help-turn = Коли ваш хід: клітинка, поворот плитки, фігурка й «Підтвердити». До того все можна переграти.
help-typed = Або одним рядком: /move { $cell } r2 лицар n. { $cell } — клітинка, r2 — другий спосіб повернути плитку, потім фігурка й місце (n, e, s, w — сторони світу) або { word-none }.
help-more = Правила: /rules і слово, наприклад /rules селянин. Усі ваші ігри: /games. Ваші налаштування: /settings.
help-line = { $command }: { $line }
help-cut = /help і назва команди розкажуть про неї.
