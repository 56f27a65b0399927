# Les mots de la maison : l’étagère, la préparation, les réglages, les refus et les erreurs, et les
# commandes communes à tous les jeux.

## Commandes

control-back = Retour
control-close = Fermer
control-on = Oui
control-off = Non
control-undo = Annuler
control-undo-into-the-dark = Maintenir : retour dans la nuit
control-redo = Rétablir
control-bring-back = Remettre
taken-back = Annulé : { $what }
control-pause = Pause
control-resume = Reprendre
control-repeat-line = Redire
control-skip-line = Passer cette phrase
control-restart-phase = Recommencer cette phase
control-take-up-again = Reprendre où nous en étions
control-captions-only = Continuer avec les sous-titres
control-voice-off = La voix est coupée
control-turn-screen = Tourner l’écran
control-full-screen = Plein écran, oui ou non
control-menu = Menu
control-record = Chronique
control-rules = Règles
control-help = Que peut-on faire maintenant
control-night-light = Lumière de la nuit : { $percent } %
keys = Touches
    .text =
        Espace : la voix attend, puis reprend.
        R : la phrase encore une fois.
        Flèche droite, page suivante ou pédale : l’étape suivante, là où un geste suffit.
        Échap : retour, ou menu.
control-settings = Réglages
control-export = Enregistrer une copie
control-leave = Retour à l’étagère
control-hold = Maintenir appuyé
control-touch-twice = Toucher deux fois

## Son et mémoire, dits une fois

sound-lost = Le son s’est arrêté. Le haut-parleur est-il toujours là ?
sound-muted = Le haut-parleur est coupé ou réglé au plus bas. Montez le volume.
sound-no-device = Aucun haut-parleur trouvé. Branchez-en un ou allumez-le.
sound-unheard = On n’entend aucun son
sound-read-aloud = Personne ne m’entendra. L’un de vous lit les phrases à voix haute et garde les yeux ouverts.
sound-read-this = À lire à voix haute :
storage-not-kept = Le disque refuse d’écrire. La partie continue, mais elle serait perdue si l’application se fermait.
notice-game-damaged = Le fichier de la dernière partie était endommagé. Ce qui a pu être sauvé est ici ; le fichier endommagé a été mis de côté : { $path }
notice-cannot-open-last = La dernière partie ne peut pas être ouverte. Son fichier est resté intact.
notice-game-invalid = Cette version ne peut plus ouvrir la dernière partie ; son fichier reste tel quel : { $path }
notice-settings-damaged = Le fichier des réglages était endommagé. Les réglages habituels sont de retour ; le fichier endommagé a été mis de côté : { $path }
notice-table-damaged = Le fichier de la dernière table était endommagé ; saisissez les noms encore une fois. Le fichier endommagé est maintenant ici : { $path }
notice-not-kept = Ce qui se passe ne peut plus être écrit sur le disque.
notice-settings-not-kept = Le disque refuse vos réglages. Ils valent jusqu’à la fermeture de l’application.
notice-no-sound = Aucun haut-parleur trouvé : il n’y a que les sous-titres.
notice-sound-ended = Le son ne fonctionne plus. La partie continue avec les sous-titres.
notice-program-ended = Le moteur du jeu s’est arrêté. Fermez l’application et rouvrez-la : tout ce qui précède est conservé.
notice-exported = Enregistré : { $path }
notice-put-away = Compris

## L’étagère

shelf-title = Town Crier
shelf-motto = La voix au milieu de la table
shelf-what = Mène à voix haute l’aube et la nuit de Salem 1692, garde les secrets, retourne le sablier et se souvient de tout.
shelf-unofficial = Un compagnon non officiel. Il vous faut le jeu lui-même.
shelf-go-on = Reprendre la dernière partie
shelf-look-again = Revoir la dernière partie
shelf-new-game = Nouvelle partie
shelf-open = Ouvrir un fichier
shelf-games = Parties
drop-title = Ouvrir la partie { $name } ?
drop-open = L’ouvrir
drop-leave = La laisser
shelf-first-time = Première soirée ? Nouvelle partie, tapez vos noms, commencez. Je dis le reste.
shelf-demo = Une nuit pour essayer
shelf-demo-about = Une minute et demie. Aucun nom à donner ; rien n’est gardé.
demo-title = Nuit d’essai
demo-next = Suite
demo-again = Revoir

## Games on the shelf

