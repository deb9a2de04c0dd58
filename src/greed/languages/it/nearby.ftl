# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.

near = Nella stessa stanza
near-show = Mostralo al telefono che tiene il tavolo
near-answer = L'immagine che risponde
near-host-taps = Chi tiene il tavolo tocca «Avanti: inquadra la risposta» e punta la fotocamera qui. Ed eccoti al tavolo.
near-scan-host = Inquadra l'immagine del tavolo
near-scan-again = Scansiona un'altra immagine
near-back = Indietro
near-about = Ognuno sul proprio telefono, senza server e senza internet. Un telefono tiene il tavolo, gli altri entrano inquadrando la sua immagine. Ogni telefono aggiunge qualcosa a ogni tiro, così nessuno può truccare i dadi.
near-join = Entra a un tavolo
near-open = Apri un tavolo
near-players = Giocatori
near-open-table = Apri il tavolo
near-no-wifi = Niente Wi-Fi?
near-hotspot = Un telefono condivide la sua connessione («hotspot», «tethering»), e gli altri entrano in quel Wi-Fi. Funziona anche senza dati mobili.
near-phones = Telefoni
near-again = Collega di nuovo
near-ask = Chiedi l'immagine sul telefono che tiene il tavolo («Invita un telefono» o «Collega»), e inquadrala.
near-gone = Non tornerà più? Allora la partita continua qui, dall'ultimo tiro che questo telefono ha visto.
near-pass = Passatevi questo telefono
near-step-answer = 2. Inquadra la risposta
near-show-again = Mostra di nuovo la nostra immagine
near-step-invite = 1. Fai inquadrare questa
near-invites = L'immagine che invita un telefono
near-next = Avanti: inquadra la risposta
near-cancel = Annulla
near-one-after = I telefoni entrano uno dopo l'altro con un'immagine. Sono tutti nello stesso Wi-Fi, o usano l'hotspot di uno.
near-invite = Invita un telefono
near-lost = Il telefono che tiene questo tavolo non è collegato.
near-missing = { $who ->
    [you] Non hai connessione.
    [many] Manca la connessione con { $player }.
   *[one] Manca la connessione con { $player }.
}
near-camera-denied = Questa pagina non può usare la fotocamera. Permettilo nelle impostazioni del browser, o usa il testo.
near-camera-https = I browser prestano la fotocamera solo alle pagine in https. Usa il testo.
near-keeps-nothing = Questo browser non lascia salvare nulla alla pagina, quindi non può tenere un tavolo. Permettile di salvare dati, o lascia che un altro telefono tenga il tavolo.
near-camera = Che cosa vede la fotocamera
near-no-camera = Niente fotocamera? Usa il testo
near-text = Il testo dell'altro telefono
near-use = Usalo
near-send = Niente fotocamera? Manda il testo
near-as-text = { $what }, come testo
near-copy = Copia
near-other-table = Questa è l'immagine di un altro tavolo. Mostra a questo telefono la risposta alla sua.
near-guest = Questa è l'immagine di un ospite. Inquadra quella del telefono che tiene il tavolo.
near-unfound = I telefoni non si trovano. Mettili nello stesso Wi-Fi, o collega uno all'hotspot dell'altro.
near-no-network = questo telefono non ha rete: entra in un Wi-Fi, o accendi un hotspot
near-nothing = dentro non c'è niente di simile
near-damaged = è rovinata
near-cut = manca la fine
near-versions = le due pagine sono di versioni diverse: ricaricale entrambe
near-no-picture = Questa non è l'immagine di un altro telefono: { $why }.
near-keep = Tieni il tavolo su questo telefono
near-unreached = l'altro telefono non è raggiungibile
room-scan = Inquadra l'immagine
near-meet-scan = Fallo inquadrare agli altri
near-meet-type = Niente fotocamera? Si scrive questo sotto «Entra a un tavolo»:
near-meet-waits = Chi lo inquadra si siede al tuo tavolo, uno dopo l'altro. Mostralo solo ai tuoi amici.
near-pictures = Niente internet? Con due immagini
near-table-code = Il codice di questo tavolo
near-type-code = Oppure scrivi il codice del tavolo
near-sit-down = Entra
near-looking = Cerco il tavolo…
near-no-meeting = Il punto d'incontro non è raggiungibile. Funziona anche senza, con due immagini.
near-nobody-meets = In questo momento nessuno aspetta con questo codice. Fattelo ridare, o usate due immagini.
near-no-codes = Questa pagina non conosce questi codici. Chiedi invece un'immagine: «Niente internet? Con due immagini».
near-seeks = Appena i due telefoni hanno internet, si ritrovano da soli.
near-lost-seat = Il telefono di { $player } è andato perso?
near-take-seat = Continua qui
