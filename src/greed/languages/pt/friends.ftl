# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.

silence-waiting = Todos lançam juntos: esperando { $player }.
silence-called = { $player } recebeu a chamada e tem { COUNT-SECOND($left) } para responder.
silence-asked = Você quer continuar sem { $player }. Falta os outros concordarem.
silence-without = Continuar sem { $player }
silence-keeps = { $player } fica com todos os pontos e em pausa até voltar. O registro mostra isso.
silence-call = Chamar { $player }
ratings-line = Classificação em { COUNT-GAME($games) }: de { $first } a { $last }, no máximo { $best }
ratings-after = Classificação depois de cada partida

### Antes da partida

lobby-setting-up = Preparando os dados …
lobby-near = Na mesma sala
lobby-room = Mesa
lobby-waiting-game = Esperando a partida
lobby-taking = Ocupando um lugar …
lobby-take = Ocupar um lugar
lobby-table = À mesa
lobby-open = livre
lobby-more = { $n ->
    [1] Falta mais uma pessoa
   *[other] Faltam mais { $n } pessoas
}
lobby-dice = Esperando os dados de cada navegador
lobby-bot = Um bot
lobby-free = Liberar o lugar
lobby-leave = Levantar
lobby-name = Trocar o nome
lobby-name-done = Salvar
lobby-reveals = Cada aparelho revela a sua parte dos dados. Esperando { $late } …
lobby-call-off = Cancelar o início
lobby-drawn-again = Tudo será sorteado de novo. Todas as páginas contam os inícios, e a partir do terceiro perguntam a quem joga.
lobby-start = Começar a partida
lobby-waiting = Esperando mais gente.
lobby-everyone = Estão todos aqui: quem comanda a mesa pode começar.
lobby-first-roll = o primeiro lançamento
lobby-program = programa
lobby-host = comanda a mesa

### Quem senta onde

seats = Lugares
seats-kind = Lugar { $seat }
seats-player = Uma pessoa
seats-here = Neste aparelho
seats-by-link = Entra pelo link
seats-friend = Alguém, pelo link
seats-rivals = Rivais
seats-more = Mais
seats-name = Nome
seats-name-at = Nome no lugar { $seat }
seats-until = Livre até alguém chegar.
seats-remove = Tirar o lugar { $seat }
seats-add = Adicionar um lugar

### Links

share-qr = Código QR do link abaixo
share-copy = Copiar o link
link-join = Entrar
link-join-about = Escaneie para ocupar um lugar
link-watch = Assistir em outra tela
link-watch-about = Mostra a partida sem jogar
link-move = Levar o seu lugar para outro aparelho
link-move-asks = Abra isto no outro aparelho. Ele pede a este que o deixe jogar por você.
link-move-about = Abrir este link deixa outro aparelho jogar por você
room-verifiable = Dados verificáveis
room-watching = { $dice } · { $n } assistindo
room-fetching = Buscando as regras desta partida …
room-unfetched = As regras desta partida não chegam. Esta página continua tentando.
room-outdated = Esta página e o servidor não se entendem: provavelmente a página é mais antiga. Recarregue.
near-outdated = Os dois celulares não se entendem: as páginas são de versões diferentes. Recarregue as duas.

### Dados verificáveis

