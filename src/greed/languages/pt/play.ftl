# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.

### Dicas na primeira partida

guide = Primeira partida
guide-far = Joga-se até { $target }: ainda faltam { $more } para você.
guide-highest = Agora vence o placar mais alto.
guide-others = Agora é a vez de { $player }. Toque na mesa para adiantar.
guide-hot = Todos pontuam: dados quentes! Você pode lançar todos de novo.
guide-closed = Você ainda não pode guardar: o botão diz por quê. Lance os outros dados.
guide-wins = Guarde agora, e você vence a partida!
guide-bad = Guardar aqui { $does }. Melhor continuar lançando.
guide-bank = Guarde, e estes pontos são seus. Ou lance por mais: mas se nada pontuar, eles se perdem.
guide-bank-only = Guarde, e estes pontos são seus.
guide-idle = Esses dados não pontuam juntos. Tente outros, ou toque em “Tudo”.
guide-goal = Joga-se até { $target }. { $scoring }: toque nos dados claros para separá-los.
guide-singles = { FACES-OF($face) } ({ $points })
guide-three = três iguais
guide-score = { $sets } pontuam
guide-bright = Os dados claros pontuam
guide-bust = Foi um lançamento nulo: nada pontuou, e os pontos do turno se perderam. Vamos em frente.
guide-missed = Esse lançamento tinha menos que os { $needed } pontos de que você precisa para entrar em jogo, e o turno acabou. Tente de novo.
guide-entry-turn = Lance os dados. Primeiro você precisa de { $points } num só turno para entrar em jogo.
guide-your-turn = É a sua vez: lance os dados.
guide-offer = Antes de você ficaram { $points } pontos. Assuma lançando { DICE($dice) }, ou comece do zero com todos.
guide-no-more = Chega de dicas
guide-entry-throw = Lance os dados. Primeiro você precisa de { $points } num só lançamento para entrar em jogo.

### Chances de vencer

wins = Chances de vencer
wins-solvable = Este aparelho pode calcular estas regras. Até lá o treinador conta pontos, as partidas não são analisadas, e o Oráculo fica de fora.
wins-takes = Aqui leva uns { $seconds } s e usa { $megabytes } MB de memória; você pode parar e continuar jogando.
wins-too-long = Calcular estas regras levaria uns { $minutes } minutos neste aparelho. Ele gasta no máximo dois, então o treinador conta pontos. Num computador, “greed solve” consegue.
wins-too-large = Calcular estas regras usa uns { $megabytes } MB de memória. Esta página usa no máximo 300, então o treinador conta pontos. Num computador, “greed solve” consegue.
wins-solve = Calcular aqui
wins-solving-left = Calculando: { $part }, faltam uns { $left } s
wins-stop = Parar
wins-three-solvable = Estas chances são estimativas. Este aparelho pode calcular as exatas a três.
wins-three-too-long = Calcular as chances exatas a três levaria uns { $minutes } minutos neste aparelho. Ele gasta no máximo dois, então ficam as estimativas.
wins-three-too-large = Calcular as chances exatas a três usa uns { $megabytes } MB de memória. Esta página usa no máximo 300, então ficam as estimativas.
wins-three-coming = Por enquanto são estimativas: as chances exatas estão a caminho.
wins-none = Não há chances de vencer para estas regras, então o treinador conta pontos.
wins-solving = Calculando: { $part }

### Quem está ausente

absent-call = Chamar { $player }
absent-then = Ninguém um minuto depois da chamada? Então vocês podem continuar sem a pessoa.
absent-called = Chamada feita. { $player } tem { COUNT-SECOND($left) } para voltar.
absent-play = Jogar este turno por { $player }
absent-bot = Dar o lugar a um bot

### Ajuda na mesa

help = O que pontua
help-all-rules = Todas as regras de { $title }
help-plan = O cartão de estratégia
help-keys = Teclas
key-face = escolher um dado dessa face
key-take = tudo · assumir a retomada
key-decline = passar a retomada
key-roll = lançar, ou lançar de novo
key-bank = guardar
key-none = não escolher nada
key-skip = adiantar
key-undo = desfazer (dados de verdade)
key-enter = anotar pontos, ou dados (dados de verdade)
key-coach = o treinador, onde a mesa tem um
key-this = isto

### O menu

menu = Esta mesa
menu-sure = Abandonar a partida para todos?
menu-leave = Sair da mesa
menu-give-up = Abandonar a partida
menu-host = Comandar a mesa
menu-call-host = Chamar quem comanda a mesa

### A tabela de pontos

card-label = Dados da mesma face
card-same-face = Iguais
card-or = ou
card-nothing-scores = todos os dados lançados, nenhum pontua

### Anotar turnos com dados de verdade

pad-points = Pontos do turno
pad-enter = Anotar { $points }
pad-bust = Nulo
pad-left = Dados que sobram
pad-erase = Apagar o último algarismo
pad-fell = O que caiu
pad-face = Caiu { A-FACE($face) }
pad-turn-over = O turno acabou
pad-another = Todos pontuam: mais um turno
pad-all = Nenhum: todos pontuam

