# Salem 1692 поряд із грою: вибір, передавання пристрою, кінець, літопис, персонажі, правила.

## Карти за назвою

tryal-witch = Відьма
tryal-constable = Констебль
tryal-not-a-witch = Не відьма

## Вибір під час підготовки

salem-setup-characters = Персонажі ратуші
salem-setup-characters-hint = Лише якщо ви з ними граєте. Кожен за столом один раз.
salem-setup-characters-ghosts = З привидами за столом грають без персонажів.
salem-setup-character-of = Персонаж: { $name }
salem-setup-character-none = Немає
salem-setup-witch-cards = Карти відьом у грі
salem-setup-witch-cards-usual = Як звичайно
salem-setup-witch-cards-usual-number = Як звичайно: { $number }
salem-setup-witch-cards-harder = Складніше
salem-setup-witch-cards-harder-number = Складніше: { $number }
salem-setup-witch-cards-other = Інше число
salem-setup-witch-cards-note = Ні звичайне число, ні складніше. Перерахуйте роздані карти.
salem-setup-printing = Видання
salem-setup-printing-15th = 15-й наклад або новіший
salem-setup-printing-15th-hint = Не певні? Беріть цей.
salem-setup-printing-older = Давніший наклад
salem-setup-printing-older-hint = Будь-яка карта відьми вбиває, Благочестя забороняє червоні карти, Ніч іде на самий низ.
salem-setup-rules = Окремі правила
salem-setup-rule-as-printed = Як у виданні
salem-setup-rule-death = Помирають, відкривши
salem-setup-rule-death-last-witch-card = останню власну карту відьми
salem-setup-rule-death-any-witch-card = будь-яку карту відьми
salem-setup-rule-piety = Благочестя
salem-setup-rule-piety-doubles = подвоює потрібні очки
salem-setup-rule-piety-forbids = забороняє червоні карти
salem-setup-rule-night-card = Після ночі карта Ночі йде
salem-setup-rule-night-card-lower-half = у нижню половину
salem-setup-rule-night-card-bottom = на самий низ
salem-setup-rule-the-dead = Чи були мертві відьмами?
salem-setup-rule-the-dead-keep-silent = Можуть мовчати
salem-setup-rule-the-dead-declare = Мусять сказати
salem-setup-rule-blue-cards-at-two = Коли лишаються двоє, сині карти
salem-setup-rule-blue-cards-at-two-stay = лишаються
salem-setup-rule-blue-cards-at-two-leave = виходять із гри
salem-setup-rule-conspiracy = У змові кожен дістає карту
salem-setup-rule-conspiracy-from-the-left = зліва
salem-setup-rule-conspiracy-pooled = з перемішаної купки
salem-setup-tracking = Хто скаже мені карти?
salem-setup-tracking-counts = Ніхто
salem-setup-tracking-counts-hint = Нічого не вводити. Я лічу відкриті карти відьом.
salem-setup-tracking-ledger = Кожен із вас, таємно
salem-setup-tracking-ledger-hint = Приблизно пів хвилини на гравця. Я бачу кожну перемогу й наприкінці розповідаю всю історію.
salem-setup-tracking-ledger-ghosts = Хто сидить ліворуч від привида, вводить його карти.

## Передавання пристрою

