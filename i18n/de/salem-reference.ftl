# Salem 1692 neben dem laufenden Spiel: Auswahl, Herumreichen, Ende, Chronik, Charaktere, Regeln.

## Karten beim Namen

tryal-witch = Hexe
tryal-constable = Konstabler
tryal-not-a-witch = Keine Hexe

## Auswahl bei der Vorbereitung

salem-setup-characters = Rathaus-Charaktere
salem-setup-characters-hint = Nur wenn ihr damit spielt. Jeder ist einmal am Tisch.
salem-setup-characters-ghosts = Mit Geistern am Tisch wird ohne Charaktere gespielt.
salem-setup-character-of = Charakter von { $name }
salem-setup-character-none = Keiner
salem-setup-witch-cards = Hexenkarten im Spiel
salem-setup-witch-cards-usual = Wie üblich
salem-setup-witch-cards-usual-number = Wie üblich: { $number }
salem-setup-witch-cards-harder = Schwerer
salem-setup-witch-cards-harder-number = Schwerer: { $number }
salem-setup-witch-cards-other = Andere Zahl
salem-setup-witch-cards-note = Weder die übliche noch die schwerere Zahl. Zählt die ausgeteilten Karten nach.
salem-setup-printing = Auflage
salem-setup-printing-15th = 15. Auflage oder neuer
salem-setup-printing-15th-hint = Nicht sicher? Dann diese.
salem-setup-printing-older = Eine ältere Auflage
salem-setup-printing-older-hint = Jede Hexenkarte tötet, Frömmigkeit verbietet rote Karten, die Nacht kommt ganz nach unten.
salem-setup-rules = Einzelne Regeln
salem-setup-rule-as-printed = Wie in der Auflage
salem-setup-rule-death = Es stirbt, wer aufdeckt:
salem-setup-rule-death-last-witch-card = die letzte eigene Hexenkarte
salem-setup-rule-death-any-witch-card = irgendeine Hexenkarte
salem-setup-rule-piety = Frömmigkeit
salem-setup-rule-piety-doubles = verdoppelt die nötigen Punkte
salem-setup-rule-piety-forbids = verbietet rote Karten
salem-setup-rule-night-card = Nach einer Nacht kommt die Nachtkarte
salem-setup-rule-night-card-lower-half = in die untere Hälfte
salem-setup-rule-night-card-bottom = ganz nach unten
salem-setup-rule-the-dead = Waren die Toten einmal Hexen?
salem-setup-rule-the-dead-keep-silent = Sie müssen es nicht sagen
salem-setup-rule-the-dead-declare = Sie müssen es sagen
salem-setup-rule-blue-cards-at-two = Sind nur noch zwei am Leben,
salem-setup-rule-blue-cards-at-two-stay = bleiben blaue Karten
salem-setup-rule-blue-cards-at-two-leave = verlassen blaue Karten das Spiel
salem-setup-rule-conspiracy = In einer Verschwörung bekommen alle eine Karte
salem-setup-rule-conspiracy-from-the-left = von links
salem-setup-rule-conspiracy-pooled = aus einem gemischten Stapel
salem-setup-tracking = Wer sagt mir die Karten?
salem-setup-tracking-counts = Niemand
salem-setup-tracking-counts-hint = Nichts einzutragen. Ich zähle die Hexenkarten, die offen liegen.
salem-setup-tracking-ledger = Ihr alle, heimlich
salem-setup-tracking-ledger-hint = Etwa eine halbe Minute für jede Person. Ich erkenne jeden Sieg und erzähle am Ende die ganze Geschichte.
salem-setup-tracking-ledger-ghosts = Wer links von einem Geist sitzt, trägt dessen Karten ein.

## Das Gerät herumreichen

hand-title = Tragt eure Prozesskarten ein
hand-title-take = Tragt die genommene Karte ein
hand-pass = Gebt mich an { $name }
hand-pass-took = Gebt mich an { $name } (Karte von { $from })
hand-pass-ghost = Karten von { $ghost }: Gebt mich an { $name }
hand-alone = Nur { $name } darf hinsehen.
hand-uncover = Aufdecken
hand-cover = Verdecken
hand-count = { $done } von { $count } eingetragen
hand-somebody-else = Jemand anderes zuerst
hand-question-card = Deine Karte { $place } von { $count }
hand-question-took = Welche Karte hast du genommen?
hand-question-gave = Welche Karte hast du in den Stapel gegeben?
hand-question-dealt = Welche Karte hast du bekommen?
hand-changes-places = Die Antworten tauschen jedes Mal die Plätze, damit deine Hand nichts verrät.
hand-check = Stimmt das?
hand-check-covered = Wieder verdeckt. Eintragen oder neu wählen.
hand-again = Neu wählen
hand-enter = Eintragen und verdecken
hand-thanks = Eingetragen. Gebt mich weiter.
hand-take-back = Karten von { $name } neu eintragen
hand-all = Alle Karten sind eingetragen.
hand-did-not-add-up = Die eingetragenen Karten gehen nicht auf. Tragt bitte alle noch einmal ein. Niemand wird genannt.
hand-expects = Ich erwarte { $cards }.
hand-often = Oft ist es das:
hand-often-number = Es wurde eine andere Zahl von Hexenkarten ausgeteilt.
hand-often-beside = Der Finger traf die Antwort neben der richtigen.
hand-often-took = Es zählt die Karte, die ihr genommen habt, nicht die, die euch genommen wurde.
hand-often-left = Die Karte kommt von links: { $name } nimmt von { $from }.
hand-enter-again = Noch einmal eintragen
hand-other-number = Wir haben eine andere Zahl von Hexenkarten ausgeteilt
hand-to-names = Zurück zu den Namen

