# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.
#
# The words of the game, each for one thing. turn: turno (sua vez); roll: lançar; throw:
# lançamento; die, dice: dado, dados; scores: pontua; keep: separar; bank: guardar; bust:
# lançamento nulo; hot dice: dados quentes; bonus turn: turno extra; on the board: em jogo;
# carryover: retomada; take over: assumir; pass: passar; target: meta; score: placar; score to
# beat: marca a bater; final round: rodada final; sit out: fazer uma pausa; set: combinação; three
# of a kind: trinca; straight: sequência; adding dice: juntar; doubles at the end: dois iguais.

### A língua

language-name = português
language-direction = ltr
plural-forms = one other
plural-rule = n > 1
thousands = .
decimal = ,
percent = { $n }%

### Palavras com um número

dice = { $n ->
    [1] 1 dado
   *[other] { $n } dados
}
points = { $n ->
    [1] 1 ponto
   *[other] { $n } pontos
}
busts = { $n ->
    [1] 1 lançamento nulo
   *[other] { $n } lançamentos nulos
}
turns = { $n ->
    [1] 1 turno
   *[other] { $n } turnos
}
count = { $n ->
    [0] nenhum
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
    [12] doze
   *[other] { $n }
}
a-face = um { $n }
faces-of = { $n }
games-one-in = uma partida em { $n }
games-in-ten = { $n } partidas em 10
spread = { $low } a { $high }%
spread-under = menos de { $n }
spread-over = mais de { $n }
or = { $before } ou { $last }
and = { $before } e { $last }
you = Você
seat = Jogador { $seat }
player-pattern = \b[Jj]ogador (\d+)

### Jogadas, no meio de uma frase

move-keep = separar { $dice }
move-roll = lançar
move-bank = guardar
move-accept = assumir
move-decline = passar

### Combinações

set-single = { $face } sozinho
set-add-on = { $face } juntado
set-dead = { $face } sem valor
set-kind = { COUNT($count) } { FACES-OF($face) }
set-straight = sequência { $dice }
set-pairs = três pares
set-triplets = duas trincas
set-full-house = full house

### O que aconteceu

started = { $who ->
    [you] Você começa.
   *[one] { $player } começa.
}
threw = { $who ->
    [you] Você lança { $dice }.
   *[one] { $player } lança { $dice }.
}
kept = { $who ->
    [you] Você separa { $dice } por { $points }.
   *[one] { $player } separa { $dice } por { $points }.
}
rolled-on = { $who ->
    [you] Você segue com { DICE($dice) }.
   *[one] { $player } segue com { DICE($dice) }.
}
went-silent = { $player } ia lançar e não responde mais.
bust-lost = Lançamento nulo! Lá se vão { $lost } pontos.
bust = Lançamento nulo! Por sorte não havia nada a perder.
missed-opening = Menos de { $needed } no primeiro lançamento: o turno acabou.
saved-points = Nada pontua, e isso vale { $points }: siga com { DICE($dice) }.
saved = Nada pontua, mas o turno continua com { DICE($dice) }.
hot-dice = Dados quentes! Os { $dice } voltam todos.
bonus-turn-over = Todos os dados pontuam, mas { $over } a mais: de volta a { $score }, e um turno extra.
bonus-turn-points = Todos os dados pontuam: { $points } guardados, e um turno extra.
bonus-turn = Todos os dados pontuam, mas não basta para guardar: um turno extra.
banked-reason = Nada guardado: { $reason }.
banked-over = { $who ->
    [you] Você passa { $over } da meta: de volta a { $score }.
   *[one] { $player } passa { $over } da meta: de volta a { $score }.
}
banked = { $who ->
    [you] Você guarda { $points }: { $score } no total.
   *[one] { $player } guarda { $points }: { $score } no total.
}
forfeited-lost = { $who ->
    [you] Você abandona o turno e perde { $lost } pontos.
   *[one] { $player } abandona o turno e perde { $lost } pontos.
}
forfeited = { $who ->
    [you] Você abandona o turno.
   *[one] { $player } abandona o turno.
}
joined = { $who ->
    [you] Você entra na partida e joga quando chegar a sua vez.
   *[one] { $player } entra na partida e joga quando chegar a sua vez.
}
sat-out-lost = { $who ->
    [you] Você faz uma pausa: { $lost } pontos perdidos.
   *[one] { $player } faz uma pausa: { $lost } pontos perdidos.
}
sat-out = { $who ->
    [you] Você faz uma pausa.
   *[one] { $player } faz uma pausa.
}
came-back = { $who ->
    [you] Você está de volta.
   *[one] { $player } está de volta.
}
entered-again = { $who ->
    [you] Você está em jogo de novo.
   *[one] { $player } está em jogo de novo.
}
entered = { $who ->
    [you] Você está em jogo.
   *[one] { $player } está em jogo.
}
strike-penalty = É o { $busts }º lançamento nulo seguido; o { $limit }º custa { $penalty } pontos.
strike = É o { $busts }º lançamento nulo seguido; o { $limit }º custa todos os pontos.
spared = { $who ->
    [you] Você tem { $busts } lançamentos nulos seguidos, que deste turno não custam nada.
   *[one] { $player } tem { $busts } lançamentos nulos seguidos, que deste turno não custam nada.
}
fine = { $who ->
    [you] Você perde { $lost } pontos depois de { $busts } lançamentos nulos seguidos.
   *[one] { $player } perde { $lost } pontos depois de { $busts } lançamentos nulos seguidos.
}
reset-off-board = { $who ->
    [you] Você perde todos os { $lost } pontos depois de { $busts } lançamentos nulos seguidos, e sai do jogo.
   *[one] { $player } perde todos os { $lost } pontos depois de { $busts } lançamentos nulos seguidos, e sai do jogo.
}
reset = { $who ->
    [you] Você perde todos os { $lost } pontos depois de { $busts } lançamentos nulos seguidos.
   *[one] { $player } perde todos os { $lost } pontos depois de { $busts } lançamentos nulos seguidos.
}
offer-made = { $who ->
    [you] Você pode assumir { $points } pontos e { DICE($dice) }.
   *[one] { $player } pode assumir { $points } pontos e { DICE($dice) }.
}
offer-taken = { $who ->
    [you] Você assume { $points } pontos e { DICE($dice) }.
   *[one] { $player } assume { $points } pontos e { DICE($dice) }.
}
offer-passed = { $who ->
    [you] Você passa e começa com todos os dados.
   *[one] { $player } passa e começa com todos os dados.
}
final-round = { $who ->
    [you] Rodada final! Você tem { $score }: é a marca a bater.
   *[one] Rodada final! { $player } tem { $score }: é a marca a bater.
}
score-to-beat-raised = { $who ->
    [you] Você sobe a marca a bater para { $score }.
   *[one] { $player } sobe a marca a bater para { $score }.
}
score-to-beat = { $who ->
    [you] Você assume a liderança: { $score } é a marca a bater.
   *[one] { $player } assume a liderança: { $score } é a marca a bater.
}
won = { $who ->
    [you] Você vence com { $score }!
    [many] { $player } vencem com { $score }!
   *[one] { $player } vence com { $score }!
}

