# Части предложений; другие сообщения берут их по ссылке, поэтому выбирают они по параметрам того, кто берёт.

## Подданные и прочие: названия и кем они становятся

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
# Винительный падеж: «ставит …», «берёт …».
phrase-figure-object = { $figure ->
    [follower] подданного
    [big_follower] крупного подданного
    [abbot] аббата
    [mayor] мэра
    [wagon] повозку
    [builder] строителя
    [pig] свинью
    [barn] амбар
   *[other] { $figure }
}
phrase-role = { $figure ->
    [follower] { $kind ->
        [city] рыцарь
        [road] разбойник
        [monastery] монах
        [field] крестьянин
       *[tower] подданный
    }
    [big_follower] { $kind ->
        [city] крупный рыцарь
        [road] крупный разбойник
        [monastery] крупный монах
        [field] крупный крестьянин
       *[tower] крупный подданный
    }
   *[other] { phrase-figure }
}
phrase-role-object = { $figure ->
    [follower] { $kind ->
        [city] рыцаря
        [road] разбойника
        [monastery] монаха
        [field] крестьянина
       *[tower] подданного
    }
    [big_follower] { $kind ->
        [city] крупного рыцаря
        [road] крупного разбойника
        [monastery] крупного монаха
        [field] крупного крестьянина
       *[tower] крупного подданного
    }
   *[other] { phrase-figure-object }
}

## Места на квадрате

phrase-spot = { $kind ->
    [city] { $side ->
        [N] северный город
        [E] восточный город
        [S] южный город
        [W] западный город
       *[none] город
    }
    [road] { $side ->
        [N] северная дорога
        [E] восточная дорога
        [S] южная дорога
        [W] западная дорога
       *[none] дорога
    }
    [field] { $side ->
        [N] северное поле
        [E] восточное поле
        [S] южное поле
        [W] западное поле
        [NW] северо-западное поле
        [NE] северо-восточное поле
        [SE] юго-восточное поле
        [SW] юго-западное поле
        [NL] северное поле, запад
        [NR] северное поле, восток
        [EL] восточное поле, север
        [ER] восточное поле, юг
        [SL] южное поле, восток
        [SR] южное поле, запад
        [WL] западное поле, юг
        [WR] западное поле, север
        [inner] внутреннее поле
        [inner2] второе внутреннее поле
       *[none] поле
    }
    [monastery] монастырь
    [garden] сад
    [river] река
    [tower] верх башни
   *[other] { $kind }
}
# То же одним словом, когда фигура говорит, где стоит: «рыцарь: север».
phrase-direction = { $side ->
    [N] север
    [E] восток
    [S] юг
    [NW] северо-запад
    [NE] северо-восток
    [SE] юго-восток
    [SW] юго-запад
    [NL] север (запад)
    [NR] север (восток)
    [EL] восток (север)
    [ER] восток (юг)
    [SL] юг (восток)
    [SR] юг (запад)
    [WL] запад (юг)
    [WR] запад (север)
    [inner] внутри
    [inner2] внутри 2
   *[W] запад
}
# Стороны света для кнопок, где мало места; у половины стороны сначала сторона.
phrase-side = { $side ->
    [N] С
    [E] В
    [S] Ю
    [NW] СЗ
    [NE] СВ
    [SE] ЮВ
    [SW] ЮЗ
    [NL] С/З
    [NR] С/В
    [EL] В/С
    [ER] В/Ю
    [SL] Ю/В
    [SR] Ю/З
    [WL] З/Ю
    [WR] З/С
    [inner] вн.
    [inner2] вн. 2
   *[W] З
}
# Куда ставят: «ставит рыцаря …».
phrase-spot-in = { $kind ->
    [city] { $side ->
        [N] в северный город
        [E] в восточный город
        [S] в южный город
        [W] в западный город
       *[none] в город
    }
    [road] { $side ->
        [N] на северную дорогу
        [E] на восточную дорогу
        [S] на южную дорогу
        [W] на западную дорогу
       *[none] на дорогу
    }
    [field] { $side ->
        [N] на северное поле
        [E] на восточное поле
        [S] на южное поле
        [W] на западное поле
        [NW] на северо-западное поле
        [NE] на северо-восточное поле
        [SE] на юго-восточное поле
        [SW] на юго-западное поле
        [NL] на северное поле (запад)
        [NR] на северное поле (восток)
        [EL] на восточное поле (север)
        [ER] на восточное поле (юг)
        [SL] на южное поле (восток)
        [SR] на южное поле (запад)
        [WL] на западное поле (юг)
        [WR] на западное поле (север)
        [inner] на внутреннее поле
        [inner2] на второе внутреннее поле
       *[none] на поле
    }
    [monastery] в монастырь
    [garden] в сад
    [river] на реку
    [tower] на башню
   *[other] на { $kind }
}

## Числа

phrase-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
phrase-tiles = { $tiles ->
    [one] { $tiles } квадрат
    [few] { $tiles } квадрата
   *[many] { $tiles } квадратов
}

## Карты, ряды, аванпосты, действия

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
    [blue] синий ряд
    [green] зелёный ряд
    [red] красный ряд
    [yellow] жёлтый ряд
   *[none] ряд
}
# Куда кладут: «кладёт карту …».
phrase-row-in = { $row ->
    [blue] в синий ряд
    [green] в зелёный ряд
    [red] в красный ряд
    [yellow] в жёлтый ряд
   *[none] в ряд
}
phrase-outpost = { $outpost ->
    [knights] { outpost-knights }
    [travellers] { outpost-travellers }
    [monks] { outpost-monks }
   *[other] { $outpost }
}
# Куда ставят: «ставит защитника …».
phrase-outpost-at = { $outpost ->
    [knights] на аванпост рыцарей
    [travellers] на аванпост разбойников
    [monks] на аванпост монахов
   *[other] на аванпост
}
# Как лежит квадрат, в четвертях оборота по часовой стрелке.
phrase-rotation = { $rot ->
    [0] без поворота
    [1] поворот вправо
    [2] поворот на 180°
   *[3] поворот влево
}
phrase-cards = { $count ->
    [1] { phrase-card }
   *[other] { $count } × { phrase-card }
}
phrase-nothing = нет
phrase-nobody = никого
phrase-no-cards = карт нет
phrase-worth = { $points ->
    [one] { $option } · { $points } оч.
    [few] { $option } · { $points } оч.
   *[many] { $option } · { $points } оч.
}
scene-worth-field = { $option } · { $range } оч.
