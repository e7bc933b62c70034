### Siege and Defence

## Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

module-siege = Siege & Defence
module-line-siege = A fortress, 17 tiles, two more meeples each
module-about-siege = The fortress in the middle of the map has three outposts. Meeples defend them, catapults attack them, and each defender scores 3 points.

## Names of what there is, as they stand alone: in lists, on panels, in a legend.

outpost-knights = knights' outpost
outpost-travellers = highwaymen's outpost
outpost-monks = monks' outpost
deed-outpost = send a defender
deed-siege = choose an outpost
deed-withdraw = take a meeple off the map

## What is asked of whom. $player is who decides.

decision-outpost = { $player }, send a defender to an outpost, or skip
decision-siege = { $player }, choose an outpost for the siege symbol
decision-withdraw = { $outpost ->
    [knights] { $player }, the knights' outpost is attacked: withdraw a knight
    [travellers] { $player }, the highwaymen's outpost is attacked: withdraw one
   *[monks] { $player }, the monks' outpost is attacked: withdraw a monk or abbot
}

## What a button or a typed choice says: short enough for a phone. Whoever shows it makes the first letter a capital.

option-outpost = defender: { phrase-outpost }
option-siege = { phrase-outpost }
option-withdraw = { $cell }: { phrase-role }, { phrase-spot }
short-withdraw = { $cell }: { phrase-role }, { phrase-direction }
letters-withdraw = { $cell }: { phrase-role }, { phrase-side }
skip-outpost = no defender

## What happened, a sentence each, in the present. $player is whose event it is, $other the second person in it.

# $pile: yes or no, whether the defender stands in the follower cell
event-defender-placed = { $pile ->
    [yes] { $player } places a defender { phrase-outpost-at }, in the meeple space
   *[no] { $player } places a defender { phrase-outpost-at }, in the row
}
event-advanced = A catapult arrives { phrase-outpost-at }
event-attacked = { $outpost ->
    [knights] Attack on the knights' outpost
    [travellers] Attack on the highwaymen's outpost
   *[monks] Attack on the monks' outpost
}
event-counter-attacked = { $outpost ->
    [knights] The knights' outpost strikes back
    [travellers] The highwaymen's outpost strikes back
   *[monks] The monks' outpost strikes back
}
event-withdrawn = { $player } takes { phrase-role-object } off the map ({ $cell })
event-defenders-home = { $count ->
    [one] { $player } gets { $count } defender back: { phrase-outpost }
   *[other] { $player } gets { $count } defenders back: { phrase-outpost }
}

## Points with the terms of their sum; a message for each reason. It has no verb, so that it serves for points given, for final
## scoring and for forecasts. Terms that an event lacks come as 0.

points-defence = { $player } +{ $points }: { $defenders ->
    [one] { $defenders } defender
   *[other] { $defenders } defenders
}

## Why a computer player chooses what it does, or would in a person's place; and what it says of a game that is over.
## $cell, $other, $points, $kind, $figure, $row, $colour, $outpost, $token: what the reason is about.

why-withdraw = The meeple at { $cell } will be missed least.
why-siege = { $who ->
    [you] There the attack does your own side the least harm.
   *[other] There the attack does its own side the least harm.
}
why-defends = A defender scores, and saves others from being taken off the map.

## What stands in pictures and in the texts that say the same in words.

scene-fortress = The fortress, from M20 to P22:
scene-outpost = { $catapult ->
    [yes] { phrase-outpost }: row of { $length }: { $row }; meeple space: { $pile }; catapult
   *[no] { phrase-outpost }: row of { $length }: { $row }; meeple space: { $pile }
}
scene-dead = { $count ->
    [one] Nothing can be placed at { $cells } any more.
   *[other] Nothing can be placed at { $cells } any more.
}
scene-covered = { $cell } is part of the fortress, from M20 to P22.
scene-reason-defence = defence

## What lies before a player, and how the game stands, for the board in words.

mark-knights = siege symbol: knights
mark-travellers = siege symbol: highwaymen
mark-monks = siege symbol: monks
mark-any = siege symbol: your choice

## Rules by topic, in our own words: a title, a paragraph, and further words under which somebody may look for it.

topic-fortress = The fortress
topic-text-fortress = The fortress stands where the start tile would be and counts as twelve tiles. Only defenders can go there. For every field at its wall it counts as one completed city, and for nothing else. Its outline is a reconstruction.
topic-words-fortress = fortress, castle, start, siege, field
topic-outpost = Outposts
topic-text-outpost = There are three outposts: for knights, for highwaymen, and for monks and abbots. Each has a row for defenders, a meeple space beside it, and a place for one catapult. The length of the rows depends on the number of players; the lengths here are a reconstruction.
topic-words-outpost = outpost, row, cell, siege
topic-defender = Defenders
topic-text-defender = When you place a meeple, abbot, mayor or wagon on the new tile, you may also send an ordinary meeple to the outpost of the same kind: knight, highwayman, or monk and abbot. With a farmer you choose any outpost, and the defender goes to its meeple space.
topic-words-defender = defender, defend, follower, outpost
topic-siege-symbol = Siege symbols
topic-text-siege-symbol = Siege symbols take effect when you draw the tile, from left to right. Each puts a catapult at its outpost; if one is there already, the outpost is attacked. For a question mark you choose the outpost. Fourteen of these tiles and all symbols are a reconstruction.
topic-words-siege-symbol = symbol, catapult, advance, question mark, siege
topic-attack = Attacks
topic-text-attack = Each defender at the attacked outpost scores 3 points. Players without one there must take a meeple of that kind off the map: a knight, a highwayman, or a monk or abbot. Then the defenders come home and the catapult is removed.
topic-words-attack = attack, catapult, withdraw, remove
topic-counter-attack = Counter-attacks
topic-text-counter-attack = When a row is full, its defenders strike back in the same turn, before scoring: 3 points for each defender at that outpost. Then all of them come home and the catapult is removed. At the end of the game every outpost strikes back once.
topic-words-counter-attack = counter-attack, strike, row, full, end
