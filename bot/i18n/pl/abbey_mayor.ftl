### Abbey & Mayor

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

module-abbey-mayor = Opactwo i Burmistrz
module-line-abbey-mayor = 12 płytek, opactwo, wóz i dwór
module-about-abbey-mayor = Opactwo wypełnia lukę w mapie, burmistrz jest tak silny, ile herbów ma jego miasto, wóz po punktacji jedzie dalej, a dwór na zawsze przejmuje pole.

## Nazwy same w sobie: na listach, tablicach, w legendach.

figure-mayor = burmistrz
figure-wagon = wóz
figure-barn = dwór
deed-abbey = położyć opactwo
deed-barn = postawić dwór
deed-wagon = przesunąć wóz

## O co i kogo się pyta. Decyduje $player.

decision-wagon = { $player }, wóz na { $cell } zapunktował: jedź dalej albo weź go do domu

## Co mówią przyciski i wpisane ruchy: krótko, na telefon. Pierwsza litera staje się tam wielka.

option-abbey = opactwo na { $cell }
option-barn = dwór na południowy wschód od { $cell }
option-wagon = { $cell }: { phrase-spot }
skip-wagon = wóz do domu

## Co się stało, po jednym zdaniu, w czasie teraźniejszym. $player to ten, czyje to zdarzenie, $other druga osoba.

event-wagon-moved = { $stays ->
    [yes] { $player } przesuwa wóz na { $cell }: { phrase-spot }
   *[no] { $player } przesuwa wóz z { $start } na { $cell }: { phrase-spot }
}
event-barn-built = { $player } stawia dwór na południowo-wschodnim rogu { $cell }

## Punkty ze składnikami sumy, dla każdego powodu komunikat bez czasownika.

points-barn = { $player } +{ $points }: { figure-barn }, { kind-field } { $cell } ({ part-cities }{ part-each })
part-barn = { $barn_placed ->
    [0] { $barn_joined ->
        [0] { "" }
       *[other] , dwór
    }
   *[other] , dwór
}

## Dlaczego komputer wybiera to, co wybiera, albo wybrałby na czyimś miejscu; i co mówi o skończonej grze.

why-abbey = Na { $cell } opactwo daje najwięcej.
why-wagon = Wóz znajduje nową pracę na { $cell }.
why-barn = Dwór ma na { $cell } najlepsze pole.

## Co stoi na obrazkach i w tekstach, które mówią to samo słowami.

scene-abbey = opactwo
scene-reason-barn = dwory

## Co leży przed graczem i jak stoi gra, do mapy słowami.

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
supply-barn = { $count ->
    [one] { $count } dwór
    [few] { $count } dwory
   *[many] { $count } dworów
}
token-abbey = { $count ->
    [one] { $count } płytka opactwa
    [few] { $count } płytki opactwa
   *[many] { $count } płytek opactwa
}
tile-abbey = Opactwo: pasuje do wszystkiego.

## Zasady według tematów, własnymi słowami: tytuł, akapit i dalsze słowa, pod którymi ktoś może szukać.

topic-abbey = Opactwo
topic-text-abbey = Zamiast dobierać płytkę możesz położyć opactwo w luce, która ma płytki ze wszystkich czterech stron. Pasuje do wszystkiego. Zamyka trakty i miasta, których dotyka, ale ich nie łączy, i możesz postawić na nim mnicha.
topic-words-abbey = opactwo, dziura, luka, klasztor
topic-abbey-round = Runda opactw
topic-text-abbey-round = Po ostatniej turze gracze, którzy mają jeszcze opactwo, mogą je raz położyć, jeśli jest luka; zaczyna gracz po lewej od ostatniego. Nieużyte opactwa nic nie dają.
topic-words-abbey-round = opactwo, runda, ostatnia, koniec
topic-mayor = Burmistrz
topic-text-mayor = Burmistrza stawiasz tylko w miastach. Liczy się za tylu podwładnych, ile herbów ma miasto; bez herbów się nie liczy, ale i tak nie wpuszcza innych.
topic-words-mayor = burmistrz, miasto, herb, większość
topic-wagon = Wóz
topic-text-wagon = Wóz staje na traktach, w miastach i klasztorach. Gdy zapunktuje, możesz go przesunąć na niezajęty i nieukończony trakt, do miasta albo klasztoru na jego płytce lub na jednej z ośmiu wokół.
topic-words-wagon = wóz, wózek, jechać, przesunąć
topic-barn = Dwór
topic-text-barn = Postaw dwór tam, gdzie na polu stykają się cztery płytki, jeśli na tym polu nie ma innego dworu. Chłopi z tego pola punktują jak na końcu i wracają do domu. Potem żaden chłop nie może tam stanąć, a na końcu dwór daje 4 punkty za ukończone miasto.
topic-words-barn = dwór, stodoła, pole, łąka, róg, styk, chłop
topic-barn-joined = Połączenie pola z dworem
topic-text-barn-joined = Gdy płytka połączy pole z chłopami z polem, na którym jest dwór, gracz z największą liczbą chłopów dostaje 1 punkt za ukończone miasto, ze świnią 2. Potem wszyscy chłopi i świnie z tego pola wracają do domu.
topic-words-barn-joined = dwór, stodoła, łączyć, pole, łąka, chłop, świnia
