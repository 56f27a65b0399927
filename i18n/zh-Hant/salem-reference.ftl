# 《塞勒姆1692》：開局選項、輪流輸入、結局、記錄、角色與規則簡述。

## 牌名

tryal-witch = 女巫
tryal-constable = 警長
tryal-not-a-witch = 不是女巫

## 開局選項

salem-setup-characters = 角色牌
salem-setup-characters-hint = 只在使用角色牌時選擇，每個角色只有一個。
salem-setup-characters-ghosts = 有幽靈同桌時，不使用角色牌。
salem-setup-character-of = { $name }的角色
salem-setup-character-none = 無
salem-setup-witch-cards = 場上的女巫牌
salem-setup-witch-cards-usual = 照常
salem-setup-witch-cards-usual-number = 照常：{ $number }張
salem-setup-witch-cards-harder = 更難
salem-setup-witch-cards-harder-number = 更難：{ $number }張
salem-setup-witch-cards-other = 其他數量
salem-setup-witch-cards-note = 既不是照常的數量，也不是更難的數量。請數一數發出的牌。
salem-setup-printing = 版本
salem-setup-printing-15th = 第15次印刷或更新
salem-setup-printing-15th-hint = 不確定就選這個。
salem-setup-printing-older = 更早的印刷
salem-setup-printing-older-hint = 任何女巫牌都致死，虔誠禁止紅牌，夜晚牌放最底下。
salem-setup-rules = 單獨的規則
salem-setup-rule-as-printed = 按版本
salem-setup-rule-death = 翻開什麼會死
salem-setup-rule-death-last-witch-card = 自己最後一張女巫牌
salem-setup-rule-death-any-witch-card = 任何一張女巫牌
salem-setup-rule-piety = 虔誠
salem-setup-rule-piety-doubles = 所需點數加倍
salem-setup-rule-piety-forbids = 禁止打出紅牌
salem-setup-rule-night-card = 夜晚過後，夜晚牌
salem-setup-rule-night-card-lower-half = 洗入下半部分
salem-setup-rule-night-card-bottom = 放到最底下
salem-setup-rule-the-dead = 死者是否說明曾是女巫
salem-setup-rule-the-dead-keep-silent = 可以不說
salem-setup-rule-the-dead-declare = 必須說
salem-setup-rule-blue-cards-at-two = 只剩兩人時，藍牌
salem-setup-rule-blue-cards-at-two-stay = 保留
salem-setup-rule-blue-cards-at-two-leave = 移出遊戲
salem-setup-rule-conspiracy = 陰謀中，每人得到一張牌
salem-setup-rule-conspiracy-from-the-left = 來自左邊
salem-setup-rule-conspiracy-pooled = 來自洗勻的牌堆
salem-setup-tracking = 誰把牌告訴我？
salem-setup-tracking-counts = 沒有人
salem-setup-tracking-counts-hint = 不用輸入什麼。我來數翻開的女巫牌。
salem-setup-tracking-ledger = 每個人，秘密地
salem-setup-tracking-ledger-hint = 每人大約半分鐘。每種勝利我都看得出，結束時講出整個故事。
salem-setup-tracking-ledger-ghosts = 坐在幽靈左邊的人替它輸入。

## 輪流輸入

hand-title = 輸入自己的審判牌
hand-title-take = 輸入你拿到的牌
hand-pass = 請把我交給{ $name }
hand-pass-took = 請把我交給從{ $from }那裡拿牌的{ $name }
hand-pass-ghost = { $ghost }的牌：請把我交給{ $name }
hand-alone = 只有{ $name }可以看。
hand-uncover = 揭開
hand-cover = 蓋上
hand-count = 已輸入{ $done } / { $count }
hand-somebody-else = 讓別人先來
hand-question-card = 你的牌：第{ $place }張，共{ $count }張
hand-question-took = 你拿到了哪張牌？
hand-question-gave = 你放進牌堆的是哪張牌？
hand-question-dealt = 發給你的是哪張牌？
hand-changes-places = 三個答案每次都換位置，手勢不會洩露什麼。
hand-check = 這樣對嗎？
hand-check-covered = 已再次蓋上。請輸入，或重新選擇。
hand-again = 重新選擇
hand-enter = 輸入並蓋上
hand-thanks = 已輸入，請傳下去。
hand-take-back = 重新輸入{ $name }的牌
hand-all = 所有人的牌都已輸入。
hand-did-not-add-up = 輸入的牌對不上。請大家全部重新輸入。不會點名任何人。
hand-expects = 應有：{ $cards }。
hand-often = 常見的原因：
hand-often-number = 發出的女巫牌數量不同。
hand-often-beside = 碰到了旁邊的答案。
hand-often-took = 要輸入的是你拿到的牌，不是別人從你這裡拿走的牌。
hand-often-left = 牌從左邊來：{ $name }從{ $from }那裡拿。
hand-enter-again = 再輸入一次
hand-other-number = 我們發的女巫牌數量不同
hand-to-names = 回到名單

## 結局

end-title =
    { $winner ->
        [witches] 女巫獲勝
       *[townspeople] 村民獲勝
    }
