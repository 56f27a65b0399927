# 进行中的游戏画面。玩家名字以 { $name } 出现。
# 选择窗口对女巫和警长用同样的话：不要提到任何身份。

## 牌与标记

blue-asylum = 庇护所
blue-black-cat = 黑猫
blue-matchmaker = 媒人
blue-piety = 虔诚
gavel = 法槌
red-accusation = 指控
red-evidence = 证据
red-witness = 证人
seat-dead = 已死亡
seat-ghost = 幽灵
seat-left = 已离席
seat-face-down =
    { $count ->
        [0] 没有面朝下的牌
       *[other] { $count }张面朝下
    }
seat-face-up =
    { $card ->
        [witch] { $count ->
            [1] 女巫
            *[other] 女巫 ×{ $count }
            }
        [constable] 警长
       *[not-a-witch] { $count ->
            [1] 不是女巫
            *[other] 不是女巫 ×{ $count }
            }
    }
seat-accused = { $points } / { $threshold }
seat-accused-protected = { $points }
seat-accused-label = 受指控{ $points }点，满{ $threshold }点审判
seat-trial = 审判！
table-seats = 全桌，按顺时针

## 旁白与沙漏

narrator = 旁白
hold-again = 再按一次才执行
sand-left =
    { $seconds ->
       *[other] 还剩{ $seconds }秒
    }
sand-pause = 停住沙漏
sand-resume = 继续流动
sand-more = +15 秒
sand-more-label = 再加 15 秒
sand-end = 现在结束
sand-own-done = 沙子漏完了
sand-own = 请翻转你们的沙漏。
sand-turn = 沙漏
sand-turn-title = 翻转沙漏，用于……
sand-slow-turn = 太慢的回合
    .hint = 漏完时，该玩家抽两张牌并结束回合。
sand-ability = 能力
    .hint = 蒂图芭整理牌堆的一分钟，或塞缪尔·帕里斯两次能力之一。
sand-last-words = 三个字的遗言
    .hint = 之后，死者沉默。
sand-discussion = 讨论
    .hint = 漏完时敲两下，别无他事。

## 黎明之前与白天

before-dawn = 都坐好了吗？把我放到桌子中间。
before-dawn-begin = 闭上眼睛：黎明
day-title =
    { $night ->
        [0] 第一个白天
       *[other] 第{ $night }夜之后的白天
    }
night-title =
    { $night ->
        [0] 黎明
       *[other] 第{ $night }夜
    }
day-witch-cards = 已找到的女巫牌
day-witch-cards-of = { $revealed } / { $in_play }
day-constable-in-play = 警长在场
day-constable-gone = 警长已不在
day-black-cat = 黑猫：{ $name }
day-black-cat-nobody = 黑猫：无人
day-tap = 点一位玩家，记下发生的事
day-last-two = 只剩两人：不能用抢劫和替罪羊
day-night = 夜晚
day-night-label = 抽到夜晚牌：开始夜晚
day-conspiracy = 阴谋
day-conspiracy-label = 抽到阴谋牌
day-who-drew = 谁抽到了阴谋？

## 玩家的页面

trial = 翻开一张审判牌
trial-which = 翻开的是哪张牌？
trial-another = { $name }面朝下的牌里还有女巫牌吗？
trial-another-yes = 有，{ $name }活着
trial-another-no = 没有，{ $name }死亡
trial-deadly-last = 这是{ $name }的最后一张牌，翻开就会死亡。
trial-deadly-witch = 女巫牌，可能会死亡。
trial-reveal = 翻开
trial-deciding =
    { $winner ->
        [witches] 翻开此牌，女巫获胜。
       *[townspeople] 最后一张女巫牌：村民获胜。
    }
accuse = 指控
accuse-points = { $points } / { $threshold }点
accuse-points-protected = 虔诚保护：不能打出红牌
accuse-danforth = 由托马斯·丹福斯指控：{ $threshold }点
accuse-trial = 够审判了
accuse-card =
    { $points ->
       *[other] +{ $points }
    }
accuse-clear = 弃掉红牌
blue = 蓝牌
blue-give = 放上
blue-move = 移动
blue-discard = 弃掉
blue-to = { $card }给谁？
character = 角色牌
character-inherits = 现在拥有{ $character }的能力
dead-title = { $name }已死亡
left-title = { $name }已离席
dead-nothing = 死者不再参与。
left-nothing = 离席的人不再参与。
ghost-nothing = 这里没有人坐。
person-rename = 改正名字
person-rename-done = 用这个名字
person-swap = 换座位，和谁 …
person-after = 坐到谁的后面 …
person-leave = 离席 …
person-leave-what = { $name }面朝下的牌怎么办？
person-leave-up = 全部翻开
person-leave-give = 不看牌，交给 …
person-leave-up-do = { $name }离席，牌全部翻开
person-leave-give-do = { $name }离席，牌交给{ $to }
person-late = 迟到的人这一局先旁观：规则里没有位置。下一局再一起玩。

## 夜晚

night-paused = 夜晚在等待
interrupted-title = 刚才中断了
interrupted-do = 所有人请闭眼。然后按下，从刚才的地方继续。
taken-back-title = 已撤回
taken-back-do = 所有人请闭眼。然后按下，从那里继续。
taken-back-goes-on = 所有人请继续闭眼。稍后从那里继续。
asleep-all = 大家都睡了
night-progress = 第{ $done }步，共{ $count }步

