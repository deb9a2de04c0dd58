# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.
# O que resulta da verificação dos dados de uma partida.

verify-holds = { $n ->
    [0] Ninguém lançou ainda.
    [one] O único lançamento é o que todos os aparelhos fizeram juntos.
   *[other] Os { $n } lançamentos são os que todos os aparelhos fizeram juntos.
}
verify-void = { $n ->
    [one] 1 lançamento não valeu, porque um aparelho não respondeu.
   *[other] { $n } lançamentos não valeram, porque um aparelho não respondeu.
}
verify-unfinished = O lançamento { $k } foi pedido e nunca feito.
verify-legal = Todas as jogadas eram válidas.
verify-illegal = Os dados estão certos, mas a partida não: { $why }
verify-no-rules = Aqui não se confere se todas as jogadas eram válidas: esta página não tem as regras da partida. { $command } confere.
verify-there = O registro está no celular que comanda a mesa. Conecte-se a ele de novo na mesa, ou salve o registro lá e escolha o arquivo aqui.
verify-unreadable = Não dá para ler o registro.
verify-not-rolled = Só dá para conferir dados que aparelhos lançaram. Aqui foram pessoas que lançaram.
verify-alone = Não havia mais ninguém nesta mesa: os dados vieram de uma só fonte, e não há nada a conferir.
verify-other-sheet = As regras não são as do início.
verify-other-players = Os jogadores não são os do início.
verify-event = O lançamento { $at } da partida deveria ser { $due }, e não { $told }.
verify-event-missing = nada
verify-began = O lugar { $began } começou, e não o lugar { $told }.
verify-took = O aparelho de { $player } participou de { $n } de { $rolls ->
    [one] 1 lançamento
   *[other] { $rolls } lançamentos
}.
verify-took-all = { $rolls ->
    [one] O aparelho de { $player } participou do único lançamento.
   *[other] O aparelho de { $player } participou de todos os { $rolls } lançamentos.
}
