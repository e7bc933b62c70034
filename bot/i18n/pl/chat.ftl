# Co mówi się wokół stołów. $player i inne imiona należą do ludzi; $table to kod stołu.

## Kto jest kim

chat-nameless = ktoś
chat-seat = miejsce { $seat }
chat-computer = Komputer { $number }
chat-note-computer = komputer, { $level ->
    [easy] łatwy
    [medium] średni
    [hard] trudny
    [greedy] chciwy
    [random] losowy
   *[other] { $level }
}
chat-note-gone = gra komputer
chat-role-seat = kto gra przy tym stole
chat-role-host = kto otworzył ten stół
chat-role-chat-admin = administratorzy tego czatu
chat-role-owner = gospodarz bota
word-yes = tak
word-no = nie

## Stół, który czeka

lobby-title = { $game }: stół jest otwarty
lobby-code = Dołącz tutaj albo z dowolnego innego czatu: /join { $table }
lobby-modules = Z dodatkami: { $modules }.
lobby-seat = { $seat }. { $player }
lobby-free = { $count ->
    [0] Wszystkie miejsca są zajęte.
    [one] Wolne jest { $count } miejsce.
    [few] Wolne są { $count } miejsca.
   *[many] Wolnych jest { $count } miejsc.
}
lobby-fair = Losowanie jest już ustalone; jego pieczęć to { $commitment }…
lobby-pace = Czas na każdą decyzję: { $pace }.
lobby-time-up = Gdy minie: { $what }.
lobby-rated = { $rated ->
    [yes] Liczy się do rankingu, jeśli grają sami ludzie.
   *[no] Nie liczy się do rankingu.
}
lobby-open = { $private ->
    [yes] Prywatny: wejście z tego czatu albo z zaproszeniem.
   *[no] Otwarty dla każdego, kto ma kod.
}

pace-live = 2 minuty
pace-1h = 1 godzina
pace-8h = 8 godzin
pace-24h = 24 godziny
pace-3d = 3 dni
pace-7d = 7 dni
pace-none = bez granicy
timeup-simplest = najprostszy ruch
timeup-computer = komputer rozgrywa tę turę
timeup-offer = miejsce jest do wzięcia

new-done = Stół { $table } jest otwarty.
join-done = { $seats ->
    [one] Siedzisz przy stole. Zajęte jest { $seats } miejsce.
    [few] Siedzisz przy stole. Zajęte są { $seats } miejsca.
   *[many] Siedzisz przy stole. Zajętych jest { $seats } miejsc.
}
join-colour = Twój kolor: { $colour }.
leave-done = Nie siedzisz już przy stole.
start-done = Gra się zaczyna.
start-welcome = Cześć! Ten bot gra w Carcassonne, wolno albo szybko, z ludźmi z dowolnego czatu i z komputerami.
start-hands = Karty na ręce widać w czacie prywatnym. Najpierw muszą tam napisać do bota: { $players }
computer-which = Który komputer ma grać?
computer-done = { $seats ->
    [one] Komputer gra z wami. Zajęte jest { $seats } miejsce.
    [few] Komputer gra z wami. Zajęte są { $seats } miejsca.
   *[many] Komputer gra z wami. Zajętych jest { $seats } miejsc.
}
remove-done = Miejsce jest znów wolne.
endtable-sure = Zamknąć stół { $table } na dobre? Nikt nie wygrywa.
endtable-done = Stół jest zamknięty.

menu-title = Opcje stołu. Naciśnij jedną, żeby ją zmienić.
menu-game = Gra: { $value }
menu-modules = Dodatki: { $value }
menu-pace = Czas: { $value }
menu-timeup = Po czasie: { $value }
menu-seats = Miejsca: { $value }
menu-rated = Ranking: { $value }
menu-private = Prywatny: { $value }
menu-language = Język: { $value }
menu-choose-game = Jaka gra?
menu-choose-modules = Naciśnij dodatek, żeby go dołożyć albo odłożyć.
menu-note-siege = W „Oblężenie i obronę” najlepiej gra się z Opatem. Twierdza, czternaście płytek i znaki to rekonstrukcja.
menu-note-cardcassonne = Punkty za zwierzęta są częściowo rekonstrukcją.
menu-choose-pace = Ile czasu na każdą decyzję?
menu-choose-timeup = Co się dzieje, gdy czas minie?
menu-choose-seats = Ile miejsc?
menu-choose-language = W jakim języku opowiadać o stole?

