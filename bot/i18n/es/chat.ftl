# Lo que se dice alrededor de las mesas. $player y otros nombres son de la gente; $table es el código de una mesa.

## Quién es quién

chat-nameless = alguien
chat-seat = asiento { $seat }
chat-computer = Ordenador { $number }
chat-note-computer = ordenador, { $level ->
    [easy] fácil
    [medium] medio
    [hard] difícil
    [greedy] codicioso
    [random] al azar
   *[other] { $level }
}
chat-note-gone = juega un ordenador
chat-role-seat = quien juega en esta mesa
chat-role-host = quien abrió esta mesa
chat-role-chat-admin = los admins de este chat
chat-role-owner = quien aloja el bot
word-yes = sí
word-no = no

## Una mesa que espera

lobby-title = { $game }: hay una mesa abierta
lobby-code = Entra aquí, o desde cualquier otro chat con /join { $table }
lobby-modules = Con: { $modules }.
lobby-seat = { $seat }. { $player }
lobby-free = { $count ->
    [0] Todos los asientos están ocupados.
    [one] Queda { $count } asiento libre.
   *[other] Quedan { $count } asientos libres.
}
lobby-fair = El sorteo ya está fijado; su sello es { $commitment }…
lobby-pace = Tiempo para cada decisión: { $pace }.
lobby-time-up = Cuando se acaba: { $what }.
lobby-rated = { $rated ->
    [yes] Puntúa en la clasificación, si solo juegan personas.
   *[no] No puntúa en la clasificación.
}
lobby-open = { $private ->
    [yes] Privada: se entra desde este chat o con invitación.
   *[no] Abierta a quien tenga el código.
}

pace-live = 2 minutos
pace-1h = 1 hora
pace-8h = 8 horas
pace-24h = 24 horas
pace-3d = 3 días
pace-7d = 7 días
pace-none = sin límite
timeup-simplest = se juega el turno más simple
timeup-computer = un ordenador juega el turno
timeup-offer = el asiento queda disponible

new-done = La mesa { $table } está abierta.
join-done = { $seats ->
    [one] Estás en la mesa. Hay { $seats } asiento ocupado.
   *[other] Estás en la mesa. Hay { $seats } asientos ocupados.
}
join-colour = Tu color: { $colour }.
leave-done = Has dejado la mesa.
start-done = Empieza la partida.
start-welcome = ¡Hola! Con este bot se juega a Carcassonne, despacio o deprisa, con gente de cualquier chat y con ordenadores.
start-hands = Las manos se muestran en privado. Antes tienen que escribir allí al bot: { $players }
computer-which = ¿Qué ordenador debe jugar?
computer-done = { $seats ->
    [one] Entra un ordenador. Hay { $seats } asiento ocupado.
   *[other] Entra un ordenador. Hay { $seats } asientos ocupados.
}
remove-done = El asiento vuelve a estar libre.
endtable-sure = ¿Cerrar la mesa { $table } del todo? Nadie la gana.
endtable-done = La mesa está cerrada.

menu-title = Opciones de la mesa. Pulsa una para cambiarla.
menu-game = Juego: { $value }
menu-modules = Expansiones: { $value }
menu-pace = Tiempo: { $value }
menu-timeup = Sin tiempo: { $value }
menu-seats = Asientos: { $value }
menu-rated = Clasificación: { $value }
menu-private = Privada: { $value }
menu-language = Idioma: { $value }
menu-choose-game = ¿Qué juego?
menu-choose-modules = Pulsa una expansión para ponerla o quitarla.
menu-note-siege = Asedio y Defensa se juega mejor con el Abad. La fortaleza, catorce losetas y los símbolos son una reconstrucción.
menu-note-cardcassonne = Los puntos por animales son en parte una reconstrucción.
menu-choose-pace = ¿Cuánto tiempo para cada decisión?
menu-choose-timeup = ¿Qué pasa cuando se acaba el tiempo?
menu-choose-seats = ¿Cuántos asientos?
menu-choose-language = ¿En qué idioma se cuenta la mesa?

## Negativas

refused = { $why }
command-unknown = El comando { $command } no existe. /help los muestra todos.
command-near = No existe { $typed }. ¿Querías decir { $meant }?
button-unknown = Este botón ya no lleva a ninguna parte. /board muestra la mesa como está.
panel-others = { $command ->
    [none] Estos botones son de otra persona. Abre los tuyos de la misma manera.
   *[other] Estos botones son de otra persona. Los tuyos salen con { $command }.
}
button-stale = Eso era el turno { $was }, ahora es el turno { $now }. /board muestra la mesa como está.
button-stale-step = El turno { $now } ha seguido desde entonces. /board muestra la mesa como está.
store-trouble = Ahora mismo no se puede acceder a las partidas. No se ha perdido nada; prueba en un momento.
store-stuck = Ahora mismo no se puede acceder a las partidas. No se ha perdido nada, pero antes tiene que ocuparse de ello quien gestiona este bot.
bot-trouble = Aquí algo ha salido mal. Lo que has confirmado se conserva; prueba otra vez.
bot-paused = Ahora mismo fallan demasiadas cosas, así que hago una pausa de { $seconds } segundos. No se pierde nada, y los relojes están parados.
no-such-cell = La casilla { $cell } no existe. Una casilla se llama como M20: columna y luego fila. Otras vistas: { word-fields }, { word-cities }, { word-roads }, { word-words }.
no-picture = Aquí no hay nada que ver de eso.
only-private = Escríbele eso al bot en privado: es solo para ti.
which-table = ¿Qué mesa?
which-code = ¿Qué mesa? Escribe su código como primera palabra: { $command } { $table }
which-line = { $table }: { $label }

