### Siege and Defence

## Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

module-siege = Siege & Defence
module-line-siege = A fortress, 17 tiles, two more followers each
module-about-siege = The fortress lies in the middle of the map and has three outposts. Followers defend them, catapults attack them, and each defender brings 3 points. It plays best with the Abbot.

## Names of what there is, as they stand alone: in lists, on panels, in a legend.

outpost-knights = knights' outpost
outpost-travellers = travellers' outpost
outpost-monks = monks' outpost
deed-outpost = place a defender
deed-siege = choose an outpost
deed-withdraw = withdraw a figure

## What is asked of whom. $player is who decides.

decision-outpost = { $player }, place a defender beside your figure, or none.
decision-siege = { $player }, choose the outpost that the siege symbol means.
decision-withdraw = { $outpost ->
    [knights] { $player }, the knights' outpost was attacked. Choose the knight to withdraw.
    [travellers] { $player }, the travellers' outpost was attacked. Choose the highwayman to withdraw.
   *[monks] { $player }, the monks' outpost was attacked. Choose the monk or abbot to withdraw.
}

## What a button or a typed choice says: short enough for a phone. Whoever shows it makes the first letter a capital.

option-outpost = defender: { phrase-outpost }
option-siege = { phrase-outpost }
option-withdraw = { $cell }: { phrase-role }, { phrase-spot }
skip-outpost = no defender

## What happened, a sentence each, in the present. $player is whose event it is, $other the second person in it.

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

## Points with the terms of their sum; a message for each reason. It has no verb, so that it serves for points given, for final
## scoring and for forecasts. Terms that an event lacks come as 0.

points-defence = { $player }: { phrase-points } for { $defenders ->
    [one] { $defenders } defender
   *[other] { $defenders } defenders
}

## Why a computer player chooses what it does, or would in a person's place; and what it says of a game that is over.
## $cell, $other, $points, $kind, $figure, $row, $colour, $outpost, $token: what the reason is about.

why-withdraw = The figure at { $cell } is the one that is missed least.
why-siege = There the attack does the least harm to its own side.
why-defends = A defender is paid, and keeps those outside from being driven off.

## What stands in pictures and in the texts that say the same in words.

scene-fortress = The fortress, from M20 to P22:
scene-outpost = { $catapult ->
    [yes] { phrase-outpost }: in the row of { $length } { $row }; in the follower cell { $pile }; with a catapult.
   *[no] { phrase-outpost }: in the row of { $length } { $row }; in the follower cell { $pile }.
}
scene-dead = { $count ->
    [one] Nothing can lie any more at { $cells }.
   *[other] Nothing can lie any more at { $cells }.
}
scene-covered = { $cell } is part of the fortress, from M20 to P22.
scene-reason-defence = Defence

## What lies before a player, and how the game stands, for the board in words.

mark-knights = siege symbol: knights
mark-travellers = siege symbol: travellers
mark-monks = siege symbol: monks
mark-any = siege symbol: question mark

## Rules by topic, in our own words: a title, a paragraph, and further words under which somebody may look for it.

topic-fortress = The fortress
topic-text-fortress = The fortress lies where the start tile would be and counts as twelve tiles. Nobody can stand in it except as a defender. For every field at its wall it counts as one completed city, and for nothing else. Its outline is a reconstruction.
topic-words-fortress = fortress, castle, start, siege, field
topic-outpost = Outposts
topic-text-outpost = There are three outposts: one for knights, one for travellers, one for monks and abbots. Each has a row for defenders, a follower cell beside it, and a place for one catapult. How long the rows are depends on the number of players; the lengths here are a reconstruction.
topic-words-outpost = outpost, row, cell, siege
topic-defender = Defenders
topic-text-defender = When you place a follower, abbot, mayor or wagon on the new tile, you may also send an ordinary follower from your supply to the outpost that goes with his role: knight, highwayman, or monk and abbot. Beside a farmer you choose any outpost, and the defender stands in its follower cell.
topic-words-defender = defender, defend, follower, outpost
topic-siege-symbol = Siege symbols
topic-text-siege-symbol = Symbols on the tile you draw are carried out before you place it, from left to right. Each puts a catapult at its outpost; if one stands there, the outpost is attacked. For a question mark you choose the outpost. Fourteen of these tiles and all symbols are a reconstruction.
topic-words-siege-symbol = symbol, catapult, advance, question mark, siege
topic-attack = Attacks
topic-text-attack = Each defender at the attacked outpost brings 3 points. Everybody without a defender there must take one figure of that role off the map: a knight, a highwayman, or a monk or abbot. Then the defenders go home and the catapult is removed.
topic-words-attack = attack, catapult, withdraw, remove
topic-counter-attack = Counter-attacks
topic-text-counter-attack = When a row is full, its defenders strike back in the same turn, before scoring: 3 points for each defender at that outpost, then all of them go home and the catapult is removed. At the end of the game every outpost strikes back once.
topic-words-counter-attack = counter-attack, strike, row, full, end
