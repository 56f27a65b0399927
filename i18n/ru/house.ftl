# Слова дома: полка, подготовка, настройки, отказы и ошибки и кнопки, общие для всех игр.

## Кнопки

control-back = Назад
control-close = Закрыть
control-on = Да
control-off = Нет
control-undo = Отменить
control-undo-into-the-dark = Держите: назад в ночь
control-redo = Вернуть
control-bring-back = Вернуть назад
taken-back = Отменено: { $what }
control-pause = Пауза
control-resume = Дальше
control-repeat-line = Повторить
control-skip-line = Пропустить эту фразу
control-restart-phase = Начать эту фазу заново
control-take-up-again = Дальше с того же места
control-captions-only = Дальше с субтитрами
control-voice-off = Голос выключен
control-turn-screen = Повернуть экран
control-full-screen = Полный экран: вкл. или выкл.
control-menu = Меню
control-record = Летопись
control-rules = Правила
control-help = Что можно сделать сейчас
control-night-light = Свет ночи: { $percent } %
keys = Клавиши
    .text =
        Пробел: рассказчик ждёт и продолжает.
        R: фраза ещё раз.
        Стрелка вправо, Page Down или педаль: следующий шаг, где хватает одного касания.
        Escape: назад или меню.
control-settings = Настройки
control-export = Сохранить копию
control-leave = На полку
control-hold = Нажмите и держите
control-touch-twice = Коснитесь дважды

## Звук и память, сказано один раз

sound-lost = Звук пропал. Динамик ещё здесь?
sound-muted = Динамик выключен или убавлен до нуля. Прибавьте громкость.
sound-no-device = Динамик не найден. Подключите или включите его.
sound-unheard = Звука не слышно
sound-read-aloud = Меня никто не услышит. Пусть кто-то из вас читает фразы вслух и держит глаза открытыми.
sound-read-this = Прочти вслух:
storage-not-kept = Диск не принимает запись. Игра продолжается, но пропала бы, если бы приложение закрылось.
notice-game-damaged = Файл последней игры был повреждён. Что удалось спасти, здесь; повреждённый файл отложен: { $path }
notice-cannot-open-last = Последнюю игру не удаётся открыть. Её файл не тронут.
notice-game-invalid = Эта версия больше не может открыть последнюю игру; её файл остался как есть: { $path }
notice-settings-damaged = Файл настроек был повреждён. Действуют обычные; повреждённый файл отложен: { $path }
notice-table-damaged = Файл последнего стола был повреждён; введите имена ещё раз. Повреждённый файл теперь здесь: { $path }
notice-not-kept = Происходящее больше не записывается на диск.
notice-settings-not-kept = Диск не принимает настройки. Они действуют, пока приложение открыто.
notice-no-sound = Динамик не найден; есть только субтитры.
notice-sound-ended = Звук перестал работать. Игра продолжается с субтитрами.
notice-program-ended = Движок игры остановился. Закройте приложение и откройте его снова: всё до этого места сохранено.
notice-exported = Сохранено: { $path }
notice-put-away = Понятно

## Полка

shelf-title = Town Crier
shelf-motto = Голос посреди стола
shelf-what = Ведёт вслух рассвет и ночь игры Salem 1692, хранит тайны, переворачивает песок и всё помнит.
shelf-unofficial = Неофициальный помощник. Нужна сама игра.
shelf-go-on = Продолжить последнюю игру
shelf-look-again = Посмотреть последнюю игру ещё раз
shelf-new-game = Новая игра
shelf-open = Открыть файл
shelf-games = Игры
drop-title = Открыть игру { $name }?
drop-open = Открыть
drop-leave = Не открывать
shelf-first-time = Первый вечер? Новая игра, впишите имена, начинайте. Остальное скажу я.
shelf-demo = Ночь на пробу
shelf-demo-about = Полторы минуты. Без имён; ничего не сохраняется.
demo-title = Пробная ночь
demo-next = Дальше
demo-again = Посмотреть ещё раз

## Games on the shelf

