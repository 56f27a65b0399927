# Salem 1692 的旁白。消息 id 就是剧本里的行 id，也是声音文件名。绝不说出、数出或暗示谁是女巫。

## 黎明

dawn-close-eyes = 天还没有亮，塞勒姆一片寂静。所有人，请闭上眼睛。
dawn-witches-open = 女巫，请睁开眼睛，彼此相认。不要出声，商量好把黑猫交给谁。
dawn-witches-close = 女巫，请闭上眼睛。
dawn-open-eyes = 太阳升起来了，照亮了塞勒姆。所有人，请睁开眼睛。
dawn-black-cat = 黑猫找到了它的家。请大家看桌子。拥有黑猫的人，第一个行动。

## 夜晚

night-close-eyes = 夜幕降临塞勒姆。所有人，请闭上眼睛。
night-witches-open = 女巫，请睁开眼睛。不要出声，一起选定今晚的目标。
night-witches-close = 女巫，请闭上眼睛，保持安静。
night-constable-open = 警长，请睁开眼睛。请选择今晚要保护的人。不能选择自己。
night-constable-open-ghosts = 警长，请睁开眼睛。请选择今晚要保护的人。可以选择自己，也可以谁都不保护。
night-constable-close = 警长，请闭上眼睛。
night-open-eyes = 最黑暗的时刻过去了。所有人，请睁开眼睛。
night-gavel = 法槌放在你们其中一人的面前，所有人都能看见。
night-no-constable = 从今以后，再也没有人守护塞勒姆了。

## 自首

confession-open = 自首的时刻到了。愿意的人，可以在沙漏漏完之前，翻开一张审判牌。
confession-own-timer = 自首的时刻到了。请把沙漏翻过来。愿意的人，可以在沙漏漏完之前，翻开一张审判牌。
confession-half = 沙子已经漏了一半。
confession-ten = 还剩十秒。
confession-closed = 沙子漏完了。自首的时刻已经结束。

## 夜晚的结果

result-died = 天亮了，却不是人人都能看见。昨天夜里，有人死去。
result-spared = 天亮了。黑夜没有带走任何人。塞勒姆平安无事。
result-ghost-loss = 昨夜被袭击的人，失去两张审判牌。由左边的玩家选择是哪两张。

## 死亡

death-turn-up = 逝去的人，不再有秘密。剩下的审判牌，全部翻开。
death-last-words = 逝去的人，可以留下三个词。之后，只有沉默。
death-matchmaker = 片刻之后，媒人的红线又带走一人。
constable-gone = 警长的身份已经公开。从现在起，再也没有人守护塞勒姆。

## 阴谋

conspiracy-begin = 流言传遍了整个塞勒姆。一场阴谋，开始了。
conspiracy-cat-card = 抽到这张牌的人，现在翻开黑猫主人的一张审判牌。
conspiracy-no-cat = 今天，黑猫伤不了任何人。不用翻牌。
conspiracy-take = 现在，所有人同时从左边的玩家那里，拿走一张面朝下的审判牌。
conspiracy-take-pooled = 每个人从左边的玩家那里，抽出一张面朝下的审判牌。把这些牌放在一起洗匀，再发给每人一张。
conspiracy-ghosts = 要交给幽灵的牌，由幽灵左边的玩家来选。
conspiracy-look = 请悄悄查看自己的牌。看完之后，把牌洗一洗。
conspiracy-hand-round = 现在请把我依次传下去。每个人避开别人的目光，输入自己拿到的牌。
conspiracy-end = 流言渐渐平息。白天继续。

## 只剩女巫的说法

claim-open = 所有人，请睁开眼睛。据说，活着的只剩下女巫。如果这是真的，请大家现在都说出来。
claim-false = 这个说法不是真的。塞勒姆还有善良的人。

## 结局

win-townspeople = 塞勒姆得救了。所有的女巫牌都已翻开。村民获胜。
win-witches = 黑暗吞没了塞勒姆。女巫获胜。

## 提醒和控制

last-two = 现在只有两个人还活着。抢劫牌和替罪羊牌，不能再使用了。
shuffle-lower-half = 把抽牌堆和弃牌堆一起洗匀，夜晚牌洗入下半部分。刚才只抽了一张牌的人，现在抽第二张。
shuffle-bottom = 把抽牌堆和弃牌堆一起洗匀，夜晚牌放在最底下。刚才只抽了一张牌的人，现在抽第二张。
turn-sand-out = 沙子漏完了。请抽两张牌。你的回合结束。
ledger-hand-round = 现在请把我依次传下去。每个人避开别人的目光，输入自己的审判牌。
