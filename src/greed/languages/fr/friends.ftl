# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.

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
lobby-bot = Un robot
lobby-free = Libérer la place
lobby-leave = Se lever
lobby-name = Changer le nom
lobby-name-done = Enregistrer
lobby-start = Commencer la partie
lobby-waiting = Il manque encore du monde.
lobby-everyone = Tout le monde est là : qui tient la table peut commencer.
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
link-move-about = Ouvrir ce lien laisse un autre appareil jouer pour toi
room-sealed = Dés de tous les appareils
room-server = Le serveur lance les dés
room-watching = { $dice } · { $n } au public
room-fetching = Les règles de cette partie arrivent …
room-unfetched = Les règles de cette partie n'arrivent pas. Cette page continue d'essayer.
room-outdated = Cette page et son serveur ne se comprennent pas : la page est sans doute plus ancienne. Recharge-la.
near-outdated = Les deux téléphones ne se comprennent pas : leurs pages n'ont pas la même version. Recharge les deux.

### Les notifications

tell-me = Me prévenir quand c'est mon tour
tell-denied = Ton navigateur bloque les notifications de cette page. Autorise-les dans ses réglages pour ce site, puis recharge la page.
tell-cannot = Ce navigateur ne peut pas montrer de notifications de cette page.
tell-how = Montre une notification quand cette page est ouverte derrière d'autres.

### Les tables ouvertes

tables-everybody = Ouverte à tout le monde
tables-listed = La page d'accueil de ce serveur annonce cette table.
tables-join = Tout le monde sur ce serveur peut rejoindre cette table.
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
new-listed = La page d'accueil de ce serveur annonce la table tant qu'une place est libre. Tout le monde peut entrer.
new-coach = Autoriser le coach
new-coach-about = Tout le monde à la table voit ce que vaut chaque choix.
new-device-dice = Cet appareil lance les dés, avec ses nombres aléatoires cryptographiques. La partie est enregistrée ici après chaque coup et reprend là où tu l'as laissée.
new-server-dice = Les dés viennent de tous les appareils de la table ensemble : personne ne peut les connaître d'avance ni les choisir, pas même la personne qui tient le serveur.
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

### Des dés de tous les appareils

dice-fair = Les dés étaient-ils justes ?
dice-from-all = Les dés viennent de tous les appareils de la table ensemble. Personne ne peut les connaître d'avance ni les choisir, pas même la personne qui tient la table.
dice-check = Vérifier les dés de cette partie.
dice-back = Retour à la table
dice-other-record = Vérifier un autre enregistrement
dice-elsewhere = Le programme de cette page vient de la personne qui tient la table. Sur un ordinateur de confiance, { $command } vérifie aussi un enregistrement.
dice-silent = Cet appareil n'a pas répondu un instant : les lancers se font donc sans lui. Il participe de nouveau dès ton prochain lancer.
dice-stopped = Quelque chose ne va pas avec les dés
dice-stopped-about = Cet appareil s'est arrêté. Ne jouez pas plus loin, et comparez ce que chacun voit.
alarm-different = La partie a commencé avec d'autres règles ou d'autres joueurs que ceux que la page montrait.
alarm-shown = On a montré à la page d'autres dés que ceux que les appareils ont faits.
alarm-without = Un de tes lancers a été demandé au nom d'un autre appareil.
alarm-stuck = Cette page ne peut pas continuer avec les dés : { $why }
