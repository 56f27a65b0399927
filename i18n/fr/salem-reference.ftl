# Salem 1692 autour de la partie : choix, passage de main en main, fin, chronique, personnages, règles.

## Les cartes par leur nom

tryal-witch = Sorcière
tryal-constable = Connétable
tryal-not-a-witch = Pas une sorcière

## Choix de la préparation

salem-setup-characters = Personnages de l’hôtel de ville
salem-setup-characters-hint = Seulement si vous jouez avec. Chacun n’est qu’une fois à table.
salem-setup-characters-ghosts = Avec des fantômes à table, on joue sans personnages.
salem-setup-character-of = Personnage de { $name }
salem-setup-character-none = Aucun
salem-setup-witch-cards = Cartes de sorcière en jeu
salem-setup-witch-cards-usual = Comme d’habitude
salem-setup-witch-cards-usual-number = Comme d’habitude : { $number }
salem-setup-witch-cards-harder = Plus difficile
salem-setup-witch-cards-harder-number = Plus difficile : { $number }
salem-setup-witch-cards-other = Un autre nombre
salem-setup-witch-cards-note = Ni le nombre habituel ni le plus difficile. Recomptez les cartes distribuées.
salem-setup-printing = Édition
salem-setup-printing-15th = 15e tirage ou plus récent
salem-setup-printing-15th-hint = Dans le doute, celui-ci.
salem-setup-printing-older = Un tirage plus ancien
salem-setup-printing-older-hint = Toute carte de sorcière tue, la Piété interdit les cartes rouges, la Nuit va tout en bas.
salem-setup-rules = Règles une à une
salem-setup-rule-as-printed = Comme dans l’édition
salem-setup-rule-death = On meurt en dévoilant
salem-setup-rule-death-last-witch-card = sa dernière carte de sorcière
salem-setup-rule-death-any-witch-card = n’importe quelle carte de sorcière
salem-setup-rule-piety = La Piété
salem-setup-rule-piety-doubles = double les points nécessaires
salem-setup-rule-piety-forbids = interdit les cartes rouges
salem-setup-rule-night-card = Après une nuit, la carte Nuit va
salem-setup-rule-night-card-lower-half = dans la moitié inférieure
salem-setup-rule-night-card-bottom = tout en bas
salem-setup-rule-the-dead = Les morts étaient-ils sorcières ?
salem-setup-rule-the-dead-keep-silent = Ils peuvent se taire
salem-setup-rule-the-dead-declare = Ils doivent le dire
salem-setup-rule-blue-cards-at-two = À deux survivants, les cartes bleues
salem-setup-rule-blue-cards-at-two-stay = restent
salem-setup-rule-blue-cards-at-two-leave = quittent la partie
salem-setup-rule-conspiracy = Dans une conspiration, chacun reçoit une carte
salem-setup-rule-conspiracy-from-the-left = de la gauche
salem-setup-rule-conspiracy-pooled = d’un tas mélangé
salem-setup-tracking = Qui me dit les cartes ?
salem-setup-tracking-counts = Personne
salem-setup-tracking-counts-hint = Rien à saisir. Je compte les cartes de sorcière face visible.
salem-setup-tracking-ledger = Chacun de vous, en secret
salem-setup-tracking-ledger-hint = Environ une demi-minute par joueur. Je vois chaque victoire et raconte toute l’histoire à la fin.
salem-setup-tracking-ledger-ghosts = Qui est à la gauche d’un fantôme saisit ses cartes.

## Passer l’appareil

