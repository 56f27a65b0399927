# Экраны идущей игры. Имена приходят как { $name }; ни одному предложению не нужен их род.
# Окна выбора читаются одинаково для ведьм и констебля: не называть там ни одной роли.

## Карты и знаки

blue-asylum = Убежище
blue-black-cat = Чёрная Кошка
blue-matchmaker = Сваха
blue-piety = Благочестие
gavel = Молоток
red-accusation = Обвинение
red-evidence = Улика
red-witness = Свидетель
seat-dead = среди мёртвых
seat-ghost = призрак
seat-left = уже не за столом
seat-face-down =
    { $count ->
        [0] нет закрытых карт
        [one] { $count } закрытая карта
        [few] { $count } закрытые карты
       *[many] { $count } закрытых карт
    }
seat-face-up =
    { $card ->
        [witch] { $count ->
            [1] Ведьма
            *[other] Ведьма ×{ $count }
            }
        [constable] Констебль
       *[not-a-witch] { $count ->
            [1] Не ведьма
            *[other] Не ведьма ×{ $count }
            }
    }
seat-accused = { $points } из { $threshold }
seat-accused-protected = { $points }
seat-accused-label = обвинения, очки: { $points } из { $threshold }
seat-trial = Суд!
table-seats = Стол по часовой стрелке

## Рассказчик и песок

narrator = Рассказчик
hold-again = Нажмите ещё раз, чтобы выполнить
sand-left =
    { $seconds ->
        [one] Ещё { $seconds } секунда
        [few] Ещё { $seconds } секунды
       *[many] Ещё { $seconds } секунд
    }
sand-pause = Остановить песок
sand-resume = Пусть сыплется
sand-more = +15 с
sand-more-label = На 15 секунд больше
sand-end = Закончить сейчас
sand-own-done = Песок кончился
sand-own = Переверните свои песочные часы.
sand-turn = Песочные часы
sand-turn-title = Перевернуть часы для…
sand-slow-turn = долгого хода
    .hint = Когда песок кончится, игрок берёт две карты и заканчивает ход.
sand-ability = способности
    .hint = Минута Титубы с колодой или одно из двух применений Сэмюэла Пэрриса.
sand-last-words = трёх последних слов
    .hint = После этого мёртвые молчат.
sand-discussion = обсуждения
    .hint = В конце — два стука; больше ничего не происходит.

## До рассвета и днём

before-dawn = Все сидят? Положите меня на середину стола.
before-dawn-begin = Закройте глаза: рассвет
day-title =
    { $night ->
        [0] Первый день
       *[other] День после ночи { $night }
    }
night-title =
    { $night ->
        [0] Рассвет
       *[other] Ночь { $night }
    }
day-witch-cards = Найдено карт ведьм
day-witch-cards-of = { $revealed } из { $in_play }
day-constable-in-play = Констебль в игре
day-constable-gone = Констебля больше нет
day-black-cat = Чёрная Кошка: { $name }
day-black-cat-nobody = Чёрная Кошка: ни у кого
day-tap = Коснитесь игрока, чтобы записать, что случилось
day-last-two = Осталось двое: без Ограбления и Козла отпущения
day-night = Ночь
day-night-label = Взята карта Ночи: начать ночь
day-conspiracy = Заговор
day-conspiracy-label = Взята карта Заговора
day-who-drew = Кто взял карту Заговора?

## Лист игрока

trial = Открыть карту суда
trial-which = Какая карта открыта?
trial-another = Есть ли ещё закрытая карта ведьмы: { $name }?
trial-another-yes = Да, { $name } живёт
trial-another-no = Нет, { $name } умирает
trial-deadly-last = Это последняя карта. Открыть её – смерть: { $name }.
trial-deadly-witch = Карта ведьмы. Это может быть смерть.
trial-reveal = Открыть
trial-deciding =
    { $winner ->
        [witches] С этой картой побеждают ведьмы.
       *[townspeople] Последняя карта ведьмы: побеждают горожане.
    }
