# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.

### gist

gist-first-exact = chi incassa prima esattamente { POINTS($target) }
gist-first = chi incassa prima { POINTS($target) }
gist-last-turn-exact = esattamente { POINTS($target) }, poi un ultimo turno per gli altri
gist-last-turn = { POINTS($target) }, poi un ultimo turno per gli altri
gist-round-exact = esattamente { POINTS($target) }, poi si finisce il giro
gist-round = { POINTS($target) }, poi si finisce il giro
gist-unbeaten = { POINTS($target) }, poi vince il punteggio più alto che nessuno riesce a battere
gist-until-unbeaten = { POINTS($target) }, poi si rilancia finché nessuno fa di meglio

### summary

summary-entry-throw = { DICE($dice) }, { POINTS($entry_points) } o più in un tiro per entrare in gioco, { $gist }.
summary-entry-turn = { DICE($dice) }, { POINTS($entry_points) } o più in un turno per entrare in gioco, { $gist }.
summary-plain = { DICE($dice) }, { $gist }.

### needs

needs-people-open = { $seats_min } o più persone (qui fino a { $seats_max }).
needs-people-range = Da { $seats_min } a { $seats_max } persone.
needs-people = { $seats_min } persone.
needs-die = 1 dado normale.
needs-dice = { $dice } dadi normali.
needs-die-of-faces = 1 dado a { $faces } facce, da 1 a { $faces }.
needs-dice-of-faces = { $dice } dadi a { $faces } facce, da 1 a { $faces }.
needs-paper = Carta e matita.

### glance

glance-target-lead = Meta
glance-target = { $gist }
glance-on-the-board-lead = Entrare in gioco
glance-entry-throw = { POINTS($entry_points) } o più in un tiro
glance-entry-turn = { POINTS($entry_points) } o più in un turno
glance-entry-none = subito
glance-keep-lead = Tenere
glance-keep-all = tutti i dadi che contano
glance-keep-choice = quello che vuoi tra i dadi che contano
glance-bank-lead = Incassare
glance-bank = { POINTS($turn_minimum_bank) } o più
glance-all-dice-scored-lead = Contano tutti i dadi
glance-all-hot = dadi bollenti: si tirano tutti di nuovo
glance-all-bonus = i punti sono al sicuro, e c'è un turno in più
glance-all-ends = il turno è finito
glance-two-equal-dice-lead = Due dadi uguali alla fine
glance-two-equal-dice = salvano il turno
glance-adding-dice-lead = Aggiungere dadi
glance-adding-dice = alle combinazioni già tenute nel turno
glance-carryover-lead = Ripresa
glance-carryover = i dadi rimasti passano al prossimo, con i punti
glance-bust-lead = Tiro a vuoto
glance-bust-turn = il turno è perso
glance-bust-score = il turno è perso, e tutti i punti
glance-bust-penalty = il turno è perso, e { POINTS($strikes_penalty) }
glance-bust-row-score = il turno è perso; dopo { $strikes_count } di fila, tutti i punti
glance-bust-row-penalty = il turno è perso; dopo { $strikes_count } di fila, { POINTS($strikes_penalty) }

### aim

aim-title = Di che cosa si tratta
aim-first-exact = Incassa prima degli altri esattamente { POINTS($target) }: così vinci all'istante.
aim-first = Incassa prima degli altri { POINTS($target) }: così vinci all'istante.
aim-highest-exact = Vince chi ha più punti quando la partita finisce. La fine comincia quando qualcuno ha incassato esattamente { POINTS($target) }.
aim-highest = Vince chi ha più punti quando la partita finisce. La fine comincia quando qualcuno ha incassato { POINTS($target) }.
aim-turn = Quando tocca a te tiri i dadi, ne metti da parte alcuni che contano, e poi scegli: tirare il resto per fare più punti, o fermarti e incassare quello che hai. Più vai avanti, più puoi vincere, e più un brutto tiro ti porta via.

### turn

