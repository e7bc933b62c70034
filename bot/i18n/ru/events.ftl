# Что произошло, по предложению на событие, в настоящем времени. $player — чьё это событие, $other — второй участник.

## Ход

event-turn-began = { $part ->
    [1] Ход { $turn }: { $player }.
   *[2] Ход { $turn }, второй квадрат: { $player }.
}
event-drawn = { $player } берёт квадрат. В стопке осталось: { $left }.
event-unplaceable = { $player } берёт квадрат, который некуда выложить; он выбывает из игры. В стопке осталось: { $left }.
event-laid = { $tile ->
    [abbey] { $player } выкладывает аббатство на { $cell }.
   *[other] { $player } выкладывает квадрат на { $cell }.
}
event-deployed = { $player } ставит { phrase-role-object } { phrase-spot-in } ({ $cell }).
event-completed = { $kind ->
    [city] Завершён город ({ $cell }): { phrase-tiles }.
    [road] Завершена дорога ({ $cell }): { phrase-tiles }.
    [monastery] Завершён монастырь ({ $cell }).
    [garden] Завершён сад ({ $cell }).
   *[other] Завершён объект ({ $cell }): { phrase-tiles }.
}
event-returned = { $player } забирает { phrase-role-object } с { $cell }.
event-final-scoring = { $tiles_unplaced ->
    [0] Финальный подсчёт очков.
    [one] Финальный подсчёт очков; в стопке остался { $tiles_unplaced } квадрат.
    [few] Финальный подсчёт очков; в стопке осталось { $tiles_unplaced } квадрата.
   *[many] Финальный подсчёт очков; в стопке осталось { $tiles_unplaced } квадратов.
}
event-finished = { $count ->
    [1] Игра окончена. Побеждает { $winners }: { phrase-points }.
   *[other] Игра окончена. Ничья, победу делят { $winners }: { phrase-points }.
}

## Дополнения

event-goods-taken = { $goods ->
    [wine] { $player } получает вино: { $count }.
    [grain] { $player } получает зерно: { $count }.
   *[cloth] { $player } получает ткань: { $count }.
}
event-double-turn = { $player } продолжает объект со строителем и может выложить второй квадрат.
event-wagon-moved = { $player } переставляет повозку с { $start } на { $cell }: { phrase-spot }.
event-barn-built = { $player } ставит амбар на юго-восточный угол { $cell }.
event-token-taken = { $token ->
    [king] { $player } получает короля за самый крупный город: { phrase-tiles }.
   *[robber] { $player } получает атамана за самую длинную дорогу: { phrase-tiles }.
}
event-tier-built = { $player } строит ярус башни на { $cell }; её высота: { $height }.
event-tower-closed = { $player } ставит { phrase-figure-object } на башню ({ $cell }) и завершает её.
event-captured = { $own ->
    [yes] { $player } забирает { phrase-role-object } с { $cell } домой.
   *[no] { $player } берёт в плен { phrase-role-object } на { $cell } ({ $other }).
}
event-exchanged = Обмен пленными: { $player } возвращает себе { phrase-figure-object }; { $other } получает взамен: { $theirs }.
event-ransomed = { $player } выкупает { phrase-figure-object }; выкуп получает { $other }.
event-defender-placed = { $pile ->
    [yes] { $player } ставит защитника { phrase-outpost-at }, в клетку подданного.
   *[no] { $player } ставит защитника { phrase-outpost-at }, в ряд.
}
event-advanced = Захватчики наступают: катапульта встаёт { phrase-outpost-at }.
event-attacked = { $outpost ->
    [knights] Атака на аванпост рыцарей.
    [travellers] Атака на аванпост разбойников.
   *[monks] Атака на аванпост монахов.
}
event-counter-attacked = { $outpost ->
    [knights] Контратака с аванпоста рыцарей.
    [travellers] Контратака с аванпоста разбойников.
   *[monks] Контратака с аванпоста монахов.
}
event-withdrawn = { $player } вынужденно убирает { phrase-role-object } с { $cell }.
event-defenders-home = { $count ->
    [one] { $player } забирает { $count } защитника: { phrase-outpost }.
    [few] { $player } забирает { $count } защитников: { phrase-outpost }.
   *[many] { $player } забирает { $count } защитников: { phrase-outpost }.
}

## Карты. $cards — названия через запятую или число; $count — сколько их

event-card-turned = { $row ->
    [none] Открыта карта: { phrase-card }. Ряд для неё выбирает раздающий.
   *[other] Открыта карта: { phrase-card }, { phrase-row }.
}
event-cards-dealt = Раунд { $round }: { $dealer } раздаёт каждому { $each ->
    [one] { $each } карту
    [few] { $each } карты
   *[many] { $each } карт
}, начинает { $begins }. В колоде осталось: { $left }.
event-card-laid = { $card ->
    [none] { $player } кладёт карту рубашкой вверх { phrase-row-in }.
   *[other] { $player } кладёт карту { phrase-row-in }: { phrase-card }.
}
event-row-claimed = { $player } ставит большого феодала { phrase-row-in }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, закрытых: { $down }.
event-card-revealed = { $misplaced ->
    [yes] Открывается карта ({ phrase-row }): { phrase-card }, не в своём ряду; положил игрок { $player }.
   *[no] Открывается карта ({ phrase-row }): { phrase-card }; положил игрок { $player }.
}
event-cards-taken = { $player } забирает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} ({ phrase-row }): { $cards }.
event-card-kept = { $player } оставляет себе карту не из своего ряда: { phrase-card }.
event-joker-assigned = { $player } добавляет джокера к животным (цвет — { phrase-colour }): теперь в группе { $group ->
    [one] { $group } животное
    [few] { $group } животных
   *[many] { $group } животных
}.
event-jokers-wait = { $player } пока без животных. Джокеров в ожидании группы: { $jokers }.
event-chest-filled = { $player } кладёт в сундук { $cards ->
    [one] { $cards } город
    [few] { $cards } города
   *[many] { $cards } городов
}; всего карт в сундуке: { $total }.
event-row-discarded = Никому не достались ({ phrase-row }): { $cards }.
event-chest-opened = { $player } открывает сундук: { $sets }.
