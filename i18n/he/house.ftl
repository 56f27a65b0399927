# מילות הבית: המדף, ההכנה, ההגדרות, סירובים ושגיאות, והכפתורים המשותפים לכל המשחקים.

## כפתורים

control-back = חזרה
control-close = סגירה
control-on = כן
control-off = לא
control-undo = ביטול
control-undo-into-the-dark = החזיקו: בחזרה אל הלילה
control-redo = ביצוע חוזר
control-bring-back = להחזיר
taken-back = בוטל: { $what }
control-pause = השהיה
control-resume = המשך
control-repeat-line = לומר שוב
control-skip-line = דילוג על השורה
control-restart-phase = להתחיל את השלב מחדש
control-take-up-again = להמשיך מהמקום שעצרנו
control-captions-only = להמשיך עם כתוביות
control-voice-off = הקול כבוי
control-turn-screen = סיבוב המסך
control-full-screen = מסך מלא: הפעלה או כיבוי
control-menu = תפריט
control-record = יומן
control-rules = חוקים
control-help = מה אפשר לעשות עכשיו
control-night-light = אור הלילה: { $percent }%
keys = מקשים
    .text =
        רווח: הקריין ממתין וממשיך.
        R: השורה שוב.
        חץ ימינה, Page Down או דוושה: הצעד הבא, היכן שדי בנגיעה אחת.
        Escape: חזרה או התפריט.
control-settings = הגדרות
control-export = שמירת עותק
control-leave = אל המדף
control-hold = לחיצה ארוכה
control-touch-twice = לגעת פעמיים

## קול ושמירה, נאמר פעם אחת

sound-lost = הקול נפסק. האם הרמקול עדיין שם?
sound-muted = הרמקול מושתק או מונמך לגמרי. הגבירו אותו.
sound-no-device = לא נמצא רמקול. חברו אחד או הדליקו אותו.
sound-unheard = לא נשמע שום קול
sound-read-aloud = איש לא ישמע אותי. מישהו מכם יקריא את השורות וישאיר עיניים פקוחות.
sound-read-this = להקריא בקול:
storage-not-kept = הדיסק מסרב לכתוב. המשחק נמשך, אך יאבד אם היישום ייסגר.
notice-game-damaged = קובץ המשחק האחרון היה פגום. מה שניתן להציל נמצא כאן; הקובץ הפגום הונח בצד: { $path }
notice-cannot-open-last = אי אפשר לפתוח את המשחק האחרון. הקובץ שלו נשאר כפי שהיה.
notice-game-invalid = הגרסה הזאת כבר אינה יכולה לפתוח את המשחק האחרון; הקובץ שלו נשאר כפי שהוא: { $path }
notice-settings-damaged = קובץ ההגדרות היה פגום. ההגדרות הרגילות חזרו; הקובץ הפגום הונח בצד: { $path }
notice-table-damaged = הקובץ של השולחן האחרון נפגם; נא להקליד את השמות שוב. הקובץ הפגום הועבר אל: { $path }
notice-not-kept = מה שקורה כבר אינו נכתב לדיסק.
notice-settings-not-kept = הכונן אינו מקבל את ההגדרות. הן בתוקף עד שהיישום ייסגר.
notice-no-sound = לא נמצא רמקול, ולכן יש רק כתוביות.
notice-sound-ended = הקול הפסיק לפעול. המשחק נמשך עם כתוביות.
notice-program-ended = מנוע המשחק נעצר. סגרו את היישום ופתחו אותו שוב: כל מה שקרה עד עכשיו שמור.
notice-exported = נשמר: { $path }
notice-put-away = הבנתי

## המדף

shelf-title = Town Crier
shelf-motto = הקול שבמרכז השולחן
shelf-what = מנחה בקול את השחר והלילה של Salem 1692, שומר על הסודות, הופך את החול וזוכר הכול.
shelf-unofficial = מלווה לא רשמי. צריך את המשחק עצמו.
shelf-go-on = להמשיך את המשחק האחרון
shelf-look-again = להביט שוב במשחק האחרון
shelf-new-game = משחק חדש
shelf-open = פתיחת קובץ
shelf-games = משחקים
drop-title = לפתוח את המשחק { $name }?
drop-open = לפתוח
drop-leave = להשאיר
shelf-first-time = ערב ראשון? משחק חדש, מקלידים שמות, מתחילים. את השאר אומר אני.
shelf-demo = לילה לניסיון
shelf-demo-about = דקה וחצי. בלי שמות; דבר אינו נשמר.
demo-title = ליל ניסיון
demo-next = הבא
demo-again = לצפות שוב

## Games on the shelf

