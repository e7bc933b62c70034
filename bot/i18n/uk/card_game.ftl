### Cardcassonne

## Ігри, доповнення й варіанти правил: назва, рядок для меню та абзац.

game-cardcassonne = Кардкасон
game-line-cardcassonne = Картковий блеф: заповнюйте чотири ряди й вчасно забирайте свій
game-about-cardcassonne = Кладіть карти в чотири кольорові ряди й раз на раунд забирайте один із них великим підданцем: йому дістаються всі карти перед ним. Першу карту раунду кладіть сорочкою догори. Люди приносять очки одразу, тварини — раунд за раундом, міста — наприкінці.
option-name-short-game = Коротка гра
option-line-short-game = Гра закінчується з раундом, у якому хтось набрав 100 очок

## Назви самі по собі: у списках, на панелях, у підписах.

card-blue-person-1 = сині люди 1
card-blue-person-2 = сині люди 2
card-blue-person-3 = сині люди 3
card-blue-building = синє місто
card-blue-animal = синя тварина
card-green-person-1 = зелені люди 1
card-green-person-2 = зелені люди 2
card-green-person-3 = зелені люди 3
card-green-building = зелене місто
card-green-animal = зелена тварина
card-red-person-1 = червоні люди 1
card-red-person-2 = червоні люди 2
card-red-person-3 = червоні люди 3
card-red-building = червоне місто
card-red-animal = червона тварина
card-yellow-person-1 = жовті люди 1
card-yellow-person-2 = жовті люди 2
card-yellow-person-3 = жовті люди 3
card-yellow-building = жовте місто
card-yellow-animal = жовта тварина
card-dragon = дракон
card-fairy = фея
card-animal-joker = джокер-тварина
card-building-joker = джокер-місто
card-back = закрита карта
deed-card = зіграти карту
deed-claim = поставити великого підданця
deed-keep = вирішити про карту не у своєму ряді
deed-assign = вибрати групу для джокера

## Про що й кого питають. $player — хто вирішує.

decision-card = { $card ->
    [none] { $may ->
        [card] { $player }, зіграйте карту
        [claim] { $player }, поставте великого підданця
       *[both] { $player }, зіграйте карту або поставте великого підданця
    }
   *[other] { $player }, виберіть ряд для цієї карти: { phrase-card }
}
decision-keep = { $player }, не на місці { phrase-card } ({ phrase-row }): 10 очок чи карта?
decision-assign = { $player }, до якої групи тварин піде джокер?

## Що каже кнопка або вибір словами: коротко, для телефона. Першу літеру робить великою той, хто показує.

option-card = { $down ->
    [yes] { phrase-card }, закрито, { phrase-row }
   *[no] { phrase-card }, { phrase-row }
}
short-card = { option-card }
option-claim = великий підданець: { phrase-row }
option-keep = { $as ->
    [points] 10 очок зараз
   *[collection] лишити карту
}
option-assign = { phrase-colour }

## Що сталося, у теперішньому часі й без крапки. $player — чия це подія, $other — другий учасник.

