# Co mówią przyciski i wpisane ruchy: krótko, na telefon. Pierwsza litera staje się tam wielka.

option-tile = { $cell }, { phrase-rotation }
option-draw = { $take ->
    [left_top] dobierz: lewy, z góry
    [left_bottom] dobierz: lewy, z dołu
    [right_top] dobierz: prawy, z góry
    [right_bottom] dobierz: prawy, z dołu
   *[none] dobierz płytkę
}
option-figure = { phrase-role }: { phrase-spot }
option-skip = { $decision ->
    [step2] bez figurki
    [capture] bez jeńca
    [outpost] bez obrońcy
    [wagon] wóz do domu
    [ransom] bez okupu
    [draw] nic więcej
   *[other] pas
}
option-retrieve = zabierz opata z { $cell }
option-abbey = opactwo na { $cell }
option-barn = stodoła na południowy wschód od { $cell }
option-wagon = { $cell }: { phrase-spot }
option-tier = piętro wieży na { $cell }
option-close = { phrase-figure } na wieżę { $cell }
option-capture = { $own ->
    [yes] { $cell }: { phrase-role } (własna figurka)
   *[no] { $cell }: { phrase-role } ({ $other })
}
option-exchange = { phrase-figure }
option-ransom = wykup: { phrase-figure } ({ $other })
option-outpost = obrońca: { phrase-outpost }
option-siege = { phrase-outpost }
option-withdraw = { $cell }: { phrase-role }, { phrase-spot }
option-card = { $down ->
    [yes] zakryta: { phrase-card }, { phrase-row }
   *[no] { phrase-card }, { phrase-row }
}
option-claim = duży podwładny: { phrase-row }
option-keep = { $as ->
    [points] 10 punktów teraz
   *[collection] zatrzymaj kartę
}
option-assign = { phrase-colour }
