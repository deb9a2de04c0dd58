# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.

front-title = Greed : un jeu de dés comme le Dix mille
front-about = Relancer ou marquer ? Le Dix mille et ses cousins sur tous les téléphones : entre amis, contre des bots ou avec de vrais dés.
front-scripts = Greed a besoin de JavaScript. Active-le pour cette page, s'il te plaît.
