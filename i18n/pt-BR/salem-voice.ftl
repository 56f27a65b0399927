# As falas de Salem 1692. O id da mensagem é o id da fala no roteiro e o nome do arquivo de som.
# Nunca se nomeia, se conta ou se insinua quem é bruxa; onde gênero ou número denunciaria, evita-se.

## A aurora

dawn-close-eyes = É a hora antes da aurora em Salem. Todo mundo fecha os olhos.
dawn-witches-open = As bruxas abrem os olhos e se reconhecem. Sem fazer barulho, decidem quem vai receber o Gato Preto.
dawn-witches-close = As bruxas fecham os olhos.
dawn-open-eyes = O sol nasce sobre Salem. Todo mundo abre os olhos.
dawn-black-cat = O Gato Preto encontrou o seu lar. A mesa mostra onde. Quem tem o gato joga o primeiro turno.

## A noite

night-close-eyes = A noite caiu sobre Salem. Todo mundo fecha os olhos.
night-witches-open = As bruxas abrem os olhos. Sem fazer barulho, decidem quem será a sua vítima.
night-witches-close = As bruxas fecham os olhos e ficam em silêncio.
night-constable-open = O condestável abre os olhos. Escolhe quem vai proteger esta noite. Não pode proteger a si.
night-constable-open-ghosts = O condestável abre os olhos. Escolhe quem vai proteger esta noite. Pode proteger a si, ou não proteger ninguém.
night-constable-close = O condestável fecha os olhos.
night-open-eyes = A hora mais escura já passou. Todo mundo abre os olhos.
night-gavel = O martelo está diante de alguém, à vista de toda a mesa.
night-no-constable = Ninguém mais vigia Salem.

## A confissão

confession-open = Chegou a hora de confessar. Quem quiser pode virar uma carta de julgamento antes que a areia acabe.
confession-own-timer = Chegou a hora de confessar. Alguém vira a ampulheta. Quem quiser pode virar uma carta de julgamento antes que a areia acabe.
confession-half = Metade da areia já caiu.
confession-ten = Restam dez segundos.
confession-closed = A areia acabou. A hora de confessar terminou.

## O resultado da noite

result-died = A manhã chega, mas não para todo mundo. Durante a noite, alguém morreu.
result-spared = A manhã chega. A noite não levou ninguém. Salem está a salvo.
result-ghost-loss = A vítima da noite perde duas cartas de julgamento. Quem está à sua esquerda escolhe quais.

## A morte

death-turn-up = A morte não guarda segredos. Todas as suas cartas de julgamento são viradas para cima.
death-last-words = Quem morreu pode dizer três últimas palavras. Depois, só silêncio.
death-matchmaker = Um momento depois, o laço da Casamenteira leva mais alguém.
constable-gone = A carta do condestável foi revelada. De agora em diante, ninguém vigia Salem.

## A conspiração

conspiracy-begin = Um sussurro percorre Salem. A conspiração começa.
conspiracy-cat-card = Quem comprou a carta revela agora uma carta de julgamento de quem tem o Gato Preto.
conspiracy-no-cat = Hoje o Gato Preto não alcança ninguém. Nenhuma carta é revelada.
conspiracy-take = Agora, ao mesmo tempo, cada pessoa pega uma carta de julgamento fechada de quem está à sua esquerda.
conspiracy-take-pooled = Cada pessoa tira uma carta de julgamento fechada de quem está à sua esquerda. Essas cartas são reunidas e embaralhadas, e cada pessoa recebe uma.
conspiracy-ghosts = Quando uma carta passa para um fantasma, quem está à esquerda do fantasma escolhe a carta.
conspiracy-look = Cada pessoa olha as suas cartas em segredo, e embaralha.
conspiracy-hand-round = Agora eu passo de mão em mão. Cada pessoa anota, sem que ninguém veja, a carta que pegou.
conspiracy-end = Os sussurros se calam. O dia continua.

## Dizem que só restam bruxas

claim-open = Todo mundo abre os olhos. Dizem que só restam bruxas com vida. Se é verdade, que cada pessoa viva diga isso agora.
claim-false = Não era verdade. Em Salem ainda há gente honesta.

## O fim

win-townspeople = Salem está salva. Todas as cartas de bruxa estão viradas para cima. O povo venceu.
win-witches = As trevas tomaram Salem. As bruxas venceram.

## Lembretes e controles

last-two = Só restam duas pessoas com vida. Roubo e Bode Expiatório não podem mais ser usados.
shuffle-lower-half = Embaralhem juntos o monte e o descarte, com a carta da Noite na metade de baixo. Quem só tinha comprado uma carta compra agora a segunda.
shuffle-bottom = Embaralhem juntos o monte e o descarte, e ponham a carta da Noite no fundo. Quem só tinha comprado uma carta compra agora a segunda.
turn-sand-out = A areia acabou. Compre duas cartas. O seu turno terminou.
ledger-hand-round = Agora eu passo de mão em mão. Cada pessoa anota as suas cartas de julgamento, sem que ninguém veja.
