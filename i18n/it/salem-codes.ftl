# Perché le regole di Salem 1692 rifiutano qualcosa, per codice.

salem-code-wrong-phase = Non in questa parte del gioco.
salem-code-no-such-player = Non c’è nessuno così.
salem-code-player-is-dead = Questa persona è morta e non partecipa più.
salem-code-player-is-alive = Questa persona è viva.
salem-code-no-card-face-down = Non ci sono tante carte coperte.
salem-code-no-witch-card-left = Tutte le carte strega sono già scoperte.
salem-code-constable-is-gone = La carta del conestabile è scoperta. Non c’è più un conestabile.
salem-code-may-not-choose-self = Dev’essere qualcun altro.
salem-code-already-held = Questa carta è già davanti a qualcuno.
salem-code-not-held = Questa carta non è lì.
salem-code-no-such-ability = Questa persona non ha quest’abilità.
salem-code-ability-is-spent = Quest’abilità è già stata usata.
salem-code-cards-do-not-add-up = Le carte non tornano. Guardatele ancora una volta.
salem-code-bad-name = Un nome ha da 1 a 24 lettere.
salem-code-duplicate-name = Qualcun altro ha questo nome. Aggiungete una lettera a uno dei due.
salem-code-too-few-players = Troppo pochi giocatori: ne servono almeno due.
salem-code-too-many-players = Troppi giocatori: al massimo dodici.
salem-code-bad-witch-count = In gioco possono esserci da 1 a 5 carte strega.
salem-code-duplicate-character = Qualcun altro ha questo personaggio.
salem-code-unknown-character = Questo personaggio non esiste.
salem-code-game-is-over = La partita è finita. Si può solo annullare.
salem-code-waiting-for-dead-cards = Prima si scoprono le carte dei morti.
salem-code-already-taken = La carta di questa persona è già segnata.
salem-code-piety-forbids = La Pietà la protegge dalle carte rosse.
salem-code-not-yours = Tocca a un’altra persona o a chi conduce la partita.
