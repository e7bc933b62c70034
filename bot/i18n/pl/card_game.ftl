### Cardcassonne

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

game-cardcassonne = Cardcassonne
game-line-cardcassonne = Gra karciana z blefem: zapełniaj cztery rzędy i zajmuj je w dobrej chwili
game-about-cardcassonne = Kładziecie karty w czterech kolorowych rzędach i raz na rundę zajmujesz jeden z nich dużym podwładnym, który zabiera wszystkie karty przed sobą. Pierwsza karta każdej rundy jest zakryta. Osoby punktują od razu, zwierzęta rosną z rundy na rundę, budowle liczą się na końcu.
option-name-short-game = Krótka gra
option-line-short-game = Gra kończy się po rundzie, w której ktoś ma 100 punktów

## Nazwy same w sobie: na listach, tablicach, w legendach.

card-blue-person-1 = niebieska osoba 1
card-blue-person-2 = niebieska osoba 2
card-blue-person-3 = niebieska osoba 3
card-blue-building = niebieska budowla
card-blue-animal = niebieskie zwierzę
card-green-person-1 = zielona osoba 1
card-green-person-2 = zielona osoba 2
card-green-person-3 = zielona osoba 3
card-green-building = zielona budowla
card-green-animal = zielone zwierzę
card-red-person-1 = czerwona osoba 1
card-red-person-2 = czerwona osoba 2
card-red-person-3 = czerwona osoba 3
card-red-building = czerwona budowla
card-red-animal = czerwone zwierzę
card-yellow-person-1 = żółta osoba 1
card-yellow-person-2 = żółta osoba 2
card-yellow-person-3 = żółta osoba 3
card-yellow-building = żółta budowla
card-yellow-animal = żółte zwierzę
card-dragon = smok
card-fairy = wróżka
card-animal-joker = joker zwierząt
card-building-joker = joker budowli
card-back = zakryta karta
deed-card = zagrać kartę
deed-claim = postawić dużego podwładnego
deed-keep = rozstrzygnąć o zbłąkanej karcie
deed-assign = przydzielić jokera

## O co i kogo się pyta. Decyduje $player.

decision-card = { $card ->
    [none] { $player }, zagraj kartę albo postaw dużego podwładnego
   *[other] { $player }, wybierz rząd dla tej karty: { phrase-card }
}
decision-keep = { $player }, { phrase-card } ({ phrase-row }): bierzesz 10 punktów czy kartę?
decision-assign = { $player }, do której grupy zwierząt trafi twój joker?

## Co mówią przyciski i wpisane ruchy: krótko, na telefon. Pierwsza litera staje się tam wielka.

option-card = { $down ->
    [yes] zakryta: { phrase-card }, { phrase-row }
   *[no] { phrase-card }, { phrase-row }
}
option-claim = duży podwładny: { phrase-row }
option-keep = { $as ->
    [points] 10 punktów teraz
   *[collection] zatrzymaj kartę
}
option-assign = { phrase-colour }

## Co się stało, po jednym zdaniu, w czasie teraźniejszym. $player to ten, czyje to zdarzenie, $other druga osoba.

event-card-turned = { $row ->
    [none] Odkryta: { phrase-card }. Rozdający wybiera jej rząd
   *[other] Odkryta: { phrase-card }, { phrase-row }
}
event-cards-dealt = Runda { $round }: rozdaje { $dealer }, każdy dostaje { $each ->
    [one] { $each } kartę
    [few] { $each } karty
   *[many] { $each } kart
}, zaczyna { $begins }. W stosie: { $left }
event-card-laid = { $card ->
    [none] { $player } kładzie zakrytą kartę { phrase-row-in }
   *[other] { $player } kładzie kartę { phrase-row-in }: { phrase-card }
}
event-row-claimed = { $player } zajmuje { phrase-row }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, w tym zakrytych: { $down }
event-card-revealed = { $misplaced ->
    [yes] Odkryta { phrase-row-in }: { phrase-card }, zbłąkana karta ({ $player })
   *[no] Odkryta { phrase-row-in }: { phrase-card } ({ $player })
}
event-cards-taken = { $player } bierze { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} ({ phrase-row }): { $cards }
event-card-kept = { $player } zatrzymuje zbłąkaną kartę: { phrase-card }
event-joker-assigned = { $player } dodaje jokera do grupy zwierząt ({ phrase-colour }): teraz { $group ->
    [one] { $group } zwierzę
    [few] { $group } zwierzęta
   *[many] { $group } zwierząt
}
event-jokers-wait = { $player } nie ma zwierząt. Jokery zwierząt czekające na grupę: { $jokers }
event-chest-filled = { $player } wkłada do skrzyni { $cards ->
    [one] { $cards } budowlę
    [few] { $cards } budowle
   *[many] { $cards } budowli
}; kart jest w niej teraz { $total }
event-row-discarded = Zostają bez wartości ({ phrase-row }): { $cards }
event-chest-opened = { $player } otwiera skrzynię: { $sets }

