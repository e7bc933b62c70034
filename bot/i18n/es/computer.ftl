# Por qué un ordenador elige lo que elige, o elegiría en el lugar de alguien; y qué dice de una partida acabada.

why-only = No se puede hacer otra cosa.
why-scores = Da al momento { phrase-points }.
why-saves = Guarda las figuras para algo mejor.
why-draws = Una loseta nueva promete más que todo lo demás.
why-claims = Empieza algo propio en { $cell }.
why-farms = El granjero en { $cell } debería valer alrededor de { phrase-points } al final.
why-improves = Se espera que su figura en { $cell } dé unos { phrase-points } más.
why-spoils = { $other } puede esperar unos { phrase-points } menos.
why-joins = Se mete en lo que { $other } tiene en { $cell }.
why-home = Su figura en { $cell } vuelve y queda libre.
why-nowhere = La loseta no encaja en ningún otro sitio.
why-denies = En otro sitio, la loseta le daría a { $other } hasta { phrase-points } más.
why-avoids = En otro sitio, la loseta costaría a sus propias figuras hasta { phrase-points }.
why-idle = La loseta apenas sirve a nadie, esté donde esté.
why-simplest = No contestó ningún ordenador, así que se juega el turno más simple.

review-sources = { $player }: { $sources }
review-turning-point = Turno { $turn }, { $player }: { $points ->
    [one] { $points } punto de ventaja cambia de manos.
   *[other] { $points } puntos de ventaja cambian de manos.
}
review-better = Turno { $turn }, { $player }: { $played }. Mejor por alrededor de { phrase-points }: { $option }.
# What was chosen for the tile that had just been laid at this cell.
review-there = { $cell }: { $option }
