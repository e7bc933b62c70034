# Lo que hay ante cada jugador y cómo va la partida, para el mapa en palabras.

supply-follower = { $count ->
    [one] { $count } seguidor
   *[other] { $count } seguidores
}
supply-big-follower = { $count ->
    [one] { $count } seguidor grande
   *[other] { $count } seguidores grandes
}
supply-card-big-follower = { $count ->
    [one] { $count } seguidor grande
   *[other] { $count } seguidores grandes
}
supply-abbot = { $count ->
    [one] { $count } abad
   *[other] { $count } abades
}
supply-mayor = { $count ->
    [one] { $count } alcalde
   *[other] { $count } alcaldes
}
supply-wagon = { $count ->
    [one] { $count } carreta
   *[other] { $count } carretas
}
supply-builder = { $count ->
    [one] { $count } constructor
   *[other] { $count } constructores
}
supply-pig = { $count ->
    [one] { $count } cerdo
   *[other] { $count } cerdos
}
supply-barn = { $count ->
    [one] { $count } granero
   *[other] { $count } graneros
}

token-abbey = { $count ->
    [one] { $count } abadía
   *[other] { $count } abadías
}
token-tiers = { $count ->
    [one] { $count } piso de torre
   *[other] { $count } pisos de torre
}
token-prisoners = prisionero: { phrase-figure } ({ $player })
token-king = el rey
token-robber = el bandolero
token-wine = vino: { $count }
token-grain = trigo: { $count }
token-cloth = tela: { $count }
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
tile-abbey = La abadía: encaja en todas partes.

mark-start = loseta inicial
mark-source = manantial del río
mark-lake = lago
mark-shields = { $count ->
    [one] { $count } escudo
   *[other] { $count } escudos
}
mark-cathedral = catedral
mark-inn = posada junto a un camino
mark-monastery = monasterio
mark-garden = jardín
mark-tower = cimiento de torre
mark-wine = vino en una ciudad
mark-grain = trigo en una ciudad
mark-cloth = tela en una ciudad
mark-knights = símbolo de asedio: caballeros
mark-travellers = símbolo de asedio: ladrones
mark-monks = símbolo de asedio: monjes
mark-any = símbolo de asedio: interrogación
