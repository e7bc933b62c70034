### Cardcassonne

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

game-cardcassonne = Cardcassonne
game-line-cardcassonne = Ein Kartenspiel mit Bluff: vier Reihen füllen und im richtigen Moment nehmen
game-about-cardcassonne = Ihr legt Karten in vier farbige Reihen, und einmal in der Runde beanspruchst du mit dem großen Gefolgsmann eine davon: Er nimmt alle Karten vor sich. Die erste Karte jeder Runde liegt verdeckt. Personen werten sofort, Tiere wachsen von Runde zu Runde, Gebäude zählen am Ende.
option-name-short-game = Kurzes Spiel
option-line-short-game = Das Spiel endet nach der Runde, in der jemand 100 Punkte erreicht

## Namen für sich allein: in Listen, auf Tafeln, in Legenden.

card-blue-person-1 = blaue Person 1
card-blue-person-2 = blaue Person 2
card-blue-person-3 = blaue Person 3
card-blue-building = blaues Gebäude
card-blue-animal = blaues Tier
card-green-person-1 = grüne Person 1
card-green-person-2 = grüne Person 2
card-green-person-3 = grüne Person 3
card-green-building = grünes Gebäude
card-green-animal = grünes Tier
card-red-person-1 = rote Person 1
card-red-person-2 = rote Person 2
card-red-person-3 = rote Person 3
card-red-building = rotes Gebäude
card-red-animal = rotes Tier
card-yellow-person-1 = gelbe Person 1
card-yellow-person-2 = gelbe Person 2
card-yellow-person-3 = gelbe Person 3
card-yellow-building = gelbes Gebäude
card-yellow-animal = gelbes Tier
card-dragon = Drache
card-fairy = Fee
card-animal-joker = Tierjoker
card-building-joker = Gebäudejoker
card-back = verdeckte Karte
deed-card = eine Karte spielen
deed-claim = den großen Gefolgsmann setzen
deed-keep = über eine falsch gelegte Karte entscheiden
deed-assign = einen Joker zuordnen

## Was von wem verlangt wird. $player entscheidet.

decision-card = { $card ->
    [none] { $player }, spiel eine Karte oder setz deinen großen Gefolgsmann
   *[other] { $player }, wähle eine Reihe für diese Karte: { phrase-card }
}
decision-keep = { $player }, { phrase-card } ({ phrase-row }): 10 Punkte nehmen oder behalten?
decision-assign = { $player }, zu welcher Tiergruppe kommt dein Joker?

## Was auf Knöpfen und bei getippten Zügen steht: kurz genug für ein Telefon. Der erste Buchstabe wird dort groß.

option-card = { $down ->
    [yes] { phrase-card }, verdeckt, { phrase-row }
   *[no] { phrase-card }, { phrase-row }
}
option-claim = großer Gefolgsmann: { phrase-row }
option-keep = { $as ->
    [points] sofort 10 Punkte
   *[collection] Karte behalten
}
option-assign = { phrase-colour }

## Was geschehen ist, je ein Satz in der Gegenwart. $player ist der, dessen Ereignis es ist, $other der zweite darin.

