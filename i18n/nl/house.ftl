# De woorden van het huis: plank, voorbereiding, instellingen, weigeringen en fouten, en de
# bediening die elk spel deelt.

## Bediening

control-back = Terug
control-close = Sluiten
control-on = Aan
control-off = Uit
control-undo = Ongedaan maken
control-undo-into-the-dark = Houd vast: terug de nacht in
control-redo = Opnieuw
control-bring-back = Terughalen
taken-back = Teruggenomen: { $what }
control-pause = Pauze
control-resume = Verder
control-repeat-line = Zeg het nog eens
control-skip-line = Deze zin overslaan
control-restart-phase = Deze fase opnieuw beginnen
control-take-up-again = Verder waar we waren
control-captions-only = Verder met ondertitels
control-voice-off = De stem is uit
control-turn-screen = Scherm draaien
control-full-screen = Volledig scherm aan of uit
control-menu = Menu
control-record = Verslag
control-rules = Regels
control-help = Wat er nu kan
control-night-light = Licht van de nacht: { $percent } %
keys = Toetsen
    .text =
        Spatie: de verteller wacht, en gaat verder.
        R: de zin nog een keer.
        Pijl naar rechts, Page Down of een pedaal: de volgende stap, waar één aanraking genoeg is.
        Escape: terug, of het menu.
control-settings = Instellingen
control-export = Kopie opslaan
control-leave = Naar de plank
control-hold = Ingedrukt houden
control-touch-twice = Twee keer aanraken

## Geluid en opslag, één keer gezegd

sound-lost = Het geluid is weg. Is de luidspreker er nog?
sound-muted = De luidspreker is gedempt of staat op nul. Zet hem harder.
sound-no-device = Geen luidspreker gevonden. Sluit er een aan of zet hem aan.
sound-unheard = Er is geen geluid te horen
sound-read-aloud = Niemand zal mij horen. Een van jullie leest de zinnen voor en houdt de ogen open.
sound-read-this = Lees dit voor:
storage-not-kept = De schijf weigert te schrijven. Het spel gaat door, maar gaat verloren als de app sluit.
notice-game-damaged = Het bestand van het laatste spel was beschadigd. Wat te redden was, staat hier; het beschadigde bestand ligt apart: { $path }
notice-cannot-open-last = Het laatste spel kan niet worden geopend. Het bestand is niet aangeraakt.
notice-game-invalid = Deze versie kan het laatste spel niet meer openen; het bestand blijft zoals het is: { $path }
notice-settings-damaged = Het bestand met instellingen was beschadigd. De gewone instellingen gelden weer; het beschadigde bestand ligt apart: { $path }
notice-table-damaged = Het bestand van de laatste tafel was beschadigd; typ de namen nog een keer. Het beschadigde bestand staat nu hier: { $path }
notice-not-kept = Wat er gebeurt, kan niet meer op de schijf worden geschreven.
notice-settings-not-kept = De schijf neemt de instellingen niet aan. Ze gelden tot de app sluit.
notice-no-sound = Geen luidspreker gevonden; er zijn alleen ondertitels.
notice-sound-ended = Het geluid werkt niet meer. Het spel gaat verder met ondertitels.
notice-program-ended = De motor van het spel is gestopt. Sluit de app en open hem opnieuw: alles tot nu toe is bewaard.
notice-exported = Opgeslagen: { $path }
notice-put-away = Begrepen

## De plank

shelf-title = Town Crier
shelf-motto = De stem midden op de tafel
shelf-what = Leidt de dageraad en de nacht van Salem 1692 hardop, bewaart de geheimen, draait het zand en onthoudt alles.
shelf-unofficial = Een onofficiële metgezel. Het spel zelf heb je erbij nodig.
shelf-go-on = Verder met het laatste spel
shelf-look-again = Het laatste spel nog eens bekijken
shelf-new-game = Nieuw spel
shelf-open = Bestand openen
shelf-games = Spellen
drop-title = Het spel { $name } openen?
drop-open = Openen
drop-leave = Laten liggen
shelf-first-time = Eerste avond? Nieuw spel, typ jullie namen, begin. De rest zeg ik.
shelf-demo = Een nacht om te proberen
shelf-demo-about = Anderhalve minuut. Zonder namen; niets wordt bewaard.
demo-title = Proefnacht
demo-next = Volgende
demo-again = Nog eens kijken

## Games on the shelf

