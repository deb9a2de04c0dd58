# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.

### Parole con un numero

count-second = { $n ->
    [one] { $n } secondo
   *[other] { $n } secondi
}
count-minute = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
count-hour = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
}
count-day = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}
count-answer = { $n ->
    [one] 1 risposta
   *[other] { $n } risposte
}
count-choice = { $n ->
    [one] 1 scelta
   *[other] { $n } scelte
}
count-file = { $n } file
count-free-seat = { $n ->
    [one] 1 posto libero
   *[other] { $n } posti liberi
}
count-game = { $n ->
    [one] 1 partita
   *[other] { $n } partite
}
count-open-table = { $n ->
    [one] 1 tavolo aperto
   *[other] { $n } tavoli aperti
}
count-start = { $n ->
    [one] 1 avvio
   *[other] { $n } avvii
}
count-time = { $n ->
    [one] 1 volta
   *[other] { $n } volte
}
count-turn = { $n ->
    [one] 1 turno
   *[other] { $n } turni
}

### Il diario di un tavolo

winners = { $who ->
    [you] Hai vinto!
    [many] Vincono insieme { $player }.
   *[one] Vince { $player }.
}
choose-accept = prendere
choose-decline = ricominciare

### L'inizio

way-device = Su questo dispositivo
way-device-about = Contro i bot o a turno; senza rete
way-friends = Con gli amici
way-pad = Segnapunti
way-pad-about = Tirate dadi veri, Greed segna i punti
way-learn = Lezioni
way-learn-about = Sette, brevi, al tavolo
way-daily = Sfida del giorno
way-daily-about = Cinque posizioni, oggi uguali per tutti
way-explore = Analisi
way-explore-about = Qualsiasi posizione, e il prezzo di ogni scelta
way-friends-here = Intorno a questo dispositivo, o a distanza con un server
way-friends-apart = Ognuno sul proprio telefono
start-ways = Modi di giocare
start-code = Hai un codice?
start-join = Partecipa
start-going = Riprendi
start-record = Apri una partita salvata
start-strategy = Strategia
start-about = Informazioni su Greed
start-with = con { $who }
start-pad = segnapunti: { $who }
start-forget = Dimentica { $title } { $who }
quick-label = Gioca contro un bot
quick-title = Tirare ancora o incassare?
quick-goal = Tira i dadi, tieni quelli che contano, e incassa prima che un tiro a vuoto si porti via tutto.
quick-play = Gioca
quick-game = Gioco
quick-against = Contro
quick-more = Altro
quick-others = Altri avversari
quick-next = Il prossimo gradino della tua scala.
quick-later = L'Oracolo gioca appena questo dispositivo conosce le probabilità del gioco, dopo una prima partita.
quick-official = Greed, le regole ufficiali
tabs = Menu
tab-start = Gioca
tab-train = Allenati
tab-daily = Sfida
tab-games = Partite
tab-rules = Regole

### I bot

rival-random = Pip
rival-random-about = Sei anni. Tira, incassa, ridacchia: tutto a caso.
rival-threshold = Nonna
rival-threshold-about = Incassa appena ha 300 punti, e torna al suo lavoro a maglia.
rival-bold = Rocco
rival-bold-about = Tira quando altri incasserebbero, e prende se le probabilità sono buone.
rival-maximiser = Banchiere
rival-maximiser-about = Calcola la media di ogni scelta, e non guarda mai il punteggio.
rival-optimal = Oracolo
rival-optimal-about = Sa quanto spesso vince ogni scelta, e fa sempre la migliore.
bot-threshold = Soglia
bot-threshold-about = Incassa appena il turno arriva a un certo numero di punti.
bot-cautious = Prudente
bot-cautious-about = Va sul sicuro: una perdita pesa quasi il doppio di un guadagno.
bot-level = Livello
bot-level-about = Fa piccoli errori: molti al livello 1, quasi nessuno al livello 9.
bot-card = Scheda
bot-card-about = Gioca secondo una scheda di strategia: poche regole facili da ricordare.
ladder-above = Batti { $rival } e ti aspetta { $above }.
ladder-top = Hai battuto tutti, fino in cima alla scala.
ladder-next = Battuto: { $rival }. Prossimo gradino: { $above }.

