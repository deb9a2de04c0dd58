# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.

### gist

gist-first-exact = quem guarda primeiro exatamente { POINTS($target) }
gist-first = quem guarda primeiro { POINTS($target) }
gist-last-turn-exact = exatamente { POINTS($target) }, depois um último turno para os outros
gist-last-turn = { POINTS($target) }, depois um último turno para os outros
gist-round-exact = exatamente { POINTS($target) }, depois a rodada termina
gist-round = { POINTS($target) }, depois a rodada termina
gist-unbeaten = { POINTS($target) }, depois vence a marca mais alta que ninguém bate
gist-until-unbeaten = { POINTS($target) }, depois a marca sobe até ninguém mais batê-la

### summary

summary-entry-throw = { DICE($dice) }, { POINTS($entry_points) } ou mais num só lançamento para entrar em jogo, { $gist }.
summary-entry-turn = { DICE($dice) }, { POINTS($entry_points) } ou mais num só turno para entrar em jogo, { $gist }.
summary-plain = { DICE($dice) }, { $gist }.

### needs

needs-people-open = { $seats_min } ou mais pessoas (aqui até { $seats_max }).
needs-people-range = De { $seats_min } a { $seats_max } pessoas.
needs-people = { $seats_min } pessoas.
needs-die = 1 dado comum.
needs-dice = { $dice } dados comuns.
needs-die-of-faces = 1 dado de { $faces } faces, de 1 a { $faces }.
needs-dice-of-faces = { $dice } dados de { $faces } faces, de 1 a { $faces }.
needs-paper = Papel e lápis.

### glance

glance-target-lead = Meta
glance-target = { $gist }
glance-on-the-board-lead = Entrar em jogo
glance-entry-throw = { POINTS($entry_points) } ou mais num só lançamento
glance-entry-turn = { POINTS($entry_points) } ou mais num só turno
glance-entry-none = de imediato
glance-keep-lead = Separar
glance-keep-all = todos os dados que pontuam
glance-keep-choice = o que você quiser dos dados que pontuam
glance-bank-lead = Guardar
glance-bank = { POINTS($turn_minimum_bank) } ou mais
glance-all-dice-scored-lead = Todos os dados pontuam
glance-all-hot = dados quentes: lançam-se todos de novo
glance-all-bonus = os pontos estão a salvo, e há um turno extra
glance-all-ends = o turno acaba
glance-two-equal-dice-lead = Dois iguais no fim
glance-two-equal-dice = salvam o turno
glance-adding-dice-lead = Juntar dados
glance-adding-dice = às combinações já separadas no turno
glance-carryover-lead = Retomada
glance-carryover = os dados que sobram passam adiante, com os pontos
glance-bust-lead = Lançamento nulo
glance-bust-turn = o turno está perdido
glance-bust-score = o turno está perdido, e todos os pontos
glance-bust-penalty = o turno está perdido, e { POINTS($strikes_penalty) }
glance-bust-row-score = o turno está perdido; com { $strikes_count } seguidos, todos os pontos
glance-bust-row-penalty = o turno está perdido; com { $strikes_count } seguidos, { POINTS($strikes_penalty) }

### aim

aim-title = Do que se trata
aim-first-exact = Guarde antes dos outros exatamente { POINTS($target) }: assim você vence na hora.
aim-first = Guarde antes dos outros { POINTS($target) }: assim você vence na hora.
aim-highest-exact = Vence quem tem mais pontos quando a partida acaba. O fim começa quando alguém guardou exatamente { POINTS($target) }.
aim-highest = Vence quem tem mais pontos quando a partida acaba. O fim começa quando alguém guardou { POINTS($target) }.
aim-turn = Na sua vez você lança os dados, separa alguns que pontuem e escolhe: lançar o resto para fazer mais pontos, ou parar e guardar o que tem. Quanto mais você continua, mais pode ganhar, e mais um lançamento ruim leva embora.

### turn