turn-title = Il tuo turno
turn-order = Si gioca a turno, verso sinistra. Mettetevi d'accordo su chi comincia.
turn-roll-lead = Tirare.
turn-roll-die = Tira il tuo unico dado.
turn-roll-all = Tira tutti e { $dice } i dadi.
turn-keep-lead = Tenere.
turn-keep-all = Metti da parte tutti i dadi che contano. Non c'è scelta; se i dadi si possono contare in più modi, vale quello che rende di più.
turn-keep-choice = Metti da parte uno o più dadi che contano. Quali, lo scegli tu: puoi lasciare sul tavolo dadi che contano e tirarli di nuovo. Una combinazione conta solo se ne metti da parte tutti i dadi.
turn-keep-not-dead = I dadi che non contano restano sul tavolo.
turn-keep-dead-bonus = I dadi che non contano si possono mettere da parte insieme ad altri che contano, mai senza. Ma allora con questi dadi niente turno in più, e quando non resta nessun dado da tirare, il tuo turno è finito e incassi quello che vale.
turn-keep-dead-hot = I dadi che non contano si possono mettere da parte insieme ad altri che contano, mai senza. Ma allora questi dadi non diventano più bollenti, e quando non resta nessun dado da tirare, il tuo turno è finito e incassi quello che vale.
turn-count-lead = Contare.
turn-count = Aggiungi i punti dei dadi tenuti ai punti di questo turno. Non sono ancora al sicuro.
turn-decide-lead = Decidere.
turn-decide-roll-or-bank = Tira i dadi che non hai messo da parte e continua dal passo 2; oppure fermati e incassa: i punti del turno si sommano ai tuoi, e i dadi passano al prossimo.
turn-decide-off-board = (Finché non sei in gioco è diverso: vedi sotto.)
turn-bust-lead = Tiro a vuoto.
turn-bust-lost = Un tiro in cui non conta niente è un tiro a vuoto. Il tuo turno finisce subito, e tutti i suoi punti sono persi.
turn-bust-exceptions = (Eccezioni: { $saved }, come spiegato sotto.)
turn-safe-points-lead = Punti al sicuro.
turn-safe-never = Un tiro a vuoto costa anche punti già incassati: vedi «Ogni tiro a vuoto».
turn-safe-but-rows = Un solo tiro a vuoto non toglie mai i punti incassati; ma vedi i tiri a vuoto di fila.
turn-safe-always = I punti incassati non si perdono mai.
turn-no-dice-left-lead = Dadi finiti.
turn-no-dice-left = Se non resta nessun dado da tirare mentre non puoi incassare, il tuo turno è finito e i suoi punti sono persi.
turn-minimum-lead = Minimo.
turn-minimum-points = Puoi incassare solo { POINTS($turn_minimum_bank) } o più: con meno devi tirare ancora.
turn-minimum-off-board = Non c'è un minimo per incassare, tranne finché non sei in gioco.
turn-minimum-none = Non c'è un minimo: si può incassare qualsiasi punteggio.
turn-minimum-inherited = I punti venuti da una ripresa contano nel minimo.
turn-minimum-own = I punti venuti da una ripresa non contano nel minimo.
turn-cast-on-board = Negli esempi di questa pagina giocano { $cast }, in quest'ordine; sono già tutti in gioco, se non c'è scritto altro.
turn-cast = Negli esempi di questa pagina giocano { $cast }, in quest'ordine.

### scoring

