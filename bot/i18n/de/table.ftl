# Was vor jemandem liegt, und wie es steht, für die Karte in Worten.

supply-follower = { $count ->
    [one] { $count } Gefolgsmann
   *[other] { $count } Gefolgsleute
}

standing-line = { $rank }. { $player }: { phrase-points }
standing-leads = { $count ->
    [one] { $leaders } führt: { phrase-points }.
   *[other] { $leaders } führen: { phrase-points }.
}
standing-concealed = { $count ->
    [one] Für { $player } nicht gezählt: { $count } verdeckte Karte.
   *[other] Für { $player } nicht gezählt: { $count } verdeckte Karten.
}
standing-waits = Dran ist: { $player }.

## Ein Plättchen in Worten

tile-plain = Plättchen { $tile }: Norden { $north }, Osten { $east }, Süden { $south }, Westen { $west }.
tile-marked = Plättchen { $tile }: Norden { $north }, Osten { $east }, Süden { $south }, Westen { $west }; { $marks }.
# $sides: Seiten des Plättchens, verbunden
joins-side = { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}
joins-one = { $kind ->
    [city] { $sides } sind eine Stadt
   *[road] { $sides } sind eine Straße
}
joins-apart = { $kind ->
    [city] { $count ->
        [one] { $sides } ist eine Stadt für sich
       *[other] { $sides } sind getrennte Städte
    }
   *[road] { $count ->
        [one] { $sides } ist eine Straße, die hier endet
       *[other] { $sides } sind Straßen, die hier enden
    }
}
joins-both = { $sides }: eine Wiese zu beiden Seiten der Straße
joins-fields = { $count ->
    [one] { $count } Wiese
   *[other] { $count } Wiesen
}

mark-start = Startplättchen
mark-shields = { $count ->
    [one] { $count } Wappen
   *[other] { $count } Wappen
}
mark-monastery = Kloster