event-card-turned = { $row ->
    [none] Aufgedeckt: { phrase-card }. Wer gibt, wählt die Reihe
   *[other] Aufgedeckt: { phrase-card }, { phrase-row }
}
event-cards-dealt = Runde { $round }: { $dealer } gibt allen { $each ->
    [one] { $each } Karte
   *[other] { $each } Karten
}, { $begins } beginnt. Im Stapel: { $left }
event-card-laid = { $card ->
    [none] { $player } legt verdeckt eine Karte { phrase-row-in }
   *[other] { $player } legt eine Karte { phrase-row-in }: { phrase-card }
}
event-row-claimed = { $player } setzt den großen Gefolgsmann { phrase-row-in }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, davon verdeckt: { $down }
event-card-revealed = { $misplaced ->
    [yes] Aufgedeckt { phrase-row-in }: { phrase-card }, falsch gelegt von { $player }
   *[no] Aufgedeckt { phrase-row-in }: { phrase-card }, von { $player }
}
event-cards-taken = { $player } nimmt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ({ phrase-row }): { $cards }
event-card-kept = { $player } behält eine falsch gelegte Karte: { phrase-card }
event-joker-assigned = { $player } gibt einen Joker zu einer Tiergruppe ({ phrase-colour }): jetzt { $group ->
    [one] { $group } Tier
   *[other] { $group } Tiere
}
event-jokers-wait = { $player } hat keine Tiere. Tierjoker, die auf eine Gruppe warten: { $jokers }
event-chest-filled = { $player } legt { $cards ->
    [one] { $cards } Gebäude
   *[other] { $cards } Gebäude
} in die Truhe; dort liegen jetzt: { $total }
event-row-discarded = Übrig und nichts wert ({ phrase-row }): { $cards }
event-chest-opened = { $player } öffnet die Truhe: { $sets }

## Punkte mit den Teilen ihrer Summe, für jeden Grund eine Meldung, ohne Verb.

points-persons = { $player } +{ $points }: Personen (Werte { $sum } × Karten { $cards })
points-animals = { $colour ->
    [blue] { $player } +{ $points }: blaue Tiere ({ $group }, neu: { $new })
    [green] { $player } +{ $points }: grüne Tiere ({ $group }, neu: { $new })
    [red] { $player } +{ $points }: rote Tiere ({ $group }, neu: { $new })
   *[yellow] { $player } +{ $points }: gelbe Tiere ({ $group }, neu: { $new })
}
points-joker = { $player } +{ $points }: { $jokers ->
    [one] { $jokers } Tierjoker
   *[other] { $jokers } Tierjoker
} ohne Tiere
points-misplaced = { $player } +{ $points }: { $cards ->
    [one] { $cards } falsch gelegte Karte
   *[other] { $cards } falsch gelegte Karten
}
points-special = { $dragon ->
    [0] { $player } +{ $points }: Fee
   *[other] { $fairy ->
        [0] { $player } +{ $points }: Drache
       *[other] { $player } +{ $points }: Drache und Fee
    }
}
points-chest = { $player } +{ $points }: Truhe (Sätze zu 4: { $sets_of_4 }, zu 3: { $sets_of_3 }, zu 2: { $sets_of_2 })

## Warum ein Computer wählt, was er wählt, oder an jemandes Stelle wählte; und was er über ein Spiel sagt, das vorbei ist.

why-claims-row = In der Reihe liegen sichtbar { phrase-points }, und jemand könnte sie wegnehmen.
why-takes-points = Zehn Punkte jetzt sind mehr, als die Karte bringen wird.
why-keeps-card = Die Karte wird mehr als zehn Punkte bringen.
why-assigns = In dieser Gruppe bringt der Joker am meisten.
why-lays-stray = Eine Karte anderer Farbe bringt zehn Punkte ein, wenn jemand die Reihe nimmt.
why-lays-down = Sie macht die Reihe besser, auf die es ankommt.
why-lays-joker = In dieser Reihe ist der Joker am meisten wert.
why-lays-card = Von der Hand hilft diese Karte den anderen am wenigsten und einem selbst am meisten.

## Was in Bildern steht und in den Texten, die dasselbe in Worten sagen.

