# Що лежить перед гравцем і як іде гра: позиція словами.

supply-follower = { $count ->
    [one] { $count } підданець
    [few] { $count } підданці
   *[many] { $count } підданців
}

standing-line = { $rank }. { $player }: { phrase-points }
standing-leads = { $count ->
    [1] Попереду { $leaders }: { phrase-points }.
   *[other] Попереду { $leaders }, порівну: { phrase-points }.
}
standing-concealed = { $count ->
    [one] { $player }: не враховано { $count } закриту карту.
    [few] { $player }: не враховано { $count } закриті карти.
   *[many] { $player }: не враховано { $count } закритих карт.
}
standing-waits = Зараз ходить { $player }.

## Плитка словами

tile-plain = Плитка { $tile }: північ — { $north }, схід — { $east }, південь — { $south }, захід — { $west }.
tile-marked = Плитка { $tile }: північ — { $north }, схід — { $east }, південь — { $south }, захід — { $west }; { $marks }.
# $sides: сторони плитки, з’єднані
joins-side = { $side ->
    [N] північ
    [E] схід
    [S] південь
   *[W] захід
}
joins-one = { $kind ->
    [city] { $sides } — одне місто
   *[road] { $sides } — одна дорога
}
joins-apart = { $kind ->
    [city] { $count ->
        [one] { $sides } — окреме місто
        [few] { $sides } — окремі міста
       *[many] { $sides } — окремі міста
    }
   *[road] { $count ->
        [one] { $sides } — дорога, що тут закінчується
        [few] { $sides } — дороги, що тут закінчуються
       *[many] { $sides } — дороги, що тут закінчуються
    }
}
joins-both = { $sides }: обабіч дороги одне поле
joins-fields = { $count ->
    [one] { $count } поле
    [few] { $count } поля
   *[many] { $count } полів
}

mark-start = початкова плитка
mark-shields = { $count ->
    [one] { $count } щит
    [few] { $count } щити
   *[many] { $count } щитів
}
mark-monastery = монастир
