### Cardcassonne

## Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

game-cardcassonne = Cardcassonne
game-line-cardcassonne = A card game of bluff: fill four rows and claim them at the right moment
game-about-cardcassonne = Play cards into four coloured rows, and once a round claim one with your large meeple: it takes all cards in front of it. Your first card of a round goes face down. People score at once, animals round by round, buildings at the end.
option-name-short-game = Short game
option-line-short-game = The game ends after the round in which a player reaches 100 points

## Names of what there is, as they stand alone: in lists, on panels, in a legend.

card-blue-person-1 = blue person 1
card-blue-person-2 = blue person 2
card-blue-person-3 = blue person 3
card-blue-building = blue building
card-blue-animal = blue animal
card-green-person-1 = green person 1
card-green-person-2 = green person 2
card-green-person-3 = green person 3
card-green-building = green building
card-green-animal = green animal
card-red-person-1 = red person 1
card-red-person-2 = red person 2
card-red-person-3 = red person 3
card-red-building = red building
card-red-animal = red animal
card-yellow-person-1 = yellow person 1
card-yellow-person-2 = yellow person 2
card-yellow-person-3 = yellow person 3
card-yellow-building = yellow building
card-yellow-animal = yellow animal
card-dragon = dragon
card-fairy = fairy
card-animal-joker = animal joker
card-building-joker = building joker
card-back = face-down card
deed-card = play a card
deed-claim = place the large meeple
deed-keep = decide about a misplaced card
deed-assign = give a joker to a group

## What is asked of whom. $player is who decides.

# $card: none, or the joker turned up at the set-up; $may: both, or only card or claim, when the large meeple or all cards are placed
decision-card = { $card ->
    [none] { $may ->
        [card] { $player }, play a card
        [claim] { $player }, place your large meeple
       *[both] { $player }, play a card or place your large meeple
    }
   *[other] { $player }, choose a row for this card: { phrase-card }
}
decision-keep = { $player }, misplaced { phrase-card } ({ phrase-row }): take 10 points or keep it?
decision-assign = { $player }, which animal group does your joker join?

## What a button or a typed choice says: short enough for a phone. Whoever shows it makes the first letter a capital.

# $down: yes or no
option-card = { $down ->
    [yes] { phrase-card }, face down, { phrase-row }
   *[no] { phrase-card }, { phrase-row }
}
short-card = { option-card }
option-claim = large meeple: { phrase-row }
# $as: points or collection
option-keep = { $as ->
    [points] 10 points now
   *[collection] keep the card
}
option-assign = { phrase-colour }

## What happened, a sentence each, in the present. $player is whose event it is, $other the second person in it.

