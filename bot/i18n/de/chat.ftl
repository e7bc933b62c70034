# Was im Gespräch rund um Partien gesagt wird. $player und andere Namen gehören den Leuten; $table ist der Code einer Partie.

## Wer wer ist

chat-nameless = jemand
chat-seat = Platz { $seat }
chat-computer = Computer { $number }
level-name = { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [master] Meister
    [greedy] gierig
    [random] zufällig
   *[other] { $level }
}
chat-note-computer = Computer, { level-name }
chat-note-gone = jetzt vom Computer gespielt
chat-note-plays = Computer
chat-role-seat = die Spieler dieser Partie
chat-role-host = der Gastgeber
chat-role-chat-admin = die Admins dieses Chats
chat-role-owner = der Betreiber des Bots
word-yes = ja
word-no = nein

## Eine Partie, die wartet

lobby-title = Neue Partie { $game }
lobby-modules = Mit dabei: { $modules }.
lobby-seat = { $seat }. { $player } ({ $about })
lobby-free = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] { $count } Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
lobby-fair = Faire Ziehung, vorab versiegelt: { $commitment }…
lobby-elsewhere = Alle bekommen ihre Züge im privaten Chat mit mir.
lobby-clock = { $pace } pro Zug, danach: { $what }.
lobby-pace = Bedenkzeit: { $pace }
lobby-rated = { $rated ->
    [yes] Gewertet, wenn kein Computer mitspielt.
    [first] Ungewertet, weil es für den Gastgeber die erste Partie ist: /hint ist erlaubt.
   *[no] Ungewertet.
}
lobby-open = { $private ->
    [yes] Privat: mitspielen aus diesem Chat oder mit Einladung.
   *[no] Mit dem Code können alle mitspielen: /join { $table }
}

pace-live = 2 Minuten
pace-1h = 1 Stunde
pace-8h = 8 Stunden
pace-24h = 24 Stunden
pace-3d = 3 Tage
pace-7d = 7 Tage
pace-6h-30m = 6 Stunden + 30 Minuten
pace-2d-4h = 2 Tage + 4 Stunden
pace-5d-8h = 5 Tage + 8 Stunden
pace-none = unbegrenzt
timeup-simplest = ein einfacher Zug vom Bot
timeup-computer = ein Computer spielt den Zug
timeup-offer = der Platz wird angeboten

new-done = Deine Partie { $table } ist offen. Jetzt fehlen noch Mitspieler.
join-how = Zu einer Partie von Freunden kommst du mit /join und ihrem Code.
close-others = { $chat ->
    [private] Andere spielen noch mit, deshalb lässt sich die Partie nicht schließen. Zum Aussteigen: /leave
   *[group] Andere spielen noch mit, deshalb können nur die Admins dieses Chats die Partie schließen. Zum Aussteigen: /leave
}
join-done = { $seats ->
    [one] Du bist dabei! { $seats } Platz ist besetzt.
   *[other] Du bist dabei! { $seats } Plätze sind besetzt.
}
join-colour = Deine Farbe: { $colour }.
leave-how = { $alone ->
    [yes] Partie { $table } verlassen? Jemand anders kann deinen Platz übernehmen. Wenn du aufgibst, endet sie ohne Ergebnis.
   *[no] Partie { $table } verlassen? Jemand anders kann deinen Platz übernehmen. Wenn du aufgibst, spielt ein Computer weiter, und du landest auf dem letzten Platz.
}
stay-done = Gut, du bleibst dabei.
leave-done = Du hast die Partie verlassen.
start-done = Die Partie läuft. Viel Glück!
start-welcome = Hallo! Mit mir spielst du Carcassonne im Chat, an einem Abend oder über Wochen. Spiel mit Freunden in einer Gruppe, oder fang gleich hier gegen einen Computer an.
start-hands = Eure Karten kommen privat. Wer noch keinen privaten Chat mit mir hat, öffnet ihn bitte und drückt dort Starten: { $players }
computer-which = Wie stark soll der Computer sein?
computer-joined = { $player } ({ level-name }) ist dabei.
remove-done = Entfernt. Der Platz ist wieder frei.
endtable-sure = Partie { $table } endgültig schließen? Dann gewinnt niemand.
keep-done = Gut, die Partie bleibt offen.
endtable-done = Die Partie ist geschlossen.

