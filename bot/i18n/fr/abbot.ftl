### Abbot

## Jeux, extensions et options : le nom, une ligne de menu, un paragraphe.

module-abbot = Abbé
module-line-abbot = Un abbé chacun, pour les abbayes et les jardins
module-about-abbot = L’abbé va dans une abbaye ou, seul meeple à le pouvoir, dans un jardin. À un tour suivant, tu peux le reprendre plus tôt et marquer ce qu’il y a déjà.

## Les noms seuls : dans les listes, les panneaux, les légendes.

figure-abbot = abbé
kind-garden = jardin
deed-retrieve = reprendre l’abbé

## Ce que disent les boutons et les coups tapés : assez court pour un téléphone. La première lettre y devient majuscule.

option-retrieve = reprendre l’abbé de { $cell }

## Les points avec les termes de leur somme, un message par raison, sans verbe.

points-garden = { $player } +{ $points } : { kind-garden } { $cell } ({ part-around }{ part-retrieved })
part-retrieved = { $retrieved ->
    [0] { "" }
   *[other] , abbé repris
}

## Pourquoi un ordinateur choisit ce qu’il choisit, ou choisirait à la place de quelqu’un ; et ce qu’il dit d’une partie finie.

why-retrieve = L’abbé ne peut pas rapporter plus en { $cell } : { phrase-points }.

## Ce qui est écrit dans les images et dans les textes qui disent la même chose.

scene-reason-garden = jardins

## Ce qui est devant un joueur, et où en est la partie, pour la carte en mots.

supply-abbot = { $count ->
    [one] { $count } abbé
   *[other] { $count } abbés
}
mark-garden = jardin

## Les règles par sujet, avec nos mots : un titre, un paragraphe, et d’autres mots sous lesquels on peut chercher.

topic-abbot = L’abbé
topic-text-abbot = Place ton abbé au lieu d’un meeple, dans une abbaye ou un jardin de la tuile que tu viens de poser. Il rapporte comme un moine : 9 points quand les huit cases autour sont remplies.
topic-words-abbot = abbé, moine, abbaye, monastère, jardin
topic-garden = Jardins
topic-text-garden = Seul un abbé peut occuper un jardin. Il rapporte comme une abbaye : 9 points une fois entouré, sinon 1 pour lui-même et 1 par tuile autour. Un jardin ne divise pas son pré.
topic-words-garden = jardin, parc, abbé, fleurs
topic-retrieve = Reprendre l’abbé
topic-text-retrieve = À un tour suivant, tu peux reprendre ton abbé au lieu de placer un meeple. Il rapporte 1 point pour sa tuile et 1 par tuile autour, y compris celle que tu viens de poser. Une fois entouré, il rapporte tout seul.
topic-words-retrieve = reprendre, rappeler, abbé, retour
