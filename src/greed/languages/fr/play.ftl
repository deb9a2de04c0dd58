# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.

### Les conseils de la première partie

guide = Première partie
guide-far = On joue jusqu'à { $target } : il t'en faut encore { $more }.
guide-highest = Maintenant, le plus haut score gagne.
guide-others = C'est au tour de { $player }. Touche la table pour accélérer.
guide-hot = Tous les dés comptent : main pleine ! Tu peux tous les relancer.
guide-closed = Tu ne peux pas encore marquer : le bouton dit pourquoi. Relance les autres dés.
guide-wins = Marque maintenant, et tu gagnes la partie !
guide-bad = Marquer ici { $does }. Mieux vaut relancer.
guide-bank = Marque, et ces points sont à toi. Ou relance pour plus : mais si rien ne compte, ils sont perdus.
guide-bank-only = Marque, et ces points sont à toi.
guide-idle = Ces dés ne comptent pas ensemble. Essaies-en d'autres, ou appuie sur « Tout prendre ».
guide-goal = On joue jusqu'à { $target }. { $scoring } : touche les dés clairs pour les garder.
guide-singles = { FACES-OF($face) } ({ $points })
guide-three = trois dés égaux
guide-score = { $sets } comptent
guide-bright = Les dés clairs comptent
guide-bust = C'était un lancer nul : rien ne comptait, et les points du tour sont perdus. On continue.
guide-missed = Ce lancer valait moins que les { $needed } points qu’il te faut pour entrer en jeu : le tour était fini. Réessaie.
guide-entry-turn = Lance les dés. Il te faut d'abord { $points } en un tour pour entrer en jeu.
guide-your-turn = À toi : lance les dés.
guide-offer = { $points } points sont restés avant toi. Prends-les en lançant { DICE($dice) }, ou repars à neuf avec tous.
guide-no-more = Plus de conseils
guide-entry-throw = Lance les dés. Il te faut d'abord { $points } en un lancer pour entrer en jeu.

### Les chances de gagner

wins = Chances de gagner
wins-solvable = Cet appareil peut calculer ces règles. En attendant, le coach compte des points, les parties ne sont pas analysées, et l'Oracle reste à l'écart.
wins-takes = Cela prend ici environ { $seconds } s et { $megabytes } Mo de mémoire ; tu peux l'arrêter et continuer à jouer.
wins-too-long = Calculer ces règles prendrait environ { $minutes } minutes sur cet appareil. Il n'y passe pas plus de deux minutes, le coach compte donc des points. Sur un ordinateur, « greed solve » y arrive.
wins-too-large = Calculer ces règles prend environ { $megabytes } Mo de mémoire. Cette page n'en prend pas plus de 300, le coach compte donc des points. Sur un ordinateur, « greed solve » y arrive.
wins-solve = Calculer ici
wins-solving-left = Calcul : { $part }, encore { $left } s environ
wins-stop = Arrêter
wins-three-solvable = Ces chances sont des estimations. Cet appareil peut calculer les vraies chances à trois.
wins-three-too-long = Calculer les vraies chances à trois prendrait environ { $minutes } minutes sur cet appareil. Il n'y passe pas plus de deux minutes, on en reste donc aux estimations.
wins-three-too-large = Calculer les vraies chances à trois prend environ { $megabytes } Mo de mémoire. Cette page n'en prend pas plus de 300, on en reste donc aux estimations.
wins-three-coming = Des estimations pour l'instant : les vraies chances arrivent.
wins-none = Il n'y a pas de chances de gagner pour ces règles, le coach compte donc des points.
wins-solving = Calcul : { $part }

### Qui est absent

absent-call = Appeler { $player }
absent-then = Personne une minute après l'appel ? Alors vous pouvez continuer sans.
absent-called = On a appelé { $player } : encore { COUNT-SECOND($left) } pour revenir.
absent-play = Jouer ce tour pour { $player }
absent-bot = Donner la place à un robot

### L'aide à la table

help = Ce qui compte
help-all-rules = Toutes les règles de { $title }
help-plan = La carte de stratégie
help-keys = Touches
key-face = choisir un dé de cette face
key-take = tout prendre · accepter la reprise
key-decline = passer la reprise
key-roll = lancer, ou relancer
key-bank = marquer
key-none = ne rien choisir
key-skip = accélérer
key-undo = annuler (vrais dés)
key-enter = saisir les points, ou les dés (vrais dés)
key-coach = le coach, là où la table en a un
key-this = cette aide

### Le menu

menu = Cette table
menu-sure = Abandonner la partie pour tout le monde ?
menu-leave = Quitter la table
menu-give-up = Abandonner la partie
menu-host = Tenir la table
menu-call-host = Appeler qui tient la table

### Le tableau des points

card-label = Dés de la même face
card-same-face = Dés égaux
card-or = ou
card-nothing-scores = tous les dés lancés, aucun ne compte

### Saisir les tours aux vrais dés

