# Pourquoi les règles de Salem 1692 refusent quelque chose, par code.

salem-code-wrong-phase = Pas dans cette partie du jeu.
salem-code-no-such-player = Il n’y a personne de ce nom.
salem-code-player-is-dead = Cette personne est morte et ne participe plus.
salem-code-player-is-alive = Cette personne est en vie.
salem-code-no-card-face-down = Il n’y a pas autant de cartes face cachée.
salem-code-no-witch-card-left = Toutes les cartes de sorcière sont déjà dévoilées.
salem-code-constable-is-gone = La carte du connétable est dévoilée. Il n’y a plus de connétable.
salem-code-may-not-choose-self = Il faut choisir quelqu’un d’autre.
salem-code-already-held = Cette carte est déjà devant quelqu’un.
salem-code-not-held = Cette carte n’est pas là.
salem-code-no-such-ability = Cette personne n’a pas ce pouvoir.
salem-code-ability-is-spent = Ce pouvoir a déjà servi.
salem-code-cards-do-not-add-up = Les cartes ne concordent pas. Regardez-les encore une fois.
salem-code-bad-name = Un nom a de 1 à 24 lettres.
salem-code-duplicate-name = Quelqu’un d’autre a ce nom. Ajoutez une lettre à l’un des deux.
salem-code-too-few-players = Trop peu de joueurs : il en faut au moins deux.
salem-code-too-many-players = Trop de joueurs : douze au plus.
salem-code-bad-witch-count = Il peut y avoir de 1 à 5 cartes de sorcière en jeu.
salem-code-duplicate-character = Quelqu’un d’autre a ce personnage.
salem-code-unknown-character = Ce personnage n’existe pas.
salem-code-game-is-over = La partie est finie. On peut seulement annuler.
salem-code-waiting-for-dead-cards = D’abord, les cartes des morts sont retournées.
salem-code-already-taken = La carte de cette personne est déjà saisie.
salem-code-piety-forbids = La Piété protège cette personne des cartes rouges.
salem-code-not-yours = C’est à une autre personne ou à l’hôte de le faire.
