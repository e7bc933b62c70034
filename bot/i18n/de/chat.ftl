# Was im Gespräch rund um Tische gesagt wird. $player und andere Namen gehören den Leuten; $table ist der Code eines Tisches.

## Wer wer ist

chat-nameless = jemand
chat-seat = Platz { $seat }
chat-computer = Computer { $number }
chat-note-computer = Computer, { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [greedy] gierig
    [random] zufällig
   *[other] { $level }
}
chat-note-gone = spielt jetzt ein Computer
chat-role-seat = wer an diesem Tisch mitspielt
chat-role-host = wer diesen Tisch eröffnet hat
chat-role-chat-admin = die Admins dieses Chats
chat-role-owner = der Betreiber des Bots
word-yes = ja
word-no = nein

## Ein Tisch, der wartet

lobby-title = { $game }: ein Tisch ist offen
lobby-code = Mitspielen: hier, oder aus jedem anderen Chat mit /join { $table }
lobby-modules = Mit: { $modules }.
lobby-seat = { $seat }. { $player }
lobby-free = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] { $count } Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
lobby-fair = Die Ziehung steht schon fest; ihr Siegel ist { $commitment }…
lobby-pace = Zeit für jede Entscheidung: { $pace }.
lobby-time-up = Wenn sie um ist: { $what }.
lobby-rated = { $rated ->
    [yes] Gewertet, wenn nur Menschen spielen.
   *[no] Nicht für die Rangliste.
}
lobby-open = { $private ->
    [yes] Privat: mitspielen aus diesem Chat oder mit Einladung.
   *[no] Offen für alle, die den Code haben.
}

pace-live = 2 Minuten
pace-1h = 1 Stunde
pace-8h = 8 Stunden
pace-24h = 24 Stunden
pace-3d = 3 Tage
pace-7d = 7 Tage
pace-none = ohne Grenze
timeup-simplest = der einfachste Zug wird gespielt
timeup-computer = ein Computer spielt diesen Zug
timeup-offer = der Platz wird anderen angeboten

new-done = Tisch { $table } ist offen.
join-done = { $seats ->
    [one] Du sitzt am Tisch. { $seats } Platz ist besetzt.
   *[other] Du sitzt am Tisch. { $seats } Plätze sind besetzt.
}
join-colour = Deine Farbe: { $colour }.
leave-done = Du hast den Tisch verlassen.
start-done = Das Spiel beginnt.
start-welcome = Hallo! Dieser Bot spielt Carcassonne, langsam oder schnell, mit Leuten in jedem Chat und mit Computern.
start-hands = Die Hand wird im privaten Chat gezeigt. Vorher müssen dem Bot dort noch schreiben: { $players }
computer-which = Welcher Computer soll mitspielen?
computer-done = { $seats ->
    [one] Ein Computer spielt mit. { $seats } Platz ist besetzt.
   *[other] Ein Computer spielt mit. { $seats } Plätze sind besetzt.
}
remove-done = Der Platz ist wieder frei.
endtable-sure = Tisch { $table } endgültig schließen? Niemand gewinnt.
endtable-done = Der Tisch ist geschlossen.

menu-title = Optionen des Tisches. Drücke auf eine, um sie zu ändern.
menu-game = Spiel: { $value }
menu-modules = Erweiterungen: { $value }
menu-pace = Zeit: { $value }
menu-timeup = Zeit um: { $value }
menu-seats = Plätze: { $value }
menu-rated = Rangliste: { $value }
menu-private = Privat: { $value }
menu-language = Sprache: { $value }
menu-choose-game = Welches Spiel?
menu-choose-modules = Drücke auf eine Erweiterung, um sie hinzuzunehmen oder wegzulassen.
menu-note-siege = Belagerung & Verteidigung spielt man am besten mit dem Abt. Festung, vierzehn Plättchen und alle Zeichen sind rekonstruiert.
menu-note-cardcassonne = Die Punkte für Tiere sind zum Teil rekonstruiert.
menu-choose-pace = Wie viel Zeit für jede Entscheidung?
menu-choose-timeup = Was geschieht, wenn die Zeit um ist?
menu-choose-seats = Wie viele Plätze?
menu-choose-language = In welcher Sprache wird der Tisch erzählt?

