# Salem 1692 рядом с игрой: выбор, передача устройства, конец, летопись, персонажи, правила.

## Карты по названию

tryal-witch = Ведьма
tryal-constable = Констебль
tryal-not-a-witch = Не ведьма

## Выбор при подготовке

salem-setup-characters = Персонажи ратуши
salem-setup-characters-hint = Только если вы с ними играете. Каждый за столом один раз.
salem-setup-characters-ghosts = С призраками за столом играют без персонажей.
salem-setup-character-of = Персонаж: { $name }
salem-setup-character-none = Нет
salem-setup-witch-cards = Карты ведьм в игре
salem-setup-witch-cards-usual = Как обычно
salem-setup-witch-cards-usual-number = Как обычно: { $number }
salem-setup-witch-cards-harder = Сложнее
salem-setup-witch-cards-harder-number = Сложнее: { $number }
salem-setup-witch-cards-other = Другое число
salem-setup-witch-cards-note = Ни обычное число, ни более сложное. Пересчитайте розданные карты.
salem-setup-printing = Издание
salem-setup-printing-15th = 15-й тираж или новее
salem-setup-printing-15th-hint = Не уверены? Берите этот.
salem-setup-printing-older = Более ранний тираж
salem-setup-printing-older-hint = Любая карта ведьмы убивает, Благочестие запрещает красные карты, Ночь идёт в самый низ.
salem-setup-rules = Отдельные правила
salem-setup-rule-as-printed = Как в издании
salem-setup-rule-death = Умирают, открыв
salem-setup-rule-death-last-witch-card = последнюю свою карту ведьмы
salem-setup-rule-death-any-witch-card = любую карту ведьмы
salem-setup-rule-piety = Благочестие
salem-setup-rule-piety-doubles = удваивает нужные очки
salem-setup-rule-piety-forbids = запрещает красные карты
salem-setup-rule-night-card = После ночи карта Ночи идёт
salem-setup-rule-night-card-lower-half = в нижнюю половину
salem-setup-rule-night-card-bottom = в самый низ
salem-setup-rule-the-dead = Были ли мёртвые ведьмами?
salem-setup-rule-the-dead-keep-silent = Могут молчать
salem-setup-rule-the-dead-declare = Должны сказать
salem-setup-rule-blue-cards-at-two = Когда остаются двое, синие карты
salem-setup-rule-blue-cards-at-two-stay = остаются
salem-setup-rule-blue-cards-at-two-leave = уходят из игры
salem-setup-rule-conspiracy = В заговоре каждый получает карту
salem-setup-rule-conspiracy-from-the-left = слева
salem-setup-rule-conspiracy-pooled = из перемешанной стопки
salem-setup-tracking = Кто скажет мне карты?
salem-setup-tracking-counts = Никто
salem-setup-tracking-counts-hint = Ничего не вводить. Я считаю открытые карты ведьм.
salem-setup-tracking-ledger = Каждый из вас, тайно
salem-setup-tracking-ledger-hint = Примерно полминуты на игрока. Я вижу каждую победу и в конце рассказываю всю историю.
salem-setup-tracking-ledger-ghosts = Кто сидит слева от призрака, вводит его карты.

## Передача устройства

