# Parts of sentences. Other messages take them in by reference, so they choose by the parameters of whoever uses them.
# What comes as an id and is only chosen by: $figure, $kind, $side, $card, $row, $colour, $outpost, $goods, $do.
# $cell is a name on the map ("C7"); $player and $other are people's names and stand where no case is asked of them.

## Figures: by name, and by what they are called where they stand

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
# As what somebody takes, places, moves: "Ann places …".
phrase-figure-object = { $figure ->
    [follower] a meeple
    [big_follower] the large meeple
    [abbot] the abbot
    [mayor] the mayor
    [wagon] the wagon
    [builder] the builder
    [pig] the pig
   *[barn] the barn
}
# By figure and kind of place: a follower in a city is a knight.
phrase-role = { $figure ->
    [follower] { $kind ->
        [city] knight
        [road] highwayman
        [monastery] monk
        [field] farmer
       *[tower] meeple
    }
    [big_follower] { $kind ->
        [city] large knight
        [road] large highwayman
        [monastery] large monk
        [field] large farmer
       *[tower] large meeple
    }
   *[other] { phrase-figure }
}
phrase-role-object = { $figure ->
    [follower] { $kind ->
        [city] a knight
        [road] a highwayman
        [monastery] a monk
        [field] a farmer
       *[tower] a meeple
    }
    [big_follower] { $kind ->
        [city] the large knight
        [road] the large highwayman
        [monastery] the large monk
        [field] the large farmer
       *[tower] the large meeple
    }
   *[other] { phrase-figure-object }
}

## Places on a tile. $side: N E S W; of a field also a half of a side (NL: the north side's west half), inner, inner2

phrase-spot = { $kind ->
    [city] { $side ->
        [N] north city
        [E] east city
        [S] south city
        [W] west city
       *[none] city
    }
    [road] { $side ->
        [N] north road
        [E] east road
        [S] south road
        [W] west road
       *[none] road
    }
    [field] { $side ->
        [N] north field
        [E] east field
        [S] south field
        [W] west field
        [NW] north-west field
        [NE] north-east field
        [SE] south-east field
        [SW] south-west field
        [NL] north field, west half
        [NR] north field, east half
        [EL] east field, north half
        [ER] east field, south half
        [SL] south field, east half
        [SR] south field, west half
        [WL] west field, south half
        [WR] west field, north half
        [inner] inner field
        [inner2] second inner field
       *[none] field
    }
    [monastery] monastery
    [garden] garden
    [river] river
    [tower] top of the tower
   *[other] { $kind }
}
# The same in one word, where the figure says what it stands on: "knight: north".
phrase-direction = { $side ->
    [N] north
    [E] east
    [S] south
    [NW] north-west
    [NE] north-east
    [SE] south-east
    [SW] south-west
    [NL] north (west)
    [NR] north (east)
    [EL] east (north)
    [ER] east (south)
    [SL] south (east)
    [SR] south (west)
    [WL] west (south)
    [WR] west (north)
    [inner] inside
    [inner2] inside 2
   *[W] west
}
# Compass letters for buttons with little room; of half a side, the side comes first.
phrase-side = { $side ->
    [N] N
    [E] E
    [S] S
    [NW] NW
    [NE] NE
    [SE] SE
    [SW] SW
    [NL] N (W)
    [NR] N (E)
    [EL] E (N)
    [ER] E (S)
    [SL] S (E)
    [SR] S (W)
    [WL] W (S)
    [WR] W (N)
    [inner] inside
    [inner2] inside 2
   *[W] W
}
# Where somebody stands: "a knight …".
phrase-spot-in = { $kind ->
    [city] { $side ->
        [N] in the north city
        [E] in the east city
        [S] in the south city
        [W] in the west city
       *[none] in the city
    }
    [road] { $side ->
        [N] on the north road
        [E] on the east road
        [S] on the south road
        [W] on the west road
       *[none] on the road
    }
    [field] { $side ->
        [N] in the north field
        [E] in the east field
        [S] in the south field
        [W] in the west field
        [NW] in the north-west field
        [NE] in the north-east field
        [SE] in the south-east field
        [SW] in the south-west field
        [NL] in the north field (west half)
        [NR] in the north field (east half)
        [EL] in the east field (north half)
        [ER] in the east field (south half)
        [SL] in the south field (east half)
        [SR] in the south field (west half)
        [WL] in the west field (south half)
        [WR] in the west field (north half)
        [inner] in the inner field
        [inner2] in the second inner field
       *[none] in the field
    }
    [monastery] in the monastery
    [garden] in the garden
    [river] on the river
    [tower] on top of the tower
   *[other] on { $kind }
}

## Counts

phrase-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
phrase-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}

## Cards, rows, outposts, goods, deeds

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
    [blue] blue row
    [green] green row
    [red] red row
    [yellow] yellow row
   *[none] row
}
# Where a card lies or goes: "… a card in the blue row".
phrase-row-in = { $row ->
    [blue] in the blue row
    [green] in the green row
    [red] in the red row
    [yellow] in the yellow row
   *[none] in a row
}
phrase-outpost = { $outpost ->
    [knights] { outpost-knights }
    [travellers] { outpost-travellers }
    [monks] { outpost-monks }
   *[other] { $outpost }
}
phrase-outpost-at = { $outpost ->
    [knights] at the knights' outpost
    [travellers] at the highwaymen's outpost
    [monks] at the monks' outpost
   *[other] at an outpost
}
# How a tile lies, in quarter turns clockwise.
phrase-rotation = { $rot ->
    [0] as drawn
    [1] turned right
    [2] turned 180°
   *[3] turned left
}
# Several cards that are alike.
phrase-cards = { $count ->
    [one] { phrase-card }
   *[other] { $count } × { phrase-card }
}
# Where a list is empty.
phrase-nothing = none
phrase-nobody = nobody
phrase-no-cards = no cards
# An option with what it could score.
phrase-worth = { $points ->
    [one] { $option } · { $points } pt
   *[other] { $option } · { $points } pts
}
# A farmer. $range: what he would bring now, and what if all cities that his field touches are completed: "3–12"
scene-worth-field = { $option } · { $range } pts