### Il tavolo

button-roll = Tira { DICE($dice) }
button-roll-any = Tira
button-take = Prendi { $points }
button-fresh = Ricomincia
button-keep = Tieni { $points }
button-bank = Incassa
button-bank-points = Incassa { $points }
button-bank-nothing = Smetti senza punti
why-one-roll = Il turno d’ingresso è un solo tiro.
risk = { $chance } a vuoto
risk-stake = { $risk }, { $points } punti in ballo
risk-roll = tirare { DICE($dice) }: { $risk }
risk-hot = dadi bollenti! { $risk }
turn-of = { $who ->
    [you] Tocca a te
   *[one] Tocca a { $player }
}
clock-rests = L'orologio riposa
first-to = fino a { $target }
final-leads = { $player } è in testa; ancora { $left } da giocare
final-label = Giro finale:
final-beat = { $score } da battere
choices-label = Le tue scelte
enter-left = (ancora { $left })
enter-tap = Tira { DICE($dice) } e tocca che cosa è uscito.
enter-erase = Togli l'ultimo dado
take-all = Tutti
take-none = Nessuno
enter-dice = Inserisci i dadi
enter-points = Inserisci i punti
enter-dice-short = Dadi
enter-points-short = Punti
undo = Annulla
sheet-label = Segnapunti
sheet-turns = Tutti i turni
sheet-you = tu
sheet-bot = bot
sheet-out = in pausa
sheet-away = via
sheet-to-go = ancora { $points }
sheet-not-in = non ancora dentro
sheet-not-on = non ancora in gioco
sheet-off = fuori
sheet-off-board = fuori gioco
sheet-strikes = a vuoto di fila: { $n }
sheet-rank = posto
this-turn = Questo turno
pot-bust = a vuoto
pot-cost = costa { $points }
pot-cost-banked = costa { $points } e { $banked } già incassati
tray-label = Dadi sul tavolo
tray-offer = punti in offerta
tray-offer-from = da { $player }
tray-idle = { $face }, non conta
busted = Tiro a vuoto di { $player }
busted-lost = Tiro a vuoto di { $player }: { $points } persi
missed-entry = Non basta per entrare in gioco
entry-in-turn = { $points } in un turno per entrare in gioco.
entry-in-throw = { $points } in un tiro per entrare in gioco.

### La fine di una partita

end-given-up = La partita è stata abbandonata.
end-by = Con { POINTS($points) } di vantaggio, dopo { TURNS($turns) }.
end-level = Dopo { TURNS($turns) }.
end-close = Per un soffio!
end-next = La prossima forse è tua.
end-join = Accetta la rivincita
end-rematch = Rivincita
end-picture = Condividi un'immagine
end-new = Nuova partita
end-save = Salva la partita
end-result = Risultato
end-player = Nome
end-score = Punti
end-best = Miglior turno
end-busts = A vuoto
end-luck = Fortuna
end-winner = vince
end-luck-about = Fortuna: quanto potevano rendere i tiri, rispetto alla media di tiri come questi.
end-scores = Punteggi
end-best-turn = miglior turno: { $player }, { $points }
played-almost-perfectly = Hai giocato quasi alla perfezione.
played-very-well = Hai giocato molto bene.
played-well = Hai giocato bene.
played-few = Hai lasciato andare qualche occasione.
played-many = Hai lasciato andare molte occasioni.
decided-shares = { $played } A decidere sono state la fortuna ({ $luck }) e le scelte ({ $choices }).
decided-won = { $played } I dadi erano contro di te, e le tue scelte hanno vinto lo stesso.
decided-lost = { $played } I dadi sono stati gentili: questa si è persa con le scelte.

### Impostazioni

