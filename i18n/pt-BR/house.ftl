# As palavras da casa: a estante, a preparação, os ajustes, as recusas e os erros, e os comandos
# que todos os jogos têm em comum.

## Comandos

control-back = Voltar
control-close = Fechar
control-on = Sim
control-off = Não
control-undo = Desfazer
control-undo-into-the-dark = Segure: de volta à noite
control-redo = Refazer
control-bring-back = Trazer de volta
taken-back = Desfeito: { $what }
control-pause = Pausar
control-resume = Continuar
control-repeat-line = Dizer de novo
control-skip-line = Pular esta frase
control-restart-phase = Recomeçar esta fase
control-take-up-again = Continuar de onde estávamos
control-captions-only = Continuar com legendas
control-voice-off = A voz está desligada
control-turn-screen = Girar a tela
control-full-screen = Tela cheia: sim ou não
control-menu = Menu
control-record = Registro
control-rules = Regras
control-help = O que se pode fazer agora
control-night-light = Luz da noite: { $percent }%
keys = Teclas
    .text =
        Espaço: a voz espera e continua.
        R: a frase mais uma vez.
        Seta para a direita, Page Down ou um pedal: o próximo passo, onde basta um toque.
        Esc: voltar, ou o menu.
control-settings = Ajustes
control-export = Salvar uma cópia
control-leave = Para a estante
control-hold = Segure
control-touch-twice = Toque duas vezes

## Som e memória, ditos uma vez

sound-lost = O som parou. O alto-falante ainda está aí?
sound-muted = O alto-falante está mudo ou no mínimo. Aumentem o volume.
sound-no-device = Nenhum alto-falante encontrado. Conectem um ou liguem-no.
sound-unheard = Não se ouve nenhum som
sound-read-aloud = Ninguém vai me ouvir. Alguém lê as frases em voz alta e fica de olhos abertos.
sound-read-this = Leia em voz alta:
storage-not-kept = O disco se recusa a gravar. A partida continua, mas se perderia se o aplicativo fechasse.
notice-game-damaged = O arquivo da última partida estava danificado. O que deu para salvar está aqui; o arquivo danificado foi posto de lado: { $path }
notice-cannot-open-last = Não é possível abrir a última partida. O arquivo dela ficou intacto.
notice-game-invalid = Esta versão não consegue mais abrir a última partida; o arquivo dela fica como está: { $path }
notice-settings-damaged = O arquivo de ajustes estava danificado. Os ajustes de costume voltaram; o arquivo danificado foi posto de lado: { $path }
notice-table-damaged = O arquivo da última mesa estava danificado; digitem os nomes mais uma vez. O arquivo danificado está agora aqui: { $path }
notice-not-kept = O que acontece não pode mais ser gravado no disco.
notice-settings-not-kept = O disco não aceita as configurações. Elas valem até o aplicativo fechar.
notice-no-sound = Nenhum alto-falante foi encontrado; só há legendas.
notice-sound-ended = O som parou de funcionar. A partida continua com legendas.
notice-program-ended = O motor do jogo parou. Fechem o aplicativo e abram de novo: tudo até agora está guardado.
notice-exported = Salvo: { $path }
notice-put-away = Entendi

## A estante

shelf-title = Town Crier
shelf-motto = A voz no centro da mesa
shelf-what = Conduz em voz alta o amanhecer e a noite de Salem 1692, guarda os segredos, vira a areia e se lembra de tudo.
shelf-unofficial = Um companheiro não oficial. É preciso ter o jogo.
shelf-go-on = Continuar a última partida
shelf-look-again = Rever a última partida
shelf-new-game = Nova partida
shelf-open = Abrir um arquivo
shelf-games = Partidas
drop-title = Abrir a partida { $name }?
drop-open = Abrir
drop-leave = Deixar
shelf-first-time = Primeira noite de jogo? Nova partida, digitem os nomes, comecem. O resto eu digo.
shelf-demo = Uma noite para experimentar
shelf-demo-about = Um minuto e meio. Sem nomes; nada é guardado.
demo-title = Noite de teste
demo-next = Próximo
demo-again = Ver de novo

## Games on the shelf

