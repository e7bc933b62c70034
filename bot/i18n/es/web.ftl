# Las páginas del navegador: la sala, su puerta, una mesa que mirar, un turno que jugar.

web-room = Carcassonne
web-language = Idioma
web-language-change = Cambiar

## La puerta

web-locked = Esta sala está cerrada con llave
web-password = Contraseña
web-wrong-password = Esa no es la contraseña.
web-come-in = Entrar
web-hello = Juega a Carcassonne con quien esté aquí, o contra el ordenador. Los demás te ven con el nombre que elijas.
web-your-name = Tu nombre
web-name-empty = Un nombre necesita al menos una letra.
web-name-long = { $most ->
    [one] Un nombre tiene como mucho { $most } letra.
   *[other] Un nombre tiene como mucho { $most } letras.
}
web-name-taken = Alguien aquí ya tiene ese nombre. Elige otro.
web-too-many-people = { $most ->
    [one] Como mucho { $most } persona ante una pantalla.
   *[other] Como mucho { $most } personas ante una pantalla.
}
web-elsewhere = Ya estoy en la sala, en otro navegador
web-elsewhere-how = Abre allí «Gente» y pide un código.
web-code = Código
web-code-wrong = Este código no se conoce, ya se usó o es demasiado viejo.
web-come-in-same = Entrar como la misma persona
web-back = Volver a la sala
web-to-room = A la sala
web-code-title = Otro navegador
web-code-how = Abre allí esta sala, elige «Ya estoy en la sala» y escribe:
web-code-for = Deja entrar a un navegador como { $name }, en un plazo de diez minutos.
web-host = Anfitrión de esta sala
web-host-how = El anfitrión puede cambiar los ajustes de la sala con /setup, cerrar mesas con /close y cerrar la sesión de cualquiera. La clave aparece donde se inició el bot; «carcassonne-bot host-key» crea una nueva. Una clave sirve una sola vez, durante un cuarto de hora.
web-host-key = Clave del anfitrión
web-host-be = Este navegador es el del anfitrión
web-host-wrong = Esta clave no existe, ya se usó o es demasiado antigua. «carcassonne-bot host-key» crea una nueva.
web-browsers = Navegadores con sesión abierta
web-browsers-of = Navegadores de { $name }
web-browsers-hosts = Navegadores con los derechos del anfitrión
web-browsers-none = Ningún navegador tiene la sesión abierta.
web-browsers-end-others = Cerrar sesión en todos menos aquí
web-browsers-everybody = Todos los de la sala
web-browser-this = este navegador
web-browser-host = anfitrión
web-browser-unknown = Navegador desconocido
web-browser-seen = Último uso:
web-browser-end = Cerrar sesión allí

## La sala

web-messages = Mensajes
web-skip = Ir al campo de mensaje
web-nothing-yet = Aquí aún no se ha dicho nada.
web-below = Mensajes nuevos ↓
web-getting-ready = { $of ->
    [0] Preparando. Ya puedes jugar; las imágenes tardan más.
   *[other] Preparando: { $done } de { $of } losetas dibujadas. Ya puedes jugar; las imágenes tardan más.
}
web-welcome-new = Abrir una mesa
web-welcome-help = Cómo se juega
web-people = Gente
web-who = Quién está ante esta pantalla
web-somebody-else = Aquí se sienta alguien más
web-another-browser = Código para otro navegador
web-leave = Cerrar sesión en este navegador
web-no-script = Esta sala necesita JavaScript: sin él no aparece nada nuevo.
web-message-as = Mensaje o comando: { $name }
web-placeholder = Mensaje, o / para comandos
web-send = Enviar
web-file = Archivo
web-file-how = Enviar el registro de una partida, para seguir desde él
web-cancel = Cancelar
web-close = Cerrar
web-reply = Responder
web-replying = Tu respuesta al mensaje { $number }
web-answers = responde al mensaje { $number }
web-only-you = solo tú ves esto
web-post-gone = Este mensaje se ha eliminado.
web-which-of-these = ¿Cuál de estos?

## Lo que no ha ido bien

web-failed = Eso no ha funcionado
web-unreachable = La sala no responde. ¿Está en marcha?
web-store-trouble = Ahora mismo no se puede acceder a las partidas. No ha cambiado nada; prueba de nuevo más tarde.
web-elsewhere-served = Otro proceso atiende esta sala en este momento. Este la asumirá en cuanto aquel termine; la página vuelve a intentarlo sola.
web-fault = Aquí algo ha salido mal. El anfitrión encuentra el motivo en el registro.
web-not-here = Ya no estás en la sala: vuelve a cargar la página.
web-too-fast = Demasiado rápido. Espera un momento.
web-too-many-tries = Demasiados intentos. Espera un minuto.
web-too-many-pages = Hay demasiadas páginas abiertas.
web-not-a-message = Un mensaje tiene de 1 a { $most } caracteres.
web-not-our-page = Eso no es lo que envía la página de la sala.
web-no-picture = Esa imagen no existe.
web-no-message = Este mensaje ya no está.
web-no-button = Este botón ya no está: el mensaje ha cambiado.
web-too-large = Este archivo es demasiado grande para el registro de una partida.

## Una mesa que mirar, un turno que jugar

web-watch = Mesa { $table }
web-watch-live = Esta página sigue la partida por sí sola.
web-watch-none = En esta dirección no hay ninguna mesa.
web-watch-soon = La partida aún no ha empezado.
web-watch-players = Jugadores
web-watch-log = Qué ha pasado
web-watch-replay = Repetición
web-watch-step = Loseta { $number } de { $count }
web-watch-step-cards = Jugada { $number } de { $count }
web-watch-newest = Ahora
web-turn = Tu turno
web-turn-over = Este turno ha terminado
web-turn-over-how = La dirección valía para un solo turno. La siguiente llega con el turno siguiente.
web-turn-none = En esta dirección no hay ningún turno.
web-turn-look = Mirar