## Odmowy

refused = { $why }
command-unknown = Nie ma polecenia { $command }. /help pokazuje wszystkie.
command-near = Nie ma { $typed }. Chodzi o { $meant }?
button-unknown = Ten przycisk donikąd już nie prowadzi. /board pokazuje stół taki, jaki jest.
panel-others = { $command ->
    [none] To przyciski kogoś innego. Swoje otworzysz w ten sam sposób.
   *[other] To przyciski kogoś innego. Twoje otworzy { $command }.
}
button-stale = To była tura { $was }, teraz jest tura { $now }. /board pokazuje stół taki, jaki jest.
button-stale-step = Tura { $now } poszła od tego czasu dalej. /board pokazuje stół taki, jaki jest.
store-trouble = Gry są teraz niedostępne. Nic nie przepadło; spróbuj za chwilę.
store-stuck = Gry są teraz niedostępne. Nic nie przepadło, ale najpierw musi się tym zająć osoba, która prowadzi tego bota.
bot-trouble = Coś poszło tu nie tak. To, co potwierdzone, zostaje; spróbuj jeszcze raz.
bot-paused = Zbyt wiele rzeczy teraz zawodzi, więc robię przerwę: { $seconds } s. Nic nie przepadło, a zegary stoją.
no-such-cell = Nie ma pola { $cell }. Pola nazywają się jak M20: kolumna, potem wiersz. Inne widoki: { word-fields }, { word-cities }, { word-roads }, { word-words }.
no-picture = Nie ma tu czego pokazać.
only-private = Napisz to do bota prywatnie: to tylko dla ciebie.
which-table = Który stół?
which-code = Który stół? Napisz jego kod jako pierwsze słowo: { $command } { $table }
which-line = { $table }: { $label }

## Obyczaje

undo-draft = To, co niepotwierdzone, zostało usunięte.
undo-done = Żeby to cofnąć, potrzebna jest zgoda: { $players }.
undo-taken = Twój potwierdzony ruch jest cofnięty.
agree-done = { $count ->
    [0] Zgadzasz się.
   *[other] Zgadzasz się. Brakuje jeszcze zgody: { $players }.
}
refuse-done = Nie zgadzasz się.
nudge-done = Przypomnienie jest w drodze.
mute-done = Więcej przypomnień o tej turze nie będzie.
resign-sure = Poddać się przy stole { $table }? Komputer dogra za ciebie do końca, a zajmiesz ostatnie miejsce.
resigned-done = Poddajesz się.
substitute-offered = Twoje miejsce jest do wzięcia. Grasz, dopóki ktoś go nie weźmie; to samo polecenie je zatrzymuje.
substitute-kept = Zatrzymujesz swoje miejsce.
substitute-none = Przy tym stole żadne miejsce nie jest do wzięcia.
take-done = Miejsce jest twoje.
rematch-which = Naciśnij Rewanż pod wynikiem albo napisz kod stołu: /rematch KOD
rematch-done = Stół { $table } jest otwarty na następną grę.
away-done = Nie ma cię do { $until }. Twój zegar stoi, póki gra na to pozwala.
back-done = Jesteś z powrotem.
away-not = Nie masz wpisanej nieobecności. /away 3d daje trzy dni wolnego, /away 12h dwanaście godzin.
watch-which = Napisz kod stołu: /watch KOD
watch-done = Ten czat ogląda stół.
watch-off = Ten czat już nie ogląda stołu.
say-done = Powiedziane.
say-alone = Tego stołu nie ma na żadnym innym czacie, więc nie ma komu tego powiedzieć. Napisz to po prostu tutaj.
block-which = Kogo? Napisz imię: /block IMIĘ
block-done = Od tej osoby nic już nie dostaniesz. To samo polecenie to cofa.
block-off = Znów dostajesz wiadomości od tej osoby.
invite-code = Wejście skądkolwiek: /join { $table }
invite-link = Na Telegramie: { $link }
private-first = To tylko dla ciebie: najpierw otwórz prywatny czat z botem.
private-sent = Jest w twoim prywatnym czacie z botem.
invite-done = Jeśli ta osoba jest osiągalna, zaproszenie jest w drodze.
person-unknown = Przy twoich stołach nikt nie nazywa się { $player }.
invite-unknown = { person-unknown } Lepiej podaj kod: /join { $table }
invite-late = Gra już trwa. Inni mogą się przyglądać: /watch { $table }
kick-whom = { $how ->
    [host] Kto ma odejść?
   *[vote] Kto ma odejść? Potrzeba głosów ponad połowy pozostałych; po { $fewest } opuszczonych turach z rzędu wystarczy gospodarz.
}
kick-nobody = Przy tym stole nikt nie nazywa się { $player }.
kick-done = Miejsce jest wolne.
kick-voted = Twój głos się liczy. Gdy zechce ponad połowa pozostałych, miejsce będzie wolne.

