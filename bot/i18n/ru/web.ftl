# Страницы в браузере: комната, её дверь, стол для зрителей, ход. $name — имя самого человека.

web-room = Каркассон
web-language = Язык
web-language-change = Сменить

## Дверь

web-locked = Комната заперта
web-password = Пароль
web-wrong-password = Пароль не тот.
web-come-in = Войти
web-hello = Играйте в «Каркассон» с теми, кто здесь, или с компьютером. Другие видят вас под тем именем, которое вы выберете.
web-your-name = Ваше имя
web-name-empty = В имени нужна хотя бы одна буква.
web-name-long = { $most ->
    [one] В имени не больше { $most } буквы.
    [few] В имени не больше { $most } букв.
   *[many] В имени не больше { $most } букв.
}
web-name-taken = Такое имя здесь уже есть. Выберите другое.
web-too-many-people = { $most ->
    [one] Перед одним экраном сидит не больше { $most } человека.
    [few] Перед одним экраном сидит не больше { $most } человек.
   *[many] Перед одним экраном сидит не больше { $most } человек.
}
web-elsewhere = Я уже в комнате, но в другом браузере
web-elsewhere-how = Откройте там «Люди» и попросите код.
web-code = Код
web-code-wrong = Этот код неизвестен, уже использован или устарел.
web-come-in-same = Войти тем же человеком
web-back = Назад в комнату
web-to-room = В комнату
web-code-title = Другой браузер
web-code-how = Откройте там эту комнату, выберите «Я уже в комнате» и введите:
web-code-for = Код впустит один браузер под именем { $name } в течение десяти минут.
web-host = Хозяин комнаты
web-host-how = Хозяин может менять настройки комнаты командой /setup, закрывать столы командой /close и завершать сеанс любого. Ключ показан там, где запущен бот; «carcassonne-bot host-key» создаёт новый. Ключ действует один раз, в течение четверти часа.
web-host-key = Ключ хозяина
web-host-be = Это браузер хозяина
web-host-wrong = Такого ключа нет, он уже использован или устарел. «carcassonne-bot host-key» создаёт новый.
web-browsers = Браузеры, в которых выполнен вход
web-browsers-of = Браузеры: { $name }
web-browsers-hosts = Браузеры с правами хозяина
web-browsers-none = Ни в одном браузере вход не выполнен.
web-browsers-end-others = Выйти везде, кроме этого браузера
web-browsers-everybody = Все в комнате
web-browser-this = этот браузер
web-browser-host = хозяин
web-browser-unknown = Неизвестный браузер
web-browser-seen = Последний раз использовался:
web-browser-end = Выйти там

## Комната

web-messages = Сообщения
web-skip = К полю сообщения
web-nothing-yet = Здесь ещё ничего не сказано.
web-below = Новые сообщения ↓
web-getting-ready = { $of ->
    [0] Идёт подготовка. Играть уже можно, только картинки идут дольше.
   *[other] Подготовка: нарисовано квадратов: { $done } из { $of }. Играть уже можно, только картинки идут дольше.
}
web-welcome-new = Открыть стол
web-welcome-help = Как играть
web-people = Люди
web-who = Кто сидит перед этим экраном
web-somebody-else = Сюда садится кто-то ещё
web-another-browser = Код для другого браузера
web-leave = Выйти из этого браузера
web-no-script = Комнате нужен JavaScript: без него ничего нового не появится.
web-message-as = Сообщение или команда от имени { $name }
web-placeholder = Сообщение или / для команд
web-send = Отправить
web-file = Файл
web-file-how = Отправить запись игры, чтобы продолжить её
web-cancel = Отмена
web-close = Закрыть
web-reply = Ответить
web-replying = Ваш ответ на сообщение { $number }
web-answers = ответ на сообщение { $number }
web-only-you = видите только вы
web-post-gone = Это сообщение удалено.
web-which-of-these = Что из этого?

## Что пошло не так

web-failed = Не получилось
web-unreachable = До комнаты не добраться. Она запущена?
web-store-trouble = Сейчас до игр не добраться. Ничего не изменилось; попробуйте чуть позже.
web-elsewhere-served = Эту комнату сейчас обслуживает другой процесс. Этот возьмёт её на себя, как только тот завершится; страница сама попробует снова.
web-fault = Здесь что-то сломалось. Причину хозяин найдёт в журнале.
web-not-here = Вас больше нет в комнате: загрузите страницу заново.
web-too-fast = Слишком быстро. Подождите немного.
web-too-many-tries = Слишком много попыток. Подождите минуту.
web-too-many-pages = Открыто слишком много страниц.
web-not-a-message = В сообщении от 1 до { $most } знаков.
web-not-our-page = Страница комнаты такого не отправляет.
web-no-picture = Такой картинки нет.
web-no-message = Этого сообщения здесь больше нет.
web-no-button = Этой кнопки здесь больше нет: сообщение изменилось.
web-too-large = Для записи игры этот файл слишком велик.

## Стол для зрителей и ход

web-watch = Стол { $table }
web-watch-live = Эта страница следит за игрой сама.
web-watch-none = По этому адресу стола нет.
web-watch-soon = Игра ещё не началась.
web-watch-players = Игроки
web-watch-log = Что произошло
web-watch-replay = Повтор
web-watch-step = Квадрат { $number } из { $count }
web-watch-step-cards = Ход { $number } из { $count }
web-watch-newest = Сейчас
web-turn = Ваш ход
web-turn-over = Этот ход окончен
web-turn-over-how = Адрес годился только на один ход. Следующий придёт со следующим ходом.
web-turn-none = По этому адресу хода нет.
web-turn-look = Наблюдать
