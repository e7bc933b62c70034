# Что говорится только на этой платформе

discord-menu = Выберите …
discord-done = Готово, в чате уже видно.
discord-trouble = У меня что-то сломалось. Всё подтверждённое цело, попробуйте ещё раз.
discord-late = { $player }, личный ответ опоздал. Нажмите кнопку ещё раз.
discord-thread = Партия: { $player }
discord-thread-made = У партии своя ветка:
discord-thread-go = Открыть ветку
discord-thread-failed = Не получилось создать здесь ветку. Попробуйте ещё раз или попросите админа сервера.
discord-missing = В этом канале мне не хватает прав: { $what }. Админ сервера может дать их в настройках канала, в разделе «Права доступа».
discord-missing-view = просматривать канал
discord-missing-send = отправлять сообщения
discord-missing-send-threads = отправлять сообщения в ветках
discord-missing-files = прикреплять файлы
discord-missing-history = читать историю сообщений
discord-missing-threads = создавать публичные ветки
discord-too-large = Файл слишком большой для Discord.
