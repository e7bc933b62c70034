button-solo = Zagraj z komputerem
button-how = Jak się gra
button-new = Nowa partia
button-my-games = Moje partie
button-add = { $platform ->
    [discord] Dodaj mnie do serwera
   *[other] Dodaj mnie do grupy
}
welcome-group = Cześć! Wyślij /new, żeby przygotować partię Carcassonne; pozostali naciskają { button-join }. Można też grać z innych platform: każda partia ma kod. Czytam tylko polecenia i odpowiedzi na moje wiadomości.
near-not-move = { $count ->
    [0] Nie rozumiem tego jako ruchu. W żadnej partii nie jest teraz twoja tura.
    [one] Nie rozumiem tego jako ruchu. Twoja tura jest w { $count } partii.
    [few] Nie rozumiem tego jako ruchu. Twoja tura jest w { $count } partiach.
    [many] Nie rozumiem tego jako ruchu. Twoja tura jest w { $count } partiach.
   *[other] Nie rozumiem tego jako ruchu. Twoja tura jest w { $count } partii.
}

help-elsewhere = Partia tutaj: /new. Jak się gra i wszystkie polecenia: w naszym prywatnym czacie.
help-topic-first = Pierwsza partia
help-topic-turn = Twoja tura
help-topic-expansions = Dodatki
help-topic-slowly = Gra bez pośpiechu
help-topic-commands = Polecenia
help-topic-privacy = Prywatność
help-text-first =
    Z komputerem: naciśnij „{ button-solo }”.
    Ze znajomymi: dodaj mnie do waszej grupy i wyślij tam /new. Pozostali naciskają { button-join } albo wysyłają z innego czatu /join i kod partii.
    { button-computer }: komputer zajmuje miejsce. { button-options }: dodatki i czas na turę. { button-start }: początek gry.
    Twoja pierwsza partia jest towarzyska, więc możesz prosić o radę: /hint
help-text-turn =
    1. Wybierz kratkę, na którą pasuje twoja płytka.
    2. Wybierz, jak ma być obrócona.
    3. Postaw na niej podwładnego albo pomiń ten krok.
    4. Naciśnij { button-confirm }. Do tej chwili możesz się cofać i zaczynać od nowa; potem /undo pyta pozostałych.
    To, co ukończone, punktuje od razu, a podwładni wracają do ciebie.
help-text-expansions = Wybierz je w menu { button-options } albo wymień: /new rzeka karczmy
help-text-slowly =
    Gdy przychodzi twoja tura, wołam cię raz, a przed końcem czasu przypominam.
    Cisza w nocy: /settings quiet 22:00 07:00
    Kilka dni przerwy: /away 3d zatrzymuje twoje zegary.
    Brak czasu na partię: /substitute oferuje twoje miejsce, /resign kończy ją dla ciebie.
    Czekasz na kogoś: /nudge ponagla.
help-group-play = Gra: { $commands }
help-group-look = Podgląd: { $commands }
help-group-life = Gdy coś wypadnie: { $commands }
help-group-you = Ty: { $commands }
help-group-admins = Administratorzy: { $commands }
help-text-privacy =
    Przechowuję twoją nazwę, konta, ustawienia, partie i wyniki, żeby partie mogły trwać.
    W czatach czytam tylko polecenia, ruchy i odpowiedzi na moje wiadomości.
    Zobacz, pobierz lub usuń swoje dane: /privacy

input-players = graczy, gracze, gracz, osób, osoby, miejsc, miejsca
input-computer = komputer, komputerem, bot, botem, SI
