# The reference sheet: what each module in play adds to a topic of the rules. A line of a text is a paragraph.
# `sheet-TOPIC-MODULE`; the steps of a turn are numbered in between.

sheet-points-base =
    Road: 1 per tile
    City: 2 per tile and coat of arms; unfinished 1
    Monastery: 9; unfinished 1, and 1 per tile around it
sheet-points-fields = Field: 3 per completed city it touches, at the end
sheet-points-abbot =
    Garden: like a monastery
    Abbot taken back early: 1, and 1 per tile around it
sheet-points-inns-cathedrals =
    Road with an inn: 2 per tile; unfinished 0
    City with a cathedral: 3 per tile and coat of arms; unfinished 0
sheet-points-traders-builders =
    Goods: 10 for the most wine, grain or cloth, at the end
    Field with your pig: 1 more per city
sheet-points-abbey-mayor =
    Abbey: like a monastery
    Barn: 4 per completed city it touches, at the end
    Farmers sent home by a barn: 3 per city, or 1 if they join its field later
sheet-points-king-robber =
    King: 1 per completed city on the map, at the end
    Robber: 1 per completed road on the map, at the end
sheet-points-tower = Ransom: 3, from the owner of the meeple to its captor
sheet-points-siege = Defender: 3 each when their outpost is attacked or strikes back
sheet-follower-base = 7 meeples each: road, city or monastery
sheet-follower-fields = Farmers: a meeple in a field, until the end
sheet-follower-abbot = 1 abbot: monastery or garden; you may take it back early
sheet-follower-inns-cathedrals = 1 large meeple: like a meeple, counts as two
sheet-follower-traders-builders =
    1 builder: your own road or city; extend it for a second turn
    1 pig: a field with your own farmer
sheet-follower-abbey-mayor =
    1 mayor: city; as strong as it has coats of arms
    1 wagon: road, city or monastery; moves on after scoring
    1 barn: where the corners of four fields meet
sheet-follower-tower = All meeples in range of a tower can be captured; a meeple on top closes the tower
sheet-follower-siege = 2 more meeples each; defenders stand in an outpost
sheet-turn-1-base = Draw a tile
sheet-turn-1-river = The tiles of the river come first
sheet-turn-1-abbey-mayor = Or place your abbey in a gap instead
sheet-turn-2-siege = First carry out its siege symbols
sheet-turn-2-base = Place it so that all sides match
sheet-turn-3-base = Place one piece on that tile, or skip
sheet-turn-3-abbot = Or take your abbot back and score it
sheet-turn-3-tower = Or add a tower floor and capture a meeple, or close a tower
sheet-turn-3-siege = After placing one you may send a defender to an outpost
sheet-turn-4-base = Anything complete scores, and its meeples come home
sheet-turn-4-traders-builders = The goods of a city you completed are yours
sheet-turn-4-abbey-mayor = A wagon that has scored may move on
sheet-turn-4-king-robber = The largest city so far takes the king, the longest road the robber
sheet-turn-5-traders-builders = Before that, a second turn if you extended your builder's road or city
sheet-turn-5-base = Then it's the next player's turn, clockwise
sheet-turn-1-cardcassonne =
    Play a card or, once a round, place your large meeple at the end of a row
    Your first card of the round goes face down, into any row
    The others go face up: to the row of their colour, jokers to any row
sheet-turn-2-cardcassonne = The round ends when all cards are played and all large meeples placed
sheet-turn-3-cardcassonne = Each large meeple takes the cards between itself and the board or the large meeple to its left
sheet-turn-4-cardcassonne = The cards taken score; the others stay in their rows
sheet-turn-5-cardcassonne = The last player to place a large meeple deals the next round
sheet-follower-cardcassonne =
    1 large meeple each: claims one row a round
    1 chest each: your buildings, until the end
sheet-points-cardcassonne =
    People: their values added up, times how many they are
    Animals: each time a group of one colour grows, 3, 6, 9, 12 or 14 for 1 to 5, then 2 more each
    Animal joker: joins a group; 3 if you have no animals
    Buildings, at the end: 5, 15 or 30 for 2, 3 or 4 different colours
    Building joker: any colour that its set lacks
    Dragon and fairy: 10 each
    Misplaced card: 10, or keep an animal or building
sheet-tiles-cardcassonne =
    64 people: in each colour 8 of value 1, 5 of 2, 3 of 3
    36 animals, 9 in each colour
    20 buildings, 5 in each colour
    4 animal jokers, 4 building jokers
    1 dragon, 1 fairy
    2 players: 10 rounds of 6 cards; 3: 8 of 5; 4: 6 of 5; 5: 6 of 4
sheet-step = { $number }. { $line }
sheet-title = { $game } on one page
sheet-heading-turn = A turn
sheet-heading-follower = Pieces
sheet-heading-points = Points
sheet-heading-tiles = Material
sheet-tiles = { $name }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
sheet-tiles-pile = In the pile at the start: { $count }
button-explain = What can I do here?
rules-of-choice = { $topic }: { $text }
