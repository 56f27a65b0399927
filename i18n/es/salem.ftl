# Las pantallas de una partida. Los nombres llegan como { $name }; ninguna frase necesita su género.
# Las ventanas de elección dicen lo mismo a brujas y alguacil: no nombrar ningún papel.

## Cartas y signos

blue-asylum = Asilo
blue-black-cat = Gato Negro
blue-matchmaker = Casamentera
blue-piety = Piedad
gavel = Martillo
red-accusation = Acusación
red-evidence = Prueba
red-witness = Testigo
seat-dead = sin vida
seat-ghost = fantasma
seat-left = se ha ido
seat-face-down =
    { $count ->
        [0] ninguna carta boca abajo
        [one] { $count } carta boca abajo
       *[other] { $count } cartas boca abajo
    }
seat-face-up =
    { $card ->
        [witch] { $count ->
            [1] Bruja
            *[other] Bruja ×{ $count }
            }
        [constable] Alguacil
       *[not-a-witch] { $count ->
            [1] No es bruja
            *[other] No es bruja ×{ $count }
            }
    }
seat-accused = { $points } de { $threshold }
seat-accused-protected = { $points }
seat-accused-label = acusaciones: { $points } de { $threshold } puntos
seat-trial = ¡Juicio!
table-seats = La mesa, en sentido horario

## La voz y la arena

narrator = Voz narradora
hold-again = Pulsad otra vez para hacerlo
sand-left =
    { $seconds ->
        [one] Queda { $seconds } segundo
       *[other] Quedan { $seconds } segundos
    }
sand-pause = Parar la arena
sand-resume = Dejar correr
sand-more = +15 s
sand-more-label = 15 segundos más
sand-end = Terminar ya
sand-own-done = La arena se ha acabado
sand-own = Girad vuestro reloj de arena.
sand-turn = Reloj de arena
sand-turn-title = Girar el reloj para…
sand-slow-turn = un turno lento
    .hint = Cuando se acabe, esa persona roba dos cartas y termina su turno.
sand-ability = una habilidad
    .hint = El minuto de Tituba con el mazo, o una de las dos veces de Samuel Parris.
sand-last-words = tres últimas palabras
    .hint = Después, los muertos callan.
sand-discussion = un debate
    .hint = Termina con dos golpes; no pasa nada más.

## Antes del alba y de día

before-dawn = ¿Están todos? Ponedme en el centro de la mesa.
before-dawn-begin = Cerrad los ojos: el alba
day-title =
    { $night ->
        [0] El primer día
       *[other] El día tras la noche { $night }
    }
night-title =
    { $night ->
        [0] El alba
       *[other] Noche { $night }
    }
day-witch-cards = Cartas de bruja halladas
day-witch-cards-of = { $revealed } de { $in_play }
day-constable-in-play = Alguacil en juego
day-constable-gone = Ya no hay alguacil
day-black-cat = Gato Negro: { $name }
day-black-cat-nobody = Gato Negro: nadie
day-tap = Tocad a alguien para anotar lo ocurrido
day-last-two = Quedan dos: ni Robo ni Chivo Expiatorio
day-night = Noche
day-night-label = Salió la carta de Noche: empezar la noche
day-conspiracy = Conspiración
day-conspiracy-label = Salió la carta de Conspiración
day-who-drew = ¿Quién robó la Conspiración?

## La hoja de una persona

trial = Descubrir una carta de juicio
trial-which = ¿Qué carta se ha descubierto?
trial-another = ¿Tiene { $name } otra carta de bruja boca abajo?
trial-another-yes = Sí, { $name } vive
trial-another-no = No, { $name } muere
trial-deadly-last = Es la última carta de { $name }. Descubrirla es la muerte.
trial-deadly-witch = Una carta de bruja. Puede ser la muerte.
trial-reveal = Descubrirla
trial-deciding =
    { $winner ->
        [witches] Con esta carta ganan las brujas.
       *[townspeople] La última carta de bruja: gana el pueblo.
    }