scoring-title = La tabella dei punti
scoring-one-throw-lead = Un solo tiro.
scoring-one-throw-only = I dadi di una combinazione devono cadere in un solo tiro: quelli già da parte sono contati e non cambiano più.
scoring-one-throw-example = Due { $apart_face } adesso e un terzo { $apart_face } in un altro tiro fanno { POINTS($apart) }, non { $at_once }.
scoring-one-use-lead = Una volta sola.
scoring-one-use = Ogni dado conta una volta: in una combinazione, o da solo se la sua faccia conta da sola.
scoring-more-dice-lead = Più dadi.
scoring-more-doubles = Oltre i tre, ogni dado uguale in più raddoppia i punti: { $sums }.
scoring-more-adds = Oltre i tre, ogni dado uguale in più aggiunge ancora una volta i punti del tris: { $sums }.
scoring-more-no-set = { $grown } uguali non sono una combinazione a sé.
scoring-more-no-sets = Quattro o più uguali non sono una combinazione a sé.
scoring-more-some-no-sets = { $grown } uguali non sono una combinazione a sé.
scoring-more-rest = I dadi oltre una combinazione si contano con le altre righe, se possono: { $sums }.
scoring-once-only-lead = Una volta per tiro.
scoring-once-only = Una riga della tabella conta una volta sola per tiro, per ogni faccia che nomina; altri dadi che la rifarebbero non rendono niente.
scoring-again-lead = Ancora.
scoring-again = La stessa riga può contare più volte in un tiro: { $twice } fanno { POINTS($twice_points) }.
scoring-best-count-lead = Vale il meglio.
scoring-best = Se i dadi si possono contare in più modi, vale quello che rende di più.
scoring-best-example = Così { $split } valgono { $split_points }, come { $split_parts }, e non { $split_whole }.
scoring-careful-lead = Attenzione.
scoring-no-straight = { $no_straights } non è una scala.
scoring-no-straights = { $no_straights } non sono scale.
scoring-pairs-lead = Coppie.
scoring-pairs-differ = Tre coppie sono di tre facce diverse.
scoring-pairs-quad = Anche quattro uguali e una coppia contano come tre coppie.
scoring-pairs-no-quad = Quattro uguali e una coppia non sono tre coppie.
scoring-pairs-six = Sei uguali contano come tre coppie.
scoring-pairs-no-six = Sei uguali non contano come tre coppie.
scoring-full-house-lead = Full.
scoring-house = Un full è fatto di tre dadi di una faccia e due di un'altra.
scoring-house-bonus-least = Un full è fatto di tre dadi di una faccia e due di un'altra: i punti del tris, se ne ha, e altri { $scoring_full_house_bonus }, ma mai meno di { $scoring_full_house }.
scoring-house-bonus = Un full è fatto di tre dadi di una faccia e due di un'altra: i punti del tris, se ne ha, e altri { $scoring_full_house_bonus }.
scoring-nothing-lead = Niente di niente.
scoring-nothing-points = Se tiri { DICE($dice) } tutti insieme e non ne conta nessuno, non è un tiro a vuoto: vale { POINTS($scoring_nothing) }.
scoring-nothing-must-roll = Poi si tirano tutti di nuovo; prima non puoi incassare.
scoring-nothing-may-roll = Poi si tirano tutti di nuovo, o incassi se puoi.
scoring-alone-lead = Da soli.
scoring-none-alone = Nessun dado conta da solo.
scoring-some-alone = Solo { $alone } contano da soli.
scoring-not-here-lead = Qui no.
scoring-not-here = Qui non ci sono punti a parte per { $absent }.

### hot-dice

hot-dice-title-ends = Contano tutti i dadi
hot-dice-title-bonus = Contano tutti i dadi: il turno in più
hot-dice-title-fresh = Dadi bollenti
hot-die-ends = Quando il dado ha contato, il tuo turno è finito: non resta niente da tirare, e incassi i punti.
hot-dice-end = Quando tutti e { $dice } i dadi sono da parte e hanno contato, in un tiro o in più tiri, il tuo turno è finito: non resta niente da tirare, e incassi i punti.
hot-die-bonus = Quando il dado ha contato, i punti del turno sono incassati subito, e con lui giochi un altro turno.
hot-dice-bonus = Quando tutti e { $dice } i dadi sono da parte e hanno contato, in un tiro o in più tiri, i punti del turno sono incassati subito, e giochi un altro turno con tutti i dadi.
hot-die-fresh = Quando il dado ha contato, è bollente: riprendilo e continua.
hot-dice-fresh = Quando tutti e { $dice } i dadi sono da parte e hanno contato, in un tiro o in più tiri, sono bollenti: riprendi tutti e { $dice } e continua.
hot-dice-bonus-safe = Un tiro a vuoto in questo turno in più non tocca quello che è stato incassato prima. Un turno in più può darne un altro, senza limiti.
hot-dice-at-risk = È sempre lo stesso turno, e i suoi punti sono sempre in pericolo. In un turno può succedere quante volte ci riesci.
hot-dice-must-roll = Devi tirarli: con i dadi bollenti non si incassa.
hot-dice-may-bank = Non è obbligatorio: puoi invece incassare, se ti è permesso.
hot-dice-bonus-at-target = Anche se questi punti raggiungono la meta, prima giochi il turno in più.
hot-dice-opening-bonus = Anche il tiro che ti fa entrare in gioco dà il turno in più, se ci contano tutti i dadi.
hot-dice-opening-no-bonus = Il tiro che ti fa entrare in gioco non dà un turno in più, nemmeno se ci contano tutti i dadi.
hot-dice-too-much-lost = Se i punti ti porterebbero oltre la meta sono persi, ma il turno in più si gioca lo stesso.
hot-dice-too-much-bounces = Se i punti ti portano oltre la meta, il tuo punteggio rimbalza, e il turno in più si gioca lo stesso.
hot-dice-too-few-either = Se i punti non bastano per entrare in gioco o per il minimo, non si segna niente, ma il turno in più si gioca lo stesso.
hot-dice-too-few-to-enter = Se i punti non bastano per entrare in gioco, non si segna niente, ma il turno in più si gioca lo stesso.
hot-dice-too-few-to-bank = Se i punti non bastano per il minimo, non si segna niente, ma il turno in più si gioca lo stesso.
hot-dice-despite-lock = I punti sono incassati anche finché una ripresa non ti lascerebbe incassare.

