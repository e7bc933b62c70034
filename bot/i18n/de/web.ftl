# Die Seiten im Browser: das Zimmer, seine Tür, ein Tisch zum Zuschauen, ein Zug zum Spielen.

web-room = Carcassonne
web-language = Sprache
web-language-change = Ändern

## Die Tür

web-locked = Dieses Zimmer ist verschlossen
web-password = Passwort
web-wrong-password = Das ist nicht das Passwort.
web-come-in = Hereinkommen
web-hello = Spiel Carcassonne mit allen, die hier sind, oder gegen den Computer. Die anderen sehen dich unter dem Namen, den du wählst.
web-your-name = Dein Name
web-name-empty = Ein Name braucht mindestens einen Buchstaben.
web-name-long = { $most ->
    [one] Ein Name hat höchstens { $most } Buchstaben.
   *[other] Ein Name hat höchstens { $most } Buchstaben.
}
web-name-taken = Diesen Namen hat hier schon jemand. Wähle einen anderen.
web-too-many-people = { $most ->
    [one] Vor einem Bildschirm sitzt höchstens { $most } Person.
   *[other] Vor einem Bildschirm sitzen höchstens { $most } Personen.
}
web-elsewhere = Ich bin schon im Zimmer, in einem anderen Browser
web-elsewhere-how = Öffne dort „Leute“ und lass dir einen Code geben.
web-code = Code
web-code-wrong = Dieser Code ist unbekannt, schon benutzt oder zu alt.
web-come-in-same = Als dieselbe Person hereinkommen
web-back = Zurück zum Zimmer
web-to-room = Zum Zimmer
web-code-title = Ein anderer Browser
web-code-how = Öffne dort dieses Zimmer, wähle „Ich bin schon im Zimmer“ und tippe:
web-code-for = Er lässt innerhalb von zehn Minuten einen Browser als { $name } herein.
web-host = Gastgeber dieses Zimmers
web-host-how = Wer Gastgeber ist, darf mit /setup die Einstellungen des Zimmers ändern, mit /close Tische schließen und alle abmelden. Der Schlüssel steht dort, wo der Bot gestartet wurde; „carcassonne-bot host-key“ macht einen neuen. Ein Schlüssel gilt einmal, eine Viertelstunde lang.
web-host-key = Schlüssel des Gastgebers
web-host-be = Dieser Browser gehört dem Gastgeber
web-host-wrong = Diesen Schlüssel gibt es nicht, er wurde schon benutzt oder ist zu alt. „carcassonne-bot host-key“ macht einen neuen.
web-browsers = Angemeldete Browser
web-browsers-of = Browser von { $name }
web-browsers-hosts = Browser mit den Rechten des Gastgebers
web-browsers-none = Kein Browser ist angemeldet.
web-browsers-end-others = Überall außer hier abmelden
web-browsers-everybody = Alle im Zimmer
web-browser-this = dieser Browser
web-browser-host = Gastgeber
web-browser-unknown = Unbekannter Browser
web-browser-seen = Zuletzt benutzt:
web-browser-end = Dort abmelden

## Das Zimmer

web-messages = Nachrichten
web-skip = Zum Eingabefeld springen
web-nothing-yet = Hier wurde noch nichts gesagt.
web-below = Neue Nachrichten ↓
web-getting-ready = { $of ->
    [0] Es wird vorbereitet. Du kannst schon spielen; Bilder dauern länger.
   *[other] Es wird vorbereitet: { $done } von { $of } Plättchen sind gezeichnet. Du kannst schon spielen; Bilder dauern länger.
}
web-welcome-new = Tisch eröffnen
web-welcome-help = So wird gespielt
web-people = Leute
web-who = Wer vor diesem Bildschirm sitzt
web-somebody-else = Hier setzt sich noch jemand dazu
web-another-browser = Code für einen anderen Browser
web-leave = Von diesem Browser abmelden
web-no-script = Dieses Zimmer braucht JavaScript: Ohne erscheint nichts Neues.
web-message-as = Nachricht oder Befehl als { $name }
web-placeholder = Nachricht, oder / für Befehle
web-send = Senden
web-file = Datei
web-file-how = Die Aufzeichnung eines Spiels schicken, um dort weiterzuspielen
web-cancel = Abbrechen
web-close = Schließen
web-reply = Antworten
web-replying = Deine Antwort auf Nachricht { $number }
web-answers = antwortet auf Nachricht { $number }
web-only-you = das siehst nur du
web-post-gone = Diese Nachricht wurde entfernt.
web-which-of-these = Was davon?

## Was schiefging

web-failed = Das hat nicht geklappt
web-unreachable = Das Zimmer ist nicht erreichbar. Läuft es?
web-store-trouble = Die Spiele sind gerade nicht erreichbar. Nichts hat sich geändert; versuch es bald noch einmal.
web-elsewhere-served = Dieses Zimmer bedient gerade ein anderer Prozess. Dieser hier übernimmt, sobald jener endet; die Seite versucht es von selbst wieder.
web-fault = Hier ist etwas schiefgegangen. Der Gastgeber findet den Grund im Protokoll.
web-not-here = Du bist nicht mehr im Zimmer: Lade die Seite neu.
web-too-fast = Das war zu schnell. Warte einen Moment.
web-too-many-tries = Zu viele Versuche. Warte eine Minute.
web-too-many-pages = Es sind zu viele Seiten offen.
web-not-a-message = Eine Nachricht hat 1 bis { $most } Zeichen.
web-not-our-page = So etwas schickt die Seite des Zimmers nicht.
web-no-picture = Ein solches Bild gibt es nicht.
web-no-message = Diese Nachricht ist nicht mehr da.
web-no-button = Dieser Knopf ist nicht mehr da: Die Nachricht hat sich geändert.
web-too-large = Diese Datei ist zu groß für die Aufzeichnung eines Spiels.

## Ein Tisch zum Zuschauen, ein Zug zum Spielen

web-watch = Tisch { $table }
web-watch-live = Diese Seite folgt dem Spiel von selbst.
web-watch-none = Unter dieser Adresse gibt es keinen Tisch.
web-watch-soon = Das Spiel hat noch nicht begonnen.
web-watch-players = Spieler
web-watch-log = Was geschehen ist
web-watch-replay = Wiederholung
web-watch-step = Plättchen { $number } von { $count }
web-watch-step-cards = Spielzug { $number } von { $count }
web-watch-newest = Jetzt
web-turn = Dein Zug
web-turn-over = Dieser Zug ist vorbei
web-turn-over-how = Die Adresse galt für einen Zug. Die nächste kommt mit dem nächsten Zug.
web-turn-none = Unter dieser Adresse gibt es keinen Zug.
web-turn-look = Zuschauen
