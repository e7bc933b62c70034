sheet-points-base =
    Straße: 1 je Plättchen
    Stadt: 2 je Plättchen und Wappen; unfertig 1
    Kloster: 9; unfertig 1 und 1 je Plättchen ringsum
sheet-points-fields = Wiese: 3 je fertiger Stadt an ihrem Rand, am Ende
sheet-points-abbot =
    Garten: wie ein Kloster
    Abt vorzeitig zurück: 1 und 1 je Plättchen ringsum
sheet-points-inns-cathedrals =
    Straße mit Wirtshaus: 2 je Plättchen; unfertig 0
    Stadt mit Kathedrale: 3 je Plättchen und Wappen; unfertig 0
sheet-points-traders-builders =
    Waren: 10 für die meisten von Wein, Korn oder Stoff, am Ende
    Wiese mit deinem Schwein: 1 mehr je Stadt
sheet-points-abbey-mayor =
    Abtei: wie ein Kloster
    Gutshof: 4 je fertiger Stadt, am Ende
    Bauern, die ein Gutshof zurückgibt: 3 je Stadt, oder 1, wenn sie später zu seiner Wiese kommen
sheet-points-king-robber =
    König: 1 je fertiger Stadt auf der Karte, am Ende
    Raubritter: 1 je fertiger Straße auf der Karte, am Ende
sheet-points-tower = Lösegeld: 3, vom Besitzer des Meeples an den, der ihn gefangen hält
sheet-points-siege = Verteidiger: je 3, wenn ihr Vorposten angegriffen wird oder zurückschlägt
sheet-follower-base = Je 7 Meeple: Straße, Stadt oder Kloster
sheet-follower-fields = Bauern: Meeple auf einer Wiese, bis zum Ende
sheet-follower-abbot = 1 Abt: Kloster oder Garten; du darfst ihn früher zurücknehmen
sheet-follower-inns-cathedrals = 1 großer Meeple: wie ein Meeple, zählt doppelt
sheet-follower-traders-builders =
    1 Baumeister: deine Straße oder Stadt; ausgebaut bringt sie einen zweiten Zug
    1 Schwein: eine Wiese mit deinem Bauern
sheet-follower-abbey-mayor =
    1 Bürgermeister: Stadt; so stark, wie sie Wappen hat
    1 Wagen: Straße, Stadt oder Kloster; zieht nach der Wertung weiter
    1 Gutshof: wo die Ecken von vier Wiesen aufeinandertreffen
sheet-follower-tower = Alle Meeple in Reichweite eines Turms können gefangen werden; ein Meeple obenauf schließt den Turm
sheet-follower-siege = Je 2 Meeple mehr; Verteidiger stehen in einem Vorposten
sheet-turn-1-base = Zieh ein Plättchen
sheet-turn-1-river = Zuerst kommen die Plättchen des Flusses
sheet-turn-1-abbey-mayor = Oder setze stattdessen deine Abtei in eine Lücke
sheet-turn-2-siege = Zuerst gelten die Zeichen der Belagerung darauf
sheet-turn-2-base = Leg es so an, dass alle Seiten passen
sheet-turn-3-base = Setze einen Meeple auf dieses Plättchen oder setze keinen
sheet-turn-3-abbot = Oder nimm deinen Abt zurück und werte ihn
sheet-turn-3-tower = Oder baue ein Turmteil an und fange einen Meeple, oder schließe einen Turm
sheet-turn-3-siege = Danach darfst du einen Verteidiger in einen Vorposten schicken
sheet-turn-4-base = Was fertig ist, zählt, und seine Meeple kommen zurück
sheet-turn-4-traders-builders = Die Waren einer Stadt, die du fertigstellst, gehören dir
sheet-turn-4-abbey-mayor = Ein Wagen darf nach der Wertung weiterziehen
sheet-turn-4-king-robber = Die bisher größte Stadt nimmt den König, die längste Straße den Raubritter
sheet-turn-5-traders-builders = Davor ein zweiter Zug, wenn du die Straße oder Stadt deines Baumeisters ausgebaut hast
sheet-turn-5-base = Dann ist im Uhrzeigersinn die nächste Person dran
sheet-turn-1-cardcassonne =
    Spiel eine Karte oder setz, einmal pro Runde, deinen großen Meeple ans Ende einer Reihe
    Deine erste Karte der Runde kommt verdeckt in eine beliebige Reihe
    Alle weiteren offen in die Reihe ihrer Farbe, Joker in jede
sheet-turn-2-cardcassonne = Die Runde endet, wenn alle Karten gespielt und alle großen Meeple gesetzt sind
sheet-turn-3-cardcassonne = Jeder große Meeple nimmt die Karten bis zum Brett oder zum großen Meeple links von ihm
sheet-turn-4-cardcassonne = Genommene Karten werden gewertet; die anderen bleiben liegen
sheet-turn-5-cardcassonne = Wer den großen Meeple als Letzter gesetzt hat, gibt in der nächsten Runde
sheet-follower-cardcassonne =
    Je 1 großer Meeple: nimmt eine Reihe pro Runde
    Je 1 Truhe: für deine Gebäude, bis zum Ende
sheet-points-cardcassonne =
    Personen: Summe ihrer Werte mal ihre Anzahl
    Tiere: wächst eine Gruppe einer Farbe, 3, 6, 9, 12 oder 14 für 1 bis 5, dann je 2 mehr
    Tierjoker: kommt in eine Gruppe; 3, wenn du keine Tiere hast
    Gebäude, am Ende: 5, 15 oder 30 für 2, 3 oder 4 verschiedene Farben
    Gebäudejoker: jede Farbe, die seinem Satz fehlt
    Drache und Fee: je 10
    Falsch gelegte Karte: 10, oder du behältst das Tier oder Gebäude
sheet-tiles-cardcassonne =
    64 Personen: je Farbe 8 mit Wert 1, 5 mit 2, 3 mit 3
    36 Tiere, 9 je Farbe
    20 Gebäude, 5 je Farbe
    4 Tierjoker, 4 Gebäudejoker
    1 Drache, 1 Fee
    Zu zweit 10 Runden mit 6 Karten, zu dritt 8 mit 5, zu viert 6 mit 5, zu fünft 6 mit 4
sheet-step = { $number }. { $line }
sheet-title = { $game } auf einer Seite
sheet-heading-turn = Ein Zug
sheet-heading-follower = Spielfiguren
sheet-heading-points = Punkte
sheet-heading-tiles = Material
sheet-tiles = { $name }: { $count } Plättchen
sheet-tiles-pile = Zu Beginn im Stapel: { $count }
button-explain = Was kann ich hier tun?
rules-of-choice = { $topic }: { $text }