### doubles

doubles-title = Due uguali alla fine
doubles-saved = Se tiri esattamente due dadi, e sono uguali ma non contano, non è un tiro a vuoto. Conserva i punti del turno, prendi { DICE($dice) } e continua.
doubles-must-roll = Devi tirare: nel frattempo non si incassa.
doubles-may-bank = Puoi anche incassare prima di tirare, se ti è permesso.
doubles-two-only = Una coppia tra tre o più dadi non salva niente.
doubles-in-takeover = Due uguali salvano anche chi ha preso due dadi con una ripresa.
doubles-not-in-takeover = Due uguali non salvano chi tira due dadi presi con una ripresa: è un tiro a vuoto.

### adding

adding-title = Aggiungere dadi
adding-with-singles = Se nel tuo turno hai messo da parte tre o più dadi uguali di uno stesso tiro (di una faccia che da sola non conta), puoi aggiungere loro dadi di quella faccia da altri tiri.
adding-any = Se nel tuo turno hai messo da parte tre o più dadi uguali di uno stesso tiro, puoi aggiungere loro dadi di quella faccia da altri tiri.
adding-worth = Un dado aggiunto non dà punti, ma conta come un dado tenuto: salva un tiro che sarebbe a vuoto.
adding-when-lead = Quando.
adding-beside-scoring = Puoi aggiungere dadi anche se altri dadi del tiro contano.
adding-only-alone = Puoi aggiungere dadi solo se nel tiro non conta nient'altro.
adding-all-dice-lead = Tutti i dadi.
adding-all-end = Quando l'ultimo dado è da parte, contato o aggiunto, il tuo turno è finito.
adding-all-bonus = Per il turno in più, un dado aggiunto vale come uno che ha contato.
adding-all-hot = Per i dadi bollenti, un dado aggiunto vale come uno che ha contato.
adding-all-no-bonus = Se tra loro c'è un dado aggiunto, i tuoi dadi non danno un turno in più: quando non resta nessun dado da tirare, il tuo turno è finito e incassi quello che vale.
adding-all-not-hot = Se tra loro c'è un dado aggiunto, i tuoi dadi non diventano bollenti: quando non resta nessun dado da tirare, il tuo turno è finito e incassi quello che vale.
adding-until-when-lead = Fino a quando.
adding-until-when = Quando si tirano di nuovo tutti i dadi, non c'è più niente a cui aggiungere: le vecchie combinazioni sono sparite.
adding-carryover-lead = Ripresa.
adding-inherited = Chi fa una ripresa può aggiungere dadi alle combinazioni che ne fanno parte.
adding-not-inherited = Chi fa una ripresa non può aggiungere dadi alle combinazioni tenute prima.

### entry

