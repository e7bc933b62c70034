# Lo que solo dice esta plataforma

discord-menu = Elige…
discord-done = Hecho. Se ve en el chat.
discord-go = Ir al mensaje
discord-trouble = Algo falló por mi parte. Lo que confirmaste está a salvo; inténtalo otra vez.
discord-late = { $player }, tardé demasiado en mostrártelo en privado. Pulsa otra vez el botón.
discord-thread = Partida de { $player }
thread-made = La partida tiene su propio hilo:
thread-go = Abrir el hilo
discord-thread-failed = No pude crear un hilo aquí. Inténtalo otra vez o pide ayuda a un admin del servidor.
rights-missing = En este canal no puedo trabajar sin: { $what }. Un admin del servidor puede permitirlo en Editar canal, Permisos.
rights-missing-view = Ver canal
rights-missing-send = Enviar mensajes
rights-missing-send-threads = Enviar mensajes en hilos
rights-missing-files = Adjuntar archivos
rights-missing-history = Leer el historial de mensajes
rights-missing-threads = Crear hilos públicos
discord-too-large = El archivo es demasiado grande para Discord.
