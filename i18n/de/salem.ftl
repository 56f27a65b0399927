# Die Bildschirme eines laufenden Spiels. Namen kommen als { $name }; kein Satz braucht ihr Geschlecht.
# Die Fenster der Wahl lesen sich für Hexen und Konstabler gleich: keine Rolle nennen.

## Karten und Zeichen

blue-asylum = Asyl
blue-black-cat = Schwarze Katze
blue-matchmaker = Ehestifterin
blue-piety = Frömmigkeit
gavel = Richterhammer
red-accusation = Anklage
red-evidence = Beweis
red-witness = Zeuge
seat-dead = tot
seat-ghost = Geist
seat-left = ist gegangen
seat-face-down =
    { $count ->
        [0] keine Karte verdeckt
        [one] { $count } Karte verdeckt
       *[other] { $count } Karten verdeckt
    }
seat-face-up =
    { $card ->
        [witch] { $count ->
            [1] Hexe
            *[other] Hexe ×{ $count }
            }
        [constable] Konstabler
       *[not-a-witch] { $count ->
            [1] Keine Hexe
            *[other] Keine Hexe ×{ $count }
            }
    }
seat-accused = { $points } von { $threshold }
seat-accused-protected = { $points }
seat-accused-label = angeklagt, { $points } von { $threshold } Punkten
seat-trial = Prozess!
table-seats = Der Tisch, im Uhrzeigersinn

## Erzählstimme und Sand

narrator = Erzählstimme
hold-again = Noch einmal drücken, dann geschieht es
sand-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde
       *[other] Noch { $seconds } Sekunden
    }
sand-pause = Sand anhalten
sand-resume = Weiterlaufen lassen
sand-more = +15 s
sand-more-label = 15 Sekunden mehr
sand-end = Jetzt beenden
sand-own-done = Der Sand ist verronnen
sand-own = Dreht eure Sanduhr um.
sand-turn = Sanduhr
sand-turn-title = Die Sanduhr umdrehen für …
sand-slow-turn = Langsamer Zug
    .hint = Ist er verronnen, zieht die Person zwei Karten und beendet den Zug.
sand-ability = Fähigkeit
    .hint = Titubas Minute mit dem Stapel oder eine der zwei Nutzungen von Samuel Parris.
sand-last-words = Drei letzte Worte
    .hint = Danach schweigen die Toten.
sand-discussion = Beratung
    .hint = Am Ende klopft es zweimal; sonst geschieht nichts.

## Vor dem Morgengrauen und am Tag

before-dawn = Sitzen alle? Legt mich in die Mitte des Tisches.
before-dawn-begin = Augen zu: Morgengrauen
day-title =
    { $night ->
        [0] Der erste Tag
       *[other] Der Tag nach Nacht { $night }
    }
night-title =
    { $night ->
        [0] Morgengrauen
       *[other] Nacht { $night }
    }
day-witch-cards = Gefundene Hexenkarten
day-witch-cards-of = { $revealed } von { $in_play }
day-constable-in-play = Konstabler im Spiel
day-constable-gone = Konstabler fort
day-black-cat = Schwarze Katze: { $name }
day-black-cat-nobody = Schwarze Katze: niemand
day-tap = Tippt auf eine Person, um festzuhalten, was geschah
day-last-two = Nur noch zwei: kein Raub, kein Sündenbock
day-night = Nacht
day-night-label = Die Nachtkarte wurde gezogen: die Nacht beginnen
day-conspiracy = Verschwörung
day-conspiracy-label = Die Verschwörung wurde gezogen
day-who-drew = Wer hat die Verschwörung gezogen?

## Das Blatt einer Person

trial = Eine Prozesskarte aufdecken
trial-which = Welche Karte wurde aufgedeckt?
trial-another = Hat { $name } noch eine weitere Hexenkarte verdeckt?
trial-another-yes = Ja, { $name } lebt
trial-another-no = Nein, { $name } stirbt
trial-deadly-last = Das ist die letzte Karte von { $name }. Aufdecken bedeutet den Tod.
trial-deadly-witch = Eine Hexenkarte. Das kann den Tod bedeuten.
trial-reveal = Aufdecken
trial-deciding =
    { $winner ->
        [witches] Mit dieser Karte gewinnen die Hexen.
       *[townspeople] Die letzte Hexenkarte: Die Stadt gewinnt.
    }
