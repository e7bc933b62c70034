### Carcassonne: the base game

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

game-carcassonne = Carcassonne
game-line-carcassonne = Construye el paisaje loseta a loseta y ocúpalo con tus seguidores
game-about-carcassonne = En cada turno colocas una loseta, puedes poner en ella un seguidor y puntúas lo que completa. Cada zona da sus puntos al jugador con más seguidores en ella. Combina las expansiones como quieras.
module-base = Juego básico
module-line-base = Caminos, ciudades y monasterios
module-about-base = 72 losetas y siete seguidores por jugador. Coloca una loseta, pon un seguidor y puntúa lo que se complete. Forma parte de todas las partidas de Carcassonne.

## Los nombres solos: en listas, paneles y leyendas.

figure-follower = seguidor
kind-city = ciudad
kind-road = camino
kind-monastery = monasterio
kind-field = campo
deed-tile = colocar una loseta
deed-draw = robar una loseta
deed-figure = colocar un seguidor
deed-skip = omitir

## Qué se pide y a quién. $player decide.

decision-tile = { $player }, te toca
decision-draw = { $player }, roba una loseta o elige otra acción
decision-step2 = { $player }, coloca un seguidor u omite este paso

## Lo que dicen los botones y las jugadas escritas: breve para un teléfono. Quien lo muestra pone la primera letra en mayúscula.

option-tile = { $cell }, { phrase-rotation }
option-draw = { $take ->
    [left_top] robar: izquierda, arriba
    [left_bottom] robar: izquierda, abajo
    [right_top] robar: derecha, arriba
    [right_bottom] robar: derecha, abajo
   *[none] robar una loseta
}
option-figure = { phrase-role }: { phrase-spot }
short-figure = { $kind ->
    [city] { phrase-role }: { phrase-direction }
    [road] { phrase-role }: { phrase-direction }
    [field] { phrase-role }: { phrase-direction }
    [monastery] { phrase-role }
   *[other] { phrase-role }: { phrase-spot }
}
letters-figure = { $kind ->
    [city] { phrase-role }: { phrase-side }
    [road] { phrase-role }: { phrase-side }
    [field] { phrase-role }: { phrase-side }
    [monastery] { phrase-role }
   *[other] { phrase-role }: { phrase-spot }
}
skip-step2 = omitir
skip-draw = nada más

## Qué ha pasado, una frase cada vez, en presente. $player es de quien es el suceso, $other la segunda persona.

event-turn-began = { $part ->
    [1] Turno { $turn }: { $player }
   *[2] Turno { $turn }, segunda loseta: { $player }
}
event-drawn = { $player } roba una loseta. Losetas restantes: { $left }
event-unplaceable = { $player } roba una loseta que no encaja en ningún sitio y la descarta. Losetas restantes: { $left }
event-laid = { $tile ->
    [abbey] { $player } coloca la abadía en { $cell }
   *[other] { $player } coloca la loseta en { $cell }
}
event-deployed = { $player } coloca { phrase-role-object } { phrase-spot-in } de { $cell }
event-completed = { $kind ->
    [city] Una ciudad en { $cell } está completa: { phrase-tiles }
    [road] Un camino en { $cell } está completo: { phrase-tiles }
    [monastery] El monasterio en { $cell } está completo
    [garden] El jardín en { $cell } está completo
   *[other] Una zona en { $cell } está completa: { phrase-tiles }
}
event-returned = { $player } recupera { phrase-role-object } de { $cell }
event-final-scoring = { $tiles_unplaced ->
    [0] Recuento final
    [one] Recuento final; queda { $tiles_unplaced } loseta
   *[other] Recuento final; quedan { $tiles_unplaced } losetas
}
event-finished = { $count ->
    [one] Fin de la partida: ¡{ $winners } gana con { phrase-points }!
   *[other] Fin de la partida: ¡{ $winners } comparten la victoria con { phrase-points }!
}

## Puntos con los términos de su suma, un mensaje por motivo, sin verbo.

points-road = { $player } +{ $points }: { kind-road } { $cell } ({ phrase-tiles }{ part-inn })
points-city = { $player } +{ $points }: { kind-city } { $cell } ({ phrase-tiles }{ part-shields }{ part-cathedral })
points-monastery = { $player } +{ $points }: { kind-monastery } { $cell } ({ part-around }{ part-retrieved })
part-shields = { $shields ->
    [0] { "" }
    [one] , { $shields } escudo
   *[other] , { $shields } escudos
}
part-around = { phrase-tiles }, { $neighbours } alrededor

## Las reglas por temas, con nuestras palabras: un título, un párrafo y otras palabras por las que alguien podría buscar.

