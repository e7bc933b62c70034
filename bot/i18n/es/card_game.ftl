### Cardcassonne

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

game-cardcassonne = Cardcassonne
game-line-cardcassonne = Un juego de cartas y faroles: llena cuatro filas y tómalas en el momento justo
game-about-cardcassonne = Ponéis cartas en cuatro filas de color y, una vez por ronda, tomas una de ellas con tu seguidor grande, que se lleva todas las cartas que tiene delante. La primera carta de cada ronda va boca abajo. Las personas puntúan al momento, los animales crecen de ronda en ronda, los edificios cuentan al final.
option-name-short-game = Partida corta
option-line-short-game = La partida acaba tras la ronda en que alguien llega a 100 puntos

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
card-animal-joker = comodín animal
card-building-joker = comodín edificio
card-back = carta boca abajo
deed-card = jugar una carta
deed-claim = colocar el seguidor grande
deed-keep = decidir sobre una carta extraviada
deed-assign = asignar un comodín

## Qué se pide y a quién. $player decide.

decision-card = { $card ->
    [none] { $player }, juega una carta o coloca tu seguidor grande
   *[other] { $player }, elige una fila para esta carta: { phrase-card }
}
decision-keep = { $player }, { phrase-card } ({ phrase-row }): ¿10 puntos o la conservas?
decision-assign = { $player }, ¿a qué grupo de animales se une tu comodín?

## Lo que dicen los botones y las jugadas escritas: breve para un teléfono. Quien lo muestra pone la primera letra en mayúscula.

option-card = { $down ->
    [yes] oculta: { phrase-card }, { phrase-row }
   *[no] { phrase-card }, { phrase-row }
}
option-claim = seguidor grande: { phrase-row }
option-keep = { $as ->
    [points] 10 puntos ahora
   *[collection] quedarse la carta
}
option-assign = { phrase-colour }

## Qué ha pasado, una frase cada vez, en presente. $player es de quien es el suceso, $other la segunda persona.

event-card-turned = { $row ->
    [none] Descubierta: { phrase-card }. Quien reparte elige su fila
   *[other] Descubierta: { phrase-card }, { phrase-row }
}
event-cards-dealt = Ronda { $round }: { $dealer } reparte { $each ->
    [one] { $each } carta
   *[other] { $each } cartas
} por jugador, empieza { $begins }. En el montón: { $left }
event-card-laid = { $card ->
    [none] { $player } pone una carta boca abajo { phrase-row-in }
   *[other] { $player } pone una carta { phrase-row-in }: { phrase-card }
}
event-row-claimed = { $player } coloca el seguidor grande { phrase-row-in }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $down } boca abajo
event-card-revealed = { $misplaced ->
    [yes] Descubierta { phrase-row-in }: { phrase-card }, carta extraviada ({ $player })
   *[no] Descubierta { phrase-row-in }: { phrase-card } ({ $player })
}
event-cards-taken = { $player } toma { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} de la { phrase-row }: { $cards }
event-card-kept = { $player } se queda una carta extraviada: { phrase-card }
event-joker-assigned = { $player } añade un comodín a un grupo de animales ({ phrase-colour }): ahora { $group ->
    [one] { $group } animal
   *[other] { $group } animales
}
event-jokers-wait = { $player } no tiene animales. Comodines animales que esperan un grupo: { $jokers }
event-chest-filled = { $player } guarda { $cards ->
    [one] { $cards } edificio
   *[other] { $cards } edificios
} en el cofre; ahora hay { $total }
event-row-discarded = Quedan en la { phrase-row }, sin valor: { $cards }
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
    [one] { $jokers } comodín animal
   *[other] { $jokers } comodines animales
} sin animales
points-misplaced = { $player } +{ $points }: { $cards ->
    [one] { $cards } carta extraviada
   *[other] { $cards } cartas extraviadas
}
points-special = { $dragon ->
    [0] { $player } +{ $points }: hada
   *[other] { $fairy ->
        [0] { $player } +{ $points }: dragón
       *[other] { $player } +{ $points }: dragón y hada
    }
}
points-chest = { $player } +{ $points }: cofre (series de 4: { $sets_of_4 }, de 3: { $sets_of_3 }, de 2: { $sets_of_2 })

## Por qué un ordenador elige lo que elige, o elegiría en el lugar de alguien; y qué dice de una partida acabada.

why-claims-row = En la fila se ven { phrase-points }, y otro podría llevársela.
why-takes-points = Diez puntos ahora son más de lo que dará la carta.
why-keeps-card = La carta dará más de diez puntos.
why-assigns = En este grupo es donde más da el comodín.
why-lays-stray = Una carta de otro color vale diez puntos para quien tome la fila.
why-lays-down = Mejora la fila que le interesa.
why-lays-joker = En esta fila es donde más vale el comodín.
why-lays-card = De la mano, esta carta es la que menos ayuda a los demás y más a uno mismo.

## Lo que se lee en las imágenes y en los textos que dicen lo mismo.

