### Cardcassonne

## Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

game-cardcassonne = Cardcassonne
game-line-cardcassonne = A card game of bluff: fill four rows and claim them at the right moment
game-about-cardcassonne = You lay cards in four coloured rows and once a round claim one of them with your big follower, who takes all cards before him. The first card of each round lies face down. Persons score at once, animals grow from round to round, buildings count at the end.
option-name-short-game = Short game
option-line-short-game = The game ends after the round in which somebody reaches 100 points

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
deed-claim = place the big follower
deed-keep = decide about a misplaced card
deed-assign = give a joker to a group

## What is asked of whom. $player is who decides.

# $card: none, or the joker turned up at the set-up
decision-card = { $card ->
    [none] { $player }, play a card or place your big follower.
   *[other] { $player }, choose a row for this card: { phrase-card }.
}
decision-keep = { $player }, a misplaced card from the { phrase-row }: { phrase-card }. Take 10 points for it, or keep it?
decision-assign = { $player }, choose the animal group that your joker joins.

## What a button or a typed choice says: short enough for a phone. Whoever shows it makes the first letter a capital.

# $down: yes or no
option-card = { $down ->
    [yes] { phrase-card }, face down, { phrase-row }
   *[no] { phrase-card }, { phrase-row }
}
option-claim = big follower: { phrase-row }
# $as: points or collection
option-keep = { $as ->
    [points] 10 points now
   *[collection] keep the card
}
option-assign = { phrase-colour }

## What happened, a sentence each, in the present. $player is whose event it is, $other the second person in it.

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

## Points with the terms of their sum; a message for each reason. It has no verb, so that it serves for points given, for final
## scoring and for forecasts. Terms that an event lacks come as 0.

points-persons = { $player }: { phrase-points } for persons (values { $sum } × cards { $cards })
points-animals = { $colour ->
    [blue] { $player }: { phrase-points } for the blue animals ({ $group }, new: { $new })
    [green] { $player }: { phrase-points } for the green animals ({ $group }, new: { $new })
    [red] { $player }: { phrase-points } for the red animals ({ $group }, new: { $new })
   *[yellow] { $player }: { phrase-points } for the yellow animals ({ $group }, new: { $new })
}
points-joker = { $player }: { phrase-points } for { $jokers ->
    [one] { $jokers } animal joker
   *[other] { $jokers } animal jokers
} without an animal
points-misplaced = { $player }: { phrase-points } for { $cards ->
    [one] { $cards } misplaced card
   *[other] { $cards } misplaced cards
}
points-special = { $dragon ->
    [0] { $player }: { phrase-points } for the fairy
   *[other] { $fairy ->
        [0] { $player }: { phrase-points } for the dragon
       *[other] { $player }: { phrase-points } for the dragon and the fairy
    }
}
points-chest = { $player }: { phrase-points } for the chest (sets of 4: { $sets_of_4 }, of 3: { $sets_of_3 }, of 2: { $sets_of_2 })

## Why a computer player chooses what it does, or would in a person's place; and what it says of a game that is over.
## $cell, $other, $points, $kind, $figure, $row, $colour, $outpost, $token: what the reason is about.

why-claims-row = The row holds { phrase-points } that can be seen, and another could take it.
why-takes-points = Ten points now are more than the card will bring.
why-keeps-card = The card will bring more than ten points.
why-assigns = In this group the joker brings the most.
why-lays-stray = A card of another colour is worth ten points to whoever takes the row.
why-lays-down = It makes the row better that it wants.
why-lays-joker = The joker is worth most in this row.
why-lays-card = Of the cards in hand this one helps the others least and itself most.

## What stands in pictures and in the texts that say the same in words.

