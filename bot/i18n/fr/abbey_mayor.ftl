### Abbey & Mayor

## Jeux, extensions et options : le nom, une ligne de menu, un paragraphe.

module-abbey-mayor = Maires et Monastères
module-line-abbey-mayor = 12 tuiles, monastère, maire, grange
module-about-abbey-mayor = Le monastère comble un trou de la carte, le maire vaut autant que la ville a de blasons, le chariot repart après avoir rapporté, et la grange prend un pré pour de bon.

## Les noms seuls : dans les listes, les panneaux, les légendes.

figure-mayor = maire
figure-wagon = chariot
figure-barn = grange
deed-abbey = poser le monastère
deed-barn = placer la grange
deed-wagon = déplacer le chariot

## Ce qui est demandé et à qui. $player décide.

decision-wagon = { $player }, ton chariot en { $cell } a rapporté : déplace-le ou reprends-le

## Ce que disent les boutons et les coups tapés : assez court pour un téléphone. La première lettre y devient majuscule.

option-abbey = monastère en { $cell }
option-barn = grange au sud-est de { $cell }
option-wagon = { $cell } : { phrase-spot }
skip-wagon = reprendre le chariot

## Ce qui s’est passé, une phrase chacun, au présent. $player est celui dont c’est l’événement, $other la seconde personne.

event-wagon-moved = { $stays ->
    [yes] { $player } déplace le chariot en { $cell } : { phrase-spot }
   *[no] { $player } déplace le chariot de { $start } à { $cell } : { phrase-spot }
}
event-barn-built = { $player } place la grange au coin sud-est de { $cell }

## Les points avec les termes de leur somme, un message par raison, sans verbe.

points-barn = { $player } +{ $points } : { figure-barn }, { kind-field } { $cell } ({ part-cities }{ part-each })
part-barn = { $barn_placed ->
    [0] { $barn_joined ->
        [0] { "" }
       *[other] , grange
    }
   *[other] , grange
}

## Pourquoi un ordinateur choisit ce qu’il choisit, ou choisirait à la place de quelqu’un ; et ce qu’il dit d’une partie finie.

why-abbey = C’est en { $cell } que le monastère est le plus utile.
why-wagon = Le chariot trouve du travail en { $cell }.
why-barn = La grange a le meilleur pré en { $cell }.

## Ce qui est écrit dans les images et dans les textes qui disent la même chose.

scene-abbey = monastère
scene-reason-barn = granges

## Ce qui est devant un joueur, et où en est la partie, pour la carte en mots.

supply-mayor = { $count ->
    [one] { $count } maire
   *[other] { $count } maires
}
supply-wagon = { $count ->
    [one] { $count } chariot
   *[other] { $count } chariots
}
supply-barn = { $count ->
    [one] { $count } grange
   *[other] { $count } granges
}
token-abbey = { $count ->
    [one] { $count } tuile monastère
   *[other] { $count } tuiles monastère
}
tile-abbey = Le monastère : il va partout.

## Les règles par sujet, avec nos mots : un titre, un paragraphe, et d’autres mots sous lesquels on peut chercher.

topic-abbey = Le monastère
topic-text-abbey = Au lieu de piocher, tu peux poser ta tuile monastère dans un trou bordé de tuiles des quatre côtés. Elle va partout. Elle ferme les routes et les villes qu’elle touche sans en faire partie, et tu peux y placer un moine.
topic-words-abbey = monastère, trou, vide, abbaye
topic-abbey-round = Le tour des monastères
topic-text-abbey-round = Après le dernier tour, les joueurs qui ont encore leur monastère peuvent le poser une fois s’il y a un trou, en commençant à gauche du dernier joueur. Les monastères non posés ne rapportent rien.
topic-words-abbey-round = monastère, abbaye, tour, dernier, fin
topic-mayor = Le maire
topic-text-mayor = Le maire ne se place que dans une ville. Il compte pour autant de meeples que la ville a de blasons ; sans blason, il ne compte pas, mais il écarte quand même les autres.
topic-words-mayor = maire, ville, blason, majorité
topic-wagon = Le chariot
topic-text-wagon = Le chariot se place sur les routes, dans les villes et les abbayes. Après avoir rapporté, il peut partir vers une route, une ville ou une abbaye libre et incomplète, sur sa tuile ou l’une des huit autour.
topic-words-wagon = chariot, roulotte, mener, déplacer
topic-barn = La grange
topic-text-barn = Place ta grange là où quatre tuiles se rejoignent dans un pré qui n’a pas encore de grange. Les paysans du pré rapportent comme à la fin et reviennent. Ensuite aucun paysan ne peut y aller, et à la fin la grange rapporte 4 points par ville complète.
topic-words-barn = grange, pré, coin, jonction, paysan
topic-barn-joined = Relier un pré à une grange
topic-text-barn-joined = Quand une tuile relie un pré avec des paysans à un pré avec une grange, le joueur qui a le plus de paysans marque 1 point par ville complète, 2 avec un cochon. Puis tous les paysans et cochons du pré reviennent.
topic-words-barn-joined = grange, relier, pré, paysan, cochon
