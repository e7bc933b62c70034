# Що лежить перед гравцем і як іде гра: поле словами.

supply-follower = { $count ->
    [one] { $count } підданець
    [few] { $count } підданці
   *[many] { $count } підданців
}

standing-line = { $rank }. { $player }: { phrase-points }
standing-leads = { $count ->
    [1] Попереду { $leaders }: { phrase-points }.
   *[other] Попереду порівну { $leaders }: { phrase-points }.
}
standing-concealed = { $player }: не враховано { $count ->
    [one] { $count } закриту карту.
    [few] { $count } закриті карти.
   *[many] { $count } закритих карт.
}
standing-waits = Хід за гравцем { $player }.

## Плитка словами

tile-plain = Плитка { $tile }: північ — { $north }, схід — { $east }, південь — { $south }, захід — { $west }.
tile-marked = Плитка { $tile }: північ — { $north }, схід — { $east }, південь — { $south }, захід — { $west }; { $marks }.

mark-start = початкова плитка
mark-shields = { $count ->
    [one] { $count } щит
    [few] { $count } щити
   *[many] { $count } щитів
}
mark-monastery = монастир
