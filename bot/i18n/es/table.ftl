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
    [one] Sin contar para { $player }: { $count } carta boca abajo.
   *[other] Sin contar para { $player }: { $count } cartas boca abajo.
}
standing-waits = Le toca a { $player }.

## Una loseta en palabras

tile-plain = Loseta { $tile }: norte { $north }, este { $east }, sur { $south }, oeste { $west }.
tile-marked = Loseta { $tile }: norte { $north }, este { $east }, sur { $south }, oeste { $west }; { $marks }.

mark-start = loseta inicial
mark-shields = { $count ->
    [one] { $count } escudo
   *[other] { $count } escudos
}
mark-monastery = monasterio
