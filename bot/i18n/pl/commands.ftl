# Więcej o każdym poleceniu, dla /help POLECENIE: dwa lub trzy zdania, z przykładem, gdzie pomaga.
# Discord. Nazwy poleceń: najwyżej 32 małe litery bez odstępów; wiersze: najwyżej 100 znaków.

command-new = zacznij partię na tym czacie
about-new = Zaczyna tu partię z tobą w składzie; inni naciskają Dołącz. W Opcjach są dodatki i czas na turę. /new cardcassonne zaczyna grę karcianą, /new rzeka karczmy partię z tymi dodatkami. /new komputer: z komputerem, bez limitu czasu.
slash-new = nowa

command-join = dołącz do partii za pomocą kodu
about-join = Zajmuje miejsce w partii o tym kodzie, z każdego czatu i każdej platformy: /join k3m9x2ab. Możesz dodać kolor: /join k3m9x2ab zielony.
slash-join = dołącz

command-leave = odejdź z partii: zwolnij lub oddaj miejsce, poddaj się
about-leave = Przed początkiem zwalnia twoje miejsce. W trwającej partii możesz wybrać: oddać miejsce, poddać się albo zostać.
slash-leave = odejdź

command-begin = zacznij partię, gdy gracze już są
about-begin = Losuje miejsca i płytki i zaczyna partię, jak przycisk Zacznij. Ci, którzy przyjdą później, mogą ją śledzić przez /watch albo zająć oddane miejsce.
slash-begin = zacznij

command-move = zagraj ruch słowami
about-move = Cała tura w jednym wierszu: /move { $cell } r2 rycerz północne miasto. To kratka, obrót, a potem podwładny i miejsce albo „{ word-none }”. r1 do r4 to kolejne pasujące obroty w prawo. Kompletny ruch wykonuję od razu. Jeśli coś pominiesz, zapytam. Samo polecenie pokazuje twoją turę.
slash-move = ruch

command-board = pokaż planszę albo { word-fields }, { word-roads }, { word-cities }, { word-words }, kratkę (np. M20)
about-board = Wysyła planszę jeszcze raz; jej przyciski pokazują, czyje są pola, miasta i trakty. /board { $cell } to zbliżenie i płytki, które tam jeszcze pasują; /board words opisuje wszystko słowami.
slash-board = plansza

command-tiles = pokaż, jakie płytki zostały
about-tiles = Pokazuje wszystkie płytki i ile ich jeszcze zostało; szare są zużyte. Gra karciana ich nie ma.
slash-tiles = płytki

command-score = pokaż wynik, gdyby partia kończyła się teraz
about-score = Pokazuje, ile punktów miałby każdy i za co, gdyby partia kończyła się teraz. Zakryte karty się nie liczą.
slash-score = wynik

command-history = pokaż ostatnie tury
about-history = Pokazuje ostatnie 40 kroków z punktami. /history 100 sięga dalej, do 200.
slash-history = historia

command-replay = obejrzyj partię jako animację
about-replay = Wysyła dotychczasową partię jako animację. Zakryte karty pokazują rewers; /history mówi to samo słowami.
slash-replay = powtórka

command-rules = znajdź zasadę
about-rules = Wyjaśnia zasadę w kilku zdaniach, najpierw z dodatków w grze: /rules chłop. Samo polecenie pokazuje tematy twoich partii.
slash-rules = zasady

command-undo = cofnij swój ostatni ruch, jeśli inni się zgodzą
about-undo = Niepotwierdzony ruch kasuje od razu. Potwierdzony cofa, jeśli inni się zgodzą i po nim nikt nie wykonał ruchu; dobrane płytki się nie zmieniają. Ruchu, który odkrył karty, nie da się cofnąć.
slash-undo = cofnij

command-resign = poddaj partię
about-resign = Prosi o potwierdzenie. Potem komputer gra za ciebie, a ty zajmujesz ostatnie miejsce. Żeby oddać miejsce komuś innemu, użyj /substitute.
slash-resign = poddaj

command-substitute = oddaj swoje miejsce albo zajmij wolne
about-substitute = Oddaje twoje miejsce; grasz, dopóki ktoś go nie zajmie. Wyślij jeszcze raz, żeby je zachować. Jeśli nie grasz w partii, zajmujesz nim oddane miejsce.
slash-substitute = zastępca

command-nudge = ponaglij gracza, na którego wszyscy czekają
about-nudge = Ponagla w twoim imieniu gracza, na którego kolej: najwyżej co 6 godzin i nigdy w jego godzinach ciszy.
slash-nudge = ponaglij
command-give = daj więcej czasu graczowi, na którego kolej
about-give = Daje dzień więcej graczowi, na którego kolej, a w szybkich partiach jeszcze raz czas na turę: najwyżej dwa razy.
slash-give = czas
command-pause = wstrzymaj partię, jeśli wszyscy się zgodzą
about-pause = Prosi innych o pauzę: /pause 3d, /pause 7d. Wszystkie zegary stoją. Samo polecenie kończy pauzę; może to zrobić każdy.
slash-pause = pauza

