# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.

front-title = Greed: um jogo de dados como o Dez mil
front-about = Lançar de novo ou guardar? O Dez mil e seus parentes em qualquer celular: com amigos, contra bots ou com dados de verdade.
front-scripts = O Greed precisa de JavaScript. Ative-o para esta página, por favor.
