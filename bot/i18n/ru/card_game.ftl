### Cardcassonne

## Игры, дополнения и варианты правил: название, строка для меню и абзац.

game-cardcassonne = Кардкассон
game-line-cardcassonne = Карточный блеф: заполняйте четыре ряда и вовремя забирайте свой
game-about-cardcassonne = Кладите карты в четыре цветных ряда и раз за раунд забирайте один из них большим феодалом: ему достаются все карты перед ним. Первую карту раунда кладите рубашкой вверх. Люди приносят очки сразу, животные — раунд за раундом, города — в конце.
option-name-short-game = Короткая игра
option-line-short-game = Игра кончается с раундом, в котором кто-то набрал 100 очков

## Названия сами по себе: в списках, на панелях, в подписях.

card-blue-person-1 = синие люди 1
card-blue-person-2 = синие люди 2
card-blue-person-3 = синие люди 3
card-blue-building = синий город
card-blue-animal = синее животное
card-green-person-1 = зелёные люди 1
card-green-person-2 = зелёные люди 2
card-green-person-3 = зелёные люди 3
card-green-building = зелёный город
card-green-animal = зелёное животное
card-red-person-1 = красные люди 1
card-red-person-2 = красные люди 2
card-red-person-3 = красные люди 3
card-red-building = красный город
card-red-animal = красное животное
card-yellow-person-1 = жёлтые люди 1
card-yellow-person-2 = жёлтые люди 2
card-yellow-person-3 = жёлтые люди 3
card-yellow-building = жёлтый город
card-yellow-animal = жёлтое животное
card-dragon = дракон
card-fairy = фея
card-animal-joker = джокер-животное
card-building-joker = джокер-город
card-back = закрытая карта
deed-card = сыграть карту
deed-claim = поставить большого феодала
deed-keep = решить о карте не в своём ряду
deed-assign = выбрать группу для джокера

## О чём и кого спрашивают. $player — кто решает.

decision-card = { $card ->
    [none] { $may ->
        [card] { $player }, сыграйте карту
        [claim] { $player }, поставьте большого феодала
       *[both] { $player }, сыграйте карту или поставьте большого феодала
    }
   *[other] { $player }, выберите ряд для этой карты: { phrase-card }
}
decision-keep = { $player }, не на месте { phrase-card } ({ phrase-row }): 10 очков или карта?
decision-assign = { $player }, в какую группу животных пойдёт джокер?

## Что говорит кнопка или выбор словами: коротко, для телефона. Первую букву делает заглавной тот, кто показывает.

option-card = { $down ->
    [yes] { phrase-card }, закрыто, { phrase-row }
   *[no] { phrase-card }, { phrase-row }
}
short-card = { option-card }
option-claim = большой феодал: { phrase-row }
option-keep = { $as ->
    [points] 10 очков сейчас
   *[collection] оставить карту
}
option-assign = { phrase-colour }

## Что произошло, в настоящем времени и без точки. $player — чьё это событие, $other — второй участник.

