# Satzteile; andere Meldungen nehmen sie auf, darum wählen sie nach deren Parametern.

## Meeple und andere: mit Namen, und als was sie dort stehen

phrase-figure = { $figure ->
    [follower] { figure-follower }
    [big_follower] { figure-big-follower }
    [abbot] { figure-abbot }
    [mayor] { figure-mayor }
    [wagon] { figure-wagon }
    [builder] { figure-builder }
    [pig] { figure-pig }
    [barn] { figure-barn }
   *[other] { $figure }
}
# Vierter Fall: „setzt …“.
phrase-figure-object = { $figure ->
    [follower] einen Meeple
    [big_follower] den großen Meeple
    [abbot] den Abt
    [mayor] den Bürgermeister
    [wagon] den Wagen
    [builder] den Baumeister
    [pig] das Schwein
    [barn] den Gutshof
   *[other] { $figure }
}
phrase-role = { $figure ->
    [follower] { $kind ->
        [city] Ritter
        [road] Wegelagerer
        [monastery] Mönch
        [field] Bauer
       *[tower] Meeple
    }
    [big_follower] { $kind ->
        [city] großer Ritter
        [road] großer Wegelagerer
        [monastery] großer Mönch
        [field] großer Bauer
       *[tower] großer Meeple
    }
   *[other] { phrase-figure }
}
phrase-role-object = { $figure ->
    [follower] { $kind ->
        [city] einen Ritter
        [road] einen Wegelagerer
        [monastery] einen Mönch
        [field] einen Bauern
       *[tower] einen Meeple
    }
    [big_follower] { $kind ->
        [city] den großen Ritter
        [road] den großen Wegelagerer
        [monastery] den großen Mönch
        [field] den großen Bauern
       *[tower] den großen Meeple
    }
   *[other] { phrase-figure-object }
}

## Stellen auf einem Plättchen

phrase-spot = { $kind ->
    [city] { $side ->
        [N] Stadt im Norden
        [E] Stadt im Osten
        [S] Stadt im Süden
        [W] Stadt im Westen
       *[none] Stadt
    }
    [road] { $side ->
        [N] Straße im Norden
        [E] Straße im Osten
        [S] Straße im Süden
        [W] Straße im Westen
       *[none] Straße
    }
    [field] { $side ->
        [N] Wiese im Norden
        [E] Wiese im Osten
        [S] Wiese im Süden
        [W] Wiese im Westen
        [NW] Wiese im Nordwesten
        [NE] Wiese im Nordosten
        [SE] Wiese im Südosten
        [SW] Wiese im Südwesten
        [NL] Wiese im Norden, Westhälfte
        [NR] Wiese im Norden, Osthälfte
        [EL] Wiese im Osten, Nordhälfte
        [ER] Wiese im Osten, Südhälfte
        [SL] Wiese im Süden, Osthälfte
        [SR] Wiese im Süden, Westhälfte
        [WL] Wiese im Westen, Südhälfte
        [WR] Wiese im Westen, Nordhälfte
        [inner] innere Wiese
        [inner2] zweite innere Wiese
       *[none] Wiese
    }
    [monastery] Kloster
    [garden] Garten
    [river] Fluss
    [tower] Turmspitze
   *[other] { $kind }
}
# Dasselbe in einem Wort, wo die Figur sagt, worauf sie steht: „Ritter: Norden“.
phrase-direction = { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
    [NW] Nordwesten
    [NE] Nordosten
    [SE] Südosten
    [SW] Südwesten
    [NL] Norden (West)
    [NR] Norden (Ost)
    [EL] Osten (Nord)
    [ER] Osten (Süd)
    [SL] Süden (Ost)
    [SR] Süden (West)
    [WL] Westen (Süd)
    [WR] Westen (Nord)
    [inner] innen
    [inner2] innen 2
   *[W] Westen
}
# Himmelsrichtungen für Knöpfe mit wenig Platz; bei einer halben Seite steht die Seite zuerst.
phrase-side = { $side ->
    [N] N
    [E] O
    [S] S
    [NW] NW
    [NE] NO
    [SE] SO
    [SW] SW
    [NL] N/W
    [NR] N/O
    [EL] O/N
    [ER] O/S
    [SL] S/O
    [SR] S/W
    [WL] W/S
    [WR] W/N
    [inner] innen
    [inner2] innen2
   *[W] W
}
phrase-spot-in = { $kind ->
    [city] { $side ->
        [N] in die Stadt im Norden
        [E] in die Stadt im Osten
        [S] in die Stadt im Süden
        [W] in die Stadt im Westen
       *[none] in die Stadt
    }
    [road] { $side ->
        [N] auf die Straße im Norden
        [E] auf die Straße im Osten
        [S] auf die Straße im Süden
        [W] auf die Straße im Westen
       *[none] auf die Straße
    }
    [field] { $side ->
        [N] auf die Wiese im Norden
        [E] auf die Wiese im Osten
        [S] auf die Wiese im Süden
        [W] auf die Wiese im Westen
        [NW] auf die Wiese im Nordwesten
        [NE] auf die Wiese im Nordosten
        [SE] auf die Wiese im Südosten
        [SW] auf die Wiese im Südwesten
        [NL] auf die Wiese im Norden (Westhälfte)
        [NR] auf die Wiese im Norden (Osthälfte)
        [EL] auf die Wiese im Osten (Nordhälfte)
        [ER] auf die Wiese im Osten (Südhälfte)
        [SL] auf die Wiese im Süden (Osthälfte)
        [SR] auf die Wiese im Süden (Westhälfte)
        [WL] auf die Wiese im Westen (Südhälfte)
        [WR] auf die Wiese im Westen (Nordhälfte)
        [inner] auf die innere Wiese
        [inner2] auf die zweite innere Wiese
       *[none] auf die Wiese
    }
    [monastery] ins Kloster
    [garden] in den Garten
    [river] auf den Fluss
    [tower] auf den Turm
   *[other] auf { $kind }
}