## Modales

undo-draft = Lo que no habías confirmado se ha quitado.
undo-done = Para deshacerlo hace falta el acuerdo de { $players }.
undo-taken = Lo que habías confirmado queda deshecho.
agree-done = { $count ->
    [0] Estás de acuerdo.
   *[other] Estás de acuerdo. Falta la respuesta de { $players }.
}
refuse-done = No estás de acuerdo.
nudge-done = Hay un recordatorio en camino.
mute-done = No habrá más recordatorios de este turno.
resign-sure = ¿Rendirte en la mesa { $table }? Un ordenador juega por ti hasta el final y quedas en último lugar.
resigned-done = Te has rendido.
substitute-offered = Tu asiento está disponible. Sigues jugando hasta que alguien lo tome; con el mismo comando lo conservas.
substitute-kept = Conservas tu asiento.
substitute-none = En esta mesa no hay ningún asiento disponible.
take-done = El asiento es tuyo.
rematch-which = Pulsa Revancha bajo el resultado, o escribe el código de la mesa: /rematch CÓDIGO
rematch-done = La mesa { $table } está abierta para la siguiente partida.
away-done = Estás fuera hasta el { $until }. Tu reloj está parado mientras la partida lo permita.
back-done = Has vuelto.
away-not = No estás fuera. /away 3d te da tres días libres; /away 12h, doce horas.
watch-which = Escribe el código de la mesa: /watch CÓDIGO
watch-done = Este chat mira la mesa.
watch-off = Este chat ya no mira la mesa.
say-done = Dicho.
say-alone = Esta mesa no está en ningún otro chat, así que no hay a quién decírselo. Escríbelo aquí sin más.
block-which = ¿A quién? Escribe el nombre: /block NOMBRE
block-done = Ya no recibirás nada de esta persona. El mismo comando lo anula.
block-off = Vuelves a recibir lo que diga esta persona.
invite-code = Para entrar desde cualquier sitio: /join { $table }
invite-link = En Telegram: { $link }
private-first = Esto es solo para ti: abre antes el chat privado con el bot.
private-sent = Está en tu chat privado con el bot.
invite-done = Si se puede contactar con esta persona, la invitación va en camino.
person-unknown = En tus mesas nadie se llama { $player }.
invite-unknown = { person-unknown } Mejor pásale el código: /join { $table }
invite-late = La partida ya ha empezado. Los demás pueden mirar: /watch { $table }
kick-whom = { $how ->
    [host] ¿Quién debe irse?
   *[vote] ¿Quién debe irse? Hacen falta los votos de más de la mitad de los demás; tras { $fewest } turnos perdidos seguidos basta el anfitrión.
}
kick-nobody = En esta mesa nadie se llama { $player }.
kick-done = El asiento está libre.
kick-voted = Tu voto cuenta. Si más de la mitad de los demás quiere, el asiento quedará libre.

## Ajustes

settings-title = Tus ajustes
settings-zone = Zona horaria: { $zone }.
settings-how-zone = Cámbiala con /settings zone Europe/Madrid
settings-quiet = { $set ->
    [yes] Horas de silencio: { $quiet } ({ $zone }).
   *[no] Horas de silencio: ninguna.
}
settings-how-quiet = Cámbialas con /settings quiet 22:00 07:00 o /settings quiet off
settings-reminders-fast = Con una hora o menos por decisión: solo a la mitad del tiempo.
settings-reminders = Recordatorios: a la mitad del tiempo y una hora antes de que acabe. { settings-reminders-fast } Sin límite: una vez al día.
settings-interval = { $hours ->
    [0] Recordatorios: ninguno, pero se te avisa cuando es tu turno.
    [one] Recordatorios: cada hora y una hora antes de que acabe el tiempo. { settings-reminders-fast }
   *[other] Recordatorios: cada { $hours } horas y una hora antes de que acabe el tiempo. { settings-reminders-fast }
}
settings-how-interval = Cámbialos con /settings interval 6 o /settings interval off
setting-language = Idioma: { $value }
setting-palette = Colores: { $value }
setting-hints = Consejos: { $value }
setting-ping = Avisarme: { $value }
setting-reminders = Recordatorios: { $value }
setting-wagon = Carreta tras puntuar: { $value }
setting-no-ransom = Nunca preguntar por rescates: { $value }
setting-cheapest-withdrawal = Retirar lo más barato: { $value }
setting-no-second-part = Sin segunda loseta: { $value }
palette-standard = normales
palette-colour-blind = para daltónicos
ping-here = aquí
ping-private = en privado
ping-both = aquí y en privado
ping-never = nunca
wagon-ask = preguntarme
wagon-home = a casa
wagon-best = al mejor sitio

