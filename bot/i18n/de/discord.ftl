# Was nur diese Plattform sagt

discord-menu = Auswählen …
discord-done = Erledigt. Im Chat siehst du es.
discord-trouble = Bei mir ist etwas schiefgegangen. Was du bestätigt hast, ist gespeichert – versuch es noch einmal.
discord-late = { $player }, ich war zu langsam, um dir das allein zu zeigen. Drück den Knopf bitte noch einmal.
discord-thread = Partie von { $player }
discord-thread-made = Die Partie hat einen eigenen Thread:
discord-thread-go = Thread öffnen
discord-thread-failed = Ich konnte hier keinen Thread erstellen. Versuch es noch einmal, oder frag einen Admin des Servers.
discord-missing = In diesem Kanal fehlt mir: { $what }. Ein Admin des Servers kann es unter Kanal bearbeiten, Berechtigungen erlauben.
discord-missing-view = Kanal ansehen
discord-missing-send = Nachrichten senden
discord-missing-send-threads = Nachrichten in Threads senden
discord-missing-files = Dateien anhängen
discord-missing-history = Nachrichtenverlauf anzeigen
discord-missing-threads = Öffentliche Threads erstellen
discord-too-large = Die Datei ist zu groß für Discord.
