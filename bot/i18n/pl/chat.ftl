# Co mówi się wokół partii. $player i inne imiona należą do ludzi; $table to kod partii.

## Kto jest kim

chat-nameless = ktoś
chat-seat = miejsce { $seat }
chat-computer = Komputer { $number }
level-name = { $level ->
    [easy] łatwy
    [medium] średni
    [hard] trudny
    [master] mistrz
    [greedy] chciwy
    [random] losowy
   *[other] { $level }
}
chat-note-computer = komputer, { level-name }
chat-note-gone = gra komputer
chat-note-plays = komputer
chat-role-seat = gracze tej partii
chat-role-host = gospodarz
chat-role-chat-admin = administratorzy tego czatu
chat-role-owner = właściciel bota
word-yes = tak
word-no = nie

## Partia, która czeka na graczy

lobby-title = Nowa partia: { $game }
lobby-modules = Dodatki: { $modules }.
lobby-seat = { $seat }. { $player } ({ $about })
lobby-free = { $count ->
    [0] Wszystkie miejsca są zajęte.
    [one] Jest { $count } wolne miejsce.
    [few] Są { $count } wolne miejsca.
   *[many] Jest { $count } wolnych miejsc.
}
lobby-fair = Uczciwe losowanie, zapieczętowane z góry: { $commitment }…
lobby-elsewhere = Każdy dostaje swoje tury w prywatnym czacie ze mną.
lobby-clock = { $pace } na turę; gdy czas się skończy, { $what }.
lobby-pace = Czas na turę: { $pace }
lobby-rated = { $rated ->
    [yes] Rankingowa, jeśli nie gra komputer.
    [first] Towarzyska, bo to pierwsza partia gospodarza: wolno używać /hint.
   *[no] Towarzyska (bez rankingu).
}
lobby-open = { $private ->
    [yes] Prywatna: wejście z tego czatu albo na zaproszenie.
   *[no] Dołączyć może każdy, kto ma kod: /join { $table }
}

pace-live = 2 minuty
pace-1h = 1 godzina
pace-8h = 8 godzin
pace-24h = 24 godziny
pace-3d = 3 dni
pace-7d = 7 dni
pace-6h-30m = 6 godzin + 30 minut
pace-2d-4h = 2 dni + 4 godziny
pace-5d-8h = 5 dni + 8 godzin
pace-none = bez limitu
timeup-simplest = bot wykonuje prosty ruch
timeup-computer = turę rozgrywa komputer
timeup-offer = miejsce jest do wzięcia

new-done = Twoja partia { $table } jest otwarta. Czeka na graczy.
join-how = Do partii znajomych: /join i jej kod.
close-others = { $chat ->
    [private] Inni jeszcze grają, więc partii nie można zamknąć. Żeby przestać grać: /leave
   *[group] Inni jeszcze grają, więc partię mogą zamknąć tylko administratorzy tego czatu. Żeby przestać grać: /leave
}
join-done = { $seats ->
    [one] Grasz! { $seats } zajęte miejsce.
    [few] Grasz! { $seats } zajęte miejsca.
   *[many] Grasz! { $seats } zajętych miejsc.
}
join-colour = Twój kolor: { $colour }.
leave-how = { $alone ->
    [yes] Odejść z partii { $table }? Ktoś może przejąć twoje miejsce. Jeśli się poddasz, zakończy się bez wyniku.
   *[no] Odejść z partii { $table }? Ktoś może przejąć twoje miejsce. Jeśli się poddasz, komputer gra dalej, a ty zajmujesz ostatnie miejsce.
}
stay-done = W porządku, zostajesz.
leave-done = Nie grasz już w tej partii.
start-done = Zaczynamy. Powodzenia!
start-welcome = Cześć! Jestem botem do gry w Carcassonne na czatach, przez jeden wieczór albo przez tygodnie. Graj ze znajomymi w grupie albo zacznij od razu tutaj, z komputerem.
start-hands = Karty dostajecie w prywatnej wiadomości. Ci gracze muszą najpierw otworzyć ze mną prywatny czat i nacisnąć Start: { $players }
computer-which = Jak silny ma być komputer?
computer-joined = { $player } ({ level-name }) jest w grze.
remove-done = Usunięto. Miejsce jest znów wolne.
endtable-sure = Zamknąć partię { $table } na dobre? Nikt jej nie wygra.
keep-done = W porządku, partia zostaje otwarta.
endtable-done = Partia zamknięta.

