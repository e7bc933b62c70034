### Siege and Defence

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

module-siege = Oblężenie i obrona
module-line-siege = Twierdza i 17 płytek
module-about-siege = Twierdza leży pośrodku mapy i ma trzy posterunki. Podwładni ich bronią, katapulty je atakują, a każdy obrońca daje 3 punkty. Każdy ma dwóch podwładnych więcej. Najlepiej gra się z Opatem.

## Nazwy same w sobie: na listach, tablicach, w legendach.

outpost-knights = posterunek rycerzy
outpost-travellers = posterunek rozbójników
outpost-monks = posterunek mnichów
deed-outpost = postawić obrońcę
deed-siege = wybrać posterunek
deed-withdraw = wycofać figurkę

## O co i kogo się pyta. Decyduje $player.

decision-outpost = { $player }, wyślij obrońcę na posterunek albo pomiń
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
skip-outpost = bez obrońcy

## Co się stało, po jednym zdaniu, w czasie teraźniejszym. $player to ten, czyje to zdarzenie, $other druga osoba.

event-defender-placed = { $pile ->
    [yes] { $player } stawia obrońcę { phrase-outpost-at }, na polu podwładnych
   *[no] { $player } stawia obrońcę { phrase-outpost-at }, w szeregu
}
event-advanced = Katapulta staje { phrase-outpost-at }
event-attacked = { $outpost ->
    [knights] Atak na posterunek rycerzy
    [travellers] Atak na posterunek rozbójników
   *[monks] Atak na posterunek mnichów
}
event-counter-attacked = { $outpost ->
    [knights] Obrońcy posterunku rycerzy kontratakują
    [travellers] Obrońcy posterunku rozbójników kontratakują
   *[monks] Obrońcy posterunku mnichów kontratakują
}
event-withdrawn = { $player } musi wycofać { phrase-role-object } z { $cell }
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

why-withdraw = Figurki na { $cell } będzie brakować najmniej.
why-siege = Tam atak najmniej szkodzi własnej stronie.
why-defends = Obrońca przynosi punkty i chroni figurki na zewnątrz przed wypędzeniem.

## Co stoi na obrazkach i w tekstach, które mówią to samo słowami.

scene-fortress = Twierdza, od M20 do P22:
scene-outpost = { $catapult ->
    [yes] { phrase-outpost }: w szeregu na { $length } { $row }; na polu podwładnych { $pile }; z katapultą.
   *[no] { phrase-outpost }: w szeregu na { $length } { $row }; na polu podwładnych { $pile }.
}
scene-dead = { $count ->
    [one] Nic już nie pasuje na { $cells }.
    [few] Nic już nie pasuje na { $cells }.
   *[many] Nic już nie pasuje na { $cells }.
}
scene-covered = { $cell } należy do twierdzy, od M20 do P22.
scene-reason-defence = Obrona

## Co leży przed graczem i jak stoi gra, do mapy słowami.

mark-knights = znak oblężenia: rycerze
mark-travellers = znak oblężenia: rozbójnicy
mark-monks = znak oblężenia: mnisi
mark-any = znak oblężenia: znak zapytania

## Zasady według tematów, własnymi słowami: tytuł, akapit i dalsze słowa, pod którymi ktoś może szukać.

topic-fortress = Twierdza
topic-text-fortress = Twierdza leży tam, gdzie byłaby płytka startowa, i liczy się za dwanaście płytek. Nikt nie może w niej stać, chyba że jako obrońca. Dla każdej łąki przy jej murze liczy się jako jedno ukończone miasto i do niczego więcej. Jej obrys jest rekonstrukcją.
topic-words-fortress = twierdza, zamek, start, oblężenie, łąka
topic-outpost = Posterunki
topic-text-outpost = Są trzy posterunki: dla rycerzy, dla rozbójników, dla mnichów i opatów. Każdy ma szereg dla obrońców, obok pole podwładnych i miejsce na jedną katapultę. Długość szeregów zależy od liczby graczy; długości podane tutaj są rekonstrukcją.
topic-words-outpost = posterunek, szereg, pole, oblężenie
topic-defender = Obrońcy
topic-text-defender = Gdy stawiasz na nowej płytce podwładnego, opata, burmistrza albo wóz, możesz też wysłać zwykłego podwładnego z zapasu na posterunek jego roli: rycerza, rozbójnika albo mnicha i opata. Przy chłopie wybierasz posterunek, a obrońca staje na jego polu podwładnych.
topic-words-defender = obrońca, bronić, podwładny, posterunek
topic-siege-symbol = Znaki oblężenia
topic-text-siege-symbol = Znaki na dobranej płytce wykonuje się, zanim się ją położy, od lewej do prawej. Każdy stawia katapultę przy swoim posterunku; jeśli już tam stoi, posterunek jest atakowany. Przy znaku zapytania wybierasz posterunek. Czternaście z tych płytek i wszystkie znaki to rekonstrukcja.
topic-words-siege-symbol = znak, katapulta, zapytania, oblężenie
topic-attack = Ataki
topic-text-attack = Każdy obrońca atakowanego posterunku daje 3 punkty. Kto nie ma tam obrońcy, musi zdjąć z mapy jedną figurkę tej roli: rycerza, rozbójnika albo mnicha lub opata. Potem obrońcy wracają do domu, a katapultę się zdejmuje.
topic-words-attack = atak, katapulta, wycofać, zdjąć
topic-counter-attack = Kontrataki
topic-text-counter-attack = Gdy szereg jest pełny, jego obrońcy kontratakują w tej samej turze, przed punktacją: 3 punkty za każdego obrońcę tego posterunku, potem wszyscy wracają, a katapultę się zdejmuje. Na końcu gry każdy posterunek kontratakuje raz.
topic-words-counter-attack = kontratak, szereg, pełny, koniec
