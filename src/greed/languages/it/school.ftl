# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.

lesson = Lezione { $n }
lesson-right = Giusto!
lesson-again = Riprova
lesson-next = Avanti
lesson-all-done = Tutto fatto
