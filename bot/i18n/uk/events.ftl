# Що сталося, по реченню на подію, у теперішньому часі. $player — чия це подія, $other — другий учасник.

## Хід

event-turn-began = { $part ->
    [1] Хід { $turn }: { $player }.
   *[2] Хід { $turn }, друга плитка: { $player }.
}
event-drawn = { $player } бере плитку. У стосі лишилося: { $left }.
event-unplaceable = { $player } бере плитку, яку нікуди викласти; вона вибуває з гри. У стосі лишилося: { $left }.
event-laid = { $tile ->
    [abbey] { $player } викладає абатство на { $cell }.
   *[other] { $player } викладає плитку на { $cell }.
}
event-deployed = { $player } розміщує { phrase-role-object } { phrase-spot-in } ({ $cell }).
event-completed = { $kind ->
    [city] Завершено місто ({ $cell }): { phrase-tiles }.
    [road] Завершено дорогу ({ $cell }): { phrase-tiles }.
    [monastery] Завершено монастир ({ $cell }).
    [garden] Завершено сад ({ $cell }).
   *[other] Завершено об’єкт ({ $cell }): { phrase-tiles }.
}
event-returned = { $player } забирає { phrase-role-object } з { $cell }.
event-final-scoring = { $tiles_unplaced ->
    [0] Підсумковий підрахунок очок.
    [one] Підсумковий підрахунок очок; у стосі лишилася { $tiles_unplaced } плитка.
    [few] Підсумковий підрахунок очок; у стосі лишилося { $tiles_unplaced } плитки.
   *[many] Підсумковий підрахунок очок; у стосі лишилося { $tiles_unplaced } плиток.
}
event-finished = { $count ->
    [1] Гру закінчено. Перемагає { $winners }: { phrase-points }.
   *[other] Гру закінчено. Нічия, перемогу ділять { $winners }: { phrase-points }.
}

## Доповнення

event-goods-taken = { $goods ->
    [wine] { $player } отримує вино: { $count }.
    [grain] { $player } отримує зерно: { $count }.
   *[cloth] { $player } отримує тканину: { $count }.
}
event-double-turn = { $player } продовжує об’єкт із будівничим і може викласти другу плитку.
event-wagon-moved = { $player } переставляє воза з { $start } на { $cell }: { phrase-spot }.
event-barn-built = { $player } ставить стодолу на південно-східний кут { $cell }.
event-token-taken = { $token ->
    [king] { $player } отримує короля за найбільше місто: { phrase-tiles }.
   *[robber] { $player } отримує розбійника за найдовшу дорогу: { phrase-tiles }.
}
event-tier-built = { $player } будує ярус вежі на { $cell }; її висота: { $height }.
event-tower-closed = { $player } ставить { phrase-figure-object } на вежу ({ $cell }) і завершує її.
event-captured = { $own ->
    [yes] { $player } забирає { phrase-role-object } з { $cell } додому.
   *[no] { $player } бере в полон { phrase-role-object } на { $cell } ({ $other }).
}
event-exchanged = Обмін полоненими: { $player } повертає собі { phrase-figure-object }; { $other } отримує натомість: { $theirs }.
event-ransomed = { $player } викуповує { phrase-figure-object }; викуп отримує { $other }.
event-defender-placed = { $pile ->
    [yes] { $player } розміщує захисника { phrase-outpost-at }, у комірці підданця.
   *[no] { $player } розміщує захисника { phrase-outpost-at }, у ряді.
}
event-advanced = Загарбники наступають: катапульта { phrase-outpost-at }.
event-attacked = { $outpost ->
    [knights] Атака на аванпост лицарів.
    [travellers] Атака на аванпост мандрівників.
   *[monks] Атака на аванпост ченців.
}
event-counter-attacked = { $outpost ->
    [knights] Контратака з аванпосту лицарів.
    [travellers] Контратака з аванпосту мандрівників.
   *[monks] Контратака з аванпосту ченців.
}
event-withdrawn = { $player } мусить вилучити { phrase-role-object } з { $cell }.
event-defenders-home = { $count ->
    [one] { $player } забирає { $count } захисника: { phrase-outpost }.
    [few] { $player } забирає { $count } захисників: { phrase-outpost }.
   *[many] { $player } забирає { $count } захисників: { phrase-outpost }.
}

## Карти. $cards — назви через кому або число; $count — скільки їх

event-card-turned = { $row ->
    [none] Відкрито карту: { phrase-card }. Ряд для неї вибирає дилер.
   *[other] Відкрито карту: { phrase-card }, { phrase-row }.
}
event-cards-dealt = Раунд { $round }: { $dealer } роздає кожному { $each ->
    [one] { $each } карту
    [few] { $each } карти
   *[many] { $each } карт
}, починає { $begins }. У колоді лишилося: { $left }.
event-card-laid = { $card ->
    [none] { $player } кладе карту сорочкою догори { phrase-row-in }.
   *[other] { $player } кладе карту { phrase-row-in }: { phrase-card }.
}
event-row-claimed = { $player } ставить великого феодала { phrase-row-in }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}, закритих: { $down }.
event-card-revealed = { $misplaced ->
    [yes] Відкривається карта ({ phrase-row }): { phrase-card }, не у своєму ряді; поклав гравець { $player }.
   *[no] Відкривається карта ({ phrase-row }): { phrase-card }; поклав гравець { $player }.
}
event-cards-taken = { $player } забирає { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} ({ phrase-row }): { $cards }.
event-card-kept = { $player } лишає собі карту не зі свого ряду: { phrase-card }.
event-joker-assigned = { $player } додає джокера до тварин (колір — { phrase-colour }): тепер у групі { $group ->
    [one] { $group } тварина
    [few] { $group } тварини
   *[many] { $group } тварин
}.
event-jokers-wait = { $player } ще не має тварин. Джокерів, що чекають на групу: { $jokers }.
event-chest-filled = { $player } кладе у скриню { $cards ->
    [one] { $cards } місто
    [few] { $cards } міста
   *[many] { $cards } міст
}; усього карт у скрині: { $total }.
event-row-discarded = Нікому не дісталися ({ phrase-row }): { $cards }.
event-chest-opened = { $player } відкриває скриню: { $sets }.
