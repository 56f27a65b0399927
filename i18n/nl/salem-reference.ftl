# Salem 1692 naast het lopende spel: keuzes, doorgeven, einde, verslag, personages, regels.

## De kaarten bij naam

tryal-witch = Heks
tryal-constable = Konstabel
tryal-not-a-witch = Geen heks

## Keuzes bij de voorbereiding

salem-setup-characters = Personages van het raadhuis
salem-setup-characters-hint = Alleen als jullie ermee spelen. Elk zit één keer aan tafel.
salem-setup-characters-ghosts = Met geesten aan tafel speel je zonder personages.
salem-setup-character-of = Personage van { $name }
salem-setup-character-none = Geen
salem-setup-witch-cards = Heksenkaarten in het spel
salem-setup-witch-cards-usual = Zoals gewoonlijk
salem-setup-witch-cards-usual-number = Zoals gewoonlijk: { $number }
salem-setup-witch-cards-harder = Moeilijker
salem-setup-witch-cards-harder-number = Moeilijker: { $number }
salem-setup-witch-cards-other = Een ander aantal
salem-setup-witch-cards-note = Niet het gewone en niet het moeilijkere aantal. Tel de gedeelde kaarten na.
salem-setup-printing = Druk
salem-setup-printing-15th = 15e druk of nieuwer
salem-setup-printing-15th-hint = Niet zeker? Kies deze.
salem-setup-printing-older = Een oudere druk
salem-setup-printing-older-hint = Elke heksenkaart doodt, Vroomheid verbiedt rode kaarten, de Nacht gaat onderop.
salem-setup-rules = Losse regels
salem-setup-rule-as-printed = Zoals in de druk
salem-setup-rule-death = Je sterft door het onthullen van
salem-setup-rule-death-last-witch-card = je laatste heksenkaart
salem-setup-rule-death-any-witch-card = welke heksenkaart ook
salem-setup-rule-piety = Vroomheid
salem-setup-rule-piety-doubles = verdubbelt de nodige punten
salem-setup-rule-piety-forbids = verbiedt rode kaarten
salem-setup-rule-night-card = Na een nacht gaat de Nachtkaart
salem-setup-rule-night-card-lower-half = in de onderste helft
salem-setup-rule-night-card-bottom = onderop
salem-setup-rule-the-dead = Waren de doden ooit heks?
salem-setup-rule-the-dead-keep-silent = Ze mogen zwijgen
salem-setup-rule-the-dead-declare = Ze moeten het zeggen
salem-setup-rule-blue-cards-at-two = Als er twee over zijn, dan
salem-setup-rule-blue-cards-at-two-stay = blijven blauwe kaarten
salem-setup-rule-blue-cards-at-two-leave = verlaten blauwe kaarten het spel
salem-setup-rule-conspiracy = In een samenzwering krijgt ieder een kaart
salem-setup-rule-conspiracy-from-the-left = van links
salem-setup-rule-conspiracy-pooled = van een geschudde stapel
salem-setup-tracking = Wie vertelt mij de kaarten?
salem-setup-tracking-counts = Niemand
salem-setup-tracking-counts-hint = Niets in te voeren. Ik tel de heksenkaarten die open liggen.
salem-setup-tracking-ledger = Ieder van jullie, in het geheim
salem-setup-tracking-ledger-hint = Ongeveer een halve minuut per speler. Ik zie elke overwinning en vertel aan het eind het hele verhaal.
salem-setup-tracking-ledger-ghosts = Wie links van een geest zit, voert diens kaarten in.

## Het apparaat doorgeven

