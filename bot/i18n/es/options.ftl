# Lo que dicen los botones y las jugadas escritas: breve para un teléfono. Quien lo muestra pone la primera letra en mayúscula.

option-tile = { $cell }, { phrase-rotation }
option-draw = { $take ->
    [left_top] robar: izquierda, arriba
    [left_bottom] robar: izquierda, abajo
    [right_top] robar: derecha, arriba
    [right_bottom] robar: derecha, abajo
   *[none] robar una loseta
}
option-figure = { phrase-role }: { phrase-spot }
option-skip = { $decision ->
    [step2] sin figura
    [capture] sin prisionero
    [outpost] sin defensor
    [wagon] carreta a casa
    [ransom] sin rescate
    [draw] nada más
   *[other] pasar
}
option-retrieve = recoger al abad de { $cell }
option-abbey = abadía en { $cell }
option-barn = granero al sureste de { $cell }
option-wagon = { $cell }: { phrase-spot }
option-tier = piso de torre en { $cell }
option-close = { phrase-figure } sobre la torre { $cell }
option-capture = { $own ->
    [yes] { $cell }: { phrase-role } (figura propia)
   *[no] { $cell }: { phrase-role } ({ $other })
}
option-exchange = { phrase-figure }
option-ransom = rescatar: { phrase-figure } ({ $other })
option-outpost = defensor: { phrase-outpost }
option-siege = { phrase-outpost }
option-withdraw = { $cell }: { phrase-role }, { phrase-spot }
option-card = { $down ->
    [yes] oculta: { phrase-card }, { phrase-row }
   *[no] { phrase-card }, { phrase-row }
}
option-claim = seguidor grande: { phrase-row }
option-keep = { $as ->
    [points] 10 puntos ahora
   *[collection] quedarse la carta
}
option-assign = { phrase-colour }