topic-sheet = Las reglas en una página
topic-text-sheet = El orden de un turno, todas las piezas, todos los puntos y las losetas, con las expansiones en juego.
topic-words-sheet = resumen, hoja, página, chuleta, guía rápida, todo, todas las reglas, ayuda rápida
topic-turn = Un turno
topic-text-turn = Roba una loseta y colócala, pon en ella un seguidor si quieres y puntúa todo lo que completa. Después juega el siguiente, en el sentido de las agujas del reloj.
topic-words-turn = turno, orden, pasos, ronda, jugada, orden de turno, orden de juego
topic-tile = Colocar una loseta
topic-text-tile = Coloca tu loseta en una casilla vacía, junto a otra loseta como mínimo. Todos los lados que se tocan deben coincidir: ciudad con ciudad, camino con camino, campo con campo. Tú eliges la casilla y el giro.
topic-words-tile = loseta, ficha, colocar, encajar, casar, girar, giro, lado, inicio, cuántas losetas
topic-unplaceable = Una loseta que no encaja
topic-text-unplaceable = Si tu loseta no encaja en ningún sitio, se descarta y robas otra. Si ya no queda ninguna, tu turno acaba sin loseta.
topic-words-unplaceable = imposible, descartar, montón, robar, no encaja, no se puede colocar
topic-feature = Zonas
topic-text-feature = Los caminos, las ciudades, los campos, los monasterios y los jardines son zonas. Un camino, una ciudad o un campo crece con cada loseta que lo continúa por un lado. Las esquinas nunca unen nada.
topic-words-feature = zona, región, territorio, construcción, objeto, segmento, unir
topic-follower = Seguidores
topic-text-follower = Tienes siete seguidores. Después de colocar una loseta puedes poner uno en un camino, una ciudad, un monasterio o un campo de esa loseta. Se queda allí hasta que la zona puntúa; antes no puedes recuperarlo.
topic-words-follower = seguidor, meeple, figura, peón, reserva, colocar, cuántos seguidores
topic-occupied = Zonas ocupadas
topic-text-occupied = No puedes poner un seguidor en una zona donde ya hay otro, por lejos que esté y aunque sea tuyo. Pero puedes entrar más tarde, si una loseta une dos zonas ocupadas.
topic-words-occupied = ocupado, ocupada, tomado, libre, reclamar, unir, ya ocupada
topic-road = Caminos
topic-text-road = Un seguidor en un camino es un ladrón. El camino está completo cuando sus dos extremos acaban en un cruce, una ciudad, un monasterio u otro final, o cuando forma un círculo. Da 1 punto por loseta, completo o no.
topic-words-road = camino, carretera, ladrón, cruce, círculo
topic-city = Ciudades
topic-text-city = Un seguidor en una ciudad es un caballero. La ciudad está completa cuando su muralla está cerrada y no queda ningún hueco dentro. Da 2 puntos por loseta y 2 por escudo; si al final está incompleta, 1 por cada uno.
topic-words-city = ciudad, caballero, muralla, castillo
topic-shield = Escudos
topic-text-shield = Un escudo suma 2 puntos a una ciudad completa, o 1 a una incompleta al final.
topic-words-shield = escudo, blasón, bandera
topic-monastery = Monasterios
topic-text-monastery = Un seguidor en un monasterio es un monje. Da 9 puntos cuando las ocho casillas de alrededor están llenas. Si al final está incompleto, da 1 por sí mismo y 1 por cada loseta de alrededor.
topic-words-monastery = monasterio, monje, claustro, abadía, ocho, nueve
topic-complete = Zonas completas
topic-text-complete = Una zona está completa cuando ya no se le puede añadir nada. Puntúa en el mismo turno. Si tu loseta completa una zona sin ocupar, aún puedes ocuparla: tu seguidor la puntúa y vuelve enseguida.
topic-words-complete = completo, completa, terminado, cerrado, puntuar, completar
topic-majority = Quién puntúa
topic-text-majority = El jugador con más seguidores en una zona se lleva todos sus puntos. En caso de empate, todos los empatados reciben los puntos completos. Una zona sin ocupar no da puntos a nadie.
topic-words-majority = mayoría, dueño, empate, reparto, más, más seguidores, dos seguidores, varios seguidores, robar una ciudad, quitar, quién gana los puntos
topic-return = Los seguidores vuelven
topic-text-return = Cuando una zona puntúa, todos sus seguidores vuelven a sus jugadores, hayan dado puntos o no. Puedes colocarlos otra vez a partir de tu siguiente turno.
topic-words-return = volver, regreso, casa, reserva, recuperar seguidor
topic-end = Fin de la partida
topic-text-end = La partida acaba con el turno en que se coloca la última loseta. Después puntúan las zonas incompletas y los campos. Gana el jugador con más puntos; si empatan varios, comparten la victoria.
topic-words-end = fin, final, puntuación, ganar, ganador, empate, quién gana, fin de la partida, final de la partida, última loseta
topic-points = Puntos de un vistazo
topic-text-points = Camino: 1 por loseta. Ciudad: 2 por loseta y por escudo; incompleta, 1. Monasterio: 9; incompleto, 1 y 1 por cada loseta de alrededor. Campo: 3 por ciudad completa, al final. Las expansiones cambian algunos de estos puntos.
topic-words-points = puntos, tabla, valor, resultado, puntuación, cuánto vale, cuántos puntos
topic-players = Jugadores
topic-text-players = Pueden jugar de dos a cinco personas; con Posadas y Catedrales, seis. El orden se sortea y sigue las agujas del reloj.
topic-words-players = jugadores, sitios, asientos, número, orden, seis, cuántos jugadores, quién empieza, primer jugador
