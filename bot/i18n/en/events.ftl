# What happened, a sentence each, in the present. $player is whose event it is, $other the second person in it.

## The turn

event-turn-began = { $part ->
    [1] Turn { $turn }: { $player }.
   *[2] Turn { $turn }, second tile: { $player }.
}
event-drawn = { $player } draws a tile. Left in the stack: { $left }.
event-unplaceable = { $player } draws a tile that fits nowhere; it leaves the game. Left in the stack: { $left }.
event-laid = { $tile ->
    [abbey] { $player } places the abbey at { $cell }.
   *[other] { $player } places the tile at { $cell }.
}
event-deployed = { $player } places { phrase-role-object } { phrase-spot-in } at { $cell }.
event-completed = { $kind ->
    [city] A city at { $cell } is complete: { phrase-tiles }.
    [road] A road at { $cell } is complete: { phrase-tiles }.
    [monastery] The monastery at { $cell } is complete.
    [garden] The garden at { $cell } is complete.
   *[other] A feature at { $cell } is complete: { phrase-tiles }.
}
event-returned = { $player } gets { phrase-role-object } back from { $cell }.
event-final-scoring = { $tiles_unplaced ->
    [0] Final scoring.
    [one] Final scoring, with { $tiles_unplaced } tile still in the stack.
   *[other] Final scoring, with { $tiles_unplaced } tiles still in the stack.
}
# $winners: names joined; $count: how many; $points: their score
event-finished = { $count ->
    [one] The game is over. { $winners } wins with { phrase-points }.
   *[other] The game is over. { $winners } share the victory with { phrase-points }.
}

## Expansions

event-goods-taken = { $goods ->
    [wine] { $player } takes wine: { $count }.
    [grain] { $player } takes grain: { $count }.
   *[cloth] { $player } takes cloth: { $count }.
}
event-double-turn = { $player } has extended the builder's feature and may place a second tile.
event-wagon-moved = { $player } drives the wagon from { $start } to { $cell }: { phrase-spot }.
event-barn-built = { $player } places the barn at the south-east corner of { $cell }.
event-token-taken = { $token ->
    [king] { $player } takes the king for the largest city so far: { phrase-tiles }.
   *[robber] { $player } takes the robber for the longest road so far: { phrase-tiles }.
}
event-tier-built = { $player } builds the tower at { $cell } to height { $height }.
event-tower-closed = { $player } puts { phrase-figure-object } on top of the tower at { $cell }.
# $own: yes or no, whether the figure is the captor's own
event-captured = { $own ->
    [yes] { $player } takes { phrase-role-object } home from { $cell }.
   *[no] { $player } captures { phrase-role-object } at { $cell } ({ $other }).
}
# $theirs: the name of the figure that goes to $other
event-exchanged = Prisoners are exchanged: { $player } gets { phrase-figure-object } back, { $other } gets { $theirs }.
event-ransomed = { $player } buys { phrase-figure-object } back; { $other } gets the ransom.
# $pile: yes or no, whether the defender stands in the follower cell
event-defender-placed = { $pile ->
    [yes] { $player } places a defender { phrase-outpost-at }, in the follower cell.
   *[no] { $player } places a defender { phrase-outpost-at }, in the row.
}
event-advanced = A catapult takes its place { phrase-outpost-at }.
event-attacked = { $outpost ->
    [knights] The knights' outpost is attacked.
    [travellers] The travellers' outpost is attacked.
   *[monks] The monks' outpost is attacked.
}
event-counter-attacked = { $outpost ->
    [knights] The defenders of the knights' outpost strike back.
    [travellers] The defenders of the travellers' outpost strike back.
   *[monks] The defenders of the monks' outpost strike back.
}
event-withdrawn = { $player } has to withdraw { phrase-role-object } from { $cell }.
event-defenders-home = { $count ->
    [one] { $player } gets { $count } defender back: { phrase-outpost }.
   *[other] { $player } gets { $count } defenders back: { phrase-outpost }.
}

## Cards. $cards: names joined; $count: how many there are in $cards

event-card-turned = { $row ->
    [none] Turned up: { phrase-card }. The dealer chooses its row.
   *[other] Turned up: { phrase-card }, { phrase-row }.
}
event-cards-dealt = Round { $round }: { $dealer } deals { $each ->
    [one] { $each } card
   *[other] { $each } cards
} each, { $begins } begins. Left in the stack: { $left }.
event-card-laid = { $card ->
    [none] { $player } lays a card face down { phrase-row-in }.
   *[other] { $player } lays a card { phrase-row-in }: { phrase-card }.
}
event-row-claimed = { $player } claims the { phrase-row }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $down } face down.
# $misplaced: yes or no
event-card-revealed = { $misplaced ->
    [yes] Turned up { phrase-row-in }: { phrase-card }, misplaced, from { $player }.
   *[no] Turned up { phrase-row-in }: { phrase-card }, from { $player }.
}
event-cards-taken = { $player } takes { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from the { phrase-row }: { $cards }.
event-card-kept = { $player } keeps a misplaced card: { phrase-card }.
event-joker-assigned = { $player } adds a joker to an animal group, { phrase-colour }: now { $group ->
    [one] { $group } animal
   *[other] { $group } animals
}.
event-jokers-wait = { $player } holds no animals. Animal jokers waiting for a group: { $jokers }.
event-chest-filled = { $player } puts { $cards ->
    [one] { $cards } building
   *[other] { $cards } buildings
} into the chest; cards there now: { $total }.
event-row-discarded = Left in the { phrase-row } and worth nothing: { $cards }.
# $sets: each set's names joined, the sets one after another
event-chest-opened = { $player } opens the chest: { $sets }.
