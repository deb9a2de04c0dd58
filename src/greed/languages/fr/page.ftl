# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.

### Les mots qui vont avec un nombre

count-second = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
count-minute = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
count-hour = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
count-day = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
count-answer = { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
}
count-choice = { $n } choix
count-file = { $n ->
    [one] { $n } fichier
   *[other] { $n } fichiers
}
count-free-seat = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
count-game = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
count-open-table = { $n ->
    [one] { $n } table ouverte
   *[other] { $n } tables ouvertes
}
count-start = { $n ->
    [one] { $n } départ
   *[other] { $n } départs
}
count-time = { $n } fois
count-turn = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}

### Le journal d'une table

winners = { $who ->
    [you] Tu as gagné !
    [many] Victoire partagée : { $player }.
   *[one] Victoire de { $player }.
}
choose-accept = prendre
choose-decline = repartir à neuf

### L'accueil

way-device = Sur cet appareil
way-device-about = Contre des robots, ou à tour de rôle ; sans réseau
way-friends = Entre amis
way-pad = Feuille de score
way-pad-about = Vous lancez de vrais dés, Greed compte
way-learn = Leçons
way-learn-about = Sept leçons courtes, à la table
way-daily = Défi du jour
way-daily-about = Cinq positions, les mêmes pour tous aujourd'hui
way-explore = Analyse
way-explore-about = Toute position, et le prix de chaque choix
way-friends-here = Autour de cet appareil, ou à distance par un serveur
way-friends-apart = Chacun sur son téléphone
start-ways = Façons de jouer
start-code = Tu as un code ?
start-join = Rejoindre
start-going = Reprendre
start-record = Ouvrir un enregistrement
start-strategy = Stratégie
start-about = À propos de Greed
start-with = avec { $who }
start-pad = feuille de score : { $who }
start-forget = Oublier { $title } { $who }
quick-label = Jouer contre un robot
quick-title = Relancer ou marquer ?
quick-goal = Lance les dés, garde ce qui compte, et marque avant qu'un lancer nul n'emporte tout.
quick-play = Jouer
quick-game = Jeu
quick-against = Contre
quick-more = Plus
quick-others = D'autres adversaires
quick-next = Le prochain sur ton échelle.
quick-later = L'Oracle joue dès que cet appareil connaît les chances du jeu, après une première partie.
quick-official = Greed, les règles officielles
tabs = Menu
tab-start = Jouer
tab-train = S'entraîner
tab-daily = Défi
tab-games = Parties
tab-rules = Règles

### Les robots

rival-random = Pip
rival-random-about = Six ans. Lance, marque, rigole : tout au hasard.
rival-threshold = Nonna
rival-threshold-about = Marque dès qu'elle a 300 points, puis reprend son tricot.
rival-bold = Rocco
rival-bold-about = Lance quand d'autres marqueraient, et prend quand les chances sont bonnes.
rival-maximiser = Banquier
rival-maximiser-about = Calcule la moyenne de chaque choix, sans jamais regarder le score.
rival-optimal = Oracle
rival-optimal-about = Sait combien de fois chaque choix gagne, et fait toujours le meilleur.
bot-threshold = Seuil
bot-threshold-about = Marque dès que le tour atteint un certain nombre de points.
bot-cautious = Prudent
bot-cautious-about = Joue la sécurité : une perte pèse presque deux fois plus qu'un gain.
bot-level = Niveau
bot-level-about = Fait de petites erreurs : beaucoup au niveau 1, presque aucune au niveau 9.
bot-card = Carte
bot-card-about = Suit une carte de stratégie : quelques règles faciles à retenir.
ladder-above = Bats { $rival } pour affronter { $above }.
ladder-top = Tu as battu toute l'échelle.
ladder-next = { $rival } est battu. Ensuite : { $above }.

### La table

