# Salem 1692 לצד המשחק: בחירות, העברת המכשיר, הסוף, היומן, הדמויות, החוקים בקצרה.

## הקלפים בשמם

tryal-witch = מכשפה
tryal-constable = שוטר
tryal-not-a-witch = לא מכשפה

## בחירות בהכנה

salem-setup-characters = דמויות בית העירייה
salem-setup-characters-hint = רק אם משחקים איתן. כל אחת פעם אחת בשולחן.
salem-setup-characters-ghosts = עם רוחות בשולחן אין משתמשים בדמויות.
salem-setup-character-of = הדמות של { $name }
salem-setup-character-none = אין
salem-setup-witch-cards = קלפי מכשפה במשחק
salem-setup-witch-cards-usual = כרגיל
salem-setup-witch-cards-usual-number = כרגיל: { $number }
salem-setup-witch-cards-harder = קשה יותר
salem-setup-witch-cards-harder-number = קשה יותר: { $number }
salem-setup-witch-cards-other = מספר אחר
salem-setup-witch-cards-note = לא המספר הרגיל ולא הקשה יותר. ספרו את הקלפים שחולקו.
salem-setup-printing = מהדורה
salem-setup-printing-15th = הדפסה 15 או חדשה יותר
salem-setup-printing-15th-hint = לא בטוחים? זו.
salem-setup-printing-older = הדפסה ישנה יותר
salem-setup-printing-older-hint = כל קלף מכשפה הורג, אדיקות אוסרת קלפים אדומים, הלילה יורד לתחתית.
salem-setup-rules = חוקים בודדים
salem-setup-rule-as-printed = כמו במהדורה
salem-setup-rule-death = מתים כשנחשף
salem-setup-rule-death-last-witch-card = קלף המכשפה האחרון שברשותם
salem-setup-rule-death-any-witch-card = כל קלף מכשפה
salem-setup-rule-piety = אדיקות
salem-setup-rule-piety-doubles = מכפילה את הנקודות הדרושות
salem-setup-rule-piety-forbids = אוסרת קלפים אדומים
salem-setup-rule-night-card = אחרי לילה, קלף הלילה הולך
salem-setup-rule-night-card-lower-half = לחצי התחתון
salem-setup-rule-night-card-bottom = לתחתית
salem-setup-rule-the-dead = האם המתים היו פעם מכשפות?
salem-setup-rule-the-dead-keep-silent = מותר להם לשתוק
salem-setup-rule-the-dead-declare = עליהם לומר
salem-setup-rule-blue-cards-at-two = כשנשארים שניים, הקלפים הכחולים
salem-setup-rule-blue-cards-at-two-stay = נשארים
salem-setup-rule-blue-cards-at-two-leave = יוצאים מהמשחק
salem-setup-rule-conspiracy = בקשר, כל אחד מקבל קלף
salem-setup-rule-conspiracy-from-the-left = משמאל
salem-setup-rule-conspiracy-pooled = מערימה מעורבבת
salem-setup-tracking = מי אומר לי את הקלפים?
salem-setup-tracking-counts = אף אחד
salem-setup-tracking-counts-hint = אין מה להזין. אני סופר את קלפי המכשפה הגלויים.
salem-setup-tracking-ledger = כל אחד מכם, בסתר
salem-setup-tracking-ledger-hint = כחצי דקה לשחקן. אני רואה כל ניצחון ומספר בסוף את כל הסיפור.
salem-setup-tracking-ledger-ghosts = מי שיושב משמאל לרוח מזין את קלפיה.

## העברת המכשיר

hand-title = הזינו את קלפי המשפט
hand-title-take = הזינו את הקלף שנלקח
hand-pass = העבירו אותי אל { $name }
hand-pass-took = העבירו אותי אל { $name } (הקלף נלקח מאצל { $from })
hand-pass-ghost = הקלפים של { $ghost }: העבירו אותי אל { $name }
hand-alone = רק { $name } רשאי להביט.
hand-uncover = חשיפה
hand-cover = כיסוי
hand-count = הוזנו { $done } מתוך { $count }
hand-somebody-else = מישהו אחר קודם
hand-question-card = קלף { $place } מתוך { $count }
hand-question-took = איזה קלף נלקח?
hand-question-gave = איזה קלף הונח בערימה?
hand-question-dealt = איזה קלף התקבל?
hand-changes-places = התשובות מחליפות מקום בכל פעם, כדי שהיד לא תגלה דבר.
hand-check = זה נכון?
hand-check-covered = שוב מכוסה. הזינו, או בחרו שוב.
hand-again = לבחור שוב
hand-enter = להזין ולכסות
hand-thanks = הוזן. העבירו אותי הלאה.
hand-take-back = להזין שוב את הקלפים של { $name }
hand-all = הקלפים של כולם הוזנו.
hand-did-not-add-up = הקלפים שהוזנו אינם מסתדרים. נא להזין את כולם שוב. איש אינו מוזכר בשמו.
hand-expects = אני מצפה ל: { $cards }.
hand-often = לעיתים קרובות זו הסיבה:
hand-often-number = חולק מספר אחר של קלפי מכשפה.
hand-often-beside = האצבע נגעה בתשובה הסמוכה.
hand-often-took = קובע הקלף שלקחתם, לא זה שנלקח מכם.
hand-often-left = הקלף בא משמאל: אל { $name } מאצל { $from }.
hand-enter-again = להזין שוב
hand-other-number = חילקנו מספר אחר של קלפי מכשפה
hand-to-names = חזרה לשמות

