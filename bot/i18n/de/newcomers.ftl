button-solo = Gegen Computer spielen
button-how = So wird gespielt
button-new = Neue Partie
button-my-games = Meine Partien
button-add = { $platform ->
    [discord] Zu einem Server hinzufügen
   *[other] Zu einer Gruppe hinzufügen
}
welcome-group = Hallo zusammen! Mit /new beginnt hier eine Partie Carcassonne; wer mitspielen will, drückt auf { button-join }. Auch von anderen Plattformen kann man mitspielen: Jede Partie hat einen Code. Ich lese nur Befehle und Antworten an mich.
near-not-move = { $count ->
    [0] Das habe ich nicht als Zug verstanden. Du bist gerade in keiner Partie am Zug.
    [one] Das habe ich nicht als Zug verstanden. Du bist in { $count } Partie am Zug.
   *[other] Das habe ich nicht als Zug verstanden. Du bist in { $count } Partien am Zug.
}

help-elsewhere = Hier eine Partie beginnen: /new. So wird gespielt, und alle Befehle: in unserem privaten Chat.
help-topic-first = Erste Partie
help-topic-turn = Dein Zug
help-topic-expansions = Erweiterungen
help-topic-slowly = In Ruhe spielen
help-topic-commands = Befehle
help-topic-privacy = Datenschutz
help-text-first =
    Gegen einen Computer: Drücke auf „{ button-solo }“.
    Mit Freunden: Füge mich zu eurer Gruppe hinzu und schreib dort /new. Die anderen drücken auf { button-join } oder schreiben in einem anderen Chat /join und den Code der Partie.
    { button-computer } besetzt einen Platz. Unter { button-options } stehen die Erweiterungen und die Bedenkzeit. { button-start } beginnt die Partie.
    Deine erste Partie ist ungewertet, du kannst also um Rat fragen: /hint
help-text-turn =
    1. Wähle ein Feld, auf das dein Plättchen passt.
    2. Wähle, wie herum es liegen soll.
    3. Setze einen Meeple darauf oder lass es aus.
    4. Drücke auf { button-confirm }. Bis dahin kannst du zurückgehen und von vorn anfangen; danach fragt /undo die anderen.
    Was abgeschlossen ist, zählt sofort, und seine Meeple kommen zu dir zurück.
help-text-expansions = Wähle sie unter { button-options } oder nenne sie: /new Fluss Wirtshäuser
help-text-slowly =
    Wenn du am Zug bist, rufe ich dich einmal, und bevor die Zeit abläuft, erinnere ich dich.
    Nachts Ruhe: /settings quiet 22:00 07:00
    Ein paar Tage weg: /away 3d hält deine Uhren an.
    Keine Zeit mehr für eine Partie: /substitute bietet deinen Platz an, /resign beendet sie für dich.
    Du wartest auf jemanden: /nudge stupst an.
help-group-play = Spielen: { $commands }
help-group-look = Ansehen: { $commands }
help-group-life = Wenn etwas dazwischenkommt: { $commands }
help-group-you = Du: { $commands }
help-group-admins = Admins: { $commands }
help-text-privacy =
    Ich behalte deinen Namen, deine Konten, Einstellungen, Partien und Ergebnisse, damit Partien weitergehen.
    In Chats lese ich nur Befehle, Züge und Antworten an mich.
    Deine Daten ansehen, herunterladen oder löschen: /privacy

input-players = Spieler, Spielern, Spielerinnen, Personen, Leute, Plätze
input-computer = Computer, Bot, KI

tip-second = Wieder genauso: Feld, Ausrichtung, Meeple, Bestätigen.
tip-back = Anders überlegt? Bis zum Bestätigen geht es zurück; danach fragt /undo die anderen.
tip-meeple-home = Dein Meeple ist zurück, du kannst ihn wieder setzen.
tip-last-meeple = Das war dein letzter Meeple. Einer kommt zurück, wenn sein Gebiet abgeschlossen ist.
tip-farmer = Ein Meeple auf einer Wiese ist ein Bauer. Bauern bleiben bis zum Ende.
setting-tips = Tipps für den Anfang: { $value }
input-tips = Anfängertipps, Tipps für den Anfang
