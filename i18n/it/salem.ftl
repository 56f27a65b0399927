# Le schermate di una partita. I nomi arrivano come { $name }; nessuna frase ha bisogno del loro genere.
# Le finestre di scelta sono uguali per streghe e conestabile: non nominare alcun ruolo.

## Carte e segni

blue-asylum = Asilo
blue-black-cat = Gatto Nero
blue-matchmaker = Sensale
blue-piety = Pietà
gavel = Martelletto
red-accusation = Accusa
red-evidence = Prova
red-witness = Testimone
seat-dead = senza vita
seat-ghost = fantasma
seat-left = non c’è più
seat-face-down =
    { $count ->
        [0] nessuna carta coperta
        [one] { $count } carta coperta
       *[other] { $count } carte coperte
    }
seat-face-up =
    { $card ->
        [witch] { $count ->
            [1] Strega
            *[other] Strega ×{ $count }
            }
        [constable] Conestabile
       *[not-a-witch] { $count ->
            [1] Non strega
            *[other] Non strega ×{ $count }
            }
    }
seat-accused = { $points } di { $threshold }
seat-accused-protected = { $points }
seat-accused-label = accuse: { $points } punti di { $threshold }
seat-trial = Processo!
table-seats = Il tavolo, in senso orario

## La voce e la sabbia

narrator = Voce narrante
hold-again = Premi ancora una volta per farlo
sand-left =
    { $seconds ->
        [one] Resta { $seconds } secondo
       *[other] Restano { $seconds } secondi
    }
sand-pause = Ferma la sabbia
sand-resume = Lascia scorrere
sand-more = +15 s
sand-more-label = 15 secondi in più
sand-end = Finisci ora
sand-own-done = La sabbia è finita
sand-own = Girate la vostra clessidra.
sand-turn = Clessidra
sand-turn-title = Girare la clessidra per…
sand-slow-turn = un turno lento
    .hint = Quando finisce, quella persona pesca due carte e chiude il turno.
sand-ability = un’abilità
    .hint = Il minuto di Tituba con il mazzo, o una delle due volte di Samuel Parris.
sand-last-words = tre ultime parole
    .hint = Dopo, i morti tacciono.
sand-discussion = una discussione
    .hint = Finisce con due colpi; non succede altro.

## Prima dell’alba e di giorno

before-dawn = Ci siete tutti? Mettetemi al centro del tavolo.
before-dawn-begin = Chiudete gli occhi: l’alba
day-title =
    { $night ->
        [0] Il primo giorno
       *[other] Il giorno dopo la notte { $night }
    }
night-title =
    { $night ->
        [0] L’alba
       *[other] Notte { $night }
    }
day-witch-cards = Carte strega trovate
day-witch-cards-of = { $revealed } di { $in_play }
day-constable-in-play = Conestabile in gioco
day-constable-gone = Niente più conestabile
day-black-cat = Gatto Nero: { $name }
day-black-cat-nobody = Gatto Nero: nessuno
day-tap = Toccate qualcuno per segnare che cosa è successo
day-last-two = Restano in due: né Furto né Capro Espiatorio
day-night = Notte
day-night-label = È uscita la carta Notte: inizia la notte
day-conspiracy = Cospirazione
day-conspiracy-label = È uscita la carta Cospirazione
day-who-drew = Chi ha pescato la Cospirazione?

## Il foglio di una persona

trial = Scopri una carta processo
trial-which = Quale carta è stata scoperta?
trial-another = { $name } ha un’altra carta strega coperta?
trial-another-yes = Sì, { $name } vive
trial-another-no = No, { $name } muore
trial-deadly-last = È l’ultima carta di { $name }. Scoprirla è la morte.
trial-deadly-witch = Una carta strega. Può essere la morte.
trial-reveal = Scoprila
trial-deciding =
    { $winner ->
        [witches] Con questa carta vincono le streghe.
       *[townspeople] L’ultima carta strega: vincono i cittadini.
    }
