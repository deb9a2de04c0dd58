# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.

silence-waiting = On lance ensemble : on attend { $player }.
silence-called = On a appelé { $player } : encore { COUNT-SECOND($left) } pour répondre.
silence-asked = Tu veux continuer sans { $player }. Il faut que les autres soient d'accord.
silence-without = Continuer sans { $player }
silence-keeps = { $player } garde tous ses points et fait une pause jusqu'à son retour. L'enregistrement le montre.
silence-call = Appeler { $player }
ratings-line = Classement sur { COUNT-GAME($games) } : de { $first } à { $last }, au mieux { $best }
ratings-after = Classement après chaque partie

### Avant la partie

lobby-setting-up = On prépare les dés …
lobby-near = Dans la même pièce
lobby-room = Table
lobby-waiting-game = On attend la partie
lobby-taking = On s'assoit …
lobby-take = Prendre une place
lobby-table = À la table
lobby-open = libre
lobby-more = { $n ->
    [one] Il manque encore une personne
   *[other] Il manque encore { $n } personnes
}
lobby-dice = On attend les dés de chaque navigateur
lobby-bot = Un robot
lobby-free = Libérer la place
lobby-leave = Se lever
lobby-name = Changer le nom
lobby-name-done = Enregistrer
lobby-reveals = Chaque appareil dévoile sa part des dés. On attend { $late } …
lobby-call-off = Annuler le départ
lobby-drawn-again = Tout sera tiré de nouveau. Toutes les pages comptent les départs, et demandent leur avis aux gens à partir du troisième.
lobby-start = Commencer la partie
lobby-waiting = Il manque encore du monde.
lobby-everyone = Tout le monde est là : qui tient la table peut commencer.
lobby-first-roll = le premier lancer
lobby-program = programme
lobby-host = tient la table

### Qui s'assoit où

seats = Places
seats-kind = Place { $seat }
seats-player = Une personne
seats-here = Sur cet appareil
seats-by-link = Arrive par le lien
seats-friend = Quelqu'un, par le lien
seats-rivals = Rivaux
seats-more = Plus
seats-name = Nom
seats-name-at = Nom à la place { $seat }
seats-until = Libre jusqu'à ce que quelqu'un arrive.
seats-remove = Enlever la place { $seat }
seats-add = Ajouter une place

### Les liens

share-qr = Code QR du lien ci-dessous
share-copy = Copier le lien
link-join = Rejoindre
link-join-about = Scanne pour prendre une place
link-watch = Regarder sur un autre écran
link-watch-about = Montre la partie sans y jouer
link-move = Passer ta place à un autre appareil
link-move-asks = Ouvre ceci sur l'autre appareil. Il demande alors à celui-ci de le laisser jouer pour toi.
link-move-about = Ouvrir ce lien laisse un autre appareil jouer pour toi
room-verifiable = Dés vérifiables
room-watching = { $dice } · { $n } au public
room-fetching = Les règles de cette partie arrivent …
room-unfetched = Les règles de cette partie n'arrivent pas. Cette page continue d'essayer.
room-outdated = Cette page et son serveur ne se comprennent pas : la page est sans doute plus ancienne. Recharge-la.
near-outdated = Les deux téléphones ne se comprennent pas : leurs pages n'ont pas la même version. Recharge les deux.

### Les dés vérifiables

