# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.
#
# The words of the game, each for one thing. turn: turno; roll: tirare; throw: tiro; die, dice:
# dado, dadi; scores: conta; keep: tenere; bank: incassare; bust: tiro a vuoto; hot dice: dadi
# bollenti; bonus turn: turno in più; on the board: in gioco; carryover: ripresa; take over:
# prendere; pass: passare; target: meta; score: punteggio; score to beat: punteggio da battere;
# final round: giro finale; sit out: fare una pausa; set: combinazione; three of a kind: tris;
# straight: scala; adding dice: aggiungere; doubles at the end: due uguali.

### La lingua

language-name = italiano
language-direction = ltr
plural-forms = one other
plural-rule = n != 1
thousands = .
decimal = ,
percent = { $n }%

### Parole con un numero

dice = { $n ->
    [one] 1 dado
   *[other] { $n } dadi
}
points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
busts = { $n ->
    [one] 1 tiro a vuoto
   *[other] { $n } tiri a vuoto
}
turns = { $n ->
    [one] 1 turno
   *[other] { $n } turni
}
count = { $n ->
    [0] nessun
    [1] un
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
   *[other] { $n }
}
a-face = un { $n }
faces-of = { $n }
games-one-in = una partita su { $n }
games-in-ten = { $n } partite su 10
spread = tra { $low } e { $high }%
spread-under = meno di { $n }
spread-over = più di { $n }
or = { $before } o { $last }
and = { $before } e { $last }
you = Tu
seat = Giocatore { $seat }
player-pattern = \b[Gg]iocatore (\d+)

### Mosse, dentro una frase

move-keep = tenere { $dice }
move-roll = tirare
move-bank = incassare
move-accept = prendere
move-decline = passare

### Combinazioni

set-single = { $face } da solo
set-add-on = { $face } aggiunto
set-dead = { $face } senza valore
set-kind = { COUNT($count) } { FACES-OF($face) }
set-straight = scala { $dice }
set-pairs = tre coppie
set-triplets = due tris
set-full-house = full

### Che cosa è successo

started = { $who ->
    [you] Cominci tu.
   *[one] Comincia { $player }.
}
threw = { $who ->
    [you] Tiri { $dice }.
   *[one] { $player } tira { $dice }.
}
kept = { $who ->
    [you] Tieni { $dice } per { $points }.
   *[one] { $player } tiene { $dice } per { $points }.
}
rolled-on = { $who ->
    [you] Tiri ancora, con { DICE($dice) }.
   *[one] { $player } tira ancora, con { DICE($dice) }.
}
went-silent = { $player } voleva tirare e non risponde più.
bust-lost = A vuoto! { $lost } punti persi.
bust = A vuoto! Per fortuna non c'era niente da perdere.
missed-opening = Meno di { $needed } al primo tiro: il turno è finito.
saved-points = Non conta niente, e questo vale { $points }: si continua con { DICE($dice) }.
saved = Non conta niente, ma il turno continua con { DICE($dice) }.
hot-dice = Dadi bollenti! Tornano tutti e { $dice }.
bonus-turn-over = Contano tutti i dadi, ma { $over } di troppo: si torna a { $score }, con un turno in più.
bonus-turn-points = Contano tutti i dadi: { $points } incassati, e un turno in più.
bonus-turn = Contano tutti i dadi, ma non bastano per incassare: un turno in più.
banked-reason = Niente da incassare: { $reason }.
banked-over = { $who ->
    [you] Superi la meta di { $over }: torni a { $score }.
   *[one] { $player } supera la meta di { $over }: torna a { $score }.
}
banked = { $who ->
    [you] Incassi { $points }: { $score } in tutto.
   *[one] { $player } incassa { $points }: { $score } in tutto.
}
forfeited-lost = { $who ->
    [you] Abbandoni il turno e perdi { $lost } punti.
   *[one] { $player } abbandona il turno e perde { $lost } punti.
}
forfeited = { $who ->
    [you] Abbandoni il turno.
   *[one] { $player } abbandona il turno.
}
joined = { $who ->
    [you] Entri nella partita e giochi quando tocca a te.
   *[one] { $player } entra nella partita e gioca quando arriva il suo turno.
}
sat-out-lost = { $who ->
    [you] Fai una pausa: { $lost } punti persi.
   *[one] { $player } fa una pausa: { $lost } punti persi.
}
sat-out = { $who ->
    [you] Fai una pausa.
   *[one] { $player } fa una pausa.
}
came-back = { $who ->
    [you] Rieccoti.
   *[one] { $player } è di nuovo qui.
}
entered-again = { $who ->
    [you] Sei di nuovo in gioco.
   *[one] { $player } è di nuovo in gioco.
}
entered = { $who ->
    [you] Sei in gioco.
   *[one] { $player } è in gioco.
}
strike-penalty = È il tiro a vuoto numero { $busts } di fila; il numero { $limit } costa { $penalty } punti.
strike = È il tiro a vuoto numero { $busts } di fila; il numero { $limit } costa tutti i punti.
spared = { $who ->
    [you] Hai { $busts } tiri a vuoto di fila, che stavolta non costano niente.
   *[one] { $player } ha { $busts } tiri a vuoto di fila, che stavolta non costano niente.
}
fine = { $who ->
    [you] Perdi { $lost } punti dopo { $busts } tiri a vuoto di fila.
   *[one] { $player } perde { $lost } punti dopo { $busts } tiri a vuoto di fila.
}
reset-off-board = { $who ->
    [you] Perdi tutti i tuoi { $lost } punti dopo { $busts } tiri a vuoto di fila, e non sei più in gioco.
   *[one] { $player } perde tutti i suoi { $lost } punti dopo { $busts } tiri a vuoto di fila, e non è più in gioco.
}
reset = { $who ->
    [you] Perdi tutti i tuoi { $lost } punti dopo { $busts } tiri a vuoto di fila.
   *[one] { $player } perde tutti i suoi { $lost } punti dopo { $busts } tiri a vuoto di fila.
}
offer-made = { $who ->
    [you] Puoi prendere { $points } punti e { DICE($dice) }.
   *[one] { $player } può prendere { $points } punti e { DICE($dice) }.
}
offer-taken = { $who ->
    [you] Prendi { $points } punti e { DICE($dice) }.
   *[one] { $player } prende { $points } punti e { DICE($dice) }.
}
offer-passed = { $who ->
    [you] Passi e cominci con tutti i dadi.
   *[one] { $player } passa e comincia con tutti i dadi.
}
final-round = { $who ->
    [you] Giro finale! Hai { $score }: è il punteggio da battere.
   *[one] Giro finale! { $player } ha { $score }: è il punteggio da battere.
}
score-to-beat-raised = { $who ->
    [you] Porti il punteggio da battere a { $score }.
   *[one] { $player } porta il punteggio da battere a { $score }.
}
score-to-beat = { $who ->
    [you] Passi in testa: { $score } da battere.
   *[one] { $player } passa in testa: { $score } da battere.
}
won = { $who ->
    [you] Vinci con { $score }!
    [many] Vincono { $player } con { $score }!
   *[one] { $player } vince con { $score }!
}

