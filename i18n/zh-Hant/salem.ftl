# 進行中的遊戲畫面。玩家名字以 { $name } 出現。
# 選擇視窗對女巫和警長用同樣的話：不要提到任何身份。

## 牌與標記

blue-asylum = 庇護所
blue-black-cat = 黑貓
blue-matchmaker = 媒人
blue-piety = 虔誠
gavel = 法槌
red-accusation = 指控
red-evidence = 證據
red-witness = 證人
seat-dead = 已死亡
seat-ghost = 幽靈
seat-left = 已離席
seat-face-down =
    { $count ->
        [0] 沒有面朝下的牌
       *[other] { $count }張面朝下
    }
seat-face-up =
    { $card ->
        [witch] { $count ->
            [1] 女巫
            *[other] 女巫 ×{ $count }
            }
        [constable] 警長
       *[not-a-witch] { $count ->
            [1] 不是女巫
            *[other] 不是女巫 ×{ $count }
            }
    }
seat-accused = { $points } / { $threshold }
seat-accused-protected = { $points }
seat-accused-label = 受指控{ $points }點，滿{ $threshold }點審判
seat-trial = 審判！
table-seats = 全桌，按順時針

## 旁白與沙漏

narrator = 旁白
hold-again = 再按一次才執行
sand-left =
    { $seconds ->
       *[other] 還剩{ $seconds }秒
    }
sand-pause = 停住沙漏
sand-resume = 繼續流動
sand-more = +15 秒
sand-more-label = 再加 15 秒
sand-end = 現在結束
sand-own-done = 沙子漏完了
sand-own = 請翻轉你們的沙漏。
sand-turn = 沙漏
sand-turn-title = 翻轉沙漏，用於……
sand-slow-turn = 太慢的回合
    .hint = 漏完時，該玩家抽兩張牌並結束回合。
sand-ability = 能力
    .hint = 蒂圖芭整理牌堆的一分鐘，或塞繆爾・帕里斯兩次能力之一。
sand-last-words = 三個字的遺言
    .hint = 之後，死者沉默。
sand-discussion = 討論
    .hint = 漏完時敲兩下，別無他事。

## 黎明之前與白天

before-dawn = 都坐好了嗎？把我放到桌子中間。
before-dawn-begin = 閉上眼睛：黎明
day-title =
    { $night ->
        [0] 第一個白天
       *[other] 第{ $night }夜之後的白天
    }
night-title =
    { $night ->
        [0] 黎明
       *[other] 第{ $night }夜
    }
day-witch-cards = 已找到的女巫牌
day-witch-cards-of = { $revealed } / { $in_play }
day-constable-in-play = 警長在場
day-constable-gone = 警長已不在
day-black-cat = 黑貓：{ $name }
day-black-cat-nobody = 黑貓：無人
day-tap = 點一位玩家，記下發生的事
day-last-two = 只剩兩人：不能用搶劫和替罪羊
day-night = 夜晚
day-night-label = 抽到夜晚牌：開始夜晚
day-conspiracy = 陰謀
day-conspiracy-label = 抽到陰謀牌
day-who-drew = 誰抽到了陰謀？

## 玩家的頁面

trial = 翻開一張審判牌
trial-which = 翻開的是哪張牌？
trial-another = { $name }面朝下的牌裡還有女巫牌嗎？
trial-another-yes = 有，{ $name }活著
trial-another-no = 沒有，{ $name }死亡
trial-deadly-last = 這是{ $name }的最後一張牌，翻開就會死亡。
trial-deadly-witch = 女巫牌，可能會死亡。
trial-reveal = 翻開
trial-deciding =
    { $winner ->
        [witches] 翻開此牌，女巫獲勝。
       *[townspeople] 最後一張女巫牌：村民獲勝。
    }
accuse = 指控
accuse-points = { $points } / { $threshold }點
accuse-points-protected = 虔誠保護：不能打出紅牌
accuse-danforth = 由托馬斯・丹福斯指控：{ $threshold }點
accuse-trial = 夠審判了
accuse-card =
    { $points ->
       *[other] +{ $points }
    }
accuse-clear = 棄掉紅牌
blue = 藍牌
blue-give = 放上
blue-move = 移動
blue-discard = 棄掉
blue-to = { $card }給誰？
character = 角色牌
character-inherits = 現在擁有{ $character }的能力
dead-title = { $name }已死亡
left-title = { $name }已離席
dead-nothing = 死者不再參與。
left-nothing = 離席的人不再參與。
ghost-nothing = 這裡沒有人坐。
person-rename = 改正名字
person-rename-done = 用這個名字
person-swap = 換座位，和誰 …
person-after = 坐到誰的後面 …
person-leave = 離席 …
person-leave-what = { $name }面朝下的牌怎麼辦？
person-leave-up = 全部翻開
person-leave-give = 不看牌，交給 …
person-leave-up-do = { $name }離席，牌全部翻開
person-leave-give-do = { $name }離席，牌交給{ $to }
person-late = 遲到的人這一局先旁觀：規則裡沒有位置。下一局再一起玩。

## 夜晚

night-paused = 夜晚在等待
interrupted-title = 剛才中斷了
interrupted-do = 所有人請閉眼。然後按下，從剛才的地方繼續。
taken-back-title = 已撤回
taken-back-do = 所有人請閉眼。然後按下，從那裡繼續。
taken-back-goes-on = 所有人請繼續閉眼。稍後從那裡繼續。
asleep-all = 大家都睡了
night-progress = 第{ $done }步，共{ $count }步

