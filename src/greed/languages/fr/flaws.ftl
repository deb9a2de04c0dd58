# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.
# Ce qui ne va pas dans une feuille de règles.

flaw-faces = les dés ont les faces 1 à { $faces }
flaw-straight-once = une suite a chaque face une seule fois
flaw-size = il faut { $size } dés, ce jeu en a { $dice }
flaw-straight-long = une suite de { $size } est plus longue que les { $dice } dés
flaw-no-triples = il n'y a pas de brelans à dépasser ; règle scoring.triples
flaw-no-pairs = trois paires ne comptent pas ici ; règle scoring.three_pairs
flaw-nothing-scores = rien ne compte ; donne des points à des dés seuls, aux brelans ou à une autre combinaison
flaw-seats = { $min } dépasse seats.max, { $max }
flaw-above-target = { $points } dépasse le but, { $target }
flaw-overshoot = { $overshoot } contredit end.endgame = { $endgame } : personne ne pourrait battre un score égal au but
flaw-bounces = 'bounces' contredit turn.hot_dice = 'bonus_turn' avec end.endgame = { $endgame } : un tour de plus éloignerait du but le score à battre ; choisis end.endgame = 'first_to_target'
flaw-needs = exige { $what }
flaw-dead-dice = contredit turn.keep = 'forced', qui ne laisse pas le choix
flaw-must-roll = exige turn.hot_dice = 'fresh_dice' ; avec { $hot } il ne reste rien à lancer dans ce tour
flaw-no-singles = 'one_or_five' exige des dés qui comptent seuls
flaw-entry-carry = { $carry } dit ce qui compte avant d'être en jeu, mais carryover.who_may_take = 'on_board' n'offre rien à ce moment-là
flaw-no-penalty = une pénalité coûte des points, 1 ou plus
flaw-no-reentry = exige strikes.effect = 'reset' ; une pénalité laisse en jeu
flaw-idle-penalty = exige strikes.effect = 'penalty' ; 'reset' prend déjà tout le score
flaw-throw-worth = aucun lancer ne vaut { $points }, le meilleur vaut { $best }
flaw-turn-worth = aucun tour ne vaut { $points }, le meilleur vaut { $best }
flaw-turn-worth-ends = aucun tour ne vaut { $points }, le meilleur vaut { $best } (turn.hot_dice = { $hot } le termine)
flaw-one-throw = { $path }.ends_turn ne laisse qu'un lancer, et aucun ne vaut { $points } : le meilleur vaut { $best }
flaw-takes-all = chaque fois on garde tous les dés : personne ne pourrait jamais marquer
flaw-nothing-else = rien d'autre ne compte : personne ne pourrait jamais marquer
flaw-never-bank = quoi qu'il tombe, chaque dé doit être gardé ou relancé : personne ne pourrait jamais marquer
flaw-never-next = quoi qu'il tombe, un tour de plus suit : ce ne serait jamais à quelqu'un d'autre
flaw-unit = tout score est un multiple de { $unit } : personne ne pourrait tomber sur { $target }
flaw-stuck = { $points } contredit end.overshoot = 'forfeits' : à { $unit } du but, personne ne pourrait avancer ; avec end.overshoot = 'bounces' on le peut, ou avec des strikes qui coûtent des points
flaw-brackets = un nom ne prend que des valeurs simples : une table se règle entrée par entrée, comme triples.1=300 ; une liste demande un fichier à toi (greed rules new)
flaw-no-table = { $path } est une table : règle ce qu'elle contient, comme { $example } ; { $ways } marche aussi
flaw-no-list = { $path } est une liste, qui demande un fichier à toi (greed rules new)
flaw-options = greed rules new écrit un fichier où chaque option est expliquée
flaw-expected = il faut { $wanted }, pas { $got }
flaw-expected-key = la clé doit être { $wanted }, pas { $got }
flaw-missing = manque : il faut { $wanted }
flaw-items = il faut au moins { $least } éléments, pas { $got }
flaw-whole = un nombre entier
flaw-whole-least = un nombre entier de { $least } ou plus
flaw-whole-span = un nombre entier de { $least } à { $most }
flaw-whole-most = un nombre entier de { $most } au plus
flaw-bool = true ou false
flaw-text = un texte
flaw-list = une liste
flaw-table = une table
