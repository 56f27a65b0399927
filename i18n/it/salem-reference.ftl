# Salem 1692 accanto alla partita: scelte, giro dell’apparecchio, fine, cronaca, personaggi, regole.

## Le carte per nome

tryal-witch = Strega
tryal-constable = Conestabile
tryal-not-a-witch = Non strega

## Scelte della preparazione

salem-setup-characters = Personaggi del municipio
salem-setup-characters-hint = Solo se giocate con loro. Ognuno è al tavolo una volta.
salem-setup-characters-ghosts = Con i fantasmi al tavolo non si usano personaggi.
salem-setup-character-of = Personaggio di { $name }
salem-setup-character-none = Nessuno
salem-setup-witch-cards = Carte strega in gioco
salem-setup-witch-cards-usual = Come di solito
salem-setup-witch-cards-usual-number = Come di solito: { $number }
salem-setup-witch-cards-harder = Più difficile
salem-setup-witch-cards-harder-number = Più difficile: { $number }
salem-setup-witch-cards-other = Un altro numero
salem-setup-witch-cards-note = Né il numero solito né quello più difficile. Contate le carte distribuite.
salem-setup-printing = Edizione
salem-setup-printing-15th = 15ª stampa o successiva
salem-setup-printing-15th-hint = Nel dubbio, questa.
salem-setup-printing-older = Una stampa precedente
salem-setup-printing-older-hint = Qualsiasi carta strega uccide, la Pietà vieta le carte rosse, la Notte va in fondo.
salem-setup-rules = Regole singole
salem-setup-rule-as-printed = Come nell’edizione
salem-setup-rule-death = Si muore scoprendo
salem-setup-rule-death-last-witch-card = la propria ultima carta strega
salem-setup-rule-death-any-witch-card = qualsiasi carta strega
salem-setup-rule-piety = La Pietà
salem-setup-rule-piety-doubles = raddoppia i punti necessari
salem-setup-rule-piety-forbids = vieta le carte rosse
salem-setup-rule-night-card = Dopo una notte, la carta Notte va
salem-setup-rule-night-card-lower-half = nella metà inferiore
salem-setup-rule-night-card-bottom = in fondo
salem-setup-rule-the-dead = I morti sono stati streghe?
salem-setup-rule-the-dead-keep-silent = Possono tacere
salem-setup-rule-the-dead-declare = Devono dirlo
salem-setup-rule-blue-cards-at-two = Quando restano in due, le carte blu
salem-setup-rule-blue-cards-at-two-stay = restano
salem-setup-rule-blue-cards-at-two-leave = lasciano la partita
salem-setup-rule-conspiracy = In una cospirazione, ognuno riceve una carta
salem-setup-rule-conspiracy-from-the-left = da sinistra
salem-setup-rule-conspiracy-pooled = da un mucchio mescolato
salem-setup-tracking = Chi mi dice le carte?
salem-setup-tracking-counts = Nessuno
salem-setup-tracking-counts-hint = Nulla da segnare. Conto le carte strega scoperte.
salem-setup-tracking-ledger = Ognuno di voi, in segreto
salem-setup-tracking-ledger-hint = Circa mezzo minuto a testa. Vedo ogni vittoria e alla fine racconto tutta la storia.
salem-setup-tracking-ledger-ghosts = Chi siede alla sinistra di un fantasma segna le sue carte.

## Passare l’apparecchio