## Ustawienia

settings-title = Twoje ustawienia
settings-zone = Strefa czasowa: { $zone }.
settings-how-zone = Zmiana: /settings zone Europe/Warsaw
settings-quiet = { $set ->
    [yes] Godziny ciszy: { $quiet } ({ $zone }).
   *[no] Godziny ciszy: brak.
}
settings-how-quiet = Zmiana: /settings quiet 22:00 07:00 albo /settings quiet off
settings-reminders-fast = Gdy na decyzję jest najwyżej godzina: tylko w połowie czasu.
settings-reminders = Przypomnienia: w połowie czasu i godzinę przed końcem. { settings-reminders-fast } Bez granicy: raz dziennie.
settings-interval = { $hours ->
    [0] Przypomnienia: żadne, ale dostaniesz znak, gdy przyjdzie twoja kolej.
    [one] Przypomnienia: co { $hours } godzinę i godzinę przed końcem. { settings-reminders-fast }
    [few] Przypomnienia: co { $hours } godziny i godzinę przed końcem. { settings-reminders-fast }
   *[many] Przypomnienia: co { $hours } godzin i godzinę przed końcem. { settings-reminders-fast }
}
settings-how-interval = Zmiana: /settings interval 6 albo /settings interval off
setting-language = Język: { $value }
setting-palette = Kolory: { $value }
setting-hints = Podpowiedzi: { $value }
setting-ping = Wołaj mnie: { $value }
setting-reminders = Przypomnienia: { $value }
setting-wagon = Wóz po punktacji: { $value }
setting-no-ransom = Nigdy nie pytaj o okup: { $value }
setting-cheapest-withdrawal = Wycofuj najtańsze: { $value }
setting-no-second-part = Bez drugiej płytki: { $value }
palette-standard = zwykłe
palette-colour-blind = dla daltonistów
ping-here = tutaj
ping-private = prywatnie
ping-both = tutaj i prywatnie
ping-never = nigdy
wagon-ask = pytaj mnie
wagon-home = do domu
wagon-best = w najlepsze miejsce

stats-title = Twoje gry
stats-none = Nie masz jeszcze żadnej skończonej gry.
stats-line = { $games ->
    [one] { $game }: { $games } gra, wygrane: { $wins }
    [few] { $game }: { $games } gry, wygrane: { $wins }
   *[many] { $game }: { $games } gier, wygrane: { $wins }
}
stats-rating = { $games ->
    [one] Ranking { $rating } po { $games } grze rankingowej
    [few] Ranking { $rating } po { $games } grach rankingowych
   *[many] Ranking { $rating } po { $games } grach rankingowych
}
stats-rating-none = Jeszcze bez rankingu (gry rankingowe: { $games })
top-title = { $where ->
    [all] Najlepsi wszędzie
   *[here] Najlepsi w tym czacie
}
top-none = { $where ->
    [all] Nikt jeszcze nie skończył gry.
   *[here] Nikt tu jeszcze nie skończył gry.
}
top-line = { $games ->
    [one] { $rank }. { $player }: { $rating } ({ $games } gra, wygrane: { $wins })
    [few] { $rank }. { $player }: { $rating } ({ $games } gry, wygrane: { $wins })
   *[many] { $rank }. { $player }: { $rating } ({ $games } gier, wygrane: { $wins })
}
top-new = { $games ->
    [one] { $rank }. { $player }: debiut ({ $games } gra, wygrane: { $wins })
    [few] { $rank }. { $player }: debiut ({ $games } gry, wygrane: { $wins })
   *[many] { $rank }. { $player }: debiut ({ $games } gier, wygrane: { $wins })
}