proof-six = Seis palavras desta partida
proof-read = Leiam estas seis palavras uns para os outros: se forem as mesmas em todas as telas, todos estão vendo a mesma partida.
proof-started = { $n ->
    [1] Esta mesa começou uma vez.
   *[other] Esta mesa começou { COUNT-TIME($n) }.
}
proof-seen = Este navegador viu { $n } desses inícios.
proof-called-off = { $n ->
    [1] 1 início desta mesa foi cancelado.
   *[other] { $n } inícios desta mesa foram cancelados.
} Quem faz isso talvez tenha visto lançamentos, e queira outros.
proof-share = A sua parte dos dados é sorteada. Você pode acrescentar qualquer texto
proof-noted = Anotado.
proof-lose = Se você perder este aparelho
proof-recovery = Com estas palavras outro aparelho pode continuar no seu lugar nesta partida. Anote-as e não mostre a ninguém: quem souber as palavras pode ocupar o seu lugar.
notice-stopped = Este aparelho parou de jogar
notice-compare = Não continue jogando. Compare as seis palavras com os outros, salve o que este navegador viu e confira o registro com { $command } num computador de confiança.
notice-start = Início número { $n } nesta mesa
notice-ask = Os inícios anteriores foram cancelados. Quem faz isso talvez tenha visto os primeiros lançamentos, e tente até gostar deles. Pergunte por quê, e só participe se confiar na resposta.
notice-take-part = Participar do início { $n }
notice-tab = Esta partida está aberta em outra aba deste navegador, e é lá que você joga.
notice-here = Jogar aqui
notice-replaced = Agora outro aparelho joga por você.
notice-ask-back = Pedir para jogar aqui de novo
notice-let-in = Deixar este aparelho entrar
notice-plea = { $device } assina pelo seu lugar. Agora ele pergunta se este pode continuar em vez dele: diga que sim lá se ele mostrar as palavras
notice-scan = Escaneando o código abaixo não é preciso comparar as palavras.
notice-code = Código para o outro aparelho
notice-no-secret = Não contém nada secreto
notice-lost = Perdeu o outro aparelho? Digite o código de recuperação dele
notice-wrong-code = Este código não é de ninguém nesta partida.
notice-asks = Outro aparelho pede para continuar no seu lugar em vez deste.
notice-words = Ele mostra as palavras { $words }?
notice-yes = Sim, pode entrar
notice-same = Sim, as mesmas palavras: pode entrar
notice-no = Não
notice-without = Os outros continuaram sem você
notice-stay = Os seus pontos ficam.
notice-spoilt = O seu silêncio estragou um lançamento, então você perde um turno antes de voltar.
notice-next = Você joga de novo a partir do seu próximo turno.
notice-back = Voltei
notice-waited = Os outros estão esperando você. Um minuto depois da chamada, podem continuar sem você.
proof-proves = O que isto prova:
proof-strict = ninguém, nem mesmo quem mantém o servidor, sabia um lançamento antes de ele ser feito, e ninguém podia mudá-lo depois. Cada aparelho acrescenta um valor próprio a cada lançamento.
proof-fair = o servidor fixou os dados antes de conhecer a parte de cada um, e depois não pôde mudar nenhum lançamento. Cada escolha é assinada pelo aparelho que a fez.
proof-not = O que isto não pode provar:
proof-not-strict = lançamentos que caem sem o valor do seu aparelho não estão protegidos para você.
proof-not-fair = que quem mantém o servidor já não saiba os próximos lançamentos.
proof-server = O servidor pode esconder as suas mensagens, dizer que você se atrasou, encerrar a partida ou, junto com todos os outros, tirar você. Você vai ver, mas não vai poder provar a ninguém.
proof-page = O programa desta página também vem do servidor. Confira o registro em outro lugar, ou use uma página de um lugar de confiança.
proof-save = Salvar o que este navegador viu
proof-witness = compara isso com o registro: duas histórias diferentes de uma partida não passam as duas.
proof-fair-dice = Os dados foram honestos?
proof-words = As seis palavras desta partida:
proof-verify = Conferir cada lançamento aqui

### Notificações

tell-me = Avisar quando for a minha vez
tell-denied = O seu navegador bloqueia notificações desta página. Permita-as nos ajustes para este site e recarregue a página.
tell-cannot = Este navegador não pode mostrar notificações desta página.
tell-how = Mostra uma notificação enquanto esta página está aberta atrás de outras.

### Mesas abertas

tables-everybody = Aberta para todo mundo
tables-listed = A página inicial deste servidor anuncia esta mesa.
tables-join = Qualquer pessoa neste servidor pode entrar nesta mesa.
ratings-play = Jogar pela minha classificação
ratings-key = Mostra uma chave sua, sem conta.
tables-strict = dados rigorosos
tables-at-once = começa já
tables-bot = { $player } (bot)
tables-empty = Uma mesa vazia
tables-game = { $title }, até { $target }
tables-more = Mostrar mais { $n }
tables-coach = treinador
tables-full = Alguém foi mais rápido: esta mesa já está cheia.
tables = Mesas abertas
tables-open = Abrir uma mesa
tables-as = Você joga como
tables-guest = Visitante
tables-nobody = Ninguém está esperando agora. Abra uma mesa, e ela aparece aqui.
tables-programs = Programas que jogam com qualquer pessoa
ratings-place = lugar { $place } de { $players }
key-title = A chave desta pessoa: a mesma em todas as mesas
player-key = chave { $key }

### Escolher um jogo

picker-game = O jogo
picker-house = regras da casa
picker-rules = As regras dele
picker-variants = Variantes
picker-to = Jogar até

### Uma mesa nova

new-pad = Lancem dados de verdade e toquem no que caiu. A folha conta os pontos, sabe as regras, e deixa desfazer erros.
new-device = Contra bots, ou passando este aparelho. Funciona sem rede.
new-friends = Quem tem o link pode ocupar um lugar livre. Quem joga aqui divide este aparelho.
new-begins = Quem começa
new-chance = A sorte decide
new-clock = Tempo por turno
new-no-clock = Sem limite
new-strict = Dados rigorosos
new-strict-about = O navegador de cada um acrescenta algo a cada lançamento, então ninguém pode sabê-lo antes, nem mesmo quem mantém o servidor. É preciso um tempo por turno (3 minutos se você não escolher nenhum).
new-listed = A página inicial deste servidor anuncia a mesa enquanto houver um lugar livre. Qualquer pessoa pode entrar.
new-coach = Permitir o treinador
new-coach-about = Todos na mesa veem quanto vale cada escolha.
new-device-dice = Este aparelho lança os dados, com seus números aleatórios criptográficos. A partida é salva aqui depois de cada jogada e continua de onde você parou.
new-server-dice = O servidor lança os dados. Ele se compromete antes da partida, e depois todos podem conferir que nenhum lançamento foi mudado.
new-start = Começar
new-invite = Criar a mesa e convidar

