# The front page of the browser room, its form of a new game, and the personal link to come back by.

web-lobby-games = Партії
web-lobby-level = Рівень
web-lobby-mine-none = У вас поки немає партій.
web-lobby-open = Відкриті партії
web-lobby-open-none = Зараз відкритих партій немає. Створіть свою: поки ви чекаєте, можуть приєднатися інші.
# An open game: who has opened it, which game, the time per turn, free seats
web-lobby-open-line = { $host } · { $game } · { $pace } · { $count ->
    [0] місць немає
    [one] { $count } місце вільне
    [few] { $count } місця вільні
   *[many] { $count } місць вільно
}
web-lobby-watch = Дивитися
web-lobby-new-how = Виберіть доповнення, місця й час на хід.
web-lobby-create = Створити партію
web-lobby-copy = Копіювати посилання
web-lobby-copied = Скопійовано
web-lobby-learn = Як грати
web-lobby-learn-line = Хід гри та всі правила
web-lobby-chat-line = Розмова та гра командами
web-lobby-word = Знайти правило
web-lobby-find = Знайти
web-new-kind = Гра
web-new-expansions = Доповнення
web-new-seats = Місця
web-new-computers = Комп'ютери
web-new-pace = Час на хід
web-way-back = Ваше особисте посилання
web-way-back-how = Воно знову впустить вас у будь-якому браузері. Нікому його не показуйте.
web-way-back-new = Створити нове посилання
web-way-back-done = Ось ваше нове посилання. Старе більше не діє.
web-way-back-wrong = Це посилання неправильне, або його замінило новіше.
