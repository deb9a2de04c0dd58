# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.

### Throws and cards

score-too-many = { $sheet } se joue avec { DICE($dice) }, mais ce lancer en a { $n }
score-no-carryover = { $sheet } n'a pas de reprise : enlève --attempt
score-no-addons = { $sheet } ne laisse pas ajouter de dés aux combinaisons : enlève --sets
score-saved = { $points ->
    [0] Aucun point, mais pas nul : { $throw } sauve le tour
   *[other] { $points } points pour rien : { $throw } sauve le tour
}
score-saved-bank = { score-saved } ; les { $dice } dés reviennent, pour relancer ou marquer.
score-saved-roll = { score-saved } ; les { $dice } dés reviennent, et il faut les lancer.
score-bust = Lancer nul : rien ne compte dans { $throw }.
score-left = { $dice ->
    [0] tous les dés utilisés
   *[other] reste { DICE($dice) }
}
card-words = { $n } mots.
card-none = Greed n'a de cartes que pour ses propres jeux, pas pour { $sheet }. greed odds et greed solve prennent n'importe quel jeu. Pour chercher des cartes pour un jeu à toi, dans un clone de Greed : make sheet NAME=mine, puis make cards ARGS=mine
card-name = Nom

### The review of a game

reviewed-of = Une partie de { $sheet }
reviewed-so-far = Cette partie n'est pas finie : la revue va aussi loin que l'enregistrement.
reviewed-luck = Chance et jeu
reviewed-player = joueur
reviewed-start = début
reviewed-fortune = chance
reviewed-errors = erreurs
reviewed-gifts = cadeaux
reviewed-drift = écart
reviewed-undivided = indivis
reviewed-end = fin
reviewed-decisions = décisions
reviewed-adds = Chances de gagner en pour cent : { $parts } font ensemble la fin.
reviewed-drift-about = L'écart est l'erreur de l'estimation elle-même : ni chance ni faute de personne.
reviewed-skill = Comment chacun a joué
reviewed-best = parfaites
reviewed-without-luck = sans chance
reviewed-pr-about = PR est mille fois la chance de gagner perdue par décision : 0 est parfait. Parfaites est la part des décisions parfaites ; sans chance, le résultat que le jeu seul a mérité.
reviewed-parts = PR par partie du jeu
reviewed-part-keep = garder
reviewed-part-bank = marquer
reviewed-part-offer = reprise
reviewed-part-entry = entrée
reviewed-part-race = course
reviewed-part-endgame = finale
reviewed-part-final-round = dernier tour
reviewed-worst = Ce qui a le plus coûté
reviewed-worst-estimated = Ce qui a le plus coûté, estimé
reviewed-at-keep = { $points } points et le lancer { $thrown }
reviewed-at-decide = { $points } points et { DICE($dice) } à lancer
reviewed-at-offer = { $points } points et { DICE($dice) } à prendre
reviewed-mistake = Manche { $round }, { $player } (tour { $turn }) à { $scores }, avec { $at } : { $move } a coûté { $cost }, le mieux était { $best }.
reviewed-turns = Tous les tours avec leur numéro : { $command }
way-to-exact = { $caveat } ; { $command } le calcule exactement

### Odds

