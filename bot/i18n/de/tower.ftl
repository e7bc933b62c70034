### Tower

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

module-tower = Turm
module-line-tower = 18 Plättchen und Türme, die Meeple fangen
module-about-tower = Statt einen Meeple zu setzen, darfst du ein Turmteil bauen und einen Meeple in Reichweite gefangen nehmen. Gefangene werden ausgetauscht oder für 3 Punkte freigekauft.
option-name-organiser = Turmhalter
option-line-organiser = Turm: zwei Stapel, und du ziehst oben oder unten von einem davon
option-name-one-ransom = Ein Lösegeld pro Zug
option-line-one-ransom = Turm: höchstens einen Meeple pro Zug freikaufen

## Namen für sich allein: in Listen, auf Tafeln, in Legenden.

kind-tower = Turm
deed-tier = ein Turmteil bauen
deed-close = einen Meeple auf einen Turm stellen
deed-capture = einen Meeple gefangen nehmen
deed-exchange = einen Gefangenen zum Tausch wählen
deed-ransom = Lösegeld zahlen

## Wer gefragt wird und wonach. $player entscheidet.

decision-capture = { $player }, fang einen Meeple in Reichweite deines Turms auf { $cell } oder lass es aus
decision-exchange = { $player }, welchen gefangenen Meeple willst du zurück? Du gibst: { phrase-figure }
decision-ransom = { $player }, kauf einen Meeple für 3 Punkte frei oder beende deinen Zug

## Was auf Knöpfen und bei getippten Zügen steht: kurz genug für ein Telefon. Der erste Buchstabe wird dort groß.

option-tier = Turmteil auf { $cell }
option-close = { phrase-figure } auf den Turm { $cell }
option-capture = { $own ->
    [yes] { $cell }: { phrase-role } (deiner)
   *[no] { $cell }: { phrase-role } ({ $other })
}
option-exchange = { phrase-figure }
option-ransom = freikaufen: { phrase-figure } ({ $other })
skip-capture = kein Gefangener
skip-ransom = kein Lösegeld

## Was geschehen ist, je ein Satz in der Gegenwart. $player ist der, dessen Ereignis es ist, $other der zweite darin.

event-tier-built = { $player } baut ein Turmteil auf { $cell }: Höhe { $height }
event-tower-closed = { $player } stellt { phrase-figure-object } auf den Turm ({ $cell })
event-captured = { $own ->
    [yes] { $player } holt { phrase-role-object } von { $cell } zurück
   *[no] { $player } fängt auf { $cell } { phrase-role-object } ({ $other })
}
event-exchanged = Gefangene werden ausgetauscht: { $player } bekommt { phrase-figure-object } zurück; an { $other } geht: { $theirs }
event-ransomed = { $player } kauft { phrase-figure-object } frei; { $other } bekommt das Lösegeld
# Alles Lösegeld, das jemand in einem Zug zahlt. $count: wie viele er freikauft; $paid: Punkte; $gains: wer sie bekommt
told-ransoms = { $count ->
    [one] { $player } kauft { phrase-figure-object } frei (−{ $paid }): { $gains }
   *[other] { $player } kauft { $count } Meeples frei (−{ $paid }): { $gains }
}
told-ransom-gain = { $player } +{ $points }

## Punkte mit den Teilen ihrer Summe, für jeden Grund eine Meldung, ohne Verb.

points-ransom = { $paid ->
    [0] { $player } +{ $points }: Lösegeld
   *[other] { $player } −{ $paid }: Lösegeld
}

## Warum ein Computer wählt, was er wählt, oder an jemandes Stelle wählte; und was er über ein Spiel sagt, das vorbei ist.

why-ransom = Der Meeple ist mehr wert als das Lösegeld.
why-exchange = Dieser Meeple wird am meisten gebraucht.
why-captures = { $who ->
    [you] Damit fängst du einen Meeple von { $other } auf { $cell }.
   *[other] Damit fängt er einen Meeple von { $other } auf { $cell }.
}
why-tower = Der Turm auf { $cell } bedroht alles, was um ihn steht.

## Was in Bildern steht und in den Texten, die dasselbe in Worten sagen.

scene-tower = { $top ->
    [none] Turm auf { $cell }: Höhe { $height }.
   *[other] Turm auf { $cell }: Höhe { $height }, { $top }.
}
scene-top = oben { phrase-figure } ({ $player })
scene-reason-ransom = Lösegeld

## Was vor jemandem liegt, und wie es steht, für die Karte in Worten.

token-tiers = { $count ->
    [one] { $count } Turmteil
   *[other] { $count } Turmteile
}
token-prisoners = gefangen: { phrase-figure } ({ $player })
mark-tower = Turmfundament

## Regeln nach Themen, in eigenen Worten: Titel, Absatz, und weitere Wörter, unter denen jemand nachschlägt.

topic-tower = Türme
topic-text-tower = Statt einen Meeple zu setzen, darfst du ein Turmteil auf einen beliebigen offenen Turm oder ein Fundament der Karte bauen und dann einen Meeple in Reichweite gefangen nehmen. Bauen kannst du, solange du Turmteile hast.
topic-words-tower = Turm, Turmteil, Turmstück, Fundament, bauen, Höhe
topic-reach = Die Reichweite eines Turms
topic-text-reach = Ein Turm erreicht sein eigenes Feld und in jeder der vier Richtungen so viele Felder, wie er hoch ist. Leere Felder zählen mit, nichts versperrt den Weg, und schräg reicht er nicht. Es kommt auf das Feld an, auf dem der Meeple steht.
topic-words-reach = Reichweite, Höhe, Felder, Richtung, fangen
topic-capture = Gefangene nehmen
topic-text-capture = Direkt nach dem Bauen darfst du einen Meeple in Reichweite nehmen. Ein fremder wird dein Gefangener, ein eigener kommt zurück. Er verlässt sein Gebiet vor der Wertung. Fangen kannst du Meeple aller Art, Abt, Bürgermeister und Wagen, aber nicht Baumeister, Schwein und Gutshof.
topic-words-capture = fangen, Gefangener, gefangen, nehmen
topic-closing = Ein Meeple auf dem Turm
topic-text-closing = Statt einen Meeple auf dein Plättchen zu setzen, darfst du ihn, groß oder nicht, auf einen offenen Turm stellen. Dann kann dort niemand mehr bauen. Er gehört zu keinem Gebiet und bleibt bis zum Ende, außer er wird gefangen.
topic-words-closing = schließen, besetzen, Spitze, Turm
topic-exchange = Gefangene austauschen
topic-text-exchange = Fängst du einen Meeple von jemandem, der einen von dir hat, werden beide sofort ausgetauscht. Sind es verschiedene von dir, wählst du, welcher zurückkommt.
topic-words-exchange = austauschen, Tausch, Gefangener
topic-ransom = Lösegeld
topic-text-ransom = In deinem Zug darfst du deine gefangenen Meeple für je 3 Punkte freikaufen; die Punkte bekommt, wer sie gefangen hat. Du brauchst mindestens 3 Punkte und darfst den Meeple noch im selben Zug setzen. Eine Option erlaubt nur ein Lösegeld pro Zug.
topic-words-ransom = Lösegeld, freikaufen, Gefangener, frei
topic-organiser = Der Turmhalter
topic-text-organiser = Mit dieser Option gibt es zwei Stapel, und du ziehst von einem davon das oberste oder unterste Plättchen.
topic-words-organiser = Turmhalter, Stapel, ziehen, Hälfte
