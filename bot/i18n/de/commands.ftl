# Mehr über jeden Befehl, für /help BEFEHL: zwei oder drei Sätze, mit einem Beispiel, wo es hilft.
# Discord. Namen von Befehlen: höchstens 32 kleine Buchstaben ohne Leerzeichen; Zeilen höchstens 100 Zeichen.

command-new = neue Partie in diesem Chat
about-new = Beginnt hier eine Partie mit dir; andere drücken Mitspielen. Unter Optionen stehen Erweiterungen und Bedenkzeit. /new cardcassonne beginnt das Kartenspiel, /new Fluss Wirtshäuser eine Partie mit diesen Erweiterungen. Mit /new Computer spielst du gegen einen Computer, ohne Zeitlimit.
slash-new = neu

command-join = mit dem Code einer Partie mitspielen
about-join = Gibt dir einen Platz in der Partie mit diesem Code, aus jedem Chat und von jeder Plattform: /join k3m9x2ab. Du kannst eine Farbe anhängen: /join k3m9x2ab grün.
slash-join = mitspielen

command-leave = eine Partie verlassen: Platz frei machen oder aufgeben
about-leave = Vor dem Start wird dein Platz frei. In einer laufenden Partie kannst du wählen: Platz anbieten, aufgeben oder bleiben.
slash-leave = verlassen

command-begin = die Partie starten, wenn alle da sind
about-begin = Lost Plätze und Plättchen aus und startet die Partie, wie der Knopf Starten. Wer später kommt, schaut mit /watch zu oder nimmt einen angebotenen Platz.
slash-begin = start

command-move = einen Zug schreiben
about-move = Dein ganzer Zug in einer Zeile: /move { $cell } r2 Ritter Norden. Das sind Feld, Drehung, dann Meeple und Ort, oder „{ word-none }“. r1 bis r4 zählen die passenden Drehungen im Uhrzeigersinn. Ein vollständiger Zug wird sofort gespielt. Was fehlt, frage ich nach. Ohne Worte zeigt der Befehl deinen Zug.
slash-move = zug

command-board = Spielfeld zeigen; auch { word-fields }, { word-roads }, { word-cities }, { word-words } oder ein Feld wie M20
about-board = Zeigt das Spielfeld noch einmal; die Knöpfe sagen, wem Wiesen, Städte und Straßen gehören. /board { $cell } zeigt dieses Feld aus der Nähe und welche Plättchen dort noch passen, /board Worte beschreibt alles als Text.
slash-board = spielfeld

command-tiles = übrige Plättchen zeigen
about-tiles = Zeigt alle Plättchen und wie viele davon noch kommen; graue sind verbraucht. Im Kartenspiel gibt es keine.
slash-tiles = plättchen

command-score = Stand, wenn die Partie jetzt aus wäre
about-score = Zeigt, wer wie viele Punkte bekäme, wenn die Partie jetzt aus wäre, und wofür. Verdeckte Karten zählen nicht mit.
slash-score = stand

command-history = die letzten Züge auflisten
about-history = Listet die letzten 40 Schritte mit ihren Punkten auf. /history 100 geht weiter zurück, bis zu 200.
slash-history = verlauf

command-replay = die Partie als Animation ansehen
about-replay = Schickt die Partie bis jetzt als Animation. Verdeckte Karten zeigen nur ihre Rückseite; /history erzählt dasselbe als Text.
slash-replay = wiederholung

command-rules = eine Regel nachschlagen
about-rules = Erklärt eine Regel in ein paar Sätzen, Erweiterungen im Spiel zuerst: /rules Bauer. Ohne Wort zeigt der Befehl die Themen deiner Partien.
slash-rules = regeln

