# De schermen van een lopend spel. Namen komen als { $name }; geen zin heeft hun geslacht nodig.
# De keuzevensters lezen hetzelfde voor heksen en konstabel: noem daar geen rol.

## Kaarten en tekens

blue-asylum = Asiel
blue-black-cat = Zwarte Kat
blue-matchmaker = Koppelaar
blue-piety = Vroomheid
gavel = Hamer
red-accusation = Beschuldiging
red-evidence = Bewijs
red-witness = Getuige
seat-dead = dood
seat-ghost = geest
seat-left = is weg
seat-face-down =
    { $count ->
        [0] geen kaart gedekt
        [one] { $count } kaart gedekt
       *[other] { $count } kaarten gedekt
    }
seat-face-up =
    { $card ->
        [witch] { $count ->
            [1] Heks
            *[other] Heks ×{ $count }
            }
        [constable] Konstabel
       *[not-a-witch] { $count ->
            [1] Geen heks
            *[other] Geen heks ×{ $count }
            }
    }
seat-accused = { $points } van { $threshold }
seat-accused-protected = { $points }
seat-accused-label = beschuldigd, { $points } van { $threshold } punten
seat-trial = Proces!
table-seats = De tafel, met de klok mee

## De verteller en het zand

narrator = Verteller
hold-again = Druk nog een keer om het te doen
sand-left =
    { $seconds ->
        [one] Nog { $seconds } seconde
       *[other] Nog { $seconds } seconden
    }
sand-pause = Zand stilzetten
sand-resume = Laten lopen
sand-more = +15 s
sand-more-label = 15 seconden meer
sand-end = Nu beëindigen
sand-own-done = Het zand is op
sand-own = Draai jullie zandloper om.
sand-turn = Zandloper
sand-turn-title = De zandloper omdraaien voor …
sand-slow-turn = een trage beurt
    .hint = Als het op is, trekt de speler twee kaarten en eindigt de beurt.
sand-ability = een gave
    .hint = Tituba’s minuut met de stapel, of een van de twee keren van Samuel Parris.
sand-last-words = drie laatste woorden
    .hint = Daarna zwijgen de doden.
sand-discussion = een overleg
    .hint = Het eindigt met twee kloppen; verder gebeurt er niets.

## Voor de dageraad en overdag

before-dawn = Zit iedereen? Leg mij midden op de tafel.
before-dawn-begin = Ogen dicht: dageraad
day-title =
    { $night ->
        [0] De eerste dag
       *[other] De dag na nacht { $night }
    }
night-title =
    { $night ->
        [0] Dageraad
       *[other] Nacht { $night }
    }
day-witch-cards = Gevonden heksenkaarten
day-witch-cards-of = { $revealed } van { $in_play }
day-constable-in-play = Konstabel in het spel
day-constable-gone = Geen konstabel meer
day-black-cat = Zwarte Kat: { $name }
day-black-cat-nobody = Zwarte Kat: niemand
day-tap = Raak iemand aan om vast te leggen wat er gebeurde
day-last-two = Nog twee over: geen Beroving, geen Zondebok
day-night = Nacht
day-night-label = De Nachtkaart is getrokken: begin de nacht
day-conspiracy = Samenzwering
day-conspiracy-label = De Samenzwering is getrokken
day-who-drew = Wie trok de Samenzwering?

## Het blad van een speler

trial = Een proceskaart onthullen
trial-which = Welke kaart is onthuld?
trial-another = Heeft { $name } nog een heksenkaart gedekt liggen?
trial-another-yes = Ja, { $name } leeft
trial-another-no = Nee, { $name } sterft
trial-deadly-last = Dit is de laatste kaart van { $name }. Onthullen betekent de dood.
trial-deadly-witch = Een heksenkaart. Dat kan de dood betekenen.
trial-reveal = Onthullen
trial-deciding =
    { $winner ->
        [witches] Met deze kaart winnen de heksen.
       *[townspeople] De laatste heksenkaart: de burgers winnen.
    }
