### Abbey & Mayor

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

module-abbey-mayor = Opactwo i burmistrz
module-line-abbey-mayor = 12 płytek, do tego wóz i stodoła
module-about-abbey-mayor = Opactwo zapełnia dziurę w mapie, burmistrz jest tak silny, ile herbów ma miasto, wóz po punktacji jedzie dalej, a stodoła przejmuje łąkę na stałe.

## Nazwy same w sobie: na listach, tablicach, w legendach.

figure-mayor = burmistrz
figure-wagon = wóz
figure-barn = stodoła
deed-abbey = położyć opactwo
deed-barn = postawić stodołę
deed-wagon = przesunąć wóz

## O co i kogo się pyta. Decyduje $player.

decision-wagon = { $player }, twój wóz na { $cell } zapunktował: jedź dalej albo weź go do domu

## Co mówią przyciski i wpisane ruchy: krótko, na telefon. Pierwsza litera staje się tam wielka.

option-abbey = opactwo na { $cell }
option-barn = stodoła na południowy wschód od { $cell }
option-wagon = { $cell }: { phrase-spot }
skip-wagon = wóz do domu

## Co się stało, po jednym zdaniu, w czasie teraźniejszym. $player to ten, czyje to zdarzenie, $other druga osoba.

event-wagon-moved = { $player } prowadzi wóz z { $start } na { $cell }: { phrase-spot }
event-barn-built = { $player } stawia stodołę na południowo-wschodnim rogu { $cell }

## Punkty ze składnikami sumy, dla każdego powodu komunikat bez czasownika.

points-barn = { $player } +{ $points }: { figure-barn }, { kind-field } { $cell } ({ part-cities }{ part-each })
part-barn = { $barn_placed ->
    [0] { $barn_joined ->
        [0] { "" }
       *[other] , połączona ze stodołą
    }
   *[other] , stodoła postawiona
}

## Dlaczego komputer wybiera to, co wybiera, albo wybrałby na czyimś miejscu; i co mówi o skończonej grze.

why-abbey = Na { $cell } opactwo daje najwięcej.
why-wagon = Wóz znajduje nową pracę na { $cell }.
why-barn = Stodoła ma przy { $cell } najlepszą łąkę.

## Co stoi na obrazkach i w tekstach, które mówią to samo słowami.

scene-abbey = opactwo
scene-reason-barn = Stodoły

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
    [one] { $count } stodoła
    [few] { $count } stodoły
   *[many] { $count } stodół
}
token-abbey = { $count ->
    [one] { $count } opactwo
    [few] { $count } opactwa
   *[many] { $count } opactw
}
tile-abbey = Opactwo: pasuje wszędzie.

## Zasady według tematów, własnymi słowami: tytuł, akapit i dalsze słowa, pod którymi ktoś może szukać.

topic-abbey = Opactwo
topic-text-abbey = Zamiast dobierać możesz położyć opactwo w dziurze, która z czterech stron ma płytki; pasuje do wszystkiego. Zamyka drogi i miasta, których dotyka, choć do nich nie należy, i jest klasztorem, w którym możesz postawić mnicha.
topic-words-abbey = opactwo, dziura, luka, klasztor
topic-abbey-round = Runda opactw
topic-text-abbey-round = Po ostatniej turze każdy, kto ma jeszcze opactwo, może je raz położyć, jeśli jest dziura, zaczynając od lewej gracza, który grał ostatni. Niepołożone opactwa nic nie są warte.
topic-words-abbey-round = opactwo, runda, ostatnia, koniec
topic-mayor = Burmistrz
topic-text-mayor = Burmistrz może stać tylko w mieście. Liczy się za tylu podwładnych, ile miasto ma herbów; bez herbu się nie liczy, ale i tak nie wpuszcza innych.
topic-words-mayor = burmistrz, miasto, herb, większość
topic-wagon = Wóz
topic-text-wagon = Wóz stoi na drogach, w miastach i klasztorach. Gdy jego obszar zapunktował, możesz zamiast zabrać go do domu przejechać na wolną nieukończoną drogę, do miasta albo klasztoru na jego płytce lub jednej z ośmiu wokół.
topic-words-wagon = wóz, wózek, jechać, przesunąć
topic-barn = Stodoła
topic-text-barn = Możesz postawić stodołę tam, gdzie na łące stykają się cztery płytki, jeśli na tej łące nie ma stodoły. Chłopi stamtąd punktują jak na końcu gry i wracają do domu. Odtąd nikt tam chłopa nie położy, a na końcu stodoła daje ci 4 punkty za każde ukończone miasto.
topic-words-barn = stodoła, łąka, róg, styk, chłop
topic-barn-joined = Łąka łączy się ze stodołą
topic-text-barn-joined = Gdy płytka połączy łąkę z chłopami i łąkę ze stodołą, chłopi z większością dają 1 punkt za każde ukończone miasto, ze świnią 2. Potem wszyscy chłopi i świnie z tej łąki wracają do domu.
topic-words-barn-joined = stodoła, łączyć, łąka, chłop, świnia