accuse = Обвинения
accuse-points = Очки: { $points } из { $threshold }
accuse-points-protected = Защищает Благочестие: без красных карт
accuse-danforth = Если обвиняет Томас Данфорт: { $threshold }
accuse-trial = Хватит для суда
accuse-card =
    { $points ->
       *[other] +{ $points }
    }
accuse-clear = Сбросить красные карты
blue = Синие карты
blue-give = Положить
blue-move = Переложить
blue-discard = Сбросить
blue-to = { $card }: кому?
character = Ратуша
character-inherits = Теперь со способностью: { $character }
dead-title = { $name } – среди мёртвых
left-title = { $name } – уже не за столом
dead-nothing = Мёртвые не участвуют.
left-nothing = Кто ушёл, больше не участвует.
ghost-nothing = Здесь никто не сидит.
person-rename = Исправить имя
person-rename-done = Взять это имя
person-swap = Поменяться местами: …
person-after = Сесть после: …
person-leave = Уходит из-за стола …
person-leave-what = Что станет с закрытыми картами ({ $name })?
person-leave-up = Они открываются
person-leave-give = Кто-то получает их не глядя: …
person-leave-up-do = { $name } уходит, карты открываются
person-leave-give-do = { $name } уходит, карты получает { $to }
person-late = Кто опоздал, эту игру смотрит: в правилах для них нет места. Сыграют в следующей.

## Ночь

night-paused = Ночь ждёт
interrupted-title = Нас прервали
interrupted-do = Все закройте глаза. Потом нажмите, и мы продолжим с того же места.
taken-back-title = Отменено
taken-back-do = Все закройте глаза. Потом нажмите, и мы продолжим оттуда.
taken-back-goes-on = Не открывайте глаз. Через мгновение мы продолжим оттуда.
asleep-all = Все спят
night-progress = Шагов: { $done } из { $count }

## Окно выбора: те же слова для любого, кто смотрит

choose-title = Коснитесь игрока
choose-nobody = Никто
choose-confirm = Держите, чтобы выбрать: { $name }
choose-confirm-nobody = Держите, чтобы не выбрать никого
choose-first = Пока никто не выбран
choose-turn = Повернуть экран
choose-mark-words = Остались только мы
choose-mark-confirm = Держите: остались только мы

## Признание

confess-title = Кто признаётся?
confess-of = { $name } признаётся
confess-without-card = Без карты
confess-without-card-hint = Уильям Фипс, раз за игру
confess-done = признание есть
confess-gavel = Молоток: { $name }
confess-gavel-nobody = Молоток: ни у кого

## Итог и карты мёртвых

morning-title = Утро
morning-died = { $name } – среди мёртвых
morning-lives = { $name } – среди живых
morning-why-gavel = Ночное нападение, спасает молоток.
morning-why-confessed = Ночное нападение, спасает признание.
morning-why-asylum = Ночное нападение, спасает Убежище.
morning-why-dies = Ночное нападение.
morning-why-already-dead = Ночное нападение, но смерть пришла раньше.
morning-why-loses-cards = Ночное нападение, потеряны две карты суда.
morning-matchmaker = Узы Свахи: { $name }
morning-to-day = Дальше к дню
turn-up-dead = { $name } умирает
turn-up-all =
    { $count ->
        [one] Откройте последнюю карту.
        [few] Откройте все { $count } карты.
       *[many] Откройте все { $count } карт.
    }
turn-up-lost = { $name } теряет карты
turn-up-lost-count =
    { $count ->
        [one] { $chooser } выбирает карту. Откройте её.
        [few] { $chooser } выбирает { $count } карты. Откройте их.
       *[many] { $chooser } выбирает { $count } карт. Откройте их.
    }
turn-up-left =
    { $count ->
        [0] Все введены
        [one] Осталось ввести { $count } карту
        [few] Осталось ввести { $count } карты
       *[many] Осталось ввести { $count } карт
    }
