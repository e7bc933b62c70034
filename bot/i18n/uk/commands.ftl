# Докладніше про кожну команду, для /help КОМАНДА: дві-три фрази, з прикладом, де він корисний.
# Discord. Назви команд і параметрів: до 32 малих літер, цифр, - або _, без пробілів; рядки до 100 знаків.

command-new = почати нову партію в цьому чаті
about-new = Починає тут партію з вами; інші натискають «Приєднатися». Доповнення й час на хід — у «Налаштуваннях партії». /new cardcassonne починає карткову гру, /new річка таверни — партію з цими доповненнями.
slash-new = нова-партія

command-join = увійти в партію за кодом
about-join = Займає місце в партії з цим кодом, з будь-якого чату й з будь-якої платформи: /join k3m9x2ab. Можна додати колір: /join k3m9x2ab зелений.
slash-join = увійти

command-leave = вийти з партії: віддати місце або здатися
about-leave = До початку звільняє ваше місце. У партії, що триває, можна вибрати: запропонувати місце іншим, здатися чи лишитися.
slash-leave = вийти

command-begin = почати партію, коли гравці зібралися
about-begin = Розігрує місця й плитки та починає партію, як кнопка «Почати». Хто прийде пізніше, може стежити за нею (/watch) або зайняти запропоноване місце.
slash-begin = почати

command-move = зробити хід словами
about-move = Увесь хід одним рядком: /move { $cell } r2 лицар північне. Це клітинка, поворот, потім підданець і місце або { word-none }. Чого бракує, я запитаю. Без слів команда покаже ваш хід.
slash-move = хід

command-board = показати ігрове поле; ще { word-fields }, { word-roads }, { word-cities }, { word-words } або клітинка на зразок M20
about-board = Показує ігрове поле ще раз; кнопки скажуть, чиї поля, міста й дороги. /board { $cell } покаже це місце зблизька й плитки, що туди ще пасують; /board words розповість усе текстом.
slash-board = поле

command-tiles = показати, які плитки лишилися
about-tiles = Показує кожну плитку й скільки таких ще попереду; сірі закінчилися. У картковій грі плиток немає.
slash-tiles = плитки

command-score = рахунок, якби гра закінчилася зараз
about-score = Показує, хто скільки й за що набрав би, якби гра закінчилася зараз. Закритих карт не рахує.
slash-score = рахунок

command-history = показати останні ходи
about-history = Показує останні 40 кроків з очками. /history 100 зазирне далі, до 200.
slash-history = історія

command-replay = переглянути партію анімацією
about-replay = Надсилає партію до цього місця анімацією. У закритих карт видно лише сорочку; те саме словами — /history.
slash-replay = повтор

command-rules = знайти правило
about-rules = Пояснює правило в кількох фразах, спершу з ваших доповнень: /rules селянин. Без слова показує розділи ваших ігор.
slash-rules = правила

command-undo = скасувати останній хід, якщо інші згодні
about-undo = Непідтверджений хід прибирає одразу. Підтверджений скасовує, якщо інші згодні й після вас ще ніхто не ходив; узяті плитки не зміняться. Показаних карт скасувати не можна.
slash-undo = скасувати

command-resign = здатися в партії
about-resign = Перепитає, потім за вас дограє комп’ютер, а ви посядете останнє місце. Щоб передати місце іншому, краще /substitute.
slash-resign = здатися

command-substitute = запропонувати своє місце або зайняти вільне
about-substitute = Пропонує ваше місце; ви граєте, доки його не займуть. Надішліть ще раз, щоб лишити місце собі. Якщо вас немає в партії, займає запропоноване місце.
slash-substitute = заміна

command-nudge = поквапити того, чий хід
about-nudge = Нагадує від вашого імені тому, чий хід: не частіше ніж раз на 6 годин і не в його тихі години.
slash-nudge = поквапити

command-away = зупинити свій годинник, доки вас немає
about-away = Зупиняє ваш годинник і нагадування: /away 3d, /away 12h, /away 2w або дата. Коли повернетеся, надішліть її без слів.
slash-away = відлучитися

