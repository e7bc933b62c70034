# Сторінки в браузері: кімната, її двері, стіл для глядачів, хід. $name — ім’я самої людини.

web-room = Каркасон
web-language = Мова
web-language-change = Змінити

## Двері

web-locked = Кімнату замкнено
web-password = Пароль
web-wrong-password = Пароль не той.
web-come-in = Увійти
web-hello = Грайте в «Каркасон» з тими, хто тут, або з комп’ютером. Інші бачать вас під тим ім’ям, яке ви виберете.
web-your-name = Ваше ім’я
web-name-empty = В імені потрібна хоча б одна літера.
web-name-long = { $most ->
    [one] В імені не більше ніж { $most } літера.
    [few] В імені не більше ніж { $most } літери.
   *[many] В імені не більше ніж { $most } літер.
}
web-name-taken = Таке ім’я тут уже є. Виберіть інше.
web-too-many-people = { $most ->
    [one] Перед одним екраном сидить не більше ніж { $most } людина.
    [few] Перед одним екраном сидить не більше ніж { $most } людини.
   *[many] Перед одним екраном сидить не більше ніж { $most } людей.
}
web-elsewhere = Я вже в кімнаті, але в іншому браузері
web-elsewhere-how = Відкрийте там «Люди» й попросіть код.
web-code = Код
web-code-wrong = Цей код невідомий, уже використаний або застарів.
web-come-in-same = Увійти тією самою людиною
web-back = Назад до кімнати
web-to-room = До кімнати
web-code-title = Інший браузер
web-code-how = Відкрийте там цю кімнату, виберіть «Я вже в кімнаті» і введіть:
web-code-for = Код впустить один браузер під ім’ям { $name } протягом десяти хвилин.
web-host = Господар кімнати
web-host-how = Господар може змінювати налаштування кімнати командою /setup, закривати столи командою /close і завершувати сеанс будь-кого. Ключ показано там, де запущено бота; «carcassonne-bot host-key» створює новий. Ключ діє один раз, упродовж чверті години.
web-host-key = Ключ господаря
web-host-be = Це браузер господаря
web-host-wrong = Такого ключа немає, його вже використано або він застарів. «carcassonne-bot host-key» створює новий.
web-browsers = Браузери, у яких виконано вхід
web-browsers-of = Браузери: { $name }
web-browsers-hosts = Браузери з правами господаря
web-browsers-none = У жодному браузері вхід не виконано.
web-browsers-end-others = Вийти всюди, крім цього браузера
web-browsers-everybody = Усі в кімнаті
web-browser-this = цей браузер
web-browser-host = господар
web-browser-unknown = Невідомий браузер
web-browser-seen = Востаннє використано:
web-browser-end = Вийти там

## Кімната

web-messages = Повідомлення
web-skip = До поля повідомлення
web-nothing-yet = Тут ще нічого не сказано.
web-below = Нові повідомлення ↓
web-getting-ready = { $of ->
    [0] Триває підготовка. Грати вже можна, лише картинки забирають більше часу.
   *[other] Підготовка: намальовано плиток: { $done } з { $of }. Грати вже можна, лише картинки забирають більше часу.
}
web-welcome-new = Відкрити стіл
web-welcome-help = Як грати
web-people = Люди
web-who = Хто сидить перед цим екраном
web-somebody-else = Сюди сідає ще хтось
web-another-browser = Код для іншого браузера
web-leave = Вийти з цього браузера
web-no-script = Кімнаті потрібен JavaScript: без нього нічого нового не з’явиться.
web-message-as = Повідомлення або команда від імені { $name }
web-placeholder = Повідомлення або / для команд
web-send = Надіслати
web-file = Файл
web-file-how = Надіслати запис гри, щоб продовжити її
web-cancel = Скасувати
web-close = Закрити
web-reply = Відповісти
web-replying = Ваша відповідь на повідомлення { $number }
web-answers = відповідь на повідомлення { $number }
web-only-you = бачите лише ви
web-post-gone = Це повідомлення видалено.
web-which-of-these = Що з цього?

## Що пішло не так

web-failed = Не вийшло
web-unreachable = До кімнати не дістатися. Її запущено?
web-store-trouble = Зараз до ігор не дістатися. Нічого не змінилося; спробуйте трохи згодом.
web-elsewhere-served = Цю кімнату зараз обслуговує інший процес. Цей перебере її, щойно той завершиться; сторінка сама спробує знову.
web-fault = Тут щось зламалося. Причину господар знайде в журналі.
web-not-here = Вас більше немає в кімнаті: завантажте сторінку знову.
web-too-fast = Зашвидко. Зачекайте трохи.
web-too-many-tries = Забагато спроб. Зачекайте хвилину.
web-too-many-pages = Відкрито забагато сторінок.
web-not-a-message = У повідомленні від 1 до { $most } знаків.
web-not-our-page = Сторінка кімнати такого не надсилає.
web-no-picture = Такої картинки немає.
web-no-message = Цього повідомлення тут більше немає.
web-no-button = Цієї кнопки тут більше немає: повідомлення змінилося.
web-too-large = Для запису гри цей файл завеликий.

## Стіл для глядачів і хід

web-watch = Стіл { $table }
web-watch-live = Ця сторінка стежить за грою сама.
web-watch-none = За цією адресою столу немає.
web-watch-soon = Гра ще не почалася.
web-watch-players = Гравці
web-watch-log = Що сталося
web-watch-replay = Повтор
web-watch-step = Плитка { $number } із { $count }
web-watch-step-cards = Хід { $number } із { $count }
web-watch-newest = Зараз
web-turn = Ваш хід
web-turn-over = Цей хід закінчено
web-turn-over-how = Адреса годилася лише на один хід. Наступна прийде з наступним ходом.
web-turn-none = За цією адресою ходу немає.
web-turn-look = Спостерігати
