# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.

plan-dice = { $n ->
    [one] { $range } dé
   *[other] { $range } dés
}
plan-bank-with = { $points } avec { plan-dice }
plan-roll = Relance toujours.
plan-bank = Marque à partir de { $parts }.
plan-bank-roll = Marque à partir de { $parts } ; relance toujours { $rolled }.
plan-add = { $points } pour { plan-dice }
plan-keep = Garde ce qui rapporte le plus, en ajoutant pour les dés qu'il te reste à lancer : { $parts }.
plan-near = S'il manque { $points } ou moins à l'adversaire : vise { $more } de plus.
plan-behind = Avec { $points } de retard : vise { $more } de plus.
plan-ahead = Avec { $points } d'avance : vise { $less } de moins.
plan-reach = Atteins le but.
plan-reach-by = Dépasse le but de { $points } ou plus.
plan-reach-leaving = Atteins le but en laissant { plan-dice } au plus.
plan-reach-by-leaving = Dépasse le but de { $points } ou plus, en laissant { plan-dice } au plus.
plan-take = Prends { $parts } ; sinon, passe.
plan-take-from = { plan-dice } à partir de { $points }
plan-take-never = Ne prends jamais.
plan-chase = Au dernier tour, avec { $points } ou plus de retard : prends ce qui te permet d'égaliser.
