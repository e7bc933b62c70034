# Lo que se lee en las imágenes y en los textos que dicen lo mismo.

scene-to-move = Juega { $player }
scene-over = Fin de la partida
scene-since = Desde tu último turno:
scene-hand = Por colocar: { $tile }
scene-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
scene-stack-tiles = { $count ->
    [one] Queda { $count } loseta
   *[other] Quedan { $count } losetas
}
scene-more = { $count ->
    [one] … y { $count } más
   *[other] … y { $count } más
}
scene-cut = … El resto está en el texto completo.

scene-choose-part = Elige un sector del mapa.
scene-part = { $count ->
    [one] { $part }. { $count } casilla: { $cells }
   *[other] { $part }. { $count } casillas: { $cells }
}
scene-fits = { $count ->
    [one] La loseta encaja en { $count } casilla, girada así:
   *[other] La loseta encaja en { $count } casillas, girada así:
}
scene-fits-at = { $count ->
    [one] La loseta encaja en { $count } casilla: { $cells }.
   *[other] La loseta encaja en { $count } casillas: { $cells }.
}
scene-spot = { $cell }: { $ways }
scene-choose-rotation = ¿Cómo giras la loseta en { $cell }?
scene-way = { $way }. { phrase-rotation } (empezando por el norte: { $sides })
scene-option = { $number }. { $option }

## La gente

scene-player = { $player } ({ $colour }): { phrase-points }; { $held }.
scene-player-bare = { $player } ({ $colour }): { phrase-points }.

## El mapa en palabras

scene-title-whole = El mapa entero.
scene-title-news = Lo que acaba de pasar
scene-map = El mapa por filas, de norte a sur. Cada loseta desde el norte: norte, este, sur, oeste.
scene-row = Fila { $row }: { $tiles }.
scene-taken = Seguidores en el mapa:
scene-nobody = Todavía no hay seguidores en el mapa.
scene-free = Sin ocupar:
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
   *[other] Empatan { $owners }.
}
scene-owned-by-nobody = Sin ocupar.
scene-cell = En { $cell }: { $tile }
scene-figure = { $player }: { $role }, { $spot }.
scene-fitting = { $count ->
    [0] { $cell } está vacía. No encaja ninguna de las losetas restantes.
    [one] { $cell } está vacía. Encaja { $count } de las losetas restantes: { $tiles }.
   *[other] { $cell } está vacía. Encajan { $count } de las losetas restantes: { $tiles }.
}
scene-beyond = { $cell } no toca ninguna loseta, así que ahora no encaja nada ahí. El mapa va de { $first } a { $last }.
scene-beyond-first = { $cell } no toca ninguna loseta, así que ahora no encaja nada ahí. La única loseta está en { $first }.
scene-tiles = { $count } × { $tile }: { $described }
scene-gone = { $count ->
    [one] Agotada: { $tiles }.
   *[other] Agotadas: { $tiles }.
}
scene-gone-note = Gris: no queda ninguna

## De quién, previsión, resultado

scene-title-owners = { $kind ->
    [field] De quién son los campos
    [road] De quién son los caminos
   *[city] De quién son las ciudades
}
scene-title-forecast = Si la partida acabara ahora
scene-total = { $player }: { $now } ahora + { $gain } por venir = { $total }
scene-concealed = { $count ->
    [one] { $player }: { $count } carta protegida boca abajo, sin contar
   *[other] { $player }: { $count } cartas protegidas boca abajo, sin contar
}
scene-title-score = Marcador
scene-rest = otros
scene-chart = Evolución de los puntos
scene-chart-turns = turnos
scene-chart-rounds = rondas

scene-reason-city = ciudades
scene-reason-road = caminos
scene-reason-monastery = monasterios

## Una partida que espera

scene-title-lobby = Nueva partida: { $game }
scene-join = Código: { $code }
scene-with = Con { $modules }
scene-free-seat = Libre
scene-free-seat-note = Únete para jugar
scene-seat-free = Sitio { $seat }: libre.
scene-seat = Sitio { $seat }: { $player } ({ $colour }).

colour-red = rojo
colour-blue = azul
colour-yellow = amarillo
colour-green = verde
colour-black = negro
colour-pink = rosa