## Das Ende

end-title =
    { $winner ->
        [witches] Die Hexen haben gewonnen
       *[townspeople] Die Stadt hat gewonnen
    }
end-why-townspeople = Alle Hexenkarten im Spiel sind aufgedeckt.
end-why-witches = Wer noch lebt, ist eine Hexe.
end-why-witches-claim = Alle, die noch leben, haben gesagt, dass sie Hexen sind.
end-why-witches-ghosts = Mit Geistern am Tisch genügt ein Tod, die Karte des Konstablers oder ein Tisch voller Hexen.
end-nights =
    { $count ->
        [0] Vor der ersten Nacht
        [one] Nach { $count } Nacht
       *[other] Nach { $count } Nächten
    }
end-rule = Wie ein Spiel endet
end-late =
    { $count ->
        [one] { $names } wurde zu spät zur Hexe und hat mit der Stadt verloren.
       *[other] { $names } wurden zu spät zu Hexen und haben mit der Stadt verloren.
    }
end-people = Wer war wer
end-who-lived = Wer überlebt hat
end-unknown = Wer sonst noch Hexe war, wisst nur ihr.
end-showed =
    { $card ->
        [constable] Zeigte die Konstablerkarte
       *[witch] Zeigte eine Hexenkarte
    }
end-was-witch = Hexe
end-was-townsperson = Stadt
end-lived = Am Leben
end-died = Tot
end-left = Gegangen
end-story = Die Geschichte
end-again = Noch einmal mit derselben Runde
end-export = Dieses Spiel als Datei speichern

## Die Chronik

record-empty = Noch ist nichts geschehen.
record-night = Nacht { $night }
record-start = Vor der ersten Nacht
record-known-now = Bis jetzt geheim
record-dawn = Der Morgen graut über Salem.
record-black-cat = Die Schwarze Katze geht an { $player }.
record-night-began = Nacht { $night } bricht herein.
record-gavel = Der Richterhammer liegt vor { $player }.
record-gavel-nobody = Der Richterhammer liegt vor niemandem.
record-confessed =
    { $card ->
        [witch] { $player } gesteht und deckt eine Hexenkarte auf.
        [constable] { $player } gesteht und deckt die Karte des Konstablers auf.
       *[not-a-witch] { $player } gesteht und deckt eine Karte „Keine Hexe“ auf.
    }
record-confessed-ability = { $player } gesteht, ohne eine Karte aufzudecken.
record-attacked-died = Angriff in der Nacht auf { $player }: tot.
record-attacked-saved =
    { $why ->
        [gavel] Angriff in der Nacht auf { $player }: vom Richterhammer gerettet.
        [confessed] Angriff in der Nacht auf { $player }: durch ein Geständnis gerettet.
       *[asylum] Angriff in der Nacht auf { $player }: vom Asyl gerettet.
    }
record-attacked-dead = Angriff in der Nacht auf { $player }: schon vorher tot.
record-attacked-forfeits = Angriff in der Nacht auf { $player }: Zwei Prozesskarten gehen verloren.
record-revealed =
    { $card ->
        [witch] { $player } deckt eine Hexenkarte auf.
        [constable] { $player } deckt die Karte des Konstablers auf.
       *[not-a-witch] { $player } deckt eine Karte „Keine Hexe“ auf.
    }
record-ledger-corrected = Die Karten auf dem Tisch stimmten; meine Liste der Karten von { $player } war falsch.
record-died =
    { $cause ->
        [witch-card] { $player } stirbt durch eine Hexenkarte.
        [all-cards-revealed] { $player } stirbt: Alle Prozesskarten sind aufgedeckt.
        [matchmaker] { $player } stirbt durch das Band der Ehestifterin.
       *[night] { $player } stirbt in der Nacht.
    }
