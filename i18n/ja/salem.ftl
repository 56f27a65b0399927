# 進行中のゲームの画面。名前は { $name } で入ります。
# 選択の窓は魔女にも保安官にも同じ言葉で：役割の名を出さないこと。

## カードと印

blue-asylum = 避難所
blue-black-cat = 黒猫
blue-matchmaker = 仲人
blue-piety = 信心
gavel = 小槌
red-accusation = 告発
red-evidence = 証拠
red-witness = 証人
seat-dead = 死亡
seat-ghost = 幽霊
seat-left = 退席
seat-face-down =
    { $count ->
        [0] 裏向きのカードなし
       *[other] 裏向き{ $count }枚
    }
seat-face-up =
    { $card ->
        [witch] { $count ->
            [1] 魔女
            *[other] 魔女 ×{ $count }
            }
        [constable] 保安官
       *[not-a-witch] { $count ->
            [1] 魔女ではない
            *[other] 魔女ではない ×{ $count }
            }
    }
seat-accused = { $points }/{ $threshold }
seat-accused-protected = { $points }
seat-accused-label = 告発{ $points }点、{ $threshold }点で審判
seat-trial = 審判！
table-seats = テーブル（時計回り）

## 語り手と砂

narrator = 語り手
hold-again = もう一度押すと実行します
sand-left =
    { $seconds ->
       *[other] 残り{ $seconds }秒
    }
sand-pause = 砂を止める
sand-resume = 砂を流す
sand-more = +15秒
sand-more-label = 15秒のばす
sand-end = 今すぐ終える
sand-own-done = 砂が落ちきった
sand-own = お手元の砂時計を返してください。
sand-turn = 砂時計
sand-turn-title = 砂時計を返す目的
sand-slow-turn = 長い手番
    .hint = 落ちきったら、その人は2枚引いて手番を終えます。
sand-ability = 能力
    .hint = ティテュバが山札を並べる1分間、またはサミュエル・パリスの2回のうち1回。
sand-last-words = 最後の三語
    .hint = そのあと死者は沈黙します。
sand-discussion = 話し合い
    .hint = 終わると二度ノックします。ほかには何も起きません。

## 夜明け前と昼

before-dawn = 皆さん座りましたか？私をテーブルの真ん中に置いてください。
before-dawn-begin = 目を閉じて、夜明けへ
day-title =
    { $night ->
        [0] 最初の昼
       *[other] { $night }回目の夜の翌日
    }
night-title =
    { $night ->
        [0] 夜明け
       *[other] { $night }回目の夜
    }
day-witch-cards = 見つかった魔女のカード
day-witch-cards-of = { $revealed }/{ $in_play }
day-constable-in-play = 保安官あり
day-constable-gone = 保安官なし
day-black-cat = 黒猫：{ $name }
day-black-cat-nobody = 黒猫：なし
day-tap = プレイヤーに触れて、起きたことを記録
day-last-two = 残り二人：強盗とスケープゴートは使えません
day-night = 夜
day-night-label = 夜のカードが引かれた：夜を始める
day-conspiracy = 陰謀
day-conspiracy-label = 陰謀のカードが引かれた
day-who-drew = 陰謀を引いたのは？

## プレイヤーの頁

trial = 審判カードを公開
trial-which = 公開されたカードは？
trial-another = { $name }の裏向きのカードに、まだ魔女はありますか？
trial-another-yes = はい、{ $name }は生存
trial-another-no = いいえ、{ $name }は死亡
trial-deadly-last = { $name }の最後の1枚です。公開すれば死亡です。
trial-deadly-witch = 魔女のカードです。死亡するかもしれません。
trial-reveal = 公開する
trial-deciding =
    { $winner ->
        [witches] このカードで魔女の勝利です。
       *[townspeople] 最後の魔女のカードです。町民の勝利です。
    }
accuse = 告発
accuse-points = { $points }/{ $threshold }点
accuse-points-protected = 信心に守られています：赤いカード不可
accuse-danforth = トマス・ダンフォースが告発するとき：{ $threshold }点
accuse-trial = 審判に足ります
accuse-card =
    { $points ->
       *[other] +{ $points }
    }
accuse-clear = 赤いカードを捨てる
blue = 青いカード
blue-give = 置く
blue-move = 移す
blue-discard = 捨てる
blue-to = { $card }を誰に？
character = 町役場
character-inherits = 今は{ $character }の能力
dead-title = { $name }は死亡
left-title = { $name }は退席
dead-nothing = 死者は参加できません。
left-nothing = 退席した人は参加できません。
ghost-nothing = ここには誰も座っていません。
person-rename = 名前を直す
person-rename-done = この名前にする
person-swap = 席を入れ替える相手…
person-after = 次の人の後に座る…
person-leave = 退席する…
person-leave-what = { $name }の裏向きのカードはどうしますか？
person-leave-up = 表にする
person-leave-give = 見ずに誰かに渡す…
person-leave-up-do = { $name }が退席し、カードを表にする
person-leave-give-do = { $name }が退席し、{ $to }がカードを受け取る
person-late = 遅れて来た人は、このゲームでは見学です。ルールに席がありません。次のゲームから参加できます。

## 夜

night-paused = 夜は待っています
interrupted-title = 中断されました
interrupted-do = 皆さん、目を閉じてください。それから押すと、中断したところから続けます。
taken-back-title = 取り消しました
taken-back-do = 皆さん、目を閉じてください。それから押すと、そこから続けます。
taken-back-goes-on = 皆さん、目を閉じたままで。まもなく、そこから続けます。
asleep-all = みんな眠りました
night-progress = { $count }段階中{ $done }

