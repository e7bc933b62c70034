### Farmers and fields

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

module-fields = Łąki
module-line-fields = Chłopi, którzy na końcu punktują za ukończone miasta
module-about-fields = Podwładny może położyć się na łące jako chłop. Zostaje do końca gry i przynosi wtedy 3 punkty za każde ukończone miasto przy swojej łące.

## Punkty ze składnikami sumy, dla każdego powodu komunikat bez czasownika.

points-field = { $player } +{ $points }: { kind-field } { $cell } ({ part-cities }{ part-each }{ part-pig }{ part-barn })
part-cities = { $cities ->
    [one] { $cities } ukończone miasto
    [few] { $cities } ukończone miasta
   *[many] { $cities } ukończonych miast
}
part-each = { $each ->
    [one] , po { $each } punkcie
    [few] , po { $each } punkty
   *[many] , po { $each } punktów
}

## Co stoi na obrazkach i w tekstach, które mówią to samo słowami.

scene-reason-field = Łąki

## Zasady według tematów, własnymi słowami: tytuł, akapit i dalsze słowa, pod którymi ktoś może szukać.

topic-field = Łąki
topic-text-field = Łąki ograniczają drogi, miasta, rzeki i brzeg mapy. Liczy się je na końcu gry: 3 punkty za każde ukończone miasto przy łące, jakkolwiek duża jest łąka albo miasto. Miasto może liczyć się dla kilku łąk, ale dla każdej raz.
topic-words-field = łąka, pole, farma, trawa, miasto
topic-farmer = Chłopi
topic-text-farmer = Podwładny położony na łące to chłop. Zostaje tam do końca gry, więc zastanów się, zanim go położysz. Kto ma na łące najwięcej chłopów, ten ją punktuje.
topic-words-farmer = chłop, rolnik, farmer, łąka, położyć
