# Слова дому: полиця, підготовка, налаштування, відмови й помилки та кнопки, спільні для всіх ігор.

## Кнопки

control-back = Назад
control-close = Закрити
control-on = Так
control-off = Ні
control-undo = Скасувати
control-undo-into-the-dark = Тримайте: назад у ніч
control-redo = Повернути
control-bring-back = Повернути назад
taken-back = Скасовано: { $what }
control-pause = Пауза
control-resume = Далі
control-repeat-line = Повторити
control-skip-line = Пропустити цю фразу
control-restart-phase = Почати цю фазу знову
control-take-up-again = Далі з того самого місця
control-captions-only = Далі з субтитрами
control-voice-off = Голос вимкнено
control-turn-screen = Повернути екран
control-full-screen = Повний екран: увімк. або вимк.
control-menu = Меню
control-record = Літопис
control-rules = Правила
control-help = Що можна зробити зараз
control-night-light = Світло ночі: { $percent } %
keys = Клавіші
    .text =
        Пробіл: оповідач чекає і продовжує.
        R: фраза ще раз.
        Стрілка вправо, Page Down або педаль: наступний крок, де досить одного дотику.
        Escape: назад або меню.
control-settings = Налаштування
control-export = Зберегти копію
control-leave = На полицю
control-hold = Натисніть і тримайте
control-touch-twice = Торкніться двічі

## Звук і пам’ять, сказано раз

sound-lost = Звук зник. Чи є ще динамік?
sound-muted = Динамік вимкнено або прикручено до нуля. Додайте гучності.
sound-no-device = Динаміка не знайдено. Під’єднайте або ввімкніть його.
sound-unheard = Звуку не чутно
sound-read-aloud = Мене ніхто не почує. Хай хтось із вас читає фрази вголос і не заплющує очей.
sound-read-this = Прочитай уголос:
storage-not-kept = Диск не приймає запису. Гра триває, але пропала б, якби застосунок закрився.
notice-game-damaged = Файл останньої гри був пошкоджений. Що вдалося врятувати, тут; пошкоджений файл відкладено: { $path }
notice-cannot-open-last = Останню гру не вдається відкрити. Її файл не зачеплено.
notice-game-invalid = Ця версія вже не може відкрити останню гру; її файл лишається, як є: { $path }
notice-settings-damaged = Файл налаштувань був пошкоджений. Повернуто звичайні; пошкоджений файл відкладено: { $path }
notice-table-damaged = Файл останнього столу було пошкоджено; введіть імена ще раз. Пошкоджений файл тепер тут: { $path }
notice-not-kept = Те, що відбувається, більше не вдається записати на диск.
notice-settings-not-kept = Диск не приймає налаштувань. Вони діють, доки застосунок відкритий.
notice-no-sound = Динаміка не знайдено; є лише субтитри.
notice-sound-ended = Звук перестав працювати. Гра триває з субтитрами.
notice-program-ended = Рушій гри зупинився. Закрийте застосунок і відкрийте його знову: усе до цього місця збережено.
notice-exported = Збережено: { $path }
notice-put-away = Зрозуміло

## Полиця

shelf-title = Town Crier
shelf-motto = Голос посеред столу
shelf-what = Уголос веде світанок і ніч гри Salem 1692, береже таємниці, перевертає пісок і все пам’ятає.
shelf-unofficial = Неофіційний помічник. Потрібна сама гра.
shelf-go-on = Продовжити останню гру
shelf-look-again = Переглянути останню гру ще раз
shelf-new-game = Нова гра
shelf-open = Відкрити файл
shelf-games = Ігри
drop-title = Відкрити гру { $name }?
drop-open = Відкрити
drop-leave = Не відкривати
shelf-first-time = Перший вечір? Нова гра, впишіть імена, починайте. Решту скажу я.
shelf-demo = Ніч на пробу
shelf-demo-about = Півтори хвилини. Без імен; нічого не зберігається.
demo-title = Пробна ніч
demo-next = Далі
demo-again = Подивитися ще раз

## Games on the shelf

games-title = Ігри на полиці
games-none = Ще нічого не зіграно.
games-go-on = Продовжити
games-story = Історія
games-throw-away = Викинути
games-thrown = Викинуто: { $names }. Зникне назавжди, коли ви підете з полиці.
games-bring-back = Повернути
games-unreadable = Цю гру неможливо прочитати.
looking-back = Спогади
looking-back-evenings =
    { $count ->
        [one] { $count } вечір
        [few] { $count } вечори
        [many] { $count } вечорів
       *[other] { $count } вечора
    }
