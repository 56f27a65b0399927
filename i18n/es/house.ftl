# Las palabras de la casa: el estante, la preparación, los ajustes, las negativas y los errores, y
# los mandos que comparten todos los juegos.

## Mandos

control-back = Atrás
control-close = Cerrar
control-on = Sí
control-off = No
control-undo = Deshacer
control-undo-into-the-dark = Mantener: volver a la noche
control-redo = Rehacer
control-bring-back = Recuperar
taken-back = Deshecho: { $what }
control-pause = Pausa
control-resume = Seguir
control-repeat-line = Repetir
control-skip-line = Saltar esta frase
control-restart-phase = Empezar esta fase otra vez
control-take-up-again = Seguir donde estábamos
control-captions-only = Seguir con subtítulos
control-voice-off = La voz está apagada
control-turn-screen = Girar la pantalla
control-full-screen = Pantalla completa: sí o no
control-menu = Menú
control-record = Crónica
control-rules = Reglas
control-help = Qué se puede hacer ahora
control-night-light = Luz de la noche: { $percent } %
keys = Teclas
    .text =
        Espacio: la voz espera y sigue.
        R: la frase otra vez.
        Flecha derecha, página abajo o un pedal: el paso siguiente, donde basta un toque.
        Escape: atrás, o el menú.
control-settings = Ajustes
control-export = Guardar una copia
control-leave = Al estante
control-hold = Mantener pulsado
control-touch-twice = Tocar dos veces

## Sonido y memoria, dicho una vez

sound-lost = El sonido se ha parado. ¿Sigue ahí el altavoz?
sound-muted = El altavoz está silenciado o al mínimo. Subid el volumen.
sound-no-device = No se encontró ningún altavoz. Conectad uno o encendedlo.
sound-unheard = No se oye nada
sound-read-aloud = Nadie me va a oír. Que alguien lea las frases en voz alta y mantenga los ojos abiertos.
sound-read-this = Lee esto en voz alta:
storage-not-kept = El disco se niega a escribir. La partida sigue, pero se perdería si la aplicación se cerrara.
notice-game-damaged = El archivo de la última partida estaba dañado. Lo que se pudo salvar está aquí; el archivo dañado se apartó: { $path }
notice-cannot-open-last = No se puede abrir la última partida. Su archivo no se ha tocado.
notice-game-invalid = Esta versión ya no puede abrir la última partida; su archivo queda como está: { $path }
notice-settings-damaged = El archivo de ajustes estaba dañado. Han vuelto los ajustes habituales; el archivo dañado se apartó: { $path }
notice-table-damaged = El archivo de la última mesa estaba dañado; escribid los nombres otra vez. El archivo dañado está ahora aquí: { $path }
notice-not-kept = Lo que ocurre ya no se puede escribir en el disco.
notice-settings-not-kept = El disco no acepta los ajustes. Valen hasta que se cierre la aplicación.
notice-no-sound = No se encontró ningún altavoz; solo hay subtítulos.
notice-sound-ended = El sonido ha dejado de funcionar. La partida sigue con subtítulos.
notice-program-ended = El motor del juego se ha parado. Cerrad la aplicación y abridla de nuevo: todo lo ocurrido hasta ahora está guardado.
notice-exported = Guardado: { $path }
notice-put-away = Entendido

## El estante

shelf-title = Town Crier
shelf-motto = La voz en el centro de la mesa
shelf-what = Dirige en voz alta el alba y la noche de Salem 1692, guarda los secretos, gira la arena y lo recuerda todo.
shelf-unofficial = Un compañero no oficial. Hace falta el juego.
shelf-go-on = Seguir con la última partida
shelf-look-again = Volver a ver la última partida
shelf-new-game = Nueva partida
shelf-open = Abrir un archivo
shelf-games = Partidas
drop-title = ¿Abrir la partida { $name }?
drop-open = Abrirla
drop-leave = Dejarla
shelf-first-time = ¿Primera velada? Nueva partida, escribid los nombres, empezad. Yo digo el resto.
shelf-demo = Una noche de prueba
shelf-demo-about = Un minuto y medio. Sin nombres; no se guarda nada.
demo-title = Noche de prueba
demo-next = Siguiente
demo-again = Ver otra vez

## Games on the shelf

