# Що каже кнопка або вибір словами: коротко, для телефона. Першу літеру робить великою той, хто показує.

option-tile = { $cell }, { phrase-rotation }
option-draw = { $take ->
    [left_top] взяти: ліворуч, зверху
    [left_bottom] взяти: ліворуч, знизу
    [right_top] взяти: праворуч, зверху
    [right_bottom] взяти: праворуч, знизу
   *[none] взяти плитку
}
option-figure = { phrase-role }: { phrase-spot }
option-skip = { $decision ->
    [step2] без фігурки
    [capture] без полоненого
    [outpost] без захисника
    [wagon] віз додому
    [ransom] без викупу
    [draw] більше нічого
   *[other] пропустити
}
option-retrieve = забрати абата з { $cell }
option-abbey = абатство на { $cell }
option-barn = стодола на південний схід від { $cell }
option-wagon = { $cell }: { phrase-spot }
option-tier = ярус вежі на { $cell }
option-close = на вежу { $cell }: { phrase-figure }
option-capture = { $own ->
    [yes] { $cell }: { phrase-role } (додому)
   *[no] { $cell }: { phrase-role } ({ $other })
}
option-exchange = { phrase-figure }
option-ransom = викуп: { phrase-figure } ({ $other })
option-outpost = захисник: { phrase-outpost }
option-siege = { phrase-outpost }
option-withdraw = { $cell }: { phrase-role }, { phrase-spot }
option-card = { $down ->
    [yes] { phrase-card }, закрито, { phrase-row }
   *[no] { phrase-card }, { phrase-row }
}
option-claim = великий феодал: { phrase-row }
option-keep = { $as ->
    [points] 10 очок зараз
   *[collection] лишити карту собі
}
option-assign = { phrase-colour }
