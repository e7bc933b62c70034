# Mehr über jeden Befehl, für /help BEFEHL: zwei oder drei Sätze, mit einem Beispiel, wo es hilft.
# Discord. Namen von Befehlen: höchstens 32 kleine Buchstaben ohne Leerzeichen; Zeilen höchstens 100 Zeichen.

command-new = hier einen Tisch eröffnen
about-new = Eröffnet in diesem Chat einen Tisch und gibt dir einen Platz; andere drücken auf Mitspielen, und unter Optionen stehen Erweiterungen und Bedenkzeit. /new cardcassonne eröffnet einen für das Kartenspiel, /new Fluss Wirtshäuser einen mit diesen Erweiterungen.
slash-new = neu

command-join = mit dem Code eines Tisches Platz nehmen
about-join = Gibt dir einen Platz am Tisch mit diesem Code, aus jedem Chat und von jeder Plattform: /join k3m9x2ab. Hinter dem Code kann eine Farbe stehen; wo nur ein Tisch wartet, genügt sie: /join grün.
slash-join = mitspielen

command-leave = den Tisch vor Spielbeginn verlassen
about-leave = Macht deinen Platz frei, solange der Tisch auf Mitspieler wartet. Läuft das Spiel, bietet /substitute deinen Platz anderen an, und /resign gibt auf.
slash-leave = verlassen

command-begin = das Spiel beginnen
about-begin = Lost Plätze und Plättchen aus und beginnt, wie der Knopf Start. Wer später kommt, kann mit /watch zusehen oder einen angebotenen Platz nehmen.
slash-begin = start

command-move = ein Zug in Worten: Feld, Drehung, Figur und Ort
about-move = Ein ganzer Zug in einer Zeile: /move { $cell } r2 Ritter Norden. { $cell } ist das Feld, r2 die zweite Lage des Plättchens, dann Figur und Ort, oder { word-none }. Was du weglässt, wird gefragt; ohne Worte zeigt es deinen Zug.
slash-move = zug

command-board = das Spielfeld; auch { word-fields }, { word-roads }, { word-cities }, { word-words } oder ein Feld wie M20
about-board = Zeigt das Spielfeld noch einmal, mit Knöpfen für die Besitzer von Wiesen, Städten und Straßen. /board { $cell } zeigt diese Gegend aus der Nähe und wie viele der übrigen Plättchen dort passen; /board words sagt alles als Text.
slash-board = spielfeld

command-tiles = die übrigen Plättchen
about-tiles = Zeigt jedes Plättchen und wie viele davon noch kommen. Verbrauchte sind grau. Im Kartenspiel gibt es keine.
slash-tiles = plättchen

command-score = der Stand, wenn jetzt Schluss wäre
about-score = Zählt, als wäre jetzt Schluss: wer wie viel bekäme und wofür. Verdeckte Karten zählen nicht mit.
slash-score = stand

command-history = die letzten Züge in Worten
about-history = Erzählt die letzten 40 Schritte des Spiels mit ihren Punkten. /history 100 geht weiter zurück, bis zu 200.
slash-history = verlauf

command-replay = das Spiel als Animation
about-replay = Schickt das Spiel bis jetzt als Animation, Plättchen für Plättchen oder Karte für Karte. Verdeckte Karten zeigen ihre Rückseite; /history sagt dasselbe in Worten.
slash-replay = wiederholung

command-rules = eine Regel nachschlagen
about-rules = Schlägt eine Regel nach, mit jedem Wort und zuerst in den Erweiterungen im Spiel: /rules Bauer. Ohne Wort kommen die Kapitel.
slash-rules = regeln

command-undo = Bestätigtes zurücknehmen, wenn die anderen zustimmen
about-undo = Was du noch nicht bestätigt hast, wird sofort weggelegt. Was du zuletzt bestätigt hast, geht zurück, wenn alle anderen zustimmen, solange seither niemand anders etwas bestätigt hat. Was Computer seither gespielt haben, geht mit zurück; die gezogenen Plättchen bleiben dieselben. Gezeigte Karten lassen sich nicht zurücknehmen.
slash-undo = zurücknehmen

command-resign = aufgeben
about-resign = Fragt noch einmal nach, dann spielt ein Computer deinen Platz zu Ende, und du wirst Letzter. Könnte jemand für dich weiterspielen, ist /substitute der bessere Weg.
slash-resign = aufgeben

