### Carcassonne: the base game

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

game-carcassonne = Carcassonne
game-line-carcassonne = Buduj krajobraz płytka po płytce i stawiaj na nim podwładnych
game-about-carcassonne = W każdej turze kładziesz płytkę, możesz postawić na niej figurkę, a potem liczy się wszystko, co płytka ukończyła. Drogi, miasta, klasztory i łąki należą do tego, kto ma tam najwięcej podwładnych. Dodatki można łączyć dowolnie.
module-base = Gra podstawowa
module-line-base = Drogi, miasta i klasztory
module-about-base = 72 płytki i po siedmiu podwładnych. Połóż płytkę, postaw podwładnego, policz, co ukończone. Należy do każdej gry w Carcassonne.

## Nazwy same w sobie: na listach, tablicach, w legendach.

figure-follower = podwładny
kind-city = miasto
kind-road = droga
kind-monastery = klasztor
kind-field = łąka
deed-tile = położyć płytkę
deed-draw = dobrać płytkę
deed-figure = postawić figurkę
deed-skip = spasować

## O co i kogo się pyta. Decyduje $player.

decision-tile = { $player }, twoja tura
decision-draw = { $player }, dobierz płytkę albo wybierz inną akcję
decision-step2 = { $player }, postaw figurkę albo pomiń

## Co mówią przyciski i wpisane ruchy: krótko, na telefon. Pierwsza litera staje się tam wielka.

option-tile = { $cell }, { phrase-rotation }
option-draw = { $take ->
    [left_top] dobierz: lewy, z góry
    [left_bottom] dobierz: lewy, z dołu
    [right_top] dobierz: prawy, z góry
    [right_bottom] dobierz: prawy, z dołu
   *[none] dobierz płytkę
}
option-figure = { phrase-role }: { phrase-spot }
skip-step2 = bez figurki
skip-draw = nic więcej

## Co się stało, po jednym zdaniu, w czasie teraźniejszym. $player to ten, czyje to zdarzenie, $other druga osoba.

event-turn-began = { $part ->
    [1] Tura { $turn }: { $player }
   *[2] Tura { $turn }, druga płytka: { $player }
}
event-drawn = { $player } dobiera płytkę. W stosie: { $left }
event-unplaceable = { $player } dobiera płytkę, która nigdzie nie pasuje; odpada z gry. W stosie: { $left }
event-laid = { $tile ->
    [abbey] { $player } kładzie opactwo na { $cell }
   *[other] { $player } kładzie płytkę na { $cell }
}
event-deployed = { $player } stawia na { $cell } { phrase-role-object } { phrase-spot-in }
event-completed = { $kind ->
    [city] Miasto przy { $cell } jest ukończone: { phrase-tiles }
    [road] Droga przy { $cell } jest ukończona: { phrase-tiles }
    [monastery] Klasztor na { $cell } jest ukończony
    [garden] Ogród na { $cell } jest ukończony
   *[other] Obszar przy { $cell } jest ukończony: { phrase-tiles }
}
event-returned = { $player } odzyskuje { phrase-role-object } z { $cell }
event-final-scoring = { $tiles_unplaced ->
    [0] Punktacja końcowa
    [one] Punktacja końcowa; w stosie zostaje { $tiles_unplaced } płytka
    [few] Punktacja końcowa; w stosie zostają { $tiles_unplaced } płytki
   *[many] Punktacja końcowa; w stosie zostaje { $tiles_unplaced } płytek
}
event-finished = { $count ->
    [one] Koniec gry. Wygrywa { $winners }: { phrase-points }
    [few] Koniec gry. Zwycięstwem dzielą się { $winners }: { phrase-points }
   *[many] Koniec gry. Zwycięstwem dzielą się { $winners }: { phrase-points }
}

## Punkty ze składnikami sumy, dla każdego powodu komunikat bez czasownika.

points-road = { $player } +{ $points }: { kind-road } { $cell } ({ phrase-tiles }{ part-inn })
points-city = { $player } +{ $points }: { kind-city } { $cell } ({ phrase-tiles }{ part-shields }{ part-cathedral })
points-monastery = { $player } +{ $points }: { kind-monastery } { $cell } ({ part-around }{ part-retrieved })
part-shields = { $shields ->
    [0] { "" }
    [one] , { $shields } herb
    [few] , { $shields } herby
   *[many] , { $shields } herbów
}
part-around = { phrase-tiles }, wokół { $neighbours }

## Zasady według tematów, własnymi słowami: tytuł, akapit i dalsze słowa, pod którymi ktoś może szukać.