menu-title = Optionen der Partie: Tippe auf eine, um sie zu ändern.
menu-game = Spiel: { $value }
menu-modules = Erweiterungen: { $value }
menu-pace = Bedenkzeit: { $value }
menu-timeup = Zeit um: { $value }
menu-seats = Plätze: { $value }
menu-rated = Gewertet: { $value }
menu-private = Privat: { $value }
menu-language = Sprache: { $value }
menu-choose-game = Welches Spiel?
menu-choose-modules = Tippe auf eine Erweiterung, um sie hinzuzufügen oder zu entfernen.
menu-note-siege = Belagerung und Verteidigung spielt sich am besten mit dem Abt. Die Festung, vierzehn Plättchen und die Symbole sind rekonstruiert.
menu-note-cardcassonne = Die Punkte für Tiere sind zum Teil rekonstruiert.
menu-choose-pace = Wie viel Bedenkzeit pro Zug?
menu-choose-timeup = Was passiert, wenn die Zeit abläuft?
menu-choose-seats = Wie viele Plätze?
menu-choose-language = Welche Sprache soll die Partie haben?

## Absagen rund um die Taten

command-unknown = Den Befehl { $command } gibt es nicht. Mit /help siehst du alle.
command-near = { $typed } gibt es nicht. Meinst du { $meant }?
button-unknown = Dieser Knopf funktioniert nicht mehr. Mit /board kommt das aktuelle Spielfeld.
panel-others = { $command ->
    [none] Diese Knöpfe gehören jemand anderem. Deine eigenen öffnest du genauso.
   *[other] Diese Knöpfe gehören jemand anderem. Deine eigenen öffnest du mit { $command }
}
panel-of = { $command ->
    [none] Diese Knöpfe sind für { $player }. Deine eigenen öffnest du genauso.
   *[other] Diese Knöpfe sind für { $player }. Deine eigenen öffnest du mit { $command }
}
panel-ended = { $command ->
    [none] Diese Knöpfe sind abgelaufen. Öffne sie noch einmal.
   *[other] Diese Knöpfe sind abgelaufen. Öffne sie noch einmal: { $command }
}
button-stale = Das war Zug { $was }, inzwischen läuft Zug { $now }. Mit /board kommt das aktuelle Spielfeld.
button-stale-step = In diesem Zug hat sich inzwischen etwas geändert. Mit /board kommt das aktuelle Spielfeld.
store-trouble = Ich komme gerade nicht an die Partien. Nichts ist verloren – versuch es gleich noch einmal.
store-stuck = Ich komme gerade nicht an die Partien. Nichts ist verloren, aber der Betreiber des Bots muss das beheben.
bot-trouble = Bei mir ist etwas schiefgegangen. Was du bestätigt hast, ist gespeichert – versuch es noch einmal.
bot-paused = Bei mir stimmt etwas nicht, darum mache ich { $seconds } Sekunden Pause. Nichts ist verloren, und alle Uhren stehen.
no-such-cell = „{ $cell }“ ist kein Feld. Felder heißen wie M20: erst die Spalte, dann die Zeile.
no-picture = Dazu gibt es hier nichts zu zeigen.
only-private = Hier würden andere mitlesen. Schick es mir bitte in unserem privaten Chat.
which-table = Welche Partie?
which-code = Welche Partie? Schreib ihren Code zuerst: { $command } { $table }
which-option = Welche Partie? Sende { $command } und wähle sie unter „{ $option }“.
which-line = { $table }: { $label }

## Umgang

