### Tower

## Jeux, extensions et options : le nom, une ligne de menu, un paragraphe.

module-tower = Tour
module-line-tower = 18 tuiles et des tours qui capturent des meeples
module-about-tower = Au lieu de placer un meeple, tu peux ajouter un étage de tour et capturer un meeple à portée. Les prisonniers s’échangent ou se rachètent pour 3 points.
option-name-organiser = Tour à tuiles
option-line-organiser = Tour : deux piles de tuiles ; on pioche dessus ou dessous dans l’une des deux
option-name-one-ransom = Une rançon par tour
option-line-one-ransom = Tour : un seul meeple racheté par tour

## Les noms seuls : dans les listes, les panneaux, les légendes.

kind-tower = tour
deed-tier = bâtir un étage de tour
deed-close = mettre un meeple sur une tour
deed-capture = capturer un meeple
deed-exchange = choisir un prisonnier à échanger
deed-ransom = payer une rançon

## Ce qui est demandé et à qui. $player décide.

decision-capture = { $player }, capture un meeple à portée de ta tour en { $cell } ou passe
decision-exchange = { $player }, quel meeple captif veux-tu reprendre ? Tu donnes : { phrase-figure }
decision-ransom = { $player }, rachète un meeple pour 3 points ou termine ton tour

## Ce que disent les boutons et les coups tapés : assez court pour un téléphone. La première lettre y devient majuscule.

option-tier = étage de tour en { $cell }
option-close = { phrase-figure } sur la tour en { $cell }
option-capture = { $own ->
    [yes] { $cell } : { phrase-role } (à toi)
   *[no] { $cell } : { phrase-role } ({ $other })
}
option-exchange = { phrase-figure }
option-ransom = racheter : { phrase-figure } ({ $other })
skip-capture = pas de prisonnier
skip-ransom = pas de rançon

## Ce qui s’est passé, une phrase chacun, au présent. $player est celui dont c’est l’événement, $other la seconde personne.

event-tier-built = { $player } ajoute un étage de tour en { $cell } : hauteur { $height }
event-tower-closed = { $player } ferme la tour en { $cell } avec { phrase-figure-object }
event-captured = { $own ->
    [yes] { $player } reprend { phrase-role-object } en { $cell }
   *[no] { $player } capture { phrase-role-object } en { $cell } ({ $other })
}
event-exchanged = Échange de prisonniers : { $player } récupère { phrase-figure-object } ; pour { $other } : { $theirs }
event-ransomed = { $player } rachète { phrase-figure-object } ; { $other } reçoit la rançon
# Toutes les rançons payées par quelqu’un en un tour. $count : combien il en rachète ; $paid : points ; $gains : à qui
told-ransoms = { $count ->
    [one] { $player } rachète { phrase-figure-object } (−{ $paid }) : { $gains }
   *[other] { $player } rachète { $count } meeples (−{ $paid }) : { $gains }
}
told-ransom-gain = { $player } +{ $points }

## Les points avec les termes de leur somme, un message par raison, sans verbe.

points-ransom = { $paid ->
    [0] { $player } +{ $points } : rançon
   *[other] { $player } −{ $paid } : rançon
}

## Pourquoi un ordinateur choisit ce qu’il choisit, ou choisirait à la place de quelqu’un ; et ce qu’il dit d’une partie finie.

why-ransom = Le meeple vaut plus que la rançon.
why-exchange = C’est le meeple le plus utile.
why-captures = { $who ->
    [you] Tu captures un meeple en { $cell } ({ $other }).
   *[other] Il capture un meeple en { $cell } ({ $other }).
}
why-tower = La tour en { $cell } menace ce qui l’entoure.

## Ce qui est écrit dans les images et dans les textes qui disent la même chose.

scene-tower = { $top ->
    [none] Tour en { $cell } : hauteur { $height }.
   *[other] Tour en { $cell } : hauteur { $height }, { $top }.
}
scene-top = { phrase-figure } au sommet ({ $player })
scene-reason-ransom = rançon

## Ce qui est devant un joueur, et où en est la partie, pour la carte en mots.

token-tiers = { $count ->
    [one] { $count } étage de tour
   *[other] { $count } étages de tour
}
token-prisoners = prisonnier : { phrase-figure } ({ $player })
mark-tower = fondation de tour

## Les règles par sujet, avec nos mots : un titre, un paragraphe, et d’autres mots sous lesquels on peut chercher.

topic-tower = Tours
topic-text-tower = Au lieu de placer un meeple, tu peux ajouter un étage à n’importe quelle tour ouverte ou fondation de la carte, puis capturer un meeple à portée. Tu peux bâtir tant que tu as des étages.
topic-words-tower = tour, étage, fondation, bâtir, hauteur
topic-reach = La portée d’une tour
topic-text-reach = Une tour atteint sa propre case et, dans chacune des quatre directions, autant de cases que sa hauteur. Les cases vides comptent, rien ne la bloque, et les diagonales sont hors de portée. C’est la case du meeple qui compte.
topic-words-reach = portée, hauteur, cases, direction, capturer
topic-capture = Faire des prisonniers
topic-text-capture = Juste après avoir ajouté un étage, tu peux capturer un meeple à portée. Celui d’un autre joueur devient ton prisonnier, le tien revient. Il quitte sa zone avant le décompte. On peut capturer tous les meeples, l’abbé, le maire et le chariot, mais pas le bâtisseur, le cochon ni la grange.
topic-words-capture = capturer, prisonnier, prendre
topic-closing = Un meeple au sommet
topic-text-closing = Au lieu de placer un meeple sur ta tuile, tu peux le mettre, grand ou non, au sommet d’une tour ouverte. On ne peut plus y ajouter d’étage. Il n’appartient à aucune zone et reste jusqu’à la fin, sauf capture.
topic-words-closing = fermer, occuper, sommet, tour
topic-exchange = Échanger des prisonniers
topic-text-exchange = Si tu captures un meeple d’un joueur qui en détient un à toi, les deux sont échangés tout de suite. S’il en détient de plusieurs sortes, tu choisis celui qui revient.
topic-words-exchange = échange, échanger, prisonnier
topic-ransom = Rançon
topic-text-ransom = À ton tour, tu peux racheter chacun de tes meeples captifs pour 3 points, qui vont à celui qui le détient. Il te faut au moins 3 points, et tu peux placer le meeple dans le même tour. Une option ne permet qu’une rançon par tour.
topic-words-ransom = rançon, racheter, prisonnier, libre
topic-organiser = La tour à tuiles
topic-text-organiser = Avec cette option, les tuiles sont réparties en deux piles, et tu pioches la tuile du dessus ou du dessous de l’une d’elles.
topic-words-organiser = tour à tuiles, pioche, pile, piocher, moitié
