# Strony w przeglądarce: pokój, jego drzwi, stół do oglądania, tura do zagrania.

web-room = Carcassonne
web-language = Język
web-language-change = Zmień

## Drzwi

web-locked = Ten pokój jest zamknięty
web-password = Hasło
web-wrong-password = To nie jest hasło.
web-come-in = Wejdź
web-hello = Graj w Carcassonne z tymi, którzy tu są, albo z komputerem. Inni widzą cię pod imieniem, które wybierzesz.
web-your-name = Twoje imię
web-name-empty = Imię potrzebuje choć jednej litery.
web-name-long = { $most ->
    [one] Imię ma najwyżej { $most } literę.
    [few] Imię ma najwyżej { $most } litery.
   *[many] Imię ma najwyżej { $most } liter.
}
web-name-taken = Ktoś tu ma już to imię. Wybierz inne.
web-too-many-people = { $most ->
    [one] Przed jednym ekranem siedzi najwyżej { $most } osoba.
    [few] Przed jednym ekranem siedzą najwyżej { $most } osoby.
   *[many] Przed jednym ekranem siedzi najwyżej { $most } osób.
}
web-elsewhere = Jestem już w pokoju, w innej przeglądarce
web-elsewhere-how = Otwórz tam „Ludzie” i poproś o kod.
web-code = Kod
web-code-wrong = Ten kod jest nieznany, zużyty albo za stary.
web-come-in-same = Wejdź jako ta sama osoba
web-back = Wróć do pokoju
web-to-room = Do pokoju
web-code-title = Inna przeglądarka
web-code-how = Otwórz tam ten pokój, wybierz „Jestem już w pokoju” i wpisz:
web-code-for = W ciągu dziesięciu minut wpuszcza jedną przeglądarkę jako { $name }.
web-host = Gospodarz tego pokoju
web-host-how = Gospodarz może zmieniać ustawienia pokoju poleceniem /setup, zamykać stoły poleceniem /close i wylogować każdego. Klucz widać tam, gdzie uruchomiono bota; „carcassonne-bot host-key” tworzy nowy. Klucz działa raz, przez kwadrans.
web-host-key = Klucz gospodarza
web-host-be = To przeglądarka gospodarza
web-host-wrong = Takiego klucza nie ma, został już użyty albo jest za stary. „carcassonne-bot host-key” tworzy nowy.
web-browsers = Zalogowane przeglądarki
web-browsers-of = Przeglądarki: { $name }
web-browsers-hosts = Przeglądarki z prawami gospodarza
web-browsers-none = Żadna przeglądarka nie jest zalogowana.
web-browsers-end-others = Wyloguj wszędzie poza tą
web-browsers-everybody = Wszyscy w pokoju
web-browser-this = ta przeglądarka
web-browser-host = gospodarz
web-browser-unknown = Nieznana przeglądarka
web-browser-seen = Ostatnio używana:
web-browser-end = Wyloguj tam

## Pokój

web-messages = Wiadomości
web-skip = Przejdź do pola wiadomości
web-nothing-yet = Nic tu jeszcze nie powiedziano.
web-below = Nowe wiadomości ↓
web-getting-ready = { $of ->
    [0] Trwa przygotowanie. Możesz już grać; na obrazki czeka się dłużej.
   *[other] Przygotowanie: narysowane płytki: { $done } z { $of }. Możesz już grać; na obrazki czeka się dłużej.
}
web-welcome-new = Otwórz stół
web-welcome-help = Jak się gra
web-people = Ludzie
web-who = Kto siedzi przed tym ekranem
web-somebody-else = Siada tu ktoś jeszcze
web-another-browser = Kod dla innej przeglądarki
web-leave = Wyloguj z tej przeglądarki
web-no-script = Ten pokój potrzebuje JavaScriptu: bez niego nic nowego się nie pojawia.
web-message-as = Wiadomość albo polecenie jako { $name }
web-placeholder = Wiadomość, a polecenia od /
web-send = Wyślij
web-file = Plik
web-file-how = Wyślij zapis gry, żeby grać dalej od niego
web-cancel = Anuluj
web-close = Zamknij
web-reply = Odpowiedz
web-replying = Twoja odpowiedź na wiadomość { $number }
web-answers = odpowiada na wiadomość { $number }
web-only-you = widzisz to tylko ty
web-post-gone = Ta wiadomość została usunięta.
web-which-of-these = Które z tych?

## Co poszło nie tak

web-failed = Nie udało się
web-unreachable = Pokój jest nieosiągalny. Czy działa?
web-store-trouble = Gry są teraz niedostępne. Nic się nie zmieniło; spróbuj niebawem.
web-elsewhere-served = Ten pokój obsługuje teraz inny proces. Ten przejmie go, gdy tamten się zakończy; strona sama spróbuje ponownie.
web-fault = Coś poszło tu nie tak. Gospodarz znajdzie powód w dzienniku.
web-not-here = Nie ma cię już w pokoju: wczytaj stronę jeszcze raz.
web-too-fast = Za szybko. Poczekaj chwilę.
web-too-many-tries = Za dużo prób. Poczekaj minutę.
web-too-many-pages = Otwartych jest za dużo stron.
web-not-a-message = Wiadomość ma od 1 do { $most } znaków.
web-not-our-page = Strona pokoju niczego takiego nie wysyła.
web-no-picture = Nie ma takiego obrazka.
web-no-message = Tej wiadomości już nie ma.
web-no-button = Tego przycisku już nie ma: wiadomość się zmieniła.
web-too-large = Ten plik jest za duży jak na zapis gry.

## Stół do oglądania, tura do zagrania

web-watch = Stół { $table }
web-watch-live = Ta strona sama śledzi grę.
web-watch-none = Pod tym adresem nie ma stołu.
web-watch-soon = Gra się jeszcze nie zaczęła.
web-watch-players = Gracze
web-watch-log = Co się stało
web-watch-replay = Powtórka
web-watch-step = Płytka { $number } z { $count }
web-watch-step-cards = Ruch { $number } z { $count }
web-watch-newest = Teraz
web-turn = Twoja tura
web-turn-over = Ta tura się skończyła
web-turn-over-how = Adres był na jedną turę. Następny przyjdzie z następną.
web-turn-none = Pod tym adresem nie ma tury.
web-turn-look = Oglądaj
