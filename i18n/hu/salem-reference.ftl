# Salem 1692 a futó játék mellett: választások, körbeadás, vég, krónika, szereplők, szabályok.

## A kártyák neve

tryal-witch = Boszorkány
tryal-constable = Csendbiztos
tryal-not-a-witch = Nem boszorkány

## Választások az előkészületnél

salem-setup-characters = A városháza szereplői
salem-setup-characters-hint = Csak ha játszotok velük. Mindegyik egyszer van az asztalnál.
salem-setup-characters-ghosts = Szellemekkel az asztalnál nincsenek szereplők.
salem-setup-character-of = { $name } szereplője
salem-setup-character-none = Nincs
salem-setup-witch-cards = Boszorkánykártyák a játékban
salem-setup-witch-cards-usual = A szokásos
salem-setup-witch-cards-usual-number = A szokásos: { $number }
salem-setup-witch-cards-harder = Nehezebb
salem-setup-witch-cards-harder-number = Nehezebb: { $number }
salem-setup-witch-cards-other = Más szám
salem-setup-witch-cards-note = Sem a szokásos, sem a nehezebb szám. Számoljátok meg a kiosztott kártyákat.
salem-setup-printing = Kiadás
salem-setup-printing-15th = 15. nyomás vagy újabb
salem-setup-printing-15th-hint = Ha nem biztos: ez.
salem-setup-printing-older = Régebbi nyomás
salem-setup-printing-older-hint = Bármely boszorkánykártya öl, a Kegyesség tiltja a piros lapokat, az Éjszaka legalulra kerül.
salem-setup-rules = Egyes szabályok
salem-setup-rule-as-printed = Mint a kiadásban
salem-setup-rule-death = Meghal, aki felfordítja
salem-setup-rule-death-last-witch-card = az utolsó saját boszorkánykártyáját
salem-setup-rule-death-any-witch-card = bármely boszorkánykártyát
salem-setup-rule-piety = A Kegyesség
salem-setup-rule-piety-doubles = megduplázza a szükséges pontokat
salem-setup-rule-piety-forbids = tiltja a piros lapokat
salem-setup-rule-night-card = Éjszaka után az Éjszaka lap
salem-setup-rule-night-card-lower-half = az alsó felébe kerül
salem-setup-rule-night-card-bottom = legalulra kerül
salem-setup-rule-the-dead = Voltak-e a halottak boszorkányok?
salem-setup-rule-the-dead-keep-silent = Hallgathatnak
salem-setup-rule-the-dead-declare = Meg kell mondaniuk
salem-setup-rule-blue-cards-at-two = Ha ketten maradnak, a kék lapok
salem-setup-rule-blue-cards-at-two-stay = maradnak
salem-setup-rule-blue-cards-at-two-leave = kikerülnek a játékból
salem-setup-rule-conspiracy = Összeesküvésben mindenki kap egy kártyát
salem-setup-rule-conspiracy-from-the-left = balról
salem-setup-rule-conspiracy-pooled = egy megkevert halomból
salem-setup-tracking = Ki mondja meg nekem a kártyákat?
salem-setup-tracking-counts = Senki
salem-setup-tracking-counts-hint = Semmit sem kell beírni. Számolom a felfordított boszorkánykártyákat.
salem-setup-tracking-ledger = Mindenki, titokban
salem-setup-tracking-ledger-hint = Játékosonként úgy fél perc. Minden győzelmet látok, és a végén elmesélem az egész történetet.
salem-setup-tracking-ledger-ghosts = Aki a szellemtől balra ül, az írja be a szellem kártyáit.

## Az eszköz körbeadása

hand-title = Írjátok be a perkártyáitokat
hand-title-take = Írjátok be az elvett kártyát
hand-pass = Adjatok oda neki: { $name }
hand-pass-took = Adjatok oda neki: { $name } (a kártya tőle jött: { $from })
hand-pass-ghost = { $ghost } kártyái. Adjatok oda neki: { $name }
hand-alone = Csak { $name } nézheti.
hand-uncover = Felfedés
hand-cover = Eltakarás
hand-count = { $done } / { $count } beírva
hand-somebody-else = Előbb valaki más
hand-question-card = Kártyád: { $place } / { $count }
hand-question-took = Melyik kártyát vetted el?
hand-question-gave = Melyik kártyát tetted a halomba?
hand-question-dealt = Melyik kártyát kaptad?
hand-changes-places = A válaszok minden alkalommal helyet cserélnek, hogy a kezed semmit se áruljon el.
hand-check = Így jó?
hand-check-covered = Újra eltakarva. Írd be, vagy válassz újra.
hand-again = Választás újra
hand-enter = Beírás és eltakarás
hand-thanks = Beírva. Adjatok tovább.
hand-take-back = { $name } kártyái újra
hand-all = Minden kártya be van írva.
hand-did-not-add-up = A beírt kártyák nem jönnek ki. Kérlek, írjátok be mindet újra. Senki sincs megnevezve.
hand-expects = Ezt várom: { $cards }.
hand-often = Gyakran ez az oka:
hand-often-number = Más számú boszorkánykártyát osztottak ki.
hand-often-beside = Az ujj a helyes melletti választ érte.
hand-often-took = Az a kártya számít, amelyet elvettél, nem az, amelyet tőled vettek el.
hand-often-left = A kártya balról jön: { $name } tőle vesz el: { $from }.
hand-enter-again = Beírás még egyszer
hand-other-number = Más számú boszorkánykártyát osztottunk
hand-to-names = Vissza a nevekhez

