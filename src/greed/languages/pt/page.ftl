# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.

### Palavras com um número

count-second = { $n ->
    [1] { $n } segundo
   *[other] { $n } segundos
}
count-minute = { $n ->
    [1] { $n } minuto
   *[other] { $n } minutos
}
count-hour = { $n ->
    [1] { $n } hora
   *[other] { $n } horas
}
count-day = { $n ->
    [1] { $n } dia
   *[other] { $n } dias
}
count-answer = { $n ->
    [1] 1 resposta
   *[other] { $n } respostas
}
count-choice = { $n ->
    [1] 1 escolha
   *[other] { $n } escolhas
}
count-file = { $n ->
    [1] 1 arquivo
   *[other] { $n } arquivos
}
count-free-seat = { $n ->
    [1] 1 lugar livre
   *[other] { $n } lugares livres
}
count-game = { $n ->
    [1] 1 partida
   *[other] { $n } partidas
}
count-open-table = { $n ->
    [1] 1 mesa aberta
   *[other] { $n } mesas abertas
}
count-start = { $n ->
    [1] 1 início
   *[other] { $n } inícios
}
count-time = { $n ->
    [1] 1 vez
   *[other] { $n } vezes
}
count-turn = { $n ->
    [1] 1 turno
   *[other] { $n } turnos
}

### O diário de uma mesa

winners = { $who ->
    [you] Você venceu!
    [many] { $player } vencem juntos.
   *[one] { $player } vence.
}
choose-accept = assumir
choose-decline = começar do zero

### O início

way-device = Neste aparelho
way-device-about = Contra bots, ou passando de mão em mão; sem internet
way-friends = Com amigos
way-pad = Folha de pontos
way-pad-about = Vocês lançam dados de verdade, o Greed anota
way-learn = Lições
way-learn-about = Sete curtas, na mesa
way-daily = Desafio do dia
way-daily-about = Cinco posições, hoje as mesmas para todos
way-explore = Análise
way-explore-about = Qualquer posição, e o preço de cada escolha
way-friends-here = Em volta deste aparelho, ou à distância com um servidor
way-friends-apart = Cada um no seu celular
start-ways = Jeitos de jogar
start-code = Tem um código?
start-join = Entrar
start-going = Continuar
start-record = Abrir uma partida salva
start-strategy = Estratégia
start-about = Sobre o Greed
start-with = com { $who }
start-pad = folha de pontos: { $who }
start-forget = Esquecer { $title } { $who }
quick-label = Jogar contra um bot
quick-title = Lançar de novo ou guardar?
quick-goal = Lance os dados, separe o que pontua e guarde antes que um lançamento nulo leve tudo.
quick-play = Jogar agora
quick-game = Jogo
quick-against = Contra
quick-more = Mais
quick-others = Mais adversários
quick-next = O próximo degrau da sua escada.
quick-later = O Oráculo joga assim que este aparelho conhecer as chances do jogo, depois de uma primeira partida.
quick-official = Greed, as regras oficiais
tabs = Menu
tab-start = Jogar
tab-train = Treinar
tab-daily = Desafio
tab-games = Partidas
tab-rules = Regras

### Os bots

rival-random = Pip
rival-random-about = Seis anos. Lança, guarda, dá risada: tudo por acaso.
rival-threshold = Nonna
rival-threshold-about = Guarda assim que tem 300, e volta para o tricô.
rival-bold = Rocco
rival-bold-about = Lança quando outros guardariam, e assume se as chances são boas.
rival-maximiser = Banqueiro
rival-maximiser-about = Calcula a média de cada escolha, e nunca olha o placar.
rival-optimal = Oráculo
rival-optimal-about = Sabe com que frequência cada escolha vence, e sempre faz a melhor.
bot-threshold = Limite
bot-threshold-about = Guarda assim que o turno chega a um certo número de pontos.
bot-cautious = Prudente
bot-cautious-about = Joga pelo seguro: uma perda pesa quase o dobro de um ganho.
bot-level = Nível
bot-level-about = Comete pequenos erros: muitos no nível 1, quase nenhum no nível 9.
bot-card = Cartão
bot-card-about = Joga por um cartão de estratégia: poucas regras fáceis de lembrar.
ladder-above = Vença { $rival } para enfrentar { $above }.
ladder-top = Você venceu todo mundo na escada.
ladder-next = Você venceu { $rival }. O próximo degrau: { $above }.

