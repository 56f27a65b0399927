# Les écrans d’une partie en cours. Les noms viennent comme { $name } ; aucune phrase n’a besoin de leur genre.
# Les fenêtres de choix se lisent de même pour les sorcières et le connétable : ne nommer aucun rôle.

## Cartes et signes

blue-asylum = Asile
blue-black-cat = Chat Noir
blue-matchmaker = Marieuse
blue-piety = Piété
gavel = Maillet
red-accusation = Accusation
red-evidence = Preuve
red-witness = Témoin
seat-dead = mort
seat-ghost = fantôme
seat-left = a quitté la table
seat-face-down =
    { $count ->
        [0] aucune carte cachée
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
seat-face-up =
    { $card ->
        [witch] { $count ->
            [1] Sorcière
            *[other] Sorcière ×{ $count }
            }
        [constable] Connétable
       *[not-a-witch] { $count ->
            [1] Pas une sorcière
            *[other] Pas une sorcière ×{ $count }
            }
    }
seat-accused = { $points } sur { $threshold }
seat-accused-protected = { $points }
seat-accused-label = accusations : { $points } points sur { $threshold }
seat-trial = Procès !
table-seats = La table, dans le sens horaire

## La voix du récit et le sable

narrator = Voix du récit
hold-again = Appuyez encore une fois pour le faire
sand-left =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
sand-pause = Retenir le sable
sand-resume = Laisser couler
sand-more = +15 s
sand-more-label = 15 secondes de plus
sand-end = Finir maintenant
sand-own-done = Le sable est écoulé
sand-own = Retournez votre sablier.
sand-turn = Sablier
sand-turn-title = Retourner le sablier pour…
sand-slow-turn = un tour lent
    .hint = Une fois écoulé, la personne pioche deux cartes et finit son tour.
sand-ability = un pouvoir
    .hint = La minute de Tituba avec la pioche, ou l’une des deux fois de Samuel Parris.
sand-last-words = trois derniers mots
    .hint = Après, les morts se taisent.
sand-discussion = une discussion
    .hint = Elle finit par deux coups ; rien d’autre ne se passe.

## Avant l’aube et de jour

before-dawn = Tout le monde est assis ? Posez-moi au milieu de la table.
before-dawn-begin = Fermez les yeux : l’aube
day-title =
    { $night ->
        [0] Le premier jour
       *[other] Le jour après la nuit { $night }
    }
night-title =
    { $night ->
        [0] L’aube
       *[other] Nuit { $night }
    }
day-witch-cards = Cartes de sorcière trouvées
day-witch-cards-of = { $revealed } sur { $in_play }
day-constable-in-play = Connétable en jeu
day-constable-gone = Plus de connétable
day-black-cat = Chat Noir : { $name }
day-black-cat-nobody = Chat Noir : personne
day-tap = Touchez quelqu’un pour noter ce qui s’est passé
day-last-two = Il en reste deux : ni Vol ni Bouc émissaire
day-night = Nuit
day-night-label = La carte Nuit est piochée : commencer la nuit
day-conspiracy = Conspiration
day-conspiracy-label = La carte Conspiration est piochée
day-who-drew = Qui a pioché la Conspiration ?

## La feuille d’une personne

trial = Dévoiler une carte de procès
trial-which = Quelle carte a été dévoilée ?
trial-another = { $name } a-t-il une autre carte de sorcière cachée ?
trial-another-yes = Oui, { $name } vit
trial-another-no = Non, { $name } meurt
trial-deadly-last = C’est la dernière carte de { $name }. La dévoiler, c’est la mort.
trial-deadly-witch = Une carte de sorcière. Ce peut être la mort.
trial-reveal = La dévoiler
trial-deciding =
    { $winner ->
        [witches] Avec cette carte, les sorcières gagnent.
       *[townspeople] La dernière carte de sorcière : le village gagne.
    }
accuse = Accusations
accuse-points = { $points } points sur { $threshold }
accuse-points-protected = Protection de la Piété : pas de cartes rouges
accuse-danforth = Si Thomas Danforth accuse : { $threshold }
accuse-trial = Assez pour un procès
accuse-card =
    { $points ->
       *[other] +{ $points }
    }
accuse-clear = Défausser les cartes rouges
blue = Cartes bleues
blue-give = Poser
blue-move = Déplacer
blue-discard = Défausser
blue-to = { $card } : à qui ?
character = Hôtel de ville
character-inherits = Maintenant avec le pouvoir de { $character }
dead-title = Mort : { $name }
left-title = { $name } a quitté la table
dead-nothing = Les morts ne participent plus.
left-nothing = Qui est parti ne participe plus.
ghost-nothing = Personne n’est assis ici.
person-rename = Corriger le nom
person-rename-done = Prendre ce nom
person-swap = Changer de place avec …
person-after = S’asseoir après …
person-leave = Quitte la table …
person-leave-what = Que deviennent les cartes cachées de { $name } ?
person-leave-up = On les dévoile
person-leave-give = Quelqu’un les reçoit sans les montrer : …
person-leave-up-do = { $name } part, les cartes sont dévoilées
person-leave-give-do = { $name } part, { $to } reçoit les cartes
person-late = Qui arrive en retard regarde cette partie : les règles ne lui laissent pas de place. Ce sera pour la suivante.

## Nuit

night-paused = La nuit attend
interrupted-title = Nous avons été interrompus
interrupted-do = Fermez tous les yeux. Puis appuyez, et nous reprenons où nous en étions.
taken-back-title = Annulé
taken-back-do = Tous les yeux fermés. Puis appuyez, et nous repartons de là.
taken-back-goes-on = Gardez tous les yeux fermés. Dans un instant, nous repartons de là.
asleep-all = Tout le monde dort
night-progress = { $done } étapes sur { $count }

## Une fenêtre de choix : les mêmes mots pour tous

choose-title = Touchez quelqu’un
choose-nobody = Personne
choose-confirm = Maintenir pour choisir { $name }
choose-confirm-nobody = Maintenir pour ne choisir personne
choose-first = Personne n’est encore choisi
choose-turn = Tourner l’écran
choose-mark-words = Il ne reste plus que nous
choose-mark-confirm = Maintenir : il ne reste plus que nous

## L’aveu

confess-title = Qui avoue ?
confess-of = { $name } avoue
confess-without-card = Sans carte
confess-without-card-hint = William Phips, une fois par partie
confess-done = a avoué
confess-gavel = Maillet : { $name }
confess-gavel-nobody = Maillet : personne

## Le résultat et les cartes des morts

morning-title = Matin
morning-died = Mort : { $name }
morning-lives = En vie : { $name }
morning-why-gavel = Attaque dans la nuit, mais le maillet protège.
morning-why-confessed = Attaque dans la nuit, mais l’aveu protège.
morning-why-asylum = Attaque dans la nuit, mais l’Asile protège.
morning-why-dies = Attaque dans la nuit.
morning-why-already-dead = Attaque dans la nuit, mais la mort était déjà venue.
morning-why-loses-cards = Attaque dans la nuit ; deux cartes de procès perdues.
morning-matchmaker = Lien de la Marieuse : { $name }
morning-to-day = Passer au jour
turn-up-dead = { $name } meurt
turn-up-all =
    { $count ->
        [one] Retournez la dernière carte.
       *[other] Retournez les { $count } cartes.
    }
turn-up-lost = { $name } perd des cartes
turn-up-lost-count =
    { $count ->
        [one] { $chooser } choisit la carte. Retournez-la.
       *[other] { $chooser } choisit { $count } cartes. Retournez-les.
    }
turn-up-left =
    { $count ->
        [0] Tout est saisi
        [one] Encore { $count } carte à saisir
       *[other] Encore { $count } cartes à saisir
    }
turn-up-confirm = C’est ainsi
turn-up-innocent = Aucune n’est une sorcière
turn-up-declare = Qui meurt dit avoir été sorcière ou non.
turn-up-less = Une de moins : { $card }
turn-up-more = Une de plus : { $card }

## La conspiration

plot-title = Conspiration
plot-drawn = { $drawer } a pioché la carte.
plot-cat = { $drawer } dévoile une carte de procès de { $name }
plot-take = Chacun prend une carte de la gauche
plot-take-pooled = Chacun donne une carte ; mélangez, distribuez-en une à chacun
plot-look = Regardez vos cartes en secret, puis mélangez-les.
plot-takes-from = prend à { $name }
plot-take-note = Tous à la fois, face cachée. Les cartes visibles restent.
plot-done = Tous ont pris
plot-end = Passer au jour

## L’affirmation qu’il ne reste que des sorcières

answer-title = Ne reste-t-il que des sorcières ?
answer-ask = Vous tous qui vivez : êtes-vous tous sorcières ?
answer-yes = Oui, nous tous
answer-no = Non, il y en a d’autres

## Le menu

menu-title = Menu
menu-claim = Les sorcières disent : il ne reste que nous

## L’étagère

salem-stand =
    { $phase ->
        [setup] L’aube est encore à venir
        [dealing] Saisie des cartes en cours
        [dawn] À l’aube
        [night] Nuit { $nights }
        [conspiracy] En pleine conspiration
        [over] Terminée
       *[day] { $nights ->
            [0] Le premier jour
           *[other] Le jour après la nuit { $nights }
        }
    }

## The demo night

# The people of a sample table, one a line.
salem-demo-names =
    Alice
    Basile
    Chloé
    Denis
    Emma
salem-demo-asleep = Tout le monde ferme les yeux. Je mène la nuit pour que vous puissiez tous jouer.
salem-demo-witches = Les sorcières touchent un nom et maintiennent le bouton. Personne n’entend rien, et les autres ont les yeux fermés.
salem-demo-constable = Le connétable protège quelqu’un sur le même écran : rien ne dit qui regarde.
salem-demo-eyes-open = Yeux ouverts. Tous voient devant qui est le maillet ; personne ne sait qui a été attaqué.
salem-demo-confess = Tant que le sable coule, qui dévoile une carte de procès est à l’abri cette nuit.
salem-demo-died = C’est maintenant que tous apprennent qui est mort. Ses cartes sont dévoilées.
salem-demo-day = Le jour, vous jouez vos propres cartes. Deux touches notent ce qui est sur la table.
salem-demo-trial = Assez d’accusations, et c’est le procès : une carte de procès est dévoilée. C’est une sorcière.
salem-demo-end = Je trouve la fin moi-même et je raconte l’histoire de la soirée. À vous de jouer.

## Set-up and settings

setup-ghosts =
    { $count ->
        [one] Un fantôme prend la place vide
       *[other] { $count } fantômes prennent les places vides
    }
setup-ghosts-seats = Dans le sens horaire : { $names }
setup-ghost-name = Fantôme { $number }
setup-deal = Distribuez { $count } cartes : { $cards }
cards-counted = { $witch } × Sorcière, { $constable } × Connétable, { $not_a_witch } × Pas une sorcière
setup-cards-each =
    { $count ->
        [one] { $count } carte de procès chacun
       *[other] { $count } cartes de procès chacun
    }
settings-witches-least = Les sorcières gardent les yeux ouverts au moins
settings-constable-least = Le connétable garde les yeux ouverts au moins
settings-least-hint = Pour qu’un choix rapide ne trahisse rien.
settings-ask-asleep = Demander si tout le monde dort
settings-ask-asleep-hint = La nuit attend un appui avant que les sorcières s’éveillent.
settings-timer = Sablier des aveux
settings-timer-digital = Le sablier sur cet écran
settings-timer-own = Le sablier du jeu
settings-sand = Le sable coule pendant
settings-discussion = Une discussion dure
settings-minutes = { $count } min
