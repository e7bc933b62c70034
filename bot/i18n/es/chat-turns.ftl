# Una partida como la cuenta el chat: turnos, noticias, vistas, y lo que dicen los botones.

## Un turno

turn-asks = { $asked } (turno { $turn })
turn-asks-between = { $asked } (turno { $turn }: { $whose })
turn-asks-round = { $round ->
    [0] { $asked }
   *[other] { $asked } (ronda { $round } de { $rounds })
}
turn-computer = { $player } está pensando… (turno { $turn })
turn-yours = { $player }, te toca contra { $others } (turno { $turn })
turn-second = { $player }, sigue tu turno contra { $others }: segunda loseta (turno { $turn })
turn-others = { $player } y { $count } más
turn-laid = #{ $turn } { $what }
told-tile = { $tile ->
    [abbey] { $player }: { $cell }, abadía
   *[other] { $player }: { $cell }
}
told-move = { $player }: { $cell }, { phrase-role }
turn-deadline = Plazo: { $until }
turn-small = { $left } · plazo: { $until }
turn-pace = { $pace } por turno
turn-notice = { $time } después de este mensaje
turn-banks = Reservas de tiempo: { $banks }
turn-bank = { $player }: { $left }
turn-scores = { $player } { $points }
turn-score-line = Puntos: { $scores }
turn-gap = +{ $count } más: /history
turn-confirm = ¿Confirmas tu jugada? Solo entonces cuenta.
turn-first = Elige una casilla, gira la loseta, coloca un seguidor u omite el paso y pulsa Confirmar.
turn-first-cards = Pulsa Mi mano, elige una carta o tu seguidor grande y pulsa Confirmar.
turn-again = Pulsa otra vez para confirmar: { $choice }
turn-done = Jugada hecha.
turn-as-it-lies = Cambiaste esta jugada después. Ahora está así.
turn-elsewhere = La partida sigue en otro mensaje.
lobby-in-private = La partida sigue en privado.
fold-turn = #{ $turn } { $played }
fold-settled = Ya está resuelto.
over-fair = Sorteo limpio: semilla { $seed }… · /export { $table }
result-line = { $player } { $points }: { $sources }
result-gone = { $how ->
    [resigned] abandono
   *[removed] fuera
}

typed-no-cell = «{ $word }» no es una casilla. La loseta encaja en { $cells }.
typed-place-first = Coloca primero tu loseta. Encaja en { $cells }.
typed-no-way = { $way } no es posible en ninguna casilla. La loseta encaja en { $cells }.
typed-no-fit = La loseta no encaja en { $cell }. Encaja en { $cells }.
typed-not-this-way = { $way } no es posible en { $cell }. Puedes elegir: { $ways }
typed-which-cell = ¿En qué casilla? { $way } es posible en { $cells }. Escribe primero la casilla: { $cell } { $way }
typed-which-way = ¿Cómo giras la loseta en { $cell }? { $ways }
typed-way = { $way } ({ $turned })
typed-which-option = «{ $words }» no es posible aquí.
typed-which-of = «{ $words }» encaja con varias opciones. ¿Cuál quieres?
typed-no-role = Aquí no puedes poner { phrase-role-object }.
typed-which-role = ¿Dónde pones { phrase-role-object }?
typed-too-much = Tu jugada ya está completa. Quita «{ $words }».
typed-hidden = Esa carta va boca abajo, y aquí lo leerían todos. Usa su número o envíame la jugada en privado.
typed-hand = «{ $words }» no es posible aquí. Usa los números de tu mano.
advice-now = Una máquina jugaría: { $option }. { $why }
advice-rated = No hay pistas en partidas clasificatorias. Para la próxima, desactiva Clasificatoria en Opciones.
advice-was = { $player } jugó: { $option }. { $why }
advice-unknown = Aún no hay jugadas de máquinas que explicar. Inténtalo cuando juegue una o cuando acabe la partida.
advice-no-computer = En esta partida no juega ninguna máquina. Cuando acabe, /why te enseña un repaso.
review-title = Repaso de la partida
review-later = El repaso estará listo cuando acabe la partida.
review-failed = Esta partida no tiene repaso.
page-here = Partida { $table } en el navegador
page-none = Esta partida no tiene página web.
hand-none = Esta partida se juega sin cartas.

