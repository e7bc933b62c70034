# Pourquoi un ordinateur choisit ce qu’il choisit, ou choisirait à la place de quelqu’un ; et ce qu’il dit d’une partie finie.

why-only = Il n’y a rien d’autre à faire.
why-scores = Cela rapporte aussitôt { phrase-points }.
why-saves = Les figurines sont gardées pour mieux.
why-draws = Une nouvelle tuile promet plus que tout le reste.
why-claims = Cela commence en { $cell } quelque chose de nouveau, rien qu’à soi.
why-farms = Le paysan en { $cell } devrait valoir environ { phrase-points } à la fin.
why-improves = Sa figurine en { $cell } devrait rapporter environ { phrase-points } de plus.
why-spoils = { $other } peut espérer environ { phrase-points } de moins.
why-joins = Cela s’invite chez { $other } en { $cell }.
why-home = Sa figurine en { $cell } revient et est de nouveau libre.
why-nowhere = La tuile ne va nulle part ailleurs.
why-denies = Ailleurs, la tuile rapporterait jusqu’à { phrase-points } de plus à { $other }.
why-avoids = Ailleurs, la tuile coûterait jusqu’à { phrase-points } à ses propres figurines.
why-idle = Où qu’on la pose, la tuile n’apporte pas grand-chose à personne.
why-simplest = Aucun ordinateur n’a répondu ; le coup le plus simple est joué.

review-sources = { $player } : { $sources }
review-turning-point = Tour { $turn }, { $player } : { $points ->
    [one] { $points } point d’avance change de camp.
   *[other] { $points } points d’avance changent de camp.
}
review-better = Tour { $turn }, { $player } : { $played }. Mieux d’environ { phrase-points } : { $option }.
# What was chosen for the tile that had just been laid at this cell.
review-there = { $cell } : { $option }
