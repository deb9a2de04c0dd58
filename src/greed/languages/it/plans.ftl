# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.

plan-dice = { $n ->
    [one] { $range } dado
   *[other] { $range } dadi
}
plan-bank-with = { $points } con { plan-dice }
plan-roll = Tira sempre.
plan-bank = Incassa da { $parts }.
plan-bank-roll = Incassa da { $parts }; tira sempre { $rolled }.
plan-add = { $points } per { plan-dice }
plan-keep = Tieni ciò che conta di più, aggiungendo per i dadi che tirerai ancora: { $parts }.
plan-near = Se all'avversario mancano { $points } o meno: punta a { $more } in più.
plan-behind = Sotto di { $points }: punta a { $more } in più.
plan-ahead = Sopra di { $points }: punta a { $less } in meno.
plan-reach = Arriva alla meta.
plan-reach-by = Supera la meta di { $points } o più.
plan-reach-leaving = Arriva alla meta lasciando al massimo { plan-dice }.
plan-reach-by-leaving = Supera la meta di { $points } o più, lasciando al massimo { plan-dice }.
plan-take = Prendi { $parts }; altrimenti passa.
plan-take-from = { plan-dice } da { $points }
plan-take-never = Non prendere mai.
plan-chase = In un ultimo turno, sotto di { $points } o più: prendi ciò che ti porta alla pari.
