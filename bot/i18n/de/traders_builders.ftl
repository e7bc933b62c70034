### Traders & Builders

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

module-traders-builders = Händler und Baumeister
module-line-traders-builders = 24 Plättchen, Baumeister, Schwein
module-about-traders-builders = Stellst du eine Stadt fertig, bekommst du ihre Waren; die meisten einer Sorte bringen 10 Punkte. Mit dem Baumeister legst du ein zweites Plättchen, und das Schwein bringt einen Punkt mehr für jede Stadt an seiner Wiese.

## Namen für sich allein: in Listen, auf Tafeln, in Legenden.

figure-builder = Baumeister
figure-pig = Schwein
goods-wine = Wein
goods-grain = Korn
goods-cloth = Stoff

## Was geschehen ist, je ein Satz in der Gegenwart. $player ist der, dessen Ereignis es ist, $other der zweite darin.

event-goods-taken = { $goods ->
    [wine] { $player } bekommt Wein: { $count }
    [grain] { $player } bekommt Korn: { $count }
   *[cloth] { $player } bekommt Stoff: { $count }
}
event-double-turn = { $player } darf dank Baumeister ein zweites Plättchen legen

## Punkte mit den Teilen ihrer Summe, für jeden Grund eine Meldung, ohne Verb.

points-goods = { $wine ->
    [0] { $grain ->
        [0] { $player } +{ $points }: am meisten Stoff ({ $cloth })
       *[other] { $player } +{ $points }: am meisten Korn ({ $grain })
    }
   *[other] { $player } +{ $points }: am meisten Wein ({ $wine })
}
part-pig = { $pig ->
    [0] { "" }
   *[other] , mit dem Schwein
}

## Warum ein Computer wählt, was er wählt, oder an jemandes Stelle wählte; und was er über ein Spiel sagt, das vorbei ist.

why-builds = So entsteht die beste Stellung.
why-goods = { $who ->
    [you] Damit bekommst du die Waren der Stadt.
   *[other] Damit bekommt er die Waren der Stadt.
}
why-double = { $who ->
    [you] Der Baumeister bringt dir ein zweites Plättchen.
   *[other] Der Baumeister bringt ihm ein zweites Plättchen.
}

## Was in Bildern steht und in den Texten, die dasselbe in Worten sagen.

scene-reason-goods = Waren

## Was vor jemandem liegt, und wie es steht, für die Karte in Worten.

supply-builder = { $count ->
    [one] { $count } Baumeister
   *[other] { $count } Baumeister
}
supply-pig = { $count ->
    [one] { $count } Schwein
   *[other] { $count } Schweine
}
token-wine = Wein: { $count }
token-grain = Korn: { $count }
token-cloth = Stoff: { $count }
mark-wine = Wein in einer Stadt
mark-grain = Korn in einer Stadt
mark-cloth = Stoff in einer Stadt

## Regeln nach Themen, in eigenen Worten: Titel, Absatz, und weitere Wörter, unter denen jemand nachschlägt.

topic-goods = Waren
topic-text-goods = Stellst du eine Stadt fertig, bekommst du ihren Wein, ihr Korn und ihren Stoff, egal, wer die Punkte bekommt. Am Ende bringen die meisten Warenplättchen einer Sorte 10 Punkte, bei Gleichstand allen.
topic-words-goods = Waren, Wein, Korn, Getreide, Stoff, Tuch, Marke
topic-builder = Der Baumeister
topic-text-builder = Setz deinen Baumeister auf eine Straße oder in eine Stadt des neuen Plättchens, wo du schon einen Meeple hast. Er selbst zählt nichts; baust du aber an seinem Gebiet weiter, darfst du ein zweites Plättchen legen. Er kommt nach der Wertung zurück oder mit deinem letzten Meeple dort.
topic-words-builder = Baumeister, weiterbauen, doppelt, zweites
topic-double-turn = Der Doppelzug
topic-text-double-turn = Baust du an der Straße oder Stadt deines Baumeisters weiter, darfst du nach der Wertung ein zweites Plättchen ziehen und nach allen Regeln legen. Ein drittes gibt es nie. Ob du das zweite willst, entscheidest du vor dem Ziehen.
topic-words-double-turn = Doppelzug, zweiter, Teil, Zug, Baumeister, Extrazug
topic-pig = Das Schwein
topic-text-pig = Setz dein Schwein auf eine Wiese des neuen Plättchens, auf der du einen Bauern hast. Bekommst du die Punkte der Wiese, ist es 1 mehr je fertiger Stadt. Für die Mehrheit zählt das Schwein nicht.
topic-words-pig = Schwein, Wiese, Bauer, vier
