button-solo = Zagraj z komputerem
button-how = Jak grać
button-new = Nowa partia
button-my-games = Moje partie
button-add = { $platform ->
    [discord] Dodaj mnie do serwera
   *[other] Dodaj mnie do grupy
}
welcome-group = Cześć wszystkim! Wyślij /new, żeby przygotować partię Carcassonne; znajomi naciskają { button-join }. Można dołączyć także z innych platform: każda partia ma kod. Czytam tylko polecenia i odpowiedzi na moje wiadomości.
welcome-server = /new zaczyna partię Carcassonne. Administratorzy: /setup ustawia kanały i wątki.
near-not-move = { $count ->
    [0] To nie wygląda na ruch. W żadnej partii nie jest teraz twoja kolej.
    [one] To nie wygląda na ruch. Twoja kolej w { $count } partii.
    [few] To nie wygląda na ruch. Twoja kolej w { $count } partiach.
   *[many] To nie wygląda na ruch. Twoja kolej w { $count } partiach.
}

help-elsewhere = Żeby zacząć tu partię: /new. Jak grać i wszystkie polecenia: na naszym prywatnym czacie.
help-topic-first = Pierwsza partia
help-topic-turn = Twoja tura
help-topic-points = Podwładni i punkty
help-topic-expansions = Dodatki
help-topic-slowly = Gra bez pośpiechu
help-topic-commands = Polecenia
help-topic-about = O tym bocie
help-topic-privacy = Prywatność
help-words-first = zacząć, rozpocząć, start, nowa, nowa partia, dołączyć, zaprosić, znajomi, komputer, komputery, bot, boty, si, grać, poziomy
help-words-slowly = cisza, godziny ciszy, noc, przypomnienie, przypomnienia, powiadomienie, powiadomienia, termin, czas, zegar, czas na turę, limit czasu, strefa czasowa, nieobecność, urlop
help-words-commands = polecenie, polecenia, ustawienia, język, kolory, cofnąć, poddać się, wyjść, podpowiedź, statystyki, ranking, powtórka
help-words-privacy = prywatność, dane, moje dane, usuń moje dane
help-words-about = błąd, problem, kontakt, opinia, wersja, właściciel
help-text-first =
    Z komputerem: naciśnij „{ button-solo }”.
    Ze znajomymi: dodaj mnie do grupy i wyślij w niej /new. Oni naciskają { button-join } albo wysyłają z innego czatu /join z kodem partii.
    { button-computer } zajmuje miejsce. W menu { button-options } są dodatki i czas na turę. { button-start } rozpoczyna partię.
    Twoja pierwsza partia jest towarzyska, więc możesz poprosić o podpowiedź: /hint
help-text-turn =
    1. Wybierz kratkę, na którą pasuje twoja płytka.
    2. Wybierz jej obrót.
    3. Postaw na niej podwładnego albo pomiń ten krok.
    4. Naciśnij { button-confirm }. Do tej chwili możesz się cofnąć albo zacząć od nowa; potem /undo pyta pozostałych.
    To, co ukończone, punktuje od razu, a podwładni wracają do ciebie.
help-text-expansions = Wybierz je w menu { button-options } albo wymień: /new rzeka karczmy
help-text-slowly =
    Dostajesz jedno powiadomienie, gdy przychodzi twoja kolej, i przypomnienie, zanim skończy się czas.
    Cisza w nocy: /settings cisza 22:00 07:00
    Kilka dni przerwy: /away 3d zatrzymuje twoje zegary.
    Brak czasu na partię: /substitute oddaje twoje miejsce, /resign kończy ją dla ciebie.
    Czekasz na kogoś: /nudge go ponagla.
help-group-play = Gra: { $commands }
help-group-look = Podgląd: { $commands }
help-group-life = Gdy coś wypadnie: { $commands }
help-group-you = Ty: { $commands }
help-group-admins = Administratorzy: { $commands }
help-about-what = Ze mną zagrasz na czacie w Carcassonne i Cardcassonne, w jeden wieczór albo tygodniami. To nieoficjalny projekt fanów.
help-about-version = Wersja { $version }
help-about-trouble = Coś nie działa albo masz pomysł? Powiedz właścicielowi tego bota.
privacy-policy =
    Przechowuję twoje imię, konta, ustawienia, partie i wyniki, żeby partie mogły trwać.
    Na czatach czytam tylko polecenia, ruchy i odpowiedzi na moje wiadomości.
help-text-privacy =
    { privacy-policy }
    Żeby zobaczyć, pobrać albo usunąć swoje dane: /privacy

input-players = graczy, gracze, gracz, osób, osoby, miejsc, miejsca
input-computer = komputer, komputerem, bot, botem, SI, komputery, komputera, komputerów, komputerami, komputerowi, boty, bota, botów, botami, komputerom
input-private = prywatna, prywatny, tajna
input-rated = rankingowa, rankingową
input-casual = towarzyska, towarzyską

tip-second = Jeszcze raz to samo: kratka, obrót, podwładny, Potwierdź.
tip-back = Zmiana planów? Do potwierdzenia możesz się cofać, potem pomoże /undo.
tip-meeple-home = Twój podwładny wraca i znów możesz go postawić.
tip-last-meeple = To był twój ostatni podwładny. Wróci, gdy jego obszar będzie ukończony.
tip-farmer = Podwładny na polu to chłop. Chłopi zostają do końca.
tip-reminder = Powiadomienia w nocy? /settings cisza 22:00 07:00
setting-tips = Wskazówki na początek: { $value }
input-tips = wskazówki na początek
turn-watched = Ruch: { $player } (tura { $turn })
