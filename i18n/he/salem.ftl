# המסכים של משחק רץ. השמות באים כ־{ $name }; אף משפט אינו זקוק למינם.
# חלונות הבחירה נקראים באותן מילים למכשפות ולשוטר: אין להזכיר בהם תפקיד.

## קלפים וסימנים

blue-asylum = מקלט
blue-black-cat = חתול שחור
blue-matchmaker = שדכנית
blue-piety = אדיקות
gavel = פטיש
red-accusation = האשמה
red-evidence = ראיה
red-witness = עד
seat-dead = בין המתים
seat-ghost = רוח
seat-left = מחוץ לשולחן
seat-face-down =
    { $count ->
        [0] אין קלפים סגורים
        [one] קלף סגור אחד
        [two] שני קלפים סגורים
       *[other] { $count } קלפים סגורים
    }
seat-face-up =
    { $card ->
        [witch] { $count ->
            [1] מכשפה
            *[other] מכשפה ×{ $count }
            }
        [constable] שוטר
       *[not-a-witch] { $count ->
            [1] לא מכשפה
            *[other] לא מכשפה ×{ $count }
            }
    }
seat-accused = { $points } מתוך { $threshold }
seat-accused-protected = { $points }
seat-accused-label = האשמות: { $points } מתוך { $threshold } נקודות
seat-trial = משפט!
table-seats = השולחן, בכיוון השעון

## הקריין והחול

narrator = הקריין
hold-again = לחיצה נוספת תבצע זאת
sand-left =
    { $seconds ->
        [one] נותרה שנייה אחת
        [two] נותרו שתי שניות
       *[other] נותרו { $seconds } שניות
    }
sand-pause = לעצור את החול
sand-resume = שימשיך לרדת
sand-more = ‎+15 ש׳
sand-more-label = עוד 15 שניות
sand-end = לסיים עכשיו
sand-own-done = החול אזל
sand-own = הפכו את שעון החול שלכם.
sand-turn = שעון חול
sand-turn-title = להפוך את שעון החול עבור…
sand-slow-turn = תור איטי
    .hint = כשאוזל החול, השחקן שולף שני קלפים ותורו מסתיים.
sand-ability = יכולת
    .hint = הדקה של טיטובה עם החפיסה, או אחת משתי הפעמים של סמואל פאריס.
sand-last-words = שלוש מילים אחרונות
    .hint = אחר כך המתים שותקים.
sand-discussion = דיון
    .hint = הוא נגמר בשתי נקישות; שום דבר אחר לא קורה.

## לפני השחר וביום

before-dawn = כולם יושבים? הניחו אותי במרכז השולחן.
before-dawn-begin = עצמו עיניים: שחר
day-title =
    { $night ->
        [0] היום הראשון
       *[other] היום שאחרי לילה { $night }
    }
night-title =
    { $night ->
        [0] שחר
       *[other] לילה { $night }
    }
day-witch-cards = קלפי מכשפה שנמצאו
day-witch-cards-of = { $revealed } מתוך { $in_play }
day-constable-in-play = השוטר במשחק
day-constable-gone = אין עוד שוטר
day-black-cat = חתול שחור: { $name }
day-black-cat-nobody = חתול שחור: אין
day-tap = געו בשחקן כדי לרשום מה קרה
day-last-two = נותרו שניים: בלי שוד ובלי שעיר לעזאזל
day-night = לילה
day-night-label = נשלף קלף הלילה: להתחיל את הלילה
day-conspiracy = קשר
day-conspiracy-label = נשלף קלף הקשר
day-who-drew = מי שלף את הקשר?

## הדף של שחקן

trial = לחשוף קלף משפט
trial-which = איזה קלף נחשף?
trial-another = האם יש אצל { $name } עוד קלף מכשפה סגור?
trial-another-yes = כן, { $name } בין החיים
trial-another-no = לא, { $name } בין המתים
trial-deadly-last = זה הקלף האחרון של { $name }. חשיפתו היא מוות.
trial-deadly-witch = קלף מכשפה. ייתכן שזה מוות.
trial-reveal = לחשוף
trial-deciding =
    { $winner ->
        [witches] עם הקלף הזה המכשפות מנצחות.
       *[townspeople] קלף המכשפה האחרון: תושבי העיר מנצחים.
    }
