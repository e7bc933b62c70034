# Що кажуть лише на цій платформі

discord-menu = Виберіть …
discord-done = Готово. У чаті це видно.
discord-trouble = Щось пішло не так. Підтверджене не втрачено; спробуйте ще раз.
discord-late = { $player }, це тривало задовго, щоб показати лише вам. Натисніть кнопку ще раз.
discord-thread = Стіл: { $player }
discord-thread-made = Стіл тепер має свою гілку.
discord-thread-go = Перейти
discord-thread-failed = Створити тут гілку для столу не вдалося. Спробуйте ще раз або запитайте адміна сервера.
discord-missing = У цьому каналі ботові бракує прав: { $what }. Адмін сервера може надати їх у налаштуваннях каналу, у розділі «Права».
discord-missing-view = переглядати канал
discord-missing-send = надсилати повідомлення
discord-missing-send-threads = надсилати повідомлення в гілках
discord-missing-files = прикріплювати файли
discord-missing-history = читати історію повідомлень
discord-missing-threads = створювати публічні гілки
discord-too-large = Файл завеликий для Discord.