look-like-this-device = Come il dispositivo
look-light = Chiaro
look-dark = Scuro
look-red-and-green = Rosso e verde
look-orange-and-blue = Arancione e blu
look-high-contrast = Contrasto elevato
look-green = Verde
look-blue = Blu
look-wine = Vino
look-slate = Ardesia
look-ivory = Avorio
look-night = Notte
look-cherry = Ciliegia
look-sky = Cielo
look-calm = Calma
look-brisk = Svelta
look-instant = Immediata
look-theme = Tema
look-colours = Colori
look-table = Tavolo
look-dice = Dadi
look-pace = Velocità dei dadi
look-numbers = Numeri sui dadi invece dei punti
look-sound = Suono
look-vibration = Vibrazione
look-explain = Spiega la prossima partita mentre si gioca
look-less = Se il tuo dispositivo chiede meno movimento, i dadi non rotolano e niente fa rumore.
look-language = Lingua
look-title = Aspetto e suono

### Dappertutto

one-moment = Un momento …
to-the-start = Torna all'inizio
copied = Copiato.
close = Chiudi
rules = Regole
coach = Coach
reload = Ricarica la pagina
part-missing = Una parte di questa pagina non è arrivata.
part-again = Caricala di nuovo
broken-title = La pagina è inciampata
broken-about = È successo qualcosa di imprevisto. Le tue partite sono al sicuro: di solito basta ricaricare la pagina.
broken-still = Succede ancora?
broken-forget-about = Allora ricomincia da capo: la pagina dimentica impostazioni, nomi e posti ai tavoli su questo dispositivo. Le partite salvate restano.
broken-forget = Ricomincia da capo
update-ready = È pronta una nuova versione di questa pagina.
update = Aggiorna
waiting-away = { $player } non c'è.
waiting-rolls = { $player } tira.
waiting-thinks = { $player } sta pensando …
skip = Avanti veloce
waiting-for = Si aspetta { $player } …
watching = Tra il pubblico
room = Tavolo
sound-off = Spegni il suono
sound-on = Accendi il suono
turn-now = { $who ->
    [you] Tocca a te.
   *[one] Tocca a { $player }.
}
game-to = fino a { $target }
game-facts = { DICE($dice) } · fino a { $target } · da { $least } a { $most } persone
no-room = Non troviamo il tavolo { $code }.
no-room-check = Controlla il codice: ha otto lettere e cifre. I tavoli che nessuno usa per un mese vengono chiusi.
no-room-open = Apri un tavolo
no-game = Questa partita non è su questo dispositivo.
no-game-why = È stata giocata su un altro, o dimenticata qui.
sheet-not-there = non c'era
sheet-nothing = niente segnato
sheet-again = : inseriscilo di nuovo
kept-word = Tenuti
kept-label = tenuti { $dice }
clock-hours = { $n } h
clock-left = tempo rimasto
your-name = Il tuo nome
copy-selected = Selezionato: copialo con il tuo browser.
share = Condividi
room-real = Dadi veri
room-device = Questo dispositivo tira i dadi
room-here = { $dice } · la partita resta su questo dispositivo
device-of = dispositivo di { $player }
seat-number = Posto { $seat }
waited-none = appena aperto
waited = aspetta da { $time }
clock-a-turn = { $time } per turno
dates = it
connect = Connetti
room-looking = Si cerca il tavolo { $code } …
room-phone = Il telefono che tiene questo tavolo non è connesso.
room-no-answer = { $server } non risponde. Questa pagina continua a provare. Controlla di essere in linea, e che il server sia ancora acceso.
room-begins = Chi comincia?
room-dice-decide = Decidono i dadi.
room-lost = Connessione persa.
room-sent = La tua mossa parte appena ritorna.
room-reconnecting = Nuova connessione …
room-opening = La partita si apre …
look-face = La tua faccia
look-wall = Il suo colore
install-offer = Tenere Greed su questo dispositivo? Si apre come un'app, e funziona senza rete.
install-take = Installa
install-leave = Non ora
look-odds = La mia probabilità di vincere, in una linea sotto i punteggi
enter-again = Inserire di nuovo il turno { $turn } di { $player }?
enter-turn = Inserisci di nuovo questo turno.
enter-turn-later = Inserisci di nuovo questo turno. Quelli dopo vengono da soli.
enter-rest = Da qui in poi la partita prende un'altra strada. Inserisci di nuovo il resto.
no-library = L'elenco dei giochi non è ancora su questo dispositivo: vai in rete una volta.
no-server = il server non è raggiungibile
