# Warum ein Computer wählt, was er wählt, oder an jemandes Stelle wählte; und was er über ein Spiel sagt, das vorbei ist.

why-only = Etwas anderes geht nicht.
why-scores = Das bringt sofort { phrase-points }.
why-saves = Die Figuren bleiben für Besseres.
why-builds = So entsteht die beste Stellung.
why-draws = Ein neues Plättchen verspricht mehr als alles andere.
why-claims = Auf { $cell } beginnt damit etwas Eigenes.
why-farms = Der Bauer auf { $cell } dürfte am Ende etwa { phrase-points } wert sein.
why-improves = Die eigene Figur auf { $cell } dürfte etwa { phrase-points } mehr bringen.
why-spoils = { $other } hat etwa { phrase-points } weniger zu erwarten.
why-joins = Das mischt sich auf { $cell } bei { $other } ein.
why-goods = Das bringt die Waren der Stadt.
why-token = { $token ->
    [king] Das bringt den König für die größte Stadt.
   *[robber] Das bringt den Raubritter für die längste Straße.
}
why-double = Der Baumeister bringt ein zweites Plättchen.
why-home = Die Figur auf { $cell } kommt zurück und ist wieder frei.
why-nowhere = Das Plättchen passt nur dort.
why-denies = Anderswo brächte das Plättchen { $other } bis zu { phrase-points } mehr.
why-avoids = Anderswo würde das Plättchen die eigenen Figuren bis zu { phrase-points } kosten.
why-idle = Das Plättchen nützt nirgends jemandem viel.
why-ransom = Die Figur ist mehr wert als das Lösegeld.
why-abbey = Auf { $cell } bewirkt die Abtei am meisten.
why-retrieve = Der Abt hat auf { $cell } gebracht, was er kann: { phrase-points }.
why-wagon = Der Wagen findet auf { $cell } neue Arbeit.
why-withdraw = Die Figur auf { $cell } fehlt am wenigsten.
why-exchange = Diese Figur wird am meisten gebraucht.
why-siege = Dort schadet der Angriff der eigenen Seite am wenigsten.
why-captures = Auf { $cell } wird eine Figur von { $other } gefangen.
why-barn = Der Gutshof hat bei { $cell } die beste Wiese.
why-tower = Der Turm auf { $cell } bedroht, was um ihn steht.
why-defends = Ein Verteidiger bringt Punkte und verhindert, dass die Figuren draußen vertrieben werden.
why-claims-row = In der Reihe liegen sichtbar { phrase-points }, und jemand könnte sie wegnehmen.
why-takes-points = Zehn Punkte jetzt sind mehr, als die Karte bringen wird.
why-keeps-card = Die Karte wird mehr als zehn Punkte bringen.
why-assigns = In dieser Gruppe bringt der Joker am meisten.
why-lays-stray = Eine Karte anderer Farbe bringt zehn Punkte ein, wenn jemand die Reihe nimmt.
why-lays-down = Sie macht die Reihe besser, auf die es ankommt.
why-lays-joker = In dieser Reihe ist der Joker am meisten wert.
why-lays-card = Von der Hand hilft diese Karte den anderen am wenigsten und einem selbst am meisten.
why-simplest = Kein Computer hat geantwortet, darum kommt der einfachste Zug.

review-sources = { $player }: { $sources }
review-turning-point = Zug { $turn }, { $player }: { $points ->
    [one] { $points } Punkt Vorsprung wechselt die Seite.
   *[other] { $points } Punkte Vorsprung wechseln die Seite.
}
review-better = Zug { $turn }, { $player }: { $played }. Um etwa { phrase-points } besser: { $option }.
# What was chosen for the tile that had just been laid at this cell.
review-there = { $cell }: { $option }
