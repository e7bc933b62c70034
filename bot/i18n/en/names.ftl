# Names of what there is, as they stand alone: in lists, on panels, in a legend.

figure-follower = follower
figure-big-follower = big follower
figure-abbot = abbot
figure-mayor = mayor
figure-wagon = wagon
figure-builder = builder
figure-pig = pig
figure-barn = barn

kind-city = city
kind-road = road
kind-monastery = monastery
kind-field = field
kind-garden = garden
kind-river = river
kind-tower = tower

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-black = black
colour-pink = pink

goods-wine = wine
goods-grain = grain
goods-cloth = cloth

outpost-knights = knights' outpost
outpost-travellers = travellers' outpost
outpost-monks = monks' outpost

card-blue-person-1 = blue person 1
card-blue-person-2 = blue person 2
card-blue-person-3 = blue person 3
card-blue-building = blue building
card-blue-animal = blue animal
card-green-person-1 = green person 1
card-green-person-2 = green person 2
card-green-person-3 = green person 3
card-green-building = green building
card-green-animal = green animal
card-red-person-1 = red person 1
card-red-person-2 = red person 2
card-red-person-3 = red person 3
card-red-building = red building
card-red-animal = red animal
card-yellow-person-1 = yellow person 1
card-yellow-person-2 = yellow person 2
card-yellow-person-3 = yellow person 3
card-yellow-building = yellow building
card-yellow-animal = yellow animal
card-dragon = dragon
card-fairy = fairy
card-animal-joker = animal joker
card-building-joker = building joker
card-back = face-down card

## What a player can do, as "to …"

deed-tile = place a tile
deed-draw = draw a tile
deed-figure = place a figure
deed-skip = pass
deed-retrieve = take back the abbot
deed-abbey = place the abbey
deed-barn = place the barn
deed-wagon = move the wagon
deed-tier = build a tier
deed-close = put a follower on a tower
deed-capture = take a prisoner
deed-exchange = choose whom to exchange
deed-ransom = pay a ransom
deed-outpost = place a defender
deed-siege = choose an outpost
deed-withdraw = withdraw a figure
deed-card = play a card
deed-claim = place the big follower
deed-keep = decide about a misplaced card
deed-assign = give a joker to a group
