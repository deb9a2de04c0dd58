# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.
# Títulos, resumos e textos dos jogos da casa. O que falta aqui aparece em inglês.

sheet-official-title = Greed, as regras oficiais
sheet-official-summary = Cinco dados, 600 para entrar em jogo, e uma retomada para quem se atreve.
sheet-official-prose = Greed premia a coragem e castiga a hesitação: quem guarda com ousadia deixa na mesa dados que a próxima pessoa pode usar contra você. Joga-se até 10.000 pontos, a não ser que vocês combinem outra meta.
sheet-ten-dice-title = Greed com dez dados
sheet-ten-dice-summary = Dez dados, 1.000 num só lançamento para entrar em jogo, e um turno extra quando os dez pontuam.
sheet-ten-dice-prose = A meta se combina antes de jogar; quase sempre são 20.000 pontos.
sheet-koans-title = Greed, em versão curta
sheet-koans-summary = Cinco dados até 3.000: o jogo curto que muita gente conhece de um exercício de programação.
sheet-basic-title = Greed, o jogo básico
sheet-basic-summary = Seis dados, sem mínimo, os dados passam adiante com os seus pontos: fácil, rápido e divertido com crianças.
sheet-basic-prose = A regra principal: a cada lançamento alguma coisa tem que pontuar. A cada um deles. (Há uma exceção, bem no fim: dois iguais.)
sheet-classic-title = Greed, o jogo clássico
sheet-classic-summary = Seis dados, 500 para entrar em jogo, vence quem chega primeiro a 10.000: o Dez mil que muita gente conhece.
sheet-classic-prose = Muita gente já descobriu que o melhor lugar para lançar os dados é um pequeno tapete oriental.
sheet-farkle-title = Farkle
sheet-farkle-summary = Seis dados, valores fixos para quatro, cinco e seis iguais, 500 para entrar em jogo.
sheet-farkle-minimal-title = Farkle, bem simples
sheet-farkle-minimal-summary = Seis dados, só dados sozinhos e trincas, vence quem chega primeiro a 10.000: as regras do artigo sobre o jogo perfeito.
sheet-kingdom-come-title = Os dados de Kingdom Come: Deliverance
sheet-kingdom-come-summary = Seis dados, também sequências curtas, sem mínimo, vence quem chega primeiro a 4.000.
sheet-zilch-online-title = Zilch, como se joga na internet
sheet-zilch-online-summary = Seis dados, pelo menos 300 para guardar, pontos por nada de nada, e uma multa no terceiro lançamento nulo seguido.
sheet-zilch-online-prose = Um zilch é um lançamento nulo.
variant-amish-title = Retomada
variant-amish-prose = Quando alguém para e guarda pontos, a próxima pessoa, se já estiver em jogo, pode pegar os dados que sobraram e construir sobre os pontos daquele turno. Assim pode dar a volta na mesa.
variant-hsw-title = Vence o mais alto
variant-hsw-prose = Quando alguém alcança a meta e para, todos os outros têm uma última chance de bater essa marca. Se alguém consegue, quem a tinha e quem ainda espera ganham mais uma chance contra a nova marca, até que ninguém a bata.
variant-zilch-title = Três nulos
variant-zilch-prose = Quem tem lançamento nulo em três turnos seguidos perde todos os pontos e começa de novo. Em troca, dá para juntar dados às combinações já separadas no turno: não valem pontos, mas o lançamento se salva.
