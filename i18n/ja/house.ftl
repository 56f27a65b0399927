# アプリの言葉：棚、準備、設定、できないことと誤り、どのゲームにも共通の操作。

## 操作

control-back = 戻る
control-close = 閉じる
control-on = オン
control-off = オフ
control-undo = 取り消す
control-undo-into-the-dark = 長押し：夜に戻る
control-redo = やり直す
control-bring-back = 元に戻す
taken-back = 取り消し：{ $what }
control-pause = 一時停止
control-resume = 続ける
control-repeat-line = もう一度言う
control-skip-line = この台詞を飛ばす
control-restart-phase = この場面を最初から
control-take-up-again = 中断したところから続ける
control-captions-only = 字幕だけで続ける
control-voice-off = 声はオフ
control-turn-screen = 画面を回す
control-full-screen = 全画面のオン・オフ
control-menu = メニュー
control-record = 記録
control-rules = ルール
control-help = 今できること
control-night-light = 夜の明るさ：{ $percent }%
keys = キー
    .text =
        スペース：語り手を待たせる、続ける。
        R：台詞をもう一度。
        右矢印、Page Down、ペダル：一度触れれば済むところで次へ進む。
        Escape：戻る、またはメニュー。
control-settings = 設定
control-export = 控えを保存
control-leave = 棚へ戻る
control-hold = 長押し
control-touch-twice = 2回タッチ

## 音と保存について、一度だけ

sound-lost = 音が止まりました。スピーカーはつながっていますか？
sound-muted = スピーカーが消音か、音量がゼロになっています。音量を上げてください。
sound-no-device = スピーカーが見つかりません。つなぐか、電源を入れてください。
sound-unheard = 音が出ていません
sound-read-aloud = 私の声は誰にも聞こえません。誰か一人が目を開けたまま、台詞を読み上げてください。
sound-read-this = 声に出して読む：
storage-not-kept = ディスクに書き込めません。ゲームは続きますが、アプリを閉じると失われます。
notice-game-damaged = 前回のゲームのファイルが壊れていました。救えた分はここにあります。壊れたファイルの置き場所：{ $path }
notice-cannot-open-last = 前回のゲームを開けません。ファイルには触れていません。
notice-game-invalid = このバージョンでは前回のゲームを開けなくなりました。ファイルはそのまま残してあります：{ $path }
notice-settings-damaged = 設定のファイルが壊れていたので、標準の設定に戻しました。壊れたファイルの置き場所：{ $path }
notice-table-damaged = 前回のテーブルのファイルが壊れていました。名前をもう一度入力してください。壊れたファイルはここに移しました：{ $path }
notice-not-kept = これからの出来事はディスクに書き込めません。
notice-settings-not-kept = ディスクに設定を書き込めません。アプリを閉じるまでは有効です。
notice-no-sound = スピーカーが見つかりません。字幕だけになります。
notice-sound-ended = 音が出なくなりました。ゲームは字幕で続きます。
notice-program-ended = ゲームの動作が止まりました。アプリを閉じて開き直してください。ここまでの内容はすべて保存されています。
notice-exported = 保存しました：{ $path }
notice-put-away = わかりました

## 棚

shelf-title = Town Crier
shelf-motto = テーブルの真ん中の声
shelf-what = 「セイラム1692」の夜明けと夜を声で進め、秘密を守り、砂時計を返し、すべてを覚えます。
shelf-unofficial = 非公式の補助アプリです。ゲーム本体が必要です。
shelf-go-on = 前回のゲームを続ける
shelf-look-again = 前回のゲームをもう一度見る
shelf-new-game = 新しいゲーム
shelf-open = ファイルを開く
shelf-games = これまでのゲーム
drop-title = ゲーム「{ $name }」を開きますか？
drop-open = 開く
drop-leave = 開かない
shelf-first-time = 初めてですか？「新しいゲーム」を押し、名前を入れて、始めるだけ。あとは私が話します。
shelf-demo = おためしの夜
shelf-demo-about = 1分半。名前は不要、何も残りません。
demo-title = おためしの夜
demo-next = 次へ
demo-again = もう一度見る

## Games on the shelf

