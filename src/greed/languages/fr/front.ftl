# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.

front-title = Greed : un jeu de dés comme le Dix mille
front-about = Relancer ou marquer ? Le Dix mille et ses cousins sur tous les téléphones : entre amis, contre des bots ou avec de vrais dés.
front-scripts = Greed a besoin de JavaScript. Active-le pour cette page, s'il te plaît.

# Ce qu'un lien vers une salle ou une page montre dans une messagerie.
front-room = Viens jouer : { $game }
front-room-seats = { $n ->
    [one] Il reste une place. Ouvre le lien et assieds-toi : ni compte, ni appli.
   *[other] Il reste { $n } places. Ouvre le lien et assieds-toi : ni compte, ni appli.
}
front-watch = { $game } : une partie entre amis
front-watch-open = Tout le monde est à table. Ouvre le lien pour regarder.
front-watch-playing = La partie est en cours. Ouvre le lien pour regarder.
front-watch-over = La partie est finie. Ouvre le lien pour voir comment elle s’est passée.
front-daily = Greed : le défi du jour
front-daily-about = Cinq positions d’un jeu de dés, les mêmes pour tous aujourd’hui. Relancer ou marquer ?
front-train = Greed : problèmes
front-train-about = Qu’est-ce qui gagne le plus souvent ? Choisis, et vois ce que vaut chaque choix.
front-explore = Une position de Greed
front-explore-about = Que ferais-tu ? Vois ce que vaut chaque choix.
front-record = Une partie de Greed
front-record-about = Revois-la pas à pas : qui a eu de la chance, et quels choix ont coûté le plus.
