board-title = Spielfeld
board-open = Spielfeld öffnen
board-map = Karte
board-way = { $cell }, Lage { $way } von { $ways }
board-rotate = Drehen
board-final = Das lässt sich nicht zurücknehmen.
board-fit = Alles zeigen
board-closer = Vergrößern
board-farther = Verkleinern
board-more = Mehr
board-undo = Zurücknehmen
board-nudge = Anstupsen
board-hint = Tipp
board-tiles = Restliche Plättchen
board-next = Nächste Partie ({ $count })
board-offline = Keine Verbindung. Dein Zug bleibt hier stehen.
board-online = Wieder verbunden
board-type = Zug eintippen
board-type-how = Feld, Lage, Meeple: M21 r2 Ritter
board-keys = Pfeile: Feld wählen. Enter: legen, dann drehen. 1–9: auswählen. C: bestätigen. Rücktaste: zurück.
board-save = Bild speichern
board-chat = Chat
board-previous = Zurück
board-following = Weiter

## Notices: the browser calls its person when it is their turn

notices-ask = Soll dieser Browser dir sagen, wenn du dran bist?
notices-yes = Ja, sag Bescheid
notices-later = Jetzt nicht
notices-on = Fertig: Dieser Browser sagt dir, wenn du dran bist, nie in deinen Ruhezeiten.
notices-open = Fertig: Dieser Browser sagt dir, wenn du dran bist, solange diese Seite offen ist.
notices-off = Benachrichtigungen sind in diesem Browser aus.
notices-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen für die Seite kannst du sie erlauben.
notices-turn-on = Benachrichtigungen einschalten
notices-turn-off = Benachrichtigungen ausschalten
