sheet-points-base =
    Trakt: 1 za płytkę
    Miasto: 2 za płytkę i herb; nieukończone 1
    Klasztor: 9; nieukończony 1 oraz 1 za płytkę wokół
sheet-points-fields = Pole: 3 za ukończone miasto, którego dotyka, na końcu
sheet-points-abbot =
    Ogród: jak klasztor
    Opat zabrany wcześniej: 1 oraz 1 za płytkę wokół
sheet-points-inns-cathedrals =
    Trakt z karczmą: 2 za płytkę; nieukończony 0
    Miasto z katedrą: 3 za płytkę i herb; nieukończone 0
sheet-points-traders-builders =
    Towary: 10 za najwięcej wina, zboża lub sukna, na końcu
    Pole z twoją świnią: o 1 więcej za miasto
sheet-points-abbey-mayor =
    Opactwo: jak klasztor
    Dwór: 4 za ukończone miasto, na końcu
    Chłopi odesłani przez dwór: 3 za miasto, a 1, gdy dołączą do jego pola później
sheet-points-king-robber =
    Król: 1 za każde ukończone miasto na mapie, na końcu
    Rabuś: 1 za każdy ukończony trakt na mapie, na końcu
sheet-points-tower = Okup: 3, od właściciela podwładnego dla tego, kto go więzi
sheet-points-siege = Obrońcy: po 3, gdy ich posterunek jest atakowany lub kontratakuje
sheet-follower-base = Po 7 podwładnych: trakt, miasto lub klasztor
sheet-follower-fields = Chłop: podwładny na polu, do końca gry
sheet-follower-abbot = 1 opat: klasztor lub ogród; można go zabrać wcześniej
sheet-follower-inns-cathedrals = 1 duży podwładny: jak podwładny, liczy się za dwóch
sheet-follower-traders-builders =
    1 budowniczy: twój trakt lub miasto; rozbudowa daje drugą turę
    1 świnia: pole z twoim chłopem
sheet-follower-abbey-mayor =
    1 burmistrz: miasto; tak silny, ile jest w nim herbów
    1 wóz: trakt, miasto lub klasztor; po punktacji jedzie dalej
    1 dwór: tam, gdzie stykają się rogi czterech pól
sheet-follower-tower = Każdego podwładnego w zasięgu wieży można pojmać; podwładny na szczycie zamyka wieżę
sheet-follower-siege = Po 2 podwładnych więcej; obrońcy stoją na posterunku
sheet-turn-1-base = Dobierz płytkę
sheet-turn-1-river = Najpierw płytki rzeki
sheet-turn-1-abbey-mayor = Albo zamiast tego wstaw opactwo w lukę
sheet-turn-2-siege = Przedtem wykonaj jej symbole oblężenia
sheet-turn-2-base = Dołóż ją tak, by pasowały wszystkie boki
sheet-turn-3-base = Postaw na niej podwładnego albo pomiń ten krok
sheet-turn-3-abbot = Albo zabierz opata i policz jego punkty
sheet-turn-3-tower = Albo dobuduj piętro wieży i pojmij podwładnego, albo zamknij wieżę
sheet-turn-3-siege = Potem możesz wysłać obrońcę do posterunku
sheet-turn-4-base = To, co ukończone, punktuje, a podwładni wracają
sheet-turn-4-traders-builders = Towary miasta, które kończysz, są twoje
sheet-turn-4-abbey-mayor = Wóz po punktacji może jechać dalej
sheet-turn-4-king-robber = Największe miasto bierze króla, najdłuższy trakt rabusia
sheet-turn-5-traders-builders = Przedtem druga tura po rozbudowie traktu lub miasta z budowniczym
sheet-turn-5-base = Potem tura kolejnego gracza, zgodnie z zegarem
sheet-turn-1-cardcassonne =
    Zagraj kartę albo, raz na rundę, postaw dużego podwładnego na końcu rzędu
    Pierwsza karta w rundzie jest zakryta i trafia do dowolnego rzędu
    Następne są odkryte: do rzędu swojego koloru, jokery do dowolnego
sheet-turn-2-cardcassonne = Runda kończy się, gdy wszystkie karty są zagrane, a wszyscy duzi podwładni stoją
sheet-turn-3-cardcassonne = Każdy duży podwładny bierze karty między sobą a planszą albo dużym podwładnym po lewej
sheet-turn-4-cardcassonne = Wzięte karty punktują; pozostałe zostają w rzędach
sheet-turn-5-cardcassonne = Gracz, który ostatni postawi dużego podwładnego, rozdaje następną rundę
sheet-follower-cardcassonne =
    Po 1 dużym podwładnym: zajmuje jeden rząd na rundę
    Po 1 skrzyni: na twoje budowle, do końca gry
sheet-points-cardcassonne =
    Osoby: suma wartości razy ich liczba
    Zwierzęta: gdy grupa jednego koloru rośnie, 3, 6, 9, 12 lub 14 za 1 do 5, potem po 2 więcej
    Joker zwierząt: dołącza do grupy; 3, jeśli nie masz zwierząt
    Budowle, na końcu: 5, 15 lub 30 za 2, 3 lub 4 różne kolory
    Joker budowli: dowolny kolor, którego brakuje w zestawie
    Smok i wróżka: po 10
    Karta nie na miejscu: 10 albo zatrzymujesz zwierzę lub budowlę
sheet-tiles-cardcassonne =
    64 osoby: w każdym kolorze 8 o wartości 1, 5 o wartości 2, 3 o wartości 3
    36 zwierząt, po 9 w każdym kolorze
    20 budowli, po 5 w każdym kolorze
    4 jokery zwierząt, 4 jokery budowli
    1 smok, 1 wróżka
    2 graczy: 10 rund po 6 kart; 3: 8 po 5; 4: 6 po 5; 5: 6 po 4
sheet-step = { $number }. { $line }
sheet-title = { $game } na jednej stronie
sheet-heading-turn = Tura
sheet-heading-follower = Pionki
sheet-heading-points = Punkty
sheet-heading-tiles = Elementy gry
sheet-tiles = { $name }: { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
   *[many] { $count } płytek
}
sheet-tiles-pile = Do dobrania na początku: { $count }
button-explain = Co mogę tu zrobić?
rules-of-choice = { $topic }: { $text }
