### Cardcassonne

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

game-cardcassonne = Cardcassonne
game-line-cardcassonne = Ein Kartenspiel mit Bluff: vier Reihen füllen und im richtigen Moment zugreifen
game-about-cardcassonne = Spiel Karten in vier farbige Reihen und nimm einmal pro Runde eine davon mit deinem großen Meeple: Er bekommt alle Karten vor sich. Deine erste Karte einer Runde kommt verdeckt. Personen bringen sofort Punkte, Tiere Runde für Runde, Gebäude am Ende.
option-name-short-game = Kurze Partie
option-line-short-game = Die Partie endet nach der Runde, in der jemand 100 Punkte erreicht

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
deed-claim = den großen Meeple setzen
deed-keep = über eine falsch gelegte Karte entscheiden
deed-assign = einen Joker zu einer Gruppe legen

## Wer gefragt wird und wonach. $player entscheidet.

decision-card = { $card ->
    [none] { $may ->
        [card] { $player }, spiel eine Karte
        [claim] { $player }, setz deinen großen Meeple
       *[both] { $player }, spiel eine Karte oder setz deinen großen Meeple
    }
   *[other] { $player }, wähle eine Reihe für diese Karte: { phrase-card }
}
decision-keep = { $player }, { phrase-card }, falsch ({ phrase-row }): 10 Punkte oder behalten?
decision-assign = { $player }, zu welcher Tiergruppe kommt dein Joker?

## Was auf Knöpfen und bei getippten Zügen steht: kurz genug für ein Telefon. Der erste Buchstabe wird dort groß.

option-card = { $down ->
    [yes] { phrase-card }, verdeckt, { phrase-row }
   *[no] { phrase-card }, { phrase-row }
}
short-card = { option-card }
option-claim = großer Meeple: { phrase-row }
option-keep = { $as ->
    [points] jetzt 10 Punkte
   *[collection] Karte behalten
}
option-assign = { phrase-colour }

## Was geschehen ist, je ein Satz in der Gegenwart. $player ist der, dessen Ereignis es ist, $other der zweite darin.

event-card-turned = { $row ->
    [none] Aufgedeckt: { phrase-card }. Der Geber wählt die Reihe
   *[other] Aufgedeckt: { phrase-card }, { phrase-row }
}
event-cards-dealt = { $each ->
    [one] Runde { $round }: { $dealer } gibt je { $each } Karte, { $begins } beginnt. Übrige Karten: { $left }
   *[other] Runde { $round }: { $dealer } gibt je { $each } Karten, { $begins } beginnt. Übrige Karten: { $left }
}
event-card-laid = { $card ->
    [none] { $player } spielt eine Karte verdeckt { phrase-row-in }
   *[other] { $player } spielt eine Karte { phrase-row-in }: { phrase-card }
}
event-row-claimed = { $cards ->
    [one] { $player } setzt den großen Meeple { phrase-row-in }: { $cards } Karte, davon verdeckt: { $down }
   *[other] { $player } setzt den großen Meeple { phrase-row-in }: { $cards } Karten, davon verdeckt: { $down }
}
event-card-revealed = { $misplaced ->
    [yes] Aufgedeckt { phrase-row-in }: { phrase-card }, falsch gelegt, von { $player }
   *[no] Aufgedeckt { phrase-row-in }: { phrase-card }, von { $player }
}
event-cards-taken = { $count ->
    [one] { $player } nimmt { $count } Karte ({ phrase-row }): { $cards }
   *[other] { $player } nimmt { $count } Karten ({ phrase-row }): { $cards }
}
event-card-kept = { $player } behält eine falsch gelegte Karte: { phrase-card }
event-joker-assigned = { $group ->
    [one] { $player } legt einen Joker zu einer Tiergruppe ({ phrase-colour }): jetzt { $group } Tier
   *[other] { $player } legt einen Joker zu einer Tiergruppe ({ phrase-colour }): jetzt { $group } Tiere
}
event-jokers-wait = { $player } hat keine Tiere. Tierjoker, die noch warten: { $jokers }
event-chest-filled = { $cards ->
    [one] { $player } legt { $cards } Gebäude in die Truhe; Karten darin: { $total }
   *[other] { $player } legt { $cards } Gebäude in die Truhe; Karten darin: { $total }
}
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
points-joker = { $jokers ->
    [one] { $player } +{ $points }: { $jokers } Tierjoker ohne Tier
   *[other] { $player } +{ $points }: { $jokers } Tierjoker ohne Tier
}
points-misplaced = { $cards ->
    [one] { $player } +{ $points }: { $cards } falsch gelegte Karte
   *[other] { $player } +{ $points }: { $cards } falsch gelegte Karten
}
points-special = { $dragon ->
    [0] { $player } +{ $points }: Fee
   *[other] { $fairy ->
        [0] { $player } +{ $points }: Drache
       *[other] { $player } +{ $points }: Drache und Fee
    }
}
points-chest = { $player } +{ $points }: Truhe (Sätze aus 4: { $sets_of_4 }, aus 3: { $sets_of_3 }, aus 2: { $sets_of_2 })

