# Por qué algo no se puede hacer en una partida o a su alrededor.

denied-no-table = Ninguna partida tiene el código «{ $table }». Compruébalo o empieza una con /new.
denied-none-here = Aquí no hay ninguna partida. Empieza una con /new.
denied-unknown-words = { $takes ->
    [nothing] /{ $command } va sin palabras: quita «{ $words }».
    [table] «{ $words }» no es el código de una partida, y con /{ $command } no va nada más.
   *[more] «{ $words }» no significa nada con /{ $command }. Para ver qué puede seguir: /help { $command }
}
denied-unknown-game = No hay ningún juego ni expansión «{ $word }». Juegos: { $games }. Expansiones: { $modules }.
denied-bad-pace = Un turno no puede durar «{ $word }». Elige entre: { $paces }.
denied-bad-seats = { $more ->
    [0] A { $game } juegan de { $fewest } a { $most }, no { $seats }.
   *[other] A { $game } juegan de { $fewest } a { $most } ({ $more } con { $modules }), no { $seats }.
}
denied-no-expansions = { $game } no tiene expansiones: quita «{ $word }».
denied-not-allowed = { $ask ->
    [host] Eso solo puede hacerlo { $roles }. Pídeselo a { $host }.
    [hosts] Eso solo pueden hacerlo { $roles }. Pídeselo a { $host }.
    [seat] Eso solo pueden hacerlo { $roles }. Tus partidas: /games
    [single] Eso solo puede hacerlo { $roles }. Pídeselo.
   *[other] Eso solo pueden hacerlo { $roles }. Pídeselo a ellos.
}
denied-table-full = Los { $seats } sitios están ocupados. Puedes seguir la partida o empezar otra con /new.
denied-already-seated = Ya estás en esta partida. El tablero: /board
denied-not-seated = No estás en esta partida. Envía /games para ver las tuyas.
denied-invitation-needed = Esta partida es privada. Pide una invitación a uno de sus jugadores.
denied-colour-taken = Otro jugador ya tiene el color { $colour }. Colores libres: { $colours }.
denied-unknown-colour = No hay ningún color «{ $colour }». Colores libres: { $colours }.
denied-too-long = { $most ->
    [one] Es demasiado largo: { $most } carácter como máximo.
   *[other] Es demasiado largo: { $most } caracteres como máximo.
}
denied-too-few = { $fewest ->
    [one] Hace falta al menos { $fewest } jugador humano.
   *[other] Hacen falta al menos { $fewest } jugadores, uno de ellos humano. Otros pulsan { button-join }, o tú { button-computer }.
}
denied-bad-option = { $option ->
    [seats] A esto no se puede jugar con { $value } sitios.
   *[other] «{ $value }» no está disponible aquí.
}
denied-not-open = Esta partida ya empezó. Empieza otra con /new.
denied-not-begun = Esta partida aún no ha empezado. Para empezarla: /begin
denied-over = Esta partida terminó. /board { $table } muestra cómo acabó, /export { $table } da su registro y /rematch { $table } la juega otra vez.
denied-closed = Esta partida está cerrada. Empieza otra con /new.
denied-not-over = Esta partida todavía no acaba. El tablero: /board
denied-stale = La partida ya avanzó: eso era el paso { $was } y ahora va por el { $now }. Mira el tablero más reciente.
denied-draft-moved = Cambiaste esta jugada después. Usa el mensaje más reciente.
denied-no-draft = Todavía no hay nada que confirmar. Coloca antes tu loseta.
denied-draft-unfinished = Tu jugada aún no está completa. Elige antes lo que falta.
denied-not-your-turn = { $plays ->
    [person] Ahora le toca a { $seat }. Para darle un toque: /nudge
   *[computer] Ahora le toca a { $seat }.
}
denied-nothing-to-undo = No hay nada que deshacer: no confirmaste ninguna jugada, o alguien jugó después.
denied-undo-seen = Esto no se puede deshacer: reveló algo oculto.
denied-undo-asked = Los demás ya recibieron la pregunta.
denied-no-question = No tienes ninguna pregunta que responder.
denied-no-such-seat = No hay ningún sitio así.
denied-seat-is-computers = En este sitio juega una máquina.
denied-seat-not-offered = Ese sitio no está libre. Para seguir la partida: /watch
denied-kick-yourself = No te puedes expulsar. Usa /leave.
denied-kick-two = Con dos jugadores solo se puede expulsar a alguien tras { $fewest } turnos perdidos seguidos. Para darle un toque: /nudge
denied-nudge-too-soon = Alguien ya le dio un toque. Se le puede dar otro a partir de: { $until }.
denied-nudge-quiet = Está en sus horas de silencio. Puedes darle un toque a partir de: { $until }.
denied-nudge-away = Está fuera hasta: { $until }.
denied-nudge-yourself = Te toca a ti. Tu turno: /move
denied-give-yourself = Te toca a ti. Solo los demás pueden darte más tiempo.
denied-given-twice = Ya se dio más tiempo dos veces, el máximo para una jugada.
denied-no-clock = En esta partida no corre ningún reloj.
denied-pause-asked = Ya hay una pausa pedida. Espera las respuestas.
denied-paused-twice = Esta partida ya tuvo { $most } pausas, el máximo.
denied-bad-pause = Una pausa dura { $most } días como máximo: prueba /pause 3d.
denied-game-paused = La partida está en pausa hasta: { $until }. Para terminarla: /pause
denied-no-pause = La partida no está en pausa. Para pedir una: /pause 3d
denied-say-nothing = ¿Qué envío? Escríbelo después del comando.
denied-say-too-much = Son muchos mensajes. Podrás enviar más a partir de: { $until }.
denied-say-off = Aquí están desactivados los mensajes entre chats. Los admins pueden activarlos: /setup
denied-already-watching = Este chat ya muestra esa partida.
denied-not-watching = Este chat no sigue esa partida.
denied-too-many-tables = { $most ->
    [one] Ya tienes { $most } partida, el máximo que permite este bot. Para dejar una: /games
   *[other] Ya tienes { $most } partidas, el máximo que permite este bot. Para dejar una: /games
}
denied-too-many-here = { $most ->
    [one] Este chat ya tiene { $most } partida, el máximo que permite este bot. Terminen una, o que el anfitrión o un admin cierre alguna: /close
   *[other] Este chat ya tiene { $most } partidas, el máximo que permite este bot. Terminen una, o que el anfitrión o un admin cierre alguna: /close
}
denied-too-fast = Vas demasiado rápido. Espera hasta: { $until }.
denied-bad-zone = No conozco la zona horaria «{ $zone }». Prueba una como Europe/Madrid o America/Bogota.
denied-bad-quiet = Escribe dos horas, como 22:00 07:00, con { $most } horas de diferencia como máximo.
denied-bad-playing = Escribe dos horas, como 7-22, con al menos { $fewest } horas entre ellas.
denied-bad-free-days = Escribe hasta { $most } días de la semana, como sáb dom.
denied-bad-interval = { $fewest ->
    [one] Los recordatorios no pueden llegar más a menudo que cada hora.
   *[other] Los recordatorios no pueden llegar más a menudo que cada { $fewest } horas.
}
denied-bad-away = Di cuánto tiempo o hasta cuándo: 3 días, 12 horas, { word-tomorrow } 8:00 o una fecha (año-mes-día).
denied-away-too-long = Puedes ausentarte { $most } días como máximo. Prueba 3d o una fecha más cercana.
denied-bad-setting = No puedo ajustar «{ $setting }». Para ver qué se puede: /{ $command }
denied-bad-value = «{ $value }» no es posible aquí. Elige entre: { $choices }
denied-bad-name = Un nombre tiene de 1 a { $most } caracteres.
denied-block-yourself = No puedes bloquearte.
denied-bad-link = Ese código es incorrecto o caducó. Pide otro con /link en tu otra plataforma.
denied-link-same = Estas cuentas ya están vinculadas.
denied-link-gone = Esta pregunta ya tiene respuesta o caducó. Empieza otra vez con /link.
denied-not-linked = Esta cuenta no está vinculada a otra. Para vincularla: /link
denied-link-same-table = Las dos cuentas juegan en la partida { $table }. Vincúlalas cuando acabe.
denied-opening-restricted = En este chat solo los admins pueden empezar partidas. Pídeselo a uno, o juega conmigo en privado.
denied-wrong-channel = En este canal no se permiten partidas. Prueba en otro.
denied-import-unfit = { $why ->
    [form] Eso no es el registro de una partida, o está dañado.
    [unknown] Este bot no conoce ese juego, o el registro es más nuevo.
    [action] Este registro no puede seguir: el paso { $number } va contra las reglas.
    [hidden] A este registro le faltan las cartas ocultas, así que no puede seguir.
   *[setup] Este registro no puede seguir: sus sitios, expansiones y losetas no concuerdan.
}
denied-import-over = Esa partida terminó. Puedes verla, pero no continuarla.
denied-export-none = No hay nada que guardar: la partida aún no ha empezado. Para empezarla: /begin
denied-paused = Esta partida está en pausa: esta versión del bot la jugaría de otro modo. Avisa al dueño del bot.