end-why-townspeople = 場上的女巫牌全部翻開。
end-why-witches = 活著的全是女巫。
end-why-witches-claim = 所有活著的人都說自己是女巫。
end-why-witches-ghosts = 有幽靈同桌時，一人死亡、警長牌翻開，或全桌都是女巫，即告終局。
end-nights =
    { $count ->
        [0] 第一夜之前
       *[other] 經過{ $count }夜
    }
end-rule = 遊戲如何結束
end-late = { $names }變成女巫太遲，與村民一同落敗。
end-people = 誰是誰
end-who-lived = 誰活了下來
end-unknown = 還有誰是女巫，只有你們知道。
end-showed =
    { $card ->
        [constable] 翻開過警長牌
       *[witch] 翻開過女巫牌
    }
end-was-witch = 女巫
end-was-townsperson = 村民
end-lived = 存活
end-died = 死亡
end-left = 已離席
end-story = 整個故事
end-again = 同一桌再來一局
end-export = 把這局存成檔案

## 記錄

record-empty = 還沒有發生什麼。
record-night = 第{ $night }夜
record-start = 第一夜之前
record-known-now = 直到現在才公開
record-dawn = 塞勒姆迎來黎明。
record-black-cat = 黑貓歸{ $player }。
record-night-began = 第{ $night }夜降臨。
record-gavel = 法槌放在{ $player }面前。
record-gavel-nobody = 法槌沒有放在任何人面前。
record-confessed =
    { $card ->
        [witch] { $player }自首，翻開一張女巫牌。
        [constable] { $player }自首，翻開警長牌。
       *[not-a-witch] { $player }自首，翻開一張「不是女巫」。
    }
record-confessed-ability = { $player }自首，沒有翻牌。
record-attacked-died = { $player }夜裡遭到襲擊，死亡。
record-attacked-saved =
    { $why ->
        [gavel] { $player }夜裡遭到襲擊，法槌救下。
        [confessed] { $player }夜裡遭到襲擊，因自首獲救。
       *[asylum] { $player }夜裡遭到襲擊，庇護所救下。
    }
record-attacked-dead = { $player }夜裡遭到襲擊，但早已死亡。
record-attacked-forfeits = { $player }夜裡遭到襲擊，失去兩張審判牌。
record-revealed =
    { $card ->
        [witch] { $player }翻開一張女巫牌。
        [constable] { $player }翻開警長牌。
       *[not-a-witch] { $player }翻開一張「不是女巫」。
    }
record-ledger-corrected = 桌上的牌才是對的，我記的{ $player }的牌有誤。
record-died =
    { $cause ->
        [witch-card] { $player }因女巫牌死亡。
        [all-cards-revealed] { $player }死亡：審判牌全部翻開。
        [matchmaker] { $player }因媒人的紅線死亡。
       *[night] { $player }死於夜裡。
    }
record-left = { $player }離席。牌全部翻開。
record-left-gave = { $player }離席。牌不亮出，交給{ $to }。
record-forfeits =
    { $count ->
       *[other] { $player }須翻開{ $count }張審判牌。
    }
record-turned-up = { $player }翻開：女巫{ $witch }，警長{ $constable }，不是女巫{ $not_a_witch }。
record-blue-given =
    { $card ->
        [asylum] { $player }得到庇護所。
        [black-cat] { $player }得到黑貓。
        [matchmaker] { $player }得到一張媒人。
       *[piety] { $player }得到虔誠。
    }
record-blue-moved =
    { $card ->
        [asylum] 庇護所從{ $from }移到{ $to }。
        [black-cat] 黑貓從{ $from }移到{ $to }。
        [matchmaker] 一張媒人從{ $from }移到{ $to }。
       *[piety] 虔誠從{ $from }移到{ $to }。
    }
record-blue-discarded =
    { $card ->
        [asylum] { $player }失去庇護所。
        [black-cat] { $player }失去黑貓。
        [matchmaker] { $player }失去一張媒人。
       *[piety] { $player }失去虔誠。
    }
record-accused =
    { $points ->
       *[other] { $player }受到指控：{ $points }點。
    }
record-accusations-cleared = { $player }面前的紅牌棄掉。
record-conspiracy = { $player }抽到陰謀。
record-cat-card-skipped = 這次黑貓沒有翻牌。
record-taking = 每人從左邊拿一張牌。
record-passed = { $player }交出{ $gave ->
        [witch] 一張女巫牌
        [constable] 警長牌
        *[not-a-witch] 一張「不是女巫」
        }，得到{ $got ->
        [witch] 一張女巫牌
        [constable] 警長牌
        *[not-a-witch] 一張「不是女巫」
        }。
record-takes-forgotten = 輸入的牌對不上，全部重新輸入。
record-conspiracy-ended = 陰謀結束。
record-claimed = 有人聲稱只剩女巫。
record-claim-false = 聲稱不屬實。
record-claim-true = 聲稱屬實。
record-witches-chose = 女巫選了{ $player }。
record-won-townspeople = 村民獲勝。
record-won-witches = 女巫獲勝。

## 角色牌，用我們自己的話