hand-title = Saisissez vos cartes de procès
hand-title-take = Saisissez la carte prise
hand-pass = Passez-moi à { $name }
hand-pass-took = Passez-moi à { $name } (carte de { $from })
hand-pass-ghost = Cartes de { $ghost } : passez-moi à { $name }
hand-alone = Seul le regard de { $name } est permis.
hand-uncover = Découvrir
hand-cover = Couvrir
hand-count = { $done } sur { $count } saisis
hand-somebody-else = Quelqu’un d’autre d’abord
hand-question-card = Votre carte { $place } sur { $count }
hand-question-took = Quelle carte avez-vous prise ?
hand-question-gave = Quelle carte avez-vous mise dans le tas ?
hand-question-dealt = Quelle carte avez-vous reçue ?
hand-changes-places = Les réponses changent de place à chaque fois : votre main ne trahit rien.
hand-check = Est-ce juste ?
hand-check-covered = De nouveau couvert. Saisissez, ou choisissez à nouveau.
hand-again = Choisir à nouveau
hand-enter = Saisir et couvrir
hand-thanks = C’est saisi. Passez-moi.
hand-take-back = Saisir à nouveau les cartes de { $name }
hand-all = Toutes les cartes sont saisies.
hand-did-not-add-up = Les cartes saisies ne concordent pas. Merci de toutes les saisir à nouveau. Personne n’est nommé.
hand-expects = J’attends { $cards }.
hand-often = Souvent, c’est ceci :
hand-often-number = Un autre nombre de cartes de sorcière a été distribué.
hand-often-beside = Le doigt a touché la réponse d’à côté.
hand-often-took = Ce qui compte, c’est la carte que vous avez prise, pas celle qu’on vous a prise.
hand-often-left = La carte vient de la gauche : { $name } prend chez { $from }.
hand-enter-again = Saisir encore une fois
hand-other-number = Nous avons distribué un autre nombre de cartes de sorcière
hand-to-names = Retour aux noms

## La fin

end-title =
    { $winner ->
        [witches] Les sorcières ont gagné
       *[townspeople] Le village a gagné
    }
end-why-townspeople = Toutes les cartes de sorcière en jeu sont dévoilées.
end-why-witches = Il ne reste que des sorcières en vie.
end-why-witches-claim = Tous les vivants ont dit être des sorcières.
end-why-witches-ghosts = Avec des fantômes à table, il suffit d’une mort, de la carte du connétable, ou d’une table pleine de sorcières.
end-nights =
    { $count ->
        [0] Avant la première nuit
        [one] Après { $count } nuit
       *[other] Après { $count } nuits
    }
end-rule = Comment une partie se termine
end-late =
    { $count ->
        [one] { $names } est passé trop tard du côté des sorcières et perd avec le village.
       *[other] { $names } sont passés trop tard du côté des sorcières et perdent avec le village.
    }
end-people = Qui était qui
end-who-lived = Qui a survécu
end-unknown = Qui d’autre était une sorcière, vous seuls le savez.
end-showed =
    { $card ->
        [constable] A montré la carte de connétable
       *[witch] A montré une carte de sorcière
    }
end-was-witch = Sorcière
end-was-townsperson = Village
end-lived = En vie
end-died = Mort
end-left = A quitté la table
end-story = L’histoire
end-again = Rejouer avec la même table
end-export = Enregistrer cette partie dans un fichier

## La chronique

record-empty = Rien ne s’est encore passé.
record-night = Nuit { $night }
record-start = Avant la première nuit
record-known-now = Secret jusqu’ici
record-dawn = L’aube se lève sur Salem.
record-black-cat = Le Chat Noir va à { $player }.
record-night-began = La nuit { $night } tombe.
record-gavel = Le maillet est devant { $player }.
record-gavel-nobody = Le maillet n’est devant personne.
record-confessed =
    { $card ->
        [witch] Aveu de { $player } : une carte de sorcière.
        [constable] Aveu de { $player } : la carte du connétable.
       *[not-a-witch] Aveu de { $player } : une carte « Pas une sorcière ».
    }
record-confessed-ability = { $player } avoue sans dévoiler de carte.
record-attacked-died = Attaque dans la nuit contre { $player } : la mort.
record-attacked-saved =
    { $why ->
        [gavel] Attaque dans la nuit contre { $player }, mais le maillet protège.
        [confessed] Attaque dans la nuit contre { $player }, mais l’aveu protège.
       *[asylum] Attaque dans la nuit contre { $player }, mais l’Asile protège.
    }
record-attacked-dead = Attaque dans la nuit contre { $player }, qui était mort avant.
record-attacked-forfeits = Attaque dans la nuit contre { $player }, qui perd deux cartes de procès.
record-revealed =
    { $card ->
        [witch] { $player } dévoile une carte de sorcière.
        [constable] { $player } dévoile la carte du connétable.
       *[not-a-witch] { $player } dévoile une carte « Pas une sorcière ».
    }
record-ledger-corrected = Les cartes sur la table avaient raison ; ma liste des cartes de { $player } était fausse.
record-died =
    { $cause ->
        [witch-card] { $player } meurt par une carte de sorcière.
        [all-cards-revealed] { $player } meurt : toutes ses cartes de procès sont dévoilées.
        [matchmaker] { $player } meurt par le lien de la Marieuse.
       *[night] { $player } meurt dans la nuit.
    }