entry-title = Entrare in gioco
entry-none = Non c'è soglia: i primi punti che incassi contano già.
entry-needs-throw = Per entrare in gioco ti servono { POINTS($entry_points) } o più in un tiro.
entry-needs-turn = Per entrare in gioco ti servono { POINTS($entry_points) } o più in un turno.
entry-until-then = Fino ad allora hai 0 punti, e di quello che tiri non si segna nient'altro.
entry-single-throw = Finché non sei in gioco, il tuo turno è un solo tiro di { DICE($dice) }.
entry-single-scoring = Se i dadi che contano valgono { POINTS($entry_points) } o più, i punti si segnano, sei in gioco, e questo turno è finito; da lì in poi giochi normalmente. Altrimenti il tuo turno finisce senza niente.
entry-single-kept = Se i dadi che tieni valgono { POINTS($entry_points) } o più, i punti si segnano, sei in gioco, e questo turno è finito; da lì in poi giochi normalmente. Altrimenti il tuo turno finisce senza niente.
entry-takeover-refused = Se fai una ripresa quando non sei in gioco, il tuo turno va oltre il primo tiro, ma per segnare qualcosa ti servono comunque { POINTS($entry_points) } o più in un tiro. Prima non puoi fermarti: tira ancora finché li hai, o finché vai a vuoto.
entry-takeover-forfeits = Se fai una ripresa quando non sei in gioco, il tuo turno va oltre il primo tiro, ma per segnare qualcosa ti servono comunque { POINTS($entry_points) } o più in un tiro. Puoi fermarti prima, ma allora i punti del turno sono persi.
entry-exact-turn = Bastano { $entry_points } giusti. Contano tutti i punti del turno che ti fa entrare in gioco, e quelli di tutti i turni dopo.
entry-any-throw = Va bene qualsiasi tiro del tuo turno, non solo il primo; ma i dadi tenuti di quel tiro devono valerli da soli. Allora contano tutti i punti del turno, e quelli di tutti i turni dopo.
entry-stop-refused = Prima non puoi fermarti: tira ancora finché li hai, o finché vai a vuoto.
entry-stop-forfeits = Puoi fermarti prima, ma allora i punti del turno sono persi.
entry-once-banked = Sei in gioco solo quando hai incassato: se vai a vuoto dopo aver tirato abbastanza, i punti sono persi e sei al punto di prima.
entry-minimum-too = Anche qui vale il minimo per incassare.

### carryover

