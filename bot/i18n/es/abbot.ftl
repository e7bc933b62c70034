### Abbot

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

module-abbot = Abad
module-line-abbot = Un abad por persona, para monasterios y jardines
module-about-abbot = El abad puede estar en un monasterio o, solo él, en un jardín. En un turno posterior puedes recogerlo antes de que todo esté construido a su alrededor y puntuar lo que haya.

## Los nombres solos: en listas, paneles y leyendas.

figure-abbot = abad
kind-garden = jardín
deed-retrieve = recoger al abad

## Lo que dicen los botones y las jugadas escritas: breve para un teléfono. Quien lo muestra pone la primera letra en mayúscula.

option-retrieve = recoger al abad de { $cell }

## Puntos con los términos de su suma, un mensaje por motivo, sin verbo.

points-garden = { $player } +{ $points }: { kind-garden } { $cell } ({ part-around }{ part-retrieved })
part-retrieved = { $retrieved ->
    [0] { "" }
   *[other] , abad recogido
}

## Por qué un ordenador elige lo que elige, o elegiría en el lugar de alguien; y qué dice de una partida acabada.

why-retrieve = El abad ha dado lo que podía en { $cell }: { phrase-points }.

## Lo que se lee en las imágenes y en los textos que dicen lo mismo.

scene-reason-garden = Jardines

## Lo que hay ante cada jugador y cómo va la partida, para el mapa en palabras.

supply-abbot = { $count ->
    [one] { $count } abad
   *[other] { $count } abades
}
mark-garden = jardín

## Las reglas por temas, con nuestras palabras: un título, un párrafo y otras palabras por las que alguien podría buscar.

topic-abbot = El abad
topic-text-abbot = En vez de un seguidor puedes poner tu abad, en un monasterio o un jardín de la loseta colocada. Puntúa como un monje: 9 puntos cuando las ocho casillas de alrededor tienen losetas.
topic-words-abbot = abad, monje, monasterio, jardín
topic-garden = Jardines
topic-text-garden = Solo un abad puede estar en un jardín. Puntúa como un monasterio: 9 puntos si está rodeado; si no, 1 por sí mismo y 1 por cada loseta de alrededor. Un jardín no divide el prado en el que está.
topic-words-garden = jardín, parque, abad, flores
topic-retrieve = Recoger al abad
topic-text-retrieve = En un turno posterior puedes llevarte a casa a tu abad en vez de colocar una figura. Da 1 punto por su loseta y 1 por cada una de alrededor, también la que acabas de colocar. Una vez rodeado puntúa por sí solo.
topic-words-retrieve = recoger, llevarse, abad, volver
