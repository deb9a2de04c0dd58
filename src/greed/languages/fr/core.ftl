# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.
#
# The words of the game, each for one thing. turn: tour; roll: lancer; throw: lancer; die, dice:
# dé, dés; scores: compte; keep: garder; bank: marquer; bust: lancer nul; hot dice: main pleine;
# bonus turn: tour de plus; on the board: en jeu; carryover: reprise; take over: prendre; pass:
# passer; target: but; score: score; score to beat: score à battre; final round: dernier tour; sit
# out: faire une pause; set: combinaison; three of a kind: brelan; straight: suite; adding dice:
# ajouter; doubles at the end: doublé final.

### La langue

language-name = français
language-direction = ltr
plural-forms = one other
plural-rule = n > 1
thousands = {"\u202F"}
decimal = ,
percent = { $n }{"\u202F"}%

### Les mots qui vont avec un nombre

dice = { $n ->
    [1] 1 dé
   *[other] { $n } dés
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
busts = { $n ->
    [1] 1 lancer nul
   *[other] { $n } lancers nuls
}
turns = { $n ->
    [1] 1 tour
   *[other] { $n } tours
}
count = { $n ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $n }
}
a-face = un { $n }
faces-of = { $n }

### Les coups, au milieu d'une phrase

move-keep = garder { $dice }
move-roll = lancer
move-bank = marquer
move-accept = prendre
move-decline = passer

### Les combinaisons

set-single = { $face } seul
set-add-on = { $face } ajouté
set-dead = { $face } sans valeur
set-kind = { COUNT($count) } { $face }
set-straight = suite { $dice }
set-pairs = trois paires
set-triplets = deux brelans
set-full-house = full

### Les listes

games-one-in = une partie sur { $n }
games-in-ten = { $n } parties sur 10
spread = { $low } à { $high }{"\u202F"}%
spread-under = moins de { $n }
spread-over = plus de { $n }
or = { $before } ou { $last }
and = { $before } et { $last }
you = Toi
seat = Joueur { $seat }
player-pattern = \b[Jj]oueur (\d+)

### Ce qui s'est passé

started = { $who ->
    [you] Tu commences.
   *[one] { $player } commence.
}
threw = { $who ->
    [you] Tu lances { $dice }.
   *[one] { $player } lance { $dice }.
}
kept = { $who ->
    [you] Tu gardes { $dice } pour { $points }.
   *[one] { $player } garde { $dice } pour { $points }.
}
rolled-on = { $who ->
    [you] Tu relances { DICE($dice) }.
   *[one] { $player } relance { DICE($dice) }.
}
went-silent = { $player } voulait lancer et ne répond plus.
bust-lost = Lancer nul ! { $lost } points perdus.
bust = Lancer nul ! Heureusement, il n'y avait rien à perdre.
missed-opening = Moins de { $needed } au premier lancer : le tour est fini.
saved-points = Rien ne compte, et cela vaut { $points } : on continue avec { DICE($dice) }.
saved = Rien ne compte, mais le tour continue avec { DICE($dice) }.
hot-dice = Main pleine ! Les { $dice } dés reviennent.
bonus-turn-over = Main pleine, mais { $over } de trop : retour à { $score }, et un tour de plus.
bonus-turn-points = Main pleine : { $points } marqués, et un tour de plus.
bonus-turn = Main pleine, mais trop peu pour marquer : un tour de plus.
banked-reason = Rien de marqué : { $reason }.
banked-over = { $who ->
    [you] Tu dépasses de { $over } : retour à { $score }.
   *[one] { $player } dépasse de { $over } : retour à { $score }.
}
banked = { $who ->
    [you] Tu marques { $points } : { $score } en tout.
   *[one] { $player } marque { $points } : { $score } en tout.
}
forfeited-lost = { $who ->
    [you] Tu abandonnes le tour et perds { $lost } points.
   *[one] { $player } abandonne le tour et perd { $lost } points.
}
forfeited = { $who ->
    [you] Tu abandonnes le tour.
   *[one] { $player } abandonne le tour.
}
joined = { $who ->
    [you] Tu rejoins la partie et joues quand vient ton tour.
   *[one] { $player } rejoint la partie et joue quand vient son tour.
}
sat-out-lost = { $who ->
    [you] Tu fais une pause : { $lost } points perdus.
   *[one] { $player } fait une pause : { $lost } points perdus.
}
sat-out = { $who ->
    [you] Tu fais une pause.
   *[one] { $player } fait une pause.
}
came-back = { $who ->
    [you] Te revoilà.
   *[one] Revoilà { $player }.
}
entered-again = { $who ->
    [you] Te revoilà en jeu.
   *[one] { $player } est de nouveau en jeu.
}
entered = { $who ->
    [you] Te voilà en jeu.
   *[one] { $player } est en jeu.
}
strike-penalty = Lancer nul numéro { $busts } d'affilée ; le numéro { $limit } coûte { $penalty } points.
strike = Lancer nul numéro { $busts } d'affilée ; le numéro { $limit } coûte tous les points.
spared = { $who ->
    [you] Tu as { $busts } lancers nuls d'affilée, sans frais cette fois.
   *[one] { $player } a { $busts } lancers nuls d'affilée, sans frais cette fois.
}
fine = { $who ->
    [you] Tu perds { $lost } points après { $busts } lancers nuls d'affilée.
   *[one] { $player } perd { $lost } points après { $busts } lancers nuls d'affilée.
}
reset-off-board = { $who ->
    [you] Tu perds tes { $lost } points après { $busts } lancers nuls d'affilée et n'es plus en jeu.
   *[one] { $player } perd ses { $lost } points après { $busts } lancers nuls d'affilée et n'est plus en jeu.
}
reset = { $who ->
    [you] Tu perds tes { $lost } points après { $busts } lancers nuls d'affilée.
   *[one] { $player } perd ses { $lost } points après { $busts } lancers nuls d'affilée.
}
offer-made = { $who ->
    [you] Tu peux prendre { $points } points et { DICE($dice) }.
   *[one] { $player } peut prendre { $points } points et { DICE($dice) }.
}
offer-taken = { $who ->
    [you] Tu prends { $points } points et { DICE($dice) }.
   *[one] { $player } prend { $points } points et { DICE($dice) }.
}
offer-passed = { $who ->
    [you] Tu passes et commences avec tous les dés.
   *[one] { $player } passe et commence avec tous les dés.
}
final-round = { $who ->
    [you] Dernier tour ! Tu as { $score } : c'est le score à battre.
   *[one] Dernier tour ! { $player } a { $score } : c'est le score à battre.
}
score-to-beat-raised = { $who ->
    [you] Tu portes le score à battre à { $score }.
   *[one] { $player } porte le score à battre à { $score }.
}
score-to-beat = { $who ->
    [you] Tu prends la tête : { $score }, à battre.
   *[one] { $player } prend la tête : { $score }, à battre.
}
won = { $who ->
    [you] Tu gagnes avec { $score } !
    [many] Victoire de { $player } avec { $score } !
   *[one] { $player } gagne avec { $score } !
}

