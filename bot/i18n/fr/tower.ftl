### Tower

## Jeux, extensions et options : le nom, une ligne de menu, un paragraphe.

module-tower = Tour
module-line-tower = 18 tuiles et des tours qui font des prisonniers
module-about-tower = Au lieu de placer une figurine tu peux bâtir un étage de tour et capturer une figurine à sa portée. Les prisonniers s’échangent ou se rachètent pour 3 points.
option-name-organiser = Double pioche
option-line-organiser = Tour : la pile est coupée en deux ; on pioche dessus ou dessous dans l’une
option-name-one-ransom = Une rançon par tour
option-line-one-ransom = Tour : au plus une figurine rachetée par tour

## Les noms seuls : dans les listes, les panneaux, les légendes.

kind-tower = tour
deed-tier = bâtir un étage
deed-close = occuper une tour
deed-capture = faire un prisonnier
deed-exchange = choisir qui échanger
deed-ransom = payer une rançon

## Ce qui est demandé et à qui. $player décide.

decision-capture = { $player }, capture une figurine à portée de ta tour en { $cell }, ou passe
decision-exchange = { $player }, quelle figurine captive veux-tu reprendre ? Tu donnes : { phrase-figure }
decision-ransom = { $player }, rachète une figurine pour 3 points ou termine ton tour

## Ce que disent les boutons et les coups tapés : assez court pour un téléphone. La première lettre y devient majuscule.

option-tier = étage de tour en { $cell }
option-close = { phrase-figure } sur la tour { $cell }
option-capture = { $own ->
    [yes] { $cell } : { phrase-role } (à toi)
   *[no] { $cell } : { phrase-role } ({ $other })
}
option-exchange = { phrase-figure }
option-ransom = racheter : { phrase-figure } ({ $other })
skip-capture = pas de prisonnier
skip-ransom = pas de rançon

## Ce qui s’est passé, une phrase chacun, au présent. $player est celui dont c’est l’événement, $other la seconde personne.

event-tier-built = { $player } élève la tour en { $cell } à la hauteur { $height }
event-tower-closed = { $player } met { phrase-figure-object } au sommet de la tour en { $cell }
event-captured = { $own ->
    [yes] { $player } reprend { phrase-role-object } en { $cell }
   *[no] { $player } capture { phrase-role-object } en { $cell } ({ $other })
}
event-exchanged = Échange de prisonniers : { $player } récupère { phrase-figure-object } ; pour { $other } : { $theirs }
event-ransomed = { $player } rachète { phrase-figure-object } ; { $other } reçoit la rançon

## Les points avec les termes de leur somme, un message par raison, sans verbe.

points-ransom = { $paid ->
    [0] { $player } +{ $points } : rançon
   *[other] { $player } { $points } : rançon
}

## Pourquoi un ordinateur choisit ce qu’il choisit, ou choisirait à la place de quelqu’un ; et ce qu’il dit d’une partie finie.

why-ransom = La figurine vaut plus que la rançon.
why-exchange = C’est la figurine dont on a le plus besoin.
why-captures = Cela fait un prisonnier en { $cell } ({ $other }).
why-tower = La tour en { $cell } menace ce qui l’entoure.

## Ce qui est écrit dans les images et dans les textes qui disent la même chose.

scene-tower = { $top ->
    [none] Tour en { $cell } : hauteur { $height }.
   *[other] Tour en { $cell } : hauteur { $height }, { $top }.
}
scene-top = { phrase-figure } au sommet ({ $player })
scene-reason-ransom = Rançon

## Ce qui est devant un joueur, et où en est la partie, pour la carte en mots.

token-tiers = { $count ->
    [one] { $count } étage de tour
   *[other] { $count } étages de tour
}
token-prisoners = prisonnier : { phrase-figure } ({ $player })
mark-tower = fondation de tour

## Les règles par sujet, avec nos mots : un titre, un paragraphe, et d’autres mots sous lesquels on peut chercher.

topic-tower = Tours
topic-text-tower = Au lieu de placer une figurine tu peux, à chaque tour, mettre un de tes étages sur n’importe quelle fondation ou tour ouverte de la carte, quel que soit celui qui l’a commencée. Tu peux ensuite capturer une figurine à sa portée. On bâtit tant qu’on a des étages.
topic-words-tower = tour, étage, fondation, bâtir, hauteur
topic-reach = La portée d’une tour
topic-text-reach = Une tour atteint sa propre case et, dans chacune des quatre directions, autant de cases que sa hauteur. Les cases vides comptent et rien ne la bloque ; pas de diagonales. Ce qui importe est la case où se tient la figurine.
topic-words-reach = portée, hauteur, cases, direction, capturer
topic-capture = Faire des prisonniers
topic-text-capture = Juste après avoir bâti un étage, tu peux prendre une figurine à portée. Celle d’un autre devient ta prisonnière, la tienne rentre. Elle quitte sa zone avant le décompte. On peut capturer les partisans de toute sorte, l’abbé, le maire et le chariot ; ni le bâtisseur, ni le cochon, ni la grange.
topic-words-capture = capturer, prisonnier, prendre
topic-closing = Un partisan au sommet
topic-text-closing = Au lieu de placer une figurine tu peux mettre un partisan, ou le grand, au sommet d’une tour ouverte. Plus personne ne peut alors y bâtir. Il n’appartient à aucune zone et y reste jusqu’à la fin, sauf si on le capture.
topic-words-closing = fermer, occuper, sommet, tour
topic-exchange = Échanger des prisonniers
topic-text-exchange = Si tu captures une figurine de quelqu’un qui en tient une à toi, les deux sont aussitôt échangées. S’il en tient de plusieurs sortes, tu choisis laquelle rentre.
topic-words-exchange = échange, échanger, prisonnier
topic-ransom = Rançon
topic-text-ransom = À ton tour tu peux racheter chacune de tes figurines captives pour 3 points, qui vont à qui la tient. Il te faut au moins 3 points, et tu peux placer la figurine au même tour. Une option ne permet qu’une rançon par tour.
topic-words-ransom = rançon, racheter, prisonnier, libre
topic-organiser = La pioche de la tour
topic-text-organiser = Avec cette option la pile est coupée en deux moitiés, et tu pioches la tuile du dessus ou du dessous de l’une d’elles.
topic-words-organiser = pioche, pile, piocher, moitié
