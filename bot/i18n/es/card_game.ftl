### Cardcassonne

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

game-cardcassonne = Cardcassonne
game-line-cardcassonne = Un juego de cartas y faroles: llena cuatro filas y ocúpalas a tiempo
game-about-cardcassonne = Juega cartas en cuatro filas de color y, una vez por ronda, ocupa una con tu seguidor grande: se lleva todas las cartas que tiene delante. Tu primera carta de cada ronda va boca abajo. Las personas puntúan enseguida, los animales ronda a ronda y los edificios al final.
option-name-short-game = Partida corta
option-line-short-game = La partida acaba tras la ronda en que un jugador llega a 100 puntos

## Los nombres solos: en listas, paneles y leyendas.

card-blue-person-1 = persona azul 1
card-blue-person-2 = persona azul 2
card-blue-person-3 = persona azul 3
card-blue-building = edificio azul
card-blue-animal = animal azul
card-green-person-1 = persona verde 1
card-green-person-2 = persona verde 2
card-green-person-3 = persona verde 3
card-green-building = edificio verde
card-green-animal = animal verde
card-red-person-1 = persona roja 1
card-red-person-2 = persona roja 2
card-red-person-3 = persona roja 3
card-red-building = edificio rojo
card-red-animal = animal rojo
card-yellow-person-1 = persona amarilla 1
card-yellow-person-2 = persona amarilla 2
card-yellow-person-3 = persona amarilla 3
card-yellow-building = edificio amarillo
card-yellow-animal = animal amarillo
card-dragon = dragón
card-fairy = hada
card-animal-joker = comodín de animal
card-building-joker = comodín de edificio
card-back = carta boca abajo
deed-card = jugar una carta
deed-claim = colocar el seguidor grande
deed-keep = decidir sobre una carta fuera de lugar
deed-assign = dar un comodín a un grupo

## Qué se pide y a quién. $player decide.

decision-card = { $card ->
    [none] { $may ->
        [card] { $player }, juega una carta
        [claim] { $player }, coloca tu seguidor grande
       *[both] { $player }, juega una carta o coloca tu seguidor grande
    }
   *[other] { $player }, elige una fila para esta carta: { phrase-card }
}
decision-keep = { $player }, { phrase-card } ({ phrase-row }): ¿10 puntos o la carta?
decision-assign = { $player }, ¿a qué grupo de animales se une tu comodín?

## Lo que dicen los botones y las jugadas escritas: breve para un teléfono. Quien lo muestra pone la primera letra en mayúscula.

option-card = { $down ->
    [yes] { phrase-card }, oculta, { phrase-row }
   *[no] { phrase-card }, { phrase-row }
}
short-card = { $down ->
    [yes] { phrase-card }, oculta: { $row ->
        [blue] azul
        [green] verde
        [red] roja
       *[yellow] amarilla
    }
   *[no] { phrase-card }, { phrase-row }
}
option-claim = seguidor grande: { phrase-row }
option-keep = { $as ->
    [points] 10 puntos ahora
   *[collection] quedarse con la carta
}
option-assign = { phrase-colour }

## Qué ha pasado, una frase cada vez, en presente. $player es de quien es el suceso, $other la segunda persona.

event-card-turned = { $row ->
    [none] Se descubre: { phrase-card }. El repartidor elige su fila
   *[other] Se descubre: { phrase-card }, { phrase-row }
}
event-cards-dealt = { $each ->
    [one] Ronda { $round }: { $dealer } reparte { $each } carta a cada uno, empieza { $begins }. Cartas restantes: { $left }
   *[other] Ronda { $round }: { $dealer } reparte { $each } cartas a cada uno, empieza { $begins }. Cartas restantes: { $left }
}
event-card-laid = { $card ->
    [none] { $player } juega una carta boca abajo { phrase-row-in }
   *[other] { $player } juega una carta { phrase-row-in }: { phrase-card }
}
event-row-claimed = { $player } ocupa la { phrase-row }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $down } boca abajo
event-card-revealed = { $misplaced ->
    [yes] Se descubre { phrase-row-in }: { phrase-card }, fuera de lugar ({ $player })
   *[no] Se descubre { phrase-row-in }: { phrase-card } ({ $player })
}
event-cards-taken = { $player } se lleva { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} de la { phrase-row }: { $cards }
event-card-kept = { $player } se queda una carta fuera de lugar: { phrase-card }
event-joker-assigned = { $player } añade un comodín a un grupo de animales, { phrase-colour }: ahora { $group ->
    [one] { $group } animal
   *[other] { $group } animales
}
event-jokers-wait = { $player } no tiene animales. Comodines de animal a la espera de un grupo: { $jokers }
event-chest-filled = { $player } guarda { $cards ->
    [one] { $cards } edificio
   *[other] { $cards } edificios
} en el cofre; cartas en él: { $total }
event-row-discarded = Quedan en la { phrase-row } sin dar puntos: { $cards }
event-chest-opened = { $player } abre el cofre: { $sets }

## Puntos con los términos de su suma, un mensaje por motivo, sin verbo.

