# Lo que solo dice esta plataforma

discord-menu = Elige…
discord-done = Hecho. Se ve en el chat.
discord-trouble = Algo falló por mi parte. Lo que confirmaste está a salvo; inténtalo otra vez.
discord-late = { $player }, tardé demasiado en mostrártelo en privado. Pulsa otra vez el botón.
discord-thread = Partida de { $player }
discord-thread-made = La partida tiene su propio hilo:
discord-thread-go = Abrir el hilo
discord-thread-failed = No pude crear un hilo aquí. Inténtalo otra vez o pide ayuda a un admin del servidor.
discord-missing = En este canal no puedo trabajar sin: { $what }. Un admin del servidor puede permitirlo en Editar canal, Permisos.
discord-missing-view = Ver canal
discord-missing-send = Enviar mensajes
discord-missing-send-threads = Enviar mensajes en hilos
discord-missing-files = Adjuntar archivos
discord-missing-history = Leer el historial de mensajes
discord-missing-threads = Crear hilos públicos
discord-too-large = El archivo es demasiado grande para Discord.
