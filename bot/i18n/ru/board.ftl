board-title = Поле
board-open = Открыть поле
board-map = Карта
board-way = { $cell }, поворот { $way } из { $ways }
board-rotate = Повернуть
board-final = Это нельзя будет отменить.
board-fit = Показать всё
board-closer = Ближе
board-farther = Дальше
board-more = Ещё
board-undo = Отменить ход
board-nudge = Поторопить
board-hint = Подсказка
board-tiles = Оставшиеся плитки
board-next = Следующая партия ({ $count })
board-offline = Нет связи. Ваш ход остаётся на этом экране.
board-online = Связь восстановлена
board-type = Ввести ход
board-type-how = Клетка, поворот, подданный: M21 r2 рыцарь
board-keys = Стрелки: выбрать клетку. Enter: положить, затем повернуть. 1–9: выбрать. C: подтвердить. Backspace: назад.
board-save = Сохранить картинку
board-chat = Чат
board-previous = Назад
board-following = Вперёд

## Notices: the browser calls its person when it is their turn

notices-ask = Сообщать в этом браузере, когда ваш ход?
notices-yes = Да, сообщать
notices-later = Не сейчас
notices-on = Готово: этот браузер сообщит, когда ваш ход, но никогда в тихие часы.
notices-open = Готово: этот браузер сообщит, когда ваш ход, пока эта страница открыта.
notices-off = В этом браузере уведомления выключены.
notices-blocked = Браузер блокирует уведомления этой страницы. Их можно разрешить в его настройках для страницы.
notices-turn-on = Включить уведомления
notices-turn-off = Выключить уведомления
