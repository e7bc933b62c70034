# Lo que se dice alrededor de las partidas. $player y otros nombres son de la gente; $table es el código de una partida.

## Quién es quién

chat-nameless = alguien
chat-seat = sitio { $seat }
chat-computer = Máquina { $number }
level-name = { $level ->
    [easy] fácil
    [medium] media
    [hard] difícil
    [master] experta
    [greedy] codiciosa
    [random] al azar
   *[other] { $level }
}
chat-note-computer = { $level ->
    [easy] máquina fácil
    [medium] máquina media
    [hard] máquina difícil
    [master] máquina experta
    [greedy] máquina codiciosa
    [random] máquina al azar
   *[other] máquina, { $level }
}
chat-note-gone = juega una máquina
chat-note-plays = máquina
chat-role-seat = los jugadores de esta partida
chat-role-host = el anfitrión
chat-role-chat-admin = los admins de este chat
chat-role-owner = el dueño del bot
word-yes = sí
word-no = no

## Una partida que espera

lobby-title = Nueva partida de { $game }
lobby-modules = Expansiones: { $modules }.
lobby-seat = { $seat }. { $player } ({ $about })
lobby-free = { $count ->
    [0] Todos los sitios están ocupados.
    [one] Queda { $count } sitio libre.
   *[other] Quedan { $count } sitios libres.
}
lobby-fair = Sorteo limpio, sellado de antemano: { $commitment }…
lobby-elsewhere = Cada jugador recibe sus turnos en un chat privado conmigo.
lobby-clock = { $pace } por turno; si se acaban, { $what }.
lobby-pace = Tiempo por turno: { $pace }
lobby-rated = { $rated ->
    [yes] Clasificatoria, si no juegan máquinas.
    [first] Amistosa, por ser la primera partida del anfitrión: se puede usar /hint.
   *[no] Amistosa (no clasificatoria).
}
lobby-open = { $private ->
    [yes] Privada: se entra desde este chat o con invitación.
   *[no] Puede entrar cualquiera que tenga el código: /join { $table }
}

pace-live = 2 minutos
pace-1h = 1 hora
pace-8h = 8 horas
pace-24h = 24 horas
pace-3d = 3 días
pace-7d = 7 días
pace-6h-30m = 6 horas + 30 minutos
pace-2d-4h = 2 días + 4 horas
pace-5d-8h = 5 días + 8 horas
pace-none = ilimitado
timeup-simplest = el bot juega algo sencillo
timeup-computer = una máquina juega el turno
timeup-offer = el sitio se ofrece a otros

new-done = Tu partida { $table } está abierta. Esperando jugadores.
join-how = Para unirte a la partida de unos amigos: /join y su código.
close-others = { $chat ->
    [private] Otros siguen jugando, así que la partida no se puede cerrar. Para dejarla: /leave
   *[group] Otros siguen jugando, así que solo los admins de este chat pueden cerrar la partida. Para dejarla: /leave
}
join-done = { $seats ->
    [one] ¡Ya estás dentro! { $seats } sitio ocupado.
   *[other] ¡Ya estás dentro! { $seats } sitios ocupados.
}
join-colour = Tu color: { $colour }.
leave-how = { $alone ->
    [yes] ¿Salir de la partida { $table }? Otra persona puede ocupar tu sitio. Si abandonas, termina sin resultado.
   *[no] ¿Salir de la partida { $table }? Otra persona puede ocupar tu sitio. Si abandonas, sigue una máquina y quedas en último lugar.
}
stay-done = De acuerdo, te quedas.
leave-done = Saliste de la partida.
start-done = La partida empieza. ¡Buena suerte!
start-welcome = ¡Hola! Soy un bot para jugar a Carcassonne en chats, en una tarde o a lo largo de semanas. Juega con amigos en un grupo o empieza aquí mismo contra una máquina.
start-hands = Recibirán sus cartas en privado. Estos jugadores tienen que abrir antes un chat privado conmigo y pulsar Iniciar: { $players }
computer-which = ¿Qué nivel debe tener la máquina?
computer-joined = { $player } ({ level-name }) ya está en la partida.
remove-done = Listo. El sitio vuelve a estar libre.
endtable-sure = ¿Cerrar la partida { $table } para siempre? Nadie la ganará.
keep-done = De acuerdo, la partida sigue abierta.
endtable-done = Partida cerrada.

