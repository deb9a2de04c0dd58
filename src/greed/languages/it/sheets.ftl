# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.
# Titoli, riassunti e testi dei giochi della casa. Ciò che manca qui appare in inglese.

sheet-official-title = Greed, le regole ufficiali
sheet-official-summary = Cinque dadi, 600 per entrare in gioco, e una ripresa per chi osa.
sheet-official-prose = Greed premia il coraggio e punisce l'esitazione: chi incassa con audacia lascia sul tavolo dadi che il prossimo può rivoltargli contro. Si gioca fino a 10.000 punti, se non vi accordate su un'altra meta.
sheet-official-note-1 = «Scopo del gioco» promette un ultimo turno, «Fine della partita» un punteggio da battere che richiama tutti; decide la parte dettagliata (endgame = rechallenge_all; altrimenti: single_final_turn, rechallenge_rounds).
sheet-official-note-2 = I dadi che non contano non si possono tenere (dead_dice_keepable = false), anche se «si tengono i dadi che si vuole» permette l'altra lettura.
sheet-official-note-3 = Dopo un tentativo di ripresa si sceglie che cosa tenere come dopo ogni tiro (carryover_keep = choose; altrimenti: all).
sheet-official-note-4 = Si può tentare una ripresa anche senza essere in gioco; per entrare conta ciò che si tira, non i punti presi (entry_carry = own_points; altrimenti: forbid_offer, exclude_attempt, count_all).
sheet-official-note-5 = Dopo un tentativo, «almeno un 1 o un 5» va preso alla lettera: un tris di un'altra faccia non permette di incassare (carry_lock = one_or_five; altrimenti: any_score).
sheet-official-note-6 = Incassare quando tutti e cinque i dadi hanno contato non lascia dadi, quindi non offre niente (offer_after_all_dice = none; altrimenti: fresh_set).
sheet-official-note-7 = Le riprese ci sono anche nel giro finale (endgame_carryover = true).
sheet-official-note-8 = L'esempio dei 1.500 punti con due dadi rimasti non può venire da tre dadi di una stessa serie; servono dadi bollenti o punti presi.
sheet-ten-dice-title = Greed con dieci dadi
sheet-ten-dice-summary = Dieci dadi, 1.000 in un tiro per entrare in gioco, e un turno in più quando contano tutti e dieci.
sheet-ten-dice-prose = La meta si decide prima di giocare; di solito sono 20.000 punti.
sheet-ten-dice-note-1 = Ogni dado che conta si mette da parte: si tirano «tutti i dadi rimasti che non contano» (keep = forced).
sheet-ten-dice-note-2 = Una riga della tabella può contare due volte in un tiro: sei 2 sono due tris, 400 (repeat_sets = true; con false una riga conta una volta: 200).
sheet-ten-dice-note-3 = Un primo tiro in cui contano tutti e dieci i dadi dà il turno in più (bonus_on_opening = true).
sheet-ten-dice-note-4 = Il foglio non dice nulla dei pareggi: la vittoria si divide (tie = shared; altrimenti: first_to_reach).
sheet-ten-dice-note-5 = Due somme dell'esempio sono sbagliate (850 dovrebbe essere 950, 450 dovrebbe essere 350), e un tiro mostra undici dadi; la partita non cambia.
sheet-koans-title = Greed, in breve
sheet-koans-summary = Cinque dadi fino a 3.000: il gioco corto che molti conoscono da un esercizio di programmazione.
sheet-koans-note-1 = «Al primo tiro della partita» si legge come il primo tiro di ogni turno.
sheet-koans-note-2 = Ogni dado che conta si toglie prima del tiro successivo (keep = forced).
sheet-koans-note-3 = Fermarsi sotto i 300 prima di essere in gioco non è vietato, solo che i punti non contano (stop_before_entry = forfeits; altrimenti: refused).
sheet-koans-note-4 = 300 punti persi con un tiro successivo non bastano per entrare in gioco.
sheet-koans-note-5 = Il foglio non dice nulla dei pareggi: la vittoria si divide (tie = shared).
sheet-basic-title = Greed, il gioco base
sheet-basic-summary = Sei dadi, nessuna soglia, i dadi passano al prossimo con i loro punti: facile, svelto e divertente con i bambini.
sheet-basic-prose = La regola principale: a ogni tiro qualcosa deve contare. A ogni singolo tiro. (C'è un'eccezione, proprio alla fine: due dadi uguali.)
sheet-basic-note-1 = «Tirare solo coppie» vale anche per quattro uguali e una coppia, perché ogni dado appartiene a una coppia (pairs_accept_quad = true); le coppie con meno di sei dadi non valgono niente.
sheet-basic-note-2 = Quando tutti e sei i dadi hanno contato si può anche incassare (hot_dice_must_roll = false), e allora non resta niente al prossimo (offer_after_all_dice = none).
sheet-basic-note-3 = Dopo due uguali alla fine bisogna tirare, perché non si è messo da parte niente su cui incassare (end_doubles_must_roll = true).
sheet-basic-note-4 = Due uguali alla fine salvano anche chi ha preso due dadi (end_doubles_in_takeover = true).
sheet-basic-note-5 = Il foglio non dice nulla dei pareggi: la vittoria si divide (tie = shared).
sheet-basic-note-6 = L'esempio dei quattro dadi messi da parte per 1.400 non può venire da una sola serie di sei; servono dadi bollenti o punti presi.
sheet-classic-title = Greed, il gioco classico
sheet-classic-summary = Sei dadi, 500 per entrare in gioco, vince chi arriva prima a 10.000: il Diecimila di sempre.
sheet-classic-prose = In molti l'hanno scoperto: si tira al meglio su un piccolo tappeto orientale.
sheet-classic-note-1 = Si sceglie tra i dadi che contano: «uno qualsiasi dei dadi che hanno contato» (keep = choose; altrimenti: forced).
sheet-classic-note-2 = Tre coppie vuol dire tre coppie diverse, come nell'esempio 2,2,3,3,4,4 (pairs_accept_quad = false; altrimenti: true).
sheet-classic-note-3 = Fermarsi sotto i 500 prima di essere in gioco non è vietato, solo che i punti non contano (stop_before_entry = forfeits; altrimenti: refused).
sheet-classic-note-4 = Chi per primo incassa la meta vince subito (endgame = first_to_target); la regola della casa «vince il punteggio più alto» è la variante hsw.
sheet-classic-note-5 = «Zilch» è anche un altro nome del gioco intero; qui è quello della variante.
sheet-farkle-title = Farkle
sheet-farkle-summary = Sei dadi, valori fissi per quattro, cinque e sei uguali, 500 per entrare in gioco.
sheet-farkle-minimal-title = Farkle, il minimo
sheet-farkle-minimal-summary = Sei dadi, solo dadi singoli e tris, vince chi arriva prima a 10.000: le regole dell'articolo sul gioco perfetto.
sheet-kingdom-come-title = I dadi di Kingdom Come: Deliverance
sheet-kingdom-come-summary = Sei dadi, anche scale corte, nessuna soglia, vince chi arriva prima a 4.000.
sheet-kingdom-come-note-1 = La meta dipende dalla posta, da 2.000 a 8.000; qui è 4.000.
sheet-zilch-online-title = Zilch, come si gioca in rete
sheet-zilch-online-summary = Sei dadi, almeno 300 per incassare, punti per il nulla, e una multa al terzo tiro a vuoto di fila.
sheet-zilch-online-prose = Uno zilch è un tiro a vuoto.
sheet-zilch-online-note-1 = L'analisi lascia scendere un punteggio sotto zero senza limite (score_floor = false).
variant-amish-title = Ripresa
variant-amish-prose = Quando qualcuno si ferma e segna dei punti, il prossimo, se è già in gioco, può prendere i dadi rimasti e costruire sui punti di quel turno. Così si può fare il giro del tavolo.
variant-amish-note-1 = Chi si ferma quando tutti i dadi hanno contato non lascia niente da prendere: non ci sarebbe rischio.
variant-hsw-title = Vince il più alto
variant-hsw-prose = Quando qualcuno raggiunge la meta e si ferma, tutti gli altri hanno un'ultima occasione per battere quel punteggio. Se viene battuto, chi l'aveva e chi ancora aspetta hanno un'altra occasione contro il nuovo punteggio, finché nessuno lo batte.
variant-hsw-note-1 = Chi ha un'altra possibilità si legge alla lettera: chi è appena stato battuto e chi aspetta ancora (endgame = deposed_and_waiting); con endgame = rechallenge_all, tutti.
variant-hsw-note-2 = Un punteggio va battuto; a pari punti resta a chi l'ha avuto prima (tie = first_to_reach).
variant-zilch-title = Tre a vuoto
variant-zilch-prose = Chi va a vuoto in tre turni di fila perde tutti i punti e ricomincia da capo. In cambio si possono aggiungere dadi alle combinazioni già tenute nel turno: non danno punti, ma il tiro è salvo.
variant-zilch-note-1 = La prima entrata resta quella del foglio; dopo il ritorno a zero servono 1.000 punti in un tiro (reentry; altrimenti: reentry.scope = turn, oppure reentry = same_as_entry). Le parole «come prima» sono un resto di un'altra versione.
variant-zilch-note-2 = Se ci si può fermare prima e se il turno è un solo tiro, lo dice l'entrata del foglio stesso.
variant-zilch-note-3 = I tiri a vuoto prima di essere mai stati in gioco non contano (zilch_before_entry = false).
variant-zilch-note-4 = Si possono aggiungere dadi a ogni tiro, da soli o accanto a dadi che contano (addon_with_scoring = true), e valgono quando tutti hanno contato (addon_hot_dice = true).
variant-zilch-note-5 = Solo un tiro a vuoto vale per i tre; ogni altra fine di turno azzera il conto.
variant-zilch-note-6 = Si possono aggiungere dadi anche a combinazioni arrivate con una ripresa (addon_inherited = true).
variant-zilch-note-7 = Anche un tentativo di ripresa fallito è uno dei tre tiri a vuoto.