record-left = { $player } hat den Tisch verlassen. Die Karten werden aufgedeckt.
record-left-gave = { $player } hat den Tisch verlassen. { $to } bekommt die Karten, ungesehen.
record-forfeits =
    { $count ->
        [one] { $player } muss { $count } Prozesskarte aufdecken.
       *[other] { $player } muss { $count } Prozesskarten aufdecken.
    }
record-turned-up = { $player } deckt auf: Hexe { $witch }, Konstabler { $constable }, Keine Hexe { $not_a_witch }.
record-blue-given =
    { $card ->
        [asylum] { $player } bekommt das Asyl.
        [black-cat] { $player } bekommt die Schwarze Katze.
        [matchmaker] { $player } bekommt eine Ehestifterin.
       *[piety] { $player } bekommt Frömmigkeit.
    }
record-blue-moved =
    { $card ->
        [asylum] Das Asyl geht von { $from } an { $to }.
        [black-cat] Die Schwarze Katze geht von { $from } an { $to }.
        [matchmaker] Eine Ehestifterin geht von { $from } an { $to }.
       *[piety] Frömmigkeit geht von { $from } an { $to }.
    }
record-blue-discarded =
    { $card ->
        [asylum] { $player } verliert das Asyl.
        [black-cat] { $player } verliert die Schwarze Katze.
        [matchmaker] { $player } verliert eine Ehestifterin.
       *[piety] { $player } verliert Frömmigkeit.
    }
record-accused =
    { $points ->
        [one] Anklage gegen { $player }: { $points } Punkt.
       *[other] Anklage gegen { $player }: { $points } Punkte.
    }
record-accusations-cleared = Die roten Karten vor { $player } werden abgelegt.
record-conspiracy = { $player } zieht die Verschwörung.
record-cat-card-skipped = Die Schwarze Katze deckt diesmal keine Karte auf.
record-taking = Alle nehmen eine Karte von links.
record-passed = { $player } gibt { $gave ->
        [witch] eine Hexenkarte
        [constable] die Karte des Konstablers
        *[not-a-witch] eine Karte „Keine Hexe“
        } und bekommt { $got ->
        [witch] eine Hexenkarte
        [constable] die Karte des Konstablers
        *[not-a-witch] eine Karte „Keine Hexe“
        }.
record-takes-forgotten = Die eingetragenen Karten gingen nicht auf. Alle wurden neu eingetragen.
record-conspiracy-ended = Die Verschwörung ist vorbei.
record-claimed = Es heißt, nur noch Hexen seien übrig.
record-claim-false = Die Behauptung war falsch.
record-claim-true = Die Behauptung stimmte.
record-witches-chose = Die Hexen wählten { $player }.
record-won-townspeople = Die Stadt hat gewonnen.
record-won-witches = Die Hexen haben gewonnen.

## Rathaus-Charaktere, in eigenen Worten

character-abigail-williams = Abigail Williams
    .ability = Löst deine Anklage einen Prozess aus, darfst du alle roten Karten vor dir ablegen.
character-ann-putnam = Ann Putnam
    .ability = Ziehe am Ende deines Zuges zwei Karten für jede Prozesskarte, die du darin aufgedeckt hast.
character-cotton-mather = Cotton Mather
    .ability = Beweise gegen dich zählen nur einen Punkt.
character-george-burroughs = George Burroughs
    .ability = Für deinen Prozess braucht es acht Punkte.
character-giles-corey = Giles Corey
    .ability = Ziehst du zwei rote Karten, zeige sie und ziehe eine dritte.
character-john-proctor = John Proctor
    .ability = Stirbt jemand, nimmst du bis zu drei seiner Handkarten.
character-martha-corey = Martha Corey
    .ability = Du hast die Fähigkeit der nächsten lebenden Person rechts von dir.
character-mary-warren = Mary Warren
    .ability = Weder Ehestifterin noch Schwarze Katze können dir schaden.
character-rebecca-nurse = Rebecca Nurse
    .ability = Ziehe eine Karte, wenn ein Prozess eine fremde Prozesskarte aufdeckt.
character-samuel-parris = Samuel Parris
    .ability = Zweimal im Spiel: Ziehe vom Ablagestapel statt vom Nachziehstapel; nie eine schwarze Karte.
character-sarah-good = Sarah Good
    .ability = Raub und Brandstiftung wirken bei dir nicht.
character-thomas-danforth = Thomas Danforth
    .ability = Klagst du an, genügt ein Punkt weniger.
character-tituba = Tituba
    .ability = Einmal im Spiel, vor dem Ziehen: Ordne eine Minute lang den Nachziehstapel, wie du willst.
character-will-griggs = Will Griggs
    .ability = Du darfst ein Alibi wie einen Zeugen spielen.
character-william-phips = William Phips
    .ability = Einmal im Spiel: Gestehe, ohne eine Karte aufzudecken.

