# Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

game-carcassonne = Carcassonne
game-line-carcassonne = Build a landscape tile by tile and place your followers on it
game-about-carcassonne = Each turn you place one tile, may put a figure on it, and score what the tile has completed. Roads, cities, monasteries and fields belong to whoever has the most followers there. Expansions can be combined as you like.
game-cardcassonne = Cardcassonne
game-line-cardcassonne = A card game of bluff: fill four rows and claim them at the right moment
game-about-cardcassonne = You lay cards in four coloured rows and once a round claim one of them with your big follower, who takes all cards before him. The first card of each round lies face down. Persons score at once, animals grow from round to round, buildings count at the end.

module-base = Base game
module-line-base = Roads, cities and monasteries
module-about-base = 72 tiles and seven followers each. Place a tile, place a follower, score what is complete. It is part of every game of Carcassonne.
module-fields = Fields
module-line-fields = Farmers who score at the end for completed cities
module-about-fields = A follower may lie down in a field as a farmer. He stays until the end of the game and then brings 3 points for each completed city at the edge of his field.
module-river = River
module-line-river = 12 tiles: the game begins with a river
module-about-river = The source replaces the start tile. The first turns place river tiles until the lake ends the river; it parts the fields and gives the map its shape.
module-abbot = Abbot
module-line-abbot = An abbot each, for monasteries and gardens
module-about-abbot = The abbot may stand in a monastery or, as the only figure, in a garden. In a later turn you may take him back before all is built around him and score what there is.
module-inns-cathedrals = Inns & Cathedrals
module-line-inns-cathedrals = 18 tiles, a big follower each, six players
module-about-inns-cathedrals = Inns and cathedrals make completed roads and cities worth more and unfinished ones worth nothing. The big follower counts as two. Six can play.
module-traders-builders = Traders & Builders
module-line-traders-builders = 24 tiles, goods, a builder and a pig each
module-about-traders-builders = Whoever completes a city takes the goods in it, and the most goods of a kind bring 10 points. The builder earns double turns, the pig adds a point for each city at the edge of its field.
module-abbey-mayor = Abbey & Mayor
module-line-abbey-mayor = 12 tiles; an abbey, mayor, wagon and barn each
module-about-abbey-mayor = The abbey fills a hole in the map, the mayor is as strong as the city has shields, the wagon drives on after scoring, and the barn takes over a field for good.
module-king-robber = King & Robber
module-line-king-robber = 5 tiles, rewards for largest city, longest road
module-about-king-robber = Whoever completes the largest city so far takes the king, whoever completes the longest road so far the robber. At the end they bring a point for each completed city or road on the map.
module-tower = Tower
module-line-tower = 18 tiles and towers that take prisoners
module-about-tower = Instead of placing a figure you may build a tier of a tower and capture a figure in its reach. Prisoners are exchanged, or bought back for 3 points.
module-siege = Siege & Defence
module-line-siege = A fortress, 17 tiles, two more followers each
module-about-siege = The fortress lies in the middle of the map and has three outposts. Followers defend them, catapults attack them, and each defender brings 3 points. It plays best with the Abbot.

option-name-organiser = Tower organiser
option-line-organiser = Tower: the stack is cut in two, and you draw from the top or bottom of either half
option-name-one-ransom = One ransom per turn
option-line-one-ransom = Tower: at most one figure may be bought back in a turn
option-name-short-game = Short game
option-line-short-game = The game ends after the round in which somebody reaches 100 points
