# A ház szavai: polc, előkészület, beállítások, elutasítások és hibák, és a minden játékban közös
# vezérlők.

## Vezérlők

control-back = Vissza
control-close = Bezárás
control-on = Be
control-off = Ki
control-undo = Visszavonás
control-undo-into-the-dark = Tartsd lenyomva: vissza az éjszakába
control-redo = Újra
control-bring-back = Visszahozás
taken-back = Visszavonva: { $what }
control-pause = Szünet
control-resume = Tovább
control-repeat-line = Mondd újra
control-skip-line = Mondat átugrása
control-restart-phase = Szakasz újrakezdése
control-take-up-again = Folytatás, ahol tartottunk
control-captions-only = Tovább felirattal
control-voice-off = A hang ki van kapcsolva
control-turn-screen = Képernyő elfordítása
control-full-screen = Teljes képernyő be vagy ki
control-menu = Menü
control-record = Krónika
control-rules = Szabályok
control-help = Mit lehet most tenni
control-night-light = Az éjszaka fénye: { $percent }%
keys = Billentyűk
    .text =
        Szóköz: a mesélő vár, majd folytatja.
        R: a mondat még egyszer.
        Jobbra nyíl, Page Down vagy pedál: a következő lépés, ahol egy érintés elég.
        Escape: vissza vagy a menü.
control-settings = Beállítások
control-export = Másolat mentése
control-leave = Vissza a polcra
control-hold = Tartsd lenyomva
control-touch-twice = Érintsd meg kétszer

## Hang és tárolás, egyszer elmondva

sound-lost = A hang elhallgatott. Megvan még a hangszóró?
sound-muted = A hangszóró némítva van, vagy teljesen le van halkítva. Hangosítsátok fel.
sound-no-device = Nincs hangszóró. Csatlakoztassatok vagy kapcsoljatok be egyet.
sound-unheard = Nem hallatszik hang
sound-read-aloud = Senki sem fog hallani. Valaki olvassa fel a mondatokat, és tartsa nyitva a szemét.
sound-read-this = Olvasd fel:
storage-not-kept = A lemez nem enged írni. A játék folytatódik, de elveszne, ha az alkalmazás bezárul.
notice-game-damaged = Az utolsó játék fájlja megsérült. Ami menthető volt, itt van; a sérült fájl félretéve: { $path }
notice-cannot-open-last = Az utolsó játék nem nyitható meg. A fájljához nem nyúltunk.
notice-game-invalid = Az utolsó játékot ez a verzió már nem tudja megnyitni; a fájlja úgy marad, ahogy van: { $path }
notice-settings-damaged = A beállítások fájlja megsérült. A szokásosak érvényesek; a sérült fájl félretéve: { $path }
notice-table-damaged = Az utolsó asztal fájlja megsérült; írjátok be még egyszer a neveket. A sérült fájl most itt van: { $path }
notice-not-kept = Ami történik, már nem írható a lemezre.
notice-settings-not-kept = A lemez nem fogadja el a beállításokat. Az alkalmazás bezárásáig érvényesek.
notice-no-sound = Nincs hangszóró, ezért csak felirat van.
notice-sound-ended = A hang nem működik többé. A játék felirattal folytatódik.
notice-program-ended = A játék motorja leállt. Zárjátok be az alkalmazást, és nyissátok meg újra: minden eddigi megmaradt.
notice-exported = Elmentve: { $path }
notice-put-away = Értettem

## A polc

shelf-title = Town Crier
shelf-motto = A hang az asztal közepén
shelf-what = Hangosan vezeti a Salem 1692 hajnalát és éjszakáját, őrzi a titkokat, forgatja a homokórát, és mindenre emlékszik.
shelf-unofficial = Nem hivatalos kísérő. Maga a játék is kell hozzá.
shelf-go-on = Az utolsó játék folytatása
shelf-look-again = Az utolsó játék újranézése
shelf-new-game = Új játék
shelf-open = Fájl megnyitása
shelf-games = Játékok
drop-title = Megnyitjátok ezt a játékot: { $name }?
drop-open = Megnyitás
drop-leave = Hagyjuk
shelf-first-time = Első este? Új játék, írjátok be a neveket, kezdjétek el. A többit én mondom.
shelf-demo = Próbaéjszaka
shelf-demo-about = Másfél perc. Nevek nélkül; semmi sem marad meg belőle.
demo-title = Próbaéjszaka
demo-next = Következő
demo-again = Még egyszer

## Games on the shelf

