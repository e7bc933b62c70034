# Qué ha pasado, una frase cada vez, en presente. $player es de quien es el suceso, $other la segunda persona.

## El turno

event-turn-began = { $part ->
    [1] Turno { $turn }: { $player }.
   *[2] Turno { $turn }, segunda loseta: { $player }.
}
event-drawn = { $player } roba una loseta. En el montón: { $left }.
event-unplaceable = { $player } roba una loseta que no encaja en ningún sitio; sale del juego. En el montón: { $left }.
event-laid = { $tile ->
    [abbey] { $player } coloca la abadía en { $cell }.
   *[other] { $player } coloca la loseta en { $cell }.
}
event-deployed = { $player } coloca { phrase-role-object } { phrase-spot-in } de { $cell }.
event-completed = { $kind ->
    [city] Una ciudad en { $cell } está completa: { phrase-tiles }.
    [road] Un camino en { $cell } está completo: { phrase-tiles }.
    [monastery] El monasterio en { $cell } está completo.
    [garden] El jardín en { $cell } está completo.
   *[other] Una zona en { $cell } está completa: { phrase-tiles }.
}
event-returned = { $player } recupera { phrase-role-object } de { $cell }.
event-final-scoring = { $tiles_unplaced ->
    [0] Puntuación final.
    [one] Puntuación final; queda { $tiles_unplaced } loseta en el montón.
   *[other] Puntuación final; quedan { $tiles_unplaced } losetas en el montón.
}
event-finished = { $count ->
    [one] La partida ha terminado. { $winners } gana con { phrase-points }.
   *[other] La partida ha terminado. { $winners } comparten la victoria con { phrase-points }.
}

## Expansiones

event-goods-taken = { $goods ->
    [wine] { $player } recibe vino: { $count }.
    [grain] { $player } recibe trigo: { $count }.
   *[cloth] { $player } recibe tela: { $count }.
}
event-double-turn = { $player } ha ampliado la zona del constructor y puede colocar una segunda loseta.
event-wagon-moved = { $player } lleva la carreta de { $start } a { $cell }: { phrase-spot }.
event-barn-built = { $player } coloca el granero en la esquina sureste de { $cell }.
event-token-taken = { $token ->
    [king] { $player } se lleva el rey por la mayor ciudad hasta ahora: { phrase-tiles }.
   *[robber] { $player } se lleva el bandolero por el camino más largo hasta ahora: { phrase-tiles }.
}
event-tier-built = { $player } eleva la torre en { $cell } a la altura { $height }.
event-tower-closed = { $player } pone { phrase-figure-object } en lo alto de la torre en { $cell }.
event-captured = { $own ->
    [yes] { $player } recoge { phrase-role-object } de { $cell }.
   *[no] { $player } captura { phrase-role-object } en { $cell } ({ $other }).
}
event-exchanged = Canje de prisioneros: { $player } recupera { phrase-figure-object }; para { $other }: { $theirs }.
event-ransomed = { $player } rescata { phrase-figure-object }; { $other } cobra el rescate.
event-defender-placed = { $pile ->
    [yes] { $player } coloca un defensor { phrase-outpost-at }, en la casilla de seguidores.
   *[no] { $player } coloca un defensor { phrase-outpost-at }, en la fila.
}
event-advanced = Una catapulta se sitúa { phrase-outpost-at }.
event-attacked = { $outpost ->
    [knights] Atacan la avanzada de caballeros.
    [travellers] Atacan la avanzada de ladrones.
   *[monks] Atacan la avanzada de monjes.
}
event-counter-attacked = { $outpost ->
    [knights] Los defensores de la avanzada de caballeros contraatacan.
    [travellers] Los defensores de la avanzada de ladrones contraatacan.
   *[monks] Los defensores de la avanzada de monjes contraatacan.
}
event-withdrawn = { $player } tiene que retirar { phrase-role-object } de { $cell }.
event-defenders-home = { $count ->
    [one] { $player } recupera { $count } defensor: { phrase-outpost }.
   *[other] { $player } recupera { $count } defensores: { phrase-outpost }.
}

## Cartas

event-card-turned = { $row ->
    [none] Descubierta: { phrase-card }. Quien reparte elige su fila.
   *[other] Descubierta: { phrase-card }, { phrase-row }.
}
event-cards-dealt = Ronda { $round }: { $dealer } reparte { $each ->
    [one] { $each } carta
   *[other] { $each } cartas
} por jugador, empieza { $begins }. En el montón: { $left }.
event-card-laid = { $card ->
    [none] { $player } pone una carta boca abajo { phrase-row-in }.
   *[other] { $player } pone una carta { phrase-row-in }: { phrase-card }.
}
event-row-claimed = { $player } coloca el seguidor grande { phrase-row-in }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $down } boca abajo.
event-card-revealed = { $misplaced ->
    [yes] Descubierta { phrase-row-in }: { phrase-card }, carta extraviada ({ $player }).
   *[no] Descubierta { phrase-row-in }: { phrase-card } ({ $player }).
}
event-cards-taken = { $player } toma { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} de la { phrase-row }: { $cards }.
event-card-kept = { $player } se queda una carta extraviada: { phrase-card }.
event-joker-assigned = { $player } añade un comodín a un grupo de animales ({ phrase-colour }): ahora { $group ->
    [one] { $group } animal
   *[other] { $group } animales
}.
event-jokers-wait = { $player } no tiene animales. Comodines animales que esperan un grupo: { $jokers }.
event-chest-filled = { $player } guarda { $cards ->
    [one] { $cards } edificio
   *[other] { $cards } edificios
} en el cofre; ahora hay { $total }.
event-row-discarded = Quedan en la { phrase-row }, sin valor: { $cards }.
event-chest-opened = { $player } abre el cofre: { $sets }.
