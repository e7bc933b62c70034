### Farmers and fields

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

module-fields = Wiesen
module-line-fields = Bauern, die am Ende für fertige Städte werten
module-about-fields = Ein Gefolgsmann kann sich als Bauer auf eine Wiese legen. Er bleibt bis zum Ende und bringt dann 3 Punkte für jede fertige Stadt am Rand seiner Wiese.

## Punkte mit den Teilen ihrer Summe, für jeden Grund eine Meldung, ohne Verb.

points-field = { $player } +{ $points }: { kind-field } { $cell } ({ part-cities }{ part-each }{ part-pig }{ part-barn })
part-cities = { $cities ->
    [one] { $cities } fertige Stadt
   *[other] { $cities } fertige Städte
}
part-each = { $each ->
    [one] , je { $each } Punkt
   *[other] , je { $each } Punkte
}

## Was in Bildern steht und in den Texten, die dasselbe in Worten sagen.

scene-reason-field = Wiesen

## Regeln nach Themen, in eigenen Worten: Titel, Absatz, und weitere Wörter, unter denen jemand nachschlägt.

topic-field = Wiesen
topic-text-field = Wiesen werden von Straßen, Städten, Flüssen und dem Rand der Karte begrenzt. Gewertet werden sie am Ende des Spiels: 3 Punkte für jede fertige Stadt am Rand der Wiese, wie groß Wiese und Stadt auch sind. Eine Stadt kann für mehrere Wiesen zählen, für jede aber nur einmal.
topic-words-field = Wiese, Feld, Gras, Stadt
topic-farmer = Bauern
topic-text-farmer = Ein Gefolgsmann, der auf einer Wiese liegt, ist ein Bauer. Er bleibt dort bis zum Ende des Spiels; überleg also, bevor du dich hinlegst. Wer auf einer Wiese die meisten Bauern hat, wertet sie.
topic-words-farmer = Bauer, Wiese, liegen, Gefolgsmann
