# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.

### Che cosa si scrive. Le parole inglesi valgono sempre.

type-keep = tenere, tieni, tengo
type-roll = tirare, tira, tiro, t
type-bank = incassare, incassa, incasso, i, stop
type-accept = prendere, prendi, prendo, sì, si, s
type-decline = passare, passa, passo, p, no, n
type-all = tutti, tutto, a
type-points = punti
type-left = rimasti, restano
type-and = e
type-odds = probabilità, ?, suggerimento
type-help = aiuto, h
type-undo = annulla, u
type-rules = regole
type-scores = punteggi, punteggio
type-join = entra
type-out = pausa
type-back = torna
type-save = salva
type-quit = esci, fine, q
type-again = sì, si, s

### Che cosa mostra h

help-keep = 115 oppure 1 1 5 | tieni questi dadi
help-all = tutti, a | tieni tutti i dadi che contano
help-roll = tira, t | tira i dadi rimasti
help-bank = incassa, i | finisci il turno e segna i suoi punti
help-both = 115 tira, ai | tieni e tira (o incassa) in una riga sola
help-take = prendi, s / passa, p | prendi punti e dadi lasciati, oppure no
help-odds = ? | che cosa puoi fare, e quanto spesso vince
help-undo = annulla, u | torna indietro di una scelta, finché i dadi non cadono
help-join = entra Cleo | chi arriva più tardi entra nella partita
help-out = pausa Bob / torna Bob | qualcuno fa una pausa o va a casa / è di nuovo qui
help-scores = punteggi / regole | il segnapunti / le regole
help-save = salva FILE | salva una copia della partita
help-quit = esci, q | smetti; la partita è salvata, --resume la continua
help-dice = 1 1 5 2 3 oppure 11523 | scrivi tutti i dadi caduti, dopo ogni tiro
help-turn = 650 / 650 3 / 0 | o solo i punti di tutto il turno / con 3 dadi rimasti / un tiro a vuoto

### Il tavolo

