# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.
# O que `greed verify` diz no terminal, além do que a página diz.

checked-verified = Verificado:
checked-not-verified = Não confirmado.
checked-remarks = Verificado, com observações:
checked-cut = o registro está cortado, mas correto até onde vai
checked-gaps = lançamentos sem o valor de um aparelho, aparelhos calados, decisões do relógio ou sem assinatura
checked-debt = alguém não deu o valor de um lançamento fixado, ou a partida não começou
checked-witness = um arquivo-testemunha contradiz o registro
checked-so-far = Até onde vai o registro:
checked-place = declaração { $at }: { $why }
checked-counts = Começo { $attempt } nesta mesa; declarações: { $n }.
checked-device = Aparelho { $device } ({ $seats }), declarações: { $n }
checked-device-last = a última é a { $n }, sobre o estado { $head }...
checked-device-rolls = o seu valor está em { $given } de { $rolls } lançamentos
checked-device-renewed = chaves novas: { $n }
checked-device-gave = lugares cedidos: { $n }
checked-fair = Numa partida “fair” o servidor pode ter conhecido todos os lançamentos de antemão. Depois do começo não pôde escolher nem mudar nenhum.
checked-strict = O servidor pode esconder mensagens ou dizer que chegaram tarde. Um lançamento sem o valor do seu aparelho não está protegido para você.
checked-dice = os dados deste registro são “{ $dice }”: só se verificam “fair” e “strict”
checked-no-protocol = este registro não nomeia um protocolo de dados
checked-protocol = o protocolo “{ $protocol }” não é conhecido aqui: talvez um Greed mais novo o conheça
checked-no-proof = este registro deixa a prova de fora, como os de texto: use o de JSON Lines
checked-long = uma prova tem no máximo { $most } linhas
checked-warned = o aparelho { $device } foi avisado, mas não devia nada
checked-not-over = diz-se que a partida acabou, e não acabou
checked-dice-early = pedem-se dados que não são devidos
checked-not-turn = não é a vez do lugar { $seat }
checked-nobody-begins = não se sorteou quem começa
checked-saw-start-signed = { $who } viu outro começo desta partida; o servidor assinou os dois
checked-saw-start = { $who } viu outro começo desta partida; sem a assinatura do servidor
checked-other-game = { $who } trata de outra partida ({ $seen }) que o registro ({ $recorded })
checked-saw-starts = { $who } viu { $n } começos nesta mesa, e este é o { $attempt }
checked-unsigned-words = { $who } afirma palavras que o seu aparelho não assinou: { $words }
checked-never-taken = { $who } disse “{ $word }”, e o servidor nunca aceitou
checked-said-later = { $who } disse algo como declaração { $at }: o registro é mais curto
checked-said-else = { $who } disse outra coisa do que está no registro
checked-head-unsigned = { $who } afirma um estado { $k } que o servidor não assinou
checked-saw-later = { $who } viu a declaração { $k } assinada pelo servidor; o registro termina em { $count }
checked-two-stories = o servidor assinou outro estado { $k } para { $who }: contou duas histórias
checked-no-witness = isto não é um arquivo-testemunha: { $why }
checked-witness-damaged = o arquivo-testemunha está danificado: { $why }
checked-witness-protocol = isto não é um arquivo-testemunha do protocolo de dados 1
checked-witness-device = o arquivo-testemunha nomeia um aparelho que não está no seu começo
checked-witness-long = um arquivo-testemunha tem no máximo { $most } estados e declarações
