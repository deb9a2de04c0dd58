# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.

near = Na mesma sala
near-show = Mostre isto ao celular que comanda a mesa
near-answer = A imagem que responde
near-host-taps = Quem comanda a mesa toca em “Próximo: escanear a resposta” e aponta a câmera para cá. Pronto, você está na mesa.
near-scan-host = Escanear a imagem da mesa
near-scan-again = Escanear outra imagem
near-back = Voltar
near-about = Cada um no seu celular, sem servidor e sem internet. Um celular comanda a mesa, os outros entram escaneando a imagem dele. Cada celular acrescenta algo a cada lançamento, então ninguém pode viciar os dados.
near-join = Entrar numa mesa
near-open = Abrir uma mesa
near-players = Jogadores
near-open-table = Abrir a mesa
near-no-wifi = Sem Wi-Fi por perto?
near-hotspot = Deixe um celular compartilhar a conexão (“ponto de acesso”), e os outros entrarem nesse Wi-Fi. Funciona também sem dados móveis.
near-phones = Celulares
near-again = Conectar de novo
near-ask = Peça a imagem no celular que comanda a mesa (“Convidar um celular” ou “Conectar”), e escaneie.
near-gone = Ele não volta mais? Então a partida continua aqui, a partir do último lançamento que este celular viu.
near-pass = Passar este celular
near-step-answer = 2. Escaneie a resposta
near-show-again = Mostrar a nossa imagem de novo
near-step-invite = 1. Deixe escanearem isto
near-invites = A imagem que convida um celular
near-next = Próximo: escanear a resposta
near-cancel = Cancelar
near-one-after = Os celulares entram um depois do outro com uma imagem. Todos estão no mesmo Wi-Fi, ou usam o ponto de acesso de um deles.
near-invite = Convidar um celular
near-lost = O celular que comanda esta mesa não está conectado.
near-missing = { $who ->
    [you] Você está sem conexão.
    [many] Sem conexão com { $player }.
   *[one] Sem conexão com { $player }.
}
near-camera-denied = Esta página não pode usar a câmera. Permita nos ajustes do navegador, ou use o texto.
near-camera-https = Os navegadores só emprestam a câmera a páginas com https. Use o texto.
near-keeps-nothing = Este navegador não deixa a página guardar nada, por isso ela não pode manter uma mesa. Permita que ela guarde dados, ou deixe outro celular manter a mesa.
near-camera = O que a câmera vê
near-no-camera = Sem câmera? Use o texto
near-text = O texto do outro celular
near-use = Usar
near-send = Sem câmera? Mande o texto
near-as-text = { $what }, como texto
near-copy = Copiar
near-other-table = Esta é a imagem de outra mesa. Mostre a este celular a resposta à dele.
near-guest = Esta é a imagem de quem entra. Escaneie a do celular que comanda a mesa.
near-unfound = Os celulares não se encontram. Ponha os dois no mesmo Wi-Fi, ou um no ponto de acesso do outro.
near-no-network = este celular está sem rede: entre num Wi-Fi, ou ligue um ponto de acesso
near-nothing = não há nada assim nela
near-damaged = ela está danificada
near-cut = falta o fim dela
near-versions = as duas páginas são de versões diferentes: recarregue as duas
near-no-picture = Isto não é a imagem de outro celular: { $why }.
near-keep = Comandar a mesa neste celular
near-unreached = não dá para alcançar o outro celular
room-scan = Escanear a imagem
near-meet-scan = Deixe os outros escanearem isto
near-meet-type = Sem câmera? Digitem isto em “Entrar numa mesa”:
near-meet-waits = Quem escanear senta à sua mesa, um depois do outro. Mostre só para os seus amigos.
near-pictures = Sem internet? Com duas imagens
near-table-code = O código desta mesa
near-type-code = Ou digite o código da mesa
near-sit-down = Entrar
near-looking = Procurando a mesa…
near-no-meeting = Não dá para alcançar o ponto de encontro. Funciona também sem ele, com duas imagens.
near-nobody-meets = Ninguém está esperando com este código agora. Peça de novo, ou escaneiem duas imagens.
near-no-codes = Esta página não usa esses códigos. Peça uma imagem: “Sem internet? Com duas imagens”.
near-seeks = Assim que os dois celulares tiverem internet, eles se encontram sozinhos.
near-lost-seat = O telefone de { $player } se perdeu?
near-take-seat = Continuar aqui
