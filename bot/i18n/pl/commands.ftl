# Więcej o każdym poleceniu, dla /help POLECENIE: dwa lub trzy zdania, z przykładem, gdzie pomaga.
# Discord. Nazwy poleceń: najwyżej 32 małe litery bez odstępów; wiersze: najwyżej 100 znaków.

command-new = otwórz tu stół
about-new = Otwiera stół w tym czacie i daje ci miejsce; inni naciskają Dołącz, a w Opcjach są rozszerzenia i czas na decyzję. /new cardcassonne otwiera stół do gry karcianej, /new rzeka karczmy stół z tymi rozszerzeniami.
slash-new = nowy

command-join = usiądź do stołu po jego kodzie
about-join = Daje ci miejsce przy stole o tym kodzie, z każdego czatu i każdej platformy: /join k3m9x2ab. Za kodem może stać kolor; gdzie czeka tylko jeden stół, on wystarczy: /join zielony.
slash-join = dołącz

command-leave = odejdź od stołu, zanim gra się zacznie
about-leave = Zwalnia twoje miejsce, dopóki stół czeka na graczy. Gdy gra już trwa, /substitute oddaje twoje miejsce innym, a /resign to poddanie się.
slash-leave = odejdź

command-begin = zacznij grę
about-begin = Losuje miejsca i płytki i zaczyna, tak jak przycisk Zacznij. Kto przyjdzie później, może patrzeć przez /watch albo wziąć oddane miejsce.
slash-begin = zacznij

command-move = ruch słowami: pole, obrót, figurka i miejsce
about-move = Cała tura w jednym wierszu: /move { $cell } r2 rycerz północne miasto. { $cell } to pole, r2 drugie ułożenie płytki, dalej figurka i miejsce albo { word-none }. O to, co pominiesz, bot zapyta; bez słów pokazuje twoją turę.
slash-move = ruch

command-board = plansza; także { word-fields }, { word-roads }, { word-cities }, { word-words } albo pole jak M20
about-board = Pokazuje planszę jeszcze raz, z przyciskami do właścicieli łąk, miast i dróg. /board { $cell } pokazuje to miejsce z bliska i ile pozostałych płytek tam pasuje; /board words mówi wszystko tekstem.
slash-board = plansza

command-tiles = pozostałe płytki
about-tiles = Pokazuje każdą płytkę i ile ich jeszcze przyjdzie. Zużyte są szare. W grze karcianej ich nie ma.
slash-tiles = płytki

command-score = wynik, gdyby gra kończyła się teraz
about-score = Liczy tak, jakby gra kończyła się teraz: kto ile by dostał i za co. Zakryte karty się nie liczą.
slash-score = wynik

command-history = ostatnie tury słowami
about-history = Opowiada ostatnie 40 kroków gry z punktami. /history 100 sięga dalej, do 200.
slash-history = przebieg

command-replay = gra jako animacja
about-replay = Wysyła dotychczasową grę jako animację, płytka po płytce albo karta po karcie. Zakryte karty pokazują rewers; /history mówi to samo słowami.
slash-replay = powtórka

command-rules = zajrzyj do zasad
about-rules = Szuka zasady po dowolnym słowie, najpierw w dodatkach z tej partii: /rules chłop. Bez słowa pokazuje rozdziały.
slash-rules = zasady

command-undo = cofnij, co potwierdzone, jeśli inni się zgodzą
about-undo = Co niepotwierdzone, znika od razu. Ostatni potwierdzony ruch wraca, jeśli wszyscy inni się zgodzą, dopóki nikt inny potem niczego nie potwierdził. Cofa się też to, co od tamtej pory zagrały komputery; dobrane płytki pozostają te same. Pokazanych kart nie da się cofnąć.
slash-undo = cofnij

command-resign = poddaj się
about-resign = Pyta jeszcze raz, potem komputer gra na twoim miejscu do końca, a ty zajmujesz ostatnie. Jeśli ktoś może grać za ciebie, lepszą drogą jest /substitute.
slash-resign = poddaj

