# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.
# O que há de errado em uma folha de regras.

flaw-faces = os dados têm faces de 1 a { $faces }
flaw-straight-once = uma sequência tem cada face uma vez
flaw-size = são precisos { $size } dados, aqui são { $dice }
flaw-straight-long = uma sequência de { $size } é mais longa que os { $dice } dados
flaw-no-triples = não há trincas para superar; defina scoring.triples
flaw-no-pairs = três pares não pontuam aqui; defina scoring.three_pairs
flaw-nothing-scores = nada pontua; dê pontos a dados soltos, trincas ou outra combinação
flaw-seats = { $min } é mais que seats.max, { $max }
flaw-above-target = { $points } passa da meta, { $target }
flaw-overshoot = { $overshoot } contradiz end.endgame = { $endgame }: ninguém poderia bater um placar na meta
flaw-bounces = 'bounces' contradiz turn.hot_dice = 'bonus_turn' com end.endgame = { $endgame }: um turno extra tiraria a marca da meta; use end.endgame = 'first_to_target'
flaw-needs = exige { $what }
flaw-dead-dice = contradiz turn.keep = 'forced', que não deixa escolha
flaw-must-roll = exige turn.hot_dice = 'fresh_dice'; com { $hot } não sobra nada para lançar neste turno
flaw-no-singles = 'one_or_five' exige dados que pontuem sozinhos
flaw-entry-carry = { $carry } diz o que conta antes de entrar, mas com carryover.who_may_take = 'on_board' então não há oferta
flaw-no-penalty = uma penalidade custa pontos, 1 ou mais
flaw-no-reentry = exige strikes.effect = 'reset'; com uma penalidade continua-se em jogo
flaw-idle-penalty = exige strikes.effect = 'penalty'; 'reset' já tira o placar inteiro
flaw-throw-worth = nenhum lançamento vale { $points }, o melhor vale { $best }
flaw-turn-worth = nenhum turno vale { $points }, o melhor vale { $best }
flaw-turn-worth-ends = nenhum turno vale { $points }, o melhor vale { $best } (turn.hot_dice = { $hot } o acaba)
flaw-one-throw = { $path }.ends_turn deixa um só lançamento, e nenhum vale { $points }: o melhor vale { $best }
flaw-takes-all = sempre se separam todos os dados: ninguém poderia guardar nunca
flaw-nothing-else = nada mais pontua: ninguém poderia guardar nunca
flaw-never-bank = caia o que cair, cada dado tem de ser separado ou lançado de novo: ninguém poderia guardar nunca
flaw-never-next = caia o que cair, vem outro turno extra: nunca seria a vez de mais ninguém
flaw-unit = todo placar é múltiplo de { $unit }: ninguém poderia chegar a { $target } exatos
flaw-stuck = { $points } contradiz end.overshoot = 'forfeits': a { $unit } da meta ninguém poderia continuar; com end.overshoot = 'bounces' dá, ou com strikes que custem pontos
flaw-brackets = um nome só leva valores simples: uma tabela se define item por item, como triples.1=300; uma lista precisa de um arquivo seu (greed rules new)
flaw-no-table = { $path } é uma tabela: defina o que há nela, como { $example }; { $ways } também serve
flaw-no-list = { $path } é uma lista, que precisa de um arquivo seu (greed rules new)
flaw-options = greed rules new escreve um arquivo em que cada opção é explicada
flaw-expected = aqui vai { $wanted }, não { $got }
flaw-expected-key = a chave deve ser { $wanted }, não { $got }
flaw-missing = falta: aqui vai { $wanted }
flaw-items = são precisos ao menos { $least } itens, não { $got }
flaw-whole = um número inteiro
flaw-whole-least = um número inteiro de { $least } ou mais
flaw-whole-span = um número inteiro de { $least } a { $most }
flaw-whole-most = um número inteiro de no máximo { $most }
flaw-bool = true ou false
flaw-text = um texto
flaw-list = uma lista
flaw-table = uma tabela
