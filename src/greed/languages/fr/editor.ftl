# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.

rules-family = Greed est une famille de jeux. Lis les règles de celui que tu veux, puis joue.
rules-make = Faire tes propres règles
rules-all = Toutes les règles
rules-variants = Variantes :
rules-play = Jouer à ce jeu
rules-change = Le modifier
rules-card = Le tableau des points
about-greed = Greed est une famille de jeux de dés : tu lances, tu mets de côté des dés qui comptent, et tu décides chaque fois de relancer ou de marquer ce que tu as. Un mauvais lancer, et les points du tour sont perdus. Ces jeux ont bien des noms, dont Dix mille, Farkle et Zilch, et chaque famille a ses propres règles.
about-what = Ce que tu peux faire ici
about-play = Joue contre des robots, passez-vous l'appareil, ou compte les points de vrais dés.
about-yours = Tes affaires restent à toi
about-kept = Pas de compte, pas de pistage. Tes parties, ton entraînement et tes réglages restent sur cet appareil, et après la première visite tout marche sans réseau.
about-developers = Pour qui programme
about-version = Version { $version }.
about-free = Greed est un logiciel libre.
about-title = À propos de Greed
about-rules = Lis les règles
about-rules-more = de chaque jeu, ou fais les tiennes.
about-practise = Entraîne-toi
about-practise-more = et vois ce que vaut chaque choix, calculé exactement.
about-export = exporte-les ou efface-les là.
about-docs-start = Premiers pas
about-docs-start-about = jouer dans le terminal, depuis Python, ou sur un serveur (en anglais).
about-offline = Cet appareil est hors ligne, et la documentation n’y est pas enregistrée. Tout le reste fonctionne.
about-docs = La documentation
about-docs-about = les règles comme données, les solutions exactes, les robots, le serveur et son API (en anglais).
about-docs-good-play = Bien jouer, en chiffres
about-docs-good-play-about = ce que les calculs savent de chaque jeu (en anglais).
about-docs-solve = Résoudre un jeu en cent lignes
about-docs-solve-about = comment se calcule le jeu parfait (en anglais).
editor-no-rules = Ce lien ne contient pas de règles.
editor-saved = Enregistré sous { $file }.
editor = Règles maison
editor-begins = Il commence dès que les règles sont lues.
editor-shared = Quelqu'un a partagé ces règles avec toi.
editor-about = Change ce que vous jouez autrement à votre table. La page des règles suit au fur et à mesure.
editor-show = Que montrer
editor-change = Modifier
editor-read = Lire
editor-change-these = Modifier ces règles
editor-save = Enregistrer dans un fichier
editor-begin-with = Partir de
editor-take-back = Retrouver mes changements
editor-packing = On prépare les règles …
editor-share = Partager ces règles
editor-link = Le lien contient les règles
editor-play = Jouer
editor-needs = L'éditeur lit tes règles, nomme chaque faute et les prépare pour que tu y joues ici aussitôt. Il lui faut Python, que cette page prend une fois et garde ensuite.
editor-get = Prendre l'éditeur (une fois, { $size } Mo)
editor-reading = On lit les règles …
editor-starting = L'éditeur démarre …
editor-server = Pour modifier des règles, il faut un serveur Greed, qui les lit, nomme chaque faute et calcule les chances. Cette page n'en a pas.
editor-shared-facts = Quelqu'un a partagé ces règles avec toi : { $facts }.
editor-getting-reader = Le lecteur de règles arrive, une fois : { $part }
editor-getting = L'éditeur arrive : { $part }
editor-start = Lance un serveur sur un ordinateur avec { $command } et ouvre sa page, ou prends-en un que tu connais :
editor-connect = connecter cette page à un serveur
editor-playable = ✓ On peut jouer à ces règles.
editor-here = Tant que cet appareil n’a pas calculé ces règles, le coach compte des points.
editor-faults = { $n ->
    [one] Une chose n'est pas encore juste
   *[other] { $n } choses ne sont pas encore justes
}
editor-estimate = { COUNT-CHOICE($choices) } à calculer ; les résoudre exactement prend environ { COUNT-SECOND($seconds) } et { $megabytes } Mo.
field-remove = Enlever le numéro { $n } de { $name }
field-add = En ajouter un
field-with = Jouer avec
field-none = aucun
field-as-first = Comme au début, plutôt
field-own = Quelque chose à part
editor-our-way = { $title }, à notre façon

### Certificats

check-title = Vérifie si ce jeu est équitable
check-why = À quelle fréquence gagne celui qui commence, si les deux jouent parfaitement ? Ne nous crois pas sur parole : { $command } écrit une preuve, et cette page la vérifie en nombres entiers, sur cet appareil.
check-file = Un certificat de ce jeu
check-part = Vérification : { $part }
check-proven = Prouvé : celui qui commence gagne au moins { $low } et au plus { $high } des parties. Les { $positions } positions tiennent.
check-failed = La vérification n'a pas pu démarrer.
