### Farmers and fields

## Jeux, extensions et options : le nom, une ligne de menu, un paragraphe.

module-fields = Prés
module-line-fields = Les paysans marquent à la fin pour les villes complètes
module-about-fields = Un meeple dans un pré est un paysan. Il y reste jusqu’à la fin et rapporte alors 3 points par ville complète que touche son pré.

## Les points avec les termes de leur somme, un message par raison, sans verbe.

points-field = { $player } +{ $points } : { kind-field } { $cell } ({ part-cities }{ part-each }{ part-pig }{ part-barn })
part-cities = { $cities ->
    [one] { $cities } ville complète
   *[other] { $cities } villes complètes
}
part-each = { $each ->
    [one] , { $each } point chacune
   *[other] , { $each } points chacune
}

## Ce qui est écrit dans les images et dans les textes qui disent la même chose.

scene-reason-field = prés

## Les règles par sujet, avec nos mots : un titre, un paragraphe, et d’autres mots sous lesquels on peut chercher.

topic-field = Prés
topic-text-field = Les routes, les villes, les rivières et le bord de la carte délimitent un pré. Les prés ne rapportent qu’à la fin : 3 points par ville complète qu’ils touchent, quelle que soit la taille du pré et de la ville. Une ville peut compter pour plusieurs prés, une fois pour chacun.
topic-words-field = pré, champ, prairie, herbe, ville
topic-farmer = Paysans
topic-text-farmer = Un meeple dans un pré est un paysan et y reste jusqu’à la fin : réfléchis avant d’en placer un. Le joueur qui a le plus de paysans dans un pré en marque les points.
topic-words-farmer = paysan, fermier, pré, coucher, partisan