carryover-title = La ripresa
carryover-offer = Se qualcuno incassa e lascia dadi che si potevano ancora tirare, al prossimo vengono offerti questi dadi insieme ai punti del turno appena incassato. Chi ha incassato conserva quei punti, qualunque cosa succeda dopo. Un turno che finisce a vuoto, o senza segnare niente, non lascia offerte.
carryover-who-lead = Chi.
carryover-who-next = Si chiede solo al prossimo.
carryover-who-anyone = Si chiede solo al prossimo, in gioco o no.
carryover-who-on-board = Si chiede solo al prossimo, e solo se è già in gioco. Nessun altro può prendere i dadi.
carryover-decline-lead = Passare.
carryover-decline-die = Se passi, l'offerta sparisce per tutti: comincia il tuo turno con 1 dado e 0 punti.
carryover-decline-dice = Se passi, l'offerta sparisce per tutti: comincia il tuo turno con tutti e { $dice } i dadi e 0 punti.
carryover-accept-lead = Prendere.
carryover-accept = Se prendi, tiri esattamente i dadi rimasti. Il tuo turno comincia con i punti offerti.
carryover-success-lead = Riuscita.
carryover-success-singles = La ripresa riesce se il tiro mostra { $singles }. Nessun altro dado basta, nemmeno una combinazione che conta.
carryover-success-added = La ripresa riesce se nel tiro conta qualcosa. Basta un dado aggiunto a una combinazione.
carryover-success-any = La ripresa riesce se nel tiro conta qualcosa.
carryover-go-on = Aggiungi i punti di questo tiro e continua come in un turno tuo.
carryover-keep-all = Tieni tutti i dadi di questo tiro che contano, aggiungi i loro punti e continua come in un turno tuo.
carryover-keep-choice = Di questo tiro tieni quello che vuoi, come di ogni altro, aggiungi i punti e continua come in un turno tuo.
carryover-failure-lead = Fallita.
carryover-failure-but-doubles = Altrimenti è un tiro a vuoto, a meno che lo salvino due uguali alla fine: il tuo turno è finito, e i punti offerti sono persi.
carryover-failure-bust = Altrimenti è un tiro a vuoto: il tuo turno è finito, e i punti offerti sono persi.
carryover-failure-score-stays = Il tuo punteggio resta com'era.
carryover-banking-lead = Incassare.
carryover-bank-at-once = Dopo una ripresa riuscita puoi incassare subito, come dopo ogni tiro.
carryover-bank-after-singles = Subito dopo una ripresa riuscita non puoi incassare: prima tieni { $singles } da un altro tiro del turno, da solo o in una combinazione.
carryover-bank-after-any = Subito dopo una ripresa riuscita non puoi incassare: prima tieni dei dadi da un altro tiro.
carryover-chain-lead = A catena.
carryover-chain = Se incassi lasciando dei dadi, al prossimo vengono offerti tutti i punti del tuo turno, anche quelli che hai preso. Così si può fare il giro del tavolo.
carryover-idle-dice-lead = Dadi senza valore.
carryover-idle-never-hot = Se sono stati messi da parte dadi che non contano, erediti anche questo: con il resto non si arriva più ai dadi bollenti.
carryover-idle-inherited = Se sono stati messi da parte dadi che non contano, erediti anche questo.
carryover-all-dice-lead = Tutti i dadi.
carryover-all-none = Chi incassa { $leaving_all } non lascia niente, e non c'è offerta.
carryover-all-die = Chi incassa { $leaving_all } lascia 1 dado al prossimo, e l'offerta si fa con quello.
carryover-all-fresh = Chi incassa { $leaving_all } lascia al prossimo tutti e { $dice } i dadi, e l'offerta si fa con quelli.
carryover-off-the-board-lead = Non ancora in gioco.
carryover-off-count-all = Se non sei in gioco, i punti presi contano per i { $needed } punti che ti servono.
carryover-off-after-attempt = Se non sei in gioco, né i punti presi né quelli del primo tiro contano per i { $needed } punti che ti servono; quelli dei tiri dopo sì.
carryover-off-own = Se non sei in gioco, i punti presi non contano per i { $needed } punti che ti servono; quello che tiri tu conta, dal primo tiro.
carryover-off-later-throw = Dove servono { $needed_in_a_throw } punti in un tiro, deve valerli da solo un tiro dopo il primo.
carryover-off-own-throw = Dove servono { $needed_in_a_throw } punti in un tiro, deve valerli da solo un tiro tuo, il primo o un altro.
carryover-off-once-on = Se con questo turno entri in gioco, si segnano tutti i suoi punti.
carryover-final-round-lead = Giro finale.
carryover-final-none = Quando il giro finale è cominciato, non ci sono più offerte.
carryover-final-too = Ci sono offerte anche nel giro finale.
carryover-final-not-own = A chi gioca due turni di seguito non vengono offerti i propri dadi.

### strikes

strikes-title-every = Ogni tiro a vuoto
strikes-title-row = { $strikes_count } tiri a vuoto di fila
strikes-reset-every = A ogni tiro a vuoto perdi tutti i tuoi punti: torni a 0.
strikes-reset-row = Dopo { $strikes_count } tiri a vuoto di fila, in turni consecutivi, perdi tutti i tuoi punti: torni a 0.
strikes-penalty-every = Ogni tiro a vuoto ti costa { POINTS($strikes_penalty) } dei tuoi.
strikes-penalty-row = { $strikes_count } tiri a vuoto di fila, in turni consecutivi, ti costano { POINTS($strikes_penalty) } dei tuoi.
strikes-floor = Così il tuo punteggio non scende mai sotto 0.
strikes-no-floor = Così il tuo punteggio può scendere sotto 0.
strikes-again-in-throw = Sei fuori gioco, e per rientrare ti servono { POINTS($strikes_reentry_points) } o più in un tiro.
strikes-again-in-turn = Sei fuori gioco, e per rientrare ti servono { POINTS($strikes_reentry_points) } o più in un turno.
strikes-again-single-scoring = Fino ad allora il tuo turno è un solo tiro: finisce, che i dadi che contano li valgano o no.
strikes-again-single-kept = Fino ad allora il tuo turno è un solo tiro: finisce, che i dadi che tieni li valgano o no.
strikes-again-any-throw = Va bene qualsiasi tiro di un turno, e allora conta tutto il turno.
strikes-again-as-first-throw = Sei di nuovo fuori gioco, e rientri come all'inizio, con { POINTS($entry_points) } o più in un tiro.
strikes-again-as-first-turn = Sei di nuovo fuori gioco, e rientri come all'inizio, con { POINTS($entry_points) } o più in un turno.
strikes-row-broken = Un turno che finisce in altro modo interrompe la serie. Dopo il tiro a vuoto numero { $strikes_count } si ricomincia a contare.
strikes-off-board-count = I tiri a vuoto contano anche prima di entrare in gioco.
strikes-off-board-spared = I tiri a vuoto non contano prima di entrare in gioco.
strikes-too-little-no-bust = Un tiro che conta, ma troppo poco per entrare in gioco, non è un tiro a vuoto.
strikes-attempt-counts = Una ripresa fallita è un tiro a vuoto come gli altri.

