# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.
# Títulos, resúmenes y textos de los juegos de la casa. Lo que falta aquí sale en inglés.

sheet-official-title = Greed, las reglas oficiales
sheet-official-summary = Cinco dados, 600 para entrar en juego, y un relevo para quien se atreva.
sheet-official-prose = Greed premia el valor y castiga la duda: quien se planta con audacia deja en la mesa dados que el siguiente puede usar en su contra. Se juega hasta 10.000 puntos, si no se acuerda otra meta.
sheet-official-note-1 = «Objetivo» promete un último turno; «Final de la partida», una marca a batir que vuelve a llamar a todos; decide la parte detallada (endgame = rechallenge_all; si no: single_final_turn, rechallenge_rounds).
sheet-official-note-2 = Los dados que no puntúan no se pueden apartar (dead_dice_keepable = false), aunque «cada cual aparta los dados que quiera» permite la otra lectura.
sheet-official-note-3 = Tras intentar un relevo se elige qué apartar, como tras cualquier tirada (carryover_keep = choose; si no: all).
sheet-official-note-4 = Se puede intentar un relevo sin estar en juego; para entrar cuenta lo que se tira, no los puntos tomados (entry_carry = own_points; si no: forbid_offer, exclude_attempt, count_all).
sheet-official-note-5 = Tras un intento, «al menos un 1 o un 5» se toma al pie de la letra: un trío de otra cara no permite plantarse (carry_lock = one_or_five; si no: any_score).
sheet-official-note-6 = Plantarse cuando han puntuado los cinco dados no deja dados, así que no ofrece nada (offer_after_all_dice = none; si no: fresh_set).
sheet-official-note-7 = También hay relevos en la ronda final (endgame_carryover = true).
sheet-official-note-8 = El ejemplo de 1.500 puntos con dos dados por tirar no puede salir de tres dados de una serie; hacen falta dados calientes o puntos tomados.
sheet-ten-dice-title = Greed con diez dados
sheet-ten-dice-summary = Diez dados, 1.000 en una tirada para entrar en juego, y un turno extra cuando puntúan los diez.
sheet-ten-dice-prose = La meta se acuerda antes de jugar; casi siempre son 20.000 puntos.
sheet-ten-dice-note-1 = Se aparta cada dado que puntúa: se tiran «todos los dados restantes que no puntúan» (keep = forced).
sheet-ten-dice-note-2 = Una línea de la tabla puede contar dos veces en una tirada: seis 2 son dos tríos, 400 (repeat_sets = true; con false una línea cuenta una vez: 200).
sheet-ten-dice-note-3 = Una primera tirada en la que puntúan los diez dados da el turno extra (bonus_on_opening = true).
sheet-ten-dice-note-4 = La hoja no resuelve los empates: la victoria se comparte (tie = shared; si no: first_to_reach).
sheet-ten-dice-note-5 = Dos sumas del ejemplo están mal (850 debería ser 950, 450 debería ser 350), y una tirada muestra once dados; la partida no cambia.
sheet-koans-title = Greed, en corto
sheet-koans-summary = Cinco dados hasta 3.000: el juego corto que muchos conocen de un ejercicio de programación.
sheet-koans-note-1 = «En la primera tirada de la partida» se lee como la primera tirada de cada turno.
sheet-koans-note-2 = Cada dado que puntúa se retira antes de la siguiente tirada (keep = forced).
sheet-koans-note-3 = Plantarse con menos de 300 antes de estar en juego no está prohibido, pero los puntos no cuentan (stop_before_entry = forfeits; si no: refused).
sheet-koans-note-4 = 300 puntos que se pierden en una tirada posterior no sirven para entrar en juego.
sheet-koans-note-5 = La hoja no resuelve los empates: la victoria se comparte (tie = shared).
sheet-basic-title = Greed, el juego básico
sheet-basic-summary = Seis dados, sin mínimo, los dados pasan al siguiente con sus puntos: fácil, rápido y divertido con niños.
sheet-basic-prose = La regla principal: en cada tirada tiene que puntuar algo. En todas y cada una. (Hay una excepción, muy al final: los dobles.)
sheet-basic-note-1 = «Sacar todo dobles» vale también para cuatro iguales y una pareja, pues cada dado pertenece a un doble (pairs_accept_quad = true); los dobles con menos de seis dados no valen nada.
sheet-basic-note-2 = Cuando han puntuado los seis dados también se puede parar (hot_dice_must_roll = false), y entonces no queda nada para el siguiente (offer_after_all_dice = none).
sheet-basic-note-3 = Tras dobles al final hay que tirar, porque no se ha apartado nada con lo que plantarse (end_doubles_must_roll = true).
sheet-basic-note-4 = Los dobles al final salvan también a quien ha tomado dos dados (end_doubles_in_takeover = true).
sheet-basic-note-5 = La hoja no resuelve los empates: la victoria se comparte (tie = shared).
sheet-basic-note-6 = El ejemplo de cuatro dados apartados por 1.400 no puede salir de una sola serie de seis; hacen falta dados calientes o puntos tomados.
sheet-classic-title = Greed, el juego clásico
sheet-classic-summary = Seis dados, 500 para entrar en juego, gana quien llega antes a 10.000: el Diez mil de siempre.
sheet-classic-prose = Muchos han comprobado que donde mejor se tira es sobre una pequeña alfombra oriental.
sheet-classic-note-1 = Se elige entre los dados que puntúan: «cualquiera de los dados que han puntuado» (keep = choose; si no: forced).
sheet-classic-note-2 = Tres parejas significa tres parejas distintas, como en el ejemplo 2,2,3,3,4,4 (pairs_accept_quad = false; si no: true).
sheet-classic-note-3 = Plantarse con menos de 500 antes de estar en juego no está prohibido, pero los puntos no cuentan (stop_before_entry = forfeits; si no: refused).
sheet-classic-note-4 = La primera persona que anota la meta gana en el acto (endgame = first_to_target); la regla de la casa «gana la puntuación más alta» es la variante hsw.
sheet-classic-note-5 = «Zilch» es también otro nombre del juego entero; aquí es el de la variante.
sheet-farkle-title = Farkle
sheet-farkle-summary = Seis dados, valores fijos para cuatro, cinco y seis iguales, 500 para entrar en juego.
sheet-farkle-minimal-title = Farkle, lo mínimo
sheet-farkle-minimal-summary = Seis dados, solo sueltos y tríos, gana quien llega antes a 10.000: las reglas del artículo sobre el juego perfecto.
sheet-kingdom-come-title = Los dados de Kingdom Come: Deliverance
sheet-kingdom-come-summary = Seis dados, también escaleras cortas, sin mínimo, gana quien llega antes a 4.000.
sheet-kingdom-come-note-1 = La meta depende de la apuesta, de 2.000 a 8.000; aquí son 4.000.
sheet-zilch-online-title = Zilch, como se juega en línea
sheet-zilch-online-summary = Seis dados, al menos 300 para plantarse, puntos por nada de nada, y una multa a la tercera tirada nula seguida.
sheet-zilch-online-prose = Un zilch es una tirada nula.
sheet-zilch-online-note-1 = El análisis deja que un marcador baje de cero sin límite (score_floor = false).
variant-amish-title = Relevo
variant-amish-prose = Cuando alguien se planta y anota puntos, el siguiente, si ya está en juego, puede tomar los dados que quedan y seguir sobre los puntos de ese turno. Así puede darse la vuelta a la mesa.
variant-amish-note-1 = Quien se planta cuando todos los dados han puntuado no deja nada que tomar: no habría riesgo.
variant-hsw-title = Gana el más alto
variant-hsw-prose = Cuando alguien llega a la meta y se planta, los demás tienen una última oportunidad de batir esa marca. Si alguien lo logra, quien la tenía y quienes aún esperan tienen otra oportunidad contra la nueva marca, hasta que nadie la bata.
variant-hsw-note-1 = Quién tiene otra oportunidad se lee al pie de la letra: quien acaba de ser batido y quienes aún esperan (endgame = deposed_and_waiting); con endgame = rechallenge_all, todos.
variant-hsw-note-2 = Hay que batir el marcador; si se iguala, se queda con quien lo tuvo antes (tie = first_to_reach).
variant-zilch-title = Tres nulas
variant-zilch-prose = Quien acaba tres turnos seguidos con una tirada nula pierde todos los puntos y vuelve a empezar. A cambio, se pueden añadir dados a las combinaciones ya apartadas en el turno: no dan puntos, pero salvan la tirada.
variant-zilch-note-1 = La primera entrada queda como está en la hoja; tras volver a cero hacen falta 1.000 puntos en una tirada (reentry; si no: reentry.scope = turn, o reentry = same_as_entry). Las palabras «como antes» son un resto de otra versión.
variant-zilch-note-2 = Si se puede parar antes y si el turno es una sola tirada, lo dice la entrada de la propia hoja.
variant-zilch-note-3 = Las tiradas nulas antes de haber estado en juego no cuentan (zilch_before_entry = false).
variant-zilch-note-4 = Se pueden añadir dados en cualquier tirada, solos o junto a dados que puntúan (addon_with_scoring = true), y valen cuando todos han puntuado (addon_hot_dice = true).
variant-zilch-note-5 = Solo una tirada nula cuenta para las tres; cualquier otro final de turno pone la cuenta a cero.
variant-zilch-note-6 = También se pueden añadir dados a combinaciones que llegaron con un relevo (addon_inherited = true).
variant-zilch-note-7 = Un intento de relevo fallido también es una de las tres tiradas nulas.
