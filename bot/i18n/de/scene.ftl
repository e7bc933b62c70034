# Was in Bildern steht und in den Texten, die dasselbe in Worten sagen.

scene-to-move = Am Zug: { $player }
scene-over = Die Partie ist aus
scene-since = Seit deinem letzten Zug:
scene-hand = Zu legen: { $tile }
scene-left = { $count ->
    [one] noch { $count }
   *[other] noch { $count }
}
scene-stack-tiles = { $count ->
    [one] Noch { $count } Plättchen
   *[other] Noch { $count } Plättchen
}
scene-more = { $count ->
    [one] … und noch { $count }
   *[other] … und noch { $count }
}
scene-cut = … Der Rest steht im vollständigen Text.

scene-choose-part = Wähle einen Bereich der Karte.
scene-part = { $count ->
    [one] { $part }. { $count } Feld: { $cells }
   *[other] { $part }. { $count } Felder: { $cells }
}
scene-fits = { $count ->
    [one] Das Plättchen passt auf { $count } Feld, so gedreht:
   *[other] Das Plättchen passt auf { $count } Felder, so gedreht:
}
scene-fits-at = { $count ->
    [one] Das Plättchen passt auf { $count } Feld: { $cells }.
   *[other] Das Plättchen passt auf { $count } Felder: { $cells }.
}
scene-spot = { $cell }: { $ways }
scene-choose-rotation = Welche Drehung auf { $cell }?
scene-way = { $way }. { phrase-rotation } (von Norden an: { $sides })
scene-option = { $number }. { $option }

## Leute

scene-player = { $player } ({ $colour }): { phrase-points }; { $held }.
scene-player-bare = { $player } ({ $colour }): { phrase-points }.

## Die Karte in Worten

scene-title-whole = Die ganze Karte.
scene-title-news = Was gerade passiert ist
scene-map = Die Karte Zeile für Zeile, von Norden nach Süden. Bei jedem Plättchen die Seiten der Reihe nach: Norden, Osten, Süden, Westen.
scene-row = Zeile { $row }: { $tiles }.
scene-taken = Meeple auf der Karte:
scene-nobody = Noch kein Meeple auf der Karte.
scene-free = Unbesetzt:
scene-feature = { $feature }, { $places }: { $state }, { phrase-points }.
scene-state = { $kind ->
    [field] { $cities ->
        [one] { $cities } fertige Stadt
       *[other] { $cities } fertige Städte
    }
    [monastery] { $open ->
        [one] { $open } leeres Feld ringsum
       *[other] { $open } leere Felder ringsum
    }
    [garden] { $open ->
        [one] { $open } leeres Feld ringsum
       *[other] { $open } leere Felder ringsum
    }
   *[other] { $open ->
        [one] { $open } offene Seite
       *[other] { $open } offene Seiten
    }
}
scene-complete = fertig
scene-stands = { $player }: { $role } auf { $cell }.
scene-owned = { $count ->
    [one] Besetzt von { $owners }.
   *[other] Gemeinsam besetzt von { $owners }.
}
scene-owned-by-nobody = Unbesetzt.
scene-cell = Auf { $cell }: { $tile }
scene-figure = { $player }: { $role }, { $spot }.
scene-fitting = { $count ->
    [0] { $cell } ist leer. Von den übrigen Plättchen passt dort keines.
    [one] { $cell } ist leer. Von den übrigen passt dort { $count } Plättchen: { $tiles }.
   *[other] { $cell } ist leer. Von den übrigen passen dort { $count } Plättchen: { $tiles }.
}
scene-beyond = { $cell } grenzt an kein Plättchen, also passt dort jetzt nichts. Die Karte reicht von { $first } bis { $last }.
scene-beyond-first = { $cell } grenzt an kein Plättchen, also passt dort jetzt nichts. Das einzige Plättchen liegt auf { $first }.
scene-tiles = { $count } × { $tile }: { $described }
scene-gone = { $count ->
    [one] Aufgebraucht: { $tiles }.
   *[other] Aufgebraucht: { $tiles }.
}
scene-gone-note = Grau: keines mehr da

## Wem was gehört, Vorschau, Ergebnis

scene-title-owners = { $kind ->
    [field] Wem die Wiesen gehören
    [road] Wem die Straßen gehören
   *[city] Wem die Städte gehören
}
scene-title-forecast = Wenn jetzt Schluss wäre
scene-total = { $player }: { $now } jetzt + { $gain } am Ende = { $total }
scene-concealed = { $count ->
    [one] { $player }: { $count } geschützte verdeckte Karte nicht mitgezählt
   *[other] { $player }: { $count } geschützte verdeckte Karten nicht mitgezählt
}
scene-title-score = Ergebnis
scene-rest = Sonstiges
scene-chart = Punkteverlauf
scene-chart-turns = Züge
scene-chart-rounds = Runden

scene-reason-city = Städte
scene-reason-road = Straßen
scene-reason-monastery = Klöster

## Eine Partie, die wartet

scene-title-lobby = Neue Partie: { $game }
scene-join = Code: { $code }
scene-with = Mit dabei: { $modules }
scene-free-seat = Frei
scene-free-seat-note = Spiel mit
scene-seat-free = Platz { $seat }: frei.
scene-seat = Platz { $seat }: { $player } ({ $colour }).

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-black = Schwarz
colour-pink = Rosa