hand-title = Segnate le vostre carte processo
hand-title-take = Segnate la carta presa
hand-pass = Passatemi a { $name }
hand-pass-took = Passatemi a { $name } (carta di { $from })
hand-pass-ghost = Carte di { $ghost }: passatemi a { $name }
hand-alone = Può guardare solo { $name }.
hand-uncover = Scopri
hand-cover = Copri
hand-count = { $done } di { $count } segnati
hand-somebody-else = Prima qualcun altro
hand-question-card = La tua carta { $place } di { $count }
hand-question-took = Quale carta hai preso?
hand-question-gave = Quale carta hai messo nel mucchio?
hand-question-dealt = Quale carta hai ricevuto?
hand-changes-places = Le risposte cambiano posto ogni volta, perché la tua mano non riveli nulla.
hand-check = È giusto così?
hand-check-covered = Di nuovo coperto. Segna, o scegli di nuovo.
hand-again = Scegli di nuovo
hand-enter = Segna e copri
hand-thanks = Segnato. Passatemi.
hand-take-back = Segna di nuovo le carte di { $name }
hand-all = Tutte le carte sono segnate.
hand-did-not-add-up = Le carte segnate non tornano. Segnatele tutte di nuovo, per favore. Nessuno viene nominato.
hand-expects = Mi aspetto { $cards }.
hand-often = Spesso è questo:
hand-often-number = È stato distribuito un altro numero di carte strega.
hand-often-beside = Il dito ha toccato la risposta accanto.
hand-often-took = Conta la carta che avete preso, non quella che vi è stata presa.
hand-often-left = La carta viene da sinistra: { $name } prende da { $from }.
hand-enter-again = Segnare ancora una volta
hand-other-number = Abbiamo distribuito un altro numero di carte strega
hand-to-names = Torna ai nomi

## La fine

end-title =
    { $winner ->
        [witches] Le streghe hanno vinto
       *[townspeople] I cittadini hanno vinto
    }
end-why-townspeople = Tutte le carte strega in gioco sono scoperte.
end-why-witches = In vita restano soltanto streghe.
end-why-witches-claim = Chi è in vita ha detto di essere strega, senza eccezioni.
end-why-witches-ghosts = Con i fantasmi al tavolo basta una morte, la carta del conestabile o un tavolo di sole streghe.
end-nights =
    { $count ->
        [0] Prima della prima notte
        [one] Dopo { $count } notte
       *[other] Dopo { $count } notti
    }
end-rule = Come finisce una partita
end-late =
    { $count ->
        [one] { $names } è passato alle streghe troppo tardi e perde con i cittadini.
       *[other] { $names } sono passati alle streghe troppo tardi e perdono con i cittadini.
    }
end-people = Chi era chi
end-who-lived = Chi è in vita
end-unknown = Chi altro fosse una strega lo sapete solo voi.
end-showed =
    { $card ->
        [constable] Ha mostrato la carta conestabile
       *[witch] Ha mostrato una carta strega
    }
end-was-witch = Strega
end-was-townsperson = Cittadini
end-lived = In vita
end-died = Senza vita
end-left = Via dal tavolo
end-story = La storia
end-again = Di nuovo con lo stesso tavolo
end-export = Salva questa partita in un file

## La cronaca

record-empty = Non è ancora successo nulla.
record-night = Notte { $night }
record-start = Prima della prima notte
record-known-now = Segreto fino a ora
record-dawn = L’alba sorge su Salem.
record-black-cat = Il Gatto Nero va a { $player }.
record-night-began = Scende la notte { $night }.
record-gavel = Il martelletto è davanti a { $player }.
record-gavel-nobody = Il martelletto non è davanti a nessuno.
record-confessed =
    { $card ->
        [witch] { $player } confessa e scopre una carta strega.
        [constable] { $player } confessa e scopre la carta del conestabile.
       *[not-a-witch] { $player } confessa e scopre una carta «Non strega».
    }
record-confessed-ability = { $player } confessa senza scoprire carte.
record-attacked-died = Attacco nella notte a { $player }: muore.
record-attacked-saved =
    { $why ->
        [gavel] Attacco nella notte a { $player }: il martelletto salva.
        [confessed] Attacco nella notte a { $player }: la confessione salva.
       *[asylum] Attacco nella notte a { $player }: l’Asilo salva.
    }
record-attacked-dead = Attacco nella notte a { $player }: la morte era già venuta.
record-attacked-forfeits = Attacco nella notte a { $player }: perde due carte processo.
record-revealed =
    { $card ->
        [witch] { $player } scopre una carta strega.
        [constable] { $player } scopre la carta del conestabile.
       *[not-a-witch] { $player } scopre una carta «Non strega».
    }
record-ledger-corrected = Le carte sul tavolo avevano ragione; il mio elenco delle carte di { $player } era sbagliato.
record-died =
    { $cause ->
        [witch-card] { $player } muore per una carta strega.
        [all-cards-revealed] { $player } muore: tutte le sue carte processo sono scoperte.
        [matchmaker] { $player } muore per il legame del Sensale.
       *[night] { $player } muore nella notte.
    }
