### Abbey & Mayor

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

module-abbey-mayor = Abadía y Alcalde
module-line-abbey-mayor = 12 losetas, con carreta y granero
module-about-abbey-mayor = La abadía llena un hueco del mapa, el alcalde vale tanto como escudos tiene la ciudad, la carreta sigue tras puntuar y el granero se queda un prado para siempre.

## Los nombres solos: en listas, paneles y leyendas.

figure-mayor = alcalde
figure-wagon = carreta
figure-barn = granero
deed-abbey = colocar la abadía
deed-barn = colocar el granero
deed-wagon = mover la carreta

## Qué se pide y a quién. $player decide.

decision-wagon = { $player }, tu carreta en { $cell } ha puntuado: muévela o llévala a casa

## Lo que dicen los botones y las jugadas escritas: breve para un teléfono. Quien lo muestra pone la primera letra en mayúscula.

option-abbey = abadía en { $cell }
option-barn = granero al sureste de { $cell }
option-wagon = { $cell }: { phrase-spot }
skip-wagon = carreta a casa

## Qué ha pasado, una frase cada vez, en presente. $player es de quien es el suceso, $other la segunda persona.

event-wagon-moved = { $player } lleva la carreta de { $start } a { $cell }: { phrase-spot }
event-barn-built = { $player } coloca el granero en la esquina sureste de { $cell }

## Puntos con los términos de su suma, un mensaje por motivo, sin verbo.

points-barn = { $player } +{ $points }: { figure-barn }, { kind-field } { $cell } ({ part-cities }{ part-each })
part-barn = { $barn_placed ->
    [0] { $barn_joined ->
        [0] { "" }
       *[other] , unido a un granero
    }
   *[other] , granero colocado
}

## Por qué un ordenador elige lo que elige, o elegiría en el lugar de alguien; y qué dice de una partida acabada.

why-abbey = Donde más rinde la abadía es en { $cell }.
why-wagon = La carreta encuentra trabajo en { $cell }.
why-barn = El granero tiene su mejor prado en { $cell }.

## Lo que se lee en las imágenes y en los textos que dicen lo mismo.

scene-abbey = abadía
scene-reason-barn = Graneros

## Lo que hay ante cada jugador y cómo va la partida, para el mapa en palabras.

supply-mayor = { $count ->
    [one] { $count } alcalde
   *[other] { $count } alcaldes
}
supply-wagon = { $count ->
    [one] { $count } carreta
   *[other] { $count } carretas
}
supply-barn = { $count ->
    [one] { $count } granero
   *[other] { $count } graneros
}
token-abbey = { $count ->
    [one] { $count } abadía
   *[other] { $count } abadías
}
tile-abbey = La abadía: encaja en todas partes.

## Las reglas por temas, con nuestras palabras: un título, un párrafo y otras palabras por las que alguien podría buscar.

topic-abbey = La abadía
topic-text-abbey = En vez de robar puedes colocar tu abadía en un hueco con losetas en sus cuatro lados; casa con todo. Cierra los caminos y ciudades que toca sin ser parte de ellos, y es un monasterio en el que puedes poner un monje.
topic-words-abbey = abadía, hueco, vacío, monasterio
topic-abbey-round = La ronda de abadías
topic-text-abbey-round = Tras el último turno, quien aún tiene una abadía puede colocarla una vez si hay un hueco, empezando a la izquierda de quien jugó el último. Las abadías sin usar no valen nada.
topic-words-abbey-round = abadía, ronda, último, fin
topic-mayor = El alcalde
topic-text-mayor = El alcalde solo puede estar en una ciudad. Cuenta por tantos seguidores como escudos tiene la ciudad; sin escudos no cuenta, pero aun así impide entrar a otros.
topic-words-mayor = alcalde, ciudad, escudo, mayoría
topic-wagon = La carreta
topic-text-wagon = La carreta está en caminos, ciudades y monasterios. Cuando su zona ha puntuado puedes, en vez de llevártela, moverla a un camino, una ciudad o un monasterio libre e incompleto de su loseta o de una de las ocho de alrededor.
topic-words-wagon = carreta, carro, mover, llevar
topic-barn = El granero
topic-text-barn = Puedes poner tu granero donde cuatro losetas se juntan en un prado, si no hay granero en ese prado. Los granjeros de allí puntúan como al final de la partida y vuelven a casa. Desde entonces nadie puede tumbarse allí, y al final el granero te da 4 puntos por cada ciudad completa.
topic-words-barn = granero, prado, esquina, cruce, granjero
topic-barn-joined = Unir un prado a un granero
topic-text-barn-joined = Cuando una loseta une un prado con granjeros a un prado con granero, los granjeros con mayoría dan 1 punto por cada ciudad completa, 2 con cerdo. Luego todos los granjeros y cerdos del prado vuelven a casa.
topic-words-barn-joined = granero, unir, prado, granjero, cerdo