games-title = Partidas en el estante
games-none = Todavía no se ha jugado nada.
games-go-on = Seguir
games-story = La historia
games-throw-away = Tirar
games-thrown = Tirada: { $names }. Se borrará del todo al salir del estante.
games-bring-back = Recuperar
games-unreadable = Esta partida no se puede leer.
looking-back = Recuerdos
looking-back-evenings =
    { $count ->
        [one] { $count } velada
       *[other] { $count } veladas
    }
looking-back-games =
    { $count ->
        [one] { $count } partida terminada
       *[other] { $count } partidas terminadas
    }
looking-back-times =
    { $count ->
        [one] una vez
       *[other] { $count } veces
    }
looking-back-player = Jugador
looking-back-played = Partidas
looking-back-won = Ganadas
looking-back-of = { $won } de { $known }
looking-back-unknown = «2 de 3»: en las demás partidas la mesa nunca supo en qué bando estaba.
looking-back-stays = Todo esto se queda en este dispositivo.
looking-back-forget = Empezar a contar de nuevo

## Preparación

setup-title = ¿Quién está a la mesa?
setup-clockwise = En sentido horario. Intro para el siguiente nombre, o pegad una lista entera.
setup-list = Jugadores, en sentido horario
setup-name = Nombre en el puesto { $place }
setup-next-name = Siguiente nombre
setup-known = Nombres de mesas anteriores
setup-known-forget = Olvidar los nombres de mesas anteriores
setup-last-table = La misma mesa que la última vez
setup-move = Mover a { $name }
setup-move-help = Arrastrar, o usar las teclas arriba y abajo
setup-earlier = Subir a { $name } un puesto
setup-later = Bajar a { $name } un puesto
setup-remove = Quitar a { $name }
setup-moved = { $name } está ahora en el puesto { $place } de { $count }.
setup-removed = { $name } ya no está en la lista.
setup-players =
    { $count ->
        [0] Nadie todavía
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
setup-begin = Empezar
setup-leaves-game = La partida con { $names } no ha terminado. Se queda en el estante, entre vuestras partidas.
setup-more = Más opciones
setup-more-hint = Personajes, cartas de bruja, edición, reloj de arena, sonido
setup-sound = Sonido y arena
setup-sound-test = Probar el sonido
setup-sound-test-hint = Debe oírse: «Si me oyes, ponme en el centro de la mesa». ¿No se oye nada? Subid el volumen y quitad el modo silencio.
sound-test-ask = ¿Me oís?
sound-test-question = ¿Se ha oído?
sound-test-yes = Sí
sound-test-no = No
sound-test-heard = Bien. Ponedme en el centro de la mesa.
sound-test-unheard = Subid el volumen y quitad el modo silencio. ¿Va el sonido a unos auriculares o a una pantalla? Luego probad otra vez.

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-language-choose = Palabras en pantalla
settings-language-system = El del sistema
settings-voice = Voz
settings-voice-on = La voz narradora habla
settings-voice-on-hint = Los subtítulos se ven en todo caso.
settings-voice-choose = Quién lee
settings-voice-none = Todavía no hay voz grabada para este idioma. Las frases salen como subtítulos.
settings-names-spoken = También se dicen los nombres
settings-names-spoken-hint = La voz de este dispositivo dice de quién trata una frase.
settings-names-spoken-none = Este dispositivo no tiene voz para este idioma. Los nombres solo se ven.
settings-lines-read = El lector de pantalla lee también las frases
settings-lines-read-hint = Si no, calla mientras habla la voz narradora.
settings-own-recordings = Grabaciones propias
settings-own-recordings-hint = Una carpeta con archivos de sonido que se llaman como las frases, por ejemplo night-close-eyes.ogg. Lo que falte lo lee la voz narradora.
settings-own-recordings-none = Ninguna elegida
settings-own-recordings-choose = Elegir carpeta
settings-own-recordings-without = Sin ella
settings-own-recordings-found = Se leen de aquí: { $used } de { $of } frases
settings-own-recordings-looking = Mirando los archivos…
settings-own-recordings-again = Volver a mirar
settings-own-recordings-gone = Esta carpeta no existe o no se puede abrir.
settings-own-recordings-deeper = Las grabaciones están en una carpeta de dentro:
settings-own-recordings-take = Usar { $folder }
settings-own-recordings-unreadable = No se pueden leer (sirven WAV, FLAC, MP3, OGG Vorbis, Opus y M4A):
settings-own-recordings-no-sound = No son sonido, pese a su nombre:
settings-own-recordings-damaged = Dañados o cortados:
settings-own-recordings-closed = No se permite abrirlos:
settings-own-recordings-empty = Archivos vacíos:
settings-own-recordings-silent = Nada más que silencio:
settings-own-recordings-far-too-long = Demasiado largos o grandes, con mucho:
settings-own-recordings-several = Varios archivos para una frase; se usa el más nuevo que se pueda leer:
settings-own-recordings-instead = { $name }, no { $other }
settings-own-recordings-clipped = Saturados:
settings-own-recordings-too-quiet = Demasiado bajos:
settings-own-recordings-too-loud = Demasiado fuertes:
settings-own-recordings-too-long = Demasiado largos para escucharlos a oscuras:
settings-own-recordings-silent-ends = Largo silencio en los extremos, que se omite:
settings-own-recordings-unknown = No se llaman como ninguna frase:
settings-own-recordings-missing = Frases sin archivo:
settings-own-recordings-more = y { $count } más
settings-volume = Volumen
settings-volume-voice = Voz narradora
settings-volume-ambience = Fondo
settings-volume-effects = Campana, martillo y búho
settings-scenes = Lo que suena junto a la voz
settings-scene-ambience = Viento, grillos, lluvia y fuego
settings-scene-music = Música
settings-scene-effects = Campana, martillo y búho
settings-listen = Escuchar: { $what }
settings-time = Ritmo y arena
settings-pace = Pausas
settings-pace-slow = Largas
settings-pace-normal = Normales
settings-pace-brisk = Breves
settings-pace-hint = Cuánto duran las pausas. La voz no cambia.
settings-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
settings-captions-suffice = Bastan los subtítulos
settings-captions-suffice-hint = Sin altavoz, la noche sigue sola con subtítulos.
settings-screen = Pantalla
settings-text-size = Tamaño del texto
settings-night-light = Luz de la noche
settings-night-light-hint = Cuánto brillan las pantallas oscuras. De día no cambia nada.
settings-percent = { $count } %
settings-high-contrast = Alto contraste
settings-reduced-motion = Menos movimiento
settings-hand = Botones para la
settings-hand-right = mano derecha
settings-hand-left = mano izquierda
settings-hold-time = Cuánto mantener pulsado
settings-hold-time-value = { $seconds } s
settings-two-touches = Confirmar con dos toques
settings-two-touches-hint = En vez de mantener pulsado, para manos que tiemblan: tocad y volved a tocar.
settings-table = Vuestra mesa
settings-seat-shape = Forma
settings-seat-shape-round = Redonda
settings-seat-shape-long = Larga
settings-seat-shape-one-side = Todos a un lado
settings-names-face-owners = Los nombres miran a sus jugadores
settings-quarter-turns = Giro de la pantalla
settings-quarter-turns-value =
    { $count ->
        [0] Derecha
        [1] Un cuarto a la derecha
        [2] Al revés
       *[3] Un cuarto a la izquierda
    }
settings-keep-awake = No apagar la pantalla durante la partida
settings-less = { $what }: menos
settings-greater = { $what }: más

## Por qué no se hizo algo

trouble-stale = Eso no ha ocurrido: antes pasó otra cosa. Mirad otra vez, por favor.
trouble-not-now = Ahora no.
trouble-cannot-read = No se pudo leer el archivo.
trouble-cannot-write = No se pudo escribir el archivo. No se guardó nada.
trouble-not-a-game = Este archivo no es una partida grabada.
trouble-other-encoding = Este archivo no es un texto legible. Quizá tenga otra codificación: guárdalo como UTF-8.
trouble-too-new = Esta partida se grabó con una versión más nueva.
trouble-too-large = Este archivo es demasiado grande para ser una partida.
trouble-went-otherwise = El paso { $step } de la partida grabada no se puede jugar.
trouble-out-of-range = Ese número no está permitido.
trouble-nothing-to-undo = Este es el principio de la partida.
trouble-nothing-to-redo = No hay nada que rehacer.
trouble-unreachable = Eso no ha ocurrido: no llegó ninguna respuesta. Intentadlo otra vez, por favor.

## Cuando el programa no puede empezar

start-in-use = Town Crier ya está abierto. Esta segunda ventana se retira, para que la partida sea una sola.
start-broken = Town Crier no puede empezar: { $reason }
