# Los nombres solos: en listas, paneles y leyendas.

figure-follower = seguidor
figure-big-follower = seguidor grande
figure-abbot = abad
figure-mayor = alcalde
figure-wagon = carreta
figure-builder = constructor
figure-pig = cerdo
figure-barn = granero

kind-city = ciudad
kind-road = camino
kind-monastery = monasterio
kind-field = prado
kind-garden = jardín
kind-river = río
kind-tower = torre

colour-red = rojo
colour-blue = azul
colour-yellow = amarillo
colour-green = verde
colour-black = negro
colour-pink = rosa

goods-wine = vino
goods-grain = trigo
goods-cloth = tela

outpost-knights = avanzada de caballeros
outpost-travellers = avanzada de ladrones
outpost-monks = avanzada de monjes

card-blue-person-1 = persona azul 1
card-blue-person-2 = persona azul 2
card-blue-person-3 = persona azul 3
card-blue-building = edificio azul
card-blue-animal = animal azul
card-green-person-1 = persona verde 1
card-green-person-2 = persona verde 2
card-green-person-3 = persona verde 3
card-green-building = edificio verde
card-green-animal = animal verde
card-red-person-1 = persona roja 1
card-red-person-2 = persona roja 2
card-red-person-3 = persona roja 3
card-red-building = edificio rojo
card-red-animal = animal rojo
card-yellow-person-1 = persona amarilla 1
card-yellow-person-2 = persona amarilla 2
card-yellow-person-3 = persona amarilla 3
card-yellow-building = edificio amarillo
card-yellow-animal = animal amarillo
card-dragon = dragón
card-fairy = hada
card-animal-joker = comodín animal
card-building-joker = comodín edificio
card-back = carta boca abajo

## Lo que se puede hacer

deed-tile = colocar una loseta
deed-draw = robar una loseta
deed-figure = colocar una figura
deed-skip = pasar
deed-retrieve = recoger al abad
deed-abbey = colocar la abadía
deed-barn = colocar el granero
deed-wagon = mover la carreta
deed-tier = construir un piso
deed-close = ocupar una torre
deed-capture = hacer un prisionero
deed-exchange = elegir a quién canjear
deed-ransom = pagar un rescate
deed-outpost = colocar un defensor
deed-siege = elegir una avanzada
deed-withdraw = retirar una figura
deed-card = jugar una carta
deed-claim = colocar el seguidor grande
deed-keep = decidir sobre una carta extraviada
deed-assign = asignar un comodín
