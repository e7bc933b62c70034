### Siege and Defence

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

module-siege = Belagerung & Verteidigung
module-line-siege = 17 Plättchen und eine Festung
module-about-siege = Die Festung liegt in der Mitte der Karte und hat drei Vorposten. Gefolgsleute verteidigen sie, Katapulte greifen sie an, und jeder Verteidiger bringt 3 Punkte. Am besten spielt man sie mit dem Abt.

## Namen für sich allein: in Listen, auf Tafeln, in Legenden.

outpost-knights = Vorposten der Ritter
outpost-travellers = Vorposten der Wegelagerer
outpost-monks = Vorposten der Mönche
deed-outpost = einen Verteidiger stellen
deed-siege = einen Vorposten wählen
deed-withdraw = eine Figur abziehen

## Was von wem verlangt wird. $player entscheidet.

decision-outpost = { $player }, schick einen Verteidiger zu einem Vorposten, oder keinen
decision-siege = { $player }, wähle einen Vorposten für das Belagerungszeichen
decision-withdraw = { $outpost ->
    [knights] { $player }, Überfall auf die Ritter: zieh einen Ritter ab
    [travellers] { $player }, Überfall auf die Wegelagerer: zieh einen ab
   *[monks] { $player }, Überfall auf die Mönche: zieh einen Mönch oder Abt ab
}

## Was auf Knöpfen und bei getippten Zügen steht: kurz genug für ein Telefon. Der erste Buchstabe wird dort groß.

option-outpost = Verteidiger: { phrase-outpost }
option-siege = { phrase-outpost }
option-withdraw = { $cell }: { phrase-role }, { phrase-spot }
skip-outpost = kein Verteidiger

## Was geschehen ist, je ein Satz in der Gegenwart. $player ist der, dessen Ereignis es ist, $other der zweite darin.

event-defender-placed = { $pile ->
    [yes] { $player } stellt einen Verteidiger auf das Gefolgsfeld { phrase-outpost-at }
   *[no] { $player } stellt einen Verteidiger in die Reihe { phrase-outpost-at }
}
event-advanced = Ein Katapult steht jetzt { phrase-outpost-at }
event-attacked = { $outpost ->
    [knights] Der Vorposten der Ritter wird angegriffen
    [travellers] Der Vorposten der Wegelagerer wird angegriffen
   *[monks] Der Vorposten der Mönche wird angegriffen
}
event-counter-attacked = { $outpost ->
    [knights] Die Verteidiger am Vorposten der Ritter schlagen zurück
    [travellers] Die Verteidiger am Vorposten der Wegelagerer schlagen zurück
   *[monks] Die Verteidiger am Vorposten der Mönche schlagen zurück
}
event-withdrawn = { $player } muss { phrase-role-object } von { $cell } abziehen
event-defenders-home = { $count ->
    [one] { $player } bekommt { $count } Verteidiger zurück: { phrase-outpost }
   *[other] { $player } bekommt { $count } Verteidiger zurück: { phrase-outpost }
}

## Punkte mit den Teilen ihrer Summe, für jeden Grund eine Meldung, ohne Verb.

points-defence = { $player } +{ $points }: { $defenders ->
    [one] { $defenders } Verteidiger
   *[other] { $defenders } Verteidiger
}

## Warum ein Computer wählt, was er wählt, oder an jemandes Stelle wählte; und was er über ein Spiel sagt, das vorbei ist.

why-withdraw = Die Figur auf { $cell } fehlt am wenigsten.
why-siege = Dort schadet der Angriff der eigenen Seite am wenigsten.
why-defends = Ein Verteidiger bringt Punkte und verhindert, dass die Figuren draußen vertrieben werden.

## Was in Bildern steht und in den Texten, die dasselbe in Worten sagen.

