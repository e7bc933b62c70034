### Siege and Defence

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

module-siege = Asedio y Defensa
module-line-siege = Una fortaleza y 17 losetas
module-about-siege = La fortaleza está en medio del mapa y tiene tres avanzadas. Los seguidores las defienden, las catapultas las atacan y cada defensor da 3 puntos. Dos seguidores más por persona. Se juega mejor con el Abad.

## Los nombres solos: en listas, paneles y leyendas.

outpost-knights = avanzada de caballeros
outpost-travellers = avanzada de ladrones
outpost-monks = avanzada de monjes
deed-outpost = colocar un defensor
deed-siege = elegir una avanzada
deed-withdraw = retirar una figura

## Qué se pide y a quién. $player decide.

decision-outpost = { $player }, envía un defensor a una avanzada, u omite
decision-siege = { $player }, elige una avanzada para el símbolo de asedio
decision-withdraw = { $outpost ->
    [knights] { $player }, ataque a la avanzada de caballeros: retira un caballero
    [travellers] { $player }, ataque a la avanzada de ladrones: retira un ladrón
   *[monks] { $player }, ataque a la avanzada de monjes: retira un monje o abad
}

## Lo que dicen los botones y las jugadas escritas: breve para un teléfono. Quien lo muestra pone la primera letra en mayúscula.

option-outpost = defensor: { phrase-outpost }
option-siege = { phrase-outpost }
option-withdraw = { $cell }: { phrase-role }, { phrase-spot }
skip-outpost = sin defensor

## Qué ha pasado, una frase cada vez, en presente. $player es de quien es el suceso, $other la segunda persona.

event-defender-placed = { $pile ->
    [yes] { $player } coloca un defensor { phrase-outpost-at }, en la casilla de seguidores
   *[no] { $player } coloca un defensor { phrase-outpost-at }, en la fila
}
event-advanced = Una catapulta se sitúa { phrase-outpost-at }
event-attacked = { $outpost ->
    [knights] Atacan la avanzada de caballeros
    [travellers] Atacan la avanzada de ladrones
   *[monks] Atacan la avanzada de monjes
}
event-counter-attacked = { $outpost ->
    [knights] Los defensores de la avanzada de caballeros contraatacan
    [travellers] Los defensores de la avanzada de ladrones contraatacan
   *[monks] Los defensores de la avanzada de monjes contraatacan
}
event-withdrawn = { $player } tiene que retirar { phrase-role-object } de { $cell }
event-defenders-home = { $count ->
    [one] { $player } recupera { $count } defensor: { phrase-outpost }
   *[other] { $player } recupera { $count } defensores: { phrase-outpost }
}

## Puntos con los términos de su suma, un mensaje por motivo, sin verbo.

points-defence = { $player } +{ $points }: { $defenders ->
    [one] { $defenders } defensor
   *[other] { $defenders } defensores
}

## Por qué un ordenador elige lo que elige, o elegiría en el lugar de alguien; y qué dice de una partida acabada.

why-withdraw = La figura en { $cell } es la que menos se echará en falta.
why-siege = Allí el ataque daña menos al propio bando.
why-defends = Un defensor da puntos y evita que echen a las figuras de fuera.

## Lo que se lee en las imágenes y en los textos que dicen lo mismo.

scene-fortress = La fortaleza, de M20 a P22:
scene-outpost = { $catapult ->
    [yes] { phrase-outpost }: en la fila de { $length } { $row }; en la casilla de seguidores { $pile }; con catapulta.
   *[no] { phrase-outpost }: en la fila de { $length } { $row }; en la casilla de seguidores { $pile }.
}
scene-dead = { $count ->
    [one] Ya no encaja nada en { $cells }.
   *[other] Ya no encaja nada en { $cells }.
}
scene-covered = { $cell } es parte de la fortaleza, de M20 a P22.
scene-reason-defence = Defensa

## Lo que hay ante cada jugador y cómo va la partida, para el mapa en palabras.

mark-knights = símbolo de asedio: caballeros
mark-travellers = símbolo de asedio: ladrones
mark-monks = símbolo de asedio: monjes
mark-any = símbolo de asedio: interrogación

## Las reglas por temas, con nuestras palabras: un título, un párrafo y otras palabras por las que alguien podría buscar.

topic-fortress = La fortaleza
topic-text-fortress = La fortaleza está donde estaría la loseta inicial y cuenta como doce losetas. Nadie puede estar en ella salvo como defensor. Para cada prado junto a su muralla cuenta como una ciudad completa, y para nada más. Su contorno es una reconstrucción.
topic-words-fortress = fortaleza, castillo, inicio, asedio, prado
topic-outpost = Avanzadas
topic-text-outpost = Hay tres avanzadas: para caballeros, para ladrones, para monjes y abades. Cada una tiene una fila para defensores, al lado una casilla de seguidores, y sitio para una catapulta. Lo larga que es la fila depende del número de jugadores; las longitudes de aquí son una reconstrucción.
topic-words-outpost = avanzada, fila, casilla, asedio
topic-defender = Defensores
topic-text-defender = Cuando pones un seguidor, el abad, el alcalde o la carreta en la loseta nueva, puedes enviar además un seguidor normal de tu reserva a la avanzada de su papel: caballero, ladrón, o monje y abad. Junto a un granjero eliges la avanzada, y el defensor va a su casilla de seguidores.
topic-words-defender = defensor, defender, seguidor, avanzada
topic-siege-symbol = Símbolos de asedio
topic-text-siege-symbol = Los símbolos de la loseta robada se cumplen antes de colocarla, de izquierda a derecha. Cada uno pone una catapulta en su avanzada; si ya hay una, la avanzada es atacada. Con una interrogación eliges la avanzada. Catorce de estas losetas y todos los símbolos son una reconstrucción.
topic-words-siege-symbol = símbolo, catapulta, interrogación, asedio
topic-attack = Ataques
topic-text-attack = Cada defensor de la avanzada atacada da 3 puntos. Quien no tiene defensor allí debe quitar del mapa una figura de ese papel: un caballero, un ladrón, o un monje o abad. Luego los defensores vuelven a casa y se quita la catapulta.
topic-words-attack = ataque, catapulta, retirar, quitar
topic-counter-attack = Contraataques
topic-text-counter-attack = Cuando una fila está llena, sus defensores contraatacan en el mismo turno, antes de puntuar: 3 puntos por cada defensor de esa avanzada, luego todos vuelven a casa y se quita la catapulta. Al final de la partida cada avanzada contraataca una vez.
topic-words-counter-attack = contraataque, fila, llena, fin
