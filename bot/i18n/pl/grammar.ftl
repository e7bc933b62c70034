# Części zdań; biorą je inne komunikaty, więc wybierają według ich parametrów.

## Podwładni i inni: z nazwy i jako to, czym są tam, gdzie stoją

phrase-figure = { $figure ->
    [follower] { figure-follower }
    [big_follower] { figure-big-follower }
    [abbot] { figure-abbot }
    [mayor] { figure-mayor }
    [wagon] { figure-wagon }
    [builder] { figure-builder }
    [pig] { figure-pig }
    [barn] { figure-barn }
   *[other] { $figure }
}
# Biernik: „stawia …”, „bierze …”.
phrase-figure-object = { $figure ->
    [follower] podwładnego
    [big_follower] dużego podwładnego
    [abbot] opata
    [mayor] burmistrza
    [wagon] wóz
    [builder] budowniczego
    [pig] świnię
    [barn] dwór
   *[other] { $figure }
}
phrase-role = { $figure ->
    [follower] { $kind ->
        [city] rycerz
        [road] rozbójnik
        [monastery] mnich
        [field] chłop
       *[tower] podwładny
    }
    [big_follower] { $kind ->
        [city] duży rycerz
        [road] duży rozbójnik
        [monastery] duży mnich
        [field] duży chłop
       *[tower] duży podwładny
    }
   *[other] { phrase-figure }
}
phrase-role-object = { $figure ->
    [follower] { $kind ->
        [city] rycerza
        [road] rozbójnika
        [monastery] mnicha
        [field] chłopa
       *[tower] podwładnego
    }
    [big_follower] { $kind ->
        [city] dużego rycerza
        [road] dużego rozbójnika
        [monastery] dużego mnicha
        [field] dużego chłopa
       *[tower] dużego podwładnego
    }
   *[other] { phrase-figure-object }
}

## Miejsca na płytce

phrase-spot = { $kind ->
    [city] { $side ->
        [N] północne miasto
        [E] wschodnie miasto
        [S] południowe miasto
        [W] zachodnie miasto
       *[none] miasto
    }
    [road] { $side ->
        [N] północny trakt
        [E] wschodni trakt
        [S] południowy trakt
        [W] zachodni trakt
       *[none] trakt
    }
    [field] { $side ->
        [N] północne pole
        [E] wschodnie pole
        [S] południowe pole
        [W] zachodnie pole
        [NW] północno-zachodnie pole
        [NE] północno-wschodnie pole
        [SE] południowo-wschodnie pole
        [SW] południowo-zachodnie pole
        [NL] północne pole, od zachodu
        [NR] północne pole, od wschodu
        [EL] wschodnie pole, od północy
        [ER] wschodnie pole, od południa
        [SL] południowe pole, od wschodu
        [SR] południowe pole, od zachodu
        [WL] zachodnie pole, od południa
        [WR] zachodnie pole, od północy
        [inner] wewnętrzne pole
        [inner2] drugie wewnętrzne pole
       *[none] pole
    }
    [monastery] klasztor
    [garden] ogród
    [river] rzeka
    [tower] szczyt wieży
   *[other] { $kind }
}
# To samo jednym słowem, gdy figura mówi, gdzie stoi: „rycerz: północ”.
phrase-direction = { $side ->
    [N] północ
    [E] wschód
    [S] południe
    [NW] północny zachód
    [NE] północny wschód
    [SE] południowy wschód
    [SW] południowy zachód
    [NL] północ (zach.)
    [NR] północ (wsch.)
    [EL] wschód (płn.)
    [ER] wschód (płd.)
    [SL] południe (wsch.)
    [SR] południe (zach.)
    [WL] zachód (płd.)
    [WR] zachód (płn.)
    [inner] środek
    [inner2] środek 2
   *[W] zachód
}
# Strony świata na przyciski z małą ilością miejsca; dla połowy boku najpierw bok.
phrase-side = { $side ->
    [N] N
    [E] E
    [S] S
    [NW] NW
    [NE] NE
    [SE] SE
    [SW] SW
    [NL] N (W)
    [NR] N (E)
    [EL] E (N)
    [ER] E (S)
    [SL] S (E)
    [SR] S (W)
    [WL] W (S)
    [WR] W (N)
    [inner] wewn.
    [inner2] wewn. 2
   *[W] W
}
# Gdzie ktoś staje: „stawia rycerza …”.
phrase-spot-in = { $kind ->
    [city] { $side ->
        [N] w północnym mieście
        [E] we wschodnim mieście
        [S] w południowym mieście
        [W] w zachodnim mieście
       *[none] w mieście
    }
    [road] { $side ->
        [N] na północnym trakcie
        [E] na wschodnim trakcie
        [S] na południowym trakcie
        [W] na zachodnim trakcie
       *[none] na trakcie
    }
    [field] { $side ->
        [N] na północnym polu
        [E] na wschodnim polu
        [S] na południowym polu
        [W] na zachodnim polu
        [NW] na północno-zachodnim polu
        [NE] na północno-wschodnim polu
        [SE] na południowo-wschodnim polu
        [SW] na południowo-zachodnim polu
        [NL] na północnym polu (od zachodu)
        [NR] na północnym polu (od wschodu)
        [EL] na wschodnim polu (od północy)
        [ER] na wschodnim polu (od południa)
        [SL] na południowym polu (od wschodu)
        [SR] na południowym polu (od zachodu)
        [WL] na zachodnim polu (od południa)
        [WR] na zachodnim polu (od północy)
        [inner] na wewnętrznym polu
        [inner2] na drugim wewnętrznym polu
       *[none] na polu
    }
    [monastery] w klasztorze
    [garden] w ogrodzie
    [river] na rzece
    [tower] na szczycie wieży
   *[other] na { $kind }
}

