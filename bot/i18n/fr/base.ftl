### Carcassonne: the base game

## Jeux, extensions et options : le nom, une ligne de menu, un paragraphe.

game-carcassonne = Carcassonne
game-line-carcassonne = Bâtissez un paysage tuile après tuile et placez-y vos partisans
game-about-carcassonne = À chaque tour tu poses une tuile, tu peux y placer une figurine, puis on compte ce que la tuile a achevé. Routes, villes, monastères et prés sont à qui y a le plus de partisans. Les extensions se combinent à volonté.
module-base = Jeu de base
module-line-base = Routes, villes et monastères
module-about-base = 72 tuiles et sept partisans chacun. Poser une tuile, placer un partisan, compter ce qui est achevé. Il fait partie de toute partie de Carcassonne.

## Les noms seuls : dans les listes, les panneaux, les légendes.

figure-follower = partisan
kind-city = ville
kind-road = route
kind-monastery = monastère
kind-field = pré
deed-tile = poser une tuile
deed-draw = piocher une tuile
deed-figure = placer une figurine
deed-skip = passer

## Ce qui est demandé et à qui. $player décide.

decision-tile = { $player }, à toi de jouer
decision-draw = { $player }, pioche une tuile ou choisis une autre action
decision-step2 = { $player }, place une figurine ou passe

## Ce que disent les boutons et les coups tapés : assez court pour un téléphone. La première lettre y devient majuscule.

option-tile = { $cell }, { phrase-rotation }
option-draw = { $take ->
    [left_top] piocher : gauche, dessus
    [left_bottom] piocher : gauche, dessous
    [right_top] piocher : droite, dessus
    [right_bottom] piocher : droite, dessous
   *[none] piocher une tuile
}
option-figure = { phrase-role } : { phrase-spot }
skip-step2 = sans figurine
skip-draw = rien de plus

## Ce qui s’est passé, une phrase chacun, au présent. $player est celui dont c’est l’événement, $other la seconde personne.

