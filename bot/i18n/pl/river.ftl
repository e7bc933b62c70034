### River

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

module-river = Rzeka
module-line-river = 12 płytek: partia zaczyna się od rzeki
module-about-river = Źródło zastępuje płytkę startową. W pierwszych turach kładzie się płytki rzeki, aż jezioro ją zakończy; rzeka dzieli pola i nadaje mapie kształt.

## Nazwy same w sobie: na listach, tablicach, w legendach.

kind-river = rzeka

## Co leży przed graczem i jak stoi gra, do mapy słowami.

mark-source = źródło rzeki
mark-lake = jezioro

## Zasady według tematów, własnymi słowami: tytuł, akapit i dalsze słowa, pod którymi ktoś może szukać.

topic-river = Rzeka
topic-text-river = Partia zaczyna się od źródła zamiast płytki startowej. Dopóki na mapie nie ma jeziora, wszyscy dobierają płytki rzeki i każda musi przedłużać wodę. Ich trakty, miasta i pola możesz zajmować jak zawsze, ale rzeki nie.
topic-words-river = rzeka, woda, źródło, jezioro, most
topic-bend = Zakręty rzeki
topic-text-bend = Rzeka nie może dwa razy z rzędu skręcić w tę samą stronę, choćby między zakrętami było wiele prostych płytek. Pierwszy zakręt jest dowolny.
topic-words-bend = zakręt, skręt, rzeka, prosto
topic-bank = Brzegi rzeki
topic-text-bank = Rzeka dzieli pola: jej dwa brzegi to różne pola, chyba że łączą się wokół źródła, wokół jeziora albo przez inne płytki.
topic-words-bank = brzeg, pole, łąka, rzeka, źródło, jezioro
