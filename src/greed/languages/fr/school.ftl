# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.

lesson = Leçon { $n }
lesson-right = Juste !
lesson-again = Essaie encore
lesson-next = Suite
lesson-all-done = Tout est fait
