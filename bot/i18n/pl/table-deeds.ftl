# Dlaczego czegoś nie można zrobić przy stole albo wokół niego.

denied-no-table = Nie ma stołu { $table }. Sprawdź kod jeszcze raz albo otwórz nowy stół.
denied-none-here = Nie ma tu stołu. /new otwiera nowy.
denied-unknown-words = { $takes ->
    [nothing] Po /{ $command } nic się nie wpisuje: „{ $words }” jest zbędne.
    [table] „{ $words }” nie jest kodem stołu, a po /{ $command } nie może stać nic innego.
   *[more] Nie wiadomo, co znaczy „{ $words }” po /{ $command }. /help { $command } mówi, co można tam napisać.
}
denied-unknown-game = Nie ma gry ani rozszerzenia „{ $word }”. Gry: { $games }. Rozszerzenia: { $modules }.
denied-no-expansions = { $game } nie ma rozszerzeń: usuń „{ $word }”.
denied-not-allowed = Tego tu nie możesz. Mogą: { $roles }.
denied-table-full = Wszystkie miejsca ({ $seats }) są zajęte. Możesz oglądać albo otworzyć własny stół.
denied-already-seated = Siedzisz już przy tym stole.
denied-not-seated = Nie siedzisz przy tym stole.
denied-invitation-needed = To prywatny stół. Poproś kogoś, kto tam gra, o zaproszenie.
denied-colour-taken = Ten kolor jest zajęty: { $colour }. Wolne: { $colours }.
denied-unknown-colour = Nie ma koloru { $colour }. Wolne: { $colours }.
denied-too-long = To za długie. Najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
}, proszę.
denied-too-few = Gra potrzebuje co najmniej { $fewest ->
    [one] { $fewest } gracza, i to człowieka.
    [few] { $fewest } graczy, w tym człowieka.
   *[many] { $fewest } graczy, w tym człowieka.
}
denied-bad-option = { $option ->
    [seats] W to nie da się grać przy tylu miejscach: { $value }.
   *[other] Nie można tu wybrać „{ $value }”.
}
denied-not-open = Ta gra już się zaczęła.
denied-not-begun = Ta gra jeszcze się nie zaczęła. Zaczyna ją /begin.
denied-over = Ta gra się skończyła. /board { $table } pokazuje, jak się skończyła, /export { $table } daje zapis, /rematch { $table } rozpoczyna ją jeszcze raz.
denied-closed = Ten stół jest zamknięty. /new otwiera nowy.
denied-not-over = Ta gra jeszcze trwa.
denied-stale = To był krok { $was }; stół jest teraz na kroku { $now }. Spójrz na planszę jeszcze raz.
denied-draft-moved = Twoja tura w międzyczasie się zmieniła. /move pokaże ją taką, jaka jest teraz.
denied-no-draft = Nie ma czego potwierdzać. Najpierw połóż płytkę.
denied-draft-unfinished = Twoja tura nie jest jeszcze pełna. Najpierw dokonaj następnego wyboru.
denied-not-your-turn = Teraz decyduje { $seat }.
denied-nothing-to-undo = Nie ma czego cofnąć: nic jeszcze nie potwierdzono albo gra poszła dalej.
denied-undo-seen = Tego nie można cofnąć: ujawniło się coś ukrytego.
denied-undo-asked = Innych już zapytano.
denied-no-question = Nie ma pytania, na które możesz odpowiedzieć.
denied-no-such-seat = Nie ma takiego miejsca.
denied-seat-is-computers = Na tym miejscu gra komputer.
denied-seat-not-offered = To miejsce nie jest do wzięcia.
denied-kick-yourself = Siebie nie odeślesz. Możesz odejść od stołu, poddać się albo oddać miejsce.
denied-kick-two = We dwoje można kogoś usunąć dopiero po { $fewest } opuszczonych turach z rzędu. /nudge wyśle przypomnienie.
denied-nudge-too-soon = Przypomnienie już było. Znów można: { $until }.
denied-nudge-quiet = Tam są godziny ciszy. Spróbuj znów: { $until }.
denied-nudge-away = Ta osoba jest nieobecna do { $until }.
denied-nudge-yourself = To twoja kolej.
denied-say-nothing = Nie ma czego wysłać. Napisz słowa po poleceniu.
denied-say-too-much = Dużo naraz. Dalej: { $until }.
denied-say-off = Wiadomości z innych czatów są tu wyłączone.
denied-already-watching = Ten stół jest tu już pokazywany.
denied-not-watching = Ten czat gra przy tym stole, nie tylko ogląda.
denied-too-many-tables = Masz już { $most ->
    [one] { $most } stół
    [few] { $most } stoły
   *[many] { $most } stołów
}. Więcej tu nie można.
denied-too-many-here = Ten czat ma już { $most ->
    [one] { $most } stół
    [few] { $most } stoły
   *[many] { $most } stołów
}. Więcej tu nie można.
denied-too-fast = Za szybko. Dalej: { $until }.
denied-bad-zone = Nie ma strefy czasowej { $zone }. Napisz ją jak Europe/Warsaw albo America/New_York.
denied-bad-quiet = Godziny ciszy trwają od jednej godziny do drugiej, najwyżej { $most } godz.
denied-bad-interval = Przypomnienia są najwyżej co { $fewest ->
    [one] godzinę
    [few] { $fewest } godziny
   *[many] { $fewest } godzin
}.
denied-bad-away = Napisz, jak długo albo do kiedy: 3d, 12h albo dzień, który dopiero nadejdzie, jako rok-miesiąc-dzień.
denied-away-too-long = Nieobecność może trwać najwyżej { $most } dni. Podaj krótszy czas, na przykład 3d, albo bliższy dzień jako rok-miesiąc-dzień.
denied-bad-setting = To samo polecenie bez słów pokazuje, co można ustawić. Tego nie można: { $setting } { $value }
denied-bad-name = Imię ma od 1 do { $most } znaków.
denied-block-yourself = Siebie nie zablokujesz.
denied-bad-link = Ten kod jest błędny albo stracił ważność. Poproś o nowy na drugiej platformie.
denied-link-same = Oba konta są już twoje.
denied-link-gone = To pytanie ma już odpowiedź albo straciło ważność. Zacznij od nowa: /link.
denied-not-linked = To konto nie jest połączone z żadnym innym. Połączysz je poleceniem /link.
denied-link-same-table = Oba konta siedzą przy stole { $table }. Połącz je, gdy tamta gra się skończy.
denied-opening-restricted = W tym czacie stoły otwierają tylko administratorzy.
denied-wrong-channel = Stoły otwiera się na innych kanałach tego czatu.
denied-import-unfit = { $why ->
    [form] To nie jest zapis gry albo jest uszkodzony.
    [unknown] To zapis gry, której ten bot nie zna, albo z późniejszej wersji.
    [action] Tego zapisu nie da się grać dalej: krok { $number } jest wbrew zasadom.
    [hidden] W tym zapisie brakuje tego, co było zakryte, a tego nie da się wylosować ponownie.
   *[setup] Tego zapisu nie da się grać dalej: miejsca, dodatki i płytki nie pasują do siebie.
}
denied-import-over = Ta gra jest skończona; można ją obejrzeć, ale nie grać dalej.
denied-export-none = Nie ma jeszcze czego zapisać: gra się nie zaczęła.
denied-paused = Ta gra jest wstrzymana: ta wersja bota grałaby ją inaczej. Powiedz o tym gospodarzowi bota.