games-title = 棚にあるゲーム
games-none = まだ何も遊んでいません。
games-go-on = 続ける
games-story = 物語
games-throw-away = 捨てる
games-thrown = 捨てました: { $names }。棚を離れると完全に消えます。
games-bring-back = 元に戻す
games-unreadable = このゲームは読み込めません。
looking-back = 振り返り
looking-back-evenings =
    { $count ->
       *[other] { $count }夜
    }
looking-back-games =
    { $count ->
       *[other] 最後まで遊んだゲーム{ $count }回
    }
looking-back-times =
    { $count ->
       *[other] { $count }回
    }
looking-back-player = プレイヤー
looking-back-played = ゲーム数
looking-back-won = 勝利
looking-back-of = { $known }回中{ $won }回
looking-back-unknown = 「3回中2回」:ほかのゲームでは、どちらの側だったか最後まで分かりませんでした。
looking-back-stays = これらはすべてこの端末の中だけにあります。
looking-back-forget = 数え直す

## 準備

setup-title = テーブルには誰がいますか？
setup-clockwise = 時計回りに入力。Enterで次の名前へ。名簿をまとめて貼り付けることもできます。
setup-list = プレイヤー（時計回り）
setup-name = { $place }番目のプレイヤーの名前
setup-next-name = 次の名前
setup-known = 以前の顔ぶれの名前
setup-known-forget = 以前の顔ぶれの名前を忘れる
setup-last-table = 前回と同じ顔ぶれ
setup-move = { $name }を動かす
setup-move-help = ドラッグするか、上下キーを押してください
setup-earlier = { $name }を一つ上へ
setup-later = { $name }を一つ下へ
setup-remove = { $name }を外す
setup-moved = { $name }は{ $count }人中{ $place }番目になりました。
setup-removed = { $name }を外しました。
setup-players =
    { $count ->
        [0] まだいません
       *[other] { $count }人
    }
setup-begin = 始める
setup-leaves-game = { $names }のゲームはまだ終わっていません。棚に残るので、あとで続けられます。
setup-more = ほかの選択
setup-more-hint = 町役場カード、魔女カード、版、砂時計、音
setup-sound = 音と砂時計
setup-sound-test = 音を試す
setup-sound-test-hint = 「これが聞こえたら、私をテーブルの真ん中に置いてください」と聞こえるはずです。聞こえないときは、音量を上げ、消音を解除してください。
sound-test-ask = 聞こえますか？
sound-test-question = 聞こえましたか？
sound-test-yes = はい
sound-test-no = いいえ
sound-test-heard = では、私をテーブルの真ん中に置いてください。
sound-test-unheard = 音量を上げ、消音を解除してください。音がイヤホンや別の画面に出ていませんか？それからもう一度試してください。

## 設定

