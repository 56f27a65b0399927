# מדוע כללי Salem 1692 מסרבים לדבר מה, לפי קוד.

salem-code-wrong-phase = לא בחלק הזה של המשחק.
salem-code-no-such-player = אין שחקן כזה.
salem-code-player-is-dead = השחקן הזה מת ואינו משתתף.
salem-code-player-is-alive = השחקן הזה חי.
salem-code-no-card-face-down = אין כל כך הרבה קלפים סגורים.
salem-code-no-witch-card-left = כל קלפי המכשפה כבר גלויים.
salem-code-constable-is-gone = קלף השוטר נחשף. אין עוד שוטר.
salem-code-may-not-choose-self = זה צריך להיות מישהו אחר.
salem-code-already-held = הקלף הזה כבר לפני מישהו.
salem-code-not-held = הקלף הזה אינו שם.
salem-code-no-such-ability = אין לשחקן הזה יכולת כזו.
salem-code-ability-is-spent = היכולת הזו כבר נוצלה.
salem-code-cards-do-not-add-up = הקלפים אינם מסתדרים. הביטו בהם שוב.
salem-code-bad-name = בשם יש 1 עד 24 אותיות.
salem-code-duplicate-name = לעוד מישהו יש השם הזה. הוסיפו אות לאחד מהם.
salem-code-too-few-players = מעט מדי שחקנים: דרושים לפחות שניים.
salem-code-too-many-players = יותר מדי שחקנים: לכל היותר שנים־עשר.
salem-code-bad-witch-count = במשחק יכולים להיות 1 עד 5 קלפי מכשפה.
salem-code-duplicate-character = לעוד מישהו יש הדמות הזו.
salem-code-unknown-character = אין דמות כזו.
salem-code-game-is-over = המשחק נגמר. אפשר רק לבטל.
salem-code-waiting-for-dead-cards = קודם הופכים את קלפי המתים.
salem-code-already-taken = הקלף של השחקן הזה כבר הוזן.
salem-code-piety-forbids = אדיקות מגנה על השחקן הזה מקלפים אדומים.
salem-code-not-yours = זה עניינו של שחקן אחר או של מי שמנחה את המשחק.