pad-points = Points du tour
pad-enter = Saisir { $points }
pad-bust = Nul
pad-left = Dés restants
pad-erase = Effacer le dernier chiffre
pad-fell = Ce qui est tombé
pad-face = { A-FACE($face) } est tombé
pad-turn-over = Le tour est fini
pad-another = Tous comptent : encore un tour
pad-all = Aucun : tous comptent

### Les noms autour de cet appareil

names-people = Joueurs
names = Noms
names-of = Nom de la place { $seat }
names-back-who = { $player }, de retour
names-back = De retour
names-out = En pause
names-joins = Nom de la personne qui arrive
names-new = Une nouvelle personne
names-add = Ajouter
names-passed-over = Qui fait une pause saute son tour ; ses points restent.
names-full = Ce jeu est pour { $most } personnes au plus.
names-late = Personne ne peut plus entrer, le dernier tour a commencé.
names-out-who = { $player } fait une pause

### Le coach

coach-chance = chances de gagner
coach-average = points moyens de ce tour
coach-close = Fermer le coach
coach-when = Quand tu as un choix à faire, le coach l'évalue.
coach-thinks = Je réfléchis …
coach-best = le mieux
coach-only-best = Seulement le mieux
coach-all = Les { COUNT-CHOICE($n) }
coach-solving = Les chances de gagner de ces règles sont en cours de calcul, une fois pour toutes ; d'ici là, ce sont des points.
coach-points-now = Des points pour l'instant : les chances de gagner arrivent.

### Chance et talent

review-luck-and-skill = Chance et talent
review-ahead = Qui était devant
review-estimate = Chance et talent, estimés
review-looking = Le coach regarde la partie …
review-solving = Calcul des chances de gagner de ces règles. Cela n'arrive qu'une fois …
review-on-their-way = Elles arrivent …
review-balance = Bilan
review-chances = En chances de gagner
review-start = Au départ
review-luck = Chance aux dés
review-own = Ses propres choix
review-others = Choix des autres
review-drift = Écart de l'estimation
review-end = À la fin
review-cost-most = Ce qui a coûté le plus
review-other = Choix de l'autre
review-nothing-banked = { $move } sans points
review-mistake = Manche { $round }, { $player } : { $move } a coûté { $cost }, le mieux était { $best }.
review-show = Montrer les dés d'un choix coûteux
review-chart-both = Chances de gagner si les deux jouent au mieux à partir de là, manche par manche
review-chart-all = Chances de gagner si tous jouent au mieux à partir de là, manche par manche
review-chart-dots = { review-chart-both } ; les points sont les choix qui ont coûté le plus
review-chart-tap = { review-chart-dots } : touches-en un pour voir ses dés
review-plot-two = Chances de gagner, lancer par lancer : au-dessus de la ligne { $above }, au-dessous { $below }
review-plot-lines = Chances de gagner, lancer par lancer : une ligne pour chacun, { $players }
scores-chart = Scores tour par tour ; la feuille de score a les nombres
scores-after = Scores après chaque tour
end-of = { $busts } sur { $throws }
stamp-bust = Nul !
stamp-missed = Pas assez !
stamp-hot = Main pleine !
stamp-entered = En jeu !
stamp-final = Dernier tour !
log-label = Ce qui s'est passé
reaction-react = Réagir
reactions = Réactions
reaction-smile = un sourire
reaction-wow = waouh
reaction-sad = quel dommage
reaction-heart = un cœur
reaction-thumb = bien joué
reaction-luck = bonne chance
win-line = Tes chances de gagner :
win-line-short = pour gagner

### Ce que disent les rivaux à la fin

manners-random-wins = J'ai gagné ! J'ai gagné ! Qu'est-ce que j'ai fait ?
manners-random-loses = Encore ! Encore !
manners-threshold-wins = Doucement, doucement, et regarde qui est rentré le premier.
manners-threshold-loses = Bien joué, mon trésor. Maintenant, mange quelque chose.
manners-bold-wins = La chance m'aime bien. Qui peut lui en vouloir ?
manners-bold-loses = Encore un lancer. Il me fallait juste encore un lancer !
manners-maximiser-wins = Comme les moyennes le laissaient prévoir.
manners-maximiser-loses = Un écart. Cela arrive de temps en temps.
manners-optimal-wins = Tu as eu tes moments. Je les avais vus venir.
manners-optimal-loses = De la chance, bien sûr. Mais bien employée.
rolled = lancé { $dice }
moments = Les moments décisifs
moments-look = Regarder
moments-none = Aucun de tes choix n'a coûté quoi que ce soit d'important. Bien joué !
moments-step = Revoir la partie pas à pas
tutor-sure = Vraiment ?
tutor-again = Je réfléchis encore
tutor-anyway = Le faire quand même
tutor = Le tuteur intervient
tutor-about = Avant un choix qui coûte plus que cela de tes chances de gagner, il te redemande, dans les parties sur cet appareil dont les chances sont connues.
tutor-never = Jamais
tutor-before = Avant une perte de { $loss }
rules-contents = Sommaire
rules-example = Exemple : { $title }
rules-hot-dice = main pleine
rules-left = reste { $n }
rules-and-more = et { $n } de plus