games-title = Partidas na estante
games-none = Nada foi jogado ainda.
games-go-on = Continuar
games-story = A história
games-throw-away = Jogar fora
games-thrown = Jogada fora: { $names }. Some de vez quando vocês saírem da estante.
games-bring-back = Trazer de volta
games-unreadable = Não dá para ler esta partida.
looking-back = Lembranças
looking-back-evenings =
    { $count ->
        [one] { $count } noite
       *[other] { $count } noites
    }
looking-back-games =
    { $count ->
        [one] { $count } partida até o fim
       *[other] { $count } partidas até o fim
    }
looking-back-times =
    { $count ->
        [one] { $count } vez
       *[other] { $count } vezes
    }
looking-back-player = Jogador
looking-back-played = Partidas
looking-back-won = Vitórias
looking-back-of = { $won } de { $known }
looking-back-unknown = “2 de 3”: nas outras partidas a mesa nunca soube de que lado a pessoa estava.
looking-back-stays = Tudo isto fica neste aparelho.
looking-back-forget = Começar a contar de novo

## Preparação

setup-title = Quem está à mesa?
setup-clockwise = Em sentido horário. Enter para o próximo nome, ou colem uma lista inteira.
setup-list = Jogadores, em sentido horário
setup-name = Nome no lugar { $place }
setup-next-name = Próximo nome
setup-known = Nomes de mesas anteriores
setup-known-forget = Esquecer os nomes de mesas anteriores
setup-last-table = A mesma mesa da última vez
setup-move = Mover { $name }
setup-move-help = Arraste, ou use as teclas para cima e para baixo
setup-earlier = Subir { $name } um lugar
setup-later = Descer { $name } um lugar
setup-remove = Remover { $name }
setup-moved = { $name } está agora no lugar { $place } de { $count }.
setup-removed = { $name } saiu da lista.
setup-players =
    { $count ->
        [0] Ninguém ainda
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
setup-begin = Começar
setup-leaves-game = A partida com { $names } não terminou. Ela fica na estante, entre as suas partidas.
setup-more = Mais opções
setup-more-hint = Personagens, cartas de bruxa, edição, ampulheta, som
setup-sound = Som e areia
setup-sound-test = Testar o som
setup-sound-test-hint = Deve-se ouvir: “Se você me ouve, me ponha no centro da mesa.” Nada? Aumentem o volume e tirem o modo silencioso.
sound-test-ask = Vocês me ouvem?
sound-test-question = Deu para ouvir?
sound-test-yes = Sim
sound-test-no = Não
sound-test-heard = Ótimo. Ponham-me no centro da mesa.
sound-test-unheard = Aumentem o volume e tirem o modo silencioso. O som vai para fones ou para uma tela? Depois testem de novo.

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-language-choose = Palavras na tela
settings-language-system = O do sistema
settings-voice = Voz
settings-voice-on = A voz narradora fala
settings-voice-on-hint = As legendas ficam de qualquer modo.
settings-voice-choose = Quem lê
settings-voice-none = Ainda não há voz gravada para este idioma. As frases aparecem como legendas.
settings-names-spoken = Os nomes também são ditos
settings-names-spoken-hint = A voz deste aparelho diz de quem trata uma frase.
settings-names-spoken-none = Este aparelho não tem voz para este idioma. Os nomes só aparecem na tela.
settings-lines-read = O leitor de tela também lê as frases
settings-lines-read-hint = Caso contrário, ele se cala enquanto a voz narradora fala.
settings-own-recordings = Suas próprias gravações
settings-own-recordings-hint = Uma pasta com arquivos de som com os nomes das frases, por exemplo night-close-eyes.ogg. O que faltar é lido pela voz narradora.
settings-own-recordings-none = Nenhuma escolhida
settings-own-recordings-choose = Escolher uma pasta
settings-own-recordings-without = Sem ela
settings-own-recordings-found = Lidas daqui: { $used } de { $of } frases
settings-own-recordings-looking = Examinando os arquivos…
settings-own-recordings-again = Olhar de novo
settings-own-recordings-gone = Esta pasta não existe ou não pode ser aberta.
settings-own-recordings-deeper = As gravações estão em uma pasta dentro dela:
settings-own-recordings-take = Usar { $folder }
settings-own-recordings-unreadable = Não podem ser lidos (WAV, FLAC, MP3, OGG Vorbis, Opus e M4A servem):
settings-own-recordings-no-sound = Não são som, apesar do nome:
settings-own-recordings-damaged = Danificados ou cortados:
settings-own-recordings-closed = Não podem ser abertos:
settings-own-recordings-empty = Arquivos vazios:
settings-own-recordings-silent = Nada além de silêncio:
settings-own-recordings-far-too-long = Longos ou grandes demais, e muito:
settings-own-recordings-several = Vários arquivos para uma frase; usa-se o mais novo que pode ser lido:
settings-own-recordings-instead = { $name }, não { $other }
settings-own-recordings-clipped = Saturados:
settings-own-recordings-too-quiet = Baixos demais:
settings-own-recordings-too-loud = Altos demais:
settings-own-recordings-too-long = Longos demais para ouvir no escuro:
settings-own-recordings-silent-ends = Silêncio longo nas pontas, que é deixado de fora:
settings-own-recordings-unknown = Não têm o nome de nenhuma frase:
settings-own-recordings-missing = Frases sem arquivo:
settings-own-recordings-more = e mais { $count }
settings-volume = Volume
settings-volume-voice = Voz narradora
settings-volume-ambience = Fundo
settings-volume-effects = Sino, martelo e coruja
settings-scenes = O que soa junto da voz
settings-scene-ambience = Vento, grilos, chuva e fogo
settings-scene-music = Música
settings-scene-effects = Sino, martelo e coruja
settings-listen = Ouvir: { $what }
settings-time = Ritmo e areia
settings-pace = Pausas
settings-pace-slow = Longas
settings-pace-normal = Normais
settings-pace-brisk = Curtas
settings-pace-hint = Quanto duram as pausas. A voz continua igual.
settings-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
settings-captions-suffice = Bastam as legendas
settings-captions-suffice-hint = Sem alto-falante, a noite segue sozinha em legendas.
settings-screen = Tela
settings-text-size = Tamanho do texto
settings-night-light = Luz da noite
settings-night-light-hint = O brilho das telas escuras. De dia nada muda.
settings-percent = { $count } %
settings-high-contrast = Alto contraste
settings-reduced-motion = Menos movimento
settings-hand = Botões para a
settings-hand-right = mão direita
settings-hand-left = mão esquerda
settings-hold-time = Quanto tempo segurar
settings-hold-time-value = { $seconds } s
settings-two-touches = Confirmar com dois toques
settings-two-touches-hint = Em vez de segurar, para mãos que tremem: toque e depois toque de novo.
settings-table = A mesa de vocês
settings-seat-shape = Forma
settings-seat-shape-round = Redonda
settings-seat-shape-long = Comprida
settings-seat-shape-one-side = Todos de um lado
settings-names-face-owners = Nomes virados para seus jogadores
settings-quarter-turns = Giro da tela
settings-quarter-turns-value =
    { $count ->
        [0] Em pé
        [1] Um quarto à direita
        [2] De cabeça para baixo
       *[3] Um quarto à esquerda
    }
settings-keep-awake = Manter a tela acesa durante a partida
settings-less = { $what }: menos
settings-greater = { $what }: mais

## Por que algo não foi feito

trouble-stale = Isso não aconteceu: outra coisa veio antes. Olhem de novo, por favor.
trouble-not-now = Agora não.
trouble-cannot-read = Não foi possível ler o arquivo.
trouble-cannot-write = Não foi possível gravar o arquivo. Nada foi salvo.
trouble-not-a-game = Este arquivo não é uma partida gravada.
trouble-other-encoding = Este arquivo não é um texto legível. Talvez tenha outra codificação: salve-o como UTF-8.
trouble-too-new = Esta partida foi gravada por uma versão mais nova.
trouble-too-large = Este arquivo é grande demais para ser uma partida.
trouble-went-otherwise = O passo { $step } da partida gravada não pode ser jogado.
trouble-out-of-range = Este número não é permitido.
trouble-nothing-to-undo = Este é o começo da partida.
trouble-nothing-to-redo = Não há nada para refazer.
trouble-unreachable = Isso não aconteceu: não veio resposta. Tentem de novo, por favor.

## Quando o programa não pode começar

start-in-use = O Town Crier já está aberto. Esta segunda janela se retira, para que a partida seja uma só.
start-broken = O Town Crier não pode começar: { $reason }