command-undo = letzten Zug zurücknehmen, wenn die anderen zustimmen
about-undo = Verwirft deinen unbestätigten Zug sofort. Deinen letzten bestätigten Zug nimmst du damit zurück, wenn die anderen zustimmen und seither niemand gezogen hat; die gezogenen Plättchen bleiben dieselben. Gezeigte Karten lassen sich nicht zurücknehmen.
slash-undo = zurücknehmen

command-resign = eine Partie aufgeben
about-resign = Fragt dich noch einmal. Dann spielt ein Computer für dich weiter, und du landest auf dem letzten Platz. Willst du deinen Platz lieber abgeben, nutze /substitute.
slash-resign = aufgeben

command-substitute = deinen Platz anbieten oder einen freien nehmen
about-substitute = Bietet deinen Platz an; du spielst weiter, bis ihn jemand nimmt. Willst du ihn doch behalten, schick den Befehl noch einmal. Wenn du nicht mitspielst, bekommst du damit einen angebotenen Platz.
slash-substitute = vertretung

command-nudge = anstupsen, wer dran ist
about-nudge = Stupst in deinem Namen an, wer dran ist: höchstens alle 6 Stunden und nie in der Ruhezeit.
slash-nudge = anstupsen
command-give = mehr Zeit für den Zug geben
about-give = Gibt einen Tag mehr für den Zug, der gerade läuft, in schnellen Partien noch einmal die Bedenkzeit: höchstens zweimal.
slash-give = zeitgeben
command-pause = die Partie anhalten, wenn alle einverstanden sind
about-pause = Fragt die anderen nach einer Pause: /pause 3d, /pause 7d. Alle Uhren stehen. Ohne alles beendet der Befehl die Pause; das kann jeder.
slash-pause = pause

command-away = deine Uhren anhalten, solange du weg bist
about-away = Hält deine Uhren und Erinnerungen an: /away 3d, /away 12h, /away Fr-Mo oder ein Datum. Schick den Befehl ohne alles, wenn du zurück bist.
slash-away = weg

command-rematch = dieselbe Partie noch einmal
about-rematch = Beginnt eine Partie mit denselben Optionen; wer will, drückt Mitspielen. Gemeint ist die letzte Partie hier oder die mit dem Code: /rematch k3m9x2ab.
slash-rematch = revanche

command-games = deine Partien; wo du dran bist, zuerst
about-games = Listet deine Partien in allen Chats mit der Zeit, die dir bleibt. Wo du dran bist, steht oben. Jede hat einen Knopf zum Spielfeld.
slash-games = partien

command-stats = deine Ergebnisse und deine Wertungszahl
about-stats = Zeigt, wie viele Partien du gespielt und gewonnen hast, und deine Wertungszahl: Alle beginnen bei 1500, und wer 200 mehr hat, gewinnt etwa 3 von 4 Partien. Für sie zählen nur gewertete Partien ohne Computer.
slash-stats = statistik

command-leaderboard = die besten Spieler in diesem Chat; mit { word-all }: überall
about-leaderboard = Die Rangliste aller, die in diesem Chat Partien beendet haben. /leaderboard alle zeigt die Rangliste aller Chats.
slash-leaderboard = rangliste

command-settings = Sprache, Farben, Pings, Ruhezeit, Automatik
about-settings = Zeigt deine Einstellungen, jede mit einem Knopf. Manche schreibst du: /settings Zeitzone Europe/Berlin, /settings Ruhezeit 22:00 07:00.
slash-settings = einstellungen

command-link = ein Konto auf mehreren Plattformen
about-link = Macht deine Konten auf zwei Plattformen zu einem Spieler. Schick /link hier und innerhalb von 10 Minuten /link mit dem Code auf der anderen Plattform; beide Konten werden vorher gefragt. Mit /link trennst du sie später wieder.
slash-link = verbinden

command-unlink = dieses Konto wieder allein spielen lassen
about-unlink = Löst das Konto, von dem du schreibst, von deinen anderen. Es fängt neu an; Plätze, Ergebnisse und Einstellungen bleiben bei den anderen Konten. Vorher frage ich noch einmal nach.
slash-unlink = trennen

