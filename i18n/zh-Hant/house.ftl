# 本程式的用語：首頁、開局、設定、被拒絕的操作與錯誤，以及各遊戲共用的按鈕。

## 按鈕

control-back = 返回
control-close = 關閉
control-on = 開
control-off = 關
control-undo = 復原
control-undo-into-the-dark = 按住：回到夜裡
control-redo = 重做
control-bring-back = 拿回來
taken-back = 已復原：{ $what }
control-pause = 暫停
control-resume = 繼續
control-repeat-line = 再說一遍
control-skip-line = 跳過這句
control-restart-phase = 重新開始這個階段
control-take-up-again = 從剛才的地方繼續
control-captions-only = 只用字幕繼續
control-voice-off = 語音已關閉
control-turn-screen = 旋轉螢幕
control-full-screen = 全螢幕開或關
control-menu = 選單
control-record = 記錄
control-rules = 規則
control-help = 現在可以做什麼
control-night-light = 夜裡的亮度：{ $percent }%
keys = 按鍵
    .text =
        空白鍵：旁白等待或繼續。
        R：台詞再說一遍。
        右箭頭、Page Down 或踏板：只需輕觸一次之處，進入下一步。
        Escape：返回或選單。
control-settings = 設定
control-export = 儲存副本
control-leave = 回到首頁
control-hold = 按住
control-touch-twice = 點兩次

## 聲音與儲存，只說一次

sound-lost = 聲音停了。揚聲器還在嗎？
sound-muted = 揚聲器已靜音或音量為零。請調高音量。
sound-no-device = 找不到揚聲器。請連接或打開一個。
sound-unheard = 聽不到聲音
sound-read-aloud = 沒有人聽得見我。請一個人睜著眼，把台詞唸出來。
sound-read-this = 請唸出來：
storage-not-kept = 磁碟拒絕寫入。遊戲可以繼續，但應用程式一關閉就會丟失。
notice-game-damaged = 上一局的檔案已損壞。能救回的都在這裡；損壞的檔案另放在：{ $path }
notice-cannot-open-last = 無法開啟上一局遊戲。它的檔案沒有被更動。
notice-game-invalid = 這個版本已無法開啟上一局遊戲；它的檔案保持原樣：{ $path }
notice-settings-damaged = 設定檔案已損壞，已恢復預設設定；損壞的檔案另放在：{ $path }
notice-table-damaged = 上次那桌的檔案已損壞，請再輸入一次名字。損壞的檔案已移到：{ $path }
notice-not-kept = 現在發生的事無法再寫入磁碟。
notice-settings-not-kept = 磁碟無法寫入設定。設定在關閉應用程式之前有效。
notice-no-sound = 找不到揚聲器，只有字幕。
notice-sound-ended = 聲音停止運作了。遊戲用字幕繼續。
notice-program-ended = 遊戲程式停止了。請關閉應用程式再重新開啟：到目前為止的一切都已儲存。
notice-exported = 已儲存：{ $path }
notice-put-away = 知道了

## 首頁

shelf-title = Town Crier
shelf-motto = 桌子中間的聲音
shelf-what = 為《塞勒姆1692》朗聲主持黎明與夜晚，保守秘密，翻轉沙漏，記下一切。
shelf-unofficial = 非官方助手，需要自備遊戲。
shelf-go-on = 繼續上一局
shelf-look-again = 再看上一局
shelf-new-game = 新遊戲
shelf-open = 開啟檔案
shelf-games = 歷次遊戲
drop-title = 開啟「{ $name }」這一局嗎？
drop-open = 開啟
drop-leave = 不開啟
shelf-first-time = 第一次玩？點「新遊戲」，輸入名字，開始。其餘的由我來說。
shelf-demo = 試玩一夜
shelf-demo-about = 一分半鐘。不用輸入名字，什麼都不留下。
demo-title = 試玩之夜
demo-next = 下一步
demo-again = 再看一遍

## Games on the shelf