turn-title = O seu turno
turn-order = Joga-se um de cada vez, para a esquerda. Combinem quem começa.
turn-roll-lead = Lançar.
turn-roll-die = Lance o seu único dado.
turn-roll-all = Lance os { $dice } dados.
turn-keep-lead = Separar.
turn-keep-all = Separe todos os dados que pontuam. Não há escolha; se os dados podem ser contados de vários jeitos, vale o que dá mais pontos.
turn-keep-choice = Separe um ou mais dados que pontuem. Quais, você escolhe: pode deixar na mesa dados que pontuam e lançá-los de novo. Uma combinação só pontua se você separa todos os dados dela.
turn-keep-not-dead = Os dados que não pontuam ficam na mesa.
turn-keep-dead-bonus = Dados que não pontuam podem ser separados junto com outros que pontuam, nunca sem eles. Mas então esses dados não dão mais um turno extra, e quando não sobra nenhum para lançar, o seu turno acaba e você guarda o que ele vale.
turn-keep-dead-hot = Dados que não pontuam podem ser separados junto com outros que pontuam, nunca sem eles. Mas então esses dados não ficam mais quentes, e quando não sobra nenhum para lançar, o seu turno acaba e você guarda o que ele vale.
turn-count-lead = Contar.
turn-count = Some os pontos dos dados separados aos pontos deste turno. Eles ainda não estão a salvo.
turn-decide-lead = Decidir.
turn-decide-roll-or-bank = Lance os dados que não separou e continue no passo 2; ou pare e guarde: os pontos do turno se somam aos seus, e os dados passam adiante.
turn-decide-off-board = (Enquanto você não está em jogo é diferente: veja abaixo.)
turn-bust-lead = Lançamento nulo.
turn-bust-lost = Um lançamento em que nada pontua é nulo. O seu turno acaba na hora, e todos os pontos dele se perdem.
turn-bust-exceptions = (Exceções: { $saved }, como explicado abaixo.)
turn-safe-points-lead = Pontos a salvo.
turn-safe-never = Um lançamento nulo também custa pontos já guardados: veja “Cada lançamento nulo”.
turn-safe-but-rows = Um só lançamento nulo nunca tira pontos guardados; mas veja os lançamentos nulos seguidos.
turn-safe-always = Pontos guardados nunca se perdem.
turn-no-dice-left-lead = Sem dados.
turn-no-dice-left = Se não sobra nenhum dado para lançar quando você não pode guardar, o seu turno acaba e os pontos dele se perdem.
turn-minimum-lead = Mínimo.
turn-minimum-points = Você só pode guardar { POINTS($turn_minimum_bank) } ou mais: com menos tem que continuar lançando.
turn-minimum-off-board = Não há mínimo para guardar, a não ser enquanto você não está em jogo.
turn-minimum-none = Não há mínimo: pode-se guardar qualquer quantidade de pontos.
turn-minimum-inherited = Os pontos vindos de uma retomada contam para isso.
turn-minimum-own = Os pontos vindos de uma retomada não contam para isso.
turn-cast-on-board = Nos exemplos desta página jogam { $cast }, nesta ordem; todos já estão em jogo, se não estiver escrito outra coisa.
turn-cast = Nos exemplos desta página jogam { $cast }, nesta ordem.

### scoring