command-away = zatrzymaj swoje zegary na czas przerwy
about-away = Zatrzymuje twoje zegary i przypomnienia: /away 3d, /away 12h, /away pt-pon albo data. Po powrocie wyślij samo polecenie.
slash-away = przerwa

command-rematch = zagraj tę samą partię jeszcze raz
about-rematch = Otwiera partię z tymi samymi opcjami; kto chce grać, naciska Dołącz. Chodzi o ostatnią partię tutaj albo o tę z kodem: /rematch k3m9x2ab.
slash-rematch = rewanż

command-games = pokaż swoje partie, najpierw te, w których twoja kolej
about-games = Pokazuje twoje partie ze wszystkich czatów, najpierw te, w których twoja kolej, i ile czasu zostało. Każda ma przycisk do swojej planszy.
slash-games = partie

command-stats = pokaż swoje wyniki i ranking
about-stats = Pokazuje, ile masz rozegranych i wygranych partii, oraz twój ranking: każdy zaczyna od 1500, a przewaga 200 to około 3 wygrane partie na 4. Liczą się do niego tylko partie rankingowe między ludźmi.
slash-stats = statystyki

command-leaderboard = pokaż najlepszych graczy czatu; { word-all }: wszystkich czatów
about-leaderboard = Układa ranking graczy, którzy mają na tym czacie zakończone partie. /leaderboard all układa ranking wszystkich graczy tego bota.
slash-leaderboard = najlepsi

command-settings = język, kolory, powiadomienia, godziny ciszy, stałe zlecenia
about-settings = Pokazuje twoje ustawienia, każde z przyciskiem. Niektóre trzeba wpisać: /settings strefa Europe/Warsaw, /settings cisza 22:00 07:00.
slash-settings = ustawienia

command-link = jedno konto na kilku platformach
about-link = Robi z twoich kont na dwóch platformach jednego gracza. Wyślij tu /link, a potem w ciągu 10 minut /link z kodem na drugiej platformie; oba konta pytam najpierw o zgodę. Później /link także je rozdziela.
slash-link = połącz

command-unlink = zrób z tego konta znów osobnego gracza
about-unlink = Odłącza konto, z którego piszesz. Zaczyna ono jako nowy gracz; miejsca, wyniki i ustawienia zatrzymują pozostałe konta. Najpierw zapytam jeszcze raz.
slash-unlink = odłącz

command-watch = śledź tu partię z innego czatu
about-watch = Pokazuje także tutaj partię z innego czatu: /watch k3m9x2ab. Wyślij jeszcze raz, żeby przestać. Samo polecenie podaje stronę tutejszej partii, jeśli ją ma.
slash-watch = śledź

command-invite = zaproś gracza do swojej partii
about-invite = Zaprasza gracza, z którym masz wspólną partię, albo podaje kod do przekazania: /invite Ben. Działa do początku partii.
slash-invite = zaproś

command-remove = usuń gracza
about-remove = Przed początkiem gospodarz może usunąć każdego: /remove Ben. Później potrzeba głosów ponad połowy pozostałych albo, po dwóch opuszczonych turach, samego gospodarza.
slash-remove = usuń

command-message = wyślij wiadomość do innych czatów partii
about-message = Wysyła do 300 znaków do innych czatów partii: /message Powodzenia. Jeśli partia jest tylko na jednym czacie, po prostu tam napisz.
slash-message = wiadomość

command-block = zablokuj albo odblokuj gracza
about-block = Żadnych zaproszeń, ponagleń ani wiadomości od tego gracza: /block Ben. Bez imienia pokazuje, kogo blokujesz.
slash-block = zablokuj

command-hint = zapytaj komputer o ruch (tylko w towarzyskich)
about-hint = Pokazuje ci – i tylko tobie – ruch najsilniejszego komputera i jego powód. Nie działa w partiach rankingowych.
slash-hint = podpowiedź

command-why = wyjaśnij ruch komputera albo przeanalizuj partię
about-why = Wyjaśnia ostatni ruch komputera. Po partii pokazuje, skąd wzięły się punkty i które ruchy były lepsze.
slash-why = dlaczego

command-export = zapisz partię do pliku
about-export = Zapisuje partię do pliku, ze wszystkim, co wolno ci o niej wiedzieć: /export k3m9x2ab. /import ją kontynuuje, a po partii każdy może nim sprawdzić losowanie.
slash-export = zapisz

command-import = wczytaj zapisaną partię
about-import = Dołącz zapis partii do /import. Trwająca partia toczy się dalej jako nowa; zakończoną zobaczysz.
slash-import = wczytaj

command-privacy = zobacz, pobierz albo usuń swoje dane
about-privacy = Mówi, co o tobie wiem. Przyciski pozwalają to pobrać albo usunąć.
slash-privacy = prywatność