### end

end-title = La fine della partita
end-first-exact = La prima persona che incassa e arriva così a esattamente { POINTS($target) } vince, e la partita finisce subito. Gli altri non giocano più.
end-first = La prima persona che incassa e arriva così a { POINTS($target) } o più vince, e la partita finisce subito. Gli altri non giocano più.
end-round-is = Un giro è un turno per ciascuno, a partire da chi ha cominciato la partita.
end-final-exact = Quando qualcuno incassa e arriva così a esattamente { POINTS($target) }, comincia il giro finale.
end-final = Quando qualcuno incassa e arriva così a { POINTS($target) } o più, comincia il giro finale.
end-one-more-turn = Tutti gli altri hanno ancora un turno, nel solito ordine, anche chi in questo giro ha già giocato. Poi vince il punteggio più alto.
end-finish-round = Giocano solo quelli che in questo giro vengono dopo; se non c'è nessuno, la partita finisce subito. Poi vince il punteggio più alto.
end-score-to-beat = Quando qualcuno incassa e arriva così a { POINTS($target) } o più, comincia il giro finale: quello è il punteggio da battere. Per batterlo servono più punti; lo stesso punteggio non basta.
end-one-try = Tutti gli altri, nel solito ordine, hanno un turno per batterlo.
end-beaten-all = Appena qualcuno lo batte, c'è un nuovo punteggio da battere, e tutti gli altri hanno ancora un turno, a partire dal prossimo: anche chi è appena stato battuto, e chi ci ha già provato.
end-beaten-rounds = Chi lo batte fissa un nuovo punteggio da battere per chi deve ancora provare. Quando tutti hanno provato e il punteggio è stato battuto, ciascuno ha ancora un turno, tranne chi lo detiene.
end-beaten-waiting = Chi lo batte fissa un nuovo punteggio da battere. Allora chi è appena stato battuto ha un turno, e così chi non ha ancora provato; chi ha provato invano è fuori.
end-holder-wins-round = Quando una serie di tentativi finisce senza un nuovo punteggio da battere, vince chi detiene il punteggio da battere.
end-highest-wins-round = Quando una serie di tentativi finisce senza un nuovo punteggio da battere, vince il punteggio più alto.
end-holder-wins = Quando non resta nessuno che possa provare, vince chi detiene il punteggio da battere.
end-highest-wins = Quando non resta nessuno che possa provare, vince il punteggio più alto.
end-too-much-lead = Troppo.
end-too-much-lost = I punti che ti porterebbero oltre { $target } sono persi: un turno che incassa troppo non segna niente.
end-too-much-bounces = Il tuo punteggio rimbalza su { $target }: i punti oltre vengono tolti, come se andassi fin lì e tornassi indietro. Con { $two_off } e un turno da 500 hai { $three_off }. Nessun turno ti porta sotto 0.
end-bonus-turns-lead = Turni in più.
end-bonus-turns = Quando il giro finale è cominciato, un tiro a vuoto in un turno in più non toglie niente a chi è in testa: il punteggio da battere resta.
end-same-rules-lead = Stesse regole.
end-same-rules = Nel giro finale valgono tutte le regole di un turno.
end-ties-lead = Parità.
end-ties-shared = Chi condivide il punteggio più alto condivide la vittoria.
end-ties-first = Tra chi condivide il punteggio più alto, vince chi l'ha avuto per primo.

### intorno alle regole

