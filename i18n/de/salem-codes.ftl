# Warum die Regeln von Salem 1692 etwas ablehnen, nach Code.

salem-code-wrong-phase = Nicht in diesem Teil des Spiels.
salem-code-no-such-player = Diese Person gibt es nicht.
salem-code-player-is-dead = Diese Person ist tot und nimmt nicht mehr teil.
salem-code-player-is-alive = Diese Person lebt.
salem-code-no-card-face-down = So viele verdeckte Karten gibt es hier nicht.
salem-code-no-witch-card-left = Alle Hexenkarten sind schon aufgedeckt.
salem-code-constable-is-gone = Die Karte des Konstablers ist aufgedeckt. Es gibt keinen Konstabler mehr.
salem-code-may-not-choose-self = Es muss jemand anderes sein.
salem-code-already-held = Diese Karte liegt schon vor jemandem.
salem-code-not-held = Diese Karte liegt dort nicht.
salem-code-no-such-ability = Diese Person hat diese Fähigkeit nicht.
salem-code-ability-is-spent = Diese Fähigkeit ist schon benutzt.
salem-code-cards-do-not-add-up = Die Karten gehen nicht auf. Seht noch einmal nach.
salem-code-bad-name = Ein Name hat 1 bis 24 Buchstaben.
salem-code-duplicate-name = So heißt schon jemand. Ergänzt bei einem Namen einen Buchstaben.
salem-code-too-few-players = Zu wenige: Mindestens zwei müssen mitspielen.
salem-code-too-many-players = Zu viele: Höchstens zwölf können mitspielen.
salem-code-bad-witch-count = Es können 1 bis 5 Hexenkarten im Spiel sein.
salem-code-duplicate-character = Diesen Charakter hat schon jemand.
salem-code-unknown-character = Diesen Charakter gibt es nicht.
salem-code-game-is-over = Das Spiel ist zu Ende. Nur Rückgängig ist noch möglich.
salem-code-waiting-for-dead-cards = Zuerst werden die Karten der Toten aufgedeckt.
salem-code-already-taken = Die Karte dieser Person ist schon eingetragen.
salem-code-piety-forbids = Frömmigkeit schützt vor roten Karten.
salem-code-not-yours = Das ist Sache einer anderen Person oder der Spielleitung.
