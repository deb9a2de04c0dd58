# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.

### Throws and cards

score-too-many = { $sheet } si gioca con { DICE($dice) }, ma questo tiro ne ha { $n }
score-no-carryover = { $sheet } non ha riprese: togli --attempt
score-no-addons = { $sheet } non lascia aggiungere dadi alle combinazioni: togli --sets
score-saved = { $points ->
    [0] Nessun punto, ma non a vuoto: { $throw } salva il turno
   *[other] { $points } punti per niente: { $throw } salva il turno
}
score-saved-bank = { score-saved }; tornano tutti e { $dice } i dadi, per tirare o incassare.
score-saved-roll = { score-saved }; tornano tutti e { $dice } i dadi, e vanno tirati.
score-bust = Tiro a vuoto: in { $throw } non conta niente.
score-left = { $dice ->
    [0] tutti i dadi usati
   *[other] restano { DICE($dice) }
}
card-words = { $n } parole.
card-none = Greed ha schede solo per i propri giochi, non per { $sheet }. greed odds e greed solve accettano qualsiasi gioco. Per cercare schede per un gioco tuo, in un clone di Greed: make sheet NAME=mine, poi make cards ARGS=mine
card-name = Nome

### The review of a game

reviewed-of = Una partita a { $sheet }
reviewed-so-far = Questa partita non è finita: l'analisi arriva dove arriva la registrazione.
reviewed-luck = Fortuna e abilità
reviewed-player = chi gioca
reviewed-start = inizio
reviewed-fortune = fortuna
reviewed-errors = errori
reviewed-gifts = regali
reviewed-drift = scarto
reviewed-undivided = indiviso
reviewed-end = fine
reviewed-decisions = decisioni
reviewed-adds = Probabilità di vincere in percentuale: { $parts } danno insieme la fine.
reviewed-drift-about = Lo scarto è l'errore della stima stessa: né fortuna né colpa di nessuno.
reviewed-skill = Come hanno giocato
reviewed-best = migliori
reviewed-without-luck = senza fortuna
reviewed-pr-about = PR è mille volte la probabilità di vincere persa per decisione: 0 è perfetto. Migliori è la quota di decisioni perfette; senza fortuna, il risultato che il gioco da solo ha meritato.
reviewed-parts = PR per parte del gioco
reviewed-part-keep = tenere
reviewed-part-bank = incassare
reviewed-part-offer = ripresa
reviewed-part-entry = entrata
reviewed-part-race = corsa
reviewed-part-endgame = finale
reviewed-part-final-round = giro finale
reviewed-worst = Che cosa è costato di più
reviewed-worst-estimated = Che cosa è costato di più, stimato
reviewed-at-keep = { $points } punti e il tiro { $thrown }
reviewed-at-decide = { $points } punti e { DICE($dice) } da tirare
reviewed-at-offer = { $points } punti e { DICE($dice) } in offerta
reviewed-mistake = Giro { $round }, { $player } (turno { $turn }) sul { $scores }, con { $at }: { $move } è costato { $cost }, la migliore era { $best }.
reviewed-turns = Tutti i turni con il loro numero: { $command }
way-to-exact = { $caveat }; { $command } lo calcola con esattezza

### Odds

