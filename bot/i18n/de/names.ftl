# Namen für sich allein: in Listen, auf Tafeln, in Legenden.

figure-follower = Gefolgsmann
figure-big-follower = großer Gefolgsmann
figure-abbot = Abt
figure-mayor = Bürgermeister
figure-wagon = Wagen
figure-builder = Baumeister
figure-pig = Schwein
figure-barn = Gutshof

kind-city = Stadt
kind-road = Straße
kind-monastery = Kloster
kind-field = Wiese
kind-garden = Garten
kind-river = Fluss
kind-tower = Turm

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-black = Schwarz
colour-pink = Rosa

goods-wine = Wein
goods-grain = Korn
goods-cloth = Stoff

outpost-knights = Vorposten der Ritter
outpost-travellers = Vorposten der Wegelagerer
outpost-monks = Vorposten der Mönche

card-blue-person-1 = blaue Person 1
card-blue-person-2 = blaue Person 2
card-blue-person-3 = blaue Person 3
card-blue-building = blaues Gebäude
card-blue-animal = blaues Tier
card-green-person-1 = grüne Person 1
card-green-person-2 = grüne Person 2
card-green-person-3 = grüne Person 3
card-green-building = grünes Gebäude
card-green-animal = grünes Tier
card-red-person-1 = rote Person 1
card-red-person-2 = rote Person 2
card-red-person-3 = rote Person 3
card-red-building = rotes Gebäude
card-red-animal = rotes Tier
card-yellow-person-1 = gelbe Person 1
card-yellow-person-2 = gelbe Person 2
card-yellow-person-3 = gelbe Person 3
card-yellow-building = gelbes Gebäude
card-yellow-animal = gelbes Tier
card-dragon = Drache
card-fairy = Fee
card-animal-joker = Tierjoker
card-building-joker = Gebäudejoker
card-back = verdeckte Karte

## Was man tun kann

deed-tile = ein Plättchen legen
deed-draw = ein Plättchen ziehen
deed-figure = eine Figur setzen
deed-skip = passen
deed-retrieve = den Abt zurücknehmen
deed-abbey = die Abtei legen
deed-barn = den Gutshof setzen
deed-wagon = den Wagen weiterfahren
deed-tier = ein Turmstück bauen
deed-close = einen Turm besetzen
deed-capture = einen Gefangenen nehmen
deed-exchange = wählen, wer ausgetauscht wird
deed-ransom = Lösegeld zahlen
deed-outpost = einen Verteidiger stellen
deed-siege = einen Vorposten wählen
deed-withdraw = eine Figur abziehen
deed-card = eine Karte spielen
deed-claim = den großen Gefolgsmann setzen
deed-keep = über eine falsch gelegte Karte entscheiden
deed-assign = einen Joker zuordnen