menu-title = Opcje partii: naciśnij jedną, żeby ją zmienić.
menu-game = Gra: { $value }
menu-modules = Dodatki: { $value }
menu-pace = Czas na turę: { $value }
menu-timeup = Po czasie: { $value }
menu-seats = Miejsca: { $value }
menu-rated = Rankingowa: { $value }
menu-private = Prywatna: { $value }
menu-language = Język: { $value }
menu-choose-game = Jaka gra?
menu-choose-modules = Naciśnij dodatek, żeby go dodać albo usunąć.
menu-note-siege = W Oblężenie i Obronę najlepiej gra się z Opatem. Twierdza, czternaście płytek i znaki to rekonstrukcja.
menu-note-cardcassonne = Punkty za zwierzęta są częściowo rekonstrukcją.
menu-choose-pace = Ile czasu na turę?
menu-choose-timeup = Co się dzieje, gdy czas się skończy?
menu-choose-seats = Ile miejsc?
menu-choose-language = W jakim języku ma być partia?

## Odmowy

command-unknown = Nie ma polecenia { $command }. Wyślij /help, żeby zobaczyć wszystkie.
command-near = Nie ma { $typed }. Czy chodzi o { $meant }?
button-unknown = Ten przycisk już nie działa. Wyślij /board, żeby zobaczyć aktualną planszę.
panel-others = { $command ->
    [none] To przyciski innego gracza. Swoje otworzysz w ten sam sposób.
   *[other] To przyciski innego gracza. Swoje otworzysz poleceniem { $command }
}
panel-of = { $command ->
    [none] Te przyciski są dla gracza { $player }. Swoje otworzysz w ten sam sposób.
   *[other] Te przyciski są dla gracza { $player }. Swoje otworzysz poleceniem { $command }
}
panel-ended = { $command ->
    [none] Te przyciski wygasły. Otwórz je ponownie.
   *[other] Te przyciski wygasły. Otwórz je ponownie poleceniem { $command }
}
button-stale = To była tura { $was }, a teraz jest { $now }. Wyślij /board, żeby zobaczyć aktualną planszę.
button-stale-step = W tej turze coś się już zmieniło. Wyślij /board, żeby zobaczyć aktualną planszę.
store-trouble = Nie mogę teraz otworzyć partii. Nic nie przepadło – spróbuj za chwilę.
store-stuck = Nie mogę teraz otworzyć partii. Nic nie przepadło, ale musi to naprawić właściciel bota.
bot-trouble = Coś poszło nie tak po mojej stronie. To, co potwierdzone, jest bezpieczne – spróbuj jeszcze raz.
bot-paused = Coś jest nie tak po mojej stronie, robię przerwę: { $seconds } s. Nic nie przepadło, a wszystkie zegary stoją.
no-such-cell = „{ $cell }” to nie kratka. Kratki wyglądają tak: M20, kolumna i wiersz.
no-picture = Nie ma tu czego pokazać.
only-private = Tutaj przeczytaliby to inni. Napisz mi to na naszym prywatnym czacie.
which-table = Która partia?
which-code = Która partia? Podaj najpierw jej kod: { $command } { $table }
which-option = Która partia? Wyślij { $command } i wybierz ją w polu „{ $option }”.
which-line = { $table }: { $label }

## Obyczaje