accuse = האשמות
accuse-points = { $points } מתוך { $threshold } נקודות
accuse-points-protected = האדיקות מגנה: בלי קלפים אדומים
accuse-danforth = אם תומאס דנפורת׳ מאשים: { $threshold }
accuse-trial = מספיק למשפט
accuse-card =
    { $points ->
       *[other] ‎+{ $points }
    }
accuse-clear = להשליך את הקלפים האדומים
blue = קלפים כחולים
blue-give = להניח
blue-move = להעביר
blue-discard = להשליך
blue-to = { $card }: אל מי?
character = בית העירייה
character-inherits = עכשיו עם היכולת של { $character }
dead-title = { $name } בין המתים
left-title = { $name } כבר לא בשולחן
dead-nothing = המתים אינם משתתפים.
left-nothing = מי שעזב אינו משתתף עוד.
ghost-nothing = איש אינו יושב כאן.
person-rename = תיקון השם
person-rename-done = לקחת את השם הזה
person-swap = החלפת מקומות עם …
person-after = לשבת אחרי …
person-leave = עזיבת השולחן …
person-leave-what = מה יהיה על הקלפים ההפוכים של { $name }?
person-leave-up = הם נחשפים
person-leave-give = מישהו מקבל אותם, בלי שייראו: …
person-leave-up-do = { $name } בדרך החוצה, והקלפים נחשפים
person-leave-give-do = { $name } בדרך החוצה, והקלפים עוברים אל { $to }
person-late = מי שמאחר צופה במשחק הזה: אין לו מקום בכללים. במשחק הבא ישחק.

## לילה

night-paused = הלילה מחכה
interrupted-title = הפריעו לנו
interrupted-do = כולם, לעצום עיניים. אז לחצו, ונמשיך מהמקום שעצרנו.
taken-back-title = בוטל
taken-back-do = כולם, לעצום עיניים. אז לחצו, ונמשיך משם.
taken-back-goes-on = כולם, להשאיר עיניים עצומות. עוד רגע נמשיך משם.
asleep-all = כולם ישנים
night-progress = { $done } מתוך { $count } צעדים

## חלון בחירה: אותן מילים לכל מי שמביט

choose-title = געו בשחקן
choose-nobody = איש
choose-confirm = החזיקו כדי לבחור את { $name }
choose-confirm-nobody = החזיקו כדי לא לבחור איש
choose-first = עוד לא נבחר איש
choose-turn = סיבוב המסך
choose-mark-words = נותרנו רק אנחנו
choose-mark-confirm = החזיקו: נותרנו רק אנחנו

## הודאה

confess-title = מי מודה?
confess-of = הודאה של { $name }
confess-without-card = בלי קלף
confess-without-card-hint = ויליאם פיפס, פעם במשחק
confess-done = הייתה הודאה
confess-gavel = פטיש: { $name }
confess-gavel-nobody = פטיש: אין

## התוצאה וקלפי המתים

morning-title = בוקר
morning-died = { $name } בין המתים
morning-lives = { $name } בין החיים
morning-why-gavel = התקפה בלילה, והפטיש הציל.
morning-why-confessed = התקפה בלילה, וההודאה הצילה.
morning-why-asylum = התקפה בלילה, והמקלט הציל.
morning-why-dies = התקפה בלילה.
morning-why-already-dead = התקפה בלילה, אך המוות כבר קדם לה.
morning-why-loses-cards = התקפה בלילה, ושני קלפי משפט אבדו.
morning-matchmaker = הקשר של השדכנית: { $name }
morning-to-day = אל היום
turn-up-dead = מוות של { $name }
turn-up-all =
    { $count ->
        [one] הפכו את הקלף האחרון.
       *[other] הפכו את כל { $count } הקלפים.
    }
turn-up-lost = אובדן קלפים: { $name }
turn-up-lost-count =
    { $count ->
        [one] הבחירה של { $chooser }: קלף אחד. הפכו אותו.
       *[other] הבחירה של { $chooser }: { $count } קלפים. הפכו אותם.
    }
turn-up-left =
    { $count ->
        [0] הכול הוזן
        [one] נותר קלף אחד להזין
       *[other] נותרו { $count } קלפים להזין
    }
