# Salem 1692 규칙이 거절하는 이유, 코드별.

salem-code-wrong-phase = 이 단계에서는 안 됩니다.
salem-code-no-such-player = 그런 플레이어가 없습니다.
salem-code-player-is-dead = 이 사람은 죽어서 참여하지 않습니다.
salem-code-player-is-alive = 이 사람은 살아 있습니다.
salem-code-no-card-face-down = 엎어 놓은 카드가 그만큼 없습니다.
salem-code-no-witch-card-left = 마녀 카드는 이미 모두 공개되었습니다.
salem-code-constable-is-gone = 보안관 카드가 공개되었습니다. 이제 보안관은 없습니다.
salem-code-may-not-choose-self = 다른 사람이어야 합니다.
salem-code-already-held = 이 카드는 이미 누군가 앞에 있습니다.
salem-code-not-held = 이 카드는 거기에 없습니다.
salem-code-no-such-ability = 이 사람에게는 그런 능력이 없습니다.
salem-code-ability-is-spent = 이 능력은 이미 썼습니다.
salem-code-cards-do-not-add-up = 카드가 맞지 않습니다. 다시 한번 보세요.
salem-code-bad-name = 이름은 1~24자입니다.
salem-code-duplicate-name = 같은 이름이 있습니다. 한쪽에 글자를 더해 주세요.
salem-code-too-few-players = 사람이 너무 적습니다. 적어도 두 명이 필요합니다.
salem-code-too-many-players = 사람이 너무 많습니다. 열두 명까지입니다.
salem-code-bad-witch-count = 마녀 카드는 1~5장일 수 있습니다.
salem-code-duplicate-character = 다른 사람이 이 인물입니다.
salem-code-unknown-character = 그런 인물이 없습니다.
salem-code-game-is-over = 게임이 끝났습니다. 되돌리기만 할 수 있습니다.
salem-code-waiting-for-dead-cards = 먼저 죽은 사람의 카드를 공개합니다.
salem-code-already-taken = 이 사람의 카드는 이미 입력되었습니다.
salem-code-piety-forbids = 신앙심이 이 사람을 빨간 카드에서 지켜 줍니다.
salem-code-not-yours = 그것은 다른 사람이나 진행자가 할 일입니다.
