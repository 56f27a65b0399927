# Ekrany trwającej gry. Imiona przychodzą jako { $name }; żadne zdanie nie potrzebuje ich rodzaju.
# Okna wyboru brzmią tak samo dla czarownic i konstabla: nie wymieniać tam żadnej roli.

## Karty i znaki

blue-asylum = Azyl
blue-black-cat = Czarny Kot
blue-matchmaker = Swatka
blue-piety = Pobożność
gavel = Młotek
red-accusation = Oskarżenie
red-evidence = Dowód
red-witness = Świadek
seat-dead = nie żyje
seat-ghost = duch
seat-left = poza stołem
seat-face-down =
    { $count ->
        [0] brak zakrytych kart
        [one] { $count } karta zakryta
        [few] { $count } karty zakryte
       *[many] { $count } kart zakrytych
    }
seat-face-up =
    { $card ->
        [witch] { $count ->
            [1] Czarownica
            *[other] Czarownica ×{ $count }
            }
        [constable] Konstabl
       *[not-a-witch] { $count ->
            [1] Nie czarownica
            *[other] Nie czarownica ×{ $count }
            }
    }
seat-accused = { $points } z { $threshold }
seat-accused-protected = { $points }
seat-accused-label = oskarżenia, punkty: { $points } z { $threshold }
seat-trial = Proces!
table-seats = Stół, zgodnie z ruchem wskazówek zegara

## Narrator i piasek

narrator = Narrator
hold-again = Naciśnij jeszcze raz, by to zrobić
sand-left =
    { $seconds ->
        [one] Jeszcze { $seconds } sekunda
        [few] Jeszcze { $seconds } sekundy
       *[many] Jeszcze { $seconds } sekund
    }
sand-pause = Zatrzymaj piasek
sand-resume = Niech płynie
sand-more = +15 s
sand-more-label = 15 sekund więcej
sand-end = Zakończ teraz
sand-own-done = Piasek się przesypał
sand-own = Odwróćcie swoją klepsydrę.
sand-turn = Klepsydra
sand-turn-title = Odwróć klepsydrę na…
sand-slow-turn = powolną turę
    .hint = Gdy się przesypie, ta osoba dobiera dwie karty i kończy turę.
sand-ability = zdolność
    .hint = Minuta Tituby z talią albo jedno z dwóch użyć Samuela Parrisa.
sand-last-words = trzy ostatnie słowa
    .hint = Potem zmarli milczą.
sand-discussion = naradę
    .hint = Kończy się dwoma stuknięciami; nic więcej się nie dzieje.

## Przed świtem i za dnia

before-dawn = Wszyscy siedzą? Połóżcie mnie na środku stołu.
before-dawn-begin = Zamknijcie oczy: świt
day-title =
    { $night ->
        [0] Pierwszy dzień
       *[other] Dzień po nocy { $night }
    }
night-title =
    { $night ->
        [0] Świt
       *[other] Noc { $night }
    }
day-witch-cards = Znalezione karty czarownic
day-witch-cards-of = { $revealed } z { $in_play }
day-constable-in-play = Konstabl w grze
day-constable-gone = Konstabla już nie ma
day-black-cat = Czarny Kot: { $name }
day-black-cat-nobody = Czarny Kot: nikt
day-tap = Dotknijcie gracza, by zapisać, co się stało
day-last-two = Zostały dwie osoby: bez Rabunku i Kozła Ofiarnego
day-night = Noc
day-night-label = Dobrano kartę Nocy: zacznij noc
day-conspiracy = Spisek
day-conspiracy-label = Dobrano kartę Spisku
day-who-drew = Kto dobrał Spisek?

## Karta gracza

trial = Odkryj kartę procesu
trial-which = Którą kartę odkryto?
trial-another = Czy { $name } ma jeszcze zakrytą kartę czarownicy?
trial-another-yes = Tak, { $name } żyje
trial-another-no = Nie, { $name } umiera
trial-deadly-last = To ostatnia karta. Odkrycie jej oznacza śmierć: { $name }.
trial-deadly-witch = Karta czarownicy. To może oznaczać śmierć.
trial-reveal = Odkryj
trial-deciding =
    { $winner ->
        [witches] Z tą kartą wygrywają czarownice.
       *[townspeople] Ostatnia karta czarownicy: wygrywają mieszkańcy.
    }
