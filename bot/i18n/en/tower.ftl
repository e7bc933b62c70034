### Tower

## Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

module-tower = Tower
module-line-tower = 18 tiles and towers that take prisoners
module-about-tower = Instead of placing a figure you may build a tier of a tower and capture a figure in its reach. Prisoners are exchanged, or bought back for 3 points.
option-name-organiser = Tower organiser
option-line-organiser = Tower: the stack is cut in two, and you draw from the top or bottom of either half
option-name-one-ransom = One ransom per turn
option-line-one-ransom = Tower: at most one figure may be bought back in a turn

## Names of what there is, as they stand alone: in lists, on panels, in a legend.

kind-tower = tower
deed-tier = build a tier
deed-close = put a follower on a tower
deed-capture = take a prisoner
deed-exchange = choose whom to exchange
deed-ransom = pay a ransom

## What is asked of whom. $player is who decides.

decision-capture = { $player }, choose a figure in reach of your tower at { $cell } to capture, or none.
decision-exchange = { $player }, choose which of your captured figures comes back. What you give for it: { phrase-figure }.
decision-ransom = { $player }, buy back a figure for 3 points, or end your turn.

## What a button or a typed choice says: short enough for a phone. Whoever shows it makes the first letter a capital.

option-tier = tower tier at { $cell }
option-close = { phrase-figure } on top of { $cell }
# $own: yes or no, whether the figure is the captor's own
option-capture = { $own ->
    [yes] { $cell }: own { phrase-role }
   *[no] { $cell }: { phrase-role } ({ $other })
}
option-exchange = { phrase-figure }
option-ransom = ransom { phrase-figure } ({ $other })
skip-capture = no prisoner
skip-ransom = no ransom

## What happened, a sentence each, in the present. $player is whose event it is, $other the second person in it.

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

## Points with the terms of their sum; a message for each reason. It has no verb, so that it serves for points given, for final
## scoring and for forecasts. Terms that an event lacks come as 0.

points-ransom = { $paid ->
    [0] { $player }: { phrase-points } as ransom received
   *[other] { $player }: { phrase-points } as ransom paid
}

## Why a computer player chooses what it does, or would in a person's place; and what it says of a game that is over.
## $cell, $other, $points, $kind, $figure, $row, $colour, $outpost, $token: what the reason is about.

why-ransom = The figure is worth more than the ransom.
why-exchange = This figure is needed most.
why-captures = It takes a prisoner from { $other } at { $cell }.
why-tower = The tower at { $cell } threatens what stands around it.

## What stands in pictures and in the texts that say the same in words.

scene-tower = { $top ->
    [none] Tower at { $cell }: height { $height }.
   *[other] Tower at { $cell }: height { $height }, { $top }.
}
scene-top = { phrase-figure } on top ({ $player })
scene-reason-ransom = Ransom

## What lies before a player, and how the game stands, for the board in words.

token-tiers = { $count ->
    [one] { $count } tower tier
   *[other] { $count } tower tiers
}
# A prisoner: $figure, and $player whose figure it is.
token-prisoners = prisoner: { phrase-figure } ({ $player })
mark-tower = tower foundation

## Rules by topic, in our own words: a title, a paragraph, and further words under which somebody may look for it.

topic-tower = Towers
topic-text-tower = Instead of placing a figure you may put one of your tiers on any foundation or open tower on the map, in every turn and whoever began it. Then you may capture one figure in its reach. You can build as long as you have tiers.
topic-words-tower = tower, tier, foundation, build, height
topic-reach = The reach of a tower
topic-text-reach = A tower reaches its own cell and, in each of the four directions, as many cells as it is high. Empty cells count and nothing blocks it; diagonals are out of reach. What matters is the cell where the figure stands.
topic-words-reach = reach, height, cells, direction, capture
topic-capture = Capturing
topic-text-capture = Right after building a tier you may capture one figure in reach. Another player's becomes your prisoner, your own goes home. It leaves its feature before scoring. Followers of all kinds, abbot, mayor and wagon can be captured; builder, pig and barn cannot.
topic-words-capture = capture, prisoner, take, catch
topic-closing = A follower on top
topic-text-closing = Instead of placing a figure you may put a follower or your big follower on top of an open tower. Nobody can build on it then. He belongs to no feature and stays there until the end, unless somebody captures him.
topic-words-closing = close, top, tower
topic-exchange = Exchanging prisoners
topic-text-exchange = If you capture a figure of a player who holds one of yours, the two are exchanged at once. If he holds several kinds of yours, you choose which one comes home.
topic-words-exchange = exchange, swap, prisoner
topic-ransom = Ransom
topic-text-ransom = In your turn you may buy back any of your captured figures for 3 points, which go to the captor. You need at least 3 points, and may place the figure in the same turn. As an option, only one ransom per turn is allowed.
topic-words-ransom = ransom, buy, prisoner, free
topic-organiser = The tower organiser
topic-text-organiser = With this option the stack is cut into two halves, and you draw the top or the bottom tile of either.
topic-words-organiser = organiser, stack, draw, half
