button-solo = Gegen Computer spielen
button-how = So wird gespielt
button-new = Neue Partie
button-my-games = Meine Partien
button-add = { $platform ->
    [discord] Zu einem Server hinzufügen
   *[other] Zu einer Gruppe hinzufügen
}
welcome-group = Hallo zusammen! Mit /new beginnt hier eine Partie Carcassonne; wer mitspielen will, drückt { button-join }. Das geht auch von anderen Plattformen: Jede Partie hat einen Code. Ich lese nur Befehle und Antworten an mich.
welcome-server = /new beginnt eine Partie Carcassonne. Für Admins: /setup regelt Kanäle und Threads.
near-not-move = { $count ->
    [0] Das sieht nicht nach einem Zug aus. Du bist gerade in keiner Partie dran.
    [one] Das sieht nicht nach einem Zug aus. Du bist in { $count } Partie dran.
   *[other] Das sieht nicht nach einem Zug aus. Du bist in { $count } Partien dran.
}

help-elsewhere = Hier eine Partie beginnen: /new. Wie gespielt wird, und alle Befehle: in unserem privaten Chat.
help-topic-first = Erste Partie
help-topic-turn = Dein Zug
help-topic-points = Meeple & Punkte
help-topic-expansions = Erweiterungen
help-topic-slowly = In Ruhe spielen
help-topic-commands = Befehle
help-topic-about = Über diesen Bot
help-topic-privacy = Datenschutz
help-words-first = starten, anfangen, beginnen, neu, neue partie, mitspielen, beitreten, einladen, freunde, computer, bot, bots, ki, spielen, stufen
help-words-slowly = ruhe, ruhezeit, ruhezeiten, nacht, nachts, erinnerung, erinnerungen, benachrichtigung, benachrichtigungen, ping, pings, stumm, frist, zeit, uhr, bedenkzeit, zeitlimit, zeitzone, abwesend, urlaub
help-words-commands = befehl, befehle, einstellungen, sprache, farben, zurücknehmen, aufgeben, verlassen, tipp, hinweis, statistik, wertungszahl, bestenliste, wiederholung
help-words-privacy = datenschutz, daten, meine daten, daten löschen
help-words-about = fehler, problem, kontakt, rückmeldung, version, betreiber
help-text-first =
    Gegen einen Computer: Drück „{ button-solo }“.
    Mit Freunden: Füg mich zu eurer Gruppe hinzu und schick dort /new. Die anderen drücken { button-join } oder schicken aus einem anderen Chat /join mit dem Code der Partie.
    { button-computer } besetzt einen Platz. Unter { button-options } stehen Erweiterungen und Bedenkzeit. Mit { button-start } geht es los.
    Deine erste Partie ist ungewertet, du kannst dir also einen Zug vorschlagen lassen: /hint
help-text-turn =
    1. Wähle ein Feld, auf das dein Plättchen passt.
    2. Wähle die Drehung.
    3. Setz einen Meeple darauf oder keinen.
    4. Drück { button-confirm }. Bis dahin kannst du zurückgehen und von vorn anfangen; danach fragt /undo die anderen.
    Was fertig ist, bringt sofort Punkte, und die Meeple darauf kommen zu dir zurück.
help-text-expansions = Wähle sie unter { button-options } oder nenne sie: /new Fluss Wirtshäuser
help-text-slowly =
    Bist du dran, bekommst du einen Ping, und eine Erinnerung, bevor deine Zeit abläuft.
    Nachts keine Pings: /settings Ruhezeit 22:00 07:00
    Ein paar Tage weg: /away 3d hält deine Uhren an.
    Keine Zeit mehr für eine Partie: /substitute bietet deinen Platz an, mit /resign gibst du auf.
    Du wartest auf jemanden: Mit /nudge schickst du eine Erinnerung.
help-group-play = Spielen: { $commands }
help-group-look = Ansehen: { $commands }
help-group-life = Wenn etwas dazwischenkommt: { $commands }
help-group-you = Du: { $commands }
help-group-admins = Admins: { $commands }
help-about-what = Mit mir spielt ihr Carcassonne und Cardcassonne im Chat, an einem Abend oder über Wochen. Das ist ein inoffizielles Fanprojekt.
help-about-version = Version { $version }
help-about-trouble = Stimmt etwas nicht, oder hast du eine Idee? Sag es dem Betreiber dieses Bots.
privacy-policy =
    Ich speichere deinen Namen, deine Konten, Einstellungen, Partien und Ergebnisse, damit Partien weitergehen können.
    In Chats lese ich nur Befehle, Züge und Antworten an mich.
help-text-privacy =
    { privacy-policy }
    Deine Daten ansehen, herunterladen oder löschen: /privacy

input-players = Spieler, Spielern, Spielerinnen, Personen, Leute, Plätze
input-computer = Computer, Bot, KI, Computern, Bots
input-private = privat, geheim
input-rated = gewertet, gewertete
input-casual = ungewertet, ungewertete, freundschaftlich

tip-second = Wieder genauso: Feld, Drehung, Meeple, Bestätigen.
tip-back = Anders überlegt? Bis zum Bestätigen kannst du zurück, danach hilft /undo.
tip-meeple-home = Dein Meeple ist zurück, du kannst ihn wieder setzen.
tip-last-meeple = Das war dein letzter Meeple. Du bekommst einen zurück, wenn sein Gebiet fertig ist.
tip-farmer = Ein Meeple auf einer Wiese ist ein Bauer. Bauern bleiben bis zum Ende.
tip-reminder = Pings in der Nacht? /settings Ruhezeit 22:00 07:00
setting-tips = Tipps für den Anfang: { $value }
input-tips = Anfängertipps, Tipps für den Anfang
turn-watched = Am Zug: { $player } (Zug { $turn })
