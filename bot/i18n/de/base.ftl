### Carcassonne: the base game

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

game-carcassonne = Carcassonne
game-line-carcassonne = Plättchen für Plättchen eine Landschaft bauen und besetzen
game-about-carcassonne = In jedem Zug legst du ein Plättchen, darfst einen Meeple daraufsetzen und wertest, was damit fertig wird. Wer in einem Gebiet die meisten Meeple hat, bekommt die Punkte. Die Erweiterungen kannst du beliebig mischen.
module-base = Grundspiel
module-line-base = Straßen, Städte und Klöster
module-about-base = 72 Plättchen, dazu sieben Meeple für alle, die mitspielen. Plättchen legen, Meeple setzen, Fertiges werten: Das gehört zu jeder Partie Carcassonne.

## Namen für sich allein: in Listen, auf Tafeln, in Legenden.

figure-follower = Meeple
kind-city = Stadt
kind-road = Straße
kind-monastery = Kloster
kind-field = Wiese
deed-tile = ein Plättchen legen
deed-draw = ein Plättchen ziehen
deed-figure = einen Meeple setzen
deed-skip = auslassen

## Wer gefragt wird und wonach. $player entscheidet.

decision-tile = { $player }, du bist dran
decision-draw = { $player }, zieh ein Plättchen oder wähle eine andere Aktion
decision-step2 = { $player }, setz einen Meeple oder keinen

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
short-figure = { $kind ->
    [city] { phrase-role }: { phrase-direction }
    [road] { phrase-role }: { phrase-direction }
    [field] { phrase-role }: { phrase-direction }
    [monastery] { phrase-role }
   *[other] { phrase-role }: { phrase-spot }
}
letters-figure = { $kind ->
    [city] { phrase-role }: { phrase-side }
    [road] { phrase-role }: { phrase-side }
    [field] { phrase-role }: { phrase-side }
    [monastery] { phrase-role }
   *[other] { phrase-role }: { phrase-spot }
}
skip-step2 = auslassen
skip-draw = nichts weiter

## Was geschehen ist, je ein Satz in der Gegenwart. $player ist der, dessen Ereignis es ist, $other der zweite darin.

