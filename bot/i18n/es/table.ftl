# Lo que hay ante cada jugador y cómo va la partida, para el mapa en palabras.

supply-follower = { $count ->
    [one] { $count } seguidor
   *[other] { $count } seguidores
}

standing-line = { $rank }. { $player }: { phrase-points }
standing-leads = { $count ->
    [one] { $leaders } va en cabeza con { phrase-points }.
   *[other] { $leaders } van en cabeza con { phrase-points }.
}
standing-concealed = { $count ->
    [one] Sin contar ({ $player }): { $count } carta boca abajo.
   *[other] Sin contar ({ $player }): { $count } cartas boca abajo.
}
standing-waits = Turno de { $player }.

## Una loseta en palabras

tile-plain = Loseta { $tile }: norte { $north }, este { $east }, sur { $south }, oeste { $west }.
tile-marked = Loseta { $tile }: norte { $north }, este { $east }, sur { $south }, oeste { $west }; { $marks }.
# $sides: lados de la loseta, unidos
joins-side = { $side ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
}
joins-one = { $kind ->
    [city] { $sides } son una sola ciudad
   *[road] { $sides } son un solo camino
}
joins-apart = { $kind ->
    [city] { $count ->
        [one] { $sides } es una ciudad aparte
       *[other] { $sides } son ciudades separadas
    }
   *[road] { $count ->
        [one] { $sides } es un camino que acaba aquí
       *[other] { $sides } son caminos que acaban aquí
    }
}
joins-both = { $sides }: un solo campo a ambos lados del camino
joins-fields = { $count ->
    [one] { $count } campo
   *[other] { $count } campos
}

mark-start = loseta inicial
mark-shields = { $count ->
    [one] { $count } escudo
   *[other] { $count } escudos
}
mark-monastery = monasterio