accuse = Accuse
accuse-points = { $points } punti di { $threshold }
accuse-points-protected = La Pietà protegge: niente carte rosse
accuse-danforth = Se accusa Thomas Danforth: { $threshold }
accuse-trial = Bastano per un processo
accuse-card =
    { $points ->
       *[other] +{ $points }
    }
accuse-clear = Scarta le carte rosse
blue = Carte blu
blue-give = Posa
blue-move = Sposta
blue-discard = Scarta
blue-to = { $card }: a chi?
character = Municipio
character-inherits = Ora con l’abilità di { $character }
dead-title = Senza vita: { $name }
left-title = { $name } ha lasciato il tavolo
dead-nothing = I morti non partecipano.
left-nothing = Chi se n’è andato non partecipa più.
ghost-nothing = Qui non siede nessuno.
person-rename = Correggere il nome
person-rename-done = Prendere questo nome
person-swap = Scambiare il posto con …
person-after = Sedersi dopo …
person-leave = Lascia il tavolo …
person-leave-what = Che ne è delle carte coperte di { $name }?
person-leave-up = Vengono scoperte
person-leave-give = Le riceve qualcuno, senza mostrarle: …
person-leave-up-do = { $name } se ne va e le carte vengono scoperte
person-leave-give-do = { $name } se ne va e { $to } riceve le carte
person-late = Chi arriva tardi guarda questa partita: le regole non hanno posto. Giocherà la prossima.

## Notte

night-paused = La notte aspetta
interrupted-title = Siamo stati interrotti
interrupted-do = Chiudete tutti gli occhi. Poi premete, e riprendiamo da dove eravamo.
taken-back-title = Annullato
taken-back-do = Tutti gli occhi chiusi. Poi premete, e ripartiamo da lì.
taken-back-goes-on = Tenete tutti gli occhi chiusi. Tra un momento ripartiamo da lì.
asleep-all = Tutti dormono
night-progress = { $done } passi di { $count }

## Una finestra di scelta: le stesse parole per chiunque guardi

choose-title = Toccate qualcuno
choose-nobody = Nessuno
choose-confirm = Tieni premuto per scegliere { $name }
choose-confirm-nobody = Tieni premuto per non scegliere nessuno
choose-first = Ancora nessuna scelta
choose-turn = Gira lo schermo
choose-mark-words = Restiamo soltanto noi
choose-mark-confirm = Tieni premuto: restiamo soltanto noi

## La confessione

confess-title = Chi confessa?
confess-of = { $name } confessa
confess-without-card = Senza carta
confess-without-card-hint = William Phips, una volta a partita
confess-done = ha confessato
confess-gavel = Martelletto: { $name }
confess-gavel-nobody = Martelletto: nessuno

## Il risultato e le carte dei morti

morning-title = Mattino
morning-died = Senza vita: { $name }
morning-lives = In vita: { $name }
morning-why-gavel = Attacco nella notte, e il martelletto salva.
morning-why-confessed = Attacco nella notte, e la confessione salva.
morning-why-asylum = Attacco nella notte, e l’Asilo salva.
morning-why-dies = Attacco nella notte.
morning-why-already-dead = Attacco nella notte, ma la morte era già venuta.
morning-why-loses-cards = Attacco nella notte; due carte processo perse.
morning-matchmaker = Legame del Sensale: { $name }
morning-to-day = Si passa al giorno
turn-up-dead = { $name } muore
turn-up-all =
    { $count ->
        [one] Scoprite l’ultima carta.
       *[other] Scoprite tutte le { $count } carte.
    }
turn-up-lost = { $name } perde carte
turn-up-lost-count =
    { $count ->
        [one] { $chooser } sceglie la carta. Scopritela.
       *[other] { $chooser } sceglie { $count } carte. Scopritele.
    }
turn-up-left =
    { $count ->
        [0] Sono tutte segnate
        [one] Ancora { $count } carta da segnare
       *[other] Ancora { $count } carte da segnare
    }
