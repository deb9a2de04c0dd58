# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.

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
lobby-bot = Un bot
lobby-free = Libera il posto
lobby-leave = Alzati
lobby-name = Cambia il nome
lobby-name-done = Salva
lobby-start = Comincia la partita
lobby-waiting = Manca ancora qualcuno.
lobby-everyone = Ci sono tutti: chi tiene il tavolo può cominciare.
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
link-move-about = Aprire questo link lascia giocare per te un altro dispositivo
room-sealed = Dadi da tutti i dispositivi
room-server = Il server tira i dadi
room-watching = { $dice } · { $n } tra il pubblico
room-fetching = Arrivano le regole di questa partita …
room-unfetched = Le regole di questa partita non arrivano. Questa pagina continua a provare.
room-outdated = Questa pagina e il suo server non si capiscono: probabilmente la pagina è più vecchia. Ricaricala.
near-outdated = I due telefoni non si capiscono: le loro pagine sono di versioni diverse. Ricaricale tutte e due.

### Notifiche

tell-me = Avvisami quando tocca a me
tell-denied = Il tuo browser blocca le notifiche di questa pagina. Permettile nelle impostazioni per questo sito, poi ricarica la pagina.
tell-cannot = Questo browser non può mostrare notifiche di questa pagina.
tell-how = Mostra una notifica quando questa pagina è aperta dietro ad altre.

### Tavoli aperti

tables-everybody = Aperto a tutti
tables-listed = La pagina iniziale di questo server annuncia questo tavolo.
tables-join = Chiunque su questo server può entrare a questo tavolo.
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
new-listed = La pagina iniziale di questo server annuncia il tavolo finché un posto è libero. Può entrare chiunque.
new-coach = Permetti il coach
new-coach-about = Tutti al tavolo vedono quanto è buona ogni scelta.
new-device-dice = Questo dispositivo tira i dadi, con i suoi numeri casuali crittografici. La partita è salvata qui dopo ogni mossa e riprende da dove l'hai lasciata.
new-server-dice = I dadi vengono da tutti i dispositivi al tavolo insieme: nessuno può conoscerli prima o sceglierli, nemmeno chi gestisce il server.
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

### Dadi da tutti i dispositivi

dice-fair = I dadi erano onesti?
dice-from-all = I dadi vengono da tutti i dispositivi al tavolo insieme. Nessuno può conoscerli prima o sceglierli, nemmeno chi gestisce il tavolo.
dice-check = Controlla i dadi di questa partita.
dice-back = Torna al tavolo
dice-other-record = Controlla un altro registro
dice-elsewhere = Il programma di questa pagina viene da chi gestisce il tavolo. Su un computer di cui ti fidi, anche { $command } controlla un registro.
dice-silent = Questo dispositivo non ha risposto per un momento, quindi i tiri si fanno senza. Partecipa di nuovo dal tuo prossimo tiro.
dice-stopped = Qualcosa non va con i dadi
dice-stopped-about = Questo dispositivo si è fermato. Non giocate oltre, e confrontate quello che vede ognuno.
alarm-different = La partita è cominciata con altre regole o altri giocatori rispetto a quelli mostrati dalla pagina.
alarm-shown = Alla pagina sono stati mostrati altri dadi rispetto a quelli fatti dai dispositivi.
alarm-without = Un tuo tiro è stato chiesto a nome di un altro dispositivo.
alarm-stuck = Questa pagina non può andare avanti con i dadi: { $why }