## A vég

end-title =
    { $winner ->
        [witches] A boszorkányok győztek
       *[townspeople] A városlakók győztek
    }
end-why-townspeople = A játék minden boszorkánykártyája felfordult.
end-why-witches = Már csak boszorkányok élnek.
end-why-witches-claim = Minden élő azt mondta, hogy boszorkány.
end-why-witches-ghosts = Szellemekkel elég egy halál, a csendbiztos kártyája vagy egy boszorkányokkal teli asztal.
end-nights =
    { $count ->
        [0] Az első éjszaka előtt
        [one] { $count } éjszaka után
       *[other] { $count } éjszaka után
    }
end-rule = Hogyan ér véget a játék
end-late =
    { $count ->
        [one] { $names } túl későn lett boszorkány, és a városlakókkal veszít.
       *[other] { $names } túl későn lettek boszorkányok, és a városlakókkal veszítenek.
    }
end-people = Ki volt kicsoda
end-who-lived = Ki élte túl
end-unknown = Hogy még ki volt boszorkány, csak ti tudjátok.
end-showed =
    { $card ->
        [constable] A csendbiztos kártyáját mutatta
       *[witch] Boszorkánykártyát mutatott
    }
end-was-witch = Boszorkány
end-was-townsperson = Városlakó
end-lived = Él
end-died = Halott
end-left = Elment
end-story = A történet
end-again = Újra ugyanezzel az asztallal
end-export = A játék mentése fájlba

## A krónika

record-empty = Még semmi sem történt.
record-night = { $night }. éjszaka
record-start = Az első éjszaka előtt
record-known-now = Eddig titok volt
record-dawn = Hajnalodik Salem fölött.
record-black-cat = A Fekete Macska hozzá kerül: { $player }.
record-night-began = Leszáll a(z) { $night }. éjszaka.
record-gavel = A kalapács előtte fekszik: { $player }.
record-gavel-nobody = A kalapács senki előtt sem fekszik.
record-confessed =
    { $card ->
        [witch] { $player } vall, és felfordít egy boszorkánykártyát.
        [constable] { $player } vall, és felfordítja a csendbiztos kártyáját.
       *[not-a-witch] { $player } vall, és felfordít egy „Nem boszorkány” kártyát.
    }
record-confessed-ability = { $player } vall, de nem fordít fel kártyát.
record-attacked-died = Éjszakai támadás: { $player } meghal.
record-attacked-saved =
    { $why ->
        [gavel] Éjszakai támadás: { $player } megmenekül a kalapács által.
        [confessed] Éjszakai támadás: { $player } megmenekül a vallomás által.
       *[asylum] Éjszakai támadás: { $player } megmenekül a Menedék által.
    }
record-attacked-dead = Éjszakai támadás: { $player } már halott volt.
record-attacked-forfeits = Éjszakai támadás: { $player } két perkártyát veszít.
record-revealed =
    { $card ->
        [witch] { $player } felfordít egy boszorkánykártyát.
        [constable] { $player } felfordítja a csendbiztos kártyáját.
       *[not-a-witch] { $player } felfordít egy „Nem boszorkány” kártyát.
    }
record-ledger-corrected = Az asztalon lévő kártyáknak volt igazuk; a listám hibás volt. Kinek a kártyái: { $player }.
record-died =
    { $cause ->
        [witch-card] { $player } meghal egy boszorkánykártya miatt.
        [all-cards-revealed] { $player } meghal: minden perkártyája felfordult.
        [matchmaker] { $player } meghal a Házasságszerző köteléke miatt.
       *[night] { $player } meghal az éjszakában.
    }