event-card-turned = { $row ->
    [none] Відкрито карту: { phrase-card }. Ряд для неї вибирає дилер
   *[other] Відкрито карту: { phrase-card }, { phrase-row }
}
event-cards-dealt = { $each ->
    [one] Раунд { $round }: { $dealer } роздає по { $each } карті, починає { $begins }. Лишилося карт: { $left }
    [few] Раунд { $round }: { $dealer } роздає по { $each } карти, починає { $begins }. Лишилося карт: { $left }
   *[many] Раунд { $round }: { $dealer } роздає по { $each } карт, починає { $begins }. Лишилося карт: { $left }
}
event-card-laid = { $card ->
    [none] { $player } кладе карту сорочкою догори { phrase-row-in }
   *[other] { $player } кладе карту { phrase-row-in }: { phrase-card }
}
event-row-claimed = { $cards ->
    [one] { $player } ставить великого підданця { phrase-row-in }: { $cards } карта, закритих: { $down }
    [few] { $player } ставить великого підданця { phrase-row-in }: { $cards } карти, закритих: { $down }
   *[many] { $player } ставить великого підданця { phrase-row-in }: { $cards } карт, закритих: { $down }
}
event-card-revealed = { $misplaced ->
    [yes] Відкрито карту ({ $player }, { phrase-row }): { phrase-card }, не у своєму ряді
   *[no] Відкрито карту ({ $player }, { phrase-row }): { phrase-card }
}
event-cards-taken = { $count ->
    [one] { $player } забирає { $count } карту ({ phrase-row }): { $cards }
    [few] { $player } забирає { $count } карти ({ phrase-row }): { $cards }
   *[many] { $player } забирає { $count } карт ({ phrase-row }): { $cards }
}
event-card-kept = { $player } лишає карту не зі свого ряду: { phrase-card }
event-joker-assigned = { $group ->
    [one] { $player } додає джокера до тварин ({ phrase-colour }): тепер у групі { $group } тварина
    [few] { $player } додає джокера до тварин ({ phrase-colour }): тепер у групі { $group } тварини
   *[many] { $player } додає джокера до тварин ({ phrase-colour }): тепер у групі { $group } тварин
}
event-jokers-wait = { $player } поки без тварин. Джокерів без групи: { $jokers }
event-chest-filled = { $cards ->
    [one] { $player } кладе у скриню { $cards } місто; усього карт там: { $total }
    [few] { $player } кладе у скриню { $cards } міста; усього карт там: { $total }
   *[many] { $player } кладе у скриню { $cards } міст; усього карт там: { $total }
}
event-row-discarded = Нікому не дісталися ({ phrase-row }): { $cards }
event-chest-opened = { $player } відкриває скриню: { $sets }

## Очки й з чого вони складаються; повідомлення на кожну причину. Без дієслова: годиться для гри, фіналу й прогнозу.

points-persons = { $player } +{ $points }: люди (сума { $sum } × карт { $cards })
points-animals = { $colour ->
    [blue] { $player } +{ $points }: сині тварини ({ $group }, нових: { $new })
    [green] { $player } +{ $points }: зелені тварини ({ $group }, нових: { $new })
    [red] { $player } +{ $points }: червоні тварини ({ $group }, нових: { $new })
   *[yellow] { $player } +{ $points }: жовті тварини ({ $group }, нових: { $new })
}
points-joker = { $jokers ->
    [one] { $player } +{ $points }: { $jokers } джокер-тварина без групи
    [few] { $player } +{ $points }: { $jokers } джокери-тварини без групи
   *[many] { $player } +{ $points }: { $jokers } джокерів-тварин без групи
}
points-misplaced = { $cards ->
    [one] { $player } +{ $points }: { $cards } карта не у своєму ряді
    [few] { $player } +{ $points }: { $cards } карти не у своєму ряді
   *[many] { $player } +{ $points }: { $cards } карт не у своєму ряді
}
points-special = { $dragon ->
    [0] { $player } +{ $points }: фея
   *[other] { $fairy ->
        [0] { $player } +{ $points }: дракон
       *[other] { $player } +{ $points }: дракон і фея
    }
}
points-chest = { $player } +{ $points }: скриня (наборів по 4: { $sets_of_4 }, по 3: { $sets_of_3 }, по 2: { $sets_of_2 })

## Чому комп’ютер вибирає саме так, сам чи на місці гравця, і що він каже про закінчену гру.

why-claims-row = У ряді видно { phrase-points }, і його можуть перехопити.
why-takes-points = Десять очок зараз — більше, ніж принесе карта.
why-keeps-card = Карта принесе понад десять очок.
why-assigns = У цій групі джокер принесе найбільше.
why-lays-stray = Карта іншого кольору — це десять очок тому, хто візьме ряд.
why-lays-down = { $who ->
    [you] Так ряд, який ви хочете взяти, стає кращим.
   *[other] Так ряд, який він хоче взяти, стає кращим.
}
why-lays-joker = У цьому ряді джокер найцінніший.
why-lays-card = { $who ->
    [you] З карт на руках ця найменше допоможе іншим і найбільше вам.
   *[other] З карт на руках ця найменше допоможе іншим і найбільше йому.
}