## Vistas

log-title = Últimos turnos (ahora: turno { $turn })
log-none = Todavía no se ha jugado nada.
replay-title = La partida hasta el turno { $turn }
replay-whole = La partida completa
rules-nearest = No encontré ninguna regla para «{ $word }». ¿Buscas una de estas?
rules-in-help = «{ $word }» no es una regla del juego. Quizá esto ayude:
rules-expansion = { $played ->
    [yes] De la expansión «{ $expansion }», que no se usa en esta partida.
   *[no] De la expansión «{ $expansion }».
}
rules-other-game = { $played ->
    [yes] De { $game }, que es otro juego.
   *[no] De { $game }.
}
rules-list = Reglas: elige un capítulo o escribe una palabra, como /rules granjero.
games-none = No tienes partidas. Empieza una con /new.
games-title = { $count ->
    [one] Tu partida
   *[other] Tus { $count } partidas
}
games-line = { $state ->
    [mine] { $game } ({ $table }): te toca
    [open] { $game } ({ $table }): { $seats ->
        [one] esperando jugadores, { $seats } sitio ocupado
       *[other] esperando jugadores, { $seats } sitios ocupados
    }
   *[other] { $game } ({ $table }): juegan los demás
}
reminder-one = { $limit ->
    [yes] { $player }, te toca contra { $others }. { turn-deadline }.
   *[no] { $player }, te toca contra { $others }.
}
reminder-title = { $count ->
    [one] { $player }, te toca.
   *[other] { $player }, te toca en { $count } partidas.
}
reminder-line = { $game } ({ $table })
reminder-last = Este es el último recordatorio de este turno.

## Noticias

news-card-gone = La partida { $table } empezó: { $players }.
news-card-closed = La partida { $table } está cerrada.
news-invited = { $by } te invita a la partida { $table }.
news-resigned = { $seat } abandona. Una máquina sigue en su lugar.
news-seat-offered = { $seat } busca a alguien que ocupe su sitio; mientras tanto, sigue jugando.
news-seat-kept = { $seat } se queda.
news-seat-taken = { $seat } ocupa el sitio libre.
news-kicked = { $seat } queda fuera de la partida. Una máquina juega hasta que alguien ocupe el sitio.
news-place-gone = Partida { $table }: ya no puedo escribir en { $place }. Jugaban allí: { $seats }.
news-left-place = Partida { $table }: { $seat } ya no está en { $place }.
news-turn-here = Ya no puedo escribir en { $place }: la partida { $table } sigue aquí.
news-moved-back = La partida { $table } sigue en { $place }.
button-movehere = Traer la partida aquí
movehere-done = La partida sigue aquí.
news-kick-wanted = { $by } pide expulsar a { $seat } de la partida.
news-nudged = { $player }, te toca: { $by } espera en la partida { $table }.
news-said = { $by }: { $words }
news-undo-asked = { $game ->
    [carcassonne] Pregunta para { $players }: { $seat } quiere deshacer la última jugada. ¿De acuerdo? La loseta robada después no cambia.
   *[cardcassonne] Pregunta para { $players }: { $seat } quiere deshacer la última jugada. ¿De acuerdo?
}
news-undo-refused = { $by } no acepta: la última jugada de { $seat } se mantiene.
news-undone = { $seat } deshace su última jugada.
news-time-up = { $by ->
    [computer] A { $seat } se le acabó el tiempo. Una máquina jugó este turno.
   *[time] A { $seat } se le acabó el tiempo. El bot hizo una jugada sencilla.
}
news-will-expire = Hace tiempo que nadie juega en la partida { $table }. Se cerrará: { $until }.
news-ended = { $how ->
    [host] El anfitrión cerró la partida.
    [expired] Partida cerrada: hace mucho que nadie juega.
    [deserted] Partida cerrada: ya no queda nadie.
   *[admin] Un admin cerró la partida.
}
news-clock-moved = { $count ->
    [1] El bot estuvo { $time } sin conexión, así que la partida { $tables } tiene más tiempo.
   *[other] El bot estuvo { $time } sin conexión, así que estas partidas tienen más tiempo: { $tables }.
}
button-games = Mis partidas
news-away = { $seat } está fuera hasta: { $until }.
news-away-ahead = { $seat } está fuera desde { $since } hasta { $until }.
news-deadline-moved = { $why ->
    [given] { $seat } tiene ahora hasta: { $until } (tiempo regalado por { $by }).
    [free_day] { $seat } tiene ahora hasta: { $until } (día libre).
   *[quiet] { $seat } tiene ahora hasta: { $until } (horas de silencio).
}
news-pause-asked = { $seat } pide una pausa hasta: { $until }. Los demás tienen que aceptar.
news-pause-refused = { $by } no acepta la pausa: el reloj sigue corriendo.
news-paused = Pausa hasta: { $until }. Cualquier jugador puede terminarla.
news-resumed = { $by } termina la pausa: el reloj vuelve a correr.
news-back = { $seat } ya está de vuelta.
news-rematch = ¿Revancha? La partida { $table } está abierta.
news-reminders = Te toca en una partida.

