### Inns & Cathedrals

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

module-inns-cathedrals = Wirtshäuser & Kathedralen
module-line-inns-cathedrals = 18 Plättchen, große Figur, 6 Plätze
module-about-inns-cathedrals = Wirtshäuser und Kathedralen machen fertige Straßen und Städte mehr wert und unfertige wertlos. Der große Gefolgsmann zählt doppelt. Es können sechs mitspielen.

## Namen für sich allein: in Listen, auf Tafeln, in Legenden.

figure-big-follower = großer Gefolgsmann

## Punkte mit den Teilen ihrer Summe, für jeden Grund eine Meldung, ohne Verb.

part-inn = { $inn ->
    [0] { "" }
   *[other] , Wirtshaus
}
part-cathedral = { $cathedral ->
    [0] { "" }
   *[other] , Kathedrale
}

## Was vor jemandem liegt, und wie es steht, für die Karte in Worten.

supply-big-follower = { $count ->
    [one] { $count } großer Gefolgsmann
   *[other] { $count } große Gefolgsleute
}
mark-cathedral = Kathedrale
mark-inn = Wirtshaus an einer Straße

## Regeln nach Themen, in eigenen Worten: Titel, Absatz, und weitere Wörter, unter denen jemand nachschlägt.

topic-inn = Wirtshäuser
topic-text-inn = Eine fertige Straße mit Wirtshaus bringt 2 Punkte je Plättchen statt 1. Am Ende des Spiels unfertig bringt sie nichts. Mehrere Wirtshäuser an einer Straße zählen wie eines.
topic-words-inn = Wirtshaus, Gasthaus, Straße, See
topic-cathedral = Kathedralen
topic-text-cathedral = Eine fertige Stadt mit Kathedrale bringt 3 Punkte je Plättchen und 3 je Wappen. Am Ende des Spiels unfertig bringt sie nichts. Zwei Kathedralen in einer Stadt zählen wie eine.
topic-words-cathedral = Kathedrale, Dom, Kirche, Stadt
topic-big-follower = Der große Gefolgsmann
topic-text-big-follower = Er wird wie jeder Gefolgsmann gesetzt, zählt aber bei der Mehrheit für zwei. Die Punkte des Gebiets bleiben gleich.
topic-words-big-follower = groß, großer, zwei, Mehrheit, großer Meeple, großer Gefolgsmann