scoring-title = A tabela de pontos
scoring-one-throw-lead = Um só lançamento.
scoring-one-throw-only = Os dados de uma combinação têm que cair num só lançamento: os que já foram separados estão contados e não mudam mais.
scoring-one-throw-example = Dois { $apart_face } agora e um terceiro { $apart_face } em outro lançamento são { POINTS($apart) }, não { $at_once }.
scoring-one-use-lead = Uma só vez.
scoring-one-use = Cada dado conta uma vez: numa combinação, ou sozinho se a face dele pontua sozinha.
scoring-more-dice-lead = Mais dados.
scoring-more-doubles = Além de três, cada dado igual a mais dobra os pontos: { $sums }.
scoring-more-adds = Além de três, cada dado igual a mais soma outra vez os pontos da trinca: { $sums }.
scoring-more-no-set = { $grown } iguais não são uma combinação à parte.
scoring-more-no-sets = Quatro ou mais iguais não são uma combinação à parte.
scoring-more-some-no-sets = { $grown } iguais não são uma combinação à parte.
scoring-more-rest = Os dados além de uma combinação são contados pelas outras linhas, se puderem: { $sums }.
scoring-once-only-lead = Uma vez por lançamento.
scoring-once-only = Uma linha da tabela conta uma só vez por lançamento, para cada face que ela nomeia; outros dados que a repetiriam não valem nada.
scoring-again-lead = De novo.
scoring-again = A mesma linha pode contar mais de uma vez num lançamento: { $twice } são { POINTS($twice_points) }.
scoring-best-count-lead = Vale o melhor.
scoring-best = Se os dados podem ser contados de vários jeitos, vale o que dá mais pontos.
scoring-best-example = Assim, { $split } valem { $split_points }, como { $split_parts }, e não { $split_whole }.
scoring-careful-lead = Cuidado.
scoring-no-straight = { $no_straights } não é uma sequência.
scoring-no-straights = { $no_straights } não são sequências.
scoring-pairs-lead = Pares.
scoring-pairs-differ = Três pares são de três faces diferentes.
scoring-pairs-quad = Quatro iguais e um par também contam como três pares.
scoring-pairs-no-quad = Quatro iguais e um par não são três pares.
scoring-pairs-six = Seis iguais contam como três pares.
scoring-pairs-no-six = Seis iguais não contam como três pares.
scoring-full-house-lead = Full house.
scoring-house = Um full house são três de uma face e dois de outra.
scoring-house-bonus-least = Um full house são três de uma face e dois de outra: os pontos da trinca, se ela tiver, e mais { $scoring_full_house_bonus }, mas nunca menos que { $scoring_full_house }.
scoring-house-bonus = Um full house são três de uma face e dois de outra: os pontos da trinca, se ela tiver, e mais { $scoring_full_house_bonus }.
scoring-nothing-lead = Nada de nada.
scoring-nothing-points = Lance { DICE($dice) } de uma vez sem que nenhum pontue, e não é um lançamento nulo: vale { POINTS($scoring_nothing) }.
scoring-nothing-must-roll = Depois todos são lançados de novo; antes disso você não pode guardar.
scoring-nothing-may-roll = Depois todos são lançados de novo, ou você guarda se puder.
scoring-alone-lead = Sozinhos.
scoring-none-alone = Nenhum dado pontua sozinho.
scoring-some-alone = Só { $alone } pontuam sozinhos.
scoring-not-here-lead = Aqui não.
scoring-not-here = Aqui não há pontos próprios para { $absent }.

### hot-dice

hot-dice-title-ends = Todos os dados pontuam
hot-dice-title-bonus = Todos os dados pontuam: o turno extra
hot-dice-title-fresh = Dados quentes
hot-die-ends = Quando o dado pontuou, o seu turno acaba: não há mais nada para lançar, e você guarda os pontos.
hot-dice-end = Quando os { $dice } dados estão separados e pontuaram, num lançamento ou em vários, o seu turno acaba: não há mais nada para lançar, e você guarda os pontos.
hot-die-bonus = Quando o dado pontuou, os pontos do turno são guardados na hora, e você joga mais um turno com ele.
hot-dice-bonus = Quando os { $dice } dados estão separados e pontuaram, num lançamento ou em vários, os pontos do turno são guardados na hora, e você joga mais um turno com todos os dados.
hot-die-fresh = Quando o dado pontuou, ele está quente: pegue-o de novo e continue.
hot-dice-fresh = Quando os { $dice } dados estão separados e pontuaram, num lançamento ou em vários, eles estão quentes: pegue os { $dice } de novo e continue.
hot-dice-bonus-safe = Um lançamento nulo neste turno extra não mexe no que foi guardado antes. Um turno extra pode dar outro, sem limite.
hot-dice-at-risk = Ainda é o mesmo turno, e os pontos dele ainda estão em risco. Isso pode acontecer quantas vezes der certo num turno.
hot-dice-must-roll = Você tem que lançá-los: com dados quentes ninguém guarda.
hot-dice-may-bank = Não é obrigatório: em vez disso você pode guardar, se tiver esse direito.
hot-dice-bonus-at-target = Mesmo que esses pontos alcancem a meta, primeiro você joga o turno extra.
hot-dice-opening-bonus = O lançamento que põe você em jogo também dá o turno extra, se todos os dados dele pontuam.
hot-dice-opening-no-bonus = O lançamento que põe você em jogo não dá turno extra, mesmo que todos os dados dele pontuem.
hot-dice-too-much-lost = Se os pontos levariam você além da meta, eles se perdem, mas o turno extra é jogado assim mesmo.
hot-dice-too-much-bounces = Se os pontos levam você além da meta, o seu placar ricocheteia nela, e o turno extra é jogado assim mesmo.
hot-dice-too-few-either = Se os pontos não bastam para entrar em jogo ou para o mínimo, nada é anotado, mas o turno extra é jogado assim mesmo.
hot-dice-too-few-to-enter = Se os pontos não bastam para entrar em jogo, nada é anotado, mas o turno extra é jogado assim mesmo.
hot-dice-too-few-to-bank = Se os pontos não bastam para o mínimo, nada é anotado, mas o turno extra é jogado assim mesmo.
hot-dice-despite-lock = Os pontos são guardados mesmo enquanto uma retomada ainda não deixaria você guardar.

