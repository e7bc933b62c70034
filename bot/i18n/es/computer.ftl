# Por qué una máquina elige lo que elige, o elegiría en tu lugar; y qué dice de una partida terminada.

why-only = Es la única jugada posible.
why-scores = { $who ->
    [you] Sumas { phrase-points } enseguida.
   *[other] Da { phrase-points } enseguida.
}
why-saves = { $who ->
    [you] Guardas el seguidor para algo mejor.
   *[other] Guarda el seguidor para algo mejor.
}
why-draws = Una loseta nueva promete más que cualquier otra acción.
why-claims = { $who ->
    [you] { $kind ->
        [city] Ocupas una ciudad nueva en { $cell }.
        [road] Ocupas un camino nuevo en { $cell }.
        [monastery] Ocupas un monasterio en { $cell }.
        [garden] Ocupas un jardín en { $cell }.
       *[other] Ocupas una zona nueva en { $cell }.
    }
   *[other] { $kind ->
        [city] Ocupa una ciudad nueva en { $cell }.
        [road] Ocupa un camino nuevo en { $cell }.
        [monastery] Ocupa un monasterio en { $cell }.
        [garden] Ocupa un jardín en { $cell }.
       *[other] Ocupa una zona nueva en { $cell }.
    }
}
why-farms = El granjero de { $cell } debería valer unos { phrase-points } al final.
why-improves = { $who ->
    [you] Tu seguidor de { $cell } debería dar unos { phrase-points } más.
   *[other] El seguidor de { $cell } debería dar unos { phrase-points } más.
}
why-spoils = A { $other } le cuesta unos { phrase-points }.
why-joins = { $who ->
    [you] Disputas a { $other } la zona en { $cell }.
   *[other] Disputa a { $other } la zona en { $cell }.
}
why-home = { $who ->
    [you] Tu seguidor de { $cell } vuelve y se puede colocar otra vez.
   *[other] El seguidor de { $cell } vuelve y se puede colocar otra vez.
}
why-nowhere = La loseta no encaja en otro sitio.
why-denies = En otro sitio, la loseta daría a { $other } hasta { phrase-points } más.
why-avoids = { $who ->
    [you] En otro sitio, la loseta costaría a tus seguidores hasta { phrase-points }.
   *[other] En otro sitio, la loseta costaría a sus propios seguidores hasta { phrase-points }.
}
why-idle = La loseta sirve de poco a todos, vaya donde vaya.
why-more-own = En { $cell }, el siguiente mejor sitio, la loseta debería dar unos { phrase-points } menos.
why-more-others = En { $cell }, el siguiente mejor sitio, { $other } ganaría unos { phrase-points } más.
why-more-figures = En { $cell }, el siguiente mejor sitio, quedarían libres menos seguidores: eso cuesta unos { phrase-points }.
why-more-after = En { $cell }, el siguiente mejor sitio, los próximos turnos deberían dar unos { phrase-points } menos.
why-even = { $cell } es un sitio casi igual de bueno.
why-simplest = Ninguna máquina respondió a tiempo, así que el bot hizo una jugada sencilla.

review-sources = { $player }: { $sources }
review-turning-point = Turno { $turn }, { $player }: la ventaja cambia en { phrase-points }.
review-better = Turno { $turn }, { $player }: { $played }. Unos { phrase-points } mejor: { $option }.
# What was chosen for the tile that had just been laid at this cell.
review-there = { $cell }: { $option }
