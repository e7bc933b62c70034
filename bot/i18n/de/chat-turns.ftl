# Ein Spiel, wie das Gespräch es erzählt: Züge, Neuigkeiten, Blicke auf den Tisch, und was auf Knöpfen steht.

## Ein Zug

turn-asks = { $asked } (Zug { $turn })
turn-asks-between = { $asked } (Zug { $turn }: { $whose })
turn-asks-round = { $round ->
    [0] { $asked }
   *[other] { $asked } (Runde { $round } von { $rounds })
}
turn-computer = { $player } überlegt … (Zug { $turn })
turn-yours = { $player }, du bist dran gegen { $others } (Zug { $turn })
turn-second = { $player }, du bist noch dran gegen { $others }: zweites Plättchen (Zug { $turn })
turn-others = { $player } und { $count } weitere
turn-laid = [{ $turn }] { $what }
told-tile = { $tile ->
    [abbey] { $player }: { $cell }, Abtei
   *[other] { $player }: { $cell }
}
told-move = { $player }: { $cell }, { phrase-role }
turn-deadline = Zeit bis { $until }
turn-small = { $left } · Zeit bis { $until }
turn-scores = { $player } { $points }
turn-gap = +{ $count } weitere: /history
turn-confirm = Zug bestätigen? Vorher zählt nichts.
turn-first = Feld wählen, Plättchen drehen, Meeple setzen oder auslassen, dann Bestätigen drücken.
turn-first-cards = Drück Meine Hand, wähle eine Karte oder den großen Meeple, dann Bestätigen.
turn-done = Zug gespielt.
turn-as-it-lies = Auf den neuesten Stand gebracht: So steht dein Zug jetzt.
turn-elsewhere = Das Spiel geht in einer anderen Nachricht weiter.
over-fair = Faire Ziehung: Der Startwert beginnt mit { $seed }. Nachprüfen: /export { $table }
result-line = { $player } { $points }: { $sources }

typed-no-cell = „{ $word }“ ist kein Feld. Das Plättchen passt auf { $cells }
typed-which-cell = Auf welchem Feld? { $way } geht auf { $cells }. Schreib zuerst das Feld: { $cell } { $way }
typed-which-way = Wie liegt das Plättchen auf { $cell }? { $ways }
typed-way = { $way } ({ $turned })
typed-which-option = „{ $words }“ lässt sich nicht als eine Wahl lesen. Möglich ist: { $options }
typed-too-much = Der Zug ist vor „{ $words }“ schon vollständig. Lass das weg.
typed-hidden = Diese Karte wird verdeckt gelegt, und hier würden alle ihren Namen lesen. Nimm ihre Nummer, oder schreib dem Bot privat.
typed-see-hand = die Nummern deiner Hand
advice-now = Ein Computer würde wählen: { $option }. { $why }
advice-rated = Diese Partie zählt für die Rangliste, darum gibt es keine Tipps.
advice-was = { $player } hat gewählt: { $option }. { $why }
advice-unknown = Hier hat noch kein Computer einen Zug gemacht, dessen Gründe man nennen darf. Frag wieder, wenn einer gespielt hat oder das Spiel vorbei ist.
advice-no-computer = An diesem Tisch spielt kein Computer, darum gibt es noch nichts zu erklären. Ist das Spiel vorbei, blickt /why darauf zurück.
review-title = Was sich aus diesem Spiel lernen lässt
review-later = Der Rückblick kommt am Ende des Spiels.
review-failed = Zu diesem Spiel gibt es keinen Rückblick.
page-here = Tisch { $table } im Browser
page-none = Für diesen Tisch gibt es keine Seite.
hand-none = In diesem Spiel gibt es keine Hand.

## Blicke

log-title = Die letzten Züge; jetzt ist Zug { $turn }
replay-title = Das Spiel bis Zug { $turn }
rules-nearest = Zu „{ $word }“ habe ich keine Regel gefunden. Meinst du eine davon?
rules-list = Regeln: Wähle ein Kapitel oder schreib ein Wort, etwa /rules Bauer.
games-none = Du sitzt an keinem Tisch. Eröffne einen mit /new
games-title = { $count ->
    [one] Dein Tisch
   *[other] Deine { $count } Tische
}
games-line = { $state ->
    [mine] { $table }, { $game }: wartet auf dich
    [open] { $table }, { $game }: { $seats ->
        [one] wartet auf Mitspieler, { $seats } Platz besetzt
       *[other] wartet auf Mitspieler, { $seats } Plätze besetzt
    }
   *[other] { $table }, { $game }: andere sind dran
}
reminder-title = { $count ->
    [one] { $player }, ein Spiel wartet auf dich.
   *[other] { $player }, { $count } Spiele warten auf dich.
}
reminder-line = { $game }, Tisch { $table }

## Neuigkeiten