proof-six = Six mots de cette partie
proof-read = Lisez-vous ces six mots : s'ils sont les mêmes sur tous les écrans, vous voyez tous la même partie.
proof-started = { $n ->
    [1] Cette table a démarré une fois.
   *[other] Cette table a démarré { COUNT-TIME($n) }.
}
proof-seen = Ce navigateur a vu { $n } de ces départs.
proof-called-off = { $n ->
    [one] { $n } départ de cette table a été annulé.
   *[other] { $n } départs de cette table ont été annulés.
} Qui fait cela a peut-être vu des lancers, et en veut d'autres.
proof-share = Ta part des dés est tirée au hasard. Tu peux y ajouter n'importe quel texte
proof-noted = Noté.
proof-lose = Si tu perds cet appareil
proof-recovery = Avec ces mots, un autre appareil peut reprendre ta place dans cette partie. Note-les et ne les montre à personne : qui les connaît peut prendre ta place.
notice-stopped = Cet appareil a cessé de jouer
notice-compare = Ne joue plus. Compare les six mots avec les autres, enregistre ce que ce navigateur a vu, et vérifie l'enregistrement avec { $command } sur un ordinateur de confiance.
notice-start = Départ numéro { $n } à cette table
notice-ask = Les départs d'avant ont été annulés. Qui fait cela a peut-être vu les premiers lancers, et recommence jusqu'à ce qu'ils plaisent. Demande pourquoi, et ne joue que si la réponse te convainc.
notice-take-part = Participer au départ { $n }
notice-tab = Cette partie est ouverte dans un autre onglet de ce navigateur, et c'est là que tu joues.
notice-here = Jouer ici
notice-replaced = Un autre appareil joue maintenant pour toi.
notice-ask-back = Demander à rejouer ici
notice-let-in = Laisser entrer cet appareil
notice-plea = { $device } signe pour ta place. Il te demande maintenant si celui-ci peut continuer à sa place : réponds oui là-bas s'il montre les mots
notice-scan = Scanner le code ci-dessous évite de comparer les mots.
notice-code = Code pour l'autre appareil
notice-no-secret = Il ne contient rien de secret
notice-lost = L'autre appareil est perdu ? Tape son code de secours
notice-wrong-code = Ce code n'est à personne dans cette partie.
notice-asks = Un autre appareil demande à continuer à ta place au lieu de celui-ci.
notice-words = Montre-t-il les mots { $words } ?
notice-yes = Oui, laisse-le entrer
notice-same = Oui, les mêmes mots : laisse-le entrer
notice-no = Non
notice-without = Les autres ont continué sans toi
notice-stay = Tes points restent.
notice-spoilt = Ton silence a gâché un lancer : un de tes tours est sauté avant ton retour.
notice-next = Tu rejoues à partir de ton prochain tour.
notice-back = Me revoilà
notice-waited = Les autres t'attendent. Une minute après leur appel, ils peuvent continuer sans toi.
proof-proves = Ce que cela prouve :
proof-strict = personne, pas même qui fait tourner le serveur, ne connaissait un lancer avant qu'il soit fait, et personne ne pouvait le changer ensuite. Chaque appareil ajoute sa propre valeur à chaque lancer.
proof-fair = le serveur a fixé ses dés avant de connaître la part de chacun, et n'a pu changer aucun lancer ensuite. Chaque décision est signée par l'appareil qui l'a prise.
proof-not = Ce que cela ne peut pas prouver :
proof-not-strict = les lancers qui tombent sans la valeur de ton appareil ne sont pas protégés pour toi.
proof-not-fair = que la personne qui fait tourner le serveur ne connaît pas déjà les lancers à venir.
proof-server = Le serveur peut cacher tes messages, prétendre que tu étais en retard, finir la partie ou, avec tous les autres, te mettre dehors. Tu le verras, mais tu ne pourras le prouver à personne.
proof-page = Le programme de cette page vient aussi du serveur. Vérifie l'enregistrement ailleurs, ou utilise une page d'un endroit de confiance.
proof-save = Enregistrer ce que ce navigateur a vu
proof-witness = le compare à l'enregistrement : deux histoires différentes d'une même partie ne peuvent pas passer toutes les deux.
proof-fair-dice = Les dés étaient-ils honnêtes ?
proof-words = Les six mots de cette partie :
proof-verify = Vérifier chaque lancer ici

### Les notifications

tell-me = Me prévenir quand c'est mon tour
tell-denied = Ton navigateur bloque les notifications de cette page. Autorise-les dans ses réglages pour ce site, puis recharge la page.
tell-cannot = Ce navigateur ne peut pas montrer de notifications de cette page.
tell-how = Montre une notification quand cette page est ouverte derrière d'autres.

