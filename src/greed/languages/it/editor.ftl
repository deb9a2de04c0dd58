# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.

rules-family = Greed è una famiglia di giochi. Leggi le regole di quello che vuoi, poi gioca.
rules-make = Fai le tue regole
rules-all = Tutte le regole
rules-variants = Varianti:
rules-play = Gioca a questo
rules-change = Cambialo
rules-card = La tabella dei punti
about-greed = Greed è una famiglia di giochi di dadi: tiri, metti da parte dadi che contano, e ogni volta decidi se tirare ancora o incassare quello che hai. Un brutto tiro, e i punti del turno sono persi. I giochi hanno tanti nomi, tra cui Diecimila, Farkle e Zilch, e ogni famiglia ha le sue regole.
about-what = Che cosa puoi fare qui
about-play = Gioca contro i bot, passatevi il dispositivo, o segna i punti di dadi veri.
about-yours = Le tue cose restano tue
about-kept = Nessun account, nessun tracciamento. Le tue partite, il tuo allenamento e le tue impostazioni restano su questo dispositivo, e dopo la prima visita funziona tutto senza rete.
about-developers = Per chi programma
about-version = Versione { $version }.
about-free = Greed è software libero.
about-title = Informazioni su Greed
about-rules = Leggi le regole
about-rules-more = di ogni gioco, o fai le tue.
about-practise = Allenati
about-practise-more = e guarda quanto vale ogni scelta, calcolato esattamente.
about-export = esportale o cancellale lì.
about-docs-start = Primi passi
about-docs-start-about = giocare nel terminale, da Python, o su un server (in inglese).
about-offline = Questo dispositivo è offline e la documentazione non è salvata qui. Tutto il resto funziona.
about-docs = La documentazione
about-docs-about = regole come dati, soluzioni esatte, bot, il server e la sua API (in inglese).
about-docs-good-play = Giocare bene, in cifre
about-docs-good-play-about = che cosa sanno i calcoli di ogni gioco (in inglese).
about-docs-solve = Risolvere un gioco in cento righe
about-docs-solve-about = come si calcola il gioco perfetto (in inglese).
editor-no-rules = Questo link non contiene regole.
editor-saved = Salvato come { $file }.
editor = Regole di casa
editor-begins = Comincia appena le regole sono lette.
editor-shared = Qualcuno ha condiviso con te queste regole.
editor-about = Cambia quello che al tuo tavolo si gioca in altro modo. La pagina delle regole si aggiorna mentre lo fai.
editor-show = Che cosa mostrare
editor-change = Cambia
editor-read = Leggi
editor-change-these = Cambia queste regole
editor-save = Salva in un file
editor-begin-with = Cominciare da
editor-take-back = Torna alle mie modifiche
editor-packing = Si preparano le regole …
editor-share = Condividi queste regole
editor-link = Il link contiene le regole
editor-play = Gioca
editor-needs = L'editor legge le tue regole, nomina ogni errore e le prepara perché tu possa giocarci qui subito. Gli serve Python, che questa pagina scarica una volta e poi tiene.
editor-get = Scarica l'editor ({ $size } MB, una volta)
editor-reading = Si leggono le regole …
editor-starting = L'editor si avvia …
editor-server = Per cambiare le regole serve un server Greed, che le legge, nomina ogni errore e calcola le probabilità. Questa pagina non ne ha.
editor-shared-facts = Qualcuno ha condiviso con te queste regole: { $facts }.
editor-getting-reader = Arriva il lettore delle regole, una volta: { $part }
editor-getting = Arriva l'editor: { $part }
editor-start = Avviane uno su un computer con { $command } e apri la sua pagina, o usane uno che conosci:
editor-connect = collega questa pagina a un server
editor-playable = ✓ Con queste regole si può giocare.
editor-here = Finché questo dispositivo non ha calcolato queste regole, il coach conta i punti.
editor-faults = { $n ->
    [one] C'è ancora una cosa da sistemare
   *[other] Ci sono ancora { $n } cose da sistemare
}
editor-estimate = { COUNT-CHOICE($choices) } da calcolare; risolverle esattamente richiede circa { COUNT-SECOND($seconds) } e { $megabytes } MB.
field-remove = Togli il numero { $n } di { $name }
field-add = Aggiungine uno
field-with = Gioca con questo
field-none = nessuno
field-as-first = Come all'inizio, invece
field-own = Qualcosa a parte
editor-our-way = { $title }, a modo nostro

### Certificati

check-title = Controlla quanto è equo questo gioco
check-why = Quante volte vince chi comincia, se tutti e due giocano alla perfezione? Non fidarti della nostra parola: { $command } scrive una prova, e questa pagina la controlla in numeri interi, su questo dispositivo.
check-file = Un certificato di questo gioco
check-part = Controllo: { $part }
check-proven = Dimostrato: chi comincia vince almeno { $low } e al massimo { $high } delle partite. Tutte le { $positions } posizioni reggono.
check-failed = Il controllo non è partito.
