# Kwestie narratora Salem 1692. Id wiadomości to id kwestii w skrypcie i nazwa jej pliku dźwiękowego.
# Nigdy nie wymieniać, nie liczyć ani nie sugerować, kto jest czarownicą; unikać rodzaju i liczby, które by zdradzały.

## Świt

dawn-close-eyes = To godzina przed świtem w Salem. Wszyscy zamykają oczy.
dawn-witches-open = Czarownice otwierają oczy i poznają się. Bezgłośnie decydują, kto dostanie Czarnego Kota.
dawn-witches-close = Czarownice zamykają oczy.
dawn-open-eyes = Nad Salem wschodzi słońce. Wszyscy otwierają oczy.
dawn-black-cat = Czarny Kot znalazł swój dom. Spójrzcie na stół. Kto ma kota, zaczyna grę.

## Noc

night-close-eyes = Nad Salem zapadła noc. Wszyscy zamykają oczy.
night-witches-open = Czarownice otwierają oczy. Bezgłośnie wybierają swoją ofiarę.
night-witches-close = Czarownice zamykają oczy i milkną.
night-constable-open = Konstabl otwiera oczy. Wybiera osobę, którą ochroni tej nocy. Nie może wybrać siebie.
night-constable-open-ghosts = Konstabl otwiera oczy. Wybiera osobę, którą ochroni tej nocy. Może wybrać siebie albo nikogo.
night-constable-close = Konstabl zamyka oczy.
night-open-eyes = Najciemniejsza godzina minęła. Wszyscy otwierają oczy.
night-gavel = Młotek leży przed jedną osobą, tak że każdy go widzi.
night-no-constable = Nikt już nie czuwa nad Salem.

## Wyznanie

confession-open = Nadszedł czas wyznania. Kto chce, może odkryć jedną kartę procesu, zanim przesypie się piasek.
confession-own-timer = Nadszedł czas wyznania. Odwróćcie klepsydrę. Kto chce, może odkryć jedną kartę procesu, zanim przesypie się piasek.
confession-half = Połowa piasku już opadła.
confession-ten = Zostało dziesięć sekund.
confession-closed = Piasek się przesypał. Czas wyznania minął.

## Wynik nocy

result-died = Nadchodzi ranek, ale nie dla wszystkich. W nocy ktoś umarł.
result-spared = Nadchodzi ranek. Noc nikogo nie zabrała. Salem ocalało.
result-ghost-loss = Ofiara tej nocy traci dwie karty procesu. Wybiera je osoba siedząca po lewej.

## Śmierć

death-turn-up = Śmierć niczego nie ukrywa. Odkryjcie wszystkie pozostałe karty procesu.
death-last-words = Umarli mogą powiedzieć trzy ostatnie słowa. Potem już tylko cisza.
death-matchmaker = Chwilę później więź Swatki zabiera jeszcze kogoś.
constable-gone = Karta konstabla jest odkryta. Od tej chwili nikt nie czuwa nad Salem.

## Spisek

conspiracy-begin = Przez Salem idzie szept. Zaczyna się spisek.
conspiracy-cat-card = Kto dobrał tę kartę, odkrywa teraz jedną kartę procesu osoby, która ma Czarnego Kota.
conspiracy-no-cat = Dziś Czarny Kot nikomu nie zaszkodzi. Żadna karta nie zostaje odkryta.
conspiracy-take = Teraz wszyscy naraz biorą jedną zakrytą kartę procesu od osoby po lewej.
conspiracy-take-pooled = Każdy bierze jedną zakrytą kartę procesu od osoby po lewej. Połóżcie te karty razem, potasujcie i rozdajcie każdemu po jednej.
conspiracy-ghosts = Kiedy karta przechodzi do ducha, wybiera ją osoba po lewej stronie ducha.
conspiracy-look = Obejrzyjcie swoje karty w tajemnicy. Potem je potasujcie.
conspiracy-hand-round = Teraz podajcie mnie dookoła stołu. Niech każdy wpisze wziętą kartę tak, by nikt nie widział.
conspiracy-end = Szepty cichną. Dzień trwa dalej.

## Pogłoska, że zostały same czarownice

claim-open = Wszyscy otwierają oczy. Podobno żyją już tylko czarownice. Jeśli to prawda, powiedzcie to teraz wszyscy.
claim-false = To nie była prawda. W Salem są jeszcze uczciwi ludzie.

## Koniec

win-townspeople = Salem jest ocalone. Wszystkie karty czarownic są odkryte. Mieszkańcy wygrali.
win-witches = Ciemność ogarnęła Salem. Czarownice wygrały.

## Przypomnienia i sterowanie

last-two = Przy życiu zostały tylko dwie osoby. Rabunku i Kozła Ofiarnego nie można już użyć.
shuffle-lower-half = Potasujcie razem talię i odrzucone karty, z kartą Nocy w dolnej połowie. Kto dobrał tylko jedną kartę, dobiera teraz drugą.
shuffle-bottom = Potasujcie razem talię i odrzucone karty, a kartę Nocy połóżcie na spód. Kto dobrał tylko jedną kartę, dobiera teraz drugą.
turn-sand-out = Piasek się przesypał. Dobierz dwie karty. Twoja tura się skończyła.
ledger-hand-round = Teraz podajcie mnie dookoła stołu. Niech każdy wpisze swoje karty procesu tak, by nikt nie widział.