event-card-turned = { $row ->
    [none] Открыта карта: { phrase-card }. Ряд для неё выбирает раздающий
   *[other] Открыта карта: { phrase-card }, { phrase-row }
}
event-cards-dealt = { $each ->
    [one] Раунд { $round }: { $dealer } раздаёт по { $each } карте, начинает { $begins }. Осталось карт: { $left }
    [few] Раунд { $round }: { $dealer } раздаёт по { $each } карты, начинает { $begins }. Осталось карт: { $left }
   *[many] Раунд { $round }: { $dealer } раздаёт по { $each } карт, начинает { $begins }. Осталось карт: { $left }
}
event-card-laid = { $card ->
    [none] { $player } кладёт карту рубашкой вверх { phrase-row-in }
   *[other] { $player } кладёт карту { phrase-row-in }: { phrase-card }
}
event-row-claimed = { $cards ->
    [one] { $player } ставит большого феодала { phrase-row-in }: { $cards } карта, закрытых: { $down }
    [few] { $player } ставит большого феодала { phrase-row-in }: { $cards } карты, закрытых: { $down }
   *[many] { $player } ставит большого феодала { phrase-row-in }: { $cards } карт, закрытых: { $down }
}
event-card-revealed = { $misplaced ->
    [yes] Открыта карта ({ $player }, { phrase-row }): { phrase-card }, не в своём ряду
   *[no] Открыта карта ({ $player }, { phrase-row }): { phrase-card }
}
event-cards-taken = { $count ->
    [one] { $player } забирает { $count } карту ({ phrase-row }): { $cards }
    [few] { $player } забирает { $count } карты ({ phrase-row }): { $cards }
   *[many] { $player } забирает { $count } карт ({ phrase-row }): { $cards }
}
event-card-kept = { $player } оставляет карту не из своего ряда: { phrase-card }
event-joker-assigned = { $group ->
    [one] { $player } добавляет джокера к животным ({ phrase-colour }): теперь в группе { $group } животное
    [few] { $player } добавляет джокера к животным ({ phrase-colour }): теперь в группе { $group } животных
   *[many] { $player } добавляет джокера к животным ({ phrase-colour }): теперь в группе { $group } животных
}
event-jokers-wait = { $player } пока без животных. Джокеров без группы: { $jokers }
event-chest-filled = { $cards ->
    [one] { $player } кладёт в сундук { $cards } город; всего карт там: { $total }
    [few] { $player } кладёт в сундук { $cards } города; всего карт там: { $total }
   *[many] { $player } кладёт в сундук { $cards } городов; всего карт там: { $total }
}
event-row-discarded = Никому не достались ({ phrase-row }): { $cards }
event-chest-opened = { $player } открывает сундук: { $sets }

## Очки и из чего они складываются; сообщение на каждую причину. Без глагола: годится для игры, финала и прогноза.

points-persons = { $player } +{ $points }: люди (сумма { $sum } × карт { $cards })
points-animals = { $colour ->
    [blue] { $player } +{ $points }: синие животные ({ $group }, новых: { $new })
    [green] { $player } +{ $points }: зелёные животные ({ $group }, новых: { $new })
    [red] { $player } +{ $points }: красные животные ({ $group }, новых: { $new })
   *[yellow] { $player } +{ $points }: жёлтые животные ({ $group }, новых: { $new })
}
points-joker = { $jokers ->
    [one] { $player } +{ $points }: { $jokers } джокер-животное без группы
    [few] { $player } +{ $points }: { $jokers } джокера-животных без группы
   *[many] { $player } +{ $points }: { $jokers } джокеров-животных без группы
}
points-misplaced = { $cards ->
    [one] { $player } +{ $points }: { $cards } карта не в своём ряду
    [few] { $player } +{ $points }: { $cards } карты не в своём ряду
   *[many] { $player } +{ $points }: { $cards } карт не в своём ряду
}
points-special = { $dragon ->
    [0] { $player } +{ $points }: фея
   *[other] { $fairy ->
        [0] { $player } +{ $points }: дракон
       *[other] { $player } +{ $points }: дракон и фея
    }
}
points-chest = { $player } +{ $points }: сундук (наборов по 4: { $sets_of_4 }, по 3: { $sets_of_3 }, по 2: { $sets_of_2 })

## Почему компьютер выбирает именно так, сам или на месте игрока, и что он говорит об оконченной игре.

why-claims-row = В ряду видно { phrase-points }, и его могут перехватить.
why-takes-points = Десять очков сейчас — больше, чем принесёт карта.
why-keeps-card = Карта принесёт больше десяти очков.
why-assigns = В этой группе джокер принесёт больше всего.
why-lays-stray = Карта другого цвета — это десять очков тому, кто возьмёт ряд.
why-lays-down = { $who ->
    [you] Так ряд, который вы хотите взять, становится лучше.
   *[other] Так ряд, который он хочет взять, становится лучше.
}
why-lays-joker = В этом ряду джокер ценнее всего.
why-lays-card = { $who ->
    [you] Из карт на руках эта меньше всего поможет другим и больше всего вам.
   *[other] Из карт на руках эта меньше всего поможет другим и больше всего ему.
}

