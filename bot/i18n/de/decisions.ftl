# Was von wem verlangt wird. $player entscheidet.

decision-tile = { $player }, lege dein Plättchen.
decision-draw = { $player }, ziehe ein Plättchen, oder tu stattdessen etwas anderes.
decision-step2 = { $player }, wähle eine Figur und ihren Platz, oder geh ohne weiter.
decision-capture = { $player }, wähle eine Figur in Reichweite deines Turms auf { $cell }, die du gefangen nimmst, oder keine.
decision-exchange = { $player }, wähle, welche deiner gefangenen Figuren zurückkommt. Du gibst dafür: { phrase-figure }.
decision-outpost = { $player }, stelle neben deine Figur einen Verteidiger, oder keinen.
decision-siege = { $player }, wähle den Vorposten, den das Belagerungszeichen meint.
decision-withdraw = { $outpost ->
    [knights] { $player }, der Vorposten der Ritter wurde angegriffen. Wähle den Ritter, den du abziehst.
    [travellers] { $player }, der Vorposten der Wegelagerer wurde angegriffen. Wähle den Wegelagerer, den du abziehst.
   *[monks] { $player }, der Vorposten der Mönche wurde angegriffen. Wähle den Mönch oder Abt, den du abziehst.
}
decision-wagon = { $player }, dein Wagen auf { $cell } hat Punkte gebracht. Fahr ihn weiter, oder nimm ihn nach Hause.
decision-ransom = { $player }, kaufe eine Figur für 3 Punkte frei, oder beende deinen Zug.
decision-card = { $card ->
    [none] { $player }, spiele eine Karte, oder setze deinen großen Gefolgsmann.
   *[other] { $player }, wähle eine Reihe für diese Karte: { phrase-card }.
}
decision-keep = { $player }, eine falsch gelegte Karte ({ phrase-row }): { phrase-card }. Nimmst du 10 Punkte dafür, oder behältst du sie?
decision-assign = { $player }, wähle die Tiergruppe, zu der dein Joker kommt.