undo-draft = Twój niepotwierdzony ruch został usunięty.
undo-done = Prośba o cofnięcie wysłana. Muszą się zgodzić: { $players }.
undo-taken = Twój ostatni ruch został cofnięty.
undo-late = Za późno na cofnięcie: partia poszła dalej.
agree-done = { $count ->
    [0] Zgoda zapisana.
   *[other] Zgoda zapisana. Jeszcze nie odpowiedzieli: { $players }.
}
refuse-done = Nie zgadzasz się. Ruch zostaje.
nudge-done = Ponaglenie wysłane.
give-done = Gotowe: jest więcej czasu na ruch.
pause-done = Prośba wysłana. Pauza zacznie się, gdy wszyscy się zgodzą.
pauseyes-done = Zgadzasz się na pauzę.
pauseno-done = Nie zgadzasz się. Partia trwa dalej.
resume-done = Pauza skończona.
mute-done = Dobrze, w tej turze nie będzie więcej przypomnień.
resign-sure = { $alone ->
    [yes] Poddać partię { $table }? Zakończy się bez wyniku.
   *[no] Poddać partię { $table }? Komputer dogra ją za ciebie, a ty zajmiesz ostatnie miejsce.
}
resigned-done = Partia poddana.
substitute-offered = Twoje miejsce jest do wzięcia. Graj, dopóki ktoś go nie zajmie; wyślij /substitute jeszcze raz, żeby je zachować.
substitute-kept = Zachowujesz swoje miejsce.
substitute-none = W tej partii żadne miejsce nie jest do wzięcia.
substitute-instead = Ta partia już trwa, ale jest miejsce do przejęcia.
take-done = Miejsce jest twoje.
rematch-which = Żadna partia jeszcze się tu nie skończyła. Żeby zagrać jeszcze raz inną, wyślij /rematch i jej kod.
rematch-done = Rewanż { $table } czeka na graczy.
away-done = Masz przerwę do { $until }. Twoje zegary stoją, najwyżej 14 dni w każdej partii.
away-ahead = Masz przerwę od { $since } do { $until }. Twoje zegary będą wtedy stały.
back-done = Witaj z powrotem.
away-not = Nie masz teraz przerwy. Żeby ją zrobić, wyślij /away 3d (trzy dni) albo /away 12h (dwanaście godzin).
watch-which = Wyślij /watch z kodem partii.
watch-done = Ten czat śledzi teraz partię.
watch-off = Ten czat już nie śledzi partii.
say-done = Wysłane.
say-alone = Ta partia jest tylko na tym czacie, więc po prostu napisz tutaj.
say-nobody = Grasz tylko z komputerami: nikt tego nie przeczyta.
block-list = Zablokowani: { $players }
block-which = Kogo? Wyślij /block z imieniem gracza.
block-done = Zablokowano: żadnych zaproszeń, ponagleń ani wiadomości od tego gracza. To samo polecenie odblokowuje.
block-off = Odblokowano.
share-open = Nowa partia: { $game }
share-running = Partia { $game }
invite-code = Przekaż to dalej; działa na każdym czacie z tym botem: /join { $table }
invite-link = Na Telegramie: { $link }
private-again = Otwórz prywatny czat ze mną i wyślij tam { $command }.
private-first = Odpowiem ci prywatnie. Otwórz najpierw prywatny czat ze mną.
settings-saved = Zapisano.
private-sent = Odpowiedź jest na naszym prywatnym czacie.
write-as-yourself = Pisz we własnym imieniu, aby grać.
wait-short = Przyjęte. Za dużo wiadomości w tej grupie: jeszcze { $seconds } s. Na prywatnym czacie jest szybciej.
wait-look-private = Za dużo wiadomości w tej grupie. Odpowiedź jest na naszym prywatnym czacie.
look-again = Nic nowego od ostatniego razu. Naciśnij jeszcze raz, a wyślę to ponownie.
wait-look-shown = Ta grupa już pokazuje planszę. Kopia jest na naszym prywatnym czacie.
invite-done = Wysyłam zaproszenie. Jeśli nie dotrze, przekaż kod partii.
person-unknown = W twoich partiach nikt nie nazywa się „{ $player }”.
invite-unknown = Nie znam jeszcze gracza { $player }. Zamiast tego przekaż kod: /join { $table }
invite-bot = { $player } to bot i nie można go zaprosić. Zamiast tego dodaj komputer.
invite-late = { $plays ->
    [yes] Ta partia już trwa. Inni mogą ją śledzić: /watch { $table }
   *[no] Ta partia już trwa. Żeby ją śledzić: /watch { $table }
}
kick-whom = { $how ->
    [host] Kogo usunąć?
   *[vote] Kogo usunąć? Musi się zgodzić ponad połowa pozostałych; po { $fewest } opuszczonych turach z rzędu wystarczy gospodarz.
}
kick-nobody = W tej partii nikt nie nazywa się „{ $player }”.
kick-computers = Grasz tylko z komputerami. Aby opuścić partię: /leave
kick-done = Usunięto. Miejsce jest wolne.
kick-voted = Głos oddany. Gracz odejdzie, gdy zgodzi się ponad połowa pozostałych.