accuse = Beschuldigingen
accuse-points = { $points } van { $threshold } punten
accuse-points-protected = Beschermd door Vroomheid: geen rode kaarten
accuse-danforth = Als Thomas Danforth beschuldigt: { $threshold }
accuse-trial = Genoeg voor een proces
accuse-card =
    { $points ->
       *[other] +{ $points }
    }
accuse-clear = Rode kaarten afleggen
blue = Blauwe kaarten
blue-give = Neerleggen
blue-move = Verplaatsen
blue-discard = Afleggen
blue-to = { $card }: naar wie?
character = Raadhuis
character-inherits = Nu met de gave van { $character }
dead-title = { $name } is dood
left-title = { $name } heeft de tafel verlaten
dead-nothing = De doden doen niet meer mee.
left-nothing = Wie weg is, doet niet meer mee.
ghost-nothing = Hier zit niemand.
person-rename = Naam verbeteren
person-rename-done = Deze naam nemen
person-swap = Van plaats wisselen met …
person-after = Zit na …
person-leave = Verlaat de tafel …
person-leave-what = Wat gebeurt er met de gedekte kaarten van { $name }?
person-leave-up = Ze worden opengelegd
person-leave-give = Iemand krijgt ze, ongezien: …
person-leave-up-do = { $name } gaat weg en de kaarten worden opengelegd
person-leave-give-do = { $name } gaat weg en { $to } krijgt de kaarten
person-late = Wie te laat komt, kijkt bij dit spel toe: de regels hebben er geen plaats voor. Het volgende spel kan wel.

## Nacht

night-paused = De nacht wacht
interrupted-title = We werden onderbroken
interrupted-do = Iedereen, sluit je ogen. Druk dan, en we gaan verder waar we waren.
taken-back-title = Teruggenomen
taken-back-do = Alle ogen dicht. Druk dan, en we gaan vanaf daar verder.
taken-back-goes-on = Houd alle ogen dicht. Zo meteen gaan we vanaf daar verder.
asleep-all = Iedereen slaapt
night-progress = { $done } van { $count } stappen

## Een keuzevenster: dezelfde woorden voor wie ook kijkt

choose-title = Raak iemand aan
choose-nobody = Niemand
choose-confirm = Houd vast om { $name } te kiezen
choose-confirm-nobody = Houd vast om niemand te kiezen
choose-first = Nog niemand gekozen
choose-turn = Scherm draaien
choose-mark-words = Alleen wij zijn over
choose-mark-confirm = Houd vast: alleen wij zijn over

## Bekentenis

confess-title = Wie bekent?
confess-of = { $name } bekent
confess-without-card = Zonder kaart
confess-without-card-hint = William Phips, één keer per spel
confess-done = heeft bekend
confess-gavel = Hamer: { $name }
confess-gavel-nobody = Hamer: niemand

## De uitslag en de kaarten van de doden

morning-title = Ochtend
morning-died = { $name } is dood
morning-lives = { $name } leeft
morning-why-gavel = In de nacht aangevallen, en gered door de hamer.
morning-why-confessed = In de nacht aangevallen, en gered door te bekennen.
morning-why-asylum = In de nacht aangevallen, en gered door het Asiel.
morning-why-dies = In de nacht aangevallen.
morning-why-already-dead = In de nacht aangevallen, maar al dood.
morning-why-loses-cards = In de nacht aangevallen, en twee proceskaarten kwijt.
morning-matchmaker = Verbonden door de Koppelaar: { $name }
morning-to-day = Naar de dag
turn-up-dead = { $name } sterft
turn-up-all =
    { $count ->
        [one] Draai de laatste kaart om.
       *[other] Draai alle { $count } kaarten om.
    }
turn-up-lost = { $name } verliest kaarten
turn-up-lost-count =
    { $count ->
        [one] { $chooser } kiest de kaart. Draai haar om.
       *[other] { $chooser } kiest { $count } kaarten. Draai ze om.
    }
turn-up-left =
    { $count ->
        [0] Alles is ingevoerd
        [one] Nog { $count } kaart in te voeren
       *[other] Nog { $count } kaarten in te voeren
    }
