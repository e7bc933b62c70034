### River

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

module-river = Río
module-line-river = 12 losetas: la partida empieza con un río
module-about-river = El manantial sustituye a la loseta inicial. En los primeros turnos se colocan losetas de río, hasta que el lago lo cierra; el río separa los campos y da forma al mapa.

## Los nombres solos: en listas, paneles y leyendas.

kind-river = río

## Lo que hay ante cada jugador y cómo va la partida, para el mapa en palabras.

mark-source = manantial del río
mark-lake = lago

## Las reglas por temas, con nuestras palabras: un título, un párrafo y otras palabras por las que alguien podría buscar.

topic-river = El río
topic-text-river = La partida empieza con el manantial en vez de la loseta inicial. Hasta que se coloca el lago, todos roban losetas de río, y cada una debe continuar el agua. Puedes ocupar sus caminos, ciudades y campos como siempre, pero no el río.
topic-words-river = río, agua, manantial, lago, puente
topic-bend = Curvas del río
topic-text-bend = El río no puede girar dos veces seguidas hacia el mismo lado, por muchas losetas rectas que haya entre dos curvas. La primera curva la eliges tú.
topic-words-bend = curva, girar, río, recto
topic-bank = Orillas del río
topic-text-bank = El río separa los campos: sus dos orillas son campos distintos, salvo que se unan alrededor del manantial, del lago o por otras losetas.
topic-words-bank = orilla, campo, prado, río, manantial, lago
