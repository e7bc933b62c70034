### Traders & Builders

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

module-traders-builders = Kupcy i Budowniczowie
module-line-traders-builders = 24 płytki, towary, budowniczy i świnia
module-about-traders-builders = Ukończ miasto, a dostaniesz jego towary; najwięcej towaru jednego rodzaju daje 10 punktów. Budowniczy pozwala położyć drugą płytkę, a świnia dodaje punkt za każde miasto, którego dotyka jej pole.

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
event-double-turn = { $player } przedłuża obszar budowniczego i może położyć drugą płytkę

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

why-builds = Daje najlepszą pozycję.
why-goods = { $who ->
    [you] Bierzesz towary z miasta.
   *[other] Bierze towary z miasta.
}
why-double = { $who ->
    [you] Twój budowniczy daje drugą płytkę.
   *[other] Budowniczy daje drugą płytkę.
}

## Co stoi na obrazkach i w tekstach, które mówią to samo słowami.

scene-reason-goods = towary

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
topic-text-goods = Ukończ miasto, a dostaniesz jego wino, zboże i sukno, nawet jeśli punkty bierze ktoś inny. Na końcu największa liczba żetonów jednego rodzaju daje 10 punktów, przy remisie każdemu.
topic-words-goods = towary, wino, zboże, sukno, tkanina, handel, żeton
topic-builder = Budowniczy
topic-text-builder = Postaw budowniczego na trakcie albo w mieście nowej płytki, gdzie masz już podwładnego. Sam się nie liczy, ale gdy przedłużysz jego obszar, możesz położyć drugą płytkę. Wraca do domu, gdy obszar punktuje, albo z twoim ostatnim podwładnym stamtąd.
topic-words-builder = budowniczy, przedłużyć, rozbudować, podwójna, druga
topic-double-turn = Podwójna tura
topic-text-double-turn = Przedłuż trakt albo miasto swojego budowniczego, a po punktacji możesz dobrać i położyć drugą płytkę według zwykłych zasad. Trzeciej nigdy nie ma. Czy chcesz drugą, decydujesz przed dobraniem.
topic-words-double-turn = podwójna, druga, część, tura, budowniczy, dodatkowa tura, druga płytka
topic-pig = Świnia
topic-text-pig = Postaw świnię na polu nowej płytki, gdzie masz chłopa. Jeśli punktujesz to pole, dostajesz o 1 punkt więcej za każde ukończone miasto. Świnia się nie liczy, gdy sprawdza się, kto ma najwięcej.
topic-words-pig = świnia, pole, łąka, chłop, cztery