menu-title = Opciones de la partida: pulsa una para cambiarla.
menu-game = Juego: { $value }
menu-modules = Expansiones: { $value }
menu-pace = Tiempo por turno: { $value }
menu-timeup = Sin tiempo: { $value }
menu-seats = Sitios: { $value }
menu-rated = Clasificatoria: { $value }
menu-private = Privada: { $value }
menu-language = Idioma: { $value }
menu-choose-game = ¿Qué juego?
menu-choose-modules = Pulsa una expansión para añadirla o quitarla.
menu-note-siege = Asedio y Defensa se disfruta más con el Abad. La fortaleza, catorce losetas y los símbolos son una reconstrucción.
menu-note-cardcassonne = Los puntos de los animales son en parte una reconstrucción.
menu-choose-pace = ¿Cuánto tiempo por turno?
menu-choose-timeup = ¿Qué pasa cuando se acaba el tiempo?
menu-choose-seats = ¿Cuántos sitios?
menu-choose-language = ¿Qué idioma tendrá la partida?

## Negativas

command-unknown = No hay ningún comando { $command }. Envía /help para verlos todos.
command-near = No hay ningún { $typed }. ¿Querías decir { $meant }?
button-unknown = Este botón ya no funciona. Envía /board para ver el tablero actual.
panel-others = { $command ->
    [none] Estos botones son de otro jugador. Abre los tuyos del mismo modo.
   *[other] Estos botones son de otro jugador. Abre los tuyos: { $command }
}
panel-of = { $command ->
    [none] Estos botones son para { $player }. Abre los tuyos del mismo modo.
   *[other] Estos botones son para { $player }. Abre los tuyos: { $command }
}
panel-ended = { $command ->
    [none] Estos botones han caducado. Ábrelos de nuevo.
   *[other] Estos botones han caducado. Ábrelos de nuevo: { $command }
}
button-stale = Eso era el turno { $was }; ahora es el { $now }. Envía /board para ver el tablero actual.
button-stale-step = Este turno ya avanzó. Envía /board para ver el tablero actual.
store-trouble = Ahora mismo no puedo abrir las partidas. No se perdió nada; inténtalo en un momento.
store-stuck = Ahora mismo no puedo abrir las partidas. No se perdió nada, pero lo tiene que arreglar el dueño del bot.
bot-trouble = Algo falló por mi parte. Lo que confirmaste está a salvo; inténtalo otra vez.
bot-paused = Algo falla por mi parte; hago una pausa de { $seconds } segundos. No se pierde nada y todos los relojes están parados.
no-such-cell = «{ $cell }» no es una casilla. Las casillas son como M20: columna y fila.
no-picture = No hay nada que mostrar de eso aquí.
only-private = Aquí lo leerían otros. Envíamelo en nuestro chat privado.
which-table = ¿Qué partida?
which-code = ¿Qué partida? Escribe primero su código: { $command } { $table }
which-option = ¿Qué partida? Envía { $command } y elígela en «{ $option }».
which-line = { $table }: { $label }

## Modales

