# Dlaczego czegoś nie można zrobić w partii albo wokół niej.

denied-no-table = Żadna partia nie ma kodu „{ $table }”. Sprawdź go albo zacznij nową: /new
denied-none-here = Nie ma tu żadnej partii. Zacznij jedną: /new
denied-unknown-words = { $takes ->
    [nothing] Po /{ $command } nie wpisuje się nic więcej: usuń „{ $words }”.
    [table] „{ $words }” nie jest kodem partii, a po /{ $command } wpisuje się tylko kod.
   *[more] Po /{ $command } nie rozumiem „{ $words }”. Co można wpisać: /help { $command }
}
denied-unknown-game = Nie ma gry ani dodatku „{ $word }”. Gry: { $games }. Dodatki: { $modules }.
denied-bad-pace = Tura nie może trwać „{ $word }”. Do wyboru: { $paces }.
denied-bad-seats = { $more ->
    [0] W { $game } gra od { $fewest } do { $most } osób, nie { $seats }.
   *[other] W { $game } gra od { $fewest } do { $most } osób ({ $more } z dodatkiem { $modules }), nie { $seats }.
}
denied-no-expansions = { $game } nie ma dodatków: usuń „{ $word }”.
denied-not-allowed = { $ask ->
    [host] To może zrobić tylko { $roles } ({ $host }).
    [hosts] To mogą zrobić tylko { $roles }. Zwróć się do: { $host }.
    [seat] To mogą zrobić tylko { $roles }. Twoje partie: /games
    [single] To może zrobić tylko { $roles }. Poproś o to.
   *[other] To mogą zrobić tylko { $roles }. Poproś o to.
}
denied-table-full = Wszystkie miejsca ({ $seats }) są zajęte. Możesz śledzić partię albo zacząć własną: /new
denied-already-seated = Już grasz w tej partii. Plansza: /board
denied-not-seated = Nie grasz w tej partii. Swoje zobaczysz tak: /games
denied-invitation-needed = Ta partia jest prywatna. Poproś jednego z graczy o zaproszenie.
denied-colour-taken = Ktoś ma już kolor { $colour }. Wolne kolory: { $colours }.
denied-unknown-colour = Nie ma koloru „{ $colour }”. Wolne kolory: { $colours }.
denied-too-long = { $most ->
    [one] Za długie: najwyżej { $most } znak.
    [few] Za długie: najwyżej { $most } znaki.
   *[many] Za długie: najwyżej { $most } znaków.
}
denied-too-few = { $fewest ->
    [one] Potrzeba co najmniej { $fewest } gracza, który nie jest komputerem.
    [few] Potrzeba co najmniej { $fewest } graczy, w tym człowieka. Inni naciskają { button-join } albo ty { button-computer }.
   *[many] Potrzeba co najmniej { $fewest } graczy, w tym człowieka. Inni naciskają { button-join } albo ty { button-computer }.
}
denied-bad-option = { $option ->
    [seats] Tak nie da się grać; liczba miejsc: { $value }.
   *[other] „{ $value }” nie jest tu dostępne.
}
denied-not-open = Ta partia już trwa. Zacznij nową: /new
denied-not-begun = Ta partia jeszcze się nie zaczęła. Żeby ją zacząć: /begin
denied-over = Ta partia jest zakończona. /board { $table } pokazuje jej koniec, /export { $table } daje zapis, a /rematch { $table } zaczyna ją od nowa.
denied-closed = Ta partia jest zamknięta. Zacznij inną: /new
denied-not-over = Ta partia jeszcze trwa. Plansza: /board
denied-stale = Partia poszła dalej: to był krok { $was }, a teraz jest { $now }. Spójrz na najnowszą planszę.
denied-draft-moved = Ten ruch wygląda już inaczej. Użyj najnowszej wiadomości.
denied-no-draft = Nie ma jeszcze czego potwierdzić. Najpierw połóż płytkę.
denied-draft-unfinished = Twój ruch nie jest jeszcze kompletny. Najpierw wybierz to, czego brakuje.
denied-not-your-turn = { $plays ->
    [person] Teraz gra { $seat }. Żeby ponaglić: /nudge
   *[computer] Teraz gra { $seat }.
}
denied-nothing-to-undo = Nie ma czego cofnąć: brak potwierdzonego ruchu albo ktoś zagrał już po nim.
denied-undo-seen = Tego nie można cofnąć: ujawniło coś zakrytego.
denied-undo-asked = Pytanie do pozostałych jest już wysłane.
denied-no-question = Nie masz tu na co odpowiadać.
denied-no-such-seat = Nie ma takiego miejsca.
denied-seat-is-computers = Na tym miejscu gra komputer.
denied-seat-not-offered = To miejsce nie jest wolne. Żeby śledzić partię: /watch
denied-kick-yourself = Siebie nie usuniesz. Użyj /leave.
denied-kick-two = Przy dwóch graczach można kogoś usunąć dopiero po { $fewest } opuszczonych turach z rzędu. Ponaglić można tak: /nudge
denied-nudge-too-soon = Ponaglenie już było. Następne możesz wysłać od { $until }.
denied-nudge-quiet = Ten gracz ma godziny ciszy. Możesz go ponaglić od { $until }.
denied-nudge-away = Ten gracz ma przerwę do { $until }.
denied-nudge-yourself = To twoja kolej. Zobacz: /move
denied-give-yourself = To twoja kolej. Więcej czasu mogą ci dać tylko inni.
denied-given-twice = Więcej czasu było już dwa razy, a częściej nie można.
denied-no-clock = W tej partii nie płynie żaden zegar.
denied-pause-asked = Prośba o pauzę już jest. Poczekaj na odpowiedzi.
denied-paused-twice = Ta partia miała już { $most } pauzy, więcej nie można.
denied-bad-pause = Pauza trwa najwyżej { $most } dni, na przykład /pause 3d.
denied-game-paused = Partia ma pauzę do { $until }. Zakończ ją: /pause
denied-no-pause = Partia nie ma pauzy. Poproś o nią: /pause 3d
denied-say-nothing = Co mam wysłać? Napisz to po poleceniu.
denied-say-too-much = Dużo tych wiadomości. Następne możesz wysłać od { $until }.
denied-say-off = Wiadomości między czatami są tu wyłączone. Administratorzy mogą je włączyć: /setup
denied-already-watching = Ten czat pokazuje już tę partię.
denied-not-watching = Ten czat nie śledzi tej partii.
denied-too-many-tables = { $most ->
    [one] Masz już { $most } partię, więcej ten bot nie pozwala. Żeby jakąś opuścić: /games
    [few] Masz już { $most } partie, więcej ten bot nie pozwala. Żeby jakąś opuścić: /games
   *[many] Masz już { $most } partii, więcej ten bot nie pozwala. Żeby jakąś opuścić: /games
}
denied-too-many-here = { $most ->
    [one] Ten czat ma już { $most } partię, więcej ten bot nie pozwala. Dokończcie którąś albo niech zamknie ją gospodarz lub administrator: /close
    [few] Ten czat ma już { $most } partie, więcej ten bot nie pozwala. Dokończcie którąś albo niech zamknie ją gospodarz lub administrator: /close
   *[many] Ten czat ma już { $most } partii, więcej ten bot nie pozwala. Dokończcie którąś albo niech zamknie ją gospodarz lub administrator: /close
}
denied-too-fast = Za szybko. Poczekaj do { $until }.
denied-bad-zone = Nie znam strefy czasowej „{ $zone }”. Spróbuj takiej jak Europe/Warsaw albo America/New_York.
denied-bad-quiet = Podaj dwie godziny, na przykład 22:00 07:00, w odstępie najwyżej { $most } godz.
denied-bad-playing = Podaj dwie godziny, na przykład 7-22, w odstępie co najmniej { $fewest } godz.
denied-bad-free-days = Podaj najwyżej { $most } dni tygodnia, na przykład sob niedz.
denied-bad-interval = { $fewest ->
    [one] Przypomnienia nie mogą przychodzić częściej niż co godzinę.
    [few] Przypomnienia nie mogą przychodzić częściej niż co { $fewest } godziny.
   *[many] Przypomnienia nie mogą przychodzić częściej niż co { $fewest } godzin.
}
denied-bad-away = Podaj, jak długo albo do kiedy: 3 dni, 12 godzin, { word-tomorrow } 8:00 albo datę (rok-miesiąc-dzień).
denied-away-too-long = Przerwa może trwać najwyżej { $most } dni. Spróbuj 3d albo bliższej daty.
denied-bad-setting = Nie mogę ustawić „{ $setting }”. Co można ustawić, pokazuje /{ $command }
denied-bad-value = „{ $value }” nie jest tu możliwe. Do wyboru: { $choices }
denied-bad-name = Imię ma od 1 do { $most } znaków.
denied-block-yourself = Siebie nie zablokujesz.
denied-bad-link = Ten kod jest błędny albo nieważny. Weź nowy przez /link na drugiej platformie.
denied-link-same = Te konta są już połączone.
denied-link-gone = To pytanie ma już odpowiedź albo jest nieważne. Zacznij od nowa: /link
denied-not-linked = To konto nie jest połączone z innym. Połączysz je tak: /link
denied-link-same-table = Oba konta grają w partii { $table }. Połącz je, gdy się skończy.
denied-opening-restricted = Na tym czacie partie mogą zaczynać tylko administratorzy. Poproś któregoś albo zagraj ze mną prywatnie.
denied-wrong-channel = Na tym kanale nie wolno grać. Spróbuj na innym.
denied-import-unfit = { $why ->
    [form] To nie jest zapis partii albo jest uszkodzony.
    [unknown] Ten bot nie zna tej gry albo zapis jest nowszy.
    [action] Ta partia nie może toczyć się dalej: krok { $number } łamie zasady.
    [hidden] W tym zapisie nie ma zakrytych kart, więc partia nie może toczyć się dalej.
   *[setup] Ta partia nie może toczyć się dalej: miejsca, dodatki i płytki do siebie nie pasują.
}
denied-import-over = Ta partia jest zakończona. Możesz ją obejrzeć, ale nie grać dalej.
denied-export-none = Nie ma czego zapisać: partia jeszcze się nie zaczęła. Żeby ją zacząć: /begin
denied-paused = Ta partia jest wstrzymana: ta wersja bota grałaby ją inaczej. Powiedz o tym właścicielowi bota.