undo-draft = Dein unbestätigter Zug ist verworfen.
undo-done = Ich habe gefragt. Zustimmen müssen noch: { $players }.
undo-taken = Dein letzter Zug ist zurückgenommen.
undo-late = Zu spät zum Zurücknehmen: Die Partie ist weitergegangen.
agree-done = { $count ->
    [0] Du hast zugestimmt.
   *[other] Du hast zugestimmt. Es fehlen noch: { $players }.
}
refuse-done = Du hast abgelehnt. Der Zug bleibt.
nudge-done = Angestupst.
give-done = Erledigt: mehr Zeit für den Zug.
pause-done = Gefragt. Die Pause beginnt, sobald alle zustimmen.
pauseyes-done = Du hast der Pause zugestimmt.
pauseno-done = Du hast abgelehnt. Die Partie geht weiter.
resume-done = Die Pause ist vorbei.
mute-done = Alles klar, für diesen Zug kommen keine Erinnerungen mehr.
resign-sure = { $alone ->
    [yes] Partie { $table } aufgeben? Sie endet ohne Ergebnis.
   *[no] Partie { $table } aufgeben? Ein Computer spielt für dich weiter, und du landest auf dem letzten Platz.
}
resigned-done = Du hast aufgegeben.
substitute-offered = Dein Platz wird jetzt angeboten. Spiel weiter, bis ihn jemand nimmt. Mit /substitute behältst du ihn doch.
substitute-kept = Du behältst deinen Platz.
substitute-none = In dieser Partie wird kein Platz angeboten.
substitute-instead = Diese Partie läuft schon, aber ein Platz wird angeboten.
take-done = Der Platz gehört dir.
rematch-which = Hier ist noch keine Partie zu Ende gespielt. Eine andere wiederholst du mit /rematch und ihrem Code.
rematch-done = Revanche { $table } ist offen.
away-done = Du bist bis { $until } weg. So lange stehen deine Uhren, höchstens 14 Tage pro Partie.
away-ahead = Du bist von { $since } bis { $until } weg. So lange stehen deine Uhren.
back-done = Willkommen zurück.
away-not = Du bist nicht weg. Eine Auszeit nimmst du mit /away 3d (drei Tage) oder /away 12h (zwölf Stunden).
watch-which = Schick /watch mit dem Code der Partie.
watch-done = Dieser Chat verfolgt jetzt die Partie.
watch-off = Dieser Chat verfolgt die Partie nicht mehr.
say-done = Gesendet.
say-alone = Diese Partie gibt es nur in diesem Chat. Schreib einfach hier.
say-nobody = Du spielst nur gegen Computer: Niemand würde es lesen.
block-list = Blockiert: { $players }
block-which = Wen? Schick /block mit dem Namen.
block-done = Blockiert: Du bekommst keine Einladungen, Erinnerungen und Nachrichten mehr von dort. Derselbe Befehl hebt es auf.
block-off = Nicht mehr blockiert.
share-open = Neue Partie: { $game }
share-running = Partie { $game }
invite-code = Gib das weiter, es gilt in jedem Chat mit diesem Bot: /join { $table }
invite-link = Auf Telegram: { $link }
private-again = Öffne einen privaten Chat mit mir und schick dort { $command }.
private-first = Ich antworte dir privat. Öffne zuerst einen privaten Chat mit mir.
settings-saved = Gespeichert.
private-sent = Ich habe es dir in unserem privaten Chat geschickt.
write-as-yourself = Schreib unter deinem eigenen Namen, um zu spielen.
wait-short = Verstanden. Zu viele Nachrichten in dieser Gruppe: noch { $seconds } s. Im privaten Chat geht es schneller.
wait-look-private = Zu viele Nachrichten in dieser Gruppe. Ich habe dir den Stand privat geschickt.
look-again = Nichts Neues seit dem letzten Mal. Drück noch einmal, dann kommt es als neue Nachricht.
wait-look-shown = Diese Gruppe zeigt das Spielfeld schon. Ich habe es dir privat geschickt.
invite-done = Die Einladung geht raus. Kommt sie nicht an, gib den Code der Partie weiter.
person-unknown = In deinen Partien heißt niemand „{ $player }“.
invite-unknown = Ich kenne { $player } noch nicht. Gib stattdessen den Code weiter: /join { $table }
invite-bot = { $player } ist ein Bot und kann nicht eingeladen werden. Füge stattdessen einen Computer hinzu.
invite-late = { $plays ->
    [yes] Diese Partie läuft schon. Andere können zuschauen: /watch { $table }
   *[no] Diese Partie läuft schon. Zuschauen: /watch { $table }
}
kick-whom = { $how ->
    [host] Wen willst du entfernen?
   *[vote] Wen willst du entfernen? Mehr als die Hälfte der anderen muss zustimmen; nach { $fewest } verpassten Zügen in Folge kann es der Gastgeber allein.
}
kick-nobody = In dieser Partie heißt niemand „{ $player }“.
kick-computers = Du spielst nur gegen Computer. Die Partie verlassen: /leave
kick-done = Entfernt. Der Platz ist frei.
kick-voted = Deine Stimme zählt. Der Platz wird frei, sobald mehr als die Hälfte der anderen zustimmt.