### doubles

doubles-title = Dois iguais no fim
doubles-saved = Se você lança exatamente dois dados, e eles são iguais mas não pontuam, não é um lançamento nulo. Fique com os pontos do turno, pegue { DICE($dice) } e continue.
doubles-must-roll = Você tem que lançar: no meio disso ninguém guarda.
doubles-may-bank = Você também pode guardar antes de lançar, se tiver esse direito.
doubles-two-only = Um par entre três dados ou mais não salva nada.
doubles-in-takeover = Dois iguais também salvam quem assumiu dois dados.
doubles-not-in-takeover = Dois iguais não salvam quem lança dois dados assumidos: é um lançamento nulo.

### adding

adding-title = Juntar dados
adding-with-singles = Se no seu turno você separou três ou mais dados iguais de um mesmo lançamento (de uma face que não pontua sozinha), pode juntar a eles dados dessa face de outros lançamentos.
adding-any = Se no seu turno você separou três ou mais dados iguais de um mesmo lançamento, pode juntar a eles dados dessa face de outros lançamentos.
adding-worth = Um dado juntado não vale pontos, mas conta como separado: salva um lançamento que seria nulo.
adding-when-lead = Quando.
adding-beside-scoring = Dá para juntar dados mesmo que outros dados do lançamento pontuem.
adding-only-alone = Só dá para juntar dados quando nada mais pontua no lançamento.
adding-all-dice-lead = Todos os dados.
adding-all-end = Quando o último dado está separado, pontuado ou juntado, o seu turno acaba.
adding-all-bonus = Para o turno extra, um dado juntado vale como um que pontuou.
adding-all-hot = Para os dados quentes, um dado juntado vale como um que pontuou.
adding-all-no-bonus = Com um dado juntado entre eles, os seus dados não dão turno extra: quando não sobra nenhum para lançar, o seu turno acaba e você guarda o que ele vale.
adding-all-not-hot = Com um dado juntado entre eles, os seus dados não ficam quentes: quando não sobra nenhum para lançar, o seu turno acaba e você guarda o que ele vale.
adding-until-when-lead = Até quando.
adding-until-when = Quando todos os dados são lançados de novo, não há mais a que juntar: as combinações antigas sumiram.
adding-carryover-lead = Retomada.
adding-inherited = Quem faz uma retomada pode juntar dados às combinações que vêm com ela.
adding-not-inherited = Quem faz uma retomada não pode juntar dados às combinações separadas antes.

### entry

