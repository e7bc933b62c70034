# Was in Bildern steht und in den Texten, die dasselbe in Worten sagen.

scene-over = Das Spiel ist zu Ende.
scene-since = Seit deinem letzten Zug:
scene-hand = Gezogen: { $tile }
scene-left = { $count ->
    [one] noch { $count }
   *[other] noch { $count }
}
scene-stack-tiles = { $count ->
    [one] noch { $count } Plättchen
   *[other] noch { $count } Plättchen
}
scene-more = { $count ->
    [one] … und noch { $count }
   *[other] … und noch { $count }
}
scene-cut = … Der lange Text zeigt den Rest.

scene-choose-part = Wähle einen Teil der Karte.
scene-part = { $count ->
    [one] { $part }. { $count } Feld: { $cells }
   *[other] { $part }. { $count } Felder: { $cells }
}
scene-fits = { $count ->
    [one] Das Plättchen passt auf { $count } Feld. Sein Name und die Drehungen:
   *[other] Das Plättchen passt auf { $count } Felder. Ihre Namen und die Drehungen:
}
scene-fits-at = { $count ->
    [one] Das Plättchen passt auf { $count } Feld: { $cells }.
   *[other] Das Plättchen passt auf { $count } Felder: { $cells }.
}
scene-spot = { $cell }: { $ways }
scene-choose-rotation = Wähle, wie das Plättchen auf { $cell } liegt.
scene-way = { $way }. { phrase-rotation } (von Norden an: { $sides })
scene-option = { $number }. { $option }

## Leute

scene-player = { $player } ({ $colour }): { phrase-points }; { $held }.
scene-player-bare = { $player } ({ $colour }): { phrase-points }.

## Die Karte in Worten

scene-title-whole = Die ganze Karte.
scene-title-news = Was gerade geschehen ist
scene-map = Die Karte nach Zeilen, von Norden nach Süden. Jedes Plättchen von Norden an: Norden, Osten, Süden, Westen.
scene-row = Zeile { $row }: { $tiles }.
scene-taken = Figuren auf der Karte:
scene-nobody = Dort steht noch niemand.
scene-free = Hier steht niemand:
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
    [one] Das gehört { $owners }.
   *[other] Das gehört { $owners } gemeinsam.
}
scene-owned-by-nobody = Das gehört niemandem.
scene-cell = Auf { $cell }: { $tile }
scene-figure = { $player }: { $role }, { $spot }.
scene-fitting = { $count ->
    [0] { $cell } ist leer. Von den übrigen Plättchen passt keines.
    [one] { $cell } ist leer. Von den übrigen passt { $count } Plättchen: { $tiles }.
   *[other] { $cell } ist leer. Von den übrigen passen { $count } Plättchen: { $tiles }.
}
scene-beyond = { $cell } grenzt an kein Plättchen; dort kann jetzt keines liegen. Die Karte reicht von { $first } bis { $last }.
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
scene-total = { $player }: { $now } + { $gain } = { $total }
scene-concealed = { $player }: { $count ->
    [one] { $count } geschützte Karte liegt verdeckt und ist nicht gezählt
   *[other] { $count } geschützte Karten liegen verdeckt und sind nicht gezählt
}
scene-title-score = Das Ergebnis
scene-chart = Die Punkte im Lauf des Spiels
scene-chart-turns = Züge
scene-chart-rounds = Runden

scene-reason-city = Städte
scene-reason-road = Straßen
scene-reason-monastery = Klöster

## Ein Tisch, der wartet

scene-title-lobby = { $game }: ein Tisch
scene-join = Mitspielen mit { $code }.
scene-with = Mit: { $modules }
scene-free-seat = Frei
scene-free-seat-note = Mitspielen
scene-seat-free = Platz { $seat }: frei.
scene-seat = Platz { $seat }: { $player } ({ $colour }).

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-black = Schwarz
colour-pink = Rosa
