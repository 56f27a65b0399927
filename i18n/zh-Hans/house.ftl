# 本应用的用语：首页、开局、设置、被拒绝的操作与错误，以及各游戏共用的按钮。

## 按钮

control-back = 返回
control-close = 关闭
control-on = 开
control-off = 关
control-undo = 撤销
control-undo-into-the-dark = 按住：回到夜里
control-redo = 重做
control-bring-back = 拿回来
taken-back = 已撤销：{ $what }
control-pause = 暂停
control-resume = 继续
control-repeat-line = 再说一遍
control-skip-line = 跳过这句
control-restart-phase = 重新开始这个阶段
control-take-up-again = 从刚才的地方继续
control-captions-only = 只用字幕继续
control-voice-off = 语音已关闭
control-turn-screen = 旋转屏幕
control-full-screen = 全屏开或关
control-menu = 菜单
control-record = 记录
control-rules = 规则
control-help = 现在可以做什么
control-night-light = 夜里的亮度：{ $percent }%
keys = 按键
    .text =
        空格：旁白等待或继续。
        R：台词再说一遍。
        右箭头、Page Down 或踏板：只需轻触一次之处，进入下一步。
        Escape：返回或菜单。
control-settings = 设置
control-export = 保存副本
control-leave = 回到首页
control-hold = 按住
control-touch-twice = 点两次

## 声音与保存，只说一次

sound-lost = 声音停了。扬声器还在吗？
sound-muted = 扬声器已静音或音量为零。请调高音量。
sound-no-device = 找不到扬声器。请连接或打开一个。
sound-unheard = 听不到声音
sound-read-aloud = 没有人听得见我。请一个人睁着眼，把台词念出来。
sound-read-this = 请念出来：
storage-not-kept = 磁盘拒绝写入。游戏可以继续，但应用一关闭就会丢失。
notice-game-damaged = 上一局的文件已损坏。能救回的都在这里；损坏的文件另放在：{ $path }
notice-cannot-open-last = 无法打开上一局游戏。它的文件没有被改动。
notice-game-invalid = 这个版本已无法打开上一局游戏；它的文件保持原样：{ $path }
notice-settings-damaged = 设置文件已损坏，已恢复默认设置；损坏的文件另放在：{ $path }
notice-table-damaged = 上次那桌的文件已损坏，请再输入一次名字。损坏的文件已移到：{ $path }
notice-not-kept = 现在发生的事无法再写入磁盘。
notice-settings-not-kept = 磁盘无法写入设置。设置在关闭应用之前有效。
notice-no-sound = 找不到扬声器，只有字幕。
notice-sound-ended = 声音停止工作了。游戏用字幕继续。
notice-program-ended = 游戏程序停止了。请关闭应用再重新打开：到目前为止的一切都已保存。
notice-exported = 已保存：{ $path }
notice-put-away = 知道了

## 首页

shelf-title = Town Crier
shelf-motto = 桌子中间的声音
shelf-what = 为《塞勒姆1692》朗声主持黎明与夜晚，保守秘密，翻转沙漏，记下一切。
shelf-unofficial = 非官方助手，需要自备游戏。
shelf-go-on = 继续上一局
shelf-look-again = 再看上一局
shelf-new-game = 新游戏
shelf-open = 打开文件
shelf-games = 历次游戏
drop-title = 打开“{ $name }”这一局吗？
drop-open = 打开
drop-leave = 不打开
shelf-first-time = 第一次玩？点“新游戏”，输入名字，开始。其余的由我来说。
shelf-demo = 试玩一夜
shelf-demo-about = 一分半钟。不用输入名字，什么都不留下。
demo-title = 试玩之夜
demo-next = 下一步
demo-again = 再看一遍

## Games on the shelf

games-title = 保存的游戏
games-none = 还没有玩过。
games-go-on = 继续
games-story = 故事
games-throw-away = 丢弃
games-thrown = 已丢弃：{ $names }。离开首页后就彻底消失。
games-bring-back = 取回
games-unreadable = 这一局无法读取。
looking-back = 回顾
looking-back-evenings =
    { $count ->
       *[other] { $count }个夜晚
    }