command-setup = ustawienia czatu, dla administratorów
about-setup = Dla administratorów: kto może zaczynać partie i na jakich kanałach, język oraz wątek dla każdej partii.
slash-setup = konfiguracja

command-close = zamknij partię na dobre
about-close = Zamyka partię na dobre, ale najpierw pyta; nikt nie wygrywa. Administratorzy mogą zawsze; gospodarz, dopóki nikt inny nie traci przez to partii.
slash-close = zamknij

command-help = jak grać i wszystkie polecenia
about-help = Pokazuje, jak grać, i wszystkie polecenia. /help move wyjaśnia to jedno.
slash-help = pomoc

## Co wpisuje się po poleceniu

slash-option-game = gra
slash-about-game = Jaka gra
slash-option-expansions = dodatki
slash-about-expansions = Dodatki po nazwie, na przykład rzeka karczmy
slash-option-table = partia
slash-about-table = Kod partii
slash-option-colour = kolor
slash-about-colour = Twój ulubiony kolor
slash-option-move = ruch
slash-about-move = Kratka, obrót, podwładny i miejsce: M19 r2 rycerz północne miasto
slash-option-look = widok
slash-about-look = Co pokazać
slash-option-word = słowo
slash-about-word = O czym chcesz się dowiedzieć
slash-option-until = do
slash-about-until = Jak długo albo do kiedy: 3d, 12h, 2026-12-24 (puste: wracam)
slash-option-where = gdzie
slash-about-where = Ten czat albo wszystkie
slash-option-code = kod
slash-about-code = Kod z twojego drugiego konta
slash-option-person = gracz
slash-about-person = Który gracz
slash-option-player = gracz
slash-about-player = Imię albo numer miejsca
slash-option-words = słowa
slash-about-words = Co chcesz powiedzieć
slash-option-file = plik
slash-about-file = Zapis partii z /export
slash-option-pace = czas
slash-about-pace = Czas na turę
slash-option-seats = miejsca
slash-about-seats = Ile osób może grać
slash-option-steps = kroki
slash-about-steps = Ile kroków pokazać
slash-option-computer = komputer
slash-about-computer = Zagraj od razu z komputerami
slash-option-private = prywatna
slash-about-private = Tylko dla tego czatu i zaproszonych
slash-option-cell = kratka
slash-about-cell = Kratka do zbliżenia
slash-option-zone = strefa
slash-about-zone = Twoja strefa czasowa: wpisz miasto
slash-option-quiet = cisza
slash-about-quiet = Bez powiadomień w tych godzinach, np. 22-7; „off” je usuwa
slash-option-language = język
slash-about-language = Język, w którym do ciebie piszę
slash-option-topic = temat
slash-about-topic = Temat albo polecenie

## Groups of commands on Discord

group-game = partia
group-about-game = zacznij, opuść albo zamknij partię; gracze i miejsca
group-look = pokaż
group-about-look = płytki, tury, powtórka, podpowiedzi i ranking
group-me = ja
group-about-me = twoje wyniki, przerwy, konta i dane

## What can be chosen in an option on Discord

computer-easy = Łatwy
computer-medium = Średni
computer-hard = Trudny
computer-master = Mistrz
look-map = cała mapa
look-fields = pola
look-cities = miasta
look-roads = trakty
look-words = słowami
look-png = obraz jako plik
where-here = ten czat
where-all = wszędzie
new-as-last = Jak ostatnio: { $expansions }

## Commands in the menus of a person or a message on Discord, and their answers

target-nudge = Ponaglij
target-versus = Bilans meczów
target-invite = Zaproś do mojej partii
target-board = Plansza teraz
target-words = Słowami
target-points = Skąd te punkty
nudge-not-asked = W żadnej z twoich partii nie czekamy teraz na gracza { $player }.
versus-none = Z graczem { $player } nie masz jeszcze skończonej partii.
versus-self = To ty. Wybierz do porównania kogoś innego.
versus-line = Ty i { $player }, partie: { $games }. Wyżej ty: { $won }. Wyżej { $player }: { $lost }.

## Forms on Discord: titles and labels have at most 45 letters

form-expansions = Dodatki
form-options = Opcje partii
form-from = Bez powiadomień od
form-until = Bez powiadomień do
form-free = Dni wolne
form-ping = Powiadamiaj mnie
form-reminders = Przypomnienia
form-usual = jak zwykle w partii
form-every = { $hours ->
    [1] co godzinę
   *[other] co { $hours } godz.
}
form-opening = Kto może zaczynać partie
form-channels = Kanały dla partii (żaden: wszystkie)
form-language = Język na tym serwerze
form-threads = Wątek dla każdej partii
form-words = Czytaj wpisane słowa
button-times = Godziny
button-change = Zmień wszystko
form-thread-start = tak, gdy partia się zaczyna
form-thread-yes = tak, od początku
thread-missing = Partia może mieć tu wątek, jeśli dostanę uprawnienie: { $what }