command-substitute = deinen Platz anbieten oder einen angebotenen nehmen
about-substitute = Bietet deinen Platz an; du spielst weiter, bis ihn jemand nimmt, und derselbe Befehl behält ihn. Wer nicht am Tisch sitzt, nimmt damit einen angebotenen Platz.
slash-substitute = vertretung

command-nudge = erinnern, wer dran ist
about-nudge = Erinnert in deinem Namen, wer sich entscheiden muss. Das geht alle sechs Stunden einmal und nicht in der Ruhezeit dieser Person.
slash-nudge = erinnern

command-away = weg sein: 3d, 12h oder ein Datum; ohne Worte bist du wieder da
about-away = Deine Uhren stehen still, und nichts erinnert dich: /away 3d, /away 12h, /away 2w oder bis zu einem Tag als Jahr-Monat-Tag. Höchstens ein Jahr; ohne Worte bist du wieder da.
slash-away = weg

command-rematch = derselbe Tisch noch einmal
about-rematch = Eröffnet einen Tisch mit denselben Optionen und setzt alle daran, die es wollen. Gemeint ist das Spiel, das hier zuletzt gespielt wurde, oder das, dessen Code du schreibst: /rematch k3m9x2ab.
slash-rematch = revanche

command-games = alle deine Tische, die dringenden zuerst
about-games = Zeigt alle Tische, an denen du sitzt, in allen Chats, die auf dich warten zuerst, mit der Zeit, die bleibt. Jeder hat einen Knopf zu seinem Spielfeld.
slash-games = spiele

command-stats = deine Spiele und deine Wertungszahl
about-stats = Sagt, wie viele Spiele du gespielt und gewonnen hast, und deine Wertungszahl. Für sie zählen nur gewertete Spiele zwischen Menschen.
slash-stats = statistik

command-leaderboard = die Besten hier; mit { word-all }: überall
about-leaderboard = Ordnet alle, die in diesem Chat Spiele beendet haben, nach ihrer Wertungszahl. /leaderboard all ordnet alle, die mit diesem Bot spielen.
slash-leaderboard = rangliste

command-settings = Sprache, Farben, Rufe, Ruhezeit, Daueraufträge
about-settings = Zeigt, was du eingestellt hast, mit einem Knopf für jedes. Manches schreibt man: /settings zone Europe/Berlin, /settings quiet 22:00 07:00, /settings interval 6.
slash-settings = einstellungen

command-link = auf mehreren Plattformen eine Person sein
about-link = Macht aus zwei Konten einen Spieler, mit denselben Tischen und derselben Wertungszahl. Schreib hier /link, dann innerhalb von zehn Minuten /link mit dem Code auf deiner anderen Plattform; beide Konten werden gefragt, bevor sich etwas ändert. /unlink löst eines wieder heraus.
slash-link = verbinden

command-unlink = dieses Konto wieder zu einem eigenen Spieler machen
about-unlink = Löst das Konto, von dem du schreibst, aus den verbundenen heraus. Es fängt als neuer Spieler an; Plätze, Ergebnisse und Einstellungen bleiben bei den anderen Konten. Vorher wirst du noch einmal gefragt.
slash-unlink = trennen

command-watch = einen Tisch in diesem Chat zeigen
about-watch = Zeigt den Tisch eines anderen Chats auch in diesem: /watch k3m9x2ab. Noch einmal dasselbe beendet es. Ohne Code bietet es deine Tische aus anderen Chats an; gibt es keine, bekommst du die Adresse des hiesigen Tisches im Browser, wenn er eine hat.
slash-watch = zuschauen

command-invite = jemanden an deinen Tisch bitten
about-invite = Bittet jemanden, mit dem du an einem Tisch sitzt, oder sagt dir den Code zum Weitergeben: /invite Ben. Das geht, bis das Spiel beginnt.
slash-invite = einladen

command-remove = bitten, dass jemand geht
about-remove = Vor dem Spiel schickt der Gastgeber einen Menschen oder Computer weg. Später stimmen die anderen ab, und mehr als die Hälfte entscheidet; hat jemand zweimal die Zeit ablaufen lassen, genügt der Gastgeber: /remove Ben.
slash-remove = wegschicken

