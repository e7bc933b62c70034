### Inns & Cathedrals

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

module-inns-cathedrals = Wirtshäuser und Kathedralen
module-line-inns-cathedrals = 18 Plättchen, großer Meeple
module-about-inns-cathedrals = Wirtshäuser und Kathedralen machen fertige Straßen und Städte mehr wert, unfertige wertlos. Der große Meeple zählt doppelt. Bis zu sechs können mitspielen.

## Namen für sich allein: in Listen, auf Tafeln, in Legenden.

figure-big-follower = großer Meeple

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
    [one] { $count } großer Meeple
   *[other] { $count } große Meeple
}
mark-cathedral = Kathedrale
mark-inn = Wirtshaus an einer Straße

## Regeln nach Themen, in eigenen Worten: Titel, Absatz, und weitere Wörter, unter denen jemand nachschlägt.

topic-inn = Wirtshäuser
topic-text-inn = Eine fertige Straße mit Wirtshaus bringt 2 Punkte je Plättchen statt 1. Ist sie am Ende unfertig, bringt sie nichts. Mehrere Wirtshäuser an einer Straße zählen wie eines.
topic-words-inn = Wirtshaus, Gasthaus, Straße, See
topic-cathedral = Kathedralen
topic-text-cathedral = Eine fertige Stadt mit Kathedrale bringt 3 Punkte je Plättchen und 3 je Wappen. Ist sie am Ende unfertig, bringt sie nichts. Zwei Kathedralen in einer Stadt zählen wie eine.
topic-words-cathedral = Kathedrale, Dom, Kirche, Stadt
topic-big-follower = Der große Meeple
topic-text-big-follower = Dein großer Meeple zählt für zwei, wenn es darum geht, wer die meisten hat. Die Punkte bleiben gleich.
topic-words-big-follower = groß, großer, zwei, Mehrheit, großer Meeple, großer Gefolgsmann