accuse = Anklagen
accuse-points = { $points } von { $threshold } Punkten
accuse-points-protected = Von Frömmigkeit geschützt: keine roten Karten
accuse-danforth = Klagt Thomas Danforth an: { $threshold }
accuse-trial = Genug für einen Prozess
accuse-card =
    { $points ->
       *[other] +{ $points }
    }
accuse-clear = Rote Karten ablegen
blue = Blaue Karten
blue-give = Hinlegen
blue-move = Weitergeben
blue-discard = Ablegen
blue-to = { $card }: zu wem?
character = Rathaus
character-inherits = Jetzt mit der Fähigkeit von { $character }
dead-title = { $name } ist tot
left-title = { $name } hat den Tisch verlassen
dead-nothing = Die Toten nehmen nicht mehr teil.
left-nothing = Wer gegangen ist, nimmt nicht mehr teil.
ghost-nothing = Hier sitzt niemand.
person-rename = Namen berichtigen
person-rename-done = Diesen Namen nehmen
person-swap = Platz tauschen mit …
person-after = Sitzt nach …
person-leave = Verlässt den Tisch …
person-leave-what = Was wird aus den verdeckten Karten von { $name }?
person-leave-up = Sie werden aufgedeckt
person-leave-give = Jemand bekommt sie ungesehen: …
person-leave-up-do = { $name } geht, die Karten werden aufgedeckt
person-leave-give-do = { $name } geht, { $to } bekommt die Karten
person-late = Wer zu spät kommt, sieht bei diesem Spiel zu: Die Regeln haben keinen Platz dafür. Beim nächsten sind alle dabei.

## Nacht

night-paused = Die Nacht wartet
interrupted-title = Wir wurden unterbrochen
interrupted-do = Schließt alle die Augen. Dann drücken, und wir machen dort weiter, wo wir waren.
taken-back-title = Zurückgenommen
taken-back-do = Alle Augen zu. Dann drücken, und wir machen von dort weiter.
taken-back-goes-on = Alle Augen bleiben zu. Gleich geht es von dort weiter.
asleep-all = Alle schlafen
night-progress = { $done } von { $count } Schritten

## Ein Fenster der Wahl: dieselben Worte für alle

choose-title = Auf eine Person tippen
choose-nobody = Niemand
choose-confirm = Halten, um { $name } zu wählen
choose-confirm-nobody = Halten, um niemanden zu wählen
choose-first = Noch ist niemand gewählt
choose-turn = Bildschirm drehen
choose-mark-words = Nur wir sind noch übrig
choose-mark-confirm = Halten: Nur wir sind noch übrig

## Geständnis

confess-title = Wer gesteht?
confess-of = { $name } gesteht
confess-without-card = Ohne Karte
confess-without-card-hint = William Phips, einmal im Spiel
confess-done = hat gestanden
confess-gavel = Richterhammer: { $name }
confess-gavel-nobody = Richterhammer: niemand

## Das Ergebnis und die Karten der Toten

morning-title = Morgen
morning-died = { $name } ist tot
morning-lives = { $name } lebt
morning-why-gavel = In der Nacht angegriffen und vom Richterhammer gerettet.
morning-why-confessed = In der Nacht angegriffen und durch ein Geständnis gerettet.
morning-why-asylum = In der Nacht angegriffen und vom Asyl gerettet.
morning-why-dies = In der Nacht angegriffen.
morning-why-already-dead = In der Nacht angegriffen, aber schon vorher tot.
morning-why-loses-cards = In der Nacht angegriffen; zwei Prozesskarten gehen verloren.
morning-matchmaker = Durch die Ehestifterin verbunden: { $name }
morning-to-day = Weiter zum Tag
turn-up-dead = { $name } stirbt
turn-up-all =
    { $count ->
        [one] Deckt die letzte Karte auf.
       *[other] Deckt alle { $count } Karten auf.
    }
turn-up-lost = { $name } verliert Karten
turn-up-lost-count =
    { $count ->
        [one] { $chooser } sucht die Karte aus. Deckt sie auf.
       *[other] { $chooser } sucht { $count } Karten aus. Deckt sie auf.
    }
turn-up-left =
    { $count ->
        [0] Alle sind eingetragen
        [one] Noch { $count } Karte einzutragen
       *[other] Noch { $count } Karten einzutragen
    }