### Les tables ouvertes

tables-everybody = Ouverte à tout le monde
tables-listed = La page d'accueil de ce serveur annonce cette table.
tables-join = Tout le monde sur ce serveur peut rejoindre cette table.
ratings-play = Jouer pour mon classement
ratings-key = Montre une clé à toi, sans compte.
tables-strict = dés stricts
tables-at-once = commence aussitôt
tables-bot = { $player } (robot)
tables-empty = Une table vide
tables-game = { $title }, jusqu'à { $target }
tables-more = En montrer { $n } de plus
tables-coach = coach
tables-full = Quelqu'un a été plus rapide : cette table est complète.
tables = Tables ouvertes
tables-open = Ouvrir une table
tables-as = Tu joues sous le nom
tables-guest = Visite
tables-nobody = Personne n'attend en ce moment. Ouvre une table, et elle s'affiche ici.
tables-programs = Des programmes qui jouent contre tout le monde
ratings-place = rang { $place } sur { $players }
key-title = La clé de cette personne : la même à toutes les tables
player-key = clé { $key }

### Choisir un jeu

picker-game = Le jeu
picker-house = règles maison
picker-rules = Ses règles
picker-variants = Variantes
picker-to = Jouer jusqu'à

### Une nouvelle table

new-pad = Lancez de vrais dés et touchez ce qui est tombé. La feuille compte les points, connaît les règles, et permet d'annuler les erreurs.
new-device = Contre des robots, ou en se passant cet appareil. Sans réseau.
new-friends = Qui a le lien peut prendre une place libre. Les gens sur cet appareil le partagent.
new-begins = Qui commence
new-chance = Le hasard décide
new-clock = Temps par tour
new-no-clock = Sans limite
new-strict = Dés stricts
new-strict-about = Le navigateur de chacun ajoute à chaque lancer, si bien que personne ne peut le connaître d'avance, pas même qui fait tourner le serveur. Il faut un temps par tour (3 minutes si tu n'en choisis pas).
new-listed = La page d'accueil de ce serveur annonce la table tant qu'une place est libre. Tout le monde peut entrer.
new-coach = Autoriser le coach
new-coach-about = Tout le monde à la table voit ce que vaut chaque choix.
new-device-dice = Cet appareil lance les dés, avec ses nombres aléatoires cryptographiques. La partie est enregistrée ici après chaque coup et reprend là où tu l'as laissée.
new-server-dice = Le serveur lance les dés. Il s'engage avant la partie, et chacun peut vérifier après qu'aucun lancer n'a été changé.
new-start = Commencer
new-invite = Créer la table et inviter

### Se connecter à un serveur

connect-no-page = Il n'y a pas de page « { $code } », ni de table.
connect-no-server = Les tables sont sur un serveur, que cette page n'a pas. Si on t'a envoyé un lien, ouvre le lien lui-même. Si tu as un code et l'adresse du serveur, tape l'adresse ci-dessous.
connect-same-place = Au même endroit, il ne vous faut rien d'autre :
new-without-server = Tous dans la même pièce ? Un de vos téléphones peut tenir la table, sans ce serveur.
connect-phones = Chacun sur son téléphone
connect-pass = Se passer cet appareil
connect-pad = Lancer de vrais dés, et compter les points
connect-apart = À distance, il vous faut un serveur Greed, que cette page n'a pas. L'un de vous le lance sur un ordinateur avec { $command } et t'envoie son adresse : ouvre-la, et tu y es. Ou connecte cette page au serveur :
connect-address = Adresse du serveur
connect-trust = La page parle alors à ce serveur, et reste la page en qui tu as confiance : elle vérifie elle-même les dés.
connect-no-answer = Aucun serveur n'a répondu à { $origin }. Vérifie l'adresse. Si elle est juste, qui s'en occupe doit autoriser cette page : { $command }
connect-no-address = Ce n'est pas une adresse. Écris-la comme { $one } ou { $other }.

