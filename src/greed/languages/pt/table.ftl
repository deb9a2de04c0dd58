# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.

### O que se digita. As palavras em inglês sempre valem.

type-keep = separar, separa, separo
type-roll = lançar, lancar, lança, lanca, l
type-bank = guardar, guarda, guardo, g, stop
type-accept = assumir, assumo, sim, s
type-decline = passar, passa, passo, p, não, nao, n
type-all = tudo, todos, t
type-points = pontos
type-left = restam, sobram
type-and = e
type-odds = chances, ?, dica
type-help = ajuda, h
type-undo = desfazer, d
type-rules = regras
type-scores = placar
type-join = entra
type-out = pausa
type-back = volta
type-save = salvar
type-quit = sair, fim, q
type-again = sim, s

### O que o h mostra

help-keep = 115 ou 1 1 5 | separar estes dados
help-all = tudo, t | separar tudo o que pontua
help-roll = lançar, l | lançar os dados que sobraram
help-bank = guardar, g | terminar o turno e somar os pontos dele
help-both = 115 lançar, tg | separar e lançar (ou guardar) numa linha só
help-take = assumir, s / passar, p | assumir pontos e dados, ou não
help-odds = ? | o que você pode fazer, e com que frequência vence
help-undo = desfazer, d | voltar atrás numa escolha, até os dados caírem
help-join = entra Cleo | alguém que chega depois entra na partida
help-out = pausa Bob / volta Bob | alguém faz uma pausa ou vai embora / está de volta
help-scores = placar / regras | o placar / as regras
help-save = salvar ARQUIVO | salvar uma cópia da partida
help-quit = sair, q | parar; a partida fica salva, --resume continua
help-dice = 1 1 5 2 3 ou 11523 | digite todos os dados que caíram, a cada lançamento
help-turn = 650 / 650 3 / 0 | ou só os pontos do turno inteira / com 3 dados sobrando / um lançamento nulo

### A mesa

table-title = { $title } · { $dice } dados · até { $target }
table-title-faces = { $title } · { $dice } dados de { $faces } faces · até { $target }
table-keys = regras · ? escolhas · h ajuda · q sair
table-resumed = retomada · { $keys }
table-plain = { $title } (h para ajuda)
table-plain-resumed = { $title }, retomada (h para ajuda)
table-turn = { $who ->
    [you] É a sua vez. Placar: { $scores }
   *[one] É a vez de { $player }. Placar: { $scores }
}
table-this-turn = { $points } neste turno
table-kept = +{ $points } por { $dice }
table-level = { $who ->
    [you] Com { $gap } pontos neste turno você empata com { $leader } em { $best }; com mais, lidera.
   *[one] { $player } com { $gap } pontos neste turno empata com { $leader } em { $best }; com mais, lidera.
}
table-level-only = { $who ->
    [you] Você precisa de exatamente { $gap } pontos neste turno para empatar com { $leader } em { $best }; mais é demais.
   *[one] { $player } precisa de exatamente { $gap } pontos neste turno para empatar com { $leader } em { $best }; mais é demais.
}
table-beat = { $who ->
    [you] Você precisa de pelo menos { $gap } pontos neste turno para bater { $best }.
   *[one] { $player } precisa de pelo menos { $gap } pontos neste turno para bater { $best }.
}
table-no-way = { $who ->
    [you] Você não pode mais alcançar { $leader } em { $best }.
   *[one] { $player } não pode mais alcançar { $leader } em { $best }.
}
table-needs = precisa de { $points }
table-needs-throw = precisa de { $points } num lançamento
table-needs-turn = precisa de { $points } num turno
table-away = em pausa
table-busts = { $busts ->
    [1] 1 lançamento nulo
   *[other] { $busts } lançamentos nulos seguidos
}
table-wins = vence
table-to-beat = a bater

### Perguntas

ask-throw = { $player }: { $due }
due = Aperte Enter para lançar { DICE($dice) }
due-real = { DICE($dice) } para lançar
ask-fell = { $who ->
    [you] Você lança { DICE($dice) }: o que caiu?
   *[one] { $player } lança { DICE($dice) }: o que caiu?
}
ask-keep = Quais dados você separa?
ask-offer = { $player }: assumir { DICE($dice) } com { $points } pontos, ou passar e lançar todos os { $all }?
ask-decide = { $roll }, ou guardar { $points }?
ask-decide-does = { $roll }, ou guardar { $points } ({ $does })?
ask-nothing = Guardar { $does }
ask-decide-nothing = { $roll }, ou parar sem pontos?
ask-roll = Lançar { DICE($dice) }
ask-roll-real = Lançar { DICE($dice) } (e digitar o que cai)
choices = Escolhas: { $choices }
choices-more = Escolhas: { $choices }, ? mostra mais { $more }
choices-bust = nulo
choices-rest = … ? mostra mais { $more }
prompt-again = Enter para jogar de novo, q para sair >

