### Inns & Cathedrals

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

module-inns-cathedrals = Posadas y Catedrales
module-line-inns-cathedrals = 18 losetas, seguidor grande, hasta seis
module-about-inns-cathedrals = Con posadas y catedrales, los caminos y ciudades completos valen más y los incompletos, nada. El seguidor grande cuenta por dos. Pueden jugar hasta seis.

## Los nombres solos: en listas, paneles y leyendas.

figure-big-follower = seguidor grande

## Puntos con los términos de su suma, un mensaje por motivo, sin verbo.

part-inn = { $inn ->
    [0] { "" }
   *[other] , posada
}
part-cathedral = { $cathedral ->
    [0] { "" }
   *[other] , catedral
}

## Lo que hay ante cada jugador y cómo va la partida, para el mapa en palabras.

supply-big-follower = { $count ->
    [one] { $count } seguidor grande
   *[other] { $count } seguidores grandes
}
mark-cathedral = catedral
mark-inn = posada junto a un camino

## Las reglas por temas, con nuestras palabras: un título, un párrafo y otras palabras por las que alguien podría buscar.

topic-inn = Posadas
topic-text-inn = Un camino completo con posada da 2 puntos por loseta en vez de 1. Si al final está incompleto, no da nada. Varias posadas en un camino cuentan como una.
topic-words-inn = posada, taberna, camino, lago
topic-cathedral = Catedrales
topic-text-cathedral = Una ciudad completa con catedral da 3 puntos por loseta y 3 por escudo. Si al final está incompleta, no da nada. Dos catedrales en una ciudad cuentan como una.
topic-words-cathedral = catedral, iglesia, ciudad
topic-big-follower = El seguidor grande
topic-text-big-follower = Tu seguidor grande cuenta por dos al comparar quién tiene más. Los puntos no cambian.
topic-words-big-follower = grande, dos, mayoría, seguidor grande, meeple grande