## Einstellungen

settings-title = Deine Einstellungen
settings-menu = Einstellung ändern …
settings-zone = Zeitzone: { $zone }
settings-how-zone = Ändern: /settings Zeitzone Europe/Berlin
settings-quiet = { $set ->
    [yes] Ruhezeit: { $quiet } ({ $zone })
   *[no] Ruhezeit: keine
}
settings-how-quiet = Ändern: /settings Ruhezeit 22:00 07:00 oder /settings Ruhezeit aus
settings-free = { $set ->
    [yes] Freie Tage: { $days }
   *[no] Freie Tage: keine
}
settings-how-free = Ändern: /settings frei Sa So oder /settings frei aus
settings-reminders-fast = Bei höchstens einer Stunde pro Zug nur nach der halben Zeit.
settings-reminders = Erinnerungen: nach der halben Zeit und 1 Stunde vor Ablauf. { settings-reminders-fast } Bei unbegrenzter Zeit einmal am Tag.
settings-interval = { $hours ->
    [0] Erinnerungen: keine, aber ein Ping, wenn du dran bist.
    [one] Erinnerungen: jede Stunde und 1 Stunde vor Ablauf. { settings-reminders-fast }
   *[other] Erinnerungen: alle { $hours } Stunden und 1 Stunde vor Ablauf. { settings-reminders-fast }
}
settings-how-interval = Ändern: /settings Abstand 6 oder /settings Abstand aus
settings-how-typed = Ändern: /settings_zone (Zeitzone) · /settings_quiet (Ruhezeit) · /settings_free (frei) · /settings_interval (Abstand)
setting-language = Sprache: { $value }
setting-palette = Farben: { $value }
setting-hints = Beste Felder zuerst: { $value }
setting-ping = Pings: { $value }
setting-reminders = Erinnerungen: { $value }
setting-wagon = Wagen nach der Wertung: { $value }
setting-no-ransom = Nach Lösegeld fragen: { $value }
setting-cheapest-withdrawal = Billigsten Meeple abziehen: { $value }
setting-no-second-part = Doppelzug mit Baumeister: { $value }
palette-standard = Standard
palette-colour-blind = für Farbenblinde
ping-here = im Chat der Partie
ping-private = privat
ping-both = in beiden Chats
ping-never = nie
wagon-ask = mich fragen
wagon-home = zurückholen
wagon-best = weiterziehen

stats-title = Deine Bilanz
stats-none = Du hast noch keine Partie beendet. Sofort gegen Computer: /new computer
stats-line = { $games ->
    [one] { $game }: { $games } Partie, { $wins } gewonnen
   *[other] { $game }: { $games } Partien, { $wins } gewonnen
}
stats-rating = { $games ->
    [one] Wertungszahl { $rating } ({ $games } gewertete Partie)
   *[other] Wertungszahl { $rating } ({ $games } gewertete Partien)
}
rating-means = Alle beginnen bei 1500. Wer 200 mehr hat, gewinnt etwa 3 von 4 Partien.
rating-unsure = Das ? heißt: noch unsicher. Meist fällt es nach 10 bis 20 gewerteten Partien weg.
top-title = { $where ->
    [all] Die besten Spieler überall, nach Wertungszahl
   *[here] Die besten Spieler in diesem Chat, nach Wertungszahl
}
top-none = { $where ->
    [all] Noch ist keine Partie zu Ende.
   *[here] In diesem Chat ist noch keine Partie zu Ende.
}
top-line = { $games ->
    [one] { $rank }. { $player }: { $rating } ({ $wins } von { $games } Partie gewonnen)
   *[other] { $rank }. { $player }: { $rating } ({ $wins } von { $games } Partien gewonnen)
}
top-new = { $games ->
    [one] { $player }: { $rating } ({ $wins } von { $games } Partie gewonnen)
   *[other] { $player }: { $rating } ({ $wins } von { $games } Partien gewonnen)
}

