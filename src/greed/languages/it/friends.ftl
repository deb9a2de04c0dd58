# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.

silence-waiting = Si tira insieme: si aspetta { $player }.
silence-called = Chiamata per { $player }: ha { COUNT-SECOND($left) } per rispondere.
silence-asked = Vuoi continuare senza { $player }. Devono essere d'accordo anche gli altri.
silence-without = Continua senza { $player }
silence-keeps = { $player } conserva tutti i punti ed è in pausa finché non torna. Lo mostra la registrazione.
silence-call = Chiama { $player }
ratings-line = Classifica su { COUNT-GAME($games) }: da { $first } a { $last }, al massimo { $best }
ratings-after = Classifica dopo ogni partita

### Prima della partita

lobby-setting-up = Si preparano i dadi …
lobby-near = Nella stessa stanza
lobby-room = Tavolo
lobby-waiting-game = Si aspetta la partita
lobby-taking = Ci si siede …
lobby-take = Prendi un posto
lobby-table = Al tavolo
lobby-open = libero
lobby-more = { $n ->
    [one] Manca ancora una persona
   *[other] Mancano ancora { $n } persone
}
lobby-dice = Si aspettano i dadi di ogni browser
lobby-bot = Un bot
lobby-free = Libera il posto
lobby-leave = Alzati
lobby-name = Cambia il nome
lobby-name-done = Salva
lobby-reveals = Ogni dispositivo scopre la sua parte dei dadi. Si aspetta { $late } …
lobby-call-off = Annulla l'inizio
lobby-drawn-again = Si sorteggia tutto da capo. Tutte le pagine contano gli inizi, e dal terzo in poi chiedono a chi gioca.
lobby-start = Comincia la partita
lobby-waiting = Manca ancora qualcuno.
lobby-everyone = Ci sono tutti: chi tiene il tavolo può cominciare.
lobby-first-roll = il primo tiro
lobby-program = programma
lobby-host = tiene il tavolo

### Chi si siede dove

seats = Posti
seats-kind = Posto { $seat }
seats-player = Una persona
seats-here = Su questo dispositivo
seats-by-link = Arriva dal link
seats-friend = Qualcuno, dal link
seats-rivals = Rivali
seats-more = Altro
seats-name = Nome
seats-name-at = Nome al posto { $seat }
seats-until = Libero finché arriva qualcuno.
seats-remove = Togli il posto { $seat }
seats-add = Aggiungi un posto

### Link

share-qr = Codice QR del link qui sotto
share-copy = Copia il link
link-join = Partecipa
link-join-about = Inquadra per prendere un posto
link-watch = Guarda su un altro schermo
link-watch-about = Mostra la partita senza giocare
link-move = Sposta il tuo posto su un altro dispositivo
link-move-asks = Aprilo sull'altro dispositivo. Quello chiede a questo di lasciarlo giocare per te.
link-move-about = Aprire questo link lascia giocare per te un altro dispositivo
room-verifiable = Dadi verificabili
room-watching = { $dice } · { $n } tra il pubblico
room-fetching = Arrivano le regole di questa partita …
room-unfetched = Le regole di questa partita non arrivano. Questa pagina continua a provare.
room-outdated = Questa pagina e il suo server non si capiscono: probabilmente la pagina è più vecchia. Ricaricala.
near-outdated = I due telefoni non si capiscono: le loro pagine sono di versioni diverse. Ricaricale tutte e due.

### Dadi verificabili

