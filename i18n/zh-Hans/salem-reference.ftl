# 《塞勒姆1692》：开局选项、轮流输入、结局、记录、角色与规则简述。

## 牌名

tryal-witch = 女巫
tryal-constable = 警长
tryal-not-a-witch = 不是女巫

## 开局选项

salem-setup-characters = 角色牌
salem-setup-characters-hint = 只在使用角色牌时选择，每个角色只有一个。
salem-setup-characters-ghosts = 有幽灵同桌时，不使用角色牌。
salem-setup-character-of = { $name }的角色
salem-setup-character-none = 无
salem-setup-witch-cards = 场上的女巫牌
salem-setup-witch-cards-usual = 照常
salem-setup-witch-cards-usual-number = 照常：{ $number }张
salem-setup-witch-cards-harder = 更难
salem-setup-witch-cards-harder-number = 更难：{ $number }张
salem-setup-witch-cards-other = 其他数量
salem-setup-witch-cards-note = 既不是照常的数量，也不是更难的数量。请数一数发出的牌。
salem-setup-printing = 版本
salem-setup-printing-15th = 第15次印刷或更新
salem-setup-printing-15th-hint = 不确定就选这个。
salem-setup-printing-older = 更早的印刷
salem-setup-printing-older-hint = 任何女巫牌都致死，虔诚禁止红牌，夜晚牌放最底下。
salem-setup-rules = 单独的规则
salem-setup-rule-as-printed = 按版本
salem-setup-rule-death = 翻开什么会死
salem-setup-rule-death-last-witch-card = 自己最后一张女巫牌
salem-setup-rule-death-any-witch-card = 任何一张女巫牌
salem-setup-rule-piety = 虔诚
salem-setup-rule-piety-doubles = 所需点数加倍
salem-setup-rule-piety-forbids = 禁止打出红牌
salem-setup-rule-night-card = 夜晚过后，夜晚牌
salem-setup-rule-night-card-lower-half = 洗入下半部分
salem-setup-rule-night-card-bottom = 放到最底下
salem-setup-rule-the-dead = 死者是否说明曾是女巫
salem-setup-rule-the-dead-keep-silent = 可以不说
salem-setup-rule-the-dead-declare = 必须说
salem-setup-rule-blue-cards-at-two = 只剩两人时，蓝牌
salem-setup-rule-blue-cards-at-two-stay = 保留
salem-setup-rule-blue-cards-at-two-leave = 移出游戏
salem-setup-rule-conspiracy = 阴谋中，每人得到一张牌
salem-setup-rule-conspiracy-from-the-left = 来自左边
salem-setup-rule-conspiracy-pooled = 来自洗匀的牌堆
salem-setup-tracking = 谁把牌告诉我？
salem-setup-tracking-counts = 没有人
salem-setup-tracking-counts-hint = 不用输入什么。我来数翻开的女巫牌。
salem-setup-tracking-ledger = 每个人，秘密地
salem-setup-tracking-ledger-hint = 每人大约半分钟。每种胜利我都看得出，结束时讲出整个故事。
salem-setup-tracking-ledger-ghosts = 坐在幽灵左边的人替它输入。

## 轮流输入

hand-title = 输入自己的审判牌
hand-title-take = 输入你拿到的牌
hand-pass = 请把我交给{ $name }
hand-pass-took = 请把我交给从{ $from }那里拿牌的{ $name }
hand-pass-ghost = { $ghost }的牌：请把我交给{ $name }
hand-alone = 只有{ $name }可以看。
hand-uncover = 揭开
hand-cover = 盖上
hand-count = 已输入{ $done } / { $count }
hand-somebody-else = 让别人先来
hand-question-card = 你的牌：第{ $place }张，共{ $count }张
hand-question-took = 你拿到了哪张牌？
hand-question-gave = 你放进牌堆的是哪张牌？
hand-question-dealt = 发给你的是哪张牌？
hand-changes-places = 三个答案每次都换位置，手势不会泄露什么。
hand-check = 这样对吗？
hand-check-covered = 已再次盖上。请输入，或重新选择。
hand-again = 重新选择
hand-enter = 输入并盖上
hand-thanks = 已输入，请传下去。
hand-take-back = 重新输入{ $name }的牌
hand-all = 所有人的牌都已输入。
hand-did-not-add-up = 输入的牌对不上。请大家全部重新输入。不会点名任何人。
hand-expects = 应有：{ $cards }。
hand-often = 常见的原因：
hand-often-number = 发出的女巫牌数量不同。
hand-often-beside = 碰到了旁边的答案。
hand-often-took = 要输入的是你拿到的牌，不是别人从你这里拿走的牌。
hand-often-left = 牌从左边来：{ $name }从{ $from }那里拿。
hand-enter-again = 再输入一次
hand-other-number = 我们发的女巫牌数量不同
hand-to-names = 回到名单

## 结局

end-title =
    { $winner ->
        [witches] 女巫获胜
       *[townspeople] 村民获胜
    }