## Absagen rund um die Taten

refused = { $why }
command-unknown = Den Befehl { $command } gibt es nicht. /help zeigt alle.
command-near = { $typed } gibt es nicht. Meinst du { $meant }?
button-unknown = Dieser Knopf führt nirgends mehr hin. /board zeigt den Tisch, wie er ist.
panel-others = { $command ->
    [none] Diese Knöpfe gehören jemand anderem. Deine öffnest du auf demselben Weg.
   *[other] Diese Knöpfe gehören jemand anderem. Deine kommen mit { $command }.
}
button-stale = Das war Zug { $was }, jetzt ist Zug { $now }. /board zeigt den Tisch, wie er ist.
button-stale-step = Zug { $now } ist seitdem weitergegangen. /board zeigt den Tisch, wie er ist.
store-trouble = Die Spiele sind gerade nicht erreichbar. Nichts ist verloren; versuch es gleich noch einmal.
store-stuck = Die Spiele sind gerade nicht erreichbar. Nichts ist verloren, aber wer diesen Bot betreibt, muss sich erst darum kümmern.
bot-trouble = Hier ist etwas schiefgegangen. Was du bestätigt hast, bleibt; versuch es noch einmal.
bot-paused = Gerade geht zu viel schief, darum mache ich { $seconds } Sekunden Pause. Nichts ist verloren, und die Uhren stehen.
no-such-cell = Ein Feld { $cell } gibt es nicht. Felder heißen wie M20: Spalte, dann Zeile. Andere Ansichten: { word-fields }, { word-cities }, { word-roads }, { word-words }.
no-picture = Dazu gibt es hier nichts zu sehen.
only-private = Schreib das dem Bot im privaten Chat: Es ist nur für dich.
which-table = Welcher Tisch?
which-code = Welcher Tisch? Schreib seinen Code als erstes Wort: { $command } { $table }
which-line = { $table }: { $label }

## Umgang

undo-draft = Was noch nicht bestätigt war, ist verworfen.
undo-done = Zum Zurücknehmen braucht es die Zustimmung von { $players }.
undo-taken = Was du bestätigt hattest, ist zurückgenommen.
agree-done = { $count ->
    [0] Du bist einverstanden.
   *[other] Du bist einverstanden. Noch gefragt: { $players }.
}
refuse-done = Du bist nicht einverstanden.
nudge-done = Eine Erinnerung ist unterwegs.
mute-done = Für diesen Zug kommen keine Erinnerungen mehr.
resign-sure = An Tisch { $table } aufgeben? Ein Computer spielt für dich zu Ende, und du kommst auf den letzten Platz.
resigned-done = Du hast aufgegeben.
substitute-offered = Dein Platz ist angeboten. Du spielst weiter, bis ihn jemand nimmt; derselbe Befehl behält ihn.
substitute-kept = Du behältst deinen Platz.
substitute-none = An diesem Tisch wird kein Platz angeboten.
take-done = Der Platz gehört dir.
rematch-which = Drücke unter dem Ergebnis auf Revanche, oder schreib den Code des Tisches: /rematch CODE
rematch-done = Tisch { $table } ist offen für das nächste Spiel.
away-done = Du bist weg bis { $until }. Deine Uhr steht, solange das Spiel es zulässt.
back-done = Du bist wieder da.
away-not = Du bist nicht weg. /away 3d gibt dir drei Tage frei, /away 12h zwölf Stunden.
watch-which = Schreib den Code des Tisches: /watch CODE
watch-done = Dieser Chat schaut dem Tisch zu.
watch-off = Dieser Chat schaut dem Tisch nicht mehr zu.
say-done = Gesagt.
say-alone = Diesen Tisch gibt es in keinem anderen Chat, also hört es dort niemand. Schreib es einfach hier.
block-which = Wen? Schreib den Namen: /block NAME
block-done = Von dieser Person hörst du nichts mehr. Derselbe Befehl hebt es auf.
block-off = Du hörst wieder von dieser Person.
invite-code = Mitspielen von überall: /join { $table }
invite-link = Auf Telegram: { $link }
private-first = Das ist nur für dich: Öffne zuerst den privaten Chat mit dem Bot.
private-sent = Es steht in deinem privaten Chat mit dem Bot.
invite-done = Wenn diese Person erreichbar ist, ist die Einladung unterwegs.
person-unknown = An deinen Tischen heißt niemand { $player }.
invite-unknown = { person-unknown } Gib stattdessen den Code weiter: /join { $table }
invite-late = Das Spiel hat schon begonnen. Andere können zusehen: /watch { $table }
kick-whom = { $how ->
    [host] Wer soll gehen?
   *[vote] Wer soll gehen? Dafür muss mehr als die Hälfte der anderen stimmen; nach { $fewest } verpassten Zügen hintereinander genügt der Gastgeber.
}
kick-nobody = An diesem Tisch heißt niemand { $player }.
kick-done = Der Platz ist frei.
kick-voted = Deine Stimme zählt. Will es mehr als die Hälfte der anderen, ist der Platz frei.

