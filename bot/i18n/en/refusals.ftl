# Why something is refused, and what would have been right. The parameters are those of the engine's refusal:
# cells as names on the map, seats as players' names, lists joined; $on is a place in words ("north city").

## The action itself

refusal-bad-action = This cannot be read as an action: { $why }.
refusal-unknown-action = There is no action “{ $do }”. There are: { $known }.
refusal-game-over = The game is over.
refusal-not-your-decision = { $seat } cannot decide now. The decision is with { $expected }.
refusal-wrong-kind = You cannot { $deed } now. You can: { $expected }.
refusal-not-offered = You cannot { $deed } like this. What can be done now: { $expected }.

## The place of a tile

refusal-cell-taken = There is a tile at { $at } already. Choose a free cell.
refusal-no-neighbour = { $at } touches no side of a tile. Choose a cell next to one.
# $fitting: ways to turn the tile, joined, or phrase-nothing; $canonical: one such way in words
refusal-does-not-fit = Tile { $tile } does not fit at { $at } { phrase-rotation }. Ways it fits there: { $fitting }.
refusal-same-rotation = Tile { $tile } looks the same { phrase-rotation } and { $canonical }. Choose: { $canonical }.
refusal-bad-rotation = A tile is turned by 0, 1, 2 or 3 quarter turns, not { $rot }.

## The place of a figure

refusal-no-such-segment = This tile has no “{ $on }”. It has: { $segments }.
refusal-none-left = None left in your supply: { phrase-figure }.
refusal-figure-not-there = This figure cannot stand there: { phrase-figure }, { $on }.
refusal-occupied = Taken already: { $on }. Somebody stands on this feature; choose one where nobody does.
refusal-needs-own-follower = This figure needs a follower of yours on the same feature: { phrase-figure }, { $on }.

## Cards

refusal-no-such-card = There is no card “{ $card }”.
refusal-card-not-in-hand = Not in your hand: { phrase-card }.
refusal-must-lie-down = Your first card of a round goes face down: { phrase-card }.
refusal-must-lie-open = Only your first card of a round goes face down. Play this one face up: { phrase-card }.
refusal-row-of-its-colour = Face up, this card goes to the { phrase-row }: { phrase-card }.
refusal-follower-placed = Your big follower stands in a row already. Play a card.
refusal-another-card-asked = Another card is to be decided now: { $asked }, not { phrase-card }.
refusal-no-animal-of-it = You hold no such animal for the joker to join: { phrase-colour }. You hold: { $held }.
refusal-too-many-cards = The stack has more copies of { phrase-card } than the game ({ $count }).
refusal-too-few-cards = The stack has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; the game has { $count }.

## Set-up and records

refusal-bad-record = This record cannot be read: { $why }.
refusal-unknown-game = There is no game “{ $game }”. There are: { $known }.
refusal-unknown-module = There is no expansion “{ $module }”. There are: { $known }.
refusal-unknown-option = There is no option “{ $option }”. There are: { $known }.
refusal-repeated-module = The expansion “{ $module }” is named twice. Name it once.
refusal-bad-seats = { $seats ->
    [one] { $seats } player cannot
   *[other] { $seats } players cannot
} play this. It takes { $fewest } to { $most }.
refusal-bad-rules = Version { $rules } of the rules is not known here. Known are: { $known }.
refusal-no-draw = The set-up has neither a seed nor a stack. It needs one of them.
refusal-bad-seed = A seed has 64 digits, each from 0 to 9 or a to f.
refusal-unknown-tile = There is no tile “{ $tile }” in this game.
refusal-too-many-tiles = The stack has more copies of tile { $tile } than the game ({ $count }).
refusal-bad-stack = This stack does not belong to the game: { $why }.
refusal-action-refused = Action { $number } does not fit the rules: { $why }
refusal-unfinished = The record breaks off. The next decision is with { $seat }.
refusal-result-differs = The record gives { $recorded } as the result; played again it is { $replayed }.