scene-reason-persons = Personas
scene-reason-animals = Animales
scene-reason-misplaced = Extraviadas
scene-reason-special = Dragón y hada
scene-reason-joker = Comodines
scene-reason-chest = Cofre
scene-round = { $round ->
    [0] Se descubren las cartas
   *[other] Ronda { $round } de { $rounds }
}
scene-dealer = Reparte: { $player }
scene-stack = { $count ->
    [one] queda { $count } carta
   *[other] quedan { $count } cartas
}
scene-card-row = { $kind ->
    [city] { phrase-row } (ciudad): { $cards }.
    [field] { phrase-row } (prado): { $cards }.
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
scene-own-down = Has puesto boca abajo { phrase-row-in }: { $card }.
scene-chest = En tu cofre: { $cards }.
scene-title-round = La ronda { $round } de { $rounds } ha terminado
scene-round-total = { $player }: +{ $gain }, ahora { $total }

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
    [one] { $count } comodín animal en espera
   *[other] { $count } comodines animales en espera
}
token-chest = { $count ->
    [one] { $count } carta en el cofre
   *[other] { $count } cartas en el cofre
}
token-dealer = reparte las cartas

## Las reglas por temas, con nuestras palabras: un título, un párrafo y otras palabras por las que alguien podría buscar.

topic-card-goal = Cardcassonne
topic-text-card-goal = Poned cartas en cuatro filas y toma una fila en cada ronda con tu seguidor grande. Recibes las cartas que tiene delante: personas, animales, edificios y a veces un dragón. Gana quien tiene más puntos tras la última ronda.
topic-words-card-goal = objetivo, ganar, cartas, resumen
topic-card-turn = Un turno con cartas
topic-text-card-turn = En tu turno juegas una carta o colocas tu seguidor grande; no puedes pasar. La ronda acaba cuando todos han jugado todas sus cartas y colocado el seguidor grande.
topic-words-card-turn = turno, ronda, jugar, pasar
topic-card-rounds = Rondas y manos
topic-text-card-rounds = Con dos jugadores hay 10 rondas de 6 cartas, con tres 8 de 5, con cuatro 6 de 5, con cinco 6 de 4. El montón sale justo.
topic-words-card-rounds = ronda, rondas, mano, repartir, número, jugadores
topic-card-row = Filas
topic-text-card-row = Una carta va al extremo derecho de una fila. Boca arriba va en la fila de su color, los comodines en cualquiera. Lo que nadie protege al final de la ronda se queda para la siguiente.
topic-words-card-row = fila, color, tablero, extremo
topic-card-down = La carta oculta
topic-text-card-down = Tu primera carta de cada ronda va boca abajo, en la fila que quieras. Se descubre cuando alguien la toma. En una fila de otro color está extraviada, y vale algo para quien la tome.
topic-words-card-down = oculta, primera, farol
topic-card-claim = El seguidor grande en una fila
topic-text-card-claim = Una vez por ronda pones tu seguidor grande al final de una fila. Protege todas las cartas entre él y el tablero, o el siguiente seguidor a su izquierda. Las cartas puestas después no son suyas.
topic-words-card-claim = tomar, grande, seguidor, proteger, fila
topic-card-dealer = Quién reparte
topic-text-card-dealer = Quien coloca el último su seguidor grande reparte en la ronda siguiente, y empieza quien está a su izquierda. En la primera ronda decide la suerte. Quien reparte elige también las filas de los comodines descubiertos al principio.
topic-words-card-dealer = reparte, repartir, empezar, primero, último
topic-card-misplaced = Cartas extraviadas
topic-text-card-misplaced = Una persona extraviada da 10 puntos. Con un animal o edificio extraviado eliges: 10 puntos ahora, o quedártelo como carta de su propio color. Los comodines nunca están extraviados.
topic-words-card-misplaced = extraviada, equivocada, color, diez
topic-card-persons = Personas
topic-text-card-persons = Suma los valores de las personas tomadas y multiplica la suma por cuántas son: 3, 1 y 1 dan 5 por 3. Puntúan una vez y salen del juego.
topic-words-card-persons = persona, personas, gente, valor, multiplicar
topic-card-animals = Animales
topic-text-card-animals = Los animales se quedan ante ti, un grupo por color. Cada vez que un grupo recibe animales nuevos, puntúa el grupo entero: 3, 6, 9, 12, 14 puntos por 1 a 5 animales, y luego 2 más por cada uno. La tabla es en parte una reconstrucción.
topic-words-card-animals = animal, animales, oveja, grupo, tabla
topic-card-animal-joker = Comodines animales
topic-text-card-animal-joker = Un comodín animal se une para siempre a un grupo que elijas y cuenta allí como un animal nuevo. Si no tienes animales da 3 puntos y espera a que tomes alguno.
topic-words-card-animal-joker = comodín, animal
topic-card-buildings = Edificios y el cofre
topic-text-card-buildings = Los edificios van a tu cofre y cuentan al final en series de colores distintos: dos dan 5 puntos, tres 15, cuatro 30. El mejor reparto se busca por ti.
topic-words-card-buildings = edificio, edificios, cofre, serie, ciudad
topic-card-building-joker = Comodines edificio
topic-text-card-building-joker = Un comodín edificio vale por un edificio de cualquier color que falte en su serie. Una serie puede tener varios.
topic-words-card-building-joker = comodín, edificio
topic-card-dragon = Dragón y hada
topic-text-card-dragon = El dragón y el hada dan 10 puntos cada uno a quien los toma y salen del juego.
topic-words-card-dragon = dragón, hada, diez
topic-card-end = Fin del juego de cartas
topic-text-card-end = El juego acaba tras la última ronda. Las cartas que quedan en las filas no valen nada, los cofres se abren y se puntúan. Gana quien tiene más puntos; si empatan, más cartas en el cofre. En una partida corta, la ronda en que alguien llega a 100 puntos es la última.
topic-words-card-end = fin, ganar, empate, corta, 100