## הסוף

end-title =
    { $winner ->
        [witches] המכשפות ניצחו
       *[townspeople] תושבי העיר ניצחו
    }
end-why-townspeople = כל קלפי המכשפה במשחק גלויים.
end-why-witches = בחיים נותרו רק מכשפות.
end-why-witches-claim = כל החיים אמרו שהם מכשפות.
end-why-witches-ghosts = עם רוחות בשולחן די במוות אחד, בקלף השוטר, או בשולחן שכולו מכשפות.
end-nights =
    { $count ->
        [0] לפני הלילה הראשון
        [one] אחרי לילה אחד
        [two] אחרי שני לילות
       *[other] אחרי { $count } לילות
    }
end-rule = איך משחק נגמר
end-late = מאוחר מדי בצד המכשפות, והפסד יחד עם תושבי העיר: { $names }.
end-people = מי היה מי
end-who-lived = מי שרד
end-unknown = מי עוד היה מכשפה, רק אתם יודעים.
end-showed =
    { $card ->
        [constable] נחשף קלף השוטר
       *[witch] נחשף קלף מכשפה
    }
end-was-witch = מכשפה
end-was-townsperson = תושבי העיר
end-lived = בין החיים
end-died = בין המתים
end-left = מחוץ לשולחן
end-story = הסיפור
end-again = שוב עם אותו שולחן
end-export = שמירת המשחק כקובץ

## היומן

record-empty = עוד לא קרה דבר.
record-night = לילה { $night }
record-start = לפני הלילה הראשון
record-known-now = סוד עד עכשיו
record-dawn = השחר עולה על סיילם.
record-black-cat = החתול השחור עובר אל { $player }.
record-night-began = יורד לילה { $night }.
record-gavel = הפטיש מונח לפני { $player }.
record-gavel-nobody = הפטיש אינו מונח לפני איש.
record-confessed =
    { $card ->
        [witch] הודאה של { $player }: נחשף קלף מכשפה.
        [constable] הודאה של { $player }: נחשף קלף השוטר.
       *[not-a-witch] הודאה של { $player }: נחשף קלף „לא מכשפה”.
    }
record-confessed-ability = הודאה של { $player } בלי לחשוף קלף.
record-attacked-died = התקפה בלילה על { $player }: מוות.
record-attacked-saved =
    { $why ->
        [gavel] התקפה בלילה על { $player }: הפטיש הציל.
        [confessed] התקפה בלילה על { $player }: ההודאה הצילה.
       *[asylum] התקפה בלילה על { $player }: המקלט הציל.
    }
record-attacked-dead = התקפה בלילה על { $player }: המוות כבר קדם לה.
record-attacked-forfeits = התקפה בלילה על { $player }: שני קלפי משפט אובדים.
record-revealed =
    { $card ->
        [witch] נחשף קלף מכשפה של { $player }.
        [constable] נחשף קלף השוטר של { $player }.
       *[not-a-witch] נחשף קלף „לא מכשפה” של { $player }.
    }
record-ledger-corrected = הקלפים על השולחן צדקו; הרשימה שלי של קלפי { $player } הייתה שגויה.
record-died =
    { $cause ->
        [witch-card] מוות של { $player } בגלל קלף מכשפה.
        [all-cards-revealed] מוות של { $player }: כל קלפי המשפט גלויים.
        [matchmaker] מוות של { $player } בגלל הקשר של השדכנית.
       *[night] מוות של { $player } בלילה.
    }
