# Partia tak, jak opowiada ją czat: tury, nowiny, spojrzenia i co mówią przyciski.

## Tura

turn-asks = { $asked } (tura { $turn })
turn-asks-between = { $asked } (tura { $turn }: { $whose })
turn-asks-round = { $round ->
    [0] { $asked }
   *[other] { $asked } (runda { $round } z { $rounds })
}
turn-computer = { $player } myśli… (tura { $turn })
turn-yours = { $player }, twoja kolej (tura { $turn }). Grasz z: { $others }
turn-second = { $player }, nadal twoja kolej: druga płytka (tura { $turn }). Grasz z: { $others }
turn-others = { $player } i jeszcze { $count }
turn-laid = #{ $turn } { $what }
told-tile = { $tile ->
    [abbey] { $player }: { $cell }, opactwo
   *[other] { $player }: { $cell }
}
told-move = { $player }: { $cell }, { phrase-role }
turn-deadline = Zagraj do { $until }
turn-small = { $left } · do { $until }
turn-pace = { $pace } na turę
turn-notice = { $time } po tej wiadomości
turn-banks = Zapas czasu: { $banks }
turn-bank = { $player }: { $left }
turn-scores = { $player } { $points }
turn-score-line = Punkty: { $scores }
turn-gap = +{ $count }: /history
turn-confirm = Potwierdzasz ruch? Dopiero wtedy się liczy.
turn-first = Wybierz kratkę, obróć płytkę, postaw podwładnego lub pomiń, potem naciśnij Potwierdź.
turn-first-cards = Naciśnij Moja ręka, wybierz kartę lub dużego podwładnego i naciśnij Potwierdź.
turn-again = Naciśnij jeszcze raz, aby potwierdzić: { $choice }
turn-done = Ruch wykonany.
turn-as-it-lies = Ten ruch wygląda teraz tak.
turn-elsewhere = Partia toczy się dalej w innej wiadomości.
lobby-in-private = Partia toczy się dalej prywatnie.
fold-turn = #{ $turn } { $played }
fold-settled = Sprawa załatwiona.
over-fair = Uczciwe losowanie: ziarno { $seed }… · /export { $table }
result-line = { $player } { $points }: { $sources }
result-gone = { $how ->
    [resigned] partia poddana
   *[removed] poza grą
}

typed-no-cell = „{ $word }” to nie kratka. Płytka pasuje na { $cells }.
typed-place-first = Połóż najpierw płytkę. Pasuje na { $cells }.
typed-no-way = { $way } nie jest możliwe na żadnej kratce. Płytka pasuje na { $cells }.
typed-no-fit = Na { $cell } płytka nie pasuje. Pasuje na { $cells }.
typed-not-this-way = { $way } nie jest możliwe na { $cell }. Do wyboru: { $ways }
typed-which-cell = Która kratka? { $way } jest możliwe na { $cells }. Podaj najpierw kratkę: { $cell } { $way }
typed-which-way = Jak obrócić płytkę na { $cell }? { $ways }
typed-way = { $way } ({ $turned })
typed-which-option = „{ $words }” nie jest tu możliwe.
typed-which-of = „{ $words }” pasuje do kilku możliwości. Którą wybierasz?
typed-no-role = Nie ma tu miejsca na { phrase-role-object }.
typed-which-role = Gdzie stawiasz { phrase-role-object }?
typed-too-much = Twój ruch jest już kompletny. Pomiń „{ $words }”.
typed-hidden = Ta karta będzie zakryta, a tu każdy przeczyta jej nazwę. Podaj jej numer albo przyślij ruch prywatnie.
typed-hand = „{ $words }” nie jest tu możliwe. Użyj numerów kart na ręce.
advice-now = Komputer zagrałby: { $option }. { $why }
advice-rated = W partiach rankingowych nie ma podpowiedzi. Przed następną wyłącz Rankingowa w Opcjach.
advice-was = Ruch gracza { $player }: { $option }. { $why }
advice-unknown = Nie ma jeszcze ruchu komputera, który można wyjaśnić. Spróbuj ponownie, gdy komputer zagra albo gdy partia się skończy.
advice-no-computer = W tej partii nie gra żaden komputer. Gdy się skończy, /why pokaże jej analizę.
review-title = Analiza partii
review-later = Analiza będzie gotowa po zakończeniu partii.
review-failed = Ta partia nie ma analizy.
page-here = Partia { $table } w przeglądarce
page-none = Ta partia nie ma strony.
hand-none = W tej partii nie gra się kartami.

