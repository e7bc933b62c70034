# Les noms seuls : dans les listes, les panneaux, les légendes.

figure-follower = partisan
figure-big-follower = grand partisan
figure-abbot = abbé
figure-mayor = maire
figure-wagon = chariot
figure-builder = bâtisseur
figure-pig = cochon
figure-barn = grange

kind-city = ville
kind-road = route
kind-monastery = monastère
kind-field = pré
kind-garden = jardin
kind-river = rivière
kind-tower = tour

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-black = noir
colour-pink = rose

goods-wine = vin
goods-grain = blé
goods-cloth = tissu

outpost-knights = avant-poste des chevaliers
outpost-travellers = avant-poste des voleurs
outpost-monks = avant-poste des moines

card-blue-person-1 = personne bleue 1
card-blue-person-2 = personne bleue 2
card-blue-person-3 = personne bleue 3
card-blue-building = bâtiment bleu
card-blue-animal = animal bleu
card-green-person-1 = personne verte 1
card-green-person-2 = personne verte 2
card-green-person-3 = personne verte 3
card-green-building = bâtiment vert
card-green-animal = animal vert
card-red-person-1 = personne rouge 1
card-red-person-2 = personne rouge 2
card-red-person-3 = personne rouge 3
card-red-building = bâtiment rouge
card-red-animal = animal rouge
card-yellow-person-1 = personne jaune 1
card-yellow-person-2 = personne jaune 2
card-yellow-person-3 = personne jaune 3
card-yellow-building = bâtiment jaune
card-yellow-animal = animal jaune
card-dragon = dragon
card-fairy = fée
card-animal-joker = joker animal
card-building-joker = joker bâtiment
card-back = carte face cachée

## Ce que l’on peut faire

deed-tile = poser une tuile
deed-draw = piocher une tuile
deed-figure = placer une figurine
deed-skip = passer
deed-retrieve = reprendre l’abbé
deed-abbey = poser l’abbaye
deed-barn = placer la grange
deed-wagon = déplacer le chariot
deed-tier = bâtir un étage
deed-close = occuper une tour
deed-capture = faire un prisonnier
deed-exchange = choisir qui échanger
deed-ransom = payer une rançon
deed-outpost = placer un défenseur
deed-siege = choisir un avant-poste
deed-withdraw = retirer une figurine
deed-card = jouer une carte
deed-claim = placer le grand partisan
deed-keep = décider d’une carte égarée
deed-assign = attribuer un joker
