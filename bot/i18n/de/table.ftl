# Was vor jemandem liegt, und wie es steht, für die Karte in Worten.

supply-follower = { $count ->
    [one] { $count } Gefolgsmann
   *[other] { $count } Gefolgsleute
}
supply-big-follower = { $count ->
    [one] { $count } großer Gefolgsmann
   *[other] { $count } große Gefolgsleute
}
supply-card-big-follower = { $count ->
    [one] { $count } großer Gefolgsmann
   *[other] { $count } große Gefolgsleute
}
supply-abbot = { $count ->
    [one] { $count } Abt
   *[other] { $count } Äbte
}
supply-mayor = { $count ->
    [one] { $count } Bürgermeister
   *[other] { $count } Bürgermeister
}
supply-wagon = { $count ->
    [one] { $count } Wagen
   *[other] { $count } Wagen
}
supply-builder = { $count ->
    [one] { $count } Baumeister
   *[other] { $count } Baumeister
}
supply-pig = { $count ->
    [one] { $count } Schwein
   *[other] { $count } Schweine
}
supply-barn = { $count ->
    [one] { $count } Gutshof
   *[other] { $count } Gutshöfe
}

token-abbey = { $count ->
    [one] { $count } Abtei
   *[other] { $count } Abteien
}
token-tiers = { $count ->
    [one] { $count } Turmstück
   *[other] { $count } Turmstücke
}
token-prisoners = gefangen: { phrase-figure } ({ $player })
token-king = der König
token-robber = der Raubritter
token-wine = Wein: { $count }
token-grain = Korn: { $count }
token-cloth = Stoff: { $count }
token-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
token-animals = { $colour ->
    [blue] blaue Tiere: { $count }
    [green] grüne Tiere: { $count }
    [red] rote Tiere: { $count }
   *[yellow] gelbe Tiere: { $count }
}
token-jokers = { $colour ->
    [blue] Joker unter den blauen Tieren: { $count }
    [green] Joker unter den grünen Tieren: { $count }
    [red] Joker unter den roten Tieren: { $count }
   *[yellow] Joker unter den gelben Tieren: { $count }
}
token-waiting = { $count ->
    [one] { $count } Tierjoker wartet
   *[other] { $count } Tierjoker warten
}
token-chest = { $count ->
    [one] { $count } Karte in der Truhe
   *[other] { $count } Karten in der Truhe
}
token-dealer = gibt die Karten

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
tile-abbey = Die Abtei: Sie passt überall.

mark-start = Startplättchen
mark-source = Quelle
mark-lake = See
mark-shields = { $count ->
    [one] { $count } Wappen
   *[other] { $count } Wappen
}
mark-cathedral = Kathedrale
mark-inn = Wirtshaus an einer Straße
mark-monastery = Kloster
mark-garden = Garten
mark-tower = Turmfundament
mark-wine = Wein in einer Stadt
mark-grain = Korn in einer Stadt
mark-cloth = Stoff in einer Stadt
mark-knights = Belagerungszeichen: Ritter
mark-travellers = Belagerungszeichen: Wegelagerer
mark-monks = Belagerungszeichen: Mönche
mark-any = Belagerungszeichen: Fragezeichen