games-title = 保存的遊戲
games-none = 還沒有玩過。
games-go-on = 繼續
games-story = 故事
games-throw-away = 丟棄
games-thrown = 已丟棄：{ $names }。離開首頁後就徹底消失。
games-bring-back = 取回
games-unreadable = 這一局無法讀取。
looking-back = 回顧
looking-back-evenings =
    { $count ->
       *[other] { $count }個夜晚
    }
looking-back-games =
    { $count ->
       *[other] 玩到結束的{ $count }局
    }
looking-back-times =
    { $count ->
       *[other] { $count }次
    }
looking-back-player = 玩家
looking-back-played = 局數
looking-back-won = 勝
looking-back-of = { $known }局中{ $won }局
looking-back-unknown = 「3 局中 2 局」：其餘各局，桌上始終不知道這位玩家屬於哪一方。
looking-back-stays = 這一切只留在本裝置上。
looking-back-forget = 重新開始計數

## 開局

setup-title = 桌邊坐著誰？
setup-clockwise = 按順時針輸入。按 Enter 換下一個名字，也可以貼上整份名單。
setup-list = 玩家，按順時針
setup-name = 第{ $place }位玩家的名字
setup-next-name = 下一個名字
setup-known = 以前同桌的名字
setup-known-forget = 忘掉以前同桌的名字
setup-last-table = 和上次同一桌
setup-move = 移動{ $name }
setup-move-help = 拖曳，或按上下鍵
setup-earlier = { $name }上移一位
setup-later = { $name }下移一位
setup-remove = 移除{ $name }
setup-moved = { $name }現在是第{ $place }位，共{ $count }位。
setup-removed = 已移除{ $name }。
setup-players =
    { $count ->
        [0] 還沒有人
       *[other] { $count }位玩家
    }
setup-begin = 開始
setup-leaves-game = { $names }的這一局還沒有結束。它會留在「歷次遊戲」裡，以後可以繼續。
setup-more = 更多選項
setup-more-hint = 角色、女巫牌、版本、沙漏、聲音
setup-sound = 聲音與沙漏
setup-sound-test = 測試聲音
setup-sound-test-hint = 應該聽到：「如果你能聽見，請把我放在桌子中間。」沒聽到？請調高音量並關閉靜音模式。
sound-test-ask = 聽得見我嗎？
sound-test-question = 聽到了嗎？
sound-test-yes = 聽到了
sound-test-no = 沒聽到
sound-test-heard = 好。請把我放在桌子中間。
sound-test-unheard = 請調高音量並關閉靜音模式。聲音是不是去了耳機或別的螢幕？然後再試一次。

## 設定

settings-title = 設定
settings-language = 語言
settings-language-choose = 螢幕文字
settings-language-system = 跟隨系統
settings-voice = 語音
settings-voice-on = 旁白開口說話
settings-voice-on-hint = 字幕始終保留。
settings-voice-choose = 由誰朗讀
settings-voice-none = 這種語言還沒有錄好的語音，台詞以字幕顯示。
settings-names-spoken = 也唸出名字
settings-names-spoken-hint = 由本裝置的語音說出這句話講的是誰。
settings-names-spoken-none = 本裝置沒有這種語言的語音，名字只顯示在螢幕上。
settings-lines-read = 螢幕閱讀器也讀出台詞
settings-lines-read-hint = 否則旁白說話時它保持安靜。
settings-own-recordings = 自己的錄音
settings-own-recordings-hint = 一個資料夾，裡面的聲音檔案以台詞命名，例如 night-close-eyes.ogg。缺少的由旁白朗讀。
settings-own-recordings-none = 未選擇
settings-own-recordings-choose = 選擇資料夾
settings-own-recordings-without = 不用
settings-own-recordings-found = 從這裡朗讀：{ $of }句中的{ $used }句
settings-own-recordings-looking = 正在查看檔案……
settings-own-recordings-again = 再看一次
settings-own-recordings-gone = 沒有這個資料夾，或者打不開。
settings-own-recordings-deeper = 錄音在它裡面的資料夾中：
settings-own-recordings-take = 選用{ $folder }
settings-own-recordings-unreadable = 無法讀取（WAV、FLAC、MP3、OGG Vorbis、Opus 和 M4A 都可以）：
settings-own-recordings-no-sound = 名字像聲音，其實不是：
settings-own-recordings-damaged = 已損壞或不完整：
settings-own-recordings-closed = 不允許打開：
settings-own-recordings-empty = 空檔案：
settings-own-recordings-silent = 只有靜音：
settings-own-recordings-far-too-long = 太長或太大，用不了：
settings-own-recordings-several = 一句台詞有幾個檔案，用其中能讀的最新一個：
settings-own-recordings-instead = { $name }，而不是{ $other }
settings-own-recordings-clipped = 聲音過載失真：
settings-own-recordings-too-quiet = 聲音太小：
settings-own-recordings-too-loud = 聲音太大：
settings-own-recordings-too-long = 太長，不適合在黑暗中聽：
settings-own-recordings-silent-ends = 首尾有很長的靜音，會略去：
settings-own-recordings-unknown = 不是任何台詞的名字：
settings-own-recordings-missing = 沒有檔案的台詞：
settings-own-recordings-more = 還有{ $count }個
settings-volume = 音量
settings-volume-voice = 旁白
settings-volume-ambience = 背景
settings-volume-effects = 鐘聲、法槌與貓頭鷹
settings-scenes = 語音之外的聲音
settings-scene-ambience = 風、蟋蟀、雨與火
settings-scene-music = 音樂
settings-scene-effects = 鐘聲、法槌與貓頭鷹
settings-listen = 試聽：{ $what }
settings-time = 節奏與沙漏
settings-pace = 停頓
settings-pace-slow = 長
settings-pace-normal = 普通
settings-pace-brisk = 短
settings-pace-hint = 停頓的長短。語速不變。
settings-seconds =
    { $count ->
       *[other] { $count }秒
    }
