# Was nur diese Plattform sagt

discord-menu = Wähle …
discord-done = Erledigt. Der Chat zeigt es.
discord-trouble = Hier ist etwas schiefgegangen. Was du bestätigt hast, bleibt; versuch es noch einmal.
discord-late = { $player }, das hat zu lange gedauert, um es dir allein zu zeigen. Drücke noch einmal auf den Knopf.
discord-thread = Tisch von { $player }
discord-thread-made = Der Tisch hat einen eigenen Thread.
discord-thread-go = Hingehen
discord-thread-failed = Hier ließ sich kein Thread für den Tisch anlegen. Versuch es noch einmal, oder frag einen Admin dieses Servers.
discord-missing = In diesem Kanal fehlt dem Bot: { $what }. Ein Admin des Servers kann es in den Einstellungen des Kanals unter Berechtigungen erlauben.
discord-missing-view = Kanal ansehen
discord-missing-send = Nachrichten senden
discord-missing-send-threads = Nachrichten in Threads senden
discord-missing-files = Dateien anhängen
discord-missing-history = Nachrichtenverlauf anzeigen
discord-missing-threads = Öffentliche Threads erstellen
discord-too-large = Die Datei ist für Discord zu groß.