undo-draft = Tu jugada sin confirmar quedó borrada.
undo-done = Pediste deshacer la jugada. Falta que acepten: { $players }.
undo-taken = Tu última jugada queda deshecha.
undo-late = Ya es tarde para deshacer: la partida ha seguido.
agree-done = { $count ->
    [0] Aceptaste.
   *[other] Aceptaste. Falta la respuesta de { $players }.
}
refuse-done = No aceptaste. La jugada se mantiene.
nudge-done = Toque enviado.
give-done = Hecho: más tiempo para jugar.
pause-done = Pedida. La pausa empieza cuando todos acepten.
pauseyes-done = Aceptaste la pausa.
pauseno-done = No aceptaste. La partida sigue.
resume-done = La pausa terminó.
mute-done = Listo: no habrá más recordatorios en este turno.
resign-sure = { $alone ->
    [yes] ¿Abandonar la partida { $table }? Termina sin resultado.
   *[no] ¿Abandonar la partida { $table }? Una máquina juega por ti y quedas en último lugar.
}
resigned-done = Abandonaste la partida.
substitute-offered = Ofreces tu sitio. Sigue jugando hasta que alguien lo ocupe; para quedártelo, envía otra vez /substitute.
substitute-kept = Te quedas con tu sitio.
substitute-none = Nadie ofrece su sitio en esta partida.
substitute-instead = Esta partida ya ha empezado, pero alguien ofrece su sitio.
take-done = El sitio es tuyo.
rematch-which = Aquí aún no ha terminado ninguna partida. Para repetir otra, envía /rematch y su código.
rematch-done = La revancha { $table } está abierta.
away-done = Quedas ausente hasta: { $until }. Tus relojes se paran, hasta 14 días por partida.
away-ahead = Ausencia: desde { $since } hasta { $until }. En ese tiempo se paran tus relojes.
back-done = Te damos la bienvenida de nuevo.
away-not = No estás ausente. Para tomarte un descanso, envía /away 3d (tres días) o /away 12h (doce horas).
watch-which = Envía /watch con el código de la partida.
watch-done = Este chat sigue ahora la partida.
watch-off = Este chat ya no sigue la partida.
say-done = Enviado.
say-alone = Esta partida solo está en este chat: escribe aquí directamente.
say-nobody = Solo juegas contra la máquina: nadie lo leería.
block-list = Bloqueados: { $players }
block-which = ¿A quién? Envía /block con el nombre del jugador.
block-done = Bloqueado: no te llegarán sus invitaciones, toques ni mensajes. El mismo comando lo desbloquea.
block-off = Desbloqueado.
share-open = Partida nueva: { $game }
share-running = Partida de { $game }
invite-code = Pásalo; sirve en cualquier chat con este bot: /join { $table }
invite-link = En Telegram: { $link }
private-again = Abre un chat privado conmigo y envía allí { $command }.
private-first = Te respondo en privado. Abre antes un chat privado conmigo.
settings-saved = Guardado.
private-sent = Te lo envié a nuestro chat privado.
write-as-yourself = Escribe con tu propio nombre para jugar.
wait-short = Recibido. Hay demasiados mensajes en este grupo: { $seconds } s de espera. En privado es más rápido.
wait-look-private = Hay demasiados mensajes en este grupo, así que te lo envié en privado.
look-again = Nada nuevo desde la última vez. Pulsa otra vez y te lo mando de nuevo.
wait-look-shown = Este grupo ya muestra el tablero, así que te lo envié en privado.
invite-done = Envío la invitación. Si no llega, pasa el código de la partida.
person-unknown = Nadie se llama «{ $player }» en tus partidas.
invite-unknown = Todavía no conozco a { $player }. Mejor pasa el código: /join { $table }
invite-bot = { $player } es un bot y no se puede invitar. Mejor añade una máquina.
invite-late = { $plays ->
    [yes] Esta partida ya empezó. Otros pueden seguirla: /watch { $table }
   *[no] Esta partida ya empezó. Para seguirla: /watch { $table }
}
kick-whom = { $how ->
    [host] ¿A quién expulsas?
   *[vote] ¿A quién expulsas? Debe aceptarlo más de la mitad de los demás; tras { $fewest } turnos perdidos seguidos, basta el anfitrión.
}
kick-nobody = Nadie se llama «{ $player }» en esta partida.
kick-computers = Solo juegas contra la máquina. Para dejar la partida: /leave
kick-done = Listo. El sitio está libre.
kick-voted = Voto contado. Saldrá de la partida cuando acepte más de la mitad de los demás.

