# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.
# Por que uma entrada dos dados selados, um elo ou um registro não se sustenta, e o que alarma um aparelho.

sealed-used-up = esta corrente tem { $length } elos e nenhum para o lançamento { $k }: entre de novo com uma nova
sealed-not-asked = o lançamento { $k } não está em curso
sealed-start-game = o começo precisa do identificador da partida, de 1 a 64 caracteres imprimíveis sem espaços, e do hash da folha
sealed-start-names = cada aparelho precisa de um nome próprio: de 1 a 64 caracteres imprimíveis sem espaços, e não “host”
sealed-start-seats = uma partida tem de 1 a { $most } lugares, cada aparelho tem um, e o aparelho de cada lugar está na lista
sealed-start-players = o nome de um jogador tem de 1 a 200 caracteres imprimíveis
sealed-start-first = o lugar { $seat } não pode começar: não existe
sealed-hex = elos, âncoras e hashes têm 64 algarismos, de 0 a 9 e de a a f
sealed-still-asked = primeiro vem o lançamento { $k }: ainda está em curso
sealed-device-known = o aparelho { $device } precisa de um nome que nenhum aparelho tenha tido nesta partida
sealed-device-seats = o aparelho { $device } precisa de lugares desta partida em ordem crescente, ou do próximo novo
sealed-next-roll = o próximo lançamento é o número { $due }, não { $k }
sealed-dice-asked = o lançamento { $k } precisa de 1 a 255 dados com 2 a 65.535 faces cada um
sealed-again = o lançamento { $void } foi nulo: o lançamento { $k } deve ser pedido pelo mesmo aparelho, com os mesmos dados
sealed-list = o lançamento { $k } deve citar aparelhos desta partida na ordem em que chegaram, com o que o pediu
sealed-listed-out = o lançamento { $k } cita o aparelho { $device }, que se calou ou já não tem lugar
sealed-links = o lançamento { $k } precisa de um elo de cada aparelho que cita
sealed-other-dice = os dados do lançamento { $k } são { $due }, não { $dice }
sealed-host-link = o elo do anfitrião para o lançamento { $k } não é o que ficou fixado no começo
sealed-other-link = o elo do aparelho { $device } para o lançamento { $k } não é o que ficou fixado quando chegou
sealed-silent = o lançamento { $k } só é nulo se se calarem aparelhos que cita
sealed-record = isto não é um registro de dados selados: { $why }
sealed-entry = entrada { $n }: { $why }
sealed-cut = o registro foi alterado, ou falta o fim
sealed-other-story = um aparelho à mesa viu outra partida que não a deste registro, até a entrada { $n }
sealed-host-chain = esta não é a corrente que o anfitrião trouxe ao começo
sealed-not-listed = o lançamento { $k } não espera pelo aparelho { $device }
sealed-other-start = o anfitrião mostra outro começo desta partida, diferente do de antes
sealed-other-anchor = o anfitrião mostra para este aparelho uma âncora que não é a dele
sealed-rewritten = o anfitrião mostra outro andamento da partida, diferente do de antes, até a entrada { $n }
sealed-asked-twice = o anfitrião pediu o lançamento { $k } duas vezes, de maneiras diferentes
sealed-no-start = este aparelho ainda não viu o começo da partida