### Ce que fait la fin d'un tour : sur un bouton, donc court

does-wins = gagne la partie !
does-shares = partage la victoire
does-loses-short = perd : il manque { $short }
does-loses = perd : d'autres y étaient avant
does-nothing-reason = ne rapporte rien : { $reason }
does-nothing = ne rapporte rien
does-behind-short = il manque { $short } pour passer en tête
does-behind = ne suffit pas : d'autres y étaient avant
does-bounces = { $over } de trop : retour à { $score }
does-level = égalise
does-final = lance le dernier tour : { $score } à battre
does-leads-raised = porte le score à battre à { $score }
does-leads = prend la tête : { $score } à battre
does-bonus-points = marque { $points }, puis un tour de plus
does-bonus = un tour de plus, mais trop peu pour marquer
does-enters-offered = en jeu, mais laisse { $offered } et { DICE($dice) }
does-enters = marqué, et en jeu
does-banks-offered = marqué, mais laisse { $offered } et { DICE($dice) }
does-banks = marqué, et le tour est fini

### Pourquoi une chose n'est pas possible

reason-over = la partie est finie
reason-host-only = seule la personne qui tient la table peut déclarer un tour abandonné
reason-table-only = seule la personne qui tient la table dit qui joue
reason-pad-only = seule une feuille de score prend les points d'un tour sans ses dés
reason-dice-first = il faut d'abord lancer les dés
reason-answer-first = prends ou passe d'abord
reason-no-offer = il n'y a rien à prendre en ce moment
reason-keep-first = garde d'abord au moins un dé qui compte
reason-opening = il faut { $points } points dans ce lancer
reason-kept-already = tu as déjà gardé des dés de ce lancer
reason-no-dice-left = il ne reste plus de dé à lancer
reason-no-dice-kept = il faut garder au moins un dé qui compte
reason-shows-none = ce lancer n'a pas de { $face }
reason-shows-one = ce lancer n'a qu'un { $face }
reason-shows-some = ce lancer n'a que { $count } fois { $face }
reason-nothing-scores = rien ne compte dans ce lancer
reason-keep-all = il faut garder tous les dés qui comptent : { $dice }
reason-scores-nothing = { $dice } ne compte pas
reason-scores-nothing-here = { $dice } ne compte pas à côté des autres
reason-adds-only-alone = on n'ajoute un dé que si rien d'autre ne compte
reason-must-roll = il faut relancer tous les dés avant de marquer
reason-locked-score = après une reprise, il faut encore compter une fois avant de marquer
reason-locked-faces = après une reprise, il faut d'abord un { $faces } dans un autre lancer
reason-minimum = il faut au moins { $least } points pour marquer ; tu en as { $points }
reason-entry-throw = il faut { $needed } en un lancer pour entrer en jeu ; le meilleur jusqu'ici : { $points }
reason-entry-turn = il faut { $needed } en un tour pour entrer en jeu ; tu as { $points }
reason-entry-own = il faut { $needed } points à toi, les { $inherited } repris ne comptent pas ; tu as { $points }
reason-overshoot = { $score } dépasserait { $target } : les points du tour seraient perdus
reason-turn-begun = on ne saisit en points qu'un tour entier, avant son premier lancer
reason-no-step = les points vont de { $unit } en { $unit } : aucun tour n'en vaut { $points }
reason-too-little = { $inherited } points ont été repris : ce tour ne peut pas en valoir { $points }
reason-no-such-turn = aucun tour ne peut donner { $points } points ici
reason-no-such-left = aucun tour à { $points } points ne laisse { $left } dés à lancer ici
reason-say-left = dis combien de dés il reste : { $points } { $left }
reason-needs-dice = ce que la personne suivante peut lancer dépend des dés de ce tour : saisis-les
reason-players = { $sheet } se joue de { $least } à { $most }, pas à { $players }
reason-join-too-late = le dernier tour a commencé, personne ne peut plus entrer
reason-no-such-player = on joue à { $seats }, il n'y a donc pas de joueur { $player }
reason-out-already = le joueur { $player } fait déjà une pause
reason-not-out = le joueur { $player } ne fait pas de pause
reason-last-player = tous les autres font une pause, il faut que quelqu'un reste
reason-illegal = { $move } n'est pas possible : { $reason } (possible : { $legal })
reason-stale = ce coup valait pour l'étape { $made }, la partie en est à { $ply }
reason-no-throw = aucun dé ne doit tomber maintenant : la phase est { $phase }
reason-wrong-dice = ici tombent { $count } dés de 1 à { $faces }, pas { $dice }
reason-no-forfeit = il n'y a plus de tour à abandonner : la partie est finie

