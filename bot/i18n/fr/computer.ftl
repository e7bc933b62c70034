# Pourquoi un ordinateur choisit ce qu’il choisit, ou choisirait à la place de quelqu’un ; et ce qu’il dit d’une partie finie.

why-only = C’est le seul coup possible.
why-scores = { $who ->
    [you] Tu marques tout de suite { phrase-points }.
   *[other] Cela rapporte tout de suite { phrase-points }.
}
why-saves = { $who ->
    [you] Tu gardes ton meeple pour une meilleure occasion.
   *[other] Le meeple reste pour une meilleure occasion.
}
why-draws = Une nouvelle tuile promet plus que toute autre action.
why-claims = { $who ->
    [you] { $kind ->
        [city] Tu occupes une nouvelle ville en { $cell }.
        [road] Tu occupes une nouvelle route en { $cell }.
        [monastery] Tu occupes une abbaye en { $cell }.
        [garden] Tu occupes un jardin en { $cell }.
       *[other] Tu occupes une nouvelle zone en { $cell }.
    }
   *[other] { $kind ->
        [city] Cela occupe une nouvelle ville en { $cell }.
        [road] Cela occupe une nouvelle route en { $cell }.
        [monastery] Cela occupe une abbaye en { $cell }.
        [garden] Cela occupe un jardin en { $cell }.
       *[other] Cela occupe une nouvelle zone en { $cell }.
    }
}
why-farms = Le paysan en { $cell } devrait valoir environ { phrase-points } à la fin.
why-improves = { $who ->
    [you] Ton meeple en { $cell } devrait rapporter environ { phrase-points } de plus.
   *[other] Le meeple en { $cell } devrait rapporter environ { phrase-points } de plus.
}
why-spoils = Cela coûte environ { phrase-points } à { $other }.
why-joins = { $who ->
    [you] Tu disputes à { $other } la zone en { $cell }.
   *[other] Cela dispute à { $other } la zone en { $cell }.
}
why-home = { $who ->
    [you] Ton meeple en { $cell } revient et peut resservir.
   *[other] Le meeple en { $cell } revient et peut resservir.
}
why-nowhere = La tuile ne va nulle part ailleurs.
why-denies = Ailleurs, la tuile rapporterait jusqu’à { phrase-points } de plus à { $other }.
why-avoids = { $who ->
    [you] Ailleurs, la tuile coûterait jusqu’à { phrase-points } à tes propres meeples.
   *[other] Ailleurs, la tuile coûterait jusqu’à { phrase-points } à ses propres meeples.
}
why-idle = La tuile n’apporte pas grand-chose à personne, où qu’elle aille.
why-more-own = En { $cell }, la meilleure place après celle-ci, la tuile devrait rapporter environ { phrase-points } de moins.
why-more-others = En { $cell }, la meilleure place après celle-ci, { $other } gagnerait environ { phrase-points } de plus.
why-more-figures = En { $cell }, la meilleure place après celle-ci, moins de meeples resteraient libres, ce qui coûte environ { phrase-points }.
why-more-after = En { $cell }, la meilleure place après celle-ci, les prochains tours devraient rapporter environ { phrase-points } de moins.
why-even = La place { $cell } est à peu près aussi bonne.
why-simplest = Aucun ordinateur n’a répondu à temps : le bot a joué un coup simple.

review-sources = { $player } : { $sources }
review-turning-point = Tour { $turn }, { $player } : le tournant, avec { phrase-points } d’écart.
review-better = Tour { $turn }, { $player } : { $played }. Environ { phrase-points } de mieux : { $option }.
# What was chosen for the tile that had just been laid at this cell.
review-there = { $cell } : { $option }
