### Tower

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

module-tower = Turm
module-line-tower = 18 Plättchen und Türme, die Gefangene machen
module-about-tower = Statt eine Figur zu setzen, darfst du ein Turmstück bauen und eine Figur in Reichweite gefangen nehmen. Gefangene werden ausgetauscht oder für 3 Punkte freigekauft.
option-name-organiser = Turmhalter
option-line-organiser = Turm: Der Stapel wird geteilt; gezogen wird von einer Hälfte, oben oder unten
option-name-one-ransom = Ein Lösegeld je Zug
option-line-one-ransom = Turm: In einem Zug darf höchstens eine Figur freigekauft werden

## Namen für sich allein: in Listen, auf Tafeln, in Legenden.

kind-tower = Turm
deed-tier = ein Turmstück bauen
deed-close = einen Turm besetzen
deed-capture = einen Gefangenen nehmen
deed-exchange = wählen, wer ausgetauscht wird
deed-ransom = Lösegeld zahlen

## Was von wem verlangt wird. $player entscheidet.

decision-capture = { $player }, fange eine Figur in Reichweite deines Turms auf { $cell }, oder keine
decision-exchange = { $player }, welche gefangene Figur willst du zurück? Du gibst: { phrase-figure }
decision-ransom = { $player }, kauf eine Figur für 3 Punkte frei oder beende deinen Zug

## Was auf Knöpfen und bei getippten Zügen steht: kurz genug für ein Telefon. Der erste Buchstabe wird dort groß.

option-tier = Turmstück auf { $cell }
option-close = { phrase-figure } auf den Turm { $cell }
option-capture = { $own ->
    [yes] { $cell }: { phrase-role } (eigene Figur)
   *[no] { $cell }: { phrase-role } ({ $other })
}
option-exchange = { phrase-figure }
option-ransom = freikaufen: { phrase-figure } ({ $other })
skip-capture = kein Gefangener
skip-ransom = kein Lösegeld

## Was geschehen ist, je ein Satz in der Gegenwart. $player ist der, dessen Ereignis es ist, $other der zweite darin.

event-tier-built = { $player } baut den Turm auf { $cell } bis zur Höhe { $height }
event-tower-closed = { $player } stellt { phrase-figure-object } auf den Turm ({ $cell })
event-captured = { $own ->
    [yes] { $player } nimmt { phrase-role-object } von { $cell } nach Hause
   *[no] { $player } nimmt auf { $cell } { phrase-role-object } gefangen ({ $other })
}
event-exchanged = Gefangene werden ausgetauscht: { $player } bekommt { phrase-figure-object } zurück; an { $other } geht: { $theirs }
event-ransomed = { $player } kauft { phrase-figure-object } frei; { $other } bekommt das Lösegeld

## Punkte mit den Teilen ihrer Summe, für jeden Grund eine Meldung, ohne Verb.

points-ransom = { $paid ->
    [0] { $player } +{ $points }: Lösegeld
   *[other] { $player } { $points }: Lösegeld
}

## Warum ein Computer wählt, was er wählt, oder an jemandes Stelle wählte; und was er über ein Spiel sagt, das vorbei ist.

why-ransom = Die Figur ist mehr wert als das Lösegeld.
why-exchange = Diese Figur wird am meisten gebraucht.
why-captures = Auf { $cell } wird eine Figur von { $other } gefangen.
why-tower = Der Turm auf { $cell } bedroht, was um ihn steht.

## Was in Bildern steht und in den Texten, die dasselbe in Worten sagen.

scene-tower = { $top ->
    [none] Turm auf { $cell }: Höhe { $height }.
   *[other] Turm auf { $cell }: Höhe { $height }, { $top }.
}
scene-top = oben { phrase-figure } ({ $player })
scene-reason-ransom = Lösegeld

## Was vor jemandem liegt, und wie es steht, für die Karte in Worten.

token-tiers = { $count ->
    [one] { $count } Turmstück
   *[other] { $count } Turmstücke
}
token-prisoners = gefangen: { phrase-figure } ({ $player })
mark-tower = Turmfundament

## Regeln nach Themen, in eigenen Worten: Titel, Absatz, und weitere Wörter, unter denen jemand nachschlägt.

topic-tower = Türme
topic-text-tower = Statt eine Figur zu setzen, darfst du in jedem Zug ein eigenes Turmstück auf irgendein Fundament oder einen offenen Turm der Karte stellen, wer auch immer ihn begonnen hat. Danach darfst du eine Figur in Reichweite gefangen nehmen. Bauen kannst du, solange du Turmstücke hast.
topic-words-tower = Turm, Turmstück, Fundament, bauen, Höhe
topic-reach = Die Reichweite eines Turms
topic-text-reach = Ein Turm erreicht sein eigenes Feld und in jeder der vier Richtungen so viele Felder, wie er hoch ist. Leere Felder zählen mit, nichts versperrt den Weg; schräg reicht er nicht. Es kommt auf das Feld an, auf dem die Figur steht.
topic-words-reach = Reichweite, Höhe, Felder, Richtung, fangen
topic-capture = Gefangene nehmen
topic-text-capture = Gleich nach dem Bau darfst du eine Figur in Reichweite nehmen. Eine fremde wird deine Gefangene, eine eigene kommt nach Hause. Sie verlässt ihr Gebiet vor der Wertung. Fangen lassen sich Gefolgsleute aller Art, Abt, Bürgermeister und Wagen; Baumeister, Schwein und Gutshof nicht.
topic-words-capture = fangen, Gefangener, gefangen, nehmen
topic-closing = Ein Gefolgsmann auf dem Turm
topic-text-closing = Statt eine Figur zu setzen, darfst du einen Gefolgsmann oder den großen auf einen offenen Turm stellen. Dann kann dort niemand mehr bauen. Er gehört zu keinem Gebiet und bleibt bis zum Ende, falls ihn niemand fängt.
topic-words-closing = schließen, besetzen, Spitze, Turm
topic-exchange = Gefangene austauschen
topic-text-exchange = Fängst du eine Figur von jemandem, der eine von dir hält, werden die beiden sofort ausgetauscht. Hält er mehrere Arten von dir, wählst du, welche heimkommt.
topic-words-exchange = austauschen, Tausch, Gefangener
topic-ransom = Lösegeld
topic-text-ransom = In deinem Zug darfst du jede deiner gefangenen Figuren für 3 Punkte freikaufen; sie gehen an den, der sie hält. Du brauchst mindestens 3 Punkte und darfst die Figur im selben Zug setzen. Als Option ist nur ein Lösegeld je Zug erlaubt.
topic-words-ransom = Lösegeld, freikaufen, Gefangener, frei
topic-organiser = Der Turmhalter
topic-text-organiser = Mit dieser Option wird der Stapel in zwei Hälften geteilt, und du ziehst von einer davon, oben oder unten.
topic-words-organiser = Turmhalter, Stapel, ziehen, Hälfte
