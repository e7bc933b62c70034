# Más sobre cada comando, para /help COMANDO: dos o tres frases, con un ejemplo donde ayude.
# Discord. Nombres de comandos: como mucho 32 letras minúsculas, sin espacios; líneas: como mucho 100 caracteres.

command-new = empezar una partida en este chat
about-new = Empieza una partida aquí, contigo dentro; los demás pulsan Unirse. En Opciones están las expansiones y el tiempo por turno. /new cardcassonne empieza el juego de cartas; /new río posadas, una partida con esas expansiones. /new máquina: contra la máquina, sin límite de tiempo.
slash-new = nueva

command-join = unirse a una partida con su código
about-join = Ocupa un sitio en la partida con ese código, desde cualquier chat y plataforma: /join k3m9x2ab. Puedes añadir un color: /join k3m9x2ab verde.
slash-join = unirse

command-leave = salir de una partida: dejar o ofrecer tu sitio, abandonar
about-leave = Antes de empezar, deja libre tu sitio. Con la partida en marcha, te pregunta: ofrecer el sitio, abandonar o quedarte.
slash-leave = salir

command-begin = empezar la partida cuando estén los jugadores
about-begin = Sortea los sitios y las losetas y empieza la partida, como el botón Empezar. Los que lleguen después pueden seguirla con /watch u ocupar un sitio ofrecido.
slash-begin = empezar

command-move = hacer una jugada por escrito
about-move = Todo tu turno en una línea: /move { $cell } r2 caballero norte. Es la casilla, el giro y después el seguidor y su sitio, o «{ word-none }». De r1 a r4 son los giros posibles, en el sentido de las agujas del reloj. Una jugada completa se hace enseguida. Si falta algo, te lo pregunto. Sin nada más, muestra tu turno.
slash-move = jugar

command-board = ver el tablero; con { word-fields }, { word-roads }, { word-cities }, { word-words } o una casilla como M20
about-board = Envía otra vez el tablero; sus botones muestran de quién son los campos, las ciudades y los caminos. /board { $cell } acerca esa casilla y muestra qué losetas encajan aún allí; /board words lo cuenta todo en texto.
slash-board = tablero

command-tiles = ver qué losetas quedan
about-tiles = Muestra todas las losetas y cuántas faltan por salir; las grises están agotadas. En el juego de cartas no hay.
slash-tiles = losetas

command-score = ver los puntos si la partida acabara ahora
about-score = Muestra cuántos puntos tendría cada jugador si la partida acabara ahora, y por qué. Las cartas boca abajo no cuentan.
slash-score = puntos

command-history = ver los últimos turnos
about-history = Muestra los últimos 40 pasos con sus puntos. /history 100 llega más atrás, hasta 200.
slash-history = historial

command-replay = ver la partida como animación
about-replay = Envía la partida hasta ahora como animación. Las cartas boca abajo muestran el dorso; /history lo cuenta por escrito.
slash-replay = repetición

command-rules = buscar una regla
about-rules = Explica una regla en pocas frases, primero las de las expansiones en juego: /rules granjero. Sin palabra, muestra los temas de tus partidas.
slash-rules = reglas

command-undo = deshacer tu última jugada, si los demás aceptan
about-undo = Borra enseguida tu jugada sin confirmar. Deshace tu última jugada confirmada si los demás aceptan y ningún jugador jugó después; las losetas robadas no cambian. Lo que revela cartas no se puede deshacer.
slash-undo = deshacer

command-resign = abandonar una partida
about-resign = Te pide confirmarlo. Después una máquina juega por ti y quedas en último lugar. Para ceder tu sitio a otra persona, usa /substitute.
slash-resign = abandonar

command-substitute = ofrecer tu sitio u ocupar uno libre
about-substitute = Ofrece tu sitio; sigues jugando hasta que alguien lo ocupe. Envíalo otra vez para quedártelo. Si no estás en la partida, ocupa un sitio ofrecido.
slash-substitute = sustituto

command-nudge = dar un toque al jugador que tiene el turno
about-nudge = Da un toque en tu nombre al jugador que tiene el turno: cada 6 horas como máximo, y nunca en sus horas de silencio.
slash-nudge = toque
command-give = dar más tiempo al jugador que tiene el turno
about-give = Da un día más al jugador que tiene el turno, o en partidas rápidas el tiempo de un turno: dos veces como máximo.
slash-give = tiempo
command-pause = pausar la partida, si todos están de acuerdo
about-pause = Pide una pausa a los demás: /pause 3d, /pause 7d. Se paran todos los relojes. Sin nada más, termina la pausa; cualquiera puede hacerlo.
slash-pause = pausa