character-abigail-williams = 阿比蓋爾・威廉姆斯
    .ability = 你的指控引發審判時，可以棄掉自己面前的全部紅牌。
character-ann-putnam = 安・普特南
    .ability = 回合結束時，本回合每翻開一張審判牌，抽兩張牌。
character-cotton-mather = 科頓・馬瑟
    .ability = 對你打出的證據只算1點。
character-george-burroughs = 喬治・伯勒斯
    .ability = 審判你需要8點。
character-giles-corey = 吉爾斯・科里
    .ability = 若抽到兩張紅牌，出示後再抽第三張。
character-john-proctor = 約翰・普羅克特
    .ability = 有人死亡時，從其手牌中拿走至多三張。
character-martha-corey = 瑪莎・科里
    .ability = 你擁有右邊最近一位活著玩家的能力。
character-mary-warren = 瑪麗・沃倫
    .ability = 媒人與黑貓都傷不了你。
character-rebecca-nurse = 麗貝卡・納斯
    .ability = 審判翻開別人的審判牌時，抽一張牌。
character-samuel-parris = 塞繆爾・帕里斯
    .ability = 每局兩次，改從棄牌堆抽牌；不能拿黑牌。
character-sarah-good = 薩拉・古德
    .ability = 搶劫與縱火對你無效。
character-thomas-danforth = 托馬斯・丹福斯
    .ability = 由你指控時，少1點即可。
character-tituba = 蒂圖芭
    .ability = 每局一次，抽牌之前，用一分鐘任意排列抽牌堆。
character-will-griggs = 威爾・葛利格斯
    .ability = 可以把不在場證明當作證人打出。
character-william-phips = 威廉・菲普斯
    .ability = 每局一次，自首而不翻牌。

## 規則簡述，每行一點

rules-title = 怎麼玩
rules-aim = 目標
    .text =
        所有女巫牌都翻開，村民獲勝。
        活著的全是女巫，女巫獲勝。
        只要拿過女巫牌，就一直是女巫。
rules-setup = 開始之前
    .text =
        每人得到同樣多的審判牌，面朝下，各自偷看。
        一張警長牌產生警長，一張或更多女巫牌產生女巫，其餘都是「不是女巫」。
        在程式裡按座位順時針輸入名字。
rules-dawn = 黎明
    .text =
        所有人閉眼。女巫睜眼，互相認識。
        一起把黑貓交給某人，也可以是女巫。
        擁有黑貓的人先行動，按順時針進行。
rules-day = 白天的回合
    .text =
        抽兩張牌，或者打出任意張牌。
        紅牌指控，綠牌立即生效，藍牌留在玩家面前。
        黑牌立即執行：夜晚或陰謀。
rules-trial = 審判
    .text =
        指控算1點，證據3點，證人7點。
        到7點時，最後指控的人翻開被指控者的一張審判牌，隨後棄掉其面前所有紅牌。
        虔誠使所需點數加倍；更早的印刷中禁止紅牌。
rules-blue = 藍牌
    .text =
        庇護所：夜裡殺不了持有者。
        虔誠：審判持有者需要雙倍點數。
        媒人：兩位持有者中一人死亡，另一人也死亡。
        黑貓：陰謀開始時，先翻開持有者的一張牌。
rules-night = 夜晚
    .text =
        所有人閉眼。女巫商定一位活著的玩家。
        然後警長把法槌交給別人。
        所有人睜眼，法槌人人可見。
rules-confession = 自首
    .text =
        沙漏流動時，任何人都可以翻開自己的一張審判牌，今夜便平安。
        這張牌與其他翻牌一樣有效：可能致死，也可能結束遊戲。
        然後我說出誰遭到襲擊。法槌、自首和庇護所都能救人。
        之後把抽牌堆與棄牌堆一起洗勻，夜晚牌洗入下半部分（更早的印刷：放最底下）。
rules-conspiracy = 陰謀
    .text =
        抽到牌的人翻開黑貓主人的一張審判牌。
        然後所有人同時從左邊玩家拿一張面朝下的審判牌。
        拿到女巫牌的人，從此就是女巫。
        各自看牌並洗勻。
rules-death = 死亡
    .text =
        翻開自己最後一張女巫牌（更早的印刷：任何一張）、審判牌全部翻開、夜裡被殺，或因媒人，都會死亡。
        死者的審判牌全部翻開，藍牌棄掉。
        三個字的遺言，之後沉默。死者與自己的陣營同勝同敗。
rules-end = 最後兩人
    .text =
        只剩兩人時，搶劫和替罪羊不能使用。
        女巫若認為只剩自己人，可以在夜裡表明，白天也可由主持操作。所有活著的人睜眼回答。
        夜裡用角落的小星星來表明：先點它，再按住中間的按鈕。對警長它不起作用。
rules-ghosts = 兩人或三人
    .text =
        幽靈補足四席，各有五張審判牌，沒有回合。
        警長可以保護任何人，也可以誰都不保護。
        夜裡不殺人：受害者失去兩張審判牌，由左邊玩家挑選。
        警長牌翻開、有人死亡，或全部變成女巫，女巫獲勝。
