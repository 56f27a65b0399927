# De gesproken regels van Salem 1692. De id van het bericht is de id van de regel in het script en de naam van het geluidsbestand.
# Noem, tel of suggereer nooit wie heks is; vermijd getal en geslacht waar ze iets zouden verraden.

## Dageraad

dawn-close-eyes = Het is het uur voor de dageraad in Salem. Iedereen, sluit je ogen.
dawn-witches-open = Heksen, open je ogen en herken elkaar. Beslis zonder geluid wie de Zwarte Kat krijgt.
dawn-witches-close = Heksen, sluit je ogen.
dawn-open-eyes = De zon komt op boven Salem. Iedereen, open je ogen.
dawn-black-cat = De Zwarte Kat heeft een thuis gevonden. Kijk naar de tafel. Wie de kat heeft, is als eerste aan de beurt.

## Nacht

night-close-eyes = De nacht is gevallen over Salem. Iedereen, sluit je ogen.
night-witches-open = Heksen, open je ogen. Kies zonder geluid jullie slachtoffer.
night-witches-close = Heksen, sluit je ogen en wees stil.
night-constable-open = Konstabel, open je ogen. Kies wie je vannacht beschermt. Je mag jezelf niet kiezen.
night-constable-open-ghosts = Konstabel, open je ogen. Kies wie je vannacht beschermt. Je mag jezelf kiezen, of niemand.
night-constable-close = Konstabel, sluit je ogen.
night-open-eyes = Het donkerste uur is voorbij. Iedereen, open je ogen.
night-gavel = De hamer ligt voor iemand van jullie, en iedereen kan hem zien.
night-no-constable = Niemand waakt nog over Salem.

## Bekentenis

confession-open = Dit is het uur van de bekentenis. Wie wil, draait een proceskaart om voordat het zand op is.
confession-own-timer = Dit is het uur van de bekentenis. Draai de zandloper om. Wie wil, draait een proceskaart om voordat het zand op is.
confession-half = De helft van het zand is gevallen.
confession-ten = Nog tien seconden.
confession-closed = Het zand is op. Het uur van de bekentenis is voorbij.

## De uitslag van de nacht

result-died = De ochtend komt, maar niet voor iedereen. In de nacht is iemand gestorven.
result-spared = De ochtend komt. De nacht heeft niemand meegenomen. Salem is gespaard.
result-ghost-loss = Het slachtoffer van de nacht verliest twee proceskaarten. De persoon links daarvan kiest welke.

## Dood

death-turn-up = De dood verbergt niets. Draai alle andere proceskaarten om.
death-last-words = De doden mogen drie laatste woorden zeggen. Daarna is er alleen stilte.
death-matchmaker = Even later neemt de band van de Koppelaar nog iemand mee.
constable-gone = De kaart van de konstabel is onthuld. Vanaf nu waakt niemand over Salem.

## Samenzwering

conspiracy-begin = Er gaat gefluister door Salem. De samenzwering begint.
conspiracy-cat-card = Wie de kaart trok, onthult nu een proceskaart van wie de Zwarte Kat heeft.
conspiracy-no-cat = Vandaag kan de Zwarte Kat niemand iets doen. Er wordt geen kaart onthuld.
conspiracy-take = Neem nu allemaal tegelijk een gesloten proceskaart van de persoon links van je.
conspiracy-take-pooled = Neem allemaal een gesloten proceskaart van de persoon links van je. Leg die kaarten bij elkaar, schud ze, en geef iedereen er een.
conspiracy-ghosts = Gaat een kaart naar een geest, dan kiest de persoon links van de geest.
conspiracy-look = Bekijk je kaarten in het geheim. Schud ze daarna.
conspiracy-hand-round = Geef mij nu de tafel rond. Voer in welke kaart je hebt genomen, zonder dat iemand het ziet.
conspiracy-end = Het gefluister sterft weg. De dag gaat verder.

## De bewering dat alleen heksen over zijn

claim-open = Iedereen, open je ogen. Men zegt dat alleen heksen nog in leven zijn. Als dat waar is, zeg het dan nu allemaal.
claim-false = Het was niet waar. Er zijn nog eerlijke mensen in Salem.

## Einde

win-townspeople = Salem is gered. Alle heksenkaarten zijn onthuld. De burgers hebben gewonnen.
win-witches = Duisternis heeft Salem genomen. De heksen hebben gewonnen.

## Herinneringen en bediening

last-two = Er zijn nog maar twee mensen in leven. Beroving en Zondebok kunnen niet meer worden gebruikt.
shuffle-lower-half = Schud de trekstapel en de aflegstapel samen, met de Nachtkaart in de onderste helft. Wie nog maar een kaart had getrokken, trekt nu de tweede.
shuffle-bottom = Schud de trekstapel en de aflegstapel samen, en leg de Nachtkaart helemaal onderop. Wie nog maar een kaart had getrokken, trekt nu de tweede.
turn-sand-out = Het zand is op. Trek twee kaarten. Je beurt is voorbij.
ledger-hand-round = Geef mij nu de tafel rond. Voer je proceskaarten in, zonder dat iemand het ziet.
