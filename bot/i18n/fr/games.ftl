# Jeux, extensions et options : le nom, une ligne de menu, un paragraphe.

game-carcassonne = Carcassonne
game-line-carcassonne = Bâtissez un paysage tuile après tuile et placez-y vos partisans
game-about-carcassonne = À chaque tour tu poses une tuile, tu peux y placer une figurine, puis on compte ce que la tuile a achevé. Routes, villes, monastères et prés sont à qui y a le plus de partisans. Les extensions se combinent à volonté.
game-cardcassonne = Cardcassonne
game-line-cardcassonne = Un jeu de cartes et de bluff : remplir quatre rangées et les prendre au bon moment
game-about-cardcassonne = Vous posez des cartes dans quatre rangées de couleur et, une fois par manche, tu prends l’une d’elles avec ton grand partisan, qui emporte toutes les cartes devant lui. La première carte de chaque manche se joue face cachée. Les personnes comptent aussitôt, les animaux grandissent de manche en manche, les bâtiments comptent à la fin.

module-base = Jeu de base
module-line-base = Routes, villes et monastères
module-about-base = 72 tuiles et sept partisans chacun. Poser une tuile, placer un partisan, compter ce qui est achevé. Il fait partie de toute partie de Carcassonne.
module-fields = Prés
module-line-fields = Des paysans payés à la fin par les villes achevées
module-about-fields = Un partisan peut se coucher dans un pré comme paysan. Il y reste jusqu’à la fin et rapporte alors 3 points par ville achevée au bord de son pré.
module-river = Rivière
module-line-river = 12 tuiles : la partie commence par une rivière
module-about-river = La source remplace la tuile de départ. Les premiers tours posent des tuiles de rivière jusqu’au lac ; elle sépare les prés et donne sa forme à la carte.
module-abbot = Abbé
module-line-abbot = Un abbé chacun, pour monastères et jardins
module-about-abbot = L’abbé peut se tenir dans un monastère ou, seul à le pouvoir, dans un jardin. À un tour suivant tu peux le reprendre avant que tout soit bâti autour de lui et compter ce qu’il y a.
module-inns-cathedrals = Auberges & Cathédrales
module-line-inns-cathedrals = 18 tuiles, grand partisan, à six
module-about-inns-cathedrals = Auberges et cathédrales rendent les routes et les villes achevées plus précieuses et les inachevées sans valeur. Le grand partisan compte double. On peut jouer à six.
module-traders-builders = Marchands & Bâtisseurs
module-line-traders-builders = 24 tuiles, bâtisseur, cochon
module-about-traders-builders = Qui achève une ville en prend les marchandises, et le plus grand nombre d’une sorte vaut 10 points. Le bâtisseur donne des doubles tours, le cochon un point de plus par ville au bord de son pré.
module-abbey-mayor = Abbaye & Maire
module-line-abbey-mayor = 12 tuiles, avec chariot et grange
module-about-abbey-mayor = L’abbaye comble un trou de la carte, le maire vaut autant que la ville a de blasons, le chariot repart après le décompte, et la grange prend un pré pour de bon.
module-king-robber = Roi & Brigand
module-line-king-robber = plus grande ville, plus longue route
module-about-king-robber = Qui achève la plus grande ville jusque-là prend le roi, qui achève la plus longue route le brigand. À la fin ils valent un point par ville ou route achevée sur la carte.
module-tower = Tour
module-line-tower = 18 tuiles et des tours qui font des prisonniers
module-about-tower = Au lieu de placer une figurine tu peux bâtir un étage de tour et capturer une figurine à sa portée. Les prisonniers s’échangent ou se rachètent pour 3 points.
module-siege = Siège & Défense
module-line-siege = Une forteresse et 17 tuiles
module-about-siege = La forteresse est au milieu de la carte et a trois avant-postes. Des partisans les défendent, des catapultes les attaquent, et chaque défenseur rapporte 3 points. Deux partisans de plus chacun. À jouer de préférence avec l’Abbé.

option-name-organiser = Double pioche
option-line-organiser = Tour : la pile est coupée en deux ; on pioche dessus ou dessous dans l’une
option-name-one-ransom = Une rançon par tour
option-line-one-ransom = Tour : au plus une figurine rachetée par tour
option-name-short-game = Partie courte
option-line-short-game = La partie finit après la manche où quelqu’un atteint 100 points
