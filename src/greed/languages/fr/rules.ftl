# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.

### gist

gist = le premier à marquer exactement { POINTS($target) }
gist-2 = le premier à marquer { POINTS($target) }
gist-3 = exactement { POINTS($target) }, puis un dernier tour pour les autres
gist-4 = { POINTS($target) }, puis un dernier tour pour les autres
gist-5 = exactement { POINTS($target) }, puis on finit la manche
gist-6 = { POINTS($target) }, puis on finit la manche
gist-7 = { POINTS($target) }, puis gagne le plus haut score que personne ne bat plus
gist-8 = { POINTS($target) }, puis on surenchérit jusqu'à ce que personne ne fasse mieux

### summary

summary = { DICE($dice) }, { POINTS($entry_points) } ou plus en un lancer pour entrer en jeu, { $gist }.
summary-2 = { DICE($dice) }, { POINTS($entry_points) } ou plus en un tour pour entrer en jeu, { $gist }.
summary-3 = { DICE($dice) }, { $gist }.

### needs

needs = { $seats_min } personnes ou plus (ici jusqu'à { $seats_max }).
needs-2 = De { $seats_min } à { $seats_max } personnes.
needs-3 = { $seats_min } personnes.
needs-4 = 1 dé ordinaire.
needs-5 = { $dice } dés ordinaires.
needs-6 = 1 dé à { $faces } faces, de 1 à { $faces }.
needs-7 = { $dice } dés à { $faces } faces, de 1 à { $faces }.
needs-8 = Du papier et un crayon.

### glance

glance-target-lead = But
glance-target = { $gist }
glance-on-the-board-lead = Entrer en jeu
glance-on-the-board = { POINTS($entry_points) } ou plus en un lancer
glance-on-the-board-2 = { POINTS($entry_points) } ou plus en un tour
glance-on-the-board-3 = tout de suite
glance-keep-lead = Garder
glance-keep = tous les dés qui comptent
glance-keep-2 = ce que tu veux des dés qui comptent
glance-bank-lead = Marquer
glance-bank = { POINTS($turn_minimum_bank) } ou plus
glance-all-dice-scored-lead = Tous les dés comptent
glance-all-dice-scored = main pleine : on les relance tous
glance-all-dice-scored-2 = les points sont sauvés, et on a un tour de plus
glance-all-dice-scored-3 = le tour est fini
glance-two-equal-dice-lead = Deux dés égaux à la fin
glance-two-equal-dice = sauvent le tour
glance-adding-dice-lead = Ajouter des dés
glance-adding-dice = aux combinaisons déjà gardées dans le tour
glance-carryover-lead = Reprise
glance-carryover = les dés qui restent passent au suivant, avec les points
glance-bust-lead = Lancer nul
glance-bust = le tour est perdu
glance-bust-2 = le tour est perdu, et tout le score avec
glance-bust-3 = le tour est perdu, et { POINTS($strikes_penalty) } avec
glance-bust-4 = le tour est perdu ; après { $strikes_count } d'affilée, tout le score
glance-bust-5 = le tour est perdu ; après { $strikes_count } d'affilée, { POINTS($strikes_penalty) }

### aim

aim-title = Le but du jeu
aim = Marque exactement { POINTS($target) } avant les autres : tu gagnes sur-le-champ.
aim-2 = Marque { POINTS($target) } avant les autres : tu gagnes sur-le-champ.
aim-3 = Il faut avoir le plus haut score quand la partie s'arrête. La fin commence quand quelqu'un a marqué exactement { POINTS($target) }.
aim-4 = Il faut avoir le plus haut score quand la partie s'arrête. La fin commence quand quelqu'un a marqué { POINTS($target) }.
aim-5 = À ton tour, tu lances les dés, tu mets de côté des dés qui comptent, puis tu choisis : relancer le reste pour faire plus de points, ou t'arrêter et marquer ce que tu as. Plus tu continues, plus tu peux gagner, et plus un mauvais lancer te prend.

### turn

turn-title = Ton tour
turn = On joue chacun son tour, vers la gauche. Mettez-vous d'accord sur qui commence.
turn-roll-lead = Lancer.
turn-roll = Lance ton seul dé.
turn-roll-2 = Lance les { $dice } dés.
turn-keep-lead = Garder.
turn-keep = Mets de côté tous les dés qui comptent. Tu n'as pas le choix ; si les dés peuvent se compter de plusieurs façons, c'est celle qui rapporte le plus qui vaut.
turn-keep-2 = Mets de côté au moins un dé qui compte. C'est toi qui choisis lesquels : tu peux laisser sur la table des dés qui comptent et les relancer. Une combinaison ne compte que si tu en mets tous les dés de côté.
turn-keep-3 = Les dés qui ne comptent pas restent sur la table.
turn-keep-4 = Des dés qui ne comptent pas peuvent être mis de côté avec d'autres qui comptent, jamais sans eux. Mais alors ces dés ne donnent plus de tour de plus, et quand il ne reste plus de dé à lancer, ton tour est fini et tu marques ce qu'il vaut.
turn-keep-5 = Des dés qui ne comptent pas peuvent être mis de côté avec d'autres qui comptent, jamais sans eux. Mais alors ces dés ne donnent plus de main pleine, et quand il ne reste plus de dé à lancer, ton tour est fini et tu marques ce qu'il vaut.
turn-count-lead = Compter.
turn-count = Ajoute les points des dés gardés aux points de ce tour. Ils ne sont pas encore à l'abri.
turn-decide-lead = Décider.
turn-decide = Relance les dés que tu n'as pas mis de côté et reprends à l'étape 2 ; ou arrête-toi et marque : les points du tour s'ajoutent à ton score, et les dés passent au suivant.
turn-decide-2 = (Tant que tu n'es pas en jeu, c'est différent : voir plus bas.)
turn-bust-lead = Lancer nul.
turn-bust = Un lancer où rien ne compte est nul. Ton tour s'arrête aussitôt, et tous ses points sont perdus.
turn-bust-2 = (Exceptions : { $saved }, comme décrit plus bas.)
turn-safe-points-lead = Points à l'abri.
turn-safe-points = Un lancer nul coûte aussi des points déjà marqués : voir « Chaque lancer nul ».
turn-safe-points-2 = Un seul lancer nul ne prend jamais les points déjà marqués ; mais voir les lancers nuls d'affilée.
turn-safe-points-3 = Les points marqués ne se perdent jamais.
turn-no-dice-left-lead = Plus de dés.
turn-no-dice-left = S'il ne reste plus de dé à lancer alors que tu n'as pas le droit de marquer, ton tour est fini et ses points sont perdus.
turn-minimum-lead = Minimum.
turn-minimum = Tu ne peux marquer qu'à partir de { POINTS($turn_minimum_bank) } : avec moins, il faut relancer.
turn-minimum-2 = Il n'y a pas de minimum pour marquer, sauf tant que tu n'es pas en jeu.
turn-minimum-3 = Il n'y a pas de minimum : on peut marquer n'importe quels points.
turn-minimum-4 = Les points venus d'une reprise y comptent.
turn-minimum-5 = Les points venus d'une reprise n'y comptent pas.
turn-2 = Dans les exemples de cette page jouent { $cast }, dans cet ordre ; tous sont déjà en jeu, sauf si le texte dit autre chose.
turn-3 = Dans les exemples de cette page jouent { $cast }, dans cet ordre.

### scoring

scoring-title = Le tableau des points
scoring-one-throw-lead = Un seul lancer.
scoring-one-throw = Les dés d'une combinaison doivent tomber en un seul lancer : ceux qui sont déjà de côté sont comptés, on n'y revient pas.
scoring-one-throw-2 = Deux { $apart_face } maintenant et un troisième { $apart_face } dans un autre lancer font { POINTS($apart) }, pas { $at_once }.
scoring-one-use-lead = Une seule fois.
scoring-one-use = Chaque dé compte une fois : dans une combinaison, ou seul si sa face compte seule.
scoring-more-dice-lead = Plus de dés.
scoring-more-dice = Au-delà de trois, chaque dé égal de plus double les points : { $sums }.
scoring-more-dice-2 = Au-delà de trois, chaque dé égal de plus ajoute encore une fois les points du brelan : { $sums }.
scoring-more-dice-3 = { $grown } dés égaux ne sont pas une combinaison à part.
scoring-more-dice-4 = Quatre dés égaux ou plus ne sont pas une combinaison à part.
scoring-more-dice-5 = { $grown } dés égaux ne sont pas une combinaison à part.
scoring-more-dice-6 = Les dés en plus d'une combinaison se comptent par les autres lignes, s'ils le peuvent : { $sums }.
scoring-once-only-lead = Une fois par lancer.
scoring-once-only = Une ligne du tableau ne compte qu'une fois par lancer, pour chaque face qu'elle nomme ; d'autres dés qui la referaient ne rapportent rien.
scoring-again-lead = Encore une fois.
scoring-again = La même ligne peut compter plusieurs fois dans un lancer : { $twice } font { POINTS($twice_points) }.
scoring-best-count-lead = Au mieux.
scoring-best-count = Si les dés peuvent se compter de plusieurs façons, c'est celle qui rapporte le plus qui vaut.
scoring-best-count-2 = Ainsi, { $split } valent { $split_points }, comme { $split_parts }, et pas { $split_whole }.
scoring-careful-lead = Attention.
scoring-careful = { $no_straights } n'est pas une suite.
scoring-careful-2 = { $no_straights } ne sont pas des suites.
scoring-pairs-lead = Paires.
scoring-pairs = Trois paires, ce sont trois faces différentes.
scoring-pairs-2 = Quatre dés égaux et une paire comptent aussi comme trois paires.
scoring-pairs-3 = Quatre dés égaux et une paire ne font pas trois paires.
scoring-pairs-4 = Six dés égaux comptent comme trois paires.
scoring-pairs-5 = Six dés égaux ne comptent pas comme trois paires.
scoring-full-house-lead = Full.
scoring-full-house = Un full, ce sont trois dés d'une face et deux d'une autre.
scoring-full-house-2 = Un full, ce sont trois dés d'une face et deux d'une autre : les points du brelan, s'il en a, et { $scoring_full_house_bonus } de plus, mais jamais moins de { $scoring_full_house }.
scoring-full-house-3 = Un full, ce sont trois dés d'une face et deux d'une autre : les points du brelan, s'il en a, et { $scoring_full_house_bonus } de plus.
scoring-nothing-lead = Rien du tout.
scoring-nothing = Lance { DICE($dice) } d'un coup sans qu'aucun ne compte : ce n'est pas un lancer nul, cela vaut { POINTS($scoring_nothing) }.
scoring-nothing-2 = Ensuite on les relance tous ; on ne peut pas marquer avant.
scoring-nothing-3 = Ensuite on les relance tous, ou l'on marque si on le peut.
scoring-alone-lead = Seul.
scoring-alone = Aucun dé ne compte seul.
scoring-alone-2 = Seuls les { $alone } comptent seuls.
scoring-not-here-lead = Pas ici.
scoring-not-here = Il n'y a pas de points pour { $absent } en tant que tels.

### hot-dice

hot-dice-title = Tous les dés comptent
hot-dice-title-2 = Tous les dés comptent : le tour de plus
hot-dice-title-3 = La main pleine
hot-dice-1 = Quand le dé a compté, ton tour est fini : il n'y a plus rien à lancer, et tu marques les points.
hot-dice-2 = Quand les { $dice } dés sont de côté et ont compté, en un lancer ou en plusieurs, ton tour est fini : il n'y a plus rien à lancer, et tu marques les points.
hot-dice-3 = Quand le dé a compté, les points du tour sont marqués aussitôt, et tu joues un tour de plus avec lui.
hot-dice-4 = Quand les { $dice } dés sont de côté et ont compté, en un lancer ou en plusieurs, les points du tour sont marqués aussitôt, et tu joues un tour de plus avec tous les dés.
hot-dice-5 = Quand le dé a compté, c'est une main pleine : reprends-le et continue.
hot-dice-6 = Quand les { $dice } dés sont de côté et ont compté, en un lancer ou en plusieurs, c'est une main pleine : reprends les { $dice } et continue.
hot-dice-7 = Un lancer nul dans ce tour de plus ne touche pas à ce qui a été marqué avant. Un tour de plus peut en donner un autre, sans limite.
hot-dice-8 = C'est toujours le même tour, et ses points sont toujours en danger. Cela peut arriver autant de fois qu'on y parvient dans un tour.
hot-dice-9 = Il faut les relancer : on ne marque pas sur une main pleine.
hot-dice-10 = Rien ne t'y oblige : tu peux marquer à la place, si tu en as le droit.
hot-dice-11 = Même si ces points atteignent le but, tu joues d'abord le tour de plus.
hot-dice-12 = Le lancer qui te fait entrer en jeu donne aussi le tour de plus, si tous les dés y comptent.
hot-dice-13 = Le lancer qui te fait entrer en jeu ne donne pas de tour de plus, même si tous les dés y comptent.
hot-dice-14 = Si les points te menaient au-delà du but, ils sont perdus, mais le tour de plus se joue quand même.
hot-dice-15 = Si les points te mènent au-delà du but, ton score rebondit dessus, et le tour de plus se joue quand même.
hot-dice-16 = Si les points ne suffisent pas pour entrer en jeu ou pour le minimum, rien n'est noté, mais le tour de plus se joue quand même.
hot-dice-17 = Si les points ne suffisent pas pour entrer en jeu, rien n'est noté, mais le tour de plus se joue quand même.
hot-dice-18 = Si les points ne suffisent pas pour le minimum, rien n'est noté, mais le tour de plus se joue quand même.
hot-dice-19 = Les points sont marqués même quand une reprise ne te laisserait pas encore marquer.

### doubles

doubles-title = Le doublé final
doubles = Si tu lances exactement deux dés, et qu'ils sont égaux mais ne comptent pas, ce n'est pas un lancer nul. Garde les points du tour, reprends { DICE($dice) } et continue.
doubles-2 = Il faut relancer : on ne marque pas entre-temps.
doubles-3 = Tu peux aussi marquer avant de relancer, si tu en as le droit.
doubles-4 = Une paire parmi trois dés ou plus ne sauve rien.
doubles-5 = Un doublé sauve aussi qui a repris deux dés.
doubles-6 = Un doublé ne sauve pas qui lance deux dés repris : c'est un lancer nul.

### adding

adding-title = Ajouter des dés
adding = Si tu as mis de côté au moins trois dés égaux (d'une face qui ne compte pas seule) d'un même lancer de ton tour, tu peux leur ajouter des dés de cette face venus d'autres lancers.
adding-2 = Si tu as mis de côté au moins trois dés égaux d'un même lancer de ton tour, tu peux leur ajouter des dés de cette face venus d'autres lancers.
adding-3 = Un dé ajouté ne rapporte rien, mais il compte comme un dé gardé : il sauve un lancer qui serait nul.
adding-when-lead = Quand.
adding-when = On peut ajouter des dés même si d'autres dés du lancer comptent.
adding-when-2 = On ne peut ajouter des dés que si rien d'autre ne compte dans le lancer.
adding-all-dice-lead = Tous les dés.
adding-all-dice = Quand le dernier dé est de côté, compté ou ajouté, ton tour est fini.
adding-all-dice-2 = Pour le tour de plus, un dé ajouté vaut un dé qui a compté.
adding-all-dice-3 = Pour la main pleine, un dé ajouté vaut un dé qui a compté.
adding-all-dice-4 = Avec un dé ajouté parmi eux, tes dés ne donnent pas de tour de plus : quand il ne reste plus de dé à lancer, ton tour est fini et tu marques ce qu'il vaut.
adding-all-dice-5 = Avec un dé ajouté parmi eux, tes dés ne font pas de main pleine : quand il ne reste plus de dé à lancer, ton tour est fini et tu marques ce qu'il vaut.
adding-until-when-lead = Jusqu'à quand.
adding-until-when = Une fois tous les dés relancés, il n'y a plus rien à compléter : les anciennes combinaisons ont disparu.
adding-carryover-lead = Reprise.
adding-carryover = Qui fait une reprise peut ajouter des dés aux combinaisons qui viennent avec.
adding-carryover-2 = Qui fait une reprise ne peut pas ajouter de dés aux combinaisons gardées avant.

### entry

entry-title = Entrer en jeu
entry = Il n'y a pas de seuil : les premiers points que tu marques comptent.
entry-2 = Pour entrer en jeu, il te faut { POINTS($entry_points) } ou plus en un lancer.
entry-3 = Pour entrer en jeu, il te faut { POINTS($entry_points) } ou plus en un tour.
entry-4 = Jusque-là ton score est 0, et rien d'autre de ce que tu lances n'est noté.
entry-5 = Tant que tu n'es pas en jeu, ton tour est un seul lancer de { DICE($dice) }.
entry-6 = Si les dés qui comptent valent { POINTS($entry_points) } ou plus, les points sont notés, tu es en jeu, et ce tour est fini ; à partir de là, tu joues normalement. Sinon, ton tour finit sans rien.
entry-7 = Si les dés que tu gardes valent { POINTS($entry_points) } ou plus, les points sont notés, tu es en jeu, et ce tour est fini ; à partir de là, tu joues normalement. Sinon, ton tour finit sans rien.
entry-8 = Si tu fais une reprise alors que tu n'es pas en jeu, ton tour va au-delà de son premier lancer, mais pour noter quelque chose il te faut toujours { POINTS($entry_points) } ou plus en un lancer. Tu ne peux pas t'arrêter avant : relance jusqu'à les avoir, ou jusqu'à un lancer nul.
entry-9 = Si tu fais une reprise alors que tu n'es pas en jeu, ton tour va au-delà de son premier lancer, mais pour noter quelque chose il te faut toujours { POINTS($entry_points) } ou plus en un lancer. Tu peux t'arrêter avant, mais alors les points du tour sont perdus.
entry-10 = { $entry_points } tout juste suffisent. Tous les points du tour qui te fait entrer en jeu comptent, et ceux de tous les tours suivants aussi.
entry-11 = N'importe quel lancer de ton tour convient, pas seulement le premier ; mais les dés gardés de ce lancer-là doivent les valoir à eux seuls. Alors tous les points du tour comptent, et ceux de tous les tours suivants aussi.
entry-12 = Tu ne peux pas t'arrêter avant : relance jusqu'à les avoir, ou jusqu'à un lancer nul.
entry-13 = Tu peux t'arrêter avant, mais alors les points du tour sont perdus.
entry-14 = Tu n'es en jeu qu'une fois les points marqués : si un lancer nul vient après, ils sont perdus et tu en es au même point qu'avant.
entry-15 = Le minimum pour marquer vaut aussi ici.

### carryover

carryover-title = La reprise
carryover = Si quelqu'un marque et laisse des dés qui pouvaient encore être lancés, ces dés sont offerts au suivant avec les points du tour qui vient d'être marqué. Qui a marqué garde ces points, quoi qu'il arrive ensuite. Un tour qui finit par un lancer nul, ou sans rien noter, ne laisse pas d'offre.
carryover-who-lead = Qui.
carryover-who = Seul le suivant est invité à choisir.
carryover-who-2 = Seul le suivant est invité à choisir, en jeu ou non.
carryover-who-3 = Seul le suivant est invité à choisir, et seulement s'il est déjà en jeu. Personne d'autre ne peut prendre les dés.
carryover-decline-lead = Passer.
carryover-decline = Si tu passes, l'offre disparaît pour tout le monde : commence ton propre tour avec 1 dé et 0 point.
carryover-decline-2 = Si tu passes, l'offre disparaît pour tout le monde : commence ton propre tour avec les { $dice } dés et 0 point.
carryover-accept-lead = Prendre.
carryover-accept = Si tu prends, tu lances exactement les dés laissés. Ton tour commence avec les points offerts.
carryover-success-lead = Réussi.
carryover-success = La reprise réussit si le lancer montre { $singles }. Aucun autre dé ne suffit, pas même une combinaison qui compte.
carryover-success-2 = La reprise réussit si quelque chose compte dans le lancer. Un dé ajouté à une combinaison suffit.
carryover-success-3 = La reprise réussit si quelque chose compte dans le lancer.
carryover-success-4 = Ajoute les points de ce lancer et continue comme dans un tour à toi.
carryover-success-5 = Garde tous les dés de ce lancer qui comptent, ajoute leurs points et continue comme dans un tour à toi.
carryover-success-6 = Garde de ce lancer ce que tu veux, comme de tout autre, ajoute les points et continue comme dans un tour à toi.
carryover-failure-lead = Raté.
carryover-failure = Sinon, c'est un lancer nul, sauf si un doublé final le sauve : ton tour est fini, et les points offerts sont perdus.
carryover-failure-2 = Sinon, c'est un lancer nul : ton tour est fini, et les points offerts sont perdus.
carryover-failure-3 = Ton score reste ce qu'il était.
carryover-banking-lead = Marquer.
carryover-banking = Après une reprise réussie, tu peux marquer tout de suite, comme après tout lancer.
carryover-banking-2 = Juste après une reprise réussie, tu ne peux pas encore marquer : garde d'abord { $singles } d'un autre lancer du tour, seul ou dans une combinaison.
carryover-banking-3 = Juste après une reprise réussie, tu ne peux pas encore marquer : garde d'abord des dés d'un lancer de plus.
carryover-chain-lead = En chaîne.
carryover-chain = Si tu marques en laissant des dés, tous les points de ton tour sont offerts au suivant, ceux que tu as repris aussi. Cela peut faire le tour de la table.
carryover-idle-dice-lead = Dés sans valeur.
carryover-idle-dice = Si des dés sans valeur ont été mis de côté, tu en hérites aussi : reprendre le reste ne mène pas à une main pleine.
carryover-idle-dice-2 = Si des dés sans valeur ont été mis de côté, tu en hérites aussi.
carryover-all-dice-lead = Tous les dés.
carryover-all-dice = Qui marque { $leaving_all } ne laisse rien, et il n'y a pas d'offre.
carryover-all-dice-2 = Qui marque { $leaving_all } laisse 1 dé au suivant, et l'offre se fait avec lui.
carryover-all-dice-3 = Qui marque { $leaving_all } laisse les { $dice } dés au suivant, et l'offre se fait avec eux.
carryover-off-the-board-lead = Pas encore en jeu.
carryover-off-the-board = Si tu n'es pas en jeu, les points repris comptent dans les { $needed } points qu'il te faut.
carryover-off-the-board-2 = Si tu n'es pas en jeu, ni les points repris ni ceux du premier lancer ne comptent dans les { $needed } points qu'il te faut ; ceux de tes lancers suivants, si.
carryover-off-the-board-3 = Si tu n'es pas en jeu, les points repris ne comptent pas dans les { $needed } points qu'il te faut ; ce que tu lances toi-même compte, dès le premier lancer.
carryover-off-the-board-4 = Là où il faut { $needed_in_a_throw } points en un lancer, c'est un lancer après le premier qui doit les valoir à lui seul.
carryover-off-the-board-5 = Là où il faut { $needed_in_a_throw } points en un lancer, c'est un lancer à toi, le premier ou un autre, qui doit les valoir à lui seul.
carryover-off-the-board-6 = Si ce tour te fait entrer en jeu, tous ses points sont notés.
carryover-final-round-lead = Dernier tour.
carryover-final-round = Une fois le dernier tour commencé, il n'y a plus d'offres.
carryover-final-round-2 = Il y a aussi des offres dans le dernier tour.
carryover-final-round-3 = Qui joue deux tours de suite ne se voit pas offrir ses propres dés.

### strikes

strikes-title = Chaque lancer nul
strikes-title-2 = { $strikes_count } lancers nuls d'affilée
strikes = À chaque lancer nul, tout ton score est perdu : il retombe à 0.
strikes-2 = Après { $strikes_count } lancers nuls d'affilée, dans des tours qui se suivent, tout ton score est perdu : il retombe à 0.
strikes-3 = Chaque lancer nul te coûte { POINTS($strikes_penalty) } de ton score.
strikes-4 = { $strikes_count } lancers nuls d'affilée, dans des tours qui se suivent, te coûtent { POINTS($strikes_penalty) } de ton score.
strikes-5 = Ton score ne descend jamais ainsi au-dessous de 0.
strikes-6 = Ton score peut ainsi descendre au-dessous de 0.
strikes-7 = Tu n'es plus en jeu, et pour y revenir il te faut { POINTS($strikes_reentry_points) } ou plus en un lancer.
strikes-8 = Tu n'es plus en jeu, et pour y revenir il te faut { POINTS($strikes_reentry_points) } ou plus en un tour.
strikes-9 = Jusque-là, ton tour est un seul lancer : il finit, que les dés qui comptent les vaillent ou non.
strikes-10 = Jusque-là, ton tour est un seul lancer : il finit, que les dés que tu gardes les vaillent ou non.
strikes-11 = N'importe quel lancer d'un tour convient, et alors tout le tour compte.
strikes-12 = Tu n'es plus en jeu, et tu y reviens comme au début, avec { POINTS($entry_points) } ou plus en un lancer.
strikes-13 = Tu n'es plus en jeu, et tu y reviens comme au début, avec { POINTS($entry_points) } ou plus en un tour.
strikes-14 = Un tour qui finit autrement rompt la série. Après le lancer nul numéro { $strikes_count }, on recommence à compter.
strikes-15 = Les lancers nuls comptent aussi avant d'être en jeu.
strikes-16 = Les lancers nuls ne comptent pas avant d'être en jeu.
strikes-17 = Un lancer qui compte, mais trop peu pour entrer en jeu, n'est pas un lancer nul.
strikes-18 = Une reprise ratée est un lancer nul comme un autre.

### end

end-title = La fin de la partie
end = La première personne qui marque et arrive ainsi à exactement { POINTS($target) } gagne, et la partie est aussitôt finie. Les autres ne jouent plus.
end-2 = La première personne qui marque et arrive ainsi à { POINTS($target) } ou plus gagne, et la partie est aussitôt finie. Les autres ne jouent plus.
end-3 = Une manche, c'est un tour pour chacun, à partir de qui a commencé la partie.
end-4 = Quand quelqu'un marque et arrive ainsi à exactement { POINTS($target) }, le dernier tour commence.
end-5 = Quand quelqu'un marque et arrive ainsi à { POINTS($target) } ou plus, le dernier tour commence.
end-6 = Tous les autres ont encore un tour, dans l'ordre habituel, même s'ils ont déjà joué dans cette manche. Puis le plus haut score gagne.
end-7 = Seuls jouent encore ceux qui viennent après dans cette manche ; s'il n'y en a pas, la partie est aussitôt finie. Puis le plus haut score gagne.
end-8 = Quand quelqu'un marque et arrive ainsi à { POINTS($target) } ou plus, le dernier tour commence : c'est le score à battre. Pour le battre, il faut plus de points ; autant ne suffit pas.
end-9 = Tous les autres, dans l'ordre habituel, ont un tour pour le battre.
end-10 = Dès que quelqu'un le bat, il y a un nouveau score à battre, et tous les autres ont encore un tour, à partir du suivant : même qui vient d'être battu, et qui a déjà essayé.
end-11 = Qui le bat fixe un nouveau score à battre pour ceux qui n'ont pas encore essayé. Quand tous ont essayé et que le score a été battu, chacun a encore un tour, sauf qui le détient.
end-12 = Qui le bat fixe un nouveau score à battre. Alors la personne battue a un tour, et celles qui n'ont pas encore essayé aussi ; qui a essayé en vain est éliminé.
end-13 = Quand une série d'essais finit sans nouveau score à battre, gagne qui détient le score à battre.
end-14 = Quand une série d'essais finit sans nouveau score à battre, le plus haut score gagne.
end-15 = Quand plus personne n'a d'essai, gagne qui détient le score à battre.
end-16 = Quand plus personne n'a d'essai, le plus haut score gagne.
end-too-much-lead = Trop.
end-too-much = Les points qui porteraient ton score au-delà de { $target } sont perdus : un tour qui en marque trop ne note rien.
end-too-much-2 = Ton score rebondit sur { $target } : les points au-delà sont retirés, comme si tu allais jusqu'au bout et revenais. Avec { $two_off } et un tour de 500, tu as { $three_off }. Aucun tour ne porte ton score au-dessous de 0.
end-bonus-turns-lead = Tours de plus.
end-bonus-turns = Une fois le dernier tour commencé, un lancer nul dans un tour de plus ne prend rien à qui a le plus haut score : le score à battre reste.
end-same-rules-lead = Mêmes règles.
end-same-rules = Dans le dernier tour valent toutes les règles d'un tour.
end-ties-lead = Égalité.
end-ties = À égalité au plus haut score, on partage la victoire.
end-ties-2 = À égalité au plus haut score, gagne qui l'avait en premier.

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
