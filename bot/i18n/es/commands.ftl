# Más sobre cada comando, para /help COMANDO: dos o tres frases, con un ejemplo donde ayude.
# Discord. Nombres de comandos: como mucho 32 letras minúsculas, sin espacios; líneas: como mucho 100 caracteres.

command-new = abrir una mesa aquí
about-new = Abre una mesa en este chat y te da un asiento; otros pulsan Entrar, y en Opciones están las expansiones y el tiempo para decidir. /new cardcassonne abre una del juego de cartas; /new río posadas, una con esas expansiones.
slash-new = nueva

command-join = sentarse a una mesa con su código
about-join = Te da un asiento en la mesa de este código, desde cualquier chat y plataforma: /join k3m9x2ab. Tras el código puede ir un color; donde solo espera una mesa, basta el color: /join verde.
slash-join = entrar

command-leave = dejar la mesa antes de empezar
about-leave = Deja libre tu asiento mientras la mesa espera jugadores. Cuando la partida ya está en marcha, /substitute ofrece tu asiento a otros, y /resign es rendirse.
slash-leave = salir

command-begin = empezar la partida
about-begin = Sortea asientos y losetas y empieza, como el botón Empezar. Quien llegue después puede mirar con /watch o tomar un asiento ofrecido.
slash-begin = empezar

command-move = una jugada por escrito: casilla, giro, figura y sitio
about-move = Un turno entero en una línea: /move { $cell } r2 caballero norte. { $cell } es la casilla, r2 la segunda forma de girar la loseta, luego figura y sitio, o { word-none }. Lo que falte se pregunta; sin palabras se muestra tu turno.
slash-move = jugar

command-board = el tablero; también { word-fields }, { word-roads }, { word-cities }, { word-words } o una casilla como M20
about-board = Vuelve a mostrar el tablero, con botones para los dueños de prados, ciudades y caminos. /board { $cell } enseña esa zona de cerca y cuántas de las losetas que quedan encajan allí; /board words lo cuenta todo en texto.
slash-board = tablero

command-tiles = las losetas que quedan
about-tiles = Muestra cada loseta y cuántas quedan por salir. Las agotadas están en gris. En el juego de cartas no hay.
slash-tiles = losetas

command-score = el resultado si la partida acabara ahora
about-score = Cuenta como si la partida acabara ahora: quién recibiría cuánto, y por qué. Las cartas boca abajo no se cuentan.
slash-score = resultado

command-history = los últimos turnos por escrito
about-history = Cuenta los últimos 40 pasos de la partida con sus puntos. /history 100 va más atrás, hasta 200.
slash-history = historial

command-replay = la partida como animación
about-replay = Envía la partida hasta ahora como animación, loseta a loseta o carta a carta. Las cartas boca abajo muestran el dorso; /history lo cuenta por escrito.
slash-replay = repetición

command-rules = buscar una regla
about-rules = Busca una regla por cualquier palabra, primero en las expansiones en juego: /rules granjero. Sin palabra muestra los capítulos.
slash-rules = reglas

command-undo = deshacer lo confirmado, si los demás aceptan
about-undo = Lo que no has confirmado se retira al momento. Lo último que confirmaste se deshace si todos los demás aceptan, mientras ninguna otra persona haya confirmado nada después. Lo que hayan jugado los ordenadores desde entonces también se deshace; las losetas robadas siguen siendo las mismas. Las cartas ya mostradas no se pueden retirar.
slash-undo = deshacer

command-resign = rendirse
about-resign = Pregunta otra vez; luego un ordenador juega tu asiento hasta el final y quedas último. Si alguien puede seguir por ti, /substitute es mejor camino.
slash-resign = rendirse

command-substitute = ofrecer tu asiento, o tomar uno ofrecido
about-substitute = Ofrece tu asiento; sigues jugando hasta que alguien lo tome, y el mismo comando lo conserva. Quien no está en la mesa toma con él un asiento ofrecido.
slash-substitute = sustituto

command-nudge = recordar a quien le toca
about-nudge = Le recuerda en tu nombre a quien tiene que decidir. Se puede una vez cada seis horas, y no en las horas de silencio de esa persona.
slash-nudge = recordar

command-away = estar fuera: 3d, 12h o una fecha; sin nada, has vuelto
about-away = Tus relojes se paran y nada te recuerda: /away 3d, /away 12h, /away 2w, o hasta un día, como año-mes-día. Un año como mucho; sin nada, has vuelto.
slash-away = fuera

command-rematch = la misma mesa otra vez
about-rematch = Abre una mesa con las mismas opciones y sienta a todos los que lo pidan. Se trata de la última partida jugada aquí, o de la del código que escribas: /rematch k3m9x2ab.
slash-rematch = revancha

command-games = todas tus mesas, las urgentes primero
about-games = Muestra todas tus mesas, de todos los chats, primero las que te esperan, con el tiempo que queda. Cada una tiene un botón a su tablero.
slash-games = partidas

command-stats = tus partidas y tu clasificación
about-stats = Dice cuántas partidas has jugado y ganado, y tu clasificación. Para ella solo cuentan las partidas clasificatorias entre personas.
slash-stats = estadísticas

command-leaderboard = los mejores aquí; con { word-all }: en todas partes
about-leaderboard = Ordena por clasificación a quienes han acabado partidas en este chat. /leaderboard all ordena a todos los que juegan con este bot.
slash-leaderboard = clasificación