settings-captions-suffice = 有字幕就夠了
settings-captions-suffice-hint = 沒有揚聲器時，夜晚自動以字幕進行。
settings-screen = 螢幕
settings-text-size = 文字大小
settings-night-light = 夜裡的亮度
settings-night-light-hint = 黑暗畫面有多亮。白天不變。
settings-percent = { $count }%
settings-high-contrast = 高對比度
settings-reduced-motion = 減少動畫
settings-hand = 按鈕靠
settings-hand-right = 右手
settings-hand-left = 左手
settings-hold-time = 按住多久
settings-hold-time-value = { $seconds }秒
settings-two-touches = 點兩次確認
settings-two-touches-hint = 不用按住，適合手抖的人：點一下，再點一下。
settings-table = 你們的桌子
settings-seat-shape = 形狀
settings-seat-shape-round = 圓桌
settings-seat-shape-long = 長桌
settings-seat-shape-one-side = 都在一側
settings-names-face-owners = 名字朝向玩家
settings-quarter-turns = 螢幕方向
settings-quarter-turns-value =
    { $count ->
        [0] 正向
        [1] 右轉四分之一
        [2] 倒置
       *[3] 左轉四分之一
    }
settings-keep-awake = 遊戲中保持螢幕恆亮
settings-less = { $what }：減少
settings-greater = { $what }：增加

## 沒有做成的原因

trouble-stale = 這件事沒有發生：剛剛先發生了別的事，請再看一眼。
trouble-not-now = 現在還不行。
trouble-cannot-read = 無法讀取檔案。
trouble-cannot-write = 無法寫入檔案，什麼都沒有儲存。
trouble-not-a-game = 這個檔案不是遊戲記錄。
trouble-other-encoding = 這個檔案不是能讀取的文字。編碼可能不同，請存成 UTF-8。
trouble-too-new = 這局遊戲由更新的版本記錄。
trouble-too-large = 這個檔案太大，不會是一局遊戲。
trouble-went-otherwise = 記錄中的第{ $step }步無法進行。
trouble-out-of-range = 這個數字超出範圍。
trouble-nothing-to-undo = 這裡就是遊戲的開頭。
trouble-nothing-to-redo = 沒有可以重做的。
trouble-unreachable = 這件事沒有發生：沒有收到回應，請再試一次。

## 程式無法啟動時

start-in-use = Town Crier 已經開啟。這第二個視窗會退開，以免出現兩局遊戲。
start-broken = Town Crier 無法啟動：{ $reason }
