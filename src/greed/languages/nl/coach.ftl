# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.

### Waarom de beste keuze de beste is

advice-rolling = met { DICE($dice) } gooi je { $bust } van de keren mis
advice-rolling-no-bust = met { DICE($dice) } gooi je nooit mis
advice-banking = { $points } noteren
advice-banking-nothing = stoppen zonder punten
advice-offer = { $who ->
    [you] jou een aanbod dat { $gain } waard is
   *[one] { $player } een aanbod dat { $gain } waard is
}
advice-poor-offer = { $who ->
    [you] jou een aanbod dat niet de moeite waard is
   *[one] { $player } een aanbod dat niet de moeite waard is
}
advice-only = Er kan maar één ding: { $move }.
advice-take = Neem over: { DICE($dice) } gooien voor { $points } punten mislukt { $bust } van de keren, maar de andere keuze kost { $cost }.
advice-pass = Pas: { DICE($dice) } gooien voor { $points } punten mislukt { $bust } van de keren, en de andere keuze kost { $cost }.
advice-keep = { $move } laat je { DICE($dice) } over; { $second } zou { $cost } kosten.
advice-keep-that-ends = { $move } beëindigt de beurt: { $does }; { $second } zou { $cost } kosten.
advice-points = { $move }: { DICE($dice) } gooien levert gemiddeld { $worth } op, en { $bust } van de keren gooi je mis.
advice-roll = Gooi: dat wint { $rolls } van de potjes, { $banking } wint { $worth }. Het risico: { $rolling }.
advice-roll-no-bust = Gooi: dat wint { $rolls } van de potjes, { $banking } wint { $worth }, en { $rolling }.
advice-roll-not-offer = Gooi: dat wint { $rolls } van de potjes, ook al is er een risico ({ $rolling }); { $banking } wint { $worth } en laat { $offer }.
advice-bank = Noteer: { $banking } wint { $worth } van de potjes, gooien wint { $rolls }, want { $rolling }.
advice-bank-no-bust = Noteer: { $banking } wint { $worth } van de potjes, gooien wint { $rolls }.
advice-bank-and-offer = Noteer: { $banking } wint { $worth } van de potjes, ook al laat het { $offer }; gooien wint { $rolls }, want { $rolling }.
advice-bank-poor-offer = Noteer: { $banking } wint { $worth } van de potjes, gooien { $rolls }, want { $rolling }. Het laat { $offer }.
advice-against = ‘{ $yours }’ { $measure ->
    [win] wint
   *[points] levert
} { $wrong }, ‘{ $best }’ { $right }: { $because }.
advice-because-of-dice = het laat je { DICE($dice) } over in plaats van { $other }
advice-because-of-points = het levert { $points } punten op in plaats van { $less }
advice-because-of-more = wat daarna kan komen, is meer waard
advice-because-it-goes-on = je beurt gaat door
advice-because-it-ends = het beëindigt de beurt: { $does }
advice-because-of-risk = met { DICE($dice) } gooi je { $bust } van de keren mis
advice-because-it-is-worth-it = het risico is het waard, ook al gooi je met { DICE($dice) } { $bust } van de keren mis
advice-seat = plaats { $seat }

### Waarom een verleidelijk antwoord fout is

lesson-take = Opnieuw beginnen geeft een goede kans weg: { DICE($dice) } gooien voor { $points } mislukt { $bust } van de keren, maar overnemen wint { $right } en opnieuw beginnen { $wrong }.
lesson-pass = De punten lonken, maar { DICE($dice) } gooien voor { $points } mislukt { $bust } van de keren: overnemen wint { $wrong }, opnieuw beginnen { $right }.
lesson-keep = { $tempting } levert { $scored } op en laat { DICE($left) } over ({ $risk } misworp); { $best } levert { $better } op, laat { DICE($stays) } over ({ $safer } misworp) en wint { $right } in plaats van { $wrong }.
lesson-bank = Met { DICE($dice) } gooi je { $bust } van de keren mis, en dat wint maar { $wrong }; { $points } noteren wint { $right }.
lesson-roll = Noteren wint maar { $wrong }, want { $reason }; met { DICE($dice) } gooi je { $bust } van de keren mis, maar gooien wint { $right }.
lesson-roll-no-bust = Noteren wint maar { $wrong }, want { $reason }; met { DICE($dice) } gooi je nooit mis, en gooien wint { $right }.
lesson-close = de ander heeft er nog maar { $needed } nodig
lesson-final = dit is de slotronde
lesson-dice = de punten zijn minder waard dan de stenen die je nog hebt
lesson-gift = het laat de ander punten en stenen om over te nemen
lesson-nothing = het levert niets op
lesson-missed = Ongeveer { $missed } van de { $bots } bots doen dit fout.
wins-perfect = Wint { $n } van de 100 potjes tegen perfect spel (50 zou gelijk zijn).
wins-perfect-about = Wint ongeveer { $n } van de 100 potjes tegen perfect spel (50 zou gelijk zijn).
lesson-sure = { $why } Dat kost { $games }.
lesson-moment = Ronde { $round }, { $player }, met { $points } punten: ‘{ $move }’ kostte { $games }. { $why }

### Kanttekeningen

note-few = ; geluk en kunde worden alleen tot { $most } spelers uit elkaar gehouden
note-no-values = voor deze regels heeft deze pagina geen winstkansen
note-drift = ; de afwijking is de fout van de schatting
caveat-points = dit zijn punten van de beurt; de stand en de anderen tellen niet mee
caveat-estimates = met meer dan twee spelers zijn dit schattingen
caveat-rounding = deze getallen kloppen tot op { $off }
caveat-below = deze getallen kloppen tot op { $off } voor standen vanaf 0
review-declared = { $n ->
    [one] 1 beurt is als punten ingevuld; wat daarin geluk was, weten we niet
   *[other] { $n } beurten zijn als punten ingevuld; wat daarin geluk was, weten we niet
}
review-changes = { $n ->
    [one] één keer kwam of ging er iemand; dat telt niet als geluk en niet als kunde
   *[other] { $n } keer kwam of ging er iemand; dat telt niet als geluk en niet als kunde
}