hand-title = Voer je proceskaarten in
hand-title-take = Voer de genomen kaart in
hand-pass = Geef mij aan { $name }
hand-pass-took = Geef mij aan { $name } (kaart van { $from })
hand-pass-ghost = Kaarten van { $ghost }: geef mij aan { $name }
hand-alone = Alleen { $name } mag kijken.
hand-uncover = Onthullen
hand-cover = Bedekken
hand-count = { $done } van { $count } ingevoerd
hand-somebody-else = Eerst iemand anders
hand-question-card = Jouw kaart { $place } van { $count }
hand-question-took = Welke kaart heb je genomen?
hand-question-gave = Welke kaart heb je op de stapel gelegd?
hand-question-dealt = Welke kaart heb je gekregen?
hand-changes-places = De antwoorden wisselen telkens van plaats, zodat je hand niets verraadt.
hand-check = Klopt dit?
hand-check-covered = Weer bedekt. Voer in, of kies opnieuw.
hand-again = Opnieuw kiezen
hand-enter = Invoeren en bedekken
hand-thanks = Ingevoerd. Geef mij door.
hand-take-back = Kaarten van { $name } opnieuw invoeren
hand-all = Alle kaarten zijn ingevoerd.
hand-did-not-add-up = De ingevoerde kaarten kloppen niet. Voer ze allemaal opnieuw in. Niemand wordt genoemd.
hand-expects = Ik verwacht { $cards }.
hand-often = Vaak is het dit:
hand-often-number = Er is een ander aantal heksenkaarten gedeeld.
hand-often-beside = De vinger raakte het antwoord ernaast.
hand-often-took = Het gaat om de kaart die je nam, niet om die van jou werd genomen.
hand-often-left = De kaart komt van links: { $name } neemt van { $from }.
hand-enter-again = Nog eens invoeren
hand-other-number = We hebben een ander aantal heksenkaarten gedeeld
hand-to-names = Terug naar de namen

## Het einde

end-title =
    { $winner ->
        [witches] De heksen hebben gewonnen
       *[townspeople] De burgers hebben gewonnen
    }
end-why-townspeople = Alle heksenkaarten in het spel zijn onthuld.
end-why-witches = Wie nog leeft, is heks.
end-why-witches-claim = Iedereen die nog leeft, zei heks te zijn.
end-why-witches-ghosts = Met geesten aan tafel is één dode genoeg, of de kaart van de konstabel, of een tafel vol heksen.
end-nights =
    { $count ->
        [0] Voor de eerste nacht
        [one] Na { $count } nacht
       *[other] Na { $count } nachten
    }
end-rule = Hoe een spel eindigt
end-late =
    { $count ->
        [one] { $names } werd te laat heks en verliest met de burgers.
       *[other] { $names } werden te laat heks en verliezen met de burgers.
    }
end-people = Wie was wie
end-who-lived = Wie leefde
end-unknown = Wie nog meer een heks was, weten alleen jullie.
end-showed =
    { $card ->
        [constable] Toonde de konstabelkaart
       *[witch] Toonde een heksenkaart
    }
end-was-witch = Heks
end-was-townsperson = Burger
end-lived = In leven
end-died = Dood
end-left = Weg
end-story = Het verhaal
end-again = Nog eens met dezelfde tafel
end-export = Dit spel als bestand opslaan

## Het verslag

record-empty = Er is nog niets gebeurd.
record-night = Nacht { $night }
record-start = Voor de eerste nacht
record-known-now = Tot nu toe geheim
record-dawn = De dag breekt aan in Salem.
record-black-cat = De Zwarte Kat gaat naar { $player }.
record-night-began = Nacht { $night } valt.
record-gavel = De hamer ligt voor { $player }.
record-gavel-nobody = De hamer ligt voor niemand.
record-confessed =
    { $card ->
        [witch] { $player } bekent en onthult een heksenkaart.
        [constable] { $player } bekent en onthult de kaart van de konstabel.
       *[not-a-witch] { $player } bekent en onthult een kaart ‘Geen heks’.
    }
record-confessed-ability = { $player } bekent zonder een kaart te onthullen.
record-attacked-died = { $player } werd in de nacht aangevallen, en sterft.
record-attacked-saved =
    { $why ->
        [gavel] { $player } werd in de nacht aangevallen, en is gered door de hamer.
        [confessed] { $player } werd in de nacht aangevallen, en is gered door te bekennen.
       *[asylum] { $player } werd in de nacht aangevallen, en is gered door het Asiel.
    }
record-attacked-dead = { $player } werd in de nacht aangevallen, maar was al dood.
record-attacked-forfeits = { $player } werd in de nacht aangevallen, en verliest twee proceskaarten.
record-revealed =
    { $card ->
        [witch] { $player } onthult een heksenkaart.
        [constable] { $player } onthult de kaart van de konstabel.
       *[not-a-witch] { $player } onthult een kaart ‘Geen heks’.
    }
record-ledger-corrected = De kaarten op tafel klopten; mijn lijst van de kaarten van { $player } niet.
record-died =
    { $cause ->
        [witch-card] { $player } sterft door een heksenkaart.
        [all-cards-revealed] { $player } sterft: alle proceskaarten zijn onthuld.
        [matchmaker] { $player } sterft door de band van de Koppelaar.
       *[night] { $player } sterft in de nacht.
    }