proof-six = Sei parole di questa partita
proof-read = Leggetevi queste sei parole: se sono uguali su ogni schermo, vedete tutti la stessa partita.
proof-started = { $n ->
    [one] Questo tavolo è cominciato una volta.
   *[other] Questo tavolo è cominciato { COUNT-TIME($n) }.
}
proof-seen = Questo browser ha visto { $n } di questi inizi.
proof-called-off = { $n ->
    [one] 1 inizio a questo tavolo è stato annullato.
   *[other] { $n } inizi a questo tavolo sono stati annullati.
} Chi lo fa forse ha visto dei tiri, e ne vuole altri.
proof-share = La tua parte dei dadi è casuale. Puoi aggiungerci qualsiasi testo
proof-noted = Segnato.
proof-lose = Se perdi questo dispositivo
proof-recovery = Con queste parole un altro dispositivo può continuare al tuo posto in questa partita. Scrivile e non mostrarle a nessuno: chi le sa può prendere il tuo posto.
notice-stopped = Questo dispositivo ha smesso di giocare
notice-compare = Non continuare a giocare. Confronta le sei parole con gli altri, salva quello che ha visto questo browser, e verifica la registrazione con { $command } su un computer di cui ti fidi.
notice-start = Inizio numero { $n } a questo tavolo
notice-ask = Gli inizi di prima sono stati annullati. Chi lo fa forse ha visto i primi tiri, e riprova finché gli piacciono. Chiedi perché, e partecipa solo se la risposta ti convince.
notice-take-part = Partecipa all'inizio { $n }
notice-tab = Questa partita è aperta in un'altra scheda di questo browser, e giochi lì.
notice-here = Gioca qui
notice-replaced = Adesso gioca per te un altro dispositivo.
notice-ask-back = Chiedi di giocare di nuovo qui
notice-let-in = Fai entrare questo dispositivo
notice-plea = { $device } firma per il tuo posto. Adesso ti chiede se questo può continuare al suo posto: di' di sì lì, se mostra le parole
notice-scan = Inquadrare il codice qui sotto evita di confrontare le parole.
notice-code = Codice per l'altro dispositivo
notice-no-secret = Non contiene niente di segreto
notice-lost = Hai perso l'altro dispositivo? Scrivi il suo codice di recupero
notice-wrong-code = Questo codice non è di nessuno in questa partita.
notice-asks = Un altro dispositivo chiede di continuare al tuo posto invece di questo.
notice-words = Mostra le parole { $words }?
notice-yes = Sì, fallo entrare
notice-same = Sì, le stesse parole: fallo entrare
notice-no = No
notice-without = Gli altri hanno continuato senza di te
notice-stay = I tuoi punti restano.
notice-spoilt = Il tuo silenzio ha rovinato un tiro, quindi salti un turno prima di tornare.
notice-next = Giochi di nuovo dal tuo prossimo turno.
notice-back = Rieccomi
notice-waited = Gli altri ti aspettano. Un minuto dopo la chiamata possono continuare senza di te.
proof-proves = Che cosa dimostra:
proof-strict = nessuno, nemmeno chi gestisce il server, conosceva un tiro prima che fosse fatto, e nessuno poteva cambiarlo dopo. Ogni dispositivo aggiunge un proprio valore a ogni tiro.
proof-fair = il server ha fissato i suoi dadi prima di conoscere la parte di ciascuno, e dopo non ha potuto cambiare nemmeno un tiro. Ogni scelta è firmata dal dispositivo che l'ha fatta.
proof-not = Che cosa non può dimostrare:
proof-not-strict = i tiri che cadono senza il valore del tuo dispositivo non sono protetti per te.
proof-not-fair = che chi gestisce il server non conosca già i tiri che verranno.
proof-server = Il server può nascondere i tuoi messaggi, dire che eri in ritardo, chiudere la partita o, insieme a tutti gli altri, metterti fuori. Lo vedrai, ma non potrai dimostrarlo a nessuno.
proof-page = Anche il programma di questa pagina viene dal server. Verifica la registrazione altrove, o usa una pagina di cui ti fidi.
proof-save = Salva quello che ha visto questo browser
proof-witness = lo confronta con la registrazione: due storie diverse di una partita non possono passare tutte e due.
proof-fair-dice = I dadi erano onesti?
proof-words = Le sei parole di questa partita:
proof-verify = Verifica qui ogni tiro

### Notifiche

