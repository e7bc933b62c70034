# Warum etwas am Tisch oder um ihn herum nicht geht.

denied-no-table = Einen Tisch { $table } gibt es nicht. Schau den Code noch einmal an, oder eröffne einen neuen Tisch.
denied-none-here = Hier gibt es keinen Tisch. /new eröffnet einen.
denied-unknown-words = { $takes ->
    [nothing] Hinter /{ $command } gehört kein Wort, auch nicht „{ $words }“.
    [table] „{ $words }“ ist kein Code eines Tisches, und etwas anderes kann hinter /{ $command } nicht stehen.
   *[more] „{ $words }“ lässt sich hinter /{ $command } nicht verstehen. /help { $command } sagt, was dort stehen kann.
}
denied-unknown-game = Ein Spiel oder eine Erweiterung „{ $word }“ gibt es nicht. Spiele: { $games }. Erweiterungen: { $modules }.
denied-no-expansions = { $game } hat keine Erweiterungen: Lass „{ $word }“ weg.
denied-not-allowed = Das kannst du hier nicht. Es dürfen: { $roles }.
denied-table-full = Alle { $seats } Plätze sind besetzt. Du kannst zuschauen oder einen eigenen Tisch eröffnen.
denied-already-seated = Du sitzt schon an diesem Tisch.
denied-not-seated = Du sitzt nicht an diesem Tisch.
denied-invitation-needed = Das ist ein privater Tisch. Bitte jemanden, der dort spielt, um eine Einladung.
denied-colour-taken = Diese Farbe ist schon vergeben: { $colour }. Noch frei: { $colours }.
denied-unknown-colour = Die Farbe { $colour } gibt es nicht. Noch frei: { $colours }.
denied-too-long = Das ist zu lang. Höchstens { $most ->
    [one] { $most } Zeichen
   *[other] { $most } Zeichen
}, bitte.
denied-too-few = Das Spiel braucht { $fewest ->
    [one] { $fewest } Spieler, und zwar einen Menschen.
   *[other] { $fewest } Spieler, darunter einen Menschen.
}
denied-bad-option = { $option ->
    [seats] Mit { $value } Plätzen lässt sich das nicht spielen.
   *[other] „{ $value }“ kann hier nicht gewählt werden.
}
denied-not-open = Dieses Spiel hat schon begonnen.
denied-not-begun = Dieses Spiel hat noch nicht begonnen. /begin beginnt es.
denied-over = Dieses Spiel ist zu Ende. /board { $table } zeigt, wie es ausging, /export { $table } gibt die Aufzeichnung, /rematch { $table } spielt es noch einmal.
denied-closed = Dieser Tisch ist geschlossen. /new eröffnet einen neuen.
denied-not-over = Dieses Spiel läuft noch.
denied-stale = Das war Schritt { $was }; der Tisch ist jetzt bei Schritt { $now }. Sieh dir das Spielfeld noch einmal an.
denied-draft-moved = Dein Zug hat sich inzwischen geändert. /move zeigt ihn, wie er jetzt ist.
denied-no-draft = Es gibt nichts zu bestätigen. Lege zuerst dein Plättchen.
denied-draft-unfinished = Dein Zug ist noch nicht vollständig. Triff zuerst die nächste Wahl.
denied-not-your-turn = Jetzt entscheidet { $seat }.
denied-nothing-to-undo = Es gibt nichts zurückzunehmen: Du hast nichts bestätigt, oder seitdem ging es weiter.
denied-undo-seen = Das lässt sich nicht zurücknehmen: Dabei wurde etwas Verborgenes sichtbar.
denied-undo-asked = Die anderen sind schon gefragt.
denied-no-question = Es gibt keine Frage, auf die du antworten könntest.
denied-no-such-seat = Einen solchen Platz gibt es nicht.
denied-seat-is-computers = Auf diesem Platz spielt ein Computer.
denied-seat-not-offered = Dieser Platz ist nicht zu haben.
denied-kick-yourself = Dich selbst kannst du nicht wegschicken. Du kannst den Tisch verlassen, aufgeben oder deinen Platz anbieten.
denied-kick-two = Zu zweit kann jemand erst nach { $fewest } verpassten Zügen hintereinander entfernt werden. /nudge erinnert ihn.
denied-nudge-too-soon = Erinnert wurde schon. Wieder möglich: { $until }.
denied-nudge-quiet = Dort ist gerade Ruhezeit. Versuch es wieder: { $until }.
denied-nudge-away = Diese Person ist weg bis { $until }.
denied-nudge-yourself = Du bist selbst dran.
denied-say-nothing = Da ist nichts zu sagen. Schreib die Worte hinter den Befehl.
denied-say-too-much = Das war viel auf einmal. Weiter geht es: { $until }.
denied-say-off = Nachrichten aus anderen Chats sind hier abgeschaltet.
denied-already-watching = Dieser Tisch wird hier schon gezeigt.
denied-not-watching = Dieser Chat spielt an diesem Tisch mit und schaut nicht nur zu.
denied-too-many-tables = Du hast schon { $most ->
    [one] { $most } Tisch
   *[other] { $most } Tische
}. Mehr geht hier nicht.
denied-too-many-here = Dieser Chat hat schon { $most ->
    [one] { $most } Tisch
   *[other] { $most } Tische
}. Mehr geht hier nicht.
denied-too-fast = Das war zu schnell. Weiter geht es: { $until }.
denied-bad-zone = Eine Zeitzone { $zone } gibt es nicht. Schreib sie wie Europe/Berlin oder America/New_York.
denied-bad-quiet = Die Ruhezeit geht von einer Uhrzeit bis zu einer anderen, höchstens { $most } Stunden lang.
denied-bad-interval = Erinnerungen kommen höchstens { $fewest ->
    [one] jede Stunde
   *[other] alle { $fewest } Stunden
}.
denied-bad-away = Schreib, wie lange oder bis wann: 3d, 12h oder ein kommender Tag als Jahr-Monat-Tag.
denied-away-too-long = Höchstens { $most } Tage kannst du weg sein. Schreib eine kürzere Zeit, etwa 3d, oder einen früheren Tag als Jahr-Monat-Tag.
denied-bad-setting = Derselbe Befehl ohne Worte zeigt, was sich einstellen lässt. Das geht nicht: { $setting } { $value }
denied-bad-name = Ein Name hat 1 bis { $most } Zeichen.
denied-block-yourself = Dich selbst kannst du nicht blockieren.
denied-bad-link = Dieser Code gilt nicht, oder nicht mehr. Hol dir auf der anderen Plattform einen neuen.
denied-link-same = Beide Konten sind schon deine.
denied-link-gone = Diese Frage ist schon beantwortet oder abgelaufen. Mit /link geht es von vorn los.
denied-not-linked = Dieses Konto ist mit keinem anderen verbunden. /link verbindet es mit einem.
denied-link-same-table = Beide Konten sitzen an Tisch { $table }. Verbinde sie, wenn jenes Spiel vorbei ist.
denied-opening-restricted = In diesem Chat eröffnen nur Admins Tische.
denied-wrong-channel = Tische werden in anderen Kanälen dieses Chats eröffnet.
denied-import-unfit = { $why ->
    [form] Das ist keine Aufzeichnung eines Spiels, oder sie ist beschädigt.
    [unknown] Diese Aufzeichnung ist von einem Spiel, das dieser Bot nicht kennt, oder von einer späteren Fassung.
    [action] Diese Aufzeichnung lässt sich nicht weiterspielen: Schritt { $number } ist gegen die Regeln.
    [hidden] In dieser Aufzeichnung fehlt, was verdeckt war, und das kann man nicht noch einmal ziehen.
   *[setup] Diese Aufzeichnung lässt sich nicht weiterspielen: Plätze, Erweiterungen und Plättchen passen nicht zusammen.
}
denied-import-over = Dieses Spiel ist zu Ende; man kann es ansehen, aber nicht weiterspielen.
denied-export-none = Es gibt noch nichts mitzunehmen: Das Spiel hat nicht begonnen.
denied-paused = Dieses Spiel ruht: Diese Fassung des Bots würde es anders spielen. Sag es dem Betreiber des Bots.
