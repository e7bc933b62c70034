### King & Robber

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

module-king-robber = Król i rabuś
module-line-king-robber = największe miasto, najdłuższa droga
module-about-king-robber = Kto ukończy największe dotąd miasto, bierze króla, kto najdłuższą dotąd drogę, rabusia. Na końcu dają punkt za każde ukończone miasto albo każdą ukończoną drogę na mapie.

## Co się stało, po jednym zdaniu, w czasie teraźniejszym. $player to ten, czyje to zdarzenie, $other druga osoba.

event-token-taken = { $token ->
    [king] { $player } bierze króla za największe dotąd miasto: { phrase-tiles }
   *[robber] { $player } bierze rabusia za najdłuższą dotąd drogę: { phrase-tiles }
}

## Punkty ze składnikami sumy, dla każdego powodu komunikat bez czasownika.

points-king = { $player } +{ $points }: król ({ part-cities })
points-robber = { $player } +{ $points }: rabuś ({ $roads ->
    [one] { $roads } ukończona droga
    [few] { $roads } ukończone drogi
   *[many] { $roads } ukończonych dróg
})

## Dlaczego komputer wybiera to, co wybiera, albo wybrałby na czyimś miejscu; i co mówi o skończonej grze.

why-token = { $on ->
    [king] To daje króla za największe miasto.
   *[robber] To daje rabusia za najdłuższą drogę.
}

## Co stoi na obrazkach i w tekstach, które mówią to samo słowami.

scene-reason-king = Król
scene-reason-robber = Rabuś

## Co leży przed graczem i jak stoi gra, do mapy słowami.

token-king = król
token-robber = rabuś

## Zasady według tematów, własnymi słowami: tytuł, akapit i dalsze słowa, pod którymi ktoś może szukać.

topic-king = Król
topic-text-king = Kto ukończy pierwsze miasto, bierze króla; kto ukończy większe niż wszystkie dotąd, przejmuje go. Liczą się tylko płytki, a kto punktuje, nie ma znaczenia. Na końcu król daje 1 punkt za każde ukończone miasto na mapie.
topic-words-king = król, największe, miasto, żeton, największe miasto
topic-robber = Rabuś
topic-text-robber = Rabuś należy się za najdłuższą ukończoną drogę, tak jak król za największe miasto. Na końcu daje 1 punkt za każdą ukończoną drogę na mapie.
topic-words-robber = rabuś, najdłuższa, droga, żeton, najdłuższa droga
