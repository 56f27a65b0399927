# 《塞勒姆1692》的規則為何拒絕，按代碼排列。

salem-code-wrong-phase = 這個階段不能這樣做。
salem-code-no-such-player = 沒有這位玩家。
salem-code-player-is-dead = 這位玩家已經死亡，不再參與。
salem-code-player-is-alive = 這位玩家還活著。
salem-code-no-card-face-down = 沒有那麼多面朝下的牌。
salem-code-no-witch-card-left = 所有女巫牌都已翻開。
salem-code-constable-is-gone = 警長牌已翻開，不再有警長。
salem-code-may-not-choose-self = 必須選擇別人。
salem-code-already-held = 這張牌已經在某人面前。
salem-code-not-held = 這張牌不在那裡。
salem-code-no-such-ability = 這位玩家沒有這種能力。
salem-code-ability-is-spent = 這種能力已經用過。
salem-code-cards-do-not-add-up = 牌對不上，請再看一遍。
salem-code-bad-name = 名字需要 1 到 24 個字。
salem-code-duplicate-name = 已經有人叫這個名字，請給其中一個加一個字。
salem-code-too-few-players = 玩家太少：至少兩位。
salem-code-too-many-players = 玩家太多：最多十二位。
salem-code-bad-witch-count = 女巫牌可以有 1 到 5 張。
salem-code-duplicate-character = 已經有人用這個角色。
salem-code-unknown-character = 沒有這個角色。
salem-code-game-is-over = 遊戲已結束，只能復原。
salem-code-waiting-for-dead-cards = 先翻開死者的牌。
salem-code-already-taken = 這位玩家的牌已經輸入。
salem-code-piety-forbids = 虔誠保護這位玩家，不能打出紅牌。
salem-code-not-yours = 這件事由別的玩家或主持人來做。
