# Co mówi tylko ta platforma

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
