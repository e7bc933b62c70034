# Discord. Namen von Befehlen: höchstens 32 kleine Buchstaben ohne Leerzeichen; Zeilen höchstens 100 Zeichen.

## Befehle

slash-new = neu
slash-join = mitspielen
slash-leave = verlassen
slash-start = start
slash-play = zug
slash-board = spielfeld
slash-tiles = plättchen
slash-score = stand
slash-log = verlauf
slash-replay = wiederholung
slash-rules = regeln
slash-undo = zurücknehmen
slash-resign = aufgeben
slash-substitute = vertretung
slash-nudge = erinnern
slash-away = weg
slash-rematch = revanche
slash-games = spiele
slash-stats = statistik
slash-top = beste
slash-settings = einstellungen
slash-link = verbinden
slash-unlink = trennen
slash-watch = zuschauen
slash-invite = einladen
slash-kick = wegschicken
slash-say = sagen
slash-block = blockieren
slash-hint = tipp
slash-why = warum
slash-export = ausgeben
slash-import = einlesen
slash-forgetme = vergissmich
slash-setup = einrichten
slash-endtable = tischschließen
slash-help = hilfe

## Was nach einem Befehl getippt werden kann

slash-option-game = spiel
slash-about-game = Welches Spiel
slash-option-expansions = erweiterungen
slash-about-expansions = Erweiterungen beim Namen, wie Fluss Wirtshäuser
slash-option-table = tisch
slash-about-table = Der Code des Tisches
slash-option-colour = farbe
slash-about-colour = Eine Farbe deiner Wahl
slash-option-move = zug
slash-about-move = Feld, Drehung, Figur und Ort: M19 r2 Ritter Norden
slash-option-look = blick
slash-about-look = Ein Feld aus der Nähe, oder { word-fields }, { word-cities }, { word-roads }
slash-option-word = wort
slash-about-word = Worüber du etwas wissen willst
slash-option-until = bis
slash-about-until = Ein Tag oder eine Dauer: 2026-12-24, 3d, 12h; leer: wieder da
slash-option-where = wo
slash-about-where = { word-all } für überall
slash-option-change = änderung
slash-about-change = Was sich ändern soll, in Worten
slash-option-code = code
slash-about-code = Der Code von deinem anderen Konto
slash-option-person = person
slash-about-person = Um wen es geht
slash-option-player = spieler
slash-about-player = Ein Name oder die Nummer eines Platzes
slash-option-words = worte
slash-about-words = Was du sagen willst
slash-option-file = datei
slash-about-file = Eine Aufzeichnung, wie /export sie gibt
slash-option-command = befehl
slash-about-command = Ein Befehl, über den du mehr wissen willst

## Was nur diese Plattform sagt

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