button-roll = Lancer { DICE($dice) }
button-roll-any = Lancer
button-take = Prendre { $points }
button-fresh = Repartir à neuf
button-keep = Garder { $points }
button-bank = Marquer
button-bank-points = Marquer { $points }
button-bank-nothing = Arrêter sans points
why-one-roll = Le tour d’entrée n’a qu’un lancer.
risk = { $chance } nul
risk-stake = { $risk }, { $points } points en jeu
risk-roll = lancer { DICE($dice) } : { $risk }
risk-hot = main pleine ! { $risk }
turn-of = { $who ->
    [you] À toi de jouer
   *[one] Au tour de { $player }
}
clock-rests = L'horloge se repose
first-to = jusqu'à { $target }
final-leads = { $player } mène ; encore { $left } à jouer
final-label = Dernier tour :
final-beat = { $score } à battre
choices-label = Tes choix
enter-left = (encore { $left })
enter-tap = Lance { DICE($dice) } et touche ce qui est tombé.
enter-erase = Effacer le dernier dé
take-all = Tout prendre
take-none = Aucun
enter-dice = Saisir les dés
enter-points = Saisir les points
enter-dice-short = Dés
enter-points-short = Points
undo = Annuler
sheet-label = Feuille de score
sheet-turns = Tous les tours
sheet-you = toi
sheet-bot = robot
sheet-out = en pause
sheet-away = absent
sheet-to-go = encore { $points }
sheet-not-in = pas encore en jeu
sheet-not-on = pas encore en jeu
sheet-off = hors jeu
sheet-off-board = plus en jeu
sheet-strikes = lancers nuls d'affilée : { $n }
sheet-rank = rang
this-turn = Ce tour
pot-bust = nul
pot-cost = coûte { $points }
pot-cost-banked = coûte { $points } et { $banked } déjà marqués
tray-label = Dés sur la table
tray-offer = points à prendre
tray-offer-from = de { $player }
tray-idle = { $face }, ne compte pas
busted = Lancer nul de { $player }
busted-lost = Lancer nul de { $player } : { $points } perdus
missed-entry = Pas assez pour entrer en jeu
entry-in-turn = { $points } en un tour pour entrer en jeu.
entry-in-throw = { $points } en un lancer pour entrer en jeu.

### La fin d'une partie

end-given-up = La partie a été abandonnée.
end-by = Avec { POINTS($points) } d'avance, après { TURNS($turns) }.
end-level = Après { TURNS($turns) }.
end-close = De si peu !
end-next = La prochaine sera peut-être la tienne.
end-join = Accepter la revanche
end-rematch = Revanche
end-picture = Partager une image
end-new = Nouvelle partie
end-save = Enregistrer la partie
end-result = Résultat
end-player = Nom
end-score = Score
end-best = Meilleur tour
end-busts = Nuls
end-luck = Chance
end-winner = gagne
end-luck-about = Chance : ce que les lancers pouvaient rapporter, comparé à la moyenne de tels lancers.
end-scores = Scores
end-best-turn = meilleur tour : { $player }, { $points }
played-almost-perfectly = Tu as joué presque à la perfection.
played-very-well = Tu as très bien joué.
played-well = Tu as bien joué.
played-few = Tu as laissé passer quelques occasions.
played-many = Tu as laissé passer beaucoup d'occasions.
decided-shares = { $played } La chance a décidé de { $luck }, les choix de { $choices }.
decided-won = { $played } Les dés étaient contre toi, et tes choix ont gagné quand même.
decided-lost = { $played } Les dés étaient gentils ; cette partie s'est perdue par les choix.

### Les réglages

look-like-this-device = Comme l'appareil
look-light = Clair
look-dark = Sombre
look-red-and-green = Rouge et vert
look-orange-and-blue = Orange et bleu
look-high-contrast = Contraste élevé
look-green = Vert
look-blue = Bleu
look-wine = Bordeaux
look-slate = Ardoise
look-ivory = Ivoire
look-night = Nuit
look-cherry = Cerise
look-sky = Ciel
look-calm = Calme
look-brisk = Vif
look-instant = Immédiat
look-theme = Thème
look-colours = Couleurs
look-table = Table
look-dice = Dés
look-pace = Vitesse des dés
look-numbers = Des chiffres au lieu de points sur les dés
look-sound = Son
look-vibration = Vibration
look-explain = Expliquer la prochaine partie en jouant
look-less = Si ton appareil demande moins de mouvement, les dés ne roulent pas et rien ne fait de bruit.
look-language = Langue
look-title = Apparence et son

