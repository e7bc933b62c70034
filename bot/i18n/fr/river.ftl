### River

## Jeux, extensions et options : le nom, une ligne de menu, un paragraphe.

module-river = Rivière
module-line-river = 12 tuiles : la partie commence par une rivière
module-about-river = La source remplace la tuile de départ. Les premiers tours posent des tuiles de rivière jusqu’au lac. La rivière sépare les prés et donne sa forme à la carte.

## Les noms seuls : dans les listes, les panneaux, les légendes.

kind-river = rivière

## Ce qui est devant un joueur, et où en est la partie, pour la carte en mots.

mark-source = source de la rivière
mark-lake = lac

## Les règles par sujet, avec nos mots : un titre, un paragraphe, et d’autres mots sous lesquels on peut chercher.

topic-river = La rivière
topic-text-river = La partie commence par la source au lieu de la tuile de départ. Jusqu’à la pose du lac, tout le monde pioche des tuiles de rivière, et chacune doit prolonger l’eau. Tu peux y occuper routes, villes et prés comme d’habitude, mais pas la rivière.
topic-words-river = rivière, fleuve, eau, source, lac, pont
topic-bend = Les méandres de la rivière
topic-text-bend = La rivière ne peut pas tourner deux fois de suite du même côté, même avec des tuiles droites entre deux méandres. Le premier méandre est libre.
topic-words-bend = méandre, tourner, rivière, droit
topic-bank = Les rives de la rivière
topic-text-bank = La rivière sépare les prés : ses deux rives sont des prés différents, sauf s’ils se rejoignent autour de la source, autour du lac ou par d’autres tuiles.
topic-words-bank = rive, pré, rivière, source, lac
