### Abbot

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

module-abbot = Abt
module-line-abbot = Ein Abt für jeden, für Klöster und Gärten
module-about-abbot = Der Abt darf in ein Kloster und als einziger Meeple in einen Garten. In einem späteren Zug darfst du ihn vorzeitig zurückholen und bekommst die Punkte für das, was schon liegt.

## Namen für sich allein: in Listen, auf Tafeln, in Legenden.

figure-abbot = Abt
kind-garden = Garten
deed-retrieve = den Abt zurückholen

## Was auf Knöpfen und bei getippten Zügen steht: kurz genug für ein Telefon. Der erste Buchstabe wird dort groß.

option-retrieve = Abt von { $cell } zurückholen

## Punkte mit den Teilen ihrer Summe, für jeden Grund eine Meldung, ohne Verb.

points-garden = { $player } +{ $points }: { kind-garden } { $cell } ({ part-around }{ part-retrieved })
part-retrieved = { $retrieved ->
    [0] { "" }
   *[other] , Abt zurückgeholt
}

## Warum ein Computer wählt, was er wählt, oder an jemandes Stelle wählte; und was er über ein Spiel sagt, das vorbei ist.

why-retrieve = Mehr kann der Abt auf { $cell } nicht bringen: { phrase-points }.

## Was in Bildern steht und in den Texten, die dasselbe in Worten sagen.

scene-reason-garden = Gärten

## Was vor jemandem liegt, und wie es steht, für die Karte in Worten.

supply-abbot = { $count ->
    [one] { $count } Abt
   *[other] { $count } Äbte
}
mark-garden = Garten

## Regeln nach Themen, in eigenen Worten: Titel, Absatz, und weitere Wörter, unter denen jemand nachschlägt.

topic-abbot = Der Abt
topic-text-abbot = Setz statt eines Meeples deinen Abt, in ein Kloster oder einen Garten des Plättchens, das du gerade gelegt hast. Er zählt wie ein Mönch: 9 Punkte, sobald alle acht Felder ringsum belegt sind.
topic-words-abbot = Abt, Mönch, Kloster, Garten
topic-garden = Gärten
topic-text-garden = In einen Garten darf nur ein Abt. Er zählt wie ein Kloster: umbaut 9 Punkte, sonst 1 für sich und 1 für jedes Plättchen ringsum. Ein Garten teilt seine Wiese nicht.
topic-words-garden = Garten, Park, Abt, Blumen
topic-retrieve = Den Abt zurückholen
topic-text-retrieve = In einem späteren Zug darfst du deinen Abt zurückholen, statt einen Meeple zu setzen. Er bringt 1 Punkt für sein Plättchen und 1 für jedes ringsum, auch für das gerade gelegte. Ist er ganz umbaut, wird er von selbst gewertet.
topic-words-retrieve = zurücknehmen, heimholen, Abt, zurück