### Partout

one-moment = Un instant …
to-the-start = Retour à l'accueil
copied = Copié.
close = Fermer
rules = Règles
coach = Coach
reload = Recharger la page
part-missing = Une partie de cette page n'est pas arrivée.
part-again = La charger encore
broken-title = La page a trébuché
broken-about = Une erreur imprévue s’est produite. Tes parties sont intactes : recharger la page suffit en général.
broken-still = Cela se répète ?
broken-forget-about = Alors repars de zéro : la page oublie ses réglages, les noms et les places aux tables sur cet appareil. Les parties enregistrées restent.
broken-forget = Repartir de zéro
update-ready = Une nouvelle version de cette page est prête.
update = Mettre à jour
waiting-away = { $player } est ailleurs.
waiting-rolls = { $player } lance.
waiting-thinks = { $player } réfléchit …
skip = Accélérer
waiting-for = On attend { $player } …
watching = Spectateur
room = Table
sound-off = Couper le son
sound-on = Mettre le son
turn-now = { $who ->
    [you] À toi de jouer.
   *[one] Au tour de { $player }.
}
game-to = jusqu'à { $target }
game-facts = { DICE($dice) } · jusqu'à { $target } · de { $least } à { $most } personnes
no-room = La table { $code } est introuvable.
no-room-check = Vérifie le code : il a huit lettres et chiffres. Une table que personne n'utilise pendant un mois est fermée.
no-room-open = Ouvrir une table
no-game = Cette partie n'est pas sur cet appareil.
no-game-why = Elle a été jouée sur un autre, ou oubliée ici.
sheet-not-there = absent
sheet-nothing = rien de noté
sheet-again = {"\u00A0"}: à saisir encore
kept-word = Gardé
kept-label = gardé { $dice }
clock-hours = { $n } h
clock-left = temps restant
your-name = Ton nom
copy-selected = Sélectionné : copie-le avec ton navigateur.
share = Partager
room-real = Vrais dés
room-device = Cet appareil lance les dés
room-here = { $dice } · la partie reste sur cet appareil
device-of = appareil de { $player }
seat-number = Place { $seat }
waited-none = tout juste ouverte
waited = attend depuis { $time }
clock-a-turn = { $time } par tour
dates = fr
connect = Connecter
room-looking = Recherche de la table { $code } …
room-phone = Le téléphone qui tient cette table n'est pas connecté.
room-no-answer = { $server } ne répond pas. Cette page continue d'essayer. Vérifie que tu es en ligne, et que le serveur tourne encore.
room-begins = Qui commence ?
room-dice-decide = Les dés décident.
room-lost = Connexion perdue.
room-sent = Ton coup partira dès qu'elle sera revenue.
room-reconnecting = Reconnexion …
room-opening = Ouverture de la partie …
look-face = Ton visage
look-wall = Sa couleur
install-offer = Garder Greed sur cet appareil ? Il s'ouvre comme une application, et marche sans réseau.
install-take = Installer
install-leave = Plus tard
look-odds = Mes chances de gagner, en une ligne sous les scores
enter-again = Saisir encore une fois le tour { $turn } de { $player } ?
enter-turn = Saisis ce tour encore une fois.
enter-turn-later = Saisis ce tour encore une fois. Les suivants viennent d'eux-mêmes.
enter-rest = À partir d'ici, la partie prend un autre cours. Saisis la suite encore une fois.
no-library = La liste des jeux n'est pas encore sur cet appareil : connecte-toi une fois.
no-server = le serveur est injoignable
