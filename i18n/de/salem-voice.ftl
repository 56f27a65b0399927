# Die gesprochenen Zeilen von Salem 1692. Die Id der Nachricht ist die Id der Zeile im Skript und der Name ihrer Tondatei.
# Hexen werden nie genannt, gezählt oder angedeutet; wo Zahl oder Geschlecht verriete, wird es vermieden.

## Morgengrauen

dawn-close-eyes = Über Salem liegt die letzte Stunde der Nacht. Schließt alle die Augen.
dawn-witches-open = Hexen, öffnet die Augen und erkennt einander. Einigt euch lautlos, wer die Schwarze Katze bekommt.
dawn-witches-close = Hexen, schließt die Augen.
dawn-open-eyes = Die Sonne geht auf über Salem. Öffnet alle die Augen.
dawn-black-cat = Die Schwarze Katze hat ihr Zuhause gefunden. Seht auf den Tisch. Wer die Katze hat, beginnt.

## Nacht

night-close-eyes = Die Nacht ist über Salem hereingebrochen. Schließt alle die Augen.
night-witches-open = Hexen, öffnet die Augen. Einigt euch lautlos auf euer Opfer.
night-witches-close = Hexen, schließt die Augen und seid still.
night-constable-open = Konstabler, öffne die Augen. Wähle, wen du heute Nacht beschützt. Dich selbst darfst du nicht wählen.
night-constable-open-ghosts = Konstabler, öffne die Augen. Wähle, wen du heute Nacht beschützt. Du darfst dich selbst wählen, oder niemanden.
night-constable-close = Konstabler, schließ die Augen.
night-open-eyes = Die dunkelste Stunde ist vorüber. Öffnet alle die Augen.
night-gavel = Der Richterhammer liegt vor jemandem von euch, für alle zu sehen.
night-no-constable = Niemand wacht mehr über Salem.

## Geständnis

confession-open = Nun ist die Stunde des Geständnisses. Wer will, deckt eine Prozesskarte auf, bevor der Sand verrinnt.
confession-own-timer = Nun ist die Stunde des Geständnisses. Dreht die Sanduhr um. Wer will, deckt eine Prozesskarte auf, bevor der Sand verrinnt.
confession-half = Die Hälfte des Sandes ist gefallen.
confession-ten = Noch zehn Sekunden.
confession-closed = Der Sand ist verronnen. Die Stunde des Geständnisses ist vorbei.

## Ergebnis der Nacht

result-died = Der Morgen kommt, aber nicht für alle. In der Nacht ist jemand gestorben.
result-spared = Der Morgen kommt. Die Nacht hat niemanden geholt. Salem bleibt verschont.
result-ghost-loss = Wer in der Nacht angegriffen wurde, verliert zwei Prozesskarten. Wer links davon sitzt, wählt sie aus.

## Tod

death-turn-up = Der Tod verbirgt nichts. Alle übrigen Prozesskarten werden aufgedeckt.
death-last-words = Die Toten dürfen drei letzte Worte sprechen. Danach bleibt nur Schweigen.
death-matchmaker = Einen Augenblick später holt das Band der Ehestifterin noch jemanden.
constable-gone = Die Karte des Konstablers ist aufgedeckt. Von nun an wacht niemand mehr über Salem.

## Verschwörung

conspiracy-begin = Ein Flüstern geht durch Salem. Die Verschwörung beginnt.
conspiracy-cat-card = Wer die Karte gezogen hat, deckt jetzt eine Prozesskarte bei der Schwarzen Katze auf.
conspiracy-no-cat = Heute kann die Schwarze Katze niemandem schaden. Keine Karte wird aufgedeckt.
conspiracy-take = Nehmt jetzt alle zugleich eine verdeckte Prozesskarte von der Person links neben euch.
conspiracy-take-pooled = Zieht alle eine verdeckte Prozesskarte von der Person links neben euch. Legt diese Karten zusammen, mischt sie, und teilt jeder Person eine aus.
conspiracy-ghosts = Geht eine Karte an einen Geist, dann wählt sie die Person links vom Geist.
conspiracy-look = Seht eure Karten heimlich an. Dann mischt sie.
conspiracy-hand-round = Reicht mich nun herum. Tragt ein, welche Karte ihr genommen habt, vor allen anderen verborgen.
conspiracy-end = Das Flüstern verstummt. Der Tag geht weiter.

## Die Behauptung, nur Hexen seien übrig

claim-open = Öffnet alle die Augen. Es heißt, nur noch Hexen seien am Leben. Wenn das wahr ist, dann sagt es jetzt alle.
claim-false = Das war nicht wahr. In Salem gibt es noch ehrliche Leute.

## Ende

win-townspeople = Salem ist gerettet. Alle Hexenkarten sind aufgedeckt. Die Stadt hat gewonnen.
win-witches = Die Finsternis hat Salem genommen. Die Hexen haben gewonnen.

## Hinweise und Steuerung

last-two = Nur noch zwei von euch sind am Leben. Raub und Sündenbock können nicht mehr benutzt werden.
shuffle-lower-half = Mischt Nachziehstapel und Ablage zusammen, die Nachtkarte in die untere Hälfte. Wer erst eine Karte gezogen hatte, zieht jetzt die zweite.
shuffle-bottom = Mischt Nachziehstapel und Ablage zusammen, und legt die Nachtkarte ganz nach unten. Wer erst eine Karte gezogen hatte, zieht jetzt die zweite.
turn-sand-out = Der Sand ist verronnen. Ziehe zwei Karten. Dein Zug ist vorbei.
ledger-hand-round = Reicht mich nun herum. Tragt eure Prozesskarten ein, vor allen anderen verborgen.