## Ustawienia

settings-title = Twoje ustawienia
settings-menu = Wybierz ustawienie do zmiany…
settings-zone = Strefa czasowa: { $zone }
settings-how-zone = Zmienisz ją tak: /settings strefa Europe/Warsaw
settings-quiet = { $set ->
    [yes] Godziny ciszy: { $quiet } ({ $zone })
   *[no] Godziny ciszy: brak
}
settings-how-quiet = Zmienisz je tak: /settings cisza 22:00 07:00 albo /settings cisza wyłącz
settings-free = { $set ->
    [yes] Dni wolne: { $days }
   *[no] Dni wolne: brak
}
settings-how-free = Zmienisz je tak: /settings wolne sob niedz albo /settings wolne wyłącz
settings-reminders-fast = Przy godzinie lub mniej na turę: tylko w połowie czasu.
settings-reminders = Przypomnienia: w połowie czasu i godzinę przed końcem. { settings-reminders-fast } Bez limitu: raz dziennie.
settings-interval = { $hours ->
    [0] Przypomnienia: żadne, ale dostajesz powiadomienie, gdy przychodzi twoja kolej.
    [one] Przypomnienia: co godzinę i godzinę przed końcem czasu. { settings-reminders-fast }
    [few] Przypomnienia: co { $hours } godziny i godzinę przed końcem czasu. { settings-reminders-fast }
   *[many] Przypomnienia: co { $hours } godzin i godzinę przed końcem czasu. { settings-reminders-fast }
}
settings-how-interval = Zmienisz je tak: /settings odstęp 6 albo /settings odstęp wyłącz
settings-how-typed = Zmienisz je tak: /settings_zone (strefa) · /settings_quiet (cisza) · /settings_free (wolne) · /settings_interval (odstęp)
setting-language = Język: { $value }
setting-palette = Kolory: { $value }
setting-hints = Najlepsze kratki najpierw: { $value }
setting-ping = Powiadomienia: { $value }
setting-reminders = Przypomnienia: { $value }
setting-wagon = Mój wóz po punktacji: { $value }
setting-no-ransom = Pytaj o okup: { $value }
setting-cheapest-withdrawal = Wycofuj najtańszego podwładnego: { $value }
setting-no-second-part = Dodatkowa tura (budowniczy): { $value }
palette-standard = standardowe
palette-colour-blind = dla daltonistów
ping-here = na czacie partii
ping-private = prywatnie
ping-both = tu i tu
ping-never = nigdy
wagon-ask = pytaj mnie
wagon-home = wraca do mnie
wagon-best = jedzie dalej

stats-title = Twoje wyniki
stats-none = Nie masz jeszcze żadnej zakończonej partii. Od razu z komputerem: /new komputer
stats-line = { $games ->
    [one] { $game }: { $games } partia, wygrane: { $wins }
    [few] { $game }: { $games } partie, wygrane: { $wins }
   *[many] { $game }: { $games } partii, wygrane: { $wins }
}
stats-rating = { $games ->
    [one] Ranking { $rating } ({ $games } partia rankingowa)
    [few] Ranking { $rating } ({ $games } partie rankingowe)
   *[many] Ranking { $rating } ({ $games } partii rankingowych)
}
rating-means = Każdy zaczyna od 1500. Przewaga 200 to około 3 wygrane partie na 4.
rating-unsure = Znak ? oznacza, że to jeszcze niepewne: zwykle znika po 10–20 partiach rankingowych.
top-title = { $where ->
    [all] Najlepsi gracze wszystkich czatów według rankingu
   *[here] Najlepsi gracze tego czatu według rankingu
}
top-none = { $where ->
    [all] Nie ma jeszcze zakończonych partii.
   *[here] Na tym czacie nie ma jeszcze zakończonych partii.
}
top-line = { $games ->
    [one] { $rank }. { $player }: { $rating } ({ $games } partia, wygrane: { $wins })
    [few] { $rank }. { $player }: { $rating } ({ $games } partie, wygrane: { $wins })
   *[many] { $rank }. { $player }: { $rating } ({ $games } partii, wygrane: { $wins })
}
top-new = { $games ->
    [one] { $player }: { $rating } ({ $games } partia, wygrane: { $wins })
    [few] { $player }: { $rating } ({ $games } partie, wygrane: { $wins })
   *[many] { $player }: { $rating } ({ $games } partii, wygrane: { $wins })
}

