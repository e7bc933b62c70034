# Why a computer player chooses what it does, or would in a person's place; and what it says of a game that is over.
# $cell, $other, $points, $kind, $figure, $row, $colour, $outpost, $token: what the reason is about.

why-only = It is the only thing that can be done.
why-scores = It scores { phrase-points } at once.
why-saves = It keeps the figures for something better.
why-builds = It leads to the best position.
why-draws = A new tile promises more than anything else.
why-claims = It begins something of its own at { $cell }.
why-farms = The farmer at { $cell } should be worth about { phrase-points } at the end.
why-improves = Its figure at { $cell } should bring about { phrase-points } more.
why-spoils = { $other } may expect about { phrase-points } less.
why-joins = It moves in on what { $other } has at { $cell }.
why-goods = It takes the goods of the city.
why-token = { $token ->
    [king] It takes the king for the largest city.
   *[robber] It takes the robber for the longest road.
}
why-double = The builder earns it a second tile.
why-home = Its figure at { $cell } comes home and is free again.
why-nowhere = The tile fits nowhere else.
why-denies = Elsewhere the tile would bring { $other } up to { phrase-points } more.
why-avoids = Elsewhere the tile would cost its own figures up to { phrase-points }.
why-idle = The tile does little for anybody, wherever it lies.
why-ransom = The figure is worth more than the ransom.
why-abbey = The abbey does the most at { $cell }.
why-retrieve = The abbot has brought what he can at { $cell }: { phrase-points }.
why-wagon = The wagon finds new work at { $cell }.
why-withdraw = The figure at { $cell } is the one that is missed least.
why-exchange = This figure is needed most.
why-siege = There the attack does the least harm to its own side.
why-captures = It takes a prisoner from { $other } at { $cell }.
why-barn = The barn at { $cell } has the best field for it.
why-tower = The tower at { $cell } threatens what stands around it.
why-defends = A defender is paid, and keeps those outside from being driven off.
why-claims-row = The row holds { phrase-points } that can be seen, and another could take it.
why-takes-points = Ten points now are more than the card will bring.
why-keeps-card = The card will bring more than ten points.
why-assigns = In this group the joker brings the most.
why-lays-stray = A card of another colour is worth ten points to whoever takes the row.
why-lays-down = It makes the row better that it wants.
why-lays-joker = The joker is worth most in this row.
why-lays-card = Of the cards in hand this one helps the others least and itself most.
why-simplest = No computer player answered, so the simplest move is played.

review-sources = { $player }: { $sources }
review-turning-point = Turn { $turn }, { $player }: the lead changes by { phrase-points }.
review-better = Turn { $turn }, { $player }: { $played }. Better by about { phrase-points }: { $option }.
# What was chosen for the tile that had just been laid at this cell.
review-there = { $cell }: { $option }