record-left = { $player } כבר לא בשולחן. הקלפים נחשפים.
record-left-gave = { $player } כבר לא בשולחן. הקלפים עוברים אל { $to }, בלי שייראו.
record-forfeits =
    { $count ->
        [one] על { $player } להפוך קלף משפט אחד.
        [two] על { $player } להפוך שני קלפי משפט.
       *[other] על { $player } להפוך { $count } קלפי משפט.
    }
record-turned-up = נהפכו אצל { $player }: מכשפה { $witch }, שוטר { $constable }, לא מכשפה { $not_a_witch }.
record-blue-given =
    { $card ->
        [asylum] המקלט אל { $player }.
        [black-cat] החתול השחור אל { $player }.
        [matchmaker] שדכנית אל { $player }.
       *[piety] אדיקות אל { $player }.
    }
record-blue-moved =
    { $card ->
        [asylum] המקלט עובר מן { $from } אל { $to }.
        [black-cat] החתול השחור עובר מן { $from } אל { $to }.
        [matchmaker] שדכנית עוברת מן { $from } אל { $to }.
       *[piety] אדיקות עוברת מן { $from } אל { $to }.
    }
record-blue-discarded =
    { $card ->
        [asylum] המקלט של { $player } מושלך.
        [black-cat] החתול השחור של { $player } מושלך.
        [matchmaker] שדכנית של { $player } מושלכת.
       *[piety] האדיקות של { $player } מושלכת.
    }
record-accused =
    { $points ->
        [one] האשמה של { $player }: נקודה אחת.
        [two] האשמה של { $player }: שתי נקודות.
       *[other] האשמה של { $player }: { $points } נקודות.
    }
record-accusations-cleared = הקלפים האדומים לפני { $player } מושלכים.
record-conspiracy = קלף הקשר נשלף: { $player }.
record-cat-card-skipped = הפעם החתול השחור אינו חושף קלף.
record-taking = כל אחד לוקח קלף משמאל.
record-passed = { $player }: נמסר { $gave ->
        [witch] קלף מכשפה
        [constable] קלף השוטר
        *[not-a-witch] קלף „לא מכשפה”
        }, התקבל { $got ->
        [witch] קלף מכשפה
        [constable] קלף השוטר
        *[not-a-witch] קלף „לא מכשפה”
        }.
record-takes-forgotten = הקלפים שהוזנו לא הסתדרו. כולם הוזנו שוב.
record-conspiracy-ended = הקשר נגמר.
record-claimed = נטען שנותרו רק מכשפות.
record-claim-false = הטענה לא הייתה נכונה.
record-claim-true = הטענה הייתה נכונה.
record-witches-chose = המכשפות בחרו את { $player }.
record-won-townspeople = תושבי העיר ניצחו.
record-won-witches = המכשפות ניצחו.

## דמויות בית העירייה, במילים שלנו

character-abigail-williams = אביגיל ויליאמס
    .ability = אם ההאשמה שלך הביאה למשפט, מותר להשליך את כל הקלפים האדומים שלפניך.
character-ann-putnam = אן פאטנם
    .ability = בסוף התור, שליפת שני קלפים על כל קלף משפט שנחשף בו על ידך.
character-cotton-mather = קוטון מאת׳ר
    .ability = ראיה נגדך שווה נקודה אחת בלבד.
character-george-burroughs = ג׳ורג׳ בורוז
    .ability = למשפט שלך דרושות שמונה נקודות.
character-giles-corey = ג׳יילס קורי
    .ability = נשלפו שני קלפים אדומים? להראות אותם ולשלוף שלישי.
character-john-proctor = ג׳ון פרוקטור
    .ability = כשמישהו מת, לקיחת עד שלושה קלפים מידו.
character-martha-corey = מרתה קורי
    .ability = היכולת של השחקן החי הקרוב ביותר מימין.
character-mary-warren = מרי וורן
    .ability = השדכנית והחתול השחור אינם יכולים להזיק לך.
character-rebecca-nurse = רבקה נרס
    .ability = שליפת קלף בכל פעם שמשפט חושף קלף של מישהו אחר.
character-samuel-parris = סמואל פאריס
    .ability = פעמיים במשחק, שליפה מהקלפים שהושלכו; אף פעם לא קלף שחור.
character-sarah-good = שרה גוד
    .ability = שוד והצתה אינם משפיעים עליך.
character-thomas-danforth = תומאס דנפורת׳
    .ability = כשההאשמה שלך, די בנקודה אחת פחות.
character-tituba = טיטובה
    .ability = פעם במשחק, לפני השליפה, סידור חפיסת השליפה כרצונך במשך דקה.
character-will-griggs = ויל גריגס
    .ability = מותר לשחק אליבי כאילו היה עד.
character-william-phips = ויליאם פיפס
    .ability = פעם במשחק, הודאה בלי לחשוף קלף.

