# Discord. Назви команд і параметрів: до 32 малих літер, цифр, - або _, без пробілів; рядки до 100 знаків.

## Команди, як вони стоять у меню

slash-new = новий-стіл
slash-join = сісти
slash-leave = встати
slash-start = почати
slash-play = хід
slash-board = стіл
slash-tiles = плитки
slash-score = рахунок
slash-log = журнал
slash-replay = повтор
slash-rules = правила
slash-undo = повернути
slash-resign = здатися
slash-substitute = заміна
slash-nudge = нагадати
slash-away = відлучитися
slash-rematch = ще-раз
slash-games = ігри
slash-stats = статистика
slash-top = найкращі
slash-settings = налаштування
slash-link = поєднати
slash-unlink = відокремити
slash-watch = спостерігати
slash-invite = запросити
slash-kick = виключити
slash-say = сказати
slash-block = заблокувати
slash-hint = підказка
slash-why = чому
slash-export = вивантажити
slash-import = завантажити
slash-forgetme = забути-мене
slash-setup = налаштування-чату
slash-endtable = закрити-стіл
slash-help = допомога

## Що можна написати після команди, і рядок про це

slash-option-game = гра
slash-about-game = Яка гра
slash-option-expansions = доповнення
slash-about-expansions = Доповнення за назвою, наприклад річка таверни
slash-option-table = стіл
slash-about-table = Код столу
slash-option-colour = колір
slash-about-colour = Який колір хочете ви
slash-option-move = хід
slash-about-move = Клітинка, поворот, фігурка й місце: M19 r2 лицар n
slash-option-look = вигляд
slash-about-look = Клітинка, щоб роздивитися її, або { word-fields }, { word-cities }, { word-roads }
slash-option-word = слово
slash-about-word = Про що хочете дізнатися
slash-option-until = до
slash-about-until = День або скільки: 2026-12-24, 3d, 12h; порожньо — ви повернулися
slash-option-where = де
slash-about-where = { word-all } — усюди
slash-option-change = що
slash-about-change = Що змінити, словами
slash-option-code = код
slash-about-code = Код з іншого вашого облікового запису
slash-option-person = хто
slash-about-person = Про кого йдеться
slash-option-player = гравець
slash-about-player = Ім’я або номер місця
slash-option-words = слова
slash-about-words = Що хочете сказати
slash-option-file = файл
slash-about-file = Запис, який дає /export
slash-option-command = команда
slash-about-command = Про яку команду хочете дізнатися більше

## Що кажуть лише на цій платформі

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