accuse = Oskarżenia
accuse-points = Punkty: { $points } z { $threshold }
accuse-points-protected = Chroni Pobożność: bez czerwonych kart
accuse-danforth = Gdy oskarża Thomas Danforth: { $threshold }
accuse-trial = Wystarczy na proces
accuse-card =
    { $points ->
       *[other] +{ $points }
    }
accuse-clear = Odrzuć czerwone karty
blue = Niebieskie karty
blue-give = Połóż
blue-move = Przenieś
blue-discard = Odrzuć
blue-to = { $card }: do kogo?
character = Ratusz
character-inherits = Teraz ze zdolnością: { $character }
dead-title = { $name } nie żyje
left-title = { $name } – już poza stołem
dead-nothing = Zmarli już nie grają.
left-nothing = Kto odszedł, już nie gra.
ghost-nothing = Nikt tu nie siedzi.
person-rename = Popraw imię
person-rename-done = Weź to imię
person-swap = Zamiana miejsc z: …
person-after = Siada za: …
person-leave = Odchodzi od stołu …
person-leave-what = Co z zakrytymi kartami ({ $name })?
person-leave-up = Zostaną odkryte
person-leave-give = Ktoś dostaje je niewidziane: …
person-leave-up-do = { $name } odchodzi, karty zostają odkryte
person-leave-give-do = { $name } odchodzi, karty dostaje { $to }
person-late = Kto się spóźni, tę grę ogląda: zasady nie mają na to miejsca. Zagra w następnej.

## Noc

night-paused = Noc czeka
interrupted-title = Przerwano nam
interrupted-do = Wszyscy zamknijcie oczy. Potem naciśnijcie i gramy dalej od miejsca przerwania.
taken-back-title = Cofnięto
taken-back-do = Wszyscy zamknięte oczy. Potem naciśnijcie i gramy dalej od tego miejsca.
taken-back-goes-on = Nie otwierajcie oczu. Za chwilę gramy dalej od tego miejsca.
asleep-all = Wszyscy śpią
night-progress = Kroki: { $done } z { $count }

## Okno wyboru: te same słowa dla każdego, kto patrzy

choose-title = Dotknij gracza
choose-nobody = Nikt
choose-confirm = Przytrzymaj, by wybrać: { $name }
choose-confirm-nobody = Przytrzymaj, by nie wybrać nikogo
choose-first = Jeszcze nikogo nie wybrano
choose-turn = Obróć ekran
choose-mark-words = Zostaliśmy tylko my
choose-mark-confirm = Przytrzymaj: zostaliśmy tylko my

## Wyznanie

confess-title = Kto wyznaje?
confess-of = { $name } wyznaje
confess-without-card = Bez karty
confess-without-card-hint = William Phips, raz w grze
confess-done = po wyznaniu
confess-gavel = Młotek: { $name }
confess-gavel-nobody = Młotek: nikt

## Wynik i karty zmarłych

morning-title = Poranek
morning-died = { $name } nie żyje
morning-lives = { $name } żyje
morning-why-gavel = Nocny atak, ratuje młotek.
morning-why-confessed = Nocny atak, ratuje wyznanie.
morning-why-asylum = Nocny atak, ratuje Azyl.
morning-why-dies = Nocny atak.
morning-why-already-dead = Nocny atak, lecz śmierć przyszła wcześniej.
morning-why-loses-cards = Nocny atak, strata dwóch kart procesu.
morning-matchmaker = Więź Swatki: { $name }
morning-to-day = Dalej do dnia
turn-up-dead = { $name } umiera
turn-up-all =
    { $count ->
        [one] Odkryjcie ostatnią kartę.
        [few] Odkryjcie wszystkie { $count } karty.
       *[many] Odkryjcie wszystkie karty ({ $count }).
    }
turn-up-lost = { $name } traci karty
turn-up-lost-count =
    { $count ->
        [one] { $chooser } wybiera kartę. Odkryjcie ją.
        [few] { $chooser } wybiera { $count } karty. Odkryjcie je.
       *[many] { $chooser } wybiera { $count } kart. Odkryjcie je.
    }
turn-up-left =
    { $count ->
        [0] Wszystkie wpisane
        [one] Do wpisania { $count } karta
        [few] Do wpisania { $count } karty
       *[many] Do wpisania { $count } kart
    }
