### Tower

## Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

module-tower = Wieża
module-line-tower = 18 płytek i wieże, które pojmują podwładnych
module-about-tower = Zamiast stawiać podwładnego możesz dobudować piętro wieży i pojmać podwładnego w jej zasięgu. Jeńców się wymienia albo wykupuje za 3 punkty.
option-name-organiser = Wieża płytek
option-line-organiser = Wieża: dwa stosy płytek; dobierasz z góry lub z dołu dowolnego
option-name-one-ransom = Jeden okup na turę
option-line-one-ransom = Wieża: w turze wykupisz najwyżej jednego podwładnego

## Nazwy same w sobie: na listach, tablicach, w legendach.

kind-tower = wieża
deed-tier = dobudować piętro wieży
deed-close = postawić podwładnego na wieży
deed-capture = pojmać podwładnego
deed-exchange = wybrać jeńca do wymiany
deed-ransom = zapłacić okup

## O co i kogo się pyta. Decyduje $player.

decision-capture = { $player }, pojmij podwładnego w zasięgu wieży na { $cell } albo pomiń ten krok
decision-exchange = { $player }, którego pojmanego podwładnego odzyskujesz? Oddajesz: { phrase-figure }
decision-ransom = { $player }, wykup podwładnego za 3 punkty albo zakończ turę

## Co mówią przyciski i wpisane ruchy: krótko, na telefon. Pierwsza litera staje się tam wielka.

option-tier = piętro wieży na { $cell }
option-close = { phrase-figure } na wieży { $cell }
option-capture = { $own ->
    [yes] { $cell }: { phrase-role } (mój)
   *[no] { $cell }: { phrase-role } ({ $other })
}
option-exchange = { phrase-figure }
option-ransom = wykup: { phrase-figure } ({ $other })
skip-capture = bez jeńca
skip-ransom = bez okupu

## Co się stało, po jednym zdaniu, w czasie teraźniejszym. $player to ten, czyje to zdarzenie, $other druga osoba.

event-tier-built = { $player } dobudowuje piętro wieży na { $cell }: wysokość { $height }
event-tower-closed = { $player } zamyka wieżę na { $cell }, stawiając { phrase-figure-object }
event-captured = { $own ->
    [yes] { $player } zabiera { phrase-role-object } z { $cell } do domu
   *[no] { $player } pojmuje { phrase-role-object } na { $cell } ({ $other })
}
event-exchanged = Wymiana jeńców: { $player } odzyskuje { phrase-figure-object }; { $other }: { $theirs }
event-ransomed = { $player } wykupuje { phrase-figure-object }; okup bierze { $other }
# Wszystkie okupy, które ktoś płaci w turze. $count: ilu wykupuje; $paid: punkty; $gains: kto je dostaje
told-ransoms = { $count ->
    [one] { $player } wykupuje { phrase-figure-object } (−{ $paid }): { $gains }
    [few] { $player } wykupuje { $count } podwładnych (−{ $paid }): { $gains }
   *[many] { $player } wykupuje { $count } podwładnych (−{ $paid }): { $gains }
}
told-ransom-gain = { $player } +{ $points }

## Punkty ze składnikami sumy, dla każdego powodu komunikat bez czasownika.

points-ransom = { $paid ->
    [0] { $player } +{ $points }: okup
   *[other] { $player } −{ $paid }: okup
}

## Dlaczego komputer wybiera to, co wybiera, albo wybrałby na czyimś miejscu; i co mówi o skończonej grze.

why-ransom = Podwładny jest wart więcej niż okup.
why-exchange = Ten podwładny jest najbardziej potrzebny.
why-captures = { $who ->
    [you] Pojmujesz podwładnego na { $cell } ({ $other }).
   *[other] Pojmuje podwładnego na { $cell } ({ $other }).
}
why-tower = Wieża na { $cell } zagraża temu, co wokół niej stoi.

## Co stoi na obrazkach i w tekstach, które mówią to samo słowami.

scene-tower = { $top ->
    [none] Wieża na { $cell }: wysokość { $height }.
   *[other] Wieża na { $cell }: wysokość { $height }, { $top }.
}
scene-top = na szczycie { phrase-figure } ({ $player })
scene-reason-ransom = okup

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
topic-text-tower = Zamiast stawiać podwładnego możesz dobudować piętro do dowolnej otwartej wieży albo na fundamencie, a potem pojmać podwładnego w zasięgu. Możesz budować, dopóki masz piętra.
topic-words-tower = wieża, piętro, fundament, budować, wysokość
topic-reach = Zasięg wieży
topic-text-reach = Wieża sięga swojej kratki, a w każdym z czterech kierunków tylu kratek, ile ma pięter. Puste kratki się liczą, nic jej nie zasłania, na ukos nie sięga. Liczy się kratka, na której stoi podwładny.
topic-words-reach = zasięg, wysokość, kratki, pola, kierunek, pojmać
topic-capture = Branie jeńców
topic-text-capture = Zaraz po dobudowaniu piętra możesz pojmać jednego podwładnego w zasięgu. Cudzy staje się twoim jeńcem, własny wraca do domu. Schodzi z obszaru przed punktacją. Pojmać można każdego podwładnego, opata, burmistrza i wóz; budowniczego, świni i dworu nie.
topic-words-capture = pojmać, jeniec, niewola, wziąć
topic-closing = Podwładny na szczycie
topic-text-closing = Zamiast stawiać podwładnego na płytce możesz postawić go, także dużego, na szczycie otwartej wieży. Wtedy nie można jej już nadbudować. Nie należy do żadnego obszaru i zostaje do końca, chyba że ktoś go pojmie.
topic-words-closing = zamknąć, zająć, szczyt, wieża
topic-exchange = Wymiana jeńców
topic-text-exchange = Jeśli pojmiesz podwładnego gracza, który ma twojego, obaj są od razu wymieniani. Jeśli ma kilka rodzajów twoich, wybierasz, który wraca do domu.
topic-words-exchange = wymiana, wymienić, jeniec
topic-ransom = Okup
topic-text-ransom = W swojej turze możesz wykupić dowolnego pojmanego podwładnego za 3 punkty dla gracza, który go więzi. Potrzebujesz co najmniej 3 punktów i możesz postawić go w tej samej turze. Opcja pozwala na jeden okup w turze.
topic-words-ransom = okup, wykupić, jeniec, wolny
topic-organiser = Wieża płytek
topic-text-organiser = Z tą opcją płytki są podzielone na dwa stosy, a ty dobierasz górną albo dolną płytkę dowolnego z nich.
topic-words-organiser = wieża płytek, organizer, stos, dobrać, połowa
