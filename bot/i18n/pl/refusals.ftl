# Dlaczego czegoś się odmawia i co byłoby dobrze.

## Sama akcja

refusal-bad-action = Nie rozumiem tej akcji: { $why }.
refusal-unknown-action = Nie ma akcji „{ $do }”. Są: { $known }.
refusal-game-over = Partia jest zakończona.
refusal-not-your-decision = { $seat } nie może teraz decydować. Decyduje { $expected }.
refusal-wrong-kind = Teraz to niemożliwe: { $deed }. Możliwe: { $expected }.
refusal-not-offered = Tak nie można: { $deed }. Możesz wybrać: { $expected }.

## Miejsce płytki

refusal-cell-taken = Na { $at } jest już płytka. Wybierz pustą kratkę.
refusal-no-neighbour = { $at } nie dotyka żadnej płytki. Wybierz kratkę obok którejś.
refusal-does-not-fit = Płytka { $tile } nie pasuje na { $at } ({ phrase-rotation }). Pasuje: { $fitting }.
refusal-same-rotation = Płytka { $tile } wygląda tak samo: { phrase-rotation } i { $canonical }. Wybierz: { $canonical }.
refusal-bad-rotation = Płytkę obraca się o 0, 1, 2 albo 3 ćwierćobroty, nie o { $rot }.

## Miejsce podwładnego

refusal-no-such-segment = Ta płytka nie ma: „{ $on }”. Ma: { $segments }.
refusal-none-left = Takich już nie masz: { phrase-figure }.
refusal-figure-not-there = To nie może tam stać: { phrase-figure }, { $on }.
refusal-occupied = Już zajęte: { $on }. Wybierz obszar, na którym nikt nie stoi.
refusal-needs-own-follower = Najpierw potrzebujesz tam własnego podwładnego: { phrase-figure }, { $on }.

## Karty

refusal-no-such-card = Nie ma karty „{ $card }”.
refusal-card-not-in-hand = Nie masz jej na ręce: { phrase-card }.
refusal-must-lie-down = Pierwszą kartę rundy zagrywasz zakrytą: { phrase-card }.
refusal-must-lie-open = Tylko pierwszą kartę rundy zagrywasz zakrytą. Tę zagraj odkrytą: { phrase-card }.
refusal-row-of-its-colour = Odkryta, ta karta trafia do swojego rzędu ({ phrase-row }): { phrase-card }.
refusal-follower-placed = Twój duży podwładny jest już w rzędzie. Zagraj kartę.
refusal-another-card-asked = Teraz trzeba zdecydować o innej karcie: { $asked }, nie { phrase-card }.
refusal-no-animal-of-it = Nie masz takich zwierząt dla jokera: { phrase-colour }. Masz: { $held }.
refusal-too-many-cards = W talii jest więcej takich kart niż w grze ({ $count }): { phrase-card }.
refusal-too-few-cards = { $cards ->
    [one] W talii jest { $cards } karta; w grze jest ich { $count }.
    [few] W talii są { $cards } karty; w grze jest ich { $count }.
   *[many] W talii jest { $cards } kart; w grze jest ich { $count }.
}

## Przygotowanie i zapisy

refusal-bad-record = Tego zapisu nie da się odczytać: { $why }.
refusal-unknown-game = Nie ma gry „{ $game }”. Są: { $known }.
refusal-unknown-module = Nie ma dodatku „{ $module }”. Są: { $known }.
refusal-unknown-option = Nie ma opcji „{ $option }”. Są: { $known }.
refusal-repeated-module = Dodatek „{ $module }” jest podany dwa razy. Podaj go raz.
refusal-bad-seats = { $seats ->
    [one] { $seats } gracz nie może
    [few] { $seats } gracze nie mogą
   *[many] { $seats } graczy nie może
} w to grać. Graczy ma być od { $fewest } do { $most }.
refusal-bad-rules = Nie znam wersji { $rules } zasad. Znam: { $known }.
refusal-no-draw = Zapis nie ma ani ziarna, ani stosu. Potrzebuje jednego z nich.
refusal-bad-seed = Ziarno ma 64 znaki, każdy od 0 do 9 albo od a do f.
refusal-unknown-tile = W tej grze nie ma płytki „{ $tile }”.
refusal-too-many-tiles = W stosie jest więcej płytek { $tile } niż w grze ({ $count }).
refusal-bad-stack = Ten stos nie jest z tej gry: { $why }.
refusal-action-refused = Akcja { $number } łamie zasady: { $why }
refusal-unfinished = Zapis się urywa. Następna decyzja: { $seat }.
refusal-result-differs = Zapis podaje wynik { $recorded }; zagrana ponownie, partia daje { $replayed }.
