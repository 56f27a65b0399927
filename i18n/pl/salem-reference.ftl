# Salem 1692 obok gry: wybory, podawanie urządzenia, koniec, kronika, postacie, zasady.

## Karty po nazwie

tryal-witch = Czarownica
tryal-constable = Konstabl
tryal-not-a-witch = Nie czarownica

## Wybory przy przygotowaniu

salem-setup-characters = Postacie z ratusza
salem-setup-characters-hint = Tylko jeśli nimi gracie. Każda jest przy stole raz.
salem-setup-characters-ghosts = Gdy przy stole są duchy, gra się bez postaci.
salem-setup-character-of = Postać: { $name }
salem-setup-character-none = Żadna
salem-setup-witch-cards = Karty czarownic w grze
salem-setup-witch-cards-usual = Jak zwykle
salem-setup-witch-cards-usual-number = Jak zwykle: { $number }
salem-setup-witch-cards-harder = Trudniej
salem-setup-witch-cards-harder-number = Trudniej: { $number }
salem-setup-witch-cards-other = Inna liczba
salem-setup-witch-cards-note = Ani zwykła liczba, ani trudniejsza. Przeliczcie rozdane karty.
salem-setup-printing = Wydanie
salem-setup-printing-15th = 15. druk lub nowszy
salem-setup-printing-15th-hint = Nie wiecie? Weźcie ten.
salem-setup-printing-older = Starszy druk
salem-setup-printing-older-hint = Każda karta czarownicy zabija, Pobożność zabrania czerwonych kart, Noc idzie na spód.
salem-setup-rules = Pojedyncze zasady
salem-setup-rule-as-printed = Jak w wydaniu
salem-setup-rule-death = Umiera się, odkrywając
salem-setup-rule-death-last-witch-card = ostatnią własną kartę czarownicy
salem-setup-rule-death-any-witch-card = dowolną kartę czarownicy
salem-setup-rule-piety = Pobożność
salem-setup-rule-piety-doubles = podwaja potrzebne punkty
salem-setup-rule-piety-forbids = zabrania czerwonych kart
salem-setup-rule-night-card = Po nocy karta Nocy idzie
salem-setup-rule-night-card-lower-half = do dolnej połowy
salem-setup-rule-night-card-bottom = na sam spód
salem-setup-rule-the-dead = Czy zmarli byli kiedyś czarownicami?
salem-setup-rule-the-dead-keep-silent = Nie muszą mówić
salem-setup-rule-the-dead-declare = Muszą powiedzieć
salem-setup-rule-blue-cards-at-two = Gdy zostają dwie osoby, niebieskie karty
salem-setup-rule-blue-cards-at-two-stay = zostają
salem-setup-rule-blue-cards-at-two-leave = wypadają z gry
salem-setup-rule-conspiracy = W spisku każdy dostaje kartę
salem-setup-rule-conspiracy-from-the-left = od lewej
salem-setup-rule-conspiracy-pooled = z potasowanego stosu
salem-setup-tracking = Kto mówi mi o kartach?
salem-setup-tracking-counts = Nikt
salem-setup-tracking-counts-hint = Nic się nie wpisuje. Liczę odkryte karty czarownic.
salem-setup-tracking-ledger = Każdy z was, w sekrecie
salem-setup-tracking-ledger-hint = Około pół minuty na gracza. Widzę każdą wygraną i na końcu opowiadam całą historię.
salem-setup-tracking-ledger-ghosts = Kto siedzi po lewej od ducha, wpisuje jego karty.

## Podawanie urządzenia