scene-reason-persons = Persons
scene-reason-animals = Animals
scene-reason-misplaced = Misplaced
scene-reason-special = Dragon and fairy
scene-reason-joker = Jokers
scene-reason-chest = Chest
scene-round = { $round ->
    [0] The cards are turned up
   *[other] Round { $round } of { $rounds }
}
scene-dealer = Dealer: { $player }
scene-stack = { $count ->
    [one] { $count } card left in the stack
   *[other] { $count } cards left in the stack
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
scene-follower-here = big follower of { $player }
scene-down-by = { $card } ({ $player })
scene-title-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
scene-hand-down = The first card of a round goes face down, into any row.
scene-own-down = You have laid face down { phrase-row-in }: { $card }.
scene-chest = In your chest: { $cards }.
scene-title-round = Round { $round } of { $rounds } is over
scene-round-total = { $player }: +{ $gain }, now { $total }

## What lies before a player, and how the game stands, for the board in words.

# The same figure in the card game, if it is called otherwise there.
supply-card-big-follower = { $count ->
    [one] { $count } big follower
   *[other] { $count } big followers
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

topic-card-goal = Cardcassonne
topic-text-card-goal = Lay cards in four rows and claim one row in each round with your big follower. You get the cards before him: persons, animals, buildings, and now and then a dragon. Most points win after the last round.
topic-words-card-goal = goal, aim, win, cards, overview
topic-card-turn = A turn with cards
topic-text-card-turn = In your turn you play one card or place your big follower; you cannot pass. The round ends when everybody has played all cards and placed the big follower.
topic-words-card-turn = turn, round, play, pass
topic-card-rounds = Rounds and hands
topic-text-card-rounds = With two players there are 10 rounds of 6 cards, with three 8 of 5, with four 6 of 5, with five 6 of 4. The stack comes out exactly.
topic-words-card-rounds = round, rounds, hand, deal, number, players
topic-card-row = Rows
topic-text-card-row = A card goes to the right end of a row. Face up it belongs in the row of its own colour, jokers in any. What nobody protects at the end of the round stays for the next one.
topic-words-card-row = row, rows, colour, board
topic-card-down = The face-down card
topic-text-card-down = Your first card of each round lies face down, in any row you like. It is turned up when somebody takes it. In a row of another colour it is misplaced, and worth something to whoever takes it.
topic-words-card-down = face down, hidden, first, bluff
topic-card-claim = The big follower in a row
topic-text-card-claim = Once a round you put your big follower at the end of a row. He protects all cards between himself and the board, or the next follower to his left. Cards laid after him are not his.
topic-words-card-claim = claim, big follower, protect, row
topic-card-dealer = The dealer
topic-text-card-dealer = Whoever places the big follower last in a round deals the next one, and the player to the dealer's left begins it. In the first round lots decide. The dealer also chooses rows for jokers turned up at the set-up.
topic-words-card-dealer = dealer, deal, begin, first, last
topic-card-misplaced = Misplaced cards
topic-text-card-misplaced = A misplaced person brings 10 points. For a misplaced animal or building you choose: 10 points now, or keep it as a card of its own colour. Jokers are never misplaced.
topic-words-card-misplaced = misplaced, wrong, colour, ten
topic-card-persons = Persons
topic-text-card-persons = Add up the values of the persons you took and multiply by how many they are: 3, 1 and 1 bring 5 times 3. They score once and leave the game.
topic-words-card-persons = person, persons, people, value, multiply
topic-card-animals = Animals
topic-text-card-animals = Animals stay before you in a group for each colour. Each time a group gets new animals, the whole group scores: 3, 6, 9, 12, 14 points for 1 to 5 animals, then 2 more for each. The table is partly a reconstruction.
topic-words-card-animals = animal, animals, sheep, group, table
topic-card-animal-joker = Animal jokers
topic-text-card-animal-joker = An animal joker joins a group of your choice for good and counts as a new animal there. If you hold no animals it brings 3 points and waits until you take some.
topic-words-card-animal-joker = joker, animal, wild
topic-card-buildings = Buildings and the chest
topic-text-card-buildings = Buildings go into your chest and count at the end of the game in sets of different colours: two bring 5 points, three 15, four 30. The best division is found for you.
topic-words-card-buildings = building, buildings, chest, set, city
topic-card-building-joker = Building jokers
topic-text-card-building-joker = A building joker stands for a building of any colour that its set lacks. A set may contain several of them.
topic-words-card-building-joker = joker, building, wild
topic-card-dragon = Dragon and fairy
topic-text-card-dragon = The dragon and the fairy bring 10 points each to whoever takes them and leave the game.
topic-words-card-dragon = dragon, fairy, ten
topic-card-end = End of the card game
topic-text-card-end = The game ends after the last round. Cards left in the rows are worth nothing, the chests are opened and scored. Most points win; if they are equal, more cards in the chest. In a short game the round in which somebody reaches 100 points is the last.
topic-words-card-end = end, win, tie, short game, 100