command-away = parar tus relojes mientras no estás
about-away = Para tus relojes y recordatorios: /away 3d, /away 12h, /away vie-lun o una fecha. Al volver, envía el comando solo.
slash-away = ausente

command-rematch = jugar otra vez la misma partida
about-rematch = Abre una partida con las mismas opciones; los que quieran jugar pulsan Unirse. Repite la última partida de este chat o, con un código, esa otra: /rematch k3m9x2ab.
slash-rematch = revancha

command-games = ver tus partidas, primero donde te toca
about-games = Muestra tus partidas de todos los chats, primero donde te toca, con el tiempo que queda. Cada una tiene un botón a su tablero.
slash-games = partidas

command-stats = ver tus resultados y tu rating
about-stats = Muestra cuántas partidas llevas jugadas y ganadas, y tu rating: todos empiezan con 1500, y con 200 más se ganan unas 3 partidas de cada 4. Para él solo cuentan las partidas clasificatorias entre personas.
slash-stats = estadísticas

command-leaderboard = ver a los mejores de este chat; con { word-all }: de todos
about-leaderboard = Clasifica a los jugadores que terminaron partidas en este chat. /leaderboard all clasifica a todos los que juegan con este bot.
slash-leaderboard = clasificación

command-settings = idioma, colores, avisos, horas de silencio, órdenes fijas
about-settings = Muestra tus ajustes, con un botón para cada uno. Algunos se escriben: /settings zona Europe/Madrid, /settings silencio 22:00 07:00.
slash-settings = ajustes

command-link = usar una sola cuenta en varias plataformas
about-link = Convierte tus cuentas de dos plataformas en un solo jugador. Envía /link aquí y, antes de 10 minutos, /link con el código en la otra plataforma; antes se pregunta a las dos cuentas. Más tarde, /link también separa una.
slash-link = vincular

command-unlink = hacer de esta cuenta otra vez un jugador aparte
about-unlink = Separa la cuenta que usas ahora de las que tienes vinculadas. Empieza como jugador nuevo; los sitios, los resultados y los ajustes se quedan con las otras. Antes te pido confirmarlo.
slash-unlink = separar

command-watch = seguir aquí la partida de otro chat
about-watch = Muestra también aquí una partida de otro chat: /watch k3m9x2ab. Envíalo otra vez para dejar de seguirla. Sin código, te da la página web de la partida de aquí, si la tiene.
slash-watch = seguir

command-invite = invitar a un jugador a tu partida
about-invite = Invita a un jugador con quien compartes partida, o te da el código para pasarlo: /invite Ben. Sirve hasta que empieza la partida.
slash-invite = invitar

command-remove = expulsar a un jugador
about-remove = Antes de empezar, el anfitrión puede expulsar a cualquiera: /remove Ben. Después hacen falta los votos de más de la mitad de los demás, o el anfitrión tras dos turnos perdidos.
slash-remove = expulsar

command-message = enviar un mensaje a los otros chats de la partida
about-message = Envía hasta 300 caracteres a los otros chats de la partida: /message Suerte. Si la partida está en un solo chat, escribe allí directamente.
slash-message = mensaje

command-block = bloquear o desbloquear a un jugador
about-block = No te llegan más invitaciones, toques ni mensajes de ese jugador: /block Ben. Sin nombre, muestra a quién has bloqueado.
slash-block = bloquear

command-hint = pedir una jugada a una máquina (solo en amistosas)
about-hint = Te muestra, solo a ti, qué jugaría la máquina más fuerte y por qué. No en partidas clasificatorias.
slash-hint = pista

command-why = entender una jugada de una máquina o repasar la partida
about-why = Explica la última jugada de una máquina. Al terminar, repasa de dónde salieron los puntos y qué jugadas eran mejores.
slash-why = porqué

command-export = guardar una partida como archivo
about-export = Guarda una partida como archivo, con todo lo que puedes saber de ella: /export k3m9x2ab. /import la continúa y, cuando termina, cualquiera puede comprobar con él el sorteo.
slash-export = guardar

command-import = cargar una partida guardada
about-import = Adjunta el registro de una partida a /import. Una partida en marcha continúa como partida nueva; una terminada se muestra.
slash-import = cargar

command-privacy = ver, descargar o borrar tus datos
about-privacy = Dice qué sé de ti. Con sus botones lo descargas o lo borras.
slash-privacy = privacidad

command-setup = ajustes del chat, para admins
about-setup = Para admins: quién puede empezar partidas, en qué canales, el idioma y un hilo por partida.
slash-setup = configurar

