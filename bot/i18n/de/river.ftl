### River

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

module-river = Fluss
module-line-river = 12 Plättchen: Die Partie beginnt mit einem Fluss
module-about-river = Die Quelle ersetzt das Startplättchen. In den ersten Zügen legt ihr Flussplättchen, bis der See den Fluss beendet. Der Fluss trennt die Wiesen und gibt der Karte ihre Form.

## Namen für sich allein: in Listen, auf Tafeln, in Legenden.

kind-river = Fluss

## Was vor jemandem liegt, und wie es steht, für die Karte in Worten.

mark-source = Quelle
mark-lake = See

## Regeln nach Themen, in eigenen Worten: Titel, Absatz, und weitere Wörter, unter denen jemand nachschlägt.

topic-river = Der Fluss
topic-text-river = Die Partie beginnt mit der Quelle statt mit dem Startplättchen. Bis der See liegt, ziehen alle Flussplättchen, und jedes muss das Wasser fortsetzen. Straßen, Städte und Wiesen darauf darfst du wie immer besetzen, den Fluss nicht.
topic-words-river = Fluss, Wasser, Quelle, See, Brücke
topic-bend = Biegungen des Flusses
topic-text-bend = Der Fluss darf nicht zweimal nacheinander zur selben Seite biegen, egal wie viele gerade Plättchen dazwischenliegen. Die erste Biegung ist frei.
topic-words-bend = Biegung, Kurve, Fluss, gerade
topic-bank = Die Ufer des Flusses
topic-text-bank = Der Fluss trennt Wiesen: Seine beiden Ufer sind verschiedene Wiesen, außer sie treffen sich um die Quelle, um den See oder über andere Plättchen.
topic-words-bank = Ufer, Wiese, Fluss, Quelle, See
