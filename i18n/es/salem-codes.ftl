# Por qué las reglas de Salem 1692 rechazan algo, por código.

salem-code-wrong-phase = No en esta parte del juego.
salem-code-no-such-player = No hay nadie así.
salem-code-player-is-dead = Esta persona está muerta y ya no participa.
salem-code-player-is-alive = Esta persona está viva.
salem-code-no-card-face-down = No hay tantas cartas boca abajo.
salem-code-no-witch-card-left = Todas las cartas de bruja están ya boca arriba.
salem-code-constable-is-gone = La carta del alguacil está descubierta. Ya no hay alguacil.
salem-code-may-not-choose-self = Tiene que ser otra persona.
salem-code-already-held = Esta carta ya está ante alguien.
salem-code-not-held = Esta carta no está ahí.
salem-code-no-such-ability = Esta persona no tiene esa habilidad.
salem-code-ability-is-spent = Esta habilidad ya se usó.
salem-code-cards-do-not-add-up = Las cartas no cuadran. Miradlas otra vez.
salem-code-bad-name = Un nombre tiene de 1 a 24 letras.
salem-code-duplicate-name = Otra persona tiene ese nombre. Añadid una letra a uno de ellos.
salem-code-too-few-players = Muy pocos jugadores: hacen falta al menos dos.
salem-code-too-many-players = Demasiados jugadores: como mucho doce.
salem-code-bad-witch-count = Puede haber de 1 a 5 cartas de bruja en juego.
salem-code-duplicate-character = Otra persona tiene ese personaje.
salem-code-unknown-character = Ese personaje no existe.
salem-code-game-is-over = La partida ha terminado. Solo se puede deshacer.
salem-code-waiting-for-dead-cards = Primero se descubren las cartas de los muertos.
salem-code-already-taken = La carta de esta persona ya está anotada.
salem-code-piety-forbids = La Piedad la protege de las cartas rojas.
salem-code-not-yours = Eso le toca a otra persona o a quien dirige la partida.
