# Por qué algo no se puede hacer en una mesa o a su alrededor.

denied-no-table = La mesa { $table } no existe. Mira otra vez el código, o abre una mesa nueva.
denied-none-here = Aquí no hay ninguna mesa. /new abre una.
denied-unknown-words = { $takes ->
    [nothing] Detrás de /{ $command } no va nada, tampoco «{ $words }».
    [table] «{ $words }» no es el código de una mesa, y detrás de /{ $command } no va otra cosa.
   *[more] No se entiende «{ $words }» detrás de /{ $command }. /help { $command } dice qué se puede escribir.
}
denied-unknown-game = No hay ningún juego ni expansión «{ $word }». Juegos: { $games }. Expansiones: { $modules }.
denied-no-expansions = { $game } no tiene expansiones: quita «{ $word }».
denied-not-allowed = Aquí no puedes hacer eso. Solo pueden: { $roles }.
denied-table-full = Los { $seats } asientos están ocupados. Puedes mirar, o abrir tu propia mesa.
denied-already-seated = Ya estás en esta mesa.
denied-not-seated = No estás en esta mesa.
denied-invitation-needed = Es una mesa privada. Pide a alguien que juegue en ella que te invite.
denied-colour-taken = Color ya ocupado: { $colour }. Quedan libres: { $colours }.
denied-unknown-colour = El color { $colour } no existe. Quedan libres: { $colours }.
denied-too-long = Es demasiado largo. Como mucho { $most ->
    [one] { $most } carácter
   *[other] { $most } caracteres
}, por favor.
denied-too-few = Hace falta { $fewest ->
    [one] { $fewest } jugador, y que sea una persona.
   *[other] al menos { $fewest } jugadores, y que uno sea una persona.
}
denied-bad-option = { $option ->
    [seats] A esto no se puede jugar con { $value } asientos.
   *[other] «{ $value }» no se puede elegir aquí.
}
denied-not-open = Esta partida ya ha empezado.
denied-not-begun = Esta partida aún no ha empezado. /begin la empieza.
denied-over = Esta partida ha terminado. /board { $table } muestra cómo acabó, /export { $table } da el registro, /rematch { $table } la juega otra vez.
denied-closed = Esta mesa está cerrada. /new abre otra.
denied-not-over = Esta partida sigue en marcha.
denied-stale = Eso era el paso { $was }; la mesa va por el paso { $now }. Mira otra vez el tablero.
denied-draft-moved = Tu turno ha cambiado mientras tanto. /move lo muestra como está ahora.
denied-no-draft = No hay nada que confirmar. Coloca antes tu loseta.
denied-draft-unfinished = Tu turno aún no está completo. Haz antes la siguiente elección.
denied-not-your-turn = Ahora decide { $seat }.
denied-nothing-to-undo = No hay nada que deshacer: no has confirmado nada, o alguien ha seguido desde entonces.
denied-undo-seen = Esto no se puede deshacer: se ha visto algo oculto.
denied-undo-asked = Ya se ha preguntado a los demás.
denied-no-question = No hay ninguna pregunta que puedas contestar.
denied-no-such-seat = Ese asiento no existe.
denied-seat-is-computers = En este asiento juega un ordenador.
denied-seat-not-offered = Este asiento no está disponible.
denied-kick-yourself = No puedes echarte. Puedes dejar la mesa, rendirte u ofrecer tu asiento.
denied-kick-two = Con dos jugadores solo se puede echar a alguien tras { $fewest } turnos perdidos seguidos. /nudge le envía un recordatorio.
denied-nudge-too-soon = Ya se ha enviado un recordatorio. De nuevo posible: { $until }.
denied-nudge-quiet = Allí son horas de silencio. Inténtalo otra vez: { $until }.
denied-nudge-away = Esta persona está fuera hasta el { $until }.
denied-nudge-yourself = Te toca a ti.
denied-say-nothing = No hay nada que enviar. Escribe las palabras tras el comando.
denied-say-too-much = Eso fue mucho de una vez. Sigue: { $until }.
denied-say-off = En este chat están desactivados los mensajes de otros chats.
denied-already-watching = Esta mesa ya se muestra aquí.
denied-not-watching = Este chat juega en esta mesa, no solo la mira.
denied-too-many-tables = Ya tienes { $most ->
    [one] { $most } mesa
   *[other] { $most } mesas
}. Es lo máximo aquí.
denied-too-many-here = Este chat ya tiene { $most ->
    [one] { $most } mesa
   *[other] { $most } mesas
}. Es lo máximo aquí.
denied-too-fast = Demasiado rápido. Sigue: { $until }.
denied-bad-zone = La zona horaria { $zone } no existe. Escríbela como Europe/Madrid o America/Bogota.
denied-bad-quiet = Las horas de silencio van de una hora del día a otra, con { $most } horas de diferencia como mucho.
denied-bad-interval = Los recordatorios llegan como mucho { $fewest ->
    [one] cada hora
   *[other] cada { $fewest } horas
}.
denied-bad-away = Escribe cuánto tiempo o hasta cuándo: 3d, 12h o un día por venir como año-mes-día.
denied-away-too-long = Puedes estar fuera { $most } días como mucho. Escribe menos tiempo, como 3d, o un día más cercano, como año-mes-día.
denied-bad-setting = El mismo comando sin palabras muestra lo que se puede ajustar. Esto no: { $setting } { $value }
denied-bad-name = Un nombre tiene de 1 a { $most } caracteres.
denied-block-yourself = No puedes bloquearte.
denied-bad-link = Este código no vale, o ya no. Pide uno nuevo en la otra plataforma.
denied-link-same = Las dos cuentas ya son tuyas.
denied-link-gone = Esta pregunta ya tiene respuesta o ha caducado. Empieza de nuevo con /link.
denied-not-linked = Esta cuenta no está unida a ninguna otra. Con /link la unes a una.
denied-link-same-table = Las dos cuentas están en la mesa { $table }. Únelas cuando acabe esa partida.
denied-opening-restricted = En este chat solo los admins abren mesas.
denied-wrong-channel = Las mesas se abren en otros canales de este chat.
denied-import-unfit = { $why ->
    [form] Esto no es el registro de una partida, o está dañado.
    [unknown] Este registro es de un juego que este bot no conoce, o de una versión posterior.
    [action] Con este registro no se puede seguir: el paso { $number } va contra las reglas.
    [hidden] A este registro le falta lo que estaba oculto, y eso no se puede volver a sacar.
   *[setup] Con este registro no se puede seguir: sus asientos, expansiones y losetas no concuerdan.
}
denied-import-over = Esta partida ha terminado; se puede mirar, pero no continuar.
denied-export-none = Aún no hay nada que exportar: la partida no ha empezado.
denied-paused = Esta partida está en pausa: esta versión del bot la jugaría de otro modo. Avisa a quien aloja el bot.
