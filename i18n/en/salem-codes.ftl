# Why the rules of Salem 1692 refuse something, by code.

salem-code-wrong-phase = Not in this part of the game.
salem-code-no-such-player = There is no such player.
salem-code-player-is-dead = This player is dead and takes no part.
salem-code-player-is-alive = This player is alive.
salem-code-no-card-face-down = There are not so many cards face down.
salem-code-no-witch-card-left = Every Witch card is face up already.
salem-code-constable-is-gone = The Constable card is face up. There is no constable any more.
salem-code-may-not-choose-self = It has to be somebody else.
salem-code-already-held = This card already lies before somebody.
salem-code-not-held = This card does not lie there.
salem-code-no-such-ability = This player has no such ability.
salem-code-ability-is-spent = This ability has been used.
salem-code-cards-do-not-add-up = The cards do not add up. Look at them once more.
salem-code-bad-name = A name has 1 to 24 letters.
salem-code-duplicate-name = Somebody else has this name. Add a letter to one of them.
salem-code-too-few-players = Too few players: at least two are needed.
salem-code-too-many-players = Too many players: at most twelve can play.
salem-code-bad-witch-count = Between 1 and 5 Witch cards can be in play.
salem-code-duplicate-character = Somebody else has this character.
salem-code-unknown-character = There is no such character.
salem-code-game-is-over = The game is over. You can only undo.
salem-code-waiting-for-dead-cards = First the cards of the dead are turned face up.
salem-code-already-taken = This player’s card has been entered.
salem-code-piety-forbids = Piety protects this player from red cards.
salem-code-not-yours = That is for another player or for the host to do.
