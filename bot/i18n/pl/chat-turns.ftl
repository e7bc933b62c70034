# Gra tak, jak opowiada ją czat: tury, nowiny, spojrzenia na stół i co mówią przyciski.

## Tura

turn-asks = { $asked } (tura { $turn })
turn-asks-between = { $asked } (tura { $turn }: { $whose })
turn-asks-round = { $round ->
    [0] { $asked }
   *[other] { $asked } (runda { $round } z { $rounds })
}
turn-computer = { $player } myśli … (tura { $turn })
turn-yours = { $player }, twoja tura (tura { $turn }, grają też: { $others })
turn-second = { $player }, wciąż twoja tura: druga płytka (tura { $turn }, grają też: { $others })
turn-others = { $player } i jeszcze { $count }
turn-laid = [{ $turn }] { $what }
told-tile = { $tile ->
    [abbey] { $player }: { $cell }, opactwo
   *[other] { $player }: { $cell }
}
told-move = { $player }: { $cell }, { phrase-role }
turn-deadline = Zagraj do { $until }
turn-small = { $left } · zagraj do { $until }
turn-scores = { $player } { $points }
turn-gap = +{ $count }: /history
turn-confirm = Potwierdzasz ruch? Do tego czasu nic się nie liczy.
turn-first = Wybierz kratkę, obróć płytkę, postaw figurkę albo pomiń i naciśnij Potwierdź.
turn-first-cards = Naciśnij Moja ręka, wybierz kartę lub dużego podwładnego i naciśnij Potwierdź.
turn-done = Ruch wykonany.
turn-as-it-lies = Zaktualizowano: tak wygląda teraz twoja tura.
turn-elsewhere = Gra toczy się dalej w innej wiadomości.
over-fair = Uczciwe losowanie: ziarno zaczyna się od { $seed }. Sprawdź: /export { $table }
result-line = { $player } { $points }: { $sources }

typed-no-cell = „{ $word }” to nie pole. Płytka pasuje na { $cells }
typed-which-cell = Na którym polu? { $way } jest możliwe na { $cells }. Napisz najpierw pole: { $cell } { $way }
typed-which-way = Jak leży płytka na { $cell }? { $ways }
typed-way = { $way } ({ $turned })
typed-which-option = „{ $words }” nie daje się odczytać jako jeden wybór. Można: { $options }
typed-too-much = Tura jest pełna już przed „{ $words }”. Pomiń to.
typed-hidden = Tę kartę kładzie się zakrytą, a tu wszyscy przeczytaliby jej nazwę. Podaj jej numer albo napisz do bota prywatnie.
typed-see-hand = numery kart na twojej ręce
advice-now = Wybór komputera: { $option }. { $why }
advice-rated = Ta partia liczy się do rankingu, więc podpowiedzi nie ma.
advice-was = Wybór ({ $player }): { $option }. { $why }
advice-unknown = Żaden komputer nie zrobił tu jeszcze ruchu, którego powody można podać. Zapytaj znowu, gdy któryś zagra albo gdy gra się skończy.
advice-no-computer = Przy tym stole nie gra komputer, więc nie ma jeszcze czego wyjaśniać. Gdy gra się skończy, /why spojrzy na nią wstecz.
review-title = Czego można się nauczyć z tej gry
review-later = Przegląd będzie po zakończeniu gry.
review-failed = Ta gra nie ma przeglądu.
page-here = Stół { $table } w przeglądarce
page-none = Ten stół nie ma strony.
hand-none = W tej grze nie ma kart na ręce.

## Spojrzenia

log-title = Ostatnie tury; teraz jest tura { $turn }
replay-title = Gra do tury { $turn }
rules-nearest = Nie ma zasady pod „{ $word }”. Może jedna z tych?
rules-list = Zasady: wybierz rozdział albo napisz słowo, na przykład /rules chłop.
games-none = Nie siedzisz przy żadnym stole. Otwórz stół poleceniem /new
games-title = { $count ->
    [one] Twój stół
    [few] Twoje { $count } stoły
   *[many] Twoje stoły: { $count }
}
games-line = { $state ->
    [mine] { $table }, { $game }: czeka na ciebie
    [open] { $table }, { $game }: { $seats ->
        [one] czeka na graczy, zajęte { $seats } miejsce
        [few] czeka na graczy, zajęte { $seats } miejsca
       *[many] czeka na graczy, zajęte { $seats } miejsc
    }
   *[other] { $table }, { $game }: kolej innych
}
reminder-title = { $count ->
    [one] { $player }, czeka na ciebie { $count } gra.
    [few] { $player }, czekają na ciebie { $count } gry.
   *[many] { $player }, czeka na ciebie { $count } gier.
}
reminder-line = { $game }, stół { $table }

## Nowiny