## Anzahlen

phrase-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
phrase-tiles = { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}

## Karten, Reihen, Vorposten, Taten

phrase-card = { $card ->
    [blue_person_1] { card-blue-person-1 }
    [blue_person_2] { card-blue-person-2 }
    [blue_person_3] { card-blue-person-3 }
    [blue_building] { card-blue-building }
    [blue_animal] { card-blue-animal }
    [green_person_1] { card-green-person-1 }
    [green_person_2] { card-green-person-2 }
    [green_person_3] { card-green-person-3 }
    [green_building] { card-green-building }
    [green_animal] { card-green-animal }
    [red_person_1] { card-red-person-1 }
    [red_person_2] { card-red-person-2 }
    [red_person_3] { card-red-person-3 }
    [red_building] { card-red-building }
    [red_animal] { card-red-animal }
    [yellow_person_1] { card-yellow-person-1 }
    [yellow_person_2] { card-yellow-person-2 }
    [yellow_person_3] { card-yellow-person-3 }
    [yellow_building] { card-yellow-building }
    [yellow_animal] { card-yellow-animal }
    [dragon] { card-dragon }
    [fairy] { card-fairy }
    [animal_joker] { card-animal-joker }
    [building_joker] { card-building-joker }
    [back] { card-back }
    [none] { card-back }
   *[other] { $card }
}
phrase-colour = { $colour ->
    [blue] { colour-blue }
    [green] { colour-green }
    [red] { colour-red }
    [yellow] { colour-yellow }
    [black] { colour-black }
    [pink] { colour-pink }
   *[other] { $colour }
}
phrase-row = { $row ->
    [blue] blaue Reihe
    [green] grüne Reihe
    [red] rote Reihe
    [yellow] gelbe Reihe
   *[none] Reihe
}
# Wohin eine Karte gelegt wird oder wo sie liegt: „Reihe Blau“ passt zu beidem.
phrase-row-in = { $row ->
    [blue] in Reihe Blau
    [green] in Reihe Grün
    [red] in Reihe Rot
    [yellow] in Reihe Gelb
   *[none] in einer Reihe
}
phrase-outpost = { $outpost ->
    [knights] { outpost-knights }
    [travellers] { outpost-travellers }
    [monks] { outpost-monks }
   *[other] { $outpost }
}
phrase-outpost-at = { $outpost ->
    [knights] am Vorposten der Ritter
    [travellers] am Vorposten der Wegelagerer
    [monks] am Vorposten der Mönche
   *[other] an einem Vorposten
}
phrase-rotation = { $rot ->
    [0] wie gezogen
    [1] nach rechts gedreht
    [2] um 180° gedreht
   *[3] nach links gedreht
}
phrase-cards = { $count ->
    [one] { phrase-card }
   *[other] { $count } × { phrase-card }
}
phrase-nothing = keine
phrase-nobody = niemand
phrase-no-cards = keine Karten
phrase-worth = { $points ->
    [one] { $option } · { $points } Pkt.
   *[other] { $option } · { $points } Pkt.
}
scene-worth-field = { $option } · { $range } Pkt.
