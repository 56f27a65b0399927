# Le parole della casa: lo scaffale, la preparazione, le impostazioni, i rifiuti e gli errori, e i
# comandi comuni a tutti i giochi.

## Comandi

control-back = Indietro
control-close = Chiudi
control-on = Sì
control-off = No
control-undo = Annulla
control-undo-into-the-dark = Tieni premuto: di nuovo nella notte
control-redo = Ripeti
control-bring-back = Riporta
taken-back = Annullato: { $what }
control-pause = Pausa
control-resume = Riprendi
control-repeat-line = Dillo di nuovo
control-skip-line = Salta questa frase
control-restart-phase = Ricomincia questa fase
control-take-up-again = Riprendi da dove eravamo
control-captions-only = Continua con i sottotitoli
control-voice-off = La voce è spenta
control-turn-screen = Gira lo schermo
control-full-screen = Schermo intero sì o no
control-menu = Menu
control-record = Cronaca
control-rules = Regole
control-help = Che cosa si può fare ora
control-night-light = Luce della notte: { $percent } %
keys = Tasti
    .text =
        Spazio: la voce aspetta e riprende.
        R: la frase ancora una volta.
        Freccia destra, pagina giù o un pedale: il passo seguente, dove basta un tocco.
        Esc: indietro, o il menu.
control-settings = Impostazioni
control-export = Salva una copia
control-leave = Allo scaffale
control-hold = Tieni premuto
control-touch-twice = Tocca due volte

## Suono e memoria, detti una volta

sound-lost = Il suono si è fermato. L’altoparlante c’è ancora?
sound-muted = L’altoparlante è muto o al minimo. Alzate il volume.
sound-no-device = Nessun altoparlante trovato. Collegatene uno o accendetelo.
sound-unheard = Non si sente alcun suono
sound-read-aloud = Nessuno mi sentirà. Uno di voi legge le frasi ad alta voce e tiene gli occhi aperti.
sound-read-this = Leggi ad alta voce:
storage-not-kept = Il disco rifiuta di scrivere. La partita continua, ma andrebbe persa se l’app si chiudesse.
notice-game-damaged = Il file dell’ultima partita era danneggiato. Ciò che si è potuto salvare è qui; il file danneggiato è stato messo da parte: { $path }
notice-cannot-open-last = L’ultima partita non si può aprire. Il suo file è rimasto intatto.
notice-game-invalid = Questa versione non può più aprire l’ultima partita; il suo file resta com’è: { $path }
notice-settings-damaged = Il file delle impostazioni era danneggiato. Sono tornate quelle solite; il file danneggiato è stato messo da parte: { $path }
notice-table-damaged = Il file dell’ultimo tavolo era danneggiato; scrivete i nomi ancora una volta. Il file danneggiato ora è qui: { $path }
notice-not-kept = Ciò che accade non si può più scrivere sul disco.
notice-settings-not-kept = Il disco non accetta le impostazioni. Valgono finché l’app resta aperta.
notice-no-sound = Nessun altoparlante trovato: ci sono solo i sottotitoli.
notice-sound-ended = Il suono ha smesso di funzionare. La partita continua con i sottotitoli.
notice-program-ended = Il motore del gioco si è fermato. Chiudete l’app e riapritela: tutto ciò che è successo finora è conservato.
notice-exported = Salvato: { $path }
notice-put-away = Capito

## Lo scaffale

shelf-title = Town Crier
shelf-motto = La voce al centro del tavolo
shelf-what = Guida ad alta voce l’alba e la notte di Salem 1692, custodisce i segreti, gira la clessidra e ricorda tutto.
shelf-unofficial = Un compagno non ufficiale. Serve il gioco.
shelf-go-on = Continua l’ultima partita
shelf-look-again = Rivedi l’ultima partita
shelf-new-game = Nuova partita
shelf-open = Apri un file
shelf-games = Partite
drop-title = Aprire la partita { $name }?
drop-open = Aprila
drop-leave = Lasciala stare
shelf-first-time = Prima serata? Nuova partita, scrivete i nomi, iniziate. Il resto lo dico io.
shelf-demo = Una notte di prova
shelf-demo-about = Un minuto e mezzo. Niente nomi; nulla viene conservato.
demo-title = Notte di prova
demo-next = Avanti
demo-again = Guarda di nuovo

## Games on the shelf