end-why-townspeople = 场上的女巫牌全部翻开。
end-why-witches = 活着的全是女巫。
end-why-witches-claim = 所有活着的人都说自己是女巫。
end-why-witches-ghosts = 有幽灵同桌时，一人死亡、警长牌翻开，或全桌都是女巫，即告终局。
end-nights =
    { $count ->
        [0] 第一夜之前
       *[other] 经过{ $count }夜
    }
end-rule = 游戏如何结束
end-late = { $names }变成女巫太迟，与村民一同落败。
end-people = 谁是谁
end-who-lived = 谁活了下来
end-unknown = 还有谁是女巫，只有你们知道。
end-showed =
    { $card ->
        [constable] 翻开过警长牌
       *[witch] 翻开过女巫牌
    }
end-was-witch = 女巫
end-was-townsperson = 村民
end-lived = 存活
end-died = 死亡
end-left = 已离席
end-story = 整个故事
end-again = 同一桌再来一局
end-export = 把这局存成文件

## 记录

record-empty = 还没有发生什么。
record-night = 第{ $night }夜
record-start = 第一夜之前
record-known-now = 直到现在才公开
record-dawn = 塞勒姆迎来黎明。
record-black-cat = 黑猫归{ $player }。
record-night-began = 第{ $night }夜降临。
record-gavel = 法槌放在{ $player }面前。
record-gavel-nobody = 法槌没有放在任何人面前。
record-confessed =
    { $card ->
        [witch] { $player }自首，翻开一张女巫牌。
        [constable] { $player }自首，翻开警长牌。
       *[not-a-witch] { $player }自首，翻开一张“不是女巫”。
    }
record-confessed-ability = { $player }自首，没有翻牌。
record-attacked-died = { $player }夜里遭到袭击，死亡。
record-attacked-saved =
    { $why ->
        [gavel] { $player }夜里遭到袭击，法槌救下。
        [confessed] { $player }夜里遭到袭击，因自首获救。
       *[asylum] { $player }夜里遭到袭击，庇护所救下。
    }
record-attacked-dead = { $player }夜里遭到袭击，但早已死亡。
record-attacked-forfeits = { $player }夜里遭到袭击，失去两张审判牌。
record-revealed =
    { $card ->
        [witch] { $player }翻开一张女巫牌。
        [constable] { $player }翻开警长牌。
       *[not-a-witch] { $player }翻开一张“不是女巫”。
    }
record-ledger-corrected = 桌上的牌才是对的，我记的{ $player }的牌有误。
record-died =
    { $cause ->
        [witch-card] { $player }因女巫牌死亡。
        [all-cards-revealed] { $player }死亡：审判牌全部翻开。
        [matchmaker] { $player }因媒人的红线死亡。
       *[night] { $player }死于夜里。
    }
record-left = { $player }离席。牌全部翻开。
record-left-gave = { $player }离席。牌不亮出，交给{ $to }。
record-forfeits =
    { $count ->
       *[other] { $player }须翻开{ $count }张审判牌。
    }
record-turned-up = { $player }翻开：女巫{ $witch }，警长{ $constable }，不是女巫{ $not_a_witch }。
record-blue-given =
    { $card ->
        [asylum] { $player }得到庇护所。
        [black-cat] { $player }得到黑猫。
        [matchmaker] { $player }得到一张媒人。
       *[piety] { $player }得到虔诚。
    }
record-blue-moved =
    { $card ->
        [asylum] 庇护所从{ $from }移到{ $to }。
        [black-cat] 黑猫从{ $from }移到{ $to }。
        [matchmaker] 一张媒人从{ $from }移到{ $to }。
       *[piety] 虔诚从{ $from }移到{ $to }。
    }
record-blue-discarded =
    { $card ->
        [asylum] { $player }失去庇护所。
        [black-cat] { $player }失去黑猫。
        [matchmaker] { $player }失去一张媒人。
       *[piety] { $player }失去虔诚。
    }
record-accused =
    { $points ->
       *[other] { $player }受到指控：{ $points }点。
    }
record-accusations-cleared = { $player }面前的红牌弃掉。
record-conspiracy = { $player }抽到阴谋。
record-cat-card-skipped = 这次黑猫没有翻牌。
record-taking = 每人从左边拿一张牌。
record-passed = { $player }交出{ $gave ->
        [witch] 一张女巫牌
        [constable] 警长牌
        *[not-a-witch] 一张“不是女巫”
        }，得到{ $got ->
        [witch] 一张女巫牌
        [constable] 警长牌
        *[not-a-witch] 一张“不是女巫”
        }。
record-takes-forgotten = 输入的牌对不上，全部重新输入。
record-conspiracy-ended = 阴谋结束。
record-claimed = 有人声称只剩女巫。
record-claim-false = 声称不属实。
record-claim-true = 声称属实。
record-witches-chose = 女巫选了{ $player }。
record-won-townspeople = 村民获胜。
record-won-witches = 女巫获胜。

## 角色牌，用我们自己的话

