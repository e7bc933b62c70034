# Strony w przeglądarce: pokój, jego drzwi, partia do oglądania, tura do zagrania.

web-room = Carcassonne
web-language = Język
web-language-change = Zmień

## Drzwi

web-locked = Ten pokój jest zamknięty
web-password = Hasło
web-wrong-password = Błędne hasło.
web-come-in = Wejdź
web-hello = Graj tu w Carcassonne z innymi albo z komputerem. Inni zobaczą imię, które wybierzesz.
web-your-name = Twoje imię
web-name-empty = Imię musi mieć co najmniej jedną literę.
web-name-long = { $most ->
    [one] Imię ma najwyżej { $most } literę.
    [few] Imię ma najwyżej { $most } litery.
   *[many] Imię ma najwyżej { $most } liter.
}
web-name-taken = To imię jest zajęte. Wybierz inne.
web-too-many-people = { $most ->
    [one] Przy jednym ekranie może grać najwyżej { $most } osoba.
    [few] Przy jednym ekranie mogą grać najwyżej { $most } osoby.
   *[many] Przy jednym ekranie może grać najwyżej { $most } osób.
}
web-elsewhere = Gram tu już w innej przeglądarce
web-elsewhere-how = W tamtej przeglądarce otwórz Ludzie i weź kod.
web-code = Kod
web-code-wrong = Ten kod jest błędny, użyty albo nieważny.
web-come-in-same = Wejdź jako ten sam gracz
web-back = Wróć do pokoju
web-to-room = Do pokoju
web-code-title = Inna przeglądarka
web-code-how = W drugiej przeglądarce otwórz ten pokój, wybierz „Gram tu już w innej przeglądarce” i wpisz:
web-code-for = Działa raz, przez 10 minut, i loguje tamtą przeglądarkę jako { $name }.
web-host = Właściciel pokoju
web-host-how = Właściciel może zmieniać ustawienia pokoju poleceniem /setup, zamykać partie poleceniem /close i wylogowywać graczy. Klucz widać tam, gdzie uruchomiono bota; „carcassonne-bot host-key” tworzy nowy. Klucz działa raz, przez 15 minut.
web-host-key = Klucz właściciela
web-host-be = Ustaw mnie jako właściciela
web-host-wrong = Ten klucz jest błędny, użyty albo nieważny. „carcassonne-bot host-key” tworzy nowy.
web-browsers = Zalogowane przeglądarki
web-browsers-of = Przeglądarki: { $name }
web-browsers-hosts = Przeglądarki z prawami właściciela
web-browsers-none = Żadna przeglądarka nie jest zalogowana.
web-browsers-end-others = Wyloguj wszędzie oprócz tej
web-browsers-everybody = Wszyscy w pokoju
web-browser-this = ta przeglądarka
web-browser-host = właściciel
web-browser-unknown = Nieznana przeglądarka
web-browser-seen = Ostatnio używana:
web-browser-end = Wyloguj tam
web-browser-boards = { $count ->
    [one] { $count } otwarta plansza
    [few] { $count } otwarte plansze
    [many] { $count } otwartych plansz
   *[other] { $count } otwartej planszy
}
web-browser-notices = Powiadomienia są włączone
web-browser-notices-end = Wyłącz tam powiadomienia

## Pokój

web-messages = Wiadomości
web-skip = Przejdź do pola wiadomości
web-nothing-yet = Nie ma jeszcze wiadomości.
web-below = Nowe wiadomości ↓
web-getting-ready = { $of ->
    [0] Przygotowuję płytki. Możesz już grać; obrazki pojawiają się trochę później.
   *[other] Przygotowuję płytki: { $done } z { $of }. Możesz już grać; obrazki pojawiają się trochę później.
}
web-welcome-new = Nowa partia
web-welcome-help = Jak grać
web-people = Ludzie
web-who = Kto gra przy tym ekranie
web-somebody-else = Dodaj gracza przy tym ekranie
web-another-browser = Użyj innej przeglądarki
web-leave = Wyloguj
web-no-script = Ten pokój wymaga JavaScriptu.
web-message-as = Wiadomość jako { $name }
web-placeholder = Wiadomość albo / i polecenie
web-send = Wyślij
web-file = Plik
web-file-how = Wczytaj zapisaną partię
web-cancel = Anuluj
web-close = Zamknij
web-reply = Odpowiedz
web-replying = Odpowiedź na wiadomość { $number }
web-answers = odpowiedź na wiadomość { $number }
web-only-you = tylko dla ciebie
web-post-gone = Tej wiadomości już nie ma.
web-which-of-these = Które?

## Co poszło nie tak

web-failed = Nie udało się
web-unreachable = Bot nie odpowiada. Czy nadal działa?
web-store-trouble = Nie mogę teraz otworzyć partii. Nic się nie zmieniło; spróbuj za chwilę.
web-elsewhere-served = Ten pokój obsługuje teraz inny proces. Ten przejmie go, gdy tamten się zakończy; strona sama próbuje ponownie.
web-fault = Coś poszło nie tak. Właściciel bota znajdzie przyczynę w dzienniku.
web-not-here = Nie jesteś już w pokoju. Wczytaj stronę ponownie.
web-too-fast = Za szybko. Poczekaj chwilę.
web-too-many-tries = Za dużo prób. Poczekaj minutę.
web-too-many-pages = Otwartych jest za dużo stron. Zamknij którąś.
web-not-a-message = Wiadomość ma od 1 do { $most } znaków.
web-not-our-page = To żądanie nie pochodzi ze strony tego pokoju.
web-no-picture = Nie ma takiego obrazka.
web-no-message = Tej wiadomości już nie ma.
web-no-button = Tego przycisku już nie ma: wiadomość się zmieniła.
web-too-large = Ten plik jest za duży na zapis partii.

## Partia do oglądania, tura do zagrania

web-watch = Partia { $table }
web-watch-live = Ta strona odświeża się sama.
web-watch-none = Pod tym adresem nie ma partii.
web-watch-soon = Partia jeszcze się nie zaczęła.
web-watch-players = Gracze
web-watch-log = Ruchy
web-watch-replay = Powtórka
web-watch-step = Płytka { $number } z { $count }
web-watch-step-cards = Ruch { $number } z { $count }
web-watch-newest = Najnowsze
web-turn = Twoja tura
web-turn-over = Ruch wykonany
web-turn-over-how = Ten link był tylko na jedną turę. Następna dostanie nowy.
web-turn-none = Pod tym adresem nie ma tury.
web-turn-look = Oglądaj partię