## Punkty ze składnikami sumy, dla każdego powodu komunikat bez czasownika.

points-persons = { $player } +{ $points }: osoby (wartości { $sum } × karty { $cards })
points-animals = { $colour ->
    [blue] { $player } +{ $points }: niebieskie zwierzęta ({ $group }, nowe: { $new })
    [green] { $player } +{ $points }: zielone zwierzęta ({ $group }, nowe: { $new })
    [red] { $player } +{ $points }: czerwone zwierzęta ({ $group }, nowe: { $new })
   *[yellow] { $player } +{ $points }: żółte zwierzęta ({ $group }, nowe: { $new })
}
points-joker = { $player } +{ $points }: { $jokers ->
    [one] { $jokers } joker zwierząt
    [few] { $jokers } jokery zwierząt
   *[many] { $jokers } jokerów zwierząt
} bez zwierząt
points-misplaced = { $player } +{ $points }: { $cards ->
    [one] { $cards } zbłąkana karta
    [few] { $cards } zbłąkane karty
   *[many] { $cards } zbłąkanych kart
}
points-special = { $dragon ->
    [0] { $player } +{ $points }: wróżka
   *[other] { $fairy ->
        [0] { $player } +{ $points }: smok
       *[other] { $player } +{ $points }: smok i wróżka
    }
}
points-chest = { $player } +{ $points }: skrzynia (zestawy po 4: { $sets_of_4 }, po 3: { $sets_of_3 }, po 2: { $sets_of_2 })

## Dlaczego komputer wybiera to, co wybiera, albo wybrałby na czyimś miejscu; i co mówi o skończonej grze.

why-claims-row = W rzędzie widać { phrase-points }, a ktoś mógłby go zabrać.
why-takes-points = Dziesięć punktów teraz to więcej, niż da karta.
why-keeps-card = Karta da więcej niż dziesięć punktów.
why-assigns = W tej grupie joker daje najwięcej.
why-lays-stray = Karta innego koloru jest warta dziesięć punktów dla tego, kto weźmie rząd.
why-lays-down = Poprawia rząd, na którym zależy.
why-lays-joker = W tym rzędzie joker jest wart najwięcej.
why-lays-card = Z kart na ręce ta najmniej pomaga innym, a najwięcej sobie.

## Co stoi na obrazkach i w tekstach, które mówią to samo słowami.

scene-reason-persons = Osoby
scene-reason-animals = Zwierzęta
scene-reason-misplaced = Zbłąkane
scene-reason-special = Smok i wróżka
scene-reason-joker = Jokery
scene-reason-chest = Skrzynia
scene-round = { $round ->
    [0] Karty są odkrywane
   *[other] Runda { $round } z { $rounds }
}
scene-dealer = Rozdaje: { $player }
scene-stack = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
}
scene-card-row = { $kind ->
    [city] { phrase-row } (miasto): { $cards }.
    [field] { phrase-row } (łąka): { $cards }.
    [road] { phrase-row } (droga): { $cards }.
   *[monastery] { phrase-row } (klasztor): { $cards }.
}
scene-card-ways = { $numbers }. { phrase-card }: { $rows }
scene-follower-here = duży podwładny ({ $player })
scene-down-by = { $card } ({ $player })
scene-title-hand = { $count ->
    [one] Twoja ręka: { $count } karta
    [few] Twoja ręka: { $count } karty
   *[many] Twoja ręka: { $count } kart
}
scene-hand-down = Pierwszą kartę rundy kładzie się zakrytą, w dowolnym rzędzie.
scene-own-down = Twoja zakryta karta { phrase-row-in }: { $card }.
scene-chest = W twojej skrzyni: { $cards }.
scene-title-round = Koniec rundy { $round } z { $rounds }
scene-round-total = { $player }: +{ $gain }, teraz { $total }

## Co leży przed graczem i jak stoi gra, do mapy słowami.

supply-card-big-follower = { $count ->
    [one] { $count } duży podwładny
    [few] { $count } dużych podwładnych
   *[many] { $count } dużych podwładnych
}
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

## Zasady według tematów, własnymi słowami: tytuł, akapit i dalsze słowa, pod którymi ktoś może szukać.

