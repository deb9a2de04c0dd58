# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.

### Ce qu'on tape. Les mots anglais marchent toujours.

type-keep = garder, garde
type-roll = lancer, relancer, lance, relance, l
type-bank = marquer, marque, m, stop
type-accept = prendre, prends, oui, o
type-decline = passer, passe, p, non, n
type-all = tout, tous, t
type-points = points
type-left = restants, restent, reste
type-and = et
type-odds = chances, ?, indice
type-help = aide, h
type-undo = annuler, u
type-rules = règles, regles
type-scores = scores, score, s
type-join = ajouter, ajoute
type-out = pause
type-back = retour
type-save = enregistrer, sauver
type-quit = quitter, fin, q
type-again = oui, o

### Ce que montre h

help-keep = 115 ou 1 1 5 | garder ces dés
help-all = tout, t | garder tout ce qui compte
help-roll = lancer, l | lancer les dés qui restent
help-bank = marquer, m | finir le tour et noter ses points
help-both = 115 lancer, tm | garder et lancer (ou marquer) en une ligne
help-take = prendre, o / passer, p | prendre les points et les dés laissés, ou non
help-odds = ? | ce que tu peux faire, et combien de fois cela gagne
help-undo = annuler, u | revenir sur une décision, tant que les dés ne sont pas tombés
help-join = ajouter Cléo | une personne arrivée plus tard rejoint la partie
help-out = pause Bob / retour Bob | quelqu'un fait une pause ou rentre chez soi / revient
help-scores = scores, s / règles | la feuille de score / les règles
help-save = enregistrer FICHIER | enregistrer une copie de la partie
help-quit = quitter, q | arrêter ; la partie est enregistrée, --resume la reprend
help-dice = 1 1 5 2 3 ou 11523 | taper tous les dés tombés, après chaque lancer
help-turn = 650 / 650 3 / 0 | ou seulement les points du tour / avec 3 dés restants / un lancer nul

### La table