looking-back-games =
    { $count ->
       *[other] 玩到结束的{ $count }局
    }
looking-back-times =
    { $count ->
       *[other] { $count }次
    }
looking-back-player = 玩家
looking-back-played = 局数
looking-back-won = 胜
looking-back-of = { $known }局中{ $won }局
looking-back-unknown = “3 局中 2 局”：其余各局，桌上始终不知道这位玩家属于哪一方。
looking-back-stays = 这一切只留在本设备上。
looking-back-forget = 重新开始计数

## 开局

setup-title = 桌边坐着谁？
setup-clockwise = 按顺时针输入。回车换下一个名字，也可以粘贴整份名单。
setup-list = 玩家，按顺时针
setup-name = 第{ $place }位玩家的名字
setup-next-name = 下一个名字
setup-known = 以前同桌的名字
setup-known-forget = 忘掉以前同桌的名字
setup-last-table = 和上次同一桌
setup-move = 移动{ $name }
setup-move-help = 拖动，或按上下键
setup-earlier = { $name }上移一位
setup-later = { $name }下移一位
setup-remove = 移除{ $name }
setup-moved = { $name }现在是第{ $place }位，共{ $count }位。
setup-removed = 已移除{ $name }。
setup-players =
    { $count ->
        [0] 还没有人
       *[other] { $count }位玩家
    }
setup-begin = 开始
setup-leaves-game = { $names }的这一局还没有结束。它会留在“历次游戏”里，以后可以继续。
setup-more = 更多选项
setup-more-hint = 角色、女巫牌、版本、沙漏、声音
setup-sound = 声音与沙漏
setup-sound-test = 测试声音
setup-sound-test-hint = 应该听到：“如果你能听见，请把我放在桌子中间。”没听到？请调高音量并关闭静音模式。
sound-test-ask = 听得见我吗？
sound-test-question = 听到了吗？
sound-test-yes = 听到了
sound-test-no = 没听到
sound-test-heard = 好。请把我放在桌子中间。
sound-test-unheard = 请调高音量并关闭静音模式。声音是不是去了耳机或别的屏幕？然后再试一次。

## 设置

settings-title = 设置
settings-language = 语言
settings-language-choose = 屏幕文字
settings-language-system = 跟随系统
settings-voice = 语音
settings-voice-on = 旁白开口说话
settings-voice-on-hint = 字幕始终保留。
settings-voice-choose = 由谁朗读
settings-voice-none = 这种语言还没有录好的语音，台词以字幕显示。
settings-names-spoken = 也念出名字
settings-names-spoken-hint = 由本设备的语音说出这句话讲的是谁。
settings-names-spoken-none = 本设备没有这种语言的语音，名字只显示在屏幕上。
settings-lines-read = 屏幕阅读器也读出台词
settings-lines-read-hint = 否则旁白说话时它保持安静。
settings-own-recordings = 自己的录音
settings-own-recordings-hint = 一个文件夹，里面的声音文件以台词命名，例如 night-close-eyes.ogg。缺少的由旁白朗读。
settings-own-recordings-none = 未选择
settings-own-recordings-choose = 选择文件夹
settings-own-recordings-without = 不用
settings-own-recordings-found = 从这里朗读：{ $of }句中的{ $used }句
settings-own-recordings-looking = 正在查看文件……
settings-own-recordings-again = 再看一次
settings-own-recordings-gone = 没有这个文件夹，或者打不开。
settings-own-recordings-deeper = 录音在它里面的文件夹中：
settings-own-recordings-take = 选用{ $folder }
settings-own-recordings-unreadable = 无法读取（WAV、FLAC、MP3、OGG Vorbis、Opus 和 M4A 都可以）：
settings-own-recordings-no-sound = 名字像声音，其实不是：
settings-own-recordings-damaged = 已损坏或不完整：
settings-own-recordings-closed = 不允许打开：
settings-own-recordings-empty = 空文件：
settings-own-recordings-silent = 只有静音：
settings-own-recordings-far-too-long = 太长或太大，用不了：
settings-own-recordings-several = 一句台词有几个文件，用其中能读的最新一个：
settings-own-recordings-instead = { $name }，而不是{ $other }
settings-own-recordings-clipped = 声音过载失真：
settings-own-recordings-too-quiet = 声音太小：
settings-own-recordings-too-loud = 声音太大：
settings-own-recordings-too-long = 太长，不适合在黑暗中听：
settings-own-recordings-silent-ends = 首尾有很长的静音，会略去：
settings-own-recordings-unknown = 不是任何台词的名字：
settings-own-recordings-missing = 没有文件的台词：
settings-own-recordings-more = 还有{ $count }个
settings-volume = 音量
settings-volume-voice = 旁白
settings-volume-ambience = 背景
settings-volume-effects = 钟声、法槌与猫头鹰
settings-scenes = 语音之外的声音
settings-scene-ambience = 风、蟋蟀、雨与火
settings-scene-music = 音乐
settings-scene-effects = 钟声、法槌与猫头鹰
settings-listen = 试听：{ $what }
settings-time = 节奏与沙漏
settings-pace = 停顿
settings-pace-slow = 长
settings-pace-normal = 普通
settings-pace-brisk = 短
settings-pace-hint = 停顿的长短。语速不变。
settings-seconds =
    { $count ->
       *[other] { $count }秒
    }