stats-title = Tus partidas
stats-none = Aún no has terminado ninguna partida.
stats-line = { $games ->
    [one] { $game }: { $games } partida, ganadas: { $wins }
   *[other] { $game }: { $games } partidas, ganadas: { $wins }
}
stats-rating = { $games ->
    [one] Clasificación { $rating } tras { $games } partida clasificatoria
   *[other] Clasificación { $rating } tras { $games } partidas clasificatorias
}
stats-rating-none = Aún sin clasificación (partidas clasificatorias: { $games })
top-title = { $where ->
    [all] Los mejores de todas partes
   *[here] Los mejores de este chat
}
top-none = { $where ->
    [all] Aún nadie ha terminado una partida.
   *[here] Aquí aún nadie ha terminado una partida.
}
top-line = { $games ->
    [one] { $rank }. { $player }: { $rating } ({ $wins } ganada de { $games } partida)
   *[other] { $rank }. { $player }: { $rating } ({ $wins } ganadas de { $games } partidas)
}
top-new = { $games ->
    [one] { $rank }. { $player }: debuta ({ $wins } ganada de { $games } partida)
   *[other] { $rank }. { $player }: debuta ({ $wins } ganadas de { $games } partidas)
}

link-code = En tu otra plataforma, escribe al bot en un plazo de diez minutos: /link { $code }
link-careful = Cuando las dos cuentas hayan dicho que sí, serán un solo jugador. No escribas nunca un código que te dé otra persona.
link-accounts = Estas cuentas son un solo jugador: { $accounts }. /unlink separa la cuenta desde la que escribes.
link-account = { $name } ({ $platforms })
link-asked-title = ¿Un solo jugador?
link-asked = { $other } y tú, { $mine }, seríais un solo jugador.
link-means = Desde entonces cada cuenta ve la mano de la otra, juega en sus asientos en todas las partidas y comparte sus resultados. Di que sí solo si las dos cuentas son tuyas: con un código de otra persona le entregas tus partidas.
link-agreed = Has dicho que sí, y la otra parte también.
link-waits = Has dicho que sí. Ahora tiene que decirlo también la otra parte, en un plazo de diez minutos.
link-refused = Las cuentas siguen separadas: no ha cambiado nada.
link-news-done = { $accounts } son ahora un solo jugador. Si una de estas cuentas no es tuya, /unlink separa esta.
link-news-left = { $accounts } se ha separado y ahora es otro jugador. Los asientos y los resultados se han quedado contigo.
link-news-refused = { $accounts } ha dicho que no. No ha cambiado nada.
unlink-sure = { $account } empezaría como jugador nuevo, sin asientos, resultados ni ajustes. Todo eso se queda con { $others }.
unlink-done = Esta cuenta es ahora un jugador nuevo. Los asientos, los resultados y los ajustes se han quedado con las demás.
forget-sure = Esto es todo lo que se guarda de ti. ¿Borrarlo? Dejas tus mesas, y en las partidas acabadas queda un asiento sin nombre.
forget-file = Todo lo que se guarda de ti
forget-done = Tus datos se han borrado.

setup-title = Ajustes de este chat
setup-opening = Pueden abrir mesas: { $value }
setup-opening-all = todos
setup-opening-admins = los admins
setup-deaf = Mensajes de otros chats: { $value }
setup-threads = Un hilo para cada mesa: { $value }
setup-language = Idioma: { $value }
setup-language-any = el de cada mesa
setup-channels = Mesas en este canal: { $value }
setup-everywhere = sí, como en todos
setup-typed = O por escrito: /setup opening admins, /setup channels here, /setup channels everywhere, /setup threads on, /setup words off, /setup language es

export-done = El registro de la mesa { $table }.
export-file = El registro de una partida
import-how = Envía el registro como archivo, acompañado de /import.
import-done = La mesa { $table } sigue desde el registro. Los asientos se ocupan por orden de llegada.

## Ayuda

help-title = Cómo se juega
help-first = Abre una mesa con /new, deja que otros pulsen Entrar o añade un ordenador, y pulsa Empezar.
help-turn = Cuando te toque, toca una casilla, luego cómo va la loseta, luego una figura, luego Confirmar. Antes de eso nada es definitivo.
help-typed = O en una línea: /move { $cell } r2 caballero norte. { $cell } es la casilla, r2 la segunda forma de girar la loseta, luego figura y sitio, o { word-none }.
help-more = Reglas: /rules y una palabra, como /rules granjero. Todas tus partidas: /games. Tus ajustes: /settings.
help-line = { $command }: { $line }
help-cut = /help y el nombre de un comando dice más de él.
