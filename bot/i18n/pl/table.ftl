# Co leży przed graczem i jak stoi gra, do mapy słowami.

supply-follower = { $count ->
    [one] { $count } podwładny
    [few] { $count } podwładnych
   *[many] { $count } podwładnych
}

standing-line = { $rank }. { $player }: { phrase-points }
standing-leads = { $count ->
    [one] Prowadzi { $leaders }: { phrase-points }.
    [few] Prowadzą { $leaders }: { phrase-points }.
   *[many] Prowadzą { $leaders }: { phrase-points }.
}
standing-concealed = { $count ->
    [one] Nie policzono ({ $player }): { $count } zakryta karta.
    [few] Nie policzono ({ $player }): { $count } zakryte karty.
   *[many] Nie policzono ({ $player }): { $count } zakrytych kart.
}
standing-waits = Kolej: { $player }.

## Płytka słowami

tile-plain = Płytka { $tile }: północ { $north }, wschód { $east }, południe { $south }, zachód { $west }.
tile-marked = Płytka { $tile }: północ { $north }, wschód { $east }, południe { $south }, zachód { $west }; { $marks }.
# $sides: boki płytki, połączone
joins-side = { $side ->
    [N] północ
    [E] wschód
    [S] południe
   *[W] zachód
}
joins-one = { $kind ->
    [city] { $sides } to jedno miasto
   *[road] { $sides } to jeden trakt
}
joins-apart = { $kind ->
    [city] { $count ->
        [one] { $sides } to osobne miasto
        [few] { $sides } to osobne miasta
       *[many] { $sides } to osobne miasta
    }
   *[road] { $count ->
        [one] { $sides } to trakt, który się tu kończy
        [few] { $sides } to trakty, które się tu kończą
       *[many] { $sides } to trakty, które się tu kończą
    }
}
joins-both = { $sides }: jedno pole po obu stronach traktu
joins-fields = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}

mark-start = płytka startowa
mark-shields = { $count ->
    [one] { $count } herb
    [few] { $count } herby
   *[many] { $count } herbów
}
mark-monastery = klasztor