record-left = { $player } a quitté la table. Les cartes sont dévoilées.
record-left-gave = { $player } a quitté la table. { $to } reçoit les cartes, sans les montrer.
record-forfeits =
    { $count ->
        [one] { $player } doit retourner { $count } carte de procès.
       *[other] { $player } doit retourner { $count } cartes de procès.
    }
record-turned-up = { $player } retourne : Sorcière { $witch }, Connétable { $constable }, Pas une sorcière { $not_a_witch }.
record-blue-given =
    { $card ->
        [asylum] { $player } reçoit l’Asile.
        [black-cat] { $player } reçoit le Chat Noir.
        [matchmaker] { $player } reçoit une Marieuse.
       *[piety] { $player } reçoit la Piété.
    }
record-blue-moved =
    { $card ->
        [asylum] L’Asile passe de { $from } à { $to }.
        [black-cat] Le Chat Noir passe de { $from } à { $to }.
        [matchmaker] Une Marieuse passe de { $from } à { $to }.
       *[piety] La Piété passe de { $from } à { $to }.
    }
record-blue-discarded =
    { $card ->
        [asylum] { $player } perd l’Asile.
        [black-cat] { $player } perd le Chat Noir.
        [matchmaker] { $player } perd une Marieuse.
       *[piety] { $player } perd la Piété.
    }
record-accused =
    { $points ->
        [one] Accusation contre { $player } : { $points } point.
       *[other] Accusation contre { $player } : { $points } points.
    }
record-accusations-cleared = Les cartes rouges devant { $player } sont défaussées.
record-conspiracy = { $player } pioche la Conspiration.
record-cat-card-skipped = Le Chat Noir ne dévoile aucune carte cette fois.
record-taking = Chacun prend une carte de la gauche.
record-passed = { $player } donne { $gave ->
        [witch] une carte de sorcière
        [constable] la carte du connétable
        *[not-a-witch] une carte « Pas une sorcière »
        } et reçoit { $got ->
        [witch] une carte de sorcière
        [constable] la carte du connétable
        *[not-a-witch] une carte « Pas une sorcière »
        }.
record-takes-forgotten = Les cartes saisies ne concordaient pas. Toutes ont été saisies à nouveau.
record-conspiracy-ended = La conspiration est finie.
record-claimed = On dit qu’il ne reste que des sorcières.
record-claim-false = C’était faux.
record-claim-true = C’était vrai.
record-witches-chose = Les sorcières ont choisi { $player }.
record-won-townspeople = Le village a gagné.
record-won-witches = Les sorcières ont gagné.

## Personnages, dans nos propres mots

character-abigail-williams = Abigail Williams
    .ability = Si ton accusation provoque le procès, tu peux défausser toutes les cartes rouges devant toi.
character-ann-putnam = Ann Putnam
    .ability = À la fin de ton tour, pioche deux cartes par carte de procès que tu y as dévoilée.
character-cotton-mather = Cotton Mather
    .ability = Une Preuve contre toi ne compte qu’un point.
character-george-burroughs = George Burroughs
    .ability = Il faut huit points pour ton procès.
character-giles-corey = Giles Corey
    .ability = Si tu pioches deux cartes rouges, montre-les et pioche une troisième carte.
character-john-proctor = John Proctor
    .ability = Quand quelqu’un meurt, prends jusqu’à trois cartes de sa main.
character-martha-corey = Martha Corey
    .ability = Tu as le pouvoir de la première personne en vie à ta droite.
character-mary-warren = Mary Warren
    .ability = Ni la Marieuse ni le Chat Noir ne peuvent te nuire.
character-rebecca-nurse = Rebecca Nurse
    .ability = Pioche une carte quand un procès dévoile la carte de quelqu’un d’autre.
character-samuel-parris = Samuel Parris
    .ability = Deux fois par partie, pioche dans la défausse ; jamais de carte noire.
character-sarah-good = Sarah Good
    .ability = Le Vol et l’Incendie ne te font rien.
character-thomas-danforth = Thomas Danforth
    .ability = Quand tu accuses, un point de moins suffit.
character-tituba = Tituba
    .ability = Une fois par partie, avant de piocher, range la pioche à ton gré pendant une minute.
character-will-griggs = Will Griggs
    .ability = Tu peux jouer un Alibi comme un Témoin.
