### King & Robber

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

module-king-robber = Rey y Bandolero
module-line-king-robber = mayor ciudad, camino más largo
module-about-king-robber = Quien completa la mayor ciudad hasta entonces toma el rey; quien completa el camino más largo, el bandolero. Al final dan un punto por cada ciudad o camino completo del mapa.

## Qué ha pasado, una frase cada vez, en presente. $player es de quien es el suceso, $other la segunda persona.

event-token-taken = { $token ->
    [king] { $player } se lleva el rey por la mayor ciudad hasta ahora: { phrase-tiles }
   *[robber] { $player } se lleva el bandolero por el camino más largo hasta ahora: { phrase-tiles }
}

## Puntos con los términos de su suma, un mensaje por motivo, sin verbo.

points-king = { $player } +{ $points }: rey ({ part-cities })
points-robber = { $player } +{ $points }: bandolero ({ $roads ->
    [one] { $roads } camino completo
   *[other] { $roads } caminos completos
})

## Por qué un ordenador elige lo que elige, o elegiría en el lugar de alguien; y qué dice de una partida acabada.

why-token = { $on ->
    [king] Se lleva el rey por la ciudad más grande.
   *[robber] Se lleva el bandolero por el camino más largo.
}

## Lo que se lee en las imágenes y en los textos que dicen lo mismo.

scene-reason-king = Rey
scene-reason-robber = Bandolero

## Lo que hay ante cada jugador y cómo va la partida, para el mapa en palabras.

token-king = el rey
token-robber = el bandolero

## Las reglas por temas, con nuestras palabras: un título, un párrafo y otras palabras por las que alguien podría buscar.

topic-king = El rey
topic-text-king = Quien completa la primera ciudad toma el rey; quien completa una mayor que todas las anteriores se lo quita. Solo cuentan las losetas, y no importa quién puntúa. Al final el rey da 1 punto por cada ciudad completa del mapa.
topic-words-king = rey, mayor, ciudad, ficha, ciudad más grande
topic-robber = El bandolero
topic-text-robber = El bandolero va con el camino completo más largo como el rey con la mayor ciudad. Al final da 1 punto por cada camino completo del mapa.
topic-words-robber = bandolero, más largo, camino, ficha, camino más largo
