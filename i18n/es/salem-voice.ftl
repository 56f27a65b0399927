# Las líneas habladas de Salem 1692. El id de cada mensaje es el id de la línea en el guion y el nombre de su archivo de sonido.
# Nunca se nombra, se cuenta ni se insinúa quién es bruja; donde el género o el número delataría, se evita.

## El alba

dawn-close-eyes = Es la hora antes del alba en Salem. Todo el mundo cierra los ojos.
dawn-witches-open = Las brujas abren los ojos y se reconocen. Sin hacer ruido, acuerdan quién recibirá el Gato Negro.
dawn-witches-close = Las brujas cierran los ojos.
dawn-open-eyes = Sale el sol sobre Salem. Todo el mundo abre los ojos.
dawn-black-cat = El Gato Negro ha encontrado su hogar. La mesa muestra dónde. Quien tiene el gato juega el primer turno.

## La noche

night-close-eyes = Ha caído la noche sobre Salem. Todo el mundo cierra los ojos.
night-witches-open = Las brujas abren los ojos. Sin hacer ruido, acuerdan quién será su víctima.
night-witches-close = Las brujas cierran los ojos y callan.
night-constable-open = El alguacil abre los ojos. Elige a quién protegerá esta noche. No puede protegerse.
night-constable-open-ghosts = El alguacil abre los ojos. Elige a quién protegerá esta noche. Puede protegerse, o no proteger a nadie.
night-constable-close = El alguacil cierra los ojos.
night-open-eyes = La hora más oscura ha pasado. Todo el mundo abre los ojos.
night-gavel = El martillo está ante una persona, a la vista de todo el mundo.
night-no-constable = Ya nadie vela por Salem.

## La confesión

confession-open = Ha llegado la hora de confesar. Quien lo desee puede descubrir una carta de juicio antes de que se acabe la arena.
confession-own-timer = Ha llegado la hora de confesar. Alguien gira el reloj de arena. Quien lo desee puede descubrir una carta de juicio antes de que se acabe la arena.
confession-half = Ha caído la mitad de la arena.
confession-ten = Quedan diez segundos.
confession-closed = La arena se ha acabado. La hora de confesar ha terminado.

## El resultado de la noche

result-died = Llega la mañana, pero no para todo el mundo. Durante la noche, alguien ha muerto.
result-spared = Llega la mañana. La noche no se ha llevado a nadie. Salem está a salvo.
result-ghost-loss = La víctima de la noche pierde dos cartas de juicio. Las elige quien está a su izquierda.

## La muerte

death-turn-up = La muerte no guarda secretos. Todas sus cartas de juicio se ponen boca arriba.
death-last-words = Quien ha muerto puede decir tres últimas palabras. Después, solo silencio.
death-matchmaker = Un momento después, el lazo de la Casamentera se lleva a otra persona.
constable-gone = La carta del alguacil está descubierta. Desde ahora, nadie vela por Salem.

## La conspiración

conspiracy-begin = Un susurro recorre Salem. Comienza la conspiración.
conspiracy-cat-card = Quien sacó la carta descubre ahora una carta de juicio de quien tiene el Gato Negro.
conspiracy-no-cat = Hoy el Gato Negro no alcanza a nadie. No se descubre ninguna carta.
conspiracy-take = Ahora, a la vez, cada persona toma una carta de juicio boca abajo de quien está a su izquierda.
conspiracy-take-pooled = Cada persona saca una carta de juicio boca abajo de quien está a su izquierda. Esas cartas se juntan, se barajan, y se reparte una a cada persona.
conspiracy-ghosts = Si una carta pasa a un fantasma, la elige quien está a la izquierda del fantasma.
conspiracy-look = Cada persona mira sus cartas en secreto, y las baraja.
conspiracy-hand-round = Ahora paso de mano en mano. Cada persona anota, sin que nadie la vea, la carta que tomó.
conspiracy-end = Los susurros se apagan. El día continúa.

## Se dice que solo quedan brujas

claim-open = Todo el mundo abre los ojos. Se dice que solo quedan brujas con vida. Si es verdad, que lo diga ahora cada persona viva.
claim-false = No era verdad. En Salem aún queda gente honrada.

## El final

win-townspeople = Salem se ha salvado. Todas las cartas de bruja están boca arriba. El pueblo ha ganado.
win-witches = Las tinieblas se han adueñado de Salem. Las brujas han ganado.

## Avisos y mandos

last-two = Solo quedan dos personas con vida. Robo y Chivo Expiatorio ya no se pueden usar.
shuffle-lower-half = Se barajan juntos el mazo y los descartes, con la carta de Noche en la mitad inferior. Quien solo había robado una carta roba ahora la segunda.
shuffle-bottom = Se barajan juntos el mazo y los descartes, y la carta de Noche va al fondo. Quien solo había robado una carta roba ahora la segunda.
turn-sand-out = La arena se ha acabado. Se roban dos cartas, y el turno termina.
ledger-hand-round = Ahora paso de mano en mano. Cada persona anota sus cartas de juicio sin que nadie la vea.
