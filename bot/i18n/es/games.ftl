# Juegos, expansiones y opciones: el nombre, una línea de menú, un párrafo.

game-carcassonne = Carcassonne
game-line-carcassonne = Construye un paisaje loseta a loseta y coloca en él a tus seguidores
game-about-carcassonne = En cada turno colocas una loseta, puedes poner una figura en ella y puntúas lo que la loseta ha completado. Caminos, ciudades, monasterios y prados son de quien tiene allí más seguidores. Las expansiones se combinan como quieras.
game-cardcassonne = Cardcassonne
game-line-cardcassonne = Un juego de cartas y faroles: llena cuatro filas y tómalas en el momento justo
game-about-cardcassonne = Ponéis cartas en cuatro filas de color y, una vez por ronda, tomas una de ellas con tu seguidor grande, que se lleva todas las cartas que tiene delante. La primera carta de cada ronda va boca abajo. Las personas puntúan al momento, los animales crecen de ronda en ronda, los edificios cuentan al final.

module-base = Juego básico
module-line-base = Caminos, ciudades y monasterios
module-about-base = 72 losetas y siete seguidores por persona. Coloca una loseta, coloca un seguidor, puntúa lo completo. Forma parte de toda partida de Carcassonne.
module-fields = Prados
module-line-fields = Granjeros que puntúan al final por ciudades completas
module-about-fields = Un seguidor puede tumbarse en un prado como granjero. Se queda hasta el final y entonces da 3 puntos por cada ciudad completa al borde de su prado.
module-river = Río
module-line-river = 12 losetas: la partida empieza con un río
module-about-river = El manantial sustituye a la loseta inicial. Los primeros turnos colocan losetas de río hasta el lago; separa los prados y da su forma al mapa.
module-abbot = Abad
module-line-abbot = Un abad por persona, para monasterios y jardines
module-about-abbot = El abad puede estar en un monasterio o, solo él, en un jardín. En un turno posterior puedes recogerlo antes de que todo esté construido a su alrededor y puntuar lo que haya.
module-inns-cathedrals = Posadas y Catedrales
module-line-inns-cathedrals = 18 losetas, seguidor grande, hasta seis
module-about-inns-cathedrals = Posadas y catedrales hacen que caminos y ciudades completos valgan más y los incompletos nada. El seguidor grande cuenta por dos. Pueden jugar seis.
module-traders-builders = Comerciantes y Constructores
module-line-traders-builders = 24 losetas, constructor, cerdo
module-about-traders-builders = Quien completa una ciudad toma sus mercancías, y la mayoría de una clase vale 10 puntos. El constructor da turnos dobles, el cerdo un punto más por cada ciudad al borde de su prado.
module-abbey-mayor = Abadía y Alcalde
module-line-abbey-mayor = 12 losetas, con carreta y granero
module-about-abbey-mayor = La abadía llena un hueco del mapa, el alcalde vale tanto como escudos tiene la ciudad, la carreta sigue tras puntuar y el granero se queda un prado para siempre.
module-king-robber = Rey y Bandolero
module-line-king-robber = mayor ciudad, camino más largo
module-about-king-robber = Quien completa la mayor ciudad hasta entonces toma el rey; quien completa el camino más largo, el bandolero. Al final dan un punto por cada ciudad o camino completo del mapa.
module-tower = Torre
module-line-tower = 18 losetas y torres que hacen prisioneros
module-about-tower = En vez de colocar una figura puedes construir un piso de torre y capturar una figura a su alcance. Los prisioneros se canjean o se rescatan por 3 puntos.
module-siege = Asedio y Defensa
module-line-siege = Una fortaleza y 17 losetas
module-about-siege = La fortaleza está en medio del mapa y tiene tres avanzadas. Los seguidores las defienden, las catapultas las atacan y cada defensor da 3 puntos. Dos seguidores más por persona. Se juega mejor con el Abad.

option-name-organiser = Montón partido
option-line-organiser = Torre: el montón se corta en dos; se roba de arriba o de abajo de una mitad
option-name-one-ransom = Un rescate por turno
option-line-one-ransom = Torre: como mucho se rescata una figura por turno
option-name-short-game = Partida corta
option-line-short-game = La partida acaba tras la ronda en que alguien llega a 100 puntos
