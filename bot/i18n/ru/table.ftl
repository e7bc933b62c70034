# Что лежит перед игроком и как идёт игра: поле словами.

supply-follower = { $count ->
    [one] { $count } подданный
    [few] { $count } подданных
   *[many] { $count } подданных
}

standing-line = { $rank }. { $player }: { phrase-points }
standing-leads = { $count ->
    [1] Впереди { $leaders }: { phrase-points }.
   *[other] Впереди поровну { $leaders }: { phrase-points }.
}
standing-concealed = { $player }: не учтено { $count ->
    [one] { $count } закрытая карта.
    [few] { $count } закрытые карты.
   *[many] { $count } закрытых карт.
}
standing-waits = Ход за игроком { $player }.

## Квадрат словами

tile-plain = Квадрат { $tile }: север — { $north }, восток — { $east }, юг — { $south }, запад — { $west }.
tile-marked = Квадрат { $tile }: север — { $north }, восток — { $east }, юг — { $south }, запад — { $west }; { $marks }.

mark-start = стартовый квадрат
mark-shields = { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[many] { $count } щитов
}
mark-monastery = монастырь