command-rematch = зіграти ту саму партію ще раз
about-rematch = Відкриває партію з тими самими налаштуваннями; хто хоче грати, натискає «Приєднатися». Ідеться про останню партію тут або про ту, чий код ви напишете: /rematch k3m9x2ab.
slash-rematch = реванш

command-games = показати ваші партії, спершу з вашим ходом
about-games = Показує ваші партії в усіх чатах: спершу ті, де ваш хід, і скільки лишилося часу. Кожна має кнопку до ігрового поля.
slash-games = партії

command-stats = показати ваші результати й рейтинг
about-stats = Показує, скільки партій ви зіграли й виграли, і ваш рейтинг: усі починають із 1500, а перевага у 200 — це приблизно 3 перемоги в 4 партіях. На нього впливають лише рейтингові партії між людьми.
slash-stats = статистика

command-leaderboard = показати найкращих гравців цього чату; з { word-all } — усіх
about-leaderboard = Показує за рейтингом гравців, які дограли партії в цьому чаті. /leaderboard all — усіх, хто грає з цим ботом.
slash-leaderboard = рейтинг

command-settings = мова, кольори, сповіщення, тихі години, усталені рішення
about-settings = Показує ваші налаштування, кожне має свою кнопку. Дещо задають словами: /settings zone Europe/Berlin, /settings quiet 22:00 07:00, /settings interval 6.
slash-settings = налаштування

command-link = один акаунт на кількох платформах
about-link = Робить ваші акаунти на двох платформах одним гравцем. Надішліть тут /link, а на іншій платформі — /link з кодом, протягом 10 хвилин; спершу запитають обидва акаунти. /unlink знову від’єднає один.
slash-link = поєднати

command-unlink = знову зробити цей акаунт окремим гравцем
about-unlink = Від’єднує акаунт, з якого ви пишете. Він почне як новий гравець; місця, результати й налаштування лишаться в інших. Спершу вас перепитають.
slash-unlink = відокремити

command-watch = стежити тут за партією іншого чату
about-watch = Показує й тут партію іншого чату: /watch k3m9x2ab. Надішліть ще раз, щоб припинити. Без коду дасть адресу тутешньої партії в браузері, якщо вона є.
slash-watch = стежити

command-invite = запросити гравця до вашої партії
about-invite = Запрошує того, з ким ви вже граєте, або дає код, щоб передати його: /invite Ben. Працює, доки партія не почалася.
slash-invite = запросити

command-remove = виключити гравця
about-remove = До початку організатор може виключити будь-кого: /remove Ben. Потім потрібна згода більше половини інших, а після двох пропущених ходів досить організатора.
slash-remove = виключити

command-message = надіслати повідомлення в інші чати партії
about-message = Надсилає до 300 знаків в інші чати партії: /message Щасти. Якщо партія йде в одному чаті, пишіть просто там.
slash-message = повідомлення

command-block = заблокувати або розблокувати гравця
about-block = Більше ні запрошень, ні нагадувань, ні повідомлень від цього гравця: /block Ben. Без імені покаже, кого ви заблокували.
slash-block = заблокувати

command-hint = дізнатися, як походив би комп’ютер (не в рейтингових партіях)
about-hint = Показує вам, і лише вам, як походив би найсильніший комп’ютер і чому. У рейтингових партіях не працює.
slash-hint = підказка

command-why = пояснити хід комп’ютера або розібрати партію
about-why = Пояснює останній хід комп’ютера. Після гри — розбір: звідки взялися очки і які ходи були б кращими.
slash-why = чому

command-export = зберегти партію файлом
about-export = Зберігає партію файлом з усім, що вам можна про неї знати: /export k3m9x2ab. З /import її можна продовжити, а після гри за файлом будь-хто перевірить жереб.
slash-export = зберегти

command-import = завантажити збережену партію
about-import = Прикріпіть запис партії до /import. Незакінчена партія триватиме як нова, закінчену можна переглянути.
slash-import = завантажити

command-privacy = переглянути, завантажити або видалити свої дані
about-privacy = Розповідає, що я про вас знаю. Кнопками це можна завантажити або видалити.
slash-privacy = мої-дані

command-setup = налаштування чату, для адмінів
about-setup = Для адмінів: хто починає партії, у яких каналах, мова й гілка для кожної партії. Можна й словами, по одному налаштуванню: /setup opening admins, /setup language de.
slash-setup = налаштування-чату