news-calls = { $player }
news-card-gone = Das Spiel an Tisch { $table } hat begonnen.
news-invited = { $by } lädt dich an Tisch { $table } ein.
news-resigned = { $seat } hat aufgegeben; ein Computer spielt weiter.
news-seat-offered = Der Platz von { $seat } ist zu haben. Bis dahin spielt { $seat } weiter.
news-seat-kept = { $seat } behält den Platz.
news-seat-taken = { $seat } hat den angebotenen Platz genommen.
news-kicked = { $seat } spielt nicht mehr mit. Ein Computer macht weiter, bis jemand den Platz nimmt.
news-place-gone = Tisch { $table }: { $place } ist nicht mehr erreichbar. Dort spielten: { $seats }.
news-left-place = Tisch { $table }: { $seat } ist nicht mehr in { $place }.
news-turn-here = Dein Chat für Tisch { $table } ist nicht mehr erreichbar: { $place }. Das Spiel geht hier weiter.
news-kick-wanted = { $by } möchte, dass { $seat } den Tisch verlässt.
news-nudged = { $by } freut sich auf deinen Zug an Tisch { $table }.
news-said = { $by }: { $words }
news-undo-asked = { $seat } möchte das zuletzt Bestätigte zurücknehmen. Es braucht die Zustimmung von { $players }{ $game ->
    [cardcassonne] .
   *[carcassonne] ; das seitdem gezogene Plättchen hat man gesehen, es bleibt.
}
news-undo-refused = { $by } ist nicht einverstanden: Was { $seat } bestätigt hat, bleibt.
news-undone = { $seat } hat das zuletzt Bestätigte zurückgenommen.
news-time-up = { $by ->
    [computer] Die Zeit von { $seat } ist um: Ein Computer hat diesen Zug gespielt.
   *[time] Die Zeit von { $seat } ist um: Der einfachste Zug wurde gespielt.
}
news-reminders-end = { $seat } wird an diesen Zug nicht mehr erinnert.
news-will-expire = An Tisch { $table } war lange niemand. Er schließt: { $until }.
news-ended = { $how ->
    [host] Der Tisch ist geschlossen: Das wollte, wer ihn eröffnet hat.
    [expired] Der Tisch wurde geschlossen: Lange war niemand da.
    [deserted] Der Tisch ist geschlossen: Niemand ist mehr da.
   *[admin] Der Tisch wurde von einem Admin geschlossen.
}
news-clock-moved = { $count ->
    [1] Der Bot war eine Weile nicht erreichbar. Tisch { $tables } hat deshalb mehr Zeit.
   *[other] Der Bot war eine Weile nicht erreichbar. Diese Tische haben deshalb mehr Zeit: { $tables }.
}
news-away = { $seat } ist weg bis { $until }.
news-back = { $seat } ist wieder da.
news-rematch = Noch einmal? Tisch { $table } ist offen.
news-reminders = Ein Spiel wartet.

## Knöpfe

button-join = Mitspielen
button-leave = Tisch verlassen
button-computer = Computer dazunehmen
button-options = Optionen
button-start = Start
button-level = { $level ->
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
    [greedy] Gierig
    [random] Zufällig
   *[other] { $level }
}
button-remove = Wegschicken: { $player }
button-ticked = ✓ { $label }
button-module = { $name }: { $line }
button-endtable = Endgültig schließen
button-part = { $count ->
    [one] Teil { $part } ({ $count } Feld)
   *[other] Teil { $part } ({ $count } Felder)
}
button-way = { $way }: { $turned }
button-confirm = Bestätigen
button-back = Zurück
button-all-rules = Alle Regeln
button-anew = Neu anfangen
button-more = Mehr …
button-hand = Meine Hand
button-inwords = In Worten
button-board = Spielfeld
button-board-of = Spielfeld von { $table }
button-table = { $state ->
    [mine] Du bist dran: gegen { $who } · { $what }
    [alone] Offen, nur du · { $what }
    [joined] Offen, mit { $who } · { $what }
    [open] Offen: { $who } · { $what }
   *[running] { $who }: { $decider } zieht · { $what }
}
button-table-computer = ein Computer
button-table-computers = { $count ->
    [one] { $count } Computer
   *[other] { $count } Computer
}
button-fields = Wiesen
button-cities = Städte
button-roads = Straßen
button-news = Was neu ist
button-whole = Ganze Karte
button-words = In Worten
button-png = Als Datei
button-private = Privat
button-agree = Einverstanden
button-refuse = Nicht einverstanden
button-take = Platz nehmen
button-vote = Dafür stimmen
button-rematch = Revanche
button-replay = Wiederholung
button-export = Aufzeichnung
button-review = Rückblick
button-pages = Im Browser
button-page-watch = Im Browser zuschauen
button-page-turn = Diesen Zug im Browser spielen
button-mute = Für diesen Zug Ruhe
button-resigned = Aufgeben
button-link-yes = Beide gehören mir
button-link-no = Nein
button-unlink = Herauslösen
button-forget = Vergiss mich
