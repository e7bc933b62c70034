# Частини речень; інші повідомлення беруть їх за посиланням, тож вибирають вони за параметрами того, хто бере.

## Підданці та інші: назви й ким вони стають

phrase-figure = { $figure ->
    [follower] { figure-follower }
    [big_follower] { figure-big-follower }
    [abbot] { figure-abbot }
    [mayor] { figure-mayor }
    [wagon] { figure-wagon }
    [builder] { figure-builder }
    [pig] { figure-pig }
    [barn] { figure-barn }
   *[other] { $figure }
}
# Знахідний відмінок: «розміщує …», «бере …».
phrase-figure-object = { $figure ->
    [follower] підданця
    [big_follower] великого підданця
    [abbot] абата
    [mayor] мера
    [wagon] воза
    [builder] будівничого
    [pig] свиню
    [barn] стодолу
   *[other] { $figure }
}
phrase-role = { $figure ->
    [follower] { $kind ->
        [city] лицар
        [road] мандрівник
        [monastery] чернець
        [field] селянин
       *[tower] підданець
    }
    [big_follower] { $kind ->
        [city] великий лицар
        [road] великий мандрівник
        [monastery] великий чернець
        [field] великий селянин
       *[tower] великий підданець
    }
   *[other] { phrase-figure }
}
phrase-role-object = { $figure ->
    [follower] { $kind ->
        [city] лицаря
        [road] мандрівника
        [monastery] ченця
        [field] селянина
       *[tower] підданця
    }
    [big_follower] { $kind ->
        [city] великого лицаря
        [road] великого мандрівника
        [monastery] великого ченця
        [field] великого селянина
       *[tower] великого підданця
    }
   *[other] { phrase-figure-object }
}

## Місця на плитці

phrase-spot = { $kind ->
    [city] { $side ->
        [N] північне місто
        [E] східне місто
        [S] південне місто
        [W] західне місто
       *[none] місто
    }
    [road] { $side ->
        [N] північна дорога
        [E] східна дорога
        [S] південна дорога
        [W] західна дорога
       *[none] дорога
    }
    [field] { $side ->
        [N] північне поле
        [E] східне поле
        [S] південне поле
        [W] західне поле
        [NW] північно-західне поле
        [NE] північно-східне поле
        [SE] південно-східне поле
        [SW] південно-західне поле
        [NL] північне поле, захід
        [NR] північне поле, схід
        [EL] східне поле, північ
        [ER] східне поле, південь
        [SL] південне поле, схід
        [SR] південне поле, захід
        [WL] західне поле, південь
        [WR] західне поле, північ
        [inner] внутрішнє поле
        [inner2] друге внутрішнє поле
       *[none] поле
    }
    [monastery] монастир
    [garden] сад
    [river] річка
    [tower] верх вежі
   *[other] { $kind }
}
# Те саме одним словом, коли фігура каже, де стоїть: «лицар: північ».
phrase-direction = { $side ->
    [N] північ
    [E] схід
    [S] південь
    [NW] північний захід
    [NE] північний схід
    [SE] південний схід
    [SW] південний захід
    [NL] північ (захід)
    [NR] північ (схід)
    [EL] схід (північ)
    [ER] схід (південь)
    [SL] південь (схід)
    [SR] південь (захід)
    [WL] захід (південь)
    [WR] захід (північ)
    [inner] всередині
    [inner2] всередині 2
   *[W] захід
}
# Сторони світу для кнопок, де мало місця; у половини сторони спершу сторона.
phrase-side = { $side ->
    [N] Пн
    [E] Сх
    [S] Пд
    [NW] ПнЗх
    [NE] ПнСх
    [SE] ПдСх
    [SW] ПдЗх
    [NL] Пн/Зх
    [NR] Пн/Сх
    [EL] Сх/Пн
    [ER] Сх/Пд
    [SL] Пд/Сх
    [SR] Пд/Зх
    [WL] Зх/Пд
    [WR] Зх/Пн
    [inner] вн.
    [inner2] вн. 2
   *[W] Зх
}
# Де розміщують: «розміщує лицаря …».
phrase-spot-in = { $kind ->
    [city] { $side ->
        [N] у північному місті
        [E] у східному місті
        [S] у південному місті
        [W] у західному місті
       *[none] у місті
    }
    [road] { $side ->
        [N] на північній дорозі
        [E] на східній дорозі
        [S] на південній дорозі
        [W] на західній дорозі
       *[none] на дорозі
    }
    [field] { $side ->
        [N] на північному полі
        [E] на східному полі
        [S] на південному полі
        [W] на західному полі
        [NW] на північно-західному полі
        [NE] на північно-східному полі
        [SE] на південно-східному полі
        [SW] на південно-західному полі
        [NL] на північному полі (захід)
        [NR] на північному полі (схід)
        [EL] на східному полі (північ)
        [ER] на східному полі (південь)
        [SL] на південному полі (схід)
        [SR] на південному полі (захід)
        [WL] на західному полі (південь)
        [WR] на західному полі (північ)
        [inner] на внутрішньому полі
        [inner2] на другому внутрішньому полі
       *[none] на полі
    }
    [monastery] у монастирі
    [garden] в саду
    [river] на річці
    [tower] на вежі
   *[other] на { $kind }
}

