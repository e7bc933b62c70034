# Why something is refused, and what would have been right. The parameters are those of the engine's refusal:
# cells as names on the map, seats as players' names, lists joined; $on is a place in words ("north city").

## The action itself

refusal-bad-action = I can't read this as an action: { $why }.
refusal-unknown-action = There's no action “{ $do }”. There are: { $known }.
refusal-game-over = The game is over.
refusal-not-your-decision = { $seat } can't decide now. It's up to { $expected }.
refusal-wrong-kind = You can't { $deed } now. You can: { $expected }.
refusal-not-offered = You can't { $deed } like that. You can choose: { $expected }.

## The place of a tile

refusal-cell-taken = There's already a tile at { $at }. Choose an empty square.
refusal-no-neighbour = { $at } doesn't touch any tile. Choose a square next to one.
# $fitting: ways to turn the tile, joined, or phrase-nothing; $canonical: one such way in words
refusal-does-not-fit = Tile { $tile } doesn't fit at { $at } { phrase-rotation }. Ways that fit: { $fitting }.
refusal-same-rotation = Tile { $tile } looks the same { phrase-rotation } and { $canonical }. Choose: { $canonical }.
refusal-bad-rotation = A tile is turned by 0, 1, 2 or 3 quarter turns, not { $rot }.

## The place of a figure

refusal-no-such-segment = This tile has no “{ $on }”. It has: { $segments }.
refusal-none-left = You have none left: { phrase-figure }.
refusal-figure-not-there = That can't go there: { phrase-figure }, { $on }.
refusal-occupied = Already claimed: { $on }. Choose a feature with nobody on it.
refusal-needs-own-follower = You need a meeple of your own there first: { phrase-figure }, { $on }.

## Cards

refusal-no-such-card = There's no card “{ $card }”.
refusal-card-not-in-hand = Not in your hand: { phrase-card }.
refusal-must-lie-down = Your first card of a round goes face down: { phrase-card }.
refusal-must-lie-open = Only your first card of a round goes face down. Play this one face up: { phrase-card }.
refusal-row-of-its-colour = Face up, this card goes to the { phrase-row }: { phrase-card }.
refusal-follower-placed = Your large meeple is already in a row. Play a card.
refusal-another-card-asked = Another card has to be decided now: { $asked }, not { phrase-card }.
refusal-no-animal-of-it = You have no such animal for the joker to join: { phrase-colour }. You have: { $held }.
refusal-too-many-cards = The draw pile has more copies of { phrase-card } than the game ({ $count }).
refusal-too-few-cards = { $cards ->
    [one] The draw pile has { $cards } card; the game has { $count }.
   *[other] The draw pile has { $cards } cards; the game has { $count }.
}

## Set-up and records

refusal-bad-record = I can't read this record: { $why }.
refusal-unknown-game = There's no game “{ $game }”. There are: { $known }.
refusal-unknown-module = There's no expansion “{ $module }”. Choose from: { $known }.
refusal-unknown-option = There's no option “{ $option }”. There are: { $known }.
refusal-repeated-module = The expansion “{ $module }” is named twice. Name it once.
refusal-bad-seats = { $seats ->
    [one] { $seats } player can't
   *[other] { $seats } players can't
} play this. It takes { $fewest } to { $most }.
refusal-bad-rules = I don't know version { $rules } of the rules. Known versions: { $known }.
refusal-no-draw = The record has neither a seed nor a draw pile. It needs one of them.
refusal-bad-seed = A seed has 64 digits, each from 0 to 9 or a to f.
refusal-unknown-tile = There's no tile “{ $tile }” in this game.
refusal-too-many-tiles = The draw pile has more copies of tile { $tile } than the game ({ $count }).
refusal-bad-stack = This draw pile isn't from this game: { $why }.
refusal-action-refused = Action { $number } breaks the rules: { $why }
refusal-unfinished = The record breaks off. The next decision is with { $seat }.
refusal-result-differs = The record gives { $recorded } as the result; played again it is { $replayed }.