## Liczby

phrase-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
phrase-tiles = { $tiles ->
    [one] { $tiles } płytka
    [few] { $tiles } płytki
   *[many] { $tiles } płytek
}

## Karty, rzędy, posterunki, czyny

phrase-card = { $card ->
    [blue_person_1] { card-blue-person-1 }
    [blue_person_2] { card-blue-person-2 }
    [blue_person_3] { card-blue-person-3 }
    [blue_building] { card-blue-building }
    [blue_animal] { card-blue-animal }
    [green_person_1] { card-green-person-1 }
    [green_person_2] { card-green-person-2 }
    [green_person_3] { card-green-person-3 }
    [green_building] { card-green-building }
    [green_animal] { card-green-animal }
    [red_person_1] { card-red-person-1 }
    [red_person_2] { card-red-person-2 }
    [red_person_3] { card-red-person-3 }
    [red_building] { card-red-building }
    [red_animal] { card-red-animal }
    [yellow_person_1] { card-yellow-person-1 }
    [yellow_person_2] { card-yellow-person-2 }
    [yellow_person_3] { card-yellow-person-3 }
    [yellow_building] { card-yellow-building }
    [yellow_animal] { card-yellow-animal }
    [dragon] { card-dragon }
    [fairy] { card-fairy }
    [animal_joker] { card-animal-joker }
    [building_joker] { card-building-joker }
    [back] { card-back }
    [none] { card-back }
   *[other] { $card }
}
phrase-colour = { $colour ->
    [blue] { colour-blue }
    [green] { colour-green }
    [red] { colour-red }
    [yellow] { colour-yellow }
    [black] { colour-black }
    [pink] { colour-pink }
   *[other] { $colour }
}
phrase-row = { $row ->
    [blue] rząd niebieski
    [green] rząd zielony
    [red] rząd czerwony
    [yellow] rząd żółty
   *[none] rząd
}
# Gdzie karta leży albo trafia.
phrase-row-in = { $row ->
    [blue] w rzędzie niebieskim
    [green] w rzędzie zielonym
    [red] w rzędzie czerwonym
    [yellow] w rzędzie żółtym
   *[none] w rzędzie
}
phrase-outpost = { $outpost ->
    [knights] { outpost-knights }
    [travellers] { outpost-travellers }
    [monks] { outpost-monks }
   *[other] { $outpost }
}
phrase-outpost-at = { $outpost ->
    [knights] na posterunku rycerzy
    [travellers] na posterunku rozbójników
    [monks] na posterunku mnichów
   *[other] na posterunku
}
phrase-rotation = { $rot ->
    [0] bez obrotu
    [1] w prawo
    [2] o 180°
   *[3] w lewo
}
phrase-cards = { $count ->
    [one] { phrase-card }
    [few] { $count } × { phrase-card }
   *[many] { $count } × { phrase-card }
}
phrase-nothing = nic
phrase-nobody = nikt
phrase-no-cards = brak kart
phrase-worth = { $points ->
    [one] { $option } · { $points } pkt
    [few] { $option } · { $points } pkt
   *[many] { $option } · { $points } pkt
}
scene-worth-field = { $option } · { $range } pkt
