# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.
# Titres, résumés et textes des jeux de la maison. Ce qui manque ici s'affiche en anglais.

sheet-official-title = Greed, les règles officielles
sheet-official-summary = Cinq dés, 600 pour entrer en jeu, et une reprise pour qui ose.
sheet-official-prose = Greed récompense l'audace et punit l'hésitation : qui marque hardiment laisse sur la table des dés que le suivant peut retourner contre lui. On joue jusqu'à 10 000 points, sauf si vous convenez d'un autre but.
sheet-ten-dice-title = Greed à dix dés
sheet-ten-dice-summary = Dix dés, 1 000 en un lancer pour entrer en jeu, et un tour de plus quand les dix comptent.
sheet-ten-dice-prose = Le but se fixe avant la partie ; c'est le plus souvent 20 000 points.
sheet-koans-title = Greed en bref
sheet-koans-summary = Cinq dés jusqu'à 3 000 : le jeu court que beaucoup connaissent d'un exercice de programmation.
sheet-basic-title = Greed, le jeu de base
sheet-basic-summary = Six dés, aucun seuil, les dés passent au suivant avec leurs points : facile, rapide et drôle avec des enfants.
sheet-basic-prose = La règle principale : à chaque lancer, quelque chose doit compter. À chaque lancer sans exception. (Il y en a une, tout à la fin : un doublé.)
sheet-classic-title = Greed, le jeu classique
sheet-classic-summary = Six dés, 500 pour entrer en jeu, le premier à 10 000 gagne : le Dix mille que beaucoup connaissent.
sheet-classic-prose = Beaucoup l'ont constaté : c'est sur un petit tapis d'Orient qu'on lance le mieux.
sheet-farkle-title = Farkle
sheet-farkle-summary = Six dés, des valeurs fixes pour quatre, cinq et six dés égaux, 500 pour entrer en jeu.
sheet-farkle-minimal-title = Farkle, au plus simple
sheet-farkle-minimal-summary = Six dés, rien que des dés seuls et des brelans, le premier à 10 000 gagne : les règles de l'article sur le jeu parfait.
sheet-kingdom-come-title = Les dés de Kingdom Come: Deliverance
sheet-kingdom-come-summary = Six dés, des suites courtes aussi, aucun seuil, le premier à 4 000 gagne.
sheet-zilch-online-title = Zilch, comme on y joue en ligne
sheet-zilch-online-summary = Six dés, au moins 300 pour marquer, des points pour rien du tout, et une amende au troisième lancer nul d'affilée.
sheet-zilch-online-prose = Un zilch est un lancer nul.
variant-amish-title = Reprise
variant-amish-prose = Quand quelqu'un s'arrête et marque, le suivant, s'il est déjà en jeu, peut prendre les dés qui restent et bâtir sur les points de ce tour. Cela peut faire le tour de la table.
variant-hsw-title = Le plus haut score gagne
variant-hsw-prose = Quand quelqu'un atteint le but et s'arrête, tous les autres ont une dernière chance de battre ce score. S'il est battu, la personne battue et toutes celles qui attendent encore ont une nouvelle chance contre le nouveau score, jusqu'à ce que personne ne le batte.
variant-zilch-title = Trois nuls
variant-zilch-prose = Trois tours d'affilée finis par un lancer nul, et tous les points sont perdus : il faut recommencer. En échange, on peut ajouter des dés aux combinaisons déjà gardées dans le tour : ils ne rapportent rien, mais le lancer est sauvé.
