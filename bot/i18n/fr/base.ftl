### Carcassonne: the base game

## Jeux, extensions et options : le nom, une ligne de menu, un paragraphe.

game-carcassonne = Carcassonne
game-line-carcassonne = Bâtir un paysage tuile après tuile et l’occuper avec ses meeples
game-about-carcassonne = À chaque tour, tu poses une tuile, tu peux y placer un meeple et tu marques ce qu’elle complète. Une zone rapporte au joueur qui y a le plus de meeples. Les extensions se combinent comme tu veux.
module-base = Jeu de base
module-line-base = Routes, villes et abbayes
module-about-base = 72 tuiles et sept meeples par joueur. Poser une tuile, placer un meeple, marquer ce qui est complet : la base de toute partie de Carcassonne.

## Les noms seuls : dans les listes, les panneaux, les légendes.

figure-follower = meeple
kind-city = ville
kind-road = route
kind-monastery = abbaye
kind-field = pré
deed-tile = poser une tuile
deed-draw = piocher une tuile
deed-figure = placer un meeple
deed-skip = passer

## Ce qui est demandé et à qui. $player décide.

decision-tile = { $player }, à toi de jouer
decision-draw = { $player }, pioche une tuile ou choisis une autre action
decision-step2 = { $player }, place un meeple ou passe

## Ce que disent les boutons et les coups tapés : assez court pour un téléphone. La première lettre y devient majuscule.

option-tile = { $cell }, { phrase-rotation }
option-draw = { $take ->
    [left_top] piocher : à gauche, dessus
    [left_bottom] piocher : à gauche, dessous
    [right_top] piocher : à droite, dessus
    [right_bottom] piocher : à droite, dessous
   *[none] piocher une tuile
}
option-figure = { phrase-role } : { phrase-spot }
short-figure = { $kind ->
    [city] { phrase-role } : { phrase-direction }
    [road] { phrase-role } : { phrase-direction }
    [field] { phrase-role } : { phrase-direction }
    [monastery] { phrase-role }
   *[other] { phrase-role } : { phrase-spot }
}
letters-figure = { $kind ->
    [city] { phrase-role } : { phrase-side }
    [road] { phrase-role } : { phrase-side }
    [field] { phrase-role } : { phrase-side }
    [monastery] { phrase-role }
   *[other] { phrase-role } : { phrase-spot }
}
skip-step2 = passer
skip-draw = rien d’autre

## Ce qui s’est passé, une phrase chacun, au présent. $player est celui dont c’est l’événement, $other la seconde personne.

event-turn-began = { $part ->
    [1] Tour { $turn } : { $player }
   *[2] Tour { $turn }, deuxième tuile : { $player }
}
event-drawn = { $player } pioche une tuile. Tuiles restantes : { $left }
event-unplaceable = { $player } pioche une tuile qui ne va nulle part : elle est écartée. Tuiles restantes : { $left }
event-laid = { $tile ->
    [abbey] { $player } pose le monastère en { $cell }
   *[other] { $player } pose la tuile en { $cell }
}
event-deployed = { $player } place { phrase-role-object } en { $cell }, { phrase-spot-in }
event-completed = { $kind ->
    [city] Une ville en { $cell } est complète : { phrase-tiles }
    [road] Une route en { $cell } est complète : { phrase-tiles }
    [monastery] L’abbaye en { $cell } est complète
    [garden] Le jardin en { $cell } est complet
   *[other] Une zone en { $cell } est complète : { phrase-tiles }
}
event-returned = { $player } récupère { phrase-role-object } en { $cell }
event-final-scoring = { $tiles_unplaced ->
    [0] Décompte final
    [one] Décompte final, avec { $tiles_unplaced } tuile restante
   *[other] Décompte final, avec { $tiles_unplaced } tuiles restantes
}
event-finished = { $count ->
    [one] Partie terminée – { $winners } gagne avec { phrase-points } !
   *[other] Partie terminée – { $winners } se partagent la victoire avec { phrase-points } !
}

## Les points avec les termes de leur somme, un message par raison, sans verbe.

points-road = { $player } +{ $points } : { kind-road } { $cell } ({ phrase-tiles }{ part-inn })
points-city = { $player } +{ $points } : { kind-city } { $cell } ({ phrase-tiles }{ part-shields }{ part-cathedral })
points-monastery = { $player } +{ $points } : { kind-monastery } { $cell } ({ part-around }{ part-retrieved })
part-shields = { $shields ->
    [0] { "" }
    [one] , { $shields } blason
   *[other] , { $shields } blasons
}
part-around = { phrase-tiles }, { $neighbours } autour

## Les règles par sujet, avec nos mots : un titre, un paragraphe, et d’autres mots sous lesquels on peut chercher.

