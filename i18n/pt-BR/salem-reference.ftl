# Salem 1692 ao lado da partida: opções, passar o aparelho, fim, registro, personagens, regras.

## As cartas pelo nome

tryal-witch = Bruxa
tryal-constable = Condestável
tryal-not-a-witch = Não é bruxa

## Opções da preparação

salem-setup-characters = Personagens da prefeitura
salem-setup-characters-hint = Só se vocês jogam com eles. Cada um está à mesa uma vez.
salem-setup-characters-ghosts = Com fantasmas à mesa, não se usam personagens.
salem-setup-character-of = Personagem de { $name }
salem-setup-character-none = Nenhum
salem-setup-witch-cards = Cartas de bruxa em jogo
salem-setup-witch-cards-usual = O de costume
salem-setup-witch-cards-usual-number = O de costume: { $number }
salem-setup-witch-cards-harder = Mais difícil
salem-setup-witch-cards-harder-number = Mais difícil: { $number }
salem-setup-witch-cards-other = Outro número
salem-setup-witch-cards-note = Nem o de costume nem o mais difícil. Contem as cartas distribuídas.
salem-setup-printing = Edição
salem-setup-printing-15th = 15ª impressão ou mais nova
salem-setup-printing-15th-hint = Na dúvida, esta.
salem-setup-printing-older = Uma impressão mais antiga
salem-setup-printing-older-hint = Qualquer carta de bruxa mata, a Devoção proíbe cartas vermelhas, a Noite vai para o fundo.
salem-setup-rules = Regras avulsas
salem-setup-rule-as-printed = Como na edição
salem-setup-rule-death = Morre quem revela
salem-setup-rule-death-last-witch-card = a última carta de bruxa própria
salem-setup-rule-death-any-witch-card = qualquer carta de bruxa
salem-setup-rule-piety = A Devoção
salem-setup-rule-piety-doubles = dobra os pontos necessários
salem-setup-rule-piety-forbids = proíbe cartas vermelhas
salem-setup-rule-night-card = Depois de uma noite, a carta da Noite vai
salem-setup-rule-night-card-lower-half = para a metade de baixo
salem-setup-rule-night-card-bottom = para o fundo
salem-setup-rule-the-dead = Os mortos já foram bruxas?
salem-setup-rule-the-dead-keep-silent = Podem calar
salem-setup-rule-the-dead-declare = Têm que dizer
salem-setup-rule-blue-cards-at-two = Quando restam dois, as cartas azuis
salem-setup-rule-blue-cards-at-two-stay = ficam
salem-setup-rule-blue-cards-at-two-leave = saem da partida
salem-setup-rule-conspiracy = Em uma conspiração, cada um recebe uma carta
salem-setup-rule-conspiracy-from-the-left = da esquerda
salem-setup-rule-conspiracy-pooled = de um monte embaralhado
salem-setup-tracking = Quem me conta as cartas?
salem-setup-tracking-counts = Ninguém
salem-setup-tracking-counts-hint = Nada a anotar. Conto as cartas de bruxa viradas para cima.
salem-setup-tracking-ledger = Cada um de vocês, em segredo
salem-setup-tracking-ledger-hint = Cerca de meio minuto por jogador. Vejo toda vitória e no fim conto a história inteira.
salem-setup-tracking-ledger-ghosts = Quem está à esquerda de um fantasma anota as cartas dele.

## Passar o aparelho