### Che cosa fa la fine di un turno: sta su un pulsante, quindi in breve

does-wins = vince la partita!
does-shares = divide la vittoria
does-loses-short = perde: ne mancano { $short }
does-loses = perde: altri c'erano arrivati prima
does-nothing-reason = non segna niente: { $reason }
does-nothing = non segna niente
does-behind-short = ne mancano { $short } per passare in testa
does-behind = non basta: altri c'erano arrivati prima
does-bounces = { $over } di troppo: si torna a { $score }
does-level = pareggia
does-final = apre il giro finale: { $score } da battere
does-leads-raised = porta il punteggio da battere a { $score }
does-leads = passa in testa: { $score } da battere
does-bonus-points = incassa { $points }, poi un turno in più
does-bonus = un turno in più, ma troppo poco per incassare
does-enters-offered = in gioco, ma offre { $offered } e { DICE($dice) }
does-enters = al sicuro, e in gioco
does-banks-offered = al sicuro, ma offre { $offered } e { DICE($dice) }
does-banks = al sicuro, e il turno finisce

### Perché adesso qualcosa non si può

reason-over = la partita è finita
reason-host-only = solo chi tiene il tavolo può dichiarare un turno abbandonato
reason-table-only = solo chi tiene il tavolo decide chi gioca
reason-pad-only = solo un segnapunti accetta i punti di un turno senza i suoi dadi
reason-dice-first = prima devono cadere i dadi
reason-answer-first = prima prendi o passa
reason-no-offer = adesso non c'è niente da prendere
reason-keep-first = prima tieni almeno un dado che conta
reason-opening = in questo tiro servono { $points } punti
reason-kept-already = di questo tiro hai già tenuto dei dadi
reason-no-dice-left = non restano dadi da tirare
reason-no-dice-kept = bisogna tenere almeno un dado che conta
reason-shows-none = in questo tiro non c'è nessun { $face }
reason-shows-one = in questo tiro c'è un solo { $face }
reason-shows-some = in questo tiro il { $face } c'è solo { $count } volte
reason-nothing-scores = in questo tiro non conta niente
reason-keep-all = bisogna tenere tutti i dadi che contano: { $dice }
reason-scores-nothing = { $dice } non vale niente
reason-scores-nothing-here = { $dice } non vale niente accanto agli altri
reason-adds-only-alone = si aggiunge un dado solo se nel tiro non conta nient'altro
reason-must-roll = prima di incassare devi tirare di nuovo tutti i dadi
reason-locked-score = dopo una ripresa devi fare punti ancora una volta prima di incassare
reason-locked-faces = dopo una ripresa ti serve prima un { $faces } in un altro tiro
reason-minimum = per incassare servono almeno { $least } punti; finora ne hai { $points }
reason-entry-throw = per entrare in gioco servono { $needed } in un solo tiro; il migliore finora: { $points }
reason-entry-turn = per entrare in gioco servono { $needed } in un solo turno; finora ne hai { $points }
reason-entry-own = servono { $needed } punti tuoi, i { $inherited } presi non contano; finora ne hai { $points }
reason-overshoot = { $score } supererebbe { $target }: i punti del turno andrebbero persi
reason-turn-begun = solo un turno intero si può segnare in punti, prima di tirarne i dadi
reason-no-step = i punti vanno di { $unit } in { $unit }, nessun turno ne vale { $points }
reason-too-little = { $inherited } punti erano già presi, il turno non può valerne { $points }
reason-no-such-turn = qui nessun turno può arrivare a { $points } punti
reason-no-such-left = qui nessun turno che arriva a { $points } punti lascia { $left } dadi da tirare
reason-say-left = di' quanti dadi restano: { $points } { $left }
reason-needs-dice = ciò che può tirare il prossimo dipende dai dadi di questo turno: inseriscili
reason-players = { $sheet } si gioca da { $least } a { $most }, non in { $players }
reason-join-too-late = il giro finale è cominciato, ormai non può entrare più nessuno
reason-no-such-player = si gioca in { $seats }, quindi non c'è nessun giocatore { $player }
reason-out-already = il giocatore { $player } è già in pausa
reason-not-out = il giocatore { $player } non è in pausa
reason-last-player = tutti gli altri sono in pausa, qualcuno deve restare
reason-illegal = { $move } non si può: { $reason } (si può: { $legal })
reason-stale = questa mossa era per il passo { $made }, la partita è al passo { $ply }
reason-no-throw = adesso non cade nessun dado: la fase è { $phase }
reason-wrong-dice = qui cadono { $count } dadi con facce da 1 a { $faces }, non { $dice }
reason-no-forfeit = non c'è più nessun turno da abbandonare: la partita è finita
whom = di' di chi parli: { $names }