hand-title = Wpiszcie swoje karty procesu
hand-title-take = Wpiszcie wziętą kartę
hand-pass = Podajcie mnie: { $name }
hand-pass-took = Podajcie mnie: { $name } (karta od: { $from })
hand-pass-ghost = Karty ducha { $ghost }. Podajcie mnie: { $name }
hand-alone = Patrzeć może tylko { $name }.
hand-uncover = Odsłoń
hand-cover = Zasłoń
hand-count = Wpisano { $done } z { $count }
hand-somebody-else = Najpierw ktoś inny
hand-question-card = Twoja karta { $place } z { $count }
hand-question-took = Którą kartę bierzesz?
hand-question-gave = Którą kartę dajesz na stos?
hand-question-dealt = Którą kartę dostajesz?
hand-changes-places = Odpowiedzi za każdym razem zmieniają miejsca, żeby twoja ręka niczego nie zdradziła.
hand-check = Czy to się zgadza?
hand-check-covered = Znów zasłonięte. Wpisz albo wybierz od nowa.
hand-again = Wybierz od nowa
hand-enter = Wpisz i zasłoń
hand-thanks = Wpisano. Podajcie mnie dalej.
hand-take-back = Wpisz od nowa: { $name }
hand-all = Wszystkie karty są wpisane.
hand-did-not-add-up = Wpisane karty się nie zgadzają. Proszę wpisać wszystkie jeszcze raz. Nikt nie jest wskazany.
hand-expects = Oczekuję: { $cards }.
hand-often = Często chodzi o to:
hand-often-number = Rozdano inną liczbę kart czarownic.
hand-often-beside = Palec trafił w odpowiedź obok właściwej.
hand-often-took = Liczy się karta wzięta, a nie ta, którą ktoś zabrał.
hand-often-left = Karta przychodzi od lewej: { $name } bierze od: { $from }.
hand-enter-again = Wpisać jeszcze raz
hand-other-number = Rozdaliśmy inną liczbę kart czarownic
hand-to-names = Wróć do imion

## Koniec

end-title =
    { $winner ->
        [witches] Czarownice wygrały
       *[townspeople] Mieszkańcy wygrali
    }
end-why-townspeople = Wszystkie karty czarownic w grze są odkryte.
end-why-witches = Żyją już tylko czarownice.
end-why-witches-claim = Wszyscy żywi powiedzieli, że są czarownicami.
end-why-witches-ghosts = Gdy przy stole są duchy, wystarczy jedna śmierć, karta konstabla albo stół pełen czarownic.
end-nights =
    { $count ->
        [0] Przed pierwszą nocą
        [one] Po { $count } nocy
       *[many] Po { $count } nocach
    }
end-rule = Jak kończy się gra
end-late =
    { $count ->
        [one] { $names } – zbyt późno po stronie czarownic, przegrana z mieszkańcami.
       *[many] { $names } – zbyt późno po stronie czarownic, przegrana z mieszkańcami.
    }
end-people = Kto był kim
end-who-lived = Kto przeżył
end-unknown = Kto jeszcze był czarownicą, wiecie tylko wy.
end-showed =
    { $card ->
        [constable] Odkryta karta konstabla
       *[witch] Odkryta karta czarownicy
    }
end-was-witch = Czarownica
end-was-townsperson = Mieszkańcy
end-lived = Żyje
end-died = Nie żyje
end-left = Poza stołem
end-story = Historia
end-again = Jeszcze raz przy tym samym stole
end-export = Zapisz tę grę w pliku

## Kronika

record-empty = Jeszcze nic się nie stało.
record-night = Noc { $night }
record-start = Przed pierwszą nocą
record-known-now = Dotąd tajne
record-dawn = Nad Salem świta.
record-black-cat = Czarny Kot trafia do: { $player }.
record-night-began = Zapada noc { $night }.
record-gavel = Młotek leży przed: { $player }.
record-gavel-nobody = Młotek nie leży przed nikim.
record-confessed =
    { $card ->
        [witch] { $player } wyznaje i odkrywa kartę czarownicy.
        [constable] { $player } wyznaje i odkrywa kartę konstabla.
       *[not-a-witch] { $player } wyznaje i odkrywa kartę „Nie czarownica”.
    }
record-confessed-ability = { $player } wyznaje, nie odkrywając karty.
record-attacked-died = Nocny atak: { $player } umiera.
record-attacked-saved =
    { $why ->
        [gavel] Nocny atak: { $player } przeżywa dzięki młotkowi.
        [confessed] Nocny atak: { $player } przeżywa dzięki wyznaniu.
       *[asylum] Nocny atak: { $player } przeżywa dzięki Azylowi.
    }
record-attacked-dead = Nocny atak: { $player } już wcześniej nie żyje.
record-attacked-forfeits = Nocny atak: { $player } traci dwie karty procesu.
record-revealed =
    { $card ->
        [witch] { $player } odkrywa kartę czarownicy.
        [constable] { $player } odkrywa kartę konstabla.
       *[not-a-witch] { $player } odkrywa kartę „Nie czarownica”.
    }
record-ledger-corrected = Karty na stole miały rację; moja lista była błędna. Czyje karty: { $player }.
record-died =
    { $cause ->
        [witch-card] { $player } umiera przez kartę czarownicy.
        [all-cards-revealed] { $player } umiera: wszystkie karty procesu są odkryte.
        [matchmaker] { $player } umiera przez więź Swatki.
       *[night] { $player } umiera w nocy.
    }