topic-turn = Tura
topic-text-turn = Dobierasz płytkę i kładziesz ją, potem możesz postawić na niej figurkę, potem liczy się wszystko, co płytka ukończyła. Następnie kolej gracza po lewej, zgodnie z ruchem wskazówek zegara.
topic-words-turn = tura, kolejność, kroki, runda, ruch, kolejność tury
topic-tile = Kładzenie płytki
topic-text-tile = Płytka trafia na wolne pole i dotyka bokiem co najmniej jednej innej płytki. Każdy bok musi pasować do sąsiada: miasto do miasta, droga do drogi, łąka do łąki. Pole i obrót wybierasz ty.
topic-words-tile = płytka, kafelek, kłaść, pasować, obrócić, bok, start
topic-unplaceable = Płytka, która nigdzie nie pasuje
topic-text-unplaceable = Jeśli dobrana płytka nie ma dozwolonego miejsca, odpada z gry, a ty dobierasz inną. Jeśli stos jest wtedy pusty, twoja tura kończy się bez płytki.
topic-words-unplaceable = nie pasuje, odrzucić, niemożliwe, stos, dobrać, nie można położyć
topic-feature = Obszary
topic-text-feature = Drogi, miasta, łąki, klasztory i ogrody to obszary. Droga, miasto albo łąka rośnie z każdą płytką, która ją przedłuża przez bok. Rogi nigdy niczego nie łączą.
topic-words-feature = obszar, teren, obiekt, odcinek, łączyć
topic-follower = Podwładni
topic-text-follower = Każdy ma siedmiu podwładnych. Po położeniu płytki możesz postawić jednego ze swojego zapasu na drodze, w mieście, w klasztorze albo na łące tej właśnie płytki. Zostaje, aż obszar zapunktuje; wcześniej nie możesz go zabrać.
topic-words-follower = podwładny, meeple, figurka, pionek, zapas, postawić, ile podwładnych
topic-occupied = Zajęte obszary
topic-text-occupied = Nie możesz postawić podwładnego na obszarze, gdzie już ktoś stoi, choćby daleko; własni podwładni też blokują. Kilku spotyka się tylko wtedy, gdy płytka połączy obszary zajęte osobno.
topic-words-occupied = zajęte, wolne, zająć, łączyć
topic-road = Drogi
topic-text-road = Podwładny na drodze to rozbójnik. Droga jest ukończona, gdy oba jej końce zamyka skrzyżowanie, miasto, klasztor albo inny koniec, lub gdy zatacza koło. Daje 1 punkt za płytkę, na końcu gry tyle samo, jeśli jest nieukończona.
topic-words-road = droga, ścieżka, rozbójnik, skrzyżowanie, koło, trakt, złodziej
topic-city = Miasta
topic-text-city = Podwładny w mieście to rycerz. Miasto jest ukończone, gdy jego mur jest zamknięty, a w środku nie ma dziury. Daje 2 punkty za płytkę i 2 za herb; nieukończone na końcu gry tylko po 1.
topic-words-city = miasto, rycerz, mur, zamek, gród
topic-shield = Herby
topic-text-shield = Herb podnosi wartość swojego miasta: 2 punkty, gdy jest ukończone, 1 na końcu gry, gdy nie jest. Herby dają też siłę burmistrzowi.
topic-words-shield = herb, tarcza, flaga
topic-monastery = Klasztory
topic-text-monastery = Podwładny w klasztorze to mnich. Klasztor jest ukończony, gdy na wszystkich ośmiu polach wokół leżą płytki, i daje 9 punktów. Na końcu gry nieukończony daje 1 punkt za siebie i 1 za każdą płytkę wokół.
topic-words-monastery = klasztor, mnich, opactwo, osiem, dziewięć
topic-complete = Ukończone obszary
topic-text-complete = Obszar jest ukończony, gdy nic już nie można do niego dodać. Wszystko, co płytka ukończy, liczy się w tej samej turze. Możesz jeszcze zająć wolny obszar, który twoja płytka właśnie ukończyła; podwładny go punktuje i od razu wraca.
topic-words-complete = ukończone, skończone, zamknięte, punktacja
topic-majority = Kto punktuje
topic-text-majority = Kto ma na obszarze najwięcej podwładnych, dostaje wszystkie punkty; inni nic. Jeśli kilku ma tyle samo, każdy dostaje pełne punkty. Obszar, na którym nikt nie stoi, nikomu nic nie daje.
topic-words-majority = większość, właściciel, remis, podział, najwięcej, najwięcej podwładnych, dwóch podwładnych
topic-return = Powrót podwładnych
topic-text-return = Gdy obszar punktuje, wszyscy podwładni z niego wracają do swoich graczy, czy dali punkty, czy nie. Możesz ich znów stawiać od następnej swojej tury.
topic-words-return = powrót, wracać, dom, zapas, odzyskać podwładnego
topic-end = Koniec gry
topic-text-end = Gra kończy się turą, w której położono ostatnią płytkę. Wtedy liczy się nieukończone drogi, miasta i klasztory oraz łąki dla tych, którzy tam stoją. Wygrywa, kto ma najwięcej punktów; przy równych zwycięstwo się dzieli.
topic-words-end = koniec, punktacja, wygrać, zwycięzca, remis, kto wygrywa, koniec gry, wygrana
topic-points = Punkty w skrócie
topic-text-points = Droga: 1 za płytkę. Miasto: 2 za płytkę i herb, nieukończone 1. Klasztor: 9, nieukończony 1 i 1 za każdą płytkę wokół. Łąka: 3 za ukończone miasto, na końcu. Dodatki część z tego zmieniają.
topic-words-points = punkty, wynik, tabela, wartość
topic-players = Gracze
topic-text-players = Gra od dwóch do pięciu osób, z dodatkiem Karczmy i katedry sześć. Kolejność się losuje i biegnie zgodnie z ruchem wskazówek zegara.
topic-words-players = gracze, miejsca, liczba, kolejność, sześć
