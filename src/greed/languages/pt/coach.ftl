# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.

### Por que a melhor escolha é a melhor

advice-rolling = com { DICE($dice) } o lançamento é nulo em { $bust } das vezes
advice-rolling-no-bust = com { DICE($dice) } o lançamento nunca é nulo
advice-banking = guardar { $points }
advice-banking-nothing = parar sem pontos
advice-offer = { $who ->
    [you] deixa para você uma oferta que vale { $gain }
   *[one] deixa para { $player } uma oferta que vale { $gain }
}
advice-poor-offer = { $who ->
    [you] deixa para você uma oferta que não vale a pena
   *[one] deixa para { $player } uma oferta que não vale a pena
}
advice-only = Só dá para fazer uma coisa: { $move }.
advice-take = Assuma: lançar { DICE($dice) } por { $points } pontos falha em { $bust } das vezes, mas a outra escolha custa { $cost }.
advice-pass = Passe: lançar { DICE($dice) } por { $points } pontos falha em { $bust } das vezes, e a outra escolha custa { $cost }.
advice-keep = { $move } deixa { DICE($dice) } para lançar; { $second } custaria { $cost }.
advice-keep-that-ends = { $move } acaba com o turno: { $does }; { $second } custaria { $cost }.
advice-points = { $move }: lançar { DICE($dice) } rende em média { $worth }, e o lançamento é nulo em { $bust } das vezes.
advice-roll = Lance: isso vence { $rolls } das partidas, { $banking } vence { $worth }. O risco: { $rolling }.
advice-roll-no-bust = Lance: isso vence { $rolls } das partidas, { $banking } vence { $worth }, e { $rolling }.
advice-roll-not-offer = Lance: isso vence { $rolls } das partidas, embora haja um risco ({ $rolling }); { $banking } vence { $worth } e { $offer }.
advice-bank = Guarde: { $banking } vence { $worth } das partidas, lançar vence { $rolls }, porque { $rolling }.
advice-bank-no-bust = Guarde: { $banking } vence { $worth } das partidas, lançar vence { $rolls }.
advice-bank-and-offer = Guarde: { $banking } vence { $worth } das partidas, mesmo que isto custe algo ({ $offer }); lançar vence { $rolls }, porque { $rolling }.
advice-bank-poor-offer = Guarde: { $banking } vence { $worth } das partidas, lançar { $rolls }, porque { $rolling }. Isso { $offer }.
advice-against = “{ $yours }” { $measure ->
    [win] vence
   *[points] rende
} { $wrong }, “{ $best }” { $right }, porque { $because }.
advice-because-of-dice = deixa { DICE($dice) } para lançar em vez de { $other }
advice-because-of-points = faz { $points } pontos em vez de { $less }
advice-because-of-more = o que pode vir depois vale mais
advice-because-it-goes-on = o seu turno continua
advice-because-it-ends = acaba com o turno: { $does }
advice-because-of-risk = com { DICE($dice) } o lançamento é nulo em { $bust } das vezes
advice-because-it-is-worth-it = o risco vale a pena, mesmo que com { DICE($dice) } o lançamento seja nulo em { $bust } das vezes
advice-seat = o lugar { $seat }

### Por que uma resposta tentadora está errada

lesson-take = Começar do zero joga fora uma boa chance: lançar { DICE($dice) } por { $points } falha em { $bust } das vezes, mas assumir vence { $right }, e começar do zero { $wrong }.
lesson-pass = Os pontos tentam, mas lançar { DICE($dice) } por { $points } falha em { $bust } das vezes: assumir vence { $wrong }, começar do zero { $right }.
lesson-keep = { $tempting } rende { $scored } e deixa { DICE($left) } ({ $risk } nulo); { $best } rende { $better }, deixa { DICE($stays) } ({ $safer } nulo) e vence { $right } em vez de { $wrong }.
lesson-bank = Lançar { DICE($dice) } é nulo em { $bust } das vezes e vence só { $wrong }; guardar { $points } vence { $right }.
lesson-roll = Guardar vence só { $wrong }, porque { $reason }; lançar { DICE($dice) } é nulo em { $bust } das vezes, mas vence { $right }.
lesson-roll-no-bust = Guardar vence só { $wrong }, porque { $reason }; lançar { DICE($dice) } nunca é nulo, e vence { $right }.
lesson-close = para o outro lado só faltam { $needed }
lesson-final = esta é a rodada final
lesson-dice = os pontos valem menos que os dados que você ainda tem
lesson-gift = deixa para o outro lado pontos e dados para assumir
lesson-nothing = não marca nada
lesson-missed = Cerca de { $missed } de { $bots } bots erram aqui.
wins-perfect = Vence { $n } de 100 partidas contra um jogo perfeito (50 seria igual).
wins-perfect-about = Vence umas { $n } de 100 partidas contra um jogo perfeito (50 seria igual).
lesson-sure = { $why } Isso custa { $games }.
lesson-moment = Rodada { $round }, { $player }, com { $points } pontos: “{ $move }” custou { $games }. { $why }

### Ressalvas

note-few = ; sorte e habilidade só são separadas até { $most } pessoas
note-no-values = para estas regras esta página não tem chances de vencer
note-drift = ; o desvio é o erro da estimativa
caveat-points = são pontos do turno; não levam em conta o placar nem os outros
caveat-estimates = com mais de duas pessoas são estimativas
caveat-rounding = estes números são exatos até { $off }
caveat-below = estes números são exatos até { $off } para placares a partir de 0
review-declared = { $n ->
    [1] 1 turno foi anotado em pontos; o que ali foi sorte, não se sabe
   *[other] { $n } turnos foram anotados em pontos; o que ali foi sorte, não se sabe
}
review-changes = { $n ->
    [1] uma vez alguém chegou ou saiu, o que não conta nem como sorte nem como habilidade
   *[other] { $n } vezes alguém chegou ou saiu, o que não conta nem como sorte nem como habilidade
}
