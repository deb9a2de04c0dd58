# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.
# Che cosa dice `greed verify` nel terminale, oltre a quello che dice la pagina.

checked-verified = Controllato:
checked-not-verified = Non confermato.
checked-remarks = Controllato, con osservazioni:
checked-cut = la registrazione è tronca, ma giusta fin dove arriva
checked-gaps = tiri senza il valore di un dispositivo, dispositivi muti, decisioni dell'orologio o senza firma
checked-debt = qualcuno non ha dato il suo valore per un tiro fissato, o la partita non è cominciata
checked-witness = un file testimone contraddice la registrazione
checked-so-far = Fin dove arriva la registrazione:
checked-place = dichiarazione { $at }: { $why }
checked-counts = Inizio { $attempt } a questo tavolo; dichiarazioni: { $n }.
checked-device = Dispositivo { $device } ({ $seats }), dichiarazioni: { $n }
checked-device-last = l'ultima è la { $n }, sullo stato { $head }...
checked-device-rolls = il suo valore è in { $given } tiri su { $rolls }
checked-device-renewed = chiavi nuove: { $n }
checked-device-gave = posti ceduti: { $n }
checked-fair = In una partita «fair» il server può aver conosciuto in anticipo tutti i tiri. Dopo l'inizio non ne ha potuto scegliere né cambiare nessuno.
checked-strict = Il server può nascondere messaggi o dire che sono arrivati tardi. Un tiro senza il valore del tuo dispositivo non è protetto per te.
checked-dice = i dadi di questa registrazione sono «{ $dice }»: si controllano solo «fair» e «strict»
checked-no-protocol = questa registrazione non nomina un protocollo dei dadi
checked-protocol = il protocollo «{ $protocol }» qui non è noto: forse un Greed più recente lo conosce
checked-no-proof = questa registrazione non ha la prova, come quelle di testo: usa quella in JSON Lines
checked-long = una prova ha al massimo { $most } righe
checked-warned = il dispositivo { $device } è stato avvisato, ma non doveva nulla
checked-not-over = la partita è detta finita, e non lo è
checked-dice-early = si chiedono dadi che non toccano
checked-not-turn = non tocca al posto { $seat }
checked-nobody-begins = non è stato sorteggiato chi comincia
checked-saw-start-signed = { $who } ha visto un altro inizio di questa partita; il server ha firmato entrambi
checked-saw-start = { $who } ha visto un altro inizio di questa partita; non porta la firma del server
checked-other-game = { $who } riguarda un'altra partita ({ $seen }) rispetto alla registrazione ({ $recorded })
checked-saw-starts = { $who } ha visto { $n } inizi a questo tavolo, e questo è il { $attempt }
checked-unsigned-words = { $who } afferma parole che il suo dispositivo non ha firmato: { $words }
checked-never-taken = { $who } ha detto «{ $word }», e il server non l'ha mai preso
checked-said-later = { $who } ha detto qualcosa come dichiarazione { $at }: la registrazione è più corta
checked-said-else = { $who } ha detto altro da quello che sta nella registrazione
checked-head-unsigned = { $who } afferma uno stato { $k } che il server non ha firmato
checked-saw-later = { $who } ha visto la dichiarazione { $k } firmata dal server; la registrazione finisce a { $count }
checked-two-stories = il server ha firmato un altro stato { $k } per { $who }: ha raccontato due storie
checked-no-witness = questo non è un file testimone: { $why }
checked-witness-damaged = il file testimone è rovinato: { $why }
checked-witness-protocol = questo non è un file testimone del protocollo dei dadi 1
checked-witness-device = il file testimone nomina un dispositivo che non è nel suo inizio
checked-witness-long = un file testimone ha al massimo { $most } stati e dichiarazioni
