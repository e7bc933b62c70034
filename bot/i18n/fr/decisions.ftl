# Ce qui est demandé et à qui. $player décide.

decision-tile = { $player }, pose ta tuile.
decision-draw = { $player }, pioche une tuile ou choisis autre chose à la place.
decision-step2 = { $player }, choisis une figurine et sa place, ou continue sans.
decision-capture = { $player }, choisis une figurine à portée de ta tour en { $cell } à capturer, ou aucune.
decision-exchange = { $player }, choisis laquelle de tes figurines captives revient. Tu donnes en échange : { phrase-figure }.
decision-outpost = { $player }, place un défenseur à côté de ta figurine, ou aucun.
decision-siege = { $player }, choisis l’avant-poste que désigne le symbole de siège.
decision-withdraw = { $outpost ->
    [knights] { $player }, l’avant-poste des chevaliers a été attaqué. Choisis le chevalier à retirer.
    [travellers] { $player }, l’avant-poste des voleurs a été attaqué. Choisis le voleur à retirer.
   *[monks] { $player }, l’avant-poste des moines a été attaqué. Choisis le moine ou l’abbé à retirer.
}
decision-wagon = { $player }, ton chariot en { $cell } a rapporté ses points. Fais-le avancer, ou reprends-le.
decision-ransom = { $player }, rachète une figurine pour 3 points, ou termine ton tour.
decision-card = { $card ->
    [none] { $player }, joue une carte ou place ton grand partisan.
   *[other] { $player }, choisis une rangée pour cette carte : { phrase-card }.
}
decision-keep = { $player }, une carte égarée ({ phrase-row }) : { phrase-card }. Prends-tu 10 points, ou la gardes-tu ?
decision-assign = { $player }, choisis le groupe d’animaux que ton joker rejoint.
