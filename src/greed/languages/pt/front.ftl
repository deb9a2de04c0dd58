# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.

front-title = Greed: um jogo de dados como o Dez mil
front-about = Lançar de novo ou guardar? O Dez mil e seus parentes em qualquer celular: com amigos, contra bots ou com dados de verdade.
front-scripts = O Greed precisa de JavaScript. Ative-o para esta página, por favor.

# O que um link para uma sala ou uma página mostra em um chat.
front-room = Venha jogar: { $game }
front-room-seats = { $n ->
    [one] Há um lugar livre. Abra o link e sente-se: sem conta, sem aplicativo.
   *[other] Há { $n } lugares livres. Abra o link e sente-se: sem conta, sem aplicativo.
}
front-watch = { $game }: uma partida entre amigos
front-watch-open = Todos estão à mesa. Abra o link para assistir.
front-watch-playing = A partida está em andamento. Abra o link para assistir.
front-watch-over = A partida acabou. Abra o link para ver como foi.
front-daily = Greed: o desafio do dia
front-daily-about = Cinco posições de um jogo de dados, hoje as mesmas para todos. Lançar de novo ou guardar?
front-train = Greed: problemas
front-train-about = O que vence com mais frequência? Escolha e veja quanto vale cada opção.
front-explore = Uma posição de Greed
front-explore-about = O que você faria? Veja quanto vale cada opção.
front-record = Uma partida de Greed
front-record-about = Reveja passo a passo: quem teve sorte e quais escolhas custaram mais.
