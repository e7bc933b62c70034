board-title = Поле
board-open = Відкрити поле
board-map = Карта
board-way = { $cell }, поворот { $way } з { $ways }
board-rotate = Повернути
board-final = Це не можна буде скасувати.
board-fit = Показати все
board-closer = Ближче
board-farther = Далі
board-more = Ще
board-undo = Скасувати хід
board-nudge = Поквапити
board-hint = Підказка
board-tiles = Решта плиток
board-next = Наступна партія ({ $count })
board-offline = Немає зв’язку. Ваш хід лишається на цьому екрані.
board-online = Зв’язок відновлено
board-type = Ввести хід
board-type-how = Клітинка, поворот, підданець: M21 r2 лицар
board-keys = Стрілки: вибрати клітинку. Enter: покласти, потім повернути. 1–9: вибрати. C: підтвердити. Backspace: назад.
board-save = Зберегти картинку
board-chat = Чат
board-previous = Назад
board-following = Вперед

## Notices: the browser calls its person when it is their turn

notices-ask = Повідомляти в цьому браузері, коли ваш хід?
notices-yes = Так, повідомляти
notices-later = Не зараз
notices-on = Готово: цей браузер повідомить, коли ваш хід, але ніколи в тихі години.
notices-open = Готово: цей браузер повідомить, коли ваш хід, поки ця сторінка відкрита.
notices-off = У цьому браузері сповіщення вимкнено.
notices-blocked = Браузер блокує сповіщення цієї сторінки. Їх можна дозволити в його налаштуваннях для сторінки.
notices-turn-on = Увімкнути сповіщення
notices-turn-off = Вимкнути сповіщення
