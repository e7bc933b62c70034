# Una partida como la cuenta el chat: turnos, noticias, vistas de la mesa, y lo que dicen los botones.

## Un turno

turn-asks = { $asked } (turno { $turn })
turn-asks-between = { $asked } (turno { $turn }: { $whose })
turn-asks-round = { $round ->
    [0] { $asked }
   *[other] { $asked } (ronda { $round } de { $rounds })
}
turn-computer = { $player } está pensando … (turno { $turn })
turn-yours = { $player }, es tu turno contra { $others } (turno { $turn })
turn-second = { $player }, sigue siendo tu turno contra { $others }: segunda loseta (turno { $turn })
turn-others = { $player } y { $count } más
turn-laid = [{ $turn }] { $what }
told-tile = { $tile ->
    [abbey] { $player }: { $cell }, abadía
   *[other] { $player }: { $cell }
}
told-move = { $player }: { $cell }, { phrase-role }
turn-deadline = Límite: { $until }
turn-small = { $left } · límite: { $until }
turn-scores = { $player } { $points }
turn-gap = +{ $count } más: /history
turn-confirm = ¿Confirmas tu jugada? Nada cuenta hasta entonces.
turn-first = Elige una casilla, gira la loseta, coloca una figura u omite, y pulsa Confirmar.
turn-first-cards = Pulsa Mi mano, elige una carta o tu seguidor grande, y pulsa Confirmar.
turn-done = Jugada hecha.
turn-as-it-lies = Actualizado: así está ahora tu turno.
turn-elsewhere = La partida sigue en otro mensaje.
over-fair = Sorteo limpio: la semilla empieza por { $seed }. Compruébalo: /export { $table }
result-line = { $player } { $points }: { $sources }

typed-no-cell = «{ $word }» no es una casilla. La loseta encaja en { $cells }
typed-which-cell = ¿En qué casilla? { $way } es posible en { $cells }. Escribe primero la casilla: { $cell } { $way }
typed-which-way = ¿Cómo va la loseta en { $cell }? { $ways }
typed-way = { $way } ({ $turned })
typed-which-option = «{ $words }» no corresponde a una sola elección. Se puede: { $options }
typed-too-much = El turno está completo antes de «{ $words }». Quita eso.
typed-hidden = Esta carta va boca abajo, y aquí cualquiera leería su nombre. Usa su número, o escribe al bot en privado.
typed-see-hand = los números de las cartas de tu mano
advice-now = Un ordenador elegiría: { $option }. { $why }
advice-rated = Esta partida cuenta para la clasificación: en ella no hay consejos.
advice-was = { $player } eligió: { $option }. { $why }
advice-unknown = Aquí ningún ordenador ha hecho todavía una jugada cuyos motivos se puedan contar. Pregunta otra vez cuando juegue uno o acabe la partida.
advice-no-computer = En esta mesa no juega ningún ordenador, así que aún no hay nada que explicar. Cuando acabe la partida, /why la repasa.
review-title = Lo que enseña esta partida
review-later = El repaso llega al final de la partida.
review-failed = No hay repaso de esta partida.
page-here = La mesa { $table } en el navegador
page-none = No hay página de esta mesa.
hand-none = En este juego no hay mano.

## Vistas

log-title = Los últimos turnos; ahora es el turno { $turn }
replay-title = La partida hasta el turno { $turn }
rules-nearest = No he encontrado ninguna regla para «{ $word }». ¿Buscas una de estas?
rules-list = Reglas: elige un capítulo o escribe una palabra, como /rules granjero.
games-none = No estás en ninguna mesa. Abre una con /new
games-title = { $count ->
    [one] Tu mesa
   *[other] Tus { $count } mesas
}
games-line = { $state ->
    [mine] { $table }, { $game }: te espera
    [open] { $table }, { $game }: { $seats ->
        [one] espera jugadores, { $seats } asiento ocupado
       *[other] espera jugadores, { $seats } asientos ocupados
    }
   *[other] { $table }, { $game }: les toca a otros
}
reminder-title = { $count ->
    [one] { $player }, te espera una partida.
   *[other] { $player }, te esperan { $count } partidas.
}
reminder-line = { $game }, mesa { $table }

## Noticias

