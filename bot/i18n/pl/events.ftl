# Co się stało, po jednym zdaniu, w czasie teraźniejszym. $player to ten, czyje to zdarzenie, $other druga osoba.

## Tura

event-turn-began = { $part ->
    [1] Tura { $turn }: { $player }.
   *[2] Tura { $turn }, druga płytka: { $player }.
}
event-drawn = { $player } dobiera płytkę. W stosie: { $left }.
event-unplaceable = { $player } dobiera płytkę, która nigdzie nie pasuje; odpada z gry. W stosie: { $left }.
event-laid = { $tile ->
    [abbey] { $player } kładzie opactwo na { $cell }.
   *[other] { $player } kładzie płytkę na { $cell }.
}
event-deployed = { $player } stawia na { $cell } { phrase-role-object } { phrase-spot-in }.
event-completed = { $kind ->
    [city] Miasto przy { $cell } jest ukończone: { phrase-tiles }.
    [road] Droga przy { $cell } jest ukończona: { phrase-tiles }.
    [monastery] Klasztor na { $cell } jest ukończony.
    [garden] Ogród na { $cell } jest ukończony.
   *[other] Obszar przy { $cell } jest ukończony: { phrase-tiles }.
}
event-returned = { $player } odzyskuje { phrase-role-object } z { $cell }.
event-final-scoring = { $tiles_unplaced ->
    [0] Punktacja końcowa.
    [one] Punktacja końcowa; w stosie zostaje { $tiles_unplaced } płytka.
    [few] Punktacja końcowa; w stosie zostają { $tiles_unplaced } płytki.
   *[many] Punktacja końcowa; w stosie zostaje { $tiles_unplaced } płytek.
}
event-finished = { $count ->
    [one] Koniec gry. Wygrywa { $winners }: { phrase-points }.
    [few] Koniec gry. Zwycięstwem dzielą się { $winners }: { phrase-points }.
   *[many] Koniec gry. Zwycięstwem dzielą się { $winners }: { phrase-points }.
}

## Dodatki

event-goods-taken = { $goods ->
    [wine] { $player } bierze wino: { $count }.
    [grain] { $player } bierze zboże: { $count }.
   *[cloth] { $player } bierze sukno: { $count }.
}
event-double-turn = { $player } rozbudowuje obszar budowniczego i może położyć drugą płytkę.
event-wagon-moved = { $player } prowadzi wóz z { $start } na { $cell }: { phrase-spot }.
event-barn-built = { $player } stawia stodołę na południowo-wschodnim rogu { $cell }.
event-token-taken = { $token ->
    [king] { $player } bierze króla za największe dotąd miasto: { phrase-tiles }.
   *[robber] { $player } bierze rabusia za najdłuższą dotąd drogę: { phrase-tiles }.
}
event-tier-built = { $player } wznosi wieżę na { $cell } do wysokości { $height }.
event-tower-closed = { $player } stawia { phrase-figure-object } na szczycie wieży na { $cell }.
event-captured = { $own ->
    [yes] { $player } zabiera { phrase-role-object } z { $cell } do domu.
   *[no] { $player } pojmuje { phrase-role-object } na { $cell } ({ $other }).
}
event-exchanged = Wymiana jeńców: { $player } odzyskuje { phrase-figure-object }; { $other } odzyskuje swoją figurkę: { $theirs }.
event-ransomed = { $player } wykupuje { phrase-figure-object }; okup bierze { $other }.
event-defender-placed = { $pile ->
    [yes] { $player } stawia obrońcę { phrase-outpost-at }, na polu podwładnych.
   *[no] { $player } stawia obrońcę { phrase-outpost-at }, w szeregu.
}
event-advanced = Katapulta staje { phrase-outpost-at }.
event-attacked = { $outpost ->
    [knights] Atak na posterunek rycerzy.
    [travellers] Atak na posterunek rozbójników.
   *[monks] Atak na posterunek mnichów.
}
event-counter-attacked = { $outpost ->
    [knights] Obrońcy posterunku rycerzy kontratakują.
    [travellers] Obrońcy posterunku rozbójników kontratakują.
   *[monks] Obrońcy posterunku mnichów kontratakują.
}
event-withdrawn = { $player } musi wycofać { phrase-role-object } z { $cell }.
event-defenders-home = { $count ->
    [one] { $player } odzyskuje { $count } obrońcę: { phrase-outpost }.
    [few] { $player } odzyskuje { $count } obrońców: { phrase-outpost }.
   *[many] { $player } odzyskuje { $count } obrońców: { phrase-outpost }.
}

## Karty

event-card-turned = { $row ->
    [none] Odkryta: { phrase-card }. Rozdający wybiera jej rząd.
   *[other] Odkryta: { phrase-card }, { phrase-row }.
}
event-cards-dealt = Runda { $round }: rozdaje { $dealer }, każdy dostaje { $each ->
    [one] { $each } kartę
    [few] { $each } karty
   *[many] { $each } kart
}, zaczyna { $begins }. W stosie: { $left }.
event-card-laid = { $card ->
    [none] { $player } kładzie zakrytą kartę { phrase-row-in }.
   *[other] { $player } kładzie kartę { phrase-row-in }: { phrase-card }.
}
event-row-claimed = { $player } zajmuje { phrase-row }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, w tym zakrytych: { $down }.
event-card-revealed = { $misplaced ->
    [yes] Odkryta { phrase-row-in }: { phrase-card }, zbłąkana karta ({ $player }).
   *[no] Odkryta { phrase-row-in }: { phrase-card } ({ $player }).
}
event-cards-taken = { $player } bierze { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} ({ phrase-row }): { $cards }.
event-card-kept = { $player } zatrzymuje zbłąkaną kartę: { phrase-card }.
event-joker-assigned = { $player } dodaje jokera do grupy zwierząt ({ phrase-colour }): teraz { $group ->
    [one] { $group } zwierzę
    [few] { $group } zwierzęta
   *[many] { $group } zwierząt
}.
event-jokers-wait = { $player } nie ma zwierząt. Jokery zwierząt czekające na grupę: { $jokers }.
event-chest-filled = { $player } wkłada do skrzyni { $cards ->
    [one] { $cards } budowlę
    [few] { $cards } budowle
   *[many] { $cards } budowli
}; kart jest w niej teraz { $total }.
event-row-discarded = Zostają bez wartości ({ phrase-row }): { $cards }.
event-chest-opened = { $player } otwiera skrzynię: { $sets }.
