# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.

front-title = Greed: un gioco di dadi come il Diecimila
front-about = Tirare ancora o incassare? Il Diecimila e i suoi parenti su ogni telefono: con gli amici, contro i bot o con dadi veri.
front-scripts = Greed ha bisogno di JavaScript. Attivalo per questa pagina, per favore.

# Quello che un link a una stanza o a una pagina mostra in una chat.
front-room = Vieni a giocare: { $game }
front-room-seats = { $n ->
    [one] C’è un posto libero. Apri il link e siediti: senza account, senza app.
   *[other] Ci sono { $n } posti liberi. Apri il link e siediti: senza account, senza app.
}
front-watch = { $game }: una partita tra amici
front-watch-open = Tutti sono al tavolo. Apri il link per guardare.
front-watch-playing = La partita è in corso. Apri il link per guardare.
front-watch-over = La partita è finita. Apri il link per vedere com’è andata.
front-daily = Greed: la sfida del giorno
front-daily-about = Cinque posizioni di un gioco di dadi, oggi le stesse per tutti. Tirare ancora o incassare?
front-train = Greed: problemi
front-train-about = Che cosa vince più spesso? Scegli e guarda quanto vale ogni scelta.
front-explore = Una posizione di Greed
front-explore-about = Tu che faresti? Guarda quanto vale ogni scelta.
front-record = Una partita di Greed
front-record-about = Rivedila passo per passo: chi ha avuto fortuna e quali scelte sono costate di più.
