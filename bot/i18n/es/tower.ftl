### Tower

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

module-tower = Torre
module-line-tower = 18 losetas y torres que capturan seguidores
module-about-tower = En vez de colocar un seguidor puedes añadir un piso de torre y capturar un seguidor a su alcance. Los prisioneros se intercambian o se rescatan por 3 puntos.
option-name-organiser = Torre de losetas
option-line-organiser = Torre: dos pilas de losetas; se roba de arriba o de abajo de cualquiera
option-name-one-ransom = Un rescate por turno
option-line-one-ransom = Torre: rescata como máximo un seguidor por turno

## Los nombres solos: en listas, paneles y leyendas.

kind-tower = torre
deed-tier = construir un piso de torre
deed-close = poner un seguidor en una torre
deed-capture = capturar un seguidor
deed-exchange = elegir un prisionero para el intercambio
deed-ransom = pagar un rescate

## Qué se pide y a quién. $player decide.

decision-capture = { $player }, captura un seguidor al alcance de tu torre en { $cell } u omite este paso
decision-exchange = { $player }, ¿qué seguidor cautivo quieres de vuelta? Das: { phrase-figure }
decision-ransom = { $player }, rescata un seguidor por 3 puntos o termina tu turno

## Lo que dicen los botones y las jugadas escritas: breve para un teléfono. Quien lo muestra pone la primera letra en mayúscula.

option-tier = piso de torre en { $cell }
option-close = { phrase-figure }: torre { $cell }
option-capture = { $own ->
    [yes] { $cell }: { phrase-role } (tuyo)
   *[no] { $cell }: { phrase-role } ({ $other })
}
option-exchange = { phrase-figure }
option-ransom = rescatar: { phrase-figure } ({ $other })
skip-capture = sin prisionero
skip-ransom = sin rescate

## Qué ha pasado, una frase cada vez, en presente. $player es de quien es el suceso, $other la segunda persona.

event-tier-built = { $player } añade un piso de torre en { $cell }: altura { $height }
event-tower-closed = { $player } cierra la torre de { $cell } con { phrase-figure-object }
event-captured = { $own ->
    [yes] { $player } se lleva a casa { phrase-role-object } de { $cell }
   *[no] { $player } captura { phrase-role-object } en { $cell } ({ $other })
}
event-exchanged = Intercambio de prisioneros: { $player } recupera { phrase-figure-object }; para { $other }: { $theirs }
event-ransomed = { $player } rescata { phrase-figure-object }; { $other } cobra el rescate
# Todos los rescates que alguien paga en un turno. $count: a cuántos rescata; $paid: puntos; $gains: quién los cobra
told-ransoms = { $count ->
    [one] { $player } rescata { phrase-figure-object } (−{ $paid }): { $gains }
   *[other] { $player } rescata { $count } seguidores (−{ $paid }): { $gains }
}
told-ransom-gain = { $player } +{ $points }

## Puntos con los términos de su suma, un mensaje por motivo, sin verbo.

points-ransom = { $paid ->
    [0] { $player } +{ $points }: rescate
   *[other] { $player } −{ $paid }: rescate
}

## Por qué una máquina elige lo que elige, o elegiría en tu lugar; y qué dice de una partida terminada.

why-ransom = El seguidor vale más que el rescate.
why-exchange = Este seguidor es el que más falta hace.
why-captures = { $who ->
    [you] Capturas un seguidor en { $cell } ({ $other }).
   *[other] Captura un seguidor en { $cell } ({ $other }).
}
why-tower = La torre en { $cell } amenaza lo que la rodea.

## Lo que se lee en las imágenes y en los textos que dicen lo mismo.

scene-tower = { $top ->
    [none] Torre en { $cell }: altura { $height }.
   *[other] Torre en { $cell }: altura { $height }, { $top }.
}
scene-top = { phrase-figure } en lo alto ({ $player })
scene-reason-ransom = rescate

## Lo que hay ante cada jugador y cómo va la partida, para el mapa en palabras.

token-tiers = { $count ->
    [one] { $count } piso de torre
   *[other] { $count } pisos de torre
}
token-prisoners = prisionero: { phrase-figure } ({ $player })
mark-tower = cimiento de torre

## Las reglas por temas, con nuestras palabras: un título, un párrafo y otras palabras por las que alguien podría buscar.

topic-tower = Torres
topic-text-tower = En vez de colocar un seguidor puedes añadir un piso a cualquier torre abierta o cimiento del mapa y después capturar un seguidor a su alcance. Puedes construir mientras te queden pisos.
topic-words-tower = torre, piso, cimiento, construir, altura
topic-reach = El alcance de una torre
topic-text-reach = Una torre alcanza su propia casilla y, en cada una de las cuatro direcciones, tantas casillas como su altura. Las casillas vacías cuentan, nada la bloquea y en diagonal no llega. Lo que importa es la casilla del seguidor.
topic-words-reach = alcance, altura, casillas, dirección, capturar
topic-capture = Capturar
topic-text-capture = Justo después de añadir un piso puedes capturar un seguidor a su alcance. El de otro jugador pasa a ser tu prisionero; el tuyo vuelve a casa. Deja su zona antes de puntuar. Se puede capturar todo tipo de seguidores, el abad, el alcalde y la carreta; el constructor, el cerdo y el granero, no.
topic-words-capture = capturar, prisionero, tomar
topic-closing = Un seguidor en lo alto
topic-text-closing = En vez de colocar un seguidor en tu loseta puedes ponerlo, grande o no, en lo alto de una torre abierta. Entonces no se le pueden añadir pisos. No pertenece a ninguna zona y se queda hasta el final, salvo que lo capturen.
topic-words-closing = cerrar, ocupar, cima, torre
topic-exchange = Intercambio de prisioneros
topic-text-exchange = Si capturas un seguidor de un jugador que tiene uno tuyo, se intercambian enseguida. Si tiene varios tipos tuyos, eliges cuál vuelve a casa.
topic-words-exchange = intercambio, intercambiar, canje, canjear, prisionero
topic-ransom = Rescate
topic-text-ransom = En tu turno puedes rescatar cualquiera de tus seguidores cautivos por 3 puntos, que van a su captor. Necesitas al menos 3 puntos y puedes colocarlo en el mismo turno. Una opción permite un solo rescate por turno.
topic-words-ransom = rescate, comprar, prisionero, libre
topic-organiser = La torre de losetas
topic-text-organiser = Con esta opción las losetas se reparten en dos pilas, y robas la loseta de arriba o de abajo de cualquiera de ellas.
topic-words-organiser = torre de losetas, reparto, montón, pila, robar, mitad