### A mesa

button-roll = Lançar { DICE($dice) }
button-roll-any = Lançar
button-take = Assumir { $points }
button-fresh = Começar do zero
button-keep = Separar { $points }
button-bank = Guardar
button-bank-points = Guardar { $points }
button-bank-nothing = Parar sem pontos
why-one-roll = O turno de entrada é um só lançamento.
risk = { $chance } nulo
risk-stake = { $risk }, { $points } pontos em jogo
risk-roll = lançar { DICE($dice) }: { $risk }
risk-hot = dados quentes! { $risk }
turn-of = { $who ->
    [you] É a sua vez
   *[one] Vez de { $player }
}
clock-rests = O relógio descansa
first-to = até { $target }
final-leads = { $player } lidera; ainda faltam { $left }
final-label = Rodada final:
final-beat = { $score } a bater
choices-label = Suas escolhas
enter-left = (faltam { $left })
enter-tap = Lance { DICE($dice) } e toque no que caiu.
enter-erase = Tirar o último dado
take-all = Tudo
take-none = Nada
enter-dice = Anotar dados
enter-points = Anotar pontos
enter-dice-short = Dados
enter-points-short = Pontos
undo = Desfazer
sheet-label = Folha de pontos
sheet-turns = Todos os turnos
sheet-you = você
sheet-bot = bot
sheet-out = em pausa
sheet-away = ausente
sheet-to-go = faltam { $points }
sheet-not-in = ainda fora
sheet-not-on = ainda fora do jogo
sheet-off = fora
sheet-off-board = fora do jogo
sheet-strikes = nulos seguidos: { $n }
sheet-rank = lugar
this-turn = Este turno
pot-bust = nulo
pot-cost = custa { $points }
pot-cost-banked = custa { $points } e { $banked } já guardados
tray-label = Dados na mesa
tray-offer = pontos em oferta
tray-offer-from = de { $player }
tray-idle = { $face }, não pontua
busted = Lançamento nulo de { $player }
busted-lost = Lançamento nulo de { $player }: { $points } perdidos
missed-entry = Não basta para entrar em jogo
entry-in-turn = { $points } num só turno para entrar em jogo.
entry-in-throw = { $points } num só lançamento para entrar em jogo.

### O fim de uma partida

end-given-up = A partida foi abandonada.
end-by = Com { POINTS($points) } de vantagem, depois de { TURNS($turns) }.
end-level = Depois de { TURNS($turns) }.
end-close = Por pouco!
end-next = A próxima talvez seja sua.
end-join = Aceitar a revanche
end-rematch = Revanche
end-picture = Compartilhar uma imagem
end-new = Nova partida
end-save = Salvar a partida
end-result = Resultado
end-player = Nome
end-score = Pontos
end-best = Melhor turno
end-busts = Nulos
end-luck = Sorte
end-winner = vence
end-luck-about = Sorte: o que os lançamentos podiam render, comparado com a média de lançamentos assim.
end-scores = Placar
end-best-turn = melhor turno: { $player }, { $points }
played-almost-perfectly = Você jogou quase com perfeição.
played-very-well = Você jogou muito bem.
played-well = Você jogou bem.
played-few = Você deixou passar algumas chances.
played-many = Você deixou passar muitas chances.
decided-shares = { $played } A sorte decidiu { $luck }, as escolhas { $choices }.
decided-won = { $played } Os dados estavam contra você, e suas escolhas venceram mesmo assim.
decided-lost = { $played } Os dados foram gentis: esta partida se perdeu nas escolhas.

### Ajustes

