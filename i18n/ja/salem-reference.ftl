# セイラム1692：準備の選択、手渡し入力、結末、記録、町役場カード、ルールの要点。

## カードの名前

tryal-witch = 魔女
tryal-constable = 保安官
tryal-not-a-witch = 魔女ではない

## 準備の選択

salem-setup-characters = 町役場カード
salem-setup-characters-hint = 使うときだけ選びます。同じものは一枚だけです。
salem-setup-characters-ghosts = 幽霊がいるときは使いません。
salem-setup-character-of = { $name }の町役場カード
salem-setup-character-none = なし
salem-setup-witch-cards = 魔女のカードの枚数
salem-setup-witch-cards-usual = いつもどおり
salem-setup-witch-cards-usual-number = いつもどおり：{ $number }枚
salem-setup-witch-cards-harder = 難しい
salem-setup-witch-cards-harder-number = 難しい：{ $number }枚
salem-setup-witch-cards-other = ほかの枚数
salem-setup-witch-cards-note = いつもの枚数でも難しい枚数でもありません。配ったカードを数えてください。
salem-setup-printing = 版
salem-setup-printing-15th = 第15刷以降
salem-setup-printing-15th-hint = 分からなければこちら。
salem-setup-printing-older = それより前の刷
salem-setup-printing-older-hint = 魔女のカードはどれでも死、信心は赤いカードを禁止、夜は一番下へ。
salem-setup-rules = 個別のルール
salem-setup-rule-as-printed = 版のとおり
salem-setup-rule-death = 死ぬのは、これを公開したとき
salem-setup-rule-death-last-witch-card = 自分の最後の魔女のカード
salem-setup-rule-death-any-witch-card = どの魔女のカードでも
salem-setup-rule-piety = 信心
salem-setup-rule-piety-doubles = 必要な点を倍にする
salem-setup-rule-piety-forbids = 赤いカードを禁じる
salem-setup-rule-night-card = 夜のあと、夜のカードは
salem-setup-rule-night-card-lower-half = 下半分へ
salem-setup-rule-night-card-bottom = 一番下へ
salem-setup-rule-the-dead = 死者は魔女だったと明かすか
salem-setup-rule-the-dead-keep-silent = 言わなくてよい
salem-setup-rule-the-dead-declare = 言わなければならない
salem-setup-rule-blue-cards-at-two = 残り二人になったら、青いカードは
salem-setup-rule-blue-cards-at-two-stay = 残る
salem-setup-rule-blue-cards-at-two-leave = ゲームから除く
salem-setup-rule-conspiracy = 陰謀で受け取るカードは
salem-setup-rule-conspiracy-from-the-left = 左から
salem-setup-rule-conspiracy-pooled = 混ぜた山から
salem-setup-tracking = 誰が私にカードを教えますか？
salem-setup-tracking-counts = 誰も教えない
salem-setup-tracking-counts-hint = 入力はいりません。表になった魔女のカードを数えます。
salem-setup-tracking-ledger = めいめいが秘密で
salem-setup-tracking-ledger-hint = 一人30秒ほど。どの勝利も見分け、最後に全部の物語を語ります。
salem-setup-tracking-ledger-ghosts = 幽霊のカードは、その左隣の人が入力します。

## 手渡し入力

