# Сторінки в браузері: кімната, вхід, партія для глядачів, хід. $name — ім’я самої людини.

web-room = Каркасон
web-language = Мова
web-language-change = Змінити

## Вхід

web-locked = Ця кімната закрита
web-password = Пароль
web-wrong-password = Пароль хибний.
web-come-in = Увійти
web-hello = Грайте в «Каркасон» з тими, хто тут, або з комп’ютером. Інші бачать ім’я, яке ви виберете.
web-your-name = Ваше ім’я
web-name-empty = В імені потрібна хоча б одна літера.
web-name-long = { $most ->
    [one] В імені не більше { $most } літери.
    [few] В імені не більше { $most } літер.
   *[many] В імені не більше { $most } літер.
}
web-name-taken = Це ім’я зайняте. Виберіть інше.
web-too-many-people = { $most ->
    [one] На одному екрані не більше { $most } гравця.
    [few] На одному екрані не більше { $most } гравців.
   *[many] На одному екрані не більше { $most } гравців.
}
web-elsewhere = Я вже тут, в іншому браузері
web-elsewhere-how = Відкрийте в тому браузері «Гравці» й отримайте код.
web-code = Код
web-code-wrong = Код неправильний, уже використаний або застарів.
web-come-in-same = Увійти як той самий гравець
web-back = Назад до кімнати
web-to-room = До кімнати
web-code-title = Інший браузер
web-code-how = Відкрийте цю кімнату в іншому браузері, виберіть «Я вже тут, в іншому браузері» й введіть:
web-code-for = Код спрацює один раз протягом 10 хвилин: ви ввійдете там як { $name }.
web-host = Власник кімнати
web-host-how = Власник змінює налаштування кімнати (/setup), закриває партії (/close) і може завершити сеанс будь-якого гравця. Ключ показано там, де запущено бота; «carcassonne-bot host-key» створить новий. Ключ спрацює один раз протягом 15 хвилин.
web-host-key = Ключ власника
web-host-be = Зробити мене власником
web-host-wrong = Ключ хибний, уже використаний або застарів. «carcassonne-bot host-key» створить новий.
web-browsers = Браузери, де ви ввійшли
web-browsers-of = Браузери: { $name }
web-browsers-hosts = Браузери з правами власника
web-browsers-none = Таких браузерів немає.
web-browsers-end-others = Вийти всюди, крім цього
web-browsers-everybody = Усі в кімнаті
web-browser-this = цей браузер
web-browser-host = власник
web-browser-unknown = Невідомий браузер
web-browser-seen = Останній вхід:
web-browser-end = Вийти там
web-browser-boards = { $count ->
    [one] Відкрито { $count } поле
    [few] Відкрито { $count } поля
    [many] Відкрито { $count } полів
   *[other] Відкрито { $count } поля
}
web-browser-notices = Сповіщення ввімкнено
web-browser-notices-end = Вимкнути сповіщення там

## Кімната

web-messages = Повідомлення
web-skip = До поля для повідомлення
web-nothing-yet = Повідомлень поки немає.
web-below = Нові повідомлення ↓
web-getting-ready = { $of ->
    [0] Триває підготовка. Грати вже можна, але картинки з’являться не одразу.
   *[other] Малюю плитки: { $done } з { $of }. Грати вже можна, але картинки з’являться не одразу.
}
web-welcome-new = Нова партія
web-welcome-help = Як грати
web-people = Гравці
web-who = Хто грає на цьому екрані
web-somebody-else = Додати гравця на цей екран
web-another-browser = Код для іншого браузера
web-leave = Вийти
web-no-script = Цій кімнаті потрібен JavaScript.
web-message-as = Повідомлення від імені { $name }
web-placeholder = Повідомлення або / для команд
web-send = Надіслати
web-file = Файл
web-file-how = Завантажити збережену партію
web-cancel = Скасувати
web-close = Закрити
web-reply = Відповісти
web-replying = Відповідь на повідомлення { $number }
web-answers = відповідь на повідомлення { $number }
web-only-you = бачите лише ви
web-post-gone = Це повідомлення видалено.
web-which-of-these = Що із цього?

## Що пішло не так

web-failed = Не вийшло
web-unreachable = Не можу дістатися до бота. Його запущено?
web-store-trouble = Не можу дістатися до партій. Нічого не змінилося, спробуйте трохи згодом.
web-elsewhere-served = Зараз цю кімнату веде інший процес. Коли він закінчить, її візьме цей; сторінка спробує знову сама.
web-fault = Щось зламалося. Причину власник бота знайде в журналі.
web-not-here = Ви вийшли з кімнати. Оновіть сторінку.
web-too-fast = Зашвидко. Зачекайте трохи.
web-too-many-tries = Забагато спроб. Зачекайте хвилину.
web-too-many-pages = Відкрито забагато сторінок. Закрийте одну з них.
web-not-a-message = У повідомленні від 1 до { $most } знаків.
web-not-our-page = Цей запит надіслано не зі сторінки кімнати.
web-no-picture = Такої картинки немає.
web-no-message = Цього повідомлення більше немає.
web-no-button = Цієї кнопки більше немає: повідомлення змінилося.
web-too-large = Для запису партії цей файл завеликий.

## Партія для глядачів і хід

web-watch = Партія { $table }
web-watch-live = Ця сторінка оновлюється сама.
web-watch-none = За цією адресою партії немає.
web-watch-soon = Партія ще не почалася.
web-watch-players = Гравці
web-watch-log = Ходи
web-watch-replay = Повтор
web-watch-step = Плитка { $number } з { $count }
web-watch-step-cards = Хід { $number } з { $count }
web-watch-newest = Останній
web-turn = Ваш хід
web-turn-over = Хід зроблено
web-turn-over-how = Це посилання було лише для того ходу. До наступного ви отримаєте нове.
web-turn-none = За цією адресою ходу немає.
web-turn-look = Дивитися партію
