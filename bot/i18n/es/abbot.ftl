### Abbot

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

module-abbot = Abad
module-line-abbot = Un abad por jugador, para monasterios y jardines
module-about-abbot = El abad puede ocupar un monasterio y es el único que puede ocupar un jardín. En un turno posterior puedes recogerlo antes de tiempo y puntuar lo que haya.

## Los nombres solos: en listas, paneles y leyendas.

figure-abbot = abad
kind-garden = jardín
deed-retrieve = recoger el abad

## Lo que dicen los botones y las jugadas escritas: breve para un teléfono. Quien lo muestra pone la primera letra en mayúscula.

option-retrieve = recoger el abad de { $cell }

## Puntos con los términos de su suma, un mensaje por motivo, sin verbo.

points-garden = { $player } +{ $points }: { kind-garden } { $cell } ({ part-around }{ part-retrieved })
part-retrieved = { $retrieved ->
    [0] { "" }
   *[other] , abad recogido
}

## Por qué una máquina elige lo que elige, o elegiría en tu lugar; y qué dice de una partida terminada.

why-retrieve = El abad ya no puede dar más en { $cell }: { phrase-points }.

## Lo que se lee en las imágenes y en los textos que dicen lo mismo.

scene-reason-garden = jardines

## Lo que hay ante cada jugador y cómo va la partida, para el mapa en palabras.

supply-abbot = { $count ->
    [one] { $count } abad
   *[other] { $count } abades
}
mark-garden = jardín

## Las reglas por temas, con nuestras palabras: un título, un párrafo y otras palabras por las que alguien podría buscar.

topic-abbot = El abad
topic-text-abbot = Coloca tu abad en vez de un seguidor, en un monasterio o un jardín de la loseta que acabas de poner. Puntúa como un monje: 9 puntos cuando las ocho casillas de alrededor están llenas.
topic-words-abbot = abad, monje, monasterio, jardín
topic-garden = Jardines
topic-text-garden = Solo un abad puede ocupar un jardín. Puntúa como un monasterio: 9 puntos si está rodeado; si no, 1 por sí mismo y 1 por cada loseta de alrededor. Un jardín no divide su campo.
topic-words-garden = jardín, parque, abad, flores
topic-retrieve = Recoger el abad
topic-text-retrieve = En un turno posterior puedes recoger tu abad en vez de colocar un seguidor. Da 1 punto por su loseta y 1 por cada loseta de alrededor, incluida la que acabas de poner. Una vez rodeado, puntúa solo.
topic-words-retrieve = recoger, llevarse, abad, volver, recuperar el abad, retirar el abad