hand-title = 審判カードの入力
hand-title-take = 取ったカードの入力
hand-pass = { $name }に渡してください
hand-pass-took = { $name }に渡してください（{ $from }から取った人）
hand-pass-ghost = { $ghost }のカード：{ $name }に渡してください
hand-alone = 見てよいのは{ $name }だけです。
hand-uncover = めくる
hand-cover = 伏せる
hand-count = { $count }人中{ $done }人入力済み
hand-somebody-else = ほかの人から先に
hand-question-card = あなたのカード{ $place }/{ $count }枚目
hand-question-took = どのカードを取りましたか？
hand-question-gave = どのカードを山に出しましたか？
hand-question-dealt = どのカードが配られましたか？
hand-changes-places = 答えの場所は毎回変わるので、手の動きからは何も分かりません。
hand-check = これでよいですか？
hand-check-covered = 伏せました。入力するか、選び直してください。
hand-again = 選び直す
hand-enter = 入力して伏せる
hand-thanks = 入力しました。次の人へ。
hand-take-back = { $name }のカードを入力し直す
hand-all = 全員のカードが入力されました。
hand-did-not-add-up = 入力されたカードの数が合いません。全員もう一度入力してください。名前は挙げません。
hand-expects = 配られるはずのカード：{ $cards }。
hand-often = よくある原因：
hand-often-number = 魔女のカードの枚数が違っていた。
hand-often-beside = 隣の答えに触れてしまった。
hand-often-took = 入力するのは取ったカードです。取られたカードではありません。
hand-often-left = カードは左隣から来ます。{ $name }は{ $from }から取ります。
hand-enter-again = もう一度入力する
hand-other-number = 魔女のカードを違う枚数で配りました
hand-to-names = 名前の入力に戻る

## 結末

end-title =
    { $winner ->
        [witches] 魔女の勝利
       *[townspeople] 町民の勝利
    }
end-why-townspeople = 魔女のカードがすべて表になりました。
end-why-witches = 生き残りは全員魔女です。
end-why-witches-claim = 生きている全員が魔女だと言いました。
end-why-witches-ghosts = 幽霊がいるときは、一人の死、保安官のカードの公開、全員が魔女になること、そのどれかで決まります。
end-nights =
    { $count ->
        [0] 最初の夜の前
       *[other] { $count }回の夜のあと
    }
end-rule = ゲームの終わり方
end-late = { $names }は魔女になるのが遅すぎ、町民とともに負けました。
end-people = 正体
end-who-lived = 生き残った人
end-unknown = ほかに誰が魔女だったかは、皆さんだけが知っています。
end-showed =
    { $card ->
        [constable] 保安官のカードを公開
       *[witch] 魔女のカードを公開
    }
end-was-witch = 魔女
end-was-townsperson = 町民
end-lived = 生存
end-died = 死亡
end-left = 退席
end-story = 物語
end-again = 同じ顔ぶれでもう一度
end-export = このゲームをファイルに保存

## 記録

record-empty = まだ何も起きていません。
record-night = { $night }回目の夜
record-start = 最初の夜の前
record-known-now = 今まで秘密でした
record-dawn = セイラムに夜明けが来ます。
record-black-cat = 黒猫は{ $player }のもとへ。
record-night-began = { $night }回目の夜が来ます。
record-gavel = 小槌は{ $player }の前に。
record-gavel-nobody = 小槌は誰の前にもありません。
record-confessed =
    { $card ->
        [witch] { $player }が告白し、魔女のカードを公開。
        [constable] { $player }が告白し、保安官のカードを公開。
       *[not-a-witch] { $player }が告白し、「魔女ではない」を公開。
    }
record-confessed-ability = { $player }がカードを公開せずに告白。
record-attacked-died = { $player }が夜に襲われ、死亡。
record-attacked-saved =
    { $why ->
        [gavel] { $player }が夜に襲われたが、小槌に守られた。
        [confessed] { $player }が夜に襲われたが、告白で助かった。
       *[asylum] { $player }が夜に襲われたが、避難所に守られた。
    }
record-attacked-dead = { $player }が夜に襲われたが、すでに死亡していた。
record-attacked-forfeits = { $player }が夜に襲われ、審判カード2枚を失う。
record-revealed =
    { $card ->
        [witch] { $player }の魔女のカードを公開。
        [constable] { $player }の保安官のカードを公開。
       *[not-a-witch] { $player }の「魔女ではない」を公開。
    }
record-ledger-corrected = テーブルのカードが正しく、{ $player }のカードの控えが誤りでした。
record-died =
    { $cause ->
        [witch-card] { $player }が魔女のカードで死亡。
        [all-cards-revealed] { $player }が死亡：審判カードがすべて表に。
        [matchmaker] { $player }が仲人の絆で死亡。
       *[night] { $player }が夜に死亡。
    }