turn-up-confirm = Так и есть
turn-up-innocent = Все карты: Не ведьма
turn-up-declare = Кто умирает, говорит, была ли у него карта ведьмы.
turn-up-less = На одну меньше: { $card }
turn-up-more = На одну больше: { $card }

## Заговор

plot-title = Заговор
plot-drawn = Карту берёт: { $drawer }.
plot-cat = { $drawer } открывает одну карту суда. Чью: { $name }
plot-take = Каждый берёт одну карту слева
plot-take-pooled = Каждый даёт одну карту; перемешайте, раздайте по одной
plot-look = Тайно посмотрите свои карты, потом перемешайте.
plot-takes-from = берёт у: { $name }
plot-take-note = Все разом, закрытыми. Открытые карты остаются.
plot-done = Все взяли
plot-end = Дальше к дню

## Утверждение, что остались только ведьмы

answer-title = Остались только ведьмы?
answer-ask = Все живые: каждый ли из вас ведьма?
answer-yes = Да, все мы
answer-no = Нет, есть другие

## Меню

menu-title = Меню
menu-claim = Ведьмы говорят: остались только мы

## Полка

salem-stand =
    { $phase ->
        [setup] Рассвет ещё впереди
        [dealing] Вводятся карты
        [dawn] На рассвете
        [night] Ночь { $nights }
        [conspiracy] Во время заговора
        [over] Закончена
       *[day] { $nights ->
            [0] Первый день
           *[other] День после ночи { $nights }
        }
    }

## The demo night

# The people of a sample table, one a line.
salem-demo-names =
    Анна
    Боря
    Вера
    Глеб
    Дина
salem-demo-asleep = Все закрывают глаза. Ночь веду я, чтобы играть могли все.
salem-demo-witches = Ведьмы касаются имени и держат кнопку. Никто не слышит, а у остальных глаза закрыты.
salem-demo-constable = Констебль защищает кого-то на том же экране: ничто не выдаёт, кто смотрит.
salem-demo-eyes-open = Глаза открыты. Все видят, перед кем лежит молоток; никто не знает, на кого напали.
salem-demo-confess = Пока сыплется песок, каждый, кто откроет карту суда, этой ночью в безопасности.
salem-demo-died = Только теперь все узнают, кто погиб. Карты погибших открываются.
salem-demo-day = Днём вы играете своими картами. Два касания отмечают то, что лежит на столе.
salem-demo-trial = Довольно обвинений, и начинается суд: открывают одну карту суда. Это ведьма.
salem-demo-end = Конец игры я замечу и расскажу историю вечера. Теперь ваша очередь.

## Set-up and settings

setup-ghosts =
    { $count ->
        [one] Один призрак занимает пустое место
        [few] { $count } призрака занимают пустые места
       *[many] { $count } призраков занимают пустые места
    }
setup-ghosts-seats = По часовой стрелке: { $names }
setup-ghost-name = Призрак { $number }
setup-deal = Раздайте карты, всего { $count }: { $cards }
cards-counted = Ведьма × { $witch }, Констебль × { $constable }, Не ведьма × { $not_a_witch }
setup-cards-each =
    { $count ->
        [one] По { $count } карте суда
        [few] По { $count } карты суда
       *[many] По { $count } карт суда
    }
settings-witches-least = Глаза ведьм открыты не меньше
settings-constable-least = Глаза констебля открыты не меньше
settings-least-hint = Чтобы быстрый выбор ничего не выдал.
settings-ask-asleep = Спрашивать, все ли спят
settings-ask-asleep-hint = Ночь ждёт одного касания, прежде чем проснутся ведьмы.
settings-timer = Песочные часы для признаний
settings-timer-digital = Часы на этом экране
settings-timer-own = Песочные часы игры
settings-sand = Песок сыплется
settings-discussion = Обсуждение длится
settings-minutes = { $count } мин