turn-up-confirm = So ist es
turn-up-innocent = Alle sind Keine Hexe
turn-up-declare = Wer stirbt, sagt, ob er oder sie jemals Hexe war.
turn-up-less = Eine weniger: { $card }
turn-up-more = Eine mehr: { $card }

## Verschwörung

plot-title = Verschwörung
plot-drawn = { $drawer } hat die Karte gezogen.
plot-cat = { $drawer } deckt eine Prozesskarte von { $name } auf
plot-take = Alle nehmen eine Karte von links
plot-take-pooled = Alle geben eine Karte; mischen, jeder Person eine austeilen
plot-look = Seht eure Karten heimlich an, dann mischt sie.
plot-takes-from = nimmt von { $name }
plot-take-note = Alle zugleich, verdeckt. Aufgedeckte Karten bleiben.
plot-done = Alle haben genommen
plot-end = Weiter zum Tag

## Die Behauptung, nur Hexen seien übrig

answer-title = Sind nur noch Hexen übrig?
answer-ask = Alle, die leben: Seid ihr alle Hexen?
answer-yes = Ja, wir alle
answer-no = Nein, es gibt noch andere

## Das Menü

menu-title = Menü
menu-claim = Die Hexen sagen: Nur wir sind noch übrig

## Das Regal

salem-stand =
    { $phase ->
        [setup] Der Morgen steht noch bevor
        [dealing] Die Karten werden eingetragen
        [dawn] Im Morgengrauen
        [night] Nacht { $nights }
        [conspiracy] In einer Verschwörung
        [over] Zu Ende
       *[day] { $nights ->
            [0] Der erste Tag
           *[other] Der Tag nach Nacht { $nights }
        }
    }

## The demo night

# The people of a sample table, one a line.
salem-demo-names =
    Ada
    Ben
    Clara
    Emil
    Ida
salem-demo-asleep = Alle schließen die Augen. Ich führe durch die Nacht, damit ihr alle mitspielen könnt.
salem-demo-witches = Hexen tippen auf einen Namen und halten den Knopf. Niemand hört es, und alle anderen haben die Augen zu.
salem-demo-constable = Auf demselben Bildschirm wird jemand beschützt: Nichts verrät, wer gerade schaut.
salem-demo-eyes-open = Augen auf. Alle sehen, vor wem der Richterhammer liegt; niemand weiß, wer angegriffen wurde.
salem-demo-confess = Solange der Sand rinnt, ist heute Nacht sicher, wer eine Prozesskarte aufdeckt.
salem-demo-died = Erst jetzt erfahren alle, wer gestorben ist. Die Karten der Toten werden aufgedeckt.
salem-demo-day = Am Tag spielt ihr eure eigenen Karten. Zwei Berührungen halten fest, was auf dem Tisch liegt.
salem-demo-trial = Genug Anklagen, und es gibt einen Prozess: Eine Prozesskarte wird aufgedeckt. Es ist eine Hexe.
salem-demo-end = Das Ende finde ich selbst, und ich erzähle die Geschichte des Abends. Nun seid ihr dran.

## Set-up and settings

setup-ghosts =
    { $count ->
        [one] Ein Geist nimmt den leeren Platz ein
       *[other] { $count } Geister nehmen die leeren Plätze ein
    }
setup-ghosts-seats = Im Uhrzeigersinn: { $names }
setup-ghost-name = Geist { $number }
setup-deal = Teilt { $count } Karten aus: { $cards }
cards-counted = { $witch } × Hexe, { $constable } × Konstabler, { $not_a_witch } × Keine Hexe
setup-cards-each =
    { $count ->
        [one] Je { $count } Prozesskarte
       *[other] Je { $count } Prozesskarten
    }
settings-witches-least = Die Augen der Hexen sind offen für mindestens
settings-constable-least = Die Augen des Konstablers sind offen für mindestens
settings-least-hint = Damit eine schnelle Wahl nichts verrät.
settings-ask-asleep = Fragen, ob alle schlafen
settings-ask-asleep-hint = Die Nacht wartet auf eine Berührung, bevor die Hexen erwachen.
settings-timer = Sanduhr für Geständnisse
settings-timer-digital = Die Sanduhr auf diesem Bildschirm
settings-timer-own = Die Sanduhr des Spiels
settings-sand = Der Sand läuft
settings-discussion = Eine Beratung dauert
settings-minutes = { $count } min