news-calls = { $player }
news-card-gone = La partida de la mesa { $table } ha empezado.
news-invited = { $by } te invita a la mesa { $table }.
news-resigned = { $seat } se rinde; sigue un ordenador.
news-seat-offered = El asiento de { $seat } está disponible. Mientras tanto { $seat } sigue jugando.
news-seat-kept = { $seat } conserva su asiento.
news-seat-taken = { $seat } toma el asiento ofrecido.
news-kicked = { $seat } ya no juega. Sigue un ordenador hasta que alguien tome el asiento.
news-place-gone = Mesa { $table }: { $place } ya no está disponible. Jugaban allí: { $seats }.
news-left-place = Mesa { $table }: { $seat } ya no está en { $place }.
news-turn-here = Tu chat de la mesa { $table } ya no está disponible: { $place }. La partida sigue aquí.
news-kick-wanted = { $by } pide que { $seat } deje la mesa.
news-nudged = { $by } espera con ganas tu turno en la mesa { $table }.
news-said = { $by }: { $words }
news-undo-asked = { $seat } quisiera deshacer su última jugada confirmada. Hace falta el acuerdo de { $players }{ $game ->
    [cardcassonne] .
   *[carcassonne] ; la loseta robada desde entonces se ha visto y se queda.
}
news-undo-refused = { $by } no está de acuerdo: la jugada que { $seat } confirmó se mantiene.
news-undone = { $seat } deshace su última jugada confirmada.
news-time-up = { $by ->
    [computer] Se acabó el tiempo de { $seat }: un ordenador ha jugado este turno.
   *[time] Se acabó el tiempo de { $seat }: se ha jugado el turno más simple.
}
news-reminders-end = { $seat } no recibirá más recordatorios de este turno.
news-will-expire = Hace mucho que nadie toca la mesa { $table }. Se cierra: { $until }.
news-ended = { $how ->
    [host] La mesa la ha cerrado quien la abrió.
    [expired] La mesa se ha cerrado: hace mucho que nadie la toca.
    [deserted] La mesa está cerrada: no queda nadie.
   *[admin] La mesa la ha cerrado un admin.
}
news-clock-moved = { $count ->
    [1] El bot no ha estado disponible durante un rato, así que la mesa { $tables } tiene más tiempo.
   *[other] El bot no ha estado disponible durante un rato, así que estas mesas tienen más tiempo: { $tables }.
}
news-away = { $seat } está fuera hasta el { $until }.
news-back = { $seat } ha vuelto.
news-rematch = ¿Otra más? La mesa { $table } está abierta.
news-reminders = Espera una partida.

## Botones

button-join = Entrar
button-leave = Salir
button-computer = Añadir ordenador
button-options = Opciones
button-start = Empezar
button-level = { $level ->
    [easy] Fácil
    [medium] Medio
    [hard] Difícil
    [greedy] Codicioso
    [random] Al azar
   *[other] { $level }
}
button-remove = Echar: { $player }
button-ticked = ✓ { $label }
button-module = { $name }: { $line }
button-endtable = Cerrarla del todo
button-part = { $count ->
    [one] Parte { $part } ({ $count } casilla)
   *[other] Parte { $part } ({ $count } casillas)
}
button-way = { $way }: { $turned }
button-confirm = Confirmar
button-back = Atrás
button-all-rules = Todas las reglas
button-anew = Empezar de nuevo
button-more = Más …
button-hand = Mi mano
button-inwords = En texto
button-board = Tablero
button-board-of = Tablero de { $table }
button-table = { $state ->
    [mine] Te toca: contra { $who } · { $what }
    [alone] Abierta, solo tú · { $what }
    [joined] Abierta, con { $who } · { $what }
    [open] Abierta: { $who } · { $what }
   *[running] { $who }: juega { $decider } · { $what }
}
button-table-computer = un ordenador
button-table-computers = { $count ->
    [one] { $count } ordenador
   *[other] { $count } ordenadores
}
button-fields = Prados
button-cities = Ciudades
button-roads = Caminos
button-news = Novedades
button-whole = Mapa entero
button-words = En texto
button-png = Como archivo
button-private = En privado
button-agree = De acuerdo
button-refuse = No estoy de acuerdo
button-take = Tomar el asiento
button-vote = Votar a favor
button-rematch = Revancha
button-replay = Repetición
button-export = Registro
button-review = Repaso
button-pages = En el navegador
button-page-watch = Mirar en el navegador
button-page-turn = Jugar este turno en el navegador
button-mute = No recordar más
button-resigned = Rendirse
button-link-yes = Las dos son mías
button-link-no = No
button-unlink = Separar
button-forget = Olvídame