## 选择窗口：谁看都是同样的话

choose-title = 点一位玩家
choose-nobody = 没有人
choose-confirm = 按住，选择{ $name }
choose-confirm-nobody = 按住，不选任何人
choose-first = 还没有选择
choose-turn = 旋转屏幕
choose-mark-words = 只剩我们了
choose-mark-confirm = 按住：只剩我们了

## 自首

confess-title = 谁自首？
confess-of = { $name }自首
confess-without-card = 不翻牌
confess-without-card-hint = 威廉·菲普斯，每局一次
confess-done = 已自首
confess-gavel = 法槌：{ $name }
confess-gavel-nobody = 法槌：无人

## 结果与死者的牌

morning-title = 早晨
morning-died = { $name }死亡
morning-lives = { $name }活着
morning-why-gavel = 夜里遭到袭击，法槌救下。
morning-why-confessed = 夜里遭到袭击，因自首获救。
morning-why-asylum = 夜里遭到袭击，庇护所救下。
morning-why-dies = 夜里遭到袭击。
morning-why-already-dead = 夜里遭到袭击，但早已死亡。
morning-why-loses-cards = 夜里遭到袭击，失去两张审判牌。
morning-matchmaker = 媒人的红线相连：{ $name }
morning-to-day = 进入白天
turn-up-dead = { $name }死亡
turn-up-all =
    { $count ->
        [1] 翻开最后一张牌。
       *[other] 翻开全部{ $count }张牌。
    }
turn-up-lost = { $name }失去牌
turn-up-lost-count =
    { $count ->
       *[other] { $chooser }挑选{ $count }张牌，请翻开。
    }
turn-up-left =
    { $count ->
        [0] 全部输入
       *[other] 还有{ $count }张要输入
    }
turn-up-confirm = 就是这样
turn-up-innocent = 全部不是女巫
turn-up-declare = 死者说明自己是否曾是女巫。
turn-up-less = { $card }：少一张
turn-up-more = { $card }：多一张

## 阴谋

plot-title = 阴谋
plot-drawn = { $drawer }抽到这张牌。
plot-cat = { $drawer }翻开{ $name }的一张审判牌
plot-take = 每人从左边拿一张牌
plot-take-pooled = 每人交出一张牌，洗匀，再发给每人一张
plot-look = 偷看自己的牌，然后洗匀。
plot-takes-from = 从{ $name }那里拿
plot-take-note = 同时进行，面朝下。翻开的牌不动。
plot-done = 都拿好了
plot-end = 进入白天

## 声称只剩女巫

answer-title = 只剩女巫了吗？
answer-ask = 所有活着的人：你们全都是女巫吗？
answer-yes = 是，我们都是
answer-no = 不，还有别人

## 菜单

menu-title = 菜单
menu-claim = 女巫说：只剩我们了

## 首页

salem-stand =
    { $phase ->
        [setup] 黎明还没有来
        [dealing] 正在输入牌
        [dawn] 黎明
        [night] 第{ $nights }夜
        [conspiracy] 阴谋进行中
        [over] 已结束
       *[day] { $nights ->
            [0] 第一个白天
           *[other] 第{ $nights }夜之后的白天
        }
    }

## The demo night

# The people of a sample table, one a line.
salem-demo-names =
    安安
    小北
    晨晨
    丁丁
    小月
salem-demo-asleep = 大家闭上眼睛。夜晚由我主持，所有人都能玩。
salem-demo-witches = 女巫轻触一个名字，再按住按钮。没有声音，其他人都闭着眼睛。
salem-demo-constable = 警长在同一个画面上保护一个人：看不出是谁在看。
salem-demo-eyes-open = 睁开眼睛。大家都看到法槌在谁面前，没有人知道谁被袭击。
salem-demo-confess = 沙漏流动时，翻开一张审判牌的人今晚安全。
salem-demo-died = 到这时大家才知道谁死了。死者的牌全部翻开。
salem-demo-day = 白天打你们自己的牌。点两下就能记下桌上的情况。
salem-demo-trial = 指控够了就要审判：翻开一张审判牌。这张是女巫。
salem-demo-end = 结局由我判定，整晚的故事由我讲述。现在轮到你们了。

## Set-up and settings

setup-ghosts =
    { $count ->
       *[other] { $count }个幽灵坐上空位
    }
setup-ghosts-seats = 顺时针：{ $names }
setup-ghost-name = 幽灵{ $number }
setup-deal = 发{ $count }张牌：{ $cards }
cards-counted = 女巫{ $witch }张，警长{ $constable }张，不是女巫{ $not_a_witch }张
setup-cards-each =
    { $count ->
       *[other] 每人{ $count }张审判牌
    }
settings-witches-least = 女巫睁眼至少
settings-constable-least = 警长睁眼至少
settings-least-hint = 这样，选得快也不会泄露什么。
settings-ask-asleep = 询问大家是否都睡了
settings-ask-asleep-hint = 女巫醒来之前，夜晚等待一次触碰。
settings-timer = 自首用的沙漏
settings-timer-digital = 屏幕上的沙漏
settings-timer-own = 游戏自带的沙漏
settings-sand = 沙漏时长
settings-discussion = 讨论时长
settings-minutes = { $count }分钟