command-watch = die Partie eines anderen Chats hier verfolgen
about-watch = Zeigt eine Partie aus einem anderen Chat auch hier: /watch k3m9x2ab. Schick den Befehl noch einmal, dann hört es auf. Ohne Code bekommst du die Webseite der Partie in diesem Chat, wenn es eine gibt.
slash-watch = zuschauen

command-invite = jemanden in deine Partie einladen
about-invite = Lädt jemanden ein, mit dem du schon spielst, oder gibt dir den Code zum Weitergeben: /invite Ben. Das geht bis zum Start.
slash-invite = einladen

command-remove = jemanden aus der Partie entfernen
about-remove = Vor dem Start kann der Gastgeber jeden entfernen: /remove Ben. Danach muss mehr als die Hälfte der anderen zustimmen; nach zwei verpassten Zügen genügt der Gastgeber.
slash-remove = entfernen

command-message = Nachricht an die anderen Chats der Partie
about-message = Schickt bis zu 300 Zeichen an die anderen Chats der Partie: /message Viel Glück. Läuft sie nur in einem Chat, schreib einfach dort.
slash-message = nachricht

command-block = jemanden blockieren oder wieder zulassen
about-block = Keine Einladungen, Erinnerungen und Nachrichten mehr von dieser Person: /block Ben. Ohne Namen zeigt der Befehl, wen du blockiert hast.
slash-block = blockieren

command-hint = einen Computer um einen Zug bitten (nur ungewertet)
about-hint = Zeigt dir – und nur dir –, was der stärkste Computer spielen würde und warum. In gewerteten Partien geht das nicht.
slash-hint = tipp

command-why = einen Computerzug erklären oder zurückblicken
about-why = Erklärt den letzten Zug des Computers. Nach der Partie zeigt es, woher die Punkte kamen und welche Züge besser gewesen wären.
slash-why = warum

command-export = eine Partie als Datei speichern
about-export = Speichert eine Partie als Datei, mit allem, was du davon wissen darfst: /export k3m9x2ab. Mit /import geht sie weiter, und am Ende können alle damit die Ziehung prüfen.
slash-export = speichern

command-import = eine gespeicherte Partie laden
about-import = Häng eine Aufzeichnung an /import an. Eine laufende Partie geht als neue weiter, eine beendete wird gezeigt.
slash-import = laden

command-privacy = deine Daten ansehen, herunterladen oder löschen
about-privacy = Sagt, was ich über dich weiß. Mit den Knöpfen lädst du es herunter oder löschst es.
slash-privacy = datenschutz

command-setup = Einstellungen des Chats, für Admins
about-setup = Für Admins: wer Partien beginnen darf, in welchen Kanälen, die Sprache und ein Thread pro Partie.
slash-setup = einrichten

command-close = eine Partie endgültig schließen
about-close = Schließt eine Partie endgültig, nach einer Rückfrage; niemand gewinnt. Admins können das immer, der Gastgeber nur, solange niemand sonst eine Partie dadurch verliert.
slash-close = schließen

command-help = wie gespielt wird, und alle Befehle
about-help = Zeigt, wie gespielt wird, und alle Befehle. Mit /help move siehst du mehr über einen davon.
slash-help = hilfe

## Was nach einem Befehl getippt werden kann

