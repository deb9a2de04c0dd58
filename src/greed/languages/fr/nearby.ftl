# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.

near = Dans la même pièce
near-show = Montre ceci au téléphone qui tient la table
near-answer = L'image qui répond
near-host-taps = Qui tient la table touche « Suite : scanner sa réponse » et vise ceci. Te voilà à la table.
near-scan-host = Scanner l'image de la table
near-scan-again = Scanner une autre image
near-back = Retour
near-about = Chacun sur son téléphone, sans serveur et sans Internet. Un téléphone tient la table, les autres la rejoignent en scannant son image. Chaque téléphone ajoute à chaque lancer, si bien que personne ne peut truquer les dés.
near-join = Rejoindre une table
near-open = Ouvrir une table
near-players = Joueurs
near-open-table = Ouvrir la table
near-no-wifi = Pas de Wi-Fi ?
near-hotspot = Qu'un téléphone partage sa connexion (« point d'accès »), et que les autres rejoignent ce Wi-Fi. Cela marche aussi sans données mobiles.
near-phones = Téléphones
near-again = Se reconnecter
near-ask = Demande l'image au téléphone qui tient la table (« Inviter un téléphone » ou « Se connecter »), et scanne-la.
near-gone = Il ne reviendra pas ? Alors la partie continue ici, à partir du dernier lancer que ce téléphone a vu.
near-pass = Se passer ce téléphone
near-step-answer = 2. Scanner sa réponse
near-show-again = Montrer encore notre image
near-step-invite = 1. Faire scanner ceci
near-invites = L'image qui invite un téléphone
near-next = Suite : scanner sa réponse
near-cancel = Annuler
near-one-after = Les téléphones arrivent l'un après l'autre, par une image. Tous sont sur le même Wi-Fi, ou sur le point d'accès de l'un d'eux.
near-invite = Inviter un téléphone
near-lost = Le téléphone qui tient cette table n'est pas connecté.
near-missing = { $who ->
    [you] Ton téléphone n'est pas connecté.
    [many] Pas de connexion avec { $player }.
   *[one] Pas de connexion avec { $player }.
}
near-camera-denied = Cette page n'a pas le droit d'utiliser l'appareil photo. Autorise-le dans les réglages du navigateur, ou utilise le texte.
near-camera-https = Les navigateurs ne prêtent l'appareil photo qu'aux pages en https. Utilise le texte.
near-keeps-nothing = Ce navigateur ne laisse rien enregistrer à la page : elle ne peut donc pas tenir de table. Autorise-la à enregistrer des données, ou laisse un autre téléphone tenir la table.
near-camera = Ce que voit l'appareil photo
near-no-camera = Pas d'appareil photo ? Utilise le texte
near-text = Le texte de l'autre téléphone
near-use = L'utiliser
near-send = Pas d'appareil photo ? Envoie le texte
near-as-text = { $what }, en texte
near-copy = Copier
near-other-table = C'est l'image d'une autre table. Montre à ce téléphone la réponse à la sienne.
near-guest = C'est l'image d'un invité. Scanne celle du téléphone qui tient la table.
near-unfound = Les téléphones ne se trouvent pas. Mets les deux sur le même Wi-Fi, ou l'un sur le point d'accès de l'autre.
near-no-network = ce téléphone n'a pas de réseau : rejoins un Wi-Fi, ou allume un point d'accès
near-nothing = on n'y trouve rien de tel
near-damaged = elle est abîmée
near-cut = il en manque la fin
near-versions = les deux pages n'ont pas la même version : recharge-les toutes les deux
near-no-picture = Ce n'est pas l'image d'un autre téléphone : { $why }.
near-keep = Tenir la table sur ce téléphone
near-unreached = l'autre téléphone est injoignable
room-scan = Scanner l'image
near-meet-scan = Fais scanner ceci aux autres
near-meet-type = Pas d'appareil photo ? On tape ceci sous « Rejoindre une table » :
near-meet-waits = Quiconque le scanne s'assoit à ta table, l'un après l'autre. Ne le montre qu'à tes amis.
near-pictures = Pas d'Internet ? Avec deux images
near-table-code = Le code de cette table
near-type-code = Ou tape le code de la table
near-sit-down = Rejoindre
near-looking = On cherche la table…
near-no-meeting = Le point de rencontre est injoignable. Cela marche aussi sans lui, avec deux images.
near-nobody-meets = Personne n'attend sous ce code en ce moment. Redemande-le, ou scannez deux images.
near-no-codes = Cette page ne connaît pas ces codes. Demande plutôt une image : « Pas d'Internet ? Avec deux images ».
near-seeks = Dès que les deux téléphones ont Internet, ils se retrouvent d'eux-mêmes.
near-lost-seat = Le téléphone de { $player } est-il perdu ?
near-take-seat = Continuer ici
