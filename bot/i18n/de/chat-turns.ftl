# Ein Spiel, wie das Gespräch es erzählt: Züge, Neuigkeiten, Blicke aufs Spielfeld, und was auf Knöpfen steht.

## Ein Zug

turn-asks = { $asked } (Zug { $turn })
turn-asks-between = { $asked } (Zug { $turn }: { $whose })
turn-asks-round = { $round ->
    [0] { $asked }
   *[other] { $asked } (Runde { $round } von { $rounds })
}
turn-computer = { $player } denkt nach … (Zug { $turn })
turn-yours = { $player }, du bist dran gegen { $others } (Zug { $turn })
turn-second = { $player }, du bist noch dran gegen { $others }: zweites Plättchen (Zug { $turn })
turn-others = { $player } und { $count } andere
turn-laid = #{ $turn } { $what }
told-tile = { $tile ->
    [abbey] { $player }: { $cell }, Abtei
   *[other] { $player }: { $cell }
}
told-move = { $player }: { $cell }, { phrase-role }
turn-deadline = Zeit bis { $until }
turn-small = { $left } · bis { $until }
turn-pace = { $pace } pro Zug
turn-notice = { $time } nach dieser Nachricht
turn-banks = Zeitkonten: { $banks }
turn-bank = { $player }: { $left }
turn-scores = { $player } { $points }
turn-score-line = Stand: { $scores }
turn-gap = +{ $count } weitere: /history
turn-confirm = Zug bestätigen? Erst dann zählt er.
turn-first = Wähle ein Feld, dreh das Plättchen, setz einen Meeple oder nicht, dann drück Bestätigen.
turn-first-cards = Drück Meine Hand, wähle eine Karte oder deinen großen Meeple, dann drück Bestätigen.
turn-again = Zum Bestätigen noch einmal drücken: { $choice }
turn-done = Zug gespielt.
turn-as-it-lies = Du hast diesen Zug inzwischen geändert. So steht er jetzt.
turn-elsewhere = Die Partie geht in einer anderen Nachricht weiter.
lobby-in-private = Die Partie geht im privaten Chat weiter.
fold-turn = #{ $turn } { $played }
fold-settled = Das hat sich erledigt.
over-fair = Faire Ziehung: Startwert { $seed }… · /export { $table }
result-line = { $player } { $points }: { $sources }
result-gone = { $how ->
    [resigned] aufgegeben
   *[removed] entfernt
}

typed-no-cell = „{ $word }“ ist kein Feld. Das Plättchen passt auf { $cells }.
typed-place-first = Leg zuerst dein Plättchen. Es passt auf { $cells }.
typed-no-way = { $way } geht auf keinem Feld. Das Plättchen passt auf { $cells }.
typed-no-fit = Auf { $cell } passt das Plättchen nicht. Es passt auf { $cells }.
typed-not-this-way = { $way } geht auf { $cell } nicht. Möglich ist: { $ways }
typed-which-cell = Welches Feld? { $way } geht auf { $cells }. Schreib das Feld zuerst: { $cell } { $way }
typed-which-way = Welche Drehung auf { $cell }? { $ways }
typed-way = { $way } ({ $turned })
typed-which-option = „{ $words }“ geht hier nicht.
typed-which-of = „{ $words }“ passt mehrmals. Was meinst du?
typed-no-role = Für { phrase-role-object } ist hier kein Platz.
typed-which-role = Wohin setzt du { phrase-role-object }?
typed-too-much = Dein Zug ist schon vollständig. Lass „{ $words }“ weg.
typed-hidden = Diese Karte kommt verdeckt, und hier lesen alle mit. Nimm ihre Nummer oder schick mir den Zug privat.
typed-hand = „{ $words }“ geht hier nicht. Nimm die Nummern deiner Hand.
advice-now = Ein Computer würde spielen: { $option }. { $why }
advice-rated = In gewerteten Partien gibt es keine Tipps. Schalte für die nächste unter Optionen Gewertet aus.
advice-was = { $player } hat gespielt: { $option }. { $why }
advice-unknown = Noch lässt sich kein Zug eines Computers erklären. Frag wieder, wenn einer gespielt hat oder die Partie aus ist.
advice-no-computer = In dieser Partie spielt kein Computer. Ist sie aus, zeigt /why einen Rückblick.
review-title = Rückblick auf die Partie
review-later = Den Rückblick gibt es, wenn die Partie aus ist.
review-failed = Diese Partie hat keinen Rückblick.
page-here = Partie { $table } im Browser
page-none = Diese Partie hat keine Seite im Browser.
hand-none = Diese Partie spielt man ohne Karten.