link-code = Na drugiej platformie napisz do bota w ciągu dziesięciu minut: /link { $code }
link-careful = Gdy oba konta się zgodzą, będą jednym graczem. Nigdy nie wpisuj kodu, który daje ci ktoś inny.
link-accounts = Te konta to jeden gracz: { $accounts }. /unlink odłącza konto, z którego piszesz.
link-account = { $name } ({ $platforms })
link-asked-title = Jeden gracz?
link-asked = { $other } i ty, { $mine }, bylibyście jednym graczem.
link-means = Odtąd każde konto widzi rękę drugiego, gra na jego miejscach we wszystkich grach i ma wspólne z nim wyniki. Zgódź się tylko wtedy, gdy oba konta są twoje: z cudzym kodem oddajesz swoje gry.
link-agreed = Zgoda jest po obu stronach.
link-waits = Twoja zgoda jest zapisana. Teraz musi się zgodzić druga strona, w ciągu dziesięciu minut.
link-refused = Konta pozostają osobne: nic się nie zmieniło.
link-news-done = { $accounts } to teraz jeden gracz. Jeśli któreś z tych kont nie jest twoje, /unlink odłącza to konto.
link-news-left = { $accounts }: to konto odłączyło się i jest teraz osobnym graczem. Miejsca i wyniki zostały z tobą.
link-news-refused = { $accounts }: odmowa. Nic się nie zmieniło.
unlink-sure = { $account }: to konto zaczęłoby jako nowy gracz, bez miejsc, wyników i ustawień. Wszystko to zostaje tutaj: { $others }.
unlink-done = To konto jest teraz nowym graczem. Miejsca, wyniki i ustawienia zostały z pozostałymi.
forget-sure = Oto wszystko, co o tobie zapisano. Usunąć? Odchodzisz od swoich stołów, a w skończonych grach zostaje miejsce bez imienia.
forget-file = Wszystko, co o tobie zapisano
forget-done = Twoje dane są usunięte.

setup-title = Ustawienia tego czatu
setup-opening = Stoły otwierają: { $value }
setup-opening-all = wszyscy
setup-opening-admins = administratorzy
setup-deaf = Wiadomości z innych czatów: { $value }
setup-threads = Wątek dla każdego stołu: { $value }
setup-language = Język: { $value }
setup-language-any = taki jak stołu
setup-channels = Stoły na tym kanale: { $value }
setup-everywhere = tak, jak wszędzie
setup-typed = Albo słowami: /setup opening admins, /setup channels here, /setup channels everywhere, /setup threads on, /setup words off, /setup language pl

export-done = Zapis stołu { $table }.
export-file = Zapis gry
import-how = Wyślij zapis jako plik, a obok napisz /import.
import-done = Stół { $table } rusza od zapisu. Miejsca zajmuje się w kolejności dołączania.

## Pomoc

help-title = Jak się gra
help-first = Otwórz stół poleceniem /new, niech inni nacisną Dołącz albo dodaj komputer, potem naciśnij Zacznij.
help-turn = Gdy jest twoja kolej, dotknij pola, potem ułożenia płytki, potem figurki, potem przycisku Potwierdź. Wcześniej nic nie jest ostateczne.
help-typed = Albo w jednym wierszu: /move { $cell } r2 rycerz północne miasto. { $cell } to pole, r2 drugie ułożenie płytki, dalej figurka i miejsce albo { word-none }.
help-more = Zasady: /rules i słowo, na przykład /rules chłop. Wszystkie twoje gry: /games. Twoje ustawienia: /settings.
help-line = { $command }: { $line }
help-cut = /help i nazwa polecenia mówi o nim więcej.
