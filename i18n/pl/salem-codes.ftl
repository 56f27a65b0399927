# Dlaczego zasady Salem 1692 czegoś odmawiają, według kodów.

salem-code-wrong-phase = Nie w tej części gry.
salem-code-no-such-player = Nie ma takiego gracza.
salem-code-player-is-dead = Ta osoba nie żyje i już nie gra.
salem-code-player-is-alive = Ta osoba żyje.
salem-code-no-card-face-down = Nie ma tylu zakrytych kart.
salem-code-no-witch-card-left = Wszystkie karty czarownic są już odkryte.
salem-code-constable-is-gone = Karta konstabla jest odkryta. Konstabla już nie ma.
salem-code-may-not-choose-self = To musi być ktoś inny.
salem-code-already-held = Ta karta już przed kimś leży.
salem-code-not-held = Tej karty tam nie ma.
salem-code-no-such-ability = Ta osoba nie ma takiej zdolności.
salem-code-ability-is-spent = Tę zdolność już wykorzystano.
salem-code-cards-do-not-add-up = Karty się nie zgadzają. Spójrzcie na nie jeszcze raz.
salem-code-bad-name = Imię ma od 1 do 24 liter.
salem-code-duplicate-name = Ktoś już ma to imię. Dodajcie literę do jednego z nich.
salem-code-too-few-players = Za mało graczy: potrzeba co najmniej dwóch.
salem-code-too-many-players = Za dużo graczy: najwyżej dwunastu.
salem-code-bad-witch-count = W grze może być od 1 do 5 kart czarownic.
salem-code-duplicate-character = Ktoś już ma tę postać.
salem-code-unknown-character = Nie ma takiej postaci.
salem-code-game-is-over = Gra skończona. Można tylko cofać.
salem-code-waiting-for-dead-cards = Najpierw odkrywa się karty zmarłych.
salem-code-already-taken = Karta tej osoby jest już wpisana.
salem-code-piety-forbids = Pobożność chroni tę osobę przed czerwonymi kartami.
salem-code-not-yours = To należy do innej osoby albo do prowadzącego grę.
