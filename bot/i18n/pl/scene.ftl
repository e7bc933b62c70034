# Co stoi na obrazkach i w tekstach, które mówią to samo słowami.

scene-over = Gra jest skończona.
scene-since = Od twojej ostatniej tury:
scene-hand = Dobrana: { $tile }
scene-left = { $count ->
    [one] zostaje { $count }
    [few] zostaje { $count }
   *[many] zostaje { $count }
}
scene-stack-tiles = { $count ->
    [one] została { $count } płytka
    [few] zostały { $count } płytki
   *[many] zostało { $count } płytek
}
scene-more = { $count ->
    [one] … i jeszcze { $count }
    [few] … i jeszcze { $count }
   *[many] … i jeszcze { $count }
}
scene-cut = … Reszta jest w długim tekście.

scene-choose-part = Wybierz część mapy.
scene-part = { $count ->
    [one] { $part }. { $count } pole: { $cells }
    [few] { $part }. { $count } pola: { $cells }
   *[many] { $part }. { $count } pól: { $cells }
}
scene-fits = { $count ->
    [one] Płytka pasuje na { $count } pole. Jego nazwa i możliwe obroty:
    [few] Płytka pasuje na { $count } pola. Ich nazwy i możliwe obroty:
   *[many] Płytka pasuje na { $count } pól. Ich nazwy i możliwe obroty:
}
scene-fits-at = { $count ->
    [one] Płytka pasuje na { $count } pole: { $cells }.
    [few] Płytka pasuje na { $count } pola: { $cells }.
   *[many] Płytka pasuje na { $count } pól: { $cells }.
}
scene-spot = { $cell }: { $ways }
scene-choose-rotation = Wybierz, jak leży płytka na { $cell }.
scene-way = { $way }. { phrase-rotation } (od północy: { $sides })
scene-option = { $number }. { $option }

## Ludzie

scene-player = { $player } ({ $colour }): { phrase-points }; { $held }.
scene-player-bare = { $player } ({ $colour }): { phrase-points }.

## Mapa słowami

scene-title-whole = Cała mapa.
scene-title-news = Co się właśnie stało
scene-map = Mapa wierszami, z północy na południe. Każda płytka od północy: północ, wschód, południe, zachód.
scene-row = Wiersz { $row }: { $tiles }.
scene-taken = Figurki na mapie:
scene-nobody = Nikogo tam jeszcze nie ma.
scene-free = Tu nikt nie stoi:
scene-feature = { $feature }, { $places }: { $state }, { phrase-points }.
scene-state = { $kind ->
    [field] { $cities ->
        [one] { $cities } ukończone miasto
        [few] { $cities } ukończone miasta
       *[many] { $cities } ukończonych miast
    }
    [monastery] { $open ->
        [one] { $open } puste pole wokół
        [few] { $open } puste pola wokół
       *[many] { $open } pustych pól wokół
    }
    [garden] { $open ->
        [one] { $open } puste pole wokół
        [few] { $open } puste pola wokół
       *[many] { $open } pustych pól wokół
    }
   *[other] { $open ->
        [one] { $open } otwarty bok
        [few] { $open } otwarte boki
       *[many] { $open } otwartych boków
    }
}
scene-complete = obszar ukończony
scene-stands = { $player }: { $role } na { $cell }.
scene-owned = { $count ->
    [one] Właściciel: { $owners }.
    [few] Właściciele: { $owners }.
   *[many] Właściciele: { $owners }.
}
scene-owned-by-nobody = Właściciela nie ma.
scene-cell = Na { $cell }: { $tile }
scene-figure = { $player }: { $role }, { $spot }.
scene-fitting = { $count ->
    [0] { $cell } jest puste. Żadna z pozostałych płytek nie pasuje.
    [one] { $cell } jest puste. Z pozostałych pasuje { $count } płytka: { $tiles }.
    [few] { $cell } jest puste. Z pozostałych pasują { $count } płytki: { $tiles }.
   *[many] { $cell } jest puste. Z pozostałych pasuje { $count } płytek: { $tiles }.
}
scene-beyond = { $cell } nie styka się z żadną płytką, więc na razie nic tam nie pasuje. Mapa sięga od { $first } do { $last }.
scene-tiles = { $count } × { $tile }: { $described }
scene-gone = { $count ->
    [one] Zużyta: { $tiles }.
    [few] Zużyte: { $tiles }.
   *[many] Zużyte: { $tiles }.
}
scene-gone-note = Szare: nie ma już żadnej

## Czyje to, prognoza, wynik

scene-title-owners = { $kind ->
    [field] Czyje są łąki
    [road] Czyje są drogi
   *[city] Czyje są miasta
}
scene-title-forecast = Gdyby gra kończyła się teraz
scene-total = { $player }: { $now } + { $gain } = { $total }
scene-concealed = { $player }: { $count ->
    [one] { $count } chroniona karta jest zakryta i niepoliczona
    [few] { $count } chronione karty są zakryte i niepoliczone
   *[many] { $count } chronionych kart jest zakrytych i niepoliczonych
}
scene-title-score = Wynik
scene-chart = Punkty w ciągu gry
scene-chart-turns = tury
scene-chart-rounds = rundy

scene-reason-city = Miasta
scene-reason-road = Drogi
scene-reason-monastery = Klasztory

## Stół, który czeka

scene-title-lobby = { $game }: stół
scene-join = Dołącz: { $code }.
scene-with = Dodatki: { $modules }
scene-free-seat = Wolne
scene-free-seat-note = Dołącz do gry
scene-seat-free = Miejsce { $seat }: wolne.
scene-seat = Miejsce { $seat }: { $player } ({ $colour }).

colour-red = czerwony
colour-blue = niebieski
colour-yellow = żółty
colour-green = zielony
colour-black = czarny
colour-pink = różowy