## 選擇視窗：誰看都是同樣的話

choose-title = 點一位玩家
choose-nobody = 沒有人
choose-confirm = 按住，選擇{ $name }
choose-confirm-nobody = 按住，不選任何人
choose-first = 還沒有選擇
choose-turn = 旋轉螢幕
choose-mark-words = 只剩我們了
choose-mark-confirm = 按住：只剩我們了

## 自首

confess-title = 誰自首？
confess-of = { $name }自首
confess-without-card = 不翻牌
confess-without-card-hint = 威廉・菲普斯，每局一次
confess-done = 已自首
confess-gavel = 法槌：{ $name }
confess-gavel-nobody = 法槌：無人

## 結果與死者的牌

morning-title = 早晨
morning-died = { $name }死亡
morning-lives = { $name }活著
morning-why-gavel = 夜裡遭到襲擊，法槌救下。
morning-why-confessed = 夜裡遭到襲擊，因自首獲救。
morning-why-asylum = 夜裡遭到襲擊，庇護所救下。
morning-why-dies = 夜裡遭到襲擊。
morning-why-already-dead = 夜裡遭到襲擊，但早已死亡。
morning-why-loses-cards = 夜裡遭到襲擊，失去兩張審判牌。
morning-matchmaker = 媒人的紅線相連：{ $name }
morning-to-day = 進入白天
turn-up-dead = { $name }死亡
turn-up-all =
    { $count ->
        [1] 翻開最後一張牌。
       *[other] 翻開全部{ $count }張牌。
    }
turn-up-lost = { $name }失去牌
turn-up-lost-count =
    { $count ->
       *[other] { $chooser }挑選{ $count }張牌，請翻開。
    }
turn-up-left =
    { $count ->
        [0] 全部輸入
       *[other] 還有{ $count }張要輸入
    }
turn-up-confirm = 就是這樣
turn-up-innocent = 全部不是女巫
turn-up-declare = 死者說明自己是否曾是女巫。
turn-up-less = { $card }：少一張
turn-up-more = { $card }：多一張

## 陰謀

plot-title = 陰謀
plot-drawn = { $drawer }抽到這張牌。
plot-cat = { $drawer }翻開{ $name }的一張審判牌
plot-take = 每人從左邊拿一張牌
plot-take-pooled = 每人交出一張牌，洗勻，再發給每人一張
plot-look = 偷看自己的牌，然後洗勻。
plot-takes-from = 從{ $name }那裡拿
plot-take-note = 同時進行，面朝下。翻開的牌不動。
plot-done = 都拿好了
plot-end = 進入白天

## 聲稱只剩女巫

answer-title = 只剩女巫了嗎？
answer-ask = 所有活著的人：你們全都是女巫嗎？
answer-yes = 是，我們都是
answer-no = 不，還有別人

## 選單

menu-title = 選單
menu-claim = 女巫說：只剩我們了

## 首頁

salem-stand =
    { $phase ->
        [setup] 黎明還沒有來
        [dealing] 正在輸入牌
        [dawn] 黎明
        [night] 第{ $nights }夜
        [conspiracy] 陰謀進行中
        [over] 已結束
       *[day] { $nights ->
            [0] 第一個白天
           *[other] 第{ $nights }夜之後的白天
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
salem-demo-asleep = 大家閉上眼睛。夜晚由我主持，所有人都能玩。
salem-demo-witches = 女巫輕觸一個名字，再按住按鈕。沒有聲音，其他人都閉著眼睛。
salem-demo-constable = 警長在同一個畫面上保護一個人：看不出是誰在看。
salem-demo-eyes-open = 睜開眼睛。大家都看到法槌在誰面前，沒有人知道誰被襲擊。
salem-demo-confess = 沙漏流動時，翻開一張審判牌的人今晚安全。
salem-demo-died = 到這時大家才知道誰死了。死者的牌全部翻開。
salem-demo-day = 白天打你們自己的牌。點兩下就能記下桌上的情況。
salem-demo-trial = 指控夠了就要審判：翻開一張審判牌。這張是女巫。
salem-demo-end = 結局由我判定，整晚的故事由我講述。現在輪到你們了。

## Set-up and settings

setup-ghosts =
    { $count ->
       *[other] { $count }個幽靈坐上空位
    }
setup-ghosts-seats = 順時針：{ $names }
setup-ghost-name = 幽靈{ $number }
setup-deal = 發{ $count }張牌：{ $cards }
cards-counted = 女巫{ $witch }張，警長{ $constable }張，不是女巫{ $not_a_witch }張
setup-cards-each =
    { $count ->
       *[other] 每人{ $count }張審判牌
    }
settings-witches-least = 女巫睜眼至少
settings-constable-least = 警長睜眼至少
settings-least-hint = 這樣，選得快也不會洩露什麼。
settings-ask-asleep = 詢問大家是否都睡了
settings-ask-asleep-hint = 女巫醒來之前，夜晚等待一次觸碰。
settings-timer = 自首用的沙漏
settings-timer-digital = 螢幕上的沙漏
settings-timer-own = 遊戲自帶的沙漏
settings-sand = 沙漏時長
settings-discussion = 討論時長
settings-minutes = { $count }分鐘
