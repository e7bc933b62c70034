button-solo = Jugar contra la máquina
button-how = Cómo se juega
button-new = Nueva partida
button-my-games = Mis partidas
button-add = { $platform ->
    [discord] Añadirme a un servidor
   *[other] Añadirme a un grupo
}
welcome-group = ¡Hola a todos! Con /new se prepara una partida de Carcassonne; los demás pulsan { button-join }. También se puede jugar desde otras plataformas: cada partida tiene un código. Solo leo los comandos y las respuestas a mis mensajes.
near-not-move = { $count ->
    [0] No he entendido eso como jugada. No es tu turno en ninguna partida.
    [one] No he entendido eso como jugada. Es tu turno en { $count } partida.
   *[other] No he entendido eso como jugada. Es tu turno en { $count } partidas.
}

help-elsewhere = Para empezar una partida aquí: /new. Cómo se juega y todos los comandos: en nuestro chat privado.
help-topic-first = Primera partida
help-topic-turn = Tu turno
help-topic-expansions = Expansiones
help-topic-slowly = Jugar sin prisa
help-topic-commands = Comandos
help-topic-privacy = Privacidad
help-text-first =
    Contra la máquina: pulsa «{ button-solo }».
    Con amigos: añádeme a un grupo y envía allí /new. Los demás pulsan { button-join }, o envían /join y el código de la partida desde otro chat.
    { button-computer } ocupa un sitio. En { button-options } están las expansiones y el tiempo por turno. Con { button-start } comienza la partida.
    Tu primera partida es amistosa, así que puedes pedir consejo: /hint
help-text-turn =
    1. Elige una casilla donde encaje tu loseta.
    2. Elige cómo va girada.
    3. Coloca en ella un seguidor, o pasa.
    4. Pulsa { button-confirm }. Hasta entonces puedes volver atrás y empezar de nuevo; después, /undo pregunta a los demás.
    Lo que se completa puntúa al momento, y sus seguidores vuelven a ti.
help-text-expansions = Elígelas en { button-options }, o nómbralas: /new río posadas
help-text-slowly =
    Te aviso una vez cuando es tu turno y te lo recuerdo antes de que acabe el tiempo.
    Sin avisos por la noche: /settings quiet 22:00 07:00
    Unos días fuera: /away 3d detiene tus relojes.
    Sin tiempo para una partida: /substitute ofrece tu sitio, /resign la termina para ti.
    Esperas a alguien: /nudge le da un toque.
help-group-play = Jugar: { $commands }
help-group-look = Mirar: { $commands }
help-group-life = Si surge algo: { $commands }
help-group-you = Tú: { $commands }
help-group-admins = Admins: { $commands }
help-text-privacy =
    Guardo tu nombre, cuentas, ajustes, partidas y resultados para que las partidas puedan seguir.
    De los chats solo leo comandos, jugadas y respuestas a mis mensajes.
    Ver, descargar o borrar tus datos: /privacy

input-players = jugadores, jugador, jugadoras, personas, sitios
input-computer = máquina, ordenador, computadora, bot, IA