## Blicke

log-title = Die letzten Züge (jetzt Zug { $turn })
log-none = Noch wurde nichts gespielt.
replay-title = Die Partie bis Zug { $turn }
replay-whole = Die ganze Partie
rules-nearest = Zu „{ $word }“ finde ich keine Regel. Meinst du eine davon?
rules-in-help = „{ $word }“ ist keine Spielregel. Vielleicht hilft das:
rules-expansion = { $played ->
    [yes] Gehört zur Erweiterung „{ $expansion }“, die hier nicht mitspielt.
   *[no] Gehört zur Erweiterung „{ $expansion }“.
}
rules-other-game = { $played ->
    [yes] Gehört zu { $game }, einem anderen Spiel.
   *[no] Gehört zu { $game }.
}
rules-list = Regeln: Wähle ein Kapitel oder schreib ein Wort, etwa /rules Bauer.
games-none = Du hast keine Partien. Beginne eine mit /new.
games-title = { $count ->
    [one] Deine Partie
   *[other] Deine { $count } Partien
}
games-line = { $state ->
    [mine] { $game } ({ $table }): du bist dran
    [open] { $game } ({ $table }): { $seats ->
        [one] wartet auf Mitspieler, { $seats } Platz besetzt
       *[other] wartet auf Mitspieler, { $seats } Plätze besetzt
    }
   *[other] { $game } ({ $table }): andere sind dran
}
reminder-one = { $limit ->
    [yes] { $player }, du bist dran gegen { $others }. { turn-deadline }.
   *[no] { $player }, du bist dran gegen { $others }.
}
reminder-title = { $count ->
    [one] { $player }, du bist dran.
   *[other] { $player }, du bist in { $count } Partien dran.
}
reminder-line = { $game } ({ $table })
reminder-last = Das ist die letzte Erinnerung für diesen Zug.

## Neuigkeiten

news-card-gone = Partie { $table } hat begonnen: { $players }.
news-card-closed = Partie { $table } ist geschlossen.
news-invited = { $by } lädt dich zu Partie { $table } ein.
news-resigned = { $seat } hat aufgegeben. Ein Computer spielt weiter.
news-seat-offered = { $seat } sucht eine Vertretung und spielt bis dahin weiter.
news-seat-kept = { $seat } spielt doch weiter.
news-seat-taken = { $seat } hat den freien Platz übernommen.
news-kicked = { $seat } wurde entfernt. Ein Computer spielt weiter, bis jemand den Platz nimmt.
news-place-gone = Partie { $table }: In { $place } kann ich nicht mehr schreiben. Dort spielten: { $seats }.
news-left-place = Partie { $table }: { $seat } ist nicht mehr in { $place }.
news-turn-here = In { $place } kann ich nicht mehr schreiben. Partie { $table } geht hier weiter.
news-moved-back = Partie { $table } geht in { $place } weiter.
button-movehere = Partie hierher verlegen
movehere-done = Die Partie geht hier weiter.
news-kick-wanted = { $by } möchte { $seat } aus der Partie entfernen.
news-nudged = { $player }, du bist dran: { $by } wartet in Partie { $table }.
news-said = { $by }: { $words }
news-undo-asked = { $game ->
    [carcassonne] Frage an { $players }: { $seat } möchte den letzten Zug zurücknehmen. Ist das in Ordnung? Das seither gezogene Plättchen bleibt dasselbe.
   *[cardcassonne] Frage an { $players }: { $seat } möchte den letzten Zug zurücknehmen. Ist das in Ordnung?
}
news-undo-refused = { $by } hat abgelehnt, also bleibt der letzte Zug von { $seat }.
news-undone = { $seat } hat den letzten Zug zurückgenommen.
news-time-up = { $by ->
    [computer] Die Zeit von { $seat } ist abgelaufen. Ein Computer hat den Zug gespielt.
   *[time] Die Zeit von { $seat } ist abgelaufen. Der Bot hat einen einfachen Zug gemacht.
}
news-will-expire = In Partie { $table } hat schon länger niemand gespielt. Sie wird am { $until } geschlossen.
news-ended = { $how ->
    [host] Der Gastgeber hat die Partie geschlossen.
    [expired] Geschlossen: Hier hat lange niemand gespielt.
    [deserted] Geschlossen: Alle haben die Partie verlassen.
   *[admin] Ein Admin hat die Partie geschlossen.
}
news-clock-moved = { $count ->
    [1] Der Bot war offline ({ $time }). Partie { $tables } hat dafür mehr Zeit.
   *[other] Der Bot war offline ({ $time }). Diese Partien haben dafür mehr Zeit: { $tables }.
}
button-games = Meine Partien
news-away = { $seat } ist bis { $until } weg.
news-away-ahead = { $seat } ist von { $since } bis { $until } weg.
news-deadline-moved = { $why ->
    [given] { $seat } hat jetzt Zeit bis { $until }: mehr Zeit von { $by }.
    [free_day] { $seat } hat jetzt Zeit bis { $until }: freier Tag.
   *[quiet] { $seat } hat jetzt Zeit bis { $until }: Ruhezeit.
}
news-pause-asked = { $seat } möchte bis { $until } pausieren. Alle anderen müssen zustimmen.
news-pause-refused = { $by } lehnt die Pause ab: Die Uhr läuft weiter.
news-paused = Pause bis { $until }. Alle am Spiel können sie beenden.
news-resumed = { $by } beendet die Pause: Die Uhr läuft wieder.
news-back = { $seat } ist wieder da.
news-rematch = Revanche? Partie { $table } ist offen.
news-reminders = Du bist in einer Partie dran.

