### Cardcassonne

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

game-cardcassonne = Cardcassonne
game-line-cardcassonne = Karciana gra blefu: zapełniaj cztery rzędy i zajmuj je w porę
game-about-cardcassonne = Zagrywaj karty do czterech kolorowych rzędów i raz na rundę zajmij jeden dużym podwładnym: zabiera wszystkie karty przed sobą. Pierwsza karta w rundzie jest zakryta. Osoby punktują od razu, zwierzęta z rundy na rundę, budowle na końcu.
option-name-short-game = Krótka partia
option-line-short-game = Partia kończy się po rundzie, w której gracz osiąga 100 punktów

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
deed-keep = zdecydować o karcie nie na miejscu
deed-assign = dołączyć jokera do grupy

## O co i kogo się pyta. Decyduje $player.

decision-card = { $card ->
    [none] { $may ->
        [card] { $player }, zagraj kartę
        [claim] { $player }, postaw dużego podwładnego
       *[both] { $player }, zagraj kartę albo postaw dużego podwładnego
    }
   *[other] { $player }, wybierz rząd dla tej karty: { phrase-card }
}
decision-keep = { $player }, { phrase-card } ({ phrase-row }): 10 punktów czy karta?
decision-assign = { $player }, do której grupy zwierząt dołączy twój joker?

## Co mówią przyciski i wpisane ruchy: krótko, na telefon. Pierwsza litera staje się tam wielka.

