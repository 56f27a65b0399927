# As telas de uma partida. Os nomes vêm como { $name }; nenhuma frase precisa do gênero deles.
# As janelas de escolha dizem o mesmo a bruxas e condestável: não citar nenhum papel.

## Cartas e sinais

blue-asylum = Asilo
blue-black-cat = Gato Preto
blue-matchmaker = Casamenteira
blue-piety = Devoção
gavel = Martelo
red-accusation = Acusação
red-evidence = Evidência
red-witness = Testemunha
seat-dead = sem vida
seat-ghost = fantasma
seat-left = saiu
seat-face-down =
    { $count ->
        [0] nenhuma carta virada para baixo
        [one] { $count } carta virada para baixo
       *[other] { $count } cartas viradas para baixo
    }
seat-face-up =
    { $card ->
        [witch] { $count ->
            [1] Bruxa
            *[other] Bruxa ×{ $count }
            }
        [constable] Condestável
       *[not-a-witch] { $count ->
            [1] Não é bruxa
            *[other] Não é bruxa ×{ $count }
            }
    }
seat-accused = { $points } de { $threshold }
seat-accused-protected = { $points }
seat-accused-label = acusações: { $points } de { $threshold } pontos
seat-trial = Julgamento!
table-seats = A mesa, em sentido horário

## A voz e a areia

narrator = Voz narradora
hold-again = Aperte mais uma vez para fazer
sand-left =
    { $seconds ->
        [one] Falta { $seconds } segundo
       *[other] Faltam { $seconds } segundos
    }
sand-pause = Parar a areia
sand-resume = Deixar correr
sand-more = +15 s
sand-more-label = Mais 15 segundos
sand-end = Acabar agora
sand-own-done = A areia acabou
sand-own = Virem a ampulheta de vocês.
sand-turn = Ampulheta
sand-turn-title = Virar a ampulheta para…
sand-slow-turn = um turno demorado
    .hint = Quando acabar, essa pessoa compra duas cartas e encerra o turno.
sand-ability = uma habilidade
    .hint = O minuto de Tituba com o monte, ou uma das duas vezes de Samuel Parris.
sand-last-words = três últimas palavras
    .hint = Depois disso, os mortos se calam.
sand-discussion = uma discussão
    .hint = Termina com duas batidas; nada mais acontece.

## Antes do amanhecer e de dia

before-dawn = Todos sentados? Ponham-me no centro da mesa.
before-dawn-begin = Fechem os olhos: a aurora
day-title =
    { $night ->
        [0] O primeiro dia
       *[other] O dia depois da noite { $night }
    }
night-title =
    { $night ->
        [0] Amanhecer
       *[other] Noite { $night }
    }
day-witch-cards = Cartas de bruxa achadas
day-witch-cards-of = { $revealed } de { $in_play }
day-constable-in-play = Condestável em jogo
day-constable-gone = Não há mais condestável
day-black-cat = Gato Preto: { $name }
day-black-cat-nobody = Gato Preto: ninguém
day-tap = Toquem em alguém para anotar o que houve
day-last-two = Restam dois: nem Roubo nem Bode Expiatório
day-night = Noite
day-night-label = Saiu a carta da Noite: começar a noite
day-conspiracy = Conspiração
day-conspiracy-label = Saiu a carta da Conspiração
day-who-drew = Quem comprou a Conspiração?

## A folha de uma pessoa

trial = Revelar uma carta de julgamento
trial-which = Que carta foi revelada?
trial-another = { $name } tem outra carta de bruxa virada para baixo?
trial-another-yes = Sim, { $name } vive
trial-another-no = Não, { $name } morre
trial-deadly-last = É a última carta de { $name }. Revelar é a morte.
trial-deadly-witch = Uma carta de bruxa. Pode ser a morte.
trial-reveal = Revelar
trial-deciding =
    { $winner ->
        [witches] Com esta carta as bruxas vencem.
       *[townspeople] A última carta de bruxa: o povo vence.
    }
