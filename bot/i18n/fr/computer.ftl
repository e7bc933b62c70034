# Pourquoi un ordinateur choisit ce qu’il choisit, ou choisirait à la place de quelqu’un ; et ce qu’il dit d’une partie finie.

why-only = Il n’y a rien d’autre à faire.
why-scores = Cela rapporte aussitôt { phrase-points }.
why-saves = Les figurines sont gardées pour mieux.
why-builds = Cela mène à la meilleure position.
why-draws = Une nouvelle tuile promet plus que tout le reste.
why-claims = Cela commence en { $cell } quelque chose de nouveau, rien qu’à soi.
why-farms = Le paysan en { $cell } devrait valoir environ { phrase-points } à la fin.
why-improves = Sa figurine en { $cell } devrait rapporter environ { phrase-points } de plus.
why-spoils = { $other } peut espérer environ { phrase-points } de moins.
why-joins = Cela s’invite chez { $other } en { $cell }.
why-goods = Cela rapporte les marchandises de la ville.
why-token = { $token ->
    [king] Cela rapporte le roi pour la plus grande ville.
   *[robber] Cela rapporte le brigand pour la plus longue route.
}
why-double = Le bâtisseur donne droit à une deuxième tuile.
why-home = Sa figurine en { $cell } revient et est de nouveau libre.
why-nowhere = La tuile ne va nulle part ailleurs.
why-denies = Ailleurs, la tuile rapporterait jusqu’à { phrase-points } de plus à { $other }.
why-avoids = Ailleurs, la tuile coûterait jusqu’à { phrase-points } à ses propres figurines.
why-idle = Où qu’on la pose, la tuile n’apporte pas grand-chose à personne.
why-ransom = La figurine vaut plus que la rançon.
why-abbey = C’est en { $cell } que l’abbaye est la plus utile.
why-retrieve = L’abbé a donné ce qu’il pouvait en { $cell } : { phrase-points }.
why-wagon = Le chariot trouve du travail en { $cell }.
why-withdraw = La figurine en { $cell } manquera le moins.
why-exchange = C’est la figurine dont on a le plus besoin.
why-siege = C’est là que l’attaque nuit le moins à son propre camp.
why-captures = Cela fait un prisonnier en { $cell } ({ $other }).
why-barn = La grange a le meilleur pré en { $cell }.
why-tower = La tour en { $cell } menace ce qui l’entoure.
why-defends = Un défenseur rapporte des points et protège les figurines du dehors.
why-claims-row = La rangée montre { phrase-points }, et quelqu’un pourrait la prendre.
why-takes-points = Dix points maintenant valent plus que ce que la carte rapportera.
why-keeps-card = La carte rapportera plus de dix points.
why-assigns = C’est dans ce groupe que le joker rapporte le plus.
why-lays-stray = Une carte d’une autre couleur vaut dix points à qui prend la rangée.
why-lays-down = Elle améliore la rangée convoitée.
why-lays-joker = C’est dans cette rangée que le joker vaut le plus.
why-lays-card = C’est la carte de la main qui aide le moins les autres et le plus soi-même.
why-simplest = Aucun ordinateur n’a répondu ; le coup le plus simple est joué.

review-sources = { $player } : { $sources }
review-turning-point = Tour { $turn }, { $player } : { $points ->
    [one] { $points } point d’avance change de camp.
   *[other] { $points } points d’avance changent de camp.
}
review-better = Tour { $turn }, { $player } : { $played }. Mieux d’environ { phrase-points } : { $option }.
# What was chosen for the tile that had just been laid at this cell.
review-there = { $cell } : { $option }
