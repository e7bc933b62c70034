### Traders & Builders

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

module-traders-builders = Comerciantes y Constructores
module-line-traders-builders = 24 losetas, constructor, cerdo
module-about-traders-builders = Quien completa una ciudad toma sus mercancías, y la mayoría de una clase vale 10 puntos. El constructor da turnos dobles, el cerdo un punto más por cada ciudad al borde de su prado.

## Los nombres solos: en listas, paneles y leyendas.

figure-builder = constructor
figure-pig = cerdo
goods-wine = vino
goods-grain = trigo
goods-cloth = tela

## Qué ha pasado, una frase cada vez, en presente. $player es de quien es el suceso, $other la segunda persona.

event-goods-taken = { $goods ->
    [wine] { $player } recibe vino: { $count }
    [grain] { $player } recibe trigo: { $count }
   *[cloth] { $player } recibe tela: { $count }
}
event-double-turn = { $player } ha ampliado la zona del constructor y puede colocar una segunda loseta

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
   *[other] , con el cerdo
}

## Por qué un ordenador elige lo que elige, o elegiría en el lugar de alguien; y qué dice de una partida acabada.

why-builds = Lleva a la mejor posición.
why-goods = Se lleva las mercancías de la ciudad.
why-double = El constructor le da una segunda loseta.

## Lo que se lee en las imágenes y en los textos que dicen lo mismo.

scene-reason-goods = Mercancías

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
topic-text-goods = Quien coloca la loseta que completa una ciudad toma el vino, el trigo y la tela que hay en ella, puntúe quien puntúe la ciudad. Al final, la mayoría de fichas de una clase da 10 puntos; en caso de empate, a todos.
topic-words-goods = mercancías, vino, trigo, tela, comercio, ficha
topic-builder = El constructor
topic-text-builder = Puedes poner tu constructor en un camino o ciudad de la loseta nueva donde ya hay un seguidor tuyo. Él mismo no cuenta, pero si amplías su zona puedes colocar una segunda loseta. Vuelve a casa cuando la zona puntúa, o con tu último seguidor allí.
topic-words-builder = constructor, ampliar, doble, segunda
topic-double-turn = El turno doble
topic-text-double-turn = Amplía el camino o la ciudad de tu constructor, y tras puntuar puedes robar y colocar una segunda loseta con todas las reglas normales. Nunca hay una tercera. Decides antes de robar si la quieres.
topic-words-double-turn = doble, segunda, parte, turno, constructor, turno extra
topic-pig = El cerdo
topic-text-pig = Puedes poner tu cerdo en un prado de la loseta nueva donde tienes un granjero. Si puntúas ese prado, recibes 1 punto más por cada ciudad completa. El cerdo no ayuda a la mayoría.
topic-words-pig = cerdo, prado, granjero, cuatro