command-message = ein paar Worte an die anderen Chats des Tisches
about-message = Trägt bis zu 300 Zeichen in die anderen Chats deines Tisches: /message Viel Glück. Ist ein Tisch nur in einem Chat, schreib einfach dort.
slash-message = nachricht

command-block = von einer Person nichts mehr hören
about-block = Keine Einladung, Erinnerung und kein Wort dieser Person erreicht dich mehr: /block Ben. Noch einmal dasselbe hebt es auf.
slash-block = blockieren

command-hint = was ein Computer täte
about-hint = Sagt dir allein, was der stärkste Computer an deiner Stelle täte und warum. In gewerteten Spielen gibt es keine Tipps.
slash-hint = tipp

command-why = warum ein Computer getan hat, was er tat
about-why = Sagt, warum ein Computer seinen letzten Zug gemacht hat. Nach dem Spiel blickt es zurück: woher die Punkte kamen und welche Züge besser gewesen wären.
slash-why = warum

command-export = die Aufzeichnung eines Spiels
about-export = Schickt die Aufzeichnung eines Spiels als Datei, mit allem, was du davon wissen darfst: /export k3m9x2ab. Mit /import geht es von dort weiter, und nach dem Spiel kann jeder damit die Ziehung prüfen.
slash-export = ausgeben

command-import = von einer Aufzeichnung aus weiterspielen
about-import = Schick eine Aufzeichnung als Datei und schreib /import dazu. Ein Spiel, das nicht zu Ende ist, wird ein Tisch, der von dort weitergeht; eines, das zu Ende ist, wird gezeigt.
slash-import = einlesen

command-privacy = alles, was über dich gespeichert ist, und wie es vergessen wird
about-privacy = Schickt dir alles, was über dich gespeichert ist, mit einem Knopf, der es löscht. Du verlässt dann deine Tische, und beendete Spiele behalten einen Platz ohne Namen.
slash-privacy = datenschutz

command-setup = Einstellungen dieses Chats, für Admins
about-setup = Für Admins: wer Tische eröffnet, in welchen Kanälen, die Sprache, und ob jeder Tisch einen Thread bekommt. Mit Worten ändert es eines davon: /setup opening admins, /setup language de.
slash-setup = einrichten

command-close = einen Tisch schließen
about-close = Schließt einen Tisch endgültig, nach einer Rückfrage; niemand gewinnt. Admins können das immer, der Gastgeber, solange sonst niemand ein Spiel dadurch verlöre.
slash-close = schließen

command-help = wie gespielt wird, und alle Befehle
about-help = Sagt in wenigen Zeilen, wie gespielt wird, und zeigt alle Befehle. /help play sagt mehr über einen davon.
slash-help = hilfe

## Was nach einem Befehl getippt werden kann

slash-option-game = spiel
slash-about-game = Welches Spiel
slash-option-expansions = erweiterungen
slash-about-expansions = Erweiterungen beim Namen, wie Fluss Wirtshäuser
slash-option-table = tisch
slash-about-table = Der Code des Tisches
slash-option-colour = farbe
slash-about-colour = Eine Farbe deiner Wahl
slash-option-move = zug
slash-about-move = Feld, Drehung, Figur und Ort: M19 r2 Ritter Norden
slash-option-look = blick
slash-about-look = Ein Feld aus der Nähe, oder { word-fields }, { word-cities }, { word-roads }
slash-option-word = wort
slash-about-word = Worüber du etwas wissen willst
slash-option-until = bis
slash-about-until = Ein Tag oder eine Dauer: 2026-12-24, 3d, 12h; leer: wieder da
slash-option-where = wo
slash-about-where = { word-all } für überall
slash-option-change = änderung
slash-about-change = Was sich ändern soll, in Worten
slash-option-code = code
slash-about-code = Der Code von deinem anderen Konto
slash-option-person = person
slash-about-person = Um wen es geht
slash-option-player = spieler
slash-about-player = Ein Name oder die Nummer eines Platzes
slash-option-words = worte
slash-about-words = Was du sagen willst
slash-option-file = datei
slash-about-file = Eine Aufzeichnung, wie /export sie gibt
slash-option-command = befehl
slash-about-command = Ein Befehl, über den du mehr wissen willst
