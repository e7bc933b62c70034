# Nazwy same w sobie: na listach, tablicach, w legendach.

figure-follower = podwładny
figure-big-follower = duży podwładny
figure-abbot = opat
figure-mayor = burmistrz
figure-wagon = wóz
figure-builder = budowniczy
figure-pig = świnia
figure-barn = stodoła

kind-city = miasto
kind-road = droga
kind-monastery = klasztor
kind-field = łąka
kind-garden = ogród
kind-river = rzeka
kind-tower = wieża

colour-red = czerwony
colour-blue = niebieski
colour-yellow = żółty
colour-green = zielony
colour-black = czarny
colour-pink = różowy

goods-wine = wino
goods-grain = zboże
goods-cloth = sukno

outpost-knights = posterunek rycerzy
outpost-travellers = posterunek rozbójników
outpost-monks = posterunek mnichów

card-blue-person-1 = niebieska osoba 1
card-blue-person-2 = niebieska osoba 2
card-blue-person-3 = niebieska osoba 3
card-blue-building = niebieska budowla
card-blue-animal = niebieskie zwierzę
card-green-person-1 = zielona osoba 1
card-green-person-2 = zielona osoba 2
card-green-person-3 = zielona osoba 3
card-green-building = zielona budowla
card-green-animal = zielone zwierzę
card-red-person-1 = czerwona osoba 1
card-red-person-2 = czerwona osoba 2
card-red-person-3 = czerwona osoba 3
card-red-building = czerwona budowla
card-red-animal = czerwone zwierzę
card-yellow-person-1 = żółta osoba 1
card-yellow-person-2 = żółta osoba 2
card-yellow-person-3 = żółta osoba 3
card-yellow-building = żółta budowla
card-yellow-animal = żółte zwierzę
card-dragon = smok
card-fairy = wróżka
card-animal-joker = joker zwierząt
card-building-joker = joker budowli
card-back = zakryta karta

## Co można zrobić

deed-tile = położyć płytkę
deed-draw = dobrać płytkę
deed-figure = postawić figurkę
deed-skip = spasować
deed-retrieve = zabrać opata
deed-abbey = położyć opactwo
deed-barn = postawić stodołę
deed-wagon = przesunąć wóz
deed-tier = zbudować piętro
deed-close = zająć wieżę
deed-capture = wziąć jeńca
deed-exchange = wybrać, kogo wymienić
deed-ransom = zapłacić okup
deed-outpost = postawić obrońcę
deed-siege = wybrać posterunek
deed-withdraw = wycofać figurkę
deed-card = zagrać kartę
deed-claim = postawić dużego podwładnego
deed-keep = rozstrzygnąć o zbłąkanej karcie
deed-assign = przydzielić jokera
