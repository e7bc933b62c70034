board-title = Plansza
board-open = Otwórz planszę
board-map = Mapa
board-way = { $cell }, ułożenie { $way } z { $ways }
board-rotate = Obróć
board-final = Tego nie da się cofnąć.
board-fit = Pokaż wszystko
board-closer = Przybliż
board-farther = Oddal
board-more = Więcej
board-undo = Cofnij
board-nudge = Ponaglij
board-hint = Podpowiedź
board-tiles = Pozostałe płytki
board-next = Następna partia ({ $count })
board-offline = Brak połączenia. Twój ruch zostaje na tym ekranie.
board-online = Połączono ponownie
board-type = Wpisz ruch
board-type-how = Kratka, ułożenie, podwładny: M21 r2 rycerz
board-keys = Strzałki: wybór kratki. Enter: połóż, potem obróć. 1–9: wybór. C: potwierdź. Backspace: wstecz.
board-save = Zapisz obraz
board-chat = Czat
board-previous = Poprzedni
board-following = Następny

## Notices: the browser calls its person when it is their turn

notices-ask = Czy ta przeglądarka ma ci powiedzieć, gdy przyjdzie twoja kolej?
notices-yes = Tak, powiadom mnie
notices-later = Nie teraz
notices-on = Gotowe: ta przeglądarka powie ci, gdy przyjdzie twoja kolej, nigdy w godzinach ciszy.
notices-open = Gotowe: ta przeglądarka powie ci, gdy przyjdzie twoja kolej, dopóki ta strona jest otwarta.
notices-off = Powiadomienia są wyłączone w tej przeglądarce.
notices-blocked = Twoja przeglądarka blokuje powiadomienia tej strony. Możesz je włączyć w jej ustawieniach dla tej strony.
notices-turn-on = Włącz powiadomienia
notices-turn-off = Wyłącz powiadomienia
