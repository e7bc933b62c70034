### Farmers and fields

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

module-fields = Campos
module-line-fields = Los granjeros puntúan al final por ciudades completas
module-about-fields = Un seguidor en un campo es un granjero. Se queda hasta el final y entonces da 3 puntos por cada ciudad completa que toca su campo.

## Puntos con los términos de su suma, un mensaje por motivo, sin verbo.

points-field = { $player } +{ $points }: { kind-field } { $cell } ({ part-cities }{ part-each }{ part-pig }{ part-barn })
part-cities = { $cities ->
    [one] { $cities } ciudad completa
   *[other] { $cities } ciudades completas
}
part-each = { $each ->
    [one] , { $each } punto por ciudad
   *[other] , { $each } puntos por ciudad
}

## Lo que se lee en las imágenes y en los textos que dicen lo mismo.

scene-reason-field = campos

## Las reglas por temas, con nuestras palabras: un título, un párrafo y otras palabras por las que alguien podría buscar.

topic-field = Campos
topic-text-field = Los caminos, las ciudades, los ríos y el borde del mapa limitan un campo. Los campos solo puntúan al final: 3 puntos por cada ciudad completa que tocan, sea cual sea el tamaño de ambos. Una ciudad puede contar para varios campos, una vez para cada uno.
topic-words-field = campo, prado, granja, hierba, pradera, ciudad
topic-farmer = Granjeros
topic-text-farmer = Un seguidor en un campo es un granjero y se queda allí hasta el final, así que piénsalo antes de colocarlo. El jugador con más granjeros en un campo lo puntúa.
topic-words-farmer = granjero, campesino, campo, prado, tumbarse, seguidor
