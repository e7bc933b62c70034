### Abbey & Mayor

## Jeux, extensions et options : le nom, une ligne de menu, un paragraphe.

module-abbey-mayor = Abbaye & Maire
module-line-abbey-mayor = 12 tuiles, avec chariot et grange
module-about-abbey-mayor = L’abbaye comble un trou de la carte, le maire vaut autant que la ville a de blasons, le chariot repart après le décompte, et la grange prend un pré pour de bon.

## Les noms seuls : dans les listes, les panneaux, les légendes.

figure-mayor = maire
figure-wagon = chariot
figure-barn = grange
deed-abbey = poser l’abbaye
deed-barn = placer la grange
deed-wagon = déplacer le chariot

## Ce qui est demandé et à qui. $player décide.

decision-wagon = { $player }, ton chariot en { $cell } a marqué : déplace-le ou reprends-le

## Ce que disent les boutons et les coups tapés : assez court pour un téléphone. La première lettre y devient majuscule.

option-abbey = abbaye en { $cell }
option-barn = grange au sud-est de { $cell }
option-wagon = { $cell } : { phrase-spot }
skip-wagon = chariot à la maison

## Ce qui s’est passé, une phrase chacun, au présent. $player est celui dont c’est l’événement, $other la seconde personne.

event-wagon-moved = { $player } mène le chariot de { $start } à { $cell } : { phrase-spot }
event-barn-built = { $player } place la grange au coin sud-est de { $cell }

## Les points avec les termes de leur somme, un message par raison, sans verbe.

points-barn = { $player } +{ $points } : { figure-barn }, { kind-field } { $cell } ({ part-cities }{ part-each })
part-barn = { $barn_placed ->
    [0] { $barn_joined ->
        [0] { "" }
       *[other] , relié à une grange
    }
   *[other] , grange placée
}

## Pourquoi un ordinateur choisit ce qu’il choisit, ou choisirait à la place de quelqu’un ; et ce qu’il dit d’une partie finie.

why-abbey = C’est en { $cell } que l’abbaye est la plus utile.
why-wagon = Le chariot trouve du travail en { $cell }.
why-barn = La grange a le meilleur pré en { $cell }.

## Ce qui est écrit dans les images et dans les textes qui disent la même chose.

scene-abbey = abbaye
scene-reason-barn = Granges

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
    [one] { $count } tuile d’abbaye
   *[other] { $count } tuiles d’abbaye
}
tile-abbey = L’abbaye : elle va partout.

## Les règles par sujet, avec nos mots : un titre, un paragraphe, et d’autres mots sous lesquels on peut chercher.

topic-abbey = L’abbaye
topic-text-abbey = Au lieu de piocher tu peux poser ton abbaye dans un trou dont les quatre côtés ont des tuiles ; elle va partout. Elle ferme les routes et les villes qu’elle touche sans en faire partie, et c’est un monastère où tu peux placer un moine.
topic-words-abbey = abbaye, trou, vide, monastère
topic-abbey-round = Le tour des abbayes
topic-text-abbey-round = Après le dernier tour, qui a encore une abbaye peut la poser une fois s’il y a un trou, en commençant à gauche de qui a joué en dernier. Les abbayes non posées ne valent rien.
topic-words-abbey-round = abbaye, tour, dernier, fin
topic-mayor = Le maire
topic-text-mayor = Le maire ne se tient que dans une ville. Il compte autant de partisans que la ville a de blasons ; sans blason il ne compte pas, mais écarte quand même les autres.
topic-words-mayor = maire, ville, blason, majorité
topic-wagon = Le chariot
topic-text-wagon = Le chariot se tient sur les routes, dans les villes et les monastères. Quand sa zone a été comptée, tu peux, au lieu de le reprendre, le mener vers une route, une ville ou un monastère libre et inachevé de sa tuile ou de l’une des huit autour.
topic-words-wagon = chariot, roulotte, mener, déplacer
topic-barn = La grange
topic-text-barn = Tu peux placer ta grange là où quatre tuiles se touchent dans un pré, si aucune grange n’y est. Les paysans du pré sont comptés comme à la fin et rentrent. Dès lors personne ne peut s’y coucher, et à la fin la grange te rapporte 4 points par ville achevée.
topic-words-barn = grange, pré, coin, jonction, paysan
topic-barn-joined = Relier un pré à une grange
topic-text-barn-joined = Quand une tuile relie un pré avec des paysans à un pré avec une grange, les paysans majoritaires marquent 1 point par ville achevée, 2 avec un cochon. Puis tous les paysans et cochons du pré rentrent.
topic-words-barn-joined = grange, relier, pré, paysan, cochon
