# Discord. Имена команд и параметров: до 32 строчных букв, цифр, - или _, без пробелов; строки до 100 знаков.

## Команды, как они стоят в меню

slash-new = новый-стол
slash-join = сесть
slash-leave = встать
slash-start = начать
slash-play = ход
slash-board = стол
slash-tiles = квадраты
slash-score = счёт
slash-log = журнал
slash-replay = повтор
slash-rules = правила
slash-undo = вернуть
slash-resign = сдаться
slash-substitute = замена
slash-nudge = напомнить
slash-away = отлучиться
slash-rematch = ещё-раз
slash-games = игры
slash-stats = статистика
slash-top = лучшие
slash-settings = настройки
slash-link = связать
slash-unlink = отделить
slash-watch = наблюдать
slash-invite = пригласить
slash-kick = исключить
slash-say = сказать
slash-block = заблокировать
slash-hint = подсказка
slash-why = почему
slash-export = выгрузить
slash-import = загрузить
slash-forgetme = забыть-меня
slash-setup = настройки-чата
slash-endtable = закрыть-стол
slash-help = помощь

## Что можно написать после команды, и строка об этом

slash-option-game = игра
slash-about-game = Какая игра
slash-option-expansions = дополнения
slash-about-expansions = Дополнения по названию, например река таверны
slash-option-table = стол
slash-about-table = Код стола
slash-option-colour = цвет
slash-about-colour = Какой цвет хотите вы
slash-option-move = ход
slash-about-move = Клетка, поворот, фишка и место: M19 r2 рыцарь n
slash-option-look = вид
slash-about-look = Клетка, чтобы рассмотреть её, или { word-fields }, { word-cities }, { word-roads }
slash-option-word = слово
slash-about-word = О чём хотите узнать
slash-option-until = до
slash-about-until = День или сколько: 2026-12-24, 3d, 12h; пусто — вы вернулись
slash-option-where = где
slash-about-where = { word-all } — повсюду
slash-option-change = что
slash-about-change = Что изменить, словами
slash-option-code = код
slash-about-code = Код из другой вашей учётной записи
slash-option-person = кто
slash-about-person = О ком речь
slash-option-player = игрок
slash-about-player = Имя или номер места
slash-option-words = слова
slash-about-words = Что хотите сказать
slash-option-file = файл
slash-about-file = Запись, какую даёт /export
slash-option-command = команда
slash-about-command = О какой команде хотите узнать больше

## Что говорится только на этой платформе

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