### Conectar a um servidor

connect-no-page = Não existe a página “{ $code }”, nem uma mesa.
connect-no-server = As mesas ficam num servidor, que esta página não tem. Se mandaram um link para você, abra o próprio link. Se você tem um código e o endereço do servidor, digite o endereço abaixo.
connect-same-place = No mesmo lugar não é preciso mais nada:
new-without-server = Todos na mesma sala? Um dos celulares de vocês pode comandar a mesa, sem este servidor.
connect-phones = Cada um no seu celular
connect-pass = Passar este aparelho
connect-pad = Lançar dados de verdade, e contar os pontos
connect-apart = À distância é preciso um servidor Greed, que esta página não tem. Alguém o inicia num computador com { $command } e manda o endereço para você: abra, e pronto. Ou conecte esta página a ele:
connect-address = Endereço do servidor
connect-trust = A página passa a falar com esse servidor, e continua sendo a página em que você confia: ela mesma confere os dados.
connect-no-answer = Nenhum servidor respondeu em { $origin }. Confira o endereço. Se estiver certo, quem o mantém tem que permitir esta página: { $command }
connect-no-address = Isto não é um endereço. Escreva como { $one } ou { $other }.

### Classificação

ratings-play-about = Este navegador guarda uma chave e assina com ela quando você se senta. Não há conta: os outros veem a impressão digital da chave, a mesma em todas as mesas. Se você apagar os dados do navegador, ela se perde.
ratings-own-key = A sua chave é { $key }.
ratings-after-won = depois de { COUNT-GAME($games) }, { $won } vencidas
ratings-yours = Suas partidas
ratings-none = Você ainda não tem partida classificada. É preciso outra pessoa que também jogue pela classificação.
ratings-nobody = Ninguém jogou ainda { $least } partidas classificadas.
ratings-counts = Uma partida conta se duas ou mais pessoas se sentam com uma chave própria, num jogo da casa com a meta de sempre, a sorte decide quem começa, e ela é jogada até o fim. Sair conta como derrota. Todos começam em 1.000; um ponto de interrogação quer dizer menos de { $least } partidas, as que são precisas para entrar na lista.
ratings-pr = PR é o que custam as suas escolhas, comparadas com o jogo perfeito: 1.000 vezes a chance de vencer que uma escolha média joga fora. A sorte não entra, e 0 é perfeito.
ratings-looking = Buscando a classificação …
ratings-player = Quem
ratings-rating = Classificação
ratings-games = Partidas
ratings-won = Vencidas
ratings-all = Toda a classificação
ratings-their-key = Chave { $key }
ratings-latest = As últimas: { COUNT-GAME($games) }
ratings-tell-apart = Cada pessoa escolhe o seu nome, e duas podem escolher o mesmo: a chave as distingue. Só aparecem adversários que também jogam pela classificação.
ratings-pr-games = PR é o que custam as escolhas de uma partida, comparadas com o jogo perfeito: 0 é perfeito, e a sorte não entra. Um traço quer dizer que a partida não foi medida.
ratings-looking-up = Buscando esta pessoa …
ratings-lost = perdida
ratings-shared = dividida
ratings-was-won = vencida
alarm-wait = Espere mais { COUNT-SECOND($n) }.
alarm-different = A partida começou com regras, dados ou pessoas diferentes dos que a página mostrava.
alarm-start = O servidor chama isto de início número { $attempt }, mas este navegador já viu { $before }.
alarm-unsigned = O servidor não assina o que mostra.
alarm-other-game = O servidor assinou uma partida diferente da que mostra.
alarm-shown = A página recebeu uma partida diferente da assinada.
alarm-no-part = Este aparelho não contribui para os dados.
alarm-cannot-be = O servidor mostra algo que não pode ser: { $why }
alarm-stuck = Esta página não pode continuar com os dados: { $why }
alarm-restarted = O servidor mostra outro começo desta partida, diferente do de antes.
alarm-fewer = O servidor mostra menos declarações do que este navegador já viu.
alarm-other-course = O servidor mostra outro andamento da partida, diferente do de antes.
alarm-earlier = O servidor mostra um momento da partida anterior ao que este aparelho já respondeu.
alarm-other-id = A partida começou com outro identificador.
alarm-without = A partida começou sem este aparelho.
alarm-other-values = A partida começou com valores diferentes dos que este aparelho deu.
alarm-other-seats = A partida começou com lugares para este aparelho diferentes dos que ele ocupou.
alarm-second-value = O servidor pede outro valor para o lançamento { $n }, que já foi dado.
device-share-fixed = A partida começou: a contribuição está fixada.
device-used-up = Os valores deste aparelho acabaram: ele precisa de uma corrente nova.
device-other-tab = Esta partida está aberta em outra aba, que fala por este aparelho.
