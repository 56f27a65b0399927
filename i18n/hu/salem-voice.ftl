# A Salem 1692 narrátorának sorai. Az üzenet id-je a sor id-je a forgatókönyvben és a hangfájl neve.
# Soha ne nevezze meg, ne számolja meg és ne sejtesse, ki boszorkány.

## Hajnal

dawn-close-eyes = Hajnal előtti óra van Salemben. Mindenki csukja be a szemét.
dawn-witches-open = Boszorkányok, nyissátok ki a szemeteket, és ismerjétek fel egymást. Hang nélkül döntsétek el, ki kapja a Fekete Macskát.
dawn-witches-close = Boszorkányok, csukjátok be a szemeteket.
dawn-open-eyes = Felkel a nap Salem fölött. Mindenki nyissa ki a szemét.
dawn-black-cat = A Fekete Macska otthonra talált. Nézzetek az asztalra. Akinél a macska van, az kezd.

## Éjszaka

night-close-eyes = Leszállt az éj Salemre. Mindenki csukja be a szemét.
night-witches-open = Boszorkányok, nyissátok ki a szemeteket. Hang nélkül válasszátok ki az áldozatotokat.
night-witches-close = Boszorkányok, csukjátok be a szemeteket, és maradjatok csendben.
night-constable-open = Csendbiztos, nyisd ki a szemed. Válaszd ki, kit védesz meg ma éjjel. Magadat nem választhatod.
night-constable-open-ghosts = Csendbiztos, nyisd ki a szemed. Válaszd ki, kit védesz meg ma éjjel. Választhatod magadat, vagy senkit.
night-constable-close = Csendbiztos, csukd be a szemed.
night-open-eyes = A legsötétebb óra elmúlt. Mindenki nyissa ki a szemét.
night-gavel = A kalapács valamelyikőtök előtt fekszik, mindenki láthatja.
night-no-constable = Senki sem őrzi többé Salemet.

## Vallomás

confession-open = Eljött a vallomás órája. Aki akarja, felfordíthat egy perkártyát, mielőtt lepereg a homok.
confession-own-timer = Eljött a vallomás órája. Fordítsátok meg a homokórát. Aki akarja, felfordíthat egy perkártyát, mielőtt lepereg a homok.
confession-half = A homok fele lepergett.
confession-ten = Tíz másodperc maradt.
confession-closed = Lepergett a homok. A vallomás órája véget ért.

## Az éjszaka eredménye

result-died = Eljön a reggel, de nem mindenkinek. Az éjjel valaki meghalt.
result-spared = Eljön a reggel. Az éj senkit sem vitt el. Salem megmenekült.
result-ghost-loss = Az éjszaka áldozata két perkártyát veszít. A tőle balra ülő választja ki őket.

## Halál

death-turn-up = A halál semmit sem rejt el. Fordítsátok fel az összes megmaradt perkártyáját.
death-last-words = A halottak három utolsó szót mondhatnak. Utána csak csend.
death-matchmaker = Egy pillanattal később a Házasságszerző köteléke még valakit elragad.
constable-gone = A csendbiztos kártyája felfordult. Mostantól senki sem őrzi Salemet.

## Összeesküvés

conspiracy-begin = Suttogás járja be Salemet. Kezdődik az összeesküvés.
conspiracy-cat-card = Aki a lapot húzta, most felfordít egy perkártyát annál, akinél a Fekete Macska van.
conspiracy-no-cat = Ma a Fekete Macska senkinek sem árthat. Egyetlen kártya sem fordul fel.
conspiracy-take = Most mindenki egyszerre vegyen el egy lefordított perkártyát a balra ülőtől.
conspiracy-take-pooled = Mindenki vegyen el egy lefordított perkártyát a balra ülőtől. Tegyétek össze ezeket, keverjétek meg, és osszatok mindenkinek egyet.
conspiracy-ghosts = Ha egy kártya szellemhez kerül, a szellemtől balra ülő választja ki.
conspiracy-look = Nézzétek meg titokban a kártyáitokat. Aztán keverjétek meg őket.
conspiracy-hand-round = Most adjatok körbe. Mindenki írja be, mások elől elrejtve, melyik kártyát vette el.
conspiracy-end = A suttogás elhal. A nap folytatódik.

## Az állítás, hogy csak boszorkányok maradtak

claim-open = Mindenki nyissa ki a szemét. Azt mondják, már csak boszorkányok élnek. Ha ez igaz, mondjátok ki most mindannyian.
claim-false = Nem volt igaz. Salemben még élnek becsületes emberek.

## Vége

win-townspeople = Salem megmenekült. Minden boszorkánykártya felfordult. A városlakók győztek.
win-witches = Sötétség borult Salemre. A boszorkányok győztek.

## Emlékeztetők és vezérlés

last-two = Már csak ketten vagytok életben. A Rablás és a Bűnbak többé nem használható.
shuffle-lower-half = Keverjétek össze a húzópaklit és a dobott lapokat, az Éjszaka lap kerüljön az alsó felébe. Aki csak egy lapot húzott, most húzza a másodikat.
shuffle-bottom = Keverjétek össze a húzópaklit és a dobott lapokat, az Éjszaka lap kerüljön legalulra. Aki csak egy lapot húzott, most húzza a másodikat.
turn-sand-out = Lepergett a homok. Húzz két lapot. A köröd véget ért.
ledger-hand-round = Most adjatok körbe. Mindenki írja be, mások elől elrejtve, a perkártyáit.
