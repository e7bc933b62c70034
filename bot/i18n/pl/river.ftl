### River

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

module-river = Rzeka
module-line-river = 12 płytek: gra zaczyna się od rzeki
module-about-river = Źródło zastępuje płytkę startową. Najpierw kładzie się płytki rzeki, aż jezioro ją zakończy; rzeka dzieli łąki i nadaje mapie kształt.

## Nazwy same w sobie: na listach, tablicach, w legendach.

kind-river = rzeka

## Co leży przed graczem i jak stoi gra, do mapy słowami.

mark-source = źródło rzeki
mark-lake = jezioro

## Zasady według tematów, własnymi słowami: tytuł, akapit i dalsze słowa, pod którymi ktoś może szukać.

topic-river = Rzeka
topic-text-river = Gra zaczyna się od źródła zamiast płytki startowej. Póki nie leży jezioro, dobiera się płytki rzeki, a każda musi przedłużać wodę. Drogi, miasta i łąki na nich działają jak zawsze, ale na rzece nikt nie stoi.
topic-words-river = rzeka, woda, źródło, jezioro, most
topic-bend = Zakręty rzeki
topic-text-bend = Rzeka nie może dwa razy z rzędu skręcić w tę samą stronę, ile by prostych płytek leżało między zakrętami. Pierwszy zakręt jest dowolny.
topic-words-bend = zakręt, skręt, rzeka, prosto
topic-bank = Brzegi rzeki
topic-text-bank = Rzeka dzieli łąki: jej dwa brzegi to różne łąki, chyba że spotykają się wokół źródła, wokół jeziora albo przez inne płytki.
topic-words-bank = brzeg, łąka, rzeka, źródło, jezioro