## Warum ein Computer wählt, was er wählt, oder an jemandes Stelle wählte; und was er über ein Spiel sagt, das vorbei ist.

why-claims-row = In der Reihe sind { phrase-points } zu sehen, und jemand anders könnte sie nehmen.
why-takes-points = Zehn Punkte jetzt sind besser als das, was die Karte noch bringt.
why-keeps-card = Die Karte bringt noch mehr als zehn Punkte.
why-assigns = In dieser Gruppe bringt der Joker am meisten.
why-lays-stray = Eine Karte anderer Farbe bringt zehn Punkte, wenn man die Reihe nimmt.
why-lays-down = { $who ->
    [you] Damit wird die Reihe besser, auf die du aus bist.
   *[other] Damit wird die Reihe besser, auf die er aus ist.
}
why-lays-joker = In dieser Reihe ist der Joker am meisten wert.
why-lays-card = { $who ->
    [you] Von deiner Hand hilft diese Karte den anderen am wenigsten und dir am meisten.
   *[other] Von seiner Hand hilft diese Karte den anderen am wenigsten und ihm am meisten.
}

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
scene-dealer = Geber: { $player }
scene-stack = { $count ->
    [one] Noch { $count } Karte
   *[other] Noch { $count } Karten
}
scene-card-row = { $kind ->
    [city] { phrase-row } (Stadt): { $cards }.
    [field] { phrase-row } (Wiese): { $cards }.
    [road] { phrase-row } (Straße): { $cards }.
   *[monastery] { phrase-row } (Kloster): { $cards }.
}
scene-card-ways = { $numbers }. { phrase-card }: { $rows }
scene-follower-here = großer Meeple ({ $player })
scene-down-by = { $card } ({ $player })
scene-title-hand = { $count ->
    [one] Deine Hand: { $count } Karte
   *[other] Deine Hand: { $count } Karten
}
scene-hand-down = Die erste Karte einer Runde kommt verdeckt in eine beliebige Reihe.
scene-own-down = Von dir verdeckt { phrase-row-in }: { $card }
scene-chest = In deiner Truhe: { $cards }.
scene-title-round = Runde { $round } von { $rounds } ist vorbei
scene-round-total = { $player }: +{ $gain }, insgesamt { $total }

## Was vor jemandem liegt, und wie es steht, für die Karte in Worten.

