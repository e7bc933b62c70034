# Что говорится только на этой платформе

discord-menu = Выберите …
discord-done = Готово, в чате уже видно.
discord-go = К сообщению
discord-trouble = У меня что-то сломалось. Всё подтверждённое цело, попробуйте ещё раз.
discord-late = { $player }, личный ответ опоздал. Нажмите кнопку ещё раз.
discord-thread = Партия: { $player }
thread-made = У партии своя ветка:
thread-go = Открыть ветку
discord-thread-failed = Не получилось создать здесь ветку. Попробуйте ещё раз или попросите админа сервера.
rights-missing = В этом канале мне не хватает прав: { $what }. Админ сервера может дать их в настройках канала, в разделе «Права доступа».
rights-missing-view = просматривать канал
rights-missing-send = отправлять сообщения
rights-missing-send-threads = отправлять сообщения в ветках
rights-missing-files = прикреплять файлы
rights-missing-history = читать историю сообщений
rights-missing-threads = создавать публичные ветки
discord-too-large = Файл слишком большой для Discord.
