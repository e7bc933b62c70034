# Las páginas del navegador: la sala, su puerta, una partida que seguir, un turno que jugar.

web-room = Carcassonne
web-language = Idioma
web-language-change = Cambiar

## La puerta

web-locked = Esta sala está cerrada
web-password = Contraseña
web-wrong-password = Contraseña incorrecta.
web-come-in = Entrar
web-hello = Juega aquí a Carcassonne con otras personas o contra una máquina. Los demás ven el nombre que elijas.
web-your-name = Tu nombre
web-name-empty = El nombre debe tener al menos una letra.
web-name-long = { $most ->
    [one] Un nombre tiene como máximo { $most } letra.
   *[other] Un nombre tiene como máximo { $most } letras.
}
web-name-taken = Ese nombre ya está en uso. Elige otro.
web-too-many-people = { $most ->
    [one] Como máximo { $most } jugador por pantalla.
   *[other] Como máximo { $most } jugadores por pantalla.
}
web-elsewhere = Ya estoy aquí con otro navegador
web-elsewhere-how = En ese navegador, abre Personas y pide un código.
web-code = Código
web-code-wrong = Ese código es incorrecto, está usado o caducó.
web-come-in-same = Entrar como el mismo jugador
web-back = Volver a la sala
web-to-room = A la sala
web-code-title = Otro navegador
web-code-how = En el otro navegador, abre esta sala, elige «Ya estoy aquí con otro navegador» y escribe:
web-code-for = Sirve una vez, durante 10 minutos, y abre la sesión de { $name } en ese navegador.
web-host = Dueño de la sala
web-host-how = El dueño puede cambiar los ajustes de la sala con /setup, cerrar partidas con /close y cerrar la sesión de los jugadores. La clave aparece donde se inició el bot; «carcassonne-bot host-key» crea una nueva. Cada clave sirve una vez, durante 15 minutos.
web-host-key = Clave del dueño
web-host-be = Hacerme dueño
web-host-wrong = Esa clave es incorrecta, está usada o caducó. «carcassonne-bot host-key» crea una nueva.
web-browsers = Navegadores con sesión abierta
web-browsers-of = Navegadores de { $name }
web-browsers-hosts = Navegadores con los permisos del dueño
web-browsers-none = Ningún navegador tiene la sesión abierta.
web-browsers-end-others = Cerrar las demás sesiones
web-browsers-everybody = Todos los de la sala
web-browser-this = este navegador
web-browser-host = dueño
web-browser-unknown = Navegador desconocido
web-browser-seen = Último uso:
web-browser-end = Cerrar esa sesión
web-browser-boards = { $count ->
    [one] { $count } tablero abierto
   *[other] { $count } tableros abiertos
}
web-browser-notices = Las notificaciones están activadas
web-browser-notices-end = Desactivar las notificaciones allí

## La sala

web-messages = Mensajes
web-skip = Ir al campo de mensaje
web-nothing-yet = Todavía no hay mensajes.
web-below = Mensajes nuevos ↓
web-getting-ready = { $of ->
    [0] Preparando las losetas. Ya puedes jugar; las imágenes tardan un poco más.
   *[other] Preparando las losetas: { $done } de { $of }. Ya puedes jugar; las imágenes tardan un poco más.
}
web-welcome-new = Nueva partida
web-welcome-help = Cómo se juega
web-people = Personas
web-who = Quién juega en esta pantalla
web-somebody-else = Añadir un jugador en esta pantalla
web-another-browser = Usar otro navegador
web-leave = Cerrar sesión
web-no-script = Esta sala necesita JavaScript.
web-message-as = Mensaje de { $name }
web-placeholder = Mensaje, o / para comandos
web-send = Enviar
web-file = Archivo
web-file-how = Cargar una partida guardada
web-cancel = Cancelar
web-close = Cerrar
web-reply = Responder
web-replying = Respuesta al mensaje { $number }
web-answers = responde al mensaje { $number }
web-only-you = solo tú ves esto
web-post-gone = Este mensaje ya no está.
web-which-of-these = ¿Cuál?

## Lo que no ha ido bien

web-failed = No funcionó
web-unreachable = El bot no responde. ¿Sigue en marcha?
web-store-trouble = Ahora mismo no puedo abrir las partidas. No cambió nada; inténtalo en un momento.
web-elsewhere-served = Otro proceso atiende ahora esta sala. Este tomará el relevo cuando aquel termine; la página lo intenta sola.
web-fault = Algo salió mal. El dueño del bot puede ver el motivo en los registros.
web-not-here = Tu sesión está cerrada. Vuelve a cargar la página.
web-too-fast = Vas demasiado rápido. Espera un momento.
web-too-many-tries = Demasiados intentos. Espera un minuto.
web-too-many-pages = Hay demasiadas páginas abiertas. Cierra alguna.
web-not-a-message = Un mensaje tiene de 1 a { $most } caracteres.
web-not-our-page = Esta petición no viene de la página de la sala.
web-no-picture = Esa imagen no existe.
web-no-message = Ese mensaje ya no está.
web-no-button = Ese botón ya no está: el mensaje cambió.
web-too-large = Ese archivo es demasiado grande para ser un registro de partida.

## Una partida que seguir, un turno que jugar

web-watch = Partida { $table }
web-watch-live = Esta página se actualiza sola.
web-watch-none = En esta dirección no hay ninguna partida.
web-watch-soon = La partida aún no ha empezado.
web-watch-players = Jugadores
web-watch-log = Jugadas
web-watch-replay = Repetición
web-watch-step = Loseta { $number } de { $count }
web-watch-step-cards = Jugada { $number } de { $count }
web-watch-newest = Último
web-turn = Tu turno
web-turn-over = Jugada hecha
web-turn-over-how = Este enlace era solo para ese turno. El próximo turno tendrá otro.
web-turn-none = En esta dirección no hay ningún turno.
web-turn-look = Seguir la partida
