sheet-points-base =
    Camino: 1 por loseta
    Ciudad: 2 por loseta y escudo; incompleta, 1
    Monasterio: 9; incompleto, 1, y 1 por loseta alrededor
sheet-points-fields = Campo: 3 por ciudad completa que toca, al final
sheet-points-abbot =
    Jardín: como un monasterio
    Abad retirado antes: 1, y 1 por loseta alrededor
sheet-points-inns-cathedrals =
    Camino con posada: 2 por loseta; incompleto, 0
    Ciudad con catedral: 3 por loseta y escudo; incompleta, 0
sheet-points-traders-builders =
    Mercancías: 10 por tener más vino, trigo o tela, al final
    Campo con tu cerdo: 1 más por ciudad
sheet-points-abbey-mayor =
    Abadía: como un monasterio
    Granero: 4 por ciudad completa, al final
    Granjeros que un granero manda a casa: 3 por ciudad, o 1 si llegan más tarde a su campo
sheet-points-king-robber =
    Rey: 1 por ciudad completa del mapa, al final
    Bandolero: 1 por camino completo del mapa, al final
sheet-points-tower = Rescate: 3, del dueño del seguidor a quien lo tiene preso
sheet-points-siege = Defensores: 3 cada uno cuando su avanzada es atacada o contraataca
sheet-follower-base = 7 seguidores cada uno: camino, ciudad o monasterio
sheet-follower-fields = Granjero: un seguidor en un campo, hasta el final
sheet-follower-abbot = 1 abad: monasterio o jardín; puedes retirarlo antes
sheet-follower-inns-cathedrals = 1 seguidor grande: como un seguidor, cuenta por dos
sheet-follower-traders-builders =
    1 constructor: tu camino o ciudad; amplíalo para un segundo turno
    1 cerdo: un campo con tu granjero
sheet-follower-abbey-mayor =
    1 alcalde: ciudad; tan fuerte como escudos tenga
    1 carreta: camino, ciudad o monasterio; sigue tras puntuar
    1 granero: donde se tocan las esquinas de cuatro campos
sheet-follower-tower = Se puede capturar a todo seguidor al alcance de una torre; un seguidor en lo alto la cierra
sheet-follower-siege = 2 seguidores más cada uno; los defensores están en una avanzada
sheet-turn-1-base = Roba una loseta
sheet-turn-1-river = Las losetas del río van primero
sheet-turn-1-abbey-mayor = O coloca tu abadía en un hueco
sheet-turn-2-siege = Antes aplica sus símbolos de asedio
sheet-turn-2-base = Colócala de modo que encajen todos los lados
sheet-turn-3-base = Coloca una pieza en esa loseta, o pasa
sheet-turn-3-abbot = O retira tu abad y puntúalo
sheet-turn-3-tower = O añade un piso de torre y captura a un seguidor, o cierra una torre
sheet-turn-3-siege = Después puedes enviar un defensor a una avanzada
sheet-turn-4-base = Lo completo puntúa y sus seguidores vuelven
sheet-turn-4-traders-builders = Las mercancías de una ciudad que completas son tuyas
sheet-turn-4-abbey-mayor = Una carreta que ha puntuado puede seguir
sheet-turn-4-king-robber = La mayor ciudad se lleva el rey, el camino más largo el bandolero
sheet-turn-5-traders-builders = Antes, un segundo turno si ampliaste el camino o la ciudad de tu constructor
sheet-turn-5-base = Luego le toca al siguiente, en sentido horario
sheet-turn-1-cardcassonne =
    Juega una carta o, una vez por ronda, pon tu seguidor grande al final de una fila
    Tu primera carta de la ronda va boca abajo, en cualquier fila
    Las demás van boca arriba: en la fila de su color; los comodines, en cualquiera
sheet-turn-2-cardcassonne = La ronda acaba cuando se han jugado todas las cartas y colocado todos los seguidores grandes
sheet-turn-3-cardcassonne = Cada seguidor grande se lleva las cartas entre él y el tablero o el seguidor grande a su izquierda
sheet-turn-4-cardcassonne = Las cartas que se llevan puntúan; las demás se quedan en sus filas
sheet-turn-5-cardcassonne = El último jugador que coloca su seguidor grande reparte la ronda siguiente
sheet-follower-cardcassonne =
    1 seguidor grande cada uno: ocupa una fila por ronda
    1 cofre cada uno: tus edificios, hasta el final
sheet-points-cardcassonne =
    Personas: la suma de sus valores por cuántas son
    Animales: cuando crece un grupo de un color, 3, 6, 9, 12 o 14 por 1 a 5, y 2 más por cada otro
    Comodín de animal: se une a un grupo; 3 si no tienes animales
    Edificios, al final: 5, 15 o 30 por 2, 3 o 4 colores distintos
    Comodín de edificio: cualquier color que falte en su serie
    Dragón y hada: 10 cada uno
    Carta fuera de lugar: 10, o te quedas el animal o el edificio
sheet-tiles-cardcassonne =
    64 personas: de cada color, 8 de valor 1, 5 de 2, 3 de 3
    36 animales, 9 de cada color
    20 edificios, 5 de cada color
    4 comodines de animal, 4 de edificio
    1 dragón, 1 hada
    2 jugadores: 10 rondas de 6 cartas; 3: 8 de 5; 4: 6 de 5; 5: 6 de 4
sheet-step = { $number }. { $line }
sheet-title = { $game } en una página
sheet-heading-turn = Un turno
sheet-heading-follower = Piezas
sheet-heading-points = Puntos
sheet-heading-tiles = Material
sheet-tiles = { $name }: { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}
sheet-tiles-pile = Por robar al empezar: { $count }
button-explain = ¿Qué puedo hacer aquí?
rules-of-choice = { $topic }: { $text }
