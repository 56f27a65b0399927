# Egy futó játék képernyői. A nevek { $name } alakban jönnek; ragot nem kapnak.
# A választás ablakai a boszorkányoknak és a csendbiztosnak ugyanazt mondják: szerepet ne nevezz meg.

## Kártyák és jelek

blue-asylum = Menedék
blue-black-cat = Fekete Macska
blue-matchmaker = Házasságszerző
blue-piety = Kegyesség
gavel = Kalapács
red-accusation = Vád
red-evidence = Bizonyíték
red-witness = Tanú
seat-dead = halott
seat-ghost = szellem
seat-left = elment
seat-face-down =
    { $count ->
        [0] nincs lefordított kártya
        [one] { $count } kártya lefordítva
       *[other] { $count } kártya lefordítva
    }
seat-face-up =
    { $card ->
        [witch] { $count ->
            [1] Boszorkány
            *[other] Boszorkány ×{ $count }
            }
        [constable] Csendbiztos
       *[not-a-witch] { $count ->
            [1] Nem boszorkány
            *[other] Nem boszorkány ×{ $count }
            }
    }
seat-accused = { $points } / { $threshold }
seat-accused-protected = { $points }
seat-accused-label = vádak, pontok: { $points } / { $threshold }
seat-trial = Per!
table-seats = Az asztal, az óramutató járása szerint

## A mesélő és a homok

narrator = Mesélő
hold-again = Nyomd meg még egyszer, és megtörténik
sand-left =
    { $seconds ->
        [one] Még { $seconds } másodperc
       *[other] Még { $seconds } másodperc
    }
sand-pause = Homok megállítása
sand-resume = Hadd peregjen
sand-more = +15 mp
sand-more-label = 15 másodperccel több
sand-end = Befejezés most
sand-own-done = Lepergett a homok
sand-own = Fordítsátok meg a homokórátokat.
sand-turn = Homokóra
sand-turn-title = Homokóra megfordítása ehhez:
sand-slow-turn = lassú kör
    .hint = Ha lepergett, a játékos két lapot húz, és vége a körének.
sand-ability = képesség
    .hint = Tituba egy perce a paklival, vagy Samuel Parris két alkalmának egyike.
sand-last-words = három utolsó szó
    .hint = Utána a halottak hallgatnak.
sand-discussion = megbeszélés
    .hint = Két koppanással ér véget; más nem történik.

## Hajnal előtt és nappal

before-dawn = Mindenki ül? Tegyetek az asztal közepére.
before-dawn-begin = Szemeket behunyni: hajnal
day-title =
    { $night ->
        [0] Az első nap
       *[other] A { $night }. éjszaka utáni nap
    }
night-title =
    { $night ->
        [0] Hajnal
       *[other] { $night }. éjszaka
    }
day-witch-cards = Megtalált boszorkánykártyák
day-witch-cards-of = { $revealed } / { $in_play }
day-constable-in-play = Csendbiztos játékban
day-constable-gone = Nincs már csendbiztos
day-black-cat = Fekete Macska: { $name }
day-black-cat-nobody = Fekete Macska: senki
day-tap = Érints meg egy játékost, hogy feljegyezd, mi történt
day-last-two = Ketten maradtak: se Rablás, se Bűnbak
day-night = Éjszaka
day-night-label = Kihúzták az Éjszaka lapot: kezdődjön az éjszaka
day-conspiracy = Összeesküvés
day-conspiracy-label = Kihúzták az Összeesküvést
day-who-drew = Ki húzta az Összeesküvést?

## Egy játékos lapja

trial = Perkártya felfordítása
trial-which = Melyik kártya fordult fel?
trial-another = Van még lefordított boszorkánykártyája? { $name }
trial-another-yes = Igen, { $name } él
trial-another-no = Nem, { $name } meghal
trial-deadly-last = Ez az utolsó kártya. A felfordítása halál: { $name }.
trial-deadly-witch = Boszorkánykártya. Halált jelenthet.
trial-reveal = Felfordítás
trial-deciding =
    { $winner ->
        [witches] Ezzel a kártyával a boszorkányok győznek.
       *[townspeople] Az utolsó boszorkánykártya: a városlakók győznek.
    }