## החוקים בקצרה; כל שורה נקודה בפני עצמה

rules-title = איך משחקים
rules-aim = המטרה
    .text =
        תושבי העיר מנצחים כשכל קלפי המכשפה גלויים.
        המכשפות מנצחות כשכל החיים הם מכשפות.
        מי שהחזיק אי פעם קלף מכשפה הוא מכשפה לתמיד.
rules-setup = לפני שמתחילים
    .text =
        כל אחד מקבל אותו מספר קלפי משפט, סגורים. הביטו בהם בסתר.
        קלף אחד הופך לשוטר, אחד או יותר למכשפות; השאר „לא מכשפה”.
        הקלידו את השמות בכיוון השעון, כמו בשולחן.
rules-dawn = שחר
    .text =
        כולם עוצמים עיניים. המכשפות פוקחות ומזהות זו את זו.
        יחד הן נותנות את החתול השחור למישהו. מותר גם למכשפה.
        מי שהחתול השחור אצלו משחק ראשון. ממשיכים בכיוון השעון.
rules-day = תור ביום
    .text =
        לשלוף שני קלפים, או לשחק כמה שרוצים.
        אדומים מאשימים, ירוקים פועלים מיד, כחולים נשארים לפני שחקן.
        קלף שחור מתבצע מיד: לילה או קשר.
rules-trial = משפט
    .text =
        האשמה שווה נקודה, ראיה 3, עד 7.
        ב־7 נקודות, המאשים האחרון חושף קלף משפט של הנאשם. אז מושלכים כל הקלפים האדומים שלפניו.
        אדיקות מכפילה את הנקודות הדרושות. בהדפסות ישנות היא אוסרת קלפים אדומים.
rules-blue = קלפים כחולים
    .text =
        מקלט: הלילה אינו הורג את בעליו.
        אדיקות: למשפט דרושות כפליים נקודות.
        שדכנית: כשאחד מהשניים הקשורים מת, מת גם השני.
        חתול שחור: קשר מתחיל בחשיפת קלף של בעליו.
rules-night = לילה
    .text =
        כולם עוצמים עיניים. המכשפות מסכימות על שחקן חי אחד.
        אחר כך השוטר נותן את הפטיש למישהו אחר.
        כולם פוקחים עיניים. הפטיש מונח לעיני כול.
rules-confession = הודאה
    .text =
        כל עוד החול יורד, כל אחד רשאי לחשוף קלף משפט שלו ולהיות בטוח הלילה.
        הקלף הזה נחשב כמו כל קלף: הוא יכול להרוג או לסיים את המשחק.
        אז אני אומר מי הותקף. פטיש, הודאה ומקלט מצילים.
        אחר כך מערבבים את השליפה ואת המושלכים, הלילה בחצי התחתון (הדפסות ישנות: בתחתית).
rules-conspiracy = קשר
    .text =
        מי ששלף את הקלף חושף קלף משפט של מי שהחתול השחור אצלו.
        אז כולם לוקחים יחד קלף משפט סגור אחד משמאל.
        מי שלוקח קלף מכשפה הוא מכשפה לתמיד.
        כל אחד מביט בקלפיו ומערבב אותם.
rules-death = מוות
    .text =
        מתים עם קלף המכשפה האחרון (הדפסות ישנות: עם כל אחד), כשכל קלפי המשפט גלויים, בלילה, או בגלל השדכנית.
        כל קלפי המשפט של המתים נחשפים, והכחולים מושלכים.
        שלוש מילים אחרונות, ואז שתיקה. המתים מנצחים או מפסידים עם הצד שלהם.
rules-end = השניים האחרונים
    .text =
        כשנשארים שניים, אי אפשר להשתמש בשוד ובשעיר לעזאזל.
        אם המכשפות סבורות שרק הן נותרו, מותר להן לומר זאת בלילה, או לכם ביום. כל החיים עונים בעיניים פקוחות.
        בלילה אומר זאת הכוכב הקטן בפינה: געו בו, ואז החזיקו את הכפתור שבאמצע. אצל השוטר הוא לא עושה דבר.
rules-ghosts = שניים או שלושה שחקנים
    .text =
        רוחות משלימות את השולחן לארבעה. יש להן חמישה קלפי משפט ואין להן תור.
        השוטר רשאי להגן על כל אחד, או על איש.
        הלילה אינו הורג: הקורבן מאבד שני קלפי משפט, לבחירת מי שמשמאל.
        המכשפות מנצחות כשקלף השוטר נחשף, בכל מוות, או כשכולם מכשפות.