games-title = Partite sullo scaffale
games-none = Non si è ancora giocato.
games-go-on = Continua
games-story = La storia
games-throw-away = Butta via
games-thrown = Buttata via: { $names }. Sparirà del tutto quando lasciate lo scaffale.
games-bring-back = Recupera
games-unreadable = Questa partita non si può leggere.
looking-back = Ricordi
looking-back-evenings =
    { $count ->
        [one] { $count } serata
       *[other] { $count } serate
    }
looking-back-games =
    { $count ->
        [one] { $count } partita finita
       *[other] { $count } partite finite
    }
looking-back-times =
    { $count ->
        [one] una volta
       *[other] { $count } volte
    }
looking-back-player = Giocatore
looking-back-played = Partite
looking-back-won = Vinte
looking-back-of = { $won } su { $known }
looking-back-unknown = «2 su 3»: nelle altre partite il tavolo non ha mai saputo da che parte stava.
looking-back-stays = Tutto questo resta su questo dispositivo.
looking-back-forget = Ricomincia a contare

## Preparazione

setup-title = Chi siede al tavolo?
setup-clockwise = In senso orario. Invio per il nome seguente, o incollate un elenco intero.
setup-list = Giocatori, in senso orario
setup-name = Nome al posto { $place }
setup-next-name = Nome seguente
setup-known = Nomi dei tavoli precedenti
setup-known-forget = Dimenticare i nomi dei tavoli precedenti
setup-last-table = Lo stesso tavolo dell’ultima volta
setup-move = Sposta { $name }
setup-move-help = Trascina, o usa i tasti su e giù
setup-earlier = Sposta { $name } un posto in su
setup-later = Sposta { $name } un posto in giù
setup-remove = Togli { $name }
setup-moved = { $name } ora è al posto { $place } di { $count }.
setup-removed = { $name } non è più in elenco.
setup-players =
    { $count ->
        [0] Ancora nessuno
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
setup-begin = Inizia
setup-leaves-game = La partita con { $names } non è finita. Resta sullo scaffale, tra le vostre partite.
setup-more = Altre scelte
setup-more-hint = Personaggi, carte strega, edizione, clessidra, suono
setup-sound = Suono e sabbia
setup-sound-test = Prova il suono
setup-sound-test-hint = Si deve sentire: «Se mi senti, mettimi al centro del tavolo.» Non si sente? Alzate il volume e togliete la modalità silenziosa.
sound-test-ask = Mi sentite?
sound-test-question = Si è sentita?
sound-test-yes = Sì
sound-test-no = No
sound-test-heard = Bene. Mettetemi al centro del tavolo.
sound-test-unheard = Alzate il volume e togliete la modalità silenziosa. Il suono va alle cuffie o a uno schermo? Poi riprovate.

## Impostazioni

settings-title = Impostazioni
settings-language = Lingua
settings-language-choose = Parole sullo schermo
settings-language-system = Quella del sistema
settings-voice = Voce
settings-voice-on = La voce narrante parla
settings-voice-on-hint = I sottotitoli restano comunque.
settings-voice-choose = Chi legge
settings-voice-none = Per questa lingua non c’è ancora una voce registrata. Le frasi compaiono come sottotitoli.
settings-names-spoken = Si dicono anche i nomi
settings-names-spoken-hint = La voce di questo dispositivo dice di chi parla una frase.
settings-names-spoken-none = Questo dispositivo non ha una voce per questa lingua. I nomi si vedono soltanto.
settings-lines-read = Il lettore dello schermo legge anche le frasi
settings-lines-read-hint = Altrimenti tace mentre parla la voce narrante.
settings-own-recordings = Le vostre registrazioni
settings-own-recordings-hint = Una cartella con file audio chiamati come le frasi, per esempio night-close-eyes.ogg. Ciò che manca lo legge la voce narrante.
settings-own-recordings-none = Nessuna scelta
settings-own-recordings-choose = Scegli una cartella
settings-own-recordings-without = Senza
settings-own-recordings-found = Lette da qui: { $used } frasi su { $of }
settings-own-recordings-looking = Sto guardando i file…
settings-own-recordings-again = Guarda di nuovo
settings-own-recordings-gone = Questa cartella non c’è o non si può aprire.
settings-own-recordings-deeper = Le registrazioni sono in una cartella al suo interno:
settings-own-recordings-take = Usa { $folder }
settings-own-recordings-unreadable = Non si possono leggere (vanno bene WAV, FLAC, MP3, OGG Vorbis, Opus e M4A):
settings-own-recordings-no-sound = Non sono suoni, nonostante il nome:
settings-own-recordings-damaged = Danneggiati o troncati:
settings-own-recordings-closed = Non si possono aprire:
settings-own-recordings-empty = File vuoti:
settings-own-recordings-silent = Nient’altro che silenzio:
settings-own-recordings-far-too-long = Di gran lunga troppo lunghi o grandi:
settings-own-recordings-several = Più file per una frase; si usa il più recente che si può leggere:
settings-own-recordings-instead = { $name }, non { $other }
settings-own-recordings-clipped = Distorti:
settings-own-recordings-too-quiet = Troppo deboli:
settings-own-recordings-too-loud = Troppo forti:
settings-own-recordings-too-long = Troppo lunghi da ascoltare al buio:
settings-own-recordings-silent-ends = Lungo silenzio alle estremità, che viene tolto:
settings-own-recordings-unknown = Non hanno il nome di nessuna frase:
settings-own-recordings-missing = Frasi senza file:
settings-own-recordings-more = e altri { $count }
settings-volume = Volume
settings-volume-voice = Voce narrante
settings-volume-ambience = Sottofondo
settings-volume-effects = Campana, martelletto e gufo
settings-scenes = Che cosa suona accanto alla voce
settings-scene-ambience = Vento, grilli, pioggia e fuoco
settings-scene-music = Musica
settings-scene-effects = Campana, martelletto e gufo
settings-listen = Ascolta: { $what }
settings-time = Ritmo e sabbia
settings-pace = Pause
settings-pace-slow = Lunghe
settings-pace-normal = Normali
settings-pace-brisk = Brevi
settings-pace-hint = Quanto durano le pause. La voce resta la stessa.
settings-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
settings-captions-suffice = Bastano i sottotitoli
settings-captions-suffice-hint = Senza altoparlante la notte prosegue da sola con i sottotitoli.
settings-screen = Schermo
settings-text-size = Dimensione del testo
settings-night-light = Luce della notte
settings-night-light-hint = Quanto sono chiare le schermate scure. Di giorno non cambia nulla.
settings-percent = { $count } %
settings-high-contrast = Contrasto alto
settings-reduced-motion = Meno movimento
settings-hand = Pulsanti per la
settings-hand-right = mano destra
settings-hand-left = mano sinistra
settings-hold-time = Quanto tenere premuto
settings-hold-time-value = { $seconds } s
settings-two-touches = Conferma con due tocchi
settings-two-touches-hint = Invece di tenere premuto, per mani che tremano: tocca, poi tocca ancora.
settings-table = Il vostro tavolo
settings-seat-shape = Forma
settings-seat-shape-round = Rotondo
settings-seat-shape-long = Lungo
settings-seat-shape-one-side = Tutti da un lato
settings-names-face-owners = I nomi guardano i loro giocatori
settings-quarter-turns = Rotazione dello schermo
settings-quarter-turns-value =
    { $count ->
        [0] Dritto
        [1] Un quarto a destra
        [2] Capovolto
       *[3] Un quarto a sinistra
    }
settings-keep-awake = Tieni acceso lo schermo durante la partita
settings-less = { $what }: meno
settings-greater = { $what }: più

## Perché qualcosa non è stato fatto

trouble-stale = Non è successo: prima è successo altro. Guardate di nuovo, per favore.
trouble-not-now = Non in questo momento.
trouble-cannot-read = Il file non si è potuto leggere.
trouble-cannot-write = Il file non si è potuto scrivere. Nulla è stato salvato.
trouble-not-a-game = Questo file non è una partita registrata.
trouble-other-encoding = Questo file non è un testo leggibile. Forse ha un’altra codifica: salvatelo come UTF-8.
trouble-too-new = Questa partita è stata registrata da una versione più nuova.
trouble-too-large = Questo file è troppo grande per essere una partita.
trouble-went-otherwise = Il passo { $step } della partita registrata non si può giocare.
trouble-out-of-range = Questo numero non è ammesso.
trouble-nothing-to-undo = Questo è l’inizio della partita.
trouble-nothing-to-redo = Non c’è nulla da ripetere.
trouble-unreachable = Non è successo: non è arrivata alcuna risposta. Riprovate, per favore.

## Quando il programma non può iniziare

start-in-use = Town Crier è già aperto. Questa seconda finestra si ritira, perché la partita resti una sola.
start-broken = Town Crier non può iniziare: { $reason }
