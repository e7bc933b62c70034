### Siege and Defence

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

module-siege = Oblężenie i Obrona
module-line-siege = Twierdza, 17 płytek, dodatkowi podwładni
module-about-siege = Twierdza pośrodku mapy ma trzy posterunki. Podwładni ich bronią, katapulty je atakują, a każdy obrońca daje 3 punkty.

## Nazwy same w sobie: na listach, tablicach, w legendach.

outpost-knights = posterunek rycerzy
outpost-travellers = posterunek rozbójników
outpost-monks = posterunek mnichów
deed-outpost = wysłać obrońcę
deed-siege = wybrać posterunek
deed-withdraw = wycofać podwładnego

## O co i kogo się pyta. Decyduje $player.

decision-outpost = { $player }, wyślij obrońcę na posterunek albo pomiń ten krok
decision-siege = { $player }, wybierz posterunek dla znaku oblężenia
decision-withdraw = { $outpost ->
    [knights] { $player }, atak na posterunek rycerzy: wycofaj rycerza
    [travellers] { $player }, atak na posterunek rozbójników: wycofaj rozbójnika
   *[monks] { $player }, atak na posterunek mnichów: wycofaj mnicha albo opata
}

## Co mówią przyciski i wpisane ruchy: krótko, na telefon. Pierwsza litera staje się tam wielka.

option-outpost = obrońca: { phrase-outpost }
option-siege = { phrase-outpost }
option-withdraw = { $cell }: { phrase-role }, { phrase-spot }
short-withdraw = { $cell }: { phrase-role }, { phrase-direction }
letters-withdraw = { $cell }: { phrase-role }, { phrase-side }
skip-outpost = bez obrońcy

## Co się stało, po jednym zdaniu, w czasie teraźniejszym. $player to ten, czyje to zdarzenie, $other druga osoba.

event-defender-placed = { $pile ->
    [yes] { $player } stawia obrońcę { phrase-outpost-at }, obok szeregu
   *[no] { $player } stawia obrońcę { phrase-outpost-at }, w szeregu
}
event-advanced = Katapulta pojawia się { phrase-outpost-at }
event-attacked = { $outpost ->
    [knights] Atak na posterunek rycerzy
    [travellers] Atak na posterunek rozbójników
   *[monks] Atak na posterunek mnichów
}
event-counter-attacked = { $outpost ->
    [knights] Posterunek rycerzy kontratakuje
    [travellers] Posterunek rozbójników kontratakuje
   *[monks] Posterunek mnichów kontratakuje
}
event-withdrawn = { $player } wycofuje { phrase-role-object } z mapy ({ $cell })
event-defenders-home = { $count ->
    [one] { $player } odzyskuje { $count } obrońcę: { phrase-outpost }
    [few] { $player } odzyskuje { $count } obrońców: { phrase-outpost }
   *[many] { $player } odzyskuje { $count } obrońców: { phrase-outpost }
}

## Punkty ze składnikami sumy, dla każdego powodu komunikat bez czasownika.

points-defence = { $player } +{ $points }: { $defenders ->
    [one] { $defenders } obrońca
    [few] { $defenders } obrońców
   *[many] { $defenders } obrońców
}

## Dlaczego komputer wybiera to, co wybiera, albo wybrałby na czyimś miejscu; i co mówi o skończonej grze.

why-withdraw = Podwładny na { $cell } przyda się najmniej.
why-siege = { $who ->
    [you] Tam atak najmniej ci szkodzi.
   *[other] Tam atak najmniej szkodzi własnej stronie.
}
why-defends = Obrońca daje punkty i chroni innych przed wycofaniem.

## Co stoi na obrazkach i w tekstach, które mówią to samo słowami.

scene-fortress = Twierdza, od M20 do P22:
scene-outpost = { $catapult ->
    [yes] { phrase-outpost }: szereg na { $length }: { $row }; obok szeregu: { $pile }; katapulta
   *[no] { phrase-outpost }: szereg na { $length }: { $row }; obok szeregu: { $pile }
}
scene-dead = { $count ->
    [one] Na { $cells } nie można już niczego położyć.
    [few] Na { $cells } nie można już niczego położyć.
   *[many] Na { $cells } nie można już niczego położyć.
}
scene-covered = { $cell } należy do twierdzy, od M20 do P22.
scene-reason-defence = obrona

## Co leży przed graczem i jak stoi gra, do mapy słowami.

mark-knights = znak oblężenia: rycerze
mark-travellers = znak oblężenia: rozbójnicy
mark-monks = znak oblężenia: mnisi
mark-any = znak oblężenia: do wyboru

## Zasady według tematów, własnymi słowami: tytuł, akapit i dalsze słowa, pod którymi ktoś może szukać.

topic-fortress = Twierdza
topic-text-fortress = Twierdza stoi tam, gdzie byłaby płytka startowa, i liczy się za dwanaście płytek. Mogą w niej stać tylko obrońcy. Dla każdego pola przy jej murze liczy się jako jedno ukończone miasto i do niczego więcej. Jej obrys to rekonstrukcja.
topic-words-fortress = twierdza, zamek, start, oblężenie, pole, łąka
topic-outpost = Posterunki
topic-text-outpost = Są trzy posterunki: dla rycerzy, dla rozbójników oraz dla mnichów i opatów. Każdy ma szereg dla obrońców, miejsce dla podwładnych obok szeregu i miejsce na jedną katapultę. Długość szeregów zależy od liczby graczy; podane tu długości to rekonstrukcja.
topic-words-outpost = posterunek, szereg, pole, oblężenie
topic-defender = Obrońcy
topic-text-defender = Gdy stawiasz na nowej płytce podwładnego, opata, burmistrza albo wóz, możesz też wysłać zwykłego podwładnego na posterunek tego samego rodzaju: rycerza, rozbójnika albo mnicha i opata. Przy chłopie wybierasz dowolny posterunek, a obrońca staje obok szeregu.
topic-words-defender = obrońca, bronić, podwładny, posterunek
topic-siege-symbol = Znaki oblężenia
topic-text-siege-symbol = Znaki oblężenia działają zaraz po dobraniu płytki, od lewej do prawej. Każdy stawia katapultę na swoim posterunku; jeśli już tam stoi, posterunek jest atakowany. Przy znaku zapytania posterunek wybierasz ty. Czternaście z tych płytek i wszystkie znaki to rekonstrukcja.
topic-words-siege-symbol = znak, katapulta, zapytania, oblężenie
topic-attack = Ataki
topic-text-attack = Każdy obrońca atakowanego posterunku daje 3 punkty. Gracze bez obrońcy muszą wycofać z mapy podwładnego tego rodzaju: rycerza, rozbójnika albo mnicha lub opata. Potem obrońcy wracają do domu, a katapulta znika.
topic-words-attack = atak, katapulta, wycofać, zdjąć
topic-counter-attack = Kontrataki
topic-text-counter-attack = Gdy szereg jest pełny, jego obrońcy kontratakują w tej samej turze, przed punktacją: 3 punkty za każdego obrońcę tego posterunku. Potem wszyscy wracają do domu, a katapulta znika. Na końcu partii każdy posterunek kontratakuje raz.
topic-words-counter-attack = kontratak, szereg, pełny, koniec
