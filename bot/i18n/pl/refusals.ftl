# Dlaczego czegoś się odmawia i co byłoby dobrze.

## Sama akcja

refusal-bad-action = Tego nie da się odczytać jako akcji: { $why }.
refusal-unknown-action = Nie ma akcji „{ $do }”. Są: { $known }.
refusal-game-over = Gra jest skończona.
refusal-not-your-decision = { $seat } nie może teraz decydować. Decyduje { $expected }.
refusal-wrong-kind = Teraz nie można: { $deed }. Można: { $expected }.
refusal-not-offered = Tak nie można: { $deed }. Teraz można: { $expected }.

## Miejsce płytki

refusal-cell-taken = Na { $at } leży już płytka. Wybierz wolne pole.
refusal-no-neighbour = { $at } nie styka się z żadną płytką. Wybierz pole obok którejś.
refusal-does-not-fit = Płytka { $tile } tak nie pasuje na { $at } ({ phrase-rotation }). Tam pasuje: { $fitting }.
refusal-same-rotation = Płytka { $tile } wygląda tak samo: { phrase-rotation } i { $canonical }. Wybierz: { $canonical }.
refusal-bad-rotation = Płytkę obraca się o 0, 1, 2 albo 3 ćwiartki, nie o { $rot }.

## Miejsce figurki

refusal-no-such-segment = Na tej płytce nie ma: „{ $on }”. Są: { $segments }.
refusal-none-left = W twoim zapasie nie ma już takiej figurki: { phrase-figure }.
refusal-figure-not-there = Ta figurka nie może tam stać: { phrase-figure }, { $on }.
refusal-occupied = Już zajęte: { $on }. Na tym obszarze ktoś stoi; wybierz taki, gdzie nie ma nikogo.
refusal-needs-own-follower = Ta figurka potrzebuje twojego podwładnego na tym samym obszarze: { phrase-figure }, { $on }.

## Karty

refusal-no-such-card = Nie ma karty „{ $card }”.
refusal-card-not-in-hand = Nie ma jej na twojej ręce: { phrase-card }.
refusal-must-lie-down = Pierwszą kartę rundy kładziesz zakrytą: { phrase-card }.
refusal-must-lie-open = Tylko pierwszą kartę rundy kładzie się zakrytą. Tę zagraj odkrytą: { phrase-card }.
refusal-row-of-its-colour = Odkrytą kładzie się tę kartę w jej rzędzie ({ phrase-row }): { phrase-card }.
refusal-follower-placed = Twój duży podwładny stoi już w rzędzie. Zagraj kartę.
refusal-another-card-asked = Teraz chodzi o inną kartę: { $asked }, nie { phrase-card }.
refusal-no-animal-of-it = Nie masz zwierząt tego koloru dla jokera: { phrase-colour }. Masz: { $held }.
refusal-too-many-cards = W stosie jest więcej kart { phrase-card } niż w grze ({ $count }).
refusal-too-few-cards = W stosie { $cards ->
    [one] jest { $cards } karta
    [few] są { $cards } karty
   *[many] jest { $cards } kart
}; w grze jest { $count }.

## Przygotowanie i zapisy

refusal-bad-record = Tego zapisu nie da się odczytać: { $why }.
refusal-unknown-game = Nie ma gry „{ $game }”. Są: { $known }.
refusal-unknown-module = Nie ma dodatku „{ $module }”. Są: { $known }.
refusal-unknown-option = Nie ma opcji „{ $option }”. Są: { $known }.
refusal-repeated-module = Dodatek „{ $module }” podano dwa razy. Podaj go raz.
refusal-bad-seats = { $seats ->
    [one] { $seats } gracz nie może
    [few] { $seats } gracze nie mogą
   *[many] { $seats } graczy nie może
} w to grać. Gra jest dla { $fewest } do { $most }.
refusal-bad-rules = Wersja { $rules } zasad nie jest tu znana. Znane są: { $known }.
refusal-no-draw = Przygotowanie nie ma ani ziarna, ani stosu. Potrzebuje jednego z nich.
refusal-bad-seed = Ziarno ma 64 znaki, każdy od 0 do 9 albo od a do f.
refusal-unknown-tile = W tej grze nie ma płytki „{ $tile }”.
refusal-too-many-tiles = W stosie jest więcej płytek { $tile } niż w grze ({ $count }).
refusal-bad-stack = Ten stos nie należy do gry: { $why }.
refusal-action-refused = Akcja { $number } nie zgadza się z zasadami: { $why }
refusal-unfinished = Zapis się urywa. Następna decyzja: { $seat }.
refusal-result-differs = Zapis podaje wynik { $recorded }; zagrany jeszcze raz to { $replayed }.