character-abigail-williams = 阿比盖尔·威廉姆斯
    .ability = 你的指控引发审判时，可以弃掉自己面前的全部红牌。
character-ann-putnam = 安·普特南
    .ability = 回合结束时，本回合每翻开一张审判牌，抽两张牌。
character-cotton-mather = 科顿·马瑟
    .ability = 对你打出的证据只算1点。
character-george-burroughs = 乔治·伯勒斯
    .ability = 审判你需要8点。
character-giles-corey = 吉尔斯·科里
    .ability = 若抽到两张红牌，出示后再抽第三张。
character-john-proctor = 约翰·普罗克特
    .ability = 有人死亡时，从其手牌中拿走至多三张。
character-martha-corey = 玛莎·科里
    .ability = 你拥有右边最近一位活着玩家的能力。
character-mary-warren = 玛丽·沃伦
    .ability = 媒人与黑猫都伤不了你。
character-rebecca-nurse = 丽贝卡·纳斯
    .ability = 审判翻开别人的审判牌时，抽一张牌。
character-samuel-parris = 塞缪尔·帕里斯
    .ability = 每局两次，改从弃牌堆抽牌；不能拿黑牌。
character-sarah-good = 萨拉·古德
    .ability = 抢劫与纵火对你无效。
character-thomas-danforth = 托马斯·丹福斯
    .ability = 由你指控时，少1点即可。
character-tituba = 蒂图芭
    .ability = 每局一次，抽牌之前，用一分钟任意排列抽牌堆。
character-will-griggs = 威尔·格里格斯
    .ability = 可以把不在场证明当作证人打出。
character-william-phips = 威廉·菲普斯
    .ability = 每局一次，自首而不翻牌。

## 规则简述，每行一点

rules-title = 怎么玩
rules-aim = 目标
    .text =
        所有女巫牌都翻开，村民获胜。
        活着的全是女巫，女巫获胜。
        只要拿过女巫牌，就一直是女巫。
rules-setup = 开始之前
    .text =
        每人得到同样多的审判牌，面朝下，各自偷看。
        一张警长牌产生警长，一张或更多女巫牌产生女巫，其余都是“不是女巫”。
        在应用里按座位顺时针输入名字。
rules-dawn = 黎明
    .text =
        所有人闭眼。女巫睁眼，互相认识。
        一起把黑猫交给某人，也可以是女巫。
        拥有黑猫的人先行动，按顺时针进行。
rules-day = 白天的回合
    .text =
        抽两张牌，或者打出任意张牌。
        红牌指控，绿牌立即生效，蓝牌留在玩家面前。
        黑牌立即执行：夜晚或阴谋。
rules-trial = 审判
    .text =
        指控算1点，证据3点，证人7点。
        到7点时，最后指控的人翻开被指控者的一张审判牌，随后弃掉其面前所有红牌。
        虔诚使所需点数加倍；更早的印刷中禁止红牌。
rules-blue = 蓝牌
    .text =
        庇护所：夜里杀不了持有者。
        虔诚：审判持有者需要双倍点数。
        媒人：两位持有者中一人死亡，另一人也死亡。
        黑猫：阴谋开始时，先翻开持有者的一张牌。
rules-night = 夜晚
    .text =
        所有人闭眼。女巫商定一位活着的玩家。
        然后警长把法槌交给别人。
        所有人睁眼，法槌人人可见。
rules-confession = 自首
    .text =
        沙漏流动时，任何人都可以翻开自己的一张审判牌，今夜便平安。
        这张牌与其他翻牌一样有效：可能致死，也可能结束游戏。
        然后我说出谁遭到袭击。法槌、自首和庇护所都能救人。
        之后把抽牌堆与弃牌堆一起洗匀，夜晚牌洗入下半部分（更早的印刷：放最底下）。
rules-conspiracy = 阴谋
    .text =
        抽到牌的人翻开黑猫主人的一张审判牌。
        然后所有人同时从左边玩家拿一张面朝下的审判牌。
        拿到女巫牌的人，从此就是女巫。
        各自看牌并洗匀。
rules-death = 死亡
    .text =
        翻开自己最后一张女巫牌（更早的印刷：任何一张）、审判牌全部翻开、夜里被杀，或因媒人，都会死亡。
        死者的审判牌全部翻开，蓝牌弃掉。
        三个字的遗言，之后沉默。死者与自己的阵营同胜同败。
rules-end = 最后两人
    .text =
        只剩两人时，抢劫和替罪羊不能使用。
        女巫若认为只剩自己人，可以在夜里表明，白天也可由主持操作。所有活着的人睁眼回答。
        夜里用角落的小星星来表明：先点它，再按住中间的按钮。对警长它不起作用。
rules-ghosts = 两人或三人
    .text =
        幽灵补足四席，各有五张审判牌，没有回合。
        警长可以保护任何人，也可以谁都不保护。
        夜里不杀人：受害者失去两张审判牌，由左边玩家挑选。
        警长牌翻开、有人死亡，或全部变成女巫，女巫获胜。
