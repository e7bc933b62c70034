# Qué se pide y a quién. $player decide.

decision-tile = { $player }, coloca tu loseta.
decision-draw = { $player }, roba una loseta o elige otra cosa en su lugar.
decision-step2 = { $player }, elige una figura y su sitio, o sigue sin ella.
decision-capture = { $player }, elige una figura al alcance de tu torre en { $cell } para capturarla, o ninguna.
decision-exchange = { $player }, elige cuál de tus figuras cautivas vuelve. Das a cambio: { phrase-figure }.
decision-outpost = { $player }, coloca un defensor junto a tu figura, o ninguno.
decision-siege = { $player }, elige la avanzada a la que se refiere el símbolo de asedio.
decision-withdraw = { $outpost ->
    [knights] { $player }, han atacado la avanzada de caballeros. Elige el caballero que retiras.
    [travellers] { $player }, han atacado la avanzada de ladrones. Elige el ladrón que retiras.
   *[monks] { $player }, han atacado la avanzada de monjes. Elige el monje o abad que retiras.
}
decision-wagon = { $player }, tu carreta en { $cell } ha puntuado. Llévala a otro sitio, o a casa.
decision-ransom = { $player }, rescata una figura por 3 puntos, o termina tu turno.
decision-card = { $card ->
    [none] { $player }, juega una carta o coloca tu seguidor grande.
   *[other] { $player }, elige una fila para esta carta: { phrase-card }.
}
decision-keep = { $player }, una carta extraviada ({ phrase-row }): { phrase-card }. ¿Prefieres 10 puntos, o te la quedas?
decision-assign = { $player }, elige el grupo de animales al que va tu comodín.
