### Inns & Cathedrals

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

module-inns-cathedrals = Karczmy i katedry
module-line-inns-cathedrals = 18 płytek, duży podwładny, szósty gracz
module-about-inns-cathedrals = Karczmy i katedry sprawiają, że ukończone drogi i miasta są więcej warte, a nieukończone nic. Duży podwładny liczy się za dwóch. Może grać sześć osób.

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
mark-inn = karczma przy drodze

## Zasady według tematów, własnymi słowami: tytuł, akapit i dalsze słowa, pod którymi ktoś może szukać.

topic-inn = Karczmy
topic-text-inn = Ukończona droga z karczmą daje 2 punkty za płytkę zamiast 1. Nieukończona na końcu gry nie daje nic. Kilka karczem przy jednej drodze liczy się jak jedna.
topic-words-inn = karczma, gospoda, droga, jezioro
topic-cathedral = Katedry
topic-text-cathedral = Ukończone miasto z katedrą daje 3 punkty za płytkę i 3 za herb. Nieukończone na końcu gry nie daje nic. Dwie katedry w mieście liczą się jak jedna.
topic-words-cathedral = katedra, kościół, miasto
topic-big-follower = Duży podwładny
topic-text-big-follower = Stawia się go jak każdego podwładnego, ale przy porównaniu większości liczy się za dwóch. Punkty obszaru są te same.
topic-words-big-follower = duży, dwa, większość, duży podwładny, duży meeple