## Spojrzenia

log-title = Ostatnie tury (teraz: tura { $turn })
log-none = Nic jeszcze nie zagrano.
replay-title = Partia do tury { $turn }
replay-whole = Cała partia
rules-nearest = Nie ma zasady dla „{ $word }”. Może chodzi o jedną z tych?
rules-in-help = „{ $word }” to nie zasada gry. Może pomoże to:
rules-expansion = { $played ->
    [yes] Z dodatku „{ $expansion }”, którego nie ma w tej partii.
   *[no] Z dodatku „{ $expansion }”.
}
rules-other-game = { $played ->
    [yes] Z innej gry: { $game }.
   *[no] Z gry { $game }.
}
rules-list = Zasady: wybierz rozdział albo wpisz słowo, na przykład /rules chłop.
games-none = Nie masz żadnych partii. Zacznij jedną: /new
games-title = { $count ->
    [one] Twoja partia
    [few] Twoje { $count } partie
   *[many] Twoje { $count } partii
}
games-line = { $state ->
    [mine] { $game } ({ $table }): twoja kolej
    [open] { $game } ({ $table }): { $seats ->
        [one] czeka na graczy, { $seats } zajęte miejsce
        [few] czeka na graczy, { $seats } zajęte miejsca
       *[many] czeka na graczy, { $seats } zajętych miejsc
    }
   *[other] { $game } ({ $table }): kolej innych
}
reminder-one = { $limit ->
    [yes] { $player }, twoja kolej. Grasz z: { $others }. { turn-deadline }.
   *[no] { $player }, twoja kolej. Grasz z: { $others }.
}
reminder-title = { $count ->
    [one] { $player }, twoja kolej.
    [few] { $player }, twoja kolej w { $count } partiach.
   *[many] { $player }, twoja kolej w { $count } partiach.
}
reminder-line = { $game } ({ $table })
reminder-last = To ostatnie przypomnienie w tej turze.

## Nowiny

news-card-gone = Partia { $table } już trwa: { $players }.
news-card-closed = Partia { $table } jest zamknięta.
news-invited = { $by } zaprasza cię do partii { $table }.
news-resigned = { $seat } poddaje się. Dalej gra komputer.
news-seat-offered = { $seat } szuka kogoś na swoje miejsce i do tego czasu gra dalej.
news-seat-kept = { $seat } zostaje w grze.
news-seat-taken = { $seat } zajmuje wolne miejsce.
news-kicked = { $seat } już nie gra. Dopóki ktoś nie zajmie miejsca, gra komputer.
news-place-gone = Partia { $table }: czat { $place } jest już poza moim zasięgiem. Tam grają: { $seats }.
news-left-place = Partia { $table }: { $seat } nie jest już na czacie { $place }.
news-turn-here = Nie mogę już pisać na czacie { $place }: partia { $table } toczy się tutaj.
news-moved-back = Partia { $table } toczy się dalej na czacie { $place }.
button-movehere = Przenieś partię tutaj
movehere-done = Partia toczy się dalej tutaj.
news-kick-wanted = { $by } prosi o usunięcie gracza z partii: { $seat }.
news-nudged = { $player }, twoja kolej: { $by } czeka w partii { $table }.
news-said = { $by }: { $words }
news-undo-asked = { $game ->
    [carcassonne] { $players }, czekamy na odpowiedź: { $seat } chce cofnąć ostatni ruch. Zgoda? Dobrana potem płytka się nie zmieni.
   *[cardcassonne] { $players }, czekamy na odpowiedź: { $seat } chce cofnąć ostatni ruch. Zgoda?
}
news-undo-refused = { $by } się nie zgadza, więc ostatni ruch zostaje ({ $seat }).
news-undone = { $seat } cofa swój ostatni ruch.
news-time-up = { $by ->
    [computer] Koniec czasu: { $seat }. Tę turę rozgrywa komputer.
   *[time] Koniec czasu: { $seat }. Bot wykonuje prosty ruch.
}
news-will-expire = W partii { $table } od dawna nikt nie gra. Zamknięcie: { $until }.
news-ended = { $how ->
    [host] Gospodarz zamyka partię.
    [expired] Partia zamknięta: od dawna nikt nie gra.
    [deserted] Partia zamknięta: nie ma już żadnych graczy.
   *[admin] Administrator zamyka partię.
}
news-clock-moved = { $count ->
    [1] Bot był offline ({ $time }), więc partia { $tables } ma więcej czasu.
   *[other] Bot był offline ({ $time }), więc te partie mają więcej czasu: { $tables }.
}
button-games = Moje partie
news-away = { $seat } ma przerwę do { $until }.
news-away-ahead = { $seat } ma przerwę od { $since } do { $until }.
news-deadline-moved = { $why ->
    [given] { $seat } ma teraz czas do { $until }: więcej czasu daje { $by }.
    [free_day] { $seat } ma teraz czas do { $until }: dzień wolny.
   *[quiet] { $seat } ma teraz czas do { $until }: godziny ciszy.
}
news-pause-asked = { $seat } prosi o pauzę do { $until }. Wszyscy inni muszą się zgodzić.
news-pause-refused = { $by } nie zgadza się na pauzę: zegar idzie dalej.
news-paused = Pauza do { $until }. Każdy gracz może ją zakończyć.
news-resumed = { $by } kończy pauzę: zegar znowu idzie.
news-back = { $seat } wraca do gry.
news-rematch = Rewanż? Partia { $table } czeka na graczy.
news-reminders = Twoja kolej w jednej z partii.

