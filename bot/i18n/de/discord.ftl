# Was nur diese Plattform sagt

discord-menu = Auswählen …
discord-done = Erledigt. Im Chat siehst du es.
discord-go = Zur Nachricht
discord-trouble = Bei mir ist etwas schiefgegangen. Was du bestätigt hast, ist gespeichert – versuch es noch einmal.
discord-late = { $player }, ich war zu langsam, um dir das allein zu zeigen. Drück den Knopf bitte noch einmal.
discord-thread = Partie von { $player }
thread-made = Die Partie hat einen eigenen Thread:
thread-go = Thread öffnen
discord-thread-failed = Ich konnte hier keinen Thread erstellen. Versuch es noch einmal, oder frag einen Admin des Servers.
rights-missing = In diesem Kanal fehlt mir: { $what }. Ein Admin des Servers kann es unter Kanal bearbeiten, Berechtigungen erlauben.
rights-missing-view = Kanal ansehen
rights-missing-send = Nachrichten senden
rights-missing-send-threads = Nachrichten in Threads senden
rights-missing-files = Dateien anhängen
rights-missing-history = Nachrichtenverlauf anzeigen
rights-missing-threads = Öffentliche Threads erstellen
discord-too-large = Die Datei ist zu groß für Discord.
