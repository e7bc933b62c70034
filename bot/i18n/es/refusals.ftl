# Por qué se rechaza algo, y qué habría estado bien.

## La acción misma

refusal-bad-action = No entiendo esta acción: { $why }.
refusal-unknown-action = No hay ninguna acción «{ $do }». Hay: { $known }.
refusal-game-over = La partida terminó.
refusal-not-your-decision = { $seat } no puede decidir ahora. Decide { $expected }.
refusal-wrong-kind = Ahora no puedes { $deed }. Puedes: { $expected }.
refusal-not-offered = No puedes { $deed } así. Puedes elegir: { $expected }.

## El sitio de una loseta

refusal-cell-taken = En { $at } ya hay una loseta. Elige una casilla vacía.
refusal-no-neighbour = { $at } no toca ninguna loseta. Elige una casilla junto a una.
refusal-does-not-fit = La loseta { $tile } no encaja en { $at } { phrase-rotation }. Así sí encaja: { $fitting }.
refusal-same-rotation = La loseta { $tile } se ve igual { phrase-rotation } y { $canonical }. Elige: { $canonical }.
refusal-bad-rotation = Una loseta se gira 0, 1, 2 o 3 cuartos de vuelta, no { $rot }.

## El sitio de un seguidor

refusal-no-such-segment = Esta loseta no tiene «{ $on }». Tiene: { $segments }.
refusal-none-left = Ya no te queda ninguno: { phrase-figure }.
refusal-figure-not-there = Eso no puede ir ahí: { phrase-figure }, { $on }.
refusal-occupied = Ya está ocupado: { $on }. Elige una zona sin nadie.
refusal-needs-own-follower = Primero necesitas un seguidor tuyo allí: { phrase-figure }, { $on }.

## Cartas

refusal-no-such-card = No hay ninguna carta «{ $card }».
refusal-card-not-in-hand = No está en tu mano: { phrase-card }.
refusal-must-lie-down = Tu primera carta de una ronda va boca abajo: { phrase-card }.
refusal-must-lie-open = Solo tu primera carta de una ronda va boca abajo. Juega esta boca arriba: { phrase-card }.
refusal-row-of-its-colour = Boca arriba, esta carta va a la { phrase-row }: { phrase-card }.
refusal-follower-placed = Tu seguidor grande ya está en una fila. Juega una carta.
refusal-another-card-asked = Ahora hay que decidir sobre otra carta: { $asked }, no { phrase-card }.
refusal-no-animal-of-it = No tienes animales de ese color para el comodín: { phrase-colour }. Tienes: { $held }.
refusal-too-many-cards = El mazo tiene más copias de { phrase-card } que el juego ({ $count }).
refusal-too-few-cards = { $cards ->
    [one] El mazo tiene { $cards } carta; el juego tiene { $count }.
   *[other] El mazo tiene { $cards } cartas; el juego tiene { $count }.
}

## Preparación y registros

refusal-bad-record = No puedo leer este registro: { $why }.
refusal-unknown-game = No hay ningún juego «{ $game }». Hay: { $known }.
refusal-unknown-module = No existe la expansión «{ $module }». Opciones: { $known }.
refusal-unknown-option = No existe la opción «{ $option }». Opciones: { $known }.
refusal-repeated-module = La expansión «{ $module }» aparece dos veces. Nómbrala una sola vez.
refusal-bad-seats = { $seats ->
    [one] { $seats } jugador no puede
   *[other] { $seats } jugadores no pueden
} jugar a esto. Hacen falta de { $fewest } a { $most }.
refusal-bad-rules = No conozco la versión { $rules } de las reglas. Versiones conocidas: { $known }.
refusal-no-draw = El registro no tiene semilla ni mazo. Necesita una de las dos cosas.
refusal-bad-seed = Una semilla tiene 64 cifras, cada una de 0 a 9 o de a a f.
refusal-unknown-tile = No hay ninguna loseta «{ $tile }» en este juego.
refusal-too-many-tiles = El mazo tiene más copias de la loseta { $tile } que el juego ({ $count }).
refusal-bad-stack = Este mazo no es de este juego: { $why }.
refusal-action-refused = La acción { $number } va contra las reglas: { $why }
refusal-unfinished = El registro se interrumpe. La siguiente decisión es de { $seat }.
refusal-result-differs = Según el registro, el resultado es { $recorded }; al repetir la partida sale { $replayed }.
