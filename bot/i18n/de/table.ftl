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

mark-start = Startplättchen
mark-shields = { $count ->
    [one] { $count } Wappen
   *[other] { $count } Wappen
}
mark-monastery = Kloster