### O que o ? mostra

odds-choice = escolha
odds-points = pontos
odds-turn = turno
odds-then = depois
odds-wins = vence
odds-worth = pontos
odds-roll = lançar { DICE($dice) }
odds-roll-or-bank = lançar { DICE($dice) }, ou guardar
odds-next = depois { DICE($dice) }, nulo { $bust }
measure-win = chance de vencer { $worth }
measure-points = pontos do turno { $worth }
danger = nulo { $chance }
danger-opening = menos de { $opening } { $chance }
coach-stopped = Interrompido. Digite ? para recomeçar.
coach-none = Aqui não há conselho: { $reason }.
coach-working = Calculando com que frequência cada escolha vence (uma vez por jogo; Ctrl-C pula) ...
coach-beside = Calculo quantas vezes cada escolha vence (uma vez por jogo). Espere, ou continue jogando.
coach-ready = ? agora mostra quantas vezes cada escolha vence.
coach-points = Para estas regras não há resposta exata, então isto são pontos: { $reason }.

### Observações

note-type-dice = { $dice ->
    [1] Digite o dado que caiu, por ex. { $example }
   *[other] Digite todos os { $dice } dados que caíram, por ex. { $example }
}
note-help = { $what }; h para ajuda
note-count = Isso são { $count } de { $dice } dados. { $what }
note-left = Quantos dados sobram, { $lefts }? Digite por ex. { $example }
note-points-first = Os pontos de um turno inteiro são digitados antes do primeiro lançamento
note-take-first = Primeiro assuma ou passe; depois digite todos os dados que caíram
note-take-first-points = Primeiro assuma ou passe; depois digite os pontos do turno. Em uma linha: passar { $points }
note-type-real = { $dice ->
    [1] Digite o dado que caiu; h para ajuda
   *[other] Digite todos os { $dice } dados que caíram; h para ajuda
}
note-type-real-bank = { $dice ->
    [1] Digite o dado que caiu, ou guardar; h para ajuda
   *[other] Digite todos os { $dice } dados que caíram, ou guardar; h para ajuda
}
note-bank-nothing = { $reason }. Primeiro separe; depois digite só guardar para parar sem pontos
note-nothing-typed = Digite a sua escolha; ? mostra as escolhas, h todos os comandos.
note-saved = Cada passo fica salvo em { $path }
note-copied = Há uma cópia em { $path }
note-exists = já existe um arquivo { $path }: escolha outro nome
note-undone = { $who ->
    [you] Desfeito. Você escolhe de novo.
   *[one] Desfeito. { $player } escolhe de novo.
}
note-moments = O que mais pesou:
note-no-moments = Você não cometeu nenhum erro caro.
note-sure = { $why } Digite de novo para fazer assim mesmo.
note-replay = Para ver de novo: { $command }
note-farewell = Salva. Para continuar: { $command }
note-unfinished = A partida não acabou: o registro termina aqui.
note-take-words = primeiro assuma ou passe

### O que não se entende

not-a-move = “{ $text }” aqui não dá. { $instead }
not-a-move-near = “{ $text }” aqui não dá. Você quis dizer “{ $meant }”?
not-a-face = um dado mostra de 1 a { $faces }, não “{ $word }”
not-points = digite os pontos do turno, por ex. 650; e 650 3 se sobram 3 dados
no-dice-to-keep = não há dados na mesa para separar
instead-keep = Digite os dados que você separa, por ex. 115, ou tudo; h para ajuda
instead-decide = Digite { $moves }; h para ajuda
instead-offer = Digite assumir ou passar; h para ajuda
instead-throw = Aperte Enter para lançar; h para ajuda
join-who = diga quem entra, uma pessoa por vez, por ex. entra Cleo
taken-twice = há duas pessoas chamadas { $name }; dê nomes diferentes a elas
players-names = digite os nomes separados por vírgulas, p. ex. Ann,Bob, não { $name }
rules-none = Nenhuma parte das regras se chama “{ $word }”; aqui está a tabela de pontos.
rules-others = regras PALAVRA mostra mais, regras tudo o livro de regras inteiro: { $titles }

### Palavras desconhecidas

did-you-mean = você quis dizer { $words }?
known-words = conhecidos: { $words }
unknown-sheet = as regras { $name } não existem; { $hint } (um arquivo seu termina em .toml)
unknown-variant = a variante { $name } não existe; { $hint }
unknown-option = a opção { $name } não existe; { $hint }
unknown-key = esta entrada não existe; { $hint }
unknown-bot = o bot { $name } não existe; { $hint }
unknown-policy = a estratégia { $name } não existe; { $hint }
unknown-measure = a medida { $name } não existe; { $hint }
unknown-command = não há comando { $name }; { $hint } (greed --help lista todos)
unknown-theme = não há tema { $name }; { $hint }
unknown-source = não há origem de dados { $name }; { $hint }
unknown-move = { $name } não é uma jogada; { $hint }
