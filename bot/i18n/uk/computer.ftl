# Чому комп’ютер вибирає саме так, сам чи на місці гравця, і що він каже про закінчену гру.

why-only = Більше нічого зробити не можна.
why-scores = Це одразу приносить { phrase-points }.
why-saves = Так фігурки збережуться для кращої нагоди.
why-draws = Нова плитка обіцяє більше, ніж усе інше.
why-claims = Так на { $cell } починається щось своє.
why-farms = Селянин на { $cell } наприкінці принесе приблизно { phrase-points }.
why-improves = Фігурка на { $cell } має принести приблизно на { phrase-points } більше.
why-spoils = { $other } може очікувати приблизно на { phrase-points } менше.
why-joins = Так на { $cell } можна увійти в частку ({ $other }).
why-home = Фігурка з { $cell } повертається і знову вільна.
why-nowhere = Більше ця плитка нікуди не підходить.
why-denies = Деінде плитка могла б принести супернику ({ $other }) ще { phrase-points }.
why-avoids = Деінде плитка могла б відібрати у власних фігурок { phrase-points }.
why-idle = Де б не лежала ця плитка, користі з неї мало.
why-simplest = Комп’ютер не відповів, тому зіграно найпростіший хід.

review-sources = { $player }: { $sources }
review-turning-point = Хід { $turn }, { $player }: перевага змінюється на { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
   *[many] { $points } очок.
}
review-better = Хід { $turn }, { $player }: { $played }. Краще приблизно на { phrase-points }: { $option }.
# What was chosen for the tile that had just been laid at this cell.
review-there = { $cell }: { $option }
