# Названия сами по себе: в списках, на панелях, в подписях.

figure-follower = подданный
figure-big-follower = крупный подданный
figure-abbot = аббат
figure-mayor = мэр
figure-wagon = повозка
figure-builder = строитель
figure-pig = свинья
figure-barn = амбар

kind-city = город
kind-road = дорога
kind-monastery = монастырь
kind-field = поле
kind-garden = сад
kind-river = река
kind-tower = башня

colour-red = красный
colour-blue = синий
colour-yellow = жёлтый
colour-green = зелёный
colour-black = чёрный
colour-pink = розовый

goods-wine = вино
goods-grain = зерно
goods-cloth = ткань

outpost-knights = аванпост рыцарей
outpost-travellers = аванпост разбойников
outpost-monks = аванпост монахов

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

## Что может сделать игрок: «выложить квадрат»

deed-tile = выложить квадрат
deed-draw = взять квадрат
deed-figure = выставить фишку
deed-skip = пропустить
deed-retrieve = забрать аббата
deed-abbey = выложить аббатство
deed-barn = поставить амбар
deed-wagon = переставить повозку
deed-tier = построить ярус
deed-close = поставить подданного на башню
deed-capture = взять в плен
deed-exchange = выбрать, кого обменять
deed-ransom = заплатить выкуп
deed-outpost = выставить защитника
deed-siege = выбрать аванпост
deed-withdraw = убрать фишку
deed-card = сыграть карту
deed-claim = поставить большого феодала
deed-keep = решить о карте не в своём ряду
deed-assign = отдать джокера в группу
