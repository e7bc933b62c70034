# Lo que solo dice esta plataforma

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