## Що стоїть на картинках і в текстах, які кажуть те саме словами.

scene-reason-persons = люди
scene-reason-animals = тварини
scene-reason-misplaced = не у своєму ряді
scene-reason-special = дракон і фея
scene-reason-joker = джокери
scene-reason-chest = скриня
scene-round = { $round ->
    [0] Відкриваються карти
   *[other] Раунд { $round } із { $rounds }
}
scene-dealer = Роздає { $player }
scene-stack = { $count ->
    [one] Лишилася { $count } карта
    [few] Лишилося { $count } карти
   *[many] Лишилося { $count } карт
}
scene-card-row = { $kind ->
    [city] { phrase-row } (місто): { $cards }.
    [field] { phrase-row } (ферма): { $cards }.
    [road] { phrase-row } (дорога): { $cards }.
   *[monastery] { phrase-row } (монастир): { $cards }.
}
scene-card-ways = { $numbers }. { phrase-card }: { $rows }
scene-follower-here = великий підданець ({ $player })
scene-down-by = { $card } ({ $player })
scene-title-hand = { $count ->
    [one] У вас на руках { $count } карта
    [few] У вас на руках { $count } карти
   *[many] У вас на руках { $count } карт
}
scene-hand-down = Першу карту раунду кладуть сорочкою догори, у будь-який ряд.
scene-own-down = Ваша закрита карта ({ phrase-row }): { $card }
scene-chest = У вашій скрині: { $cards }.
scene-title-round = Раунд { $round } із { $rounds } закінчено
scene-round-total = { $player }: +{ $gain }, усього { $total }

## Що лежить перед гравцем і як іде гра: позиція словами.

# У картковій грі ця фігура зветься інакше.
supply-card-big-follower = { $count ->
    [one] { $count } великий підданець
    [few] { $count } великі підданці
   *[many] { $count } великих підданців
}
token-hand = { $count ->
    [one] { $count } карта на руках
    [few] { $count } карти на руках
   *[many] { $count } карт на руках
}
token-animals = { $colour ->
    [blue] сині тварини: { $count }
    [green] зелені тварини: { $count }
    [red] червоні тварини: { $count }
   *[yellow] жовті тварини: { $count }
}
token-jokers = { $colour ->
    [blue] джокери серед синіх: { $count }
    [green] джокери серед зелених: { $count }
    [red] джокери серед червоних: { $count }
   *[yellow] джокери серед жовтих: { $count }
}
token-waiting = { $count ->
    [one] { $count } джокер-тварина без групи
    [few] { $count } джокери-тварини без групи
   *[many] { $count } джокерів-тварин без групи
}
token-chest = { $count ->
    [one] { $count } карта у скрині
    [few] { $count } карти у скрині
   *[many] { $count } карт у скрині
}
token-dealer = дилер

## Правила за темами, своїми словами: заголовок, абзац і слова, за якими це можуть шукати.