hand-title = Введите свои карты суда
hand-title-take = Введите взятую карту
hand-pass = Передайте меня: { $name }
hand-pass-took = Передайте меня: { $name } (карта взята у: { $from })
hand-pass-ghost = Карты призрака { $ghost }. Передайте меня: { $name }
hand-alone = Смотреть может только { $name }.
hand-uncover = Открыть
hand-cover = Закрыть
hand-count = Введено { $done } из { $count }
hand-somebody-else = Сначала кто-то другой
hand-question-card = Твоя карта { $place } из { $count }
hand-question-took = Какая карта взята?
hand-question-gave = Какая карта положена в стопку?
hand-question-dealt = Какая карта получена?
hand-changes-places = Ответы каждый раз меняются местами, чтобы рука ничего не выдала.
hand-check = Всё верно?
hand-check-covered = Снова закрыто. Введите или выберите заново.
hand-again = Выбрать заново
hand-enter = Ввести и закрыть
hand-thanks = Введено. Передайте меня дальше.
hand-take-back = Ввести заново: { $name }
hand-all = Все карты введены.
hand-did-not-add-up = Введённые карты не сходятся. Пожалуйста, введите все ещё раз. Никто не назван.
hand-expects = Я жду: { $cards }.
hand-often = Часто дело в этом:
hand-often-number = Роздано другое число карт ведьм.
hand-often-beside = Палец попал на соседний ответ.
hand-often-took = Считается карта, которую взяли вы, а не та, которую взяли у вас.
hand-often-left = Карта приходит слева: { $name } берёт у: { $from }.
hand-enter-again = Ввести ещё раз
hand-other-number = Мы раздали другое число карт ведьм
hand-to-names = Назад к именам

## Конец

end-title =
    { $winner ->
        [witches] Ведьмы победили
       *[townspeople] Горожане победили
    }
end-why-townspeople = Все карты ведьм в игре открыты.
end-why-witches = В живых только ведьмы.
end-why-witches-claim = Все живые сказали, что они ведьмы.
end-why-witches-ghosts = С призраками за столом хватит одной смерти, карты констебля или стола, где все ведьмы.
end-nights =
    { $count ->
        [0] До первой ночи
        [one] После { $count } ночи
       *[many] После { $count } ночей
    }
end-rule = Как кончается игра
end-late =
    { $count ->
        [one] { $names } – слишком поздно на стороне ведьм, поражение вместе с горожанами.
       *[many] { $names } – слишком поздно на стороне ведьм, поражение вместе с горожанами.
    }
end-people = Кто был кем
end-who-lived = Кто выжил
end-unknown = Кто ещё был ведьмой, знаете только вы.
end-showed =
    { $card ->
        [constable] Открыта карта констебля
       *[witch] Открыта карта ведьмы
    }
end-was-witch = Ведьма
end-was-townsperson = Горожане
end-lived = Среди живых
end-died = Среди мёртвых
end-left = Уже не за столом
end-story = История
end-again = Ещё раз за тем же столом
end-export = Сохранить эту игру в файл

## Летопись

record-empty = Ещё ничего не случилось.
record-night = Ночь { $night }
record-start = До первой ночи
record-known-now = До сих пор тайна
record-dawn = Над Салемом светает.
record-black-cat = Чёрная Кошка достаётся: { $player }.
record-night-began = Наступает ночь { $night }.
record-gavel = Молоток лежит перед: { $player }.
record-gavel-nobody = Молоток ни перед кем не лежит.
record-confessed =
    { $card ->
        [witch] { $player } признаётся и открывает карту ведьмы.
        [constable] { $player } признаётся и открывает карту констебля.
       *[not-a-witch] { $player } признаётся и открывает карту «Не ведьма».
    }
record-confessed-ability = { $player } признаётся, не открывая карты.
record-attacked-died = Ночное нападение: { $player } умирает.
record-attacked-saved =
    { $why ->
        [gavel] Ночное нападение: { $player } под защитой молотка.
        [confessed] Ночное нападение: { $player } под защитой признания.
       *[asylum] Ночное нападение: { $player } под защитой Убежища.
    }
record-attacked-dead = Ночное нападение: { $player } уже среди мёртвых.
record-attacked-forfeits = Ночное нападение: { $player } теряет две карты суда.
record-revealed =
    { $card ->
        [witch] { $player } открывает карту ведьмы.
        [constable] { $player } открывает карту констебля.
       *[not-a-witch] { $player } открывает карту «Не ведьма».
    }
record-ledger-corrected = Карты на столе были правы; мой список карт был неверен: { $player }.
record-died =
    { $cause ->
        [witch-card] { $player } умирает из-за карты ведьмы.
        [all-cards-revealed] { $player } умирает: все карты суда открыты.
        [matchmaker] { $player } умирает из-за уз Свахи.
       *[night] { $player } умирает ночью.
    }
