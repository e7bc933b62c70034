### Traders & Builders

## Spiele, Erweiterungen und Optionen: Name, eine Zeile fürs Menü, ein Absatz.

module-traders-builders = Händler & Baumeister
module-line-traders-builders = 24 Plättchen, Waren, Baumeister, Schwein
module-about-traders-builders = Wer eine Stadt fertigstellt, bekommt ihre Waren, und die meisten Waren einer Sorte bringen 10 Punkte. Der Baumeister verschafft Doppelzüge, das Schwein einen Punkt mehr für jede Stadt am Rand seiner Wiese.

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
event-double-turn = { $player } baut am Gebiet des Baumeisters weiter und darf ein zweites Plättchen legen

## Punkte mit den Teilen ihrer Summe, für jeden Grund eine Meldung, ohne Verb.

points-goods = { $wine ->
    [0] { $grain ->
        [0] { $player } +{ $points }: meister Stoff ({ $cloth })
       *[other] { $player } +{ $points }: meistes Korn ({ $grain })
    }
   *[other] { $player } +{ $points }: meister Wein ({ $wine })
}
part-pig = { $pig ->
    [0] { "" }
   *[other] , mit dem Schwein
}

## Warum ein Computer wählt, was er wählt, oder an jemandes Stelle wählte; und was er über ein Spiel sagt, das vorbei ist.

why-builds = So entsteht die beste Stellung.
why-goods = Das bringt die Waren der Stadt.
why-double = Der Baumeister bringt ein zweites Plättchen.

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
topic-text-goods = Wer das Plättchen legt, das eine Stadt fertigstellt, bekommt Wein, Korn und Stoff, die darin abgebildet sind, wer auch immer die Stadt wertet. Am Ende bringen die meisten Marken einer Sorte 10 Punkte; bei Gleichstand bekommen sie alle.
topic-words-goods = Waren, Wein, Korn, Getreide, Stoff, Tuch, Marke
topic-builder = Der Baumeister
topic-text-builder = Deinen Baumeister darfst du auf eine Straße oder in eine Stadt des neuen Plättchens setzen, wo schon ein Gefolgsmann von dir steht. Selbst zählt er nichts; baust du aber an seinem Gebiet weiter, darfst du ein zweites Plättchen legen. Heim kommt er mit der Wertung des Gebiets oder mit deinem letzten Gefolgsmann dort.
topic-words-builder = Baumeister, weiterbauen, doppelt, zweites
topic-double-turn = Der Doppelzug
topic-text-double-turn = Baust du an der Straße oder Stadt deines Baumeisters weiter, darfst du nach der Wertung ein zweites Plättchen ziehen und nach allen gewöhnlichen Regeln legen. Ein drittes gibt es nie. Ob du es willst, entscheidest du vor dem Ziehen.
topic-words-double-turn = Doppelzug, zweiter, Teil, Zug, Baumeister, Extrazug
topic-pig = Das Schwein
topic-text-pig = Dein Schwein darfst du auf eine Wiese des neuen Plättchens setzen, auf der du einen Bauern hast. Wertest du diese Wiese, bekommst du für jede fertige Stadt 1 Punkt mehr. Zur Mehrheit hilft das Schwein nicht.
topic-words-pig = Schwein, Wiese, Bauer, vier