accuse = Vádak
accuse-points = Pontok: { $points } / { $threshold }
accuse-points-protected = A Kegyesség védi: nincs piros lap
accuse-danforth = Ha Thomas Danforth vádol: { $threshold }
accuse-trial = Elég egy perhez
accuse-card =
    { $points ->
       *[other] +{ $points }
    }
accuse-clear = Piros lapok eldobása
blue = Kék lapok
blue-give = Letétel
blue-move = Áthelyezés
blue-discard = Eldobás
blue-to = { $card }: kihez?
character = Városháza
character-inherits = Most ezzel a képességgel: { $character }
dead-title = { $name } halott
left-title = { $name } elhagyta az asztalt
dead-nothing = A halottak már nem vesznek részt.
left-nothing = Aki elment, már nem vesz részt.
ghost-nothing = Itt senki sem ül.
person-rename = A név javítása
person-rename-done = Legyen ez a név
person-swap = Helycsere vele: …
person-after = Utána ül: …
person-leave = Elhagyja az asztalt …
person-leave-what = Mi legyen { $name } lefordított lapjaival?
person-leave-up = Felfordítjuk őket
person-leave-give = Valaki megkapja őket, látatlanban: …
person-leave-up-do = { $name } elmegy, a lapokat felfordítjuk
person-leave-give-do = { $name } elmegy, a lapokat megkapja: { $to }
person-late = Aki későn jön, ezt a játékot nézi: a szabályokban nincs helye. A következőben már játszik.

## Éjszaka

night-paused = Az éjszaka vár
interrupted-title = Megszakítottak minket
interrupted-do = Mindenki csukja be a szemét. Aztán nyomjátok meg, és folytatjuk, ahol tartottunk.
taken-back-title = Visszavonva
taken-back-do = Mindenki csukja be a szemét. Aztán nyomjátok meg, és onnan folytatjuk.
taken-back-goes-on = Maradjon mindenkinek csukva a szeme. Mindjárt onnan folytatjuk.
asleep-all = Mindenki alszik
night-progress = Lépések: { $done } / { $count }

## A választás ablaka: ugyanazok a szavak bárkinek

choose-title = Érints meg egy játékost
choose-nobody = Senki
choose-confirm = Tartsd lenyomva a választáshoz: { $name }
choose-confirm-nobody = Tartsd lenyomva, ha senkit sem választasz
choose-first = Még nincs választás
choose-turn = Képernyő elfordítása
choose-mark-words = Már csak mi maradtunk
choose-mark-confirm = Tartsd lenyomva: már csak mi maradtunk

## Vallomás

confess-title = Ki vall?
confess-of = { $name } vall
confess-without-card = Kártya nélkül
confess-without-card-hint = William Phips, játékonként egyszer
confess-done = vallott
confess-gavel = Kalapács: { $name }
confess-gavel-nobody = Kalapács: senki

## Az eredmény és a halottak kártyái

morning-title = Reggel
morning-died = { $name } halott
morning-lives = { $name } él
morning-why-gavel = Éjjeli támadás, a kalapács megmentette.
morning-why-confessed = Éjjeli támadás, a vallomás megmentette.
morning-why-asylum = Éjjeli támadás, a Menedék megmentette.
morning-why-dies = Éjjeli támadás.
morning-why-already-dead = Éjjeli támadás, de már halott volt.
morning-why-loses-cards = Éjjeli támadás, két perkártya odavan.
morning-matchmaker = A Házasságszerző köteléke: { $name }
morning-to-day = Tovább a nappalra
turn-up-dead = { $name } meghal
turn-up-all =
    { $count ->
        [one] Fordítsátok fel az utolsó kártyát.
       *[other] Fordítsátok fel mind a { $count } kártyát.
    }
turn-up-lost = { $name } kártyákat veszít
turn-up-lost-count =
    { $count ->
        [one] { $chooser } választja ki a kártyát. Fordítsátok fel.
       *[other] { $chooser } kiválaszt { $count } kártyát. Fordítsátok fel őket.
    }
turn-up-left =
    { $count ->
        [0] Minden be van írva
        [one] Még { $count } kártya beírandó
       *[other] Még { $count } kártya beírandó
    }
