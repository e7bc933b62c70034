# Why a computer player chooses what it does, or would in a person's place; and what it says of a game that is over.
# $cell, $other, $points, $kind, $figure, $on: what the reason is about; $who: "you" where it is a hint for the reader.

why-only = It's the only possible move.
why-scores = { $who ->
    [you] You score { phrase-points } at once.
   *[other] It scores { phrase-points } at once.
}
why-saves = { $who ->
    [you] You save the meeple for something better.
   *[other] It saves the meeple for something better.
}
why-draws = A new tile should be worth more than any other action.
why-claims = { $who ->
    [you] { $kind ->
        [city] You claim a new city at { $cell }.
        [road] You claim a new road at { $cell }.
        [monastery] You claim a monastery at { $cell }.
        [garden] You claim a garden at { $cell }.
       *[other] You claim a new feature at { $cell }.
    }
   *[other] { $kind ->
        [city] It claims a new city at { $cell }.
        [road] It claims a new road at { $cell }.
        [monastery] It claims a monastery at { $cell }.
        [garden] It claims a garden at { $cell }.
       *[other] It claims a new feature at { $cell }.
    }
}
why-farms = The farmer at { $cell } should be worth about { phrase-points } at the end.
why-improves = { $who ->
    [you] Your meeple at { $cell } should score about { phrase-points } more.
   *[other] The meeple at { $cell } should score about { phrase-points } more.
}
why-spoils = It costs { $other } about { phrase-points }.
why-joins = { $who ->
    [you] You compete for { $other }'s feature at { $cell }.
   *[other] It competes for { $other }'s feature at { $cell }.
}
why-home = { $who ->
    [you] Your meeple at { $cell } comes home and can be placed again.
   *[other] The meeple at { $cell } comes home and can be placed again.
}
why-nowhere = The tile fits nowhere else.
why-denies = Elsewhere the tile would give { $other } up to { phrase-points } more.
why-avoids = { $who ->
    [you] Elsewhere the tile would cost your own meeples up to { phrase-points }.
   *[other] Elsewhere the tile would cost its player's meeples up to { phrase-points }.
}
why-idle = The tile does little for any player, wherever it goes.
why-more-own = At { $cell }, the next best place, the tile should score about { phrase-points } less.
why-more-others = At { $cell }, the next best place, { $other } would gain about { phrase-points } more.
why-more-figures = At { $cell }, the next best place, fewer meeples would stay free: that costs about { phrase-points }.
why-more-after = At { $cell }, the next best place, the next turns should score about { phrase-points } less.
why-even = { $cell } is about as good a place.
why-simplest = No computer answered in time, so the bot made a simple move.

review-sources = { $player }: { $sources }
review-turning-point = Turn { $turn }, { $player }: the lead changes by { phrase-points }.
review-better = Turn { $turn }, { $player }: { $played }. About { phrase-points } better: { $option }.
# What was chosen for the tile that had just been laid at this cell.
review-there = { $cell }: { $option }