hands-throw = Tiro
hands-bust = A vuoto
hands-goes-on = Prosegue
hands-too-little = Troppo poco
hands-points = Punti
hands-bank-from = Incassare da
hands-left = Dadi rimasti
hands-chance = Probabilità
hands-never = mai
hands-always = sempre
hands-none = in { $sheet } non si tirano mai { DICE($dice) }
hand-opening = per entrare con { $points }
hand-attempt = tentativo
hand-locked = senza incassare ancora
hand-dead = senza dadi bollenti
hand-beside = accanto a { $faces }
best-turn = Il turno migliore.
best-turn-on = Il turno migliore, in gioco.
best-turn-off = Il turno migliore, non ancora in gioco.
best-turn-out = Il turno migliore, di nuovo fuori gioco.
best-turn-brings = { $value } punti in media, e niente nel { $none } dei turni.
best-turn-cap = I punti oltre { $cap } non contano.
carryover-lead = Ripresa.
carryover-from = Prendi { $hand } con { $points } punti o più, se contano solo i punti.
carryover-never = Non prendere mai { $hand }, se contano solo i punti.
long-run-lead = Alla lunga.
long-run = { $value } punti a turno in media. I tiri a vuoto di fila tolgono valore ai turni seguenti: { $losses }.
long-run-loss = { $loss } punti dopo { $busts }
alone-lead = Da soli.
alone = { $turns } turni in media fino a { $target }, al meglio: al massimo { $half } in metà delle partite, al massimo { $most } in nove su dieci.
throws-too-little = Il { $share } dei tiri conta e chiude il turno.
throws-points = { $points } in media, se si tiene ciò che conta di più.
throws-bank = { $points } punti, per il turno migliore.

### Solved games

solved-two = Chi comincia vince il { $wins } se giocano alla perfezione tutti e due: un vantaggio di { $advantage } nel cominciare.
solved-in = Risolto in { $seconds } s di CPU; residuo di Bellman { $residual }.
solved-many = Se giocano alla perfezione in { COUNT($seats) }, vincono { $wins } nell'ordine dei turni.
solved-against = Percentuali esatte di vittoria contro { $rival }:
solved-overall = in tutto
solved-first = per primi
solved-second = per secondi
solved-optimal = ottimale
solved-reply = replica
solved-about = Ottimale suppone un avversario perfetto; la replica sfrutta questo. 50 sarebbe parità.
solving = Risoluzione di { $sheet }
solving-for = Risoluzione di { $sheet } in { COUNT($seats) }
solving-ready = { $what }: preparazione
solving-round = { $what }, giro { $round }
working-out = Calcolo di { $sheet } (solo questa volta) ...
weighing = Soppeso ogni tiro e ogni scelta ...
stopped = Interrotto. Ciò che è già risolto è salvato.

### Practice

drill-about = Scegli ciò che vince più spesso. Poi vedi quanto spesso vince ogni scelta se da lì giocano alla perfezione tutti e due.
drill-saved = I tuoi progressi sono salvati.
drill-all-done = Per oggi hai fatto tutto.
drill-nothing = Non c'è niente da esercitare.
drill-puzzle = Problema { $n } di { $all }
drill-rating = La tua valutazione: { $rating } ({ $change })
drill-guess = una prima stima, che si assesta proseguendo
drill-streak = { $rating }, { $n } giuste di fila
drill-own = i tuoi errori non contano
drill-again = conta solo la prima risposta
drill-score = { $right } su { $all } giuste. Ciò che hai sbagliato torna.
drill-played = Hai già giocato la sfida di oggi. Torna domani.
drill-position = { $day }, posizione { $n } di { $all }
drill-day = { $right } su { $all } giuste, e le altre sono costate il { $cost } di una partita. Una riga da condividere:
drill-perfect = { $right } su { $all } giuste: una giornata perfetta. Una riga da condividere:
drill-fall = Esce: { $thrown }
drill-opponent = Avversario
drill-choose = La tua scelta (q per uscire) >
drill-type = Scrivi un numero da 1 a { $n }, o una mossa com'è scritta.
drill-right = Giusto.
drill-wrong = Non è la migliore: era { $best }.
drill-wins = vince
drill-costs = ti costa
drill-best = migliore
drill-looking = Cerco problemi ...
drill-other-sheet = i problemi in { $file } sono per { $other }, non per { $sheet }
drill-none = nessun problema trovato per { $sheet }
drill-before = Quello che c'era prima è in { $path }.
drill-restored = Ripreso da { $path }. Per continuare: { $command }
drill-exported = Salvato in { $path }. Per continuare altrove: { $command }