## Числа

phrase-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
phrase-tiles = { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
   *[many] { $tiles } плиток
}

## Карти, ряди, аванпости, дії

phrase-card = { $card ->
    [blue_person_1] { card-blue-person-1 }
    [blue_person_2] { card-blue-person-2 }
    [blue_person_3] { card-blue-person-3 }
    [blue_building] { card-blue-building }
    [blue_animal] { card-blue-animal }
    [green_person_1] { card-green-person-1 }
    [green_person_2] { card-green-person-2 }
    [green_person_3] { card-green-person-3 }
    [green_building] { card-green-building }
    [green_animal] { card-green-animal }
    [red_person_1] { card-red-person-1 }
    [red_person_2] { card-red-person-2 }
    [red_person_3] { card-red-person-3 }
    [red_building] { card-red-building }
    [red_animal] { card-red-animal }
    [yellow_person_1] { card-yellow-person-1 }
    [yellow_person_2] { card-yellow-person-2 }
    [yellow_person_3] { card-yellow-person-3 }
    [yellow_building] { card-yellow-building }
    [yellow_animal] { card-yellow-animal }
    [dragon] { card-dragon }
    [fairy] { card-fairy }
    [animal_joker] { card-animal-joker }
    [building_joker] { card-building-joker }
    [back] { card-back }
    [none] { card-back }
   *[other] { $card }
}
phrase-colour = { $colour ->
    [blue] { colour-blue }
    [green] { colour-green }
    [red] { colour-red }
    [yellow] { colour-yellow }
    [black] { colour-black }
    [pink] { colour-pink }
   *[other] { $colour }
}
phrase-row = { $row ->
    [blue] синій ряд
    [green] зелений ряд
    [red] червоний ряд
    [yellow] жовтий ряд
   *[none] ряд
}
# Куди кладуть: «кладе карту …».
phrase-row-in = { $row ->
    [blue] в синій ряд
    [green] в зелений ряд
    [red] в червоний ряд
    [yellow] в жовтий ряд
   *[none] в ряд
}
phrase-outpost = { $outpost ->
    [knights] { outpost-knights }
    [travellers] { outpost-travellers }
    [monks] { outpost-monks }
   *[other] { $outpost }
}
# Де: «розміщує захисника …».
phrase-outpost-at = { $outpost ->
    [knights] на аванпості лицарів
    [travellers] на аванпості мандрівників
    [monks] на аванпості ченців
   *[other] на аванпості
}
# Як лежить плитка, у чвертях оберту за годинниковою стрілкою.
phrase-rotation = { $rot ->
    [0] без повороту
    [1] поворот праворуч
    [2] поворот на 180°
   *[3] поворот ліворуч
}
phrase-cards = { $count ->
    [1] { phrase-card }
   *[other] { $count } × { phrase-card }
}
phrase-nothing = немає
phrase-nobody = нікого
phrase-no-cards = карт немає
phrase-worth = { $points ->
    [one] { $option } · { $points } оч.
    [few] { $option } · { $points } оч.
   *[many] { $option } · { $points } оч.
}
scene-worth-field = { $option } · { $range } оч.
