# Co leży przed graczem i jak stoi gra, do mapy słowami.

supply-follower = { $count ->
    [one] { $count } podwładny
    [few] { $count } podwładnych
   *[many] { $count } podwładnych
}
supply-big-follower = { $count ->
    [one] { $count } duży podwładny
    [few] { $count } dużych podwładnych
   *[many] { $count } dużych podwładnych
}
supply-card-big-follower = { $count ->
    [one] { $count } duży podwładny
    [few] { $count } dużych podwładnych
   *[many] { $count } dużych podwładnych
}
supply-abbot = { $count ->
    [one] { $count } opat
    [few] { $count } opatów
   *[many] { $count } opatów
}
supply-mayor = { $count ->
    [one] { $count } burmistrz
    [few] { $count } burmistrzów
   *[many] { $count } burmistrzów
}
supply-wagon = { $count ->
    [one] { $count } wóz
    [few] { $count } wozy
   *[many] { $count } wozów
}
supply-builder = { $count ->
    [one] { $count } budowniczy
    [few] { $count } budowniczych
   *[many] { $count } budowniczych
}
supply-pig = { $count ->
    [one] { $count } świnia
    [few] { $count } świnie
   *[many] { $count } świń
}
supply-barn = { $count ->
    [one] { $count } stodoła
    [few] { $count } stodoły
   *[many] { $count } stodół
}

token-abbey = { $count ->
    [one] { $count } opactwo
    [few] { $count } opactwa
   *[many] { $count } opactw
}
token-tiers = { $count ->
    [one] { $count } piętro wieży
    [few] { $count } piętra wieży
   *[many] { $count } pięter wieży
}
token-prisoners = jeniec: { phrase-figure } ({ $player })
token-king = król
token-robber = rabuś
token-wine = wino: { $count }
token-grain = zboże: { $count }
token-cloth = sukno: { $count }
token-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
token-animals = { $colour ->
    [blue] niebieskie zwierzęta: { $count }
    [green] zielone zwierzęta: { $count }
    [red] czerwone zwierzęta: { $count }
   *[yellow] żółte zwierzęta: { $count }
}
token-jokers = { $colour ->
    [blue] jokery wśród niebieskich zwierząt: { $count }
    [green] jokery wśród zielonych zwierząt: { $count }
    [red] jokery wśród czerwonych zwierząt: { $count }
   *[yellow] jokery wśród żółtych zwierząt: { $count }
}
token-waiting = { $count ->
    [one] czeka { $count } joker zwierząt
    [few] czekają { $count } jokery zwierząt
   *[many] czeka { $count } jokerów zwierząt
}
token-chest = { $count ->
    [one] { $count } karta w skrzyni
    [few] { $count } karty w skrzyni
   *[many] { $count } kart w skrzyni
}
token-dealer = rozdaje

standing-line = { $rank }. { $player }: { phrase-points }
standing-leads = { $count ->
    [one] Prowadzi { $leaders }: { phrase-points }.
    [few] Prowadzą { $leaders }: { phrase-points }.
   *[many] Prowadzą { $leaders }: { phrase-points }.
}
standing-concealed = { $count ->
    [one] Nie policzono ({ $player }): { $count } zakryta karta.
    [few] Nie policzono ({ $player }): { $count } zakryte karty.
   *[many] Nie policzono ({ $player }): { $count } zakrytych kart.
}
standing-waits = Kolej: { $player }.

## Płytka słowami

tile-plain = Płytka { $tile }: północ { $north }, wschód { $east }, południe { $south }, zachód { $west }.
tile-marked = Płytka { $tile }: północ { $north }, wschód { $east }, południe { $south }, zachód { $west }; { $marks }.
tile-abbey = Opactwo: pasuje wszędzie.

mark-start = płytka startowa
mark-source = źródło rzeki
mark-lake = jezioro
mark-shields = { $count ->
    [one] { $count } herb
    [few] { $count } herby
   *[many] { $count } herbów
}
mark-cathedral = katedra
mark-inn = karczma przy drodze
mark-monastery = klasztor
mark-garden = ogród
mark-tower = fundament wieży
mark-wine = wino w mieście
mark-grain = zboże w mieście
mark-cloth = sukno w mieście
mark-knights = znak oblężenia: rycerze
mark-travellers = znak oblężenia: rozbójnicy
mark-monks = znak oblężenia: mnisi
mark-any = znak oblężenia: znak zapytania
