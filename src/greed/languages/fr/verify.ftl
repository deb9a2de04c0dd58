# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.
# Ce que donne la vérification des dés d'une partie.

verify-holds = { $n ->
    [0] Personne n'a encore lancé les dés.
    [one] Le seul lancer est celui que tous les appareils ont fait ensemble.
   *[other] Les { $n } lancers sont ceux que tous les appareils ont faits ensemble.
}
verify-void = { $n ->
    [one] 1 lancer n'a pas compté, car un appareil n'a pas répondu.
   *[other] { $n } lancers n'ont pas compté, car un appareil n'a pas répondu.
}
verify-unfinished = Le lancer { $k } a été demandé, et jamais fait.
verify-legal = Tous les coups étaient permis.
verify-illegal = Les dés sont justes, mais pas la partie : { $why }
verify-no-rules = Ici, rien ne vérifie que tous les coups étaient permis : cette page n'a pas les règles de la partie. { $command } le vérifie.
verify-there = L'enregistrement est sur le téléphone qui tient la table. Reconnecte-toi à lui depuis la table, ou enregistre la partie là-bas et choisis son fichier ici.
verify-unreadable = L'enregistrement est illisible.
verify-not-rolled = On ne peut vérifier que les dés lancés par des appareils. Ici, les joueurs ont lancé eux-mêmes.
verify-alone = Personne d'autre n'était à cette table : les dés viennent d'une seule source, et il n'y a rien à vérifier.
verify-other-sheet = Les règles ne sont pas celles du début.
verify-other-players = Les joueurs ne sont pas ceux du début.
verify-event = Le lancer { $at } de la partie devrait être { $due }, et non { $told }.
verify-event-missing = rien
verify-began = La place { $began } a commencé, et non la place { $told }.
verify-took = L'appareil de { $player } a participé à { $n } lancers sur { $rolls }.
verify-took-all = { $rolls ->
    [one] L'appareil de { $player } a participé au seul lancer.
   *[other] L'appareil de { $player } a participé aux { $rolls } lancers.
}
