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
sheet-turn-1-base = 1. Roba una loseta
sheet-turn-1-river = Las losetas del río van primero
sheet-turn-1-abbey-mayor = O coloca tu abadía en un hueco
sheet-turn-2-siege = Antes aplica sus símbolos de asedio
sheet-turn-2-base = 2. Colócala de modo que encajen todos los lados
sheet-turn-3-base = 3. Coloca una pieza en esa loseta, o pasa
sheet-turn-3-abbot = O retira tu abad y puntúalo
sheet-turn-3-tower = O añade un piso de torre y captura a un seguidor, o cierra una torre
sheet-turn-3-siege = Después puedes enviar un defensor a una avanzada
sheet-turn-4-base = 4. Lo completo puntúa y sus seguidores vuelven
sheet-turn-4-traders-builders = Las mercancías de una ciudad que completas son tuyas
sheet-turn-4-abbey-mayor = Una carreta que ha puntuado puede seguir
sheet-turn-4-king-robber = La mayor ciudad se lleva el rey, el camino más largo el bandolero
sheet-turn-5-traders-builders = Antes, un segundo turno si ampliaste el camino o la ciudad de tu constructor
sheet-turn-5-base = 5. Luego le toca al siguiente, en sentido horario
button-explain = ¿Qué puedo hacer aquí?
rules-of-choice = { $topic }: { $text }