games-title = Spellen op de plank
games-none = Er is nog niets gespeeld.
games-go-on = Verder spelen
games-story = Het verhaal
games-throw-away = Weggooien
games-thrown = Weggegooid: { $names }. Voorgoed weg zodra jullie de plank verlaten.
games-bring-back = Terughalen
games-unreadable = Dit spel is niet te lezen.
looking-back = Terugblik
looking-back-evenings =
    { $count ->
        [one] { $count } avond
       *[other] { $count } avonden
    }
looking-back-games =
    { $count ->
        [one] { $count } uitgespeeld spel
       *[other] { $count } uitgespeelde spellen
    }
looking-back-times =
    { $count ->
        [one] één keer
       *[other] { $count } keer
    }
looking-back-player = Speler
looking-back-played = Spellen
looking-back-won = Gewonnen
looking-back-of = { $won } van { $known }
looking-back-unknown = ‘2 van 3’: in de andere spellen kwam de tafel nooit te weten aan welke kant die speler stond.
looking-back-stays = Dit alles blijft op dit apparaat.
looking-back-forget = Opnieuw beginnen te tellen

## Voorbereiding

setup-title = Wie zit er aan tafel?
setup-clockwise = Met de klok mee. Enter voor de volgende naam, of plak een hele lijst.
setup-list = Spelers, met de klok mee
setup-name = Naam op plaats { $place }
setup-next-name = Volgende naam
setup-known = Namen van eerdere tafels
setup-known-forget = De namen van eerdere tafels vergeten
setup-last-table = Dezelfde tafel als de vorige keer
setup-move = { $name } verplaatsen
setup-move-help = Sleep, of gebruik de toetsen omhoog en omlaag
setup-earlier = { $name } een plaats omhoog
setup-later = { $name } een plaats omlaag
setup-remove = { $name } verwijderen
setup-moved = { $name } is nu nummer { $place } van { $count }.
setup-removed = { $name } is verwijderd.
setup-players =
    { $count ->
        [0] Nog niemand
        [one] { $count } speler
       *[other] { $count } spelers
    }
setup-begin = Beginnen
setup-leaves-game = Het spel met { $names } is nog niet afgelopen. Het blijft op de plank, bij jullie spellen.
setup-more = Meer keuzes
setup-more-hint = Personages, heksenkaarten, druk, zandloper, geluid
setup-sound = Geluid en zand
setup-sound-test = Geluid testen
setup-sound-test-hint = Je hoort: ‘Als je dit hoort, leg mij dan midden op de tafel.’ Niets te horen? Zet het volume hoger en de stille stand uit.
sound-test-ask = Horen jullie mij?
sound-test-question = Was het te horen?
sound-test-yes = Ja
sound-test-no = Nee
sound-test-heard = Goed. Leg mij midden op de tafel.
sound-test-unheard = Zet het volume hoger en de stille stand uit. Gaat het geluid naar een koptelefoon of een scherm? Test dan nog eens.

## Instellingen

