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
sheet-follower-siege = Po 2 podwładnych więcej; obrońcy stoją w posterunku
sheet-turn-1-base = 1. Dobierz płytkę
sheet-turn-1-river = Najpierw płytki rzeki
sheet-turn-1-abbey-mayor = Albo zamiast tego wstaw opactwo w lukę
sheet-turn-2-siege = Przedtem wykonaj jej symbole oblężenia
sheet-turn-2-base = 2. Dołóż ją tak, by pasowały wszystkie boki
sheet-turn-3-base = 3. Postaw na niej jednego pionka albo pomiń
sheet-turn-3-abbot = Albo zabierz opata i policz jego punkty
sheet-turn-3-tower = Albo dobuduj piętro wieży i pojmij podwładnego, albo zamknij wieżę
sheet-turn-3-siege = Potem możesz wysłać obrońcę do posterunku
sheet-turn-4-base = 4. To, co ukończone, punktuje, a podwładni wracają
sheet-turn-4-traders-builders = Towary miasta, które kończysz, są twoje
sheet-turn-4-abbey-mayor = Wóz po punktacji może jechać dalej
sheet-turn-4-king-robber = Największe miasto bierze króla, najdłuższy trakt rabusia
sheet-turn-5-traders-builders = Przedtem druga tura po rozbudowie traktu lub miasta z budowniczym
sheet-turn-5-base = 5. Potem tura kolejnego gracza, zgodnie z zegarem
button-explain = Co mogę tu zrobić?
rules-of-choice = { $topic }: { $text }
