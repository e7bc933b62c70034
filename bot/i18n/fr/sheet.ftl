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
sheet-turn-1-base = 1. Pioche une tuile
sheet-turn-1-river = Les tuiles de la rivière viennent d’abord
sheet-turn-1-abbey-mayor = Ou pose plutôt ton monastère dans un trou
sheet-turn-2-siege = Applique d’abord ses symboles de siège
sheet-turn-2-base = 2. Pose-la pour que tous les côtés correspondent
sheet-turn-3-base = 3. Pose un pion sur cette tuile, ou passe
sheet-turn-3-abbot = Ou reprends ton abbé et compte ses points
sheet-turn-3-tower = Ou ajoute un étage de tour et capture un meeple, ou ferme une tour
sheet-turn-3-siege = Ensuite, tu peux envoyer un défenseur dans un avant-poste
sheet-turn-4-base = 4. Ce qui est complet compte, et ses meeples reviennent
sheet-turn-4-traders-builders = Les marchandises d’une ville que tu complètes sont à toi
sheet-turn-4-abbey-mayor = Un chariot qui a compté peut repartir
sheet-turn-4-king-robber = La plus grande ville prend le roi, la plus longue route le chevalier-brigand
sheet-turn-5-traders-builders = Avant cela, un second tour si tu as agrandi la route ou la ville de ton bâtisseur
sheet-turn-5-base = 5. Puis c’est au joueur suivant, dans le sens horaire
button-explain = Que puis-je faire ici ?
rules-of-choice = { $topic } : { $text }
