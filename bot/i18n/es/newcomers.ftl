button-solo = Jugar contra la máquina
button-how = Cómo se juega
button-new = Nueva partida
button-my-games = Mis partidas
button-add = { $platform ->
    [discord] Añadirme a un servidor
   *[other] Añadirme a un grupo
}
welcome-group = ¡Hola a todos! Envía /new para preparar una partida de Carcassonne; los demás pulsan { button-join }. También se puede entrar desde otras plataformas: cada partida tiene un código. Solo leo los comandos y las respuestas a mis mensajes.
welcome-server = /new abre una partida de Carcassonne. Admins: /setup ajusta los canales y los hilos.
near-not-move = { $count ->
    [0] Eso no parece una jugada. No te toca en ninguna partida.
    [one] Eso no parece una jugada. Te toca en { $count } partida.
   *[other] Eso no parece una jugada. Te toca en { $count } partidas.
}

help-elsewhere = Para empezar una partida aquí: /new. Cómo se juega y todos los comandos: en nuestro chat privado.
help-topic-first = Primera partida
help-topic-turn = Tu turno
help-topic-points = Seguidores y puntos
help-topic-expansions = Expansiones
help-topic-slowly = Jugar sin prisa
help-topic-commands = Comandos
help-topic-about = Sobre este bot
help-topic-privacy = Privacidad
help-words-first = empezar, comenzar, nueva, nueva partida, unirse, invitar, amigos, máquina, computadora, bot, bots, ia, jugar, niveles
help-words-slowly = silencio, horas de silencio, noche, recordatorio, recordatorios, notificación, notificaciones, aviso, avisos, plazo, tiempo, reloj, tiempo por turno, límite de tiempo, zona horaria, ausencia, ausente, vacaciones
help-words-commands = comando, comandos, ajustes, idioma, colores, deshacer, abandonar, salir, pista, estadísticas, puntuación elo, clasificación, repetición
help-words-privacy = privacidad, datos, mis datos, borrar mis datos
help-words-about = error, problema, contacto, opinión, versión, dueño
help-text-first =
    Contra la máquina: pulsa «{ button-solo }».
    Con amigos: añádeme a tu grupo y envía allí /new. Ellos pulsan { button-join }, o envían /join con el código de la partida desde otro chat.
    { button-computer } ocupa un sitio. En { button-options } están las expansiones y el tiempo por turno. { button-start } da comienzo a la partida.
    Tu primera partida es amistosa, así que puedes pedir una pista: /hint
help-text-turn =
    1. Elige una casilla donde encaje tu loseta.
    2. Elige cómo girarla.
    3. Coloca en ella un seguidor u omite este paso.
    4. Pulsa { button-confirm }. Hasta entonces puedes volver atrás o empezar de nuevo; después, /undo pregunta a los demás.
    Lo que se completa puntúa enseguida, y tus seguidores vuelven.
help-text-expansions = Elígelas en { button-options }, o nómbralas: /new río posadas
help-text-slowly =
    Recibes un aviso cuando te toca y un recordatorio antes de que se acabe tu tiempo.
    Sin avisos de noche: /settings silencio 22:00 07:00
    Unos días fuera: /away 3d para tus relojes.
    Sin tiempo para una partida: /substitute ofrece tu sitio; /resign la termina para ti.
    Esperas a otro jugador: /nudge le da un toque.
help-group-play = Jugar: { $commands }
help-group-look = Ver: { $commands }
help-group-life = Imprevistos: { $commands }
help-group-you = Tú: { $commands }
help-group-admins = Admins: { $commands }
help-about-what = Conmigo se juega a Carcassonne y Cardcassonne en el chat, en una tarde o durante semanas. Es un proyecto de aficionados, no oficial.
help-about-version = Versión { $version }
help-about-trouble = ¿Algo va mal o tienes una idea? Díselo al dueño de este bot.
privacy-policy =
    Guardo tu nombre, cuentas, ajustes, partidas y resultados para que las partidas puedan seguir.
    De los chats solo leo comandos, jugadas y respuestas a mis mensajes.
help-text-privacy =
    { privacy-policy }
    Para ver, descargar o borrar tus datos: /privacy

input-players = jugadores, jugador, jugadoras, personas, sitios
input-computer = máquina, computadora, bot, IA, máquinas, computadoras, bots, ordenador, ordenadores
input-private = privada, privado, secreta
input-rated = clasificatoria, puntuada
input-casual = amistosa, amistoso

tip-second = Otra vez lo mismo: casilla, giro, seguidor, Confirmar.
tip-back = ¿Cambiaste de idea? Puedes volver atrás hasta confirmar; luego, con /undo.
tip-meeple-home = Tu seguidor volvió y puedes colocarlo otra vez.
tip-last-meeple = Era tu último seguidor. Recuperas uno cuando se completa su zona.
tip-farmer = Un seguidor en un campo es un granjero. Los granjeros se quedan hasta el final.
tip-reminder = ¿Avisos de noche? /settings silencio 22:00 07:00
setting-tips = Consejos para empezar: { $value }
input-tips = consejos para empezar
turn-watched = Juega { $player } (turno { $turn })
