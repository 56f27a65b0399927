# Salem 1692 junto a la partida: opciones, pasar el aparato, final, crónica, personajes, reglas.

## Las cartas por su nombre

tryal-witch = Bruja
tryal-constable = Alguacil
tryal-not-a-witch = No es bruja

## Opciones de la preparación

salem-setup-characters = Personajes del ayuntamiento
salem-setup-characters-hint = Solo si jugáis con ellos. Cada uno está una vez en la mesa.
salem-setup-characters-ghosts = Con fantasmas en la mesa no se usan personajes.
salem-setup-character-of = Personaje de { $name }
salem-setup-character-none = Ninguno
salem-setup-witch-cards = Cartas de bruja en juego
salem-setup-witch-cards-usual = Lo habitual
salem-setup-witch-cards-usual-number = Lo habitual: { $number }
salem-setup-witch-cards-harder = Más difícil
salem-setup-witch-cards-harder-number = Más difícil: { $number }
salem-setup-witch-cards-other = Otro número
salem-setup-witch-cards-note = Ni lo habitual ni lo más difícil. Contad las cartas repartidas.
salem-setup-printing = Edición
salem-setup-printing-15th = 15.ª impresión o posterior
salem-setup-printing-15th-hint = ¿Hay duda? Esta.
salem-setup-printing-older = Una impresión anterior
salem-setup-printing-older-hint = Cualquier carta de bruja mata, la Piedad prohíbe cartas rojas, la Noche va al fondo.
salem-setup-rules = Reglas sueltas
salem-setup-rule-as-printed = Como en la edición
salem-setup-rule-death = Se muere al descubrir
salem-setup-rule-death-last-witch-card = la última carta de bruja propia
salem-setup-rule-death-any-witch-card = cualquier carta de bruja
salem-setup-rule-piety = La Piedad
salem-setup-rule-piety-doubles = dobla los puntos necesarios
salem-setup-rule-piety-forbids = prohíbe cartas rojas
salem-setup-rule-night-card = Tras una noche, la carta de Noche va
salem-setup-rule-night-card-lower-half = a la mitad inferior
salem-setup-rule-night-card-bottom = al fondo
salem-setup-rule-the-dead = ¿Fueron brujas los muertos?
salem-setup-rule-the-dead-keep-silent = Pueden callar
salem-setup-rule-the-dead-declare = Tienen que decirlo
salem-setup-rule-blue-cards-at-two = Cuando quedan dos, las cartas azules
salem-setup-rule-blue-cards-at-two-stay = se quedan
salem-setup-rule-blue-cards-at-two-leave = salen de la partida
salem-setup-rule-conspiracy = En una conspiración, cada cual recibe una carta
salem-setup-rule-conspiracy-from-the-left = de la izquierda
salem-setup-rule-conspiracy-pooled = de un montón barajado
salem-setup-tracking = ¿Quién me dice las cartas?
salem-setup-tracking-counts = Nadie
salem-setup-tracking-counts-hint = Nada que anotar. Cuento las cartas de bruja que están boca arriba.
salem-setup-tracking-ledger = Cada cual, en secreto
salem-setup-tracking-ledger-hint = Medio minuto por jugador, más o menos. Veo toda victoria y al final cuento la historia entera.
salem-setup-tracking-ledger-ghosts = Quien está a la izquierda de un fantasma anota sus cartas.

## Pasar el aparato

