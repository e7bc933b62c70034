### King & Robber

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

module-king-robber = Król i Rabuś
module-line-king-robber = największe miasto, najdłuższy trakt
module-about-king-robber = Ukończ największe dotąd miasto, a dostaniesz króla, najdłuższy dotąd trakt – rabusia. Na końcu każdy z nich daje punkt za każde ukończone miasto albo trakt na mapie.

## Co się stało, po jednym zdaniu, w czasie teraźniejszym. $player to ten, czyje to zdarzenie, $other druga osoba.

event-token-taken = { $token ->
    [king] { $player } bierze króla za największe dotąd miasto ({ phrase-tiles })
   *[robber] { $player } bierze rabusia za najdłuższy dotąd trakt ({ phrase-tiles })
}

## Punkty ze składnikami sumy, dla każdego powodu komunikat bez czasownika.

points-king = { $player } +{ $points }: król ({ part-cities })
points-robber = { $player } +{ $points }: rabuś ({ $roads ->
    [one] { $roads } ukończony trakt
    [few] { $roads } ukończone trakty
   *[many] { $roads } ukończonych traktów
})

## Dlaczego komputer wybiera to, co wybiera, albo wybrałby na czyimś miejscu; i co mówi o skończonej grze.

why-token = { $on ->
    [king] { $who ->
        [you] Bierzesz króla za największe miasto.
       *[other] Bierze króla za największe miasto.
    }
   *[robber] { $who ->
        [you] Bierzesz rabusia za najdłuższy trakt.
       *[other] Bierze rabusia za najdłuższy trakt.
    }
}

## Co stoi na obrazkach i w tekstach, które mówią to samo słowami.

scene-reason-king = król
scene-reason-robber = rabuś

## Co leży przed graczem i jak stoi gra, do mapy słowami.

token-king = król
token-robber = rabuś

## Zasady według tematów, własnymi słowami: tytuł, akapit i dalsze słowa, pod którymi ktoś może szukać.

topic-king = Król
topic-text-king = Ukończ największe dotąd miasto, a dostaniesz króla. Liczą się tylko płytki i nie ma znaczenia, kto punktuje. Na końcu król daje 1 punkt za każde ukończone miasto na mapie.
topic-words-king = król, największe, miasto, żeton, największe miasto
topic-robber = Rabuś
topic-text-robber = Ukończ najdłuższy dotąd trakt, a dostaniesz rabusia. Na końcu rabuś daje 1 punkt za każdy ukończony trakt na mapie.
topic-words-robber = rabuś, najdłuższy, najdłuższa, trakt, droga, żeton, najdłuższy trakt, najdłuższa droga