## 選択の窓：誰が見ても同じ言葉

choose-title = プレイヤーに触れてください
choose-nobody = 誰も選ばない
choose-confirm = 長押しで{ $name }を選ぶ
choose-confirm-nobody = 長押しで誰も選ばない
choose-first = まだ選んでいません
choose-turn = 画面を回す
choose-mark-words = 残るは私たちだけ
choose-mark-confirm = 長押し：残るは私たちだけ

## 告白

confess-title = 告白するのは？
confess-of = { $name }が告白
confess-without-card = カードなし
confess-without-card-hint = ウィリアム・フィップス、ゲーム中1回
confess-done = 告白済み
confess-gavel = 小槌：{ $name }
confess-gavel-nobody = 小槌：なし

## 結果と死者のカード

morning-title = 朝
morning-died = { $name }は死亡
morning-lives = { $name }は生存
morning-why-gavel = 夜に襲われ、小槌に守られた。
morning-why-confessed = 夜に襲われ、告白で助かった。
morning-why-asylum = 夜に襲われ、避難所に守られた。
morning-why-dies = 夜に襲われた。
morning-why-already-dead = 夜に襲われたが、すでに死亡していた。
morning-why-loses-cards = 夜に襲われ、審判カード2枚を失った。
morning-matchmaker = 仲人の絆：{ $name }
morning-to-day = 昼へ進む
turn-up-dead = { $name }が死亡
turn-up-all =
    { $count ->
        [1] 最後のカードを表にしてください。
       *[other] { $count }枚すべてを表にしてください。
    }
turn-up-lost = { $name }がカードを失う
turn-up-lost-count =
    { $count ->
       *[other] { $chooser }が{ $count }枚選びます。表にしてください。
    }
turn-up-left =
    { $count ->
        [0] すべて入力しました
       *[other] あと{ $count }枚入力
    }
turn-up-confirm = このとおり
turn-up-innocent = すべて「魔女ではない」
turn-up-declare = 死ぬ人は、魔女だったことがあるかを言います。
turn-up-less = { $card }を1枚減らす
turn-up-more = { $card }を1枚増やす

## 陰謀

plot-title = 陰謀
plot-drawn = 引いたのは{ $drawer }。
plot-cat = { $drawer }が{ $name }の審判カードを1枚公開
plot-take = 全員、左隣から1枚取る
plot-take-pooled = 全員1枚ずつ出し、混ぜて1枚ずつ配る
plot-look = カードをこっそり見て、混ぜてください。
plot-takes-from = { $name }から取る
plot-take-note = 全員同時に、裏向きで。表のカードはそのまま。
plot-done = 全員取りました
plot-end = 昼へ進む

## 残るは魔女だけだという申し立て

answer-title = 残るは魔女だけですか？
answer-ask = 生きている皆さん、全員が魔女ですか？
answer-yes = はい、全員です
answer-no = いいえ、ほかにもいます

## メニュー

menu-title = メニュー
menu-claim = 魔女が告げる：残るは私たちだけ

## 棚

salem-stand =
    { $phase ->
        [setup] 夜明けはこれから
        [dealing] カードの入力中
        [dawn] 夜明け
        [night] { $nights }回目の夜
        [conspiracy] 陰謀の最中
        [over] 終了
       *[day] { $nights ->
            [0] 最初の昼
           *[other] { $nights }回目の夜の翌日
        }
    }

## The demo night

# The people of a sample table, one a line.
salem-demo-names =
    あおい
    けん
    さくら
    たくみ
    はな
salem-demo-asleep = 全員が目を閉じます。夜は私が進めるので、みんなで遊べます。
salem-demo-witches = 魔女は名前に触れ、ボタンを長押しします。音はなく、ほかの人は目を閉じています。
salem-demo-constable = 保安官は同じ画面で誰かを守ります。誰が見ているのかは分かりません。
salem-demo-eyes-open = 目を開けます。小槌が誰の前にあるかは全員に見え、誰が襲われたかは誰も知りません。
salem-demo-confess = 砂が落ちる間に審判カードを公開した人は、今夜は安全です。
salem-demo-died = ここで初めて、誰が死んだか分かります。死者のカードは表にします。
salem-demo-day = 昼は自分たちのカードで遊びます。2回触れるだけで、場のことを記録できます。
salem-demo-trial = 告発が集まると裁判です。審判カードを1枚公開。これは魔女でした。
salem-demo-end = 終わりは私が見つけ、この夜の物語を語ります。次はみなさんの番です。

## Set-up and settings

setup-ghosts =
    { $count ->
       *[other] 空いた席に幽霊が{ $count }人座ります
    }
setup-ghosts-seats = 時計回り：{ $names }
setup-ghost-name = 幽霊{ $number }
setup-deal = { $count }枚配ってください：{ $cards }
cards-counted = 魔女{ $witch }枚、保安官{ $constable }枚、魔女ではない{ $not_a_witch }枚
setup-cards-each =
    { $count ->
       *[other] 審判カードは一人{ $count }枚
    }
settings-witches-least = 魔女が目を開けている時間は最短
settings-constable-least = 保安官が目を開けている時間は最短
settings-least-hint = すぐに選んでも何も悟られないように。
settings-ask-asleep = みんな眠ったか確かめる
settings-ask-asleep-hint = 魔女が目覚める前に、一度触れるまで夜が待ちます。
settings-timer = 告白の砂時計
settings-timer-digital = 画面の砂時計
settings-timer-own = ゲームの砂時計
settings-sand = 砂が落ちる時間
settings-discussion = 話し合いの時間
settings-minutes = { $count }分
