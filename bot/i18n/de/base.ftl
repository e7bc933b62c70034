### Carcassonne: the base game

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

game-carcassonne = Carcassonne
game-line-carcassonne = Legt Plättchen um Plättchen eine Landschaft und setzt Gefolgsleute ein
game-about-carcassonne = In jedem Zug legst du ein Plättchen, darfst eine Figur darauf setzen und wertest, was dadurch fertig wurde. Straßen, Städte, Klöster und Wiesen gehören denen, die dort die meisten Gefolgsleute haben. Die Erweiterungen lassen sich beliebig verbinden.
module-base = Grundspiel
module-line-base = Straßen, Städte und Klöster
module-about-base = 72 Plättchen und sieben Gefolgsleute für alle, die mitspielen. Plättchen legen, Gefolgsmann setzen, Fertiges werten. Es gehört zu jedem Spiel Carcassonne.

## Namen für sich allein: in Listen, auf Tafeln, in Legenden.

figure-follower = Gefolgsmann
kind-city = Stadt
kind-road = Straße
kind-monastery = Kloster
kind-field = Wiese
deed-tile = ein Plättchen legen
deed-draw = ein Plättchen ziehen
deed-figure = eine Figur setzen
deed-skip = passen

## Was von wem verlangt wird. $player entscheidet.

decision-tile = { $player }, du bist dran
decision-draw = { $player }, zieh ein Plättchen oder wähle eine andere Aktion
decision-step2 = { $player }, setz eine Figur oder lass es aus

## Was auf Knöpfen und bei getippten Zügen steht: kurz genug für ein Telefon. Der erste Buchstabe wird dort groß.

option-tile = { $cell }, { phrase-rotation }
option-draw = { $take ->
    [left_top] ziehen: links oben
    [left_bottom] ziehen: links unten
    [right_top] ziehen: rechts oben
    [right_bottom] ziehen: rechts unten
   *[none] Plättchen ziehen
}
option-figure = { phrase-role }: { phrase-spot }
skip-step2 = keine Figur
skip-draw = nichts weiter

## Was geschehen ist, je ein Satz in der Gegenwart. $player ist der, dessen Ereignis es ist, $other der zweite darin.

event-turn-began = { $part ->
    [1] Zug { $turn }: { $player }
   *[2] Zug { $turn }, zweites Plättchen: { $player }
}
event-drawn = { $player } zieht ein Plättchen. Im Stapel: { $left }
event-unplaceable = { $player } zieht ein Plättchen, das nirgends passt; es ist aus dem Spiel. Im Stapel: { $left }
event-laid = { $tile ->
    [abbey] { $player } legt die Abtei auf { $cell }
   *[other] { $player } legt das Plättchen auf { $cell }
}
event-deployed = { $player } setzt auf { $cell } { phrase-role-object } { phrase-spot-in }
event-completed = { $kind ->
    [city] Eine Stadt bei { $cell } ist fertig: { phrase-tiles }
    [road] Eine Straße bei { $cell } ist fertig: { phrase-tiles }
    [monastery] Das Kloster bei { $cell } ist fertig
    [garden] Der Garten bei { $cell } ist fertig
   *[other] Ein Gebiet bei { $cell } ist fertig: { phrase-tiles }
}
event-returned = { $player } bekommt { phrase-role-object } von { $cell } zurück
event-final-scoring = { $tiles_unplaced ->
    [0] Schlusswertung
    [one] Schlusswertung; { $tiles_unplaced } Plättchen bleibt im Stapel
   *[other] Schlusswertung; { $tiles_unplaced } Plättchen bleiben im Stapel
}
event-finished = { $count ->
    [one] Das Spiel ist zu Ende. { $winners } gewinnt: { phrase-points }
   *[other] Das Spiel ist zu Ende. { $winners } teilen sich den Sieg: { phrase-points }
}

## Punkte mit den Teilen ihrer Summe, für jeden Grund eine Meldung, ohne Verb.

points-road = { $player } +{ $points }: { kind-road } { $cell } ({ phrase-tiles }{ part-inn })
points-city = { $player } +{ $points }: { kind-city } { $cell } ({ phrase-tiles }{ part-shields }{ part-cathedral })
points-monastery = { $player } +{ $points }: { kind-monastery } { $cell } ({ part-around }{ part-retrieved })
part-shields = { $shields ->
    [0] { "" }
    [one] , { $shields } Wappen
   *[other] , { $shields } Wappen
}
part-around = { phrase-tiles }, { $neighbours } ringsum

## Regeln nach Themen, in eigenen Worten: Titel, Absatz, und weitere Wörter, unter denen jemand nachschlägt.

