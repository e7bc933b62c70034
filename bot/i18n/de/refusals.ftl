# Warum etwas nicht geht, und was ginge.

## Die Aktion selbst

refusal-bad-action = Das lässt sich nicht als Aktion lesen: { $why }.
refusal-unknown-action = Eine Aktion „{ $do }“ gibt es nicht. Es gibt: { $known }.
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-decision = { $seat } ist jetzt nicht dran. Es entscheidet: { $expected }.
refusal-wrong-kind = Das geht jetzt nicht: { $deed }. Möglich ist: { $expected }.
refusal-not-offered = So geht das nicht: { $deed }. Jetzt ist möglich: { $expected }.

## Der Ort eines Plättchens

refusal-cell-taken = Auf { $at } liegt schon ein Plättchen. Wähle ein freies Feld.
refusal-no-neighbour = { $at } grenzt an kein Plättchen. Wähle ein Feld neben einem.
refusal-does-not-fit = Plättchen { $tile } passt so nicht auf { $at } ({ phrase-rotation }). Dort passt: { $fitting }.
refusal-same-rotation = Plättchen { $tile } sieht gleich aus: { phrase-rotation } und { $canonical }. Wähle: { $canonical }.
refusal-bad-rotation = Gedreht wird um 0, 1, 2 oder 3 Viertel, nicht um { $rot }.

## Der Ort einer Figur

refusal-no-such-segment = Auf diesem Plättchen gibt es „{ $on }“ nicht. Es gibt: { $segments }.
refusal-none-left = Davon hast du keine mehr: { phrase-figure }.
refusal-figure-not-there = Diese Figur darf dort nicht stehen: { phrase-figure }, { $on }.
refusal-occupied = Schon besetzt: { $on }. In diesem Gebiet steht jemand; wähle eines ohne Figur.
refusal-needs-own-follower = Diese Figur braucht einen eigenen Gefolgsmann im selben Gebiet: { phrase-figure }, { $on }.

## Karten

refusal-no-such-card = Eine Karte „{ $card }“ gibt es nicht.
refusal-card-not-in-hand = Nicht in deiner Hand: { phrase-card }.
refusal-must-lie-down = Deine erste Karte einer Runde wird verdeckt gelegt: { phrase-card }.
refusal-must-lie-open = Nur deine erste Karte einer Runde wird verdeckt gelegt. Spiele diese offen: { phrase-card }.
refusal-row-of-its-colour = Offen gehört diese Karte in ihre Reihe ({ phrase-row }): { phrase-card }.
refusal-follower-placed = Dein großer Gefolgsmann steht schon in einer Reihe. Spiele eine Karte.
refusal-another-card-asked = Jetzt geht es um eine andere Karte: { $asked }, nicht { phrase-card }.
refusal-no-animal-of-it = Von diesen Tieren hast du keines, zu dem der Joker könnte: { phrase-colour }. Du hast: { $held }.
refusal-too-many-cards = Im Stapel ist { phrase-card } öfter als im Spiel ({ $count }).
refusal-too-few-cards = Im Stapel { $cards ->
    [one] ist { $cards } Karte
   *[other] sind { $cards } Karten
}; zum Spiel gehören { $count }.

## Aufbau und Aufzeichnungen

refusal-bad-record = Diese Aufzeichnung lässt sich nicht lesen: { $why }.
refusal-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
refusal-unknown-module = Eine Erweiterung „{ $module }“ gibt es nicht. Es gibt: { $known }.
refusal-unknown-option = Eine Option „{ $option }“ gibt es nicht. Es gibt: { $known }.
refusal-repeated-module = Die Erweiterung „{ $module }“ ist zweimal genannt. Nenne sie einmal.
refusal-bad-seats = { $seats ->
    [one] { $seats } Spieler kann
   *[other] { $seats } Spieler können
} das nicht spielen. Es geht mit { $fewest } bis { $most }.
refusal-bad-rules = Die Regelfassung { $rules } ist hier nicht bekannt. Bekannt sind: { $known }.
refusal-no-draw = Der Aufbau hat weder Startwert noch Stapel. Eines davon braucht er.
refusal-bad-seed = Ein Startwert hat 64 Zeichen, jedes von 0 bis 9 oder a bis f.
refusal-unknown-tile = Ein Plättchen „{ $tile }“ gibt es in diesem Spiel nicht.
refusal-too-many-tiles = Im Stapel ist Plättchen { $tile } öfter als im Spiel ({ $count }).
refusal-bad-stack = Dieser Stapel gehört nicht zum Spiel: { $why }.
refusal-action-refused = Aktion { $number } passt nicht zu den Regeln: { $why }
refusal-unfinished = Die Aufzeichnung bricht ab. Als Nächstes entscheidet { $seat }.
refusal-result-differs = Die Aufzeichnung nennt als Ergebnis { $recorded }; nachgespielt ist es { $replayed }.
