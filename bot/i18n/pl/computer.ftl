# Dlaczego komputer wybiera to, co wybiera, albo wybrałby na czyimś miejscu; i co mówi o skończonej grze.

why-only = Innego ruchu nie ma.
why-scores = { $who ->
    [you] Zdobywasz od razu { phrase-points }.
   *[other] Daje od razu { phrase-points }.
}
why-saves = { $who ->
    [you] Oszczędzasz podwładnego na coś lepszego.
   *[other] Oszczędza podwładnego na coś lepszego.
}
why-draws = Nowa płytka rokuje lepiej niż każda inna akcja.
why-claims = { $who ->
    [you] { $kind ->
        [city] Zajmujesz nowe miasto na { $cell }.
        [road] Zajmujesz nowy trakt na { $cell }.
        [monastery] Zajmujesz klasztor na { $cell }.
        [garden] Zajmujesz ogród na { $cell }.
       *[other] Zajmujesz nowy obszar na { $cell }.
    }
   *[other] { $kind ->
        [city] Zajmuje nowe miasto na { $cell }.
        [road] Zajmuje nowy trakt na { $cell }.
        [monastery] Zajmuje klasztor na { $cell }.
        [garden] Zajmuje ogród na { $cell }.
       *[other] Zajmuje nowy obszar na { $cell }.
    }
}
why-farms = Chłop na { $cell } da na końcu około { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}.
why-improves = { $who ->
    [you] Twój podwładny
   *[other] Podwładny
} na { $cell } powinien dać mniej więcej o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej.
why-spoils = { $other } traci na tym około { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}.
why-joins = { $who ->
    [you] Wchodzisz na obszar, który { $other } ma na { $cell }.
   *[other] Wchodzi na obszar, który { $other } ma na { $cell }.
}
why-home = { $who ->
    [you] Twój podwładny z { $cell } wraca i znów można go postawić.
   *[other] Podwładny z { $cell } wraca i znów można go postawić.
}
why-nowhere = Płytka nie pasuje nigdzie indziej.
why-denies = Gdzie indziej ta płytka daje przeciwnikowi ({ $other }) nawet { phrase-points } więcej.
why-avoids = { $who ->
    [you] Gdzie indziej ta płytka zabrałaby twoim podwładnym nawet { phrase-points }.
   *[other] Gdzie indziej ta płytka zabrałaby własnym podwładnym nawet { phrase-points }.
}
why-idle = Ta płytka mało komu pomaga, gdziekolwiek trafi.
why-more-own = Na { $cell }, następnym najlepszym miejscu, płytka powinna dać mniej. Różnica to mniej więcej { phrase-points }.
why-more-others = Na { $cell }, następnym najlepszym miejscu, przeciwnik ({ $other }) zyskałby więcej. Różnica to mniej więcej { phrase-points }.
why-more-figures = Na { $cell }, następnym najlepszym miejscu, mniej podwładnych byłoby wolnych. Strata: mniej więcej { phrase-points }.
why-more-after = Na { $cell }, następnym najlepszym miejscu, kolejne tury powinny dać mniej. Różnica to mniej więcej { phrase-points }.
why-even = Pole { $cell } jest prawie tak samo dobre.
why-simplest = Żaden komputer nie odpowiedział na czas, więc bot wykonał prosty ruch.

review-sources = { $player }: { $sources }
review-turning-point = Tura { $turn }, { $player }: przewaga zmienia się o { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
review-better = Tura { $turn }, { $player }: { $played }. Mniej więcej o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} lepiej: { $option }.
# What was chosen for the tile that had just been laid at this cell.
review-there = { $cell }: { $option }