points-persons = { $player } +{ $points }: personas (valores { $sum } × cartas { $cards })
points-animals = { $colour ->
    [blue] { $player } +{ $points }: animales azules ({ $group }, nuevos: { $new })
    [green] { $player } +{ $points }: animales verdes ({ $group }, nuevos: { $new })
    [red] { $player } +{ $points }: animales rojos ({ $group }, nuevos: { $new })
   *[yellow] { $player } +{ $points }: animales amarillos ({ $group }, nuevos: { $new })
}
points-joker = { $player } +{ $points }: { $jokers ->
    [one] { $jokers } comodín de animal
   *[other] { $jokers } comodines de animal
} sin animales
points-misplaced = { $player } +{ $points }: { $cards ->
    [one] { $cards } carta fuera de lugar
   *[other] { $cards } cartas fuera de lugar
}
points-special = { $dragon ->
    [0] { $player } +{ $points }: hada
   *[other] { $fairy ->
        [0] { $player } +{ $points }: dragón
       *[other] { $player } +{ $points }: dragón y hada
    }
}
points-chest = { $player } +{ $points }: cofre (series de 4: { $sets_of_4 }, de 3: { $sets_of_3 }, de 2: { $sets_of_2 })

## Por qué una máquina elige lo que elige, o elegiría en tu lugar; y qué dice de una partida terminada.

why-claims-row = En la fila se ven { phrase-points }, y otro podría llevársela.
why-takes-points = Diez puntos ahora son más de lo que dará la carta.
why-keeps-card = La carta dará más de diez puntos.
why-assigns = En este grupo el comodín da más puntos.
why-lays-stray = Una carta de otro color vale diez puntos para el jugador que se lleve la fila.
why-lays-down = { $who ->
    [you] Mejora la fila que quieres.
   *[other] Mejora la fila que quiere.
}
why-lays-joker = En esta fila el comodín vale más.
why-lays-card = { $who ->
    [you] Es la carta de tu mano que menos ayuda a los demás y más te sirve.
   *[other] Es la carta de su mano que menos ayuda a los demás y más le sirve.
}

## Lo que se lee en las imágenes y en los textos que dicen lo mismo.

scene-reason-persons = personas
scene-reason-animals = animales
scene-reason-misplaced = fuera de lugar
scene-reason-special = dragón y hada
scene-reason-joker = comodines
scene-reason-chest = cofre
scene-round = { $round ->
    [0] Se descubren las cartas
   *[other] Ronda { $round } de { $rounds }
}
scene-dealer = Repartidor: { $player }
scene-stack = { $count ->
    [one] Queda { $count } carta
   *[other] Quedan { $count } cartas
}
scene-card-row = { $kind ->
    [city] { phrase-row } (ciudad): { $cards }.
    [field] { phrase-row } (campo): { $cards }.
    [road] { phrase-row } (camino): { $cards }.
   *[monastery] { phrase-row } (monasterio): { $cards }.
}
scene-card-ways = { $numbers }. { phrase-card }: { $rows }
scene-follower-here = seguidor grande ({ $player })
scene-down-by = { $card } ({ $player })
scene-title-hand = { $count ->
    [one] Tu mano: { $count } carta
   *[other] Tu mano: { $count } cartas
}
scene-hand-down = La primera carta de una ronda va boca abajo, en cualquier fila.
scene-own-down = Jugaste boca abajo { phrase-row-in }: { $card }
scene-chest = En tu cofre: { $cards }.
scene-title-round = Fin de la ronda { $round } de { $rounds }
scene-round-total = { $player }: +{ $gain }, { $total } en total

## Lo que hay ante cada jugador y cómo va la partida, para el mapa en palabras.

supply-card-big-follower = { $count ->
    [one] { $count } seguidor grande
   *[other] { $count } seguidores grandes
}
token-hand = { $count ->
    [one] { $count } carta en mano
   *[other] { $count } cartas en mano
}
token-animals = { $colour ->
    [blue] animales azules: { $count }
    [green] animales verdes: { $count }
    [red] animales rojos: { $count }
   *[yellow] animales amarillos: { $count }
}
token-jokers = { $colour ->
    [blue] comodines entre los animales azules: { $count }
    [green] comodines entre los animales verdes: { $count }
    [red] comodines entre los animales rojos: { $count }
   *[yellow] comodines entre los animales amarillos: { $count }
}
token-waiting = { $count ->
    [one] { $count } comodín de animal en espera
   *[other] { $count } comodines de animal en espera
}
token-chest = { $count ->
    [one] { $count } carta en el cofre
   *[other] { $count } cartas en el cofre
}
token-dealer = repartidor

## Las reglas por temas, con nuestras palabras: un título, un párrafo y otras palabras por las que alguien podría buscar.

