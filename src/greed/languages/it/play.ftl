# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.

### Suggerimenti nella prima partita

guide = Prima partita
guide-far = Si gioca fino a { $target }: te ne mancano { $more }.
guide-highest = Adesso vince il punteggio più alto.
guide-others = Adesso tocca a { $player }. Tocca il tavolo per andare avanti veloce.
guide-hot = Contano tutti i dadi: dadi bollenti! Puoi tirarli tutti di nuovo.
guide-closed = Non puoi ancora incassare: il pulsante dice perché. Tira gli altri dadi.
guide-wins = Incassa adesso, e vinci la partita!
guide-bad = Incassare qui { $does }. Meglio tirare ancora.
guide-bank = Incassa, e questi punti sono tuoi. Oppure tira ancora: ma se non conta niente, sono persi.
guide-bank-only = Incassa, e questi punti sono tuoi.
guide-idle = Questi dadi insieme non contano. Provane altri, o premi «Tutti».
guide-goal = Si gioca fino a { $target }. { $scoring }: tocca i dadi chiari per tenerli.
guide-singles = { FACES-OF($face) } ({ $points })
guide-three = tre uguali
guide-score = { $sets } contano
guide-bright = I dadi chiari contano
guide-bust = È stato un tiro a vuoto: non contava niente, e i punti del turno sono persi. Si continua.
guide-missed = Quel tiro valeva meno dei { $needed } punti che ti servono per entrare in gioco, quindi il turno era finito. Riprova.
guide-entry-turn = Tira i dadi. Prima ti servono { $points } in un turno per entrare in gioco.
guide-your-turn = Tocca a te: tira i dadi.
guide-offer = Prima di te sono rimasti { $points } punti. Prendili tirando { DICE($dice) }, o ricomincia con tutti.
guide-no-more = Basta suggerimenti
guide-entry-throw = Tira i dadi. Prima ti servono { $points } in un tiro per entrare in gioco.

### Probabilità di vincere

wins = Probabilità di vincere
wins-solvable = Questo dispositivo può calcolare queste regole. Fino ad allora il coach conta i punti, le partite non si analizzano, e l'Oracolo non gioca.
wins-takes = Qui ci vogliono circa { $seconds } s e { $megabytes } MB di memoria; puoi fermarlo e intanto continuare a giocare.
wins-too-long = Per calcolare queste regole questo dispositivo impiegherebbe circa { $minutes } minuti. Ne dedica al massimo due, quindi il coach conta i punti. Su un computer ci riesce «greed solve».
wins-too-large = Per calcolare queste regole servono circa { $megabytes } MB di memoria. Questa pagina ne usa al massimo 300, quindi il coach conta i punti. Su un computer ci riesce «greed solve».
wins-solve = Calcolale qui
wins-solving-left = Calcolo in corso: { $part }, ancora { $left } s circa
wins-stop = Ferma
wins-three-solvable = Queste probabilità sono stime. Questo dispositivo può calcolare quelle esatte in tre.
wins-three-too-long = Per calcolare le probabilità esatte in tre questo dispositivo impiegherebbe circa { $minutes } minuti. Ne dedica al massimo due, quindi restano le stime.
wins-three-too-large = Per calcolare le probabilità esatte in tre servono circa { $megabytes } MB di memoria. Questa pagina ne usa al massimo 300, quindi restano le stime.
wins-three-coming = Per ora sono stime: le probabilità esatte stanno arrivando.
wins-none = Per queste regole non ci sono probabilità di vincere, quindi il coach conta i punti.
wins-solving = Calcolo in corso: { $part }

### Chi non c'è

absent-call = Chiama { $player }
absent-then = Nessuno un minuto dopo la chiamata? Allora potete continuare senza.
absent-called = Chiamata fatta. { $player } ha { COUNT-SECOND($left) } per tornare.
absent-play = Gioca questo turno per { $player }
absent-bot = Dai il posto a un bot

### Aiuto al tavolo

help = Che cosa conta
help-all-rules = Tutte le regole di { $title }
help-plan = La scheda della strategia
help-keys = Tasti
key-face = scegliere un dado di quella faccia
key-take = tutti · prendere la ripresa
key-decline = passare la ripresa
key-roll = tirare, o tirare ancora
key-bank = incassare
key-none = non scegliere niente
key-skip = avanti veloce
key-undo = annullare (dadi veri)
key-enter = inserire punti, o dadi (dadi veri)
key-coach = il coach, dove il tavolo lo ha
key-this = questo

### Il menu

menu = Questo tavolo
menu-sure = Abbandonare la partita per tutti?
menu-leave = Lascia il tavolo
menu-give-up = Abbandona la partita
menu-host = Tieni tu il tavolo
menu-call-host = Chiama chi tiene il tavolo

### La tabella dei punti

card-label = Dadi della stessa faccia
card-same-face = Uguali
card-or = o
card-nothing-scores = tirati tutti, non ne conta nessuno

### Inserire i turni con dadi veri

