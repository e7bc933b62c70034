# Warum ein Computer wählt, was er wählt, oder an jemandes Stelle wählte; und was er über ein Spiel sagt, das vorbei ist.

why-only = Es ist der einzige mögliche Zug.
why-scores = { $who ->
    [you] Du bekommst sofort { phrase-points }.
   *[other] Das bringt sofort { phrase-points }.
}
why-saves = { $who ->
    [you] So sparst du den Meeple für etwas Besseres auf.
   *[other] So bleibt der Meeple für etwas Besseres.
}
why-draws = Ein neues Plättchen verspricht mehr als jede andere Aktion.
why-claims = { $who ->
    [you] { $kind ->
        [city] Damit besetzt du auf { $cell } eine neue Stadt.
        [road] Damit besetzt du auf { $cell } eine neue Straße.
        [monastery] Damit besetzt du auf { $cell } ein Kloster.
        [garden] Damit besetzt du auf { $cell } einen Garten.
       *[other] Damit besetzt du auf { $cell } ein neues Gebiet.
    }
   *[other] { $kind ->
        [city] Das besetzt auf { $cell } eine neue Stadt.
        [road] Das besetzt auf { $cell } eine neue Straße.
        [monastery] Das besetzt auf { $cell } ein Kloster.
        [garden] Das besetzt auf { $cell } einen Garten.
       *[other] Das besetzt auf { $cell } ein neues Gebiet.
    }
}
why-farms = Der Bauer auf { $cell } dürfte am Ende etwa { phrase-points } bringen.
why-improves = { $who ->
    [you] Dein Meeple auf { $cell } dürfte etwa { phrase-points } mehr bringen.
   *[other] Der Meeple auf { $cell } dürfte etwa { phrase-points } mehr bringen.
}
why-spoils = Das kostet { $other } etwa { phrase-points }.
why-joins = { $who ->
    [you] Damit machst du { $other } das Gebiet auf { $cell } streitig.
   *[other] Das macht { $other } das Gebiet auf { $cell } streitig.
}
why-home = { $who ->
    [you] Dein Meeple auf { $cell } kommt zurück und ist wieder frei.
   *[other] Der Meeple auf { $cell } kommt zurück und ist wieder frei.
}
why-nowhere = Das Plättchen passt sonst nirgends.
why-denies = Anderswo brächte das Plättchen { $other } bis zu { phrase-points } mehr.
why-avoids = { $who ->
    [you] Anderswo würde das Plättchen deine eigenen Meeple bis zu { phrase-points } kosten.
   *[other] Anderswo würde das Plättchen die eigenen Meeple bis zu { phrase-points } kosten.
}
why-idle = Das Plättchen nützt niemandem viel, egal wo.
why-more-own = Auf { $cell }, dem nächstbesten Platz, dürfte das Plättchen etwa { phrase-points } weniger bringen.
why-more-others = Auf { $cell }, dem nächstbesten Platz, brächte das Plättchen { $other } etwa { phrase-points } mehr.
why-more-figures = Auf { $cell }, dem nächstbesten Platz, blieben weniger Meeple frei: Das kostet etwa { phrase-points }.
why-more-after = Auf { $cell }, dem nächstbesten Platz, dürften die nächsten Züge etwa { phrase-points } weniger bringen.
why-even = { $cell } ist etwa genauso gut.
why-simplest = Kein Computer hat rechtzeitig geantwortet, darum hat der Bot einen einfachen Zug gemacht.

review-sources = { $player }: { $sources }
review-turning-point = Zug { $turn }, { $player }: Der Vorsprung verschiebt sich um { phrase-points }.
review-better = Zug { $turn }, { $player }: { $played }. Etwa { phrase-points } besser: { $option }.
# What was chosen for the tile that had just been laid at this cell.
review-there = { $cell }: { $option }
