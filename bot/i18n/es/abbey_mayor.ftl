### Abbey & Mayor

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

module-abbey-mayor = Abadía y Alcalde
module-line-abbey-mayor = 12 losetas, abadía, carreta y granero
module-about-abbey-mayor = La abadía llena un hueco del mapa, el alcalde vale tanto como escudos tiene su ciudad, la carreta sigue su viaje después de puntuar y el granero se queda un campo para siempre.

## Los nombres solos: en listas, paneles y leyendas.

figure-mayor = alcalde
figure-wagon = carreta
figure-barn = granero
deed-abbey = colocar la abadía
deed-barn = colocar el granero
deed-wagon = mover la carreta

## Qué se pide y a quién. $player decide.

decision-wagon = { $player }, tu carreta de { $cell } puntuó: muévela o llévala a casa

## Lo que dicen los botones y las jugadas escritas: breve para un teléfono. Quien lo muestra pone la primera letra en mayúscula.

option-abbey = abadía en { $cell }
option-barn = granero al sureste de { $cell }
option-wagon = { $cell }: { phrase-spot }
skip-wagon = carreta a casa

## Qué ha pasado, una frase cada vez, en presente. $player es de quien es el suceso, $other la segunda persona.

event-wagon-moved = { $stays ->
    [yes] { $player } mueve la carreta en { $cell }: { phrase-spot }
   *[no] { $player } lleva la carreta de { $start } a { $cell }: { phrase-spot }
}
event-barn-built = { $player } coloca el granero en la esquina sureste de { $cell }

## Puntos con los términos de su suma, un mensaje por motivo, sin verbo.

points-barn = { $player } +{ $points }: { figure-barn }, { kind-field } { $cell } ({ part-cities }{ part-each })
part-barn = { $barn_placed ->
    [0] { $barn_joined ->
        [0] { "" }
       *[other] , granero
    }
   *[other] , granero
}

## Por qué una máquina elige lo que elige, o elegiría en tu lugar; y qué dice de una partida terminada.

why-abbey = En { $cell } la abadía rinde más.
why-wagon = La carreta encuentra trabajo nuevo en { $cell }.
why-barn = El granero de { $cell } tiene el mejor campo.

## Lo que se lee en las imágenes y en los textos que dicen lo mismo.

scene-abbey = abadía
scene-reason-barn = graneros

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
    [one] { $count } loseta de abadía
   *[other] { $count } losetas de abadía
}
tile-abbey = La abadía: encaja con todo.

## Las reglas por temas, con nuestras palabras: un título, un párrafo y otras palabras por las que alguien podría buscar.

topic-abbey = La abadía
topic-text-abbey = En vez de robar puedes colocar tu loseta de abadía en un hueco con losetas en los cuatro lados. Encaja con cualquier lado. Cierra los caminos y ciudades que toca, sin unirlos, y puedes poner en ella un monje.
topic-words-abbey = abadía, hueco, vacío, monasterio
topic-abbey-round = La ronda de abadías
topic-text-abbey-round = Tras el último turno, los jugadores que aún tienen una abadía pueden colocarla una vez si hay un hueco, empezando por el jugador a la izquierda del último. Las abadías sin usar no dan puntos.
topic-words-abbey-round = abadía, ronda, último, fin
topic-mayor = El alcalde
topic-text-mayor = Coloca tu alcalde solo en ciudades. Cuenta como tantos seguidores como escudos tiene la ciudad; sin escudos no cuenta nada, pero impide entrar a los demás.
topic-words-mayor = alcalde, ciudad, escudo, mayoría
topic-wagon = La carreta
topic-text-wagon = La carreta va en caminos, ciudades y monasterios. Después de puntuar, puedes moverla a un camino, una ciudad o un monasterio incompleto y sin ocupar de su loseta o de una de las ocho de alrededor.
topic-words-wagon = carreta, carro, mover, llevar
topic-barn = El granero
topic-text-barn = Coloca tu granero donde cuatro losetas se juntan en un campo, si en ese campo no hay otro granero. Los granjeros de allí puntúan como al final y vuelven a casa. Después ya no puede entrar ningún granjero, y al final el granero da 4 puntos por ciudad completa.
topic-words-barn = granero, campo, prado, esquina, cruce, granjero
topic-barn-joined = Unir un campo a un granero
topic-text-barn-joined = Cuando una loseta une un campo con granjeros a otro con granero, el jugador con más granjeros recibe 1 punto por ciudad completa, 2 con un cerdo. Después todos los granjeros y cerdos del campo vuelven a casa.
topic-words-barn-joined = granero, unir, campo, prado, granjero, cerdo