record-left = { $player } elhagyta az asztalt. A lapokat felfordítjuk.
record-left-gave = { $player } elhagyta az asztalt. A lapokat látatlanban megkapja: { $to }.
record-forfeits =
    { $count ->
        [one] { $player } felfordít { $count } perkártyát.
       *[other] { $player } felfordít { $count } perkártyát.
    }
record-turned-up = { $player } felfordítja: Boszorkány { $witch }, Csendbiztos { $constable }, Nem boszorkány { $not_a_witch }.
record-blue-given =
    { $card ->
        [asylum] { $player } megkapja a Menedéket.
        [black-cat] { $player } megkapja a Fekete Macskát.
        [matchmaker] { $player } kap egy Házasságszerzőt.
       *[piety] { $player } megkapja a Kegyességet.
    }
record-blue-moved =
    { $card ->
        [asylum] Menedék: { $from } → { $to }.
        [black-cat] Fekete Macska: { $from } → { $to }.
        [matchmaker] Házasságszerző: { $from } → { $to }.
       *[piety] Kegyesség: { $from } → { $to }.
    }
record-blue-discarded =
    { $card ->
        [asylum] { $player } elveszti a Menedéket.
        [black-cat] { $player } elveszti a Fekete Macskát.
        [matchmaker] { $player } elveszt egy Házasságszerzőt.
       *[piety] { $player } elveszti a Kegyességet.
    }
record-accused =
    { $points ->
        [one] Vád, { $player }: { $points } pont.
       *[other] Vád, { $player }: { $points } pont.
    }
record-accusations-cleared = A piros lapok eldobva: { $player }.
record-conspiracy = { $player } az Összeesküvést húzza.
record-cat-card-skipped = A Fekete Macska ezúttal nem fordít fel kártyát.
record-taking = Mindenki elvesz egy kártyát balról.
record-passed = { $player } ad { $gave ->
        [witch] egy boszorkánykártyát
        [constable] csendbiztos-kártyát
        *[not-a-witch] egy „Nem boszorkány” kártyát
        }, és kap { $got ->
        [witch] egy boszorkánykártyát
        [constable] csendbiztos-kártyát
        *[not-a-witch] egy „Nem boszorkány” kártyát
        }.
record-takes-forgotten = A beírt kártyák nem jöttek ki. Mindet újra beírták.
record-conspiracy-ended = Az összeesküvésnek vége.
record-claimed = Azt mondják, már csak boszorkányok maradtak.
record-claim-false = Nem volt igaz.
record-claim-true = Igaz volt.
record-witches-chose = A boszorkányok választása: { $player }.
record-won-townspeople = A városlakók győztek.
record-won-witches = A boszorkányok győztek.

## Szereplők, a magunk szavaival

character-abigail-williams = Abigail Williams
    .ability = Ha a te vádad okozza a pert, eldobhatod az összes előtted lévő piros lapot.
character-ann-putnam = Ann Putnam
    .ability = Köröd végén húzz két lapot minden perkártyáért, amelyet benne felfordítottál.
character-cotton-mather = Cotton Mather
    .ability = Ellened a Bizonyíték csak egy pont.
character-george-burroughs = George Burroughs
    .ability = A peredhez nyolc pont kell.
character-giles-corey = Giles Corey
    .ability = Ha két piros lapot húzol, mutasd meg, és húzz egy harmadikat.
character-john-proctor = John Proctor
    .ability = Ha valaki meghal, legfeljebb három lapot elvehetsz a kezéből.
character-martha-corey = Martha Corey
    .ability = Tiéd a jobbra ülő első élő játékos képessége.
character-mary-warren = Mary Warren
    .ability = Sem a Házasságszerző, sem a Fekete Macska nem árthat neked.
character-rebecca-nurse = Rebecca Nurse
    .ability = Húzz egy lapot, ha egy per másnak a kártyáját fordítja fel.
character-samuel-parris = Samuel Parris
    .ability = Játékonként kétszer a dobott lapokból húzhatsz; fekete lapot soha.
character-sarah-good = Sarah Good
    .ability = A Rablás és a Gyújtogatás nem hat rád.
character-thomas-danforth = Thomas Danforth
    .ability = Ha te vádolsz, eggyel kevesebb pont is elég.
character-tituba = Tituba
    .ability = Játékonként egyszer, húzás előtt, egy percig rendezd a húzópaklit kedved szerint.
character-will-griggs = Will Griggs
    .ability = Az Alibit Tanúként is kijátszhatod.
character-william-phips = William Phips
    .ability = Játékonként egyszer vallhatsz kártya felfordítása nélkül.