command-substitute = oddaj swoje miejsce albo weź oddane
about-substitute = Oddaje twoje miejsce; grasz, dopóki ktoś go nie weźmie, a to samo polecenie je zatrzymuje. Kto nie siedzi przy stole, bierze nim oddane miejsce.
slash-substitute = zastępca

command-nudge = przypomnij temu, kto ma decydować
about-nudge = Przypomina w twoim imieniu temu, kto ma decydować. Można to raz na sześć godzin i nie w godzinach ciszy tej osoby.
slash-nudge = przypomnij

command-away = nieobecność: 3d, 12h albo data; bez słów: powrót
about-away = Twoje zegary stoją i nic ci nie przypomina: /away 3d, /away 12h, /away 2w albo do dnia zapisanego rok-miesiąc-dzień. Najwyżej rok; bez słów: powrót.
slash-away = nieobecność

command-rematch = ten sam stół jeszcze raz
about-rematch = Otwiera stół z tymi samymi opcjami i sadza wszystkich, którzy o to proszą. Chodzi o ostatnią grę w tym czacie albo o tę, której kod podasz: /rematch k3m9x2ab.
slash-rematch = rewanż

command-games = wszystkie twoje stoły, najpierw pilne
about-games = Pokazuje wszystkie twoje stoły ze wszystkich czatów, najpierw te, które czekają na ciebie, z czasem, który został. Każdy ma przycisk do swojej planszy.
slash-games = gry

command-stats = twoje gry i ranking
about-stats = Mówi, ile masz gier rozegranych i ile wygranych, i podaje ranking. Do rankingu liczą się tylko gry rankingowe między ludźmi.
slash-stats = statystyka

command-leaderboard = najlepsi tutaj; z { word-all }: wszędzie
about-leaderboard = Ustawia według rankingu tych, którzy skończyli gry w tym czacie. /leaderboard all ustawia wszystkich, którzy grają z tym botem.
slash-leaderboard = ranking

command-settings = język, kolory, wołanie, godziny ciszy, stałe zlecenia
about-settings = Pokazuje twoje ustawienia, każde z przyciskiem. Niektóre się pisze: /settings zone Europe/Berlin, /settings quiet 22:00 07:00, /settings interval 6.
slash-settings = ustawienia

command-link = jedna osoba na kilku platformach
about-link = Robi z dwóch kont jednego gracza, z tymi samymi stołami i tym samym rankingiem. Napisz tu /link, a potem w ciągu dziesięciu minut /link z kodem na drugiej platformie; zanim cokolwiek się zmieni, oba konta są pytane o zgodę. /unlink odłącza konto z powrotem.
slash-link = połącz

command-unlink = zrób z tego konta znów osobnego gracza
about-unlink = Odłącza konto, z którego piszesz, od połączonych kont. Zaczyna ono jako nowy gracz; miejsca, wyniki i ustawienia zostają z pozostałymi kontami. Wcześniej pada jeszcze jedno pytanie.
slash-unlink = odłącz

command-watch = pokaż stół w tym czacie
about-watch = Pokazuje stół z innego czatu także w tym: /watch k3m9x2ab. To samo jeszcze raz to kończy. Bez kodu proponuje twoje stoły z innych czatów; gdy ich nie ma, dostajesz adres tutejszego stołu w przeglądarce, jeśli go ma.
slash-watch = oglądaj

command-invite = zaproś kogoś do stołu
about-invite = Zaprasza kogoś, z kim siedzisz przy jakimś stole, albo podaje kod do przekazania: /invite Ben. Działa, dopóki gra się nie zacznie.
slash-invite = zaproś

command-remove = poproś, żeby ktoś odszedł
about-remove = Przed grą gospodarz odsyła człowieka albo komputer. Później głosują inni i decyduje więcej niż połowa; jeśli komuś dwa razy minął czas, wystarczy gospodarz: /remove Ben.
slash-remove = odeślij