entry-title = Entrar em jogo
entry-none = Não há mínimo: já contam os primeiros pontos que você guardar.
entry-needs-throw = Para entrar em jogo você precisa de { POINTS($entry_points) } ou mais num só lançamento.
entry-needs-turn = Para entrar em jogo você precisa de { POINTS($entry_points) } ou mais num só turno.
entry-until-then = Até lá você tem 0, e nada mais do que você lança é anotado.
entry-single-throw = Enquanto você não está em jogo, o seu turno é um só lançamento de { DICE($dice) }.
entry-single-scoring = Se os dados que pontuam valem { POINTS($entry_points) } ou mais, os pontos são anotados, você está em jogo, e este turno acaba; daí em diante você joga normalmente. Se não, o seu turno termina sem nada.
entry-single-kept = Se os dados que você separa valem { POINTS($entry_points) } ou mais, os pontos são anotados, você está em jogo, e este turno acaba; daí em diante você joga normalmente. Se não, o seu turno termina sem nada.
entry-takeover-refused = Se você faz uma retomada sem estar em jogo, o seu turno vai além do primeiro lançamento, mas para anotar algo você ainda precisa de { POINTS($entry_points) } ou mais num só lançamento. Antes disso não pode parar: continue lançando até conseguir, ou até um lançamento nulo.
entry-takeover-forfeits = Se você faz uma retomada sem estar em jogo, o seu turno vai além do primeiro lançamento, mas para anotar algo você ainda precisa de { POINTS($entry_points) } ou mais num só lançamento. Pode parar antes, mas então os pontos do turno se perdem.
entry-exact-turn = Bastam { $entry_points } exatos. Contam todos os pontos do turno que põe você em jogo, e os de todos os turnos seguintes.
entry-any-throw = Serve qualquer lançamento do seu turno, não só o primeiro; mas os dados separados desse lançamento têm que valer tudo sozinhos. Então contam todos os pontos do turno, e os de todos os turnos seguintes.
entry-stop-refused = Antes disso você não pode parar: continue lançando até conseguir, ou até um lançamento nulo.
entry-stop-forfeits = Você pode parar antes, mas então os pontos do turno se perdem.
entry-once-banked = Você só está em jogo depois de guardar: se vier um lançamento nulo depois de ter lançado o bastante, os pontos se perdem e você está como antes.
entry-minimum-too = O mínimo para guardar também vale aqui.

### carryover

