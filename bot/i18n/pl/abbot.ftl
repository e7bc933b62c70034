### Abbot

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

module-abbot = Opat
module-line-abbot = Opat dla każdego, do klasztorów i ogrodów
module-about-abbot = Opat może stać w klasztorze albo, jako jedyny, w ogrodzie. W późniejszej turze możesz go zabrać, zanim wszystko wokół jest zabudowane, i policzyć to, co jest.

## Nazwy same w sobie: na listach, tablicach, w legendach.

figure-abbot = opat
kind-garden = ogród
deed-retrieve = zabrać opata

## Co mówią przyciski i wpisane ruchy: krótko, na telefon. Pierwsza litera staje się tam wielka.

option-retrieve = zabierz opata z { $cell }

## Punkty ze składnikami sumy, dla każdego powodu komunikat bez czasownika.

points-garden = { $player } +{ $points }: { kind-garden } { $cell } ({ part-around }{ part-retrieved })
part-retrieved = { $retrieved ->
    [0] { "" }
   *[other] , opat zabrany
}

## Dlaczego komputer wybiera to, co wybiera, albo wybrałby na czyimś miejscu; i co mówi o skończonej grze.

why-retrieve = Opat dał na { $cell }, ile mógł: { phrase-points }.

## Co stoi na obrazkach i w tekstach, które mówią to samo słowami.

scene-reason-garden = Ogrody

## Co leży przed graczem i jak stoi gra, do mapy słowami.

supply-abbot = { $count ->
    [one] { $count } opat
    [few] { $count } opatów
   *[many] { $count } opatów
}
mark-garden = ogród

## Zasady według tematów, własnymi słowami: tytuł, akapit i dalsze słowa, pod którymi ktoś może szukać.

topic-abbot = Opat
topic-text-abbot = Zamiast podwładnego możesz postawić swojego opata w klasztorze albo ogrodzie położonej płytki. Punktuje jak mnich: 9 punktów, gdy na wszystkich ośmiu polach wokół leżą płytki.
topic-words-abbot = opat, mnich, klasztor, ogród
topic-garden = Ogrody
topic-text-garden = W ogrodzie może stać tylko opat. Punktuje się go jak klasztor: 9 punktów, gdy jest otoczony, inaczej 1 za siebie i 1 za każdą płytkę wokół. Ogród nie dzieli łąki, na której leży.
topic-words-garden = ogród, park, opat, kwiaty
topic-retrieve = Zabranie opata
topic-text-retrieve = W późniejszej turze możesz zabrać opata do domu zamiast stawiać figurkę. Daje 1 punkt za swoją płytkę i 1 za każdą wokół, także właśnie położoną. Otoczony punktuje sam.
topic-words-retrieve = zabrać, wziąć, opat, powrót