settings-title = Instellingen
settings-language = Taal
settings-language-choose = Woorden op het scherm
settings-language-system = Zoals het systeem
settings-voice = Stem
settings-voice-on = De verteller spreekt
settings-voice-on-hint = Ondertitels blijven altijd.
settings-voice-choose = Wie leest
settings-voice-none = Voor deze taal is er nog geen opgenomen stem. De zinnen staan er als ondertitels.
settings-names-spoken = Namen worden ook gezegd
settings-names-spoken-hint = De stem van dit apparaat zegt over wie een zin gaat.
settings-names-spoken-none = Dit apparaat heeft geen stem voor deze taal. Namen staan er alleen.
settings-lines-read = De schermlezer leest de zinnen ook voor
settings-lines-read-hint = Anders zwijgt hij zolang de verteller spreekt.
settings-own-recordings = Eigen opnamen
settings-own-recordings-hint = Een map met geluidsbestanden die heten zoals de zinnen, bijvoorbeeld night-close-eyes.ogg. Wat ontbreekt, leest de verteller.
settings-own-recordings-none = Geen gekozen
settings-own-recordings-choose = Map kiezen
settings-own-recordings-without = Zonder
settings-own-recordings-found = Van hier gelezen: { $used } van { $of } zinnen
settings-own-recordings-looking = De bestanden worden bekeken …
settings-own-recordings-again = Opnieuw kijken
settings-own-recordings-gone = Deze map is er niet, of kan niet worden geopend.
settings-own-recordings-deeper = De opnamen liggen in een map hierin:
settings-own-recordings-take = { $folder } nemen
settings-own-recordings-unreadable = Niet te lezen (WAV, FLAC, MP3, OGG Vorbis, Opus en M4A kunnen wel):
settings-own-recordings-no-sound = Geen geluid, ondanks de naam:
settings-own-recordings-damaged = Beschadigd of afgebroken:
settings-own-recordings-closed = Mogen niet worden geopend:
settings-own-recordings-empty = Lege bestanden:
settings-own-recordings-silent = Niets dan stilte:
settings-own-recordings-far-too-long = Veel te lang of te groot:
settings-own-recordings-several = Meer bestanden voor één zin; het nieuwste leesbare wordt genomen:
settings-own-recordings-instead = { $name }, niet { $other }
settings-own-recordings-clipped = Overstuurd:
settings-own-recordings-too-quiet = Te zacht:
settings-own-recordings-too-loud = Te hard:
settings-own-recordings-too-long = Te lang om in het donker te beluisteren:
settings-own-recordings-silent-ends = Lange stilte aan de uiteinden, die wordt weggelaten:
settings-own-recordings-unknown = Heten als geen enkele zin:
settings-own-recordings-missing = Zinnen zonder bestand:
settings-own-recordings-more = en nog { $count }
settings-volume = Volume
settings-volume-voice = Verteller
settings-volume-ambience = Achtergrond
settings-volume-effects = Bel, hamer en uil
settings-scenes = Wat er naast de stem klinkt
settings-scene-ambience = Wind, krekels, regen en vuur
settings-scene-music = Muziek
settings-scene-effects = Bel, hamer en uil
settings-listen = Luister: { $what }
settings-time = Tempo en zand
settings-pace = Pauzes
settings-pace-slow = Lang
settings-pace-normal = Gewoon
settings-pace-brisk = Kort
settings-pace-hint = Hoe lang de pauzes duren. De stem zelf blijft gelijk.
settings-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
settings-captions-suffice = Ondertitels zijn genoeg
settings-captions-suffice-hint = Zonder luidspreker gaat de nacht vanzelf verder in ondertitels.
settings-screen = Scherm
settings-text-size = Tekstgrootte
settings-night-light = Licht van de nacht
settings-night-light-hint = Hoe helder de donkere schermen zijn. Overdag verandert er niets.
settings-percent = { $count } %
settings-high-contrast = Hoog contrast
settings-reduced-motion = Minder beweging
settings-hand = Knoppen voor de
settings-hand-right = rechterhand
settings-hand-left = linkerhand
settings-hold-time = Hoe lang ingedrukt houden
settings-hold-time-value = { $seconds } s
settings-two-touches = Bevestigen met twee aanrakingen
settings-two-touches-hint = In plaats van ingedrukt houden, voor trillende handen: raak aan en raak nog een keer aan.
settings-table = Jullie tafel
settings-seat-shape = Vorm
settings-seat-shape-round = Rond
settings-seat-shape-long = Lang
settings-seat-shape-one-side = Allemaal aan één kant
settings-names-face-owners = Namen wijzen naar hun spelers
settings-quarter-turns = Draaiing van het scherm
settings-quarter-turns-value =
    { $count ->
        [0] Rechtop
        [1] Een kwart naar rechts
        [2] Ondersteboven
       *[3] Een kwart naar links
    }
settings-keep-awake = Scherm wakker houden tijdens het spel
settings-less = { $what }: minder
settings-greater = { $what }: meer

## Waarom iets niet gebeurde

trouble-stale = Dat is niet gebeurd: er gebeurde eerst iets anders. Kijk nog eens.
trouble-not-now = Niet op dit moment.
trouble-cannot-read = Het bestand kon niet worden gelezen.
trouble-cannot-write = Het bestand kon niet worden geschreven. Er is niets opgeslagen.
trouble-not-a-game = Dit bestand is geen opgenomen spel.
trouble-other-encoding = Dit bestand is geen leesbare tekst. Misschien heeft het een andere codering: bewaar het als UTF-8.
trouble-too-new = Dit spel is opgenomen met een nieuwere versie.
trouble-too-large = Dit bestand is te groot voor een spel.
trouble-went-otherwise = Stap { $step } van het opgenomen spel kan niet worden gespeeld.
trouble-out-of-range = Dit getal mag niet.
trouble-nothing-to-undo = Dit is het begin van het spel.
trouble-nothing-to-redo = Er is niets om opnieuw te doen.
trouble-unreachable = Dat is niet gebeurd: er kwam geen antwoord. Probeer het nog eens.

## Als het programma niet kan beginnen

start-in-use = Town Crier is al open. Dit tweede venster trekt zich terug, zodat het één spel blijft.
start-broken = Town Crier kan niet beginnen: { $reason }
