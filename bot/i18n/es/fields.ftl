### Farmers and fields

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

module-fields = Prados
module-line-fields = Granjeros que puntúan al final por ciudades completas
module-about-fields = Un seguidor puede tumbarse en un prado como granjero. Se queda hasta el final y entonces da 3 puntos por cada ciudad completa al borde de su prado.

## Puntos con los términos de su suma, un mensaje por motivo, sin verbo.

points-field = { $player } +{ $points }: { kind-field } { $cell } ({ part-cities }{ part-each }{ part-pig }{ part-barn })
part-cities = { $cities ->
    [one] { $cities } ciudad completa
   *[other] { $cities } ciudades completas
}
part-each = , { $each } por ciudad

## Lo que se lee en las imágenes y en los textos que dicen lo mismo.

scene-reason-field = Prados

## Las reglas por temas, con nuestras palabras: un título, un párrafo y otras palabras por las que alguien podría buscar.

topic-field = Prados
topic-text-field = Los prados están limitados por caminos, ciudades, ríos y el borde del mapa. Se puntúan al final de la partida: 3 puntos por cada ciudad completa al borde del prado, por grandes que sean el prado o la ciudad. Una ciudad puede contar para varios prados, pero una vez para cada uno.
topic-words-field = prado, granja, campo, hierba, ciudad
topic-farmer = Granjeros
topic-text-farmer = Un seguidor tumbado en un prado es un granjero. Se queda allí hasta el final de la partida: piénsalo antes de tumbarte. Quien tiene más granjeros en un prado lo puntúa.
topic-words-farmer = granjero, campesino, prado, tumbarse, seguidor