### Le classement

ratings-play-about = Ce navigateur garde une clé et signe avec elle quand tu t'assois. Il n'y a pas de compte : les autres voient l'empreinte de la clé, la même à toutes les tables. Effacer les données du navigateur la perd.
ratings-own-key = Ta clé est { $key }.
ratings-after-won = après { COUNT-GAME($games) }, { $won } gagnées
ratings-yours = Tes parties
ratings-none = Tu n'as pas encore de partie classée. Il faut aussi quelqu'un d'autre qui joue pour son classement.
ratings-nobody = Personne n'a encore joué { $least } parties classées.
ratings-counts = Une partie compte si deux personnes ou plus s'assoient avec leur propre clé, à un jeu de la maison avec son but habituel, que le sort décide qui commence, et qu'elle est jouée jusqu'au bout. Partir compte comme une défaite. Tout le monde commence à 1{"\u202F"}000 ; un point d'interrogation veut dire moins de { $least } parties, le nombre qu'il faut pour être dans la liste.
ratings-pr = PR est ce que coûtent tes choix, comparés au jeu parfait : 1{"\u202F"}000 fois les chances de gagner que gaspille un choix moyen. La chance n'y est pour rien, et 0 est parfait.
ratings-looking = On cherche le classement …
ratings-player = Qui
ratings-rating = Classement
ratings-games = Parties
ratings-won = Gagnées
ratings-all = Tout le classement
ratings-their-key = Clé { $key }
ratings-latest = Les dernières : { COUNT-GAME($games) }
ratings-tell-apart = Chacun choisit son nom, et deux personnes peuvent choisir le même : la clé les distingue. Seuls sont listés les adversaires qui jouent aussi pour leur classement.
ratings-pr-games = PR est ce que coûtent les choix d'une partie, comparés au jeu parfait : 0 est parfait, et la chance n'y est pour rien. Un tiret veut dire que la partie n'a pas été mesurée.
ratings-looking-up = On cherche cette personne …
ratings-lost = perdue
ratings-shared = partagée
ratings-was-won = gagnée
alarm-wait = Attends encore { COUNT-SECOND($n) }.
alarm-different = La partie a commencé avec d'autres règles, d'autres dés ou d'autres joueurs que ceux que la page montrait.
alarm-start = Le serveur appelle ceci le départ numéro { $attempt }, mais ce navigateur en a déjà vu { $before }.
alarm-unsigned = Le serveur ne signe pas ce qu'il montre.
alarm-other-game = Le serveur a signé une autre partie que celle qu'il montre.
alarm-shown = On a montré à la page une autre partie que celle qui est signée.
alarm-no-part = Cet appareil ne contribue pas aux dés.
alarm-cannot-be = Le serveur montre quelque chose d'impossible : { $why }
alarm-stuck = Cette page ne peut pas continuer avec les dés : { $why }
alarm-restarted = Le serveur montre un autre début de cette partie qu'avant.
alarm-fewer = Le serveur montre moins de déclarations que ce navigateur n'en a déjà vu.
alarm-other-course = Le serveur montre un autre déroulement de la partie qu'avant.
alarm-earlier = Le serveur montre un état de la partie plus ancien que celui auquel cet appareil a déjà répondu.
alarm-other-id = La partie a commencé sous un autre identifiant.
alarm-without = La partie a commencé sans cet appareil.
alarm-other-values = La partie a commencé avec d'autres valeurs que celles données par cet appareil.
alarm-other-seats = La partie a commencé avec d'autres places pour cet appareil que celles qu'il a prises.
alarm-second-value = Le serveur demande une autre valeur pour le lancer { $n }, alors qu'il en a déjà reçu une.
device-share-fixed = La partie a commencé : la contribution est fixée.
device-used-up = Les valeurs de cet appareil sont épuisées : il lui faut une nouvelle chaîne.
device-other-tab = Cette partie est ouverte dans un autre onglet, qui parle pour cet appareil.