### O que faz o fim do turno: fica num botão, então é curto

does-wins = vence a partida!
does-shares = divide a vitória
does-loses-short = perde: faltam { $short }
does-loses = perde: outra pessoa chegou antes
does-nothing-reason = não marca nada: { $reason }
does-nothing = não marca nada
does-behind-short = faltam { $short } para a liderança
does-behind = não basta: outra pessoa chegou antes
does-bounces = { $over } a mais: de volta a { $score }
does-level = empata com a marca
does-final = abre a rodada final: { $score } a bater
does-leads-raised = sobe a marca para { $score }
does-leads = assume a liderança: { $score } a bater
does-bonus-points = guarda { $points }, e vem um turno extra
does-bonus = um turno extra, mas não basta para guardar
does-enters-offered = em jogo, mas oferece { $offered } e { DICE($dice) }
does-enters = a salvo, e em jogo
does-banks-offered = a salvo, mas oferece { $offered } e { DICE($dice) }
does-banks = a salvo, e o turno acaba

### Por que algo não é possível agora

reason-over = a partida acabou
reason-host-only = só quem comanda a mesa pode declarar um turno abandonado
reason-table-only = só quem comanda a mesa decide quem joga
reason-pad-only = só uma folha de pontos aceita os pontos de um turno sem os dados
reason-dice-first = primeiro os dados têm que cair
reason-answer-first = primeiro assuma ou passe
reason-no-offer = agora não há nada para assumir
reason-keep-first = primeiro separe algum dado que pontue
reason-opening = neste lançamento são precisos { $points } pontos
reason-kept-already = deste lançamento já foram separados dados
reason-no-dice-left = não sobrou nenhum dado para lançar
reason-no-dice-kept = é preciso separar pelo menos um dado que pontue
reason-shows-none = neste lançamento não há nenhum { $face }
reason-shows-one = neste lançamento só há um { $face }
reason-shows-some = neste lançamento só há { $count } vezes o { $face }
reason-nothing-scores = neste lançamento nada pontua
reason-keep-all = é preciso separar todos os dados que pontuam: { $dice }
reason-scores-nothing = { $dice } não vale nada
reason-scores-nothing-here = { $dice } não vale nada ao lado dos outros
reason-adds-only-alone = só se junta um dado quando nada mais pontua no lançamento
reason-must-roll = antes de guardar você tem que lançar todos os dados de novo
reason-locked-score = depois de assumir, pontue mais uma vez antes de guardar
reason-locked-faces = depois de assumir, você precisa de um { $faces } em outro lançamento antes de guardar
reason-minimum = para guardar são precisos pelo menos { $least } pontos; você tem { $points }
reason-entry-throw = para entrar em jogo são precisos { $needed } num só lançamento; o melhor até agora: { $points }
reason-entry-turn = para entrar em jogo são precisos { $needed } num só turno; você tem { $points }
reason-entry-own = são precisos { $needed } pontos seus, os { $inherited } assumidos não contam; você tem { $points }
reason-overshoot = { $score } passaria de { $target }: os pontos do turno se perderiam
reason-turn-begun = só um turno inteiro pode ser anotado em pontos, antes de lançar os dados
reason-no-step = os pontos vão de { $unit } em { $unit }, nenhum turno vale { $points }
reason-too-little = { $inherited } pontos foram assumidos, então este turno não pode valer { $points }
reason-no-such-turn = aqui nenhum turno pode chegar a { $points } pontos
reason-no-such-left = aqui nenhum turno que chega a { $points } pontos deixa { $left } dados para lançar
reason-say-left = diga quantos dados sobram: { $points } { $left }
reason-needs-dice = o que a próxima pessoa pode lançar depende dos dados deste turno: anote os dados
reason-players = { $sheet } é para { $least } a { $most } pessoas, não para { $players }
reason-join-too-late = a rodada final já começou, ninguém mais pode entrar
reason-no-such-player = são { $seats } jogando, então não existe o jogador { $player }
reason-out-already = o jogador { $player } já está em pausa
reason-not-out = o jogador { $player } não está em pausa
reason-last-player = todos os outros estão em pausa, alguém tem que ficar
reason-illegal = { $move } não dá: { $reason } (dá: { $legal })
reason-stale = esta jogada era para o passo { $made }, a partida está no { $ply }
reason-no-throw = agora não cai nenhum dado: a fase é { $phase }
reason-wrong-dice = aqui caem { $count } dados com faces de 1 a { $faces }, não { $dice }
reason-no-forfeit = não há mais turno para abandonar: a partida acabou
whom = diga de quem você fala: { $names }

