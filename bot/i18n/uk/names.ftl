# Назви самі по собі: у списках, на панелях, у підписах.

figure-follower = підданець
figure-big-follower = великий підданець
figure-abbot = абат
figure-mayor = мер
figure-wagon = віз
figure-builder = будівничий
figure-pig = свиня
figure-barn = стодола

kind-city = місто
kind-road = дорога
kind-monastery = монастир
kind-field = поле
kind-garden = сад
kind-river = річка
kind-tower = вежа

colour-red = червоний
colour-blue = синій
colour-yellow = жовтий
colour-green = зелений
colour-black = чорний
colour-pink = рожевий

goods-wine = вино
goods-grain = зерно
goods-cloth = тканина

outpost-knights = аванпост лицарів
outpost-travellers = аванпост мандрівників
outpost-monks = аванпост ченців

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

## Що може зробити гравець: «викласти плитку»

deed-tile = викласти плитку
deed-draw = взяти плитку
deed-figure = поставити фігурку
deed-skip = пропустити
deed-retrieve = забрати абата
deed-abbey = викласти абатство
deed-barn = поставити стодолу
deed-wagon = переставити віз
deed-tier = збудувати ярус
deed-close = поставити підданця на вежу
deed-capture = взяти в полон
deed-exchange = вибрати, кого обміняти
deed-ransom = заплатити викуп
deed-outpost = поставити захисника
deed-siege = вибрати аванпост
deed-withdraw = вилучити фігурку
deed-card = зіграти карту
deed-claim = поставити великого феодала
deed-keep = вирішити про карту не у своєму ряді
deed-assign = віддати джокера до групи