link-code = Schick mir das innerhalb von 10 Minuten auf der anderen Plattform: /link { $code }
link-careful = Beide Konten müssen zustimmen, dann sind sie ein Spieler. Gib nie einen Code von jemand anderem ein.
link-accounts = Diese Konten sind ein Spieler: { $accounts }. Mit /link löst du das Konto, von dem du schreibst.
link-accounts-press = Diese Konten sind ein Spieler: { $accounts }. Um das Konto zu lösen, von dem du schreibst, drück { button-unlink }.
link-account = { $name } ({ $platforms })
link-asked-title = Ein Spieler?
link-asked = { $other } und du, { $mine }, würden ein Spieler.
link-means = Jedes Konto sieht dann die Karten des anderen, spielt auf seinen Plätzen und teilt seine Ergebnisse. Stimm nur zu, wenn beide dir gehören: Mit einem fremden Code gibst du deine Partien aus der Hand.
link-agreed = Beide Konten haben zugestimmt.
link-waits = Du hast zugestimmt. Jetzt muss innerhalb von 10 Minuten noch das andere Konto zustimmen.
link-refused = Die Konten bleiben getrennt. Es hat sich nichts geändert.
link-news-done = { $accounts } sind jetzt ein Spieler. Gehört dir eines davon nicht, dann löse dieses hier mit { button-unlink }.
link-news-left = { $accounts } ist jetzt ein eigener Spieler. Plätze und Ergebnisse bleiben bei dir.
link-news-refused = { $accounts } hat abgelehnt. Es hat sich nichts geändert.
unlink-sure = { $account } fängt dann neu an: ohne Plätze, Ergebnisse und Einstellungen. All das bleibt bei { $others }.
unlink-done = Dieses Konto ist jetzt ein neuer Spieler. Plätze, Ergebnisse und Einstellungen bleiben bei den anderen.
unlink-kept = Gut, deine Konten bleiben verknüpft.
privacy-title = Deine Daten
privacy-data = Hier ist alles, was ich über dich weiß.
forget-sure = Deine Daten endgültig löschen? Du verlässt deine Partien; in beendeten bleibt ein Platz ohne Namen.
forget-file = Deine Daten
forget-done = Deine Daten sind gelöscht.
forget-kept = In Ordnung, es wird nichts gelöscht.

setup-title = Einstellungen des Chats
setup-private = /setup gibt es nur in Gruppen und auf Servern. Deine eigenen Einstellungen: /settings
setup-opening = Partien beginnen dürfen: { $value }
setup-opening-all = alle
setup-opening-admins = nur Admins
setup-deaf = Nachrichten aus anderen Chats: { $value }
setup-threads = Ein Thread pro Partie: { $value }
setup-old = Alte Spielfelder: { $value }
setup-old-keep = bleiben
setup-old-fold = nur eine Zeile
setup-old-tidy = werden gelöscht
setup-language = Sprache: { $value }
setup-language-any = die der Partie
setup-channels = Partien hier: { $value }
setup-everywhere = ja (überall)
setup-typed = Oder als Text: /setup Eröffnen Admins, /setup Kanäle hier, /setup Kanäle überall, /setup Threads an, /setup alt behalten, /setup Worte aus, /setup Sprache de

export-done = Hier ist die Aufzeichnung der Partie { $table }.
export-file = Aufzeichnung einer Partie
import-how = Häng eine Aufzeichnung an und schreib /import dazu.
import-done = Partie { $table } geht ab der Aufzeichnung weiter. Die Plätze werden der Reihe nach vergeben.

## Hilfe

help-title = So wird gespielt
help-first = Mit /new beginnst du eine Partie. Andere drücken Mitspielen, oder du fügst einen Computer hinzu; dann drückst du Starten.
help-turn = Bist du dran, wähle ein Feld, dreh das Plättchen, setz einen Meeple oder keinen und drück Bestätigen. Bis dahin kannst du alles ändern.
help-typed = Oder schreib den Zug: /move { $cell } r2 Ritter Norden. Das sind Feld, Drehung, dann Meeple und Ort, oder „{ word-none }“. Ein vollständiger Zug wird sofort gespielt.
help-more = Regeln: /rules und ein Wort, etwa /rules Bauer. Deine Partien: /games. Deine Einstellungen: /settings.
help-line = { $command }: { $line }
help-cut = Mehr zu einem Befehl: /help move