## Что стоит в картинках и в текстах, которые говорят то же словами.

scene-reason-persons = люди
scene-reason-animals = животные
scene-reason-misplaced = не в своём ряду
scene-reason-special = дракон и фея
scene-reason-joker = джокеры
scene-reason-chest = сундук
scene-round = { $round ->
    [0] Открываются карты
   *[other] Раунд { $round } из { $rounds }
}
scene-dealer = Раздаёт { $player }
scene-stack = { $count ->
    [one] Осталась { $count } карта
    [few] Осталось { $count } карты
   *[many] Осталось { $count } карт
}
scene-card-row = { $kind ->
    [city] { phrase-row } (город): { $cards }.
    [field] { phrase-row } (ферма): { $cards }.
    [road] { phrase-row } (дорога): { $cards }.
   *[monastery] { phrase-row } (монастырь): { $cards }.
}
scene-card-ways = { $numbers }. { phrase-card }: { $rows }
scene-follower-here = большой феодал ({ $player })
scene-down-by = { $card } ({ $player })
scene-title-hand = { $count ->
    [one] У вас на руках { $count } карта
    [few] У вас на руках { $count } карты
   *[many] У вас на руках { $count } карт
}
scene-hand-down = Первую карту раунда кладут рубашкой вверх, в любой ряд.
scene-own-down = Ваша закрытая карта ({ phrase-row }): { $card }
scene-chest = В вашем сундуке: { $cards }.
scene-title-round = Раунд { $round } из { $rounds } окончен
scene-round-total = { $player }: +{ $gain }, всего { $total }

## Что лежит перед игроком и как идёт игра: позиция словами.

# В карточной игре эта фигура называется иначе.
supply-card-big-follower = { $count ->
    [one] { $count } большой феодал
    [few] { $count } больших феодала
   *[many] { $count } больших феодалов
}
token-hand = { $count ->
    [one] { $count } карта на руках
    [few] { $count } карты на руках
   *[many] { $count } карт на руках
}
token-animals = { $colour ->
    [blue] синие животные: { $count }
    [green] зелёные животные: { $count }
    [red] красные животные: { $count }
   *[yellow] жёлтые животные: { $count }
}
token-jokers = { $colour ->
    [blue] джокеры среди синих: { $count }
    [green] джокеры среди зелёных: { $count }
    [red] джокеры среди красных: { $count }
   *[yellow] джокеры среди жёлтых: { $count }
}
token-waiting = { $count ->
    [one] { $count } джокер-животное без группы
    [few] { $count } джокера-животных без группы
   *[many] { $count } джокеров-животных без группы
}
token-chest = { $count ->
    [one] { $count } карта в сундуке
    [few] { $count } карты в сундуке
   *[many] { $count } карт в сундуке
}
token-dealer = раздающий

## Правила по темам, своими словами: заголовок, абзац и слова, по которым это могут искать.

