### Farmers and fields

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

module-fields = Pola
module-line-fields = Chłopi na końcu punktują za ukończone miasta
module-about-fields = Podwładny na polu to chłop. Zostaje do końca partii i daje wtedy 3 punkty za każde ukończone miasto, którego dotyka jego pole.

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

scene-reason-field = pola

## Zasady według tematów, własnymi słowami: tytuł, akapit i dalsze słowa, pod którymi ktoś może szukać.

topic-field = Pola
topic-text-field = Pole ograniczają trakty, miasta, rzeki i brzeg mapy. Pola punktują tylko na końcu: 3 punkty za każde ukończone miasto, którego dotykają, bez względu na wielkość pola i miasta. Miasto może się liczyć dla kilku pól, dla każdego raz.
topic-words-field = pole, łąka, farma, trawa, miasto
topic-farmer = Chłopi
topic-text-farmer = Podwładny na polu to chłop i zostaje tam do końca partii, więc zastanów się, zanim go postawisz. Gracz z największą liczbą chłopów na polu dostaje za nie punkty.
topic-words-farmer = chłop, rolnik, farmer, pole, łąka, położyć