settings-captions-suffice = 有字幕就够了
settings-captions-suffice-hint = 没有扬声器时，夜晚自动以字幕进行。
settings-screen = 屏幕
settings-text-size = 文字大小
settings-night-light = 夜里的亮度
settings-night-light-hint = 黑暗画面有多亮。白天不变。
settings-percent = { $count }%
settings-high-contrast = 高对比度
settings-reduced-motion = 减少动画
settings-hand = 按钮靠
settings-hand-right = 右手
settings-hand-left = 左手
settings-hold-time = 按住多久
settings-hold-time-value = { $seconds }秒
settings-two-touches = 点两次确认
settings-two-touches-hint = 不用按住，适合手抖的人：点一下，再点一下。
settings-table = 你们的桌子
settings-seat-shape = 形状
settings-seat-shape-round = 圆桌
settings-seat-shape-long = 长桌
settings-seat-shape-one-side = 都在一侧
settings-names-face-owners = 名字朝向玩家
settings-quarter-turns = 屏幕方向
settings-quarter-turns-value =
    { $count ->
        [0] 正向
        [1] 右转四分之一
        [2] 倒置
       *[3] 左转四分之一
    }
settings-keep-awake = 游戏中保持屏幕常亮
settings-less = { $what }：减少
settings-greater = { $what }：增加

## 没有做成的原因

trouble-stale = 这件事没有发生：刚刚先发生了别的事，请再看一眼。
trouble-not-now = 现在还不行。
trouble-cannot-read = 无法读取文件。
trouble-cannot-write = 无法写入文件，什么都没有保存。
trouble-not-a-game = 这个文件不是游戏记录。
trouble-other-encoding = 这个文件不是能读取的文本。编码可能不同，请存为 UTF-8。
trouble-too-new = 这局游戏由更新的版本记录。
trouble-too-large = 这个文件太大，不会是一局游戏。
trouble-went-otherwise = 记录中的第{ $step }步无法进行。
trouble-out-of-range = 这个数字超出范围。
trouble-nothing-to-undo = 这里就是游戏的开头。
trouble-nothing-to-redo = 没有可以重做的。
trouble-unreachable = 这件事没有发生：没有收到回应，请再试一次。

## 程序无法启动时

start-in-use = Town Crier 已经打开。这第二个窗口会退开，以免出现两局游戏。
start-broken = Town Crier 无法启动：{ $reason }
