# Was auf Knöpfen und bei getippten Zügen steht: kurz genug für ein Telefon. Der erste Buchstabe wird dort groß.

option-tile = { $cell }, { phrase-rotation }
option-draw = { $take ->
    [left_top] ziehen: links oben
    [left_bottom] ziehen: links unten
    [right_top] ziehen: rechts oben
    [right_bottom] ziehen: rechts unten
   *[none] Plättchen ziehen
}
option-figure = { phrase-role }: { phrase-spot }
option-skip = { $decision ->
    [step2] keine Figur
    [capture] kein Gefangener
    [outpost] kein Verteidiger
    [wagon] Wagen nach Hause
    [ransom] kein Lösegeld
    [draw] nichts weiter
   *[other] passen
}
option-retrieve = Abt von { $cell } zurücknehmen
option-abbey = Abtei auf { $cell }
option-barn = Gutshof südöstlich von { $cell }
option-wagon = { $cell }: { phrase-spot }
option-tier = Turmstück auf { $cell }
option-close = { phrase-figure } auf den Turm { $cell }
option-capture = { $own ->
    [yes] { $cell }: { phrase-role } (eigene Figur)
   *[no] { $cell }: { phrase-role } ({ $other })
}
option-exchange = { phrase-figure }
option-ransom = freikaufen: { phrase-figure } ({ $other })
option-outpost = Verteidiger: { phrase-outpost }
option-siege = { phrase-outpost }
option-withdraw = { $cell }: { phrase-role }, { phrase-spot }
option-card = { $down ->
    [yes] { phrase-card }, verdeckt, { phrase-row }
   *[no] { phrase-card }, { phrase-row }
}
option-claim = großer Gefolgsmann: { phrase-row }
option-keep = { $as ->
    [points] sofort 10 Punkte
   *[collection] Karte behalten
}
option-assign = { phrase-colour }
