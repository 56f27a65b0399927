# Por que as regras de Salem 1692 recusam algo, por código.

salem-code-wrong-phase = Não nesta parte do jogo.
salem-code-no-such-player = Não há ninguém assim.
salem-code-player-is-dead = Esta pessoa está morta e não participa mais.
salem-code-player-is-alive = Esta pessoa está viva.
salem-code-no-card-face-down = Não há tantas cartas viradas para baixo.
salem-code-no-witch-card-left = Todas as cartas de bruxa já estão reveladas.
salem-code-constable-is-gone = A carta do condestável está revelada. Não há mais condestável.
salem-code-may-not-choose-self = Tem que ser outra pessoa.
salem-code-already-held = Esta carta já está diante de alguém.
salem-code-not-held = Esta carta não está aí.
salem-code-no-such-ability = Esta pessoa não tem essa habilidade.
salem-code-ability-is-spent = Esta habilidade já foi usada.
salem-code-cards-do-not-add-up = As cartas não batem. Olhem mais uma vez.
salem-code-bad-name = Um nome tem de 1 a 24 letras.
salem-code-duplicate-name = Outra pessoa tem esse nome. Acrescentem uma letra a um deles.
salem-code-too-few-players = Poucos jogadores: são precisos pelo menos dois.
salem-code-too-many-players = Jogadores demais: no máximo doze.
salem-code-bad-witch-count = Pode haver de 1 a 5 cartas de bruxa em jogo.
salem-code-duplicate-character = Outra pessoa tem esse personagem.
salem-code-unknown-character = Esse personagem não existe.
salem-code-game-is-over = A partida acabou. Só é possível desfazer.
salem-code-waiting-for-dead-cards = Primeiro viram-se as cartas dos mortos.
salem-code-already-taken = A carta desta pessoa já foi anotada.
salem-code-piety-forbids = A Devoção protege esta pessoa das cartas vermelhas.
salem-code-not-yours = Isso cabe a outra pessoa ou a quem conduz a partida.
