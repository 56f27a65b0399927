# 《塞勒姆1692》的规则为何拒绝，按代码排列。

salem-code-wrong-phase = 这个阶段不能这样做。
salem-code-no-such-player = 没有这位玩家。
salem-code-player-is-dead = 这位玩家已经死亡，不再参与。
salem-code-player-is-alive = 这位玩家还活着。
salem-code-no-card-face-down = 没有那么多面朝下的牌。
salem-code-no-witch-card-left = 所有女巫牌都已翻开。
salem-code-constable-is-gone = 警长牌已翻开，不再有警长。
salem-code-may-not-choose-self = 必须选择别人。
salem-code-already-held = 这张牌已经在某人面前。
salem-code-not-held = 这张牌不在那里。
salem-code-no-such-ability = 这位玩家没有这种能力。
salem-code-ability-is-spent = 这种能力已经用过。
salem-code-cards-do-not-add-up = 牌对不上，请再看一遍。
salem-code-bad-name = 名字需要 1 到 24 个字。
salem-code-duplicate-name = 已经有人叫这个名字，请给其中一个加一个字。
salem-code-too-few-players = 玩家太少：至少两位。
salem-code-too-many-players = 玩家太多：最多十二位。
salem-code-bad-witch-count = 女巫牌可以有 1 到 5 张。
salem-code-duplicate-character = 已经有人用这个角色。
salem-code-unknown-character = 没有这个角色。
salem-code-game-is-over = 游戏已结束，只能撤销。
salem-code-waiting-for-dead-cards = 先翻开死者的牌。
salem-code-already-taken = 这位玩家的牌已经输入。
salem-code-piety-forbids = 虔诚保护这位玩家，不能打出红牌。
salem-code-not-yours = 这件事由别的玩家或主持人来做。
