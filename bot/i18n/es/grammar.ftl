# Trozos de frases; otros mensajes los toman y ellos eligen por los parámetros de aquellos.

## Seguidores y demás: por su nombre, y por lo que son donde están

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
phrase-figure-object = { $figure ->
    [follower] un seguidor
    [big_follower] el seguidor grande
    [abbot] el abad
    [mayor] el alcalde
    [wagon] la carreta
    [builder] el constructor
    [pig] el cerdo
    [barn] el granero
   *[other] { $figure }
}
phrase-role = { $figure ->
    [follower] { $kind ->
        [city] caballero
        [road] ladrón
        [monastery] monje
        [field] granjero
       *[tower] seguidor
    }
    [big_follower] { $kind ->
        [city] caballero grande
        [road] ladrón grande
        [monastery] monje grande
        [field] granjero grande
       *[tower] seguidor grande
    }
   *[other] { phrase-figure }
}
phrase-role-object = { $figure ->
    [follower] { $kind ->
        [city] un caballero
        [road] un ladrón
        [monastery] un monje
        [field] un granjero
       *[tower] un seguidor
    }
    [big_follower] { $kind ->
        [city] el caballero grande
        [road] el ladrón grande
        [monastery] el monje grande
        [field] el granjero grande
       *[tower] el seguidor grande
    }
   *[other] { phrase-figure-object }
}

## Sitios de una loseta

phrase-spot = { $kind ->
    [city] { $side ->
        [N] ciudad norte
        [E] ciudad este
        [S] ciudad sur
        [W] ciudad oeste
       *[none] ciudad
    }
    [road] { $side ->
        [N] camino norte
        [E] camino este
        [S] camino sur
        [W] camino oeste
       *[none] camino
    }
    [field] { $side ->
        [N] campo norte
        [E] campo este
        [S] campo sur
        [W] campo oeste
        [NW] campo noroeste
        [NE] campo noreste
        [SE] campo sureste
        [SW] campo suroeste
        [NL] campo norte, lado oeste
        [NR] campo norte, lado este
        [EL] campo este, lado norte
        [ER] campo este, lado sur
        [SL] campo sur, lado este
        [SR] campo sur, lado oeste
        [WL] campo oeste, lado sur
        [WR] campo oeste, lado norte
        [inner] campo interior
        [inner2] segundo campo interior
       *[none] campo
    }
    [monastery] monasterio
    [garden] jardín
    [river] río
    [tower] cima de la torre
   *[other] { $kind }
}
# Lo mismo en una palabra, cuando la figura dice dónde está: «caballero: norte».
phrase-direction = { $side ->
    [N] norte
    [E] este
    [S] sur
    [NW] noroeste
    [NE] noreste
    [SE] sureste
    [SW] suroeste
    [NL] norte (oeste)
    [NR] norte (este)
    [EL] este (norte)
    [ER] este (sur)
    [SL] sur (este)
    [SR] sur (oeste)
    [WL] oeste (sur)
    [WR] oeste (norte)
    [inner] interior
    [inner2] interior 2
   *[W] oeste
}
# Puntos cardinales para botones con poco sitio; de medio lado, primero el lado.
phrase-side = { $side ->
    [N] N
    [E] E
    [S] S
    [NW] NO
    [NE] NE
    [SE] SE
    [SW] SO
    [NL] N/O
    [NR] N/E
    [EL] E/N
    [ER] E/S
    [SL] S/E
    [SR] S/O
    [WL] O/S
    [WR] O/N
    [inner] int.
    [inner2] int.2
   *[W] O
}
phrase-spot-in = { $kind ->
    [city] { $side ->
        [N] en la ciudad norte
        [E] en la ciudad este
        [S] en la ciudad sur
        [W] en la ciudad oeste
       *[none] en la ciudad
    }
    [road] { $side ->
        [N] en el camino norte
        [E] en el camino este
        [S] en el camino sur
        [W] en el camino oeste
       *[none] en el camino
    }
    [field] { $side ->
        [N] en el campo norte
        [E] en el campo este
        [S] en el campo sur
        [W] en el campo oeste
        [NW] en el campo noroeste
        [NE] en el campo noreste
        [SE] en el campo sureste
        [SW] en el campo suroeste
        [NL] en el campo norte (lado oeste)
        [NR] en el campo norte (lado este)
        [EL] en el campo este (lado norte)
        [ER] en el campo este (lado sur)
        [SL] en el campo sur (lado este)
        [SR] en el campo sur (lado oeste)
        [WL] en el campo oeste (lado sur)
        [WR] en el campo oeste (lado norte)
        [inner] en el campo interior
        [inner2] en el segundo campo interior
       *[none] en el campo
    }
    [monastery] en el monasterio
    [garden] en el jardín
    [river] en el río
    [tower] en lo alto de la torre
   *[other] en { $kind }
}

## Cantidades

phrase-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
phrase-tiles = { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}

## Cartas, filas, avanzadas, acciones

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
    [blue] fila azul
    [green] fila verde
    [red] fila roja
    [yellow] fila amarilla
   *[none] fila
}
phrase-row-in = { $row ->
    [blue] en la fila azul
    [green] en la fila verde
    [red] en la fila roja
    [yellow] en la fila amarilla
   *[none] en una fila
}
phrase-outpost = { $outpost ->
    [knights] { outpost-knights }
    [travellers] { outpost-travellers }
    [monks] { outpost-monks }
   *[other] { $outpost }
}
phrase-outpost-at = { $outpost ->
    [knights] en la avanzada de caballeros
    [travellers] en la avanzada de ladrones
    [monks] en la avanzada de monjes
   *[other] en una avanzada
}
phrase-rotation = { $rot ->
    [0] tal cual
    [1] girada a la derecha
    [2] girada 180°
   *[3] girada a la izquierda
}
phrase-cards = { $count ->
    [one] { phrase-card }
   *[other] { $count } × { phrase-card }
}
phrase-nothing = nada
phrase-nobody = nadie
phrase-no-cards = ninguna carta
phrase-worth = { $points ->
    [one] { $option } · { $points } pt
   *[other] { $option } · { $points } pts
}
scene-worth-field = { $option } · { $range } pts
