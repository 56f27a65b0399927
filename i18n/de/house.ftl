# Worte des Hauses: Regal, Vorbereitung, Einstellungen, Ablehnungen und Fehler, und die
# Bedienung, die alle Spiele teilen.

## Bedienung

control-back = Zurück
control-close = Schließen
control-on = An
control-off = Aus
control-undo = Rückgängig
control-undo-into-the-dark = Halten: zurück in die Nacht
control-redo = Wiederholen
control-bring-back = Zurückholen
taken-back = Zurückgenommen: { $what }
control-pause = Anhalten
control-resume = Weiter
control-repeat-line = Noch einmal sagen
control-skip-line = Diese Zeile überspringen
control-restart-phase = Diesen Abschnitt neu beginnen
control-take-up-again = Weiter, wo wir waren
control-captions-only = Mit Untertiteln weiter
control-voice-off = Die Stimme ist aus
control-turn-screen = Bildschirm drehen
control-full-screen = Vollbild ein oder aus
control-menu = Menü
control-record = Chronik
control-rules = Regeln
control-help = Was jetzt zu tun ist
control-night-light = Licht der Nacht: { $percent } %
keys = Tasten
    .text =
        Leertaste: Die Erzählstimme wartet und geht weiter.
        R: die Zeile noch einmal.
        Pfeil nach rechts, Bild ab oder ein Pedal: der nächste Schritt, wo eine Berührung genügt.
        Escape: zurück oder zum Menü.
control-settings = Einstellungen
control-export = Kopie speichern
control-leave = Zum Regal
control-hold = Gedrückt halten
control-touch-twice = Zweimal berühren

## Ton und Speicher, einmal gesagt

sound-lost = Der Ton ist weg. Ist der Lautsprecher noch da?
sound-muted = Der Lautsprecher ist stumm oder ganz leise gestellt. Stellt ihn lauter.
sound-no-device = Kein Lautsprecher gefunden. Schließt einen an oder schaltet ihn ein.
sound-unheard = Kein Ton zu hören
sound-read-aloud = Niemand wird mich hören. Jemand von euch liest die Zeilen vor und lässt die Augen offen.
sound-read-this = Lies das vor:
storage-not-kept = Die Festplatte nimmt nichts an. Das Spiel geht weiter, wäre aber verloren, wenn sich die App schließt.
notice-game-damaged = Die Datei des letzten Spiels war beschädigt. Was zu retten war, ist hier; die beschädigte Datei liegt nun hier: { $path }
notice-cannot-open-last = Das letzte Spiel lässt sich nicht öffnen. Seine Datei blieb unberührt.
notice-game-invalid = Das letzte Spiel lässt sich mit dieser Version nicht mehr öffnen; seine Datei bleibt, wie sie ist: { $path }
notice-settings-damaged = Die Datei der Einstellungen war beschädigt. Die üblichen gelten wieder; die beschädigte Datei liegt nun hier: { $path }
notice-table-damaged = Die Datei der letzten Runde war beschädigt; bitte gebt die Namen noch einmal ein. Die beschädigte Datei liegt nun hier: { $path }
notice-not-kept = Was geschieht, lässt sich nicht mehr auf die Festplatte schreiben.
notice-settings-not-kept = Die Festplatte nimmt eure Einstellungen nicht an. Sie gelten, bis sich die App schließt.
notice-no-sound = Kein Lautsprecher gefunden; es gibt nur Untertitel.
notice-sound-ended = Der Ton funktioniert nicht mehr. Das Spiel geht mit Untertiteln weiter.
notice-program-ended = Das Spielwerk ist stehen geblieben. Schließt die App und öffnet sie wieder: Alles bis hierher ist gespeichert.
notice-exported = Gespeichert als { $path }
notice-put-away = Verstanden

## Das Regal

shelf-title = Town Crier
shelf-motto = Die Stimme in der Mitte des Tisches
shelf-what = Führt Morgengrauen und Nacht von Salem 1692 laut durch, hütet die Geheimnisse, dreht die Sanduhr und merkt sich alles.
shelf-unofficial = Ein inoffizieller Begleiter. Das Spiel selbst braucht ihr dazu.
shelf-go-on = Letztes Spiel fortsetzen
shelf-look-again = Letztes Spiel noch einmal ansehen
shelf-new-game = Neues Spiel
shelf-open = Datei öffnen
shelf-games = Spiele
drop-title = Das Spiel { $name } öffnen?
drop-open = Öffnen
drop-leave = Liegen lassen
shelf-first-time = Erster Abend? Neues Spiel, Namen tippen, beginnen. Den Rest sage ich.
shelf-demo = Eine Nacht zum Ausprobieren
shelf-demo-about = Anderthalb Minuten. Ohne Namen; nichts wird behalten.
demo-title = Probenacht
demo-next = Weiter
demo-again = Noch einmal ansehen

## Games on the shelf