event-turn-began = { $part ->
    [1] Tour { $turn } : { $player }
   *[2] Tour { $turn }, seconde tuile : { $player }
}
event-drawn = { $player } pioche une tuile. Dans la pile : { $left }
event-unplaceable = { $player } pioche une tuile qui ne va nulle part ; elle quitte le jeu. Dans la pile : { $left }
event-laid = { $tile ->
    [abbey] { $player } pose l’abbaye en { $cell }
   *[other] { $player } pose la tuile en { $cell }
}
event-deployed = { $player } place { phrase-role-object } en { $cell }, { phrase-spot-in }
event-completed = { $kind ->
    [city] Une ville en { $cell } est achevée : { phrase-tiles }
    [road] Une route en { $cell } est achevée : { phrase-tiles }
    [monastery] Le monastère en { $cell } est achevé
    [garden] Le jardin en { $cell } est achevé
   *[other] Une zone en { $cell } est achevée : { phrase-tiles }
}
event-returned = { $player } récupère { phrase-role-object } en { $cell }
event-final-scoring = { $tiles_unplaced ->
    [0] Décompte final
    [one] Décompte final ; il reste { $tiles_unplaced } tuile dans la pile
   *[other] Décompte final ; il reste { $tiles_unplaced } tuiles dans la pile
}
event-finished = { $count ->
    [one] La partie est finie. { $winners } gagne avec { phrase-points }
   *[other] La partie est finie. { $winners } se partagent la victoire avec { phrase-points }
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

topic-turn = Un tour
topic-text-turn = Tu pioches une tuile et la poses, puis tu peux y placer une figurine, puis on compte tout ce que la tuile a achevé. C’est ensuite au joueur suivant, dans le sens des aiguilles d’une montre.
topic-words-turn = tour, ordre, étapes, coup, déroulement, ordre du tour
topic-tile = Poser une tuile
topic-text-tile = Une tuile va dans une case libre et touche au moins une autre tuile par un côté. Chaque côté doit s’accorder au voisin : ville contre ville, route contre route, pré contre pré. Tu choisis la case et le sens.
topic-words-tile = tuile, poser, placer, tourner, côté, départ
topic-unplaceable = Une tuile qui ne va nulle part
topic-text-unplaceable = Si la tuile piochée n’a aucune place permise, elle quitte le jeu et tu en pioches une autre. Si la pile est alors vide, ton tour finit sans tuile.
topic-words-unplaceable = impossible, défausse, pile, piocher, ne va pas, impossible à poser
topic-feature = Zones
topic-text-feature = Routes, villes, prés, monastères et jardins sont des zones. Une route, une ville ou un pré grandit avec chaque tuile qui la continue par un côté. Les coins ne relient jamais rien.
topic-words-feature = zone, région, objet, segment, relier
topic-follower = Partisans
topic-text-follower = Chacun a sept partisans. Après avoir posé ta tuile, tu peux en placer un de ta réserve sur une route, une ville, un monastère ou un pré de cette même tuile. Il y reste jusqu’au décompte de la zone ; tu ne peux pas le reprendre avant.
topic-words-follower = partisan, meeple, figurine, pion, réserve, placer, combien de meeples
topic-occupied = Zones occupées
topic-text-occupied = Tu ne peux pas placer de partisan dans une zone où quelqu’un se tient déjà, aussi loin soit-il, et tes propres partisans te bloquent aussi. Plusieurs partisans ne se rejoignent que si une tuile relie des zones prises séparément.
topic-words-occupied = occupé, pris, libre, revendiquer, relier
topic-road = Routes
topic-text-road = Un partisan sur une route est un voleur. Une route est achevée quand ses deux bouts se ferment à un carrefour, une ville, un monastère ou une autre fin, ou quand elle tourne en rond. Elle rapporte 1 point par tuile, à la fin de la partie aussi si elle est inachevée.
topic-words-road = route, chemin, voleur, carrefour, boucle, brigand, bandit
topic-city = Villes
topic-text-city = Un partisan dans une ville est un chevalier. Une ville est achevée quand son mur est fermé et qu’il n’y a pas de trou dedans. Elle rapporte 2 points par tuile et 2 par blason ; inachevée à la fin de la partie, 1 seulement pour chacun.
topic-words-city = ville, cité, chevalier, mur, château
topic-shield = Blasons
topic-text-shield = Un blason donne plus de valeur à sa ville : 2 points quand elle est achevée, 1 à la fin de la partie sinon. Les blasons donnent aussi sa force au maire.
topic-words-shield = blason, écu, drapeau, armoiries
topic-monastery = Monastères
topic-text-monastery = Un partisan dans un monastère est un moine. Il est achevé quand les huit cases autour ont des tuiles, et rapporte 9 points. À la fin de la partie, inachevé, il rapporte 1 point pour lui-même et 1 pour chaque tuile autour.
topic-words-monastery = monastère, moine, cloître, abbaye, huit, neuf
topic-complete = Zones achevées
topic-text-complete = Une zone est achevée quand on ne peut plus rien y ajouter. Tout ce qu’une tuile achève est compté au même tour. Tu peux encore occuper une zone libre que ta tuile vient d’achever ; ton partisan la compte et revient aussitôt.
topic-words-complete = achevé, complet, terminé, fermé, décompte
topic-majority = Qui marque
topic-text-majority = Qui a le plus de partisans dans une zone en marque tous les points ; les autres n’ont rien. Si plusieurs en ont autant, chacun marque tous les points. Une zone où personne ne se tient ne rapporte rien à personne.
topic-words-majority = majorité, propriétaire, égalité, partage, plus, plus de meeples, deux meeples
topic-return = Le retour des partisans
topic-text-return = Quand une zone est comptée, tous ses partisans reviennent à leurs joueurs, qu’ils aient rapporté ou non. Tu peux les placer de nouveau dès ton tour suivant.
topic-words-return = retour, revenir, réserve, reprendre, récupérer
topic-end = Fin de la partie
topic-text-end = La partie finit au tour où la dernière tuile est posée. On compte alors les routes, villes et monastères inachevés, et les prés, pour qui s’y tient. Qui a le plus de points gagne ; à égalité on partage la victoire.
topic-words-end = fin, décompte, final, gagner, vainqueur, égalité, qui gagne, fin de partie
topic-points = Les points en bref
topic-text-points = Route : 1 par tuile. Ville : 2 par tuile et par blason, inachevée 1. Monastère : 9, inachevé 1 et 1 par tuile autour. Pré : 3 par ville achevée, à la fin. Les extensions en changent une partie.
topic-words-points = points, score, tableau, valeur
topic-players = Joueurs
topic-text-players = On joue de deux à cinq, avec Auberges & Cathédrales à six. L’ordre est tiré au sort et suit les aiguilles d’une montre.
topic-words-players = joueurs, places, nombre, ordre, six
