### King & Robber

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

module-king-robber = König und Raubritter
module-line-king-robber = größte Stadt, längste Straße
module-about-king-robber = Für die bisher größte fertige Stadt bekommst du den König, für die bisher längste fertige Straße den Raubritter. Am Ende bringen sie einen Punkt je fertiger Stadt oder Straße auf der Karte.

## Was geschehen ist, je ein Satz in der Gegenwart. $player ist der, dessen Ereignis es ist, $other der zweite darin.

event-token-taken = { $token ->
    [king] { $player } bekommt den König für die bisher größte Stadt ({ phrase-tiles })
   *[robber] { $player } bekommt den Raubritter für die bisher längste Straße ({ phrase-tiles })
}

## Punkte mit den Teilen ihrer Summe, für jeden Grund eine Meldung, ohne Verb.

points-king = { $player } +{ $points }: König ({ part-cities })
points-robber = { $player } +{ $points }: Raubritter ({ $roads ->
    [one] { $roads } fertige Straße
   *[other] { $roads } fertige Straßen
})

## Warum ein Computer wählt, was er wählt, oder an jemandes Stelle wählte; und was er über ein Spiel sagt, das vorbei ist.

why-token = { $on ->
    [king] { $who ->
        [you] Damit bekommst du den König für die größte Stadt.
       *[other] Damit bekommt er den König für die größte Stadt.
    }
   *[robber] { $who ->
        [you] Damit bekommst du den Raubritter für die längste Straße.
       *[other] Damit bekommt er den Raubritter für die längste Straße.
    }
}

## Was in Bildern steht und in den Texten, die dasselbe in Worten sagen.

scene-reason-king = König
scene-reason-robber = Raubritter

## Was vor jemandem liegt, und wie es steht, für die Karte in Worten.

token-king = der König
token-robber = der Raubritter

## Regeln nach Themen, in eigenen Worten: Titel, Absatz, und weitere Wörter, unter denen jemand nachschlägt.

topic-king = Der König
topic-text-king = Stellst du die bisher größte Stadt fertig, bekommst du den König. Es zählen nur die Plättchen, egal, wer die Punkte bekommt. Am Ende bringt der König 1 Punkt je fertiger Stadt auf der Karte.
topic-words-king = König, größte, Stadt, Marke, größte Stadt
topic-robber = Der Raubritter
topic-text-robber = Stellst du die bisher längste Straße fertig, bekommst du den Raubritter. Am Ende bringt er 1 Punkt je fertiger Straße auf der Karte.
topic-words-robber = Raubritter, längste, Straße, Marke, längste Straße
