# Gry, dodatki i opcje: nazwa, wiersz do menu, akapit.

game-carcassonne = Carcassonne
game-line-carcassonne = Buduj krajobraz płytka po płytce i stawiaj na nim podwładnych
game-about-carcassonne = W każdej turze kładziesz płytkę, możesz postawić na niej figurkę, a potem liczy się wszystko, co płytka ukończyła. Drogi, miasta, klasztory i łąki należą do tego, kto ma tam najwięcej podwładnych. Dodatki można łączyć dowolnie.
game-cardcassonne = Cardcassonne
game-line-cardcassonne = Gra karciana z blefem: zapełniaj cztery rzędy i zajmuj je w dobrej chwili
game-about-cardcassonne = Kładziecie karty w czterech kolorowych rzędach i raz na rundę zajmujesz jeden z nich dużym podwładnym, który zabiera wszystkie karty przed sobą. Pierwsza karta każdej rundy jest zakryta. Osoby punktują od razu, zwierzęta rosną z rundy na rundę, budowle liczą się na końcu.

module-base = Gra podstawowa
module-line-base = Drogi, miasta i klasztory
module-about-base = 72 płytki i po siedmiu podwładnych. Połóż płytkę, postaw podwładnego, policz, co ukończone. Należy do każdej gry w Carcassonne.
module-fields = Łąki
module-line-fields = Chłopi, którzy na końcu punktują za ukończone miasta
module-about-fields = Podwładny może położyć się na łące jako chłop. Zostaje do końca gry i przynosi wtedy 3 punkty za każde ukończone miasto przy swojej łące.
module-river = Rzeka
module-line-river = 12 płytek: gra zaczyna się od rzeki
module-about-river = Źródło zastępuje płytkę startową. Najpierw kładzie się płytki rzeki, aż jezioro ją zakończy; rzeka dzieli łąki i nadaje mapie kształt.
module-abbot = Opat
module-line-abbot = Opat dla każdego, do klasztorów i ogrodów
module-about-abbot = Opat może stać w klasztorze albo, jako jedyny, w ogrodzie. W późniejszej turze możesz go zabrać, zanim wszystko wokół jest zabudowane, i policzyć to, co jest.
module-inns-cathedrals = Karczmy i katedry
module-line-inns-cathedrals = 18 płytek, duży podwładny, szósty gracz
module-about-inns-cathedrals = Karczmy i katedry sprawiają, że ukończone drogi i miasta są więcej warte, a nieukończone nic. Duży podwładny liczy się za dwóch. Może grać sześć osób.
module-traders-builders = Kupcy i budowniczowie
module-line-traders-builders = 24 płytki, budowniczy i świnia
module-about-traders-builders = Kto ukończy miasto, bierze jego towary, a najwięcej towaru jednego rodzaju daje 10 punktów. Budowniczy daje podwójne tury, świnia punkt więcej za każde miasto przy swojej łące.
module-abbey-mayor = Opactwo i burmistrz
module-line-abbey-mayor = 12 płytek, do tego wóz i stodoła
module-about-abbey-mayor = Opactwo zapełnia dziurę w mapie, burmistrz jest tak silny, ile herbów ma miasto, wóz po punktacji jedzie dalej, a stodoła przejmuje łąkę na stałe.
module-king-robber = Król i rabuś
module-line-king-robber = największe miasto, najdłuższa droga
module-about-king-robber = Kto ukończy największe dotąd miasto, bierze króla, kto najdłuższą dotąd drogę, rabusia. Na końcu dają punkt za każde ukończone miasto albo każdą ukończoną drogę na mapie.
module-tower = Wieża
module-line-tower = 18 płytek i wieże, które biorą jeńców
module-about-tower = Zamiast stawiać figurkę możesz zbudować piętro wieży i pojmać figurkę w jej zasięgu. Jeńców się wymienia albo wykupuje za 3 punkty.
module-siege = Oblężenie i obrona
module-line-siege = Twierdza i 17 płytek
module-about-siege = Twierdza leży pośrodku mapy i ma trzy posterunki. Podwładni ich bronią, katapulty je atakują, a każdy obrońca daje 3 punkty. Każdy ma dwóch podwładnych więcej. Najlepiej gra się z Opatem.

option-name-organiser = Organizer wieży
option-line-organiser = Wieża: stos dzieli się na dwa; dobiera się z góry lub z dołu jednego z nich
option-name-one-ransom = Jeden okup na turę
option-line-one-ransom = Wieża: w turze wolno wykupić najwyżej jedną figurkę
option-name-short-game = Krótka gra
option-line-short-game = Gra kończy się po rundzie, w której ktoś ma 100 punktów