## Knöpfe

button-join = Mitspielen
button-leave = Verlassen
button-computer = Computer hinzufügen
button-options = Optionen
button-start = Starten
button-level = { $level ->
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
    [master] Meister
    [greedy] Gierig
    [random] Zufällig
   *[other] { $level }
}
button-remove = { $player } entfernen
button-ticked = ✓ { $label }
expansion-line = { $name }: { $line }
button-endtable = Partie schließen
button-keep = Offen lassen
button-part = { $count ->
    [one] Bereich { $part } ({ $count } Feld)
   *[other] Bereich { $part } ({ $count } Felder)
}
button-way = { $way }: { $turned }
button-confirm = Bestätigen
button-skip = Auslassen und bestätigen
button-back = Zurück
button-all-rules = Alle Regeln
button-copy = Code kopieren
button-share = Freunde einladen
button-share-board = Spielfeld teilen
button-anew = Von vorn
button-more = Mehr …
button-hand = Meine Hand
button-inwords = Spielfeld als Text
button-show-here = Hier zeigen
show-wait = Hier kannst du einmal pro Minute etwas zeigen.
button-board = Spielfeld
button-board-of = Spielfeld von { $table }
button-table = { $state ->
    [mine] Dein Zug: { $who } · { $what }
    [alone] Offen, nur du · { $what }
    [joined] Offen, mit { $who } · { $what }
    [open] Offen: { $who } · { $what }
    [theirs] { $who } zieht · { $what }
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
button-news = Neues
button-whole = Ganze Karte
button-words = Als Text
button-png = Bild in voller Größe
button-private = Privaten Chat öffnen
button-agree = Zustimmen
button-refuse = Ablehnen
button-pauseyes = Pausieren
button-pauseno = Weiterspielen
button-resume = Pause beenden
button-take = Platz nehmen
button-vote = Für Entfernen stimmen
button-rematch = Revanche
button-replay = Wiederholung
button-export = Aufzeichnung
button-review = Rückblick
button-pages = Im Browser
button-page-watch = Im Browser zuschauen
button-page-turn = Im Browser spielen
button-mute = Ruhe für diesen Zug
button-another = Noch einer
button-stay = Bleiben
button-substitute = { $offered ->
    [yes] Platz behalten
   *[no] Platz anbieten
}
button-resigned = Aufgeben
button-link-yes = Beide gehören mir
button-link-no = Nein
button-unlink = Trennen
button-stay-linked = Verknüpft lassen
button-mydata = Meine Daten laden
button-unblock = { $player } zulassen
button-forget = Meine Daten löschen
button-delete-yes = Endgültig löschen
button-keep-data = Meine Daten behalten