games-title = המשחקים על המדף
games-none = עוד לא שוחק דבר.
games-go-on = להמשיך
games-story = הסיפור
games-throw-away = להשליך
games-thrown = הושלך: { $names }. ייעלם לתמיד כשתעזבו את המדף.
games-bring-back = להחזיר
games-unreadable = אי אפשר לקרוא את המשחק הזה.
looking-back = מבט לאחור
looking-back-evenings =
    { $count ->
        [one] ערב אחד
       *[other] { $count } ערבים
    }
looking-back-games =
    { $count ->
        [one] משחק אחד עד סופו
       *[other] { $count } משחקים עד סופם
    }
looking-back-times =
    { $count ->
        [one] פעם אחת
       *[other] { $count } פעמים
    }
looking-back-player = שחקן
looking-back-played = משחקים
looking-back-won = ניצחונות
looking-back-of = { $won } מתוך { $known }
looking-back-unknown = „2 מתוך 3”: בשאר המשחקים השולחן לא ידע באיזה צד היה השחקן.
looking-back-stays = כל זה נשאר במכשיר הזה.
looking-back-forget = להתחיל לספור מחדש

## הכנה

setup-title = מי יושב ליד השולחן?
setup-clockwise = בכיוון השעון. Enter לשם הבא, או הדבקה של רשימה שלמה.
setup-list = שחקנים, בכיוון השעון
setup-name = שם במקום { $place }
setup-next-name = השם הבא
setup-known = שמות משולחנות קודמים
setup-known-forget = לשכוח את השמות משולחנות קודמים
setup-last-table = אותו שולחן כמו בפעם הקודמת
setup-move = להזיז את { $name }
setup-move-help = לגרור, או ללחוץ על המקשים למעלה ולמטה
setup-earlier = { $name } מקום אחד למעלה
setup-later = { $name } מקום אחד למטה
setup-remove = להסיר את { $name }
setup-moved = { $name } עכשיו במקום { $place } מתוך { $count }.
setup-removed = { $name } ברשימה לא עוד.
setup-players =
    { $count ->
        [0] עוד אין איש
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $count } שחקנים
    }
setup-begin = מתחילים
setup-leaves-game = המשחק של { $names } עוד לא הסתיים. הוא נשאר על המדף, בין המשחקים שלכם.
setup-more = עוד בחירות
setup-more-hint = דמויות, קלפי מכשפה, מהדורה, שעון חול, קול
setup-sound = קול וחול
setup-sound-test = בדיקת קול
setup-sound-test-hint = צריך לשמוע: „אם שומעים אותי, הניחו אותי במרכז השולחן.” לא שומעים? הגבירו את העוצמה וכבו את המצב השקט.
sound-test-ask = שומעים אותי?
sound-test-question = שמעתם?
sound-test-yes = כן
sound-test-no = לא
sound-test-heard = טוב. הניחו אותי במרכז השולחן.
sound-test-unheard = הגבירו את העוצמה וכבו את המצב השקט. הקול הולך לאוזניות או למסך? אחר כך בדקו שוב.

## הגדרות

