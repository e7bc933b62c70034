### Inns & Cathedrals

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

module-inns-cathedrals = Posadas y Catedrales
module-line-inns-cathedrals = 18 losetas, seguidor grande, hasta seis
module-about-inns-cathedrals = Posadas y catedrales hacen que caminos y ciudades completos valgan más y los incompletos nada. El seguidor grande cuenta por dos. Pueden jugar seis.

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
topic-text-inn = Un camino completo con posada da 2 puntos por loseta en vez de 1. Incompleto al final de la partida no da nada. Varias posadas junto a un camino cuentan como una.
topic-words-inn = posada, taberna, camino, lago
topic-cathedral = Catedrales
topic-text-cathedral = Una ciudad completa con catedral da 3 puntos por loseta y 3 por escudo. Incompleta al final de la partida no da nada. Dos catedrales en una ciudad cuentan como una.
topic-words-cathedral = catedral, iglesia, ciudad
topic-big-follower = El seguidor grande
topic-text-big-follower = Se coloca como cualquier seguidor pero cuenta por dos al comparar mayorías. Los puntos de la zona son los mismos.
topic-words-big-follower = grande, dos, mayoría, seguidor grande, meeple grande