carryover-title = A retomada
carryover-offer = Se alguém guarda e deixa dados que ainda podiam ser lançados, eles são oferecidos à próxima pessoa, junto com os pontos do turno que acaba de ser guardado. Quem guardou fica com esses pontos, aconteça o que acontecer. Um turno que acaba com um lançamento nulo, ou sem anotar nada, não deixa oferta.
carryover-who-lead = Quem.
carryover-who-next = Só a próxima pessoa é consultada.
carryover-who-anyone = Só a próxima pessoa é consultada, esteja em jogo ou não.
carryover-who-on-board = Só a próxima pessoa é consultada, e só se já estiver em jogo. Ninguém mais pode pegar os dados.
carryover-decline-lead = Passar.
carryover-decline-die = Se você passa, a oferta some para todos: comece o seu próprio turno com 1 dado e 0 pontos.
carryover-decline-dice = Se você passa, a oferta some para todos: comece o seu próprio turno com os { $dice } dados e 0 pontos.
carryover-accept-lead = Assumir.
carryover-accept = Se você assume, lança exatamente os dados que sobraram. O seu turno começa com os pontos oferecidos.
carryover-success-lead = Deu certo.
carryover-success-singles = A retomada dá certo se o lançamento mostra { $singles }. Nenhum outro dado serve, nem mesmo uma combinação que pontue.
carryover-success-added = A retomada dá certo se algo pontua no lançamento. Um dado juntado a uma combinação serve.
carryover-success-any = A retomada dá certo se algo pontua no lançamento.
carryover-go-on = Some os pontos deste lançamento e continue como num turno seu.
carryover-keep-all = Separe todos os dados deste lançamento que pontuam, some os pontos deles e continue como num turno seu.
carryover-keep-choice = Separe o que quiser deste lançamento, como de qualquer outro, some os pontos e continue como num turno seu.
carryover-failure-lead = Deu errado.
carryover-failure-but-doubles = Senão é um lançamento nulo, a não ser que dois iguais no fim o salvem: o seu turno acaba, e os pontos oferecidos se perdem.
carryover-failure-bust = Senão é um lançamento nulo: o seu turno acaba, e os pontos oferecidos se perdem.
carryover-failure-score-stays = O seu placar fica como estava.
carryover-banking-lead = Guardar.
carryover-bank-at-once = Depois de uma retomada que deu certo você pode guardar na hora, como depois de qualquer lançamento.
carryover-bank-after-singles = Logo depois de uma retomada que deu certo você não pode guardar: primeiro separe { $singles } de outro lançamento do turno, sozinho ou numa combinação.
carryover-bank-after-any = Logo depois de uma retomada que deu certo você não pode guardar: primeiro separe dados de mais um lançamento.
carryover-chain-lead = Em cadeia.
carryover-chain = Se você guarda e deixa dados, todos os pontos do seu turno são oferecidos à próxima pessoa, também os que você assumiu. Assim pode dar a volta na mesa.
carryover-idle-dice-lead = Dados sem valor.
carryover-idle-never-hot = Se foram separados dados que não pontuam, você herda isso também: com o resto não se chega mais aos dados quentes.
carryover-idle-inherited = Se foram separados dados que não pontuam, você herda isso também.
carryover-all-dice-lead = Todos os dados.
carryover-all-none = Quem guarda { $leaving_all } não deixa nada, e não há oferta.
carryover-all-die = Quem guarda { $leaving_all } deixa 1 dado para a próxima pessoa, e a oferta é feita com ele.
carryover-all-fresh = Quem guarda { $leaving_all } deixa os { $dice } dados para a próxima pessoa, e a oferta é feita com eles.
carryover-off-the-board-lead = Ainda fora do jogo.
carryover-off-count-all = Se você não está em jogo, os pontos assumidos contam para os { $needed } pontos de que precisa.
carryover-off-after-attempt = Se você não está em jogo, nem os pontos assumidos nem os do primeiro lançamento contam para os { $needed } pontos de que precisa; os dos lançamentos seguintes contam.
carryover-off-own = Se você não está em jogo, os pontos assumidos não contam para os { $needed } pontos de que precisa; o que você mesmo lança conta, desde o primeiro lançamento.
carryover-off-later-throw = Onde são precisos { $needed_in_a_throw } pontos num só lançamento, um lançamento depois do primeiro tem que valê-los sozinho.
carryover-off-own-throw = Onde são precisos { $needed_in_a_throw } pontos num só lançamento, um lançamento seu, o primeiro ou outro, tem que valê-los sozinho.
carryover-off-once-on = Se com este turno você entra em jogo, todos os pontos dele são anotados.
carryover-final-round-lead = Rodada final.
carryover-final-none = Depois que a rodada final começou, não há mais ofertas.
carryover-final-too = Na rodada final também há ofertas.
carryover-final-not-own = Quem joga dois turnos seguidos não recebe oferta dos próprios dados.

### strikes

strikes-title-every = Cada lançamento nulo
strikes-title-row = { $strikes_count } lançamentos nulos seguidos
strikes-reset-every = A cada lançamento nulo você perde todos os pontos: volta a 0.
strikes-reset-row = Com { $strikes_count } lançamentos nulos seguidos, em turnos consecutivos, você perde todos os pontos: volta a 0.
strikes-penalty-every = Cada lançamento nulo custa { POINTS($strikes_penalty) } dos seus.
strikes-penalty-row = { $strikes_count } lançamentos nulos seguidos, em turnos consecutivos, custam { POINTS($strikes_penalty) } dos seus.
strikes-floor = Com isso o seu placar nunca fica abaixo de 0.
strikes-no-floor = Com isso o seu placar pode ficar abaixo de 0.
strikes-again-in-throw = Você está fora do jogo, e para voltar precisa de { POINTS($strikes_reentry_points) } ou mais num só lançamento.
strikes-again-in-turn = Você está fora do jogo, e para voltar precisa de { POINTS($strikes_reentry_points) } ou mais num só turno.
strikes-again-single-scoring = Até lá o seu turno é um só lançamento: ele acaba, valham os dados que pontuam tanto ou não.
strikes-again-single-kept = Até lá o seu turno é um só lançamento: ele acaba, valham os dados que você separa tanto ou não.
strikes-again-any-throw = Serve qualquer lançamento de um turno, e então conta o turno inteiro.
strikes-again-as-first-throw = Você está fora do jogo de novo, e entra como no começo, com { POINTS($entry_points) } ou mais num só lançamento.
strikes-again-as-first-turn = Você está fora do jogo de novo, e entra como no começo, com { POINTS($entry_points) } ou mais num só turno.
strikes-row-broken = Um turno que acaba de outro jeito quebra a série. Depois do { $strikes_count }º lançamento nulo, a contagem recomeça.
strikes-off-board-count = Lançamentos nulos antes de entrar em jogo também contam.
strikes-off-board-spared = Lançamentos nulos antes de entrar em jogo não contam.
strikes-too-little-no-bust = Um lançamento que pontua, mas pouco demais para entrar em jogo, não é nulo.
strikes-attempt-counts = Uma retomada que dá errado é um lançamento nulo como outro qualquer.