option-card = { $down ->
    [yes] { phrase-card }, zakryta, { phrase-row }
   *[no] { phrase-card }, { phrase-row }
}
short-card = { $down ->
    [yes] { phrase-card }, zakryta: { $row ->
        [blue] niebieski
        [green] zielony
        [red] czerwony
       *[yellow] żółty
    }
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
event-cards-dealt = { $each ->
    [one] Runda { $round }: rozdaje { $dealer }, po { $each } karcie, zaczyna { $begins }. Zostało kart: { $left }
    [few] Runda { $round }: rozdaje { $dealer }, po { $each } karty, zaczyna { $begins }. Zostało kart: { $left }
   *[many] Runda { $round }: rozdaje { $dealer }, po { $each } kart, zaczyna { $begins }. Zostało kart: { $left }
}
event-card-laid = { $card ->
    [none] { $player } zagrywa zakrytą kartę { phrase-row-in }
   *[other] { $player } zagrywa kartę { phrase-row-in }: { phrase-card }
}
event-row-claimed = { $player } zajmuje { phrase-row }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, w tym zakrytych: { $down }
event-card-revealed = { $misplaced ->
    [yes] Odkryta { phrase-row-in }: { phrase-card }, nie na miejscu ({ $player })
   *[no] Odkryta { phrase-row-in }: { phrase-card } ({ $player })
}
event-cards-taken = { $player } bierze { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} ({ phrase-row }): { $cards }
event-card-kept = { $player } zatrzymuje kartę nie na miejscu: { phrase-card }
event-joker-assigned = { $player } dołącza jokera do grupy zwierząt ({ phrase-colour }): teraz { $group ->
    [one] { $group } zwierzę
    [few] { $group } zwierzęta
   *[many] { $group } zwierząt
}
event-jokers-wait = { $player } nie ma zwierząt. Jokery zwierząt czekające na grupę: { $jokers }
event-chest-filled = { $player } wkłada do skrzyni { $cards ->
    [one] { $cards } budowlę
    [few] { $cards } budowle
   *[many] { $cards } budowli
}; kart w skrzyni: { $total }
event-row-discarded = Zostają bez punktów ({ phrase-row }): { $cards }
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
} bez grupy
points-misplaced = { $player } +{ $points }: { $cards ->
    [one] { $cards } karta nie na miejscu
    [few] { $cards } karty nie na miejscu
   *[many] { $cards } kart nie na miejscu
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

why-claims-row = W rzędzie widać { phrase-points }, a ktoś inny mógłby je zabrać.
why-takes-points = Dziesięć punktów teraz to więcej, niż da ta karta.
why-keeps-card = Ta karta da więcej niż dziesięć punktów.
why-assigns = W tej grupie joker daje najwięcej.
why-lays-stray = Karta innego koloru jest warta dziesięć punktów dla gracza, który weźmie rząd.
why-lays-down = { $who ->
    [you] Poprawia rząd, na którym ci zależy.
   *[other] Poprawia rząd, na którym mu zależy.
}
why-lays-joker = W tym rzędzie joker jest wart najwięcej.
why-lays-card = { $who ->
    [you] Z kart na ręce ta najmniej pomaga innym, a tobie najbardziej.
   *[other] Z kart na ręce ta najmniej pomaga innym, a jemu najbardziej.
}

## Co stoi na obrazkach i w tekstach, które mówią to samo słowami.

scene-reason-persons = osoby
scene-reason-animals = zwierzęta
scene-reason-misplaced = nie na miejscu
scene-reason-special = smok i wróżka
scene-reason-joker = jokery
scene-reason-chest = skrzynia
scene-round = { $round ->
    [0] Odkrywanie kart
   *[other] Runda { $round } z { $rounds }
}
scene-dealer = Rozdający: { $player }
scene-stack = { $count ->
    [one] Została { $count } karta
    [few] Zostały { $count } karty
   *[many] Zostało { $count } kart
}
scene-card-row = { $kind ->
    [city] { phrase-row } (miasto): { $cards }.
    [field] { phrase-row } (pole): { $cards }.
    [road] { phrase-row } (trakt): { $cards }.
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
scene-hand-down = Pierwsza karta w rundzie jest zakryta i trafia do dowolnego rzędu.
scene-own-down = Twoja zakryta karta { phrase-row-in }: { $card }
scene-chest = W twojej skrzyni: { $cards }.
scene-title-round = Koniec rundy { $round } z { $rounds }
scene-round-total = { $player }: +{ $gain }, razem { $total }

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
token-dealer = rozdający

## Zasady według tematów, własnymi słowami: tytuł, akapit i dalsze słowa, pod którymi ktoś może szukać.

topic-card-sheet = Cardcassonne na jednej stronie
topic-text-card-sheet = Przebieg rundy, wszystkie punkty i wszystkie karty.
topic-words-card-sheet = skrót, ściąga, podsumowanie, przegląd, strona, wszystko, karty
topic-card-goal = Cardcassonne
topic-text-card-goal = Zagrywaj karty do czterech rzędów i w każdej rundzie zajmij jeden rząd dużym podwładnym. Bierzesz karty przed nim: osoby, zwierzęta, budowle, a czasem smoka. Po ostatniej rundzie wygrywa gracz z największą liczbą punktów.
topic-words-card-goal = cel, wygrać, karty, przegląd
topic-card-turn = Tura z kartami
topic-text-card-turn = W swojej turze zagraj jedną kartę albo postaw dużego podwładnego; pominąć tury nie można. Runda kończy się, gdy wszyscy zagrają wszystkie karty i postawią dużego podwładnego.
topic-words-card-turn = tura, runda, grać, pas
topic-card-points = Punkty za karty w skrócie
topic-text-card-points = Ile dają osoby, zwierzęta, budowle, jokery, smok, wróżka i karty nie na miejscu.
topic-words-card-points = punkty, punktacja, tabela, wartość, liczenie
topic-card-rounds = Rundy i ręce
topic-text-card-rounds = Przy dwóch graczach jest 10 rund po 6 kart, przy trzech 8 po 5, przy czterech 6 po 5, przy pięciu 6 po 4. Kart starcza co do jednej.
topic-words-card-rounds = runda, rundy, ręka, rozdać, liczba, gracze
topic-card-row = Rzędy
topic-text-card-row = Karta trafia na prawy koniec rzędu. Odkryta należy do rzędu swojego koloru, joker do dowolnego. Niechronione karty zostają na następną rundę.
topic-words-card-row = rząd, kolor, plansza
topic-card-down = Zakryta karta
topic-text-card-down = Twoja pierwsza karta w każdej rundzie jest zakryta i trafia do dowolnego rzędu. Odkrywa się ją, gdy ktoś bierze rząd. W rzędzie innego koloru jest nie na miejscu i coś warta dla gracza, który ją bierze.
topic-words-card-down = zakryta, ukryta, pierwsza, blef
topic-card-claim = Duży podwładny w rzędzie
topic-text-card-claim = Raz na rundę postaw dużego podwładnego na końcu rzędu. Chroni wszystkie karty między sobą a planszą albo następnym dużym podwładnym po lewej. Karty zagrane później nie są twoje.
topic-words-card-claim = zająć, duży, podwładny, chronić, rząd
topic-card-dealer = Rozdający
topic-text-card-dealer = Gracz, który ostatni postawi dużego podwładnego, rozdaje następną rundę, a zaczyna gracz po lewej stronie rozdającego. Pierwszego rozdającego się losuje. Rozdający wybiera też rzędy dla jokerów odkrytych na początku.
topic-words-card-dealer = rozdający, rozdawać, zaczynać, pierwszy, ostatni
topic-card-misplaced = Karty nie na miejscu
topic-text-card-misplaced = Osoba nie na miejscu daje 10 punktów. Przy zwierzęciu albo budowli wybierasz: 10 punktów teraz albo zatrzymujesz ją jako kartę jej koloru. Jokery są zawsze na miejscu.
topic-words-card-misplaced = nie na miejscu, zbłąkana, zły, kolor, dziesięć
topic-card-persons = Osoby
topic-text-card-persons = Dodaj wartości wziętych osób i pomnóż przez ich liczbę: 3, 1 i 1 dają 5 razy 3. Punktują raz i odpadają z gry.
topic-words-card-persons = osoba, osoby, ludzie, wartość, mnożyć
topic-card-animals = Zwierzęta
topic-text-card-animals = Zwierzęta zostają przed tobą, w grupach według kolorów. Gdy grupa dostaje nowe zwierzęta, punktuje cała: 3, 6, 9, 12, 14 punktów za 1 do 5 zwierząt, potem po 2 więcej za każde. Część tych punktów to rekonstrukcja.
topic-words-card-animals = zwierzę, zwierzęta, owca, grupa, tabela
topic-card-animal-joker = Jokery zwierząt
topic-text-card-animal-joker = Joker zwierząt na stałe dołącza do wybranej grupy i liczy się w niej jako nowe zwierzę. Jeśli nie masz zwierząt, daje 3 punkty i czeka, aż jakieś weźmiesz.
topic-words-card-animal-joker = joker, zwierzę
topic-card-buildings = Budowle i skrzynia
topic-text-card-buildings = Budowle trafiają do twojej skrzyni i punktują na końcu w zestawach różnych kolorów: dwie dają 5 punktów, trzy 15, cztery 30. Najlepsze zestawy znajduje bot.
topic-words-card-buildings = budowla, budowle, skrzynia, zestaw, miasto
topic-card-building-joker = Jokery budowli
topic-text-card-building-joker = Joker budowli zastępuje budowlę dowolnego koloru, którego brakuje w jego zestawie. W zestawie może ich być kilka.
topic-words-card-building-joker = joker, budowla
topic-card-dragon = Smok i wróżka
topic-text-card-dragon = Weź smoka albo wróżkę, a dostaniesz 10 punktów. Karta odpada wtedy z gry.
topic-words-card-dragon = smok, wróżka, dziesięć
topic-card-end = Koniec gry karcianej
topic-text-card-end = Gra kończy się po ostatniej rundzie. Karty, które zostały w rzędach, nic nie dają; skrzynie się otwiera i punktuje. Wygrywa gracz z największą liczbą punktów, przy remisie ten, kto ma więcej kart w skrzyni. W krótkiej partii ostatnia jest runda, w której gracz osiąga 100 punktów.
topic-words-card-end = koniec, wygrać, remis, krótka, 100
