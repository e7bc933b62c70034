# Ce qui s’est passé, une phrase chacun, au présent. $player est celui dont c’est l’événement, $other la seconde personne.

## Le tour

event-turn-began = { $part ->
    [1] Tour { $turn } : { $player }.
   *[2] Tour { $turn }, seconde tuile : { $player }.
}
event-drawn = { $player } pioche une tuile. Dans la pile : { $left }.
event-unplaceable = { $player } pioche une tuile qui ne va nulle part ; elle quitte le jeu. Dans la pile : { $left }.
event-laid = { $tile ->
    [abbey] { $player } pose l’abbaye en { $cell }.
   *[other] { $player } pose la tuile en { $cell }.
}
event-deployed = { $player } place { phrase-role-object } en { $cell }, { phrase-spot-in }.
event-completed = { $kind ->
    [city] Une ville en { $cell } est achevée : { phrase-tiles }.
    [road] Une route en { $cell } est achevée : { phrase-tiles }.
    [monastery] Le monastère en { $cell } est achevé.
    [garden] Le jardin en { $cell } est achevé.
   *[other] Une zone en { $cell } est achevée : { phrase-tiles }.
}
event-returned = { $player } récupère { phrase-role-object } en { $cell }.
event-final-scoring = { $tiles_unplaced ->
    [0] Décompte final.
    [one] Décompte final ; il reste { $tiles_unplaced } tuile dans la pile.
   *[other] Décompte final ; il reste { $tiles_unplaced } tuiles dans la pile.
}
event-finished = { $count ->
    [one] La partie est finie. { $winners } gagne avec { phrase-points }.
   *[other] La partie est finie. { $winners } se partagent la victoire avec { phrase-points }.
}

## Extensions

event-goods-taken = { $goods ->
    [wine] { $player } reçoit du vin : { $count }.
    [grain] { $player } reçoit du blé : { $count }.
   *[cloth] { $player } reçoit du tissu : { $count }.
}
event-double-turn = { $player } a prolongé la zone du bâtisseur et peut poser une seconde tuile.
event-wagon-moved = { $player } mène le chariot de { $start } à { $cell } : { phrase-spot }.
event-barn-built = { $player } place la grange au coin sud-est de { $cell }.
event-token-taken = { $token ->
    [king] { $player } prend le roi pour la plus grande ville jusqu’ici : { phrase-tiles }.
   *[robber] { $player } prend le brigand pour la plus longue route jusqu’ici : { phrase-tiles }.
}
event-tier-built = { $player } élève la tour en { $cell } à la hauteur { $height }.
event-tower-closed = { $player } met { phrase-figure-object } au sommet de la tour en { $cell }.
event-captured = { $own ->
    [yes] { $player } reprend { phrase-role-object } en { $cell }.
   *[no] { $player } capture { phrase-role-object } en { $cell } ({ $other }).
}
event-exchanged = Échange de prisonniers : { $player } récupère { phrase-figure-object } ; pour { $other } : { $theirs }.
event-ransomed = { $player } rachète { phrase-figure-object } ; { $other } reçoit la rançon.
event-defender-placed = { $pile ->
    [yes] { $player } place un défenseur { phrase-outpost-at }, dans la case des partisans.
   *[no] { $player } place un défenseur { phrase-outpost-at }, dans la rangée.
}
event-advanced = Une catapulte se poste { phrase-outpost-at }.
event-attacked = { $outpost ->
    [knights] L’avant-poste des chevaliers est attaqué.
    [travellers] L’avant-poste des voleurs est attaqué.
   *[monks] L’avant-poste des moines est attaqué.
}
event-counter-attacked = { $outpost ->
    [knights] Les défenseurs de l’avant-poste des chevaliers contre-attaquent.
    [travellers] Les défenseurs de l’avant-poste des voleurs contre-attaquent.
   *[monks] Les défenseurs de l’avant-poste des moines contre-attaquent.
}
event-withdrawn = { $player } doit retirer { phrase-role-object } en { $cell }.
event-defenders-home = { $count ->
    [one] { $player } récupère { $count } défenseur : { phrase-outpost }.
   *[other] { $player } récupère { $count } défenseurs : { phrase-outpost }.
}

## Cartes

event-card-turned = { $row ->
    [none] Retournée : { phrase-card }. La personne qui donne choisit sa rangée.
   *[other] Retournée : { phrase-card }, { phrase-row }.
}
event-cards-dealt = Manche { $round } : { $dealer } donne { $each ->
    [one] { $each } carte
   *[other] { $each } cartes
} par personne, { $begins } commence. Dans la pile : { $left }.
event-card-laid = { $card ->
    [none] { $player } pose une carte face cachée { phrase-row-in }.
   *[other] { $player } pose une carte { phrase-row-in } : { phrase-card }.
}
event-row-claimed = { $player } place le grand partisan { phrase-row-in } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, dont { $down } face cachée.
event-card-revealed = { $misplaced ->
    [yes] Révélée { phrase-row-in } : { phrase-card }, carte égarée ({ $player }).
   *[no] Révélée { phrase-row-in } : { phrase-card } ({ $player }).
}
event-cards-taken = { $player } prend { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de la { phrase-row } : { $cards }.
event-card-kept = { $player } garde une carte égarée : { phrase-card }.
event-joker-assigned = { $player } ajoute un joker à un groupe d’animaux ({ phrase-colour }) : maintenant { $group ->
    [one] { $group } animal
   *[other] { $group } animaux
}.
event-jokers-wait = { $player } n’a pas d’animaux. Jokers animaux en attente d’un groupe : { $jokers }.
event-chest-filled = { $player } met { $cards ->
    [one] { $cards } bâtiment
   *[other] { $cards } bâtiments
} dans le coffre ; il en contient maintenant { $total }.
event-row-discarded = Restées dans la { phrase-row }, sans valeur : { $cards }.
event-chest-opened = { $player } ouvre le coffre : { $sets }.
