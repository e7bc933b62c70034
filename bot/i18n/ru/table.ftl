# Что лежит перед игроком и как идёт игра: поле словами.

supply-follower = { $count ->
    [one] { $count } подданный
    [few] { $count } подданных
   *[many] { $count } подданных
}
supply-big-follower = { $count ->
    [one] { $count } крупный подданный
    [few] { $count } крупных подданных
   *[many] { $count } крупных подданных
}
# В карточной игре эта фишка называется иначе.
supply-card-big-follower = { $count ->
    [one] { $count } большой феодал
    [few] { $count } больших феодала
   *[many] { $count } больших феодалов
}
supply-abbot = { $count ->
    [one] { $count } аббат
    [few] { $count } аббата
   *[many] { $count } аббатов
}
supply-mayor = { $count ->
    [one] { $count } мэр
    [few] { $count } мэра
   *[many] { $count } мэров
}
supply-wagon = { $count ->
    [one] { $count } повозка
    [few] { $count } повозки
   *[many] { $count } повозок
}
supply-builder = { $count ->
    [one] { $count } строитель
    [few] { $count } строителя
   *[many] { $count } строителей
}
supply-pig = { $count ->
    [one] { $count } свинья
    [few] { $count } свиньи
   *[many] { $count } свиней
}
supply-barn = { $count ->
    [one] { $count } амбар
    [few] { $count } амбара
   *[many] { $count } амбаров
}

token-abbey = { $count ->
    [one] { $count } аббатство
    [few] { $count } аббатства
   *[many] { $count } аббатств
}
token-tiers = { $count ->
    [one] { $count } ярус башни
    [few] { $count } яруса башни
   *[many] { $count } ярусов башни
}
token-prisoners = в плену: { phrase-figure } ({ $player })
token-king = король
token-robber = атаман
token-wine = вино: { $count }
token-grain = зерно: { $count }
token-cloth = ткань: { $count }
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
    [blue] из них джокеров среди синих: { $count }
    [green] из них джокеров среди зелёных: { $count }
    [red] из них джокеров среди красных: { $count }
   *[yellow] из них джокеров среди жёлтых: { $count }
}
token-waiting = { $count ->
    [one] { $count } джокер-животное ждёт группы
    [few] { $count } джокера-животных ждут группы
   *[many] { $count } джокеров-животных ждут группы
}
token-chest = { $count ->
    [one] { $count } карта в сундуке
    [few] { $count } карты в сундуке
   *[many] { $count } карт в сундуке
}
token-dealer = роль раздающего

standing-line = { $rank }. { $player }: { phrase-points }
standing-leads = { $count ->
    [1] Впереди { $leaders }: { phrase-points }.
   *[other] Впереди поровну { $leaders }: { phrase-points }.
}
standing-concealed = { $player }: не учтено { $count ->
    [one] { $count } закрытая карта.
    [few] { $count } закрытые карты.
   *[many] { $count } закрытых карт.
}
standing-waits = Ход за игроком { $player }.

## Квадрат словами

tile-plain = Квадрат { $tile }: север — { $north }, восток — { $east }, юг — { $south }, запад — { $west }.
tile-marked = Квадрат { $tile }: север — { $north }, восток — { $east }, юг — { $south }, запад — { $west }; { $marks }.
tile-abbey = Аббатство: подходит ко всему.

mark-start = стартовый квадрат
mark-source = источник реки
mark-lake = озеро
mark-shields = { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[many] { $count } щитов
}
mark-cathedral = собор
mark-inn = таверна у дороги
mark-monastery = монастырь
mark-garden = сад
mark-tower = фундамент башни
mark-wine = вино в городе
mark-grain = зерно в городе
mark-cloth = ткань в городе
mark-knights = символ осады: рыцари
mark-travellers = символ осады: разбойники
mark-monks = символ осады: монахи
mark-any = символ осады: вопросительный знак