hand-title = Уведіть свої карти суду
hand-title-take = Уведіть узяту карту
hand-pass = Передайте мене: { $name }
hand-pass-took = Передайте мене: { $name } (карту взято в: { $from })
hand-pass-ghost = Карти привида { $ghost }. Передайте мене: { $name }
hand-alone = Дивитися може лише { $name }.
hand-uncover = Відкрити
hand-cover = Закрити
hand-count = Уведено { $done } з { $count }
hand-somebody-else = Спершу хтось інший
hand-question-card = Твоя карта { $place } з { $count }
hand-question-took = Яку карту взято?
hand-question-gave = Яку карту покладено в купку?
hand-question-dealt = Яку карту отримано?
hand-changes-places = Відповіді щоразу міняються місцями, щоб рука нічого не видала.
hand-check = Усе правильно?
hand-check-covered = Знову закрито. Уведіть або виберіть знову.
hand-again = Вибрати знову
hand-enter = Увести й закрити
hand-thanks = Уведено. Передайте мене далі.
hand-take-back = Увести знову: { $name }
hand-all = Усі карти введено.
hand-did-not-add-up = Уведені карти не сходяться. Будь ласка, уведіть усі ще раз. Нікого не названо.
hand-expects = Я чекаю: { $cards }.
hand-often = Часто річ у цьому:
hand-often-number = Роздано іншу кількість карт відьом.
hand-often-beside = Палець влучив у сусідню відповідь.
hand-often-took = Рахується карта, яку взяли ви, а не та, яку взяли у вас.
hand-often-left = Карта приходить зліва: { $name } бере в: { $from }.
hand-enter-again = Увести ще раз
hand-other-number = Ми роздали іншу кількість карт відьом
hand-to-names = Назад до імен

## Кінець

end-title =
    { $winner ->
        [witches] Перемогли відьми
       *[townspeople] Перемогли містяни
    }
end-why-townspeople = Усі карти відьом у грі відкрито.
end-why-witches = Живі лише відьми.
end-why-witches-claim = Усі живі сказали, що вони відьми.
end-why-witches-ghosts = З привидами за столом досить однієї смерті, карти констебля або столу, де всі відьми.
end-nights =
    { $count ->
        [0] До першої ночі
        [one] Після { $count } ночі
       *[many] Після { $count } ночей
    }
end-rule = Як закінчується гра
end-late =
    { $count ->
        [one] { $names } – запізно на боці відьом, поразка разом із містянами.
       *[many] { $names } – запізно на боці відьом, поразка разом із містянами.
    }
end-people = Хто був ким
end-who-lived = Хто вижив
end-unknown = Хто ще був відьмою, знаєте лише ви.
end-showed =
    { $card ->
        [constable] Відкрито карту констебля
       *[witch] Відкрито карту відьми
    }
end-was-witch = Відьма
end-was-townsperson = Містяни
end-lived = Серед живих
end-died = Серед мертвих
end-left = Уже не за столом
end-story = Історія
end-again = Ще раз за тим самим столом
end-export = Зберегти цю гру у файл

## Літопис

record-empty = Ще нічого не сталося.
record-night = Ніч { $night }
record-start = До першої ночі
record-known-now = Досі таємне
record-dawn = Над Салемом світає.
record-black-cat = Чорний Кіт дістається: { $player }.
record-night-began = Настає ніч { $night }.
record-gavel = Молоток лежить перед: { $player }.
record-gavel-nobody = Молоток ні перед ким не лежить.
record-confessed =
    { $card ->
        [witch] { $player } зізнається й відкриває карту відьми.
        [constable] { $player } зізнається й відкриває карту констебля.
       *[not-a-witch] { $player } зізнається й відкриває карту «Не відьма».
    }
record-confessed-ability = { $player } зізнається, не відкриваючи карти.
record-attacked-died = Нічний напад: { $player } помирає.
record-attacked-saved =
    { $why ->
        [gavel] Нічний напад: { $player } під захистом молотка.
        [confessed] Нічний напад: { $player } під захистом зізнання.
       *[asylum] Нічний напад: { $player } під захистом Притулку.
    }
record-attacked-dead = Нічний напад: { $player } вже поза життям.
record-attacked-forfeits = Нічний напад: { $player } втрачає дві карти суду.
record-revealed =
    { $card ->
        [witch] { $player } відкриває карту відьми.
        [constable] { $player } відкриває карту констебля.
       *[not-a-witch] { $player } відкриває карту «Не відьма».
    }
record-ledger-corrected = Карти на столі мали рацію; мій список карт був хибний: { $player }.
record-died =
    { $cause ->
        [witch-card] { $player } помирає через карту відьми.
        [all-cards-revealed] { $player } помирає: усі карти суду відкрито.
        [matchmaker] { $player } помирає через узи Свахи.
       *[night] { $player } помирає вночі.
    }