hand-title = Anotem suas cartas de julgamento
hand-title-take = Anotem a carta que pegaram
hand-pass = Passem-me para { $name }
hand-pass-took = Passem-me para { $name } (carta de { $from })
hand-pass-ghost = Cartas de { $ghost }: passem-me para { $name }
hand-alone = Só { $name } pode olhar.
hand-uncover = Descobrir
hand-cover = Cobrir
hand-count = { $done } de { $count } anotados
hand-somebody-else = Outra pessoa antes
hand-question-card = Sua carta { $place } de { $count }
hand-question-took = Que carta você pegou?
hand-question-gave = Que carta você pôs no monte?
hand-question-dealt = Que carta você recebeu?
hand-changes-places = As respostas trocam de lugar a cada vez, para que sua mão não revele nada.
hand-check = Está certo?
hand-check-covered = Coberto de novo. Anote, ou escolha de novo.
hand-again = Escolher de novo
hand-enter = Anotar e cobrir
hand-thanks = Anotado. Passem-me adiante.
hand-take-back = Anotar de novo as cartas de { $name }
hand-all = Todas as cartas foram anotadas.
hand-did-not-add-up = As cartas anotadas não batem. Por favor, anotem todas de novo. Ninguém é citado.
hand-expects = Espero { $cards }.
hand-often = Muitas vezes é isto:
hand-often-number = Foi distribuído outro número de cartas de bruxa.
hand-often-beside = O dedo tocou na resposta ao lado.
hand-often-took = Vale a carta que você pegou, não a que pegaram de você.
hand-often-left = A carta vem da esquerda: { $name } pega de { $from }.
hand-enter-again = Anotar mais uma vez
hand-other-number = Distribuímos outro número de cartas de bruxa
hand-to-names = Voltar aos nomes

## O fim

end-title =
    { $winner ->
        [witches] As bruxas venceram
       *[townspeople] O povo venceu
    }
end-why-townspeople = Todas as cartas de bruxa em jogo estão reveladas.
end-why-witches = Só restam bruxas com vida.
end-why-witches-claim = Todas as pessoas vivas disseram ser bruxas.
end-why-witches-ghosts = Com fantasmas à mesa, basta uma morte, a carta do condestável ou uma mesa cheia de bruxas.
end-nights =
    { $count ->
        [0] Antes da primeira noite
        [one] Depois de { $count } noite
       *[other] Depois de { $count } noites
    }
end-rule = Como uma partida termina
end-late =
    { $count ->
        [one] { $names } passou para as bruxas tarde demais e perde com o povo.
       *[other] { $names } passaram para as bruxas tarde demais e perdem com o povo.
    }
end-people = Quem era quem
end-who-lived = Quem viveu
end-unknown = Quem mais era bruxa, só vocês sabem.
end-showed =
    { $card ->
        [constable] Mostrou a carta de condestável
       *[witch] Mostrou uma carta de bruxa
    }
end-was-witch = Bruxa
end-was-townsperson = Povo
end-lived = Com vida
end-died = Sem vida
end-left = Saiu
end-story = A história
end-again = De novo com a mesma mesa
end-export = Salvar esta partida em um arquivo

## O registro

record-empty = Nada aconteceu ainda.
record-night = Noite { $night }
record-start = Antes da primeira noite
record-known-now = Segredo até agora
record-dawn = Amanhece em Salem.
record-black-cat = O Gato Preto vai para { $player }.
record-night-began = Cai a noite { $night }.
record-gavel = O martelo está diante de { $player }.
record-gavel-nobody = O martelo não está diante de ninguém.
record-confessed =
    { $card ->
        [witch] { $player } confessa e revela uma carta de bruxa.
        [constable] { $player } confessa e revela a carta do condestável.
       *[not-a-witch] { $player } confessa e revela uma carta “Não é bruxa”.
    }
record-confessed-ability = { $player } confessa sem revelar carta.
record-attacked-died = Ataque na noite contra { $player }: morre.
record-attacked-saved =
    { $why ->
        [gavel] Ataque na noite contra { $player }: o martelo salva.
        [confessed] Ataque na noite contra { $player }: a confissão salva.
       *[asylum] Ataque na noite contra { $player }: o Asilo salva.
    }
record-attacked-dead = Ataque na noite contra { $player }: a morte já tinha vindo.
record-attacked-forfeits = Ataque na noite contra { $player }: perde duas cartas de julgamento.
record-revealed =
    { $card ->
        [witch] { $player } revela uma carta de bruxa.
        [constable] { $player } revela a carta do condestável.
       *[not-a-witch] { $player } revela uma carta “Não é bruxa”.
    }
record-ledger-corrected = As cartas na mesa estavam certas; minha lista das cartas de { $player } estava errada.
record-died =
    { $cause ->
        [witch-card] { $player } morre por uma carta de bruxa.
        [all-cards-revealed] { $player } morre: todas as cartas de julgamento estão reveladas.
        [matchmaker] { $player } morre pelo laço da Casamenteira.
       *[night] { $player } morre na noite.
    }