record-left = { $player } heeft de tafel verlaten. De kaarten worden opengelegd.
record-left-gave = { $player } heeft de tafel verlaten. { $to } krijgt de kaarten, ongezien.
record-forfeits =
    { $count ->
        [one] { $player } moet { $count } proceskaart omdraaien.
       *[other] { $player } moet { $count } proceskaarten omdraaien.
    }
record-turned-up = { $player } draait om: Heks { $witch }, Konstabel { $constable }, Geen heks { $not_a_witch }.
record-blue-given =
    { $card ->
        [asylum] { $player } krijgt het Asiel.
        [black-cat] { $player } krijgt de Zwarte Kat.
        [matchmaker] { $player } krijgt een Koppelaar.
       *[piety] { $player } krijgt Vroomheid.
    }
record-blue-moved =
    { $card ->
        [asylum] Het Asiel gaat van { $from } naar { $to }.
        [black-cat] De Zwarte Kat gaat van { $from } naar { $to }.
        [matchmaker] Een Koppelaar gaat van { $from } naar { $to }.
       *[piety] Vroomheid gaat van { $from } naar { $to }.
    }
record-blue-discarded =
    { $card ->
        [asylum] { $player } verliest het Asiel.
        [black-cat] { $player } verliest de Zwarte Kat.
        [matchmaker] { $player } verliest een Koppelaar.
       *[piety] { $player } verliest Vroomheid.
    }
record-accused =
    { $points ->
        [one] { $player } wordt beschuldigd: { $points } punt.
       *[other] { $player } wordt beschuldigd: { $points } punten.
    }
record-accusations-cleared = De rode kaarten voor { $player } worden afgelegd.
record-conspiracy = { $player } trekt de Samenzwering.
record-cat-card-skipped = De Zwarte Kat onthult deze keer geen kaart.
record-taking = Ieder neemt een kaart van links.
record-passed = { $player } geeft { $gave ->
        [witch] een heksenkaart
        [constable] de kaart van de konstabel
        *[not-a-witch] een kaart ‘Geen heks’
        } en krijgt { $got ->
        [witch] een heksenkaart
        [constable] de kaart van de konstabel
        *[not-a-witch] een kaart ‘Geen heks’
        }.
record-takes-forgotten = De ingevoerde kaarten klopten niet. Alles is opnieuw ingevoerd.
record-conspiracy-ended = De samenzwering is voorbij.
record-claimed = Men zegt dat alleen heksen over zijn.
record-claim-false = Het was niet waar.
record-claim-true = Het was waar.
record-witches-chose = De heksen kozen { $player }.
record-won-townspeople = De burgers hebben gewonnen.
record-won-witches = De heksen hebben gewonnen.

## Personages, in eigen woorden

character-abigail-williams = Abigail Williams
    .ability = Leidt jouw beschuldiging tot het proces, dan mag je alle rode kaarten voor je afleggen.
character-ann-putnam = Ann Putnam
    .ability = Trek aan het eind van je beurt twee kaarten voor elke proceskaart die je erin onthulde.
character-cotton-mather = Cotton Mather
    .ability = Bewijs tegen jou telt maar één punt.
character-george-burroughs = George Burroughs
    .ability = Voor jouw proces zijn acht punten nodig.
character-giles-corey = Giles Corey
    .ability = Trek je twee rode kaarten, laat ze zien en trek een derde kaart.
character-john-proctor = John Proctor
    .ability = Als iemand sterft, neem je tot drie kaarten uit diens hand.
character-martha-corey = Martha Corey
    .ability = Je hebt de gave van de eerste levende speler rechts van je.
character-mary-warren = Mary Warren
    .ability = Koppelaar en Zwarte Kat kunnen je geen kwaad doen.
character-rebecca-nurse = Rebecca Nurse
    .ability = Trek een kaart als een proces de kaart van iemand anders onthult.
character-samuel-parris = Samuel Parris
    .ability = Twee keer per spel: trek van de aflegstapel; nooit een zwarte kaart.
character-sarah-good = Sarah Good
    .ability = Beroving en Brandstichting doen je niets.
character-thomas-danforth = Thomas Danforth
    .ability = Als jij beschuldigt, is één punt minder genoeg.
character-tituba = Tituba
    .ability = Eén keer per spel, voor het trekken: leg de trekstapel een minuut lang in de volgorde die je wilt.
