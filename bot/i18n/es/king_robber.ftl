### King & Robber

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

module-king-robber = Rey y Bandolero
module-line-king-robber = mayor ciudad, camino más largo
module-about-king-robber = Completa la mayor ciudad hasta el momento y te llevas el rey; completa el camino más largo y te llevas el bandolero. Al final, cada uno da un punto por ciudad o camino completo del mapa.

## Qué ha pasado, una frase cada vez, en presente. $player es de quien es el suceso, $other la segunda persona.

event-token-taken = { $token ->
    [king] { $player } se lleva el rey por la mayor ciudad hasta ahora ({ phrase-tiles })
   *[robber] { $player } se lleva el bandolero por el camino más largo hasta ahora ({ phrase-tiles })
}

## Puntos con los términos de su suma, un mensaje por motivo, sin verbo.

points-king = { $player } +{ $points }: rey ({ part-cities })
points-robber = { $player } +{ $points }: bandolero ({ $roads ->
    [one] { $roads } camino completo
   *[other] { $roads } caminos completos
})

## Por qué una máquina elige lo que elige, o elegiría en tu lugar; y qué dice de una partida terminada.

why-token = { $on ->
    [king] { $who ->
        [you] Te llevas el rey por la mayor ciudad.
       *[other] Se lleva el rey por la mayor ciudad.
    }
   *[robber] { $who ->
        [you] Te llevas el bandolero por el camino más largo.
       *[other] Se lleva el bandolero por el camino más largo.
    }
}

## Lo que se lee en las imágenes y en los textos que dicen lo mismo.

scene-reason-king = rey
scene-reason-robber = bandolero

## Lo que hay ante cada jugador y cómo va la partida, para el mapa en palabras.

token-king = el rey
token-robber = el bandolero

## Las reglas por temas, con nuestras palabras: un título, un párrafo y otras palabras por las que alguien podría buscar.

topic-king = El rey
topic-text-king = Completa la mayor ciudad hasta el momento y te llevas el rey. Solo cuentan las losetas; no importa quién puntúa. Al final, el rey da 1 punto por cada ciudad completa del mapa.
topic-words-king = rey, mayor, ciudad, ficha, ciudad más grande, mayor ciudad
topic-robber = El bandolero
topic-text-robber = Completa el camino más largo hasta el momento y te llevas el bandolero. Al final, el bandolero da 1 punto por cada camino completo del mapa.
topic-words-robber = bandolero, más largo, camino, ficha, camino más largo
