# Die Seiten im Browser: der Raum, seine Tür, eine Partie zum Zuschauen, ein Zug zum Spielen.

web-room = Carcassonne
web-language = Sprache
web-language-change = Ändern

## Die Tür

web-locked = Dieser Raum ist mit einem Passwort geschützt
web-password = Passwort
web-wrong-password = Das Passwort stimmt nicht.
web-come-in = Eintreten
web-hello = Spiel hier Carcassonne mit anderen oder gegen den Computer. Die anderen sehen den Namen, den du wählst.
web-your-name = Dein Name
web-name-empty = Ein Name braucht mindestens einen Buchstaben.
web-name-long = { $most ->
    [one] Ein Name hat höchstens { $most } Buchstaben.
   *[other] Ein Name hat höchstens { $most } Buchstaben.
}
web-name-taken = Diesen Namen gibt es schon. Wähle einen anderen.
web-too-many-people = { $most ->
    [one] An einem Bildschirm spielt höchstens { $most } Person.
   *[other] An einem Bildschirm spielen höchstens { $most } Personen.
}
web-elsewhere = Ich bin schon in einem anderen Browser hier
web-elsewhere-how = Öffne dort „Leute“ und hol dir einen Code.
web-code = Code
web-code-wrong = Dieser Code ist falsch, schon benutzt oder abgelaufen.
web-come-in-same = Als dieselbe Person eintreten
web-back = Zurück zum Raum
web-to-room = Zum Raum
web-code-title = Ein anderer Browser
web-code-how = Öffne im anderen Browser diesen Raum, wähle „Ich bin schon in einem anderen Browser hier“ und tippe:
web-code-for = Der Code gilt einmal, 10 Minuten lang, und meldet den Browser als { $name } an.
web-host = Betreiber des Raums
web-host-how = Als Betreiber kannst du mit /setup den Raum einstellen, mit /close Partien schließen und Leute abmelden. Der Schlüssel steht dort, wo der Bot gestartet wurde; „carcassonne-bot host-key“ macht einen neuen. Jeder gilt einmal, 15 Minuten lang.
web-host-key = Schlüssel des Betreibers
web-host-be = Ich bin der Betreiber
web-host-wrong = Dieser Schlüssel ist falsch, schon benutzt oder abgelaufen. „carcassonne-bot host-key“ macht einen neuen.
web-browsers = Angemeldete Browser
web-browsers-of = Browser von { $name }
web-browsers-hosts = Browser mit Betreiberrechten
web-browsers-none = Kein Browser ist angemeldet.
web-browsers-end-others = Überall sonst abmelden
web-browsers-everybody = Alle im Raum
web-browser-this = dieser Browser
web-browser-host = Betreiber
web-browser-unknown = Unbekannter Browser
web-browser-seen = Zuletzt benutzt:
web-browser-end = Dort abmelden
web-browser-boards = { $count ->
    [one] { $count } offenes Spielfeld
   *[other] { $count } offene Spielfelder
}
web-browser-notices = Benachrichtigungen sind an
web-browser-notices-end = Benachrichtigungen dort ausschalten

## Der Raum

web-messages = Nachrichten
web-skip = Zum Nachrichtenfeld springen
web-nothing-yet = Noch keine Nachrichten.
web-below = Neue Nachrichten ↓
web-getting-ready = { $of ->
    [0] Es wird noch vorbereitet. Du kannst schon spielen; Bilder dauern etwas länger.
   *[other] { $done } von { $of } Plättchen sind gezeichnet. Du kannst schon spielen; Bilder dauern etwas länger.
}
web-welcome-new = Neue Partie
web-welcome-help = So wird gespielt
web-people = Leute
web-who = Wer an diesem Bildschirm spielt
web-somebody-else = Noch jemand an diesem Bildschirm
web-another-browser = Anderen Browser verwenden
web-leave = Abmelden
web-no-script = Dieser Raum braucht JavaScript.
web-message-as = Nachricht als { $name }
web-placeholder = Nachricht, oder / für Befehle
web-send = Senden
web-file = Datei
web-file-how = Gespeicherte Partie laden
web-cancel = Abbrechen
web-close = Schließen
web-reply = Antworten
web-replying = Antwort auf Nachricht { $number }
web-answers = Antwort auf Nachricht { $number }
web-only-you = nur für dich sichtbar
web-post-gone = Diese Nachricht wurde entfernt.
web-which-of-these = Was davon?

## Was schiefging

web-failed = Das hat nicht geklappt
web-unreachable = Ich erreiche den Bot nicht. Läuft er noch?
web-store-trouble = Ich komme gerade nicht an die Partien. Es hat sich nichts geändert; versuch es gleich noch einmal.
web-elsewhere-served = Diesen Raum bedient gerade ein anderer Prozess. Dieser hier übernimmt, sobald der andere endet; die Seite versucht es von selbst wieder.
web-fault = Etwas ist schiefgegangen. Der Betreiber des Bots findet den Grund im Protokoll.
web-not-here = Du bist abgemeldet. Lade die Seite bitte neu.
web-too-fast = Das war zu schnell. Warte bitte kurz.
web-too-many-tries = Zu viele Versuche. Warte bitte eine Minute.
web-too-many-pages = Zu viele Seiten sind offen. Schließ eine davon.
web-not-a-message = Eine Nachricht hat 1 bis { $most } Zeichen.
web-not-our-page = Diese Anfrage kommt nicht von der Seite dieses Raums.
web-no-picture = Dieses Bild gibt es nicht.
web-no-message = Diese Nachricht gibt es nicht mehr.
web-no-button = Diesen Knopf gibt es nicht mehr: Die Nachricht hat sich geändert.
web-too-large = Diese Datei ist zu groß für eine Aufzeichnung.

## Eine Partie zum Zuschauen, ein Zug zum Spielen

web-watch = Partie { $table }
web-watch-live = Diese Seite aktualisiert sich von selbst.
web-watch-none = Unter dieser Adresse gibt es keine Partie.
web-watch-soon = Die Partie hat noch nicht begonnen.
web-watch-players = Spieler
web-watch-log = Züge
web-watch-replay = Wiederholung
web-watch-step = Plättchen { $number } von { $count }
web-watch-step-cards = Zug { $number } von { $count }
web-watch-newest = Neuester Stand
web-turn = Dein Zug
web-turn-over = Zug gespielt
web-turn-over-how = Dieser Link galt nur für diesen Zug. Für den nächsten bekommst du einen neuen.
web-turn-none = Unter dieser Adresse gibt es keinen Zug.
web-turn-look = Der Partie zuschauen
