# Waarom de regels van Salem 1692 iets weigeren, per code.

salem-code-wrong-phase = Niet in dit deel van het spel.
salem-code-no-such-player = Deze speler bestaat niet.
salem-code-player-is-dead = Deze speler is dood en doet niet meer mee.
salem-code-player-is-alive = Deze speler leeft.
salem-code-no-card-face-down = Zoveel gedekte kaarten zijn er niet.
salem-code-no-witch-card-left = Alle heksenkaarten zijn al onthuld.
salem-code-constable-is-gone = De kaart van de konstabel is onthuld. Er is geen konstabel meer.
salem-code-may-not-choose-self = Het moet iemand anders zijn.
salem-code-already-held = Deze kaart ligt al voor iemand.
salem-code-not-held = Deze kaart ligt daar niet.
salem-code-no-such-ability = Deze speler heeft die gave niet.
salem-code-ability-is-spent = Deze gave is al gebruikt.
salem-code-cards-do-not-add-up = De kaarten kloppen niet. Bekijk ze nog eens.
salem-code-bad-name = Een naam heeft 1 tot 24 letters.
salem-code-duplicate-name = Iemand anders heet al zo. Zet bij een van beide een letter erbij.
salem-code-too-few-players = Te weinig spelers: er zijn er minstens twee nodig.
salem-code-too-many-players = Te veel spelers: hoogstens twaalf.
salem-code-bad-witch-count = Er kunnen 1 tot 5 heksenkaarten in het spel zijn.
salem-code-duplicate-character = Iemand anders heeft dit personage.
salem-code-unknown-character = Dit personage bestaat niet.
salem-code-game-is-over = Het spel is afgelopen. Je kunt alleen ongedaan maken.
salem-code-waiting-for-dead-cards = Eerst worden de kaarten van de doden omgedraaid.
salem-code-already-taken = De kaart van deze speler is al ingevoerd.
salem-code-piety-forbids = Vroomheid beschermt deze speler tegen rode kaarten.
salem-code-not-yours = Dat is aan een andere speler of aan de spelleider.
