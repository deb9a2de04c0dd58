# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.

lesson = Les { $n }
lesson-right = Goed!
lesson-again = Probeer het nog eens
lesson-next = Verder
lesson-all-done = Allemaal gedaan
