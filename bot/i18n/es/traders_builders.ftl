### Traders & Builders

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

module-traders-builders = Constructores y Comerciantes
module-line-traders-builders = 24 losetas, constructor y cerdo
module-about-traders-builders = Completa una ciudad y te llevas sus mercancías; la mayoría de un tipo da 10 puntos. El constructor te da segundas losetas y el cerdo suma un punto por cada ciudad que toca su campo.

## Los nombres solos: en listas, paneles y leyendas.

figure-builder = constructor
figure-pig = cerdo
goods-wine = vino
goods-grain = trigo
goods-cloth = tela

## Qué ha pasado, una frase cada vez, en presente. $player es de quien es el suceso, $other la segunda persona.

event-goods-taken = { $goods ->
    [wine] { $player } se lleva vino: { $count }
    [grain] { $player } se lleva trigo: { $count }
   *[cloth] { $player } se lleva tela: { $count }
}
event-double-turn = { $player } amplía la zona de su constructor y puede colocar una segunda loseta

## Puntos con los términos de su suma, un mensaje por motivo, sin verbo.

points-goods = { $wine ->
    [0] { $grain ->
        [0] { $player } +{ $points }: más tela ({ $cloth })
       *[other] { $player } +{ $points }: más trigo ({ $grain })
    }
   *[other] { $player } +{ $points }: más vino ({ $wine })
}
part-pig = { $pig ->
    [0] { "" }
   *[other] , con cerdo
}

## Por qué una máquina elige lo que elige, o elegiría en tu lugar; y qué dice de una partida terminada.

why-builds = Da la mejor posición.
why-goods = { $who ->
    [you] Te llevas las mercancías de la ciudad.
   *[other] Se lleva las mercancías de la ciudad.
}
why-double = { $who ->
    [you] El constructor te da una segunda loseta.
   *[other] El constructor le da una segunda loseta.
}

## Lo que se lee en las imágenes y en los textos que dicen lo mismo.

scene-reason-goods = mercancías

## Lo que hay ante cada jugador y cómo va la partida, para el mapa en palabras.

supply-builder = { $count ->
    [one] { $count } constructor
   *[other] { $count } constructores
}
supply-pig = { $count ->
    [one] { $count } cerdo
   *[other] { $count } cerdos
}
token-wine = vino: { $count }
token-grain = trigo: { $count }
token-cloth = tela: { $count }
mark-wine = vino en una ciudad
mark-grain = trigo en una ciudad
mark-cloth = tela en una ciudad

## Las reglas por temas, con nuestras palabras: un título, un párrafo y otras palabras por las que alguien podría buscar.

topic-goods = Mercancías
topic-text-goods = Completa una ciudad y te llevas su vino, su trigo y su tela, la puntúe quien la puntúe. Al final, la mayoría de fichas de un tipo da 10 puntos a todos los que empaten.
topic-words-goods = mercancías, vino, trigo, tela, comercio, ficha
topic-builder = El constructor
topic-text-builder = Coloca tu constructor en un camino o una ciudad de la loseta nueva donde ya tengas un seguidor. No cuenta para la mayoría, pero cuando amplías su zona puedes colocar una segunda loseta. Vuelve a casa cuando la zona puntúa, o con tu último seguidor de allí.
topic-words-builder = constructor, ampliar, doble, segunda
topic-double-turn = El turno doble
topic-text-double-turn = Amplía el camino o la ciudad de tu constructor y, después de puntuar, puedes robar y colocar una segunda loseta con las reglas de siempre. Nunca hay una tercera. Decide antes de robar si quieres la segunda.
topic-words-double-turn = doble, segunda, parte, turno, constructor, turno extra, otro turno, segunda loseta
topic-pig = El cerdo
topic-text-pig = Coloca tu cerdo en un campo de la loseta nueva donde tengas un granjero. Si puntúas ese campo, recibes 1 punto más por ciudad completa. El cerdo no cuenta al comparar quién tiene más.
topic-words-pig = cerdo, campo, prado, granjero, cuatro
