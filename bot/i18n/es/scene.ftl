# Lo que se lee en las imágenes y en los textos que dicen lo mismo.

scene-over = La partida ha terminado.
scene-since = Desde tu último turno:
scene-hand = En la mano: { $tile }
scene-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
scene-stack-tiles = { $count ->
    [one] queda { $count } loseta
   *[other] quedan { $count } losetas
}
scene-more = { $count ->
    [one] … y { $count } más
   *[other] … y { $count } más
}
scene-cut = … El resto está en el texto largo.

scene-choose-part = Elige una parte del mapa.
scene-part = { $count ->
    [one] { $part }. { $count } casilla: { $cells }
   *[other] { $part }. { $count } casillas: { $cells }
}
scene-fits = { $count ->
    [one] La loseta encaja en { $count } casilla. Su nombre y los giros posibles:
   *[other] La loseta encaja en { $count } casillas. Sus nombres y los giros posibles:
}
scene-fits-at = { $count ->
    [one] La loseta encaja en { $count } casilla: { $cells }.
   *[other] La loseta encaja en { $count } casillas: { $cells }.
}
scene-spot = { $cell }: { $ways }
scene-choose-rotation = Elige cómo va la loseta en { $cell }.
scene-way = { $way }. { phrase-rotation } (desde el norte: { $sides })
scene-option = { $number }. { $option }

## La gente

scene-player = { $player } ({ $colour }): { phrase-points }; { $held }.
scene-player-bare = { $player } ({ $colour }): { phrase-points }.

## El mapa en palabras

scene-title-whole = El mapa entero.
scene-title-news = Lo que acaba de pasar
scene-map = El mapa por filas, de norte a sur. Cada loseta desde el norte: norte, este, sur, oeste.
scene-row = Fila { $row }: { $tiles }.
scene-taken = Figuras en el mapa:
scene-nobody = Ahí no hay nadie todavía.
scene-free = Aquí no hay nadie:
scene-feature = { $feature }, { $places }: { $state }, { phrase-points }.
scene-state = { $kind ->
    [field] { $cities ->
        [one] { $cities } ciudad completa
       *[other] { $cities } ciudades completas
    }
    [monastery] { $open ->
        [one] { $open } casilla vacía alrededor
       *[other] { $open } casillas vacías alrededor
    }
    [garden] { $open ->
        [one] { $open } casilla vacía alrededor
       *[other] { $open } casillas vacías alrededor
    }
   *[other] { $open ->
        [one] { $open } lado abierto
       *[other] { $open } lados abiertos
    }
}
scene-complete = zona completa
scene-stands = { $player }: { $role } en { $cell }.
scene-owned = { $count ->
    [one] Es de { $owners }.
   *[other] Es de { $owners } a la vez.
}
scene-owned-by-nobody = No es de nadie.
scene-cell = En { $cell }: { $tile }
scene-figure = { $player }: { $role }, { $spot }.
scene-fitting = { $count ->
    [0] { $cell } está vacía. De las losetas que quedan no encaja ninguna.
    [one] { $cell } está vacía. De las que quedan encaja { $count } loseta: { $tiles }.
   *[other] { $cell } está vacía. De las que quedan encajan { $count } losetas: { $tiles }.
}
scene-beyond = { $cell } no toca ninguna loseta; por ahora no se puede colocar nada ahí. El mapa va de { $first } a { $last }.
scene-tiles = { $count } × { $tile }: { $described }
scene-gone = { $count ->
    [one] Agotada: { $tiles }.
   *[other] Agotadas: { $tiles }.
}
scene-gone-note = Gris: no queda ninguna

## De quién, previsión, resultado

scene-title-owners = { $kind ->
    [field] De quién son los prados
    [road] De quién son los caminos
   *[city] De quién son las ciudades
}
scene-title-forecast = Si la partida acabara ahora
scene-total = { $player }: { $now } + { $gain } = { $total }
scene-concealed = { $player }: { $count ->
    [one] { $count } carta protegida está boca abajo y no se cuenta
   *[other] { $count } cartas protegidas están boca abajo y no se cuentan
}
scene-title-score = El resultado
scene-chart = Los puntos a lo largo de la partida
scene-chart-turns = turnos
scene-chart-rounds = rondas

scene-reason-city = Ciudades
scene-reason-road = Caminos
scene-reason-monastery = Monasterios

## Una mesa que espera

scene-title-lobby = { $game }: una mesa
scene-join = Entra con { $code }.
scene-with = Con: { $modules }
scene-free-seat = Libre
scene-free-seat-note = Entra a jugar
scene-seat-free = Asiento { $seat }: libre.
scene-seat = Asiento { $seat }: { $player } ({ $colour }).

colour-red = rojo
colour-blue = azul
colour-yellow = amarillo
colour-green = verde
colour-black = negro
colour-pink = rosa