command-message = parę słów do innych czatów stołu
about-message = Przekazuje do 300 znaków innym czatom twojego stołu: /message Powodzenia. Gdy stół jest tylko w jednym czacie, po prostu tam napisz.
slash-message = wiadomość

command-block = nie dostawaj wiadomości od jakiejś osoby
about-block = Nie dotrze już do ciebie żadne zaproszenie, przypomnienie ani słowo tej osoby: /block Ben. To samo jeszcze raz to cofa.
slash-block = zablokuj

command-hint = co zrobiłby komputer
about-hint = Mówi tylko tobie, co na twoim miejscu zrobiłby najsilniejszy komputer i dlaczego. W grach rankingowych podpowiedzi nie ma.
slash-hint = podpowiedź

command-why = dlaczego komputer zrobił to, co zrobił
about-why = Mówi, dlaczego komputer zrobił swój ostatni ruch. Po grze spogląda wstecz: skąd wzięły się punkty i które ruchy byłyby lepsze.
slash-why = dlaczego

command-export = zapis gry
about-export = Wysyła zapis gry jako plik, ze wszystkim, co wolno ci o niej wiedzieć: /export k3m9x2ab. Przez /import gra się od niego dalej, a po grze każdy może nim sprawdzić losowanie.
slash-export = zapisz

command-import = graj dalej od zapisu
about-import = Wyślij zapis jako plik i napisz przy nim /import. Gra nieskończona staje się stołem, przy którym gra się dalej; skończona jest pokazywana.
slash-import = wczytaj

command-privacy = wszystko, co o tobie zapisano, i jak to usunąć
about-privacy = Wysyła ci wszystko, co o tobie zapisano, z przyciskiem, który to usuwa. Odchodzisz wtedy od stołów, a skończone gry zachowują miejsce bez nazwy.
slash-privacy = prywatność

command-setup = ustawienia tego czatu, dla administratorów
about-setup = Dla administratorów: kto otwiera stoły, w jakich kanałach, język i czy każdy stół ma wątek. Ze słowami zmienia jedną rzecz: /setup opening admins, /setup language de.
slash-setup = konfiguracja

command-close = zamknij stół
about-close = Zamyka stół na dobre, po jeszcze jednym pytaniu; nikt nie wygrywa. Administratorzy mogą zawsze, gospodarz, dopóki nikt inny nie traci przez to gry.
slash-close = zamknij

command-help = jak się gra, i wszystkie polecenia
about-help = Mówi w kilku wierszach, jak się gra, i pokazuje wszystkie polecenia. /help play mówi więcej o jednym z nich.
slash-help = pomoc

## Co wpisuje się po poleceniu

slash-option-game = gra
slash-about-game = Jaka gra
slash-option-expansions = rozszerzenia
slash-about-expansions = Rozszerzenia po nazwie, jak rzeka karczmy
slash-option-table = stół
slash-about-table = Kod stołu
slash-option-colour = kolor
slash-about-colour = Kolor do wyboru
slash-option-move = ruch
slash-about-move = Pole, obrót, figurka i miejsce: M19 r2 rycerz północne miasto
slash-option-look = widok
slash-about-look = Pole z bliska albo { word-fields }, { word-cities }, { word-roads }
slash-option-word = słowo
slash-about-word = O czym chcesz się dowiedzieć
slash-option-until = do
slash-about-until = Dzień albo jak długo: 2026-12-24, 3d, 12h; puste: powrót
slash-option-where = gdzie
slash-about-where = { word-all } oznacza wszędzie
slash-option-change = zmiana
slash-about-change = Co zmienić, słowami
slash-option-code = kod
slash-about-code = Kod z twojego drugiego konta
slash-option-person = osoba
slash-about-person = O kogo chodzi
slash-option-player = gracz
slash-about-player = Imię albo numer miejsca
slash-option-words = słowa
slash-about-words = Co chcesz powiedzieć
slash-option-file = plik
slash-about-file = Zapis, jaki daje /export
slash-option-command = polecenie
slash-about-command = Polecenie, o którym chcesz wiedzieć więcej
