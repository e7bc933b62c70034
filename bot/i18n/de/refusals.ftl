# Warum etwas nicht geht, und was ginge.

## Die Aktion selbst

refusal-bad-action = Das kann ich nicht als Aktion lesen: { $why }.
refusal-unknown-action = Die Aktion „{ $do }“ gibt es nicht. Es gibt: { $known }.
refusal-game-over = Die Partie ist aus.
refusal-not-your-decision = { $seat } ist jetzt nicht dran, sondern { $expected }.
refusal-wrong-kind = Das geht jetzt nicht: { $deed }. Möglich ist: { $expected }.
refusal-not-offered = So geht das nicht: { $deed }. Möglich ist: { $expected }.

## Der Ort eines Plättchens

refusal-cell-taken = Auf { $at } liegt schon ein Plättchen. Wähle ein leeres Feld.
refusal-no-neighbour = { $at } grenzt an kein Plättchen. Wähle ein Feld neben einem.
refusal-does-not-fit = Plättchen { $tile } passt so nicht auf { $at }: { phrase-rotation }. Drehungen, die passen: { $fitting }.
refusal-same-rotation = Plättchen { $tile } sieht gleich aus, ob { phrase-rotation } oder { $canonical }. Wähle: { $canonical }.
refusal-bad-rotation = Ein Plättchen lässt sich nur in Viertelschritten drehen, von 0 bis 3, nicht { $rot }.

## Der Ort eines Meeples

refusal-no-such-segment = „{ $on }“ gibt es auf diesem Plättchen nicht. Es gibt: { $segments }.
refusal-none-left = Davon hast du keinen mehr: { phrase-figure }.
refusal-figure-not-there = Das darf dort nicht hin: { phrase-figure }, { $on }.
refusal-occupied = Schon besetzt: { $on }. Wähle ein Gebiet, in dem niemand steht.
refusal-needs-own-follower = Dort brauchst du zuerst einen eigenen Meeple: { phrase-figure }, { $on }.

## Karten

refusal-no-such-card = Die Karte „{ $card }“ gibt es nicht.
refusal-card-not-in-hand = Nicht auf deiner Hand: { phrase-card }.
refusal-must-lie-down = Deine erste Karte einer Runde spielst du verdeckt: { phrase-card }.
refusal-must-lie-open = Nur deine erste Karte einer Runde spielst du verdeckt. Spiel diese offen: { phrase-card }.
refusal-row-of-its-colour = Offen gehört diese Karte in ihre eigene Reihe ({ phrase-row }): { phrase-card }.
refusal-follower-placed = Dein großer Meeple steht schon in einer Reihe. Spiel eine Karte.
refusal-another-card-asked = Jetzt geht es um eine andere Karte: { $asked }, nicht { phrase-card }.
refusal-no-animal-of-it = Solche Tiere hast du nicht, der Joker kann nicht dazu: { phrase-colour }. Du hast: { $held }.
refusal-too-many-cards = Im Stapel ist { phrase-card } öfter als im Spiel ({ $count }).
refusal-too-few-cards = { $cards ->
    [one] Im Stapel ist { $cards } Karte; zum Spiel gehören { $count }.
   *[other] Im Stapel sind { $cards } Karten; zum Spiel gehören { $count }.
}

## Aufbau und Aufzeichnungen

refusal-bad-record = Diese Aufzeichnung kann ich nicht lesen: { $why }.
refusal-unknown-game = Das Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
refusal-unknown-module = Die Erweiterung „{ $module }“ gibt es nicht. Zur Wahl: { $known }.
refusal-unknown-option = Die Option „{ $option }“ gibt es nicht. Es gibt: { $known }.
refusal-repeated-module = Die Erweiterung „{ $module }“ steht zweimal da. Nenn sie nur einmal.
refusal-bad-seats = { $seats ->
    [one] Mit { $seats } Spieler geht das nicht. Es geht mit { $fewest } bis { $most }.
   *[other] Mit { $seats } Spielern geht das nicht. Es geht mit { $fewest } bis { $most }.
}
refusal-bad-rules = Version { $rules } der Regeln kenne ich nicht. Ich kenne: { $known }.
refusal-no-draw = In der Aufzeichnung fehlen Startwert und Stapel. Eines davon braucht sie.
refusal-bad-seed = Ein Startwert hat 64 Zeichen, jedes von 0 bis 9 oder a bis f.
refusal-unknown-tile = Das Plättchen „{ $tile }“ gibt es in diesem Spiel nicht.
refusal-too-many-tiles = Im Stapel ist Plättchen { $tile } öfter als im Spiel ({ $count }).
refusal-bad-stack = Dieser Stapel gehört nicht zum Spiel: { $why }.
refusal-action-refused = Aktion { $number } ist gegen die Regeln: { $why }
refusal-unfinished = Die Aufzeichnung bricht ab. Als Nächstes wäre { $seat } dran.
refusal-result-differs = Die Aufzeichnung nennt als Ergebnis { $recorded }, nachgespielt ist es { $replayed }.
