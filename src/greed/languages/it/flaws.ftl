# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.
# Che cosa non va in un foglio di regole.

flaw-faces = i dadi hanno facce da 1 a { $faces }
flaw-straight-once = una scala ha ogni faccia una volta
flaw-size = servono { $size } dadi, qui sono { $dice }
flaw-straight-long = una scala di { $size } è più lunga dei { $dice } dadi
flaw-no-triples = non ci sono tris da superare; imposta scoring.triples
flaw-no-pairs = tre coppie qui non contano; imposta scoring.three_pairs
flaw-nothing-scores = niente conta; dai punti a dadi singoli, tris o un'altra combinazione
flaw-seats = { $min } è più di seats.max, { $max }
flaw-above-target = { $points } supera la meta, { $target }
flaw-overshoot = { $overshoot } contraddice end.endgame = { $endgame }: nessuno potrebbe battere un punteggio pari alla meta
flaw-bounces = 'bounces' contraddice turn.hot_dice = 'bonus_turn' con end.endgame = { $endgame }: un turno in più toglierebbe il punteggio dalla meta; usa end.endgame = 'first_to_target'
flaw-needs = richiede { $what }
flaw-dead-dice = contraddice turn.keep = 'forced', che non lascia scelta
flaw-must-roll = richiede turn.hot_dice = 'fresh_dice'; con { $hot } non resta niente da tirare in questo turno
flaw-no-singles = 'one_or_five' richiede dadi che contano da soli
flaw-entry-carry = { $carry } dice che cosa conta prima di entrare, ma con carryover.who_may_take = 'on_board' allora non c'è offerta
flaw-no-penalty = una penalità costa punti, 1 o più
flaw-no-reentry = richiede strikes.effect = 'reset'; con una penalità si resta in gioco
flaw-idle-penalty = richiede strikes.effect = 'penalty'; 'reset' toglie già tutto il punteggio
flaw-throw-worth = nessun tiro vale { $points }, il migliore vale { $best }
flaw-turn-worth = nessun turno vale { $points }, il migliore vale { $best }
flaw-turn-worth-ends = nessun turno vale { $points }, il migliore vale { $best } (turn.hot_dice = { $hot } lo finisce)
flaw-one-throw = { $path }.ends_turn lascia un solo tiro, e nessuno vale { $points }: il migliore vale { $best }
flaw-takes-all = si tengono sempre tutti i dadi: nessuno potrebbe mai incassare
flaw-nothing-else = niente altro conta: nessuno potrebbe mai incassare
flaw-never-bank = qualunque cosa esca, ogni dado va tenuto o ritirato: nessuno potrebbe mai incassare
flaw-never-next = qualunque cosa esca, segue un altro turno in più: non toccherebbe mai a nessun altro
flaw-unit = ogni punteggio è un multiplo di { $unit }: nessuno potrebbe fare { $target } esatti
flaw-stuck = { $points } contraddice end.overshoot = 'forfeits': a { $unit } dalla meta nessuno potrebbe andare avanti; con end.overshoot = 'bounces' si può, o con strikes che costano punti
flaw-brackets = un nome prende solo valori singoli: una tabella si imposta voce per voce, come triples.1=300; una lista vuole un file tuo (greed rules new)
flaw-no-table = { $path } è una tabella: imposta quel che contiene, come { $example }; va bene anche { $ways }
flaw-no-list = { $path } è una lista, che vuole un file tuo (greed rules new)
flaw-options = greed rules new scrive un file in cui ogni opzione è spiegata
flaw-expected = qui ci vuole { $wanted }, non { $got }
flaw-expected-key = la chiave deve essere { $wanted }, non { $got }
flaw-missing = manca: qui ci vuole { $wanted }
flaw-items = servono almeno { $least } elementi, non { $got }
flaw-whole = un numero intero
flaw-whole-least = un numero intero da { $least } in su
flaw-whole-span = un numero intero da { $least } a { $most }
flaw-whole-most = un numero intero di { $most } al massimo
flaw-bool = true o false
flaw-text = un testo
flaw-list = una lista
flaw-table = una tabella