turn-up-confirm = Tak jest
turn-up-innocent = Wszystkie: Nie czarownica
turn-up-declare = Kto umiera, mówi, czy kiedykolwiek był czarownicą.
turn-up-less = O jedną mniej: { $card }
turn-up-more = O jedną więcej: { $card }

## Spisek

plot-title = Spisek
plot-drawn = Kartę dobiera: { $drawer }.
plot-cat = { $drawer } odkrywa jedną kartę procesu. Czyją: { $name }
plot-take = Każdy bierze jedną kartę od lewej
plot-take-pooled = Każdy daje jedną kartę; potasujcie, rozdajcie po jednej
plot-look = Obejrzyjcie swoje karty w tajemnicy, potem potasujcie.
plot-takes-from = bierze od: { $name }
plot-take-note = Wszyscy naraz, zakryte. Odkryte karty zostają.
plot-done = Wszyscy wzięli
plot-end = Dalej do dnia

## Twierdzenie, że zostały tylko czarownice

answer-title = Czy zostały tylko czarownice?
answer-ask = Wszyscy żywi: czy każde z was jest czarownicą?
answer-yes = Tak, wszyscy
answer-no = Nie, są jeszcze inni

## Menu

menu-title = Menu
menu-claim = Czarownice mówią: zostałyśmy tylko my

## Półka

salem-stand =
    { $phase ->
        [setup] Świt dopiero nadejdzie
        [dealing] Trwa wpisywanie kart
        [dawn] O świcie
        [night] Noc { $nights }
        [conspiracy] W trakcie spisku
        [over] Zakończona
       *[day] { $nights ->
            [0] Pierwszy dzień
           *[other] Dzień po nocy { $nights }
        }
    }

## The demo night

# The people of a sample table, one a line.
salem-demo-names =
    Ada
    Borys
    Celina
    Dawid
    Ewa
salem-demo-asleep = Wszyscy zamykają oczy. Ja prowadzę noc, żebyście wszyscy mogli grać.
salem-demo-witches = Czarownice dotykają imienia i przytrzymują przycisk. Nikt tego nie słyszy, a pozostali mają zamknięte oczy.
salem-demo-constable = Konstabl chroni kogoś na tym samym ekranie: nic nie zdradza, kto patrzy.
salem-demo-eyes-open = Oczy otwarte. Wszyscy widzą, przed kim leży młotek; nikt nie wie, kto padł ofiarą ataku.
salem-demo-confess = Dopóki sypie się piasek, kto odkryje kartę procesu, jest tej nocy bezpieczny.
salem-demo-died = Dopiero teraz wszyscy wiedzą, kto nie żyje. Karty tej osoby zostają odkryte.
salem-demo-day = W dzień gracie swoimi kartami. Dwa dotknięcia zapisują to, co leży na stole.
salem-demo-trial = Dość oskarżeń oznacza proces: odkrywa się jedną kartę procesu. Ta to czarownica.
salem-demo-end = Koniec rozpoznaję sam i opowiadam historię wieczoru. Teraz wasza kolej.

## Set-up and settings

setup-ghosts =
    { $count ->
        [one] Jeden duch zajmuje puste miejsce
        [few] { $count } duchy zajmują puste miejsca
       *[many] { $count } duchów zajmuje puste miejsca
    }
setup-ghosts-seats = Zgodnie z ruchem wskazówek zegara: { $names }
setup-ghost-name = Duch { $number }
setup-deal = Liczba kart do rozdania: { $count }. { $cards }
cards-counted = Czarownica × { $witch }, Konstabl × { $constable }, Nie czarownica × { $not_a_witch }
setup-cards-each =
    { $count ->
        [one] Po { $count } karcie procesu
        [few] Po { $count } karty procesu
       *[many] Po { $count } kart procesu
    }
settings-witches-least = Czarownice mają otwarte oczy co najmniej
settings-constable-least = Konstabl ma otwarte oczy co najmniej
settings-least-hint = Żeby szybki wybór niczego nie zdradził.
settings-ask-asleep = Pytać, czy wszyscy śpią
settings-ask-asleep-hint = Noc czeka na jedno dotknięcie, zanim obudzą się czarownice.
settings-timer = Klepsydra na wyznania
settings-timer-digital = Klepsydra na tym ekranie
settings-timer-own = Klepsydra z gry
settings-sand = Piasek sypie się przez
settings-discussion = Narada trwa
settings-minutes = { $count } min