command-close = закрити партію назовсім
about-close = Перепитає й закриє партію назовсім; переможця не буде. Адміни можуть це завжди, організатор — доки ніхто інший не втрачає через це партії.
slash-close = закрити

command-help = як грати, і всі команди
about-help = Розповідає, як грати, і показує всі команди. /help move пояснить цю команду.
slash-help = допомога

## Що можна написати після команди, і рядок про це

slash-option-game = гра
slash-about-game = Яка гра
slash-option-expansions = доповнення
slash-about-expansions = Доповнення за назвою, наприклад річка таверни
slash-option-table = партія
slash-about-table = Код партії
slash-option-colour = колір
slash-about-colour = Колір, який ви хочете
slash-option-move = хід
slash-about-move = Клітинка, поворот, підданець і місце: M19 r2 лицар північне
slash-option-look = вигляд
slash-about-look = Що показати
slash-option-word = слово
slash-about-word = Про що хочете дізнатися
slash-option-until = до
slash-about-until = На скільки або до якого дня: 3d, 12h, 2026-12-24 (порожньо: ви повернулися)
slash-option-where = де
slash-about-where = Цей чат або всі
slash-option-code = код
slash-about-code = Код з іншого вашого акаунта
slash-option-person = хто
slash-about-person = Який гравець
slash-option-player = гравець
slash-about-player = Ім’я або номер місця
slash-option-words = слова
slash-about-words = Що хочете сказати
slash-option-file = файл
slash-about-file = Запис партії від /export
slash-option-pace = час
slash-about-pace = Час на хід
slash-option-seats = місця
slash-about-seats = Скільки людей може грати
slash-option-computer = компютер
slash-about-computer = Одразу зіграти з комп’ютерами
slash-option-private = закрита
slash-about-private = Лише для цього чату й запрошених
slash-option-cell = клітинка
slash-about-cell = Клітинка зблизька
slash-option-zone = пояс
slash-about-zone = Ваш часовий пояс: введіть місто
slash-option-quiet = тиша
slash-about-quiet = Без сповіщень у ці години, наприклад 22-7; «off» скасовує
slash-option-language = мова
slash-about-language = Мова, якою я вам пишу
slash-option-topic = тема
slash-about-topic = Тема або команда

## Groups of commands on Discord

group-game = партія
group-about-game = почати, залишити або закрити партію; гравці й місця
group-look = показати
group-about-look = плитки, ходи, повтор, підказки та рейтинг
group-me = я
group-about-me = ваші результати, відсутність, акаунти та дані

## What can be chosen in an option on Discord

computer-easy = Легкий
computer-medium = Середній
computer-hard = Сильний
look-map = уся карта
look-fields = поля
look-cities = міста
look-roads = дороги
look-words = словами
look-png = картинка файлом
where-here = цей чат
where-all = усюди
new-as-last = Як минулого разу: { $expansions }

## Commands in the menus of a person or a message on Discord, and their answers

target-nudge = Поквапити
target-versus = Особисті зустрічі
target-invite = Запросити до моєї партії
target-board = Поле зараз
target-words = Словами
target-points = Звідки ці очки
nudge-not-asked = У жодній з ваших партій зараз не хід гравця { $player }.
versus-none = Ви з гравцем { $player } ще не зіграли жодної партії.
versus-line = Ви і { $player }, партій: { $games }. Вище ви: { $won }. Вище { $player }: { $lost }.

## Forms on Discord: titles and labels have at most 45 letters

form-expansions = Доповнення
form-options = Налаштування партії
form-from = Без сповіщень з
form-until = Без сповіщень до
form-ping = Сповіщати мене
form-reminders = Нагадування
form-usual = як зазвичай у партії
form-every = { $hours ->
    [1] щогодини
   *[other] кожні { $hours } год
}
form-opening = Хто може починати партії
form-channels = Канали для партій (жодного: усі)
form-language = Мова на цьому сервері
form-threads = Гілка для кожної партії
form-words = Читати написане
button-times = Час
button-change = Змінити все
form-thread-start = так, коли партія починається
form-thread-yes = так, від самого початку
thread-missing = Партія може мати тут гілку, якщо я матиму право: { $what }
