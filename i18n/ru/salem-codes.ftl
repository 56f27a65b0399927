# Почему правила Salem 1692 что-то отклоняют, по кодам.

salem-code-wrong-phase = Не в этой части игры.
salem-code-no-such-player = Такого игрока нет.
salem-code-player-is-dead = Этот игрок мёртв и не участвует.
salem-code-player-is-alive = Этот игрок жив.
salem-code-no-card-face-down = Столько закрытых карт нет.
salem-code-no-witch-card-left = Все карты ведьм уже открыты.
salem-code-constable-is-gone = Карта констебля открыта. Констебля больше нет.
salem-code-may-not-choose-self = Это должен быть кто-то другой.
salem-code-already-held = Эта карта уже перед кем-то лежит.
salem-code-not-held = Этой карты там нет.
salem-code-no-such-ability = У этого игрока нет такой способности.
salem-code-ability-is-spent = Эта способность уже использована.
salem-code-cards-do-not-add-up = Карты не сходятся. Посмотрите на них ещё раз.
salem-code-bad-name = В имени от 1 до 24 букв.
salem-code-duplicate-name = Это имя уже есть. Добавьте букву к одному из них.
salem-code-too-few-players = Слишком мало игроков: нужно хотя бы двое.
salem-code-too-many-players = Слишком много игроков: не больше двенадцати.
salem-code-bad-witch-count = В игре может быть от 1 до 5 карт ведьм.
salem-code-duplicate-character = Этот персонаж уже занят.
salem-code-unknown-character = Такого персонажа нет.
salem-code-game-is-over = Игра окончена. Можно только отменять.
salem-code-waiting-for-dead-cards = Сначала открывают карты мёртвых.
salem-code-already-taken = Карта этого игрока уже введена.
salem-code-piety-forbids = Благочестие защищает этого игрока от красных карт.
salem-code-not-yours = Это дело другого игрока или ведущего.