games-title = Játékok a polcon
games-none = Még nem volt játék.
games-go-on = Folytatás
games-story = A történet
games-throw-away = Kidobás
games-thrown = Kidobva: { $names }. Végleg eltűnik, ha elhagyjátok a polcot.
games-bring-back = Visszahozás
games-unreadable = Ez a játék nem olvasható.
looking-back = Visszatekintés
looking-back-evenings =
    { $count ->
        [one] { $count } este
       *[other] { $count } este
    }
looking-back-games =
    { $count ->
        [one] { $count } végigjátszott játék
       *[other] { $count } végigjátszott játék
    }
looking-back-times =
    { $count ->
        [one] { $count } alkalommal
       *[other] { $count } alkalommal
    }
looking-back-player = Játékos
looking-back-played = Játék
looking-back-won = Győzelem
looking-back-of = { $known }-ból { $won }
looking-back-unknown = Például „3-ból 2”: a többi játékban az asztal sosem tudta meg, melyik oldalon állt.
looking-back-stays = Mindez ezen az eszközön marad.
looking-back-forget = Számlálás elölről

## Előkészület

setup-title = Kik ülnek az asztalnál?
setup-clockwise = Az óramutató járása szerint. Enter a következő névhez, vagy illesszetek be egy egész listát.
setup-list = Játékosok, az óramutató járása szerint
setup-name = Név a(z) { $place }. helyen
setup-next-name = Következő név
setup-known = Nevek korábbi asztaloktól
setup-known-forget = A korábbi asztalok neveinek elfelejtése
setup-last-table = Ugyanaz az asztal, mint legutóbb
setup-move = { $name } áthelyezése
setup-move-help = Húzd, vagy használd a fel és le gombot
setup-earlier = { $name } egy hellyel feljebb
setup-later = { $name } egy hellyel lejjebb
setup-remove = { $name } törlése
setup-moved = { $name } most a(z) { $place }. a { $count } közül.
setup-removed = { $name } törölve.
setup-players =
    { $count ->
        [0] Még senki
        [one] { $count } játékos
       *[other] { $count } játékos
    }
setup-begin = Kezdés
setup-leaves-game = A játék még nem ért véget ({ $names }). A polcon marad, a játékaitok között.
setup-more = További lehetőségek
setup-more-hint = Szereplők, boszorkánykártyák, kiadás, homokóra, hang
setup-sound = Hang és homok
setup-sound-test = Hang kipróbálása
setup-sound-test-hint = Ezt kell hallani: „Ha hallasz, tegyél az asztal közepére.” Nem hallatszik? Hangosítsátok fel, és kapcsoljátok ki a néma módot.
sound-test-ask = Hallotok engem?
sound-test-question = Hallatszott?
sound-test-yes = Igen
sound-test-no = Nem
sound-test-heard = Jó. Tegyetek az asztal közepére.
sound-test-unheard = Hangosítsátok fel, és kapcsoljátok ki a néma módot. Fülhallgatóra vagy képernyőre megy a hang? Aztán próbáljátok újra.

## Beállítások

