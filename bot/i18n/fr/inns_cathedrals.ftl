### Inns & Cathedrals

## Jeux, extensions et options : le nom, une ligne de menu, un paragraphe.

module-inns-cathedrals = Auberges et Cathédrales
module-line-inns-cathedrals = 18 tuiles, grand meeple, six joueurs
module-about-inns-cathedrals = Avec une auberge ou une cathédrale, une route ou une ville complète vaut plus, et rien si elle est incomplète. Le grand meeple compte double. On joue jusqu’à six.

## Les noms seuls : dans les listes, les panneaux, les légendes.

figure-big-follower = grand meeple

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
    [one] { $count } grand meeple
   *[other] { $count } grands meeples
}
mark-cathedral = cathédrale
mark-inn = auberge au bord d’une route

## Les règles par sujet, avec nos mots : un titre, un paragraphe, et d’autres mots sous lesquels on peut chercher.

topic-inn = Auberges
topic-text-inn = Une route complète avec une auberge rapporte 2 points par tuile au lieu de 1. Incomplète à la fin, elle ne rapporte rien. Plusieurs auberges au bord d’une route comptent pour une.
topic-words-inn = auberge, taverne, route, lac
topic-cathedral = Cathédrales
topic-text-cathedral = Une ville complète avec une cathédrale rapporte 3 points par tuile et 3 par blason. Incomplète à la fin, elle ne rapporte rien. Deux cathédrales dans une ville comptent pour une.
topic-words-cathedral = cathédrale, église, ville
topic-big-follower = Le grand meeple
topic-text-big-follower = Ton grand meeple compte pour deux quand on regarde qui en a le plus. Les points restent les mêmes.
topic-words-big-follower = grand, deux, majorité, grand meeple, grand partisan
