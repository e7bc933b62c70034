# Чому щось не можна зробити за столом. $until — момент словами; $seat, $by — імена; $table — код столу.

denied-no-table = Столу { $table } немає. Перевірте код або відкрийте новий стіл.
denied-none-here = Тут немає столу. /new відкриє новий.
denied-unknown-words = { $takes ->
    [nothing] Після /{ $command } нічого не пишуть: «{ $words }» тут зайве.
    [table] «{ $words }» — не код столу, а нічого іншого після /{ $command } не пишуть.
   *[more] Незрозуміло, що означає «{ $words }» після /{ $command }. Що там можна написати, скаже /help { $command }.
}
denied-unknown-game = Немає ні гри, ні доповнення «{ $word }». Ігри: { $games }. Доповнення: { $modules }.
denied-no-expansions = { $game }: доповнень немає. Приберіть «{ $word }».
denied-not-allowed = Тут вам цього не можна. Хто може: { $roles }.
denied-table-full = Усі місця ({ $seats }) зайняті. Можна спостерігати або відкрити свій стіл.
denied-already-seated = Ви вже за цим столом.
denied-not-seated = Вас немає за цим столом.
denied-invitation-needed = Це закритий стіл. Попросіть запрошення в того, хто за ним грає.
denied-colour-taken = Колір уже зайнято: { $colour }. Ще вільні: { $colours }.
denied-unknown-colour = Такого кольору немає: { $colour }. Ще вільні: { $colours }.
denied-too-long = Задовго. Можна не більше ніж { $most ->
    [one] { $most } знак
    [few] { $most } знаки
   *[many] { $most } знаків
}.
denied-too-few = Для гри потрібно щонайменше { $fewest ->
    [one] { $fewest } гравець, і один із них — людина.
    [few] { $fewest } гравці, і один із них — людина.
   *[many] { $fewest } гравців, і один із них — людина.
}
denied-bad-option = { $option ->
    [seats] У це не можна грати, якщо місць { $value }.
   *[other] «{ $value }» тут вибрати не можна.
}
denied-wrong-channel = Столи відкривають в інших каналах цього чату.
denied-not-open = Ця гра вже почалася.
denied-not-begun = Ця гра ще не почалася. Її починає /begin.
denied-over = Ця гра закінчилася. /board { $table } покаже, чим вона скінчилася, /export { $table } дасть запис, /rematch { $table } — зіграти ще раз.
denied-closed = Цей стіл закрито. /new відкриє новий.
denied-not-over = Ця гра ще триває.
denied-stale = Це був крок { $was }, а зараз уже { $now }. Погляньте на стіл ще раз.
denied-draft-moved = Ваш хід тим часом змінився. /move покаже його, як він є.
denied-no-draft = Підтверджувати нема чого. Спершу викладіть плитку.
denied-draft-unfinished = Хід ще не закінчено. Зробіть спершу наступний вибір.
denied-not-your-turn = Зараз вирішує { $seat }.
denied-nothing-to-undo = Повертати нема чого: ви нічого не підтвердили або хтось сходив після вас.
denied-undo-seen = Цього не повернути: хід відкрив те, що було приховано.
denied-undo-asked = Решту вже запитали.
denied-no-question = Питання, на яке можна відповісти, зараз немає.
denied-no-such-seat = Такого місця немає.
denied-seat-is-computers = На цьому місці грає комп’ютер.
denied-seat-not-offered = Це місце не пропонують.
denied-kick-yourself = Себе виключити не можна. Можна піти, здатися або запропонувати своє місце.
denied-kick-two = Удвох прибрати гравця можна лише після { $fewest } пропущених поспіль ходів. /nudge надішле нагадування.
denied-nudge-too-soon = Уже нагадували. Знову можна з { $until }.
denied-nudge-quiet = Там зараз тихі години. Спробуйте з { $until }.
denied-nudge-away = Цього гравця не буде до { $until }.
denied-nudge-yourself = Хід за вами.
denied-say-nothing = Сказати нема чого. Напишіть слова після команди.
denied-say-too-much = Забагато одразу. Продовжуйте з { $until }.
denied-say-off = Слова з інших місць у цьому чаті вимкнено.
denied-already-watching = Цей стіл тут уже показують.
denied-not-watching = Цього чату немає серед глядачів столу.
denied-too-many-tables = У вас уже { $most ->
    [one] { $most } стіл
    [few] { $most } столи
   *[many] { $most } столів
}. Більше тут не можна.
denied-too-many-here = У цьому чаті вже { $most ->
    [one] { $most } стіл
    [few] { $most } столи
   *[many] { $most } столів
}. Більше тут не можна.
denied-too-fast = Зашвидко. Продовжуйте з { $until }.
denied-bad-zone = Часового поясу { $zone } немає. Напишіть, наприклад, Europe/Kyiv.
denied-bad-quiet = Тихі години — це час початку й час кінця, разом не більше { $most } год.
denied-bad-interval = Нагадувати можна не частіше ніж раз на { $fewest ->
    [1] годину
    [one] { $fewest } годину
    [few] { $fewest } години
   *[many] { $fewest } годин
}.
denied-bad-away = Напишіть, на скільки або до якого дня: 3d, 12h або майбутній день як рік-місяць-день.
denied-away-too-long = Відлучитися можна щонайбільше на { $most } днів. Напишіть менший строк, наприклад 3d, або ближчий день як рік-місяць-день.
denied-bad-setting = Та сама команда без слів показує, що можна налаштувати. Цього не можна: { $setting } { $value }
denied-bad-name = В імені від 1 до { $most } знаків.
denied-block-yourself = Себе заблокувати не можна.
denied-bad-link = Цей код не підходить або застарів. Попросіть новий на іншій платформі.
denied-link-same = Обидва облікові записи й так ваші.
denied-link-gone = На це питання вже відповіли, або його час минув. Почніть знову: /link.
denied-not-linked = Цей обліковий запис не пов’язаний із жодним іншим. Пов’язати його можна через /link.
denied-link-same-table = Обидва облікові записи сидять за столом { $table }. Пов’яжіть їх, коли гра закінчиться.
denied-opening-restricted = У цьому чаті столи відкривають лише адміни.
denied-import-unfit = { $why ->
    [form] Це не запис гри, або його пошкоджено.
    [unknown] Це запис гри, якої цей бот не знає, або пізнішої версії.
    [action] Цей запис не можна продовжити: крок { $number } порушує правила.
    [hidden] У цьому записі немає того, що було приховано, а витягнути це знову не можна.
   *[setup] Цей запис не можна продовжити: місця, доповнення й плитки не пасують одне до одного.
}
denied-import-over = Цю гру закінчено: її можна переглянути, але не продовжити.
denied-export-none = Вивантажувати ще нема чого: гра не почалася.
denied-paused = Гра на паузі: ця версія бота зіграла б її інакше. Повідомте господаря бота.