record-left = { $player } odchodzi od stołu. Karty zostają odkryte.
record-left-gave = { $player } odchodzi od stołu. Karty dostaje, niewidziane, { $to }.
record-forfeits =
    { $count ->
        [one] { $player } musi odkryć { $count } kartę procesu.
        [few] { $player } musi odkryć { $count } karty procesu.
       *[many] { $player } musi odkryć { $count } kart procesu.
    }
record-turned-up = { $player } odkrywa: Czarownica { $witch }, Konstabl { $constable }, Nie czarownica { $not_a_witch }.
record-blue-given =
    { $card ->
        [asylum] { $player } dostaje Azyl.
        [black-cat] { $player } dostaje Czarnego Kota.
        [matchmaker] { $player } dostaje Swatkę.
       *[piety] { $player } dostaje Pobożność.
    }
record-blue-moved =
    { $card ->
        [asylum] Azyl: { $from } → { $to }.
        [black-cat] Czarny Kot: { $from } → { $to }.
        [matchmaker] Swatka: { $from } → { $to }.
       *[piety] Pobożność: { $from } → { $to }.
    }
record-blue-discarded =
    { $card ->
        [asylum] { $player } traci Azyl.
        [black-cat] { $player } traci Czarnego Kota.
        [matchmaker] { $player } traci Swatkę.
       *[piety] { $player } traci Pobożność.
    }
record-accused =
    { $points ->
        [one] Oskarżenie, { $player }: { $points } punkt.
        [few] Oskarżenie, { $player }: { $points } punkty.
       *[many] Oskarżenie, { $player }: { $points } punktów.
    }
record-accusations-cleared = Czerwone karty odrzucone: { $player }.
record-conspiracy = { $player } dobiera Spisek.
record-cat-card-skipped = Czarny Kot tym razem nie odkrywa karty.
record-taking = Każdy bierze kartę od lewej.
record-passed = { $player } daje { $gave ->
        [witch] kartę czarownicy
        [constable] kartę konstabla
        *[not-a-witch] kartę „Nie czarownica”
        } i dostaje { $got ->
        [witch] kartę czarownicy
        [constable] kartę konstabla
        *[not-a-witch] kartę „Nie czarownica”
        }.
record-takes-forgotten = Wpisane karty się nie zgadzały. Wpisano wszystkie od nowa.
record-conspiracy-ended = Spisek się skończył.
record-claimed = Podobno zostały już tylko czarownice.
record-claim-false = To nie była prawda.
record-claim-true = To była prawda.
record-witches-chose = Wybór czarownic: { $player }.
record-won-townspeople = Mieszkańcy wygrali.
record-won-witches = Czarownice wygrały.

## Postacie, naszymi słowami

character-abigail-williams = Abigail Williams
    .ability = Jeśli twoje oskarżenie wywoła proces, możesz odrzucić wszystkie czerwone karty przed sobą.
character-ann-putnam = Ann Putnam
    .ability = Na koniec tury dobierz dwie karty za każdą odkrytą w niej kartę procesu.
character-cotton-mather = Cotton Mather
    .ability = Dowód przeciw tobie liczy się za jeden punkt.
character-george-burroughs = George Burroughs
    .ability = Do twojego procesu potrzeba ośmiu punktów.
character-giles-corey = Giles Corey
    .ability = Jeśli dobierzesz dwie czerwone karty, pokaż je i dobierz trzecią.
character-john-proctor = John Proctor
    .ability = Gdy ktoś umiera, bierzesz do trzech kart z jego ręki.
character-martha-corey = Martha Corey
    .ability = Masz zdolność pierwszej żywej osoby po prawej.
character-mary-warren = Mary Warren
    .ability = Ani Swatka, ani Czarny Kot nie mogą ci zaszkodzić.
character-rebecca-nurse = Rebecca Nurse
    .ability = Dobierz kartę, gdy proces odkrywa cudzą kartę.
character-samuel-parris = Samuel Parris
    .ability = Dwa razy w grze dobierasz z odrzuconych; nigdy czarnej karty.
character-sarah-good = Sarah Good
    .ability = Rabunek i Podpalenie na ciebie nie działają.
character-thomas-danforth = Thomas Danforth
    .ability = Gdy oskarżasz, wystarczy o punkt mniej.
character-tituba = Tituba
    .ability = Raz w grze, przed dobraniem, przez minutę ułóż talię, jak chcesz.
character-will-griggs = Will Griggs
    .ability = Możesz zagrać Alibi jak Świadka.
character-william-phips = William Phips
    .ability = Raz w grze wyznaj, nie odkrywając karty.

