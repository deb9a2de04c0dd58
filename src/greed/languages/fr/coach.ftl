# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.

### Pourquoi le meilleur choix est le meilleur

advice-rolling = avec { DICE($dice) }, le lancer est nul dans { $bust } des cas
advice-rolling-no-bust = avec { DICE($dice) }, le lancer n'est jamais nul
advice-banking = marquer { $points }
advice-banking-nothing = arrêter sans points
advice-offer = { $who ->
    [you] te laisse une offre qui vaut { $gain }
   *[one] laisse à { $player } une offre qui vaut { $gain }
}
advice-poor-offer = { $who ->
    [you] te laisse une offre qui ne vaut pas la peine
   *[one] laisse à { $player } une offre qui ne vaut pas la peine
}
advice-only = Un seul coup est possible : { $move }.
advice-take = Prends : lancer { DICE($dice) } pour { $points } points échoue dans { $bust } des cas, mais l'autre choix coûte { $cost }.
advice-pass = Passe : lancer { DICE($dice) } pour { $points } points échoue dans { $bust } des cas, et l'autre choix coûte { $cost }.
advice-keep = { $move } te laisse { DICE($dice) } à lancer ; { $second } coûterait { $cost }.
advice-keep-that-ends = { $move } finit le tour : { $does } ; { $second } coûterait { $cost }.
advice-points = { $move } : lancer { DICE($dice) } rapporte en moyenne { $worth }, et le lancer est nul dans { $bust } des cas.
advice-roll = Lance : cela gagne { $rolls } des parties, { $banking } gagne { $worth }. Le risque : { $rolling }.
advice-roll-no-bust = Lance : cela gagne { $rolls } des parties, { $banking } gagne { $worth }, et { $rolling }.
advice-roll-not-offer = Lance : cela gagne { $rolls } des parties, même si { $rolling } ; { $banking } gagne { $worth } et { $offer }.
advice-bank = Marque : { $banking } gagne { $worth } des parties, lancer gagne { $rolls } : { $rolling }.
advice-bank-no-bust = Marque : { $banking } gagne { $worth } des parties, lancer gagne { $rolls }.
advice-bank-and-offer = Marque : { $banking } gagne { $worth } des parties, même si cela { $offer } ; lancer gagne { $rolls } : { $rolling }.
advice-bank-poor-offer = Marque : { $banking } gagne { $worth } des parties, lancer { $rolls } : { $rolling }. Cela { $offer }.
advice-against = « { $yours } » { $measure ->
    [win] gagne
   *[points] rapporte
} { $wrong }, « { $best } » { $right } : { $because }.
advice-because-of-dice = il te reste { DICE($dice) } à lancer au lieu de { $other }
advice-because-of-points = cela fait { $points } points au lieu de { $less }
advice-because-of-more = ce qui peut suivre vaut plus
advice-because-it-goes-on = ton tour continue
advice-because-it-ends = cela finit le tour : { $does }
advice-because-of-risk = avec { DICE($dice) }, le lancer est nul dans { $bust } des cas
advice-because-it-is-worth-it = le risque en vaut la peine, même si avec { DICE($dice) } le lancer est nul dans { $bust } des cas
advice-seat = la place { $seat }

### Pourquoi une réponse tentante est fausse

lesson-take = Repartir à neuf, c'est laisser passer une bonne occasion : lancer { DICE($dice) } pour { $points } échoue dans { $bust } des cas, mais prendre gagne { $right }, et repartir à neuf { $wrong }.
lesson-pass = Les points font envie, mais lancer { DICE($dice) } pour { $points } échoue dans { $bust } des cas : prendre gagne { $wrong }, repartir à neuf { $right }.
lesson-keep = { $tempting } rapporte { $scored } et laisse { DICE($left) } ({ $risk } de nuls) ; { $best } rapporte { $better }, laisse { DICE($stays) } ({ $safer } de nuls) et gagne { $right } au lieu de { $wrong }.
lesson-bank = Lancer { DICE($dice) } est nul dans { $bust } des cas et ne gagne que { $wrong } ; marquer { $points } gagne { $right }.
lesson-roll = Marquer ne gagne que { $wrong } : { $reason }. Lancer { DICE($dice) } est nul dans { $bust } des cas, mais gagne { $right }.
lesson-roll-no-bust = Marquer ne gagne que { $wrong } : { $reason }. Lancer { DICE($dice) } n'est jamais nul, et gagne { $right }.
lesson-close = en face, il ne manque plus que { $needed }
lesson-final = c'est le dernier tour
lesson-dice = les points valent moins que les dés que tu as encore
lesson-gift = cela laisse en face des points et des dés à prendre
lesson-nothing = cela ne marque rien
lesson-missed = Environ { $missed } robots sur { $bots } se trompent ici.
wins-perfect = Gagne { $n } parties sur 100 contre un jeu parfait (50 serait l'égalité).
wins-perfect-about = Gagne environ { $n } parties sur 100 contre un jeu parfait (50 serait l'égalité).
lesson-sure = { $why } Cela coûte { $games }.
lesson-moment = Manche { $round }, { $player }, avec { $points } points : « { $move } » a coûté { $games }. { $why }

### Les réserves

note-few = {"\u00A0"}; la chance et le talent ne se séparent que jusqu'à { $most } personnes
note-no-values = cette page n'a pas de chances de gagner pour ces règles
note-drift = {"\u00A0"}; l'écart est l'erreur de l'estimation
caveat-points = ce sont les points du tour ; les scores et les autres n'y entrent pas
caveat-estimates = à plus de deux, ce sont des estimations
caveat-rounding = ces nombres sont exacts à { $off } près
caveat-below = ces nombres sont exacts à { $off } près pour les scores à partir de 0
review-declared = { $n ->
    [one] { $n } tour a été saisi en points, on ne sait pas ce qui y était de la chance
   *[other] { $n } tours ont été saisis en points, on ne sait pas ce qui y était de la chance
}
review-changes = { $n ->
    [1] une fois, quelqu'un est venu ou parti, ce qui ne compte ni comme chance ni comme talent
   *[other] { $n } fois, quelqu'un est venu ou parti, ce qui ne compte ni comme chance ni comme talent
}