settings-title = Beállítások
settings-language = Nyelv
settings-language-choose = Szavak a képernyőn
settings-language-system = Mint a rendszerben
settings-voice = Hang
settings-voice-on = A mesélő beszél
settings-voice-on-hint = A felirat mindenképpen marad.
settings-voice-choose = Ki olvas
settings-voice-none = Ehhez a nyelvhez még nincs felvett hang. A mondatok feliratként látszanak.
settings-names-spoken = A nevek is elhangzanak
settings-names-spoken-hint = Ennek az eszköznek a hangja mondja meg, kiről szól a mondat.
settings-names-spoken-none = Ezen az eszközön ehhez a nyelvhez nincs hang. A nevek csak látszanak.
settings-lines-read = A képernyőolvasó is felolvassa a mondatokat
settings-lines-read-hint = Különben hallgat, amíg a mesélő beszél.
settings-own-recordings = Saját felvételek
settings-own-recordings-hint = Mappa hangfájlokkal, amelyek neve a mondatoké, például night-close-eyes.ogg. Ami hiányzik, azt a mesélő olvassa.
settings-own-recordings-none = Nincs kiválasztva
settings-own-recordings-choose = Mappa választása
settings-own-recordings-without = Nélküle
settings-own-recordings-found = Innen olvasott mondatok: { $used } / { $of }
settings-own-recordings-looking = A fájlok átnézése…
settings-own-recordings-again = Nézzük meg újra
settings-own-recordings-gone = Ez a mappa nincs meg, vagy nem nyitható meg.
settings-own-recordings-deeper = A felvételek egy benne lévő mappában vannak:
settings-own-recordings-take = Legyen ez: { $folder }
settings-own-recordings-unreadable = Nem olvashatók (a WAV, FLAC, MP3, OGG Vorbis, Opus és M4A megfelel):
settings-own-recordings-no-sound = A nevük ellenére nem hangfájlok:
settings-own-recordings-damaged = Sérültek vagy csonkák:
settings-own-recordings-closed = Nem nyithatók meg:
settings-own-recordings-empty = Üres fájlok:
settings-own-recordings-silent = Csak csend van bennük:
settings-own-recordings-far-too-long = Túlságosan hosszúak vagy nagyok:
settings-own-recordings-several = Egy mondathoz több fájl van; a legújabb olvasható szól:
settings-own-recordings-instead = { $name }, nem pedig { $other }
settings-own-recordings-clipped = Túlvezéreltek:
settings-own-recordings-too-quiet = Túl halkak:
settings-own-recordings-too-loud = Túl hangosak:
settings-own-recordings-too-long = Túl hosszúak ahhoz, hogy sötétben hallgassuk:
settings-own-recordings-silent-ends = Hosszú csend a széleken, ez kimarad:
settings-own-recordings-unknown = Egyik mondat nevét sem viselik:
settings-own-recordings-missing = Fájl nélküli mondatok:
settings-own-recordings-more = és még { $count }
settings-volume = Hangerő
settings-volume-voice = Mesélő
settings-volume-ambience = Háttér
settings-volume-effects = Harang, kalapács és bagoly
settings-scenes = Ami a hang mellett szól
settings-scene-ambience = Szél, tücskök, eső és tűz
settings-scene-music = Zene
settings-scene-effects = Harang, kalapács és bagoly
settings-listen = Meghallgatás: { $what }
settings-time = Tempó és homok
settings-pace = Szünetek
settings-pace-slow = Hosszú
settings-pace-normal = Szokásos
settings-pace-brisk = Rövid
settings-pace-hint = Milyen hosszúak a szünetek. A hang maga nem változik.
settings-seconds =
    { $count ->
        [one] { $count } másodperc
       *[other] { $count } másodperc
    }
settings-captions-suffice = Elég a felirat
settings-captions-suffice-hint = Hangszóró nélkül az éjszaka magától megy tovább felirattal.
settings-screen = Képernyő
settings-text-size = Betűméret
settings-night-light = Az éjszaka fénye
settings-night-light-hint = Milyen világosak a sötét képernyők. Nappal semmi sem változik.
settings-percent = { $count } %
settings-high-contrast = Nagy kontraszt
settings-reduced-motion = Kevesebb mozgás
settings-hand = Gombok keze
settings-hand-right = jobb kéz
settings-hand-left = bal kéz
settings-hold-time = Meddig kell lenyomva tartani
settings-hold-time-value = { $seconds } mp
settings-two-touches = Megerősítés két érintéssel
settings-two-touches-hint = Lenyomva tartás helyett, ha remeg a kéz: érintsd meg, aztán még egyszer.
settings-table = Az asztalotok
settings-seat-shape = Alak
settings-seat-shape-round = Kerek
settings-seat-shape-long = Hosszú
settings-seat-shape-one-side = Mind egy oldalon
settings-names-face-owners = A nevek a játékosok felé néznek
settings-quarter-turns = A képernyő állása
settings-quarter-turns-value =
    { $count ->
        [0] Egyenesen
        [1] Negyed jobbra
        [2] Fejjel lefelé
       *[3] Negyed balra
    }
settings-keep-awake = A képernyő ne aludjon el játék közben
settings-less = { $what }: kevesebb
settings-greater = { $what }: több

## Miért nem történt meg valami

trouble-stale = Ez nem történt meg: valami más megelőzte. Nézzétek meg újra.
trouble-not-now = Most nem.
trouble-cannot-read = A fájlt nem sikerült beolvasni.
trouble-cannot-write = A fájlt nem sikerült kiírni. Semmi sem lett elmentve.
trouble-not-a-game = Ez a fájl nem felvett játék.
trouble-other-encoding = Ez a fájl nem olvasható szöveg. Talán más a kódolása: mentsétek UTF-8-ként.
trouble-too-new = Ezt a játékot újabb változat vette fel.
trouble-too-large = Ez a fájl túl nagy egy játékhoz.
trouble-went-otherwise = A felvett játék { $step }. lépése nem játszható le.
trouble-out-of-range = Ez a szám nem megengedett.
trouble-nothing-to-undo = Ez a játék kezdete.
trouble-nothing-to-redo = Nincs mit újra megtenni.
trouble-unreachable = Ez nem történt meg: nem jött válasz. Próbáljátok újra.

## Ha a program nem indulhat el

start-in-use = A Town Crier már nyitva van. Ez a második ablak visszalép, hogy egy játék maradjon.
start-broken = A Town Crier nem indulhat el: { $reason }
