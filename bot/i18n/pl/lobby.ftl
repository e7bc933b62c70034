# The front page of the browser room, its form of a new game, and the personal link to come back by.

web-lobby-games = Partie
web-lobby-level = Poziom
web-lobby-mine-none = Nie masz jeszcze żadnych partii.
web-lobby-open = Otwarte partie
web-lobby-open-none = Teraz nie ma otwartych partii. Załóż własną; inni mogą dołączyć, gdy czekasz.
# An open game: who has opened it, which game, the time per turn, free seats
web-lobby-open-line = { $host } · { $game } · { $pace } · { $count ->
    [0] brak wolnych miejsc
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
web-lobby-watch = Oglądaj
web-lobby-new-how = Wybierz dodatki, miejsca i czas na turę.
web-lobby-create = Utwórz partię
web-lobby-copy = Kopiuj link
web-lobby-copied = Skopiowano
web-lobby-learn = Nauka
web-lobby-learn-line = Jak grać i wszystkie zasady
web-lobby-chat-line = Rozmowa i gra przez pisanie
web-lobby-word = Znajdź zasadę
web-lobby-find = Szukaj
web-new-kind = Gra
web-new-expansions = Dodatki
web-new-seats = Miejsca
web-new-computers = Komputery
web-new-pace = Czas na turę
web-way-back = Twój osobisty link
web-way-back-how = Loguje cię ponownie w dowolnej przeglądarce. Nie pokazuj go nikomu.
web-way-back-new = Utwórz nowy link
web-way-back-done = Oto twój nowy link. Stary już nie działa.
web-way-back-wrong = Ten link jest błędny albo zastąpił go nowszy.