event-turn-began = { $part ->
    [1] Zug { $turn }: { $player }
   *[2] Zug { $turn }, zweites Plättchen: { $player }
}
event-drawn = { $player } zieht ein Plättchen. Übrig: { $left }
event-unplaceable = { $player } zieht ein Plättchen, das nirgends passt. Es kommt aus dem Spiel. Übrig: { $left }
event-laid = { $tile ->
    [abbey] { $player } legt die Abtei auf { $cell }
   *[other] { $player } legt das Plättchen auf { $cell }
}
event-deployed = { $player } setzt auf { $cell } { phrase-role-object } { phrase-spot-in }
event-completed = { $kind ->
    [city] Eine Stadt bei { $cell } ist fertig: { phrase-tiles }
    [road] Eine Straße bei { $cell } ist fertig: { phrase-tiles }
    [monastery] Das Kloster auf { $cell } ist fertig
    [garden] Der Garten auf { $cell } ist fertig
   *[other] Ein Gebiet bei { $cell } ist fertig: { phrase-tiles }
}
event-returned = { $player } bekommt { phrase-role-object } von { $cell } zurück
event-final-scoring = { $tiles_unplaced ->
    [0] Schlusswertung
    [one] Schlusswertung, { $tiles_unplaced } Plättchen ist übrig
   *[other] Schlusswertung, { $tiles_unplaced } Plättchen sind übrig
}
event-finished = { $count ->
    [one] { $points ->
        [one] Die Partie ist aus – { $winners } gewinnt mit { $points } Punkt!
       *[other] Die Partie ist aus – { $winners } gewinnt mit { $points } Punkten!
    }
   *[other] { $points ->
        [one] Die Partie ist aus – { $winners } teilen sich den Sieg mit { $points } Punkt!
       *[other] Die Partie ist aus – { $winners } teilen sich den Sieg mit { $points } Punkten!
    }
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

topic-sheet = Die Regeln auf einer Seite
topic-text-sheet = Der Ablauf eines Zugs, alle Spielfiguren, alle Punkte und die Plättchen, mit den Erweiterungen im Spiel.
topic-words-sheet = Übersicht, Überblick, Zusammenfassung, Spickzettel, Kurzregeln, Seite, alles, alle Regeln
topic-turn = Ein Zug
topic-text-turn = Zieh ein Plättchen und leg es an, setz einen Meeple darauf, wenn du magst, und werte dann alles, was fertig geworden ist. Danach geht es im Uhrzeigersinn weiter.
topic-words-turn = Zug, Reihenfolge, Ablauf, Runde, Schritt, Zugreihenfolge
topic-tile = Ein Plättchen legen
topic-text-tile = Leg dein Plättchen auf ein freies Feld neben mindestens ein anderes. Alle Seiten, die sich berühren, müssen passen: Stadt an Stadt, Straße an Straße, Wiese an Wiese. Das Feld und die Drehung wählst du.
topic-words-tile = Plättchen, Karte, legen, passen, drehen, Seite, Start, wie viele Plättchen
topic-unplaceable = Ein Plättchen, das nirgends passt
topic-text-unplaceable = Passt dein Plättchen nirgends, kommt es aus dem Spiel, und du ziehst ein neues. Ist keines mehr da, endet dein Zug ohne Plättchen.
topic-words-unplaceable = unpassend, abwerfen, unmöglich, Stapel, ziehen, passt nicht, kann nicht gelegt werden
topic-feature = Gebiete
topic-text-feature = Straßen, Städte, Wiesen, Klöster und Gärten sind Gebiete. Eine Straße, Stadt oder Wiese wächst mit jedem Plättchen, das sie über eine Seite fortsetzt. Ecken verbinden nichts.
topic-words-feature = Gebiet, Bereich, Abschnitt, verbinden
topic-follower = Meeple
topic-text-follower = Du hast sieben Meeple. Nach dem Legen darfst du einen auf eine Straße, eine Stadt, eine Wiese oder ein Kloster genau dieses Plättchens setzen. Er bleibt dort, bis das Gebiet gewertet wird; vorher bekommst du ihn nicht zurück.
topic-words-follower = Gefolgsmann, Gefolgsleute, Meeple, Figur, Vorrat, setzen, wie viele Meeple, Lehmeeple, was ist ein Meeple
topic-occupied = Besetzte Gebiete
topic-text-occupied = In ein Gebiet, in dem schon ein Meeple steht, darfst du keinen setzen – egal, wie weit er weg ist und wem er gehört. Du kannst aber später dazukommen: mit einem Plättchen, das zwei besetzte Gebiete verbindet.
topic-words-occupied = besetzt, belegt, frei, verbinden, beanspruchen
topic-road = Straßen
topic-text-road = Ein Meeple auf einer Straße ist ein Wegelagerer. Eine Straße ist fertig, wenn beide Enden an einer Kreuzung, einer Stadt, einem Kloster oder einem anderen Straßenende liegen oder wenn sie im Kreis führt. Sie bringt 1 Punkt je Plättchen, ob fertig oder nicht.
topic-words-road = Straße, Weg, Wegelagerer, Kreuzung, Kreis, Räuber, Dieb
topic-city = Städte
topic-text-city = Ein Meeple in einer Stadt ist ein Ritter. Eine Stadt ist fertig, wenn ihre Mauer ringsum geschlossen ist und innen nichts fehlt. Sie bringt 2 Punkte je Plättchen und 2 je Wappen; ist sie am Ende unfertig, jeweils 1.
topic-words-city = Stadt, Ritter, Mauer, Burg
topic-shield = Wappen
topic-text-shield = Ein Wappen bringt in einer fertigen Stadt 2 Punkte mehr, in einer unfertigen am Ende 1.
topic-words-shield = Wappen, Schild, Fahne
topic-monastery = Klöster
topic-text-monastery = Ein Meeple im Kloster ist ein Mönch. Sind alle acht Felder ringsum belegt, bringt er 9 Punkte. Ist das Kloster am Ende unfertig, bringt er 1 Punkt für sich und 1 für jedes Plättchen ringsum.
topic-words-monastery = Kloster, Mönch, acht, neun
topic-complete = Fertige Gebiete
topic-text-complete = Ein Gebiet ist fertig, wenn nichts mehr dazukommen kann. Gewertet wird es noch im selben Zug. Ist es unbesetzt, darfst du noch einen Meeple hineinsetzen: Er bringt dir die Punkte und kommt gleich zurück.
topic-words-complete = fertig, vollendet, abgeschlossen, geschlossen, Wertung
topic-majority = Wer die Punkte bekommt
topic-text-majority = Wer in einem Gebiet die meisten Meeple hat, bekommt alle Punkte. Haben mehrere gleich viele, bekommt jeder die volle Zahl. Ein unbesetztes Gebiet bringt niemandem etwas.
topic-words-majority = Mehrheit, Besitzer, Gleichstand, teilen, meiste, meiste Meeple, zwei Meeple, stehlen, Stadt stehlen, übernehmen, wer bekommt Punkte
topic-return = Meeple kommen zurück
topic-text-return = Nach der Wertung gehen alle Meeple des Gebiets zu ihren Besitzern zurück, ob sie Punkte gebracht haben oder nicht. Ab deinem nächsten Zug kannst du sie wieder setzen.
topic-words-return = zurück, Vorrat, heim, nehmen, Meeple zurück
topic-end = Ende der Partie
topic-text-end = Die Partie endet nach dem Zug, in dem das letzte Plättchen gelegt wird. Dann werden noch die unfertigen Gebiete und die Wiesen gewertet. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.
topic-words-end = Ende, Schlusswertung, gewinnen, Sieger, Gleichstand, wer gewinnt, Spielende, Ende des Spiels, Sieg, letztes Plättchen
topic-points = Punkte auf einen Blick
topic-text-points = Straße: 1 je Plättchen. Stadt: 2 je Plättchen und Wappen, unfertig 1. Kloster: 9, unfertig 1 und 1 je Plättchen ringsum. Wiese: 3 je fertiger Stadt, am Ende. Erweiterungen ändern manches davon.
topic-words-points = Punkte, Wertung, Tabelle, Wert, Punkte zählen, wie viele Punkte
topic-players = Mitspieler
topic-text-players = Zwei bis fünf können mitspielen, mit Wirtshäusern und Kathedralen sechs. Die Reihenfolge wird ausgelost und geht im Uhrzeigersinn.
topic-words-players = Spieler, Mitspieler, Plätze, Anzahl, sechs, wer beginnt, wer fängt an, Startspieler