needs-title = Che cosa serve
glance-title = In breve
yes = sì
no = no
changes-title = Che cosa cambia qui
changes = Rispetto a { $base } cambiano queste opzioni; la pagina ne tiene conto dappertutto.
changes-option = Opzione
changes-here = Qui
variants-title = Varianti
variants = Si gioca anche in questi modi, che si possono combinare:
variants-played = Questa pagina descrive il gioco con questa variante.
variants-name = Qui si chiama { $name }.
notes-title = Come si legge la fonte
notes = Dove la fonte si può leggere in più modi, qui si legge così. Le parole tra parentesi sono le opzioni che lo decidono.
source-title = Su queste regole
source-about = Che cosa
source-source = Fonte
source-aliases = Detto anche
source-name = Nome
source-hash = Impronta delle regole

### elenchi

saved-nothing = punti per il nulla
saved-doubles = due uguali alla fine
saved-adding = aggiungere dadi
leaving-hot-dice = con i dadi bollenti
leaving-nothing = con i punti per il nulla
leaving-doubles = con due uguali alla fine
absent-straights = scale
absent-pairs = tre coppie
absent-full-houses = full

### la tabella dei punti

card-set = Combinazione
card-dice = Dadi
card-points = Punti
card-same = Uguali
card-face = Faccia
card-count = { $n ->
    [1] uno
   *[other] { $n }
}
card-kind = { $n ->
    [1] un dado
   *[other] { COUNT($n) } uguali
}
card-straight = scala di { COUNT($n) }
card-triples = due tris
card-house = full con tre { $faces }
card-such-as = per esempio { $dice }
card-nothing = niente di niente
card-nothing-dice = tirati tutti, non ne conta nessuno

### probabilità

odds-title = Le probabilità in breve
odds = La probabilità esatta che in un tiro non conti niente.
odds-adding = Non si tiene conto dei dadi che si potrebbero aggiungere a combinazioni precedenti.
odds-dice = Dadi tirati
odds-blank = Non conta niente
odds-percent = In percentuale
odds-bust = A vuoto
odds-attempt = Ripresa fallita
odds-opening = { DICE($dice) } danno { POINTS($points) } o più in un solo tiro con una probabilità di { $chance }.
odds-tiny = meno di 0,01%

### esempi

example-straight = Una scala
example-straight-and-a-single-die = Una scala e un dado da solo
example-four-of-a-kind-and-a-pair = Quattro uguali e una coppia
example-points-for-nothing = Punti per il nulla
example-first-throw = Un primo tiro
example-bust = Un tiro a vuoto
example-all-dice-score = Contano tutti i dadi
example-doubles-at-the-end = Due uguali alla fine
example-getting-on-the-board = Entrare in gioco
example-carryover-taken-over = Una ripresa riuscita
example-carryover-lost = Una ripresa fallita
example-carryover-and-a-player-off-the-board = Una ripresa senza essere in gioco
example-die-added = Un dado aggiunto
example-one-bust-too-many = Un tiro a vuoto di troppo
example-end = La fine
story-rolls = { $player } tira { DICE($dice) }.
story-keeps = { $n ->
    [1] Si può tenere solo così:
   *[other] Che cosa si può tenere:
}
story-score = { $player } ha { $score }.
story-turn = Tocca a { $player }.
story-needed = Serviva { $faces }.
story-sum = Fanno { $points } in questo turno.
story-busts = { $turns ->
    [1] Nell'ultimo turno { $player } ha tirato a vuoto.
   *[other] Negli ultimi { $turns } turni { $player } ha sempre tirato a vuoto.
}
story-ends-nothing = Il turno è finito, e non si segna niente: { $reason }.
story-ends = Il turno finisce qui, e { $player } incassa.
story-must-roll = { $player } adesso deve tirare { DICE($dice) } e non può incassare: { $closed }.
story-may-roll = { $player } può tirare { DICE($dice) }. Fermarsi ora non segnerebbe niente: { $reason }.
story-may = { $player } adesso può tirare { DICE($dice) }, o incassare.
story-left-bonus = turno in più
story-left-ends = il turno finisce
story-left-hot = dadi bollenti
story-added = { $dice } aggiunto
story-dead = { $dice } senza valore
report-example = Esempio: { $title }
report-keeps = Tenuti | Combinazioni | Punti | Da tirare
report-more = e altri { $n }