record-left = { $player }が退席しました。カードを表にします。
record-left-gave = { $player }が退席しました。{ $to }がカードを見せずに受け取ります。
record-forfeits =
    { $count ->
       *[other] { $player }は審判カードを{ $count }枚表にする。
    }
record-turned-up = { $player }が表にした：魔女{ $witch }、保安官{ $constable }、魔女ではない{ $not_a_witch }。
record-blue-given =
    { $card ->
        [asylum] { $player }に避難所。
        [black-cat] { $player }に黒猫。
        [matchmaker] { $player }に仲人。
       *[piety] { $player }に信心。
    }
record-blue-moved =
    { $card ->
        [asylum] 避難所が{ $from }から{ $to }へ。
        [black-cat] 黒猫が{ $from }から{ $to }へ。
        [matchmaker] 仲人が{ $from }から{ $to }へ。
       *[piety] 信心が{ $from }から{ $to }へ。
    }
record-blue-discarded =
    { $card ->
        [asylum] { $player }の避難所を捨てる。
        [black-cat] { $player }の黒猫を捨てる。
        [matchmaker] { $player }の仲人を捨てる。
       *[piety] { $player }の信心を捨てる。
    }
record-accused =
    { $points ->
       *[other] { $player }への告発：{ $points }点。
    }
record-accusations-cleared = { $player }の前の赤いカードを捨てる。
record-conspiracy = { $player }が陰謀を引いた。
record-cat-card-skipped = 今回、黒猫はカードを公開させません。
record-taking = 全員が左から1枚取る。
record-passed = { $player }は{ $gave ->
        [witch] 魔女のカード
        [constable] 保安官のカード
        *[not-a-witch] 「魔女ではない」
        }を渡し、{ $got ->
        [witch] 魔女のカード
        [constable] 保安官のカード
        *[not-a-witch] 「魔女ではない」
        }を受け取った。
record-takes-forgotten = 入力が合わず、全員が入力し直した。
record-conspiracy-ended = 陰謀が終わった。
record-claimed = 残るは魔女だけだという申し立て。
record-claim-false = 申し立ては誤りだった。
record-claim-true = 申し立ては正しかった。
record-witches-chose = 魔女は{ $player }を選んだ。
record-won-townspeople = 町民の勝利。
record-won-witches = 魔女の勝利。

## 町役場カード、私たちの言葉で

character-abigail-williams = アビゲイル・ウィリアムズ
    .ability = あなたの告発で審判になったら、自分の前の赤いカードをすべて捨ててよい。
character-ann-putnam = アン・パトナム
    .ability = 手番の終わりに、その手番で公開した審判カード1枚につき2枚引く。
character-cotton-mather = コットン・マザー
    .ability = あなたへの証拠は1点にしかならない。
character-george-burroughs = ジョージ・バロウズ
    .ability = あなたの審判には8点必要。
character-giles-corey = ジャイルズ・コーリー
    .ability = 赤いカードを2枚引いたら、見せて3枚目を引く。
character-john-proctor = ジョン・プロクター
    .ability = 誰かが死んだら、その手札から3枚まで取る。
character-martha-corey = マーサ・コーリー
    .ability = 右隣で最も近い生存者の能力を持つ。
character-mary-warren = メアリー・ウォレン
    .ability = 仲人も黒猫もあなたを害さない。
character-rebecca-nurse = レベッカ・ナース
    .ability = 審判でほかの人のカードが公開されるたびに1枚引く。
character-samuel-parris = サミュエル・パリス
    .ability = ゲーム中2回、山札の代わりに捨て札から引く。黒いカードは不可。
character-sarah-good = サラ・グッド
    .ability = 強盗と放火はあなたに効かない。
character-thomas-danforth = トマス・ダンフォース
    .ability = あなたが告発するときは1点少なくてよい。
