# Екрани гри, що триває. Імена приходять як { $name }; жодному реченню не потрібен їхній рід.
# Вікна вибору звучать однаково для відьом і констебля: не називати там жодної ролі.

## Карти і знаки

blue-asylum = Притулок
blue-black-cat = Чорний Кіт
blue-matchmaker = Сваха
blue-piety = Благочестя
gavel = Молоток
red-accusation = Звинувачення
red-evidence = Доказ
red-witness = Свідок
seat-dead = серед мертвих
seat-ghost = привид
seat-left = уже не за столом
seat-face-down =
    { $count ->
        [0] немає закритих карт
        [one] { $count } закрита карта
        [few] { $count } закриті карти
       *[many] { $count } закритих карт
    }
seat-face-up =
    { $card ->
        [witch] { $count ->
            [1] Відьма
            *[other] Відьма ×{ $count }
            }
        [constable] Констебль
       *[not-a-witch] { $count ->
            [1] Не відьма
            *[other] Не відьма ×{ $count }
            }
    }
seat-accused = { $points } з { $threshold }
seat-accused-protected = { $points }
seat-accused-label = звинувачення, очки: { $points } з { $threshold }
seat-trial = Суд!
table-seats = Стіл за годинниковою стрілкою

## Оповідач і пісок

narrator = Оповідач
hold-again = Натисніть ще раз, щоб виконати
sand-left =
    { $seconds ->
        [one] Ще { $seconds } секунда
        [few] Ще { $seconds } секунди
       *[many] Ще { $seconds } секунд
    }
sand-pause = Спинити пісок
sand-resume = Хай сиплеться
sand-more = +15 с
sand-more-label = На 15 секунд більше
sand-end = Закінчити зараз
sand-own-done = Пісок висипався
sand-own = Переверніть свій пісочний годинник.
sand-turn = Пісочний годинник
sand-turn-title = Перевернути годинник для…
sand-slow-turn = повільного ходу
    .hint = Коли висиплеться, ця людина бере дві карти й закінчує хід.
sand-ability = здібності
    .hint = Хвилина Тітуби з колодою або одне з двох застосувань Семюела Перріса.
sand-last-words = трьох останніх слів
    .hint = Далі мертві мовчать.
sand-discussion = обговорення
    .hint = Наприкінці — два стуки; більше нічого не стається.

## До світанку і вдень

before-dawn = Усі сидять? Покладіть мене посеред столу.
before-dawn-begin = Заплющте очі: світанок
day-title =
    { $night ->
        [0] Перший день
       *[other] День після ночі { $night }
    }
night-title =
    { $night ->
        [0] Світанок
       *[other] Ніч { $night }
    }
day-witch-cards = Знайдено карт відьом
day-witch-cards-of = { $revealed } з { $in_play }
day-constable-in-play = Констебль у грі
day-constable-gone = Констебля немає
day-black-cat = Чорний Кіт: { $name }
day-black-cat-nobody = Чорний Кіт: ні в кого
day-tap = Торкніться гравця, щоб записати, що сталося
day-last-two = Лишилося двоє: без Пограбування й Цапа-відбувайла
day-night = Ніч
day-night-label = Узято карту Ночі: почати ніч
day-conspiracy = Змова
day-conspiracy-label = Узято карту Змови
day-who-drew = Хто взяв карту Змови?

## Аркуш гравця

trial = Відкрити карту суду
trial-which = Яку карту відкрито?
trial-another = Чи є ще закрита карта відьми: { $name }?
trial-another-yes = Так, { $name } живе
trial-another-no = Ні, { $name } помирає
trial-deadly-last = Це остання карта. Відкрити її – смерть: { $name }.
trial-deadly-witch = Карта відьми. Це може бути смерть.
trial-reveal = Відкрити
trial-deciding =
    { $winner ->
        [witches] З цією картою перемагають відьми.
       *[townspeople] Остання карта відьми: перемагають містяни.
    }