hands-throw = Lancer
hands-bust = Nul
hands-goes-on = Continue
hands-too-little = Trop peu
hands-points = Points
hands-bank-from = Marquer dès
hands-left = Dés restants
hands-chance = Chance
hands-never = jamais
hands-always = toujours
hands-none = dans { $sheet } on ne lance jamais { DICE($dice) }
hand-opening = pour entrer avec { $points }
hand-attempt = essai
hand-locked = sans marquer encore
hand-dead = sans main pleine
hand-beside = à côté de { $faces }
best-turn = Le meilleur tour.
best-turn-on = Le meilleur tour, en jeu.
best-turn-off = Le meilleur tour, pas encore en jeu.
best-turn-out = Le meilleur tour, de nouveau hors jeu.
best-turn-brings = { $value } points en moyenne, et rien dans { $none } des tours.
best-turn-cap = Les points au-delà de { $cap } ne comptent pas.
carryover-lead = Reprise.
carryover-from = Prends { $hand } avec { $points } points ou plus, si seuls les points comptent.
carryover-never = Ne prends jamais { $hand }, si seuls les points comptent.
long-run-lead = À la longue.
long-run = { $value } points par tour en moyenne. Des lancers nuls de suite font baisser la valeur des tours suivants : { $losses }.
long-run-loss = { $loss } points après { $busts }
alone-lead = En solitaire.
alone = { $turns } tours en moyenne jusqu'à { $target }, au mieux : au plus { $half } dans la moitié des parties, au plus { $most } dans neuf sur dix.
throws-too-little = { $share } des lancers comptent et terminent le tour.
throws-points = { $points } en moyenne, si on garde ce qui compte le plus.
throws-bank = { $points } points, pour le meilleur tour.

### Solved games

solved-two = Qui commence gagne { $wins } si les deux jouent parfaitement : un avantage de { $advantage } à commencer.
solved-in = Résolu en { $seconds } s de processeur ; résidu de Bellman { $residual }.
solved-many = Si tous les { COUNT($seats) } jouent parfaitement, ils gagnent { $wins } dans l'ordre de leurs tours.
solved-against = Pourcentages exacts de victoire contre { $rival } :
solved-overall = en tout
solved-first = en premier
solved-second = en second
solved-optimal = optimal
solved-reply = riposte
solved-about = Optimal suppose un adversaire parfait ; la riposte exploite celui-ci. 50 serait l'égalité.
solving = Résolution de { $sheet }
solving-for = Résolution de { $sheet } à { COUNT($seats) }
solving-ready = { $what } : préparation
solving-round = { $what }, passage { $round }
working-out = Calcul de { $sheet } (cette fois seulement) ...
weighing = Chaque lancer et chaque choix est pesé ...
stopped = Arrêté. Ce qui est déjà résolu est enregistré.

### Practice

drill-about = Choisis ce qui gagne le plus souvent. Ensuite tu vois combien de fois gagne chaque choix si les deux jouent parfaitement à partir de là.
drill-saved = Ta progression est enregistrée.
drill-all-done = Tu as tout fait pour aujourd'hui.
drill-nothing = Il n'y a rien à travailler.
drill-puzzle = Problème { $n } sur { $all }
drill-rating = Ton classement : { $rating } ({ $change })
drill-guess = une première estimation, qui s'affine en continuant
drill-streak = { $rating }, { $n } justes de suite
drill-own = tes propres erreurs ne sont pas classées
drill-again = seule la première réponse est classée
drill-score = { $right } sur { $all } justes. Ce que tu as raté revient.
drill-played = Tu as déjà joué le défi du jour. Reviens demain.
drill-position = { $day }, position { $n } sur { $all }
drill-day = { $right } sur { $all } justes, et les autres ont coûté { $cost } d'une partie. Une ligne à partager :
drill-perfect = { $right } sur { $all } justes : une journée parfaite. Une ligne à partager :
drill-fall = Il tombe : { $thrown }
drill-opponent = Adversaire
drill-choose = Ton choix (q pour quitter) >
drill-type = Tape un nombre de 1 à { $n }, ou un coup comme il est écrit.
drill-right = Juste.
drill-wrong = Pas le mieux : c'était { $best }.
drill-wins = gagne
drill-costs = te coûte
drill-best = mieux
drill-looking = Recherche de problèmes ...
drill-other-sheet = les problèmes de { $file } sont pour { $other }, pas pour { $sheet }
drill-none = aucun problème trouvé pour { $sheet }
drill-before = Ce qui était ici avant est dans { $path }.
drill-restored = Repris de { $path }. Pour continuer : { $command }
drill-exported = Enregistré dans { $path }. Pour continuer ailleurs : { $command }
