# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.

### Perché la scelta migliore è la migliore

advice-rolling = con { DICE($dice) } il rischio di andare a vuoto è { $bust }
advice-rolling-no-bust = con { DICE($dice) } non si va mai a vuoto
advice-banking = incassare { $points }
advice-banking-nothing = smettere senza punti
advice-offer = { $who ->
    [you] ti lascia un'offerta che vale { $gain }
   *[one] lascia a { $player } un'offerta che vale { $gain }
}
advice-poor-offer = { $who ->
    [you] ti lascia un'offerta che non conviene
   *[one] lascia a { $player } un'offerta che non conviene
}
advice-only = Si può fare una cosa sola: { $move }.
advice-take = Prendi: tirare { DICE($dice) } per { $points } punti ha un rischio di { $bust }, ma l'altra scelta costa { $cost }.
advice-pass = Passa: tirare { DICE($dice) } per { $points } punti ha un rischio di { $bust }, e l'altra scelta costa { $cost }.
advice-keep = { $move } ti lascia { DICE($dice) } da tirare; { $second } costerebbe { $cost }.
advice-keep-that-ends = { $move } finisce il turno: { $does }; { $second } costerebbe { $cost }.
advice-points = { $move }: tirare { DICE($dice) } rende in media { $worth }, e il rischio di andare a vuoto è { $bust }.
advice-roll = Tira: così la probabilità di vincere è { $rolls }, mentre { $banking } dà { $worth }. Però { $rolling }.
advice-roll-no-bust = Tira: così la probabilità di vincere è { $rolls }, mentre { $banking } dà { $worth }; e { $rolling }.
advice-roll-not-offer = Tira: così la probabilità di vincere è { $rolls }, anche se { $rolling }; { $banking } dà { $worth } e { $offer }.
advice-bank = Incassa: { $banking } dà una probabilità di vincere di { $worth }, tirare dà { $rolls }, perché { $rolling }.
advice-bank-no-bust = Incassa: { $banking } dà una probabilità di vincere di { $worth }, tirare dà { $rolls }.
advice-bank-and-offer = Incassa: { $banking } dà una probabilità di vincere di { $worth }, anche se { $offer }; tirare dà { $rolls }, perché { $rolling }.
advice-bank-poor-offer = Incassa: { $banking } dà una probabilità di vincere di { $worth }, tirare { $rolls }, perché { $rolling }. In più { $offer }.
advice-against = «{ $yours }» { $measure ->
    [win] vince
   *[points] rende
} { $wrong }, «{ $best }» { $right }, perché { $because }.
advice-because-of-dice = ti lascia { DICE($dice) } da tirare invece di { $other }
advice-because-of-points = fa { $points } punti invece di { $less }
advice-because-of-more = quello che può venire dopo vale di più
advice-because-it-goes-on = il tuo turno continua
advice-because-it-ends = finisce il turno: { $does }
advice-because-of-risk = con { DICE($dice) } il rischio di andare a vuoto è { $bust }
advice-because-it-is-worth-it = il rischio vale la pena, anche se con { DICE($dice) } è { $bust }
advice-seat = chi siede al posto { $seat }

### Perché una risposta allettante è sbagliata

lesson-take = Ricominciare butta via una buona occasione: tirare { DICE($dice) } per { $points } ha un rischio di { $bust }, ma prendere vince { $right } e ricominciare { $wrong }.
lesson-pass = I punti fanno gola, ma tirare { DICE($dice) } per { $points } ha un rischio di { $bust }: prendere vince { $wrong }, ricominciare { $right }.
lesson-keep = { $tempting } rende { $scored } e lascia { DICE($left) } (a vuoto { $risk }); { $best } rende { $better }, lascia { DICE($stays) } (a vuoto { $safer }) e vince { $right } invece di { $wrong }.
lesson-bank = Tirare { DICE($dice) } ha un rischio di { $bust } e vince solo { $wrong }; incassare { $points } vince { $right }.
lesson-roll = Incassare vince solo { $wrong }, perché { $reason }; tirare { DICE($dice) } ha un rischio di { $bust }, ma vince { $right }.
lesson-roll-no-bust = Incassare vince solo { $wrong }, perché { $reason }; tirare { DICE($dice) } non va mai a vuoto, e vince { $right }.
lesson-close = dall'altra parte ne mancano solo { $needed }
lesson-final = questo è il giro finale
lesson-dice = i punti valgono meno dei dadi che hai ancora
lesson-gift = lascia all'altra parte punti e dadi da prendere
lesson-nothing = non segna niente
lesson-missed = Circa { $missed } bot su { $bots } qui sbagliano.
wins-perfect = Vince { $n } partite su 100 contro un gioco perfetto (50 sarebbe parità).
wins-perfect-about = Vince circa { $n } partite su 100 contro un gioco perfetto (50 sarebbe parità).
lesson-sure = { $why } Questo costa { $games }.
lesson-moment = Giro { $round }, { $player }, con { $points } punti: «{ $move }» è costato { $games }. { $why }

### Riserve

note-few = ; fortuna e bravura si separano solo fino a { $most } persone
note-no-values = per queste regole la pagina non ha probabilità di vincere
note-drift = ; lo scarto è l'errore della stima
caveat-points = sono punti del turno; non tengono conto dei punteggi né degli altri
caveat-estimates = in più di due sono stime
caveat-rounding = questi numeri sono esatti entro { $off }
caveat-below = questi numeri sono esatti entro { $off } per punteggi da 0 in su
review-declared = { $n ->
    [one] 1 turno è stato inserito in punti: quanto lì fosse fortuna non si sa
   *[other] { $n } turni sono stati inseriti in punti: quanto lì fosse fortuna non si sa
}
review-changes = { $n ->
    [one] una volta qualcuno è arrivato o è andato via, e questo non conta né come fortuna né come bravura
   *[other] { $n } volte qualcuno è arrivato o è andato via, e questo non conta né come fortuna né come bravura
}