## Ajustes

settings-title = Tus ajustes
settings-menu = Elige qué ajuste cambiar…
settings-zone = Zona horaria: { $zone }
settings-how-zone = Para cambiarla: /settings zona Europe/Madrid
settings-quiet = { $set ->
    [yes] Horas de silencio: { $quiet } ({ $zone })
   *[no] Horas de silencio: ninguna
}
settings-how-quiet = Para cambiarlas: /settings silencio 22:00 07:00 o /settings silencio no
settings-free = { $set ->
    [yes] Días libres: { $days }
   *[no] Días libres: ninguno
}
settings-how-free = Para cambiarlos: /settings libres sáb dom o /settings libres no
settings-reminders-fast = Con una hora o menos por turno, solo a la mitad del tiempo.
settings-reminders = Recordatorios: a la mitad del tiempo y 1 hora antes de que se acabe. { settings-reminders-fast } Sin límite, una vez al día.
settings-interval = { $hours ->
    [0] Recordatorios: ninguno, pero te aviso cuando te toca.
    [one] Recordatorios: cada hora, y 1 hora antes de que se acabe el tiempo. { settings-reminders-fast }
   *[other] Recordatorios: cada { $hours } horas, y 1 hora antes de que se acabe el tiempo. { settings-reminders-fast }
}
settings-how-interval = Para cambiarlos: /settings intervalo 6 o /settings intervalo no
settings-how-typed = Para cambiarlos: /settings_zone (zona) · /settings_quiet (silencio) · /settings_free (libres) · /settings_interval (intervalo)
setting-language = Idioma: { $value }
setting-palette = Colores: { $value }
setting-hints = Mejores casillas primero: { $value }
setting-ping = Avisarme: { $value }
setting-reminders = Recordatorios: { $value }
setting-wagon = Mi carreta tras puntuar: { $value }
setting-no-ransom = Preguntar por rescates: { $value }
setting-cheapest-withdrawal = Retirar mi seguidor más barato: { $value }
setting-no-second-part = Turno extra (constructor): { $value }
palette-standard = normales
palette-colour-blind = para daltónicos
ping-here = en el chat de la partida
ping-private = en privado
ping-both = en los dos
ping-never = nunca
wagon-ask = preguntarme
wagon-home = a casa
wagon-best = seguir

stats-title = Tu historial
stats-none = Aún no has terminado ninguna partida. Ya mismo contra la máquina: /new máquina
stats-line = { $games ->
    [one] { $game }: { $games } partida, ganadas: { $wins }
   *[other] { $game }: { $games } partidas, ganadas: { $wins }
}
stats-rating = { $games ->
    [one] Rating { $rating } ({ $games } partida clasificatoria)
   *[other] Rating { $rating } ({ $games } partidas clasificatorias)
}
rating-means = Todos empiezan con 1500. Con 200 más se ganan unas 3 partidas de cada 4.
rating-unsure = El ? indica que aún no estoy seguro: suele irse tras 10 a 20 partidas clasificatorias.
top-title = { $where ->
    [all] Los mejores jugadores de todos los chats, por rating
   *[here] Los mejores jugadores de este chat, por rating
}
top-none = { $where ->
    [all] Todavía no hay partidas terminadas.
   *[here] Todavía no hay partidas terminadas en este chat.
}
top-line = { $games ->
    [one] { $rank }. { $player }: { $rating } (ganadas: { $wins } de { $games } partida)
   *[other] { $rank }. { $player }: { $rating } (ganadas: { $wins } de { $games } partidas)
}
top-new = { $games ->
    [one] { $player }: { $rating } (ganadas: { $wins } de { $games } partida)
   *[other] { $player }: { $rating } (ganadas: { $wins } de { $games } partidas)
}