### Os nomes de quem joga neste aparelho

names-people = Pessoas
names = Nomes
names-of = Nome do lugar { $seat }
names-back-who = { $player }, de volta
names-back = De volta
names-out = Em pausa
names-joins = Nome de quem entra
names-new = Alguém novo
names-add = Adicionar
names-passed-over = Quem está em pausa perde a vez; os pontos ficam.
names-full = Este jogo é para no máximo { $most } pessoas.
names-late = Ninguém mais pode entrar: a rodada final começou.
names-out-who = { $player } está em pausa

### O treinador

coach-chance = chance de vencer
coach-average = média de pontos neste turno
coach-close = Fechar o treinador
coach-when = Quando você tiver uma escolha a fazer, o treinador a avalia.
coach-thinks = Pensando …
coach-best = melhor
coach-only-best = Só a melhor
coach-all = Todas: { COUNT-CHOICE($n) }
coach-solving = As chances de vencer destas regras estão sendo calculadas, uma só vez; até lá isto são pontos.
coach-points-now = Por enquanto são pontos: as chances de vencer estão a caminho.

### Sorte e habilidade

review-luck-and-skill = Sorte e habilidade
review-ahead = Quem liderava
review-estimate = Sorte e habilidade, estimadas
review-looking = O treinador está olhando a partida …
review-solving = Calculando as chances de vencer destas regras. Isso só acontece uma vez …
review-on-their-way = Estão a caminho …
review-balance = Balanço
review-chances = Em chances de vencer
review-start = No início
review-luck = Sorte nos dados
review-own = Escolhas próprias
review-others = Escolhas dos outros
review-drift = Desvio da estimativa
review-end = No fim
review-cost-most = O que custou mais
review-other = Escolhas do rival
review-nothing-banked = { $move } sem pontos
review-mistake = Rodada { $round }, { $player }: { $move } custou { $cost }, o melhor era { $best }.
review-show = Mostrar os dados de uma escolha cara
review-chart-both = Chance de vencer se dali em diante os dois jogam o melhor, rodada por rodada
review-chart-all = Chance de vencer se dali em diante todos jogam o melhor, rodada por rodada
review-chart-dots = { review-chart-both }; os pontos são as escolhas que custaram mais
review-chart-tap = { review-chart-dots }: toque num deles para ver os dados
review-plot-two = Chance de vencer, lançamento por lançamento: acima da linha { $above }, abaixo { $below }
review-plot-lines = Chance de vencer, lançamento por lançamento: uma linha para cada um, { $players }
scores-chart = Placar turno por turno; a folha de pontos tem os números
scores-after = Placar depois de cada turno
end-of = { $busts } de { $throws }
stamp-bust = Nulo!
stamp-missed = Não bastou!
stamp-hot = Dados quentes!
stamp-entered = Em jogo!
stamp-final = Rodada final!
log-label = O que aconteceu
reaction-react = Reagir
reactions = Reações
reaction-smile = um sorriso
reaction-wow = uau
reaction-sad = que pena
reaction-heart = um coração
reaction-thumb = muito bem
reaction-luck = boa sorte
win-line = Sua chance de vencer:
win-line-short = de vencer

### O que os rivais dizem no fim

manners-random-wins = Ganhei! Ganhei! O que foi que eu fiz?
manners-random-loses = De novo! De novo!
manners-threshold-wins = Devagar, devagarinho, e olha quem chegou primeiro em casa.
manners-threshold-loses = Jogou bem, meu bem. Agora come alguma coisa.
manners-bold-wins = A sorte gosta de mim. Quem pode culpá-la?
manners-bold-loses = Mais um lançamento. Eu só precisava de mais um lançamento!
manners-maximiser-wins = Como as médias sugeriam.
manners-maximiser-loses = Um desvio. Acontece de vez em quando.
manners-optimal-wins = Você teve os seus momentos. Eu já os tinha visto.
manners-optimal-loses = Sorte, claro. Mas bem usada.
rolled = lançado { $dice }
moments = Os momentos decisivos
moments-look = Ver
moments-none = Nenhuma escolha sua custou algo que valha a pena mencionar. Bem jogado!
moments-step = Rever a partida passo a passo
tutor-sure = Tem certeza?
tutor-again = Deixa eu pensar de novo
tutor-anyway = Fazer assim mesmo
tutor = O tutor se manifesta
tutor-about = Antes de uma escolha que perde mais do que isto da sua chance de vencer, ele pergunta de novo, em partidas neste aparelho com chances conhecidas.
tutor-never = Nunca
tutor-before = Antes de perder { $loss }
rules-contents = Conteúdo
rules-example = Exemplo: { $title }
rules-hot-dice = dados quentes
rules-left = sobram { $n }
rules-and-more = e mais { $n }