topic-card-goal = Cardcassonne
topic-text-card-goal = Kładźcie karty w czterech rzędach i w każdej rundzie zajmij jeden dużym podwładnym. Dostajesz karty przed nim: osoby, zwierzęta, budowle, czasem smoka. Po ostatniej rundzie wygrywa, kto ma najwięcej punktów.
topic-words-card-goal = cel, wygrać, karty, przegląd
topic-card-turn = Tura z kartami
topic-text-card-turn = W swojej turze grasz jedną kartę albo stawiasz dużego podwładnego; spasować nie można. Runda kończy się, gdy wszyscy zagrali wszystkie karty i postawili dużego podwładnego.
topic-words-card-turn = tura, runda, grać, pas
topic-card-rounds = Rundy i ręce
topic-text-card-rounds = Dwoje graczy ma 10 rund po 6 kart, troje 8 po 5, czworo 6 po 5, pięcioro 6 po 4. Kart starcza dokładnie.
topic-words-card-rounds = runda, rundy, ręka, rozdać, liczba, gracze
topic-card-row = Rzędy
topic-text-card-row = Karta idzie na prawy koniec rzędu. Odkryta należy do rzędu swojego koloru, jokery do dowolnego. Czego nikt na końcu rundy nie chroni, zostaje na następną.
topic-words-card-row = rząd, kolor, plansza
topic-card-down = Zakryta karta
topic-text-card-down = Twoja pierwsza karta każdej rundy leży zakryta, w dowolnym rzędzie. Odkrywa się ją, gdy ktoś ją weźmie. W rzędzie innego koloru jest zbłąkana i coś warta dla tego, kto ją weźmie.
topic-words-card-down = zakryta, ukryta, pierwsza, blef
topic-card-claim = Duży podwładny w rzędzie
topic-text-card-claim = Raz na rundę stawiasz dużego podwładnego na końcu rzędu. Chroni wszystkie karty między sobą a planszą albo następnym podwładnym po lewej. Karty położone po nim nie są jego.
topic-words-card-claim = zająć, duży, podwładny, chronić, rząd
topic-card-dealer = Rozdający
topic-text-card-dealer = Kto w rundzie ostatni postawi dużego podwładnego, rozdaje w następnej, a zaczyna gracz po jego lewej. W pierwszej rundzie decyduje los. Rozdający wybiera też rzędy dla jokerów odkrytych na początku.
topic-words-card-dealer = rozdający, rozdawać, zaczynać, pierwszy, ostatni
topic-card-misplaced = Zbłąkane karty
topic-text-card-misplaced = Zbłąkana osoba daje 10 punktów. Przy zbłąkanym zwierzęciu albo budowli wybierasz: 10 punktów od razu albo zatrzymujesz jako kartę jej własnego koloru. Jokery nigdy nie są zbłąkane.
topic-words-card-misplaced = zbłąkana, zły, kolor, dziesięć
topic-card-persons = Osoby
topic-text-card-persons = Dodaj wartości wziętych osób i pomnóż przez ich liczbę: 3, 1 i 1 dają 5 razy 3. Punktują raz i odpadają z gry.
topic-words-card-persons = osoba, osoby, ludzie, wartość, mnożyć
topic-card-animals = Zwierzęta
topic-text-card-animals = Zwierzęta zostają przed tobą, grupa dla każdego koloru. Ilekroć grupa dostaje nowe zwierzęta, punktuje cała: 3, 6, 9, 12, 14 punktów za 1 do 5 zwierząt, potem po 2 więcej za każde. Tabela jest częściowo rekonstrukcją.
topic-words-card-animals = zwierzę, zwierzęta, owca, grupa, tabela
topic-card-animal-joker = Jokery zwierząt
topic-text-card-animal-joker = Joker zwierząt na stałe dołącza do wybranej grupy i liczy się tam jako nowe zwierzę. Jeśli nie masz zwierząt, daje 3 punkty i czeka, aż jakieś weźmiesz.
topic-words-card-animal-joker = joker, zwierzę
topic-card-buildings = Budowle i skrzynia
topic-text-card-buildings = Budowle trafiają do twojej skrzyni i liczą się na końcu w zestawach różnych kolorów: dwie dają 5 punktów, trzy 15, cztery 30. Najlepszy podział znajduje się sam.
topic-words-card-buildings = budowla, budowle, skrzynia, zestaw, miasto
topic-card-building-joker = Jokery budowli
topic-text-card-building-joker = Joker budowli zastępuje budowlę dowolnego koloru, którego brakuje w jego zestawie. W zestawie może ich być kilka.
topic-words-card-building-joker = joker, budowla
topic-card-dragon = Smok i wróżka
topic-text-card-dragon = Smok i wróżka dają po 10 punktów temu, kto je weźmie, i odpadają z gry.
topic-words-card-dragon = smok, wróżka, dziesięć
topic-card-end = Koniec gry karcianej
topic-text-card-end = Gra kończy się po ostatniej rundzie. Karty pozostałe w rzędach nic nie są warte, skrzynie się otwiera i punktuje. Wygrywa, kto ma najwięcej punktów; przy remisie, kto ma więcej kart w skrzyni. W krótkiej grze ostatnia jest runda, w której ktoś ma 100 punktów.
topic-words-card-end = koniec, wygrać, remis, krótka, 100
