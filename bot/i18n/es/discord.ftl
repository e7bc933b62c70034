# Discord. Nombres de comandos: como mucho 32 letras minúsculas, sin espacios; líneas: como mucho 100 caracteres.

## Comandos

slash-new = nueva
slash-join = entrar
slash-leave = salir
slash-start = empezar
slash-play = jugar
slash-board = tablero
slash-tiles = losetas
slash-score = resultado
slash-log = historial
slash-replay = repetición
slash-rules = reglas
slash-undo = deshacer
slash-resign = rendirse
slash-substitute = sustituto
slash-nudge = recordar
slash-away = fuera
slash-rematch = revancha
slash-games = partidas
slash-stats = estadísticas
slash-top = mejores
slash-settings = ajustes
slash-link = unir
slash-unlink = separar
slash-watch = mirar
slash-invite = invitar
slash-kick = echar
slash-say = decir
slash-block = bloquear
slash-hint = consejo
slash-why = porqué
slash-export = exportar
slash-import = importar
slash-forgetme = olvídame
slash-setup = configurar
slash-endtable = cerrarmesa
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

## Lo que solo dice esta plataforma

discord-menu = Elige …
discord-done = Hecho. El chat lo muestra.
discord-trouble = Aquí algo ha salido mal. Lo que has confirmado se conserva; prueba otra vez.
discord-late = { $player }, ha tardado demasiado para mostrártelo solo a ti. Pulsa otra vez el botón.
discord-thread = Mesa de { $player }
discord-thread-made = La mesa tiene su propio hilo.
discord-thread-go = Ir allí
discord-thread-failed = Aquí no se ha podido abrir un hilo para la mesa. Prueba otra vez, o pide ayuda a un admin de este servidor.
discord-missing = En este canal al bot le falta: { $what }. Un admin del servidor puede permitirlo en los ajustes del canal, en Permisos.
discord-missing-view = Ver canal
discord-missing-send = Enviar mensajes
discord-missing-send-threads = Enviar mensajes en hilos
discord-missing-files = Adjuntar archivos
discord-missing-history = Leer el historial de mensajes
discord-missing-threads = Crear hilos públicos
discord-too-large = El archivo es demasiado grande para Discord.
