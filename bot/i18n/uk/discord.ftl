# Що кажуть лише на цій платформі

discord-menu = Виберіть …
discord-done = Готово, у чаті вже видно.
discord-go = До повідомлення
discord-trouble = Щось пішло не так. Усе підтверджене збережено, спробуйте ще раз.
discord-late = { $player }, особиста відповідь запізнилася. Натисніть кнопку ще раз.
discord-thread = Партія: { $player }
thread-made = Партія має свою гілку:
thread-go = Відкрити гілку
discord-thread-failed = Не вдалося створити тут гілку. Спробуйте ще раз або попросіть адміна сервера.
rights-missing = У цьому каналі мені бракує прав: { $what }. Адмін сервера може надати їх у налаштуваннях каналу, у розділі «Права».
rights-missing-view = переглядати канал
rights-missing-send = надсилати повідомлення
rights-missing-send-threads = надсилати повідомлення в гілках
rights-missing-files = прикріплювати файли
rights-missing-history = читати історію повідомлень
rights-missing-threads = створювати публічні гілки
discord-too-large = Файл завеликий для Discord.
