# Co stoi na obrazkach i w tekstach, które mówią to samo słowami.

scene-to-move = Ruch: { $player }
scene-over = Koniec partii
scene-since = Od twojej ostatniej tury:
scene-hand = Do położenia: { $tile }
scene-left = { $count ->
    [one] została { $count }
    [few] zostały { $count }
   *[many] zostało { $count }
}
scene-stack-tiles = { $count ->
    [one] Została { $count } płytka
    [few] Zostały { $count } płytki
   *[many] Zostało { $count } płytek
}
scene-more = { $count ->
    [one] … i jeszcze { $count }
    [few] … i jeszcze { $count }
   *[many] … i jeszcze { $count }
}
scene-cut = … Reszta jest w pełnym tekście.

scene-choose-part = Wybierz część mapy.
scene-part = { $count ->
    [one] { $part }. { $count } kratka: { $cells }
    [few] { $part }. { $count } kratki: { $cells }
   *[many] { $part }. { $count } kratek: { $cells }
}
scene-fits = { $count ->
    [one] Płytka pasuje na { $count } kratce, obrócona tak:
    [few] Płytka pasuje na { $count } kratkach, obrócona tak:
   *[many] Płytka pasuje na { $count } kratkach, obrócona tak:
}
scene-fits-at = { $count ->
    [one] Płytka pasuje na { $count } kratce: { $cells }.
    [few] Płytka pasuje na { $count } kratkach: { $cells }.
   *[many] Płytka pasuje na { $count } kratkach: { $cells }.
}
scene-spot = { $cell }: { $ways }
scene-choose-rotation = Jak obrócić płytkę na { $cell }?
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
scene-taken = Podwładni na mapie:
scene-nobody = Na mapie nie ma jeszcze podwładnych.
scene-free = Niezajęte:
scene-feature = { $feature }, { $places }: { $state }, { phrase-points }.
scene-state = { $kind ->
    [field] { $cities ->
        [one] { $cities } ukończone miasto
        [few] { $cities } ukończone miasta
       *[many] { $cities } ukończonych miast
    }
    [monastery] { $open ->
        [one] { $open } pusta kratka wokół
        [few] { $open } puste kratki wokół
       *[many] { $open } pustych kratek wokół
    }
    [garden] { $open ->
        [one] { $open } pusta kratka wokół
        [few] { $open } puste kratki wokół
       *[many] { $open } pustych kratek wokół
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
    [one] Większość ma { $owners }.
    [few] Remis: { $owners }.
   *[many] Remis: { $owners }.
}
scene-owned-by-nobody = Niezajęte.
scene-cell = Na { $cell }: { $tile }
scene-figure = { $player }: { $role }, { $spot }.
scene-fitting = { $count ->
    [0] Kratka { $cell } jest pusta. Żadna z pozostałych płytek nie pasuje.
    [one] Kratka { $cell } jest pusta. Z pozostałych pasuje { $count } płytka: { $tiles }.
    [few] Kratka { $cell } jest pusta. Z pozostałych pasują { $count } płytki: { $tiles }.
   *[many] Kratka { $cell } jest pusta. Z pozostałych pasuje { $count } płytek: { $tiles }.
}
scene-beyond = { $cell } nie dotyka żadnej płytki, więc na razie nic tam nie pasuje. Mapa sięga od { $first } do { $last }.
scene-beyond-first = { $cell } nie dotyka żadnej płytki, więc na razie nic tam nie pasuje. Jedyna płytka leży na { $first }.
scene-tiles = { $count } × { $tile }: { $described }
scene-gone = { $count ->
    [one] Zużyta: { $tiles }.
    [few] Zużyte: { $tiles }.
   *[many] Zużyte: { $tiles }.
}
scene-gone-note = Szare: żadna nie została

## Czyje to, prognoza, wynik

scene-title-owners = { $kind ->
    [field] Czyje są pola
    [road] Czyje są trakty
   *[city] Czyje są miasta
}
scene-title-forecast = Gdyby partia kończyła się teraz
scene-total = { $player }: teraz { $now } + potem { $gain } = { $total }
scene-concealed = { $count ->
    [one] { $player }: bez { $count } chronionej zakrytej karty
    [few] { $player }: bez { $count } chronionych zakrytych kart
   *[many] { $player }: bez { $count } chronionych zakrytych kart
}
scene-title-score = Wynik
scene-rest = inne
scene-chart = Punkty w ciągu partii
scene-chart-turns = tury
scene-chart-rounds = rundy

scene-reason-city = miasta
scene-reason-road = trakty
scene-reason-monastery = klasztory

## Partia, która czeka na graczy

scene-title-lobby = Nowa partia: { $game }
scene-join = Kod: { $code }
scene-with = Dodatki: { $modules }
scene-free-seat = Wolne
scene-free-seat-note = Dołącz, żeby zagrać
scene-seat-free = Miejsce { $seat }: wolne.
scene-seat = Miejsce { $seat }: { $player } ({ $colour }).

colour-red = czerwony
colour-blue = niebieski
colour-yellow = żółty
colour-green = zielony
colour-black = czarny
colour-pink = różowy