games-title = Parties sur l’étagère
games-none = Rien n’a encore été joué.
games-go-on = Reprendre
games-story = L’histoire
games-throw-away = Jeter
games-thrown = Jetée : { $names }. Elle disparaîtra pour de bon quand vous quitterez l’étagère.
games-bring-back = Récupérer
games-unreadable = Cette partie est illisible.
looking-back = Souvenirs
looking-back-evenings =
    { $count ->
        [one] { $count } soirée
       *[other] { $count } soirées
    }
looking-back-games =
    { $count ->
        [one] { $count } partie jouée jusqu’au bout
       *[other] { $count } parties jouées jusqu’au bout
    }
looking-back-times =
    { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    }
looking-back-player = Joueur
looking-back-played = Parties
looking-back-won = Gagnées
looking-back-of = { $won } sur { $known }
looking-back-unknown = « 2 sur 3 » : dans les autres parties, la table n’a jamais su de quel côté était cette personne.
looking-back-stays = Tout cela reste sur cet appareil.
looking-back-forget = Recommencer à compter

## Préparation

setup-title = Qui est à table ?
setup-clockwise = Dans le sens horaire. Entrée pour le nom suivant, ou collez toute une liste.
setup-list = Les joueurs, dans le sens horaire
setup-name = Nom à la place { $place }
setup-next-name = Nom suivant
setup-known = Noms des tables précédentes
setup-known-forget = Oublier les noms des tables précédentes
setup-last-table = Même table que la dernière fois
setup-move = Déplacer { $name }
setup-move-help = Faites glisser, ou utilisez les touches haut et bas
setup-earlier = Monter { $name } d’une place
setup-later = Descendre { $name } d’une place
setup-remove = Retirer { $name }
setup-moved = { $name } est maintenant à la place { $place } sur { $count }.
setup-removed = { $name } a quitté la liste.
setup-players =
    { $count ->
        [0] Encore personne
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
setup-begin = Commencer
setup-leaves-game = La partie avec { $names } n’est pas finie. Elle reste sur l’étagère, parmi vos parties.
setup-more = Plus de choix
setup-more-hint = Personnages, cartes de sorcière, édition, sablier, son
setup-sound = Son et sable
setup-sound-test = Tester le son
setup-sound-test-hint = On doit entendre : « Si vous m’entendez, posez-moi au milieu de la table. » Rien ? Montez le volume et quittez le mode silencieux.
sound-test-ask = Vous m’entendez ?
sound-test-question = L’avez-vous entendue ?
sound-test-yes = Oui
sound-test-no = Non
sound-test-heard = Bien. Posez-moi au milieu de la table.
sound-test-unheard = Montez le volume et quittez le mode silencieux. Le son part-il vers un casque ou un écran ? Puis réessayez.

## Réglages

settings-title = Réglages
settings-language = Langue
settings-language-choose = Mots à l’écran
settings-language-system = Celle du système
settings-voice = Voix
settings-voice-on = La voix du récit parle
settings-voice-on-hint = Les sous-titres restent dans tous les cas.
settings-voice-choose = Qui lit
settings-voice-none = Il n’y a pas encore de voix enregistrée pour cette langue. Les phrases s’affichent en sous-titres.
settings-names-spoken = Les noms sont dits aussi
settings-names-spoken-hint = La voix de cet appareil dit de qui parle une phrase.
settings-names-spoken-none = Cet appareil n’a pas de voix pour cette langue. Les noms sont seulement affichés.
settings-lines-read = Le lecteur d’écran lit aussi les phrases
settings-lines-read-hint = Sinon, il se tait quand la voix du récit parle.
settings-own-recordings = Vos propres enregistrements
settings-own-recordings-hint = Un dossier de fichiers son nommés comme les phrases, par exemple night-close-eyes.ogg. Ce qui manque est lu par la voix du récit.
settings-own-recordings-none = Aucun choisi
settings-own-recordings-choose = Choisir un dossier
settings-own-recordings-without = Sans
settings-own-recordings-found = Lues d’ici : { $used } phrases sur { $of }
settings-own-recordings-looking = Examen des fichiers…
settings-own-recordings-again = Vérifier à nouveau
settings-own-recordings-gone = Ce dossier n’existe pas ou ne peut pas être ouvert.
settings-own-recordings-deeper = Les enregistrements sont dans un dossier à l’intérieur :
settings-own-recordings-take = Prendre { $folder }
settings-own-recordings-unreadable = Illisibles (WAV, FLAC, MP3, OGG Vorbis, Opus et M4A conviennent) :
settings-own-recordings-no-sound = Pas du son, malgré leur nom :
settings-own-recordings-damaged = Abîmés ou coupés :
settings-own-recordings-closed = Ne peuvent pas être ouverts :
settings-own-recordings-empty = Fichiers vides :
settings-own-recordings-silent = Rien que du silence :
settings-own-recordings-far-too-long = Beaucoup trop longs ou trop gros :
settings-own-recordings-several = Plusieurs fichiers pour une phrase ; le plus récent qui soit lisible est pris :
settings-own-recordings-instead = { $name }, pas { $other }
settings-own-recordings-clipped = Saturés :
settings-own-recordings-too-quiet = Trop faibles :
settings-own-recordings-too-loud = Trop forts :
settings-own-recordings-too-long = Trop longs à écouter dans le noir :
settings-own-recordings-silent-ends = Longs silences aux extrémités, laissés de côté :
settings-own-recordings-unknown = Ne portent le nom d’aucune phrase :
settings-own-recordings-missing = Phrases sans fichier :
settings-own-recordings-more = et { $count } de plus
settings-volume = Volume
settings-volume-voice = Voix du récit
settings-volume-ambience = Fond sonore
settings-volume-effects = Cloche, maillet et chouette
settings-scenes = Ce qu’on entend sous la voix
settings-scene-ambience = Vent, grillons, pluie et feu
settings-scene-music = Musique
settings-scene-effects = Cloche, maillet et chouette
settings-listen = Écouter : { $what }
settings-time = Rythme et sable
settings-pace = Pauses
settings-pace-slow = Longues
settings-pace-normal = Normales
settings-pace-brisk = Brèves
settings-pace-hint = La durée des pauses. La voix elle-même ne change pas.
settings-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
settings-captions-suffice = Les sous-titres suffisent
settings-captions-suffice-hint = Sans haut-parleur, la nuit continue seule en sous-titres.
settings-screen = Écran
settings-text-size = Taille du texte
settings-night-light = Lumière de la nuit
settings-night-light-hint = La clarté des écrans sombres. De jour, rien ne change.
settings-percent = { $count } %
settings-high-contrast = Contraste élevé
settings-reduced-motion = Moins de mouvement
settings-hand = Boutons pour la
settings-hand-right = main droite
settings-hand-left = main gauche
settings-hold-time = Durée de l’appui
settings-hold-time-value = { $seconds } s
settings-two-touches = Confirmer en deux touches
settings-two-touches-hint = Au lieu de maintenir, pour les mains qui tremblent : touchez, puis touchez encore.
settings-table = Votre table
settings-seat-shape = Forme
settings-seat-shape-round = Ronde
settings-seat-shape-long = Longue
settings-seat-shape-one-side = Tous du même côté
settings-names-face-owners = Les noms tournés vers leurs joueurs
settings-quarter-turns = Rotation de l’écran
settings-quarter-turns-value =
    { $count ->
        [0] Droit
        [1] Un quart vers la droite
        [2] À l’envers
       *[3] Un quart vers la gauche
    }
settings-keep-awake = Garder l’écran éveillé pendant la partie
settings-less = { $what } : moins
settings-greater = { $what } : plus

## Pourquoi rien ne s’est fait

trouble-stale = Cela n’a pas eu lieu : autre chose s’est passé avant. Regardez à nouveau.
trouble-not-now = Pas en ce moment.
trouble-cannot-read = Le fichier n’a pas pu être lu.
trouble-cannot-write = Le fichier n’a pas pu être écrit. Rien n’a été enregistré.
trouble-not-a-game = Ce fichier n’est pas une partie enregistrée.
trouble-other-encoding = Ce fichier n’est pas un texte lisible. Il a peut-être un autre encodage : enregistrez-le en UTF-8.
trouble-too-new = Cette partie a été enregistrée par une version plus récente.
trouble-too-large = Ce fichier est trop grand pour être une partie.
trouble-went-otherwise = L’étape { $step } de la partie enregistrée ne peut pas être jouée.
trouble-out-of-range = Ce nombre n’est pas permis.
trouble-nothing-to-undo = C’est le début de la partie.
trouble-nothing-to-redo = Il n’y a rien à rétablir.
trouble-unreachable = Cela n’a pas eu lieu : aucune réponse n’est venue. Réessayez.

## Quand le programme ne peut pas démarrer

start-in-use = Town Crier est déjà ouvert. Cette deuxième fenêtre se retire, pour qu’il n’y ait qu’une partie.
start-broken = Town Crier ne peut pas démarrer : { $reason }