## Die Regeln in Kürze; jede Zeile ist ein Punkt

rules-title = So geht das Spiel
rules-aim = Das Ziel
    .text =
        Die Stadt gewinnt, wenn alle Hexenkarten aufgedeckt sind.
        Die Hexen gewinnen, wenn nur noch Hexen leben.
        Wer jemals eine Hexenkarte hatte, bleibt Hexe.
rules-setup = Vor dem Beginn
    .text =
        Alle bekommen gleich viele Prozesskarten, verdeckt. Seht sie heimlich an.
        Eine Karte macht zum Konstabler, eine oder mehrere zu Hexen; die übrigen sind „Keine Hexe“.
        Tragt die Namen im Uhrzeigersinn ein, wie ihr sitzt.
rules-dawn = Morgengrauen
    .text =
        Alle schließen die Augen. Die Hexen öffnen ihre und erkennen einander.
        Gemeinsam geben sie jemandem die Schwarze Katze. Es darf auch eine Hexe sein.
        Wer die Schwarze Katze hat, beginnt. Es geht im Uhrzeigersinn.
rules-day = Ein Zug am Tag
    .text =
        Ziehe zwei Karten, oder spiele beliebig viele.
        Rote Karten klagen an, grüne wirken sofort, blaue bleiben vor jemandem liegen.
        Eine schwarze Karte wird sofort ausgeführt: Nacht oder Verschwörung.
rules-trial = Ein Prozess
    .text =
        Anklage zählt 1 Punkt, Beweis 3, Zeuge 7.
        Bei 7 Punkten deckt, wer zuletzt anklagte, eine Prozesskarte der angeklagten Person auf. Dann werden alle roten Karten vor ihr abgelegt.
        Frömmigkeit verdoppelt die nötigen Punkte. In älteren Auflagen verbietet sie rote Karten.
rules-blue = Blaue Karten
    .text =
        Asyl: Die Nacht kann hier nicht töten.
        Frömmigkeit: Ein Prozess braucht doppelt so viele Punkte.
        Ehestifterin: Stirbt eine der beiden verbundenen Personen, stirbt auch die andere.
        Schwarze Katze: Eine Verschwörung beginnt damit, dass hier eine Karte aufgedeckt wird.
rules-night = Nacht
    .text =
        Alle schließen die Augen. Die Hexen einigen sich auf jemanden, der lebt.
        Dann gibt der Konstabler jemand anderem den Richterhammer.
        Alle öffnen die Augen. Der Richterhammer liegt für alle sichtbar da.
rules-confession = Geständnis
    .text =
        Solange der Sand läuft, darf jede Person eine eigene Prozesskarte aufdecken und ist heute Nacht sicher.
        Diese Karte zählt wie jede andere: Sie kann töten oder das Spiel beenden.
        Dann sage ich, wer angegriffen wurde. Richterhammer, Geständnis und Asyl retten.
        Danach mischt ihr Nachziehstapel und Ablage, die Nacht in die untere Hälfte (ältere Auflagen: ganz nach unten).
rules-conspiracy = Verschwörung
    .text =
        Wer die Karte zog, deckt bei der Schwarzen Katze eine Prozesskarte auf.
        Dann nehmen alle zugleich eine verdeckte Prozesskarte von links.
        Wer eine Hexenkarte nimmt, ist für immer Hexe.
        Alle sehen ihre Karten an und mischen sie.
rules-death = Tod
    .text =
        Man stirbt mit der letzten eigenen Hexenkarte (ältere Auflagen: mit jeder), wenn alle Prozesskarten aufgedeckt sind, in der Nacht oder durch die Ehestifterin.
        Alle Prozesskarten der Toten werden aufgedeckt, ihre blauen Karten abgelegt.
        Drei letzte Worte, dann Schweigen. Die Toten gewinnen oder verlieren mit ihrer Seite.
rules-end = Die letzten zwei
    .text =
        Leben nur noch zwei, sind Raub und Sündenbock nicht mehr spielbar.
        Glauben die Hexen, dass nur noch sie übrig sind, dürfen sie es nachts sagen, oder ihr am Tag. Alle Lebenden antworten dann mit offenen Augen.
        Nachts sagt das der kleine Stern in der Ecke: ihn antippen, dann den Knopf in der Mitte halten. Beim Konstabler bewirkt er nichts.
rules-ghosts = Zu zweit oder zu dritt
    .text =
        Geister füllen den Tisch auf vier auf. Sie haben je fünf Prozesskarten und keine Züge.
        Der Konstabler darf alle schützen, auch sich selbst, oder niemanden.
        Die Nacht tötet nicht: Das Opfer verliert zwei Prozesskarten, ausgewählt von links.
        Die Hexen gewinnen mit der aufgedeckten Karte des Konstablers, mit jedem Tod, oder wenn alle Hexen sind.