record-left = { $player } saiu da mesa. As cartas são reveladas.
record-left-gave = { $player } saiu da mesa. { $to } recebe as cartas, sem mostrar.
record-forfeits =
    { $count ->
        [one] { $player } tem que revelar { $count } carta de julgamento.
       *[other] { $player } tem que revelar { $count } cartas de julgamento.
    }
record-turned-up = { $player } revela: Bruxa { $witch }, Condestável { $constable }, Não é bruxa { $not_a_witch }.
record-blue-given =
    { $card ->
        [asylum] { $player } recebe o Asilo.
        [black-cat] { $player } recebe o Gato Preto.
        [matchmaker] { $player } recebe uma Casamenteira.
       *[piety] { $player } recebe a Devoção.
    }
record-blue-moved =
    { $card ->
        [asylum] O Asilo passa de { $from } para { $to }.
        [black-cat] O Gato Preto passa de { $from } para { $to }.
        [matchmaker] Uma Casamenteira passa de { $from } para { $to }.
       *[piety] A Devoção passa de { $from } para { $to }.
    }
record-blue-discarded =
    { $card ->
        [asylum] { $player } perde o Asilo.
        [black-cat] { $player } perde o Gato Preto.
        [matchmaker] { $player } perde uma Casamenteira.
       *[piety] { $player } perde a Devoção.
    }
record-accused =
    { $points ->
        [one] Acusação contra { $player }: { $points } ponto.
       *[other] Acusação contra { $player }: { $points } pontos.
    }
record-accusations-cleared = As cartas vermelhas diante de { $player } são descartadas.
record-conspiracy = { $player } compra a Conspiração.
record-cat-card-skipped = Desta vez o Gato Preto não revela nenhuma carta.
record-taking = Cada um pega uma carta da esquerda.
record-passed = { $player } dá { $gave ->
        [witch] uma carta de bruxa
        [constable] a carta do condestável
        *[not-a-witch] uma carta “Não é bruxa”
        } e recebe { $got ->
        [witch] uma carta de bruxa
        [constable] a carta do condestável
        *[not-a-witch] uma carta “Não é bruxa”
        }.
record-takes-forgotten = As cartas anotadas não batiam. Todas foram anotadas de novo.
record-conspiracy-ended = A conspiração acabou.
record-claimed = Dizem que só restam bruxas.
record-claim-false = Não era verdade.
record-claim-true = Era verdade.
record-witches-chose = As bruxas escolheram { $player }.
record-won-townspeople = O povo venceu.
record-won-witches = As bruxas venceram.

## Personagens, em nossas palavras

character-abigail-williams = Abigail Williams
    .ability = Se a sua acusação provoca o julgamento, você pode descartar todas as cartas vermelhas à sua frente.
character-ann-putnam = Ann Putnam
    .ability = No fim do seu turno, compre duas cartas para cada carta de julgamento que você revelou nele.
character-cotton-mather = Cotton Mather
    .ability = Uma Evidência contra você vale só um ponto.
character-george-burroughs = George Burroughs
    .ability = São precisos oito pontos para julgar você.
character-giles-corey = Giles Corey
    .ability = Se comprar duas cartas vermelhas, mostre-as e compre uma terceira carta.
character-john-proctor = John Proctor
    .ability = Quando alguém morre, pegue até três cartas da mão dessa pessoa.
character-martha-corey = Martha Corey
    .ability = Você tem a habilidade da primeira pessoa viva à sua direita.
character-mary-warren = Mary Warren
    .ability = Nem a Casamenteira nem o Gato Preto podem lhe fazer mal.
character-rebecca-nurse = Rebecca Nurse
    .ability = Compre uma carta quando um julgamento revela a carta de outra pessoa.
character-samuel-parris = Samuel Parris
    .ability = Duas vezes por partida, compre do descarte; nunca uma carta preta.
character-sarah-good = Sarah Good
    .ability = Roubo e Incêndio não afetam você.
character-thomas-danforth = Thomas Danforth
    .ability = Quando você acusa, basta um ponto a menos.
character-tituba = Tituba
    .ability = Uma vez por partida, antes de comprar, ordene o monte como quiser durante um minuto.
character-will-griggs = Will Griggs
    .ability = Você pode jogar um Álibi como se fosse uma Testemunha.