### end

end-title = O fim da partida
end-first-exact = A primeira pessoa que guarda e assim chega a exatamente { POINTS($target) } vence, e a partida acaba na hora. Os outros não jogam mais.
end-first = A primeira pessoa que guarda e assim chega a { POINTS($target) } ou mais vence, e a partida acaba na hora. Os outros não jogam mais.
end-round-is = Uma rodada é um turno para cada um, a partir de quem começou a partida.
end-final-exact = Quando alguém guarda e assim chega a exatamente { POINTS($target) }, começa a rodada final.
end-final = Quando alguém guarda e assim chega a { POINTS($target) } ou mais, começa a rodada final.
end-one-more-turn = Todos os outros têm mais um turno, na ordem de sempre, também quem já jogou nesta rodada. Depois vence o placar mais alto.
end-finish-round = Só jogam os que vêm depois nesta rodada; se não vem ninguém, a partida acaba na hora. Depois vence o placar mais alto.
end-score-to-beat = Quando alguém guarda e assim chega a { POINTS($target) } ou mais, começa a rodada final: essa é a marca a bater. Para batê-la são precisos mais pontos; igualar não basta.
end-one-try = Todos os outros, na ordem de sempre, têm um turno para batê-la.
end-beaten-all = Assim que alguém a bate, há uma nova marca a bater, e todos os outros têm mais um turno, a partir do próximo: também quem acaba de ser superado, e quem já tentou.
end-beaten-rounds = Quem a bate põe uma nova marca para os que ainda vão tentar. Quando todos tentaram e a marca foi batida, cada um tem mais um turno, menos quem a detém.
end-beaten-waiting = Quem a bate põe uma nova marca. Então quem acaba de ser superado tem um turno, e também quem ainda não tentou; quem tentou em vão está fora.
end-holder-wins-round = Quando uma rodada de tentativas acaba sem nova marca, vence quem detém a marca a bater.
end-highest-wins-round = Quando uma rodada de tentativas acaba sem nova marca, vence o placar mais alto.
end-holder-wins = Quando não resta ninguém para tentar, vence quem detém a marca a bater.
end-highest-wins = Quando não resta ninguém para tentar, vence o placar mais alto.
end-too-much-lead = Demais.
end-too-much-lost = Pontos que levariam você além de { $target } se perdem: um turno que guarda demais não anota nada.
end-too-much-bounces = O seu placar ricocheteia em { $target }: os pontos além disso são tirados, como se você fosse até lá e voltasse. Com { $two_off } e um turno de 500 você fica com { $three_off }. Nenhum turno deixa você abaixo de 0.
end-bonus-turns-lead = Turnos extras.
end-bonus-turns = Depois que a rodada final começou, um lançamento nulo num turno extra não tira nada de quem lidera: a marca a bater fica.
end-same-rules-lead = As mesmas regras.
end-same-rules = Na rodada final valem todas as regras de um turno.
end-ties-lead = Empate.
end-ties-shared = Quem divide o placar mais alto divide a vitória.
end-ties-first = Entre quem divide o placar mais alto, vence quem chegou lá primeiro.

### em volta das regras

