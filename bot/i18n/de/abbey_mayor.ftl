### Abbey & Mayor

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

module-abbey-mayor = Abtei & Bürgermeister
module-line-abbey-mayor = 12 Plättchen, dazu Wagen, Gutshof
module-about-abbey-mayor = Die Abtei füllt ein Loch in der Karte, der Bürgermeister ist so stark, wie die Stadt Wappen hat, der Wagen fährt nach der Wertung weiter, und der Gutshof übernimmt eine Wiese für immer.

## Namen für sich allein: in Listen, auf Tafeln, in Legenden.

figure-mayor = Bürgermeister
figure-wagon = Wagen
figure-barn = Gutshof
deed-abbey = die Abtei legen
deed-barn = den Gutshof setzen
deed-wagon = den Wagen weiterfahren

## Was von wem verlangt wird. $player entscheidet.

decision-wagon = { $player }, dein Wagen auf { $cell } hat Punkte: weiterfahren oder nach Hause?

## Was auf Knöpfen und bei getippten Zügen steht: kurz genug für ein Telefon. Der erste Buchstabe wird dort groß.

option-abbey = Abtei auf { $cell }
option-barn = Gutshof südöstlich von { $cell }
option-wagon = { $cell }: { phrase-spot }
skip-wagon = Wagen nach Hause

## Was geschehen ist, je ein Satz in der Gegenwart. $player ist der, dessen Ereignis es ist, $other der zweite darin.

event-wagon-moved = { $player } fährt den Wagen von { $start } nach { $cell }: { phrase-spot }
event-barn-built = { $player } setzt den Gutshof auf die Südostecke von { $cell }

## Punkte mit den Teilen ihrer Summe, für jeden Grund eine Meldung, ohne Verb.

points-barn = { $player } +{ $points }: { figure-barn }, { kind-field } { $cell } ({ part-cities }{ part-each })
part-barn = { $barn_placed ->
    [0] { $barn_joined ->
        [0] { "" }
       *[other] , mit einem Gutshof verbunden
    }
   *[other] , Gutshof gesetzt
}

## Warum ein Computer wählt, was er wählt, oder an jemandes Stelle wählte; und was er über ein Spiel sagt, das vorbei ist.

why-abbey = Auf { $cell } bewirkt die Abtei am meisten.
why-wagon = Der Wagen findet auf { $cell } neue Arbeit.
why-barn = Der Gutshof hat bei { $cell } die beste Wiese.

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
topic-text-abbey = Statt zu ziehen, darfst du deine Abtei in ein Loch legen, an dessen vier Seiten Plättchen liegen; sie passt an alles. Sie schließt Straßen und Städte, die sie berührt, ohne dazuzugehören, und sie ist ein Kloster, in das du einen Mönch setzen darfst.
topic-words-abbey = Abtei, Loch, Lücke, Kloster
topic-abbey-round = Die Abteirunde
topic-text-abbey-round = Nach dem letzten Zug darf jeder, der seine Abtei noch hat, sie einmal legen, wenn es ein Loch gibt, links von dem beginnend, der zuletzt gespielt hat. Nicht gelegte Abteien sind nichts wert.
topic-words-abbey-round = Abtei, Runde, letzte, Ende
topic-mayor = Der Bürgermeister
topic-text-mayor = Der Bürgermeister steht nur in Städten. Er zählt so viele Gefolgsleute, wie die Stadt Wappen hat; ohne Wappen zählt er nichts, hält andere aber trotzdem fern.
topic-words-mayor = Bürgermeister, Stadt, Wappen, Mehrheit
topic-wagon = Der Wagen
topic-text-wagon = Der Wagen steht auf Straßen, in Städten und Klöstern. Wurde sein Gebiet gewertet, darfst du ihn, statt ihn heimzunehmen, auf eine freie unfertige Straße, Stadt oder ein Kloster auf seinem Plättchen oder einem der acht ringsum fahren.
topic-words-wagon = Wagen, Karren, fahren, ziehen
topic-barn = Der Gutshof
topic-text-barn = Deinen Gutshof darfst du dorthin setzen, wo vier Plättchen in einer Wiese zusammenstoßen, wenn auf dieser Wiese keiner steht. Die Bauern dort werden wie am Ende des Spiels gewertet und gehen heim. Von da an legt sich dort niemand mehr hin, und am Ende bringt dir der Gutshof 4 Punkte für jede fertige Stadt.
topic-words-barn = Gutshof, Scheune, Wiese, Ecke, Bauer
topic-barn-joined = Eine Wiese kommt zu einem Gutshof
topic-text-barn-joined = Verbindet ein Plättchen eine Wiese mit Bauern und eine mit Gutshof, werten die Bauern mit der Mehrheit 1 Punkt für jede fertige Stadt, mit Schwein 2. Dann gehen alle Bauern und Schweine der Wiese heim.
topic-words-barn-joined = Gutshof, verbinden, Wiese, Bauer, Schwein