## Einstellungen

settings-title = Deine Einstellungen
settings-zone = Zeitzone: { $zone }.
settings-how-zone = Ändern mit /settings zone Europe/Berlin
settings-quiet = { $set ->
    [yes] Ruhezeit: { $quiet } ({ $zone }).
   *[no] Ruhezeit: keine.
}
settings-how-quiet = Ändern mit /settings quiet 22:00 07:00 oder /settings quiet off
settings-reminders-fast = Bei höchstens einer Stunde je Entscheidung: nur nach der halben Zeit.
settings-reminders = Erinnerungen: nach der halben Zeit und eine Stunde vor dem Ende. { settings-reminders-fast } Ohne Grenze: einmal am Tag.
settings-interval = { $hours ->
    [0] Erinnerungen: keine, aber du wirst gerufen, wenn du am Zug bist.
    [one] Erinnerungen: jede Stunde und eine Stunde vor dem Ende. { settings-reminders-fast }
   *[other] Erinnerungen: alle { $hours } Stunden und eine Stunde vor dem Ende. { settings-reminders-fast }
}
settings-how-interval = Ändern mit /settings interval 6 oder /settings interval off
setting-language = Sprache: { $value }
setting-palette = Farben: { $value }
setting-hints = Tipps: { $value }
setting-ping = Mich rufen: { $value }
setting-reminders = Mich erinnern: { $value }
setting-wagon = Wagen nach der Wertung: { $value }
setting-no-ransom = Nie nach Lösegeld fragen: { $value }
setting-cheapest-withdrawal = Das Billigste abziehen: { $value }
setting-no-second-part = Kein zweites Plättchen: { $value }
palette-standard = gewöhnlich
palette-colour-blind = für Farbenblinde
ping-here = hier
ping-private = privat
ping-both = hier und privat
ping-never = nie
wagon-ask = mich fragen
wagon-home = nach Hause
wagon-best = an den besten Ort

stats-title = Deine Spiele
stats-none = Du hast noch kein Spiel beendet.
stats-line = { $games ->
    [one] { $game }: { $games } Spiel, gewonnen: { $wins }
   *[other] { $game }: { $games } Spiele, gewonnen: { $wins }
}
stats-rating = { $games ->
    [one] Wertungszahl { $rating } nach { $games } gewerteten Spiel
   *[other] Wertungszahl { $rating } nach { $games } gewerteten Spielen
}
stats-rating-none = Noch keine Wertungszahl (gewertete Spiele: { $games })
top-title = { $where ->
    [all] Die Besten überall
   *[here] Die Besten in diesem Chat
}
top-none = { $where ->
    [all] Noch hat niemand ein Spiel beendet.
   *[here] Hier hat noch niemand ein Spiel beendet.
}
top-line = { $games ->
    [one] { $rank }. { $player }: { $rating } ({ $wins } von { $games } Spiel gewonnen)
   *[other] { $rank }. { $player }: { $rating } ({ $wins } von { $games } Spielen gewonnen)
}
top-new = { $games ->
    [one] { $rank }. { $player }: neu ({ $wins } von { $games } Spiel gewonnen)
   *[other] { $rank }. { $player }: neu ({ $wins } von { $games } Spielen gewonnen)
}

