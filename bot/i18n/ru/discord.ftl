# Что говорится только на этой платформе

discord-menu = Выберите …
discord-done = Готово. В чате это видно.
discord-trouble = Что-то пошло не так. Подтверждённое не потеряно; попробуйте ещё раз.
discord-late = { $player }, это вышло слишком долго, чтобы показать только вам. Нажмите кнопку ещё раз.
discord-thread = Стол: { $player }
discord-thread-made = У стола теперь своя ветка.
discord-thread-go = Перейти
discord-thread-failed = Завести здесь ветку для стола не удалось. Попробуйте ещё раз или спросите админа сервера.
discord-missing = В этом канале боту не хватает прав: { $what }. Админ сервера может дать их в настройках канала, в разделе «Права доступа».
discord-missing-view = просматривать канал
discord-missing-send = отправлять сообщения
discord-missing-send-threads = отправлять сообщения в ветках
discord-missing-files = прикреплять файлы
discord-missing-history = читать историю сообщений
discord-missing-threads = создавать публичные ветки
discord-too-large = Файл слишком велик для Discord.