accuse = Звинувачення
accuse-points = Очки: { $points } з { $threshold }
accuse-points-protected = Захищає Благочестя: без червоних карт
accuse-danforth = Якщо звинувачує Томас Денфорт: { $threshold }
accuse-trial = Досить для суду
accuse-card =
    { $points ->
       *[other] +{ $points }
    }
accuse-clear = Скинути червоні карти
blue = Сині карти
blue-give = Покласти
blue-move = Перекласти
blue-discard = Скинути
blue-to = { $card }: кому?
character = Ратуша
character-inherits = Тепер зі здібністю: { $character }
dead-title = { $name } – серед мертвих
left-title = { $name } – уже не за столом
dead-nothing = Мертві участі не беруть.
left-nothing = Хто пішов, участі більше не бере.
ghost-nothing = Тут ніхто не сидить.
person-rename = Виправити ім’я
person-rename-done = Узяти це ім’я
person-swap = Помінятися місцями: …
person-after = Сісти після: …
person-leave = Іде з-за столу …
person-leave-what = Що буде із закритими картами ({ $name })?
person-leave-up = Їх відкривають
person-leave-give = Хтось отримує їх не дивлячись: …
person-leave-up-do = { $name } іде, карти відкривають
person-leave-give-do = { $name } іде, карти отримує { $to }
person-late = Хто запізнився, цю гру дивиться: у правилах для них немає місця. Зіграють у наступній.

## Ніч

night-paused = Ніч чекає
interrupted-title = Нас перервали
interrupted-do = Усі заплющте очі. Потім натисніть, і ми підемо далі з того самого місця.
taken-back-title = Скасовано
taken-back-do = Усі заплющте очі. Потім натисніть, і ми підемо далі звідти.
taken-back-goes-on = Не розплющуйте очей. За мить ми підемо далі звідти.
asleep-all = Усі сплять
night-progress = Кроків: { $done } з { $count }

## Вікно вибору: ті самі слова для кожного, хто дивиться

choose-title = Торкніться гравця
choose-nobody = Ніхто
choose-confirm = Тримайте, щоб вибрати: { $name }
choose-confirm-nobody = Тримайте, щоб не вибрати нікого
choose-first = Ще нікого не вибрано
choose-turn = Повернути екран
choose-mark-words = Лишилися тільки ми
choose-mark-confirm = Тримайте: лишилися тільки ми

## Зізнання

confess-title = Хто зізнається?
confess-of = { $name } зізнається
confess-without-card = Без карти
confess-without-card-hint = Вільям Фіпс, раз за гру
confess-done = зізнання є
confess-gavel = Молоток: { $name }
confess-gavel-nobody = Молоток: ні в кого

## Наслідок і карти мертвих

morning-title = Ранок
morning-died = { $name } – серед мертвих
morning-lives = { $name } – серед живих
morning-why-gavel = Нічний напад, рятує молоток.
morning-why-confessed = Нічний напад, рятує зізнання.
morning-why-asylum = Нічний напад, рятує Притулок.
morning-why-dies = Нічний напад.
morning-why-already-dead = Нічний напад, але смерть прийшла раніше.
morning-why-loses-cards = Нічний напад, утрачено дві карти суду.
morning-matchmaker = Узи Свахи: { $name }
morning-to-day = Далі до дня
turn-up-dead = { $name } помирає
turn-up-all =
    { $count ->
        [one] Відкрийте останню карту.
        [few] Відкрийте всі { $count } карти.
       *[many] Відкрийте всі { $count } карт.
    }
turn-up-lost = { $name } втрачає карти
turn-up-lost-count =
    { $count ->
        [one] { $chooser } обирає карту. Відкрийте її.
        [few] { $chooser } обирає { $count } карти. Відкрийте їх.
       *[many] { $chooser } обирає { $count } карт. Відкрийте їх.
    }
turn-up-left =
    { $count ->
        [0] Усі введено
        [one] Лишилося ввести { $count } карту
        [few] Лишилося ввести { $count } карти
       *[many] Лишилося ввести { $count } карт
    }
