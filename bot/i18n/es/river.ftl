### River

## Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

module-river = Río
module-line-river = 12 losetas: la partida empieza con un río
module-about-river = El manantial sustituye a la loseta inicial. Los primeros turnos colocan losetas de río hasta el lago; separa los prados y da su forma al mapa.

## Los nombres solos: en listas, paneles y leyendas.

kind-river = río

## Lo que hay ante cada jugador y cómo va la partida, para el mapa en palabras.

mark-source = manantial del río
mark-lake = lago

## Las reglas por temas, con nuestras palabras: un título, un párrafo y otras palabras por las que alguien podría buscar.

topic-river = El río
topic-text-river = La partida empieza con el manantial en vez de la loseta inicial. Hasta que esté el lago se roban losetas de río, y cada una debe continuar el agua. Sus caminos, ciudades y prados se usan como siempre, pero nadie puede estar en el río.
topic-words-river = río, agua, manantial, lago, puente
topic-bend = Las curvas del río
topic-text-bend = El río no puede girar dos veces seguidas hacia el mismo lado, por muchas losetas rectas que haya entre dos curvas. La primera curva es libre.
topic-words-bend = curva, girar, río, recto
topic-bank = Las orillas del río
topic-text-bank = El río separa los prados: sus dos orillas son prados distintos, salvo si se juntan alrededor del manantial, alrededor del lago o por otras losetas.
topic-words-bank = orilla, prado, río, manantial, lago
