# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.
# O que resulta da verificação dos dados de uma partida.

verify-holds = { $n ->
    [one] O único lançamento é o que tinha de ser.
   *[other] Os { $n } lançamentos são os que tinham de ser.
}
verify-missing = { $n ->
    [one] Um lançamento caiu sem um valor de: { $device }.
   *[other] { $n } lançamentos caíram sem um valor de: { $device }.
}
verify-clock = { $n ->
    [one] Uma decisão foi tomada pelo relógio ({ $device }).
   *[other] { $n } decisões foram tomadas pelo relógio ({ $device }).
}
verify-unreadable = Não dá para ler o registro.
verify-not-rolled = Só dá para verificar dados lançados pelo servidor.
verify-protocol = Esta página não conhece o protocolo de dados { $protocol }.
verify-other-sheet = As regras não são as do começo.
verify-other-dice = O tipo de dados não é o do começo.
verify-other-players = Os jogadores não são os do começo.
verify-other-position = A posição não é a do começo.
verify-statement = A declaração { $at } da prova não se sustenta: { $why }
verify-event = O evento { $at } deveria ser { $due }, não { $told }: é o que diz a prova.
verify-event-missing = ausente
verify-sign-unreadable = Não dá para ler a assinatura do servidor.
verify-sign-missing = Falta o fim: não há assinatura do servidor.
verify-sign-wrong = A assinatura do servidor não é válida.
verify-sign-short = A assinatura do servidor termina na declaração { $k } de { $count }.
verify-began = O lugar { $began } começou, não o lugar { $told }.
verify-over-thrown = { $device }: ficou em silêncio depois que o lançamento { $n } foi fixado e foi pulado às { $when } UTC; esse lançamento não vale.
verify-over = { $device }: ficou em silêncio e foi pulado antes do lançamento { $n }, às { $when } UTC.
verify-renewed = { $device }: continuou com uma chave nova própria.
verify-given = O lugar de { $player } passou para { $holder }, por vontade própria.
verify-starts = Este foi o começo { $n } na mesa, com revanches. Mais começos que partidas: alguém cancelou começos e talvez tenha visto lançamentos assim.
verify-unsigned = Ninguém assinou por { $players }.
verify-no-device = Nenhum aparelho participou: o servidor escolheu os dados sozinho.
verify-no-start = A partida nem começou: faltava a parte de { $devices }.
verify-frozen = O lançamento { $n } estava fixado e não veio o valor de: { $devices }.
verify-server-owes = O servidor devia um lançamento, e o valor dele não veio.
verify-not-over = A partida não acabou: até onde vai o registro, tudo confere.
verify-words = As seis palavras: { $words }.
verify-not-the-rules = Aqui não se verifica se as regras permitiam cada jogada: greed verify faz isso.
verify-other-start = A este navegador foi mostrado outro começo da partida.
verify-ends-before = O registro acaba antes da declaração { $k }, que este navegador viu.
verify-two-courses = O servidor assinou dois andamentos desta partida: eles se separam na declaração { $k } ou antes.
verify-not-said = A declaração { $k } não é o que este navegador disse ali.
