### Inns & Cathedrals

## Jeux, extensions et options : le nom, une ligne de menu, un paragraphe.

module-inns-cathedrals = Auberges & Cathédrales
module-line-inns-cathedrals = 18 tuiles, grand partisan, à six
module-about-inns-cathedrals = Auberges et cathédrales rendent les routes et les villes achevées plus précieuses et les inachevées sans valeur. Le grand partisan compte double. On peut jouer à six.

## Les noms seuls : dans les listes, les panneaux, les légendes.

figure-big-follower = grand partisan

## Les points avec les termes de leur somme, un message par raison, sans verbe.

part-inn = { $inn ->
    [0] { "" }
   *[other] , auberge
}
part-cathedral = { $cathedral ->
    [0] { "" }
   *[other] , cathédrale
}

## Ce qui est devant un joueur, et où en est la partie, pour la carte en mots.

supply-big-follower = { $count ->
    [one] { $count } grand partisan
   *[other] { $count } grands partisans
}
mark-cathedral = cathédrale
mark-inn = auberge au bord d’une route

## Les règles par sujet, avec nos mots : un titre, un paragraphe, et d’autres mots sous lesquels on peut chercher.

topic-inn = Auberges
topic-text-inn = Une route achevée avec auberge rapporte 2 points par tuile au lieu de 1. Inachevée à la fin de la partie elle ne rapporte rien. Plusieurs auberges au bord d’une route comptent comme une.
topic-words-inn = auberge, taverne, route, lac
topic-cathedral = Cathédrales
topic-text-cathedral = Une ville achevée avec cathédrale rapporte 3 points par tuile et 3 par blason. Inachevée à la fin de la partie elle ne rapporte rien. Deux cathédrales dans une ville comptent comme une.
topic-words-cathedral = cathédrale, église, ville
topic-big-follower = Le grand partisan
topic-text-big-follower = On le place comme tout partisan, mais il compte pour deux quand on compare les majorités. Les points de la zone restent les mêmes.
topic-words-big-follower = grand, deux, majorité, grand meeple, grand partisan
