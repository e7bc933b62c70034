# The front page of the browser room, its form of a new game, and the personal link to come back by.

web-lobby-games = Партии
web-lobby-level = Уровень
web-lobby-mine-none = У вас пока нет партий.
web-lobby-open = Открытые партии
web-lobby-open-none = Сейчас открытых партий нет. Создайте свою: пока вы ждёте, могут присоединиться другие.
# An open game: who has opened it, which game, the time per turn, free seats
web-lobby-open-line = { $host } · { $game } · { $pace } · { $count ->
    [0] мест нет
    [one] { $count } место свободно
    [few] { $count } места свободно
   *[many] { $count } мест свободно
}
web-lobby-watch = Смотреть
web-lobby-new-how = Выберите дополнения, места и время на ход.
web-lobby-create = Создать партию
web-lobby-copy = Копировать ссылку
web-lobby-copied = Скопировано
web-lobby-learn = Как играть
web-lobby-learn-line = Ход игры и все правила
web-lobby-chat-line = Беседа и игра командами
web-lobby-word = Найти правило
web-lobby-find = Найти
web-new-kind = Игра
web-new-expansions = Дополнения
web-new-seats = Места
web-new-computers = Компьютеры
web-new-pace = Время на ход
web-way-back = Ваша личная ссылка
web-way-back-how = Она снова впустит вас в любом браузере. Никому её не показывайте.
web-way-back-new = Создать новую ссылку
web-way-back-done = Вот ваша новая ссылка. Старая больше не действует.
web-way-back-wrong = Эта ссылка неверна, или её заменила новая.