looking-back-games =
    { $count ->
        [one] { $count } гра до кінця
        [few] { $count } гри до кінця
        [many] { $count } ігор до кінця
       *[other] { $count } гри до кінця
    }
looking-back-times =
    { $count ->
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } раза
    }
looking-back-player = Гравець
looking-back-played = Ігор
looking-back-won = Перемог
looking-back-of = { $won } з { $known }
looking-back-unknown = «2 з 3»: в інших іграх стіл так і не дізнався, на чиєму боці був гравець.
looking-back-stays = Усе це лишається на цьому пристрої.
looking-back-forget = Почати лічбу заново

## Підготовка

setup-title = Хто сидить за столом?
setup-clockwise = За годинниковою стрілкою. Enter – наступне ім’я, або вставте цілий список.
setup-list = Гравці за годинниковою стрілкою
setup-name = Ім’я на місці { $place }
setup-next-name = Наступне ім’я
setup-known = Імена попередніх столів
setup-known-forget = Забути імена попередніх столів
setup-last-table = Той самий стіл, що й минулого разу
setup-move = Пересунути: { $name }
setup-move-help = Перетягніть або натискайте вгору й униз
setup-earlier = На одне місце вгору: { $name }
setup-later = На одне місце вниз: { $name }
setup-remove = Прибрати: { $name }
setup-moved = { $name } – тепер місце { $place } з { $count }.
setup-removed = { $name } – прибрано.
setup-players =
    { $count ->
        [0] Ще нікого
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }
setup-begin = Почати
setup-leaves-game = Гра ще не закінчилася ({ $names }). Вона лишиться на полиці, серед ваших ігор.
setup-more = Більше вибору
setup-more-hint = Персонажі, карти відьом, видання, пісочний годинник, звук
setup-sound = Звук і пісок
setup-sound-test = Перевірити звук
setup-sound-test-hint = Має бути чутно: «Якщо ти мене чуєш, поклади мене посеред столу». Нічого не чутно? Додайте гучності й вимкніть беззвучний режим.
sound-test-ask = Ви мене чуєте?
sound-test-question = Було чутно?
sound-test-yes = Так
sound-test-no = Ні
sound-test-heard = Добре. Покладіть мене посеред столу.
sound-test-unheard = Додайте гучності й вимкніть беззвучний режим. Чи не йде звук у навушники або на екран? Потім перевірте ще раз.

## Налаштування

