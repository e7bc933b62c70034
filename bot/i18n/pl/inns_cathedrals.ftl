### Inns & Cathedrals

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

module-inns-cathedrals = Karczmy i Katedry
module-line-inns-cathedrals = 18 płytek, duży podwładny, sześciu graczy
module-about-inns-cathedrals = Dzięki karczmom i katedrom ukończone trakty i miasta są warte więcej, a nieukończone nic. Duży podwładny liczy się za dwóch. Może grać nawet sześć osób.

## Nazwy same w sobie: na listach, tablicach, w legendach.

figure-big-follower = duży podwładny

## Punkty ze składnikami sumy, dla każdego powodu komunikat bez czasownika.

part-inn = { $inn ->
    [0] { "" }
   *[other] , karczma
}
part-cathedral = { $cathedral ->
    [0] { "" }
   *[other] , katedra
}

## Co leży przed graczem i jak stoi gra, do mapy słowami.

supply-big-follower = { $count ->
    [one] { $count } duży podwładny
    [few] { $count } dużych podwładnych
   *[many] { $count } dużych podwładnych
}
mark-cathedral = katedra
mark-inn = karczma przy trakcie

## Zasady według tematów, własnymi słowami: tytuł, akapit i dalsze słowa, pod którymi ktoś może szukać.

topic-inn = Karczmy
topic-text-inn = Ukończony trakt z karczmą daje 2 punkty za płytkę zamiast 1. Nieukończony nie daje na końcu nic. Kilka karczem przy trakcie liczy się jak jedna.
topic-words-inn = karczma, gospoda, trakt, droga, jezioro
topic-cathedral = Katedry
topic-text-cathedral = Ukończone miasto z katedrą daje 3 punkty za płytkę i 3 za herb. Nieukończone nie daje na końcu nic. Dwie katedry w mieście liczą się jak jedna.
topic-words-cathedral = katedra, kościół, miasto
topic-big-follower = Duży podwładny
topic-text-big-follower = Duży podwładny liczy się za dwóch, gdy sprawdza się, kto ma najwięcej. Punkty się nie zmieniają.
topic-words-big-follower = duży, dwa, większość, duży podwładny, duży meeple