record-left = { $player } уходит из-за стола. Карты открываются.
record-left-gave = { $player } уходит из-за стола. Карты втайне получает { $to }.
record-forfeits =
    { $count ->
        [one] { $player }: открыть { $count } карту суда.
        [few] { $player }: открыть { $count } карты суда.
       *[many] { $player }: открыть { $count } карт суда.
    }
record-turned-up = { $player } открывает: Ведьма { $witch }, Констебль { $constable }, Не ведьма { $not_a_witch }.
record-blue-given =
    { $card ->
        [asylum] { $player } получает Убежище.
        [black-cat] { $player } получает Чёрную Кошку.
        [matchmaker] { $player } получает Сваху.
       *[piety] { $player } получает Благочестие.
    }
record-blue-moved =
    { $card ->
        [asylum] Убежище: { $from } → { $to }.
        [black-cat] Чёрная Кошка: { $from } → { $to }.
        [matchmaker] Сваха: { $from } → { $to }.
       *[piety] Благочестие: { $from } → { $to }.
    }
record-blue-discarded =
    { $card ->
        [asylum] { $player } теряет Убежище.
        [black-cat] { $player } теряет Чёрную Кошку.
        [matchmaker] { $player } теряет Сваху.
       *[piety] { $player } теряет Благочестие.
    }
record-accused =
    { $points ->
        [one] Обвинение, { $player }: { $points } очко.
        [few] Обвинение, { $player }: { $points } очка.
       *[many] Обвинение, { $player }: { $points } очков.
    }
record-accusations-cleared = Красные карты сброшены: { $player }.
record-conspiracy = { $player } берёт карту Заговора.
record-cat-card-skipped = Чёрная Кошка на этот раз карту не открывает.
record-taking = Каждый берёт карту слева.
record-passed = { $player } отдаёт { $gave ->
        [witch] карту ведьмы
        [constable] карту констебля
        *[not-a-witch] карту «Не ведьма»
        } и получает { $got ->
        [witch] карту ведьмы
        [constable] карту констебля
        *[not-a-witch] карту «Не ведьма»
        }.
record-takes-forgotten = Введённые карты не сошлись. Все введены заново.
record-conspiracy-ended = Заговор окончен.
record-claimed = Говорят, что остались только ведьмы.
record-claim-false = Это была неправда.
record-claim-true = Это была правда.
record-witches-chose = Выбор ведьм: { $player }.
record-won-townspeople = Горожане победили.
record-won-witches = Ведьмы победили.

## Персонажи, нашими словами

character-abigail-williams = Абигейл Уильямс
    .ability = Если твоё обвинение привело к суду, можешь сбросить все красные карты перед собой.
character-ann-putnam = Энн Патнэм
    .ability = В конце хода возьми две карты за каждую открытую в нём карту суда.
character-cotton-mather = Коттон Мэзер
    .ability = Улика против тебя весит только одно очко.
character-george-burroughs = Джордж Берроуз
    .ability = Для суда над тобой нужно восемь очков.
character-giles-corey = Джайлс Кори
    .ability = Если берёшь две красные карты, покажи их и возьми третью.
character-john-proctor = Джон Проктор
    .ability = Когда кто-то умирает, возьми до трёх карт из его руки.
character-martha-corey = Марта Кори
    .ability = У тебя способность ближайшего живого игрока справа.
character-mary-warren = Мэри Уоррен
    .ability = Ни Сваха, ни Чёрная Кошка не могут тебе повредить.
character-rebecca-nurse = Ребекка Нёрс
    .ability = Бери карту, когда суд открывает чужую карту.
character-samuel-parris = Сэмюэл Пэррис
    .ability = Дважды за игру бери карты из сброса; чёрные – никогда.
character-sarah-good = Сара Гуд
    .ability = Ограбление и Поджог на тебя не действуют.
character-thomas-danforth = Томас Данфорт
    .ability = Когда обвиняешь ты, хватает на одно очко меньше.
character-tituba = Титуба
    .ability = Раз за игру, прежде чем брать карты, минуту раскладывай колоду как хочешь.
