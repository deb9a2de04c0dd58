# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.

lesson = Lección { $n }
lesson-right = ¡Bien!
lesson-again = Otra vez
lesson-next = Siguiente
lesson-all-done = Todo hecho
