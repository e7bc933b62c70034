# Страницы в браузере: комната, вход, партия для зрителей, ход. $name — имя самого человека.

web-room = Каркассон
web-language = Язык
web-language-change = Сменить

## Вход

web-locked = Эта комната закрыта
web-password = Пароль
web-wrong-password = Пароль неверный.
web-come-in = Войти
web-hello = Играйте в «Каркассон» с теми, кто здесь, или с компьютером. Другие видят имя, которое вы выберете.
web-your-name = Ваше имя
web-name-empty = В имени нужна хотя бы одна буква.
web-name-long = { $most ->
    [one] В имени не больше { $most } буквы.
    [few] В имени не больше { $most } букв.
   *[many] В имени не больше { $most } букв.
}
web-name-taken = Это имя занято. Выберите другое.
web-too-many-people = { $most ->
    [one] На одном экране не больше { $most } игрока.
    [few] На одном экране не больше { $most } игроков.
   *[many] На одном экране не больше { $most } игроков.
}
web-elsewhere = Я уже здесь, в другом браузере
web-elsewhere-how = Откройте в том браузере «Игроки» и получите код.
web-code = Код
web-code-wrong = Код неверный, уже использован или устарел.
web-come-in-same = Войти как тот же игрок
web-back = Назад в комнату
web-to-room = В комнату
web-code-title = Другой браузер
web-code-how = Откройте эту комнату в другом браузере, выберите «Я уже здесь, в другом браузере» и введите:
web-code-for = Код сработает один раз в течение 10 минут: вы войдёте там как { $name }.
web-host = Владелец комнаты
web-host-how = Владелец меняет настройки комнаты (/setup), закрывает партии (/close) и может завершить сеанс любого игрока. Ключ показан там, где запущен бот; «carcassonne-bot host-key» создаст новый. Ключ сработает один раз в течение 15 минут.
web-host-key = Ключ владельца
web-host-be = Сделать меня владельцем
web-host-wrong = Ключ неверный, уже использован или устарел. «carcassonne-bot host-key» создаст новый.
web-browsers = Браузеры, где вы вошли
web-browsers-of = Браузеры: { $name }
web-browsers-hosts = Браузеры с правами владельца
web-browsers-none = Таких браузеров нет.
web-browsers-end-others = Выйти везде, кроме этого
web-browsers-everybody = Все в комнате
web-browser-this = этот браузер
web-browser-host = владелец
web-browser-unknown = Неизвестный браузер
web-browser-seen = Последний вход:
web-browser-end = Выйти там
web-browser-boards = { $count ->
    [one] Открыто { $count } поле
    [few] Открыто { $count } поля
    [many] Открыто { $count } полей
   *[other] Открыто { $count } поля
}
web-browser-notices = Уведомления включены
web-browser-notices-end = Выключить уведомления там

## Комната

web-messages = Сообщения
web-skip = К полю для сообщения
web-nothing-yet = Сообщений пока нет.
web-below = Новые сообщения ↓
web-getting-ready = { $of ->
    [0] Идёт подготовка. Играть уже можно, но картинки появятся не сразу.
   *[other] Рисую квадраты: { $done } из { $of }. Играть уже можно, но картинки появятся не сразу.
}
web-welcome-new = Новая партия
web-welcome-help = Как играть
web-people = Игроки
web-who = Кто играет на этом экране
web-somebody-else = Добавить игрока на этот экран
web-another-browser = Код для другого браузера
web-leave = Выйти
web-no-script = Этой комнате нужен JavaScript.
web-message-as = Сообщение от имени { $name }
web-placeholder = Сообщение, или / для команд
web-send = Отправить
web-file = Файл
web-file-how = Загрузить сохранённую партию
web-cancel = Отмена
web-close = Закрыть
web-reply = Ответить
web-replying = Ответ на сообщение { $number }
web-answers = ответ на сообщение { $number }
web-only-you = видите только вы
web-post-gone = Это сообщение удалено.
web-which-of-these = Что из этого?

## Что пошло не так

web-failed = Не получилось
web-unreachable = Не могу добраться до бота. Он запущен?
web-store-trouble = Не могу добраться до партий. Ничего не изменилось, попробуйте чуть позже.
web-elsewhere-served = Сейчас эту комнату ведёт другой процесс. Когда он закончит, её возьмёт этот; страница попробует снова сама.
web-fault = Что-то сломалось. Причину владелец бота найдёт в журнале.
web-not-here = Вы вышли из комнаты. Обновите страницу.
web-too-fast = Слишком быстро. Подождите немного.
web-too-many-tries = Слишком много попыток. Подождите минуту.
web-too-many-pages = Открыто слишком много страниц. Закройте одну из них.
web-not-a-message = В сообщении от 1 до { $most } знаков.
web-not-our-page = Этот запрос отправлен не со страницы комнаты.
web-no-picture = Такой картинки нет.
web-no-message = Этого сообщения больше нет.
web-no-button = Этой кнопки больше нет: сообщение изменилось.
web-too-large = Для записи партии этот файл слишком большой.

## Партия для зрителей и ход

web-watch = Партия { $table }
web-watch-live = Эта страница обновляется сама.
web-watch-none = По этому адресу партии нет.
web-watch-soon = Партия ещё не началась.
web-watch-players = Игроки
web-watch-log = Ходы
web-watch-replay = Повтор
web-watch-step = Квадрат { $number } из { $count }
web-watch-step-cards = Ход { $number } из { $count }
web-watch-newest = Последний
web-turn = Ваш ход
web-turn-over = Ход сделан
web-turn-over-how = Эта ссылка была только для того хода. К следующему вы получите новую.
web-turn-none = По этому адресу хода нет.
web-turn-look = Смотреть партию
