### Tower

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

module-tower = Wieża
module-line-tower = 18 płytek i wieże, które biorą jeńców
module-about-tower = Zamiast stawiać figurkę możesz zbudować piętro wieży i pojmać figurkę w jej zasięgu. Jeńców się wymienia albo wykupuje za 3 punkty.
option-name-organiser = Organizer wieży
option-line-organiser = Wieża: stos dzieli się na dwa; dobiera się z góry lub z dołu jednego z nich
option-name-one-ransom = Jeden okup na turę
option-line-one-ransom = Wieża: w turze wolno wykupić najwyżej jedną figurkę

## Nazwy same w sobie: na listach, tablicach, w legendach.

kind-tower = wieża
deed-tier = zbudować piętro
deed-close = zająć wieżę
deed-capture = wziąć jeńca
deed-exchange = wybrać, kogo wymienić
deed-ransom = zapłacić okup

## O co i kogo się pyta. Decyduje $player.

decision-capture = { $player }, pojmij figurkę w zasięgu swojej wieży na { $cell } albo pomiń
decision-exchange = { $player }, którą pojmaną figurkę odzyskujesz? Oddajesz: { phrase-figure }
decision-ransom = { $player }, wykup figurkę za 3 punkty albo zakończ turę

## Co mówią przyciski i wpisane ruchy: krótko, na telefon. Pierwsza litera staje się tam wielka.

option-tier = piętro wieży na { $cell }
option-close = { phrase-figure } na wieżę { $cell }
option-capture = { $own ->
    [yes] { $cell }: { phrase-role } (własna figurka)
   *[no] { $cell }: { phrase-role } ({ $other })
}
option-exchange = { phrase-figure }
option-ransom = wykup: { phrase-figure } ({ $other })
skip-capture = bez jeńca
skip-ransom = bez okupu

## Co się stało, po jednym zdaniu, w czasie teraźniejszym. $player to ten, czyje to zdarzenie, $other druga osoba.

event-tier-built = { $player } wznosi wieżę na { $cell } do wysokości { $height }
event-tower-closed = { $player } stawia { phrase-figure-object } na szczycie wieży na { $cell }
event-captured = { $own ->
    [yes] { $player } zabiera { phrase-role-object } z { $cell } do domu
   *[no] { $player } pojmuje { phrase-role-object } na { $cell } ({ $other })
}
event-exchanged = Wymiana jeńców: { $player } odzyskuje { phrase-figure-object }; { $other } odzyskuje swoją figurkę: { $theirs }
event-ransomed = { $player } wykupuje { phrase-figure-object }; okup bierze { $other }

## Punkty ze składnikami sumy, dla każdego powodu komunikat bez czasownika.

points-ransom = { $paid ->
    [0] { $player } +{ $points }: okup
   *[other] { $player } { $points }: okup
}

## Dlaczego komputer wybiera to, co wybiera, albo wybrałby na czyimś miejscu; i co mówi o skończonej grze.

why-ransom = Figurka jest warta więcej niż okup.
why-exchange = Ta figurka jest najbardziej potrzebna.
why-captures = Na { $cell } bierze jeńca ({ $other }).
why-tower = Wieża na { $cell } zagraża temu, co wokół niej stoi.

## Co stoi na obrazkach i w tekstach, które mówią to samo słowami.

scene-tower = { $top ->
    [none] Wieża na { $cell }: wysokość { $height }.
   *[other] Wieża na { $cell }: wysokość { $height }, { $top }.
}
scene-top = na szczycie { phrase-figure } ({ $player })
scene-reason-ransom = Okup

## Co leży przed graczem i jak stoi gra, do mapy słowami.

token-tiers = { $count ->
    [one] { $count } piętro wieży
    [few] { $count } piętra wieży
   *[many] { $count } pięter wieży
}
token-prisoners = jeniec: { phrase-figure } ({ $player })
mark-tower = fundament wieży

## Zasady według tematów, własnymi słowami: tytuł, akapit i dalsze słowa, pod którymi ktoś może szukać.

topic-tower = Wieże
topic-text-tower = Zamiast stawiać figurkę możesz w każdej turze położyć jedno swoje piętro na dowolny fundament albo otwartą wieżę na mapie, ktokolwiek ją zaczął. Potem możesz pojmać jedną figurkę w jej zasięgu. Budować można, dopóki ma się piętra.
topic-words-tower = wieża, piętro, fundament, budować, wysokość
topic-reach = Zasięg wieży
topic-text-reach = Wieża sięga swojego pola, a w każdym z czterech kierunków tylu pól, ile ma wysokości. Puste pola się liczą i nic jej nie zasłania; po skosie nie sięga. Ważne jest pole, na którym stoi figurka.
topic-words-reach = zasięg, wysokość, pola, kierunek, pojmać
topic-capture = Branie jeńców
topic-text-capture = Zaraz po zbudowaniu piętra możesz pojmać jedną figurkę w zasięgu. Cudza staje się twoim jeńcem, własna wraca do domu. Opuszcza swój obszar przed punktacją. Pojmać można podwładnych każdego rodzaju, opata, burmistrza i wóz; budowniczego, świni i stodoły nie.
topic-words-capture = pojmać, jeniec, niewola, wziąć
topic-closing = Podwładny na szczycie
topic-text-closing = Zamiast stawiać figurkę możesz postawić podwładnego, także dużego, na szczycie otwartej wieży. Nikt już wtedy na niej nie buduje. Nie należy do żadnego obszaru i zostaje do końca, chyba że ktoś go pojmie.
topic-words-closing = zamknąć, zająć, szczyt, wieża
topic-exchange = Wymiana jeńców
topic-text-exchange = Jeśli pojmiesz figurkę kogoś, kto trzyma twoją, obie od razu się wymienia. Jeśli trzyma kilka rodzajów twoich, wybierasz, która wraca.
topic-words-exchange = wymiana, wymienić, jeniec
topic-ransom = Okup
topic-text-ransom = W swojej turze możesz wykupić każdą swoją pojmaną figurkę za 3 punkty, które dostaje ten, kto ją trzyma. Potrzebujesz co najmniej 3 punktów i możesz postawić figurkę w tej samej turze. Można wybrać opcję: tylko jeden okup na turę.
topic-words-ransom = okup, wykupić, jeniec, wolny
topic-organiser = Organizer wieży
topic-text-organiser = Z tą opcją stos dzieli się na dwie połowy, a ty dobierasz górną albo dolną płytkę jednej z nich.
topic-words-organiser = organizer, stos, dobrać, połowa