accuse = Acusaciones
accuse-points = { $points } de { $threshold } puntos
accuse-points-protected = La Piedad protege: sin cartas rojas
accuse-danforth = Si acusa Thomas Danforth: { $threshold }
accuse-trial = Bastan para un juicio
accuse-card =
    { $points ->
       *[other] +{ $points }
    }
accuse-clear = Descartar las cartas rojas
blue = Cartas azules
blue-give = Poner
blue-move = Mover
blue-discard = Descartar
blue-to = { $card }: ¿a quién?
character = Ayuntamiento
character-inherits = Ahora con la habilidad de { $character }
dead-title = Ha muerto: { $name }
left-title = { $name } ha dejado la mesa
dead-nothing = Los muertos no participan.
left-nothing = Quien se ha ido ya no participa.
ghost-nothing = Aquí no se sienta nadie.
person-rename = Corregir el nombre
person-rename-done = Poner este nombre
person-swap = Cambiar de sitio con …
person-after = Sentarse después de …
person-leave = Deja la mesa …
person-leave-what = ¿Qué pasa con las cartas ocultas de { $name }?
person-leave-up = Se descubren
person-leave-give = Alguien las recibe sin mirarlas: …
person-leave-up-do = { $name } se va y las cartas se descubren
person-leave-give-do = { $name } se va y { $to } recibe las cartas
person-late = Quien llega tarde mira esta partida: las reglas no le dejan sitio. Jugará la siguiente.

## Noche

night-paused = La noche espera
interrupted-title = Nos han interrumpido
interrupted-do = Cerrad todos los ojos. Luego pulsad, y seguimos donde estábamos.
taken-back-title = Deshecho
taken-back-do = Todos los ojos cerrados. Luego pulsad, y seguimos desde ahí.
taken-back-goes-on = Seguid con los ojos cerrados. En un momento continuamos desde ahí.
asleep-all = Todos duermen
night-progress = { $done } de { $count } pasos

## Una ventana de elección: las mismas palabras para quien mire

choose-title = Tocad a alguien
choose-nobody = Nadie
choose-confirm = Mantener para elegir a { $name }
choose-confirm-nobody = Mantener para no elegir a nadie
choose-first = Aún no hay elección
choose-turn = Girar la pantalla
choose-mark-words = Solo quedamos nosotros
choose-mark-confirm = Mantener: solo quedamos nosotros

## La confesión

confess-title = ¿Quién confiesa?
confess-of = { $name } confiesa
confess-without-card = Sin carta
confess-without-card-hint = William Phips, una vez por partida
confess-done = ha confesado
confess-gavel = Martillo: { $name }
confess-gavel-nobody = Martillo: nadie

## El resultado y las cartas de los muertos

morning-title = Mañana
morning-died = Ha muerto: { $name }
morning-lives = Vive: { $name }
morning-why-gavel = Ataque en la noche, y el martillo salva.
morning-why-confessed = Ataque en la noche, y la confesión salva.
morning-why-asylum = Ataque en la noche, y el Asilo salva.
morning-why-dies = Ataque en la noche.
morning-why-already-dead = Ataque en la noche, pero la muerte ya había llegado.
morning-why-loses-cards = Ataque en la noche; se pierden dos cartas de juicio.
morning-matchmaker = Unido por la Casamentera: { $name }
morning-to-day = Pasar al día
turn-up-dead = { $name } muere
turn-up-all =
    { $count ->
        [one] Poned boca arriba la última carta.
       *[other] Poned boca arriba las { $count } cartas.
    }
turn-up-lost = { $name } pierde cartas
turn-up-lost-count =
    { $count ->
        [one] { $chooser } elige la carta. Ponedla boca arriba.
       *[other] { $chooser } elige { $count } cartas. Ponedlas boca arriba.
    }
turn-up-left =
    { $count ->
        [0] Están todas anotadas
        [one] Falta { $count } carta por anotar
       *[other] Faltan { $count } cartas por anotar
    }