settings-title = 設定
settings-language = 言語
settings-language-choose = 画面の言葉
settings-language-system = システムに合わせる
settings-voice = 声
settings-voice-on = 語り手が話す
settings-voice-on-hint = 字幕はいつも出ます。
settings-voice-choose = 読み手
settings-voice-none = この言語の録音はまだありません。台詞は字幕で出ます。
settings-names-spoken = 名前も読み上げる
settings-names-spoken-hint = この端末の声が、台詞が誰のことかを言います。
settings-names-spoken-none = この端末にはこの言語の声がありません。名前は画面にだけ出ます。
settings-lines-read = スクリーンリーダーも台詞を読む
settings-lines-read-hint = オフなら、語り手が話す間は黙っています。
settings-own-recordings = 自分たちの録音
settings-own-recordings-hint = 台詞の名前を付けた音声ファイル（例：night-close-eyes.ogg）のフォルダー。ない台詞は語り手が読みます。
settings-own-recordings-none = 選んでいません
settings-own-recordings-choose = フォルダーを選ぶ
settings-own-recordings-without = 使わない
settings-own-recordings-found = ここから読まれる台詞：{ $of }のうち{ $used }
settings-own-recordings-looking = ファイルを調べています…
settings-own-recordings-again = もう一度調べる
settings-own-recordings-gone = このフォルダーがないか、開けません。
settings-own-recordings-deeper = 録音はこの中のフォルダーにあります：
settings-own-recordings-take = { $folder }を使う
settings-own-recordings-unreadable = 読めません（WAV、FLAC、MP3、OGG Vorbis、Opus、M4Aなら読めます）：
settings-own-recordings-no-sound = 名前に反して音ではありません：
settings-own-recordings-damaged = 壊れているか、途中で切れています：
settings-own-recordings-closed = 開くことが許されていません：
settings-own-recordings-empty = 空のファイル：
settings-own-recordings-silent = 無音だけです：
settings-own-recordings-far-too-long = 長すぎるか大きすぎて使えません：
settings-own-recordings-several = 一つの台詞にいくつもファイルがあります。読めるうちで一番新しいものを使います：
settings-own-recordings-instead = { $other }ではなく{ $name }
settings-own-recordings-clipped = 音が割れています：
settings-own-recordings-too-quiet = 音が小さすぎます：
settings-own-recordings-too-loud = 音が大きすぎます：
settings-own-recordings-too-long = 暗がりで聞くには長すぎます：
settings-own-recordings-silent-ends = 前後の長い無音は省かれます：
settings-own-recordings-unknown = どの台詞の名前でもありません：
settings-own-recordings-missing = ファイルのない台詞：
settings-own-recordings-more = ほか{ $count }
settings-volume = 音量
settings-volume-voice = 語り手
settings-volume-ambience = 背景の音
settings-volume-effects = 鐘、小槌、ふくろう
settings-scenes = 声のほかに鳴る音
settings-scene-ambience = 風、こおろぎ、雨、火
settings-scene-music = 音楽
settings-scene-effects = 鐘、小槌、ふくろう
settings-listen = 聴いてみる：{ $what }
settings-time = 間と砂時計
settings-pace = 間合い
settings-pace-slow = 長め
settings-pace-normal = ふつう
settings-pace-brisk = 短め
settings-pace-hint = 間の長さです。話す速さは変わりません。
settings-seconds =
    { $count ->
       *[other] { $count }秒
    }
settings-captions-suffice = 字幕だけでよい
settings-captions-suffice-hint = スピーカーがなければ、夜は字幕だけで進みます。
settings-screen = 画面
settings-text-size = 文字の大きさ
settings-night-light = 夜の明るさ
settings-night-light-hint = 暗い画面の明るさ。昼は変わりません。
settings-percent = { $count }%
settings-high-contrast = 高いコントラスト
settings-reduced-motion = 動きを減らす
settings-hand = ボタンの位置
settings-hand-right = 右手
settings-hand-left = 左手
settings-hold-time = 長押しの時間
settings-hold-time-value = { $seconds }秒
settings-two-touches = 2回のタッチで確定
settings-two-touches-hint = 長押しの代わりに。手が震える方へ：触れて、もう一度触れます。
settings-table = テーブル
settings-seat-shape = 形
settings-seat-shape-round = 丸い
settings-seat-shape-long = 長い
settings-seat-shape-one-side = 全員が片側
settings-names-face-owners = 名前を本人に向ける
settings-quarter-turns = 画面の向き
settings-quarter-turns-value =
    { $count ->
        [0] そのまま
        [1] 右へ90度
        [2] 上下逆
       *[3] 左へ90度
    }
settings-keep-awake = ゲーム中は画面を消さない
settings-less = { $what }：減らす
settings-greater = { $what }：増やす

## できなかった理由

trouble-stale = 実行されませんでした。先に別のことが起きました。もう一度見てください。
trouble-not-now = 今はできません。
trouble-cannot-read = ファイルを読めません。
trouble-cannot-write = ファイルに書き込めません。何も保存されていません。
trouble-not-a-game = このファイルはゲームの記録ではありません。
trouble-other-encoding = このファイルは文字として読めません。文字コードが違うかもしれません。UTF-8で保存してください。
trouble-too-new = もっと新しい版で記録されたゲームです。
trouble-too-large = ゲームの記録にしては大きすぎるファイルです。
trouble-went-otherwise = 記録の{ $step }手目を再現できません。
trouble-out-of-range = 範囲外の数です。
trouble-nothing-to-undo = ここがゲームの始まりです。
trouble-nothing-to-redo = やり直すものがありません。
trouble-unreachable = 実行されませんでした。応答がありません。もう一度試してください。

## プログラムを始められないとき

start-in-use = Town Crierはもう開いています。ゲームが二つにならないよう、この窓は引き下がります。
start-broken = Town Crierを始められません：{ $reason }