## A szabályok röviden; minden sor külön pont

rules-title = Így megy a játék
rules-aim = A cél
    .text =
        A városlakók győznek, ha minden boszorkánykártya felfordult.
        A boszorkányok győznek, ha már csak ők élnek.
        Akinél valaha boszorkánykártya volt, örökre boszorkány.
rules-setup = Mielőtt kezditek
    .text =
        Mindenki ugyanannyi lefordított perkártyát kap. Nézzétek meg titokban.
        Egy kártya csendbiztossá tesz, egy vagy több boszorkánnyá; a többi „Nem boszorkány”.
        Írjátok be a neveket az óramutató járása szerint, ahogy ültök.
rules-dawn = Hajnal
    .text =
        Mindenki becsukja a szemét. A boszorkányok kinyitják, és meglátják egymást.
        Együtt odaadják valakinek a Fekete Macskát. Boszorkány is lehet.
        Akinél a Fekete Macska van, az kezd. Az óramutató járása szerint megy tovább.
rules-day = Egy kör nappal
    .text =
        Húzz két lapot, vagy játssz ki akárhányat.
        A pirosak vádolnak, a zöldek azonnal hatnak, a kékek valaki előtt maradnak.
        A fekete lapot azonnal végre kell hajtani: Éjszaka vagy Összeesküvés.
rules-trial = Egy per
    .text =
        A Vád 1 pont, a Bizonyíték 3, a Tanú 7.
        7 pontnál az utolsó vádló felfordít egyet a vádlott perkártyáiból. Aztán a vádlott minden piros lapját eldobják.
        A Kegyesség megduplázza a szükséges pontokat. Régebbi nyomásokban tiltja a piros lapokat.
rules-blue = Kék lapok
    .text =
        Menedék: az éjszaka itt nem ölhet.
        Kegyesség: a perhez kétszer annyi pont kell.
        Házasságszerző: ha a két összekötött egyike meghal, a másik is meghal.
        Fekete Macska: az összeesküvés a nála lévő egyik kártya felfordításával kezdődik.
rules-night = Éjszaka
    .text =
        Mindenki becsukja a szemét. A boszorkányok megegyeznek egy élőben.
        Aztán a csendbiztos odaadja a kalapácsot valaki másnak.
        Mindenki kinyitja a szemét. A kalapács mindenki szeme előtt van.
rules-confession = Vallomás
    .text =
        Amíg a homok pereg, bárki felfordíthat egy saját perkártyát, és ma éjjel biztonságban van.
        Ez a kártya ugyanannyit ér, mint bármelyik: ölhet, vagy véget vethet a játéknak.
        Aztán megmondom, kit támadtak meg. Kalapács, vallomás és Menedék megment.
        Utána keverjétek össze a húzópaklit és a dobott lapokat, az Éjszaka az alsó felébe (régebbi nyomás: legalulra).
rules-conspiracy = Összeesküvés
    .text =
        Aki a lapot húzta, felfordít egy perkártyát annál, akinél a Fekete Macska van.
        Aztán mindenki egyszerre elvesz balról egy lefordított perkártyát.
        Aki boszorkánykártyát vesz el, örökre boszorkány.
        Mindenki megnézi a kártyáit, és megkeveri őket.
rules-death = Halál
    .text =
        Meghalsz az utolsó saját boszorkánykártyáddal (régebbi nyomás: bármelyikkel), ha minden perkártyád felfordult, éjszaka, vagy a Házasságszerző által.
        A halottak minden perkártyáját felfordítják, kék lapjaikat eldobják.
        Három utolsó szó, aztán csend. A halottak az oldalukkal győznek vagy veszítenek.
rules-end = Az utolsó kettő
    .text =
        Két élővel a Rablás és a Bűnbak nem használható.
        Ha a boszorkányok úgy vélik, csak ők maradtak, éjjel megmondhatják, vagy ti nappal. Minden élő nyitott szemmel felel.
        Éjjel a sarokban lévő kis csillag mondja ezt: érintsétek meg, majd tartsátok lenyomva a középső gombot. A csendbiztosnál nem tesz semmit.
rules-ghosts = Két vagy három játékos
    .text =
        Szellemek egészítik ki az asztalt négyre. Öt-öt perkártyájuk van, és nincs körük.
        A csendbiztos bárkit védhet, vagy senkit.
        Az éjszaka nem öl: az áldozat két perkártyát veszít, a tőle balra ülő választja ki őket.
        A boszorkányok győznek, ha a csendbiztos kártyája felfordult, bármely halálnál, vagy ha mindenki boszorkány.