turn-up-confirm = Так і є
turn-up-innocent = Усі карти: Не відьма
turn-up-declare = Хто помирає, каже, чи мав коли карту відьми.
turn-up-less = На одну менше: { $card }
turn-up-more = На одну більше: { $card }

## Змова

plot-title = Змова
plot-drawn = Карту бере: { $drawer }.
plot-cat = { $drawer } відкриває одну карту суду. Чию: { $name }
plot-take = Кожен бере одну карту зліва
plot-take-pooled = Кожен дає одну карту; перемішайте, роздайте по одній
plot-look = Таємно погляньте на свої карти, потім перемішайте.
plot-takes-from = бере в: { $name }
plot-take-note = Усі разом, закритими. Відкриті карти лишаються.
plot-done = Усі взяли
plot-end = Далі до дня

## Твердження, що лишилися тільки відьми

answer-title = Лишилися тільки відьми?
answer-ask = Усі живі: чи кожен із вас відьма?
answer-yes = Так, усі ми
answer-no = Ні, є інші

## Меню

menu-title = Меню
menu-claim = Відьми кажуть: лишилися тільки ми

## Полиця

salem-stand =
    { $phase ->
        [setup] Світанок ще попереду
        [dealing] Уводять карти
        [dawn] На світанку
        [night] Ніч { $nights }
        [conspiracy] Під час змови
        [over] Закінчена
       *[day] { $nights ->
            [0] Перший день
           *[other] День після ночі { $nights }
        }
    }

## The demo night

# The people of a sample table, one a line.
salem-demo-names =
    Анна
    Богдан
    Віра
    Гліб
    Дана
salem-demo-asleep = Усі заплющують очі. Ніч веду я, щоб грати могли всі.
salem-demo-witches = Відьми торкаються імені й тримають кнопку. Ніхто не чує, а в решти очі заплющені.
salem-demo-constable = Констебль захищає когось на тому самому екрані: ніщо не виказує, хто дивиться.
salem-demo-eyes-open = Очі розплющено. Усі бачать, перед ким лежить молоток; ніхто не знає, на кого напали.
salem-demo-confess = Поки сиплеться пісок, хто відкриє карту суду, цієї ночі в безпеці.
salem-demo-died = Лише тепер усі дізнаються, хто загинув. Карти загиблих відкривають.
salem-demo-day = Удень ви граєте своїми картами. Два дотики записують те, що лежить на столі.
salem-demo-trial = Досить звинувачень, і починається суд: відкривають одну карту суду. Це відьма.
salem-demo-end = Кінець гри я помічу й розповім історію вечора. Тепер ваша черга.

## Set-up and settings

setup-ghosts =
    { $count ->
        [one] Один привид займає порожнє місце
        [few] { $count } привиди займають порожні місця
       *[many] { $count } привидів займають порожні місця
    }
setup-ghosts-seats = За годинниковою стрілкою: { $names }
setup-ghost-name = Привид { $number }
setup-deal = Роздайте карти, усього { $count }: { $cards }
cards-counted = Відьма × { $witch }, Констебль × { $constable }, Не відьма × { $not_a_witch }
setup-cards-each =
    { $count ->
        [one] По { $count } карті суду
        [few] По { $count } карти суду
       *[many] По { $count } карт суду
    }
settings-witches-least = Очі відьом розплющені щонайменше
settings-constable-least = Очі констебля розплющені щонайменше
settings-least-hint = Щоб швидкий вибір нічого не видав.
settings-ask-asleep = Питати, чи всі сплять
settings-ask-asleep-hint = Ніч чекає на один дотик, перш ніж прокинуться відьми.
settings-timer = Пісочний годинник для зізнань
settings-timer-digital = Годинник на цьому екрані
settings-timer-own = Пісочний годинник гри
settings-sand = Пісок сиплеться
settings-discussion = Обговорення триває
settings-minutes = { $count } хв
