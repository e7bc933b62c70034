# Чому комп’ютер вибирає саме так, сам чи на місці гравця, і що він каже про закінчену гру.

why-only = Більше нічого зробити не можна.
why-scores = Це одразу приносить { phrase-points }.
why-saves = Так фігурки збережуться для кращої нагоди.
why-builds = Так позиція виходить найкраща.
why-draws = Нова плитка обіцяє більше, ніж усе інше.
why-claims = Так на { $cell } починається щось своє.
why-farms = Селянин на { $cell } наприкінці принесе приблизно { phrase-points }.
why-improves = Фігурка на { $cell } має принести приблизно на { phrase-points } більше.
why-spoils = { $other } може очікувати приблизно на { phrase-points } менше.
why-joins = Так на { $cell } можна увійти в частку ({ $other }).
why-goods = Це приносить товари міста.
why-token = { $token ->
    [king] Це приносить короля за найбільше місто.
   *[robber] Це приносить розбійника за найдовшу дорогу.
}
why-double = Будівничий дає другу плитку.
why-home = Фігурка з { $cell } повертається і знову вільна.
why-nowhere = Більше ця плитка нікуди не підходить.
why-denies = Деінде плитка могла б принести супернику ({ $other }) ще { phrase-points }.
why-avoids = Деінде плитка могла б відібрати у власних фігурок { phrase-points }.
why-idle = Де б не лежала ця плитка, користі з неї мало.
why-ransom = Фігурка дорожча за викуп.
why-abbey = На { $cell } від абатства найбільше користі.
why-retrieve = На { $cell } абат приніс усе, що міг: { phrase-points }.
why-wagon = На { $cell } віз знайде нову справу.
why-withdraw = Без фігурки на { $cell } обійтися найлегше.
why-exchange = Ця фігурка найпотрібніша.
why-siege = Там атака найменше шкодить своїм.
why-captures = Це дає полоненого з { $cell } ({ $other }).
why-barn = Для стодоли на { $cell } найкраще поле.
why-tower = Вежа на { $cell } загрожує всім навколо.
why-defends = Захисник приносить очки й береже своїх від відступу.
why-claims-row = У ряді видно { phrase-points }, і його можуть перехопити.
why-takes-points = Десять очок зараз — більше, ніж принесе карта.
why-keeps-card = Карта принесе понад десять очок.
why-assigns = У цій групі джокер принесе найбільше.
why-lays-stray = Карта не у своєму ряді — це десять очок тому, хто візьме ряд.
why-lays-down = Так ряд, який хочеться взяти, стає кращим.
why-lays-joker = У цьому ряді джокер найцінніший.
why-lays-card = З карт на руках ця найменше допоможе іншим і найбільше собі.
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