table-title = { $title } · { $dice } dés · jusqu'à { $target }
table-title-faces = { $title } · { $dice } dés à { $faces } faces · jusqu'à { $target }
table-keys = règles · ? choix · h aide · q quitter
table-resumed = reprise · { $keys }
table-plain = { $title } (h pour l'aide)
table-plain-resumed = { $title }, reprise (h pour l'aide)
table-turn = { $who ->
    [you] À toi de jouer. Scores : { $scores }
   *[one] Au tour de { $player }. Scores : { $scores }
}
table-this-turn = { $points } dans ce tour
table-kept = +{ $points } pour { $dice }
table-level = { $who ->
    [you] Avec { $gap } points dans ce tour, tu rejoins { $leader } à { $best } ; avec plus, tu mènes.
   *[one] Avec { $gap } points dans ce tour, { $player } rejoint { $leader } à { $best } ; avec plus, { $player } mène.
}
table-level-only = { $who ->
    [you] Il te faut exactement { $gap } points dans ce tour pour rejoindre { $leader } à { $best } ; plus, c'est trop.
   *[one] Il faut à { $player } exactement { $gap } points dans ce tour pour rejoindre { $leader } à { $best } ; plus, c'est trop.
}
table-beat = { $who ->
    [you] Il te faut au moins { $gap } points dans ce tour pour battre { $best }.
   *[one] Il faut à { $player } au moins { $gap } points dans ce tour pour battre { $best }.
}
table-no-way = { $who ->
    [you] Tu ne peux plus rejoindre { $leader } à { $best }.
   *[one] { $player } ne peut plus rejoindre { $leader } à { $best }.
}
table-needs = il faut { $points }
table-needs-throw = il faut { $points } en un lancer
table-needs-turn = il faut { $points } en un tour
table-away = en pause
table-busts = { $busts ->
    [1] 1 lancer nul
   *[other] { $busts } lancers nuls de suite
}
table-wins = gagne
table-to-beat = à battre

### Les questions

ask-throw = { $player } : { $due }
due = Appuie sur Entrée pour lancer { DICE($dice) }
due-real = { DICE($dice) } à lancer
ask-fell = { $who ->
    [you] Tu lances { DICE($dice) } : qu'est-ce qui est tombé ?
   *[one] { $player } lance { DICE($dice) } : qu'est-ce qui est tombé ?
}
ask-keep = Quels dés gardes-tu ?
ask-offer = { $player } : prendre { DICE($dice) } avec { $points } points, ou passer et en lancer { $all } ?
ask-decide = { $roll }, ou marquer { $points } ?
ask-decide-does = { $roll }, ou marquer { $points } ({ $does }) ?
ask-nothing = Marquer { $does }
ask-decide-nothing = { $roll }, ou arrêter sans points ?
ask-roll = Lancer { DICE($dice) }
ask-roll-real = Lancer { DICE($dice) } (et taper ce qui tombe)
choices = Choix : { $choices }
choices-more = Choix : { $choices }, ? en montre encore { $more }
choices-bust = nul
choices-rest = … ? en montre encore { $more }
prompt-again = Entrée pour rejouer, q pour quitter >

### Ce que montre ?

odds-choice = choix
odds-points = points
odds-turn = tour
odds-then = puis
odds-wins = gagne
odds-worth = points
odds-roll = lancer { DICE($dice) }
odds-roll-or-bank = lancer { DICE($dice) }, ou marquer
odds-next = puis { DICE($dice) }, nul { $bust }
measure-win = chances de gagner { $worth }
measure-points = points du tour { $worth }
danger = nul { $chance }
danger-opening = moins de { $opening } { $chance }
coach-stopped = Arrêté. Tape ? pour recommencer.
coach-none = Pas de conseil ici : { $reason }.
coach-working = Je calcule combien de fois chaque choix gagne (une fois par jeu ; Ctrl-C pour passer) ...
coach-beside = Je calcule combien de fois chaque choix gagne (une fois par jeu). Attends, ou continue à jouer.
coach-ready = ? montre maintenant combien de fois chaque choix gagne.
coach-points = Ces règles n'ont pas de réponse exacte, ce sont donc des points : { $reason }.

### Les remarques

note-type-dice = { $dice ->
    [1] Tape le dé qui est tombé, par ex. { $example }
   *[other] Tape les { $dice } dés qui sont tombés, par ex. { $example }
}
note-help = { $what } ; h pour l'aide
note-count = Cela fait { $count } dés sur { $dice }. { $what }
note-left = Combien de dés reste-t-il, { $lefts } ? Tape par ex. { $example }
note-points-first = Les points d'un tour entier se tapent avant son premier lancer
note-take-first = D'abord prendre ou passer ; puis taper tous les dés tombés
note-take-first-points = D'abord prendre ou passer ; puis taper les points du tour. En une ligne : passer { $points }
note-type-real = { $dice ->
    [1] Tape le dé qui est tombé ; h pour l'aide
   *[other] Tape les { $dice } dés qui sont tombés ; h pour l'aide
}
note-type-real-bank = { $dice ->
    [1] Tape le dé qui est tombé, ou marquer ; h pour l'aide
   *[other] Tape les { $dice } dés qui sont tombés, ou marquer ; h pour l'aide
}
note-bank-nothing = { $reason }. Garde d'abord des dés ; puis tape marquer tout seul pour finir sans points
note-nothing-typed = Tape ton choix ; ? montre tes choix, h toutes les commandes.
note-saved = Chaque étape est enregistrée dans { $path }
note-copied = Une copie est dans { $path }
note-exists = il y a déjà un fichier { $path } : choisis un autre nom
note-undone = { $who ->
    [you] Annulé. À toi de décider encore une fois.
   *[one] Annulé. { $player } décide encore une fois.
}
note-moments = Ce qui a compté le plus :
note-no-moments = Tu n'as fait aucune erreur qui coûte cher.
note-sure = { $why } Tape-le encore une fois si tu y tiens.
note-replay = Pour la revoir : { $command }
note-farewell = Enregistrée. Pour continuer : { $command }
note-unfinished = La partie n'est pas finie : l'enregistrement s'arrête là.
note-take-words = d'abord prendre ou passer

### Ce qu'on ne comprend pas

not-a-move = « { $text } » ne va pas ici. { $instead }
not-a-move-near = « { $text } » ne va pas ici. Tu voulais dire « { $meant } » ?
not-a-face = un dé va de 1 à { $faces }, « { $word } » n'y est pas
not-points = tape les points du tour, par ex. 650 ; et 650 3 s'il reste 3 dés
no-dice-to-keep = il n'y a pas de dés à garder sur la table
instead-keep = Tape les dés à garder, par ex. 115, ou tout ; h pour l'aide
instead-decide = Tape { $moves } ; h pour l'aide
instead-offer = Tape prendre ou passer ; h pour l'aide
instead-throw = Appuie sur Entrée pour lancer ; h pour l'aide
join-who = dis qui arrive, une personne à la fois, par ex. ajouter Cléo
taken-twice = deux personnes s'appellent { $name } ; donne-leur des noms différents
players-names = tape les noms séparés par des virgules, p. ex. Ann,Bob, pas { $name }
rules-none = Aucune partie des règles ne s'appelle « { $word } » ; voici le tableau des points.
rules-others = règles MOT en montre plus, règles tout le règlement entier : { $titles }

### Des mots inconnus

did-you-mean = tu veux dire { $words } ?
known-words = connus : { $words }
unknown-sheet = les règles { $name } n'existent pas ; { $hint } (un fichier à toi finit par .toml)
unknown-variant = la variante { $name } n'existe pas ; { $hint }
unknown-option = l'option { $name } n'existe pas ; { $hint }
unknown-key = cette entrée n'existe pas ; { $hint }
unknown-bot = le robot { $name } n'existe pas ; { $hint }
unknown-policy = la stratégie { $name } n'existe pas ; { $hint }
unknown-measure = la mesure { $name } n'existe pas ; { $hint }
unknown-command = il n'y a pas de commande { $name } ; { $hint } (greed --help les donne toutes)
unknown-theme = il n'y a pas de thème { $name } ; { $hint }
unknown-source = cette source de dés n'existe pas : { $name } ; { $hint }
unknown-move = { $name } n'est pas un coup ; { $hint }
