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
# $sides: стороны квадрата, соединённые
joins-side = { $side ->
    [N] север
    [E] восток
    [S] юг
   *[W] запад
}
joins-one = { $kind ->
    [city] { $sides } — один город
   *[road] { $sides } — одна дорога
}
joins-apart = { $kind ->
    [city] { $count ->
        [one] { $sides } — отдельный город
        [few] { $sides } — отдельные города
       *[many] { $sides } — отдельные города
    }
   *[road] { $count ->
        [one] { $sides } — дорога, которая здесь кончается
        [few] { $sides } — дороги, которые здесь кончаются
       *[many] { $sides } — дороги, которые здесь кончаются
    }
}
joins-both = { $sides }: одно поле по обе стороны дороги
joins-fields = { $count ->
    [one] { $count } поле
    [few] { $count } поля
   *[many] { $count } полей
}

mark-start = стартовый квадрат
mark-shields = { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[many] { $count } щитов
}
mark-monastery = монастырь
