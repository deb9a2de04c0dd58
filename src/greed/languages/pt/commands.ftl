# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.

### Throws and cards

score-too-many = { $sheet } se joga com { DICE($dice) }, mas este lançamento tem { $n }
score-no-carryover = { $sheet } não tem retomada: tire --attempt
score-no-addons = { $sheet } não deixa juntar dados às combinações: tire --sets
score-saved = { $points ->
    [0] Nenhum ponto, mas não é nulo: { $throw } salva o turno
   *[other] { $points } pontos por nada: { $throw } salva o turno
}
score-saved-bank = { score-saved }; os { $dice } dados voltam, para lançar ou guardar.
score-saved-roll = { score-saved }; os { $dice } dados voltam e têm de ser lançados.
score-bust = Lançamento nulo: em { $throw } nada pontua.
score-left = { $dice ->
    [0] todos os dados usados
   *[other] restam { DICE($dice) }
}
card-words = { $n } palavras.
card-none = O Greed só tem cartões para os próprios jogos, não para { $sheet }. greed odds e greed solve aceitam qualquer jogo. Para procurar cartões para um jogo seu, num clone do Greed: make sheet NAME=mine, depois make cards ARGS=mine
card-name = Nome

### The review of a game

reviewed-of = Uma partida de { $sheet }
reviewed-so-far = Esta partida não acabou: a análise vai até onde vai o registro.
reviewed-luck = Sorte e jogo
reviewed-player = quem joga
reviewed-start = início
reviewed-fortune = sorte
reviewed-errors = erros
reviewed-gifts = presentes
reviewed-drift = desvio
reviewed-undivided = sem dividir
reviewed-end = fim
reviewed-decisions = decisões
reviewed-adds = Chances de vencer em porcentagem: { $parts } somam o fim.
reviewed-drift-about = O desvio é o erro da própria estimativa: nem sorte nem culpa de ninguém.
reviewed-skill = Como cada um jogou
reviewed-best = melhores
reviewed-without-luck = sem sorte
reviewed-pr-about = PR é mil vezes a chance de vencer perdida por decisão: 0 é perfeito. Melhores é a parte de decisões perfeitas; sem sorte, o resultado que só o jogo mereceu.
reviewed-parts = PR por parte do jogo
reviewed-part-keep = separar
reviewed-part-bank = guardar
reviewed-part-offer = retomada
reviewed-part-entry = entrada
reviewed-part-race = corrida
reviewed-part-endgame = final
reviewed-part-final-round = rodada final
reviewed-worst = O que mais custou
reviewed-worst-estimated = O que mais custou, estimado
reviewed-at-keep = { $points } pontos e o lançamento { $thrown }
reviewed-at-decide = { $points } pontos e { DICE($dice) } por lançar
reviewed-at-offer = { $points } pontos e { DICE($dice) } em oferta
reviewed-mistake = Rodada { $round }, { $player } (turno { $turn }) em { $scores }, com { $at }: { $move } custou { $cost }, o melhor era { $best }.
reviewed-turns = Todos os turnos com seu número: { $command }
way-to-exact = { $caveat }; { $command } calcula com exatidão

### Odds

hands-throw = Lançamento
hands-bust = Nulo
hands-goes-on = Continua
hands-too-little = Pouco
hands-points = Pontos
hands-bank-from = Guardar desde
hands-left = Dados restantes
hands-chance = Chance
hands-never = nunca
hands-always = sempre
hands-none = em { $sheet } nunca se lançam { DICE($dice) }
hand-opening = para entrar com { $points }
hand-attempt = tentativa
hand-locked = sem guardar ainda
hand-dead = sem dados quentes
hand-beside = ao lado de { $faces }
best-turn = O melhor turno.
best-turn-on = O melhor turno, em jogo.
best-turn-off = O melhor turno, ainda fora de jogo.
best-turn-out = O melhor turno, de novo fora de jogo.
best-turn-brings = { $value } pontos em média, e nada em { $none } dos turnos.
best-turn-cap = Pontos acima de { $cap } não contam.
carryover-lead = Retomada.
carryover-from = Assuma { $hand } com { $points } pontos ou mais, se só contam os pontos.
carryover-never = Nunca assuma { $hand }, se só contam os pontos.
long-run-lead = No longo prazo.
long-run = { $value } pontos por turno em média. Lançamentos nulos seguidos tiram valor dos turnos seguintes: { $losses }.
long-run-loss = { $loss } pontos depois de { $busts }
alone-lead = Sem adversário.
alone = { $turns } turnos em média até { $target }, na melhor das hipóteses: no máximo { $half } em metade das partidas, no máximo { $most } em nove de cada dez.
throws-too-little = { $share } dos lançamentos pontuam e terminam o turno.
throws-points = { $points } em média, se se separa o que mais pontua.
throws-bank = { $points } pontos, para o melhor turno.

### Solved games

solved-two = Quem começa vence { $wins } se os dois jogam perfeitamente: uma vantagem de { $advantage } por começar.
solved-in = Resolvido em { $seconds } s de CPU; resíduo de Bellman { $residual }.
solved-many = Se os { COUNT($seats) } jogam perfeitamente, vencem { $wins } na ordem dos turnos.
solved-against = Porcentagens exatas de vitória contra { $rival }:
solved-overall = no total
solved-first = começando
solved-second = em segundo
solved-optimal = ótimo
solved-reply = melhor resposta
solved-about = Ótimo supõe um adversário perfeito; a melhor resposta explora este. 50 seria igual.
solving = Resolvendo { $sheet }
solving-for = Resolvendo { $sheet } para { COUNT($seats) }
solving-ready = { $what }: preparando
solving-round = { $what }, volta { $round }
working-out = Calculando { $sheet } (só desta vez) ...
weighing = Pesando cada lançamento e cada escolha ...
stopped = Interrompido. O que já foi resolvido está salvo.

### Practice

drill-about = Escolha o que vence mais vezes. Depois você vê com que frequência cada escolha vence se dali os dois jogam perfeitamente.
drill-saved = O seu progresso está salvo.
drill-all-done = Por hoje você fez tudo.
drill-nothing = Não há nada para praticar.
drill-puzzle = Problema { $n } de { $all }
drill-rating = A sua pontuação: { $rating } ({ $change })
drill-guess = um primeiro palpite, que se ajusta aos poucos
drill-streak = { $rating }, { $n } certas seguidas
drill-own = os seus próprios erros não contam
drill-again = só a primeira resposta conta
drill-score = { $right } de { $all } certas. O que você errou volta.
drill-played = Você já jogou o desafio de hoje. Volte amanhã.
drill-position = { $day }, posição { $n } de { $all }
drill-day = { $right } de { $all } certas, e as outras custaram { $cost } de uma partida. Uma linha para compartilhar:
drill-perfect = { $right } de { $all } certas: um dia perfeito. Uma linha para compartilhar:
drill-fall = Caem: { $thrown }
drill-opponent = Adversário
drill-choose = A sua escolha (q para sair) >
drill-type = Digite um número de 1 a { $n }, ou uma jogada como está escrita.
drill-right = Certo.
drill-wrong = Não é o melhor: era { $best }.
drill-wins = vence
drill-costs = custa
drill-best = melhor
drill-looking = Procurando problemas ...
drill-other-sheet = os problemas em { $file } são para { $other }, não para { $sheet }
drill-none = nenhum problema encontrado para { $sheet }
drill-before = O que havia aqui antes está em { $path }.
drill-restored = Recuperado de { $path }. Para continuar: { $command }
drill-exported = Salvo em { $path }. Para continuar em outro lugar: { $command }
