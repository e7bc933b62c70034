# Discord. Nazwy poleceń: najwyżej 32 małe litery bez odstępów; wiersze: najwyżej 100 znaków.

## Polecenia

slash-new = nowy
slash-join = dołącz
slash-leave = odejdź
slash-start = zacznij
slash-play = ruch
slash-board = plansza
slash-tiles = płytki
slash-score = wynik
slash-log = przebieg
slash-replay = powtórka
slash-rules = zasady
slash-undo = cofnij
slash-resign = poddaj
slash-substitute = zastępca
slash-nudge = przypomnij
slash-away = nieobecność
slash-rematch = rewanż
slash-games = gry
slash-stats = statystyka
slash-top = najlepsi
slash-settings = ustawienia
slash-link = połącz
slash-unlink = odłącz
slash-watch = oglądaj
slash-invite = zaproś
slash-kick = odeślij
slash-say = powiedz
slash-block = zablokuj
slash-hint = podpowiedź
slash-why = dlaczego
slash-export = zapisz
slash-import = wczytaj
slash-forgetme = zapomnijmnie
slash-setup = konfiguracja
slash-endtable = zamknijstół
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

## Co mówi tylko ta platforma

discord-menu = Wybierz …
discord-done = Zrobione. Widać to w czacie.
discord-trouble = Coś poszło tu nie tak. To, co potwierdzone, zostaje; spróbuj jeszcze raz.
discord-late = { $player }, to trwało za długo, żeby pokazać to tylko tobie. Naciśnij przycisk jeszcze raz.
discord-thread = Stół: { $player }
discord-thread-made = Stół ma własny wątek.
discord-thread-go = Przejdź
discord-thread-failed = Nie udało się tu utworzyć wątku dla stołu. Spróbuj jeszcze raz albo zapytaj administratora tego serwera.
discord-missing = Na tym kanale botowi brakuje: { $what }. Administrator serwera może na to zezwolić w ustawieniach kanału, w uprawnieniach.
discord-missing-view = Wyświetlanie kanału
discord-missing-send = Wysyłanie wiadomości
discord-missing-send-threads = Wysyłanie wiadomości w wątkach
discord-missing-files = Załączanie plików
discord-missing-history = Czytanie historii czatu
discord-missing-threads = Tworzenie publicznych wątków
discord-too-large = Plik jest za duży jak na Discord.
