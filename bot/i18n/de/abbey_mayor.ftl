### Abbey & Mayor

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

module-abbey-mayor = Abtei und Bürgermeister
module-line-abbey-mayor = 12 Plättchen, dazu Wagen, Gutshof
module-about-abbey-mayor = Die Abtei füllt eine Lücke, der Bürgermeister ist so stark, wie die Stadt Wappen hat, der Wagen fährt nach der Wertung weiter, und der Gutshof übernimmt eine Wiese für immer.

## Namen für sich allein: in Listen, auf Tafeln, in Legenden.

figure-mayor = Bürgermeister
figure-wagon = Wagen
figure-barn = Gutshof
deed-abbey = die Abtei legen
deed-barn = den Gutshof setzen
deed-wagon = den Wagen weiterziehen

## Wer gefragt wird und wonach. $player entscheidet.

decision-wagon = { $player }, dein Wagen auf { $cell } ist frei: weiterfahren oder zurückholen?

## Was auf Knöpfen und bei getippten Zügen steht: kurz genug für ein Telefon. Der erste Buchstabe wird dort groß.

option-abbey = Abtei auf { $cell }
option-barn = Gutshof südöstlich von { $cell }
option-wagon = { $cell }: { phrase-spot }
skip-wagon = Wagen zurückholen

## Was geschehen ist, je ein Satz in der Gegenwart. $player ist der, dessen Ereignis es ist, $other der zweite darin.

event-wagon-moved = { $stays ->
    [yes] { $player } fährt den Wagen auf { $cell } weiter: { phrase-spot }
   *[no] { $player } fährt den Wagen von { $start } nach { $cell }: { phrase-spot }
}
event-barn-built = { $player } setzt den Gutshof an die Südostecke von { $cell }

## Punkte mit den Teilen ihrer Summe, für jeden Grund eine Meldung, ohne Verb.

points-barn = { $player } +{ $points }: { figure-barn }, { kind-field } { $cell } ({ part-cities }{ part-each })
part-barn = { $barn_placed ->
    [0] { $barn_joined ->
        [0] { "" }
       *[other] , Gutshof
    }
   *[other] , Gutshof
}

## Warum ein Computer wählt, was er wählt, oder an jemandes Stelle wählte; und was er über ein Spiel sagt, das vorbei ist.

why-abbey = Auf { $cell } nützt die Abtei am meisten.
why-wagon = Der Wagen findet auf { $cell } neue Arbeit.
why-barn = Bei { $cell } hat der Gutshof die beste Wiese.

## Was in Bildern steht und in den Texten, die dasselbe in Worten sagen.

scene-abbey = Abtei
scene-reason-barn = Gutshöfe

## Was vor jemandem liegt, und wie es steht, für die Karte in Worten.

supply-mayor = { $count ->
    [one] { $count } Bürgermeister
   *[other] { $count } Bürgermeister
}
supply-wagon = { $count ->
    [one] { $count } Wagen
   *[other] { $count } Wagen
}
supply-barn = { $count ->
    [one] { $count } Gutshof
   *[other] { $count } Gutshöfe
}
token-abbey = { $count ->
    [one] { $count } Abtei
   *[other] { $count } Abteien
}
tile-abbey = Die Abtei: Sie passt überall.

## Regeln nach Themen, in eigenen Worten: Titel, Absatz, und weitere Wörter, unter denen jemand nachschlägt.

topic-abbey = Die Abtei
topic-text-abbey = Statt zu ziehen, darfst du deine Abtei in eine Lücke mit Plättchen auf allen vier Seiten legen. Sie passt überall. Sie schließt die Straßen und Städte ab, die sie berührt, gehört aber nicht dazu, und du darfst einen Mönch daraufsetzen.
topic-words-abbey = Abtei, Loch, Lücke, Kloster
topic-abbey-round = Die Abteirunde
topic-text-abbey-round = Wer nach dem letzten Zug noch eine Abtei hat, darf sie einmal legen, wenn es eine Lücke gibt. Es beginnt, wer links vom letzten Spieler sitzt. Übrige Abteien bringen nichts.
topic-words-abbey-round = Abtei, Runde, letzte, Ende
topic-mayor = Der Bürgermeister
topic-text-mayor = Der Bürgermeister darf nur in Städte. Er zählt für jedes Wappen der Stadt wie ein Meeple; ohne Wappen zählt er nichts, hält andere aber trotzdem fern.
topic-words-mayor = Bürgermeister, Stadt, Wappen, Mehrheit
topic-wagon = Der Wagen
topic-text-wagon = Der Wagen darf auf Straßen, in Städte und in Klöster. Nach der Wertung darf er weiterfahren: zu einer Straße, einer Stadt oder einem Kloster, unfertig und unbesetzt, auf seinem Plättchen oder einem der acht ringsum.
topic-words-wagon = Wagen, Karren, fahren, ziehen
topic-barn = Der Gutshof
topic-text-barn = Setz deinen Gutshof dorthin, wo vier Plättchen in einer Wiese zusammentreffen und noch kein Gutshof auf der Wiese steht. Die Bauern dort werden wie am Ende gewertet und kommen zurück. Danach darf kein Bauer mehr hin, und am Ende bringt der Gutshof 4 Punkte je fertiger Stadt.
topic-words-barn = Gutshof, Scheune, Wiese, Ecke, Bauer
topic-barn-joined = Eine Wiese kommt zum Gutshof
topic-text-barn-joined = Verbindet ein Plättchen eine Wiese mit Bauern und eine mit Gutshof, bringt sie dem Spieler mit den meisten Bauern 1 Punkt je fertiger Stadt, mit Schwein 2. Danach kommen alle Bauern und Schweine der Wiese zurück.
topic-words-barn-joined = Gutshof, verbinden, Wiese, Bauer, Schwein
