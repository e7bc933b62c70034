# Dlaczego komputer wybiera to, co wybiera, albo wybrałby na czyimś miejscu; i co mówi o skończonej grze.

why-only = Nic innego nie da się zrobić.
why-scores = Daje to od razu { phrase-points }.
why-saves = Figurki zostają na coś lepszego.
why-draws = Nowa płytka rokuje lepiej niż wszystko inne.
why-claims = Zaczyna się tym coś własnego na { $cell }.
why-farms = Chłop na { $cell } powinien na końcu przynieść mniej więcej { phrase-points }.
why-improves = Figurka na { $cell } powinna przynieść o mniej więcej { phrase-points } więcej.
why-spoils = { $other } straci na tym mniej więcej { phrase-points }.
why-joins = To wejście w to, co { $other } ma na { $cell }.
why-home = Figurka z { $cell } wraca i znów jest wolna.
why-nowhere = Płytka nie pasuje nigdzie indziej.
why-denies = Gdzie indziej płytka mogłaby dać przeciwnikowi ({ $other }) jeszcze { phrase-points }.
why-avoids = Gdzie indziej płytka kosztowałaby własne figurki nawet { phrase-points }.
why-idle = Płytka mało komu się przyda, gdziekolwiek leży.
why-simplest = Żaden komputer nie odpowiedział, więc wykonuje się najprostszy ruch.

review-sources = { $player }: { $sources }
review-turning-point = Tura { $turn }, { $player }: { $points ->
    [one] zmiana przewagi o { $points } punkt.
    [few] zmiana przewagi o { $points } punkty.
   *[many] zmiana przewagi o { $points } punktów.
}
review-better = Tura { $turn }, { $player }: { $played }. Lepiej mniej więcej o { phrase-points }: { $option }.
# What was chosen for the tile that had just been laid at this cell.
review-there = { $cell }: { $option }
