# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.
# Titoli, riassunti e testi dei giochi della casa. Ciò che manca qui appare in inglese.

sheet-official-title = Greed, le regole ufficiali
sheet-official-summary = Cinque dadi, 600 per entrare in gioco, e una ripresa per chi osa.
sheet-official-prose = Greed premia il coraggio e punisce l'esitazione: chi incassa con audacia lascia sul tavolo dadi che il prossimo può rivoltargli contro. Si gioca fino a 10.000 punti, se non vi accordate su un'altra meta.
sheet-ten-dice-title = Greed con dieci dadi
sheet-ten-dice-summary = Dieci dadi, 1.000 in un tiro per entrare in gioco, e un turno in più quando contano tutti e dieci.
sheet-ten-dice-prose = La meta si decide prima di giocare; di solito sono 20.000 punti.
sheet-koans-title = Greed, in breve
sheet-koans-summary = Cinque dadi fino a 3.000: il gioco corto che molti conoscono da un esercizio di programmazione.
sheet-basic-title = Greed, il gioco base
sheet-basic-summary = Sei dadi, nessuna soglia, i dadi passano al prossimo con i loro punti: facile, svelto e divertente con i bambini.
sheet-basic-prose = La regola principale: a ogni tiro qualcosa deve contare. A ogni singolo tiro. (C'è un'eccezione, proprio alla fine: due dadi uguali.)
sheet-classic-title = Greed, il gioco classico
sheet-classic-summary = Sei dadi, 500 per entrare in gioco, vince chi arriva prima a 10.000: il Diecimila di sempre.
sheet-classic-prose = In molti l'hanno scoperto: si tira al meglio su un piccolo tappeto orientale.
sheet-farkle-title = Farkle
sheet-farkle-summary = Sei dadi, valori fissi per quattro, cinque e sei uguali, 500 per entrare in gioco.
sheet-farkle-minimal-title = Farkle, il minimo
sheet-farkle-minimal-summary = Sei dadi, solo dadi singoli e tris, vince chi arriva prima a 10.000: le regole dell'articolo sul gioco perfetto.
sheet-kingdom-come-title = I dadi di Kingdom Come: Deliverance
sheet-kingdom-come-summary = Sei dadi, anche scale corte, nessuna soglia, vince chi arriva prima a 4.000.
sheet-zilch-online-title = Zilch, come si gioca in rete
sheet-zilch-online-summary = Sei dadi, almeno 300 per incassare, punti per il nulla, e una multa al terzo tiro a vuoto di fila.
sheet-zilch-online-prose = Uno zilch è un tiro a vuoto.
variant-amish-title = Ripresa
variant-amish-prose = Quando qualcuno si ferma e segna dei punti, il prossimo, se è già in gioco, può prendere i dadi rimasti e costruire sui punti di quel turno. Così si può fare il giro del tavolo.
variant-hsw-title = Vince il più alto
variant-hsw-prose = Quando qualcuno raggiunge la meta e si ferma, tutti gli altri hanno un'ultima occasione per battere quel punteggio. Se viene battuto, chi l'aveva e chi ancora aspetta hanno un'altra occasione contro il nuovo punteggio, finché nessuno lo batte.
variant-zilch-title = Tre a vuoto
variant-zilch-prose = Chi va a vuoto in tre turni di fila perde tutti i punti e ricomincia da capo. In cambio si possono aggiungere dadi alle combinazioni già tenute nel turno: non danno punti, ma il tiro è salvo.
