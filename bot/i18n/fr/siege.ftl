### Siege and Defence

## Jeux, extensions et options : le nom, une ligne de menu, un paragraphe.

module-siege = Siège et Défense
module-line-siege = Forteresse, 17 tuiles, 2 meeples de plus
module-about-siege = La forteresse au milieu de la carte a trois avant-postes. Des meeples les défendent, des catapultes les attaquent, et chaque défenseur rapporte 3 points.

## Les noms seuls : dans les listes, les panneaux, les légendes.

outpost-knights = avant-poste des chevaliers
outpost-travellers = avant-poste des brigands
outpost-monks = avant-poste des moines
deed-outpost = envoyer un défenseur
deed-siege = choisir un avant-poste
deed-withdraw = retirer un meeple de la carte

## Ce qui est demandé et à qui. $player décide.

decision-outpost = { $player }, envoie un défenseur à un avant-poste ou passe
decision-siege = { $player }, choisis un avant-poste pour le symbole de siège
decision-withdraw = { $outpost ->
    [knights] { $player }, attaque contre les chevaliers : retire un chevalier
    [travellers] { $player }, attaque contre les brigands : retire un brigand
   *[monks] { $player }, attaque contre les moines : retire un moine ou l’abbé
}

## Ce que disent les boutons et les coups tapés : assez court pour un téléphone. La première lettre y devient majuscule.

option-outpost = { phrase-outpost }
option-siege = { phrase-outpost }
option-withdraw = { $cell } : { phrase-role }, { phrase-spot }
short-withdraw = { $cell } : { phrase-role }, { phrase-direction }
letters-withdraw = { $cell } : { phrase-role }, { phrase-side }
skip-outpost = pas de défenseur

## Ce qui s’est passé, une phrase chacun, au présent. $player est celui dont c’est l’événement, $other la seconde personne.

event-defender-placed = { $pile ->
    [yes] { $player } place un défenseur { phrase-outpost-at }, en réserve
   *[no] { $player } place un défenseur { phrase-outpost-at }, dans la rangée
}
event-advanced = Une catapulte arrive { phrase-outpost-at }
event-attacked = { $outpost ->
    [knights] Attaque contre l’avant-poste des chevaliers
    [travellers] Attaque contre l’avant-poste des brigands
   *[monks] Attaque contre l’avant-poste des moines
}
event-counter-attacked = { $outpost ->
    [knights] L’avant-poste des chevaliers contre-attaque
    [travellers] L’avant-poste des brigands contre-attaque
   *[monks] L’avant-poste des moines contre-attaque
}
event-withdrawn = { $player } retire { phrase-role-object } de la carte ({ $cell })
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

why-withdraw = Le meeple en { $cell } manquera le moins.
why-siege = { $who ->
    [you] C’est là que l’attaque te fait le moins de mal.
   *[other] C’est là que l’attaque lui fait le moins de mal.
}
why-defends = Un défenseur rapporte des points et évite de retirer des meeples de la carte.

## Ce qui est écrit dans les images et dans les textes qui disent la même chose.

scene-fortress = La forteresse, de M20 à P22 :
scene-outpost = { $catapult ->
    [yes] { phrase-outpost } : rangée de { $length } : { $row } ; réserve : { $pile } ; catapulte
   *[no] { phrase-outpost } : rangée de { $length } : { $row } ; réserve : { $pile }
}
scene-dead = { $count ->
    [one] Plus rien ne va en { $cells }.
   *[other] Plus rien ne va en { $cells }.
}
scene-covered = { $cell } fait partie de la forteresse, de M20 à P22.
scene-reason-defence = défense

## Ce qui est devant un joueur, et où en est la partie, pour la carte en mots.

mark-knights = symbole de siège : chevaliers
mark-travellers = symbole de siège : brigands
mark-monks = symbole de siège : moines
mark-any = symbole de siège : au choix

## Les règles par sujet, avec nos mots : un titre, un paragraphe, et d’autres mots sous lesquels on peut chercher.

topic-fortress = La forteresse
topic-text-fortress = La forteresse prend la place de la tuile de départ et compte pour douze tuiles. Seuls les défenseurs peuvent y aller. Pour chaque pré contre sa muraille, elle compte comme une ville complète, et pour rien d’autre. Son contour est une reconstitution.
topic-words-fortress = forteresse, château, départ, siège, pré
topic-outpost = Avant-postes
topic-text-outpost = Il y a trois avant-postes : pour les chevaliers, pour les brigands, pour les moines et les abbés. Chacun a une rangée pour les défenseurs, une réserve à côté, et une place pour une catapulte. La longueur des rangées dépend du nombre de joueurs ; ces longueurs sont une reconstitution.
topic-words-outpost = avant-poste, rangée, case, réserve, siège
topic-defender = Défenseurs
topic-text-defender = Quand tu places un meeple, l’abbé, le maire ou le chariot sur la nouvelle tuile, tu peux aussi envoyer un meeple ordinaire à l’avant-poste correspondant : chevalier, brigand, ou moine et abbé. Avec un paysan, tu choisis l’avant-poste, et le défenseur va dans sa réserve.
topic-words-defender = défenseur, défendre, partisan, meeple, avant-poste
topic-siege-symbol = Symboles de siège
topic-text-siege-symbol = Les symboles de siège agissent quand tu pioches la tuile, de gauche à droite. Chacun met une catapulte à son avant-poste ; s’il y en a déjà une, l’avant-poste est attaqué. Pour un point d’interrogation, tu choisis l’avant-poste. Quatorze de ces tuiles et tous les symboles sont une reconstitution.
topic-words-siege-symbol = symbole, catapulte, interrogation, siège
topic-attack = Attaques
topic-text-attack = Chaque défenseur de l’avant-poste attaqué rapporte 3 points. Les joueurs qui n’en ont pas là doivent retirer de la carte un meeple de cette sorte : un chevalier, un brigand, ou un moine ou l’abbé. Puis les défenseurs reviennent et la catapulte est enlevée.
topic-words-attack = attaque, catapulte, retirer, enlever
topic-counter-attack = Contre-attaques
topic-text-counter-attack = Quand une rangée est pleine, ses défenseurs contre-attaquent dans le même tour, avant le décompte : 3 points par défenseur de cet avant-poste. Puis tous reviennent et la catapulte est enlevée. À la fin de la partie, chaque avant-poste contre-attaque une fois.
topic-words-counter-attack = contre-attaque, rangée, pleine, fin
