### Carcassonne: the base game

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

game-carcassonne = Carcassonne
game-line-carcassonne = Buduj krajobraz płytka po płytce i zajmuj go podwładnymi
game-about-carcassonne = W każdej turze kładziesz płytkę, możesz postawić na niej podwładnego i punktujesz to, co płytka ukończyła. Obszar daje punkty graczowi, który ma na nim najwięcej podwładnych. Dodatki łącz dowolnie.
module-base = Gra podstawowa
module-line-base = Trakty, miasta i klasztory
module-about-base = 72 płytki i po siedmiu podwładnych. Połóż płytkę, postaw podwładnego, policz to, co ukończone. Część każdej partii Carcassonne.

## Nazwy same w sobie: na listach, tablicach, w legendach.

figure-follower = podwładny
kind-city = miasto
kind-road = trakt
kind-monastery = klasztor
kind-field = pole
deed-tile = położyć płytkę
deed-draw = dobrać płytkę
deed-figure = postawić podwładnego
deed-skip = pominąć

## O co i kogo się pyta. Decyduje $player.

decision-tile = { $player }, twoja kolej
decision-draw = { $player }, dobierz płytkę albo wybierz inną akcję
decision-step2 = { $player }, postaw podwładnego albo pomiń ten krok

## Co mówią przyciski i wpisane ruchy: krótko, na telefon. Pierwsza litera staje się tam wielka.

option-tile = { $cell }, { phrase-rotation }
option-draw = { $take ->
    [left_top] dobierz: lewy stos, z góry
    [left_bottom] dobierz: lewy stos, z dołu
    [right_top] dobierz: prawy stos, z góry
    [right_bottom] dobierz: prawy stos, z dołu
   *[none] dobierz płytkę
}
option-figure = { phrase-role }: { phrase-spot }
short-figure = { $kind ->
    [city] { phrase-role }: { phrase-direction }
    [road] { phrase-role }: { phrase-direction }
    [field] { phrase-role }: { phrase-direction }
    [monastery] { phrase-role }
   *[other] { phrase-role }: { phrase-spot }
}
letters-figure = { $kind ->
    [city] { phrase-role }: { phrase-side }
    [road] { phrase-role }: { phrase-side }
    [field] { phrase-role }: { phrase-side }
    [monastery] { phrase-role }
   *[other] { phrase-role }: { phrase-spot }
}
skip-step2 = pomiń
skip-draw = nic więcej

## Co się stało, po jednym zdaniu, w czasie teraźniejszym. $player to ten, czyje to zdarzenie, $other druga osoba.