topic-card-sheet = Кардкасон на одній сторінці
topic-text-card-sheet = Порядок раунду, усі очки й усі карти.
topic-words-card-sheet = пам’ятка, шпаргалка, коротко, огляд, сторінка, усе, карти, підсумок
topic-card-goal = Кардкасон
topic-text-card-goal = Кладіть карти в чотири ряди й раз на раунд забирайте один ряд великим підданцем. Вам дістаються карти перед ним: люди, тварини, міста, а то й дракон. Перемагає той, у кого після останнього раунду більше очок.
topic-words-card-goal = мета, перемога, карти, огляд
topic-card-turn = Хід у картковій грі
topic-text-card-turn = У свій хід зіграйте одну карту або поставте великого підданця; пропускати не можна. Раунд закінчується, коли всі зіграли свої карти й поставили підданців.
topic-words-card-turn = хід, раунд, зіграти, пропустити
topic-card-points = Очки за карти коротко
topic-text-card-points = Скільки очок приносять люди, тварини, міста, джокери, дракон, фея й карти не у своєму ряді.
topic-words-card-points = очки, рахунок, таблиця, підрахунок, вартість
topic-card-rounds = Раунди й карти на руках
topic-text-card-rounds = Удвох грають 10 раундів по 6 карт, утрьох — 8 по 5, учотирьох — 6 по 5, уп’ятьох — 6 по 4. Колода розходиться без остачі.
topic-words-card-rounds = раунд, раунди, рука, роздача, скільки, гравці
topic-card-row = Ряди
topic-text-card-row = Карту кладуть праворуч у кінець ряду: відкриту — у ряд її кольору, джокера — у будь-який. Незахищені карти лишаються на наступний раунд.
topic-words-card-row = ряд, колір, поле
topic-card-down = Карта сорочкою догори
topic-text-card-down = Першу карту кожного раунду кладіть сорочкою догори, у будь-який ряд. Її відкриють, коли ряд заберуть. У ряді іншого кольору вона лежить не на місці й дещо принесе тому, хто її візьме.
topic-words-card-down = сорочкою догори, закрита, перша, блеф
topic-card-claim = Великий підданець у ряді
topic-text-card-claim = Раз на раунд поставте великого підданця в кінець ряду. Він захищає всі карти між собою та полем або наступним підданцем ліворуч. Карти, які покладуть потім, уже не ваші.
topic-words-card-claim = великий підданець, великий феодал, феодал, протекторат, зайняти, ряд
topic-card-dealer = Дилер
topic-text-card-dealer = Хто останнім поставив великого підданця, роздає в наступному раунді, а починає сусід ліворуч. Першого дилера визначає жереб. Він же вибирає ряди для джокерів, відкритих на початку.
topic-words-card-dealer = дилер, роздати, почати, перший, останній
topic-card-misplaced = Карти не у своєму ряді
topic-text-card-misplaced = Людина не у своєму ряді приносить 10 очок. За тварину чи місто вибираєте ви: 10 очок зараз або звичайна карта свого кольору. Джокери завжди на місці.
topic-words-card-misplaced = не у своєму ряді, чужий, хибно, колір, десять
topic-card-persons = Люди
topic-text-card-persons = Додайте числа на взятих картах людей і помножте на їхню кількість: 3, 1 і 1 — це 5 на 3. Люди приносять очки один раз і вибувають із гри.
topic-words-card-persons = люди, людина, число, помножити
topic-card-animals = Тварини
topic-text-card-animals = Тварини лишаються у вас, по групі на кожен колір. Коли в групі з’являються нові, очки приносить уся група: 3, 6, 9, 12, 14 за 1–5 тварин, далі по 2 за кожну. Частина цих очок — реконструкція.
topic-words-card-animals = тварина, тварини, вівці, група, таблиця
topic-card-animal-joker = Джокер-тварина
topic-text-card-animal-joker = Джокер-тварина назавжди входить до групи на ваш вибір і стає там новою твариною. Якщо тварин у вас немає, він приносить 3 очки й чекає, доки вони з’являться.
topic-words-card-animal-joker = джокер, тварина
topic-card-buildings = Міста й скриня
topic-text-card-buildings = Міста лежать у вашій скрині й наприкінці гри приносять очки наборами різних кольорів: два — 5 очок, три — 15, чотири — 30. Найкращі набори бот знайде сам.
topic-words-card-buildings = місто, міста, скриня, набір
topic-card-building-joker = Джокер-місто
topic-text-card-building-joker = Джокер-місто замінює місто будь-якого кольору, якого бракує в наборі. У наборі їх може бути кілька.
topic-words-card-building-joker = джокер, місто
topic-card-dragon = Дракон і фея
topic-text-card-dragon = Візьміть дракона або фею й отримайте 10 очок. Після цього карта вибуває з гри.
topic-words-card-dragon = дракон, фея, десять
topic-card-end = Кінець карткової гри
topic-text-card-end = Гра закінчується з останнім раундом. Карти, що лишилися в рядах, не приносять нічого; скрині відкривають і рахують. Перемагає той, у кого більше очок, а якщо порівну — більше карт у скрині. У короткій грі останнім стає раунд, у якому хтось набрав 100 очок.
topic-words-card-end = кінець, перемога, нічия, коротка гра, 100