record-left = { $player } іде з-за столу. Карти відкривають.
record-left-gave = { $player } іде з-за столу. Карти таємно отримує { $to }.
record-forfeits =
    { $count ->
        [one] { $player } має відкрити { $count } карту суду.
        [few] { $player } має відкрити { $count } карти суду.
       *[many] { $player } має відкрити { $count } карт суду.
    }
record-turned-up = { $player } відкриває: Відьма { $witch }, Констебль { $constable }, Не відьма { $not_a_witch }.
record-blue-given =
    { $card ->
        [asylum] { $player } отримує Притулок.
        [black-cat] { $player } отримує Чорного Кота.
        [matchmaker] { $player } отримує Сваху.
       *[piety] { $player } отримує Благочестя.
    }
record-blue-moved =
    { $card ->
        [asylum] Притулок: { $from } → { $to }.
        [black-cat] Чорний Кіт: { $from } → { $to }.
        [matchmaker] Сваха: { $from } → { $to }.
       *[piety] Благочестя: { $from } → { $to }.
    }
record-blue-discarded =
    { $card ->
        [asylum] { $player } втрачає Притулок.
        [black-cat] { $player } втрачає Чорного Кота.
        [matchmaker] { $player } втрачає Сваху.
       *[piety] { $player } втрачає Благочестя.
    }
record-accused =
    { $points ->
        [one] Звинувачення, { $player }: { $points } очко.
        [few] Звинувачення, { $player }: { $points } очки.
       *[many] Звинувачення, { $player }: { $points } очок.
    }
record-accusations-cleared = Червоні карти скинуто: { $player }.
record-conspiracy = { $player } бере карту Змови.
record-cat-card-skipped = Чорний Кіт цього разу карти не відкриває.
record-taking = Кожен бере карту зліва.
record-passed = { $player } віддає { $gave ->
        [witch] карту відьми
        [constable] карту констебля
        *[not-a-witch] карту «Не відьма»
        } і отримує { $got ->
        [witch] карту відьми
        [constable] карту констебля
        *[not-a-witch] карту «Не відьма»
        }.
record-takes-forgotten = Уведені карти не сходилися. Усі введено знову.
record-conspiracy-ended = Змова скінчилася.
record-claimed = Кажуть, що лишилися тільки відьми.
record-claim-false = Це була неправда.
record-claim-true = Це була правда.
record-witches-chose = Вибір відьом: { $player }.
record-won-townspeople = Перемогли містяни.
record-won-witches = Перемогли відьми.

## Персонажі, нашими словами

character-abigail-williams = Ебіґейл Вільямс
    .ability = Якщо твоє звинувачення спричинило суд, можеш скинути всі червоні карти перед собою.
character-ann-putnam = Енн Патнем
    .ability = Наприкінці ходу візьми дві карти за кожну відкриту в ньому карту суду.
character-cotton-mather = Коттон Мезер
    .ability = Доказ проти тебе важить лише одне очко.
character-george-burroughs = Джордж Берроуз
    .ability = Для суду над тобою треба вісім очок.
character-giles-corey = Джайлз Корі
    .ability = Якщо береш дві червоні карти, покажи їх і візьми третю.
character-john-proctor = Джон Проктор
    .ability = Коли хтось помирає, бери до трьох карт із його руки.
character-martha-corey = Марта Корі
    .ability = Ти маєш здібність найближчої живої людини праворуч.
character-mary-warren = Мері Воррен
    .ability = Ні Сваха, ні Чорний Кіт не можуть тобі зашкодити.
character-rebecca-nurse = Ребекка Нерс
    .ability = Бери карту, коли суд відкриває чужу карту.
character-samuel-parris = Семюел Перріс
    .ability = Двічі за гру бери карти зі скиду; чорні – ніколи.
character-sarah-good = Сара Ґуд
    .ability = Пограбування й Підпал на тебе не діють.
character-thomas-danforth = Томас Денфорт
    .ability = Коли звинувачуєш ти, досить на одне очко менше.
character-tituba = Тітуба
    .ability = Раз за гру, перш ніж брати карти, хвилину розкладай колоду як хочеш.