settings-title = הגדרות
settings-language = שפה
settings-language-choose = המילים על המסך
settings-language-system = כמו המערכת
settings-voice = קול
settings-voice-on = הקריין מדבר
settings-voice-on-hint = הכתוביות נשארות בכל מקרה.
settings-voice-choose = מי מקריא
settings-voice-none = לשפה הזו אין עדיין קול מוקלט. השורות מוצגות ככתוביות.
settings-names-spoken = גם שמות נאמרים
settings-names-spoken-hint = הקול של המכשיר הזה אומר על מי השורה.
settings-names-spoken-none = במכשיר הזה אין קול לשפה הזו. השמות רק מוצגים.
settings-lines-read = גם קורא המסך מקריא את השורות
settings-lines-read-hint = אחרת הוא שותק בזמן שהקריין מדבר.
settings-own-recordings = הקלטות משלכם
settings-own-recordings-hint = תיקייה עם קובצי קול הנקראים כמו השורות, למשל night-close-eyes.ogg. מה שחסר מקריא הקריין.
settings-own-recordings-none = לא נבחרה
settings-own-recordings-choose = בחירת תיקייה
settings-own-recordings-without = בלי
settings-own-recordings-found = נקראות מכאן: { $used } מתוך { $of } שורות
settings-own-recordings-looking = הקבצים נבדקים…
settings-own-recordings-again = לבדוק שוב
settings-own-recordings-gone = התיקייה הזאת אינה קיימת או שאי אפשר לפתוח אותה.
settings-own-recordings-deeper = ההקלטות נמצאות בתיקייה שבתוכה:
settings-own-recordings-take = לקחת את { $folder }
settings-own-recordings-unreadable = אי אפשר לקרוא (מתאימים WAV, FLAC, MP3, OGG Vorbis, Opus ו-M4A):
settings-own-recordings-no-sound = אינם קול, למרות השם:
settings-own-recordings-damaged = פגומים או קטועים:
settings-own-recordings-closed = אסור לפתוח אותם:
settings-own-recordings-empty = קבצים ריקים:
settings-own-recordings-silent = שקט בלבד:
settings-own-recordings-far-too-long = ארוכים או גדולים מדי בהרבה:
settings-own-recordings-several = כמה קבצים לשורה אחת; נלקח החדש ביותר שאפשר לקרוא:
settings-own-recordings-instead = { $name }, לא { $other }
settings-own-recordings-clipped = מעוותים מרוב עוצמה:
settings-own-recordings-too-quiet = חלשים מדי:
settings-own-recordings-too-loud = רועשים מדי:
settings-own-recordings-too-long = ארוכים מדי להאזנה בחושך:
settings-own-recordings-silent-ends = שקט ארוך בקצוות, והוא מושמט:
settings-own-recordings-unknown = שמם אינו שם של שום שורה:
settings-own-recordings-missing = שורות בלי קובץ:
settings-own-recordings-more = ועוד { $count }
settings-volume = עוצמה
settings-volume-voice = הקריין
settings-volume-ambience = רקע
settings-volume-effects = פעמון, פטיש וינשוף
settings-scenes = מה נשמע לצד הקול
settings-scene-ambience = רוח, צרצרים, גשם ואש
settings-scene-music = מוזיקה
settings-scene-effects = פעמון, פטיש וינשוף
settings-listen = להאזין: { $what }
settings-time = קצב וחול
settings-pace = הפסקות
settings-pace-slow = ארוכות
settings-pace-normal = רגילות
settings-pace-brisk = קצרות
settings-pace-hint = כמה נמשכות ההפסקות. הקול עצמו אינו משתנה.
settings-seconds =
    { $count ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { $count } שניות
    }
settings-captions-suffice = די בכתוביות
settings-captions-suffice-hint = בלי רמקול הלילה נמשך מעצמו בכתוביות.
settings-screen = מסך
settings-text-size = גודל הטקסט
settings-night-light = אור הלילה
settings-night-light-hint = כמה בהירים המסכים החשוכים. ביום דבר לא משתנה.
settings-percent = { $count }%
settings-high-contrast = ניגודיות גבוהה
settings-reduced-motion = פחות תנועה
settings-hand = כפתורים ליד
settings-hand-right = ימין
settings-hand-left = שמאל
settings-hold-time = משך הלחיצה הארוכה
settings-hold-time-value = { $seconds } שנ׳
settings-two-touches = אישור בשתי נגיעות
settings-two-touches-hint = במקום לחיצה ארוכה, לידיים רועדות: לגעת, ואז לגעת שוב.
settings-table = השולחן שלכם
settings-seat-shape = צורה
settings-seat-shape-round = עגול
settings-seat-shape-long = ארוך
settings-seat-shape-one-side = כולם בצד אחד
settings-names-face-owners = השמות פונים אל בעליהם
settings-quarter-turns = סיבוב המסך
settings-quarter-turns-value =
    { $count ->
        [0] ישר
        [1] רבע סיבוב ימינה
        [2] הפוך
       *[3] רבע סיבוב שמאלה
    }
settings-keep-awake = לא לכבות את המסך בזמן המשחק
settings-less = { $what }: פחות
settings-greater = { $what }: יותר

## למה משהו לא נעשה

trouble-stale = זה לא קרה: משהו אחר קרה קודם. הביטו שוב.
trouble-not-now = לא ברגע זה.
trouble-cannot-read = לא ניתן לקרוא את הקובץ.
trouble-cannot-write = לא ניתן לכתוב את הקובץ. דבר לא נשמר.
trouble-not-a-game = הקובץ הזה אינו משחק מוקלט.
trouble-other-encoding = הקובץ הזה אינו טקסט קריא. אולי הקידוד שלו אחר: שמרו אותו כ־UTF-8.
trouble-too-new = המשחק הזה הוקלט בגרסה חדשה יותר.
trouble-too-large = הקובץ הזה גדול מכדי להיות משחק.
trouble-went-otherwise = אי אפשר לשחק את צעד { $step } של המשחק המוקלט.
trouble-out-of-range = המספר הזה מחוץ לטווח.
trouble-nothing-to-undo = זו תחילת המשחק.
trouble-nothing-to-redo = אין מה לבצע שוב.
trouble-unreachable = זה לא קרה: לא הגיעה תשובה. נסו שוב.

## כשהתוכנית אינה יכולה להתחיל

start-in-use = Town Crier כבר פתוח. החלון השני נסוג, כדי שיישאר משחק אחד.
start-broken = Town Crier אינו יכול להתחיל: { $reason }
