# Що лежить перед гравцем і як іде гра: поле словами.

supply-follower = { $count ->
    [one] { $count } підданець
    [few] { $count } підданці
   *[many] { $count } підданців
}
supply-big-follower = { $count ->
    [one] { $count } великий підданець
    [few] { $count } великі підданці
   *[many] { $count } великих підданців
}
# У картковій грі ця фігурка зветься інакше.
supply-card-big-follower = { $count ->
    [one] { $count } великий феодал
    [few] { $count } великі феодали
   *[many] { $count } великих феодалів
}
supply-abbot = { $count ->
    [one] { $count } абат
    [few] { $count } абати
   *[many] { $count } абатів
}
supply-mayor = { $count ->
    [one] { $count } мер
    [few] { $count } мери
   *[many] { $count } мерів
}
supply-wagon = { $count ->
    [one] { $count } віз
    [few] { $count } вози
   *[many] { $count } возів
}
supply-builder = { $count ->
    [one] { $count } будівничий
    [few] { $count } будівничі
   *[many] { $count } будівничих
}
supply-pig = { $count ->
    [one] { $count } свиня
    [few] { $count } свині
   *[many] { $count } свиней
}
supply-barn = { $count ->
    [one] { $count } стодола
    [few] { $count } стодоли
   *[many] { $count } стодол
}

token-abbey = { $count ->
    [one] { $count } абатство
    [few] { $count } абатства
   *[many] { $count } абатств
}
token-tiers = { $count ->
    [one] { $count } ярус вежі
    [few] { $count } яруси вежі
   *[many] { $count } ярусів вежі
}
token-prisoners = у полоні: { phrase-figure } ({ $player })
token-king = король
token-robber = розбійник
token-wine = вино: { $count }
token-grain = зерно: { $count }
token-cloth = тканина: { $count }
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
    [blue] з них джокерів серед синіх: { $count }
    [green] з них джокерів серед зелених: { $count }
    [red] з них джокерів серед червоних: { $count }
   *[yellow] з них джокерів серед жовтих: { $count }
}
token-waiting = { $count ->
    [one] { $count } джокер-тварина чекає на групу
    [few] { $count } джокери-тварини чекають на групу
   *[many] { $count } джокерів-тварин чекають на групу
}
token-chest = { $count ->
    [one] { $count } карта у скрині
    [few] { $count } карти у скрині
   *[many] { $count } карт у скрині
}
token-dealer = роль дилера

standing-line = { $rank }. { $player }: { phrase-points }
standing-leads = { $count ->
    [1] Попереду { $leaders }: { phrase-points }.
   *[other] Попереду порівну { $leaders }: { phrase-points }.
}
standing-concealed = { $player }: не враховано { $count ->
    [one] { $count } закриту карту.
    [few] { $count } закриті карти.
   *[many] { $count } закритих карт.
}
standing-waits = Хід за гравцем { $player }.

## Плитка словами

tile-plain = Плитка { $tile }: північ — { $north }, схід — { $east }, південь — { $south }, захід — { $west }.
tile-marked = Плитка { $tile }: північ — { $north }, схід — { $east }, південь — { $south }, захід — { $west }; { $marks }.
tile-abbey = Абатство: пасує до всього.

mark-start = початкова плитка
mark-source = джерело річки
mark-lake = озеро
mark-shields = { $count ->
    [one] { $count } щит
    [few] { $count } щити
   *[many] { $count } щитів
}
mark-cathedral = собор
mark-inn = таверна біля дороги
mark-monastery = монастир
mark-garden = сад
mark-tower = фундамент вежі
mark-wine = вино в місті
mark-grain = зерно в місті
mark-cloth = тканина в місті
mark-knights = символ облоги: лицарі
mark-travellers = символ облоги: мандрівники
mark-monks = символ облоги: ченці
mark-any = символ облоги: знак питання
