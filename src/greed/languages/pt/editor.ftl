# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.

rules-family = Greed é uma família de jogos. Leia as regras do que quiser, e jogue.
rules-make = Faça as suas próprias regras
rules-all = Todas as regras
rules-variants = Variantes:
rules-play = Jogar este
rules-change = Mudar
rules-card = A tabela de pontos
about-greed = Greed é uma família de jogos de dados: você lança, separa dados que pontuam, e decide a cada vez se lança de novo ou guarda o que tem. Um lançamento ruim, e os pontos do turno se perdem. Os jogos têm muitos nomes, entre eles Dez mil, Farkle e Zilch, e cada família tem as suas regras.
about-what = O que você pode fazer aqui
about-play = Jogue contra bots, passe o aparelho de mão em mão, ou conte os pontos de dados de verdade.
about-yours = O que é seu continua seu
about-kept = Não há conta nem rastreamento. Suas partidas, seu treino e seus ajustes ficam neste aparelho, e depois da primeira visita tudo funciona sem rede.
about-developers = Para quem programa
about-version = Versão { $version }.
about-free = Greed é software livre.
about-title = Sobre o Greed
about-rules = Leia as regras
about-rules-more = de cada jogo, ou faça as suas.
about-practise = Treine
about-practise-more = e veja quanto vale cada escolha, calculado com exatidão.
about-export = exporte ou apague por lá.
about-docs-start = Primeiros passos
about-docs-start-about = jogar no terminal, a partir do Python, ou num servidor (em inglês).
about-offline = Este aparelho está sem internet, e a documentação não fica guardada nele. Todo o resto funciona.
about-docs = A documentação
about-docs-about = regras como dados, soluções exatas, bots, o servidor e a API dele (em inglês).
about-docs-good-play = Jogar bem, em números
about-docs-good-play-about = o que os cálculos sabem de cada jogo (em inglês).
about-docs-solve = Resolver um jogo em cem linhas
about-docs-solve-about = como se calcula o jogo perfeito (em inglês).
editor-no-rules = Este link não contém regras.
editor-saved = Salvo como { $file }.
editor = Regras da casa
editor-begins = Começa assim que as regras forem lidas.
editor-shared = Alguém compartilhou estas regras com você.
editor-about = Mude o que na sua mesa se joga de outro jeito. A página de regras acompanha.
editor-show = O que mostrar
editor-change = Mudar
editor-read = Ler
editor-change-these = Mudar estas regras
editor-save = Salvar num arquivo
editor-begin-with = Começar com
editor-take-back = Voltar às minhas mudanças
editor-packing = Preparando as regras …
editor-share = Compartilhar estas regras
editor-link = O link contém as regras
editor-play = Jogar
editor-needs = O editor lê as suas regras, aponta cada erro e as prepara para você jogar aqui na hora. Ele precisa do Python, que esta página busca uma vez e depois mantém.
editor-get = Buscar o editor ({ $size } MB, uma vez)
editor-reading = Lendo as regras …
editor-starting = Iniciando o editor …
editor-server = Para mudar regras é preciso um servidor Greed, que as lê, aponta cada erro e calcula as chances. Esta página não tem um.
editor-shared-facts = Alguém compartilhou estas regras com você: { $facts }.
editor-getting-reader = Buscando o leitor de regras, uma vez: { $part }
editor-getting = Buscando o editor: { $part }
editor-start = Inicie um num computador com { $command } e abra a página dele, ou use um que você conheça:
editor-connect = conectar esta página a um servidor
editor-playable = ✓ Dá para jogar com estas regras.
editor-here = Até este aparelho calcular estas regras, o treinador conta pontos.
editor-faults = { $n ->
    [1] Uma coisa ainda não está certa
   *[other] { $n } coisas ainda não estão certas
}
editor-estimate = { COUNT-CHOICE($choices) } para calcular; resolvê-las com exatidão leva uns { COUNT-SECOND($seconds) } e { $megabytes } MB.
field-remove = Tirar o número { $n } de { $name }
field-add = Adicionar um
field-with = Jogar com isto
field-none = nenhum
field-as-first = Como no começo
field-own = Algo próprio
editor-our-way = { $title }, do nosso jeito

### Certificados

check-title = Confira se este jogo é justo
check-why = Com que frequência vence quem começa, se os dois jogam perfeitamente? Não acredite só na nossa palavra: { $command } escreve uma prova, e esta página a confere em números inteiros, neste aparelho.
check-file = Um certificado deste jogo
check-part = Conferindo: { $part }
check-proven = Provado: quem começa vence pelo menos { $low } e no máximo { $high } das partidas. Todas as { $positions } posições se confirmam.
check-failed = Não foi possível iniciar a conferência.