slash-option-game = spiel
slash-about-game = Welches Spiel
slash-option-expansions = erweiterungen
slash-about-expansions = Erweiterungen mit Namen, etwa Fluss Wirtshäuser
slash-option-table = partie
slash-about-table = Der Code der Partie
slash-option-colour = farbe
slash-about-colour = Eine Farbe deiner Wahl
slash-option-move = zug
slash-about-move = Feld, Drehung, Meeple und Ort: M19 r2 Ritter Norden
slash-option-look = ansicht
slash-about-look = Was du sehen willst
slash-option-word = wort
slash-about-word = Worüber du etwas wissen willst
slash-option-until = bis
slash-about-until = Wie lange oder bis wann: 3d, 12h, 2026-12-24 (leer: ich bin zurück)
slash-option-where = wo
slash-about-where = Dieser Chat oder alle
slash-option-code = code
slash-about-code = Der Code von deinem anderen Konto
slash-option-person = spieler
slash-about-person = Welcher Mitspieler
slash-option-player = spieler
slash-about-player = Ein Name oder die Nummer eines Platzes
slash-option-words = worte
slash-about-words = Was du sagen willst
slash-option-file = datei
slash-about-file = Eine Aufzeichnung von /export
slash-option-pace = bedenkzeit
slash-about-pace = Bedenkzeit je Zug
slash-option-seats = plätze
slash-about-seats = Wie viele mitspielen können
slash-option-steps = schritte
slash-about-steps = Wie viele Schritte gezeigt werden
slash-option-computer = computer
slash-about-computer = Sofort gegen Computer spielen
slash-option-private = privat
slash-about-private = Nur für diesen Chat und Eingeladene
slash-option-cell = feld
slash-about-cell = Ein Feld für die Nahansicht
slash-option-zone = zeitzone
slash-about-zone = Deine Zeitzone: tippe eine Stadt
slash-option-quiet = ruhe
slash-about-quiet = Keine Pings in diesen Stunden, etwa 22-7; „aus“ beendet sie
slash-option-language = sprache
slash-about-language = Die Sprache, in der ich dir schreibe
slash-option-topic = thema
slash-about-topic = Ein Thema oder ein Befehl

## Groups of commands on Discord

group-game = partie
group-about-game = eine Partie starten, verlassen oder schließen; Spieler und Plätze
group-look = ansehen
group-about-look = Plättchen, Züge, Wiederholung, Rat und Rangliste ansehen
group-me = ich
group-about-me = deine Ergebnisse, Abwesenheit, Konten und Daten

## What can be chosen in an option on Discord

computer-easy = Leicht
computer-medium = Mittel
computer-hard = Schwer
computer-master = Meister
look-map = ganze Karte
look-fields = Wiesen
look-cities = Städte
look-roads = Straßen
look-words = in Worten
look-png = Bild als Datei
where-here = dieser Chat
where-all = überall
new-as-last = Wie beim letzten Mal: { $expansions }

## Commands in the menus of a person or a message on Discord, and their answers

target-nudge = Anstupsen
target-versus = Direkter Vergleich
target-invite = In meine Partie einladen
target-board = Spielfeld jetzt
target-words = In Worten
target-points = Warum diese Punkte
nudge-not-asked = { $player } ist in keiner deiner Partien dran.
versus-none = Mit { $player } hast du noch keine Partie beendet.
versus-self = Das bist du. Wähle zum Vergleich jemand anderen.
versus-line = Du und { $player }, Partien: { $games }. Du warst vorn: { $won }. { $player } war vorn: { $lost }.

## Forms on Discord: titles and labels have at most 45 letters

form-expansions = Erweiterungen
form-options = Optionen der Partie
form-from = Keine Pings ab
form-until = Keine Pings bis
form-free = Freie Tage
form-ping = Pinge mich
form-reminders = Erinnerungen
form-usual = wie in der Partie üblich
form-every = { $hours ->
    [1] jede Stunde
   *[other] alle { $hours } Stunden
}
form-opening = Wer Partien starten darf
form-channels = Kanäle für Partien (keiner: alle)
form-language = Sprache auf diesem Server
form-threads = Ein Thread je Partie
form-words = Getippte Worte lesen
button-times = Zeiten
button-change = Alles ändern
form-thread-start = ja, wenn die Partie startet
form-thread-yes = ja, von Anfang an
thread-missing = Eine Partie kann hier einen Thread haben, wenn ich das darf: { $what }