accuse = Acusações
accuse-points = { $points } de { $threshold } pontos
accuse-points-protected = A Devoção protege: nada de cartas vermelhas
accuse-danforth = Se Thomas Danforth acusar: { $threshold }
accuse-trial = Basta para um julgamento
accuse-card =
    { $points ->
       *[other] +{ $points }
    }
accuse-clear = Descartar as cartas vermelhas
blue = Cartas azuis
blue-give = Colocar
blue-move = Mover
blue-discard = Descartar
blue-to = { $card }: para quem?
character = Prefeitura
character-inherits = Agora com a habilidade de { $character }
dead-title = Sem vida: { $name }
left-title = { $name } saiu da mesa
dead-nothing = Os mortos não participam.
left-nothing = Quem saiu não participa mais.
ghost-nothing = Ninguém se senta aqui.
person-rename = Corrigir o nome
person-rename-done = Usar este nome
person-swap = Trocar de lugar com …
person-after = Sentar depois de …
person-leave = Sai da mesa …
person-leave-what = O que será das cartas viradas para baixo de { $name }?
person-leave-up = São reveladas
person-leave-give = Alguém as recebe, sem mostrar: …
person-leave-up-do = { $name } sai, e as cartas são reveladas
person-leave-give-do = { $name } sai, e { $to } recebe as cartas
person-late = Quem chega tarde assiste a esta partida: as regras não têm lugar. Joga a próxima.

## Noite

night-paused = A noite espera
interrupted-title = Fomos interrompidos
interrupted-do = Fechem todos os olhos. Depois apertem, e continuamos de onde estávamos.
taken-back-title = Desfeito
taken-back-do = Todos os olhos fechados. Depois apertem, e continuamos dali.
taken-back-goes-on = Fiquem todos de olhos fechados. Em um instante continuamos dali.
asleep-all = Todos dormem
night-progress = { $done } de { $count } passos

## Uma janela de escolha: as mesmas palavras para quem olhar

choose-title = Toquem em alguém
choose-nobody = Ninguém
choose-confirm = Segure para escolher { $name }
choose-confirm-nobody = Segure para não escolher ninguém
choose-first = Ainda não há escolha
choose-turn = Girar a tela
choose-mark-words = Só restamos nós
choose-mark-confirm = Segure: só restamos nós

## A confissão

confess-title = Quem confessa?
confess-of = { $name } confessa
confess-without-card = Sem carta
confess-without-card-hint = William Phips, uma vez por partida
confess-done = confessou
confess-gavel = Martelo: { $name }
confess-gavel-nobody = Martelo: ninguém

## O resultado e as cartas dos mortos

morning-title = Manhã
morning-died = Sem vida: { $name }
morning-lives = Com vida: { $name }
morning-why-gavel = Ataque na noite, e o martelo salva.
morning-why-confessed = Ataque na noite, e a confissão salva.
morning-why-asylum = Ataque na noite, e o Asilo salva.
morning-why-dies = Ataque na noite.
morning-why-already-dead = Ataque na noite, mas a morte já tinha vindo.
morning-why-loses-cards = Ataque na noite; duas cartas de julgamento perdidas.
morning-matchmaker = Laço da Casamenteira: { $name }
morning-to-day = Passar para o dia
turn-up-dead = { $name } morre
turn-up-all =
    { $count ->
        [one] Virem a última carta para cima.
       *[other] Virem as { $count } cartas para cima.
    }
turn-up-lost = { $name } perde cartas
turn-up-lost-count =
    { $count ->
        [one] { $chooser } escolhe a carta. Virem para cima.
       *[other] { $chooser } escolhe { $count } cartas. Virem para cima.
    }
turn-up-left =
    { $count ->
        [0] Todas anotadas
        [one] Falta anotar { $count } carta
       *[other] Falta anotar { $count } cartas
    }