topic-card-sheet = Cardcassonne en una página
topic-text-card-sheet = El orden de una ronda, todos los puntos y todas las cartas.
topic-words-card-sheet = resumen, hoja, página, chuleta, guía rápida, todo, cartas
topic-card-goal = Cardcassonne
topic-text-card-goal = Juega cartas en cuatro filas y ocupa una fila por ronda con tu seguidor grande. Te llevas las cartas que tiene delante: personas, animales, edificios y, a veces, un dragón. Gana el jugador con más puntos tras la última ronda.
topic-words-card-goal = objetivo, ganar, cartas, resumen
topic-card-turn = Un turno con cartas
topic-text-card-turn = En tu turno, juega una carta o coloca tu seguidor grande; no puedes omitirlo. La ronda acaba cuando todos jugaron todas sus cartas y colocaron su seguidor grande.
topic-words-card-turn = turno, ronda, jugar, pasar
topic-card-points = Puntos de las cartas de un vistazo
topic-text-card-points = Lo que dan personas, animales, edificios, comodines, el dragón, el hada y las cartas fuera de lugar.
topic-words-card-points = puntos, puntuación, tabla, valor, puntuar
topic-card-rounds = Rondas y manos
topic-text-card-rounds = Con dos jugadores hay 10 rondas de 6 cartas; con tres, 8 de 5; con cuatro, 6 de 5; con cinco, 6 de 4. El mazo se reparte justo.
topic-words-card-rounds = ronda, rondas, mano, repartir, número, jugadores
topic-card-row = Filas
topic-text-card-row = Las cartas van al extremo derecho de una fila. Boca arriba, cada carta va a la fila de su color; un comodín, a cualquiera. Las cartas sin proteger se quedan para la ronda siguiente.
topic-words-card-row = fila, color, tablero, extremo
topic-card-down = La carta boca abajo
topic-text-card-down = Tu primera carta de cada ronda va boca abajo, en cualquier fila. Se descubre cuando alguien se lleva la fila. En una fila de otro color está fuera de lugar y vale algo para el jugador que se la lleva.
topic-words-card-down = boca abajo, oculta, primera, farol
topic-card-claim = El seguidor grande en una fila
topic-text-card-claim = Una vez por ronda, pon tu seguidor grande al final de una fila. Protege todas las cartas entre él y el tablero, o entre él y el siguiente seguidor grande a su izquierda. Las cartas que se juegan después no son tuyas.
topic-words-card-claim = ocupar, tomar, reclamar, grande, seguidor, proteger, fila
topic-card-dealer = El repartidor
topic-text-card-dealer = El último jugador que coloca su seguidor grande reparte la ronda siguiente, y empieza el jugador a su izquierda. El primer repartidor se sortea. También elige las filas de los comodines que se descubren al principio.
topic-words-card-dealer = repartidor, reparte, repartir, empezar, primero, último
topic-card-misplaced = Cartas fuera de lugar
topic-text-card-misplaced = Una persona fuera de lugar da 10 puntos. Con un animal o un edificio eliges: 10 puntos ahora, o quedarte con él como carta de su color. Los comodines nunca están fuera de lugar.
topic-words-card-misplaced = fuera de lugar, extraviada, equivocada, color, diez
topic-card-persons = Personas
topic-text-card-persons = Suma los valores de las personas que te llevaste y multiplica por cuántas son: 3, 1 y 1 dan 5 por 3. Puntúan una vez y salen del juego.
topic-words-card-persons = persona, personas, gente, valor, multiplicar
topic-card-animals = Animales
topic-text-card-animals = Los animales se quedan delante de ti, un grupo por color. Cada vez que un grupo recibe animales nuevos, puntúa el grupo entero: 3, 6, 9, 12, 14 puntos por 1 a 5 animales, y 2 más por cada uno de los siguientes. Algunos de estos puntos son una reconstrucción.
topic-words-card-animals = animal, animales, oveja, grupo, tabla
topic-card-animal-joker = Comodines de animal
topic-text-card-animal-joker = Un comodín de animal se une para siempre a un grupo que elijas y cuenta allí como animal nuevo. Si no tienes animales, da 3 puntos y espera hasta que te lleves alguno.
topic-words-card-animal-joker = comodín, animal
topic-card-buildings = Edificios y el cofre
topic-text-card-buildings = Los edificios van a tu cofre y puntúan al final en series de colores distintos: dos dan 5 puntos; tres, 15; cuatro, 30. El bot busca las mejores series por ti.
topic-words-card-buildings = edificio, edificios, cofre, serie, ciudad
topic-card-building-joker = Comodines de edificio
topic-text-card-building-joker = Un comodín de edificio vale por un edificio de cualquier color que falte en su serie. Una serie puede tener varios.
topic-words-card-building-joker = comodín, edificio
topic-card-dragon = Dragón y hada
topic-text-card-dragon = Quien se lleva el dragón o el hada suma 10 puntos; la carta sale del juego.
topic-words-card-dragon = dragón, hada, diez
topic-card-end = Fin del juego de cartas
topic-text-card-end = El juego acaba tras la última ronda. Las cartas que quedan en las filas no dan nada; los cofres se abren y puntúan. Gana el jugador con más puntos; si hay empate, el que tiene más cartas en el cofre. En una partida corta, la última ronda es aquella en que un jugador llega a 100 puntos.
topic-words-card-end = fin, ganar, empate, corta, 100
