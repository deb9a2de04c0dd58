# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.

### gist

gist-first-exact = le premier à marquer exactement { POINTS($target) }
gist-first = le premier à marquer { POINTS($target) }
gist-last-turn-exact = exactement { POINTS($target) }, puis un dernier tour pour les autres
gist-last-turn = { POINTS($target) }, puis un dernier tour pour les autres
gist-round-exact = exactement { POINTS($target) }, puis on finit la manche
gist-round = { POINTS($target) }, puis on finit la manche
gist-unbeaten = { POINTS($target) }, puis gagne le plus haut score que personne ne bat plus
gist-until-unbeaten = { POINTS($target) }, puis on surenchérit jusqu'à ce que personne ne fasse mieux

### summary

summary-entry-throw = { DICE($dice) }, { POINTS($entry_points) } ou plus en un lancer pour entrer en jeu, { $gist }.
summary-entry-turn = { DICE($dice) }, { POINTS($entry_points) } ou plus en un tour pour entrer en jeu, { $gist }.
summary-plain = { DICE($dice) }, { $gist }.

### needs

needs-people-open = { $seats_min } personnes ou plus (ici jusqu'à { $seats_max }).
needs-people-range = De { $seats_min } à { $seats_max } personnes.
needs-people = { $seats_min } personnes.
needs-die = 1 dé ordinaire.
needs-dice = { $dice } dés ordinaires.
needs-die-of-faces = 1 dé à { $faces } faces, de 1 à { $faces }.
needs-dice-of-faces = { $dice } dés à { $faces } faces, de 1 à { $faces }.
needs-paper = Du papier et un crayon.

### glance

glance-target-lead = But
glance-target = { $gist }
glance-on-the-board-lead = Entrer en jeu
glance-entry-throw = { POINTS($entry_points) } ou plus en un lancer
glance-entry-turn = { POINTS($entry_points) } ou plus en un tour
glance-entry-none = tout de suite
glance-keep-lead = Garder
glance-keep-all = tous les dés qui comptent
glance-keep-choice = ce que tu veux des dés qui comptent
glance-bank-lead = Marquer
glance-bank = { POINTS($turn_minimum_bank) } ou plus
glance-all-dice-scored-lead = Tous les dés comptent
glance-all-hot = main pleine : on les relance tous
glance-all-bonus = les points sont sauvés, et on a un tour de plus
glance-all-ends = le tour est fini
glance-two-equal-dice-lead = Deux dés égaux à la fin
glance-two-equal-dice = sauvent le tour
glance-adding-dice-lead = Ajouter des dés
glance-adding-dice = aux combinaisons déjà gardées dans le tour
glance-carryover-lead = Reprise
glance-carryover = les dés qui restent passent au suivant, avec les points
glance-bust-lead = Lancer nul
glance-bust-turn = le tour est perdu
glance-bust-score = le tour est perdu, et tout le score avec
glance-bust-penalty = le tour est perdu, et { POINTS($strikes_penalty) } avec
glance-bust-row-score = le tour est perdu ; après { $strikes_count } d'affilée, tout le score
glance-bust-row-penalty = le tour est perdu ; après { $strikes_count } d'affilée, { POINTS($strikes_penalty) }

### aim

aim-title = Le but du jeu
aim-first-exact = Marque exactement { POINTS($target) } avant les autres : tu gagnes sur-le-champ.
aim-first = Marque { POINTS($target) } avant les autres : tu gagnes sur-le-champ.
aim-highest-exact = Il faut avoir le plus haut score quand la partie s'arrête. La fin commence quand quelqu'un a marqué exactement { POINTS($target) }.
aim-highest = Il faut avoir le plus haut score quand la partie s'arrête. La fin commence quand quelqu'un a marqué { POINTS($target) }.
aim-turn = À ton tour, tu lances les dés, tu mets de côté des dés qui comptent, puis tu choisis : relancer le reste pour faire plus de points, ou t'arrêter et marquer ce que tu as. Plus tu continues, plus tu peux gagner, et plus un mauvais lancer te prend.

### turn

turn-title = Ton tour
turn-order = On joue chacun son tour, vers la gauche. Mettez-vous d'accord sur qui commence.
turn-roll-lead = Lancer.
turn-roll-die = Lance ton seul dé.
turn-roll-all = Lance les { $dice } dés.
turn-keep-lead = Garder.
turn-keep-all = Mets de côté tous les dés qui comptent. Tu n'as pas le choix ; si les dés peuvent se compter de plusieurs façons, c'est celle qui rapporte le plus qui vaut.
turn-keep-choice = Mets de côté au moins un dé qui compte. C'est toi qui choisis lesquels : tu peux laisser sur la table des dés qui comptent et les relancer. Une combinaison ne compte que si tu en mets tous les dés de côté.
turn-keep-not-dead = Les dés qui ne comptent pas restent sur la table.
turn-keep-dead-bonus = Des dés qui ne comptent pas peuvent être mis de côté avec d'autres qui comptent, jamais sans eux. Mais alors ces dés ne donnent plus de tour de plus, et quand il ne reste plus de dé à lancer, ton tour est fini et tu marques ce qu'il vaut.
turn-keep-dead-hot = Des dés qui ne comptent pas peuvent être mis de côté avec d'autres qui comptent, jamais sans eux. Mais alors ces dés ne donnent plus de main pleine, et quand il ne reste plus de dé à lancer, ton tour est fini et tu marques ce qu'il vaut.
turn-count-lead = Compter.
turn-count = Ajoute les points des dés gardés aux points de ce tour. Ils ne sont pas encore à l'abri.
turn-decide-lead = Décider.
turn-decide-roll-or-bank = Relance les dés que tu n'as pas mis de côté et reprends à l'étape 2 ; ou arrête-toi et marque : les points du tour s'ajoutent à ton score, et les dés passent au suivant.
turn-decide-off-board = (Tant que tu n'es pas en jeu, c'est différent : voir plus bas.)
turn-bust-lead = Lancer nul.
turn-bust-lost = Un lancer où rien ne compte est nul. Ton tour s'arrête aussitôt, et tous ses points sont perdus.
turn-bust-exceptions = (Exceptions : { $saved }, comme décrit plus bas.)
turn-safe-points-lead = Points à l'abri.
turn-safe-never = Un lancer nul coûte aussi des points déjà marqués : voir « Chaque lancer nul ».
turn-safe-but-rows = Un seul lancer nul ne prend jamais les points déjà marqués ; mais voir les lancers nuls d'affilée.
turn-safe-always = Les points marqués ne se perdent jamais.
turn-no-dice-left-lead = Plus de dés.
turn-no-dice-left = S'il ne reste plus de dé à lancer alors que tu n'as pas le droit de marquer, ton tour est fini et ses points sont perdus.
turn-minimum-lead = Minimum.
turn-minimum-points = Tu ne peux marquer qu'à partir de { POINTS($turn_minimum_bank) } : avec moins, il faut relancer.
turn-minimum-off-board = Il n'y a pas de minimum pour marquer, sauf tant que tu n'es pas en jeu.
turn-minimum-none = Il n'y a pas de minimum : on peut marquer n'importe quels points.
turn-minimum-inherited = Les points venus d'une reprise y comptent.
turn-minimum-own = Les points venus d'une reprise n'y comptent pas.
turn-cast-on-board = Dans les exemples de cette page jouent { $cast }, dans cet ordre ; tous sont déjà en jeu, sauf si le texte dit autre chose.
turn-cast = Dans les exemples de cette page jouent { $cast }, dans cet ordre.

### scoring

scoring-title = Le tableau des points
scoring-one-throw-lead = Un seul lancer.
scoring-one-throw-only = Les dés d'une combinaison doivent tomber en un seul lancer : ceux qui sont déjà de côté sont comptés, on n'y revient pas.
scoring-one-throw-example = Deux { $apart_face } maintenant et un troisième { $apart_face } dans un autre lancer font { POINTS($apart) }, pas { $at_once }.
scoring-one-use-lead = Une seule fois.
scoring-one-use = Chaque dé compte une fois : dans une combinaison, ou seul si sa face compte seule.
scoring-more-dice-lead = Plus de dés.
scoring-more-doubles = Au-delà de trois, chaque dé égal de plus double les points : { $sums }.
scoring-more-adds = Au-delà de trois, chaque dé égal de plus ajoute encore une fois les points du brelan : { $sums }.
scoring-more-no-set = { $grown } dés égaux ne sont pas une combinaison à part.
scoring-more-no-sets = Quatre dés égaux ou plus ne sont pas une combinaison à part.
scoring-more-some-no-sets = { $grown } dés égaux ne sont pas une combinaison à part.
scoring-more-rest = Les dés en plus d'une combinaison se comptent par les autres lignes, s'ils le peuvent : { $sums }.
scoring-once-only-lead = Une fois par lancer.
scoring-once-only = Une ligne du tableau ne compte qu'une fois par lancer, pour chaque face qu'elle nomme ; d'autres dés qui la referaient ne rapportent rien.
scoring-again-lead = Encore une fois.
scoring-again = La même ligne peut compter plusieurs fois dans un lancer : { $twice } font { POINTS($twice_points) }.
scoring-best-count-lead = Au mieux.
scoring-best = Si les dés peuvent se compter de plusieurs façons, c'est celle qui rapporte le plus qui vaut.
scoring-best-example = Ainsi, { $split } valent { $split_points }, comme { $split_parts }, et pas { $split_whole }.
scoring-careful-lead = Attention.
scoring-no-straight = { $no_straights } n'est pas une suite.
scoring-no-straights = { $no_straights } ne sont pas des suites.
scoring-pairs-lead = Paires.
scoring-pairs-differ = Trois paires, ce sont trois faces différentes.
scoring-pairs-quad = Quatre dés égaux et une paire comptent aussi comme trois paires.
scoring-pairs-no-quad = Quatre dés égaux et une paire ne font pas trois paires.
scoring-pairs-six = Six dés égaux comptent comme trois paires.
scoring-pairs-no-six = Six dés égaux ne comptent pas comme trois paires.
scoring-full-house-lead = Full.
scoring-house = Un full, ce sont trois dés d'une face et deux d'une autre.
scoring-house-bonus-least = Un full, ce sont trois dés d'une face et deux d'une autre : les points du brelan, s'il en a, et { $scoring_full_house_bonus } de plus, mais jamais moins de { $scoring_full_house }.
scoring-house-bonus = Un full, ce sont trois dés d'une face et deux d'une autre : les points du brelan, s'il en a, et { $scoring_full_house_bonus } de plus.
scoring-nothing-lead = Rien du tout.
scoring-nothing-points = Lance { DICE($dice) } d'un coup sans qu'aucun ne compte : ce n'est pas un lancer nul, cela vaut { POINTS($scoring_nothing) }.
scoring-nothing-must-roll = Ensuite on les relance tous ; on ne peut pas marquer avant.
scoring-nothing-may-roll = Ensuite on les relance tous, ou l'on marque si on le peut.
scoring-alone-lead = Seul.
scoring-none-alone = Aucun dé ne compte seul.
scoring-some-alone = Seuls les { $alone } comptent seuls.
scoring-not-here-lead = Pas ici.
scoring-not-here = Il n'y a pas de points pour { $absent } en tant que tels.

### hot-dice

hot-dice-title-ends = Tous les dés comptent
hot-dice-title-bonus = Tous les dés comptent : le tour de plus
hot-dice-title-fresh = La main pleine
hot-die-ends = Quand le dé a compté, ton tour est fini : il n'y a plus rien à lancer, et tu marques les points.
hot-dice-end = Quand les { $dice } dés sont de côté et ont compté, en un lancer ou en plusieurs, ton tour est fini : il n'y a plus rien à lancer, et tu marques les points.
hot-die-bonus = Quand le dé a compté, les points du tour sont marqués aussitôt, et tu joues un tour de plus avec lui.
hot-dice-bonus = Quand les { $dice } dés sont de côté et ont compté, en un lancer ou en plusieurs, les points du tour sont marqués aussitôt, et tu joues un tour de plus avec tous les dés.
hot-die-fresh = Quand le dé a compté, c'est une main pleine : reprends-le et continue.
hot-dice-fresh = Quand les { $dice } dés sont de côté et ont compté, en un lancer ou en plusieurs, c'est une main pleine : reprends les { $dice } et continue.
hot-dice-bonus-safe = Un lancer nul dans ce tour de plus ne touche pas à ce qui a été marqué avant. Un tour de plus peut en donner un autre, sans limite.
hot-dice-at-risk = C'est toujours le même tour, et ses points sont toujours en danger. Cela peut arriver autant de fois qu'on y parvient dans un tour.
hot-dice-must-roll = Il faut les relancer : on ne marque pas sur une main pleine.
hot-dice-may-bank = Rien ne t'y oblige : tu peux marquer à la place, si tu en as le droit.
hot-dice-bonus-at-target = Même si ces points atteignent le but, tu joues d'abord le tour de plus.
hot-dice-opening-bonus = Le lancer qui te fait entrer en jeu donne aussi le tour de plus, si tous les dés y comptent.
hot-dice-opening-no-bonus = Le lancer qui te fait entrer en jeu ne donne pas de tour de plus, même si tous les dés y comptent.
hot-dice-too-much-lost = Si les points te menaient au-delà du but, ils sont perdus, mais le tour de plus se joue quand même.
hot-dice-too-much-bounces = Si les points te mènent au-delà du but, ton score rebondit dessus, et le tour de plus se joue quand même.
hot-dice-too-few-either = Si les points ne suffisent pas pour entrer en jeu ou pour le minimum, rien n'est noté, mais le tour de plus se joue quand même.
hot-dice-too-few-to-enter = Si les points ne suffisent pas pour entrer en jeu, rien n'est noté, mais le tour de plus se joue quand même.
hot-dice-too-few-to-bank = Si les points ne suffisent pas pour le minimum, rien n'est noté, mais le tour de plus se joue quand même.
hot-dice-despite-lock = Les points sont marqués même quand une reprise ne te laisserait pas encore marquer.

### doubles

doubles-title = Le doublé final
doubles-saved = Si tu lances exactement deux dés, et qu'ils sont égaux mais ne comptent pas, ce n'est pas un lancer nul. Garde les points du tour, reprends { DICE($dice) } et continue.
doubles-must-roll = Il faut relancer : on ne marque pas entre-temps.
doubles-may-bank = Tu peux aussi marquer avant de relancer, si tu en as le droit.
doubles-two-only = Une paire parmi trois dés ou plus ne sauve rien.
doubles-in-takeover = Un doublé sauve aussi qui a repris deux dés.
doubles-not-in-takeover = Un doublé ne sauve pas qui lance deux dés repris : c'est un lancer nul.

### adding

adding-title = Ajouter des dés
adding-with-singles = Si tu as mis de côté au moins trois dés égaux (d'une face qui ne compte pas seule) d'un même lancer de ton tour, tu peux leur ajouter des dés de cette face venus d'autres lancers.
adding-any = Si tu as mis de côté au moins trois dés égaux d'un même lancer de ton tour, tu peux leur ajouter des dés de cette face venus d'autres lancers.
adding-worth = Un dé ajouté ne rapporte rien, mais il compte comme un dé gardé : il sauve un lancer qui serait nul.
adding-when-lead = Quand.
adding-beside-scoring = On peut ajouter des dés même si d'autres dés du lancer comptent.
adding-only-alone = On ne peut ajouter des dés que si rien d'autre ne compte dans le lancer.
adding-all-dice-lead = Tous les dés.
adding-all-end = Quand le dernier dé est de côté, compté ou ajouté, ton tour est fini.
adding-all-bonus = Pour le tour de plus, un dé ajouté vaut un dé qui a compté.
adding-all-hot = Pour la main pleine, un dé ajouté vaut un dé qui a compté.
adding-all-no-bonus = Avec un dé ajouté parmi eux, tes dés ne donnent pas de tour de plus : quand il ne reste plus de dé à lancer, ton tour est fini et tu marques ce qu'il vaut.
adding-all-not-hot = Avec un dé ajouté parmi eux, tes dés ne font pas de main pleine : quand il ne reste plus de dé à lancer, ton tour est fini et tu marques ce qu'il vaut.
adding-until-when-lead = Jusqu'à quand.
adding-until-when = Une fois tous les dés relancés, il n'y a plus rien à compléter : les anciennes combinaisons ont disparu.
adding-carryover-lead = Reprise.
adding-inherited = Qui fait une reprise peut ajouter des dés aux combinaisons qui viennent avec.
adding-not-inherited = Qui fait une reprise ne peut pas ajouter de dés aux combinaisons gardées avant.

### entry

entry-title = Entrer en jeu
entry-none = Il n'y a pas de seuil : les premiers points que tu marques comptent.
entry-needs-throw = Pour entrer en jeu, il te faut { POINTS($entry_points) } ou plus en un lancer.
entry-needs-turn = Pour entrer en jeu, il te faut { POINTS($entry_points) } ou plus en un tour.
entry-until-then = Jusque-là ton score est 0, et rien d'autre de ce que tu lances n'est noté.
entry-single-throw = Tant que tu n'es pas en jeu, ton tour est un seul lancer de { DICE($dice) }.
entry-single-scoring = Si les dés qui comptent valent { POINTS($entry_points) } ou plus, les points sont notés, tu es en jeu, et ce tour est fini ; à partir de là, tu joues normalement. Sinon, ton tour finit sans rien.
entry-single-kept = Si les dés que tu gardes valent { POINTS($entry_points) } ou plus, les points sont notés, tu es en jeu, et ce tour est fini ; à partir de là, tu joues normalement. Sinon, ton tour finit sans rien.
entry-takeover-refused = Si tu fais une reprise alors que tu n'es pas en jeu, ton tour va au-delà de son premier lancer, mais pour noter quelque chose il te faut toujours { POINTS($entry_points) } ou plus en un lancer. Tu ne peux pas t'arrêter avant : relance jusqu'à les avoir, ou jusqu'à un lancer nul.
entry-takeover-forfeits = Si tu fais une reprise alors que tu n'es pas en jeu, ton tour va au-delà de son premier lancer, mais pour noter quelque chose il te faut toujours { POINTS($entry_points) } ou plus en un lancer. Tu peux t'arrêter avant, mais alors les points du tour sont perdus.
entry-exact-turn = { $entry_points } tout juste suffisent. Tous les points du tour qui te fait entrer en jeu comptent, et ceux de tous les tours suivants aussi.
entry-any-throw = N'importe quel lancer de ton tour convient, pas seulement le premier ; mais les dés gardés de ce lancer-là doivent les valoir à eux seuls. Alors tous les points du tour comptent, et ceux de tous les tours suivants aussi.
entry-stop-refused = Tu ne peux pas t'arrêter avant : relance jusqu'à les avoir, ou jusqu'à un lancer nul.
entry-stop-forfeits = Tu peux t'arrêter avant, mais alors les points du tour sont perdus.
entry-once-banked = Tu n'es en jeu qu'une fois les points marqués : si un lancer nul vient après, ils sont perdus et tu en es au même point qu'avant.
entry-minimum-too = Le minimum pour marquer vaut aussi ici.

### carryover

carryover-title = La reprise
carryover-offer = Si quelqu'un marque et laisse des dés qui pouvaient encore être lancés, ces dés sont offerts au suivant avec les points du tour qui vient d'être marqué. Qui a marqué garde ces points, quoi qu'il arrive ensuite. Un tour qui finit par un lancer nul, ou sans rien noter, ne laisse pas d'offre.
carryover-who-lead = Qui.
carryover-who-next = Seul le suivant est invité à choisir.
carryover-who-anyone = Seul le suivant est invité à choisir, en jeu ou non.
carryover-who-on-board = Seul le suivant est invité à choisir, et seulement s'il est déjà en jeu. Personne d'autre ne peut prendre les dés.
carryover-decline-lead = Passer.
carryover-decline-die = Si tu passes, l'offre disparaît pour tout le monde : commence ton propre tour avec 1 dé et 0 point.
carryover-decline-dice = Si tu passes, l'offre disparaît pour tout le monde : commence ton propre tour avec les { $dice } dés et 0 point.
carryover-accept-lead = Prendre.
carryover-accept = Si tu prends, tu lances exactement les dés laissés. Ton tour commence avec les points offerts.
carryover-success-lead = Réussi.
carryover-success-singles = La reprise réussit si le lancer montre { $singles }. Aucun autre dé ne suffit, pas même une combinaison qui compte.
carryover-success-added = La reprise réussit si quelque chose compte dans le lancer. Un dé ajouté à une combinaison suffit.
carryover-success-any = La reprise réussit si quelque chose compte dans le lancer.
carryover-go-on = Ajoute les points de ce lancer et continue comme dans un tour à toi.
carryover-keep-all = Garde tous les dés de ce lancer qui comptent, ajoute leurs points et continue comme dans un tour à toi.
carryover-keep-choice = Garde de ce lancer ce que tu veux, comme de tout autre, ajoute les points et continue comme dans un tour à toi.
carryover-failure-lead = Raté.
carryover-failure-but-doubles = Sinon, c'est un lancer nul, sauf si un doublé final le sauve : ton tour est fini, et les points offerts sont perdus.
carryover-failure-bust = Sinon, c'est un lancer nul : ton tour est fini, et les points offerts sont perdus.
carryover-failure-score-stays = Ton score reste ce qu'il était.
carryover-banking-lead = Marquer.
carryover-bank-at-once = Après une reprise réussie, tu peux marquer tout de suite, comme après tout lancer.
carryover-bank-after-singles = Juste après une reprise réussie, tu ne peux pas encore marquer : garde d'abord { $singles } d'un autre lancer du tour, seul ou dans une combinaison.
carryover-bank-after-any = Juste après une reprise réussie, tu ne peux pas encore marquer : garde d'abord des dés d'un lancer de plus.
carryover-chain-lead = En chaîne.
carryover-chain = Si tu marques en laissant des dés, tous les points de ton tour sont offerts au suivant, ceux que tu as repris aussi. Cela peut faire le tour de la table.
carryover-idle-dice-lead = Dés sans valeur.
carryover-idle-never-hot = Si des dés sans valeur ont été mis de côté, tu en hérites aussi : reprendre le reste ne mène pas à une main pleine.
carryover-idle-inherited = Si des dés sans valeur ont été mis de côté, tu en hérites aussi.
carryover-all-dice-lead = Tous les dés.
carryover-all-none = Qui marque { $leaving_all } ne laisse rien, et il n'y a pas d'offre.
carryover-all-die = Qui marque { $leaving_all } laisse 1 dé au suivant, et l'offre se fait avec lui.
carryover-all-fresh = Qui marque { $leaving_all } laisse les { $dice } dés au suivant, et l'offre se fait avec eux.
carryover-off-the-board-lead = Pas encore en jeu.
carryover-off-count-all = Si tu n'es pas en jeu, les points repris comptent dans les { $needed } points qu'il te faut.
carryover-off-after-attempt = Si tu n'es pas en jeu, ni les points repris ni ceux du premier lancer ne comptent dans les { $needed } points qu'il te faut ; ceux de tes lancers suivants, si.
carryover-off-own = Si tu n'es pas en jeu, les points repris ne comptent pas dans les { $needed } points qu'il te faut ; ce que tu lances toi-même compte, dès le premier lancer.
carryover-off-later-throw = Là où il faut { $needed_in_a_throw } points en un lancer, c'est un lancer après le premier qui doit les valoir à lui seul.
carryover-off-own-throw = Là où il faut { $needed_in_a_throw } points en un lancer, c'est un lancer à toi, le premier ou un autre, qui doit les valoir à lui seul.
carryover-off-once-on = Si ce tour te fait entrer en jeu, tous ses points sont notés.
carryover-final-round-lead = Dernier tour.
carryover-final-none = Une fois le dernier tour commencé, il n'y a plus d'offres.
carryover-final-too = Il y a aussi des offres dans le dernier tour.
carryover-final-not-own = Qui joue deux tours de suite ne se voit pas offrir ses propres dés.

### strikes

strikes-title-every = Chaque lancer nul
strikes-title-row = { $strikes_count } lancers nuls d'affilée
strikes-reset-every = À chaque lancer nul, tout ton score est perdu : il retombe à 0.
strikes-reset-row = Après { $strikes_count } lancers nuls d'affilée, dans des tours qui se suivent, tout ton score est perdu : il retombe à 0.
strikes-penalty-every = Chaque lancer nul te coûte { POINTS($strikes_penalty) } de ton score.
strikes-penalty-row = { $strikes_count } lancers nuls d'affilée, dans des tours qui se suivent, te coûtent { POINTS($strikes_penalty) } de ton score.
strikes-floor = Ton score ne descend jamais ainsi au-dessous de 0.
strikes-no-floor = Ton score peut ainsi descendre au-dessous de 0.
strikes-again-in-throw = Tu n'es plus en jeu, et pour y revenir il te faut { POINTS($strikes_reentry_points) } ou plus en un lancer.
strikes-again-in-turn = Tu n'es plus en jeu, et pour y revenir il te faut { POINTS($strikes_reentry_points) } ou plus en un tour.
strikes-again-single-scoring = Jusque-là, ton tour est un seul lancer : il finit, que les dés qui comptent les vaillent ou non.
strikes-again-single-kept = Jusque-là, ton tour est un seul lancer : il finit, que les dés que tu gardes les vaillent ou non.
strikes-again-any-throw = N'importe quel lancer d'un tour convient, et alors tout le tour compte.
strikes-again-as-first-throw = Tu n'es plus en jeu, et tu y reviens comme au début, avec { POINTS($entry_points) } ou plus en un lancer.
strikes-again-as-first-turn = Tu n'es plus en jeu, et tu y reviens comme au début, avec { POINTS($entry_points) } ou plus en un tour.
strikes-row-broken = Un tour qui finit autrement rompt la série. Après le lancer nul numéro { $strikes_count }, on recommence à compter.
strikes-off-board-count = Les lancers nuls comptent aussi avant d'être en jeu.
strikes-off-board-spared = Les lancers nuls ne comptent pas avant d'être en jeu.
strikes-too-little-no-bust = Un lancer qui compte, mais trop peu pour entrer en jeu, n'est pas un lancer nul.
strikes-attempt-counts = Une reprise ratée est un lancer nul comme un autre.

### end

end-title = La fin de la partie
end-first-exact = La première personne qui marque et arrive ainsi à exactement { POINTS($target) } gagne, et la partie est aussitôt finie. Les autres ne jouent plus.
end-first = La première personne qui marque et arrive ainsi à { POINTS($target) } ou plus gagne, et la partie est aussitôt finie. Les autres ne jouent plus.
end-round-is = Une manche, c'est un tour pour chacun, à partir de qui a commencé la partie.
end-final-exact = Quand quelqu'un marque et arrive ainsi à exactement { POINTS($target) }, le dernier tour commence.
end-final = Quand quelqu'un marque et arrive ainsi à { POINTS($target) } ou plus, le dernier tour commence.
end-one-more-turn = Tous les autres ont encore un tour, dans l'ordre habituel, même s'ils ont déjà joué dans cette manche. Puis le plus haut score gagne.
end-finish-round = Seuls jouent encore ceux qui viennent après dans cette manche ; s'il n'y en a pas, la partie est aussitôt finie. Puis le plus haut score gagne.
end-score-to-beat = Quand quelqu'un marque et arrive ainsi à { POINTS($target) } ou plus, le dernier tour commence : c'est le score à battre. Pour le battre, il faut plus de points ; autant ne suffit pas.
end-one-try = Tous les autres, dans l'ordre habituel, ont un tour pour le battre.
end-beaten-all = Dès que quelqu'un le bat, il y a un nouveau score à battre, et tous les autres ont encore un tour, à partir du suivant : même qui vient d'être battu, et qui a déjà essayé.
end-beaten-rounds = Qui le bat fixe un nouveau score à battre pour ceux qui n'ont pas encore essayé. Quand tous ont essayé et que le score a été battu, chacun a encore un tour, sauf qui le détient.
end-beaten-waiting = Qui le bat fixe un nouveau score à battre. Alors la personne battue a un tour, et celles qui n'ont pas encore essayé aussi ; qui a essayé en vain est éliminé.
end-holder-wins-round = Quand une série d'essais finit sans nouveau score à battre, gagne qui détient le score à battre.
end-highest-wins-round = Quand une série d'essais finit sans nouveau score à battre, le plus haut score gagne.
end-holder-wins = Quand plus personne n'a d'essai, gagne qui détient le score à battre.
end-highest-wins = Quand plus personne n'a d'essai, le plus haut score gagne.
end-too-much-lead = Trop.
end-too-much-lost = Les points qui porteraient ton score au-delà de { $target } sont perdus : un tour qui en marque trop ne note rien.
end-too-much-bounces = Ton score rebondit sur { $target } : les points au-delà sont retirés, comme si tu allais jusqu'au bout et revenais. Avec { $two_off } et un tour de 500, tu as { $three_off }. Aucun tour ne porte ton score au-dessous de 0.
end-bonus-turns-lead = Tours de plus.
end-bonus-turns = Une fois le dernier tour commencé, un lancer nul dans un tour de plus ne prend rien à qui a le plus haut score : le score à battre reste.
end-same-rules-lead = Mêmes règles.
end-same-rules = Dans le dernier tour valent toutes les règles d'un tour.
end-ties-lead = Égalité.
end-ties-shared = À égalité au plus haut score, on partage la victoire.
end-ties-first = À égalité au plus haut score, gagne qui l'avait en premier.

### autour des règles

needs-title = Ce qu'il vous faut
glance-title = En un coup d'œil
yes = oui
no = non
changes-title = Ce qui est différent ici
changes = Comparées à { $base }, ces options diffèrent ; la page en tient compte partout.
changes-option = Option
changes-here = Ici
variants-title = Variantes
variants = On y joue aussi de ces façons, qui peuvent se combiner :
variants-played = Cette page décrit le jeu avec elle.
variants-name = Ici elle s'appelle { $name }.
notes-title = Comment la source est lue
notes = Là où la source peut se lire de plusieurs façons, voici comment elle est lue ici. Les mots entre parenthèses sont les options qui en décident.
source-title = À propos de ces règles
source-about = Quoi
source-source = Source
source-aliases = Aussi appelé
source-name = Nom
source-hash = Empreinte des règles

### listes

saved-nothing = des points pour rien du tout
saved-doubles = le doublé final
saved-adding = les dés ajoutés
leaving-hot-dice = sur une main pleine
leaving-nothing = sur des points pour rien du tout
leaving-doubles = sur un doublé final
absent-straights = les suites
absent-pairs = trois paires
absent-full-houses = les fulls

### le tableau des points

card-set = Combinaison
card-dice = Dés
card-points = Points
card-same = Dés égaux
card-face = Face
card-count = { $n ->
    [1] un
   *[other] { $n }
}
card-kind = { $n ->
    [1] un dé
   *[other] { COUNT($n) } dés égaux
}
card-straight = suite de { COUNT($n) }
card-triples = deux brelans
card-house = full avec trois { $faces }
card-such-as = par exemple { $dice }
card-nothing = rien du tout
card-nothing-dice = tous les dés lancés, aucun ne compte

### chances

odds-title = Les chances en un coup d'œil
odds = La probabilité exacte que rien ne compte dans un lancer.
odds-adding = Les dés qu'on pourrait ajouter à d'anciennes combinaisons ne sont pas pris en compte.
odds-dice = Dés lancés
odds-blank = Rien ne compte
odds-percent = En pour cent
odds-bust = Nul
odds-attempt = Reprise ratée
odds-opening = { DICE($dice) } donnent { POINTS($points) } ou plus en un seul lancer avec une probabilité de { $chance }.
odds-tiny = moins de 0,01{"\u202F"}%

### exemples

example-straight = Une suite
example-straight-and-a-single-die = Une suite et un dé seul
example-four-of-a-kind-and-a-pair = Quatre dés égaux et une paire
example-points-for-nothing = Des points pour rien du tout
example-first-throw = Un premier lancer
example-bust = Un lancer nul
example-all-dice-score = Tous les dés comptent
example-doubles-at-the-end = Le doublé final
example-getting-on-the-board = Entrer en jeu
example-carryover-taken-over = Une reprise réussie
example-carryover-lost = Une reprise ratée
example-carryover-and-a-player-off-the-board = Une reprise sans être en jeu
example-die-added = Un dé ajouté
example-one-bust-too-many = Un lancer nul de trop
example-end = La fin
story-rolls = { $player } lance { DICE($dice) }.
story-keeps = { $n ->
    [1] Une seule façon de garder :
   *[other] Ce qui peut être gardé :
}
story-score = { $player } a { $score }.
story-turn = C'est le tour de { $player }.
story-needed = Il aurait fallu { $faces } pour réussir.
story-sum = Cela fait { $points } dans ce tour.
story-busts = { $turns ->
    [1] { $player } vient de finir un tour par un lancer nul.
   *[other] { $player } vient de finir { $turns } tours par un lancer nul.
}
story-ends-nothing = Le tour est fini, et rien n'est noté : { $reason }.
story-ends = Le tour finit ici, et { $player } marque.
story-must-roll = { $player } doit maintenant lancer { DICE($dice) } et ne peut pas marquer : { $closed }.
story-may-roll = { $player } peut lancer { DICE($dice) }. S'arrêter maintenant ne noterait rien : { $reason }.
story-may = { $player } peut maintenant lancer { DICE($dice) }, ou marquer.
story-left-bonus = tour de plus
story-left-ends = le tour finit
story-left-hot = main pleine
story-added = { $dice } ajouté
story-dead = { $dice } sans valeur
report-example = Exemple : { $title }
report-keeps = Gardé | Combinaisons | Points | À lancer
report-more = et { $n } de plus
