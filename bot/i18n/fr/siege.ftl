### Siege and Defence

## Jeux, extensions et options : le nom, une ligne de menu, un paragraphe.

module-siege = Siège & Défense
module-line-siege = Une forteresse et 17 tuiles
module-about-siege = La forteresse est au milieu de la carte et a trois avant-postes. Des partisans les défendent, des catapultes les attaquent, et chaque défenseur rapporte 3 points. Deux partisans de plus chacun. À jouer de préférence avec l’Abbé.

## Les noms seuls : dans les listes, les panneaux, les légendes.

outpost-knights = avant-poste des chevaliers
outpost-travellers = avant-poste des voleurs
outpost-monks = avant-poste des moines
deed-outpost = placer un défenseur
deed-siege = choisir un avant-poste
deed-withdraw = retirer une figurine

## Ce qui est demandé et à qui. $player décide.

decision-outpost = { $player }, envoie un défenseur à un avant-poste, ou passe
decision-siege = { $player }, choisis un avant-poste pour le symbole de siège
decision-withdraw = { $outpost ->
    [knights] { $player }, attaque sur les chevaliers : retire un chevalier
    [travellers] { $player }, attaque sur les voleurs : retire un voleur
   *[monks] { $player }, attaque sur les moines : retire un moine ou un abbé
}

## Ce que disent les boutons et les coups tapés : assez court pour un téléphone. La première lettre y devient majuscule.

option-outpost = défenseur : { phrase-outpost }
option-siege = { phrase-outpost }
option-withdraw = { $cell } : { phrase-role }, { phrase-spot }
skip-outpost = pas de défenseur

## Ce qui s’est passé, une phrase chacun, au présent. $player est celui dont c’est l’événement, $other la seconde personne.

event-defender-placed = { $pile ->
    [yes] { $player } place un défenseur { phrase-outpost-at }, dans la case des partisans
   *[no] { $player } place un défenseur { phrase-outpost-at }, dans la rangée
}
event-advanced = Une catapulte se poste { phrase-outpost-at }
event-attacked = { $outpost ->
    [knights] L’avant-poste des chevaliers est attaqué
    [travellers] L’avant-poste des voleurs est attaqué
   *[monks] L’avant-poste des moines est attaqué
}
event-counter-attacked = { $outpost ->
    [knights] Les défenseurs de l’avant-poste des chevaliers contre-attaquent
    [travellers] Les défenseurs de l’avant-poste des voleurs contre-attaquent
   *[monks] Les défenseurs de l’avant-poste des moines contre-attaquent
}
event-withdrawn = { $player } doit retirer { phrase-role-object } en { $cell }
event-defenders-home = { $count ->
    [one] { $player } récupère { $count } défenseur : { phrase-outpost }
   *[other] { $player } récupère { $count } défenseurs : { phrase-outpost }
}

## Les points avec les termes de leur somme, un message par raison, sans verbe.

points-defence = { $player } +{ $points } : { $defenders ->
    [one] { $defenders } défenseur
   *[other] { $defenders } défenseurs
}

## Pourquoi un ordinateur choisit ce qu’il choisit, ou choisirait à la place de quelqu’un ; et ce qu’il dit d’une partie finie.

why-withdraw = La figurine en { $cell } manquera le moins.
why-siege = C’est là que l’attaque nuit le moins à son propre camp.
why-defends = Un défenseur rapporte des points et protège les figurines du dehors.

## Ce qui est écrit dans les images et dans les textes qui disent la même chose.

scene-fortress = La forteresse, de M20 à P22 :
scene-outpost = { $catapult ->
    [yes] { phrase-outpost } : dans la rangée de { $length } { $row } ; dans la case des partisans { $pile } ; avec une catapulte.
   *[no] { phrase-outpost } : dans la rangée de { $length } { $row } ; dans la case des partisans { $pile }.
}
scene-dead = { $count ->
    [one] Plus rien ne peut aller en { $cells }.
   *[other] Plus rien ne peut aller en { $cells }.
}
scene-covered = { $cell } fait partie de la forteresse, de M20 à P22.
scene-reason-defence = Défense

## Ce qui est devant un joueur, et où en est la partie, pour la carte en mots.

mark-knights = symbole de siège : chevaliers
mark-travellers = symbole de siège : voleurs
mark-monks = symbole de siège : moines
mark-any = symbole de siège : point d’interrogation

## Les règles par sujet, avec nos mots : un titre, un paragraphe, et d’autres mots sous lesquels on peut chercher.

topic-fortress = La forteresse
topic-text-fortress = La forteresse est là où serait la tuile de départ et compte comme douze tuiles. Personne ne peut s’y tenir, sauf comme défenseur. Pour chaque pré contre son mur elle compte comme une ville achevée, et pour rien d’autre. Son contour est une reconstitution.
topic-words-fortress = forteresse, château, départ, siège, pré
topic-outpost = Avant-postes
topic-text-outpost = Il y a trois avant-postes : pour les chevaliers, pour les voleurs, pour les moines et abbés. Chacun a une rangée de défenseurs, à côté une case des partisans, et une place pour une catapulte. La longueur des rangées dépend du nombre de joueurs ; les longueurs d’ici sont une reconstitution.
topic-words-outpost = avant-poste, rangée, case, siège
topic-defender = Défenseurs
topic-text-defender = Quand tu places un partisan, l’abbé, le maire ou le chariot sur la nouvelle tuile, tu peux aussi envoyer un partisan ordinaire de ta réserve à l’avant-poste de son rôle : chevalier, voleur, ou moine et abbé. À côté d’un paysan tu choisis l’avant-poste, et le défenseur se tient dans sa case des partisans.
topic-words-defender = défenseur, défendre, partisan, avant-poste
topic-siege-symbol = Symboles de siège
topic-text-siege-symbol = Les symboles de la tuile piochée s’exécutent avant la pose, de gauche à droite. Chacun poste une catapulte à son avant-poste ; s’il y en a déjà une, l’avant-poste est attaqué. Pour un point d’interrogation tu choisis l’avant-poste. Quatorze de ces tuiles et tous les symboles sont une reconstitution.
topic-words-siege-symbol = symbole, catapulte, interrogation, siège
topic-attack = Attaques
topic-text-attack = Chaque défenseur de l’avant-poste attaqué rapporte 3 points. Qui n’y a pas de défenseur doit retirer de la carte une figurine de ce rôle : un chevalier, un voleur, ou un moine ou abbé. Puis les défenseurs rentrent et la catapulte est enlevée.
topic-words-attack = attaque, catapulte, retirer, enlever
topic-counter-attack = Contre-attaques
topic-text-counter-attack = Quand une rangée est pleine, ses défenseurs contre-attaquent au même tour, avant le décompte : 3 points par défenseur de cet avant-poste, puis tous rentrent et la catapulte est enlevée. À la fin de la partie chaque avant-poste contre-attaque une fois.
topic-words-counter-attack = contre-attaque, rangée, pleine, fin