tell-me = Avvisami quando tocca a me
tell-denied = Il tuo browser blocca le notifiche di questa pagina. Permettile nelle impostazioni per questo sito, poi ricarica la pagina.
tell-cannot = Questo browser non può mostrare notifiche di questa pagina.
tell-how = Mostra una notifica quando questa pagina è aperta dietro ad altre.

### Tavoli aperti

tables-everybody = Aperto a tutti
tables-listed = La pagina iniziale di questo server annuncia questo tavolo.
tables-join = Chiunque su questo server può entrare a questo tavolo.
ratings-play = Gioca per la mia classifica
ratings-key = Mostra una chiave tua, senza account.
tables-strict = dadi rigorosi
tables-at-once = comincia subito
tables-bot = { $player } (bot)
tables-empty = Un tavolo vuoto
tables-game = { $title }, fino a { $target }
tables-more = Mostrane altri { $n }
tables-coach = coach
tables-full = Qualcuno è stato più svelto: questo tavolo è pieno.
tables = Tavoli aperti
tables-open = Apri un tavolo
tables-as = Giochi come
tables-guest = Ospite
tables-nobody = In questo momento non aspetta nessuno. Apri un tavolo, e apparirà qui.
tables-programs = Programmi che giocano con chiunque
ratings-place = posto { $place } su { $players }
key-title = La chiave di questa persona: la stessa a ogni tavolo
player-key = chiave { $key }

### Scegliere un gioco

picker-game = Il gioco
picker-house = regole di casa
picker-rules = Le sue regole
picker-variants = Varianti
picker-to = Si gioca fino a

### Un nuovo tavolo

new-pad = Tirate dadi veri e toccate che cosa è uscito. Il segnapunti tiene i punti, sa le regole, e permette di annullare gli errori.
new-device = Contro i bot, o passandosi questo dispositivo. Funziona senza rete.
new-friends = Chi ha il link può prendere un posto libero. Chi gioca qui condivide questo dispositivo.
new-begins = Chi comincia
new-chance = Decide il caso
new-clock = Tempo per turno
new-no-clock = Senza limite
new-strict = Dadi rigorosi
new-strict-about = Il browser di ciascuno aggiunge qualcosa a ogni tiro, così nessuno può conoscerlo prima, nemmeno chi gestisce il server. Serve un tempo per turno (3 minuti se non ne scegli uno).
new-listed = La pagina iniziale di questo server annuncia il tavolo finché un posto è libero. Può entrare chiunque.
new-coach = Permetti il coach
new-coach-about = Tutti al tavolo vedono quanto è buona ogni scelta.
new-device-dice = Questo dispositivo tira i dadi, con i suoi numeri casuali crittografici. La partita è salvata qui dopo ogni mossa e riprende da dove l'hai lasciata.
new-server-dice = Il server tira i dadi. Si impegna prima della partita, così dopo tutti possono verificare che nessun tiro è stato cambiato.
new-start = Comincia
new-invite = Crea il tavolo e invita

### Collegarsi a un server

connect-no-page = Non c'è nessuna pagina «{ $code }», e nemmeno un tavolo.
connect-no-server = I tavoli stanno su un server, che questa pagina non ha. Se ti hanno mandato un link, apri il link stesso. Se hai un codice e l'indirizzo del server, scrivi l'indirizzo qui sotto.
connect-same-place = Nello stesso posto non serve altro:
new-without-server = Tutti nella stessa stanza? Uno dei vostri telefoni può tenere il tavolo, senza questo server.
connect-phones = Ognuno sul proprio telefono
connect-pass = Passarsi questo dispositivo
connect-pad = Tirare dadi veri, e tenere i punti
connect-apart = A distanza serve un server Greed, che questa pagina non ha. Uno di voi lo avvia su un computer con { $command } e ti manda il suo indirizzo: aprilo, e ci sei. Oppure collega questa pagina a quel server:
connect-address = Indirizzo del server
connect-trust = La pagina parla allora con quel server, e resta la pagina di cui ti fidi: i dadi li verifica lei.
connect-no-answer = Nessun server ha risposto a { $origin }. Controlla l'indirizzo. Se è giusto, chi lo gestisce deve permettere questa pagina: { $command }
connect-no-address = Questo non è un indirizzo. Scrivilo come { $one } o { $other }.

