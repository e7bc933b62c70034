# Why a computer player chooses what it does, or would in a person's place; and what it says of a game that is over.
# $cell, $other, $points, $kind, $figure, $row, $colour, $outpost, $token: what the reason is about.

why-only = It is the only thing that can be done.
why-scores = It scores { phrase-points } at once.
why-saves = It keeps the figures for something better.
why-draws = A new tile promises more than anything else.
why-claims = It begins something of its own at { $cell }.
why-farms = The farmer at { $cell } should be worth about { phrase-points } at the end.
why-improves = Its figure at { $cell } should bring about { phrase-points } more.
why-spoils = { $other } may expect about { phrase-points } less.
why-joins = It moves in on what { $other } has at { $cell }.
why-home = Its figure at { $cell } comes home and is free again.
why-nowhere = The tile fits nowhere else.
why-denies = Elsewhere the tile would bring { $other } up to { phrase-points } more.
why-avoids = Elsewhere the tile would cost its own figures up to { phrase-points }.
why-idle = The tile does little for anybody, wherever it lies.
why-simplest = No computer player answered, so the simplest move is played.

review-sources = { $player }: { $sources }
review-turning-point = Turn { $turn }, { $player }: the lead changes by { phrase-points }.
review-better = Turn { $turn }, { $player }: { $played }. Better by about { phrase-points }: { $option }.
# What was chosen for the tile that had just been laid at this cell.
review-there = { $cell }: { $option }