link-code = En tu otra plataforma, envíame esto antes de 10 minutos: /link { $code }
link-careful = Las dos cuentas tienen que aceptar para ser un solo jugador. Nunca escribas un código que te dé otra persona.
link-accounts = Estas cuentas son un solo jugador: { $accounts }. Para separar la que usas ahora: /link
link-accounts-press = Estas cuentas son un solo jugador: { $accounts }. Para separar la que usas ahora, pulsa { button-unlink }.
link-account = { $name } ({ $platforms })
link-asked-title = ¿Un solo jugador?
link-asked = { $other } y tu cuenta, { $mine }, pasarían a ser un solo jugador.
link-means = Cada cuenta vería las cartas de la otra, jugaría en sus sitios y compartiría sus resultados. Acepta solo si las dos cuentas son tuyas: con un código de otra persona entregas tus partidas.
link-agreed = Aceptaste, y la otra cuenta también.
link-waits = Aceptaste. Ahora tiene que aceptar la otra cuenta, antes de 10 minutos.
link-refused = Las cuentas siguen separadas. No cambió nada.
link-news-done = { $accounts } son ahora un solo jugador. Si una de ellas no es tuya, pulsa { button-unlink } para separar esta.
link-news-left = { $accounts } se separó y ahora es otro jugador. Te quedas con los sitios y los resultados.
link-news-refused = { $accounts } no aceptó. No cambió nada.
unlink-sure = { $account } empezaría como jugador nuevo, sin sitios, resultados ni ajustes. Todo eso se queda con { $others }.
unlink-done = Esta cuenta es ahora un jugador nuevo. Los sitios, los resultados y los ajustes se quedan con las demás.
unlink-kept = De acuerdo, tus cuentas siguen unidas.
privacy-title = Tus datos
privacy-data = Aquí está todo lo que sé de ti.
forget-sure = ¿Borrar tus datos para siempre? Sales de tus partidas; en las terminadas queda un sitio sin nombre.
forget-file = Tus datos
forget-done = Tus datos están borrados.
forget-kept = De acuerdo, no se borra nada.

setup-title = Ajustes del chat
setup-private = /setup es para grupos y servidores. Tus propios ajustes: /settings
setup-opening = Abren partidas: { $value }
setup-opening-all = todos
setup-opening-admins = solo los admins
setup-deaf = Mensajes de otros chats: { $value }
setup-threads = Un hilo por partida: { $value }
setup-old = Tableros antiguos: { $value }
setup-old-keep = se quedan
setup-old-fold = solo una línea
setup-old-tidy = se borran
setup-language = Idioma: { $value }
setup-language-any = el de cada partida
setup-channels = Partidas aquí: { $value }
setup-everywhere = sí (en todas partes)
setup-typed = O por escrito: /setup opening admins, /setup channels here, /setup channels everywhere, /setup threads on, /setup old keep, /setup words off, /setup language es

export-done = Aquí tienes el registro de la partida { $table }.
export-file = El registro de una partida
import-how = Adjunta el registro de una partida y escribe /import con él.
import-done = La partida { $table } sigue desde el registro. Los jugadores reciben sus sitios por orden de llegada.

## Ayuda

help-title = Cómo se juega
help-first = Empieza una partida con /new. Los demás pulsan Unirse, o añades una máquina; después pulsa Empezar.
help-turn = En tu turno, elige una casilla, gira la loseta, coloca un seguidor o ninguno y pulsa Confirmar. Hasta entonces puedes cambiarlo todo.
help-typed = O escríbelo: /move { $cell } r2 caballero norte. Es la casilla, el giro y después el seguidor y su sitio, o «{ word-none }». Una jugada completa se hace enseguida.
help-more = Reglas: /rules y una palabra, como /rules granjero. Tus partidas: /games. Tus ajustes: /settings.
help-line = { $command }: { $line }
help-cut = Más sobre un comando: /help move