scene-reason-persons = Personen
scene-reason-animals = Tiere
scene-reason-misplaced = Falsch gelegt
scene-reason-special = Drache und Fee
scene-reason-joker = Joker
scene-reason-chest = Truhe
scene-round = { $round ->
    [0] Die Karten werden aufgedeckt
   *[other] Runde { $round } von { $rounds }
}
scene-dealer = { $player } gibt
scene-stack = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
scene-card-row = { $kind ->
    [city] { phrase-row } (Stadt): { $cards }.
    [field] { phrase-row } (Wiese): { $cards }.
    [road] { phrase-row } (Straße): { $cards }.
   *[monastery] { phrase-row } (Kloster): { $cards }.
}
scene-card-ways = { $numbers }. { phrase-card }: { $rows }
scene-follower-here = großer Gefolgsmann ({ $player })
scene-down-by = { $card } ({ $player })
scene-title-hand = { $count ->
    [one] Deine Hand: { $count } Karte
   *[other] Deine Hand: { $count } Karten
}
scene-hand-down = Die erste Karte einer Runde wird verdeckt gelegt, in eine Reihe deiner Wahl.
scene-own-down = Verdeckt gelegt hast du { phrase-row-in }: { $card }.
scene-chest = In deiner Truhe: { $cards }.
scene-title-round = Runde { $round } von { $rounds } ist vorbei
scene-round-total = { $player }: +{ $gain }, jetzt { $total }

## Was vor jemandem liegt, und wie es steht, für die Karte in Worten.

supply-card-big-follower = { $count ->
    [one] { $count } großer Gefolgsmann
   *[other] { $count } große Gefolgsleute
}
token-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
token-animals = { $colour ->
    [blue] blaue Tiere: { $count }
    [green] grüne Tiere: { $count }
    [red] rote Tiere: { $count }
   *[yellow] gelbe Tiere: { $count }
}
token-jokers = { $colour ->
    [blue] Joker unter den blauen Tieren: { $count }
    [green] Joker unter den grünen Tieren: { $count }
    [red] Joker unter den roten Tieren: { $count }
   *[yellow] Joker unter den gelben Tieren: { $count }
}
token-waiting = { $count ->
    [one] { $count } Tierjoker wartet
   *[other] { $count } Tierjoker warten
}
token-chest = { $count ->
    [one] { $count } Karte in der Truhe
   *[other] { $count } Karten in der Truhe
}
token-dealer = gibt die Karten

## Regeln nach Themen, in eigenen Worten: Titel, Absatz, und weitere Wörter, unter denen jemand nachschlägt.