topic-card-sheet = Кардкассон на одной странице
topic-text-card-sheet = Порядок раунда, все очки и все карты.
topic-words-card-sheet = памятка, шпаргалка, кратко, обзор, страница, всё, карты, сводка
topic-card-goal = Кардкассон
topic-text-card-goal = Кладите карты в четыре ряда и раз за раунд забирайте один ряд большим феодалом. Вам достаются карты перед ним: люди, животные, города, а то и дракон. Побеждает тот, у кого после последнего раунда больше очков.
topic-words-card-goal = цель, победа, карты, обзор
topic-card-turn = Ход в карточной игре
topic-text-card-turn = В свой ход сыграйте одну карту или поставьте большого феодала; пропускать нельзя. Раунд кончается, когда все сыграли свои карты и поставили феодалов.
topic-words-card-turn = ход, раунд, сыграть, пропустить
topic-card-points = Очки за карты вкратце
topic-text-card-points = Сколько приносят люди, животные, города, джокеры, дракон, фея и карты не в своём ряду.
topic-words-card-points = очки, счёт, таблица, подсчёт, стоимость
topic-card-rounds = Раунды и карты на руках
topic-text-card-rounds = Вдвоём играют 10 раундов по 6 карт, втроём — 8 по 5, вчетвером — 6 по 5, впятером — 6 по 4. Колода расходится без остатка.
topic-words-card-rounds = раунд, раунды, рука, раздача, сколько, игроки
topic-card-row = Ряды
topic-text-card-row = Карту кладут справа в конец ряда: открытую — в ряд её цвета, джокера — в любой. Незащищённые карты остаются на следующий раунд.
topic-words-card-row = ряд, цвет, поле
topic-card-down = Карта рубашкой вверх
topic-text-card-down = Первую карту каждого раунда кладите рубашкой вверх, в любой ряд. Её откроют, когда ряд заберут. В ряду другого цвета она лежит не на месте и кое-что принесёт тому, кто её возьмёт.
topic-words-card-down = рубашкой вверх, закрытая, первая, блеф
topic-card-claim = Большой феодал в ряду
topic-text-card-claim = Раз за раунд поставьте большого феодала в конец ряда. Он защищает все карты между собой и полем или следующим феодалом слева. Карты, которые положат потом, уже не ваши.
topic-words-card-claim = большой феодал, феодал, протекторат, занять, ряд
topic-card-dealer = Раздающий
topic-text-card-dealer = Кто последним поставил большого феодала, раздаёт в следующем раунде, а начинает сосед слева. Первого раздающего определяет жребий. Он же выбирает ряды для джокеров, открытых в начале.
topic-words-card-dealer = раздающий, дилер, раздать, начать, первый, последний
topic-card-misplaced = Карты не в своём ряду
topic-text-card-misplaced = Человек не в своём ряду приносит 10 очков. За животное или город выбираете вы: 10 очков сейчас или обычная карта своего цвета. Джокеры всегда на месте.
topic-words-card-misplaced = не в своём ряду, чужой, неверно, цвет, десять
topic-card-persons = Люди
topic-text-card-persons = Сложите числа на взятых картах людей и умножьте на их количество: 3, 1 и 1 — это 5 на 3. Люди приносят очки один раз и выбывают из игры.
topic-words-card-persons = люди, человек, число, умножить
topic-card-animals = Животные
topic-text-card-animals = Животные остаются у вас, по группе на каждый цвет. Когда в группе появляются новые, очки приносит вся группа: 3, 6, 9, 12, 14 за 1–5 животных, дальше по 2 за каждое. Часть этих очков — реконструкция.
topic-words-card-animals = животное, животные, овцы, группа, таблица
topic-card-animal-joker = Джокер-животное
topic-text-card-animal-joker = Джокер-животное навсегда входит в группу по вашему выбору и считается там новым животным. Если животных у вас нет, он приносит 3 очка и ждёт, пока они появятся.
topic-words-card-animal-joker = джокер, животное
topic-card-buildings = Города и сундук
topic-text-card-buildings = Города лежат в вашем сундуке и в конце игры приносят очки наборами разных цветов: два — 5 очков, три — 15, четыре — 30. Лучшие наборы бот найдёт сам.
topic-words-card-buildings = город, города, сундук, набор
topic-card-building-joker = Джокер-город
topic-text-card-building-joker = Джокер-город заменяет город любого цвета, которого не хватает в наборе. В наборе их может быть несколько.
topic-words-card-building-joker = джокер, город
topic-card-dragon = Дракон и фея
topic-text-card-dragon = Возьмите дракона или фею и получите 10 очков. После этого карта выбывает из игры.
topic-words-card-dragon = дракон, фея, десять
topic-card-end = Конец карточной игры
topic-text-card-end = Игра кончается с последним раундом. Карты, оставшиеся в рядах, не приносят ничего; сундуки открывают и считают. Побеждает тот, у кого больше очков, а при равенстве — больше карт в сундуке. В короткой игре последним становится раунд, в котором кто-то набрал 100 очков.
topic-words-card-end = конец, победа, ничья, короткая игра, 100
