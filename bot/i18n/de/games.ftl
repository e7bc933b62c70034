# Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

game-carcassonne = Carcassonne
game-line-carcassonne = Legt Plättchen um Plättchen eine Landschaft und setzt Gefolgsleute ein
game-about-carcassonne = In jedem Zug legst du ein Plättchen, darfst eine Figur darauf setzen und wertest, was dadurch fertig wurde. Straßen, Städte, Klöster und Wiesen gehören denen, die dort die meisten Gefolgsleute haben. Die Erweiterungen lassen sich beliebig verbinden.
game-cardcassonne = Cardcassonne
game-line-cardcassonne = Ein Kartenspiel mit Bluff: vier Reihen füllen und im richtigen Moment nehmen
game-about-cardcassonne = Ihr legt Karten in vier farbige Reihen, und einmal in der Runde beanspruchst du mit dem großen Gefolgsmann eine davon: Er nimmt alle Karten vor sich. Die erste Karte jeder Runde liegt verdeckt. Personen werten sofort, Tiere wachsen von Runde zu Runde, Gebäude zählen am Ende.

module-base = Grundspiel
module-line-base = Straßen, Städte und Klöster
module-about-base = 72 Plättchen und sieben Gefolgsleute für alle, die mitspielen. Plättchen legen, Gefolgsmann setzen, Fertiges werten. Es gehört zu jedem Spiel Carcassonne.
module-fields = Wiesen
module-line-fields = Bauern, die am Ende für fertige Städte werten
module-about-fields = Ein Gefolgsmann kann sich als Bauer auf eine Wiese legen. Er bleibt bis zum Ende und bringt dann 3 Punkte für jede fertige Stadt am Rand seiner Wiese.
module-river = Fluss
module-line-river = 12 Plättchen: Das Spiel beginnt mit einem Fluss
module-about-river = Die Quelle ersetzt das Startplättchen. Zuerst werden Flussplättchen gelegt, bis der See den Fluss beendet; er teilt die Wiesen und gibt der Karte ihre Form.
module-abbot = Abt
module-line-abbot = Je ein Abt, für Klöster und Gärten
module-about-abbot = Der Abt darf in ein Kloster oder, als einzige Figur, in einen Garten. In einem späteren Zug darfst du ihn zurücknehmen, bevor alles ringsum liegt, und wertest, was da ist.
module-inns-cathedrals = Wirtshäuser & Kathedralen
module-line-inns-cathedrals = 18 Plättchen, große Figur, 6 Plätze
module-about-inns-cathedrals = Wirtshäuser und Kathedralen machen fertige Straßen und Städte mehr wert und unfertige wertlos. Der große Gefolgsmann zählt doppelt. Es können sechs mitspielen.
module-traders-builders = Händler & Baumeister
module-line-traders-builders = 24 Plättchen, Waren, Baumeister, Schwein
module-about-traders-builders = Wer eine Stadt fertigstellt, bekommt ihre Waren, und die meisten Waren einer Sorte bringen 10 Punkte. Der Baumeister verschafft Doppelzüge, das Schwein einen Punkt mehr für jede Stadt am Rand seiner Wiese.
module-abbey-mayor = Abtei & Bürgermeister
module-line-abbey-mayor = 12 Plättchen, dazu Wagen, Gutshof
module-about-abbey-mayor = Die Abtei füllt ein Loch in der Karte, der Bürgermeister ist so stark, wie die Stadt Wappen hat, der Wagen fährt nach der Wertung weiter, und der Gutshof übernimmt eine Wiese für immer.
module-king-robber = König & Raubritter
module-line-king-robber = größte Stadt, längste Straße
module-about-king-robber = Wer die bisher größte Stadt fertigstellt, bekommt den König, wer die bisher längste Straße fertigstellt, den Raubritter. Am Ende bringen sie einen Punkt für jede fertige Stadt oder Straße auf der Karte.
module-tower = Turm
module-line-tower = 18 Plättchen und Türme, die Gefangene machen
module-about-tower = Statt eine Figur zu setzen, darfst du ein Turmstück bauen und eine Figur in Reichweite gefangen nehmen. Gefangene werden ausgetauscht oder für 3 Punkte freigekauft.
module-siege = Belagerung & Verteidigung
module-line-siege = 17 Plättchen und eine Festung
module-about-siege = Die Festung liegt in der Mitte der Karte und hat drei Vorposten. Gefolgsleute verteidigen sie, Katapulte greifen sie an, und jeder Verteidiger bringt 3 Punkte. Am besten spielt man sie mit dem Abt.

option-name-organiser = Turmhalter
option-line-organiser = Turm: Der Stapel wird geteilt; gezogen wird von einer Hälfte, oben oder unten
option-name-one-ransom = Ein Lösegeld je Zug
option-line-one-ransom = Turm: In einem Zug darf höchstens eine Figur freigekauft werden
option-name-short-game = Kurzes Spiel
option-line-short-game = Das Spiel endet nach der Runde, in der jemand 100 Punkte erreicht