topic-card-goal = Cardcassonne
topic-text-card-goal = Legt Karten in vier Reihen, und nimm in jeder Runde mit dem großen Gefolgsmann eine davon. Du bekommst die Karten vor ihm: Personen, Tiere, Gebäude und hin und wieder einen Drachen. Wer nach der letzten Runde die meisten Punkte hat, gewinnt.
topic-words-card-goal = Ziel, gewinnen, Karten, Überblick
topic-card-turn = Ein Zug mit Karten
topic-text-card-turn = In deinem Zug spielst du eine Karte oder setzt den großen Gefolgsmann; passen kannst du nicht. Die Runde endet, wenn alle ihre Karten gespielt und den großen Gefolgsmann gesetzt haben.
topic-words-card-turn = Zug, Runde, spielen, passen
topic-card-rounds = Runden und Hände
topic-text-card-rounds = Zu zweit sind es 10 Runden mit 6 Karten, zu dritt 8 mit 5, zu viert 6 mit 5, zu fünft 6 mit 4. Der Stapel geht genau auf.
topic-words-card-rounds = Runde, Runden, Hand, geben, Anzahl, Spieler
topic-card-row = Reihen
topic-text-card-row = Eine Karte kommt ans rechte Ende einer Reihe. Offen gehört sie in die Reihe ihrer Farbe, Joker in jede. Was am Ende der Runde niemand schützt, bleibt für die nächste liegen.
topic-words-card-row = Reihe, Farbe, Brett
topic-card-down = Die verdeckte Karte
topic-text-card-down = Deine erste Karte jeder Runde liegt verdeckt, in irgendeiner Reihe. Aufgedeckt wird sie, wenn jemand sie nimmt. In einer Reihe anderer Farbe ist sie falsch gelegt und für den etwas wert, der sie nimmt.
topic-words-card-down = verdeckt, verborgen, erste, Bluff
topic-card-claim = Der große Gefolgsmann in einer Reihe
topic-text-card-claim = Einmal in der Runde setzt du deinen großen Gefolgsmann ans Ende einer Reihe. Er schützt alle Karten zwischen sich und dem Brett oder dem nächsten Gefolgsmann links von ihm. Was danach angelegt wird, gehört ihm nicht.
topic-words-card-claim = beanspruchen, großer, Gefolgsmann, schützen, Reihe
topic-card-dealer = Wer gibt
topic-text-card-dealer = Wer in einer Runde den großen Gefolgsmann zuletzt setzt, gibt in der nächsten, und links davon wird begonnen. In der ersten Runde entscheidet das Los. Wer gibt, wählt auch die Reihen für Joker, die beim Aufbau aufgedeckt werden.
topic-words-card-dealer = Geber, geben, beginnen, erster, letzter
topic-card-misplaced = Falsch gelegte Karten
topic-text-card-misplaced = Eine falsch gelegte Person bringt 10 Punkte. Bei einem falsch gelegten Tier oder Gebäude wählst du: 10 Punkte sofort, oder du behältst es als Karte seiner eigenen Farbe. Joker liegen nie falsch.
topic-words-card-misplaced = falsch, fehlgelegt, Farbe, zehn
topic-card-persons = Personen
topic-text-card-persons = Zähle die Werte der genommenen Personen zusammen und multipliziere die Summe mit ihrer Anzahl: 3, 1 und 1 bringen 5 mal 3. Sie werten einmal und sind dann aus dem Spiel.
topic-words-card-persons = Person, Personen, Leute, Wert, mal
topic-card-animals = Tiere
topic-text-card-animals = Tiere bleiben vor dir liegen, für jede Farbe eine Gruppe. Sooft eine Gruppe neue Tiere bekommt, wertet die ganze Gruppe: 3, 6, 9, 12, 14 Punkte für 1 bis 5 Tiere, dann 2 mehr für jedes. Die Tabelle ist zum Teil rekonstruiert.
topic-words-card-animals = Tier, Tiere, Schaf, Gruppe, Tabelle
topic-card-animal-joker = Tierjoker
topic-text-card-animal-joker = Ein Tierjoker kommt für immer zu einer Gruppe deiner Wahl und zählt dort als neues Tier. Hast du keine Tiere, bringt er 3 Punkte und wartet, bis du welche nimmst.
topic-words-card-animal-joker = Joker, Tier, beliebig
topic-card-buildings = Gebäude und die Truhe
topic-text-card-buildings = Gebäude kommen in deine Truhe und zählen am Ende in Sätzen verschiedener Farben: zwei bringen 5 Punkte, drei 15, vier 30. Die beste Aufteilung wird für dich gefunden.
topic-words-card-buildings = Gebäude, Truhe, Satz, Stadt
topic-card-building-joker = Gebäudejoker
topic-text-card-building-joker = Ein Gebäudejoker steht für ein Gebäude jeder Farbe, die seinem Satz fehlt. In einem Satz können mehrere sein.
topic-words-card-building-joker = Joker, Gebäude, beliebig
topic-card-dragon = Drache und Fee
topic-text-card-dragon = Drache und Fee bringen dem, der sie nimmt, je 10 Punkte und sind dann aus dem Spiel.
topic-words-card-dragon = Drache, Fee, zehn
topic-card-end = Ende des Kartenspiels
topic-text-card-end = Das Spiel endet nach der letzten Runde. Karten, die noch in den Reihen liegen, sind nichts wert; die Truhen werden geöffnet und gewertet. Die meisten Punkte gewinnen, bei Gleichstand mehr Karten in der Truhe. Im kurzen Spiel ist die Runde die letzte, in der jemand 100 Punkte erreicht.
topic-words-card-end = Ende, gewinnen, Gleichstand, kurz, 100
