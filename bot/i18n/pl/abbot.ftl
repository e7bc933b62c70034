### Abbot

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

module-abbot = Opat
module-line-abbot = Każdy ma opata, do klasztorów i ogrodów
module-about-abbot = Opat staje w klasztorze albo, jako jedyny, w ogrodzie. W późniejszej turze możesz go zabrać wcześniej i zapunktować za to, co już jest.

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

why-retrieve = Na { $cell } opat nie da już więcej: { phrase-points }.

## Co stoi na obrazkach i w tekstach, które mówią to samo słowami.

scene-reason-garden = ogrody

## Co leży przed graczem i jak stoi gra, do mapy słowami.

supply-abbot = { $count ->
    [one] { $count } opat
    [few] { $count } opatów
   *[many] { $count } opatów
}
mark-garden = ogród

## Zasady według tematów, własnymi słowami: tytuł, akapit i dalsze słowa, pod którymi ktoś może szukać.

topic-abbot = Opat
topic-text-abbot = Zamiast podwładnego postaw opata, w klasztorze albo ogrodzie właśnie położonej płytki. Punktuje jak mnich: 9 punktów, gdy wszystkie osiem kratek wokół jest zapełnionych.
topic-words-abbot = opat, mnich, klasztor, ogród
topic-garden = Ogrody
topic-text-garden = Ogród może zająć tylko opat. Punktuje jak klasztor: otoczony 9 punktów, w innym razie 1 za siebie i po 1 za każdą płytkę wokół. Ogród nie dzieli swojego pola.
topic-words-garden = ogród, park, opat, kwiaty
topic-retrieve = Zabranie opata
topic-text-retrieve = W późniejszej turze możesz zabrać opata do domu zamiast stawiać podwładnego. Daje 1 punkt za własną płytkę i po 1 za każdą wokół, także za tę właśnie położoną. Otoczony punktuje sam.
topic-words-retrieve = zabrać, wziąć, opat, powrót, zabrać opata
