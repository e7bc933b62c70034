### Carcassonne: the base game

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

game-carcassonne = Carcassonne
game-line-carcassonne = Construye un paisaje loseta a loseta y coloca en él a tus seguidores
game-about-carcassonne = En cada turno colocas una loseta, puedes poner una figura en ella y puntúas lo que la loseta ha completado. Caminos, ciudades, monasterios y prados son de quien tiene allí más seguidores. Las expansiones se combinan como quieras.
module-base = Juego básico
module-line-base = Caminos, ciudades y monasterios
module-about-base = 72 losetas y siete seguidores por persona. Coloca una loseta, coloca un seguidor, puntúa lo completo. Forma parte de toda partida de Carcassonne.

## Los nombres solos: en listas, paneles y leyendas.

figure-follower = seguidor
kind-city = ciudad
kind-road = camino
kind-monastery = monasterio
kind-field = prado
deed-tile = colocar una loseta
deed-draw = robar una loseta
deed-figure = colocar una figura
deed-skip = pasar

## Qué se pide y a quién. $player decide.

decision-tile = { $player }, es tu turno
decision-draw = { $player }, roba una loseta o elige otra acción
decision-step2 = { $player }, coloca una figura u omite

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
skip-step2 = sin figura
skip-draw = nada más

## Qué ha pasado, una frase cada vez, en presente. $player es de quien es el suceso, $other la segunda persona.

event-turn-began = { $part ->
    [1] Turno { $turn }: { $player }
   *[2] Turno { $turn }, segunda loseta: { $player }
}
event-drawn = { $player } roba una loseta. En el montón: { $left }
event-unplaceable = { $player } roba una loseta que no encaja en ningún sitio; sale del juego. En el montón: { $left }
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
    [0] Puntuación final
    [one] Puntuación final; queda { $tiles_unplaced } loseta en el montón
   *[other] Puntuación final; quedan { $tiles_unplaced } losetas en el montón
}
event-finished = { $count ->
    [one] La partida ha terminado. { $winners } gana con { phrase-points }
   *[other] La partida ha terminado. { $winners } comparten la victoria con { phrase-points }
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

topic-turn = Un turno
topic-text-turn = Robas una loseta y la colocas, luego puedes poner una figura en ella, y luego se puntúa todo lo que la loseta ha completado. Después le toca al siguiente, en el sentido de las agujas del reloj.
topic-words-turn = turno, orden, pasos, ronda, jugada, orden de turno
topic-tile = Colocar una loseta
topic-text-tile = Una loseta va en una casilla libre y toca con un lado al menos otra loseta. Cada lado debe casar con su vecino: ciudad con ciudad, camino con camino, prado con prado. Tú eliges la casilla y el giro.
topic-words-tile = loseta, ficha, colocar, casar, girar, lado, inicio
topic-unplaceable = Una loseta que no encaja
topic-text-unplaceable = Si la loseta robada no tiene ningún sitio permitido, sale del juego y robas otra. Si entonces el montón está vacío, tu turno acaba sin loseta.
topic-words-unplaceable = imposible, descartar, montón, robar, no encaja, no se puede colocar
topic-feature = Zonas
topic-text-feature = Caminos, ciudades, prados, monasterios y jardines son zonas. Un camino, una ciudad o un prado crece con cada loseta que lo continúa por un lado. Las esquinas nunca unen nada.
topic-words-feature = zona, región, objeto, segmento, unir
topic-follower = Seguidores
topic-text-follower = Cada cual tiene siete seguidores. Tras colocar la loseta puedes poner uno de tu reserva en un camino, una ciudad, un monasterio o un prado de esa misma loseta. Se queda hasta que la zona puntúa; antes no puedes recogerlo.
topic-words-follower = seguidor, meeple, figura, peón, reserva, colocar, cuántos seguidores
topic-occupied = Zonas ocupadas
topic-text-occupied = No puedes poner un seguidor en una zona donde ya hay alguien, por lejos que esté, y tus propios seguidores también te bloquean. Varios seguidores solo se juntan cuando una loseta une zonas ocupadas por separado.
topic-words-occupied = ocupado, tomado, libre, reclamar, unir
topic-road = Caminos
topic-text-road = Un seguidor en un camino es un ladrón. Un camino está completo cuando sus dos extremos acaban en un cruce, una ciudad, un monasterio u otro final, o cuando da la vuelta en círculo. Da 1 punto por loseta, al final de la partida también si está incompleto.
topic-words-road = camino, carretera, ladrón, cruce, círculo
topic-city = Ciudades
topic-text-city = Un seguidor en una ciudad es un caballero. Una ciudad está completa cuando su muralla está cerrada y no tiene huecos dentro. Da 2 puntos por loseta y 2 por escudo; incompleta al final de la partida, solo 1 por cada uno.
topic-words-city = ciudad, caballero, muralla, castillo
topic-shield = Escudos
topic-text-shield = Un escudo hace que su ciudad valga más: 2 puntos si está completa, 1 al final de la partida si no. Los escudos también dan su fuerza al alcalde.
topic-words-shield = escudo, blasón, bandera
topic-monastery = Monasterios
topic-text-monastery = Un seguidor en un monasterio es un monje. Está completo cuando las ocho casillas de alrededor tienen losetas, y da 9 puntos. Al final de la partida uno incompleto da 1 punto por sí mismo y 1 por cada loseta de alrededor.
topic-words-monastery = monasterio, monje, claustro, abadía, ocho, nueve
topic-complete = Zonas completas
topic-text-complete = Una zona está completa cuando ya no se le puede añadir nada. Todo lo que una loseta completa se puntúa en el mismo turno. Aún puedes ocupar una zona libre que tu loseta acaba de completar; tu seguidor la puntúa y vuelve enseguida.
topic-words-complete = completo, terminado, cerrado, puntuar
topic-majority = Quién puntúa
topic-text-majority = Quien tiene más seguidores en una zona se lleva todos sus puntos; los demás, nada. Si varios tienen los mismos, cada uno se lleva todos los puntos. Una zona sin nadie no da nada a nadie.
topic-words-majority = mayoría, dueño, empate, reparto, más, más seguidores, dos seguidores
topic-return = Los seguidores vuelven
topic-text-return = Cuando una zona puntúa, todos sus seguidores vuelven a sus jugadores, hayan dado puntos o no. Puedes ponerlos otra vez desde tu siguiente turno.
topic-words-return = volver, regreso, casa, reserva, recuperar seguidor
topic-end = Fin de la partida
topic-text-end = La partida acaba con el turno en que se coloca la última loseta. Entonces se puntúan los caminos, ciudades y monasterios incompletos, y los prados, para quienes están en ellos. Gana quien tiene más puntos; con los mismos se comparte la victoria.
topic-words-end = fin, final, puntuación, ganar, ganador, empate, quién gana, fin de la partida, final de la partida
topic-points = Los puntos de un vistazo
topic-text-points = Camino: 1 por loseta. Ciudad: 2 por loseta y por escudo, incompleta 1. Monasterio: 9, incompleto 1 y 1 por loseta de alrededor. Prado: 3 por ciudad completa, al final. Las expansiones cambian parte de esto.
topic-words-points = puntos, tabla, valor, resultado
topic-players = Jugadores
topic-text-players = Juegan de dos a cinco, con Posadas y Catedrales seis. El orden se sortea y sigue las agujas del reloj.
topic-words-players = jugadores, asientos, número, orden, seis
