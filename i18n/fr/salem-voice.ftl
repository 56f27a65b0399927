# Les répliques de Salem 1692. L'id du message est l'id de la réplique dans le script et le nom du fichier son.
# Ne jamais nommer, compter ou laisser deviner les sorcières ; là où le genre ou le nombre trahirait, l'éviter.

## L'aube

dawn-close-eyes = C'est l'heure avant l'aube à Salem. Fermez les yeux.
dawn-witches-open = Sorcières, ouvrez les yeux et reconnaissez-vous. Sans un bruit, décidez qui recevra le Chat Noir.
dawn-witches-close = Sorcières, fermez les yeux.
dawn-open-eyes = Le soleil se lève sur Salem. Ouvrez les yeux.
dawn-black-cat = Le Chat Noir a trouvé sa maison. Regardez la table. La personne qui a le chat joue le premier tour.

## La nuit

night-close-eyes = La nuit est tombée sur Salem. Fermez les yeux.
night-witches-open = Sorcières, ouvrez les yeux. Sans un bruit, choisissez votre victime.
night-witches-close = Sorcières, fermez les yeux et faites silence.
night-constable-open = Connétable, ouvrez les yeux. Choisissez qui vous protégez cette nuit. Vous ne pouvez pas vous choisir.
night-constable-open-ghosts = Connétable, ouvrez les yeux. Choisissez qui vous protégez cette nuit. Vous pouvez vous choisir, ou ne choisir personne.
night-constable-close = Connétable, fermez les yeux.
night-open-eyes = L'heure la plus sombre est passée. Ouvrez les yeux.
night-gavel = Le maillet est posé devant quelqu'un, à la vue de tout le monde.
night-no-constable = Plus personne ne veille sur Salem.

## La confession

confession-open = C'est l'heure d'avouer. Qui le souhaite peut retourner une carte de procès, avant que le sable soit écoulé.
confession-own-timer = C'est l'heure d'avouer. Retournez le sablier. Qui le souhaite peut retourner une carte de procès, avant que le sable soit écoulé.
confession-half = La moitié du sable est tombée.
confession-ten = Il reste dix secondes.
confession-closed = Le sable est écoulé. L'heure d'avouer est passée.

## Le résultat de la nuit

result-died = Le matin se lève, mais pas pour tout le monde. Dans la nuit, quelqu'un a perdu la vie.
result-spared = Le matin se lève. La nuit n'a pris personne. Salem est épargnée.
result-ghost-loss = La victime de la nuit perd deux cartes de procès. La personne à sa gauche choisit lesquelles.

## La mort

death-turn-up = La mort ne cache rien. Toutes ses cartes de procès sont retournées.
death-last-words = Les morts peuvent dire trois derniers mots. Ensuite, le silence.
death-matchmaker = Un instant plus tard, le lien de la Marieuse emporte quelqu'un d'autre.
constable-gone = La carte du connétable est dévoilée. Désormais, personne ne veille sur Salem.

## La conspiration

conspiracy-begin = Un murmure parcourt Salem. La conspiration commence.
conspiracy-cat-card = La personne qui a pioché la carte dévoile une carte de procès de la personne qui a le Chat Noir.
conspiracy-no-cat = Aujourd'hui, le Chat Noir n'atteint personne. Aucune carte n'est dévoilée.
conspiracy-take = Maintenant, en même temps, chaque personne prend une carte de procès face cachée à sa gauche.
conspiracy-take-pooled = Chaque personne prend une carte de procès face cachée à sa gauche. Rassemblez ces cartes, mélangez-les, et donnez-en une à chaque personne.
conspiracy-ghosts = Quand une carte passe à un fantôme, la personne à la gauche du fantôme la choisit.
conspiracy-look = Regardez vos cartes en secret. Puis mélangez-les.
conspiracy-hand-round = Maintenant, passez-moi de main en main. Notez la carte que vous avez prise, sans que personne ne voie.
conspiracy-end = Les murmures se taisent. Le jour continue.

## On dit qu'il ne reste que des sorcières

claim-open = Ouvrez les yeux. On dit que seules les sorcières sont encore en vie. Si c'est vrai, que toutes les personnes en vie le disent maintenant.
claim-false = Ce n'était pas vrai. Il reste des gens honnêtes à Salem.

## La fin

win-townspeople = Salem est sauvée. Toutes les cartes de sorcière sont dévoilées. Le village a gagné.
win-witches = Les ténèbres ont pris Salem. Les sorcières ont gagné.

## Rappels et commandes

last-two = Il ne reste que deux personnes en vie. Le Vol et le Bouc émissaire ne peuvent plus être joués.
shuffle-lower-half = Mélangez ensemble la pioche et la défausse, avec la carte Nuit dans la moitié inférieure. Si vous n'aviez pioché qu'une carte, piochez la seconde.
shuffle-bottom = Mélangez ensemble la pioche et la défausse, et placez la carte Nuit tout en dessous. Si vous n'aviez pioché qu'une carte, piochez la seconde.
turn-sand-out = Le sable est écoulé. Piochez deux cartes. Votre tour est terminé.
ledger-hand-round = Maintenant, passez-moi de main en main. Notez vos cartes de procès, sans que personne ne voie.