character-will-griggs = Уилл Григгс
    .ability = Можешь сыграть Алиби как Свидетеля.
character-william-phips = Уильям Фипс
    .ability = Раз за игру признайся, не открывая карты.

## Правила коротко; каждая строка – отдельный пункт

rules-title = Как идёт игра
rules-aim = Цель
    .text =
        Горожане побеждают, когда все карты ведьм открыты.
        Ведьмы побеждают, когда в живых только ведьмы.
        У кого хоть раз была карта ведьмы, тот ведьма навсегда.
rules-setup = Перед началом
    .text =
        Каждый получает поровну закрытых карт суда. Посмотрите их тайно.
        Одна карта делает констеблем, одна или больше – ведьмой; остальные «Не ведьма».
        Впишите имена по часовой стрелке, как за столом.
rules-dawn = Рассвет
    .text =
        Все закрывают глаза. Ведьмы открывают свои и видят друг друга.
        Вместе они дают кому-то Чёрную Кошку. Можно и ведьме.
        У кого Чёрная Кошка, тот ходит первым. Дальше по часовой стрелке.
rules-day = Ход днём
    .text =
        Возьми две карты или сыграй сколько хочешь.
        Красные обвиняют, зелёные действуют сразу, синие остаются перед игроком.
        Чёрную карту исполняют сразу: Ночь или Заговор.
rules-trial = Суд
    .text =
        Обвинение – 1 очко, Улика – 3, Свидетель – 7.
        При 7 очках последний обвинитель открывает одну карту суда обвиняемого. Потом все красные карты перед ним сбрасывают.
        Благочестие удваивает нужные очки. В ранних тиражах запрещает красные карты.
rules-blue = Синие карты
    .text =
        Убежище: ночь здесь не убивает.
        Благочестие: для суда нужно вдвое больше очков.
        Сваха: когда умирает один из связанных, умирает и другой.
        Чёрная Кошка: заговор начинается с открытия карты у того, у кого она.
rules-night = Ночь
    .text =
        Все закрывают глаза. Ведьмы выбирают одного живого.
        Потом констебль даёт молоток кому-то другому.
        Все открывают глаза. Молоток лежит на виду.
rules-confession = Признание
    .text =
        Пока сыплется песок, каждый может открыть одну свою карту суда и этой ночью в безопасности.
        Эта карта весит как любая: может убить или закончить игру.
        Потом я говорю, на кого напали. Спасают молоток, признание и Убежище.
        Затем перемешайте колоду и сброс, Ночь – в нижнюю половину (ранние тиражи: в самый низ).
rules-conspiracy = Заговор
    .text =
        Кто взял карту, открывает карту суда у того, у кого Чёрная Кошка.
        Потом все разом берут по одной закрытой карте суда слева.
        Кто берёт карту ведьмы, тот ведьма навсегда.
        Каждый смотрит свои карты и перемешивает их.
rules-death = Смерть
    .text =
        Умирают с последней своей картой ведьмы (ранние тиражи: с любой), когда все карты суда открыты, ночью или из-за Свахи.
        Все карты суда мёртвых открывают, синие карты сбрасывают.
        Три последних слова, потом тишина. Мёртвые побеждают или проигрывают со своей стороной.
rules-end = Последние двое
    .text =
        Когда живы двое, Ограбление и Козла отпущения сыграть нельзя.
        Если ведьмы считают, что остались одни, они могут сказать это ночью, или вы днём. Все живые отвечают с открытыми глазами.
        Ночью это говорит маленькая звезда в углу: коснитесь её и держите кнопку посередине. У констебля она ничего не делает.
rules-ghosts = Двое или трое игроков
    .text =
        Призраки дополняют стол до четырёх. У них по пять карт суда, и они не ходят.
        Констебль может защитить любого или никого.
        Ночь не убивает: жертва теряет две карты суда, их выбирает сосед слева.
        Ведьмы побеждают, когда карта констебля открыта, при любой смерти или когда все – ведьмы.
