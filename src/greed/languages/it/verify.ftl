# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.
# Che cosa risulta dal controllo dei dadi di una partita.

verify-holds = { $n ->
    [one] L'unico tiro è quello che doveva essere.
   *[other] Tutti i { $n } tiri sono quelli che dovevano essere.
}
verify-missing = { $n ->
    [one] Un tiro è caduto senza un valore di: { $device }.
   *[other] { $n } tiri sono caduti senza un valore di: { $device }.
}
verify-clock = { $n ->
    [one] Una decisione l'ha presa l'orologio ({ $device }).
   *[other] { $n } decisioni le ha prese l'orologio ({ $device }).
}
verify-unreadable = Non si riesce a leggere la registrazione.
verify-not-rolled = Si possono controllare solo i dadi tirati dal server.
verify-protocol = Questa pagina non conosce il protocollo dei dadi { $protocol }.
verify-other-sheet = Le regole non sono quelle dell'inizio.
verify-other-dice = Il tipo di dadi non è quello dell'inizio.
verify-other-players = I giocatori non sono quelli dell'inizio.
verify-other-position = La posizione non è quella dell'inizio.
verify-statement = La dichiarazione { $at } della prova non regge: { $why }
verify-event = L'evento { $at } dovrebbe essere { $due }, non { $told }: così dice la prova.
verify-event-missing = assente
verify-sign-unreadable = Non si riesce a leggere la firma del server.
verify-sign-missing = Manca la fine: non c'è la firma del server.
verify-sign-wrong = La firma del server non è valida.
verify-sign-short = La firma del server finisce alla dichiarazione { $k } di { $count }.
verify-began = Ha cominciato il posto { $began }, non il posto { $told }.
verify-over-thrown = { $device }: muto dopo che il tiro { $n } era fissato, e saltato alle { $when } UTC; quel tiro non vale.
verify-over = { $device }: muto, e saltato prima del tiro { $n }, alle { $when } UTC.
verify-renewed = { $device }: ha continuato con una chiave nuova sua.
verify-given = Il posto di { $player } è passato a { $holder }, per sua volontà.
verify-starts = Questo è stato l'inizio { $n } al tavolo, rivincite comprese. Più inizi che partite: qualcuno ne ha annullati, e forse ha visto dei tiri così.
verify-unsigned = Nessuno ha firmato per { $players }.
verify-no-device = Nessun dispositivo ha partecipato: il server ha scelto i dadi da solo.
verify-no-start = La partita non è mai cominciata: mancava la parte di { $devices }.
verify-frozen = Il tiro { $n } era fissato, ma manca il valore di: { $devices }.
verify-server-owes = Il server doveva un tiro, e il suo valore non è arrivato.
verify-not-over = La partita non è finita: fin dove arriva la registrazione, tutto torna.
verify-words = Le sei parole: { $words }.
verify-not-the-rules = Qui non si controlla se ogni mossa era permessa dalle regole: lo fa greed verify.
verify-other-start = A questo browser è stato mostrato un altro inizio della partita.
verify-ends-before = La registrazione finisce prima della dichiarazione { $k }, che questo browser ha visto.
verify-two-courses = Il server ha firmato due svolgimenti di questa partita: si separano al più tardi alla dichiarazione { $k }.
verify-not-said = La dichiarazione { $k } non è ciò che questo browser ha detto lì.
