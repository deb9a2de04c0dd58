# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.
# Títulos, resúmenes y textos de los juegos de la casa. Lo que falta aquí sale en inglés.

sheet-official-title = Greed, las reglas oficiales
sheet-official-summary = Cinco dados, 600 para entrar en juego, y un relevo para quien se atreva.
sheet-official-prose = Greed premia el valor y castiga la duda: quien se planta con audacia deja en la mesa dados que el siguiente puede usar en su contra. Se juega hasta 10.000 puntos, si no se acuerda otra meta.
sheet-ten-dice-title = Greed con diez dados
sheet-ten-dice-summary = Diez dados, 1.000 en una tirada para entrar en juego, y un turno extra cuando puntúan los diez.
sheet-ten-dice-prose = La meta se acuerda antes de jugar; casi siempre son 20.000 puntos.
sheet-koans-title = Greed, en corto
sheet-koans-summary = Cinco dados hasta 3.000: el juego corto que muchos conocen de un ejercicio de programación.
sheet-basic-title = Greed, el juego básico
sheet-basic-summary = Seis dados, sin mínimo, los dados pasan al siguiente con sus puntos: fácil, rápido y divertido con niños.
sheet-basic-prose = La regla principal: en cada tirada tiene que puntuar algo. En todas y cada una. (Hay una excepción, muy al final: los dobles.)
sheet-classic-title = Greed, el juego clásico
sheet-classic-summary = Seis dados, 500 para entrar en juego, gana quien llega antes a 10.000: el Diez mil de siempre.
sheet-classic-prose = Muchos han comprobado que donde mejor se tira es sobre una pequeña alfombra oriental.
sheet-farkle-title = Farkle
sheet-farkle-summary = Seis dados, valores fijos para cuatro, cinco y seis iguales, 500 para entrar en juego.
sheet-farkle-minimal-title = Farkle, lo mínimo
sheet-farkle-minimal-summary = Seis dados, solo sueltos y tríos, gana quien llega antes a 10.000: las reglas del artículo sobre el juego perfecto.
sheet-kingdom-come-title = Los dados de Kingdom Come: Deliverance
sheet-kingdom-come-summary = Seis dados, también escaleras cortas, sin mínimo, gana quien llega antes a 4.000.
sheet-zilch-online-title = Zilch, como se juega en línea
sheet-zilch-online-summary = Seis dados, al menos 300 para plantarse, puntos por nada de nada, y una multa a la tercera tirada nula seguida.
sheet-zilch-online-prose = Un zilch es una tirada nula.
variant-amish-title = Relevo
variant-amish-prose = Cuando alguien se planta y anota puntos, el siguiente, si ya está en juego, puede tomar los dados que quedan y seguir sobre los puntos de ese turno. Así puede darse la vuelta a la mesa.
variant-hsw-title = Gana el más alto
variant-hsw-prose = Cuando alguien llega a la meta y se planta, los demás tienen una última oportunidad de batir esa marca. Si alguien lo logra, quien la tenía y quienes aún esperan tienen otra oportunidad contra la nueva marca, hasta que nadie la bata.
variant-zilch-title = Tres nulas
variant-zilch-prose = Quien acaba tres turnos seguidos con una tirada nula pierde todos los puntos y vuelve a empezar. A cambio, se pueden añadir dados a las combinaciones ya apartadas en el turno: no dan puntos, pero salvan la tirada.
