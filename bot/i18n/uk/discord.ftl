# Що кажуть лише на цій платформі

discord-menu = Виберіть …
discord-done = Готово, у чаті вже видно.
discord-trouble = Щось пішло не так. Усе підтверджене збережено, спробуйте ще раз.
discord-late = { $player }, особиста відповідь запізнилася. Натисніть кнопку ще раз.
discord-thread = Партія: { $player }
discord-thread-made = Партія має свою гілку:
discord-thread-go = Відкрити гілку
discord-thread-failed = Не вдалося створити тут гілку. Спробуйте ще раз або попросіть адміна сервера.
discord-missing = У цьому каналі мені бракує прав: { $what }. Адмін сервера може надати їх у налаштуваннях каналу, у розділі «Права».
discord-missing-view = переглядати канал
discord-missing-send = надсилати повідомлення
discord-missing-send-threads = надсилати повідомлення в гілках
discord-missing-files = прикріплювати файли
discord-missing-history = читати історію повідомлень
discord-missing-threads = створювати публічні гілки
discord-too-large = Файл завеликий для Discord.