event-turn-began = { $part ->
    [1] Tura { $turn }: { $player }
   *[2] Tura { $turn }, druga płytka: { $player }
}
event-drawn = { $player } dobiera płytkę. Zostało płytek: { $left }
event-unplaceable = { $player } dobiera płytkę, która nigdzie nie pasuje, i ją odrzuca. Zostało płytek: { $left }
event-laid = { $tile ->
    [abbey] { $player } kładzie opactwo na { $cell }
   *[other] { $player } kładzie płytkę na { $cell }
}
event-deployed = { $player } stawia na { $cell } { phrase-role-object } { phrase-spot-in }
event-completed = { $kind ->
    [city] Miasto na { $cell } jest ukończone: { phrase-tiles }
    [road] Trakt na { $cell } jest ukończony: { phrase-tiles }
    [monastery] Klasztor na { $cell } jest ukończony
    [garden] Ogród na { $cell } jest ukończony
   *[other] Obszar na { $cell } jest ukończony: { phrase-tiles }
}
event-returned = { $player } odzyskuje { phrase-role-object } z { $cell }
event-final-scoring = { $tiles_unplaced ->
    [0] Punktacja końcowa
    [one] Punktacja końcowa; została { $tiles_unplaced } płytka
    [few] Punktacja końcowa; zostały { $tiles_unplaced } płytki
   *[many] Punktacja końcowa; zostało { $tiles_unplaced } płytek
}
event-finished = { $count ->
    [one] Koniec partii – wygrywa { $winners }! Wynik: { phrase-points }
    [few] Koniec partii – zwycięstwem dzielą się { $winners }! Wynik: { phrase-points }
   *[many] Koniec partii – zwycięstwem dzielą się { $winners }! Wynik: { phrase-points }
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

topic-sheet = Zasady na jednej stronie
topic-text-sheet = Przebieg tury, wszystkie pionki, wszystkie punkty i płytki, z dodatkami w grze.
topic-words-sheet = skrót, ściąga, podsumowanie, przegląd, strona, wszystko, wszystkie zasady, karta pomocy
topic-turn = Tura
topic-text-turn = Dobierz płytkę i połóż ją, postaw na niej podwładnego, jeśli chcesz, a potem policz wszystko, co płytka ukończyła. Następnie kolej na gracza po lewej, zgodnie z ruchem wskazówek zegara.
topic-words-turn = tura, kolejność, kroki, runda, ruch, kolejność tury, przebieg tury
topic-tile = Kładzenie płytki
topic-text-tile = Połóż płytkę na pustej kratce obok co najmniej jednej innej płytki. Wszystkie stykające się boki muszą pasować: miasto do miasta, trakt do traktu, pole do pola. Kratkę i obrót wybierasz ty.
topic-words-tile = płytka, kafelek, kłaść, pasować, obrócić, bok, start, ile płytek
topic-unplaceable = Płytka, która nigdzie nie pasuje
topic-text-unplaceable = Jeśli płytka nigdzie nie pasuje, odrzuć ją i dobierz następną. Jeśli żadnej już nie ma, twoja tura kończy się bez płytki.
topic-words-unplaceable = nie pasuje, odrzucić, niemożliwe, stos, dobrać, nie można położyć
topic-feature = Obszary
topic-text-feature = Obszary to trakty, miasta, pola, klasztory i ogrody. Trakt, miasto albo pole rośnie z każdą płytką, która przedłuża je przez bok. Rogi nigdy niczego nie łączą.
topic-words-feature = obszar, teren, obiekt, odcinek, łączyć
topic-follower = Podwładni
topic-text-follower = Masz siedmiu podwładnych. Po położeniu płytki możesz postawić jednego z nich na jej trakcie, w mieście, w klasztorze albo na polu. Stoi tam, aż obszar zapunktuje; wcześniej nie możesz go zabrać.
topic-words-follower = podwładny, meeple, figurka, pionek, zapas, postawić, ile podwładnych
topic-occupied = Zajęte obszary
topic-text-occupied = Nie możesz postawić podwładnego na obszarze, na którym już jakiś stoi, nawet daleko i nawet twój. Możesz jednak dołączyć później, gdy płytka połączy dwa zajęte obszary.
topic-words-occupied = zajęte, wolne, zająć, łączyć, zajęty obszar
topic-road = Trakty
topic-text-road = Podwładny na trakcie to rozbójnik. Trakt jest ukończony, gdy oba jego końce zamyka skrzyżowanie, miasto, klasztor albo inny koniec, lub gdy tworzy pętlę. Daje 1 punkt za płytkę, ukończony czy nie.
topic-words-road = trakt, droga, ścieżka, rozbójnik, skrzyżowanie, koło, pętla, złodziej
topic-city = Miasta
topic-text-city = Podwładny w mieście to rycerz. Miasto jest ukończone, gdy jego mur jest zamknięty, a w środku nie ma luki. Daje 2 punkty za płytkę i 2 za herb; nieukończone na końcu – po 1.
topic-words-city = miasto, rycerz, mur, zamek, gród
topic-shield = Herby
topic-text-shield = Herb dodaje 2 punkty ukończonemu miastu, a nieukończonemu 1 na końcu partii.
topic-words-shield = herb, tarcza, flaga
topic-monastery = Klasztory
topic-text-monastery = Podwładny w klasztorze to mnich. Daje 9 punktów, gdy wszystkie osiem kratek wokół jest zapełnionych. Nieukończony na końcu daje 1 punkt za siebie i po 1 za każdą płytkę wokół.
topic-words-monastery = klasztor, mnich, opactwo, osiem, dziewięć
topic-complete = Ukończone obszary
topic-text-complete = Obszar jest ukończony, gdy nic już nie można do niego dodać. Punktuje w tej samej turze. Jeśli twoja płytka właśnie ukończyła niezajęty obszar, możesz go jeszcze zająć: podwładny punktuje i od razu wraca.
topic-words-complete = ukończone, skończone, zamknięte, punktacja
topic-majority = Kto punktuje
topic-text-majority = Gracz z największą liczbą podwładnych na obszarze dostaje wszystkie punkty. Przy remisie każdy z remisujących dostaje pełne punkty. Niezajęty obszar nikomu nic nie daje.
topic-words-majority = większość, właściciel, remis, podział, najwięcej, najwięcej podwładnych, dwóch podwładnych, przejąć, przejąć miasto, ukraść
topic-return = Powrót podwładnych
topic-text-return = Gdy obszar punktuje, wszyscy podwładni z niego wracają do graczy, niezależnie od tego, kto dostał punkty. Możesz ich znów stawiać od następnej tury.
topic-words-return = powrót, wracać, dom, zapas, odzyskać podwładnego
topic-end = Koniec partii
topic-text-end = Partia kończy się turą, w której położono ostatnią płytkę. Potem punktują nieukończone obszary i pola. Wygrywa gracz z największą liczbą punktów; przy równej liczbie zwycięstwo się dzieli.
topic-words-end = koniec, punktacja, wygrać, zwycięzca, remis, kto wygrywa, koniec gry, koniec partii, wygrana, ostatnia płytka
topic-points = Punkty w skrócie
topic-text-points = Trakt: 1 za płytkę. Miasto: 2 za płytkę i herb, nieukończone – 1. Klasztor: 9, nieukończony – 1 i po 1 za płytkę wokół. Pole: 3 za ukończone miasto, na końcu. Dodatki zmieniają część tych punktów.
topic-words-points = punkty, wynik, tabela, wartość, punktacja, ile punktów
topic-players = Gracze
topic-text-players = Może grać od dwóch do pięciu osób, z dodatkiem Karczmy i Katedry sześć. Kolejność się losuje; gra się zgodnie z ruchem wskazówek zegara.
topic-words-players = gracze, miejsca, liczba, kolejność, sześć, ilu graczy, kto zaczyna, pierwszy gracz
