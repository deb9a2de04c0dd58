# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.

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
lobby-bot = Um bot
lobby-free = Liberar o lugar
lobby-leave = Levantar
lobby-name = Trocar o nome
lobby-name-done = Salvar
lobby-start = Começar a partida
lobby-waiting = Esperando mais gente.
lobby-everyone = Estão todos aqui: quem comanda a mesa pode começar.
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
link-move-about = Abrir este link deixa outro aparelho jogar por você
room-sealed = Dados de todos os aparelhos
room-server = O servidor lança os dados
room-watching = { $dice } · { $n } assistindo
room-fetching = Buscando as regras desta partida …
room-unfetched = As regras desta partida não chegam. Esta página continua tentando.
room-outdated = Esta página e o servidor não se entendem: provavelmente a página é mais antiga. Recarregue.
near-outdated = Os dois celulares não se entendem: as páginas são de versões diferentes. Recarregue as duas.

### Notificações

tell-me = Avisar quando for a minha vez
tell-denied = O seu navegador bloqueia notificações desta página. Permita-as nos ajustes para este site e recarregue a página.
tell-cannot = Este navegador não pode mostrar notificações desta página.
tell-how = Mostra uma notificação enquanto esta página está aberta atrás de outras.

### Mesas abertas

tables-everybody = Aberta para todo mundo
tables-listed = A página inicial deste servidor anuncia esta mesa.
tables-join = Qualquer pessoa neste servidor pode entrar nesta mesa.
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
new-listed = A página inicial deste servidor anuncia a mesa enquanto houver um lugar livre. Qualquer pessoa pode entrar.
new-coach = Permitir o treinador
new-coach-about = Todos na mesa veem quanto vale cada escolha.
new-device-dice = Este aparelho lança os dados, com seus números aleatórios criptográficos. A partida é salva aqui depois de cada jogada e continua de onde você parou.
new-server-dice = Os dados vêm de todos os aparelhos da mesa juntos: ninguém pode saber antes nem escolher, nem mesmo quem cuida do servidor.
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

### Dados de todos os aparelhos

dice-fair = Os dados foram justos?
dice-from-all = Os dados vêm de todos os aparelhos da mesa juntos. Ninguém pode saber antes nem escolher, nem mesmo quem cuida da mesa.
dice-check = Conferir os dados desta partida.
dice-back = Voltar à mesa
dice-other-record = Conferir outro registro
dice-elsewhere = O programa desta página vem de quem cuida da mesa. Num computador em que você confia, { $command } também confere um registro.
dice-silent = Este aparelho ficou um momento sem responder, então os lançamentos são feitos sem ele. Ele volta a participar no seu próximo lançamento.
dice-stopped = Há algo errado com os dados
dice-stopped-about = Este aparelho parou. Não continuem, e comparem o que cada um vê.
alarm-different = A partida começou com outras regras ou outros jogadores do que a página mostrou.
alarm-shown = Foram mostrados à página outros dados do que os aparelhos fizeram.
alarm-without = Um lançamento seu foi pedido em nome de outro aparelho.
alarm-stuck = Esta página não pode continuar com os dados: { $why }
