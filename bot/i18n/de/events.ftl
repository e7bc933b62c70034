# Was geschehen ist, je ein Satz in der Gegenwart. $player ist der, dessen Ereignis es ist, $other der zweite darin.

## Der Zug

event-turn-began = { $part ->
    [1] Zug { $turn }: { $player }.
   *[2] Zug { $turn }, zweites Plättchen: { $player }.
}
event-drawn = { $player } zieht ein Plättchen. Im Stapel: { $left }.
event-unplaceable = { $player } zieht ein Plättchen, das nirgends passt; es ist aus dem Spiel. Im Stapel: { $left }.
event-laid = { $tile ->
    [abbey] { $player } legt die Abtei auf { $cell }.
   *[other] { $player } legt das Plättchen auf { $cell }.
}
event-deployed = { $player } setzt auf { $cell } { phrase-role-object } { phrase-spot-in }.
event-completed = { $kind ->
    [city] Eine Stadt bei { $cell } ist fertig: { phrase-tiles }.
    [road] Eine Straße bei { $cell } ist fertig: { phrase-tiles }.
    [monastery] Das Kloster bei { $cell } ist fertig.
    [garden] Der Garten bei { $cell } ist fertig.
   *[other] Ein Gebiet bei { $cell } ist fertig: { phrase-tiles }.
}
event-returned = { $player } bekommt { phrase-role-object } von { $cell } zurück.
event-final-scoring = { $tiles_unplaced ->
    [0] Schlusswertung.
    [one] Schlusswertung; { $tiles_unplaced } Plättchen bleibt im Stapel.
   *[other] Schlusswertung; { $tiles_unplaced } Plättchen bleiben im Stapel.
}
event-finished = { $count ->
    [one] Das Spiel ist zu Ende. { $winners } gewinnt: { phrase-points }.
   *[other] Das Spiel ist zu Ende. { $winners } teilen sich den Sieg: { phrase-points }.
}

## Erweiterungen

event-goods-taken = { $goods ->
    [wine] { $player } bekommt Wein: { $count }.
    [grain] { $player } bekommt Korn: { $count }.
   *[cloth] { $player } bekommt Stoff: { $count }.
}
event-double-turn = { $player } baut am Gebiet des Baumeisters weiter und darf ein zweites Plättchen legen.
event-wagon-moved = { $player } fährt den Wagen von { $start } nach { $cell }: { phrase-spot }.
event-barn-built = { $player } setzt den Gutshof auf die Südostecke von { $cell }.
event-token-taken = { $token ->
    [king] { $player } bekommt den König für die bisher größte Stadt: { phrase-tiles }.
   *[robber] { $player } bekommt den Raubritter für die bisher längste Straße: { phrase-tiles }.
}
event-tier-built = { $player } baut den Turm auf { $cell } bis zur Höhe { $height }.
event-tower-closed = { $player } stellt { phrase-figure-object } auf den Turm ({ $cell }).
event-captured = { $own ->
    [yes] { $player } nimmt { phrase-role-object } von { $cell } nach Hause.
   *[no] { $player } nimmt auf { $cell } { phrase-role-object } gefangen ({ $other }).
}
event-exchanged = Gefangene werden ausgetauscht: { $player } bekommt { phrase-figure-object } zurück; an { $other } geht: { $theirs }.
event-ransomed = { $player } kauft { phrase-figure-object } frei; { $other } bekommt das Lösegeld.
event-defender-placed = { $pile ->
    [yes] { $player } stellt einen Verteidiger auf das Gefolgsfeld { phrase-outpost-at }.
   *[no] { $player } stellt einen Verteidiger in die Reihe { phrase-outpost-at }.
}
event-advanced = Ein Katapult steht jetzt { phrase-outpost-at }.
event-attacked = { $outpost ->
    [knights] Der Vorposten der Ritter wird angegriffen.
    [travellers] Der Vorposten der Wegelagerer wird angegriffen.
   *[monks] Der Vorposten der Mönche wird angegriffen.
}
event-counter-attacked = { $outpost ->
    [knights] Die Verteidiger am Vorposten der Ritter schlagen zurück.
    [travellers] Die Verteidiger am Vorposten der Wegelagerer schlagen zurück.
   *[monks] Die Verteidiger am Vorposten der Mönche schlagen zurück.
}
event-withdrawn = { $player } muss { phrase-role-object } von { $cell } abziehen.
event-defenders-home = { $count ->
    [one] { $player } bekommt { $count } Verteidiger zurück: { phrase-outpost }.
   *[other] { $player } bekommt { $count } Verteidiger zurück: { phrase-outpost }.
}

## Karten

event-card-turned = { $row ->
    [none] Aufgedeckt: { phrase-card }. Wer gibt, wählt die Reihe.
   *[other] Aufgedeckt: { phrase-card }, { phrase-row }.
}
event-cards-dealt = Runde { $round }: { $dealer } gibt allen { $each ->
    [one] { $each } Karte
   *[other] { $each } Karten
}, { $begins } beginnt. Im Stapel: { $left }.
event-card-laid = { $card ->
    [none] { $player } legt verdeckt eine Karte { phrase-row-in }.
   *[other] { $player } legt eine Karte { phrase-row-in }: { phrase-card }.
}
event-row-claimed = { $player } setzt den großen Gefolgsmann { phrase-row-in }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, davon verdeckt: { $down }.
event-card-revealed = { $misplaced ->
    [yes] Aufgedeckt { phrase-row-in }: { phrase-card }, falsch gelegt von { $player }.
   *[no] Aufgedeckt { phrase-row-in }: { phrase-card }, von { $player }.
}
event-cards-taken = { $player } nimmt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ({ phrase-row }): { $cards }.
event-card-kept = { $player } behält eine falsch gelegte Karte: { phrase-card }.
event-joker-assigned = { $player } gibt einen Joker zu einer Tiergruppe ({ phrase-colour }): jetzt { $group ->
    [one] { $group } Tier
   *[other] { $group } Tiere
}.
event-jokers-wait = { $player } hat keine Tiere. Tierjoker, die auf eine Gruppe warten: { $jokers }.
event-chest-filled = { $player } legt { $cards ->
    [one] { $cards } Gebäude
   *[other] { $cards } Gebäude
} in die Truhe; dort liegen jetzt: { $total }.
event-row-discarded = Übrig und nichts wert ({ phrase-row }): { $cards }.
event-chest-opened = { $player } öffnet die Truhe: { $sets }.
