### Abbot

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

module-abbot = Abt
module-line-abbot = Je ein Abt, für Klöster und Gärten
module-about-abbot = Der Abt darf in ein Kloster oder, als einzige Figur, in einen Garten. In einem späteren Zug darfst du ihn zurücknehmen, bevor alles ringsum liegt, und wertest, was da ist.

## Namen für sich allein: in Listen, auf Tafeln, in Legenden.

figure-abbot = Abt
kind-garden = Garten
deed-retrieve = den Abt zurücknehmen

## Was auf Knöpfen und bei getippten Zügen steht: kurz genug für ein Telefon. Der erste Buchstabe wird dort groß.

option-retrieve = Abt von { $cell } zurücknehmen

## Punkte mit den Teilen ihrer Summe, für jeden Grund eine Meldung, ohne Verb.

points-garden = { $player } +{ $points }: { kind-garden } { $cell } ({ part-around }{ part-retrieved })
part-retrieved = { $retrieved ->
    [0] { "" }
   *[other] , Abt zurückgenommen
}

## Warum ein Computer wählt, was er wählt, oder an jemandes Stelle wählte; und was er über ein Spiel sagt, das vorbei ist.

why-retrieve = Der Abt hat auf { $cell } gebracht, was er kann: { phrase-points }.

## Was in Bildern steht und in den Texten, die dasselbe in Worten sagen.

scene-reason-garden = Gärten

## Was vor jemandem liegt, und wie es steht, für die Karte in Worten.

supply-abbot = { $count ->
    [one] { $count } Abt
   *[other] { $count } Äbte
}
mark-garden = Garten

## Regeln nach Themen, in eigenen Worten: Titel, Absatz, und weitere Wörter, unter denen jemand nachschlägt.

topic-abbot = Der Abt
topic-text-abbot = Statt eines Gefolgsmanns darfst du deinen Abt setzen, in ein Kloster oder einen Garten des gerade gelegten Plättchens. Er wertet wie ein Mönch: 9 Punkte, wenn auf allen acht Feldern ringsum Plättchen liegen.
topic-words-abbot = Abt, Mönch, Kloster, Garten
topic-garden = Gärten
topic-text-garden = In einem Garten darf nur ein Abt stehen. Er wird wie ein Kloster gewertet: 9 Punkte, wenn er umbaut ist, sonst 1 für sich und 1 für jedes Plättchen ringsum. Ein Garten teilt die Wiese nicht, in der er liegt.
topic-words-garden = Garten, Park, Abt, Blumen
topic-retrieve = Den Abt zurücknehmen
topic-text-retrieve = In einem späteren Zug darfst du deinen Abt heimholen, statt eine Figur zu setzen. Er bringt 1 Punkt für sein Plättchen und 1 für jedes ringsum, auch das gerade gelegte. Ist er ganz umbaut, wertet er von selbst.
topic-words-retrieve = zurücknehmen, heimholen, Abt, zurück