record-left = { $player } ha lasciato il tavolo. Le carte vengono scoperte.
record-left-gave = { $player } ha lasciato il tavolo. { $to } riceve le carte, senza mostrarle.
record-forfeits =
    { $count ->
        [one] { $player } deve scoprire { $count } carta processo.
       *[other] { $player } deve scoprire { $count } carte processo.
    }
record-turned-up = { $player } scopre: Strega { $witch }, Conestabile { $constable }, Non strega { $not_a_witch }.
record-blue-given =
    { $card ->
        [asylum] { $player } riceve l’Asilo.
        [black-cat] { $player } riceve il Gatto Nero.
        [matchmaker] { $player } riceve un Sensale.
       *[piety] { $player } riceve la Pietà.
    }
record-blue-moved =
    { $card ->
        [asylum] L’Asilo passa da { $from } a { $to }.
        [black-cat] Il Gatto Nero passa da { $from } a { $to }.
        [matchmaker] Un Sensale passa da { $from } a { $to }.
       *[piety] La Pietà passa da { $from } a { $to }.
    }
record-blue-discarded =
    { $card ->
        [asylum] { $player } perde l’Asilo.
        [black-cat] { $player } perde il Gatto Nero.
        [matchmaker] { $player } perde un Sensale.
       *[piety] { $player } perde la Pietà.
    }
record-accused =
    { $points ->
        [one] Accusa contro { $player }: { $points } punto.
       *[other] Accusa contro { $player }: { $points } punti.
    }
record-accusations-cleared = Le carte rosse davanti a { $player } vengono scartate.
record-conspiracy = { $player } pesca la Cospirazione.
record-cat-card-skipped = Stavolta il Gatto Nero non scopre carte.
record-taking = Ognuno prende una carta da sinistra.
record-passed = { $player } dà { $gave ->
        [witch] una carta strega
        [constable] la carta del conestabile
        *[not-a-witch] una carta «Non strega»
        } e riceve { $got ->
        [witch] una carta strega
        [constable] la carta del conestabile
        *[not-a-witch] una carta «Non strega»
        }.
record-takes-forgotten = Le carte segnate non tornavano. Sono state segnate tutte di nuovo.
record-conspiracy-ended = La cospirazione è finita.
record-claimed = Si dice che restino soltanto streghe.
record-claim-false = Non era vero.
record-claim-true = Era vero.
record-witches-chose = Le streghe hanno scelto { $player }.
record-won-townspeople = I cittadini hanno vinto.
record-won-witches = Le streghe hanno vinto.

## Personaggi, con parole nostre

character-abigail-williams = Abigail Williams
    .ability = Se la tua accusa provoca il processo, puoi scartare tutte le carte rosse davanti a te.
character-ann-putnam = Ann Putnam
    .ability = Alla fine del tuo turno pesca due carte per ogni carta processo che vi hai scoperto.
character-cotton-mather = Cotton Mather
    .ability = Una Prova contro di te vale un solo punto.
character-george-burroughs = George Burroughs
    .ability = Per processarti servono otto punti.
character-giles-corey = Giles Corey
    .ability = Se peschi due carte rosse, mostrale e pesca una terza carta.
character-john-proctor = John Proctor
    .ability = Quando qualcuno muore, prendi fino a tre carte dalla sua mano.
character-martha-corey = Martha Corey
    .ability = Hai l’abilità della prima persona viva alla tua destra.
character-mary-warren = Mary Warren
    .ability = Né il Sensale né il Gatto Nero possono farti del male.
character-rebecca-nurse = Rebecca Nurse
    .ability = Pesca una carta quando un processo scopre la carta di qualcun altro.
character-samuel-parris = Samuel Parris
    .ability = Due volte a partita pesca dagli scarti; mai una carta nera.
character-sarah-good = Sarah Good
    .ability = Furto e Incendio non hanno effetto su di te.
character-thomas-danforth = Thomas Danforth
    .ability = Quando accusi, basta un punto in meno.
character-tituba = Tituba
    .ability = Una volta a partita, prima di pescare, ordina il mazzo come vuoi per un minuto.