### Comment une partie a fini

ended-target = La première personne à marquer le but gagne aussitôt.
ended-unanswered = Le but a été atteint au dernier tour de la manche, personne ne peut plus répondre.
ended-final-round = Le dernier tour est fini, et personne d'autre n'a autant de points.
ended-shared = Le dernier tour est fini, et à égalité on partage la victoire.
ended-reached-first = Le dernier tour est fini, et à égalité gagne qui y était d'abord.

### Une position

position-throw = { $who ->
    [you] Tu lances { DICE($dice) }, avec { $points } points dans ce tour
   *[one] { $player } lance { DICE($dice) }, avec { $points } points dans ce tour
}
position-keep = { $who ->
    [you] Tu gardes des dés de { $thrown }, avec { $points } points dans ce tour
   *[one] { $player } garde des dés de { $thrown }, avec { $points } points dans ce tour
}
position-decide = { $who ->
    [you] Tu as { $points } points dans ce tour et encore { DICE($dice) }
   *[one] { $player } a { $points } points dans ce tour et encore { DICE($dice) }
}
position-offer = { $who ->
    [you] Tu peux prendre { $points } points et { DICE($dice) }
   *[one] { $player } peut prendre { $points } points et { DICE($dice) }
}
position-head = { $sheet }, but { $target }. { $scores }
position-off = (pas en jeu)
position-off-again = (plus en jeu)
position-strikes = (nuls d'affilée : { $strikes })
position-away = (en pause)
position-final = { $who ->
    [you] Dernier tour : c'est ton score qu'il faut battre
   *[one] Dernier tour : c'est le score de { $player } qu'il faut battre
}
position-legal = Possible : { $moves }
position-no-bank = (impossible de marquer : { $reason })
position-won = { $who ->
    [many] Victoire des joueurs { $player }.
   *[one] Victoire du joueur { $player }.
}
whom = dis de qui tu parles : { $names }

### Revenir en arrière

undo-fallen = les dés sont tombés depuis ta dernière décision, on ne peut plus revenir
undo-moved = { $player } a joué depuis ta dernière décision
undo-nothing = il n'y a rien à annuler

### Les tables sur un serveur

room-turn-ends = le tour finit là
room-rolling = le lancer est en route : il attend les autres appareils
room-decide = relance ou marque
advice-then = { $move }, puis { $rest }

log-undone = La dernière action a été annulée.
log-bot = { $player } (robot) joue à la place { $seat }.
log-seat = { $player } a pris la place { $seat }.
log-open = La place { $seat } est libre.
log-call = { $who ->
    [you] On t'appelle : toujours là ?
   *[one] On appelle { $player } : toujours là ?
}
log-call-host = On appelle la personne qui tient la table : toujours là ?
log-back-host = La personne qui tient la table est de retour.
log-host = { $who ->
    [you] C'est toi qui tiens la table maintenant.
   *[one] C'est { $player } qui tient la table maintenant.
}
log-silent = Pas de réponse ({ $device }) : le lancer se fait sans cet appareil.
device-any = Un appareil