news-calls = { $player }
news-card-gone = Gra przy stole { $table } się zaczęła.
news-invited = { $by } zaprasza cię do stołu { $table }.
news-resigned = { $seat } się poddaje; dalej gra komputer.
news-seat-offered = Miejsce do wzięcia: { $seat }. Do tego czasu { $seat } gra dalej.
news-seat-kept = { $seat } zatrzymuje miejsce.
news-seat-taken = { $seat } zajmuje oddane miejsce.
news-kicked = { $seat } już nie gra. Gra komputer, dopóki ktoś nie zajmie tego miejsca.
news-place-gone = Stół { $table }: czat { $place } jest już nieosiągalny. Grali tam: { $seats }.
news-left-place = Stół { $table }: w czacie { $place } nie ma już tej osoby: { $seat }.
news-turn-here = Twój czat stołu { $table } jest już nieosiągalny: { $place }. Gra toczy się dalej tutaj.
news-kick-wanted = { $by } chce, żeby od stołu odeszła ta osoba: { $seat }.
news-nudged = { $by } nie może się doczekać twojej tury przy stole { $table }.
news-said = { $by }: { $words }
news-undo-asked = { $seat } chce cofnąć swój ostatni potwierdzony ruch. Potrzebna jest zgoda: { $players }{ $game ->
    [cardcassonne] .
   *[carcassonne] ; dobrana od tego czasu płytka jest już znana i zostaje.
}
news-undo-refused = { $by } się nie zgadza: potwierdzony ruch zostaje ({ $seat }).
news-undone = { $seat } cofa swój ostatni potwierdzony ruch.
news-time-up = { $by ->
    [computer] Czas minął ({ $seat }): tę turę rozgrywa komputer.
   *[time] Czas minął ({ $seat }): wykonano najprostszy ruch.
}
news-reminders-end = O tej turze nie będzie już przypomnień: { $seat }.
news-will-expire = Przy stole { $table } od dawna nic się nie dzieje. Zamknięcie: { $until }.
news-ended = { $how ->
    [host] Stół zamknęła osoba, która go otworzyła.
    [expired] Stół zamknięto: od dawna nic się przy nim nie działo.
    [deserted] Stół jest zamknięty: nikogo już nie ma.
   *[admin] Stół zamknął administrator.
}
news-clock-moved = { $count ->
    [1] Bot był przez jakiś czas niedostępny, więc stół { $tables } ma więcej czasu.
   *[other] Bot był przez jakiś czas niedostępny, więc te stoły mają więcej czasu: { $tables }.
}
news-away = Nieobecność do { $until }: { $seat }.
news-back = { $seat } wraca.
news-rematch = Jeszcze raz? Stół { $table } jest otwarty.
news-reminders = Gra czeka.

## Przyciski

button-join = Dołącz
button-leave = Odejdź od stołu
button-computer = Dodaj komputer
button-options = Opcje
button-start = Zacznij
button-level = { $level ->
    [easy] Łatwy
    [medium] Średni
    [hard] Trudny
    [greedy] Chciwy
    [random] Losowy
   *[other] { $level }
}
button-remove = Odeślij: { $player }
button-ticked = ✓ { $label }
button-module = { $name }: { $line }
button-endtable = Zamknij na dobre
button-part = { $count ->
    [one] Część { $part } ({ $count } pole)
    [few] Część { $part } ({ $count } pola)
   *[many] Część { $part } ({ $count } pól)
}
button-way = { $way }: { $turned }
button-confirm = Potwierdź
button-back = Wstecz
button-all-rules = Wszystkie zasady
button-anew = Od początku
button-more = Więcej …
button-hand = Moja ręka
button-inwords = Słowami
button-board = Plansza
button-board-of = Plansza { $table }
button-table = { $state ->
    [mine] Twoja kolej: ty i { $who } · { $what }
    [alone] Otwarty, tylko ty · { $what }
    [joined] Otwarty: ty i { $who } · { $what }
    [open] Otwarty: { $who } · { $what }
   *[running] { $who }: gra { $decider } · { $what }
}
button-table-computer = komputer
button-table-computers = { $count ->
    [one] { $count } komputer
    [few] { $count } komputery
   *[many] { $count } komputerów
}
button-fields = Łąki
button-cities = Miasta
button-roads = Drogi
button-news = Co nowego
button-whole = Cała mapa
button-words = Słowami
button-png = Jako plik
button-private = Prywatnie
button-agree = Zgoda
button-refuse = Nie zgadzam się
button-take = Weź miejsce
button-vote = Głosuj za
button-rematch = Rewanż
button-replay = Powtórka
button-export = Zapis
button-review = Przegląd
button-pages = W przeglądarce
button-page-watch = Oglądaj w przeglądarce
button-page-turn = Zagraj tę turę w przeglądarce
button-mute = Nie przypominaj już
button-resigned = Poddaj się
button-link-yes = Oba są moje
button-link-no = Nie
button-unlink = Odłącz
button-forget = Zapomnij o mnie
