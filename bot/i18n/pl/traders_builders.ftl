### Traders & Builders

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

module-traders-builders = Kupcy i budowniczowie
module-line-traders-builders = 24 płytki, budowniczy i świnia
module-about-traders-builders = Kto ukończy miasto, bierze jego towary, a najwięcej towaru jednego rodzaju daje 10 punktów. Budowniczy daje podwójne tury, świnia punkt więcej za każde miasto przy swojej łące.

## Nazwy same w sobie: na listach, tablicach, w legendach.

figure-builder = budowniczy
figure-pig = świnia
goods-wine = wino
goods-grain = zboże
goods-cloth = sukno

## Co się stało, po jednym zdaniu, w czasie teraźniejszym. $player to ten, czyje to zdarzenie, $other druga osoba.

event-goods-taken = { $goods ->
    [wine] { $player } bierze wino: { $count }
    [grain] { $player } bierze zboże: { $count }
   *[cloth] { $player } bierze sukno: { $count }
}
event-double-turn = { $player } rozbudowuje obszar budowniczego i może położyć drugą płytkę

## Punkty ze składnikami sumy, dla każdego powodu komunikat bez czasownika.

points-goods = { $wine ->
    [0] { $grain ->
        [0] { $player } +{ $points }: najwięcej sukna ({ $cloth })
       *[other] { $player } +{ $points }: najwięcej zboża ({ $grain })
    }
   *[other] { $player } +{ $points }: najwięcej wina ({ $wine })
}
part-pig = { $pig ->
    [0] { "" }
   *[other] , ze świnią
}

## Dlaczego komputer wybiera to, co wybiera, albo wybrałby na czyimś miejscu; i co mówi o skończonej grze.

why-builds = Prowadzi to do najlepszej pozycji.
why-goods = To daje towary z miasta.
why-double = Budowniczy daje drugą płytkę.

## Co stoi na obrazkach i w tekstach, które mówią to samo słowami.

scene-reason-goods = Towary

## Co leży przed graczem i jak stoi gra, do mapy słowami.

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
token-wine = wino: { $count }
token-grain = zboże: { $count }
token-cloth = sukno: { $count }
mark-wine = wino w mieście
mark-grain = zboże w mieście
mark-cloth = sukno w mieście

## Zasady według tematów, własnymi słowami: tytuł, akapit i dalsze słowa, pod którymi ktoś może szukać.

topic-goods = Towary
topic-text-goods = Kto położy płytkę, która ukończy miasto, bierze pokazane w nim wino, zboże i sukno, ktokolwiek to miasto punktuje. Na końcu najwięcej żetonów rodzaju daje 10 punktów; przy remisie dostają wszyscy.
topic-words-goods = towary, wino, zboże, sukno, tkanina, handel, żeton
topic-builder = Budowniczy
topic-text-builder = Możesz postawić budowniczego na drodze albo w mieście nowej płytki, gdzie stoi już twój podwładny. Sam się nie liczy, ale gdy rozbudujesz jego obszar, możesz położyć drugą płytkę. Wraca z punktacją obszaru albo z twoim ostatnim podwładnym stamtąd.
topic-words-builder = budowniczy, rozbudować, podwójna, druga
topic-double-turn = Podwójna tura
topic-text-double-turn = Rozbuduj drogę albo miasto swojego budowniczego, a po punktacji możesz dobrać i położyć drugą płytkę według wszystkich zasad. Trzeciej nigdy nie ma. Czy ją chcesz, decydujesz przed dobraniem.
topic-words-double-turn = podwójna, druga, część, tura, budowniczy, dodatkowa tura
topic-pig = Świnia
topic-text-pig = Możesz postawić świnię na łące nowej płytki, gdzie masz chłopa. Jeśli punktujesz tę łąkę, dostajesz 1 punkt więcej za każde ukończone miasto. Do większości świnia nie pomaga.
topic-words-pig = świnia, łąka, chłop, cztery