character-tituba = ティテュバ
    .ability = ゲーム中1回、引く前に、1分間で山札を好きな順に並べる。
character-will-griggs = ウィル・グリッグス
    .ability = アリバイを証人として使ってよい。
character-william-phips = ウィリアム・フィップス
    .ability = ゲーム中1回、カードを公開せずに告白できる。

## ルールの要点、一行に一つ

rules-title = ゲームの流れ
rules-aim = 目的
    .text =
        魔女のカードがすべて表になれば町民の勝ち。
        生存者が全員魔女なら魔女の勝ち。
        一度でも魔女のカードを持てば、ずっと魔女。
rules-setup = 始める前に
    .text =
        全員に同じ枚数の審判カードを裏向きで配り、各自こっそり見ます。
        保安官のカードが1枚、魔女のカードが1枚以上、残りは「魔女ではない」。
        アプリには席順どおり時計回りに名前を入れます。
rules-dawn = 夜明け
    .text =
        全員が目を閉じます。魔女は目を開けて互いを確かめます。
        相談して、誰かに黒猫を渡します。魔女でもかまいません。
        黒猫を持つ人が最初の手番。時計回りに進みます。
rules-day = 昼の手番
    .text =
        カードを2枚引くか、好きなだけ使います。
        赤は告発、緑はすぐ効果、青は人の前に残ります。
        黒いカードはすぐ実行：夜か陰謀。
rules-trial = 審判
    .text =
        告発は1点、証拠は3点、証人は7点。
        7点になったら、最後に告発した人が相手の審判カードを1枚公開し、その人の赤いカードをすべて捨てます。
        信心は必要な点を倍にします。前の刷では赤いカードを禁じます。
rules-blue = 青いカード
    .text =
        避難所：持ち主は夜に殺されません。
        信心：審判に倍の点が必要です。
        仲人：二人の持ち主の一人が死ぬと、もう一人も死にます。
        黒猫：陰謀は、持ち主のカード1枚の公開から始まります。
rules-night = 夜
    .text =
        全員が目を閉じます。魔女は生きている一人を選びます。
        次に保安官が、自分以外の人に小槌を渡します。
        全員が目を開け、小槌は皆に見えます。
rules-confession = 告白
    .text =
        砂が落ちる間、誰でも自分の審判カードを1枚公開でき、今夜は安全です。
        そのカードもほかと同じ：死ぬことも、ゲームが終わることもあります。
        そのあと、襲われた人を告げます。小槌、告白、避難所が命を救います。
        最後に山札と捨て札を混ぜ、夜を下半分へ（前の刷では一番下へ）。
rules-conspiracy = 陰謀
    .text =
        カードを引いた人が、黒猫の持ち主の審判カードを1枚公開します。
        続いて全員同時に、左隣から裏向きの審判カードを1枚取ります。
        魔女のカードを取った人は、ずっと魔女です。
        各自カードを見て、混ぜます。
rules-death = 死
    .text =
        自分の最後の魔女のカード（前の刷ではどれでも）、審判カードがすべて表、夜の襲撃、仲人のどれかで死にます。
        死者の審判カードはすべて表に、青いカードは捨てます。
        最後の三語を言い、あとは沈黙。死者は自分の側と勝敗をともにします。
rules-end = 最後の二人
    .text =
        残り二人では、強盗とスケープゴートは使えません。
        魔女が自分たちだけだと思えば夜に告げられます。昼に申し立てることもできます。生存者は目を開けて答えます。
        夜は隅の小さな星でそれを告げます。星に触れ、中央のボタンを長押しします。保安官には何も起きません。
rules-ghosts = 2〜3人のとき
    .text =
        幽霊を加えて4席にします。審判カードは5枚ずつ、手番はありません。
        保安官は誰でも守れ、守らなくてもかまいません。
        夜は殺さず、襲われた人が審判カードを2枚失います。左隣の人が選びます。
        保安官のカードの公開、誰かの死、全員が魔女のどれかで、魔女の勝ち。