character-will-griggs = Will Griggs
    .ability = Puoi giocare un Alibi come se fosse un Testimone.
character-william-phips = William Phips
    .ability = Una volta a partita confessa senza scoprire carte.

## Le regole in breve; ogni riga è un punto

rules-title = Come si gioca
rules-aim = Lo scopo
    .text =
        I cittadini vincono quando tutte le carte strega sono scoperte.
        Le streghe vincono quando in vita restano soltanto streghe.
        Chi ha avuto anche una sola volta una carta strega è strega per sempre.
rules-setup = Prima di iniziare
    .text =
        Ognuno riceve lo stesso numero di carte processo, coperte. Guardatele in segreto.
        Una carta fa il conestabile, una o più fanno le streghe; le altre sono «Non strega».
        Scrivete i nomi in senso orario, come al tavolo.
rules-dawn = L’alba
    .text =
        Tutti chiudono gli occhi. Le streghe li aprono e si riconoscono.
        Insieme danno il Gatto Nero a qualcuno. Può essere una strega.
        Chi ha il Gatto Nero gioca il primo turno. Si gioca in senso orario.
rules-day = Un turno di giorno
    .text =
        Pesca due carte, o giocane quante vuoi.
        Le rosse accusano, le verdi agiscono subito, le blu restano davanti a qualcuno.
        Una carta nera si esegue subito: Notte o Cospirazione.
rules-trial = Un processo
    .text =
        Accusa vale 1 punto, Prova 3, Testimone 7.
        A 7 punti chi ha accusato per ultimo scopre una carta processo dell’accusato. Poi si scartano tutte le carte rosse davanti a lui.
        La Pietà raddoppia i punti necessari. Nelle stampe precedenti vieta le carte rosse.
rules-blue = Carte blu
    .text =
        Asilo: qui la notte non può uccidere.
        Pietà: per il processo servono il doppio dei punti.
        Sensale: quando muore una delle due persone unite, muore anche l’altra.
        Gatto Nero: una cospirazione inizia scoprendo una carta di chi lo ha.
rules-night = La notte
    .text =
        Tutti chiudono gli occhi. Le streghe si accordano su una persona viva.
        Poi il conestabile dà il martelletto a qualcun altro.
        Tutti aprono gli occhi. Il martelletto è in vista.
rules-confession = La confessione
    .text =
        Finché la sabbia scorre, chiunque può scoprire una propria carta processo ed è salvo per stanotte.
        Quella carta conta come ogni altra: può uccidere o finire la partita.
        Poi dico chi è stato attaccato. Martelletto, confessione e Asilo salvano.
        Dopo, mescolate mazzo e scarti, con la Notte nella metà inferiore (stampe precedenti: in fondo).
rules-conspiracy = La cospirazione
    .text =
        Chi ha pescato la carta scopre una carta processo di chi ha il Gatto Nero.
        Poi tutti insieme prendono una carta processo coperta da chi siede alla loro sinistra.
        Chi prende una carta strega è strega per sempre.
        Ognuno guarda le sue carte e le mescola.
rules-death = La morte
    .text =
        Si muore con la propria ultima carta strega (stampe precedenti: con qualsiasi), con tutte le carte processo scoperte, nella notte o per il Sensale.
        Si scoprono tutte le carte processo dei morti e si scartano le loro carte blu.
        Tre ultime parole, poi silenzio. I morti vincono o perdono con la loro parte.
rules-end = Gli ultimi due
    .text =
        Con due in vita, Furto e Capro Espiatorio non si possono usare.
        Se le streghe credono di essere rimaste sole, possono dirlo di notte, o voi di giorno. Chi è in vita risponde a occhi aperti.
        Di notte lo dice la stellina nell’angolo: toccatela, poi tenete premuto il pulsante al centro. Per il conestabile non fa nulla.
rules-ghosts = In due o tre
    .text =
        I fantasmi completano il tavolo fino a quattro. Hanno cinque carte processo e non giocano turni.
        Il conestabile può proteggere chiunque, o nessuno.
        La notte non uccide: la vittima perde due carte processo, scelte da chi siede alla sua sinistra.
        Le streghe vincono se è scoperta la carta del conestabile, con qualsiasi morte, o se sono streghe tutti.