topic-turn = Ein Zug
topic-text-turn = Du ziehst ein Plättchen und legst es, dann darfst du eine Figur darauf setzen, dann wird alles gewertet, was durch das Plättchen fertig wurde. Danach ist im Uhrzeigersinn der Nächste dran.
topic-words-turn = Zug, Reihenfolge, Ablauf, Runde, Schritt, Zugreihenfolge
topic-tile = Ein Plättchen legen
topic-text-tile = Ein Plättchen kommt auf ein freies Feld und berührt mit mindestens einer Seite ein anderes. Jede Seite muss zum Nachbarn passen: Stadt an Stadt, Straße an Straße, Wiese an Wiese. Feld und Drehung wählst du.
topic-words-tile = Plättchen, Karte, legen, passen, drehen, Seite, Start
topic-unplaceable = Ein Plättchen, das nirgends passt
topic-text-unplaceable = Hat das gezogene Plättchen keinen erlaubten Platz, ist es aus dem Spiel, und du ziehst ein neues. Ist der Stapel dann leer, endet dein Zug ohne Plättchen.
topic-words-unplaceable = unpassend, abwerfen, unmöglich, Stapel, ziehen, passt nicht, kann nicht gelegt werden
topic-feature = Gebiete
topic-text-feature = Straßen, Städte, Wiesen, Klöster und Gärten sind Gebiete. Eine Straße, Stadt oder Wiese wächst mit jedem Plättchen, das sie über eine Seite fortsetzt. Ecken verbinden nie etwas.
topic-words-feature = Gebiet, Bereich, Abschnitt, verbinden
topic-follower = Gefolgsleute
topic-text-follower = Jeder hat sieben Gefolgsleute. Nach dem Legen darfst du einen aus deinem Vorrat auf eine Straße, Stadt, Wiese oder ein Kloster genau dieses Plättchens setzen. Er bleibt, bis das Gebiet gewertet wird; vorher kannst du ihn nicht zurücknehmen.
topic-words-follower = Gefolgsmann, Gefolgsleute, Meeple, Figur, Vorrat, setzen, wie viele Meeple
topic-occupied = Besetzte Gebiete
topic-text-occupied = In ein Gebiet, in dem schon jemand steht, darfst du keinen Gefolgsmann setzen, wie weit weg er auch sei; auch eigene sperren. Mehrere kommen nur zusammen, wenn ein Plättchen Gebiete verbindet, die getrennt besetzt wurden.
topic-words-occupied = besetzt, belegt, frei, verbinden, beanspruchen
topic-road = Straßen
topic-text-road = Ein Gefolgsmann auf einer Straße ist ein Wegelagerer. Eine Straße ist fertig, wenn beide Enden an einer Kreuzung, einer Stadt, einem Kloster oder sonst wo enden, oder wenn sie im Kreis führt. Sie bringt 1 Punkt je Plättchen, am Ende des Spiels auch unfertig.
topic-words-road = Straße, Weg, Wegelagerer, Kreuzung, Kreis, Räuber, Dieb
topic-city = Städte
topic-text-city = Ein Gefolgsmann in einer Stadt ist ein Ritter. Eine Stadt ist fertig, wenn ihre Mauer geschlossen ist und innen nichts fehlt. Sie bringt 2 Punkte je Plättchen und 2 je Wappen; unfertig am Ende des Spiels nur je 1.
topic-words-city = Stadt, Ritter, Mauer, Burg
topic-shield = Wappen
topic-text-shield = Ein Wappen macht seine Stadt mehr wert: 2 Punkte, wenn sie fertig ist, 1 am Ende des Spiels, wenn nicht. Wappen geben auch dem Bürgermeister seine Stärke.
topic-words-shield = Wappen, Schild, Fahne
topic-monastery = Klöster
topic-text-monastery = Ein Gefolgsmann im Kloster ist ein Mönch. Es ist fertig, wenn auf allen acht Feldern ringsum Plättchen liegen, und bringt 9 Punkte. Am Ende des Spiels bringt ein unfertiges 1 Punkt für sich und 1 für jedes Plättchen ringsum.
topic-words-monastery = Kloster, Mönch, acht, neun
topic-complete = Fertige Gebiete
topic-text-complete = Ein Gebiet ist fertig, wenn nichts mehr dazukommen kann. Alles, was ein Plättchen fertigstellt, wird im selben Zug gewertet. Ein freies Gebiet, das dein Plättchen gerade fertiggestellt hat, darfst du noch besetzen; dein Gefolgsmann wertet es und kommt gleich zurück.
topic-words-complete = fertig, vollendet, geschlossen, Wertung
topic-majority = Wer die Punkte bekommt
topic-text-majority = Wer in einem Gebiet die meisten Gefolgsleute hat, bekommt alle Punkte; die anderen gehen leer aus. Haben mehrere gleich viele, bekommt jeder die volle Zahl. Ein Gebiet ohne Figuren bringt niemandem etwas.
topic-words-majority = Mehrheit, Besitzer, Gleichstand, teilen, meiste, meiste Meeple, zwei Meeple
topic-return = Zurück in den Vorrat
topic-text-return = Wird ein Gebiet gewertet, gehen alle Gefolgsleute darin zu ihren Spielern zurück, ob sie Punkte brachten oder nicht. Ab deinem nächsten Zug kannst du sie wieder setzen.
topic-words-return = zurück, Vorrat, heim, nehmen, Meeple zurück
topic-end = Ende des Spiels
topic-text-end = Das Spiel endet mit dem Zug, in dem das letzte Plättchen gelegt wird. Dann werden unfertige Straßen, Städte und Klöster sowie die Wiesen für die gewertet, die dort stehen. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.
topic-words-end = Ende, Schlusswertung, gewinnen, Sieger, Gleichstand, wer gewinnt, Spielende, Sieg
topic-points = Punkte auf einen Blick
topic-text-points = Straße: 1 je Plättchen. Stadt: 2 je Plättchen und Wappen, unfertig 1. Kloster: 9, unfertig 1 und 1 für jedes Plättchen ringsum. Wiese: 3 je fertiger Stadt, am Ende. Erweiterungen ändern manches davon.
topic-words-points = Punkte, Wertung, Tabelle, Wert, Punkte zählen
topic-players = Mitspieler
topic-text-players = Es spielen zwei bis fünf, mit Wirtshäusern & Kathedralen sechs. Die Reihenfolge wird ausgelost und geht im Uhrzeigersinn.
topic-words-players = Spieler, Mitspieler, Plätze, Anzahl, sechs
