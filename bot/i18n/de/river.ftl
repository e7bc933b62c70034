### River

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

module-river = Fluss
module-line-river = 12 Plättchen: Das Spiel beginnt mit einem Fluss
module-about-river = Die Quelle ersetzt das Startplättchen. Zuerst werden Flussplättchen gelegt, bis der See den Fluss beendet; er teilt die Wiesen und gibt der Karte ihre Form.

## Namen für sich allein: in Listen, auf Tafeln, in Legenden.

kind-river = Fluss

## Was vor jemandem liegt, und wie es steht, für die Karte in Worten.

mark-source = Quelle
mark-lake = See

## Regeln nach Themen, in eigenen Worten: Titel, Absatz, und weitere Wörter, unter denen jemand nachschlägt.

topic-river = Der Fluss
topic-text-river = Statt mit dem Startplättchen beginnt das Spiel mit der Quelle. Bis der See liegt, werden Flussplättchen gezogen, und jedes muss das Wasser fortsetzen. Straßen, Städte und Wiesen darauf werden wie immer genutzt, aber auf dem Fluss steht niemand.
topic-words-river = Fluss, Wasser, Quelle, See, Brücke
topic-bend = Biegungen des Flusses
topic-text-bend = Der Fluss darf nicht zweimal nacheinander in dieselbe Richtung biegen, wie viele gerade Plättchen auch dazwischen liegen. Die erste Biegung ist frei.
topic-words-bend = Biegung, Kurve, Fluss, gerade
topic-bank = Die Ufer des Flusses
topic-text-bank = Der Fluss trennt Wiesen: Seine beiden Ufer sind verschiedene Wiesen, wenn sie nicht um die Quelle, um den See oder über andere Plättchen zusammenkommen.
topic-words-bank = Ufer, Wiese, Fluss, Quelle, See