turn-up-confirm = È così
turn-up-innocent = Nessuna è una strega
turn-up-declare = Chi muore dice se è mai stato strega.
turn-up-less = Una in meno: { $card }
turn-up-more = Una in più: { $card }

## La cospirazione

plot-title = Cospirazione
plot-drawn = { $drawer } ha pescato la carta.
plot-cat = { $drawer } scopre una carta processo di { $name }
plot-take = Ognuno prende una carta da sinistra
plot-take-pooled = Ognuno dà una carta; mescolate, datene una a ciascuno
plot-look = Guardate in segreto le vostre carte, poi mescolatele.
plot-takes-from = prende da { $name }
plot-take-note = Tutti insieme, coperte. Le carte scoperte restano.
plot-done = Tutti hanno preso
plot-end = Si passa al giorno

## L’affermazione che restano solo streghe

answer-title = Restano soltanto streghe?
answer-ask = Voi che siete in vita: siete tutti streghe?
answer-yes = Sì, tutti
answer-no = No, ci sono altri

## Il menu

menu-title = Menu
menu-claim = Le streghe dicono: restiamo soltanto noi

## Lo scaffale

salem-stand =
    { $phase ->
        [setup] L’alba deve ancora venire
        [dealing] Si stanno segnando le carte
        [dawn] All’alba
        [night] Notte { $nights }
        [conspiracy] In una cospirazione
        [over] Finita
       *[day] { $nights ->
            [0] Il primo giorno
           *[other] Il giorno dopo la notte { $nights }
        }
    }

## The demo night

# The people of a sample table, one a line.
salem-demo-names =
    Anna
    Bruno
    Carla
    Dino
    Elsa
salem-demo-asleep = Tutti chiudono gli occhi. Guido io la notte, così potete giocare tutti.
salem-demo-witches = Le streghe toccano un nome e tengono premuto il pulsante. Nessuno sente nulla, e gli altri hanno gli occhi chiusi.
salem-demo-constable = Il conestabile protegge qualcuno sullo stesso schermo: nulla tradisce chi sta guardando.
salem-demo-eyes-open = Occhi aperti. Tutti vedono davanti a chi è il martelletto; nessuno sa chi è stato attaccato.
salem-demo-confess = Finché la sabbia scende, chi scopre una carta processo stanotte è al sicuro.
salem-demo-died = Solo ora tutti sanno chi è morto. Le sue carte vengono scoperte.
salem-demo-day = Di giorno giocate le vostre carte. Due tocchi annotano ciò che è sul tavolo.
salem-demo-trial = Abbastanza accuse fanno un processo: si scopre una carta processo. Questa è una strega.
salem-demo-end = La fine la trovo da me, e racconto la storia della serata. Ora tocca a voi.

## Set-up and settings

setup-ghosts =
    { $count ->
        [one] Un fantasma prende il posto vuoto
       *[other] { $count } fantasmi prendono i posti vuoti
    }
setup-ghosts-seats = In senso orario: { $names }
setup-ghost-name = Fantasma { $number }
setup-deal = Distribuite { $count } carte: { $cards }
cards-counted = { $witch } × Strega, { $constable } × Conestabile, { $not_a_witch } × Non strega
setup-cards-each =
    { $count ->
        [one] { $count } carta processo ciascuno
       *[other] { $count } carte processo ciascuno
    }
settings-witches-least = Le streghe tengono gli occhi aperti almeno
settings-constable-least = Il conestabile tiene gli occhi aperti almeno
settings-least-hint = Perché una scelta rapida non riveli nulla.
settings-ask-asleep = Chiedere se tutti dormono
settings-ask-asleep-hint = La notte aspetta un tocco prima che le streghe si sveglino.
settings-timer = Clessidra per le confessioni
settings-timer-digital = La clessidra su questo schermo
settings-timer-own = La clessidra del gioco
settings-sand = La sabbia scorre per
settings-discussion = Una discussione dura
settings-minutes = { $count } min