table-title = { $title } · { $dice } dadi · fino a { $target }
table-title-faces = { $title } · { $dice } dadi con { $faces } facce · fino a { $target }
table-keys = regole · ? scelte · h aiuto · q fine
table-resumed = ripresa · { $keys }
table-plain = { $title } (h per l'aiuto)
table-plain-resumed = { $title }, ripresa (h per l'aiuto)
table-turn = { $who ->
    [you] Tocca a te. Punteggi: { $scores }
   *[one] Tocca a { $player }. Punteggi: { $scores }
}
table-this-turn = { $points } in questo turno
table-kept = +{ $points } per { $dice }
table-level = { $who ->
    [you] Con { $gap } punti in questo turno raggiungi { $leader } a { $best }; con di più passi in testa.
   *[one] { $player } con { $gap } punti in questo turno raggiunge { $leader } a { $best }; con di più passa in testa.
}
table-level-only = { $who ->
    [you] Ti servono esattamente { $gap } punti in questo turno per raggiungere { $leader } a { $best }; di più è troppo.
   *[one] A { $player } servono esattamente { $gap } punti in questo turno per raggiungere { $leader } a { $best }; di più è troppo.
}
table-beat = { $who ->
    [you] Ti servono almeno { $gap } punti in questo turno per battere { $best }.
   *[one] A { $player } servono almeno { $gap } punti in questo turno per battere { $best }.
}
table-no-way = { $who ->
    [you] Non puoi più raggiungere { $leader } a { $best }.
   *[one] { $player } non può più raggiungere { $leader } a { $best }.
}
table-needs = servono { $points }
table-needs-throw = servono { $points } in un tiro
table-needs-turn = servono { $points } in un turno
table-away = in pausa
table-busts = { $busts ->
    [one] 1 tiro a vuoto
   *[other] { $busts } tiri a vuoto di fila
}
table-wins = vince
table-to-beat = da battere

### Domande

ask-throw = { $player }: { $due }
due = Premi Invio per tirare { DICE($dice) }
due-real = { DICE($dice) } da tirare
ask-fell = { $who ->
    [you] Tiri { DICE($dice) }: che cosa è uscito?
   *[one] { $player } tira { DICE($dice) }: che cosa è uscito?
}
ask-keep = Quali dadi tieni?
ask-offer = { $player }: prendere { DICE($dice) } con { $points } punti, o passare e tirarne { $all }?
ask-decide = { $roll }, o incassare { $points }?
ask-decide-does = { $roll }, o incassare { $points } ({ $does })?
ask-nothing = Incassare { $does }
ask-decide-nothing = { $roll }, o smettere senza punti?
ask-roll = Tirare { DICE($dice) }
ask-roll-real = Tirare { DICE($dice) } (e scrivere che cosa esce)
choices = Scelte: { $choices }
choices-more = Scelte: { $choices }, ? ne mostra altre { $more }
choices-bust = a vuoto
choices-rest = … ? ne mostra altre { $more }
prompt-again = Invio per un'altra partita, q per finire >

### Che cosa mostra ?

odds-choice = scelta
odds-points = punti
odds-turn = turno
odds-then = poi
odds-wins = vince
odds-worth = punti
odds-roll = tirare { DICE($dice) }
odds-roll-or-bank = tirare { DICE($dice) }, o incassare
odds-next = poi { DICE($dice) }, a vuoto { $bust }
measure-win = probabilità di vincere { $worth }
measure-points = punti del turno { $worth }
danger = a vuoto { $chance }
danger-opening = meno di { $opening } { $chance }
coach-stopped = Interrotto. Con ? si ricomincia.
coach-none = Qui nessun consiglio: { $reason }.
coach-working = Calcolo quanto spesso vince ogni scelta (una volta per gioco; Ctrl-C salta) ...
coach-beside = Calcolo quante volte vince ogni scelta (una volta per gioco). Aspetta, o continua a giocare.
coach-ready = ? ora mostra quante volte vince ogni scelta.
coach-points = Per queste regole non c'è una risposta esatta, quindi questi sono punti: { $reason }.

### Osservazioni

note-type-dice = { $dice ->
    [1] Scrivi il dado che è uscito, per es. { $example }
   *[other] Scrivi tutti i { $dice } dadi che sono usciti, per es. { $example }
}
note-help = { $what }; h per l'aiuto
note-count = Questi sono { $count } dadi su { $dice }. { $what }
note-left = Quanti dadi restano, { $lefts }? Scrivi per es. { $example }
note-points-first = I punti di un turno intero si scrivono prima del suo primo tiro
note-take-first = Prima prendi o passa; poi scrivi tutti i dadi usciti
note-take-first-points = Prima prendi o passa; poi scrivi i punti del turno. In una riga: passare { $points }
note-type-real = { $dice ->
    [1] Scrivi il dado che è uscito; h per l'aiuto
   *[other] Scrivi tutti i { $dice } dadi che sono usciti; h per l'aiuto
}
note-type-real-bank = { $dice ->
    [1] Scrivi il dado che è uscito, o incassa; h per l'aiuto
   *[other] Scrivi tutti i { $dice } dadi che sono usciti, o incassa; h per l'aiuto
}
note-bank-nothing = { $reason }. Prima tieni dei dadi; poi scrivi incassa da solo, per finire senza punti
note-nothing-typed = Scrivi la tua scelta; ? mostra le scelte, h tutti i comandi.
note-saved = Ogni passo è salvato in { $path }
note-copied = Una copia è in { $path }
note-exists = c'è già un file { $path }: scegli un altro nome
note-undone = { $who ->
    [you] Annullato. Scegli di nuovo.
   *[one] Annullato. { $player } sceglie di nuovo.
}
note-moments = I momenti decisivi:
note-no-moments = Nessun errore che ti sia costato caro.
note-sure = { $why } Scrivilo ancora una volta per farlo lo stesso.
note-replay = Per rivederla: { $command }
note-farewell = Salvata. Per continuare: { $command }
note-unfinished = La partita non è finita: la registrazione si ferma qui.
note-take-words = prima prendi o passa

### Parole non capite

not-a-move = «{ $text }» qui non va. { $instead }
not-a-move-near = «{ $text }» qui non va. Volevi dire «{ $meant }»?
not-a-face = un dado mostra da 1 a { $faces }, non «{ $word }»
not-points = scrivi i punti del turno, per es. 650; e 650 3 se restano 3 dadi
no-dice-to-keep = sul tavolo non ci sono dadi da tenere
instead-keep = Scrivi i dadi da tenere, per es. 115, o tutti; h per l'aiuto
instead-decide = Scrivi { $moves }; h per l'aiuto
instead-offer = Scrivi prendi o passa; h per l'aiuto
instead-throw = Premi Invio per tirare; h per l'aiuto
join-who = di' chi entra, una persona alla volta, per es. entra Cleo
taken-twice = ci sono due { $name }; dai loro nomi diversi
players-names = scrivi i nomi separati da virgole, ad es. Ann,Bob, non { $name }
rules-none = Nessuna parte delle regole si chiama «{ $word }»; ecco la tabella dei punti.
rules-others = regole PAROLA mostra di più, regole tutto l'intero regolamento: { $titles }

### Parole sconosciute

did-you-mean = volevi dire { $words }?
known-words = conosciuti: { $words }
unknown-sheet = le regole { $name } non esistono; { $hint } (un file tuo finisce in .toml)
unknown-variant = la variante { $name } non esiste; { $hint }
unknown-option = l'opzione { $name } non esiste; { $hint }
unknown-key = questa voce non esiste; { $hint }
unknown-bot = il bot { $name } non esiste; { $hint }
unknown-policy = la strategia { $name } non esiste; { $hint }
unknown-measure = la misura { $name } non esiste; { $hint }
unknown-command = il comando { $name } non c'è; { $hint } (greed --help li elenca tutti)
unknown-theme = il tema { $name } non c'è; { $hint }
unknown-source = l'origine dei dadi { $name } non c'è; { $hint }
unknown-move = { $name } non è una mossa; { $hint }
