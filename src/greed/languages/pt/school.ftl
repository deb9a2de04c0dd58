# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.

lesson = Lição { $n }
lesson-right = Certo!
lesson-again = Tente de novo
lesson-next = Próxima
lesson-all-done = Tudo feito
