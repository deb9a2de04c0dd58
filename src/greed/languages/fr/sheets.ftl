# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.
# Titres, résumés et textes des jeux de la maison. Ce qui manque ici s'affiche en anglais.

sheet-official-title = Greed, les règles officielles
sheet-official-summary = Cinq dés, 600 pour entrer en jeu, et une reprise pour qui ose.
sheet-official-prose = Greed récompense l'audace et punit l'hésitation : qui marque hardiment laisse sur la table des dés que le suivant peut retourner contre lui. On joue jusqu'à 10 000 points, sauf si vous convenez d'un autre but.
sheet-official-note-1 = « Objectif » promet un dernier tour, « Fin de la partie » un score à battre qui rappelle tout le monde ; c'est la partie détaillée qui décide (endgame = rechallenge_all ; sinon : single_final_turn, rechallenge_rounds).
sheet-official-note-2 = Les dés qui ne comptent pas ne peuvent pas être gardés (dead_dice_keepable = false), même si « on garde les dés qu'on veut » pourrait se lire autrement.
sheet-official-note-3 = Après une tentative de reprise, on choisit ce qu'on garde comme après tout lancer (carryover_keep = choose ; sinon : all).
sheet-official-note-4 = On peut tenter une reprise sans être en jeu ; ce qu'on lance soi-même compte pour l'entrée, les points repris non (entry_carry = own_points ; sinon : forbid_offer, exclude_attempt, count_all).
sheet-official-note-5 = Après une tentative, « au moins un 1 ou un 5 » est pris à la lettre : un brelan d'une autre face ne permet pas de marquer (carry_lock = one_or_five ; sinon : any_score).
sheet-official-note-6 = Marquer quand les cinq dés ont compté ne laisse aucun dé, donc rien à reprendre (offer_after_all_dice = none ; sinon : fresh_set).
sheet-official-note-7 = Les reprises existent aussi au dernier tour (endgame_carryover = true).
sheet-official-note-8 = L'exemple des 1 500 points avec deux dés restants ne peut pas venir de trois dés d'une même série ; il faut une main pleine ou des points repris.
sheet-ten-dice-title = Greed à dix dés
sheet-ten-dice-summary = Dix dés, 1 000 en un lancer pour entrer en jeu, et un tour de plus quand les dix comptent.
sheet-ten-dice-prose = Le but se fixe avant la partie ; c'est le plus souvent 20 000 points.
sheet-ten-dice-note-1 = Chaque dé qui compte est mis de côté : on lance « tous les dés restants qui ne comptent pas » (keep = forced).
sheet-ten-dice-note-2 = Une ligne du tableau peut compter deux fois dans un lancer : six 2 font deux brelans, 400 (repeat_sets = true ; avec false une ligne compte une fois : 200).
sheet-ten-dice-note-3 = Un premier lancer où les dix dés comptent donne le tour de plus (bonus_on_opening = true).
sheet-ten-dice-note-4 = La règle ne dit rien des égalités : la victoire est partagée (tie = shared ; sinon : first_to_reach).
sheet-ten-dice-note-5 = Deux sommes de l'exemple sont fausses (850 devrait être 950, 450 devrait être 350), et un lancer montre onze dés ; la partie n'en est pas changée.
sheet-koans-title = Greed en bref
sheet-koans-summary = Cinq dés jusqu'à 3 000 : le jeu court que beaucoup connaissent d'un exercice de programmation.
sheet-koans-note-1 = « Au premier lancer de la partie » se lit : au premier lancer de chaque tour.
sheet-koans-note-2 = Chaque dé qui compte est retiré avant le lancer suivant (keep = forced).
sheet-koans-note-3 = S'arrêter à moins de 300 avant d'être en jeu n'est pas interdit, les points ne comptent simplement pas (stop_before_entry = forfeits ; sinon : refused).
sheet-koans-note-4 = 300 points perdus par un lancer suivant ne font pas entrer en jeu.
sheet-koans-note-5 = La règle ne dit rien des égalités : la victoire est partagée (tie = shared).
sheet-basic-title = Greed, le jeu de base
sheet-basic-summary = Six dés, aucun seuil, les dés passent au suivant avec leurs points : facile, rapide et drôle avec des enfants.
sheet-basic-prose = La règle principale : à chaque lancer, quelque chose doit compter. À chaque lancer sans exception. (Il y en a une, tout à la fin : un doublé.)
sheet-basic-note-1 = « Ne lancer que des doubles » vaut aussi pour quatre dés identiques et une paire, car chaque dé appartient à un double (pairs_accept_quad = true) ; des doubles sur moins de six dés ne valent rien.
sheet-basic-note-2 = Quand les six dés ont compté, on peut aussi marquer (hot_dice_must_roll = false), et on ne laisse alors rien au suivant (offer_after_all_dice = none).
sheet-basic-note-3 = Après un doublé final il faut relancer, car rien n'a été mis de côté pour pouvoir marquer (end_doubles_must_roll = true).
sheet-basic-note-4 = Un doublé final sauve aussi qui a repris deux dés (end_doubles_in_takeover = true).
sheet-basic-note-5 = La règle ne dit rien des égalités : la victoire est partagée (tie = shared).
sheet-basic-note-6 = L'exemple des quatre dés mis de côté pour 1 400 ne peut pas venir d'une seule série de six ; il faut une main pleine ou des points repris.
sheet-classic-title = Greed, le jeu classique
sheet-classic-summary = Six dés, 500 pour entrer en jeu, le premier à 10 000 gagne : le Dix mille que beaucoup connaissent.
sheet-classic-prose = Beaucoup l'ont constaté : c'est sur un petit tapis d'Orient qu'on lance le mieux.
sheet-classic-note-1 = On choisit parmi les dés qui comptent : « n'importe lesquels des dés qui ont compté » (keep = choose ; sinon : forced).
sheet-classic-note-2 = Trois paires veut dire trois paires différentes, comme dans l'exemple 2,2,3,3,4,4 (pairs_accept_quad = false ; sinon : true).
sheet-classic-note-3 = S'arrêter à moins de 500 avant d'être en jeu n'est pas interdit, les points ne comptent simplement pas (stop_before_entry = forfeits ; sinon : refused).
sheet-classic-note-4 = La première personne qui marque le but gagne aussitôt (endgame = first_to_target) ; la règle maison « le plus haut score gagne » est la variante hsw.
sheet-classic-note-5 = « Zilch » est aussi un autre nom du jeu entier ; ici, c'est celui de la variante.
sheet-farkle-title = Farkle
sheet-farkle-summary = Six dés, des valeurs fixes pour quatre, cinq et six dés égaux, 500 pour entrer en jeu.
sheet-farkle-minimal-title = Farkle, au plus simple
sheet-farkle-minimal-summary = Six dés, rien que des dés seuls et des brelans, le premier à 10 000 gagne : les règles de l'article sur le jeu parfait.
sheet-kingdom-come-title = Les dés de Kingdom Come: Deliverance
sheet-kingdom-come-summary = Six dés, des suites courtes aussi, aucun seuil, le premier à 4 000 gagne.
sheet-kingdom-come-note-1 = Le but dépend de la mise, de 2 000 à 8 000 ; ici, c'est 4 000.
sheet-zilch-online-title = Zilch, comme on y joue en ligne
sheet-zilch-online-summary = Six dés, au moins 300 pour marquer, des points pour rien du tout, et une amende au troisième lancer nul d'affilée.
sheet-zilch-online-prose = Un zilch est un lancer nul.
sheet-zilch-online-note-1 = L'analyse laisse un score descendre sous zéro sans limite (score_floor = false).
variant-amish-title = Reprise
variant-amish-prose = Quand quelqu'un s'arrête et marque, le suivant, s'il est déjà en jeu, peut prendre les dés qui restent et bâtir sur les points de ce tour. Cela peut faire le tour de la table.
variant-amish-note-1 = Qui s'arrête quand tous les dés ont compté ne laisse rien à prendre : il n'y aurait aucun risque.
variant-hsw-title = Le plus haut score gagne
variant-hsw-prose = Quand quelqu'un atteint le but et s'arrête, tous les autres ont une dernière chance de battre ce score. S'il est battu, la personne battue et toutes celles qui attendent encore ont une nouvelle chance contre le nouveau score, jusqu'à ce que personne ne le batte.
variant-hsw-note-1 = Qui a encore une chance se lit à la lettre : la personne battue et celles qui attendent (endgame = deposed_and_waiting) ; avec endgame = rechallenge_all, c'est tout le monde.
variant-hsw-note-2 = Un score doit être battu ; à égalité, il reste à qui l'a eu d'abord (tie = first_to_reach).
variant-zilch-title = Trois nuls
variant-zilch-prose = Trois tours d'affilée finis par un lancer nul, et tous les points sont perdus : il faut recommencer. En échange, on peut ajouter des dés aux combinaisons déjà gardées dans le tour : ils ne rapportent rien, mais le lancer est sauvé.
variant-zilch-note-1 = La première entrée reste celle de la feuille ; après le retour à zéro, il faut 1 000 points en un lancer (reentry ; sinon : reentry.scope = turn, ou reentry = same_as_entry). Les mots « comme avant » viennent d'une autre version.
variant-zilch-note-2 = Peut-on s'arrêter avant, et le tour n'a-t-il qu'un lancer ? Cela suit l'entrée de la feuille.
variant-zilch-note-3 = Les lancers nuls avant d'avoir été en jeu ne comptent pas (zilch_before_entry = false).
variant-zilch-note-4 = On peut ajouter des dés à tout lancer, seuls ou avec des dés qui comptent (addon_with_scoring = true), et ils comptent quand tous les dés ont compté (addon_hot_dice = true).
variant-zilch-note-5 = Seul un lancer nul compte parmi les trois ; toute autre fin de tour remet le compte à zéro.
variant-zilch-note-6 = On peut aussi ajouter des dés aux combinaisons venues avec une reprise (addon_inherited = true).
variant-zilch-note-7 = Un essai de reprise manqué est aussi l'un des trois lancers nuls.
