# Чому щось не можна зробити в партії. $until — момент словами; $seat, $by — імена; $table — код партії.

denied-no-table = Партії з кодом «{ $table }» немає. Перевірте код або почніть нову: /new
denied-none-here = Тут немає партії. Почніть нову: /new
denied-unknown-words = { $takes ->
    [nothing] Після /{ $command } нічого не треба: приберіть «{ $words }».
    [table] «{ $words }» — не код партії, а іншого після /{ $command } не пишуть.
   *[more] Не розумію «{ $words }» після /{ $command }. Що там можна написати: /help { $command }
}
denied-unknown-game = Немає ні гри, ні доповнення «{ $word }». Ігри: { $games }. Доповнення: { $modules }.
denied-bad-pace = На хід не можна дати «{ $word }». Можна вибрати: { $paces }.
denied-bad-seats = { $more ->
    [0] У { $game } грають від { $fewest } до { $most } осіб, а не { $seats }.
   *[other] У { $game } грають від { $fewest } до { $most } осіб ({ $modules }: { $more }), а не { $seats }.
}
denied-no-expansions = { $game }: доповнень немає, приберіть «{ $word }».
denied-not-allowed = { $ask ->
    [host] Це може лише { $roles } ({ $host }).
    [hosts] Це можуть лише { $roles }. Попросіть: { $host }.
    [seat] Це можуть лише { $roles }. Ваші партії: /games
    [single] Це може лише { $roles }. Зверніться туди.
   *[other] Це можуть лише { $roles }. Зверніться до них.
}
denied-table-full = Усі місця ({ $seats }) зайняті. Можна дивитися або почати свою партію: /new
denied-already-seated = Ви вже в цій партії. Поле: /board
denied-not-seated = Вас немає в цій партії. Ваші партії: /games
denied-invitation-needed = Це закрита партія. Попросіть запрошення в її гравців.
denied-colour-taken = Колір уже зайнято: { $colour }. Вільні: { $colours }.
denied-unknown-colour = Такого кольору немає: «{ $colour }». Вільні: { $colours }.
denied-too-long = { $most ->
    [one] Задовго, можна до { $most } знака.
    [few] Задовго, можна до { $most } знаків.
   *[many] Задовго, можна до { $most } знаків.
}
denied-too-few = { $fewest ->
    [one] Потрібен хоча б { $fewest } гравець-людина.
    [few] Потрібні хоча б { $fewest } гравці, один із них — людина. Нехай інші натиснуть «{ button-join }» або натисніть «{ button-computer }».
   *[many] Потрібно хоча б { $fewest } гравців, один із них — людина. Нехай інші натиснуть «{ button-join }» або натисніть «{ button-computer }».
}
denied-bad-option = { $option ->
    [seats] Стільки місць у цій грі не буває: { $value }.
   *[other] «{ $value }» тут вибрати не можна.
}
denied-wrong-channel = У цьому каналі грати не можна. Спробуйте в іншому.
denied-not-open = Ця партія вже почалася. Почніть нову: /new
denied-not-begun = Ця партія ще не почалася. Почати її: /begin
denied-over = Цю партію закінчено. Чим скінчилося: /board { $table }. Запис: /export { $table }. Зіграти ще раз: /rematch { $table }
denied-closed = Цю партію закрито. Почніть іншу: /new
denied-not-over = Ця партія ще триває. Поле: /board
denied-stale = Гра пішла вперед: то був крок { $was }, а зараз { $now }. Дивіться найновіше повідомлення.
denied-draft-moved = Ваш хід уже змінився. Дивіться найновіше повідомлення.
denied-no-draft = Підтверджувати поки нема чого. Спершу викладіть плитку.
denied-draft-unfinished = Хід ще не закінчено. Зробіть наступний вибір.
denied-not-your-turn = { $plays ->
    [person] Зараз ходить { $seat }. Поквапити: /nudge
   *[computer] Зараз ходить { $seat }.
}
denied-nothing-to-undo = Скасовувати нема чого: підтвердженого ходу немає або після вас уже ходили.
denied-undo-seen = Цього ходу не скасувати: він відкрив те, що було приховано.
denied-undo-asked = Інших уже запитали.
denied-no-question = Зараз вам нема на що відповідати.
denied-no-such-seat = Такого місця немає.
denied-seat-is-computers = На цьому місці грає комп’ютер.
denied-seat-not-offered = Це місце не вільне. Стежити за партією: /watch
denied-kick-yourself = Себе виключити не можна. Щоб вийти: /leave
denied-kick-two = Удвох виключити можна лише після { $fewest } пропущених поспіль ходів. Поквапити: /nudge
denied-nudge-too-soon = Уже поквапили. Знову можна з { $until }.
denied-nudge-quiet = Цей гравець має тихі години. Поквапити можна з { $until }.
denied-nudge-away = Цього гравця не буде до { $until }.
denied-nudge-yourself = Зараз ваш хід. Подивитися: /move
denied-give-yourself = Зараз ваш хід. Додати час можуть лише інші.
denied-given-twice = Час уже додавали двічі, більше не можна.
denied-no-clock = У цій партії годинник не йде.
denied-pause-asked = Про паузу вже запитали. Зачекайте на відповіді.
denied-paused-twice = У цій партії вже було { $most } паузи, більше не можна.
denied-bad-pause = Пауза триває щонайбільше { $most } днів, наприклад /pause 3d.
denied-game-paused = Партія на паузі до { $until }. Завершити: /pause
denied-no-pause = Партія не на паузі. Попросити паузу: /pause 3d
denied-say-nothing = Що передати? Напишіть це після команди.
denied-say-too-much = Забагато повідомлень. Продовжити можна з { $until }.
denied-say-off = Повідомлення з інших чатів тут вимкнено. Адміни можуть їх увімкнути: /setup
denied-already-watching = Цю партію тут уже показують.
denied-not-watching = Цей чат за партією не стежить.
denied-too-many-tables = { $most ->
    [one] Ви вже маєте { $most } партію, більше цей бот не дозволяє. Вийти з якоїсь: /games
    [few] Ви вже маєте { $most } партії, більше цей бот не дозволяє. Вийти з якоїсь: /games
   *[many] Ви вже маєте { $most } партій, більше цей бот не дозволяє. Вийти з якоїсь: /games
}
denied-too-many-here = { $most ->
    [one] Цей чат уже має { $most } партію, більше цей бот не дозволяє. Дограйте якусь, або нехай її закриє організатор чи адмін: /close
    [few] Цей чат уже має { $most } партії, більше цей бот не дозволяє. Дограйте якусь, або нехай її закриє організатор чи адмін: /close
   *[many] Цей чат уже має { $most } партій, більше цей бот не дозволяє. Дограйте якусь, або нехай її закриє організатор чи адмін: /close
}
denied-too-fast = Зашвидко. Зачекайте до { $until }.
denied-bad-zone = Не знаю часового поясу «{ $zone }». Напишіть, наприклад, Europe/Kyiv.
denied-bad-quiet = Напишіть початок і кінець, наприклад 22:00 07:00: щонайбільше { $most } год поспіль.
denied-bad-playing = Напишіть початок і кінець, наприклад 7-22: щонайменше { $fewest } год поспіль.
denied-bad-free-days = Напишіть щонайбільше { $most } дні тижня, наприклад сб нд.
denied-bad-interval = { $fewest ->
    [1] Нагадувати можна не частіше ніж раз на годину.
    [one] Нагадувати можна не частіше ніж раз на { $fewest } годину.
    [few] Нагадувати можна не частіше ніж раз на { $fewest } години.
   *[many] Нагадувати можна не частіше ніж раз на { $fewest } годин.
}
denied-bad-away = Напишіть, на скільки або до якого часу: 3 дні, 12 годин, { word-tomorrow } 8:00 або дату (рік-місяць-день).
denied-away-too-long = { $most ->
    [one] Відлучитися можна щонайбільше на { $most } день. Напишіть, наприклад, 3d або ближчу дату.
    [few] Відлучитися можна щонайбільше на { $most } дні. Напишіть, наприклад, 3d або ближчу дату.
   *[many] Відлучитися можна щонайбільше на { $most } днів. Напишіть, наприклад, 3d або ближчу дату.
}
denied-bad-setting = Не можу налаштувати «{ $setting }». Що можна міняти: /{ $command }
denied-bad-value = «{ $value }» не підходить. Можна вибрати: { $choices }
denied-bad-name = В імені від 1 до { $most } знаків.
denied-block-yourself = Себе заблокувати не можна.
denied-bad-link = Цей код хибний або застарів. Отримайте новий на іншій платформі: /link
denied-link-same = Ці акаунти вже пов’язані.
denied-link-gone = На це питання вже відповіли, або воно застаріло. Почніть заново: /link
denied-not-linked = Цей акаунт ні з чим не пов’язаний. Пов’язати: /link
denied-link-same-table = Обидва акаунти грають у партії { $table }. Пов’яжіть їх, коли вона закінчиться.
denied-opening-restricted = У цьому чаті партії починають лише адміни. Попросіть їх або грайте зі мною в особистому чаті.
denied-import-unfit = { $why ->
    [form] Це не запис партії, або його пошкоджено.
    [unknown] Цієї гри бот не знає, або запис новіший за бота.
    [action] Цього запису не продовжити: крок { $number } порушує правила.
    [hidden] Цього запису не продовжити: у ньому немає закритих карт.
   *[setup] Цього запису не продовжити: місця, доповнення й плитки не сходяться.
}
denied-import-over = Цю партію закінчено. Її можна переглянути, але не продовжити.
denied-export-none = Зберігати поки нема чого: партія не почалася. Почати: /begin
denied-paused = Партія на паузі: ця версія бота зіграла б її інакше. Повідомте власника бота.