## Zasady w skrócie; każdy wiersz to osobny punkt

rules-title = Jak toczy się gra
rules-aim = Cel
    .text =
        Mieszkańcy wygrywają, gdy wszystkie karty czarownic są odkryte.
        Czarownice wygrywają, gdy żyją już tylko one.
        Kto choć raz miał kartę czarownicy, zostaje czarownicą na zawsze.
rules-setup = Zanim zaczniecie
    .text =
        Każdy dostaje tyle samo zakrytych kart procesu. Obejrzyjcie je w tajemnicy.
        Jedna karta czyni konstablem, jedna lub więcej czarownicą; reszta to „Nie czarownica”.
        Wpiszcie imiona zgodnie z ruchem wskazówek zegara, jak przy stole.
rules-dawn = Świt
    .text =
        Wszyscy zamykają oczy. Czarownice otwierają swoje i poznają się.
        Razem dają komuś Czarnego Kota. Może to być czarownica.
        Kto ma Czarnego Kota, zaczyna. Gra idzie zgodnie z ruchem wskazówek zegara.
rules-day = Tura w dzień
    .text =
        Dobierz dwie karty albo zagraj, ile chcesz.
        Czerwone oskarżają, zielone działają od razu, niebieskie zostają przed kimś.
        Czarną kartę wykonuje się od razu: Noc lub Spisek.
rules-trial = Proces
    .text =
        Oskarżenie to 1 punkt, Dowód 3, Świadek 7.
        Przy 7 punktach ostatni oskarżyciel odkrywa jedną kartę procesu oskarżonej osoby. Potem odrzuca się jej wszystkie czerwone karty.
        Pobożność podwaja potrzebne punkty. W starszych drukach zabrania czerwonych kart.
rules-blue = Niebieskie karty
    .text =
        Azyl: noc tu nie zabija.
        Pobożność: proces wymaga dwa razy więcej punktów.
        Swatka: gdy umiera jedna z dwóch związanych osób, umiera i druga.
        Czarny Kot: spisek zaczyna się od odkrycia karty u tego, kto go ma.
rules-night = Noc
    .text =
        Wszyscy zamykają oczy. Czarownice uzgadniają jedną żywą osobę.
        Potem konstabl daje młotek komuś innemu.
        Wszyscy otwierają oczy. Młotek leży na widoku.
rules-confession = Wyznanie
    .text =
        Póki sypie się piasek, każdy może odkryć jedną własną kartę procesu i tej nocy jest bezpieczny.
        Ta karta liczy się jak każda inna: może zabić albo zakończyć grę.
        Potem mówię, kogo zaatakowano. Młotek, wyznanie i Azyl ratują.
        Następnie potasujcie talię i odrzucone, z Nocą w dolnej połowie (starsze druki: na spodzie).
rules-conspiracy = Spisek
    .text =
        Kto dobrał kartę, odkrywa kartę procesu u tego, kto ma Czarnego Kota.
        Potem wszyscy naraz biorą jedną zakrytą kartę procesu od lewej.
        Kto bierze kartę czarownicy, jest czarownicą na zawsze.
        Każdy ogląda swoje karty i tasuje je.
rules-death = Śmierć
    .text =
        Umiera się z ostatnią własną kartą czarownicy (starsze druki: z każdą), gdy wszystkie karty procesu są odkryte, w nocy albo przez Swatkę.
        Odkrywa się wszystkie karty procesu zmarłych, a ich niebieskie karty odrzuca.
        Trzy ostatnie słowa, potem cisza. Zmarli wygrywają lub przegrywają ze swoją stroną.
rules-end = Ostatnia dwójka
    .text =
        Gdy żyją dwie osoby, nie można użyć Rabunku ani Kozła Ofiarnego.
        Jeśli czarownice sądzą, że zostały tylko one, mogą to powiedzieć w nocy, a wy za dnia. Wszyscy żywi odpowiadają z otwartymi oczami.
        W nocy mówi to mała gwiazdka w rogu: dotknijcie jej, a potem przytrzymajcie środkowy przycisk. U konstabla nic nie robi.
rules-ghosts = Dwóch lub trzech graczy
    .text =
        Duchy uzupełniają stół do czterech. Mają po pięć kart procesu i nie mają tur.
        Konstabl może chronić każdego albo nikogo.
        Noc nie zabija: ofiara traci dwie karty procesu, które wybiera osoba po jej lewej.
        Czarownice wygrywają, gdy karta konstabla jest odkryta, przy każdej śmierci albo gdy wszyscy są czarownicami.
