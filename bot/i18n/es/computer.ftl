# Por qué un ordenador elige lo que elige, o elegiría en el lugar de alguien; y qué dice de una partida acabada.

why-only = No se puede hacer otra cosa.
why-scores = Da al momento { phrase-points }.
why-saves = Guarda las figuras para algo mejor.
why-builds = Lleva a la mejor posición.
why-draws = Una loseta nueva promete más que todo lo demás.
why-claims = Empieza algo propio en { $cell }.
why-farms = El granjero en { $cell } debería valer alrededor de { phrase-points } al final.
why-improves = Se espera que su figura en { $cell } dé unos { phrase-points } más.
why-spoils = { $other } puede esperar unos { phrase-points } menos.
why-joins = Se mete en lo que { $other } tiene en { $cell }.
why-goods = Se lleva las mercancías de la ciudad.
why-token = { $token ->
    [king] Se lleva el rey por la ciudad más grande.
   *[robber] Se lleva el bandolero por el camino más largo.
}
why-double = El constructor le da una segunda loseta.
why-home = Su figura en { $cell } vuelve y queda libre.
why-nowhere = La loseta no encaja en ningún otro sitio.
why-denies = En otro sitio, la loseta le daría a { $other } hasta { phrase-points } más.
why-avoids = En otro sitio, la loseta costaría a sus propias figuras hasta { phrase-points }.
why-idle = La loseta apenas sirve a nadie, esté donde esté.
why-ransom = La figura vale más que el rescate.
why-abbey = Donde más rinde la abadía es en { $cell }.
why-retrieve = El abad ha dado lo que podía en { $cell }: { phrase-points }.
why-wagon = La carreta encuentra trabajo en { $cell }.
why-withdraw = La figura en { $cell } es la que menos se echará en falta.
why-exchange = Es la figura que más se necesita.
why-siege = Allí el ataque daña menos al propio bando.
why-captures = Captura una figura en { $cell } ({ $other }).
why-barn = El granero tiene su mejor prado en { $cell }.
why-tower = La torre en { $cell } amenaza lo que la rodea.
why-defends = Un defensor da puntos y evita que echen a las figuras de fuera.
why-claims-row = En la fila se ven { phrase-points }, y otro podría llevársela.
why-takes-points = Diez puntos ahora son más de lo que dará la carta.
why-keeps-card = La carta dará más de diez puntos.
why-assigns = En este grupo es donde más da el comodín.
why-lays-stray = Una carta de otro color vale diez puntos para quien tome la fila.
why-lays-down = Mejora la fila que le interesa.
why-lays-joker = En esta fila es donde más vale el comodín.
why-lays-card = De la mano, esta carta es la que menos ayuda a los demás y más a uno mismo.
why-simplest = No contestó ningún ordenador, así que se juega el turno más simple.

review-sources = { $player }: { $sources }
review-turning-point = Turno { $turn }, { $player }: { $points ->
    [one] { $points } punto de ventaja cambia de manos.
   *[other] { $points } puntos de ventaja cambian de manos.
}
review-better = Turno { $turn }, { $player }: { $played }. Mejor por alrededor de { phrase-points }: { $option }.
# What was chosen for the tile that had just been laid at this cell.
review-there = { $cell }: { $option }