link-code = Schreib dem Bot auf der anderen Plattform innerhalb von zehn Minuten: /link { $code }
link-careful = Erst wenn beide Konten ja gesagt haben, sind sie ein Spieler. Gib nie einen Code ein, den du von jemand anderem hast.
link-accounts = Diese Konten sind ein Spieler: { $accounts }. /unlink löst das Konto heraus, von dem du schreibst.
link-account = { $name } ({ $platforms })
link-asked-title = Ein Spieler?
link-asked = { $other } und du, { $mine }, würden ein Spieler.
link-means = Jedes Konto sieht dann die Handkarten des anderen, spielt in allen Spielen auf seinen Plätzen und teilt seine Ergebnisse. Sag nur ja, wenn beide Konten dir gehören: Mit einem fremden Code gibst du deine Spiele aus der Hand.
link-agreed = Du hast ja gesagt, und die andere Seite auch.
link-waits = Du hast ja gesagt. Jetzt muss noch die andere Seite ja sagen, innerhalb von zehn Minuten.
link-refused = Die Konten bleiben getrennt: Es hat sich nichts geändert.
link-news-done = { $accounts } sind jetzt ein Spieler. Wenn eines dieser Konten nicht dir gehört, löst /unlink dieses hier heraus.
link-news-left = { $accounts } hat sich gelöst und ist jetzt ein eigener Spieler. Plätze und Ergebnisse sind bei dir geblieben.
link-news-refused = { $accounts } hat nein gesagt. Es hat sich nichts geändert.
unlink-sure = { $account } würde als neuer Spieler anfangen, ohne Plätze, Ergebnisse und Einstellungen. All das bleibt bei { $others }.
unlink-done = Dieses Konto ist jetzt ein neuer Spieler. Plätze, Ergebnisse und Einstellungen sind bei den anderen geblieben.
forget-sure = Das ist alles, was über dich gespeichert ist. Vergessen? Du verlässt deine Tische, und in beendeten Spielen bleibt ein Platz ohne Namen.
forget-file = Alles, was über dich gespeichert ist
forget-done = Du bist vergessen.

setup-title = Einstellungen dieses Chats
setup-opening = Tische eröffnen dürfen: { $value }
setup-opening-all = alle
setup-opening-admins = Admins
setup-deaf = Nachrichten aus anderen Chats: { $value }
setup-threads = Ein Thread für jeden Tisch: { $value }
setup-language = Sprache: { $value }
setup-language-any = die des Tisches
setup-channels = Tische in diesem Kanal: { $value }
setup-everywhere = ja, wie in allen Kanälen
setup-typed = Oder in Worten: /setup opening admins, /setup channels here, /setup channels everywhere, /setup threads on, /setup words off, /setup language de

export-done = Die Aufzeichnung von Tisch { $table }.
export-file = Die Aufzeichnung eines Spiels
import-how = Schick die Aufzeichnung als Datei und schreib /import dazu.
import-done = Tisch { $table } geht von der Aufzeichnung aus weiter. Die Plätze werden in der Reihenfolge des Beitretens vergeben.

## Hilfe

help-title = So wird gespielt
help-first = Eröffne mit /new einen Tisch; andere drücken auf Mitspielen, oder du nimmst einen Computer dazu; dann drücke auf Start.
help-turn = Wenn du dran bist, tippe auf ein Feld, dann auf die Lage des Plättchens, dann auf eine Figur, dann auf Bestätigen. Vorher gilt nichts.
help-typed = Oder in einer Zeile: /move { $cell } r2 Ritter Norden. { $cell } ist das Feld, r2 die zweite Lage des Plättchens, dann Figur und Ort, oder { word-none }.
help-more = Regeln: /rules und ein Wort, etwa /rules Bauer. Alle deine Spiele: /games. Deine Einstellungen: /settings.
help-line = { $command }: { $line }
help-cut = /help und der Name eines Befehls sagt mehr darüber.
