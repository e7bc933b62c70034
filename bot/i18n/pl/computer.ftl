# Dlaczego komputer wybiera to, co wybiera, albo wybrałby na czyimś miejscu; i co mówi o skończonej grze.

why-only = Nic innego nie da się zrobić.
why-scores = Daje to od razu { phrase-points }.
why-saves = Figurki zostają na coś lepszego.
why-builds = Prowadzi to do najlepszej pozycji.
why-draws = Nowa płytka rokuje lepiej niż wszystko inne.
why-claims = Zaczyna się tym coś własnego na { $cell }.
why-farms = Chłop na { $cell } powinien na końcu przynieść mniej więcej { phrase-points }.
why-improves = Figurka na { $cell } powinna przynieść o mniej więcej { phrase-points } więcej.
why-spoils = { $other } straci na tym mniej więcej { phrase-points }.
why-joins = To wejście w to, co { $other } ma na { $cell }.
why-goods = To daje towary z miasta.
why-token = { $token ->
    [king] To daje króla za największe miasto.
   *[robber] To daje rabusia za najdłuższą drogę.
}
why-double = Budowniczy daje drugą płytkę.
why-home = Figurka z { $cell } wraca i znów jest wolna.
why-nowhere = Płytka nie pasuje nigdzie indziej.
why-denies = Gdzie indziej płytka mogłaby dać przeciwnikowi ({ $other }) jeszcze { phrase-points }.
why-avoids = Gdzie indziej płytka kosztowałaby własne figurki nawet { phrase-points }.
why-idle = Płytka mało komu się przyda, gdziekolwiek leży.
why-ransom = Figurka jest warta więcej niż okup.
why-abbey = Na { $cell } opactwo daje najwięcej.
why-retrieve = Opat dał na { $cell }, ile mógł: { phrase-points }.
why-wagon = Wóz znajduje nową pracę na { $cell }.
why-withdraw = Figurki na { $cell } będzie brakować najmniej.
why-exchange = Ta figurka jest najbardziej potrzebna.
why-siege = Tam atak najmniej szkodzi własnej stronie.
why-captures = Na { $cell } bierze jeńca ({ $other }).
why-barn = Stodoła ma przy { $cell } najlepszą łąkę.
why-tower = Wieża na { $cell } zagraża temu, co wokół niej stoi.
why-defends = Obrońca przynosi punkty i chroni figurki na zewnątrz przed wypędzeniem.
why-claims-row = W rzędzie widać { phrase-points }, a ktoś mógłby go zabrać.
why-takes-points = Dziesięć punktów teraz to więcej, niż da karta.
why-keeps-card = Karta da więcej niż dziesięć punktów.
why-assigns = W tej grupie joker daje najwięcej.
why-lays-stray = Karta innego koloru jest warta dziesięć punktów dla tego, kto weźmie rząd.
why-lays-down = Poprawia rząd, na którym zależy.
why-lays-joker = W tym rzędzie joker jest wart najwięcej.
why-lays-card = Z kart na ręce ta najmniej pomaga innym, a najwięcej sobie.
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
