# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.
# Perché una voce dei dadi sigillati, un anello o una registrazione non regge, e che cosa allarma un dispositivo.

sealed-used-up = questa catena ha { $length } anelli e nessuno per il lancio { $k }: rientra con una nuova
sealed-not-asked = il lancio { $k } non è in corso
sealed-start-game = l'inizio richiede l'identificativo della partita, da 1 a 64 caratteri stampabili senza spazi, e l'hash del foglio
sealed-start-names = ogni dispositivo ha bisogno di un nome proprio: da 1 a 64 caratteri stampabili senza spazi, e non «host»
sealed-start-seats = una partita ha da 1 a { $most } posti, ogni dispositivo ne ha uno, e il dispositivo di ogni posto è in elenco
sealed-start-players = il nome di un giocatore ha da 1 a 200 caratteri stampabili
sealed-start-first = il posto { $seat } non può cominciare: non esiste
sealed-hex = anelli, ancore e hash hanno 64 cifre, da 0 a 9 e da a a f
sealed-still-asked = prima viene il lancio { $k }: è ancora in corso
sealed-device-known = il dispositivo { $device } ha bisogno di un nome che nessun dispositivo ha avuto in questa partita
sealed-device-seats = il dispositivo { $device } ha bisogno di posti di questa partita in ordine crescente, o del prossimo nuovo
sealed-next-roll = il prossimo lancio è il numero { $due }, non { $k }
sealed-dice-asked = il lancio { $k } richiede da 1 a 255 dadi con 2 a 65.535 facce ciascuno
sealed-again = il lancio { $void } era nullo: il lancio { $k } va chiesto dallo stesso dispositivo, con gli stessi dadi
sealed-list = il lancio { $k } deve elencare dispositivi di questa partita nell'ordine di arrivo, con quello che l'ha chiesto
sealed-listed-out = il lancio { $k } elenca il dispositivo { $device }, che ha taciuto o non ha più un posto
sealed-links = il lancio { $k } richiede un anello da ogni dispositivo che elenca
sealed-other-dice = i dadi del lancio { $k } sono { $due }, non { $dice }
sealed-host-link = l'anello dell'ospite per il lancio { $k } non è quello fissato all'inizio
sealed-other-link = l'anello del dispositivo { $device } per il lancio { $k } non è quello fissato al suo arrivo
sealed-silent = il lancio { $k } è nullo solo se tacciono dispositivi che elenca
sealed-record = questa non è una registrazione di dadi sigillati: { $why }
sealed-entry = voce { $n }: { $why }
sealed-cut = la registrazione è stata modificata, o ne manca la fine
sealed-other-story = un dispositivo al tavolo ha visto una partita diversa da questa registrazione, fino alla voce { $n }
sealed-host-chain = questa non è la catena che l'ospite ha portato all'inizio
sealed-not-listed = il lancio { $k } non aspetta il dispositivo { $device }
sealed-other-start = l'ospite mostra un inizio di questa partita diverso da prima
sealed-other-anchor = l'ospite mostra per questo dispositivo un'ancora che non è la sua
sealed-rewritten = l'ospite mostra un andamento della partita diverso da prima, fino alla voce { $n }
sealed-asked-twice = l'ospite ha chiesto il lancio { $k } due volte, in modi diversi
sealed-no-start = questo dispositivo non ha ancora visto l'inizio della partita