### Classifica

ratings-play-about = Questo browser tiene una chiave e firma con quella quando ti siedi. Non c'è nessun account: gli altri vedono l'impronta della chiave, la stessa a ogni tavolo. Se cancelli i dati del browser, si perde.
ratings-own-key = La tua chiave è { $key }.
ratings-after-won = dopo { COUNT-GAME($games) }, { $won } vinte
ratings-yours = Le tue partite
ratings-none = Non hai ancora partite in classifica. Serve un'altra persona che giochi anche lei per la classifica.
ratings-nobody = Nessuno ha ancora giocato { $least } partite in classifica.
ratings-counts = Una partita conta se si siedono due o più persone con una propria chiave, a un gioco della casa con la sua solita meta, il caso decide chi comincia, e si gioca fino alla fine. Andarsene conta come sconfitta. Si parte da 1.000; un punto interrogativo vuol dire meno di { $least } partite, quante ne servono per entrare nell'elenco.
ratings-pr = PR è quanto costano le tue scelte, rispetto al gioco perfetto: 1.000 volte la probabilità di vincere che una scelta media butta via. La fortuna non c'entra, e 0 è perfetto.
ratings-looking = Si cerca la classifica …
ratings-player = Chi
ratings-rating = Punteggio
ratings-games = Partite
ratings-won = Vinte
ratings-all = Tutta la classifica
ratings-their-key = Chiave { $key }
ratings-latest = Le ultime: { COUNT-GAME($games) }
ratings-tell-apart = Ognuno sceglie il suo nome, e due possono scegliere lo stesso: li distingue la chiave. Sono elencati solo gli avversari che giocano anche loro per la classifica.
ratings-pr-games = PR è quanto costano le scelte di una partita, rispetto al gioco perfetto: 0 è perfetto, e la fortuna non c'entra. Un trattino vuol dire che la partita non è stata misurata.
ratings-looking-up = Si cerca questa persona …
ratings-lost = persa
ratings-shared = divisa
ratings-was-won = vinta
alarm-wait = Aspetta ancora { COUNT-SECOND($n) }.
alarm-different = La partita è cominciata con regole, dadi o giocatori diversi da quelli che mostrava la pagina.
alarm-start = Il server lo chiama inizio numero { $attempt }, ma questo browser ne ha già visti { $before }.
alarm-unsigned = Il server non firma quello che mostra.
alarm-other-game = Il server ha firmato una partita diversa da quella che mostra.
alarm-shown = Alla pagina è stata mostrata una partita diversa da quella firmata.
alarm-no-part = Questo dispositivo non contribuisce ai dadi.
alarm-cannot-be = Il server mostra qualcosa di impossibile: { $why }
alarm-stuck = Questa pagina non può andare avanti con i dadi: { $why }
alarm-restarted = Il server mostra un inizio di questa partita diverso da prima.
alarm-fewer = Il server mostra meno dichiarazioni di quante questo browser ne abbia già viste.
alarm-other-course = Il server mostra un andamento della partita diverso da prima.
alarm-earlier = Il server mostra un momento della partita precedente a quello a cui questo dispositivo ha già risposto.
alarm-other-id = La partita è iniziata con un altro identificativo.
alarm-without = La partita è iniziata senza questo dispositivo.
alarm-other-values = La partita è iniziata con valori diversi da quelli dati da questo dispositivo.
alarm-other-seats = La partita è iniziata con posti diversi da quelli presi da questo dispositivo.
alarm-second-value = Il server chiede un altro valore per il tiro { $n }, anche se ne ha già avuto uno.
device-share-fixed = La partita è iniziata: il contributo è fissato.
device-used-up = I valori di questo dispositivo sono finiti: serve una nuova catena.
device-other-tab = Questa partita è aperta in un'altra scheda, che parla per questo dispositivo.