scene-fortress = Die Festung, von M20 bis P22:
scene-outpost = { $catapult ->
    [yes] { phrase-outpost }: in der Reihe zu { $length } { $row }; auf dem Gefolgsfeld { $pile }; mit Katapult.
   *[no] { phrase-outpost }: in der Reihe zu { $length } { $row }; auf dem Gefolgsfeld { $pile }.
}
scene-dead = { $count ->
    [one] Nichts passt mehr auf { $cells }.
   *[other] Nichts passt mehr auf { $cells }.
}
scene-covered = { $cell } gehört zur Festung, von M20 bis P22.
scene-reason-defence = Verteidigung

## Was vor jemandem liegt, und wie es steht, für die Karte in Worten.

mark-knights = Belagerungszeichen: Ritter
mark-travellers = Belagerungszeichen: Wegelagerer
mark-monks = Belagerungszeichen: Mönche
mark-any = Belagerungszeichen: Fragezeichen

## Regeln nach Themen, in eigenen Worten: Titel, Absatz, und weitere Wörter, unter denen jemand nachschlägt.

topic-fortress = Die Festung
topic-text-fortress = Die Festung liegt dort, wo sonst das Startplättchen liegt, und zählt als zwölf Plättchen. In ihr steht niemand außer Verteidigern. Für jede Wiese an ihrer Mauer zählt sie als eine fertige Stadt, und sonst für nichts. Ihr Umriss ist rekonstruiert.
topic-words-fortress = Festung, Burg, Start, Belagerung, Wiese
topic-outpost = Vorposten
topic-text-outpost = Es gibt drei Vorposten: für Ritter, für Wegelagerer, für Mönche und Äbte. Jeder hat eine Reihe für Verteidiger, daneben ein Gefolgsfeld, und Platz für ein Katapult. Wie lang die Reihen sind, hängt von der Zahl der Mitspieler ab; die Längen hier sind rekonstruiert.
topic-words-outpost = Vorposten, Reihe, Gefolgsfeld, Belagerung
topic-defender = Verteidiger
topic-text-defender = Setzt du auf das neue Plättchen einen Gefolgsmann, Abt, Bürgermeister oder Wagen, darfst du dazu einen gewöhnlichen Gefolgsmann aus dem Vorrat an den Vorposten stellen, der zu dessen Rolle gehört: Ritter, Wegelagerer, oder Mönch und Abt. Neben einem Bauern wählst du den Vorposten, und der Verteidiger steht auf dessen Gefolgsfeld.
topic-words-defender = Verteidiger, verteidigen, Gefolgsmann, Vorposten
topic-siege-symbol = Belagerungszeichen
topic-text-siege-symbol = Zeichen auf dem gezogenen Plättchen werden ausgeführt, bevor du es legst, von links nach rechts. Jedes stellt ein Katapult an seinen Vorposten; steht dort schon eines, wird der Vorposten angegriffen. Bei einem Fragezeichen wählst du den Vorposten. Vierzehn dieser Plättchen und alle Zeichen sind rekonstruiert.
topic-words-siege-symbol = Zeichen, Katapult, Fragezeichen, Belagerung
topic-attack = Angriffe
topic-text-attack = Jeder Verteidiger am angegriffenen Vorposten bringt 3 Punkte. Alle, die dort keinen haben, müssen eine Figur dieser Rolle von der Karte nehmen: einen Ritter, einen Wegelagerer, oder einen Mönch oder Abt. Dann gehen die Verteidiger heim, und das Katapult kommt weg.
topic-words-attack = Angriff, Katapult, abziehen, entfernen
topic-counter-attack = Gegenangriffe
topic-text-counter-attack = Ist eine Reihe voll, schlagen ihre Verteidiger im selben Zug vor der Wertung zurück: 3 Punkte für jeden Verteidiger an diesem Vorposten, dann gehen alle heim, und das Katapult kommt weg. Am Ende des Spiels schlägt jeder Vorposten einmal zurück.
topic-words-counter-attack = Gegenangriff, zurückschlagen, Reihe, voll, Ende