turn-up-confirm = É isso
turn-up-innocent = Nenhuma é de bruxa
turn-up-declare = Quem morre diz se alguma vez foi bruxa.
turn-up-less = Uma a menos: { $card }
turn-up-more = Uma a mais: { $card }

## A conspiração

plot-title = Conspiração
plot-drawn = { $drawer } comprou a carta.
plot-cat = { $drawer } revela uma carta de julgamento de { $name }
plot-take = Cada um pega uma carta da esquerda
plot-take-pooled = Cada um dá uma carta; embaralhem e deem uma a cada um
plot-look = Olhem suas cartas em segredo e embaralhem.
plot-takes-from = pega de { $name }
plot-take-note = Todos ao mesmo tempo, viradas para baixo. As reveladas ficam.
plot-done = Todos pegaram
plot-end = Passar para o dia

## A afirmação de que só restam bruxas

answer-title = Só restam bruxas?
answer-ask = Todos os vivos: vocês todos são bruxas?
answer-yes = Sim, todos nós
answer-no = Não, há outros

## O menu

menu-title = Menu
menu-claim = As bruxas dizem: só restamos nós

## A estante

salem-stand =
    { $phase ->
        [setup] O amanhecer ainda está por vir
        [dealing] Anotando as cartas
        [dawn] No amanhecer
        [night] Noite { $nights }
        [conspiracy] Em uma conspiração
        [over] Terminada
       *[day] { $nights ->
            [0] O primeiro dia
           *[other] O dia depois da noite { $nights }
        }
    }

## The demo night

# The people of a sample table, one a line.
salem-demo-names =
    Ana
    Beto
    Clara
    Davi
    Elisa
salem-demo-asleep = Todos fecham os olhos. Eu conduzo a noite para que todos vocês possam jogar.
salem-demo-witches = As bruxas tocam um nome e seguram o botão. Ninguém ouve, e os outros estão de olhos fechados.
salem-demo-constable = O condestável protege alguém na mesma tela: nada revela quem está olhando.
salem-demo-eyes-open = Olhos abertos. Todos veem diante de quem está o martelo; ninguém sabe quem foi atacado.
salem-demo-confess = Enquanto a areia cai, quem revela uma carta de julgamento está a salvo nesta noite.
salem-demo-died = Só agora todos sabem quem morreu. As cartas são viradas para cima.
salem-demo-day = De dia vocês jogam as próprias cartas. Dois toques anotam o que está na mesa.
salem-demo-trial = Acusações suficientes dão um julgamento: uma carta de julgamento é revelada. Esta é uma bruxa.
salem-demo-end = Eu encontro o fim sozinho e conto a história da noite. Agora é a vez de vocês.

## Set-up and settings

setup-ghosts =
    { $count ->
        [one] Um fantasma ocupa o lugar vazio
       *[other] { $count } fantasmas ocupam os lugares vazios
    }
setup-ghosts-seats = Em sentido horário: { $names }
setup-ghost-name = Fantasma { $number }
setup-deal = Distribuam { $count } cartas: { $cards }
cards-counted = { $witch } × Bruxa, { $constable } × Condestável, { $not_a_witch } × Não é bruxa
setup-cards-each =
    { $count ->
        [one] { $count } carta de julgamento para cada um
       *[other] { $count } cartas de julgamento para cada um
    }
settings-witches-least = As bruxas ficam de olhos abertos pelo menos
settings-constable-least = O condestável fica de olhos abertos pelo menos
settings-least-hint = Para que uma escolha rápida não revele nada.
settings-ask-asleep = Perguntar se todos dormem
settings-ask-asleep-hint = A noite espera um toque antes de as bruxas acordarem.
settings-timer = Ampulheta das confissões
settings-timer-digital = A ampulheta desta tela
settings-timer-own = A ampulheta do jogo
settings-sand = A areia corre por
settings-discussion = Uma discussão dura
settings-minutes = { $count } min
