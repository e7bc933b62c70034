# Что говорит кнопка или выбор словами: коротко, для телефона. Первую букву делает заглавной тот, кто показывает.

option-tile = { $cell }, { phrase-rotation }
option-draw = { $take ->
    [left_top] взять: слева, сверху
    [left_bottom] взять: слева, снизу
    [right_top] взять: справа, сверху
    [right_bottom] взять: справа, снизу
   *[none] взять квадрат
}
option-figure = { phrase-role }: { phrase-spot }
option-skip = { $decision ->
    [step2] без фишки
    [capture] без пленного
    [outpost] без защитника
    [wagon] повозку домой
    [ransom] без выкупа
    [draw] больше ничего
   *[other] пропустить
}
option-retrieve = забрать аббата с { $cell }
option-abbey = аббатство на { $cell }
option-barn = амбар к юго-востоку от { $cell }
option-wagon = { $cell }: { phrase-spot }
option-tier = ярус башни на { $cell }
option-close = на башню { $cell }: { phrase-figure }
option-capture = { $own ->
    [yes] { $cell }: { phrase-role } (домой)
   *[no] { $cell }: { phrase-role } ({ $other })
}
option-exchange = { phrase-figure }
option-ransom = выкуп: { phrase-figure } ({ $other })
option-outpost = защитник: { phrase-outpost }
option-siege = { phrase-outpost }
option-withdraw = { $cell }: { phrase-role }, { phrase-spot }
option-card = { $down ->
    [yes] { phrase-card }, закрыто, { phrase-row }
   *[no] { phrase-card }, { phrase-row }
}
option-claim = большой феодал: { phrase-row }
option-keep = { $as ->
    [points] 10 очков сейчас
   *[collection] оставить карту себе
}
option-assign = { phrase-colour }