### Como uma partida acabou

ended-target = Quem chega primeiro à meta vence na hora.
ended-unanswered = A meta caiu no último turno de uma rodada, e ninguém mais pode responder.
ended-final-round = A rodada final acabou, e ninguém mais tem tantos pontos.
ended-shared = A rodada final acabou, e em caso de empate a vitória é dividida.
ended-reached-first = A rodada final acabou, e em caso de empate vence quem chegou antes.

### Uma posição

position-throw = { $who ->
    [you] Você lança { DICE($dice) }, com { $points } pontos neste turno
   *[one] { $player } lança { DICE($dice) }, com { $points } pontos neste turno
}
position-keep = { $who ->
    [you] Você separa dados de { $thrown }, com { $points } pontos neste turno
   *[one] { $player } separa dados de { $thrown }, com { $points } pontos neste turno
}
position-decide = { $who ->
    [you] Você tem { $points } pontos neste turno e ainda { DICE($dice) }
   *[one] { $player } tem { $points } pontos neste turno e ainda { DICE($dice) }
}
position-offer = { $who ->
    [you] Você pode assumir { $points } pontos e { DICE($dice) }
   *[one] { $player } pode assumir { $points } pontos e { DICE($dice) }
}
position-head = { $sheet }, meta { $target }. { $scores }
position-off = (fora do jogo)
position-off-again = (fora do jogo de novo)
position-strikes = (nulos seguidos: { $strikes })
position-away = (em pausa)
position-final = { $who ->
    [you] Rodada final: a marca a bater é a sua
   *[one] Rodada final: a marca a bater é de { $player }
}
position-legal = Possível: { $moves }
position-no-bank = (sem guardar: { $reason })
position-won = { $who ->
    [many] Vencem os jogadores { $player }.
   *[one] Vence o jogador { $player }.
}

### Voltar atrás

undo-fallen = os dados caíram depois da sua última escolha, não dá mais para voltar atrás
undo-moved = { $player } jogou depois da sua última escolha
undo-nothing = não há nada para desfazer

### Mesas num servidor

room-turn-ends = com isso o turno acaba
room-rolling = o lançamento está a caminho: espera os outros aparelhos
room-decide = lance de novo ou guarde
advice-then = { $move }, depois { $rest }

log-undone = A última ação foi desfeita.
log-bot = { $player } (bot) joga no lugar { $seat }.
log-seat = { $player } ocupou o lugar { $seat }.
log-open = O lugar { $seat } está livre.
log-call = { $who ->
    [you] Estão chamando você: ainda está aí?
   *[one] Estão chamando { $player }: ainda está aí?
}
log-call-host = Estão chamando quem comanda a mesa: ainda está aí?
log-back-host = Quem comanda a mesa voltou.
log-host = { $who ->
    [you] Agora quem comanda a mesa é você.
   *[one] Agora quem comanda a mesa é { $player }.
}
log-silent = Sem resposta ({ $device }): o lançamento é feito sem esse aparelho.
device-any = Um aparelho