settings-title = Налаштування
settings-language = Мова
settings-language-choose = Слова на екрані
settings-language-system = Як у системі
settings-voice = Голос
settings-voice-on = Оповідач говорить
settings-voice-on-hint = Субтитри лишаються в будь-якому разі.
settings-voice-choose = Хто читає
settings-voice-none = Для цієї мови ще немає записаного голосу. Фрази видно як субтитри.
settings-names-spoken = Імена теж вимовляються
settings-names-spoken-hint = Голос цього пристрою каже, про кого фраза.
settings-names-spoken-none = На цьому пристрої немає голосу для цієї мови. Імена видно лише на екрані.
settings-lines-read = Програма читання з екрана теж читає фрази
settings-lines-read-hint = Інакше вона мовчить, поки говорить оповідач.
settings-own-recordings = Власні записи
settings-own-recordings-hint = Тека зі звуковими файлами, названими як фрази, наприклад night-close-eyes.ogg. Чого бракує, читає оповідач.
settings-own-recordings-none = Не вибрано
settings-own-recordings-choose = Вибрати теку
settings-own-recordings-without = Без них
settings-own-recordings-found = Звідси читаються фрази: { $used } з { $of }
settings-own-recordings-looking = Переглядаються файли…
settings-own-recordings-again = Подивитися ще раз
settings-own-recordings-gone = Цієї теки немає, або її не можна відкрити.
settings-own-recordings-deeper = Записи лежать у теці всередині:
settings-own-recordings-take = Узяти { $folder }
settings-own-recordings-unreadable = Не читаються (підійдуть WAV, FLAC, MP3, OGG Vorbis, Opus і M4A):
settings-own-recordings-no-sound = Не звук, попри назву:
settings-own-recordings-damaged = Пошкоджені або обрізані:
settings-own-recordings-closed = Не можна відкрити:
settings-own-recordings-empty = Порожні файли:
settings-own-recordings-silent = Сама тиша:
settings-own-recordings-far-too-long = Надто довгі або великі:
settings-own-recordings-several = Кілька файлів для однієї фрази; береться найновіший із читабельних:
settings-own-recordings-instead = { $name }, а не { $other }
settings-own-recordings-clipped = Перевантажені:
settings-own-recordings-too-quiet = Занадто тихі:
settings-own-recordings-too-loud = Занадто гучні:
settings-own-recordings-too-long = Занадто довгі, щоб слухати в темряві:
settings-own-recordings-silent-ends = Довга тиша по краях, вона пропускається:
settings-own-recordings-unknown = Не названі жодною фразою:
settings-own-recordings-missing = Фрази без файлу:
settings-own-recordings-more = і ще { $count }
settings-volume = Гучність
settings-volume-voice = Оповідач
settings-volume-ambience = Тло
settings-volume-effects = Дзвін, молоток і сова
settings-scenes = Що звучить поряд із голосом
settings-scene-ambience = Вітер, цвіркуни, дощ і вогонь
settings-scene-music = Музика
settings-scene-effects = Дзвін, молоток і сова
settings-listen = Послухати: { $what }
settings-time = Темп і пісок
settings-pace = Паузи
settings-pace-slow = Довгі
settings-pace-normal = Звичайні
settings-pace-brisk = Короткі
settings-pace-hint = Як довго тривають паузи. Сам голос не змінюється.
settings-seconds =
    { $count ->
        [one] { $count } секунду
        [few] { $count } секунди
       *[many] { $count } секунд
    }
settings-captions-suffice = Субтитрів досить
settings-captions-suffice-hint = Без динаміка ніч іде сама, у субтитрах.
settings-screen = Екран
settings-text-size = Розмір тексту
settings-night-light = Світло ночі
settings-night-light-hint = Наскільки світлі темні екрани. Удень нічого не змінюється.
settings-percent = { $count } %
settings-high-contrast = Високий контраст
settings-reduced-motion = Менше руху
settings-hand = Кнопки для руки
settings-hand-right = правої
settings-hand-left = лівої
settings-hold-time = Скільки тримати
settings-hold-time-value = { $seconds } с
settings-two-touches = Підтверджувати двома дотиками
settings-two-touches-hint = Замість утримання, якщо тремтять руки: торкніться, потім ще раз.
settings-table = Ваш стіл
settings-seat-shape = Форма
settings-seat-shape-round = Круглий
settings-seat-shape-long = Довгий
settings-seat-shape-one-side = Усі з одного боку
settings-names-face-owners = Імена повернуті до гравців
settings-quarter-turns = Поворот екрана
settings-quarter-turns-value =
    { $count ->
        [0] Прямо
        [1] Чверть праворуч
        [2] Догори дном
       *[3] Чверть ліворуч
    }
settings-keep-awake = Не гасити екран під час гри
settings-less = { $what }: менше
settings-greater = { $what }: більше

## Чому чогось не зроблено

trouble-stale = Цього не сталося: раніше сталося щось інше. Погляньте ще раз.
trouble-not-now = Не зараз.
trouble-cannot-read = Не вдалося прочитати файл.
trouble-cannot-write = Не вдалося записати файл. Нічого не збережено.
trouble-not-a-game = Цей файл не є записаною грою.
trouble-other-encoding = Цей файл не читається як текст. Можливо, у нього інше кодування: збережіть його в UTF-8.
trouble-too-new = Цю гру записала новіша версія.
trouble-too-large = Цей файл завеликий для гри.
trouble-went-otherwise = Крок { $step } записаної гри неможливо зіграти.
trouble-out-of-range = Це число не дозволене.
trouble-nothing-to-undo = Це початок гри.
trouble-nothing-to-redo = Немає чого повертати.
trouble-unreachable = Цього не сталося: відповіді немає. Спробуйте ще раз.

## Коли програма не може почати

start-in-use = Town Crier уже відкрито. Це друге вікно поступається, щоб гра була одна.
start-broken = Town Crier не може почати: { $reason }