turn-up-confirm = Zo is het
turn-up-innocent = Alle zijn Geen heks
turn-up-declare = Wie sterft, zegt of hij of zij ooit heks was.
turn-up-less = Eén minder: { $card }
turn-up-more = Eén meer: { $card }

## Samenzwering

plot-title = Samenzwering
plot-drawn = { $drawer } trok de kaart.
plot-cat = { $drawer } onthult een proceskaart van { $name }
plot-take = Ieder neemt een kaart van links
plot-take-pooled = Ieder geeft een kaart; schud, deel ieder er een uit
plot-look = Bekijk je kaarten in het geheim, en schud ze.
plot-takes-from = pakt van { $name }
plot-take-note = Allemaal tegelijk, gedekt. Open kaarten blijven liggen.
plot-done = Iedereen heeft genomen
plot-end = Naar de dag

## De bewering dat alleen heksen over zijn

answer-title = Zijn er alleen nog heksen?
answer-ask = Allen die leven: zijn jullie allemaal heks?
answer-yes = Ja, wij allemaal
answer-no = Nee, er zijn anderen

## Het menu

menu-title = Menu
menu-claim = De heksen zeggen: alleen wij zijn over

## De plank

salem-stand =
    { $phase ->
        [setup] De dageraad moet nog komen
        [dealing] De kaarten worden ingevoerd
        [dawn] Bij dageraad
        [night] Nacht { $nights }
        [conspiracy] In een samenzwering
        [over] Afgelopen
       *[day] { $nights ->
            [0] De eerste dag
           *[other] De dag na nacht { $nights }
        }
    }

## The demo night

# The people of a sample table, one a line.
salem-demo-names =
    Anna
    Bas
    Clara
    Daan
    Eva
salem-demo-asleep = Iedereen doet de ogen dicht. Ik leid de nacht, zodat jullie allemaal kunnen meespelen.
salem-demo-witches = Heksen raken een naam aan en houden de knop ingedrukt. Niemand hoort het, en de anderen hebben de ogen dicht.
salem-demo-constable = De konstabel beschermt iemand op hetzelfde scherm: niets verraadt wie er kijkt.
salem-demo-eyes-open = Ogen open. Iedereen ziet voor wie de hamer ligt; niemand weet wie is aangevallen.
salem-demo-confess = Zolang het zand valt, is wie een proceskaart omdraait vannacht veilig.
salem-demo-died = Pas nu hoort iedereen wie er is gestorven. De kaarten van de dode worden omgedraaid.
salem-demo-day = Overdag spelen jullie je eigen kaarten. Twee tikken leggen vast wat er op tafel ligt.
salem-demo-trial = Genoeg beschuldigingen, en er is een proces: één proceskaart wordt onthuld. Dit is een heks.
salem-demo-end = Het einde vind ik zelf, en ik vertel het verhaal van de avond. Nu zijn jullie aan de beurt.

## Set-up and settings

setup-ghosts =
    { $count ->
        [one] Eén geest neemt de lege plaats in
       *[other] { $count } geesten nemen de lege plaatsen in
    }
setup-ghosts-seats = Met de klok mee: { $names }
setup-ghost-name = Geest { $number }
setup-deal = Deel { $count } kaarten: { $cards }
cards-counted = { $witch } × Heks, { $constable } × Konstabel, { $not_a_witch } × Geen heks
setup-cards-each =
    { $count ->
        [one] Ieder { $count } proceskaart
       *[other] Ieder { $count } proceskaarten
    }
settings-witches-least = De ogen van de heksen zijn open voor minstens
settings-constable-least = De ogen van de konstabel zijn open voor minstens
settings-least-hint = Zodat een snelle keuze niets verraadt.
settings-ask-asleep = Vragen of iedereen slaapt
settings-ask-asleep-hint = De nacht wacht op één aanraking voordat de heksen ontwaken.
settings-timer = Zandloper voor bekentenissen
settings-timer-digital = De zandloper op dit scherm
settings-timer-own = De zandloper van het spel
settings-sand = Het zand loopt
settings-discussion = Een overleg duurt
settings-minutes = { $count } min
