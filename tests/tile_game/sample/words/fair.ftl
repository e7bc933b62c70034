### The Fair

module-fair = The Fair
module-line-fair = 3 tiles, a crier each, points for fairs
module-about-fair = If your tile has tiles on three or four sides, you may hold a fair there for 2 points. At the end the most fairs score 5 points. Your crier stands in cities and on roads like a follower.

figure-crier = crier
deed-hold-fair = hold a fair
decision-fair = { $player }, choose whether to hold a fair at { $cell }.
option-hold-fair = hold a fair at { $cell }
skip-fair = no fair
event-fair-held = { $player } holds a fair at { $cell }.
points-fair = { $player }: { phrase-points } for fairs ({ $fairs })
why-fair = It holds a fair at { $cell }.

scene-reason-fair = Fairs
scene-fairs = Fairs were held by { $players }.
token-fairs = fairs: { $count }
supply-crier = { $count ->
    [one] { $count } crier
   *[other] { $count } criers
}

topic-fair = Fairs
topic-text-fair = If you place a tile that has tiles on three or four sides, you may hold a fair there and score 2 points. Whoever has held the most fairs scores 5 points at the end; tied players all score.
topic-words-fair = fair, market, crier
