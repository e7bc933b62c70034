# Warum etwas in einer Partie oder um sie herum nicht geht.

denied-no-table = Keine Partie hat den Code „{ $table }“. Prüf ihn noch einmal, oder beginne eine mit /new.
denied-none-here = Hier läuft keine Partie. Beginne eine mit /new.
denied-unknown-words = { $takes ->
    [nothing] Nach /{ $command } kommt nichts mehr: Lass „{ $words }“ weg.
    [table] „{ $words }“ ist kein Code einer Partie, und etwas anderes kann nach /{ $command } nicht stehen.
   *[more] „{ $words }“ verstehe ich nach /{ $command } nicht. Was dort stehen kann: /help { $command }
}
denied-unknown-game = Ein Spiel oder eine Erweiterung „{ $word }“ gibt es nicht. Spiele: { $games }. Erweiterungen: { $modules }.
denied-bad-pace = „{ $word }“ pro Zug gibt es nicht. Zur Wahl stehen: { $paces }.
denied-bad-seats = { $more ->
    [0] { $game } spielt man zu { $fewest } bis { $most }, nicht zu { $seats }.
   *[other] { $game } spielt man zu { $fewest } bis { $most }, nicht zu { $seats }. Zu { $more } geht es mit { $modules }.
}
denied-no-expansions = { $game } hat keine Erweiterungen: Lass „{ $word }“ weg.
denied-not-allowed = { $ask ->
    [host] Das darf nur { $roles }. Frag { $host }.
    [hosts] Das dürfen nur { $roles }. Frag { $host }.
    [seat] Das dürfen nur { $roles }. Deine Partien: /games
    [single] Das darf nur { $roles }. Bitte frag dort nach.
   *[other] Das dürfen nur { $roles }. Bitte frag dort nach.
}
denied-table-full = Alle { $seats } Plätze sind besetzt. Du kannst zuschauen oder mit /new selbst eine Partie beginnen.
denied-already-seated = Du spielst in dieser Partie schon mit. Der Stand: /board
denied-not-seated = Du spielst in dieser Partie nicht mit. Deine Partien: /games
denied-invitation-needed = Diese Partie ist privat. Lass dich von jemandem einladen, der mitspielt.
denied-colour-taken = { $colour } ist schon vergeben. Noch frei: { $colours }.
denied-unknown-colour = Die Farbe „{ $colour }“ gibt es nicht. Noch frei: { $colours }.
denied-too-long = { $most ->
    [one] Das ist zu lang: höchstens { $most } Zeichen.
   *[other] Das ist zu lang: höchstens { $most } Zeichen.
}
denied-too-few = { $fewest ->
    [one] Es fehlt noch mindestens { $fewest } Mensch.
   *[other] Es braucht mindestens { $fewest } Spieler, darunter einen Menschen. Andere drücken { button-join }, oder du drückst { button-computer }.
}
denied-bad-option = { $option ->
    [seats] Mit { $value } Plätzen lässt sich das nicht spielen.
   *[other] „{ $value }“ gibt es hier nicht zur Auswahl.
}
denied-not-open = Diese Partie hat schon begonnen. Beginne eine neue mit /new.
denied-not-begun = Diese Partie hat noch nicht begonnen. Zum Starten: /begin
denied-over = Diese Partie ist aus. /board { $table } zeigt, wie sie ausging, /export { $table } gibt dir die Aufzeichnung, /rematch { $table } spielt sie noch einmal.
denied-closed = Diese Partie ist geschlossen. Beginne eine neue mit /new.
denied-not-over = Diese Partie läuft noch. Der Stand: /board
denied-stale = Die Partie ist weitergegangen: Das war Schritt { $was }, jetzt ist Schritt { $now }. Sieh dir das neueste Spielfeld an.
denied-draft-moved = Du hast diesen Zug inzwischen geändert. Nimm die neueste Nachricht.
denied-no-draft = Es gibt noch nichts zu bestätigen. Leg zuerst dein Plättchen.
denied-draft-unfinished = Dein Zug ist noch nicht vollständig. Triff zuerst die nächste Wahl.
denied-not-your-turn = { $plays ->
    [person] Jetzt ist { $seat } dran. Zum Anstupsen: /nudge
   *[computer] Jetzt ist { $seat } dran.
}
denied-nothing-to-undo = Es gibt nichts zurückzunehmen: Du hast keinen Zug bestätigt, oder seither hat jemand gezogen.
denied-undo-seen = Das lässt sich nicht zurücknehmen: Dabei wurde etwas Verdecktes sichtbar.
denied-undo-asked = Die anderen wurden schon gefragt.
denied-no-question = Für dich ist gerade keine Frage offen.
denied-no-such-seat = Diesen Platz gibt es nicht.
denied-seat-is-computers = Auf diesem Platz spielt ein Computer.
denied-seat-not-offered = Dieser Platz ist nicht frei. Zuschauen: /watch
denied-kick-yourself = Dich selbst kannst du nicht entfernen. Nutze stattdessen /leave.
denied-kick-two = Zu zweit kannst du jemanden erst nach { $fewest } verpassten Zügen in Folge entfernen. Bis dahin: /nudge
denied-nudge-too-soon = Angestupst hat schon jemand. Wieder möglich ab { $until }.
denied-nudge-quiet = Diese Person hat gerade Ruhezeit. Anstupsen geht wieder ab { $until }.
denied-nudge-away = Diese Person ist bis { $until } weg.
denied-nudge-yourself = Du bist selbst dran. Dein Zug: /move
denied-give-yourself = Du bist selbst dran. Mehr Zeit können dir nur die anderen geben.
denied-given-twice = Mehr Zeit gab es schon zweimal, öfter geht es nicht.
denied-no-clock = In dieser Partie läuft keine Uhr.
denied-pause-asked = Nach einer Pause ist schon gefragt. Warte auf die Antworten.
denied-paused-twice = Diese Partie war schon { $most } Mal angehalten, öfter geht es nicht.
denied-bad-pause = Eine Pause dauert höchstens { $most } Tage, zum Beispiel /pause 3d.
denied-game-paused = Die Partie pausiert bis { $until }. Beenden: /pause
denied-no-pause = Die Partie pausiert nicht. Um eine Pause bitten: /pause 3d
denied-say-nothing = Was soll ich schicken? Schreib es hinter den Befehl.
denied-say-too-much = Das sind viele Nachrichten. Weitere gehen ab { $until }.
denied-say-off = Nachrichten zwischen Chats sind hier ausgeschaltet. Admins schalten sie ein: /setup
denied-already-watching = Dieser Chat zeigt die Partie schon.
denied-not-watching = Dieser Chat verfolgt die Partie nicht.
denied-too-many-tables = { $most ->
    [one] Du hast schon { $most } Partie, mehr erlaubt dieser Bot nicht. Eine verlassen: /games
   *[other] Du hast schon { $most } Partien, mehr erlaubt dieser Bot nicht. Eine verlassen: /games
}
denied-too-many-here = { $most ->
    [one] Dieser Chat hat schon { $most } Partie, mehr erlaubt dieser Bot nicht. Spielt eine zu Ende, oder Gastgeber oder Admins schließen eine: /close
   *[other] Dieser Chat hat schon { $most } Partien, mehr erlaubt dieser Bot nicht. Spielt eine zu Ende, oder Gastgeber oder Admins schließen eine: /close
}
denied-too-fast = Das war zu schnell. Warte bitte bis { $until }.
denied-bad-zone = Die Zeitzone „{ $zone }“ kenne ich nicht. Versuch es etwa mit Europe/Berlin oder America/New_York.
denied-bad-quiet = Gib zwei Uhrzeiten an, etwa 22:00 07:00, mit höchstens { $most } Stunden dazwischen.
denied-bad-playing = Gib zwei Uhrzeiten an, etwa 7-22, mit mindestens { $fewest } Stunden dazwischen.
denied-bad-free-days = Nenne bis zu { $most } Wochentage, etwa Sa So.
denied-bad-interval = { $fewest ->
    [one] Öfter als jede Stunde kann ich nicht erinnern.
   *[other] Öfter als alle { $fewest } Stunden kann ich nicht erinnern.
}
denied-bad-away = Schreib, wie lange oder bis wann: 3 Tage, 12 Stunden, { word-tomorrow } 8:00 oder ein Datum (Jahr-Monat-Tag).
denied-away-too-long = Du kannst höchstens { $most } Tage weg sein. Versuch es mit 3d oder einem früheren Datum.
denied-bad-setting = „{ $setting }“ kann ich nicht einstellen. Was geht, zeigt /{ $command }
denied-bad-value = „{ $value }“ geht hier nicht. Zur Wahl stehen: { $choices }
denied-bad-name = Ein Name hat 1 bis { $most } Zeichen.
denied-block-yourself = Dich selbst kannst du nicht blockieren.
denied-bad-link = Dieser Code ist falsch oder abgelaufen. Hol dir mit /link auf der anderen Plattform einen neuen.
denied-link-same = Diese Konten sind schon verbunden.
denied-link-gone = Diese Frage ist schon beantwortet oder abgelaufen. Fang mit /link noch einmal an.
denied-not-linked = Dieses Konto ist mit keinem anderen verbunden. Verbinden: /link
denied-link-same-table = Beide Konten spielen in Partie { $table }. Verbinde sie, wenn die Partie aus ist.
denied-opening-restricted = In diesem Chat können nur Admins Partien beginnen. Frag dort nach, oder spiel mit mir privat.
denied-wrong-channel = In diesem Kanal sind keine Partien erlaubt. Versuch es in einem anderen.
denied-import-unfit = { $why ->
    [form] Das ist keine Aufzeichnung einer Partie, oder die Datei ist beschädigt.
    [unknown] Dieses Spiel kennt der Bot nicht, oder die Aufzeichnung ist neuer als er.
    [action] Diese Aufzeichnung lässt sich nicht fortsetzen: Schritt { $number } ist gegen die Regeln.
    [hidden] Dieser Aufzeichnung fehlen verdeckte Karten, darum lässt sie sich nicht fortsetzen.
   *[setup] Diese Aufzeichnung lässt sich nicht fortsetzen: Plätze, Erweiterungen und Plättchen passen nicht zusammen.
}
denied-import-over = Diese Partie ist aus. Du kannst sie ansehen, aber nicht fortsetzen.
denied-export-none = Es gibt nichts zu speichern: Die Partie hat noch nicht begonnen. Starten: /begin
denied-paused = Diese Partie steht still: Diese Version des Bots würde sie anders spielen. Sag bitte dem Betreiber des Bots Bescheid.