### Come è finita una partita

ended-target = Vince subito chi incassa per primo la meta.
ended-unanswered = La meta è stata raggiunta nell'ultimo turno di un giro, e nessuno può più rispondere.
ended-final-round = Il giro finale è finito, e nessun altro ha tanti punti.
ended-shared = Il giro finale è finito, e a pari punti si divide la vittoria.
ended-reached-first = Il giro finale è finito, e a pari punti vince chi c'è arrivato prima.

### Una posizione

position-throw = { $who ->
    [you] Tiri { DICE($dice) }, con { $points } punti in questo turno
   *[one] { $player } tira { DICE($dice) }, con { $points } punti in questo turno
}
position-keep = { $who ->
    [you] Tieni dei dadi da { $thrown }, con { $points } punti in questo turno
   *[one] { $player } tiene dei dadi da { $thrown }, con { $points } punti in questo turno
}
position-decide = { $who ->
    [you] Hai { $points } punti in questo turno e ancora { DICE($dice) }
   *[one] { $player } ha { $points } punti in questo turno e ancora { DICE($dice) }
}
position-offer = { $who ->
    [you] Puoi prendere { $points } punti e { DICE($dice) }
   *[one] { $player } può prendere { $points } punti e { DICE($dice) }
}
position-head = { $sheet }, meta { $target }. { $scores }
position-off = (non in gioco)
position-off-again = (di nuovo fuori gioco)
position-strikes = (a vuoto di fila: { $strikes })
position-away = (in pausa)
position-final = { $who ->
    [you] Giro finale: il punteggio da battere è il tuo
   *[one] Giro finale: il punteggio da battere è di { $player }
}
position-legal = Si può: { $moves }
position-no-bank = (niente incasso: { $reason })
position-won = { $who ->
    [many] Vincono i giocatori { $player }.
   *[one] Vince il giocatore { $player }.
}

### Tornare indietro

undo-fallen = i dadi sono caduti dopo la tua ultima scelta, non si può più tornare indietro
undo-moved = { $player } ha giocato dopo la tua ultima scelta
undo-nothing = non c'è niente da annullare

### Tavoli su un server

room-turn-ends = con questo il turno finisce
room-rolling = il tiro è in arrivo: aspetta gli altri dispositivi
room-decide = tira ancora o incassa
advice-then = { $move }, poi { $rest }

log-undone = L'ultima azione è stata annullata.
log-bot = { $player } (bot) gioca al posto { $seat }.
log-seat = { $player } ha preso il posto { $seat }.
log-open = Il posto { $seat } è libero.
log-call = { $who ->
    [you] Ti stanno chiamando: ci sei ancora?
   *[one] Chiamata per { $player }: c'è ancora?
}
log-call-host = Chiamata per chi tiene il tavolo: c'è ancora?
log-back-host = Chi tiene il tavolo è di nuovo qui.
log-host = { $who ->
    [you] Adesso il tavolo lo tieni tu.
   *[one] Adesso il tavolo lo tiene { $player }.
}
log-silent = Nessuna risposta ({ $device }): il tiro si fa senza quel dispositivo.
device-any = Un dispositivo