hand-title = Anotad vuestras cartas de juicio
hand-title-take = Anotad la carta tomada
hand-pass = Pasadme a { $name }
hand-pass-took = Pasadme a { $name } (carta de { $from })
hand-pass-ghost = Cartas de { $ghost }: pasadme a { $name }
hand-alone = Solo puede mirar { $name }.
hand-uncover = Descubrir
hand-cover = Tapar
hand-count = { $done } de { $count } anotados
hand-somebody-else = Otra persona antes
hand-question-card = Tu carta { $place } de { $count }
hand-question-took = ¿Qué carta tomaste?
hand-question-gave = ¿Qué carta pusiste en el montón?
hand-question-dealt = ¿Qué carta te tocó?
hand-changes-places = Las respuestas cambian de sitio cada vez, para que tu mano no delate nada.
hand-check = ¿Es así?
hand-check-covered = Tapado otra vez. Anotad o elegid de nuevo.
hand-again = Elegir de nuevo
hand-enter = Anotar y tapar
hand-thanks = Anotado. Pasadme.
hand-take-back = Anotar de nuevo las cartas de { $name }
hand-all = Todas las cartas están anotadas.
hand-did-not-add-up = Las cartas anotadas no cuadran. Anotadlas todas otra vez, por favor. No se nombra a nadie.
hand-expects = Espero { $cards }.
hand-often = A menudo es esto:
hand-often-number = Se repartió otro número de cartas de bruja.
hand-often-beside = El dedo tocó la respuesta de al lado.
hand-often-took = Cuenta la carta que tomasteis, no la que os quitaron.
hand-often-left = La carta viene de la izquierda: { $name } toma de { $from }.
hand-enter-again = Anotar otra vez
hand-other-number = Repartimos otro número de cartas de bruja
hand-to-names = Volver a los nombres

## El final

end-title =
    { $winner ->
        [witches] Las brujas han ganado
       *[townspeople] El pueblo ha ganado
    }
end-why-townspeople = Todas las cartas de bruja en juego están boca arriba.
end-why-witches = Solo quedan brujas con vida.
end-why-witches-claim = Todas las personas vivas dijeron ser brujas.
end-why-witches-ghosts = Con fantasmas en la mesa basta una muerte, la carta del alguacil o una mesa llena de brujas.
end-nights =
    { $count ->
        [0] Antes de la primera noche
        [one] Tras { $count } noche
       *[other] Tras { $count } noches
    }
end-rule = Cómo acaba una partida
end-late =
    { $count ->
        [one] { $names } se unió a las brujas demasiado tarde y pierde con el pueblo.
       *[other] { $names } se unieron a las brujas demasiado tarde y pierden con el pueblo.
    }
end-people = Quién era quién
end-who-lived = Quién vivió
end-unknown = Quién más fue bruja solo lo sabéis vosotros.
end-showed =
    { $card ->
        [constable] Mostró la carta de alguacil
       *[witch] Mostró una carta de bruja
    }
end-was-witch = Bruja
end-was-townsperson = Pueblo
end-lived = Con vida
end-died = Sin vida
end-left = Se fue
end-story = La historia
end-again = Otra vez con la misma mesa
end-export = Guardar esta partida en un archivo

## La crónica

record-empty = Todavía no ha pasado nada.
record-night = Noche { $night }
record-start = Antes de la primera noche
record-known-now = Secreto hasta ahora
record-dawn = Amanece sobre Salem.
record-black-cat = El Gato Negro va a { $player }.
record-night-began = Cae la noche { $night }.
record-gavel = El martillo está ante { $player }.
record-gavel-nobody = El martillo no está ante nadie.
record-confessed =
    { $card ->
        [witch] { $player } confiesa y descubre una carta de bruja.
        [constable] { $player } confiesa y descubre la carta del alguacil.
       *[not-a-witch] { $player } confiesa y descubre una carta «No es bruja».
    }
record-confessed-ability = { $player } confiesa sin descubrir carta.
record-attacked-died = Ataque nocturno a { $player }: muere.
record-attacked-saved =
    { $why ->
        [gavel] Ataque nocturno a { $player }: el martillo salva.
        [confessed] Ataque nocturno a { $player }: la confesión salva.
       *[asylum] Ataque nocturno a { $player }: el Asilo salva.
    }
record-attacked-dead = Ataque nocturno a { $player }: ya había muerto.
record-attacked-forfeits = Ataque nocturno a { $player }: pierde dos cartas de juicio.
record-revealed =
    { $card ->
        [witch] { $player } descubre una carta de bruja.
        [constable] { $player } descubre la carta del alguacil.
       *[not-a-witch] { $player } descubre una carta «No es bruja».
    }
record-ledger-corrected = Las cartas de la mesa tenían razón; mi lista de las cartas de { $player } estaba mal.
record-died =
    { $cause ->
        [witch-card] { $player } muere por una carta de bruja.
        [all-cards-revealed] { $player } muere: todas sus cartas de juicio están boca arriba.
        [matchmaker] { $player } muere por el lazo de la Casamentera.
       *[night] { $player } muere en la noche.
    }