character-william-phips = William Phips
    .ability = Uma vez por partida, confesse sem revelar carta.

## As regras em resumo; cada linha é um ponto

rules-title = Como se joga
rules-aim = O objetivo
    .text =
        O povo vence quando todas as cartas de bruxa estão reveladas.
        As bruxas vencem quando só restam bruxas com vida.
        Quem já teve uma carta de bruxa é bruxa para sempre.
rules-setup = Antes de começar
    .text =
        Todos recebem o mesmo número de cartas de julgamento, viradas para baixo. Olhem em segredo.
        Uma carta faz o condestável, uma ou mais fazem bruxas; as outras são “Não é bruxa”.
        Digitem os nomes em sentido horário, como à mesa.
rules-dawn = O amanhecer
    .text =
        Todos fecham os olhos. As bruxas abrem os seus e se reconhecem.
        Juntas, dão o Gato Preto a alguém. Pode ser uma bruxa.
        Quem tem o Gato Preto joga o primeiro turno. Joga-se em sentido horário.
rules-day = Um turno de dia
    .text =
        Compre duas cartas, ou jogue quantas quiser.
        As vermelhas acusam, as verdes agem na hora, as azuis ficam diante de alguém.
        Uma carta preta se cumpre na hora: Noite ou Conspiração.
rules-trial = Um julgamento
    .text =
        Acusação vale 1 ponto, Evidência 3, Testemunha 7.
        Com 7 pontos, quem acusou por último revela uma carta de julgamento da pessoa acusada. Depois descartam-se todas as cartas vermelhas dela.
        A Devoção dobra os pontos necessários. Em impressões mais antigas, proíbe cartas vermelhas.
rules-blue = Cartas azuis
    .text =
        Asilo: a noite não pode matar aqui.
        Devoção: são precisos o dobro de pontos para o julgamento.
        Casamenteira: quando morre uma das duas pessoas unidas, a outra morre também.
        Gato Preto: uma conspiração começa revelando uma carta de quem o tem.
rules-night = A noite
    .text =
        Todos fecham os olhos. As bruxas combinam uma pessoa viva.
        Depois o condestável dá o martelo a outra pessoa.
        Todos abrem os olhos. O martelo está à vista.
rules-confession = A confissão
    .text =
        Enquanto a areia corre, qualquer um pode revelar uma carta de julgamento sua e fica a salvo esta noite.
        Essa carta conta como qualquer outra: pode matar ou acabar a partida.
        Depois digo quem foi atacado. Martelo, confissão e Asilo salvam.
        Em seguida, embaralhem monte e descarte, com a Noite na metade de baixo (impressões mais antigas: no fundo).
rules-conspiracy = A conspiração
    .text =
        Quem comprou a carta revela uma carta de julgamento de quem tem o Gato Preto.
        Depois, todos ao mesmo tempo pegam uma carta de julgamento virada para baixo da sua esquerda.
        Quem pega uma carta de bruxa é bruxa para sempre.
        Cada um olha as suas cartas e as embaralha.
rules-death = A morte
    .text =
        Morre-se com a última carta de bruxa própria (impressões mais antigas: com qualquer uma), com todas as cartas de julgamento reveladas, na noite ou pela Casamenteira.
        Revelam-se todas as cartas de julgamento dos mortos e descartam-se as suas cartas azuis.
        Três últimas palavras, depois silêncio. Os mortos vencem ou perdem com o seu lado.
rules-end = Os dois últimos
    .text =
        Com dois vivos, Roubo e Bode Expiatório não podem ser usados.
        Se as bruxas acham que só restam elas, podem dizer isso à noite, ou vocês de dia. Todos os vivos respondem de olhos abertos.
        À noite, a estrelinha no canto diz isso: toquem nela e segurem o botão do meio. Para o condestável ela não faz nada.
rules-ghosts = Dois ou três jogadores
    .text =
        Fantasmas completam a mesa até quatro. Têm cinco cartas de julgamento e não jogam turnos.
        O condestável pode proteger qualquer um, ou ninguém.
        A noite não mata: a vítima perde duas cartas de julgamento, escolhidas por quem está à esquerda.
        As bruxas vencem se a carta do condestável é revelada, com qualquer morte, ou se todos são bruxas.
