# Miért utasítanak el valamit a Salem 1692 szabályai, kódok szerint.

salem-code-wrong-phase = Nem a játéknak ebben a részében.
salem-code-no-such-player = Nincs ilyen játékos.
salem-code-player-is-dead = Ez a játékos halott, és már nem vesz részt.
salem-code-player-is-alive = Ez a játékos él.
salem-code-no-card-face-down = Nincs ennyi lefordított kártya.
salem-code-no-witch-card-left = Minden boszorkánykártya felfordult már.
salem-code-constable-is-gone = A csendbiztos kártyája felfordult. Nincs többé csendbiztos.
salem-code-may-not-choose-self = Valaki másnak kell lennie.
salem-code-already-held = Ez a kártya már valaki előtt van.
salem-code-not-held = Ez a kártya nincs ott.
salem-code-no-such-ability = Ennek a játékosnak nincs ilyen képessége.
salem-code-ability-is-spent = Ezt a képességet már felhasználták.
salem-code-cards-do-not-add-up = A kártyák nem jönnek ki. Nézzétek meg még egyszer.
salem-code-bad-name = A név 1–24 betűs.
salem-code-duplicate-name = Valakinek már ez a neve. Tegyetek egy betűt az egyikhez.
salem-code-too-few-players = Túl kevés játékos: legalább ketten kellenek.
salem-code-too-many-players = Túl sok játékos: legfeljebb tizenketten lehetnek.
salem-code-bad-witch-count = 1–5 boszorkánykártya lehet játékban.
salem-code-duplicate-character = Valakié már ez a szereplő.
salem-code-unknown-character = Nincs ilyen szereplő.
salem-code-game-is-over = A játéknak vége. Csak visszavonni lehet.
salem-code-waiting-for-dead-cards = Előbb a halottak kártyáit kell felfordítani.
salem-code-already-taken = Ennek a játékosnak a kártyája már be van írva.
salem-code-piety-forbids = A Kegyesség megvédi ezt a játékost a piros lapoktól.
salem-code-not-yours = Ez egy másik játékos vagy a játékvezető dolga.