pad-points = Punti del turno
pad-enter = Inserisci { $points }
pad-bust = A vuoto
pad-left = Dadi rimasti
pad-erase = Cancella l'ultima cifra
pad-fell = Che cosa è uscito
pad-face = È uscito { A-FACE($face) }
pad-turn-over = Il turno è finito
pad-another = Contano tutti: un altro turno
pad-all = Nessuno: contano tutti

### I nomi di chi gioca su questo dispositivo

names-people = Giocatori
names = Nomi
names-of = Nome del posto { $seat }
names-back-who = { $player }, di nuovo qui
names-back = Di nuovo qui
names-out = In pausa
names-joins = Nome di chi entra
names-new = Qualcuno di nuovo
names-add = Aggiungi
names-passed-over = Chi è in pausa salta il turno; i suoi punti restano.
names-full = Questo gioco è per { $most } persone al massimo.
names-late = Ormai non può entrare più nessuno: il giro finale è cominciato.
names-out-who = { $player } è in pausa

### Il coach

coach-chance = probabilità di vincere
coach-average = punti medi in questo turno
coach-close = Chiudi il coach
coach-when = Quando hai una scelta da fare, il coach la valuta.
coach-thinks = Sto pensando …
coach-best = migliore
coach-only-best = Solo la migliore
coach-all = Tutte: { COUNT-CHOICE($n) }
coach-solving = Le probabilità di vincere di queste regole si stanno calcolando, una volta sola; fino ad allora questi sono punti.
coach-points-now = Per ora sono punti: le probabilità di vincere stanno arrivando.

### Fortuna e bravura

review-luck-and-skill = Fortuna e bravura
review-ahead = Chi era in testa
review-estimate = Fortuna e bravura, stimate
review-looking = Il coach guarda la partita …
review-solving = Calcolo le probabilità di vincere di queste regole. Succede una volta sola …
review-on-their-way = Stanno arrivando …
review-balance = Bilancio
review-chances = In probabilità di vincere
review-start = All'inizio
review-luck = Fortuna ai dadi
review-own = Scelte proprie
review-others = Scelte degli altri
review-drift = Scarto della stima
review-end = Alla fine
review-cost-most = Che cosa è costato di più
review-other = Scelte dell'altro
review-nothing-banked = { $move } senza punti
review-mistake = Giro { $round }, { $player }: { $move } è costato { $cost }, la scelta migliore era { $best }.
review-show = Mostra i dadi di una scelta costata cara
review-chart-both = Probabilità di vincere se da lì giocano bene entrambi, giro per giro
review-chart-all = Probabilità di vincere se da lì giocano bene tutti, giro per giro
review-chart-dots = { review-chart-both }; i punti sono le scelte costate di più
review-chart-tap = { review-chart-dots }: toccane uno per vedere i suoi dadi
review-plot-two = Probabilità di vincere, tiro per tiro: sopra la linea { $above }, sotto { $below }
review-plot-lines = Probabilità di vincere, tiro per tiro: una linea per ciascuno, { $players }
scores-chart = Punteggi turno per turno; il segnapunti ha i numeri
scores-after = Punteggi dopo ogni turno
end-of = { $busts } su { $throws }
stamp-bust = A vuoto!
stamp-missed = Non basta!
stamp-hot = Dadi bollenti!
stamp-entered = In gioco!
stamp-final = Giro finale!
log-label = Che cosa è successo
reaction-react = Reagisci
reactions = Reazioni
reaction-smile = un sorriso
reaction-wow = wow
reaction-sad = che peccato
reaction-heart = un cuore
reaction-thumb = ben giocato
reaction-luck = buona fortuna
win-line = La tua probabilità di vincere:
win-line-short = di vincere

### Che cosa dicono i rivali alla fine

manners-random-wins = Ho vinto! Ho vinto! Che cosa ho fatto?
manners-random-loses = Ancora! Ancora!
manners-threshold-wins = Piano piano, e guarda chi è a casa per prima.
manners-threshold-loses = Ben giocato, tesoro. Adesso mangia qualcosa.
manners-bold-wins = Piaccio alla fortuna. E chi può darle torto?
manners-bold-loses = Ancora un tiro. Mi serviva solo ancora un tiro!
manners-maximiser-wins = Come suggerivano le medie.
manners-maximiser-loses = Uno scarto. Ogni tanto succede.
manners-optimal-wins = Hai avuto i tuoi momenti. Io li avevo visti.
manners-optimal-loses = Fortuna, certo. Ma usata bene.
rolled = tirati { $dice }
moments = I momenti decisivi
moments-look = Guardalo
moments-none = Nessuna tua scelta è costata qualcosa di cui valga la pena parlare. Ben giocato!
moments-step = Rivedi la partita passo per passo
tutor-sure = Davvero?
tutor-again = Fammi pensare ancora
tutor-anyway = Fallo lo stesso
tutor = Il tutor interviene
tutor-about = Prima di una scelta che perde più di questo della tua probabilità di vincere chiede conferma, nelle partite su questo dispositivo di cui si conoscono le probabilità.
tutor-never = Mai
tutor-before = Prima di perdere { $loss }
rules-contents = Indice
rules-example = Esempio: { $title }
rules-hot-dice = dadi bollenti
rules-left = restano { $n }
rules-and-more = e altri { $n }
