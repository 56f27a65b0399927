# Le battute di Salem 1692. L'id del messaggio è l'id della battuta nel copione e il nome del file sonoro.
# Mai nominare, contare o lasciar intendere chi è strega; dove genere o numero tradirebbe, si evita.

## L'alba

dawn-close-eyes = È l'ora prima dell'alba a Salem. Chiudete gli occhi.
dawn-witches-open = Streghe, aprite gli occhi e riconoscetevi. Senza fare rumore, decidete chi riceverà il Gatto Nero.
dawn-witches-close = Streghe, chiudete gli occhi.
dawn-open-eyes = Il sole sorge su Salem. Aprite gli occhi.
dawn-black-cat = Il Gatto Nero ha trovato la sua casa. Guardate il tavolo. Chi ha il gatto gioca il primo turno.

## La notte

night-close-eyes = La notte è scesa su Salem. Chiudete gli occhi.
night-witches-open = Streghe, aprite gli occhi. Senza fare rumore, scegliete la vostra vittima.
night-witches-close = Streghe, chiudete gli occhi e fate silenzio.
night-constable-open = Conestabile, apri gli occhi. Scegli chi vuoi proteggere stanotte. Non puoi proteggere te.
night-constable-open-ghosts = Conestabile, apri gli occhi. Scegli chi vuoi proteggere stanotte. Puoi proteggere te, oppure nessuno.
night-constable-close = Conestabile, chiudi gli occhi.
night-open-eyes = L'ora più buia è passata. Aprite gli occhi.
night-gavel = Il martelletto è davanti a qualcuno, e chiunque può vederlo.
night-no-constable = Nessuno veglia più su Salem.

## La confessione

confession-open = È l'ora di confessare. Chi vuole può girare una carta processo, prima che la sabbia finisca.
confession-own-timer = È l'ora di confessare. Girate la clessidra. Chi vuole può girare una carta processo, prima che la sabbia finisca.
confession-half = Metà della sabbia è caduta.
confession-ten = Restano dieci secondi.
confession-closed = La sabbia è finita. L'ora di confessare è passata.

## L'esito della notte

result-died = Viene il mattino, ma non per tutti. Nella notte, qualcuno è morto.
result-spared = Viene il mattino. La notte non ha preso nessuno. Salem è salva.
result-ghost-loss = La vittima della notte perde due carte processo. Le sceglie chi siede alla sua sinistra.

## La morte

death-turn-up = La morte non nasconde nulla. Tutte le sue carte processo vengono girate.
death-last-words = Chi è morto può dire tre ultime parole. Poi, soltanto silenzio.
death-matchmaker = Un momento dopo, il legame del Sensale porta via qualcun altro.
constable-gone = La carta del conestabile è scoperta. Da ora in poi, nessuno veglia su Salem.

## La cospirazione

conspiracy-begin = Un sussurro attraversa Salem. La cospirazione comincia.
conspiracy-cat-card = Chi ha pescato la carta rivela ora una carta processo di chi ha il Gatto Nero.
conspiracy-no-cat = Oggi il Gatto Nero non raggiunge nessuno. Nessuna carta viene rivelata.
conspiracy-take = Ora, nello stesso momento, ognuno prende una carta processo coperta da chi siede alla sua sinistra.
conspiracy-take-pooled = Ognuno prende una carta processo coperta da chi siede alla sua sinistra. Mettete insieme queste carte, mescolatele, e datene una a testa.
conspiracy-ghosts = Se una carta passa a un fantasma, la sceglie chi siede alla sinistra del fantasma.
conspiracy-look = Guardate le vostre carte in segreto. Poi mescolatele.
conspiracy-hand-round = Ora passatemi di mano in mano. Ognuno segni, senza farsi vedere, la carta che ha preso.
conspiracy-end = I sussurri si spengono. Il giorno continua.

## Si dice che restino solo streghe

claim-open = Aprite gli occhi. Si dice che siano vive soltanto streghe. Se è vero, chi è in vita lo dica ora.
claim-false = Non era vero. A Salem c'è ancora gente onesta.

## La fine

win-townspeople = Salem è salva. Tutte le carte strega sono scoperte. I cittadini hanno vinto.
win-witches = Le tenebre hanno preso Salem. Le streghe hanno vinto.

## Promemoria e comandi

last-two = Restano in vita soltanto due persone. Furto e Capro Espiatorio non si possono più usare.
shuffle-lower-half = Mescolate insieme il mazzo e gli scarti, con la carta Notte nella metà inferiore. Chi aveva pescato una carta sola pesca ora la seconda.
shuffle-bottom = Mescolate insieme il mazzo e gli scarti, e mettete la carta Notte in fondo. Chi aveva pescato una carta sola pesca ora la seconda.
turn-sand-out = La sabbia è finita. Pesca due carte. Il tuo turno è finito.
ledger-hand-round = Ora passatemi di mano in mano. Ognuno segni, senza farsi vedere, le proprie carte processo.