turn-up-confirm = כך זה
turn-up-innocent = כולם: לא מכשפה
turn-up-declare = מי שמת אומר אם היה אי פעם מכשפה.
turn-up-less = { $card }: אחד פחות
turn-up-more = { $card }: אחד יותר

## קשר

plot-title = קשר
plot-drawn = הקלף נשלף: { $drawer }.
plot-cat = { $drawer }: לחשוף קלף משפט אחד של { $name }
plot-take = כל אחד לוקח קלף משמאל
plot-take-pooled = כל אחד נותן קלף; ערבבו, חלקו אחד לכל אחד
plot-look = הביטו בקלפיכם בסתר, ואז ערבבו אותם.
plot-takes-from = הקלף מאצל { $name }
plot-take-note = כולם יחד, סגורים. קלפים גלויים נשארים.
plot-done = כולם לקחו
plot-end = אל היום

## הטענה שנותרו רק מכשפות

answer-title = האם נותרו רק מכשפות?
answer-ask = כל החיים: האם כל אחד מכם הוא מכשפה?
answer-yes = כן, כולנו
answer-no = לא, יש אחרים

## התפריט

menu-title = תפריט
menu-claim = המכשפות אומרות: נותרנו רק אנחנו

## המדף

salem-stand =
    { $phase ->
        [setup] השחר עוד לפנינו
        [dealing] מזינים את הקלפים
        [dawn] עם שחר
        [night] לילה { $nights }
        [conspiracy] באמצע קשר
        [over] הסתיים
       *[day] { $nights ->
            [0] היום הראשון
           *[other] היום שאחרי לילה { $nights }
        }
    }

## The demo night

# The people of a sample table, one a line.
salem-demo-names =
    אביב
    ברק
    גיל
    דנה
    הדר
salem-demo-asleep = כולם עוצמים עיניים. אני מנחה את הלילה, כדי שכולכם תוכלו לשחק.
salem-demo-witches = מכשפות נוגעות בשם ולוחצות לחיצה ארוכה על הכפתור. איש אינו שומע, ולכל השאר עיניים עצומות.
salem-demo-constable = השוטר מגן על מישהו באותו מסך: דבר אינו מגלה מי מסתכל.
salem-demo-eyes-open = העיניים פקוחות. כולם רואים לפני מי מונח הפטיש; איש אינו יודע מי הותקף.
salem-demo-confess = כל עוד החול יורד, מי שחושף קלף משפט מוגן הלילה.
salem-demo-died = רק עכשיו כולם יודעים מי מת. קלפי המת נחשפים.
salem-demo-day = ביום משחקים בקלפים שלכם. שתי נגיעות רושמות מה מונח על השולחן.
salem-demo-trial = די האשמות, ויש משפט: קלף משפט אחד נחשף. זו מכשפה.
salem-demo-end = את הסוף אני מזהה, ואת סיפור הערב אני מספר. עכשיו תורכם.

## Set-up and settings

setup-ghosts =
    { $count ->
        [one] רוח אחת תופסת את המקום הריק
        [two] שתי רוחות תופסות את המקומות הריקים
       *[other] { $count } רוחות תופסות את המקומות הריקים
    }
setup-ghosts-seats = בכיוון השעון: { $names }
setup-ghost-name = רוח { $number }
setup-deal = חלקו { $count } קלפים: { $cards }
cards-counted = מכשפה × { $witch }, שוטר × { $constable }, לא מכשפה × { $not_a_witch }
setup-cards-each =
    { $count ->
        [one] קלף משפט אחד לכל אחד
        [two] שני קלפי משפט לכל אחד
       *[other] { $count } קלפי משפט לכל אחד
    }
settings-witches-least = עיני המכשפות פקוחות לפחות
settings-constable-least = עיני השוטר פקוחות לפחות
settings-least-hint = כדי שבחירה מהירה לא תגלה דבר.
settings-ask-asleep = לשאול אם כולם ישנים
settings-ask-asleep-hint = הלילה מחכה לנגיעה אחת לפני שהמכשפות מתעוררות.
settings-timer = שעון חול להודאה
settings-timer-digital = שעון החול במסך הזה
settings-timer-own = שעון החול של המשחק
settings-sand = משך החול
settings-discussion = משך דיון
settings-minutes = { $count } דק׳