supply-card-big-follower = { $count ->
    [one] { $count } großer Meeple
   *[other] { $count } große Meeple
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
token-dealer = Geber

## Regeln nach Themen, in eigenen Worten: Titel, Absatz, und weitere Wörter, unter denen jemand nachschlägt.

topic-card-sheet = Cardcassonne auf einer Seite
topic-text-card-sheet = Der Ablauf einer Runde, alle Punkte und alle Karten.
topic-words-card-sheet = Übersicht, Überblick, Zusammenfassung, Spickzettel, Kurzregeln, Seite, alles, Karten
topic-card-goal = Cardcassonne
topic-text-card-goal = Spiel Karten in vier Reihen und nimm in jeder Runde eine davon mit deinem großen Meeple. Du bekommst die Karten vor ihm: Personen, Tiere, Gebäude und ab und zu einen Drachen. Wer nach der letzten Runde die meisten Punkte hat, gewinnt.
topic-words-card-goal = Ziel, gewinnen, Karten, Überblick
topic-card-turn = Ein Zug mit Karten
topic-text-card-turn = In deinem Zug spielst du eine Karte oder setzt deinen großen Meeple; auslassen darfst du nicht. Die Runde endet, wenn alle ihre Karten gespielt und den großen Meeple gesetzt haben.
topic-words-card-turn = Zug, Runde, spielen, passen
topic-card-points = Kartenpunkte auf einen Blick
topic-text-card-points = Was Personen, Tiere, Gebäude, Joker, Drache, Fee und falsch gelegte Karten bringen.
topic-words-card-points = Punkte, Wertung, Tabelle, Wert, zählen
topic-card-rounds = Runden und Handkarten
topic-text-card-rounds = Zu zweit spielt ihr 10 Runden mit 6 Karten, zu dritt 8 mit 5, zu viert 6 mit 5, zu fünft 6 mit 4. Der Stapel geht genau auf.
topic-words-card-rounds = Runde, Runden, Hand, geben, Anzahl, Spieler
topic-card-row = Reihen
topic-text-card-row = Eine Karte kommt ans rechte Ende einer Reihe. Offen gehört sie in die Reihe ihrer Farbe, ein Joker in jede. Ungeschützte Karten bleiben für die nächste Runde liegen.
topic-words-card-row = Reihe, Farbe, Brett
topic-card-down = Die verdeckte Karte
topic-text-card-down = Deine erste Karte jeder Runde kommt verdeckt in eine beliebige Reihe. Aufgedeckt wird sie, wenn jemand die Reihe nimmt. In einer Reihe anderer Farbe liegt sie falsch, und wer sie nimmt, hat etwas davon.
topic-words-card-down = verdeckt, verborgen, erste, Bluff
topic-card-claim = Der große Meeple in einer Reihe
topic-text-card-claim = Einmal pro Runde setzt du deinen großen Meeple ans Ende einer Reihe. Er schützt alle Karten zwischen sich und dem Brett oder dem nächsten großen Meeple links von ihm. Später gespielte Karten gehören dir nicht.
topic-words-card-claim = beanspruchen, großer Meeple, Gefolgsmann, schützen, Reihe
topic-card-dealer = Der Geber
topic-text-card-dealer = Wer den großen Meeple als Letzter setzt, gibt in der nächsten Runde, und links davon beginnt es. Den ersten Geber entscheidet das Los. Der Geber wählt auch die Reihen für Joker, die am Anfang aufgedeckt werden.
topic-words-card-dealer = Geber, geben, beginnen, erster, letzter
topic-card-misplaced = Falsch gelegte Karten
topic-text-card-misplaced = Eine falsch gelegte Person bringt 10 Punkte. Bei einem falsch gelegten Tier oder Gebäude wählst du: jetzt 10 Punkte, oder du behältst es als Karte seiner eigenen Farbe. Joker liegen nie falsch.
topic-words-card-misplaced = falsch, fehlgelegt, Farbe, zehn
topic-card-persons = Personen
topic-text-card-persons = Zähl die Werte der Personen zusammen, die du nimmst, und multipliziere die Summe mit ihrer Anzahl: 3, 1 und 1 bringen 5 mal 3. Sie bringen einmal Punkte und kommen dann aus dem Spiel.
topic-words-card-persons = Person, Personen, Leute, Wert, mal
topic-card-animals = Tiere
topic-text-card-animals = Tiere bleiben vor dir liegen, nach Farben in Gruppen. Bekommt eine Gruppe neue Tiere, bringt die ganze Gruppe Punkte: 3, 6, 9, 12, 14 für 1 bis 5 Tiere, dann 2 mehr für jedes weitere. Einige dieser Punkte sind rekonstruiert.
topic-words-card-animals = Tier, Tiere, Schaf, Gruppe, Tabelle
topic-card-animal-joker = Tierjoker
topic-text-card-animal-joker = Ein Tierjoker kommt für immer in eine Gruppe deiner Wahl und zählt dort als neues Tier. Hast du keine Tiere, bringt er 3 Punkte und wartet, bis du welche nimmst.
topic-words-card-animal-joker = Joker, Tier, beliebig
topic-card-buildings = Gebäude und Truhe
topic-text-card-buildings = Gebäude kommen in deine Truhe und bringen am Ende Punkte in Sätzen aus verschiedenen Farben: zwei 5 Punkte, drei 15, vier 30. Die besten Sätze findet der Bot für dich.
topic-words-card-buildings = Gebäude, Truhe, Satz, Stadt
topic-card-building-joker = Gebäudejoker
topic-text-card-building-joker = Ein Gebäudejoker steht für ein Gebäude in jeder Farbe, die seinem Satz fehlt. In einem Satz dürfen mehrere sein.
topic-words-card-building-joker = Joker, Gebäude, beliebig
topic-card-dragon = Drache und Fee
topic-text-card-dragon = Nimmst du den Drachen oder die Fee, bekommst du 10 Punkte. Die Karte kommt danach aus dem Spiel.
topic-words-card-dragon = Drache, Fee, zehn
topic-card-end = Ende des Kartenspiels
topic-text-card-end = Die Partie endet nach der letzten Runde. Karten in den Reihen bringen nichts mehr; die Truhen werden geöffnet und gewertet. Wer die meisten Punkte hat, gewinnt; bei Gleichstand zählen die Karten in der Truhe. In der kurzen Partie ist die Runde die letzte, in der jemand 100 Punkte erreicht.
topic-words-card-end = Ende, gewinnen, Gleichstand, kurz, 100