needs-title = O que é preciso
glance-title = Num relance
yes = sim
no = não
changes-title = O que é diferente aqui
changes = Em comparação com { $base }, estas opções mudam; a página leva todas em conta.
changes-option = Opção
changes-here = Aqui
variants-title = Variantes
variants = Também se joga destes jeitos, que podem ser combinados:
variants-played = Esta página descreve o jogo com ela.
variants-name = Aqui ela se chama { $name }.
notes-title = Como a fonte é lida
notes = Onde a fonte pode ser lida de vários jeitos, aqui ela é lida assim. As palavras entre parênteses são as opções que decidem isso.
source-title = Sobre estas regras
source-about = O quê
source-source = Fonte
source-aliases = Também chamado
source-name = Nome
source-hash = Identidade das regras

### listas

saved-nothing = pontos por nada de nada
saved-doubles = dois iguais no fim
saved-adding = juntar dados
leaving-hot-dice = com dados quentes
leaving-nothing = com pontos por nada de nada
leaving-doubles = com dois iguais no fim
absent-straights = sequências
absent-pairs = três pares
absent-full-houses = full houses

### a tabela de pontos

card-set = Combinação
card-dice = Dados
card-points = Pontos
card-same = Iguais
card-face = Face
card-count = { $n ->
    [1] um
   *[other] { $n }
}
card-kind = { $n ->
    [1] um dado
   *[other] { COUNT($n) } iguais
}
card-straight = sequência de { COUNT($n) }
card-triples = duas trincas
card-house = full house com três { $faces }
card-such-as = por exemplo { $dice }
card-nothing = nada de nada
card-nothing-dice = todos os dados lançados, nenhum pontua

### chances

odds-title = As chances num relance
odds = A chance exata de que nada pontue num lançamento.
odds-adding = Dados que poderiam ser juntados a combinações antigas não são levados em conta.
odds-dice = Dados lançados
odds-blank = Nada pontua
odds-percent = Em porcentagem
odds-bust = Nulo
odds-attempt = Retomada falha
odds-opening = { DICE($dice) } dão { POINTS($points) } ou mais num só lançamento com uma chance de { $chance }.
odds-tiny = menos de 0,01%

### exemplos

example-straight = Uma sequência
example-straight-and-a-single-die = Uma sequência e um dado sozinho
example-four-of-a-kind-and-a-pair = Quatro iguais e um par
example-points-for-nothing = Pontos por nada de nada
example-first-throw = Um primeiro lançamento
example-bust = Um lançamento nulo
example-all-dice-score = Todos os dados pontuam
example-doubles-at-the-end = Dois iguais no fim
example-getting-on-the-board = Entrar em jogo
example-carryover-taken-over = Uma retomada que dá certo
example-carryover-lost = Uma retomada que dá errado
example-carryover-and-a-player-off-the-board = Uma retomada sem estar em jogo
example-die-added = Um dado juntado
example-one-bust-too-many = Um lançamento nulo a mais
example-end = O fim
story-rolls = { $player } lança { DICE($dice) }.
story-keeps = { $n ->
    [1] Só dá para separar assim:
   *[other] O que dá para separar:
}
story-score = { $player } tem { $score }.
story-turn = É a vez de { $player }.
story-needed = Era preciso { $faces }.
story-sum = Isso dá { $points } neste turno.
story-busts = { $turns ->
    [1] { $player } teve um lançamento nulo no último turno.
   *[other] { $player } teve um lançamento nulo em cada um dos últimos { $turns } turnos.
}
story-ends-nothing = O turno acaba, e nada é anotado: { $reason }.
story-ends = O turno acaba aqui, e { $player } guarda.
story-must-roll = { $player } agora tem que lançar { DICE($dice) } e não pode guardar: { $closed }.
story-may-roll = { $player } pode lançar { DICE($dice) }. Parar agora não anotaria nada: { $reason }.
story-may = { $player } agora pode lançar { DICE($dice) }, ou guardar.
story-left-bonus = turno extra
story-left-ends = o turno acaba
story-left-hot = dados quentes
story-added = { $dice } juntado
story-dead = { $dice } sem valor
report-example = Exemplo: { $title }
report-keeps = Separado | Combinações | Pontos | A lançar
report-more = e mais { $n }
