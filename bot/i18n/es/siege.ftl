### Siege and Defence

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

module-siege = Asedio y Defensa
module-line-siege = Una fortaleza y 17 losetas
module-about-siege = La fortaleza, en medio del mapa, tiene tres avanzadas. Los seguidores las defienden, las catapultas las atacan y cada defensor da 3 puntos.

## Los nombres solos: en listas, paneles y leyendas.

outpost-knights = avanzada de caballeros
outpost-travellers = avanzada de ladrones
outpost-monks = avanzada de monjes
deed-outpost = enviar un defensor
deed-siege = elegir una avanzada
deed-withdraw = retirar un seguidor

## Qué se pide y a quién. $player decide.

decision-outpost = { $player }, envía un defensor a una avanzada u omite este paso
decision-siege = { $player }, elige una avanzada para el símbolo de asedio
decision-withdraw = { $outpost ->
    [knights] { $player }, atacan la avanzada de caballeros: retira un caballero
    [travellers] { $player }, atacan la avanzada de ladrones: retira un ladrón
   *[monks] { $player }, atacan la avanzada de monjes: retira un monje o abad
}

## Lo que dicen los botones y las jugadas escritas: breve para un teléfono. Quien lo muestra pone la primera letra en mayúscula.

option-outpost = defensor: { phrase-outpost }
option-siege = { phrase-outpost }
option-withdraw = { $cell }: { phrase-role }, { phrase-spot }
short-withdraw = { $cell }: { phrase-role }, { phrase-direction }
letters-withdraw = { $cell }: { phrase-role }, { phrase-side }
skip-outpost = sin defensor

## Qué ha pasado, una frase cada vez, en presente. $player es de quien es el suceso, $other la segunda persona.

event-defender-placed = { $pile ->
    [yes] { $player } coloca un defensor { phrase-outpost-at }, en el espacio de seguidores
   *[no] { $player } coloca un defensor { phrase-outpost-at }, en la fila
}
event-advanced = Aparece una catapulta { phrase-outpost-at }
event-attacked = { $outpost ->
    [knights] Ataque a la avanzada de caballeros
    [travellers] Ataque a la avanzada de ladrones
   *[monks] Ataque a la avanzada de monjes
}
event-counter-attacked = { $outpost ->
    [knights] La avanzada de caballeros contraataca
    [travellers] La avanzada de ladrones contraataca
   *[monks] La avanzada de monjes contraataca
}
event-withdrawn = { $player } retira { phrase-role-object } del mapa ({ $cell })
event-defenders-home = { $count ->
    [one] { $player } recupera { $count } defensor: { phrase-outpost }
   *[other] { $player } recupera { $count } defensores: { phrase-outpost }
}

## Puntos con los términos de su suma, un mensaje por motivo, sin verbo.

points-defence = { $player } +{ $points }: { $defenders ->
    [one] { $defenders } defensor
   *[other] { $defenders } defensores
}

## Por qué una máquina elige lo que elige, o elegiría en tu lugar; y qué dice de una partida terminada.

why-withdraw = El seguidor de { $cell } es el que menos falta hará.
why-siege = { $who ->
    [you] Ahí el ataque hace menos daño a tu propio bando.
   *[other] Ahí el ataque hace menos daño a su propio bando.
}
why-defends = Un defensor da puntos y evita tener que retirar otros seguidores.

## Lo que se lee en las imágenes y en los textos que dicen lo mismo.

scene-fortress = La fortaleza, de M20 a P22:
scene-outpost = { $catapult ->
    [yes] { phrase-outpost }: fila de { $length }: { $row }; espacio de seguidores: { $pile }; catapulta
   *[no] { phrase-outpost }: fila de { $length }: { $row }; espacio de seguidores: { $pile }
}
scene-dead = { $count ->
    [one] Ya no se puede colocar nada en { $cells }.
   *[other] Ya no se puede colocar nada en { $cells }.
}
scene-covered = { $cell } es parte de la fortaleza, de M20 a P22.
scene-reason-defence = defensa

## Lo que hay ante cada jugador y cómo va la partida, para el mapa en palabras.

mark-knights = símbolo de asedio: caballeros
mark-travellers = símbolo de asedio: ladrones
mark-monks = símbolo de asedio: monjes
mark-any = símbolo de asedio: a elegir

## Las reglas por temas, con nuestras palabras: un título, un párrafo y otras palabras por las que alguien podría buscar.

topic-fortress = La fortaleza
topic-text-fortress = La fortaleza está donde iría la loseta inicial y cuenta como doce losetas. Solo pueden entrar defensores. Para cada campo junto a su muralla cuenta como una ciudad completa, y para nada más. Su contorno es una reconstrucción.
topic-words-fortress = fortaleza, castillo, inicio, asedio, campo, prado
topic-outpost = Avanzadas
topic-text-outpost = Hay tres avanzadas: una para caballeros, otra para ladrones y otra para monjes y abades. Cada una tiene una fila para defensores, un espacio de seguidores al lado y sitio para una catapulta. El largo de las filas depende del número de jugadores; los de aquí son una reconstrucción.
topic-words-outpost = avanzada, fila, casilla, asedio
topic-defender = Defensores
topic-text-defender = Cuando colocas un seguidor, el abad, el alcalde o la carreta en la loseta nueva, puedes enviar además un seguidor normal a la avanzada del mismo tipo: caballero, ladrón, o monje y abad. Con un granjero eliges la avanzada, y el defensor va a su espacio de seguidores.
topic-words-defender = defensor, defender, seguidor, avanzada
topic-siege-symbol = Símbolos de asedio
topic-text-siege-symbol = Los símbolos de asedio actúan al robar la loseta, de izquierda a derecha. Cada uno pone una catapulta en su avanzada; si ya hay una, la avanzada sufre un ataque. Con un signo de interrogación eliges la avanzada. Catorce de estas losetas y todos los símbolos son una reconstrucción.
topic-words-siege-symbol = símbolo, catapulta, interrogación, asedio
topic-attack = Ataques
topic-text-attack = Cada defensor de la avanzada atacada da 3 puntos. Los jugadores sin defensor allí deben retirar del mapa un seguidor de ese tipo: un caballero, un ladrón, o un monje o abad. Después los defensores vuelven a casa y se quita la catapulta.
topic-words-attack = ataque, catapulta, retirar, quitar
topic-counter-attack = Contraataques
topic-text-counter-attack = Cuando una fila está llena, sus defensores contraatacan en el mismo turno, antes de puntuar: 3 puntos por cada defensor de esa avanzada. Después todos vuelven a casa y se quita la catapulta. Al final de la partida, cada avanzada contraataca una vez.
topic-words-counter-attack = contraataque, fila, llena, fin
