# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.
# Qué falla en una hoja de reglas.

flaw-faces = los dados tienen caras del 1 al { $faces }
flaw-straight-once = una escalera lleva cada cara una vez
flaw-size = hacen falta { $size } dados, aquí hay { $dice }
flaw-straight-long = una escalera de { $size } es más larga que los { $dice } dados
flaw-no-triples = no hay tríos que superar; pon scoring.triples
flaw-no-pairs = tres parejas no puntúan aquí; pon scoring.three_pairs
flaw-nothing-scores = nada puntúa; da puntos a dados sueltos, tríos u otra combinación
flaw-seats = { $min } es más que seats.max, { $max }
flaw-above-target = { $points } es más que la meta, { $target }
flaw-overshoot = { $overshoot } contradice end.endgame = { $endgame }: nadie podría batir un marcador en la meta
flaw-bounces = 'bounces' contradice turn.hot_dice = 'bonus_turn' con end.endgame = { $endgame }: un turno extra sacaría la marca de la meta; usa end.endgame = 'first_to_target'
flaw-needs = necesita { $what }
flaw-dead-dice = contradice turn.keep = 'forced', que no deja elegir
flaw-must-roll = necesita turn.hot_dice = 'fresh_dice'; con { $hot } no queda nada que tirar en este turno
flaw-no-singles = 'one_or_five' necesita dados que puntúen sueltos
flaw-entry-carry = { $carry } dice qué cuenta antes de entrar, pero con carryover.who_may_take = 'on_board' entonces no hay oferta
flaw-no-penalty = un castigo cuesta puntos, 1 o más
flaw-no-reentry = necesita strikes.effect = 'reset'; con un castigo se sigue en juego
flaw-idle-penalty = necesita strikes.effect = 'penalty'; 'reset' ya quita todo el marcador
flaw-throw-worth = ninguna tirada vale { $points }, la mejor vale { $best }
flaw-turn-worth = ningún turno vale { $points }, el mejor vale { $best }
flaw-turn-worth-ends = ningún turno vale { $points }, el mejor vale { $best } (turn.hot_dice = { $hot } lo acaba)
flaw-one-throw = { $path }.ends_turn deja una sola tirada, y ninguna vale { $points }: la mejor vale { $best }
flaw-takes-all = siempre se apartan todos los dados: nadie podría plantarse nunca
flaw-nothing-else = nada más puntúa: nadie podría plantarse nunca
flaw-never-bank = salga lo que salga, cada dado hay que apartarlo o tirarlo otra vez: nadie podría plantarse nunca
flaw-never-next = salga lo que salga, sigue otro turno extra: nunca le tocaría a nadie más
flaw-unit = todo marcador es múltiplo de { $unit }: nadie podría llegar a { $target } justo
flaw-stuck = { $points } contradice end.overshoot = 'forfeits': a { $unit } de la meta nadie podría seguir; con end.overshoot = 'bounces' se puede, y con strikes que cuesten puntos
flaw-brackets = un nombre solo lleva valores sueltos: una tabla se pone entrada por entrada, como triples.1=300; una lista necesita un archivo propio (greed rules new)
flaw-no-table = { $path } es una tabla: pon lo que lleva dentro, como { $example }; también vale { $ways }
flaw-no-list = { $path } es una lista y necesita un archivo propio (greed rules new)
flaw-options = greed rules new escribe un archivo con todas las opciones explicadas
flaw-expected = aquí va { $wanted }, no { $got }
flaw-expected-key = la clave debe ser { $wanted }, no { $got }
flaw-missing = falta: aquí va { $wanted }
flaw-items = hacen falta al menos { $least } elementos, no { $got }
flaw-whole = un número entero
flaw-whole-least = un número entero de { $least } o más
flaw-whole-span = un número entero de { $least } a { $most }
flaw-whole-most = un número entero de { $most } como mucho
flaw-bool = true o false
flaw-text = un texto
flaw-list = una lista
flaw-table = una tabla