command-close = cerrar una partida para siempre
about-close = Cierra una partida para siempre después de preguntarte; nadie gana. Los admins siempre pueden; el anfitrión, mientras nadie más pierda con ello una partida.
slash-close = cerrar

command-help = cómo se juega, y todos los comandos
about-help = Muestra cómo se juega y todos los comandos. /help move explica ese comando.
slash-help = ayuda

## Lo que se escribe tras un comando

slash-option-game = juego
slash-about-game = Qué juego
slash-option-expansions = expansiones
slash-about-expansions = Expansiones por su nombre, como río posadas
slash-option-table = partida
slash-about-table = El código de la partida
slash-option-colour = color
slash-about-colour = El color que quieras
slash-option-move = jugada
slash-about-move = Casilla, giro, seguidor y sitio: M19 r2 caballero norte
slash-option-look = vista
slash-about-look = Qué quieres ver
slash-option-word = palabra
slash-about-word = Lo que quieres saber
slash-option-until = hasta
slash-about-until = Cuánto tiempo o hasta cuándo: 3d, 12h, 2026-12-24 (vacío: ya volví)
slash-option-where = dónde
slash-about-where = Este chat o todos
slash-option-code = código
slash-about-code = El código de tu otra cuenta
slash-option-person = jugador
slash-about-person = Qué jugador
slash-option-player = jugador
slash-about-player = Un nombre, o el número de un sitio
slash-option-words = palabras
slash-about-words = Qué quieres decir
slash-option-file = archivo
slash-about-file = Un registro de partida, como lo da /export
slash-option-pace = tiempo
slash-about-pace = Tiempo por turno
slash-option-seats = sitios
slash-about-seats = Cuántos pueden jugar
slash-option-steps = pasos
slash-about-steps = Cuántos pasos mostrar
slash-option-computer = máquina
slash-about-computer = Jugar ya mismo contra máquinas
slash-option-private = privada
slash-about-private = Solo para este chat y tus invitados
slash-option-cell = casilla
slash-about-cell = Una casilla para acercarla
slash-option-zone = zona
slash-about-zone = Tu zona horaria: escribe una ciudad
slash-option-quiet = silencio
slash-about-quiet = Sin avisos en estas horas, como 22-7; «off» las quita
slash-option-language = idioma
slash-about-language = El idioma en que te escribo
slash-option-topic = tema
slash-about-topic = Un tema o un comando

## Groups of commands on Discord

group-game = partida
group-about-game = empezar, dejar o cerrar una partida; jugadores y sitios
group-look = ver
group-about-look = ver losetas, turnos, repetición, consejos y clasificación
group-me = yo
group-about-me = tus resultados, ausencia, cuentas y datos

## What can be chosen in an option on Discord

computer-easy = Fácil
computer-medium = Media
computer-hard = Difícil
computer-master = Experta
look-map = todo el mapa
look-fields = campos
look-cities = ciudades
look-roads = caminos
look-words = en palabras
look-png = imagen como archivo
where-here = este chat
where-all = en todas partes
new-as-last = Como la última vez: { $expansions }

## Commands in the menus of a person or a message on Discord, and their answers

target-nudge = Dar un toque
target-versus = Cara a cara
target-invite = Invitar a mi partida
target-board = Tablero ahora
target-words = En palabras
target-points = Por qué estos puntos
nudge-not-asked = A { $player } no le toca en ninguna de tus partidas.
versus-none = Aún no has terminado ninguna partida con { $player }.
versus-self = Eres tú. Elige a otra persona para comparar.
versus-line = Tú y { $player }, partidas: { $games }. Quedaste por delante: { $won }. { $player } quedó por delante: { $lost }.

## Forms on Discord: titles and labels have at most 45 letters

form-expansions = Expansiones
form-options = Opciones de la partida
form-from = Sin avisos desde
form-until = Sin avisos hasta
form-free = Días libres
form-ping = Avísame
form-reminders = Recordatorios
form-usual = lo normal de la partida
form-every = { $hours ->
    [1] cada hora
   *[other] cada { $hours } horas
}
form-opening = Quién puede empezar partidas
form-channels = Canales para partidas (ninguno: todos)
form-language = Idioma en este servidor
form-threads = Un hilo por partida
form-words = Leer lo que se escribe
button-times = Horas
button-change = Cambiar todo
form-thread-start = sí, cuando empieza la partida
form-thread-yes = sí, desde el principio
thread-missing = Una partida puede tener aquí su hilo si recibo este permiso: { $what }