link-code = Na drugiej platformie wyślij mi to w ciągu 10 minut: /link { $code }
link-careful = Żeby stać się jednym graczem, oba konta muszą się zgodzić. Nigdy nie wpisuj kodu od kogoś innego.
link-accounts = Te konta to jeden gracz: { $accounts }. Konto, z którego piszesz, odłączy /link
link-accounts-press = Te konta to jeden gracz: { $accounts }. Aby odłączyć konto, z którego piszesz, naciśnij { button-unlink }.
link-account = { $name } ({ $platforms })
link-asked-title = Jeden gracz?
link-asked = { $other } i twoje konto, { $mine }, staną się jednym graczem.
link-means = Każde z kont będzie widzieć karty drugiego, grać na jego miejscach i dzielić jego wyniki. Zgódź się tylko, jeśli oba konta są twoje: kod od kogoś innego oddaje mu twoje partie.
link-agreed = Oba konta się zgadzają.
link-waits = Zgoda zapisana. Teraz musi się zgodzić drugie konto, w ciągu 10 minut.
link-refused = Konta zostają osobne. Nic się nie zmieniło.
link-news-done = { $accounts } to teraz jeden gracz. Jeśli któreś z tych kont nie jest twoje, naciśnij { button-unlink }, żeby odłączyć to konto.
link-news-left = { $accounts }: to konto jest teraz osobnym graczem. Miejsca i wyniki zostają z tobą.
link-news-refused = { $accounts }: brak zgody. Nic się nie zmieniło.
unlink-sure = { $account }: to konto zacznie jako nowy gracz, bez miejsc, wyników i ustawień. Zatrzymują je pozostałe konta: { $others }.
unlink-done = To konto jest teraz nowym graczem. Miejsca, wyniki i ustawienia zostają z pozostałymi.
unlink-kept = W porządku, konta zostają połączone.
privacy-title = Twoje dane
privacy-data = Oto wszystko, co o tobie wiem.
forget-sure = Usunąć twoje dane na zawsze? Odejdziesz ze swoich partii; w zakończonych zostanie miejsce bez imienia.
forget-file = Twoje dane
forget-done = Twoje dane są usunięte.
forget-kept = Dobrze, nic nie zostanie usunięte.

setup-title = Ustawienia czatu
setup-private = /setup działa w grupach i na serwerach. Twoje własne ustawienia: /settings
setup-opening = Partie może zaczynać: { $value }
setup-opening-all = każdy
setup-opening-admins = administrator
setup-deaf = Wiadomości z innych czatów: { $value }
setup-threads = Osobny wątek dla partii: { $value }
setup-old = Stare plansze: { $value }
setup-old-keep = zostają
setup-old-fold = jeden wiersz
setup-old-tidy = są usuwane
setup-language = Język: { $value }
setup-language-any = własny każdej partii
setup-channels = Partie tutaj: { $value }
setup-everywhere = tak (wszędzie)
setup-typed = Albo słowami: /setup opening admins, /setup channels here, /setup channels everywhere, /setup threads on, /setup old keep, /setup words off, /setup language pl

export-done = Oto zapis partii { $table }.
export-file = Zapis partii
import-how = Dołącz zapis partii i napisz przy nim /import.
import-done = Partia { $table } toczy się dalej od zapisu. Gracze dostają miejsca w kolejności dołączania.

## Pomoc

help-title = Jak grać
help-first = Zacznij partię poleceniem /new. Inni naciskają Dołącz albo dodajesz komputer; potem naciśnij Zacznij.
help-turn = W swojej turze wybierz kratkę, obróć płytkę, postaw podwładnego albo nie i naciśnij Potwierdź. Do tej chwili możesz wszystko zmienić.
help-typed = Albo napisz: /move { $cell } r2 rycerz północne miasto. To kratka, obrót, a potem podwładny i miejsce albo „{ word-none }”. Kompletny ruch wykonuję od razu.
help-more = Zasady: /rules i słowo, na przykład /rules chłop. Twoje partie: /games. Twoje ustawienia: /settings.
help-line = { $command }: { $line }
help-cut = Więcej o jednym poleceniu: /help move
