sheet-points-base =
    Route : 1 par tuile
    Ville : 2 par tuile et blason ; incomplète, 1
    Abbaye : 9 ; incomplète, 1, et 1 par tuile autour
sheet-points-fields = Pré : 3 par ville complète qui le touche, à la fin
sheet-points-abbot =
    Jardin : comme une abbaye
    Abbé repris avant la fin : 1, et 1 par tuile autour
sheet-points-inns-cathedrals =
    Route avec auberge : 2 par tuile ; incomplète, 0
    Ville avec cathédrale : 3 par tuile et blason ; incomplète, 0
sheet-points-traders-builders =
    Marchandises : 10 pour le plus de vin, de blé ou de tissu, à la fin
    Pré avec ton cochon : 1 de plus par ville
sheet-points-abbey-mayor =
    Monastère : comme une abbaye
    Grange : 4 par ville complète, à la fin
    Paysans renvoyés par une grange : 3 par ville, ou 1 s’ils rejoignent son pré plus tard
sheet-points-king-robber =
    Roi : 1 par ville complète sur la carte, à la fin
    Chevalier-brigand : 1 par route complète sur la carte, à la fin
sheet-points-tower = Rançon : 3, du propriétaire du meeple à celui qui le retient
sheet-points-siege = Défenseurs : 3 chacun quand leur avant-poste est attaqué ou riposte
sheet-follower-base = 7 meeples chacun : route, ville ou abbaye
sheet-follower-fields = Paysan : un meeple dans un pré, jusqu’à la fin
sheet-follower-abbot = 1 abbé : abbaye ou jardin ; tu peux le reprendre plus tôt
sheet-follower-inns-cathedrals = 1 grand meeple : comme un meeple, compte pour deux
sheet-follower-traders-builders =
    1 bâtisseur : ta route ou ta ville ; agrandis-la pour rejouer
    1 cochon : un pré avec ton paysan
sheet-follower-abbey-mayor =
    1 maire : ville ; aussi fort qu’elle a de blasons
    1 chariot : route, ville ou abbaye ; repart après avoir compté
    1 grange : là où se touchent les coins de quatre prés
sheet-follower-tower = Tous les meeples à portée d’une tour peuvent être capturés ; un meeple au sommet ferme la tour
sheet-follower-siege = 2 meeples de plus chacun ; les défenseurs sont dans un avant-poste
sheet-turn-1-base = Pioche une tuile
sheet-turn-1-river = Les tuiles de la rivière viennent d’abord
sheet-turn-1-abbey-mayor = Ou pose plutôt ton monastère dans un trou
sheet-turn-2-siege = Applique d’abord ses symboles de siège
sheet-turn-2-base = Pose-la pour que tous les côtés correspondent
sheet-turn-3-base = Pose un pion sur cette tuile, ou passe
sheet-turn-3-abbot = Ou reprends ton abbé et compte ses points
sheet-turn-3-tower = Ou ajoute un étage de tour et capture un meeple, ou ferme une tour
sheet-turn-3-siege = Ensuite, tu peux envoyer un défenseur dans un avant-poste
sheet-turn-4-base = Ce qui est complet compte, et ses meeples reviennent
sheet-turn-4-traders-builders = Les marchandises d’une ville que tu complètes sont à toi
sheet-turn-4-abbey-mayor = Un chariot qui a compté peut repartir
sheet-turn-4-king-robber = La plus grande ville prend le roi, la plus longue route le chevalier-brigand
sheet-turn-5-traders-builders = Avant cela, un second tour si tu as agrandi la route ou la ville de ton bâtisseur
sheet-turn-5-base = Puis c’est au joueur suivant, dans le sens horaire
sheet-turn-1-cardcassonne =
    Joue une carte ou, une fois par manche, place ton grand meeple au bout d’une rangée
    Ta première carte de la manche va face cachée dans n’importe quelle rangée
    Les autres vont face visible : dans la rangée de leur couleur, les jokers où tu veux
sheet-turn-2-cardcassonne = La manche finit quand toutes les cartes sont jouées et tous les grands meeples placés
sheet-turn-3-cardcassonne = Chaque grand meeple prend les cartes entre lui et le plateau ou le grand meeple à sa gauche
sheet-turn-4-cardcassonne = Les cartes prises comptent ; les autres restent dans leurs rangées
sheet-turn-5-cardcassonne = Le dernier joueur à placer son grand meeple donne à la manche suivante
sheet-follower-cardcassonne =
    1 grand meeple chacun : prend une rangée par manche
    1 coffre chacun : tes bâtiments, jusqu’à la fin
sheet-points-cardcassonne =
    Personnes : la somme de leurs valeurs, fois leur nombre
    Animaux : quand un groupe d’une couleur grandit, 3, 6, 9, 12 ou 14 pour 1 à 5, puis 2 de plus chacun
    Joker animal : rejoint un groupe ; 3 si tu n’as pas d’animaux
    Bâtiments, à la fin : 5, 15 ou 30 pour 2, 3 ou 4 couleurs différentes
    Joker bâtiment : toute couleur qui manque à sa série
    Dragon et fée : 10 chacun
    Carte mal placée : 10, ou garde l’animal ou le bâtiment
sheet-tiles-cardcassonne =
    64 personnes : par couleur, 8 de valeur 1, 5 de 2, 3 de 3
    36 animaux, 9 par couleur
    20 bâtiments, 5 par couleur
    4 jokers animaux, 4 jokers bâtiments
    1 dragon, 1 fée
    À deux, 10 manches de 6 cartes ; à trois, 8 de 5 ; à quatre, 6 de 5 ; à cinq, 6 de 4
sheet-step = { $number }. { $line }
sheet-title = { $game } en une page
sheet-heading-turn = Un tour
sheet-heading-follower = Pièces
sheet-heading-points = Points
sheet-heading-tiles = Matériel
sheet-tiles = { $name } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
sheet-tiles-pile = Dans la pioche au départ : { $count }
button-explain = Que puis-je faire ici ?
rules-of-choice = { $topic } : { $text }
