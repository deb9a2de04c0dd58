# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.
# Ce que donne la vérification des dés d'une partie.

verify-holds = { $n ->
    [one] L'unique lancer est bien celui qui devait tomber.
   *[other] Les { $n } lancers sont bien ceux qui devaient tomber.
}
verify-missing = { $n ->
    [one] Un lancer est tombé sans valeur de : { $device }.
   *[other] { $n } lancers sont tombés sans valeur de : { $device }.
}
verify-clock = { $n ->
    [one] Une décision a été prise par l'horloge ({ $device }).
   *[other] { $n } décisions ont été prises par l'horloge ({ $device }).
}
verify-unreadable = Impossible de lire cet enregistrement.
verify-not-rolled = On ne peut vérifier que les dés lancés par le serveur.
verify-protocol = Cette page ne connaît pas le protocole de dés { $protocol }.
verify-other-sheet = Les règles ne sont pas celles du départ.
verify-other-dice = Le genre de dés n'est pas celui du départ.
verify-other-players = Les joueurs ne sont pas ceux du départ.
verify-other-position = La position n'est pas celle du départ.
verify-statement = La déclaration { $at } de la preuve ne tient pas : { $why }
verify-event = L'événement { $at } devrait être { $due }, et non { $told } : c'est ce que dit la preuve.
verify-event-missing = absent
verify-sign-unreadable = Impossible de lire la signature du serveur.
verify-sign-missing = La fin manque : il n'y a pas de signature du serveur.
verify-sign-wrong = La signature du serveur est fausse.
verify-sign-short = La signature du serveur s'arrête à la déclaration { $k } sur { $count }.
verify-began = La place { $began } a commencé, pas la place { $told }.
verify-over-thrown = { $device } : silencieux une fois le lancer { $n } fixé, et passé à { $when } UTC ; ce lancer est nul.
verify-over = { $device } : silencieux, et passé avant le lancer { $n }, à { $when } UTC.
verify-renewed = { $device } : a continué avec une nouvelle clé à lui.
verify-given = La place de { $player } est passée à { $holder }, de son plein gré.
verify-starts = C'était le départ { $n } à cette table, revanches comprises. Plus de départs que de parties : quelqu'un en a annulé, et a peut-être vu des lancers ainsi.
verify-unsigned = Personne n'a signé pour { $players }.
verify-no-device = Aucun appareil n'a pris part : le serveur seul a choisi les dés.
verify-no-start = La partie n'a jamais commencé : il manquait la part de { $devices }.
verify-frozen = Le lancer { $n } était fixé, et il manque la valeur de : { $devices }.
verify-server-owes = Le serveur devait un lancer, et sa valeur n'est pas venue.
verify-not-over = La partie n'est pas finie : jusque-là, tout tient.
verify-words = Les six mots : { $words }.
verify-not-the-rules = Si chaque coup respectait les règles n'est pas vérifié ici : greed verify le fait.
verify-other-start = On a montré à ce navigateur un autre départ de la partie.
verify-ends-before = L'enregistrement s'arrête avant la déclaration { $k }, que ce navigateur a vue.
verify-two-courses = Le serveur a signé deux déroulements de cette partie : ils se séparent au plus tard à la déclaration { $k }.
verify-not-said = La déclaration { $k } n'est pas ce que ce navigateur a dit là.