topic-sheet = Les règles en une page
topic-text-sheet = L’ordre d’un tour, toutes les pièces, tous les points et les tuiles, avec les extensions en jeu.
topic-words-sheet = aide-mémoire, résumé, aperçu, page, tout, toutes les règles, fiche, mémo
topic-turn = Un tour
topic-text-turn = Pioche une tuile et pose-la, place un meeple dessus si tu veux, puis marque tout ce que la tuile complète. C’est ensuite au joueur suivant, dans le sens horaire.
topic-words-turn = tour, ordre, étapes, coup, déroulement, ordre du tour
topic-tile = Poser une tuile
topic-text-tile = Pose ta tuile sur une case libre, à côté d’au moins une autre tuile. Tous les côtés qui se touchent doivent correspondre : ville contre ville, route contre route, pré contre pré. Tu choisis la case et le sens.
topic-words-tile = tuile, poser, placer, tourner, côté, départ, combien de tuiles
topic-unplaceable = Une tuile qui ne va nulle part
topic-text-unplaceable = Si ta tuile ne va nulle part, elle est écartée et tu en pioches une autre. S’il n’en reste plus, ton tour finit sans tuile.
topic-words-unplaceable = impossible, défausse, pile, piocher, ne va pas, impossible à poser
topic-feature = Zones
topic-text-feature = Routes, villes, prés, abbayes et jardins sont des zones. Une route, une ville ou un pré grandit avec chaque tuile qui le prolonge par un côté. Les coins ne relient jamais rien.
topic-words-feature = zone, région, objet, segment, relier
topic-follower = Meeples
topic-text-follower = Tu as sept meeples. Après avoir posé une tuile, tu peux en placer un sur une route, une ville, une abbaye ou un pré de cette tuile. Il y reste jusqu’à ce que la zone rapporte ; tu ne peux pas le reprendre avant.
topic-words-follower = partisan, partisans, meeple, figurine, pion, réserve, placer, combien de meeples
topic-occupied = Zones occupées
topic-text-occupied = Tu ne peux pas placer de meeple sur une zone qui en a déjà un, même loin de là et même à toi. Tu peux la rejoindre plus tard, en reliant deux zones déjà occupées.
topic-words-occupied = occupé, pris, libre, revendiquer, relier
topic-road = Routes
topic-text-road = Un meeple sur une route est un brigand. Une route est complète quand ses deux bouts s’arrêtent à un carrefour, une ville, une abbaye ou une autre fin de route, ou quand elle forme une boucle. Elle rapporte 1 point par tuile, complète ou non.
topic-words-road = route, chemin, voleur, carrefour, boucle, brigand, bandit
topic-city = Villes
topic-text-city = Un meeple dans une ville est un chevalier. Une ville est complète quand sa muraille est fermée et sans trou à l’intérieur. Elle rapporte 2 points par tuile et 2 par blason ; incomplète à la fin, 1 seul pour chacun.
topic-words-city = ville, cité, chevalier, mur, château, points pour une ville
topic-shield = Blasons
topic-text-shield = Un blason ajoute 2 points à une ville complète, ou 1 à une ville incomplète à la fin.
topic-words-shield = blason, écu, drapeau, armoiries, bouclier
topic-monastery = Abbayes
topic-text-monastery = Un meeple dans une abbaye est un moine. Il rapporte 9 points quand les huit cases autour sont remplies. À la fin, une abbaye incomplète rapporte 1 point pour elle-même et 1 par tuile autour.
topic-words-monastery = abbaye, moine, cloître, monastère, huit, neuf
topic-complete = Zones complètes
topic-text-complete = Une zone est complète quand on ne peut plus rien y ajouter. Elle rapporte dans le même tour. Si elle est libre, tu peux encore l’occuper : ton meeple marque les points et revient aussitôt.
topic-words-complete = complet, complète, achevé, terminé, fermé, décompte
topic-majority = Qui marque les points
topic-text-majority = Le joueur qui a le plus de meeples sur une zone en marque tous les points. En cas d’égalité, chaque joueur à égalité les marque tous. Une zone libre ne rapporte rien à personne.
topic-words-majority = majorité, propriétaire, égalité, partage, plus, plus de meeples, deux meeples, voler, voler une ville, prendre
topic-return = Le retour des meeples
topic-text-return = Quand une zone rapporte, tous ses meeples reviennent à leurs joueurs, qu’ils aient marqué ou non. Tu peux les replacer dès ton tour suivant.
topic-words-return = retour, revenir, réserve, reprendre, récupérer
topic-end = Fin de la partie
topic-text-end = La partie finit après le tour où la dernière tuile est posée. Les zones incomplètes et les prés rapportent alors leurs points. Le plus de points gagne ; les joueurs à égalité partagent la victoire.
topic-words-end = fin, décompte, final, gagner, vainqueur, égalité, qui gagne, fin de partie, dernière tuile
topic-points = Les points en bref
topic-text-points = Route : 1 par tuile. Ville : 2 par tuile et par blason, incomplète 1. Abbaye : 9, incomplète 1 et 1 par tuile autour. Pré : 3 par ville complète, à la fin. Certaines extensions changent ces points.
topic-words-points = points, score, tableau, valeur, combien de points
topic-players = Joueurs
topic-text-players = On joue à deux, trois, quatre ou cinq, et à six avec Auberges et Cathédrales. L’ordre est tiré au sort et suit le sens horaire.
topic-words-players = joueurs, places, nombre, ordre, six, qui commence, premier joueur