games-title = Игры на полке
games-none = Ещё ничего не сыграно.
games-go-on = Продолжить
games-story = История
games-throw-away = Выбросить
games-thrown = Выброшена: { $names }. Исчезнет навсегда, когда вы уйдёте с полки.
games-bring-back = Вернуть
games-unreadable = Эту игру нельзя прочитать.
looking-back = Воспоминания
looking-back-evenings =
    { $count ->
        [one] { $count } вечер
        [few] { $count } вечера
        [many] { $count } вечеров
       *[other] { $count } вечера
    }
looking-back-games =
    { $count ->
        [one] { $count } игра до конца
        [few] { $count } игры до конца
        [many] { $count } игр до конца
       *[other] { $count } игры до конца
    }
looking-back-times =
    { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    }
looking-back-player = Игрок
looking-back-played = Игр
looking-back-won = Побед
looking-back-of = { $won } из { $known }
looking-back-unknown = «2 из 3»: в остальных играх стол так и не узнал, на чьей стороне был игрок.
looking-back-stays = Всё это остаётся на этом устройстве.
looking-back-forget = Начать счёт заново

## Подготовка

setup-title = Кто сидит за столом?
setup-clockwise = По часовой стрелке. Enter – следующее имя, или вставьте целый список.
setup-list = Игроки по часовой стрелке
setup-name = Имя на месте { $place }
setup-next-name = Следующее имя
setup-known = Имена прежних столов
setup-known-forget = Забыть имена прежних столов
setup-last-table = Тот же стол, что и в прошлый раз
setup-move = Переставить: { $name }
setup-move-help = Перетащите или нажимайте вверх и вниз
setup-earlier = На одно место вверх: { $name }
setup-later = На одно место вниз: { $name }
setup-remove = Убрать: { $name }
setup-moved = { $name } – теперь место { $place } из { $count }.
setup-removed = { $name } – убрано.
setup-players =
    { $count ->
        [0] Пока никого
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
setup-begin = Начать
setup-leaves-game = Игра ещё не закончена ({ $names }). Она останется на полке, среди ваших игр.
setup-more = Больше выбора
setup-more-hint = Персонажи, карты ведьм, издание, песочные часы, звук
setup-sound = Звук и песок
setup-sound-test = Проверить звук
setup-sound-test-hint = Должно быть слышно: «Если ты меня слышишь, положи меня на середину стола». Ничего не слышно? Прибавьте громкость и выключите беззвучный режим.
sound-test-ask = Вы меня слышите?
sound-test-question = Было слышно?
sound-test-yes = Да
sound-test-no = Нет
sound-test-heard = Хорошо. Положите меня на середину стола.
sound-test-unheard = Прибавьте громкость и выключите беззвучный режим. Не идёт ли звук в наушники или на экран? Потом проверьте ещё раз.

## Настройки

settings-title = Настройки
settings-language = Язык
settings-language-choose = Слова на экране
settings-language-system = Как в системе
settings-voice = Голос
settings-voice-on = Рассказчик говорит
settings-voice-on-hint = Субтитры остаются в любом случае.
settings-voice-choose = Кто читает
settings-voice-none = Для этого языка ещё нет записанного голоса. Фразы видны как субтитры.
settings-names-spoken = Имена тоже произносятся
settings-names-spoken-hint = Голос этого устройства говорит, о ком фраза.
settings-names-spoken-none = На этом устройстве нет голоса для этого языка. Имена видны только на экране.
settings-lines-read = Программа чтения с экрана тоже читает фразы
settings-lines-read-hint = Иначе она молчит, пока говорит рассказчик.
settings-own-recordings = Свои записи
settings-own-recordings-hint = Папка со звуковыми файлами, названными как фразы, например night-close-eyes.ogg. Чего не хватает, читает рассказчик.
settings-own-recordings-none = Не выбрано
settings-own-recordings-choose = Выбрать папку
settings-own-recordings-without = Без них
settings-own-recordings-found = Читается отсюда фраз: { $used } из { $of }
settings-own-recordings-looking = Просматриваются файлы…
settings-own-recordings-again = Посмотреть ещё раз
settings-own-recordings-gone = Этой папки нет, или её нельзя открыть.
settings-own-recordings-deeper = Записи лежат в папке внутри неё:
settings-own-recordings-take = Взять { $folder }
settings-own-recordings-unreadable = Не читаются (подойдут WAV, FLAC, MP3, OGG Vorbis, Opus и M4A):
settings-own-recordings-no-sound = Не звук, несмотря на имя:
settings-own-recordings-damaged = Повреждены или обрезаны:
settings-own-recordings-closed = Нельзя открыть:
settings-own-recordings-empty = Пустые файлы:
settings-own-recordings-silent = Одна тишина:
settings-own-recordings-far-too-long = Слишком длинные или большие:
settings-own-recordings-several = Несколько файлов для одной фразы; берётся самый новый из читаемых:
settings-own-recordings-instead = { $name }, а не { $other }
settings-own-recordings-clipped = С перегрузкой:
settings-own-recordings-too-quiet = Слишком тихие:
settings-own-recordings-too-loud = Слишком громкие:
settings-own-recordings-too-long = Слишком длинные, чтобы слушать в темноте:
settings-own-recordings-silent-ends = Долгая тишина по краям, она пропускается:
settings-own-recordings-unknown = Не названы ни одной фразой:
settings-own-recordings-missing = Фразы без файла:
settings-own-recordings-more = и ещё { $count }
settings-volume = Громкость
settings-volume-voice = Рассказчик
settings-volume-ambience = Фон
settings-volume-effects = Колокол, молоток и сова
settings-scenes = Что звучит рядом с голосом
settings-scene-ambience = Ветер, сверчки, дождь и огонь
settings-scene-music = Музыка
settings-scene-effects = Колокол, молоток и сова
settings-listen = Послушать: { $what }
settings-time = Темп и песок
settings-pace = Паузы
settings-pace-slow = Длинные
settings-pace-normal = Обычные
settings-pace-brisk = Короткие
settings-pace-hint = Как долго длятся паузы. Сам голос не меняется.
settings-seconds =
    { $count ->
        [one] { $count } секунду
        [few] { $count } секунды
       *[many] { $count } секунд
    }
settings-captions-suffice = Субтитров достаточно
settings-captions-suffice-hint = Без динамика ночь идёт сама, в субтитрах.
settings-screen = Экран
settings-text-size = Размер текста
settings-night-light = Свет ночи
settings-night-light-hint = Насколько светлы тёмные экраны. Днём ничего не меняется.
settings-percent = { $count } %
settings-high-contrast = Высокий контраст
settings-reduced-motion = Меньше движения
settings-hand = Кнопки для руки
settings-hand-right = правой
settings-hand-left = левой
settings-hold-time = Сколько держать
settings-hold-time-value = { $seconds } с
settings-two-touches = Подтверждать двумя касаниями
settings-two-touches-hint = Вместо удержания, если дрожат руки: коснитесь, затем ещё раз.
settings-table = Ваш стол
settings-seat-shape = Форма
settings-seat-shape-round = Круглый
settings-seat-shape-long = Длинный
settings-seat-shape-one-side = Все с одной стороны
settings-names-face-owners = Имена повёрнуты к игрокам
settings-quarter-turns = Поворот экрана
settings-quarter-turns-value =
    { $count ->
        [0] Прямо
        [1] Четверть вправо
        [2] Вверх ногами
       *[3] Четверть влево
    }
settings-keep-awake = Не гасить экран во время игры
settings-less = { $what }: меньше
settings-greater = { $what }: больше

## Почему что-то не сделано

trouble-stale = Этого не произошло: раньше случилось другое. Посмотрите ещё раз.
trouble-not-now = Не сейчас.
trouble-cannot-read = Не удалось прочитать файл.
trouble-cannot-write = Не удалось записать файл. Ничего не сохранено.
trouble-not-a-game = Этот файл – не записанная игра.
trouble-other-encoding = Этот файл не читается как текст. Возможно, у него другая кодировка: сохраните его в UTF-8.
trouble-too-new = Эту игру записала более новая версия.
trouble-too-large = Этот файл слишком велик для игры.
trouble-went-otherwise = Шаг { $step } записанной игры сыграть нельзя.
trouble-out-of-range = Это число не разрешено.
trouble-nothing-to-undo = Это начало игры.
trouble-nothing-to-redo = Возвращать нечего.
trouble-unreachable = Этого не произошло: ответа нет. Попробуйте ещё раз.

## Когда программа не может начать

start-in-use = Town Crier уже открыт. Это второе окно уступает, чтобы игра была одна.
start-broken = Town Crier не может начать: { $reason }