games-title = Spiele im Regal
games-none = Es wurde noch nichts gespielt.
games-go-on = Weiterspielen
games-story = Die Geschichte
games-throw-away = Wegwerfen
games-thrown = Weggeworfen: { $names }. Endgültig fort, sobald ihr das Regal verlasst.
games-bring-back = Zurückholen
games-unreadable = Dieses Spiel lässt sich nicht lesen.
looking-back = Rückblick
looking-back-evenings =
    { $count ->
        [one] { $count } Abend
       *[other] { $count } Abende
    }
looking-back-games =
    { $count ->
        [one] { $count } Spiel bis zum Ende
       *[other] { $count } Spiele bis zum Ende
    }
looking-back-times =
    { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
looking-back-player = Person
looking-back-played = Spiele
looking-back-won = Gewonnen
looking-back-of = { $won } von { $known }
looking-back-unknown = „2 von 3“: In den übrigen Spielen erfuhr der Tisch nie, auf welcher Seite diese Person stand.
looking-back-stays = All das bleibt auf diesem Gerät.
looking-back-forget = Neu zu zählen beginnen

## Vorbereitung

setup-title = Wer sitzt am Tisch?
setup-clockwise = Im Uhrzeigersinn. Enter für den nächsten Namen, oder eine ganze Liste einfügen.
setup-list = Mitspielende, im Uhrzeigersinn
setup-name = Name an Platz { $place }
setup-next-name = Nächster Name
setup-known = Namen von früheren Runden
setup-known-forget = Die Namen früherer Runden vergessen
setup-last-table = Dieselbe Runde wie zuletzt
setup-move = { $name } verschieben
setup-move-help = Ziehen, oder die Tasten auf und ab
setup-earlier = { $name } einen Platz nach oben
setup-later = { $name } einen Platz nach unten
setup-remove = { $name } entfernen
setup-moved = { $name } ist jetzt Nummer { $place } von { $count }.
setup-removed = { $name } ist entfernt.
setup-players =
    { $count ->
        [0] Noch niemand
        [one] { $count } Person
       *[other] { $count } Personen
    }
setup-begin = Beginnen
setup-leaves-game = Das Spiel mit { $names } ist noch nicht zu Ende. Es bleibt im Regal, unter euren Spielen.
setup-more = Mehr Auswahl
setup-more-hint = Charaktere, Hexenkarten, Auflage, Sanduhr, Ton
setup-sound = Ton und Sand
setup-sound-test = Ton prüfen
setup-sound-test-hint = Zu hören ist: „Wenn du das hörst, lege mich in die Mitte des Tisches.“ Nichts zu hören? Lauter stellen und den Stummmodus ausschalten.
sound-test-ask = Hört ihr mich?
sound-test-question = War es zu hören?
sound-test-yes = Ja
sound-test-no = Nein
sound-test-heard = Gut. Legt mich in die Mitte des Tisches.
sound-test-unheard = Stellt lauter und schaltet den Stummmodus aus. Geht der Ton an Kopfhörer oder einen Bildschirm? Dann prüft noch einmal.

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-language-choose = Worte auf dem Bildschirm
settings-language-system = Wie das System
settings-voice = Stimme
settings-voice-on = Die Erzählstimme spricht
settings-voice-on-hint = Untertitel bleiben in jedem Fall.
settings-voice-choose = Wer vorliest
settings-voice-none = Für diese Sprache gibt es noch keine aufgenommene Stimme. Die Zeilen stehen als Untertitel da.
settings-names-spoken = Auch Namen werden gesprochen
settings-names-spoken-hint = Die Stimme dieses Geräts sagt, um wen es in einer Zeile geht.
settings-names-spoken-none = Dieses Gerät hat keine Stimme für diese Sprache. Namen stehen nur da.
settings-lines-read = Der Bildschirmleser liest die Zeilen mit
settings-lines-read-hint = Sonst schweigt er, solange die Erzählstimme spricht.
settings-own-recordings = Eigene Aufnahmen
settings-own-recordings-hint = Ein Ordner mit Tondateien, die wie die Zeilen heißen, etwa night-close-eyes.ogg. Was fehlt, liest die Erzählstimme.
settings-own-recordings-none = Keiner gewählt
settings-own-recordings-choose = Ordner wählen
settings-own-recordings-without = Ohne
settings-own-recordings-found = Von hier gelesen: { $used } von { $of } Zeilen
settings-own-recordings-looking = Die Dateien werden angesehen …
settings-own-recordings-again = Noch einmal nachsehen
settings-own-recordings-gone = Diesen Ordner gibt es nicht, oder er lässt sich nicht öffnen.
settings-own-recordings-deeper = Die Aufnahmen liegen in einem Ordner darin:
settings-own-recordings-take = { $folder } nehmen
settings-own-recordings-unreadable = Nicht lesbar (WAV, FLAC, MP3, OGG Vorbis, Opus und M4A gehen):
settings-own-recordings-no-sound = Trotz des Namens kein Ton:
settings-own-recordings-damaged = Beschädigt oder abgeschnitten:
settings-own-recordings-closed = Dürfen nicht geöffnet werden:
settings-own-recordings-empty = Leere Dateien:
settings-own-recordings-silent = Nichts als Stille:
settings-own-recordings-far-too-long = Viel zu lang oder zu groß:
settings-own-recordings-several = Mehrere Dateien für eine Zeile; genommen wird die neueste lesbare:
settings-own-recordings-instead = { $name }, nicht { $other }
settings-own-recordings-clipped = Übersteuert:
settings-own-recordings-too-quiet = Zu leise:
settings-own-recordings-too-loud = Zu laut:
settings-own-recordings-too-long = Zu lang, um im Dunkeln zuzuhören:
settings-own-recordings-silent-ends = Lange Stille an den Enden, sie wird weggelassen:
settings-own-recordings-unknown = Heißen wie keine Zeile:
settings-own-recordings-missing = Zeilen ohne Datei:
settings-own-recordings-more = und { $count } weitere
settings-volume = Lautstärke
settings-volume-voice = Erzählstimme
settings-volume-ambience = Hintergrund
settings-volume-effects = Glocke, Hammer und Eule
settings-scenes = Was neben der Stimme klingt
settings-scene-ambience = Wind, Grillen, Regen und Feuer
settings-scene-music = Musik
settings-scene-effects = Glocke, Hammer und Eule
settings-listen = { $what } anhören
settings-time = Tempo und Sand
settings-pace = Pausen
settings-pace-slow = Lang
settings-pace-normal = Normal
settings-pace-brisk = Kurz
settings-pace-hint = Wie lang die Pausen sind. Die Stimme selbst bleibt gleich.
settings-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
settings-captions-suffice = Untertitel genügen
settings-captions-suffice-hint = Ohne Lautsprecher geht die Nacht von selbst in Untertiteln weiter.
settings-screen = Bildschirm
settings-text-size = Textgröße
settings-night-light = Licht der Nacht
settings-night-light-hint = Wie hell die dunklen Bildschirme sind. Am Tag ändert sich nichts.
settings-percent = { $count } %
settings-high-contrast = Hoher Kontrast
settings-reduced-motion = Weniger Bewegung
settings-hand = Knöpfe für die
settings-hand-right = rechte Hand
settings-hand-left = linke Hand
settings-hold-time = Wie lange halten
settings-hold-time-value = { $seconds } s
settings-two-touches = Mit zwei Berührungen bestätigen
settings-two-touches-hint = Statt zu halten, für Hände, die zittern: berühren, dann noch einmal berühren.
settings-table = Euer Tisch
settings-seat-shape = Form
settings-seat-shape-round = Rund
settings-seat-shape-long = Lang
settings-seat-shape-one-side = Alle auf einer Seite
settings-names-face-owners = Namen zeigen zu ihren Leuten
settings-quarter-turns = Drehung des Bildschirms
settings-quarter-turns-value =
    { $count ->
        [0] Aufrecht
        [1] Ein Viertel nach rechts
        [2] Auf dem Kopf
       *[3] Ein Viertel nach links
    }
settings-keep-awake = Bildschirm während des Spiels wach halten
settings-less = { $what }: weniger
settings-greater = { $what }: mehr

## Warum etwas nicht geschah

trouble-stale = Das ist nicht geschehen: Etwas anderes war schneller. Bitte noch einmal hinsehen.
trouble-not-now = Nicht in diesem Augenblick.
trouble-cannot-read = Die Datei konnte nicht gelesen werden.
trouble-cannot-write = Die Datei konnte nicht geschrieben werden. Nichts wurde gespeichert.
trouble-not-a-game = Diese Datei ist kein aufgezeichnetes Spiel.
trouble-other-encoding = Diese Datei ist kein lesbarer Text. Vielleicht hat sie eine andere Kodierung: Speichert sie als UTF-8.
trouble-too-new = Dieses Spiel wurde mit einer neueren Version aufgezeichnet.
trouble-too-large = Diese Datei ist zu groß für ein Spiel.
trouble-went-otherwise = Schritt { $step } des aufgezeichneten Spiels lässt sich nicht spielen.
trouble-out-of-range = Diese Zahl ist nicht erlaubt.
trouble-nothing-to-undo = Das ist der Anfang des Spiels.
trouble-nothing-to-redo = Es gibt nichts zu wiederholen.
trouble-unreachable = Das ist nicht geschehen: Es kam keine Antwort. Bitte noch einmal versuchen.

## Wenn das Programm nicht starten kann

start-in-use = Town Crier ist schon offen. Dieses zweite Fenster tritt zurück, damit es ein Spiel bleibt.
start-broken = Town Crier kann nicht starten: { $reason }
