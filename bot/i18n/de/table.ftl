# Was vor jemandem liegt, und wie es steht, für die Karte in Worten.

supply-follower = { $count ->
    [one] { $count } Meeple
   *[other] { $count } Meeple
}

standing-line = { $rank }. { $player }: { phrase-points }
standing-leads = { $count ->
    [one] { $points ->
        [one] { $leaders } führt mit { $points } Punkt.
       *[other] { $leaders } führt mit { $points } Punkten.
    }
   *[other] { $points ->
        [one] { $leaders } führen mit je { $points } Punkt.
       *[other] { $leaders } führen mit je { $points } Punkten.
    }
}
standing-concealed = { $count ->
    [one] Bei { $player } nicht mitgezählt: { $count } verdeckte Karte.
   *[other] Bei { $player } nicht mitgezählt: { $count } verdeckte Karten.
}
standing-waits = Dran ist { $player }.

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
joins-both = { $sides }: eine Wiese auf beiden Seiten der Straße
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