command-settings = idioma, colores, avisos, horas de silencio, órdenes fijas
about-settings = Muestra tus ajustes, con un botón para cada uno. Algunos se escriben: /settings zone Europe/Berlin, /settings quiet 22:00 07:00, /settings interval 6.
slash-settings = ajustes

command-link = jugar como una persona en varias plataformas
about-link = Une dos cuentas en un solo jugador, con las mismas mesas y la misma clasificación. Escribe aquí /link, y antes de diez minutos /link con el código en tu otra plataforma; se pregunta a las dos cuentas antes de cambiar nada. /unlink separa una de nuevo.
slash-link = unir

command-unlink = hacer de esta cuenta otra vez un jugador propio
about-unlink = Separa la cuenta desde la que escribes de las que has unido. Empieza como jugador nuevo; los asientos, los resultados y los ajustes se quedan con las otras cuentas. Antes se te pregunta otra vez.
slash-unlink = separar

command-watch = mostrar una mesa en este chat
about-watch = Muestra también en este chat una mesa de otro: /watch k3m9x2ab. Lo mismo otra vez lo termina. Sin código ofrece tus mesas de otros chats; si no hay ninguna, recibes la dirección en el navegador de la mesa de aquí, si la tiene.
slash-watch = mirar

command-invite = invitar a alguien a tu mesa
about-invite = Invita a alguien con quien compartes mesa, o te dice el código para pasarlo: /invite Ben. Se puede hasta que empieza la partida.
slash-invite = invitar

command-remove = pedir que alguien se vaya
about-remove = Antes de la partida el anfitrión despide a una persona o a un ordenador. Después votan los demás, y decide más de la mitad; si a alguien se le acabó el tiempo dos veces, basta el anfitrión: /remove Ben.
slash-remove = echar

command-message = unas palabras a los otros chats de la mesa
about-message = Lleva hasta 300 caracteres a los otros chats de tu mesa: /message Suerte. Si la mesa está en un solo chat, escríbelo allí sin más.
slash-message = mensaje

command-block = no recibir nada más de una persona
about-block = Ya no te llega ninguna invitación, recordatorio ni palabra de esa persona: /block Ben. Lo mismo otra vez lo levanta.
slash-block = bloquear

command-hint = qué haría un ordenador
about-hint = Te dice solo a ti qué haría en tu lugar el ordenador más fuerte, y por qué. En las partidas clasificatorias no hay consejos.
slash-hint = consejo

command-why = por qué un ordenador hizo lo que hizo
about-why = Dice por qué un ordenador hizo su última jugada. Tras la partida mira atrás: de dónde vinieron los puntos y qué jugadas habrían sido mejores.
slash-why = porqué

command-export = el registro de una partida
about-export = Envía el registro de una partida como archivo, con todo lo que puedes saber de ella: /export k3m9x2ab. Con /import se sigue desde él, y tras la partida cualquiera puede comprobar el sorteo.
slash-export = exportar

command-import = seguir desde un registro
about-import = Envía un registro como archivo con /import al lado. Una partida sin acabar se convierte en una mesa que sigue desde allí; una acabada se muestra.
slash-import = importar

command-privacy = todo lo que se guarda de ti, y cómo borrarlo
about-privacy = Te envía todo lo que se guarda de ti, con un botón que lo borra. Entonces dejas tus mesas, y las partidas acabadas conservan un asiento sin nombre.
slash-privacy = privacidad

command-setup = ajustes de este chat, para admins
about-setup = Para admins: quién abre mesas, en qué canales, el idioma, y si cada mesa tiene su hilo. Con palabras cambia una cosa: /setup opening admins, /setup language de.
slash-setup = configurar

command-close = cerrar una mesa
about-close = Cierra una mesa para siempre, tras preguntar otra vez; nadie gana. Los admins pueden siempre, el anfitrión mientras nadie más pierda con ello una partida.
slash-close = cerrar

command-help = cómo se juega, y todos los comandos
about-help = Dice en pocas líneas cómo se juega y muestra todos los comandos. /help play dice más de uno de ellos.
slash-help = ayuda

## Lo que se escribe tras un comando

slash-option-game = juego
slash-about-game = Qué juego
slash-option-expansions = expansiones
slash-about-expansions = Expansiones por su nombre, como río posadas
slash-option-table = mesa
slash-about-table = El código de la mesa
slash-option-colour = color
slash-about-colour = Un color a tu gusto
slash-option-move = jugada
slash-about-move = Casilla, giro, figura y sitio: M19 r2 caballero norte
slash-option-look = vista
slash-about-look = Una casilla de cerca, o { word-fields }, { word-cities }, { word-roads }
slash-option-word = palabra
slash-about-word = Sobre qué quieres saber algo
slash-option-until = hasta
slash-about-until = Un día o cuánto tiempo: 2026-12-24, 3d, 12h; vacío: de vuelta
slash-option-where = dónde
slash-about-where = { word-all } para todas partes
slash-option-change = cambio
slash-about-change = Qué cambiar, por escrito
slash-option-code = código
slash-about-code = El código de tu otra cuenta
slash-option-person = persona
slash-about-person = De quién se trata
slash-option-player = jugador
slash-about-player = Un nombre, o el número de un asiento
slash-option-words = palabras
slash-about-words = Qué quieres decir
slash-option-file = archivo
slash-about-file = Un registro, como lo da /export
slash-option-command = comando
slash-about-command = Un comando del que quieres saber más