look-like-this-device = Como o aparelho
look-light = Claro
look-dark = Escuro
look-red-and-green = Vermelho e verde
look-orange-and-blue = Laranja e azul
look-high-contrast = Alto contraste
look-green = Verde
look-blue = Azul
look-wine = Vinho
look-slate = Ardósia
look-ivory = Marfim
look-night = Noite
look-cherry = Cereja
look-sky = Céu
look-calm = Calma
look-brisk = Ágil
look-instant = Instantânea
look-theme = Tema
look-colours = Cores
look-table = Mesa
look-dice = Dados
look-pace = Velocidade dos dados
look-numbers = Números nos dados em vez de pontos
look-sound = Som
look-vibration = Vibração
look-explain = Explicar a próxima partida enquanto se joga
look-less = Se o seu aparelho pede menos movimento, os dados não rolam e nada faz barulho.
look-language = Idioma
look-title = Aparência e som

### Em toda parte

one-moment = Um momento …
to-the-start = Voltar ao início
copied = Copiado.
close = Fechar
rules = Regras
coach = Treinador
reload = Recarregar a página
part-missing = Uma parte desta página não chegou.
part-again = Carregar de novo
broken-title = A página tropeçou
broken-about = Aconteceu algo que ninguém previu. As suas partidas estão a salvo: em geral, basta carregar a página de novo.
broken-still = Continua acontecendo?
broken-forget-about = Então recomece do zero: a página esquece as configurações, os nomes e os lugares em mesas neste aparelho. As partidas salvas ficam.
broken-forget = Recomeçar do zero
update-ready = Uma nova versão desta página está pronta.
update = Atualizar
waiting-away = { $player } está ausente.
waiting-rolls = { $player } lança.
waiting-thinks = { $player } está pensando …
skip = Adiantar
waiting-for = Esperando { $player } …
watching = Assistindo
room = Mesa
sound-off = Desligar o som
sound-on = Ligar o som
turn-now = { $who ->
    [you] É a sua vez.
   *[one] É a vez de { $player }.
}
game-to = até { $target }
game-facts = { DICE($dice) } · até { $target } · de { $least } a { $most } pessoas
no-room = Não encontramos a mesa { $code }.
no-room-check = Confira o código: ele tem oito letras e números. Mesas que ninguém usa por um mês são fechadas.
no-room-open = Abrir uma mesa
no-game = Esta partida não está neste aparelho.
no-game-why = Ela foi jogada em outro, ou esquecida aqui.
sheet-not-there = ausente
sheet-nothing = nada anotado
sheet-again = : anote de novo
kept-word = Separado
kept-label = separado { $dice }
clock-hours = { $n } h
clock-left = tempo que resta
your-name = Seu nome
copy-selected = Selecionado: copie com o seu navegador.
share = Compartilhar
room-real = Dados de verdade
room-device = Este aparelho lança os dados
room-here = { $dice } · a partida fica neste aparelho
device-of = aparelho de { $player }
seat-number = Lugar { $seat }
waited-none = recém-aberta
waited = esperando há { $time }
clock-a-turn = { $time } por turno
dates = pt-BR
connect = Conectar
room-looking = Procurando a mesa { $code } …
room-phone = O celular que comanda esta mesa não está conectado.
room-no-answer = { $server } não responde. Esta página continua tentando. Confira se você está on-line, e se o servidor ainda está ligado.
room-begins = Quem começa?
room-dice-decide = Os dados decidem.
room-lost = Conexão perdida.
room-sent = A sua jogada é enviada assim que ela voltar.
room-reconnecting = Conectando de novo …
room-opening = Abrindo a partida …
look-face = O seu rosto
look-wall = A cor dele
install-offer = Manter o Greed neste aparelho? Ele abre como um aplicativo, e funciona sem rede.
install-take = Instalar
install-leave = Agora não
look-odds = A minha chance de vencer, numa linha embaixo do placar
enter-again = Anotar de novo o turno { $turn } de { $player }?
enter-turn = Anote este turno de novo.
enter-turn-later = Anote este turno de novo. Os seguintes vêm sozinhos.
enter-rest = Daqui em diante a partida toma outro rumo. Anote o resto de novo.
no-library = A lista de jogos ainda não está neste aparelho: conecte-se uma vez.
no-server = não dá para alcançar o servidor
