# Por qué se rechaza algo, y qué habría estado bien.

## La acción misma

refusal-bad-action = Esto no se entiende como acción: { $why }.
refusal-unknown-action = La acción «{ $do }» no existe. Existen: { $known }.
refusal-game-over = La partida ha terminado.
refusal-not-your-decision = { $seat } no puede decidir ahora. Decide { $expected }.
refusal-wrong-kind = Ahora no se puede: { $deed }. Se puede: { $expected }.
refusal-not-offered = Así no se puede: { $deed }. Ahora se puede: { $expected }.

## El sitio de una loseta

refusal-cell-taken = En { $at } ya hay una loseta. Elige una casilla libre.
refusal-no-neighbour = { $at } no toca ninguna loseta. Elige una casilla junto a una.
refusal-does-not-fit = La loseta { $tile } no encaja en { $at } ({ phrase-rotation }). Allí encaja: { $fitting }.
refusal-same-rotation = La loseta { $tile } es igual { phrase-rotation } y { $canonical }. Elige: { $canonical }.
refusal-bad-rotation = Una loseta gira 0, 1, 2 o 3 cuartos, no { $rot }.

## El sitio de una figura

refusal-no-such-segment = Esta loseta no tiene «{ $on }». Tiene: { $segments }.
refusal-none-left = Ya no te queda: { phrase-figure }.
refusal-figure-not-there = Esta figura no puede estar ahí: { phrase-figure }, { $on }.
refusal-occupied = Ya ocupado: { $on }. Alguien está en esta zona; elige una sin nadie.
refusal-needs-own-follower = Esta figura necesita un seguidor tuyo en la misma zona: { phrase-figure }, { $on }.

## Cartas

refusal-no-such-card = La carta «{ $card }» no existe.
refusal-card-not-in-hand = No está en tu mano: { phrase-card }.
refusal-must-lie-down = Tu primera carta de una ronda va boca abajo: { phrase-card }.
refusal-must-lie-open = Solo tu primera carta de una ronda va boca abajo. Juega esta boca arriba: { phrase-card }.
refusal-row-of-its-colour = Boca arriba, esta carta va en la { phrase-row }: { phrase-card }.
refusal-follower-placed = Tu seguidor grande ya está en una fila. Juega una carta.
refusal-another-card-asked = Ahora se decide sobre otra carta: { $asked }, no { phrase-card }.
refusal-no-animal-of-it = No tienes animales de ese color para el comodín: { phrase-colour }. Tienes: { $held }.
refusal-too-many-cards = El montón tiene más copias de { phrase-card } que el juego ({ $count }).
refusal-too-few-cards = El montón tiene { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}; el juego tiene { $count }.

## Preparación y registros

refusal-bad-record = Este registro no se puede leer: { $why }.
refusal-unknown-game = El juego «{ $game }» no existe. Existen: { $known }.
refusal-unknown-module = La expansión «{ $module }» no existe. Existen: { $known }.
refusal-unknown-option = La opción «{ $option }» no existe. Existen: { $known }.
refusal-repeated-module = La expansión «{ $module }» se nombra dos veces. Nómbrala una.
refusal-bad-seats = { $seats ->
    [one] { $seats } jugador no puede
   *[other] { $seats } jugadores no pueden
} jugar a esto. Hacen falta de { $fewest } a { $most }.
refusal-bad-rules = La versión { $rules } de las reglas no se conoce aquí. Se conocen: { $known }.
refusal-no-draw = La preparación no tiene semilla ni montón. Necesita uno de los dos.
refusal-bad-seed = Una semilla tiene 64 caracteres, de 0 a 9 o de a a f.
refusal-unknown-tile = La loseta «{ $tile }» no existe en este juego.
refusal-too-many-tiles = El montón tiene más copias de la loseta { $tile } que el juego ({ $count }).
refusal-bad-stack = Este montón no es del juego: { $why }.
refusal-action-refused = La acción { $number } no sigue las reglas: { $why }
refusal-unfinished = El registro se corta. La siguiente decisión es de { $seat }.
refusal-result-differs = El registro da como resultado { $recorded }; jugado otra vez es { $replayed }.
