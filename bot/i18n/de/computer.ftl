# Warum ein Computer wählt, was er wählt, oder an jemandes Stelle wählte; und was er über ein Spiel sagt, das vorbei ist.

why-only = Etwas anderes geht nicht.
why-scores = Das bringt sofort { phrase-points }.
why-saves = Die Figuren bleiben für Besseres.
why-draws = Ein neues Plättchen verspricht mehr als alles andere.
why-claims = Auf { $cell } beginnt damit etwas Eigenes.
why-farms = Der Bauer auf { $cell } dürfte am Ende etwa { phrase-points } wert sein.
why-improves = Die eigene Figur auf { $cell } dürfte etwa { phrase-points } mehr bringen.
why-spoils = { $other } hat etwa { phrase-points } weniger zu erwarten.
why-joins = Das mischt sich auf { $cell } bei { $other } ein.
why-home = Die Figur auf { $cell } kommt zurück und ist wieder frei.
why-nowhere = Das Plättchen passt nur dort.
why-denies = Anderswo brächte das Plättchen { $other } bis zu { phrase-points } mehr.
why-avoids = Anderswo würde das Plättchen die eigenen Figuren bis zu { phrase-points } kosten.
why-idle = Das Plättchen nützt nirgends jemandem viel.
why-simplest = Kein Computer hat geantwortet, darum kommt der einfachste Zug.

review-sources = { $player }: { $sources }
review-turning-point = Zug { $turn }, { $player }: { $points ->
    [one] { $points } Punkt Vorsprung wechselt die Seite.
   *[other] { $points } Punkte Vorsprung wechseln die Seite.
}
review-better = Zug { $turn }, { $player }: { $played }. Um etwa { phrase-points } besser: { $option }.
# What was chosen for the tile that had just been laid at this cell.
review-there = { $cell }: { $option }
