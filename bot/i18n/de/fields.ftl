### Farmers and fields

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

module-fields = Wiesen
module-line-fields = Bauern bringen am Ende Punkte für fertige Städte
module-about-fields = Ein Meeple auf einer Wiese ist ein Bauer. Er bleibt bis zum Ende und bringt dann 3 Punkte für jede fertige Stadt an seiner Wiese.

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
topic-text-field = Straßen, Städte, Flüsse und der Rand der Karte begrenzen eine Wiese. Wiesen bringen erst am Ende Punkte: 3 für jede fertige Stadt, die sie berühren, egal, wie groß Wiese und Stadt sind. Eine Stadt kann für mehrere Wiesen zählen, für jede einmal.
topic-words-field = Wiese, Feld, Gras, Stadt
topic-farmer = Bauern
topic-text-farmer = Ein Meeple auf einer Wiese ist ein Bauer und bleibt dort bis zum Ende, also überleg dir, ob du einen setzt. Wer auf einer Wiese die meisten Bauern hat, bekommt ihre Punkte.
topic-words-farmer = Bauer, Wiese, liegen, Gefolgsmann
