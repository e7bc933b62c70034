### Tower

## Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

module-tower = Tower
module-line-tower = 18 tiles and towers that capture meeples
module-about-tower = Instead of placing a meeple you may add a tower floor and capture a meeple in range. Prisoners are exchanged, or bought back for 3 points.
option-name-organiser = Tile tower
option-line-organiser = Tower: split the tiles into two piles and draw from the top or bottom of either
option-name-one-ransom = One ransom per turn
option-line-one-ransom = Tower: buy back at most one meeple per turn

## Names of what there is, as they stand alone: in lists, on panels, in a legend.

kind-tower = tower
deed-tier = build a tower floor
deed-close = put a meeple on a tower
deed-capture = capture a meeple
deed-exchange = choose a prisoner to exchange
deed-ransom = pay a ransom

## What is asked of whom. $player is who decides.

decision-capture = { $player }, capture a meeple in range of your tower at { $cell }, or skip
decision-exchange = { $player }, which captured meeple do you want back? You give: { phrase-figure }
decision-ransom = { $player }, buy back a meeple for 3 points, or end your turn

## What a button or a typed choice says: short enough for a phone. Whoever shows it makes the first letter a capital.

option-tier = tower floor at { $cell }
option-close = { phrase-figure } on the tower at { $cell }
# $own: yes or no, whether the figure is the captor's own
option-capture = { $own ->
    [yes] { $cell }: my { phrase-role }
   *[no] { $cell }: { phrase-role } ({ $other })
}
option-exchange = { phrase-figure }
option-ransom = ransom { phrase-figure } ({ $other })
skip-capture = no prisoner
skip-ransom = no ransom

## What happened, a sentence each, in the present. $player is whose event it is, $other the second person in it.

event-tier-built = { $player } adds a tower floor at { $cell }: height { $height }
event-tower-closed = { $player } closes the tower at { $cell } with { phrase-figure-object }
# $own: yes or no, whether the figure is the captor's own
event-captured = { $own ->
    [yes] { $player } takes { phrase-role-object } home from { $cell }
   *[no] { $player } captures { phrase-role-object } from { $other } at { $cell }
}
# $theirs: the name of the figure that goes to $other
event-exchanged = Prisoners are exchanged: { $player } gets { phrase-figure-object } back, { $other } gets { $theirs }
event-ransomed = { $player } buys { phrase-figure-object } back; { $other } gets the ransom
# All that a player paid for ransoms in a turn. $count: meeples bought back; $paid: points; $gains: who got them
told-ransoms = { $count ->
    [one] { $player } buys { phrase-figure-object } back (−{ $paid }): { $gains }
   *[other] { $player } buys { $count } meeples back (−{ $paid }): { $gains }
}
told-ransom-gain = { $player } +{ $points }

## Points with the terms of their sum; a message for each reason. It has no verb, so that it serves for points given, for final
## scoring and for forecasts. Terms that an event lacks come as 0.

points-ransom = { $paid ->
    [0] { $player } +{ $points }: ransom
   *[other] { $player } −{ $paid }: ransom
}

## Why a computer player chooses what it does, or would in a person's place; and what it says of a game that is over.
## $cell, $other, $points, $kind, $figure, $row, $colour, $outpost, $token: what the reason is about.

why-ransom = The meeple is worth more than the ransom.
why-exchange = This meeple is needed most.
why-captures = { $who ->
    [you] You capture a meeple from { $other } at { $cell }.
   *[other] It captures a meeple from { $other } at { $cell }.
}
why-tower = The tower at { $cell } threatens what stands around it.

## What stands in pictures and in the texts that say the same in words.

scene-tower = { $top ->
    [none] Tower at { $cell }: height { $height }.
   *[other] Tower at { $cell }: height { $height }, { $top }.
}
scene-top = { phrase-figure } on top ({ $player })
scene-reason-ransom = ransom

## What lies before a player, and how the game stands, for the board in words.

token-tiers = { $count ->
    [one] { $count } tower floor
   *[other] { $count } tower floors
}
# A prisoner: $figure, and $player whose figure it is.
token-prisoners = prisoner: { phrase-figure } ({ $player })
mark-tower = tower foundation

## Rules by topic, in our own words: a title, a paragraph, and further words under which somebody may look for it.

topic-tower = Towers
topic-text-tower = Instead of placing a meeple you may add a floor to any open tower or foundation on the map, then capture a meeple in range. You can build as long as you have floors.
topic-words-tower = tower, tier, foundation, build, height
topic-reach = The reach of a tower
topic-text-reach = A tower reaches its own square and, in each of the four directions, as many squares as it is high. Empty squares count, nothing blocks it, and diagonals are out of range. The square of the meeple is what matters.
topic-words-reach = reach, height, cells, direction, capture
topic-capture = Capturing
topic-text-capture = Right after adding a floor you may capture one meeple in range. Another player's becomes your prisoner, your own comes home. It leaves its feature before scoring. Meeples of all kinds, abbot, mayor and wagon can be captured; builder, pig and barn can't.
topic-words-capture = capture, prisoner, take, catch
topic-closing = A meeple on top
topic-text-closing = Instead of placing a meeple on your tile you may put it, large or not, on top of an open tower. No floor can be added then. It belongs to no feature and stays until the end, unless it's captured.
topic-words-closing = close, top, tower
topic-exchange = Exchanging prisoners
topic-text-exchange = Capture a meeple of a player who holds one of yours, and the two are exchanged at once. If there are several kinds of yours, you choose which one comes home.
topic-words-exchange = exchange, swap, prisoner
topic-ransom = Ransom
topic-text-ransom = On your turn you may buy back any of your captured meeples for 3 points, which go to the captor. You need at least 3 points, and may place the meeple in the same turn. An option allows only one ransom per turn.
topic-words-ransom = ransom, buy, prisoner, free
topic-organiser = The tile tower
topic-text-organiser = With this option the tiles are split into two piles, and you draw the top or bottom tile of either.
topic-words-organiser = organiser, stack, draw, half
