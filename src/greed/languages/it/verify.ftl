# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.
# Che cosa risulta dal controllo dei dadi di una partita.

verify-holds = { $n ->
    [0] Nessuno ha ancora tirato.
    [one] L'unico tiro è quello che tutti i dispositivi hanno fatto insieme.
   *[other] Tutti i { $n } tiri sono quelli che tutti i dispositivi hanno fatto insieme.
}
verify-void = { $n ->
    [one] Un tiro non è valso, perché un dispositivo non ha risposto.
   *[other] { $n } tiri non sono valsi, perché un dispositivo non ha risposto.
}
verify-unfinished = Il tiro { $k } è stato chiesto e mai fatto.
verify-legal = Tutte le mosse erano valide.
verify-illegal = I dadi sono giusti, ma la partita no: { $why }
verify-no-rules = Qui non si controlla se tutte le mosse erano valide: questa pagina non ha le regole della partita. { $command } lo controlla.
verify-there = Il registro è sul telefono che tiene il tavolo. Ricollegati con quello dal tavolo, oppure salva lì il registro e scegli qui il file.
verify-unreadable = Il registro non si può leggere.
verify-not-rolled = Si possono controllare solo i dadi tirati dai dispositivi. Qui hanno tirato le persone.
verify-alone = A questo tavolo non c'era nessun altro: i dadi venivano da una sola fonte, e non c'è niente da controllare.
verify-other-sheet = Le regole non sono quelle dell'inizio.
verify-other-players = I giocatori non sono quelli dell'inizio.
verify-event = Il tiro { $at } della partita dovrebbe essere { $due }, non { $told }.
verify-event-missing = nessuno
verify-began = Ha cominciato il posto { $began }, non il posto { $told }.
verify-took = Il dispositivo di { $player } ha partecipato a { $n } tiri su { $rolls }.
verify-took-all = { $rolls ->
    [one] Il dispositivo di { $player } ha partecipato all'unico tiro.
   *[other] Il dispositivo di { $player } ha partecipato a tutti i { $rolls } tiri.
}
