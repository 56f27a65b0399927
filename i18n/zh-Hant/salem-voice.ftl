# Salem 1692 的旁白。訊息 id 就是劇本裡的行 id，也是聲音檔名。絕不說出、數出或暗示誰是女巫。

## 黎明

dawn-close-eyes = 塞勒姆的黎明之前。所有人，請閉上眼睛。
dawn-witches-open = 女巫請睜眼，彼此相認。不要出聲，商量好把黑貓交給誰。
dawn-witches-close = 女巫請閉眼。
dawn-open-eyes = 太陽在塞勒姆升起。所有人，請睜開眼睛。
dawn-black-cat = 黑貓找到了它的家。請看桌面。得到黑貓的人，第一個行動。

## 夜晚

night-close-eyes = 夜幕降臨塞勒姆。所有人，請閉上眼睛。
night-witches-open = 女巫請睜眼。不要出聲，一起選定今晚的目標。
night-witches-close = 女巫請閉眼，保持安靜。
night-constable-open = 警長請睜眼。請選擇今晚要保護的人。不能選擇自己。
night-constable-open-ghosts = 警長請睜眼。請選擇今晚要保護的人。可以選擇自己，也可以誰都不保護。
night-constable-close = 警長請閉眼。
night-open-eyes = 最黑暗的時刻過去了。所有人，請睜開眼睛。
night-gavel = 法槌放在你們其中一人的面前，所有人都能看見。
night-no-constable = 塞勒姆再也沒有人守夜了。

## 自首

confession-open = 現在是自首的時刻。願意的人，可以在沙子流完之前，翻開一張審判牌。
confession-own-timer = 現在是自首的時刻。請翻轉沙漏。願意的人，可以在沙子流完之前，翻開一張審判牌。
confession-half = 沙子已經流過一半。
confession-ten = 還剩十秒。
confession-closed = 沙子流完了。自首的時刻已經結束。

## 夜晚的結果

result-died = 天亮了，卻不是人人都能看見。昨天夜裡，有人死去。
result-spared = 天亮了。黑夜沒有帶走任何人。塞勒姆平安無事。
result-ghost-loss = 昨夜被襲擊的人，失去兩張審判牌。由左邊的玩家選擇是哪兩張。

## 死亡

death-turn-up = 逝去的人，不再有秘密。剩下的審判牌，全部翻開。
death-last-words = 逝去的人，可以留下三個詞。之後，只有沉默。
death-matchmaker = 片刻之後，媒人的紅線又帶走一人。
constable-gone = 警長的身分已經公開。從現在起，再也沒有人守護塞勒姆。

## 陰謀

conspiracy-begin = 流言傳遍了整個塞勒姆。一場陰謀，開始了。
conspiracy-cat-card = 抽到這張牌的人，現在翻開黑貓主人的一張審判牌。
conspiracy-no-cat = 今天，黑貓傷不了任何人。不用翻牌。
conspiracy-take = 現在，所有人同時從左邊的玩家那裡，拿走一張面朝下的審判牌。
conspiracy-take-pooled = 每個人從左邊的玩家那裡，抽出一張面朝下的審判牌。把這些牌放在一起洗勻，再發給每人一張。
conspiracy-ghosts = 要交給幽靈的牌，由幽靈左邊的玩家來選。
conspiracy-look = 請悄悄查看自己的牌。看完之後，把牌洗一洗。
conspiracy-hand-round = 現在請把我依次傳下去。每個人避開別人的目光，輸入自己拿到的牌。
conspiracy-end = 流言漸漸平息。白天繼續。

## 只剩女巫的說法

claim-open = 所有人，請睜開眼睛。據說，活著的只剩下女巫。如果這是真的，請大家現在都說出來。
claim-false = 這個說法不是真的。塞勒姆還有善良的人。

## 結局

win-townspeople = 塞勒姆得救了。所有的女巫牌都已翻開。村民獲勝。
win-witches = 黑暗吞沒了塞勒姆。女巫獲勝。

## 提醒與控制

last-two = 現在只有兩個人還活著。搶劫牌和代罪羔羊牌，不能再使用了。
shuffle-lower-half = 把抽牌堆和棄牌堆一起洗勻，夜晚牌洗入下半部分。剛才只抽了一張牌的人，現在抽第二張。
shuffle-bottom = 把抽牌堆和棄牌堆一起洗勻，夜晚牌放在最底下。剛才只抽了一張牌的人，現在抽第二張。
turn-sand-out = 沙子流完了。請抽兩張牌。你的回合結束。
ledger-hand-round = 現在請把我依次傳下去。每個人避開別人的目光，輸入自己的審判牌。
