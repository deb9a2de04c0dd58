# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.
# Títulos, resumos e textos dos jogos da casa. O que falta aqui aparece em inglês.

sheet-official-title = Greed, as regras oficiais
sheet-official-summary = Cinco dados, 600 para entrar em jogo, e uma retomada para quem se atreve.
sheet-official-prose = Greed premia a coragem e castiga a hesitação: quem guarda com ousadia deixa na mesa dados que a próxima pessoa pode usar contra você. Joga-se até 10.000 pontos, a não ser que vocês combinem outra meta.
sheet-official-note-1 = “Objetivo” promete um último turno; “Fim da partida”, uma marca a bater que chama todos de volta; decide a parte detalhada (endgame = rechallenge_all; senão: single_final_turn, rechallenge_rounds).
sheet-official-note-2 = Dados que não pontuam não podem ser separados (dead_dice_keepable = false), embora “cada um separa os dados que quiser” permita a outra leitura.
sheet-official-note-3 = Depois de tentar uma retomada, escolhe-se o que separar como depois de qualquer lançamento (carryover_keep = choose; senão: all).
sheet-official-note-4 = Pode-se tentar uma retomada sem estar em jogo; para entrar conta o que se lança, não os pontos assumidos (entry_carry = own_points; senão: forbid_offer, exclude_attempt, count_all).
sheet-official-note-5 = Depois de uma tentativa, “pelo menos um 1 ou um 5” vale ao pé da letra: uma trinca de outra face não permite guardar (carry_lock = one_or_five; senão: any_score).
sheet-official-note-6 = Guardar quando os cinco dados pontuaram não deixa dados e por isso não oferece nada (offer_after_all_dice = none; senão: fresh_set).
sheet-official-note-7 = Há retomadas também na rodada final (endgame_carryover = true).
sheet-official-note-8 = O exemplo de 1.500 pontos com dois dados restantes não pode vir de três dados de uma mesma série; é preciso ter dados quentes ou pontos assumidos.
sheet-ten-dice-title = Greed com dez dados
sheet-ten-dice-summary = Dez dados, 1.000 num só lançamento para entrar em jogo, e um turno extra quando os dez pontuam.
sheet-ten-dice-prose = A meta se combina antes de jogar; quase sempre são 20.000 pontos.
sheet-ten-dice-note-1 = Cada dado que pontua é separado: lançam-se “todos os dados restantes que não pontuam” (keep = forced).
sheet-ten-dice-note-2 = Uma linha da tabela pode contar duas vezes num lançamento: seis 2 são duas trincas, 400 (repeat_sets = true; com false uma linha conta uma vez: 200).
sheet-ten-dice-note-3 = Um primeiro lançamento em que os dez dados pontuam dá o turno extra (bonus_on_opening = true).
sheet-ten-dice-note-4 = A folha não resolve empates: a vitória é dividida (tie = shared; senão: first_to_reach).
sheet-ten-dice-note-5 = Duas somas do exemplo estão erradas (850 deveria ser 950, 450 deveria ser 350), e um lançamento mostra onze dados; a partida não muda.
sheet-koans-title = Greed, em versão curta
sheet-koans-summary = Cinco dados até 3.000: o jogo curto que muita gente conhece de um exercício de programação.
sheet-koans-note-1 = “No primeiro lançamento da partida” é lido como o primeiro lançamento de cada turno.
sheet-koans-note-2 = Cada dado que pontua é retirado antes do próximo lançamento (keep = forced).
sheet-koans-note-3 = Parar com menos de 300 antes de estar em jogo não é proibido, só que os pontos não contam (stop_before_entry = forfeits; senão: refused).
sheet-koans-note-4 = 300 pontos perdidos num lançamento posterior não contam para entrar em jogo.
sheet-koans-note-5 = A folha não resolve empates: a vitória é dividida (tie = shared).
sheet-basic-title = Greed, o jogo básico
sheet-basic-summary = Seis dados, sem mínimo, os dados passam adiante com os seus pontos: fácil, rápido e divertido com crianças.
sheet-basic-prose = A regra principal: a cada lançamento alguma coisa tem que pontuar. A cada um deles. (Há uma exceção, bem no fim: dois iguais.)
sheet-basic-note-1 = “Lançar só pares” vale também para quatro iguais e um par, pois cada dado pertence a um par (pairs_accept_quad = true); pares com menos de seis dados não valem nada.
sheet-basic-note-2 = Quando os seis dados pontuaram também se pode guardar (hot_dice_must_roll = false), e então não sobra nada para a próxima pessoa (offer_after_all_dice = none).
sheet-basic-note-3 = Depois de dois iguais no fim é preciso lançar, pois nada foi separado com que guardar (end_doubles_must_roll = true).
sheet-basic-note-4 = Dois iguais no fim salvam também quem assumiu dois dados (end_doubles_in_takeover = true).
sheet-basic-note-5 = A folha não resolve empates: a vitória é dividida (tie = shared).
sheet-basic-note-6 = O exemplo de quatro dados separados por 1.400 não pode vir de uma só série de seis; é preciso ter dados quentes ou pontos assumidos.
sheet-classic-title = Greed, o jogo clássico
sheet-classic-summary = Seis dados, 500 para entrar em jogo, vence quem chega primeiro a 10.000: o Dez mil que muita gente conhece.
sheet-classic-prose = Muita gente já descobriu que o melhor lugar para lançar os dados é um pequeno tapete oriental.
sheet-classic-note-1 = Escolhe-se entre os dados que pontuam: “quaisquer dos dados que pontuaram” (keep = choose; senão: forced).
sheet-classic-note-2 = Três pares são três pares diferentes, como no exemplo 2,2,3,3,4,4 (pairs_accept_quad = false; senão: true).
sheet-classic-note-3 = Parar com menos de 500 antes de estar em jogo não é proibido, só que os pontos não contam (stop_before_entry = forfeits; senão: refused).
sheet-classic-note-4 = Quem primeiro guarda a meta vence na hora (endgame = first_to_target); a regra da casa “vence a maior pontuação” é a variante hsw.
sheet-classic-note-5 = “Zilch” é também outro nome do jogo inteiro; aqui é o da variante.
sheet-farkle-title = Farkle
sheet-farkle-summary = Seis dados, valores fixos para quatro, cinco e seis iguais, 500 para entrar em jogo.
sheet-farkle-minimal-title = Farkle, bem simples
sheet-farkle-minimal-summary = Seis dados, só dados sozinhos e trincas, vence quem chega primeiro a 10.000: as regras do artigo sobre o jogo perfeito.
sheet-kingdom-come-title = Os dados de Kingdom Come: Deliverance
sheet-kingdom-come-summary = Seis dados, também sequências curtas, sem mínimo, vence quem chega primeiro a 4.000.
sheet-kingdom-come-note-1 = A meta depende da aposta, de 2.000 a 8.000; aqui são 4.000.
sheet-zilch-online-title = Zilch, como se joga na internet
sheet-zilch-online-summary = Seis dados, pelo menos 300 para guardar, pontos por nada de nada, e uma multa no terceiro lançamento nulo seguido.
sheet-zilch-online-prose = Um zilch é um lançamento nulo.
sheet-zilch-online-note-1 = A análise deixa um placar cair abaixo de zero sem limite (score_floor = false).
variant-amish-title = Retomada
variant-amish-prose = Quando alguém para e guarda pontos, a próxima pessoa, se já estiver em jogo, pode pegar os dados que sobraram e construir sobre os pontos daquele turno. Assim pode dar a volta na mesa.
variant-amish-note-1 = Quem para quando todos os dados pontuaram não deixa nada para assumir: não haveria risco.
variant-hsw-title = Vence o mais alto
variant-hsw-prose = Quando alguém alcança a meta e para, todos os outros têm uma última chance de bater essa marca. Se alguém consegue, quem a tinha e quem ainda espera ganham mais uma chance contra a nova marca, até que ninguém a bata.
variant-hsw-note-1 = Quem tem outra chance lê-se ao pé da letra: quem acabou de ser batido e quem ainda espera (endgame = deposed_and_waiting); com endgame = rechallenge_all, todos.
variant-hsw-note-2 = A marca deve ser batida; no empate, fica com quem a teve primeiro (tie = first_to_reach).
variant-zilch-title = Três nulos
variant-zilch-prose = Quem tem lançamento nulo em três turnos seguidos perde todos os pontos e começa de novo. Em troca, dá para juntar dados às combinações já separadas no turno: não valem pontos, mas o lançamento se salva.
variant-zilch-note-1 = A primeira entrada fica como na folha; depois de voltar a zero são precisos 1.000 pontos em um lançamento (reentry; senão: reentry.scope = turn, ou reentry = same_as_entry). As palavras “como antes” são um resto de outra versão.
variant-zilch-note-2 = Se dá para parar antes, e se o turno é um só lançamento, segue a entrada da própria folha.
variant-zilch-note-3 = Lançamentos nulos antes de ter estado em jogo não contam (zilch_before_entry = false).
variant-zilch-note-4 = Dá para juntar dados em qualquer lançamento, sozinhos ou junto de dados que pontuam (addon_with_scoring = true), e eles valem quando todos pontuaram (addon_hot_dice = true).
variant-zilch-note-5 = Só um lançamento nulo conta para os três; qualquer outro fim de turno zera a conta.
variant-zilch-note-6 = Dá para juntar dados também a combinações que vieram com uma retomada (addon_inherited = true).
variant-zilch-note-7 = Uma tentativa de retomada que falha também é um dos três lançamentos nulos.
