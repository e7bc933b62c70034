# What a button or a typed choice says: short enough for a phone. Whoever shows it makes the first letter a capital.

option-tile = { $cell }, { phrase-rotation }
# $take: none, left_top, left_bottom, right_top, right_bottom
option-draw = { $take ->
    [left_top] draw: left, top
    [left_bottom] draw: left, bottom
    [right_top] draw: right, top
    [right_bottom] draw: right, bottom
   *[none] draw a tile
}
option-figure = { phrase-role }: { phrase-spot }
# $decision: the kind of decision in which one passes
option-skip = { $decision ->
    [step2] no figure
    [capture] no prisoner
    [outpost] no defender
    [wagon] wagon home
    [ransom] no ransom
    [draw] nothing more
   *[other] pass
}
option-retrieve = take back the abbot from { $cell }
option-abbey = abbey at { $cell }
option-barn = barn south-east of { $cell }
option-wagon = { $cell }: { phrase-spot }
option-tier = tower tier at { $cell }
option-close = { phrase-figure } on top of { $cell }
# $own: yes or no, whether the figure is the captor's own
option-capture = { $own ->
    [yes] { $cell }: own { phrase-role }
   *[no] { $cell }: { phrase-role } ({ $other })
}
option-exchange = { phrase-figure }
option-ransom = ransom { phrase-figure } ({ $other })
option-outpost = defender: { phrase-outpost }
option-siege = { phrase-outpost }
option-withdraw = { $cell }: { phrase-role }, { phrase-spot }
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
