### Farmers and fields

## Jeux, extensions et options : le nom, une ligne de menu, un paragraphe.

module-fields = Prés
module-line-fields = Des paysans payés à la fin par les villes achevées
module-about-fields = Un partisan peut se coucher dans un pré comme paysan. Il y reste jusqu’à la fin et rapporte alors 3 points par ville achevée au bord de son pré.

## Les points avec les termes de leur somme, un message par raison, sans verbe.

points-field = { $player } +{ $points } : { kind-field } { $cell } ({ part-cities }{ part-each }{ part-pig }{ part-barn })
part-cities = { $cities ->
    [one] { $cities } ville achevée
   *[other] { $cities } villes achevées
}
part-each = { $each ->
    [one] , { $each } point chacune
   *[other] , { $each } points chacune
}

## Ce qui est écrit dans les images et dans les textes qui disent la même chose.

scene-reason-field = Prés

## Les règles par sujet, avec nos mots : un titre, un paragraphe, et d’autres mots sous lesquels on peut chercher.

topic-field = Prés
topic-text-field = Les prés sont bornés par les routes, les villes, les rivières et le bord de la carte. On les compte à la fin de la partie : 3 points par ville achevée au bord du pré, quelle que soit la taille de l’un et de l’autre. Une ville peut compter pour plusieurs prés, mais une fois pour chacun.
topic-words-field = pré, champ, prairie, herbe, ville
topic-farmer = Paysans
topic-text-farmer = Un partisan couché dans un pré est un paysan. Il y reste jusqu’à la fin de la partie : réfléchis avant de te coucher. Qui a le plus de paysans dans un pré le marque.
topic-words-farmer = paysan, fermier, pré, coucher, partisan