turn-up-confirm = Így van
turn-up-innocent = Egyik sem boszorkány
turn-up-declare = Aki meghal, megmondja, volt-e valaha boszorkány.
turn-up-less = Eggyel kevesebb: { $card }
turn-up-more = Eggyel több: { $card }

## Összeesküvés

plot-title = Összeesküvés
plot-drawn = A lapot húzta: { $drawer }.
plot-cat = { $drawer } felfordít egy perkártyát. Kiét: { $name }
plot-take = Mindenki elvesz egy kártyát balról
plot-take-pooled = Mindenki ad egy kártyát; keverjétek meg, osszatok egyet mindenkinek
plot-look = Nézzétek meg titokban a kártyáitokat, aztán keverjétek meg.
plot-takes-from = innen húz: { $name }
plot-take-note = Egyszerre, lefordítva. A felfordított kártyák maradnak.
plot-done = Mindenki elvette
plot-end = Tovább a nappalra

## Az állítás, hogy csak boszorkányok maradtak

answer-title = Csak boszorkányok maradtak?
answer-ask = Minden élő: mindannyian boszorkányok vagytok?
answer-yes = Igen, mindannyian
answer-no = Nem, vannak mások

## A menü

menu-title = Menü
menu-claim = A boszorkányok mondják: már csak mi maradtunk

## A polc

salem-stand =
    { $phase ->
        [setup] A hajnal még hátravan
        [dealing] A kártyák beírása folyik
        [dawn] Hajnalban
        [night] { $nights }. éjszaka
        [conspiracy] Összeesküvés közben
        [over] Véget ért
       *[day] { $nights ->
            [0] Az első nap
           *[other] A { $nights }. éjszaka utáni nap
        }
    }

## The demo night

# The people of a sample table, one a line.
salem-demo-names =
    Anna
    Bence
    Csilla
    Dani
    Emma
salem-demo-asleep = Mindenki behunyja a szemét. Az éjszakát én vezetem, hogy mindannyian játszhassatok.
salem-demo-witches = A boszorkányok megérintenek egy nevet, és lenyomva tartják a gombot. Senki sem hallja, és a többiek szeme csukva van.
salem-demo-constable = A csendbiztos ugyanezen a képernyőn véd meg valakit: semmi sem árulja el, ki néz éppen.
salem-demo-eyes-open = Szemek nyitva. Mindenki látja, ki előtt van a kalapács; senki sem tudja, kit támadtak meg.
salem-demo-confess = Amíg a homok pereg, aki felfordít egy perkártyát, ma éjjel biztonságban van.
salem-demo-died = Csak most derül ki, ki halt meg. A kártyáit felfordítják.
salem-demo-day = Nappal a saját kártyáitokkal játszotok. Két érintés rögzíti, mi van az asztalon.
salem-demo-trial = Elég vád, és jön a per: egy perkártyát felfordítanak. Ez boszorkány.
salem-demo-end = A végét magam veszem észre, és elmesélem az este történetét. Most ti jöttök.

## Set-up and settings

setup-ghosts =
    { $count ->
        [one] Egy szellem ül az üres helyre
       *[other] { $count } szellem ül az üres helyekre
    }
setup-ghosts-seats = Az óramutató járása szerint: { $names }
setup-ghost-name = { $number }. szellem
setup-deal = Osszatok ki { $count } kártyát: { $cards }
cards-counted = { $witch } × Boszorkány, { $constable } × Csendbiztos, { $not_a_witch } × Nem boszorkány
setup-cards-each =
    { $count ->
        [one] Fejenként { $count } perkártya
       *[other] Fejenként { $count } perkártya
    }
settings-witches-least = A boszorkányok szeme legalább ennyi ideig nyitva
settings-constable-least = A csendbiztos szeme legalább ennyi ideig nyitva
settings-least-hint = Hogy a gyors döntés semmit se áruljon el.
settings-ask-asleep = Kérdezze meg, alszik-e mindenki
settings-ask-asleep-hint = Az éjszaka egy érintésre vár, mielőtt a boszorkányok felébrednek.
settings-timer = Homokóra a vallomáshoz
settings-timer-digital = A képernyő homokórája
settings-timer-own = A játék homokórája
settings-sand = A homok ennyi ideig pereg
settings-discussion = Egy megbeszélés hossza
settings-minutes = { $count } perc