record-left = { $player } ha dejado la mesa. Las cartas se descubren.
record-left-gave = { $player } ha dejado la mesa. { $to } recibe las cartas, sin mostrarlas.
record-forfeits =
    { $count ->
        [one] { $player } tiene que descubrir { $count } carta de juicio.
       *[other] { $player } tiene que descubrir { $count } cartas de juicio.
    }
record-turned-up = { $player } descubre: Bruja { $witch }, Alguacil { $constable }, No es bruja { $not_a_witch }.
record-blue-given =
    { $card ->
        [asylum] { $player } recibe el Asilo.
        [black-cat] { $player } recibe el Gato Negro.
        [matchmaker] { $player } recibe una Casamentera.
       *[piety] { $player } recibe la Piedad.
    }
record-blue-moved =
    { $card ->
        [asylum] El Asilo pasa de { $from } a { $to }.
        [black-cat] El Gato Negro pasa de { $from } a { $to }.
        [matchmaker] Una Casamentera pasa de { $from } a { $to }.
       *[piety] La Piedad pasa de { $from } a { $to }.
    }
record-blue-discarded =
    { $card ->
        [asylum] { $player } pierde el Asilo.
        [black-cat] { $player } pierde el Gato Negro.
        [matchmaker] { $player } pierde una Casamentera.
       *[piety] { $player } pierde la Piedad.
    }
record-accused =
    { $points ->
        [one] Acusación contra { $player }: { $points } punto.
       *[other] Acusación contra { $player }: { $points } puntos.
    }
record-accusations-cleared = Se descartan las cartas rojas ante { $player }.
record-conspiracy = { $player } roba la Conspiración.
record-cat-card-skipped = Esta vez el Gato Negro no descubre ninguna carta.
record-taking = Cada cual toma una carta de la izquierda.
record-passed = { $player } da { $gave ->
        [witch] una carta de bruja
        [constable] la carta del alguacil
        *[not-a-witch] una carta «No es bruja»
        } y recibe { $got ->
        [witch] una carta de bruja
        [constable] la carta del alguacil
        *[not-a-witch] una carta «No es bruja»
        }.
record-takes-forgotten = Las cartas anotadas no cuadraban. Se anotaron todas de nuevo.
record-conspiracy-ended = La conspiración ha terminado.
record-claimed = Se dice que solo quedan brujas.
record-claim-false = No era verdad.
record-claim-true = Era verdad.
record-witches-chose = Las brujas eligieron a { $player }.
record-won-townspeople = El pueblo ha ganado.
record-won-witches = Las brujas han ganado.

## Personajes, con nuestras palabras

character-abigail-williams = Abigail Williams
    .ability = Si tu acusación provoca el juicio, puedes descartar todas las cartas rojas ante ti.
character-ann-putnam = Ann Putnam
    .ability = Al final de tu turno, roba dos cartas por cada carta de juicio que hayas descubierto en él.
character-cotton-mather = Cotton Mather
    .ability = Una Prueba contra ti vale solo un punto.
character-george-burroughs = George Burroughs
    .ability = Hacen falta ocho puntos para juzgarte.
character-giles-corey = Giles Corey
    .ability = Si robas dos cartas rojas, muéstralas y roba una tercera carta.
character-john-proctor = John Proctor
    .ability = Cuando alguien muere, te llevas hasta tres cartas de su mano.
character-martha-corey = Martha Corey
    .ability = Tienes la habilidad de la primera persona viva a tu derecha.
character-mary-warren = Mary Warren
    .ability = Ni la Casamentera ni el Gato Negro te dañan.
character-rebecca-nurse = Rebecca Nurse
    .ability = Roba una carta cuando un juicio descubre la carta de otra persona.
character-samuel-parris = Samuel Parris
    .ability = Dos veces por partida, roba de los descartes; nunca una carta negra.
character-sarah-good = Sarah Good
    .ability = Robo e Incendio no te afectan.
character-thomas-danforth = Thomas Danforth
    .ability = Cuando acusas, basta un punto menos.
character-tituba = Tituba
    .ability = Una vez por partida, antes de robar, ordena el mazo a tu gusto durante un minuto.