event-card-turned = { $row ->
    [none] Turned up: { phrase-card }. The dealer chooses its row
   *[other] Turned up: { phrase-card }, { phrase-row }
}
event-cards-dealt = { $each ->
    [one] Round { $round }: { $dealer } deals { $each } card each, { $begins } begins. Cards left: { $left }
   *[other] Round { $round }: { $dealer } deals { $each } cards each, { $begins } begins. Cards left: { $left }
}
event-card-laid = { $card ->
    [none] { $player } plays a card face down { phrase-row-in }
   *[other] { $player } plays a card { phrase-row-in }: { phrase-card }
}
event-row-claimed = { $player } claims the { phrase-row }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $down } face down
# $misplaced: yes or no
event-card-revealed = { $misplaced ->
    [yes] Turned up { phrase-row-in }: { phrase-card }, misplaced, from { $player }
   *[no] Turned up { phrase-row-in }: { phrase-card }, from { $player }
}
event-cards-taken = { $player } takes { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from the { phrase-row }: { $cards }
event-card-kept = { $player } keeps a misplaced card: { phrase-card }
event-joker-assigned = { $player } adds a joker to an animal group, { phrase-colour }: now { $group ->
    [one] { $group } animal
   *[other] { $group } animals
}
event-jokers-wait = { $player } holds no animals. Animal jokers waiting for a group: { $jokers }
event-chest-filled = { $player } puts { $cards ->
    [one] { $cards } building
   *[other] { $cards } buildings
} into the chest; cards there now: { $total }
event-row-discarded = Left in the { phrase-row } and worth nothing: { $cards }
# $sets: each set's names joined, the sets one after another
event-chest-opened = { $player } opens the chest: { $sets }

## Points with the terms of their sum; a message for each reason. It has no verb, so that it serves for points given, for final
## scoring and for forecasts. Terms that an event lacks come as 0.

points-persons = { $player } +{ $points }: people (values { $sum } × cards { $cards })
points-animals = { $colour ->
    [blue] { $player } +{ $points }: blue animals ({ $group }, new: { $new })
    [green] { $player } +{ $points }: green animals ({ $group }, new: { $new })
    [red] { $player } +{ $points }: red animals ({ $group }, new: { $new })
   *[yellow] { $player } +{ $points }: yellow animals ({ $group }, new: { $new })
}
points-joker = { $player } +{ $points }: { $jokers ->
    [one] { $jokers } animal joker
   *[other] { $jokers } animal jokers
} without an animal
points-misplaced = { $player } +{ $points }: { $cards ->
    [one] { $cards } misplaced card
   *[other] { $cards } misplaced cards
}
points-special = { $dragon ->
    [0] { $player } +{ $points }: fairy
   *[other] { $fairy ->
        [0] { $player } +{ $points }: dragon
       *[other] { $player } +{ $points }: dragon and fairy
    }
}
points-chest = { $player } +{ $points }: chest (sets of 4: { $sets_of_4 }, of 3: { $sets_of_3 }, of 2: { $sets_of_2 })

## Why a computer player chooses what it does, or would in a person's place; and what it says of a game that is over.
## $cell, $other, $points, $kind, $figure, $row, $colour, $outpost, $token: what the reason is about.

why-claims-row = The row holds { phrase-points } that can be seen, and another could take it.
why-takes-points = Ten points now beat what the card will score.
why-keeps-card = The card will score more than ten points.
why-assigns = The joker scores most in this group.
why-lays-stray = A card of another colour is worth ten points to the player who takes the row.
why-lays-down = { $who ->
    [you] It makes the row you want better.
   *[other] It makes a row better for the player who wants it.
}
why-lays-joker = The joker is worth most in this row.
why-lays-card = { $who ->
    [you] Of the cards in your hand this one helps the others least and you most.
   *[other] Of the cards in hand this one helps the others least and its player most.
}

## What stands in pictures and in the texts that say the same in words.

scene-reason-persons = people
scene-reason-animals = animals
scene-reason-misplaced = misplaced
scene-reason-special = dragon and fairy
scene-reason-joker = jokers
scene-reason-chest = chest
scene-round = { $round ->
    [0] The cards are turned up
   *[other] Round { $round } of { $rounds }
}
scene-dealer = Dealer: { $player }
scene-stack = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
# $kind: what the row is; $cards: cards and big followers, joined
scene-card-row = { $kind ->
    [city] { phrase-row } (city): { $cards }.
    [field] { phrase-row } (field): { $cards }.
    [road] { phrase-row } (road): { $cards }.
   *[monastery] { phrase-row } (monastery): { $cards }.
}
# $numbers: the options that play this card, in the order of $rows
scene-card-ways = { $numbers }. { phrase-card }: { $rows }
scene-follower-here = large meeple ({ $player })
scene-down-by = { $card } ({ $player })
scene-title-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
scene-hand-down = The first card of a round goes face down, into any row.
scene-own-down = You played face down { phrase-row-in }: { $card }
scene-chest = In your chest: { $cards }.
scene-title-round = Round { $round } of { $rounds } is over
scene-round-total = { $player }: +{ $gain }, { $total } in all

## What lies before a player, and how the game stands, for the board in words.

# The same figure in the card game, if it is called otherwise there.
supply-card-big-follower = { $count ->
    [one] { $count } large meeple
   *[other] { $count } large meeples
}
token-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
token-animals = { $colour ->
    [blue] blue animals: { $count }
    [green] green animals: { $count }
    [red] red animals: { $count }
   *[yellow] yellow animals: { $count }
}
token-jokers = { $colour ->
    [blue] jokers among the blue animals: { $count }
    [green] jokers among the green animals: { $count }
    [red] jokers among the red animals: { $count }
   *[yellow] jokers among the yellow animals: { $count }
}
token-waiting = { $count ->
    [one] { $count } animal joker waiting
   *[other] { $count } animal jokers waiting
}
token-chest = { $count ->
    [one] { $count } card in the chest
   *[other] { $count } cards in the chest
}
token-dealer = dealer

## Rules by topic, in our own words: a title, a paragraph, and further words under which somebody may look for it.

topic-card-sheet = Cardcassonne on one page
topic-text-card-sheet = The order of a round, all points and all cards.
topic-words-card-sheet = sheet, overview, summary, reference, cheat sheet, page, everything, quick rules, cards
topic-card-goal = Cardcassonne
topic-text-card-goal = Play cards into four rows and claim one row each round with your large meeple. You take the cards in front of it: people, animals, buildings, and now and then a dragon. The most points after the last round win.
topic-words-card-goal = goal, aim, win, cards, overview
topic-card-turn = A turn with cards
topic-text-card-turn = On your turn, play one card or place your large meeple; you can't skip. The round ends when all players have played all cards and placed the large meeple.
topic-words-card-turn = turn, round, play, pass
topic-card-points = Card points at a glance
topic-text-card-points = What people, animals, buildings, jokers, the dragon, the fairy and misplaced cards score.
topic-words-card-points = points, score, table, worth, value, scoring
topic-card-rounds = Rounds and hands
topic-text-card-rounds = With two players there are 10 rounds of 6 cards, with three 8 of 5, with four 6 of 5, with five 6 of 4. The pile comes out exactly.
topic-words-card-rounds = round, rounds, hand, deal, number, players
topic-card-row = Rows
topic-text-card-row = A card goes to the right end of a row. Face up it belongs in the row of its own colour, a joker in any. Unprotected cards stay for the next round.
topic-words-card-row = row, rows, colour, board
topic-card-down = The face-down card
topic-text-card-down = Your first card of each round goes face down, into any row. It's turned up when the row is taken. In a row of another colour it's misplaced, and worth something to the player who takes it.
topic-words-card-down = face down, hidden, first, bluff
topic-card-claim = The large meeple in a row
topic-text-card-claim = Once a round, put your large meeple at the end of a row. It protects all cards between itself and the board, or the next large meeple to its left. Cards played later aren't yours.
topic-words-card-claim = claim, big follower, protect, row
topic-card-dealer = The dealer
topic-text-card-dealer = The last player to place the large meeple deals the next round, and the player to the dealer's left begins. The first dealer is random. The dealer also chooses rows for jokers turned up at the start.
topic-words-card-dealer = dealer, deal, begin, first, last
topic-card-misplaced = Misplaced cards
topic-text-card-misplaced = A misplaced person scores 10 points. For a misplaced animal or building you choose: 10 points now, or keep it as a card of its own colour. Jokers are never misplaced.
topic-words-card-misplaced = misplaced, wrong, colour, ten
topic-card-persons = People
topic-text-card-persons = Add up the values of the people you took and multiply by how many they are: 3, 1 and 1 score 5 times 3. They score once and leave the game.
topic-words-card-persons = person, persons, people, value, multiply
topic-card-animals = Animals
topic-text-card-animals = Animals stay in front of you, in a group for each colour. Each time a group gets new animals, the whole group scores: 3, 6, 9, 12, 14 points for 1 to 5 animals, then 2 more for each. Some of these points are a reconstruction.
topic-words-card-animals = animal, animals, sheep, group, table
topic-card-animal-joker = Animal jokers
topic-text-card-animal-joker = An animal joker joins a group of your choice for good and counts as a new animal there. If you have no animals, it scores 3 points and waits until you take some.
topic-words-card-animal-joker = joker, animal, wild
topic-card-buildings = Buildings and the chest
topic-text-card-buildings = Buildings go into your chest and score at the end in sets of different colours: two score 5 points, three 15, four 30. The best sets are found for you.
topic-words-card-buildings = building, buildings, chest, set, city
topic-card-building-joker = Building jokers
topic-text-card-building-joker = A building joker stands for a building of any colour that its set lacks. A set may contain several.
topic-words-card-building-joker = joker, building, wild
topic-card-dragon = Dragon and fairy
topic-text-card-dragon = Take the dragon or the fairy to score 10 points. It then leaves the game.
topic-words-card-dragon = dragon, fairy, ten
topic-card-end = End of the card game
topic-text-card-end = The game ends after the last round. Cards left in the rows score nothing; the chests are opened and score. The most points win; if they're equal, more cards in the chest. In a short game the round in which a player reaches 100 points is the last.
topic-words-card-end = end, win, tie, short game, 100
