# O co i kogo się pyta. Decyduje $player.

decision-tile = { $player }, połóż swoją płytkę.
decision-draw = { $player }, dobierz płytkę albo zrób zamiast tego coś innego.
decision-step2 = { $player }, wybierz figurkę i jej miejsce albo graj dalej bez niej.
decision-capture = { $player }, wybierz figurkę w zasięgu swojej wieży na { $cell }, którą bierzesz do niewoli, albo żadną.
decision-exchange = { $player }, wybierz, która z twoich pojmanych figurek wraca. Dajesz za nią: { phrase-figure }.
decision-outpost = { $player }, postaw przy swojej figurce obrońcę albo żadnego.
decision-siege = { $player }, wybierz posterunek, którego dotyczy znak oblężenia.
decision-withdraw = { $outpost ->
    [knights] { $player }, zaatakowano posterunek rycerzy. Wybierz rycerza, którego wycofujesz.
    [travellers] { $player }, zaatakowano posterunek rozbójników. Wybierz rozbójnika, którego wycofujesz.
   *[monks] { $player }, zaatakowano posterunek mnichów. Wybierz mnicha albo opata, którego wycofujesz.
}
decision-wagon = { $player }, twój wóz na { $cell } przyniósł punkty. Jedź dalej albo zabierz go do domu.
decision-ransom = { $player }, wykup figurkę za 3 punkty albo zakończ turę.
decision-card = { $card ->
    [none] { $player }, zagraj kartę albo postaw dużego podwładnego.
   *[other] { $player }, wybierz rząd dla tej karty: { phrase-card }.
}
decision-keep = { $player }, zbłąkana karta ({ phrase-row }): { phrase-card }. Bierzesz 10 punktów czy ją zatrzymujesz?
decision-assign = { $player }, wybierz grupę zwierząt, do której trafi joker.
