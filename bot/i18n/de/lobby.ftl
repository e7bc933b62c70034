# The front page of the browser room, its form of a new game, and the personal link to come back by.

web-lobby-games = Partien
web-lobby-level = Stärke
web-lobby-mine-none = Du hast noch keine Partien.
web-lobby-open = Offene Partien
web-lobby-open-none = Gerade gibt es keine offenen Partien. Beginne eine; andere können dazukommen, während du wartest.
# An open game: who has opened it, which game, the time per turn, free seats
web-lobby-open-line = { $host } · { $game } · { $pace } · { $count ->
    [0] kein Platz frei
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
web-lobby-watch = Zuschauen
web-lobby-new-how = Wähle Erweiterungen, Plätze und Bedenkzeit.
web-lobby-create = Partie anlegen
web-lobby-copy = Link kopieren
web-lobby-copied = Kopiert
web-lobby-learn = Lernen
web-lobby-learn-line = Spielanleitung und alle Regeln
web-lobby-chat-line = Reden und durch Tippen spielen
web-lobby-word = Regel suchen
web-lobby-find = Suchen
web-new-kind = Spiel
web-new-expansions = Erweiterungen
web-new-seats = Plätze
web-new-computers = Computer
web-new-pace = Bedenkzeit
web-way-back = Dein persönlicher Link
web-way-back-how = Damit meldest du dich in jedem Browser wieder an. Gib ihn nicht weiter.
web-way-back-new = Neuen Link erstellen
web-way-back-done = Hier ist dein neuer Link. Der alte gilt nicht mehr.
web-way-back-wrong = Dieser Link ist falsch oder wurde durch einen neueren ersetzt.
