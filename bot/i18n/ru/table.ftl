# Что лежит перед игроком и как идёт игра: позиция словами.

supply-follower = { $count ->
    [one] { $count } подданный
    [few] { $count } подданных
   *[many] { $count } подданных
}

standing-line = { $rank }. { $player }: { phrase-points }
standing-leads = { $count ->
    [1] Впереди { $leaders }: { phrase-points }.
   *[other] Впереди { $leaders }, поровну: { phrase-points }.
}
standing-concealed = { $count ->
    [one] { $player }: не учтена { $count } закрытая карта.
    [few] { $player }: не учтены { $count } закрытые карты.
   *[many] { $player }: не учтено { $count } закрытых карт.
}
standing-waits = Сейчас ходит { $player }.

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
joins-both = { $sides }: по обе стороны дороги одно поле
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