character-william-phips = William Phips
    .ability = Une fois par partie, avoue sans dévoiler de carte.

## Les règles en bref ; chaque ligne est un point

rules-title = Comment se joue le jeu
rules-aim = Le but
    .text =
        Le village gagne quand toutes les cartes de sorcière sont dévoilées.
        Les sorcières gagnent quand il ne reste qu’elles en vie.
        Qui a tenu un jour une carte de sorcière reste sorcière.
rules-setup = Avant de commencer
    .text =
        Chacun reçoit autant de cartes de procès, face cachée. Regardez-les en secret.
        Une carte fait le connétable, une ou plusieurs font les sorcières ; les autres sont « Pas une sorcière ».
        Entrez les noms dans le sens horaire, comme à table.
rules-dawn = L’aube
    .text =
        Tout le monde ferme les yeux. Les sorcières les ouvrent et se reconnaissent.
        Ensemble, elles donnent le Chat Noir à quelqu’un, même à l’une d’elles.
        Qui a le Chat Noir joue le premier tour. On joue dans le sens horaire.
rules-day = Un tour de jour
    .text =
        Piochez deux cartes, ou jouez-en autant que vous voulez.
        Les cartes rouges accusent, les vertes agissent tout de suite, les bleues restent devant quelqu’un.
        Une carte noire s’applique aussitôt : Nuit ou Conspiration.
rules-trial = Un procès
    .text =
        Accusation vaut 1 point, Preuve 3, Témoin 7.
        À 7 points, la dernière personne à accuser dévoile une carte de procès de l’accusé. Puis toutes ses cartes rouges sont défaussées.
        La Piété double les points nécessaires. Dans les anciens tirages, elle interdit les cartes rouges.
rules-blue = Cartes bleues
    .text =
        Asile : la nuit ne peut pas tuer ici.
        Piété : il faut deux fois plus de points pour un procès.
        Marieuse : quand l’une des deux personnes liées meurt, l’autre meurt aussi.
        Chat Noir : une conspiration commence par dévoiler une carte de qui l’a.
rules-night = La nuit
    .text =
        Tout le monde ferme les yeux. Les sorcières s’accordent sur une personne en vie.
        Puis le connétable donne le maillet à quelqu’un d’autre.
        Tout le monde ouvre les yeux. Le maillet est à la vue de tous.
rules-confession = L’aveu
    .text =
        Tant que le sable coule, chacun peut dévoiler une de ses cartes de procès et ne risque rien cette nuit.
        Cette carte compte comme toute autre : elle peut tuer ou finir la partie.
        Puis je dis qui a été attaqué. Maillet, aveu et Asile sauvent.
        Ensuite, mélangez pioche et défausse, la Nuit dans la moitié inférieure (anciens tirages : tout en bas).
rules-conspiracy = La conspiration
    .text =
        Qui a pioché la carte dévoile une carte de procès de qui a le Chat Noir.
        Puis tous à la fois prennent une carte de procès cachée de la personne à leur gauche.
        Qui prend une carte de sorcière est sorcière pour toujours.
        Chacun regarde ses cartes et les mélange.
rules-death = La mort
    .text =
        On meurt avec sa dernière carte de sorcière (anciens tirages : avec n’importe laquelle), quand toutes ses cartes de procès sont dévoilées, dans la nuit, ou par la Marieuse.
        Toutes les cartes de procès des morts sont retournées, leurs cartes bleues défaussées.
        Trois derniers mots, puis le silence. Les morts gagnent ou perdent avec leur camp.
rules-end = Les deux derniers
    .text =
        À deux en vie, Vol et Bouc émissaire ne se jouent plus.
        Si les sorcières croient être seules à rester, elles peuvent le dire la nuit, ou vous de jour. Tous les vivants répondent alors les yeux ouverts.
        La nuit, la petite étoile dans le coin le dit : touchez-la, puis maintenez le bouton du milieu. Pour le connétable elle ne fait rien.
rules-ghosts = À deux ou trois joueurs
    .text =
        Des fantômes complètent la table jusqu’à quatre. Ils ont cinq cartes de procès et ne jouent pas.
        Le connétable peut protéger n’importe qui, ou personne.
        La nuit ne tue pas : la victime perd deux cartes de procès, choisies par qui est à sa gauche.
        Les sorcières gagnent si la carte du connétable est dévoilée, à toute mort, ou quand tous sont sorcières.