turn-up-confirm = Así es
turn-up-innocent = Ninguna es de bruja
turn-up-declare = Quien muere dice si alguna vez fue bruja.
turn-up-less = Una menos: { $card }
turn-up-more = Una más: { $card }

## La conspiración

plot-title = Conspiración
plot-drawn = { $drawer } robó la carta.
plot-cat = { $drawer } descubre una carta de juicio de { $name }
plot-take = Cada cual toma una carta de la izquierda
plot-take-pooled = Cada cual da una carta; barajad y repartid una a cada uno
plot-look = Mirad vuestras cartas en secreto y barajadlas.
plot-takes-from = toma de { $name }
plot-take-note = Todos a la vez, boca abajo. Las descubiertas se quedan.
plot-done = Todos han tomado
plot-end = Pasar al día

## La afirmación de que solo quedan brujas

answer-title = ¿Solo quedan brujas?
answer-ask = Quienes vivís: ¿sois brujas todos?
answer-yes = Sí, todos
answer-no = No, hay otros

## El menú

menu-title = Menú
menu-claim = Las brujas dicen: solo quedamos nosotras

## El estante

salem-stand =
    { $phase ->
        [setup] El alba está por llegar
        [dealing] Anotando las cartas
        [dawn] Al alba
        [night] Noche { $nights }
        [conspiracy] En una conspiración
        [over] Terminada
       *[day] { $nights ->
            [0] El primer día
           *[other] El día tras la noche { $nights }
        }
    }

## The demo night

# The people of a sample table, one a line.
salem-demo-names =
    Ana
    Beto
    Clara
    Diego
    Eva
salem-demo-asleep = Todos cierran los ojos. Yo guío la noche para que podáis jugar todos.
salem-demo-witches = Las brujas tocan un nombre y mantienen pulsado el botón. Nadie lo oye, y los demás tienen los ojos cerrados.
salem-demo-constable = El alguacil protege a alguien en la misma pantalla: nada delata quién está mirando.
salem-demo-eyes-open = Ojos abiertos. Todos ven ante quién está el mazo; nadie sabe a quién atacaron.
salem-demo-confess = Mientras cae la arena, quien descubre una carta de juicio queda a salvo esta noche.
salem-demo-died = Solo ahora se sabe quién ha muerto. Sus cartas se ponen boca arriba.
salem-demo-day = De día jugáis vuestras propias cartas. Dos toques anotan lo que hay en la mesa.
salem-demo-trial = Con bastantes acusaciones hay juicio: se descubre una carta de juicio. Esta es una bruja.
salem-demo-end = Yo encuentro el final y cuento la historia de la velada. Ahora os toca a vosotros.

## Set-up and settings

setup-ghosts =
    { $count ->
        [one] Un fantasma ocupa el puesto vacío
       *[other] { $count } fantasmas ocupan los puestos vacíos
    }
setup-ghosts-seats = En sentido horario: { $names }
setup-ghost-name = Fantasma { $number }
setup-deal = Repartid { $count } cartas: { $cards }
cards-counted = { $witch } × Bruja, { $constable } × Alguacil, { $not_a_witch } × No es bruja
setup-cards-each =
    { $count ->
        [one] { $count } carta de juicio cada uno
       *[other] { $count } cartas de juicio cada uno
    }
settings-witches-least = Las brujas tienen los ojos abiertos al menos
settings-constable-least = El alguacil tiene los ojos abiertos al menos
settings-least-hint = Para que elegir deprisa no delate nada.
settings-ask-asleep = Preguntar si todos duermen
settings-ask-asleep-hint = La noche espera un toque antes de que despierten las brujas.
settings-timer = Reloj de arena para confesar
settings-timer-digital = El reloj de esta pantalla
settings-timer-own = El reloj de arena del juego
settings-sand = La arena corre
settings-discussion = Un debate dura
settings-minutes = { $count } min