character-will-griggs = Вілл Ґріґґс
    .ability = Можеш зіграти Алібі як Свідка.
character-william-phips = Вільям Фіпс
    .ability = Раз за гру зізнайся, не відкриваючи карти.

## Правила коротко; кожен рядок – окремий пункт

rules-title = Як іде гра
rules-aim = Мета
    .text =
        Містяни перемагають, коли всі карти відьом відкрито.
        Відьми перемагають, коли живі лише відьми.
        Хто хоч раз мав карту відьми, лишається відьмою назавжди.
rules-setup = Перед початком
    .text =
        Кожен дістає порівну закритих карт суду. Погляньте на них таємно.
        Одна карта робить констеблем, одна або більше – відьмою; решта «Не відьма».
        Впишіть імена за годинниковою стрілкою, як за столом.
rules-dawn = Світанок
    .text =
        Усі заплющують очі. Відьми розплющують свої й бачать одна одну.
        Разом вони дають комусь Чорного Кота. Можна й відьмі.
        Хто має Чорного Кота, ходить перший. Далі за годинниковою стрілкою.
rules-day = Хід удень
    .text =
        Візьми дві карти або зіграй скільки хочеш.
        Червоні звинувачують, зелені діють одразу, сині лишаються перед кимось.
        Чорну карту виконують одразу: Ніч або Змова.
rules-trial = Суд
    .text =
        Звинувачення – 1 очко, Доказ – 3, Свідок – 7.
        За 7 очок останній обвинувач відкриває одну карту суду обвинуваченої людини. Потім усі червоні карти перед нею скидають.
        Благочестя подвоює потрібні очки. У давніших накладах забороняє червоні карти.
rules-blue = Сині карти
    .text =
        Притулок: ніч тут не вбиває.
        Благочестя: для суду треба вдвічі більше очок.
        Сваха: коли помирає одна зі зв’язаних людей, помирає й друга.
        Чорний Кіт: змова починається з відкриття карти в того, хто його має.
rules-night = Ніч
    .text =
        Усі заплющують очі. Відьми погоджують одну живу людину.
        Потім констебль дає молоток комусь іншому.
        Усі розплющують очі. Молоток лежить на видноті.
rules-confession = Зізнання
    .text =
        Поки сиплеться пісок, кожен може відкрити одну власну карту суду й цієї ночі в безпеці.
        Ця карта важить як будь-яка: може вбити або закінчити гру.
        Потім я кажу, на кого напали. Рятують молоток, зізнання й Притулок.
        Далі перемішайте колоду й скид, Ніч – у нижню половину (давніші наклади: на самий низ).
rules-conspiracy = Змова
    .text =
        Хто взяв карту, відкриває карту суду в того, хто має Чорного Кота.
        Потім усі разом беруть одну закриту карту суду зліва.
        Хто бере карту відьми, той відьма назавжди.
        Кожен дивиться свої карти й перемішує їх.
rules-death = Смерть
    .text =
        Помирають з останньою власною картою відьми (давніші наклади: з будь-якою), коли всі карти суду відкрито, вночі або через Сваху.
        Усі карти суду померлих відкривають, сині карти скидають.
        Три останні слова, далі тиша. Мертві перемагають або програють зі своїм боком.
rules-end = Останні двоє
    .text =
        Коли живі двоє, Пограбування й Цапа-відбувайла не зіграти.
        Якщо відьми вважають, що лишилися самі, вони можуть сказати це вночі, або ви вдень. Усі живі відповідають із розплющеними очима.
        Уночі це каже маленька зірка в кутку: торкніться її й тримайте кнопку посередині. У констебля вона нічого не робить.
rules-ghosts = Двоє або троє гравців
    .text =
        Привиди доповнюють стіл до чотирьох. Мають по п’ять карт суду й не ходять.
        Констебль може захистити будь-кого або нікого.
        Ніч не вбиває: жертва втрачає дві карти суду, які обирає людина ліворуч.
        Відьми перемагають, коли карту констебля відкрито, за будь-якої смерті або коли всі відьми.
