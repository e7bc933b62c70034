# Co mówi tylko ta platforma

discord-menu = Wybierz…
discord-done = Gotowe. Widać to na czacie.
discord-go = Do wiadomości
discord-trouble = Coś poszło nie tak po mojej stronie. To, co potwierdzone, jest bezpieczne – spróbuj jeszcze raz.
discord-late = { $player }, to trwało za długo, by pokazać ci to prywatnie. Naciśnij przycisk jeszcze raz.
discord-thread = Partia: { $player }
thread-made = Partia ma własny wątek:
thread-go = Otwórz wątek
discord-thread-failed = Nie udało mi się utworzyć tu wątku. Spróbuj jeszcze raz albo poproś administratora serwera.
rights-missing = Nie mogę działać na tym kanale bez uprawnień: { $what }. Administrator serwera nada je w Edytuj kanał, Uprawnienia.
rights-missing-view = Wyświetlanie kanału
rights-missing-send = Wysyłanie wiadomości
rights-missing-send-threads = Wysyłanie wiadomości w wątkach
rights-missing-files = Załączanie plików
rights-missing-history = Czytanie historii czatu
rights-missing-threads = Tworzenie publicznych wątków
discord-too-large = Plik jest za duży jak na Discord.
