### Siege and Defence

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

module-siege = Belagerung und Verteidigung
module-line-siege = Festung, 17 Plättchen, Katapulte
module-about-siege = Die Festung in der Mitte der Karte hat drei Vorposten. Meeple verteidigen sie, Katapulte greifen sie an, und jeder Verteidiger bringt 3 Punkte.

## Namen für sich allein: in Listen, auf Tafeln, in Legenden.

outpost-knights = Vorposten der Ritter
outpost-travellers = Vorposten der Wegelagerer
outpost-monks = Vorposten der Mönche
deed-outpost = einen Verteidiger schicken
deed-siege = einen Vorposten wählen
deed-withdraw = einen Meeple von der Karte nehmen

## Wer gefragt wird und wonach. $player entscheidet.

decision-outpost = { $player }, schick einen Verteidiger zu einem Vorposten oder lass es aus
decision-siege = { $player }, wähle einen Vorposten für das Belagerungssymbol
decision-withdraw = { $outpost ->
    [knights] { $player }, Angriff auf die Ritter: entferne einen Ritter
    [travellers] { $player }, Angriff auf die Wegelagerer: entferne einen
   *[monks] { $player }, Angriff auf die Mönche: entferne einen Mönch oder Abt
}

## Was auf Knöpfen und bei getippten Zügen steht: kurz genug für ein Telefon. Der erste Buchstabe wird dort groß.

option-outpost = { phrase-outpost }
option-siege = { phrase-outpost }
option-withdraw = { $cell }: { phrase-role }, { phrase-spot }
short-withdraw = { $cell }: { phrase-role }, { phrase-direction }
letters-withdraw = { $cell }: { phrase-role }, { phrase-side }
skip-outpost = kein Verteidiger

## Was geschehen ist, je ein Satz in der Gegenwart. $player ist der, dessen Ereignis es ist, $other der zweite darin.

event-defender-placed = { $pile ->
    [yes] { $player } stellt einen Verteidiger auf das Meeple-Feld { phrase-outpost-at }
   *[no] { $player } stellt einen Verteidiger in die Reihe { phrase-outpost-at }
}
event-advanced = Ein Katapult steht jetzt { phrase-outpost-at }
event-attacked = { $outpost ->
    [knights] Angriff auf den Vorposten der Ritter
    [travellers] Angriff auf den Vorposten der Wegelagerer
   *[monks] Angriff auf den Vorposten der Mönche
}
event-counter-attacked = { $outpost ->
    [knights] Der Vorposten der Ritter schlägt zurück
    [travellers] Der Vorposten der Wegelagerer schlägt zurück
   *[monks] Der Vorposten der Mönche schlägt zurück
}
event-withdrawn = { $player } nimmt { phrase-role-object } von der Karte ({ $cell })
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

why-withdraw = Der Meeple auf { $cell } fehlt am wenigsten.
why-siege = { $who ->
    [you] Dort schadet der Angriff dir selbst am wenigsten.
   *[other] Dort schadet der Angriff dem Angreifer selbst am wenigsten.
}
why-defends = Ein Verteidiger bringt Punkte und bewahrt andere davor, von der Karte zu müssen.

## Was in Bildern steht und in den Texten, die dasselbe in Worten sagen.

scene-fortress = Die Festung, von M20 bis P22:
scene-outpost = { $catapult ->
    [yes] { phrase-outpost }: Reihe mit { $length }: { $row }; Meeple-Feld: { $pile }; Katapult
   *[no] { phrase-outpost }: Reihe mit { $length }: { $row }; Meeple-Feld: { $pile }
}
scene-dead = { $count ->
    [one] Auf { $cells } passt nichts mehr.
   *[other] Auf { $cells } passt nichts mehr.
}
scene-covered = { $cell } gehört zur Festung, von M20 bis P22.
scene-reason-defence = Verteidigung

## Was vor jemandem liegt, und wie es steht, für die Karte in Worten.

mark-knights = Belagerungssymbol: Ritter
mark-travellers = Belagerungssymbol: Wegelagerer
mark-monks = Belagerungssymbol: Mönche
mark-any = Belagerungssymbol: freie Wahl

## Regeln nach Themen, in eigenen Worten: Titel, Absatz, und weitere Wörter, unter denen jemand nachschlägt.

topic-fortress = Die Festung
topic-text-fortress = Die Festung liegt dort, wo sonst das Startplättchen liegt, und zählt wie zwölf Plättchen. Nur Verteidiger dürfen hinein. Für jede Wiese an ihrer Mauer zählt sie als eine fertige Stadt, sonst für nichts. Ihr Umriss ist rekonstruiert.
topic-words-fortress = Festung, Burg, Start, Belagerung, Wiese
topic-outpost = Vorposten
topic-text-outpost = Es gibt drei Vorposten: für Ritter, für Wegelagerer und für Mönche und Äbte. Jeder hat eine Reihe für Verteidiger, daneben ein Meeple-Feld und Platz für ein Katapult. Wie lang die Reihen sind, hängt von der Zahl der Spieler ab; die Längen hier sind rekonstruiert.
topic-words-outpost = Vorposten, Reihe, Meeple-Feld, Belagerung
topic-defender = Verteidiger
topic-text-defender = Setzt du einen Meeple, Abt, Bürgermeister oder Wagen auf das neue Plättchen, darfst du auch einen gewöhnlichen Meeple zum passenden Vorposten schicken: dem für Ritter, für Wegelagerer oder für Mönche und Äbte. Bei einem Bauern wählst du den Vorposten, und der Verteidiger kommt auf das Meeple-Feld.
topic-words-defender = Verteidiger, verteidigen, Gefolgsmann, Meeple, Vorposten
topic-siege-symbol = Belagerungssymbole
topic-text-siege-symbol = Belagerungssymbole wirken, sobald du das Plättchen ziehst, von links nach rechts. Jedes stellt ein Katapult an seinen Vorposten; steht dort schon eines, wird der Vorposten angegriffen. Beim Fragezeichen wählst du den Vorposten. Vierzehn dieser Plättchen und alle Symbole sind rekonstruiert.
topic-words-siege-symbol = Symbol, Zeichen, Belagerungszeichen, Katapult, Fragezeichen, Belagerung
topic-attack = Angriffe
topic-text-attack = Jeder Verteidiger am angegriffenen Vorposten bringt 3 Punkte. Wer dort keinen hat, muss einen passenden Meeple von der Karte nehmen: einen Ritter, einen Wegelagerer oder einen Mönch oder Abt. Dann kommen die Verteidiger zurück, und das Katapult verschwindet.
topic-words-attack = Angriff, Katapult, abziehen, entfernen
topic-counter-attack = Gegenangriffe
topic-text-counter-attack = Ist eine Reihe voll, schlagen ihre Verteidiger noch im selben Zug vor der Wertung zurück: 3 Punkte für jeden Verteidiger an diesem Vorposten. Dann kommen alle zurück, und das Katapult verschwindet. Am Ende der Partie schlägt jeder Vorposten einmal zurück.
topic-words-counter-attack = Gegenangriff, zurückschlagen, Reihe, voll, Ende
