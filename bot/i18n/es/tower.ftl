### Tower

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

module-tower = Torre
module-line-tower = 18 losetas y torres que hacen prisioneros
module-about-tower = En vez de colocar una figura puedes construir un piso de torre y capturar una figura a su alcance. Los prisioneros se canjean o se rescatan por 3 puntos.
option-name-organiser = Montón partido
option-line-organiser = Torre: el montón se corta en dos; se roba de arriba o de abajo de una mitad
option-name-one-ransom = Un rescate por turno
option-line-one-ransom = Torre: como mucho se rescata una figura por turno

## Los nombres solos: en listas, paneles y leyendas.

kind-tower = torre
deed-tier = construir un piso
deed-close = ocupar una torre
deed-capture = hacer un prisionero
deed-exchange = elegir a quién canjear
deed-ransom = pagar un rescate

## Qué se pide y a quién. $player decide.

decision-capture = { $player }, captura una figura al alcance de tu torre en { $cell }, u omite
decision-exchange = { $player }, ¿qué figura cautiva quieres de vuelta? Das: { phrase-figure }
decision-ransom = { $player }, rescata una figura por 3 puntos o termina tu turno

## Lo que dicen los botones y las jugadas escritas: breve para un teléfono. Quien lo muestra pone la primera letra en mayúscula.

option-tier = piso de torre en { $cell }
option-close = { phrase-figure } sobre la torre { $cell }
option-capture = { $own ->
    [yes] { $cell }: { phrase-role } (figura propia)
   *[no] { $cell }: { phrase-role } ({ $other })
}
option-exchange = { phrase-figure }
option-ransom = rescatar: { phrase-figure } ({ $other })
skip-capture = sin prisionero
skip-ransom = sin rescate

## Qué ha pasado, una frase cada vez, en presente. $player es de quien es el suceso, $other la segunda persona.

event-tier-built = { $player } eleva la torre en { $cell } a la altura { $height }
event-tower-closed = { $player } pone { phrase-figure-object } en lo alto de la torre en { $cell }
event-captured = { $own ->
    [yes] { $player } recoge { phrase-role-object } de { $cell }
   *[no] { $player } captura { phrase-role-object } en { $cell } ({ $other })
}
event-exchanged = Canje de prisioneros: { $player } recupera { phrase-figure-object }; para { $other }: { $theirs }
event-ransomed = { $player } rescata { phrase-figure-object }; { $other } cobra el rescate

## Puntos con los términos de su suma, un mensaje por motivo, sin verbo.

points-ransom = { $paid ->
    [0] { $player } +{ $points }: rescate
   *[other] { $player } { $points }: rescate
}

## Por qué un ordenador elige lo que elige, o elegiría en el lugar de alguien; y qué dice de una partida acabada.

why-ransom = La figura vale más que el rescate.
why-exchange = Es la figura que más se necesita.
why-captures = Captura una figura en { $cell } ({ $other }).
why-tower = La torre en { $cell } amenaza lo que la rodea.

## Lo que se lee en las imágenes y en los textos que dicen lo mismo.

scene-tower = { $top ->
    [none] Torre en { $cell }: altura { $height }.
   *[other] Torre en { $cell }: altura { $height }, { $top }.
}
scene-top = { phrase-figure } en lo alto ({ $player })
scene-reason-ransom = Rescate

## Lo que hay ante cada jugador y cómo va la partida, para el mapa en palabras.

token-tiers = { $count ->
    [one] { $count } piso de torre
   *[other] { $count } pisos de torre
}
token-prisoners = prisionero: { phrase-figure } ({ $player })
mark-tower = cimiento de torre

## Las reglas por temas, con nuestras palabras: un título, un párrafo y otras palabras por las que alguien podría buscar.

topic-tower = Torres
topic-text-tower = En vez de colocar una figura puedes, en cualquier turno, poner uno de tus pisos sobre cualquier cimiento o torre abierta del mapa, la empezara quien la empezara. Luego puedes capturar una figura a su alcance. Puedes construir mientras tengas pisos.
topic-words-tower = torre, piso, cimiento, construir, altura
topic-reach = El alcance de una torre
topic-text-reach = Una torre alcanza su propia casilla y, en cada una de las cuatro direcciones, tantas casillas como su altura. Las casillas vacías cuentan y nada la detiene; en diagonal no llega. Lo que importa es la casilla donde está la figura.
topic-words-reach = alcance, altura, casillas, dirección, capturar
topic-capture = Capturar
topic-text-capture = Justo tras construir un piso puedes capturar una figura a su alcance. La de otro pasa a ser tu prisionera, la tuya vuelve a casa. Deja su zona antes de puntuar. Se capturan seguidores de toda clase, abad, alcalde y carreta; no el constructor, el cerdo ni el granero.
topic-words-capture = capturar, prisionero, tomar
topic-closing = Un seguidor en lo alto
topic-text-closing = En vez de colocar una figura puedes poner un seguidor, o el grande, en lo alto de una torre abierta. Entonces nadie puede construir en ella. No pertenece a ninguna zona y se queda hasta el final, si nadie lo captura.
topic-words-closing = cerrar, ocupar, cima, torre
topic-exchange = Canje de prisioneros
topic-text-exchange = Si capturas una figura de alguien que tiene una tuya, las dos se canjean al momento. Si tiene varias clases tuyas, eliges cuál vuelve.
topic-words-exchange = canje, canjear, prisionero
topic-ransom = Rescate
topic-text-ransom = En tu turno puedes rescatar cualquiera de tus figuras cautivas por 3 puntos, que van a quien la tiene. Necesitas al menos 3 puntos, y puedes colocar la figura en el mismo turno. Como opción, solo se permite un rescate por turno.
topic-words-ransom = rescate, comprar, prisionero, libre
topic-organiser = El reparto de la torre
topic-text-organiser = Con esta opción el montón se corta en dos mitades, y robas la loseta de arriba o de abajo de una de ellas.
topic-words-organiser = reparto, montón, robar, mitad