## Botones

button-join = Unirse
button-leave = Salir
button-computer = Añadir máquina
button-options = Opciones
button-start = Empezar
button-level = { $level ->
    [easy] Fácil
    [medium] Media
    [hard] Difícil
    [master] Experta
    [greedy] Codiciosa
    [random] Al azar
   *[other] { $level }
}
button-remove = Expulsar a { $player }
button-ticked = ✓ { $label }
expansion-line = { $name }: { $line }
button-endtable = Cerrar partida
button-keep = Dejarla abierta
button-part = { $count ->
    [one] Sector { $part } ({ $count } casilla)
   *[other] Sector { $part } ({ $count } casillas)
}
button-way = { $way }: { $turned }
button-confirm = Confirmar
button-skip = Omitir y confirmar
button-back = Atrás
button-all-rules = Todas las reglas
button-copy = Copiar el código
button-share = Invitar a amigos
button-share-board = Compartir tablero
button-anew = Empezar de nuevo
button-more = Más…
button-hand = Mi mano
button-inwords = Tablero en texto
button-show-here = Mostrar aquí
show-wait = Aquí puedes mostrar algo una vez por minuto.
button-board = Tablero
button-board-of = Tablero de { $table }
button-table = { $state ->
    [mine] Te toca contra { $who } · { $what }
    [alone] Abierta, solo tú · { $what }
    [joined] Abierta, con { $who } · { $what }
    [open] Abierta: { $who } · { $what }
    [theirs] Juega { $who } · { $what }
   *[running] { $who }: juega { $decider } · { $what }
}
button-table-computer = una máquina
button-table-computers = { $count ->
    [one] { $count } máquina
   *[other] { $count } máquinas
}
button-fields = Campos
button-cities = Ciudades
button-roads = Caminos
button-news = Qué cambió
button-whole = Mapa entero
button-words = En texto
button-png = Imagen completa
button-private = Abrir chat privado
button-agree = Aceptar
button-refuse = Rechazar
button-pauseyes = Hacer pausa
button-pauseno = Seguir jugando
button-resume = Terminar la pausa
button-take = Ocupar el sitio
button-vote = Votar por expulsar
button-rematch = Revancha
button-replay = Repetición
button-export = Registro de partida
button-review = Repaso
button-pages = Abrir en el navegador
button-page-watch = Ver en el navegador
button-page-turn = Jugar en el navegador
button-mute = Silenciar este turno
button-another = Añadir otra
button-stay = Quedarme
button-substitute = { $offered ->
    [yes] Conservar mi sitio
   *[no] Ofrecer mi sitio
}
button-resigned = Abandonar
button-link-yes = Las dos son mías
button-link-no = No
button-unlink = Desvincular
button-stay-linked = Dejar unidas
button-mydata = Descargar mis datos
button-unblock = Desbloquear: { $player }
button-forget = Borrar mis datos
button-delete-yes = Borrar para siempre
button-keep-data = Conservar mis datos