character-will-griggs = Will Griggs
    .ability = Je mag een Alibi spelen als een Getuige.
character-william-phips = William Phips
    .ability = Eén keer per spel: beken zonder een kaart te onthullen.

## De regels in het kort; elke regel is een punt

rules-title = Zo gaat het spel
rules-aim = Het doel
    .text =
        De burgers winnen als alle heksenkaarten onthuld zijn.
        De heksen winnen als alleen heksen nog leven.
        Wie ooit een heksenkaart had, blijft heks.
rules-setup = Voor je begint
    .text =
        Ieder krijgt evenveel proceskaarten, gedekt. Bekijk ze in het geheim.
        Eén kaart maakt de konstabel, een of meer maken heksen; de rest is ‘Geen heks’.
        Voer de namen in met de klok mee, zoals jullie zitten.
rules-dawn = Dageraad
    .text =
        Iedereen sluit de ogen. De heksen openen ze en herkennen elkaar.
        Samen geven ze iemand de Zwarte Kat. Dat mag een heks zijn.
        Wie de Zwarte Kat heeft, begint. Gespeeld wordt met de klok mee.
rules-day = Een beurt overdag
    .text =
        Trek twee kaarten, of speel er zoveel je wilt.
        Rode kaarten beschuldigen, groene werken meteen, blauwe blijven voor iemand liggen.
        Een zwarte kaart wordt meteen uitgevoerd: Nacht of Samenzwering.
rules-trial = Een proces
    .text =
        Beschuldiging telt 1 punt, Bewijs 3, Getuige 7.
        Bij 7 punten onthult wie het laatst beschuldigde een proceskaart van de beschuldigde. Dan gaan alle rode kaarten daar weg.
        Vroomheid verdubbelt de nodige punten. In oudere drukken verbiedt zij rode kaarten.
rules-blue = Blauwe kaarten
    .text =
        Asiel: de nacht kan hier niet doden.
        Vroomheid: een proces kost dubbel zoveel punten.
        Koppelaar: sterft een van de twee verbonden spelers, dan sterft de ander ook.
        Zwarte Kat: een samenzwering begint met een kaart van wie haar heeft.
rules-night = Nacht
    .text =
        Iedereen sluit de ogen. De heksen kiezen samen iemand die leeft.
        Dan geeft de konstabel de hamer aan iemand anders.
        Iedereen opent de ogen. De hamer ligt voor iedereen te zien.
rules-confession = Bekentenis
    .text =
        Zolang het zand loopt, mag ieder een eigen proceskaart onthullen en is dan vannacht veilig.
        Die kaart telt als elke andere: ze kan doden of het spel beëindigen.
        Dan zeg ik wie is aangevallen. Hamer, bekentenis en Asiel redden.
        Schud daarna trekstapel en aflegstapel, de Nacht in de onderste helft (oudere drukken: onderop).
rules-conspiracy = Samenzwering
    .text =
        Wie de kaart trok, onthult een proceskaart van wie de Zwarte Kat heeft.
        Dan nemen allen tegelijk een gedekte proceskaart van links.
        Wie een heksenkaart neemt, is voorgoed heks.
        Ieder bekijkt de eigen kaarten en schudt ze.
rules-death = Dood
    .text =
        Je sterft met je laatste heksenkaart (oudere drukken: met welke ook), als al je proceskaarten onthuld zijn, in de nacht, of door de Koppelaar.
        Alle proceskaarten van de doden worden omgedraaid, hun blauwe kaarten afgelegd.
        Drie laatste woorden, dan stilte. De doden winnen of verliezen met hun kant.
rules-end = De laatste twee
    .text =
        Met twee in leven kun je Beroving en Zondebok niet gebruiken.
        Denken de heksen dat alleen zij over zijn, dan mogen zij dat ’s nachts zeggen, of jullie overdag. Alle levenden antwoorden met open ogen.
        ’s Nachts zegt de kleine ster in de hoek dat: raak hem aan en houd de knop in het midden vast. Bij de konstabel doet hij niets.
rules-ghosts = Twee of drie spelers
    .text =
        Geesten vullen de tafel aan tot vier. Ze hebben vijf proceskaarten en geen beurten.
        De konstabel mag iedereen beschermen, of niemand.
        De nacht doodt niet: het slachtoffer verliest twee proceskaarten, gekozen door wie links zit.
        De heksen winnen als de kaart van de konstabel onthuld is, bij elke dode, of als allen heks zijn.