## Przyciski

button-join = Dołącz
button-leave = Odejdź
button-computer = Dodaj komputer
button-options = Opcje
button-start = Zacznij
button-level = { $level ->
    [easy] Łatwy
    [medium] Średni
    [hard] Trudny
    [master] Mistrz
    [greedy] Chciwy
    [random] Losowy
   *[other] { $level }
}
button-remove = Usuń: { $player }
button-ticked = ✓ { $label }
expansion-line = { $name }: { $line }
button-endtable = Zamknij partię
button-keep = Zostaw otwartą
button-part = { $count ->
    [one] Część { $part } ({ $count } kratka)
    [few] Część { $part } ({ $count } kratki)
   *[many] Część { $part } ({ $count } kratek)
}
button-way = { $way }: { $turned }
button-confirm = Potwierdź
button-skip = Pomiń i potwierdź
button-back = Wstecz
button-all-rules = Wszystkie zasady
button-copy = Kopiuj kod
button-share = Zaproś znajomych
button-share-board = Udostępnij planszę
button-anew = Od nowa
button-more = Więcej…
button-hand = Moja ręka
button-inwords = Plansza jako tekst
button-show-here = Pokaż tutaj
show-wait = Możesz tu coś pokazać raz na minutę.
button-board = Plansza
button-board-of = Plansza { $table }
button-table = { $state ->
    [mine] Twoja kolej: { $who } · { $what }
    [alone] Otwarta, tylko ty · { $what }
    [joined] Otwarta: ty i { $who } · { $what }
    [open] Otwarta: { $who } · { $what }
    [theirs] Gra { $who } · { $what }
   *[running] { $who }: gra { $decider } · { $what }
}
button-table-computer = komputer
button-table-computers = { $count ->
    [one] { $count } komputer
    [few] { $count } komputery
   *[many] { $count } komputerów
}
button-fields = Pola
button-cities = Miasta
button-roads = Trakty
button-news = Co nowego
button-whole = Cała mapa
button-words = Jako tekst
button-png = Pełny obraz
button-private = Otwórz prywatny czat
button-agree = Zgoda
button-refuse = Nie zgadzam się
button-pauseyes = Zrób pauzę
button-pauseno = Gramy dalej
button-resume = Zakończ pauzę
button-take = Zajmij miejsce
button-vote = Głosuj za usunięciem
button-rematch = Rewanż
button-replay = Powtórka
button-export = Zapis partii
button-review = Analiza
button-pages = Otwórz w przeglądarce
button-page-watch = Oglądaj w przeglądarce
button-page-turn = Graj w przeglądarce
button-mute = Wycisz tę turę
button-another = Dodaj kolejny
button-stay = Zostaję
button-substitute = { $offered ->
    [yes] Zachowaj miejsce
   *[no] Oddaj miejsce
}
button-resigned = Poddaj się
button-link-yes = Oba są moje
button-link-no = Nie
button-unlink = Odłącz
button-stay-linked = Zostaw połączone
button-mydata = Pobierz moje dane
button-unblock = Odblokuj: { $player }
button-forget = Usuń moje dane
button-delete-yes = Usuń na zawsze
button-keep-data = Zachowaj moje dane
