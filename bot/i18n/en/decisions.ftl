# What is asked of whom. $player is who decides.

decision-tile = { $player }, place your tile.
decision-draw = { $player }, draw a tile or choose what to do instead.
decision-step2 = { $player }, choose a figure and its place, or go on without one.
decision-capture = { $player }, choose a figure in reach of your tower at { $cell } to capture, or none.
decision-exchange = { $player }, choose which of your captured figures comes back. What you give for it: { phrase-figure }.
decision-outpost = { $player }, place a defender beside your figure, or none.
decision-siege = { $player }, choose the outpost that the siege symbol means.
decision-withdraw = { $outpost ->
    [knights] { $player }, the knights' outpost was attacked. Choose the knight to withdraw.
    [travellers] { $player }, the travellers' outpost was attacked. Choose the highwayman to withdraw.
   *[monks] { $player }, the monks' outpost was attacked. Choose the monk or abbot to withdraw.
}
decision-wagon = { $player }, your wagon at { $cell } has scored. Drive it on, or take it home.
decision-ransom = { $player }, buy back a figure for 3 points, or end your turn.
# $card: none, or the joker turned up at the set-up
decision-card = { $card ->
    [none] { $player }, play a card or place your big follower.
   *[other] { $player }, choose a row for this card: { phrase-card }.
}
decision-keep = { $player }, a misplaced card from the { phrase-row }: { phrase-card }. Take 10 points for it, or keep it?
decision-assign = { $player }, choose the animal group that your joker joins.