character-will-griggs = Will Griggs
    .ability = Puedes jugar una Coartada como si fuera un Testigo.
character-william-phips = William Phips
    .ability = Una vez por partida, confiesa sin descubrir carta.

## Las reglas en breve; cada línea es un punto

rules-title = Cómo se juega
rules-aim = El objetivo
    .text =
        El pueblo gana cuando todas las cartas de bruja están boca arriba.
        Las brujas ganan cuando solo quedan brujas con vida.
        Quien ha tenido alguna vez una carta de bruja es bruja para siempre.
rules-setup = Antes de empezar
    .text =
        Todos reciben igual número de cartas de juicio, boca abajo. Miradlas en secreto.
        Una carta hace al alguacil, una o más hacen brujas; las demás son «No es bruja».
        Escribid los nombres en sentido horario, como en la mesa.
rules-dawn = El alba
    .text =
        Todos cierran los ojos. Las brujas los abren y se reconocen.
        Juntas dan el Gato Negro a alguien. Puede ser una bruja.
        Quien tiene el Gato Negro juega el primer turno. Se juega en sentido horario.
rules-day = Un turno de día
    .text =
        Roba dos cartas, o juega cuantas quieras.
        Las rojas acusan, las verdes actúan al momento, las azules se quedan ante alguien.
        Una carta negra se cumple al momento: Noche o Conspiración.
rules-trial = Un juicio
    .text =
        Acusación vale 1 punto, Prueba 3, Testigo 7.
        Con 7 puntos, quien acusó al final descubre una carta de juicio de la persona acusada. Después se descartan todas sus cartas rojas.
        La Piedad dobla los puntos necesarios. En impresiones anteriores prohíbe cartas rojas.
rules-blue = Cartas azules
    .text =
        Asilo: la noche no puede matar aquí.
        Piedad: hacen falta el doble de puntos para el juicio.
        Casamentera: cuando muere una de las dos personas unidas, muere también la otra.
        Gato Negro: una conspiración empieza descubriendo una carta de quien lo tiene.
rules-night = La noche
    .text =
        Todos cierran los ojos. Las brujas acuerdan una persona viva.
        Luego el alguacil da el martillo a otra persona.
        Todos abren los ojos. El martillo está a la vista.
rules-confession = La confesión
    .text =
        Mientras corre la arena, cualquiera puede descubrir una carta de juicio propia y queda a salvo esta noche.
        Esa carta cuenta como otra cualquiera: puede matar o terminar la partida.
        Luego digo quién fue atacado. Martillo, confesión y Asilo salvan.
        Después se barajan mazo y descartes, con la Noche en la mitad inferior (impresiones anteriores: al fondo).
rules-conspiracy = La conspiración
    .text =
        Quien robó la carta descubre una carta de juicio de quien tiene el Gato Negro.
        Luego todos a la vez toman una carta de juicio boca abajo de su izquierda.
        Quien toma una carta de bruja es bruja para siempre.
        Cada cual mira sus cartas y las baraja.
rules-death = La muerte
    .text =
        Se muere con la última carta de bruja propia (impresiones anteriores: con cualquiera), con todas las cartas de juicio boca arriba, en la noche o por la Casamentera.
        Se descubren todas las cartas de juicio de los muertos y se descartan sus cartas azules.
        Tres últimas palabras, luego silencio. Los muertos ganan o pierden con su bando.
rules-end = Los dos últimos
    .text =
        Con dos vivos, Robo y Chivo Expiatorio no se pueden usar.
        Si las brujas creen que solo quedan ellas, pueden decirlo de noche, o vosotros de día. Todos los vivos responden con los ojos abiertos.
        De noche lo dice la estrellita de la esquina: tocadla y mantened el botón del centro. Para el alguacil no hace nada.
rules-ghosts = Dos o tres jugadores
    .text =
        Los fantasmas completan la mesa hasta cuatro. Tienen cinco cartas de juicio y no juegan turnos.
        El alguacil puede proteger a cualquiera, o a nadie.
        La noche no mata: la víctima pierde dos cartas de juicio, que elige quien está a su izquierda.
        Las brujas ganan si se descubre la carta del alguacil, con cualquier muerte, o si todos son brujas.
