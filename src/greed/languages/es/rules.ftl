# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.

### gist

gist-first-exact = quien se planta antes con { POINTS($target) } exactos
gist-first = quien se planta antes con { POINTS($target) }
gist-last-turn-exact = { POINTS($target) } exactos, y un último turno para los demás
gist-last-turn = { POINTS($target) }, y un último turno para los demás
gist-round-exact = { POINTS($target) } exactos, y se acaba la ronda
gist-round = { POINTS($target) }, y se acaba la ronda
gist-unbeaten = { POINTS($target) }, y gana la marca más alta que nadie puede batir
gist-until-unbeaten = { POINTS($target) }, y se sube la marca hasta que nadie la bata

### summary

summary-entry-throw = { DICE($dice) }, { POINTS($entry_points) } o más en una tirada para entrar en juego, { $gist }.
summary-entry-turn = { DICE($dice) }, { POINTS($entry_points) } o más en un turno para entrar en juego, { $gist }.
summary-plain = { DICE($dice) }, { $gist }.

### needs

needs-people-open = { $seats_min } o más personas (aquí hasta { $seats_max }).
needs-people-range = De { $seats_min } a { $seats_max } personas.
needs-people = { $seats_min } personas.
needs-die = 1 dado normal.
needs-dice = { $dice } dados normales.
needs-die-of-faces = 1 dado de { $faces } caras, del 1 al { $faces }.
needs-dice-of-faces = { $dice } dados de { $faces } caras, del 1 al { $faces }.
needs-paper = Papel y lápiz.

### glance

glance-target-lead = Meta
glance-target = { $gist }
glance-on-the-board-lead = Entrar en juego
glance-entry-throw = { POINTS($entry_points) } o más en una tirada
glance-entry-turn = { POINTS($entry_points) } o más en un turno
glance-entry-none = desde el principio
glance-keep-lead = Apartar
glance-keep-all = todos los dados que puntúan
glance-keep-choice = lo que quieras de los dados que puntúan
glance-bank-lead = Plantarse
glance-bank = con { POINTS($turn_minimum_bank) } o más
glance-all-dice-scored-lead = Puntúan todos los dados
glance-all-hot = dados calientes: se tiran todos otra vez
glance-all-bonus = los puntos quedan a salvo, y hay un turno extra
glance-all-ends = se acaba el turno
glance-two-equal-dice-lead = Dos iguales al final
glance-two-equal-dice = salvan el turno
glance-adding-dice-lead = Añadir dados
glance-adding-dice = a las combinaciones ya apartadas en el turno
glance-carryover-lead = Relevo
glance-carryover = los dados que sobran pasan al siguiente, con los puntos
glance-bust-lead = Tirada nula
glance-bust-turn = se pierde el turno
glance-bust-score = se pierde el turno, y todos los puntos
glance-bust-penalty = se pierde el turno, y { POINTS($strikes_penalty) }
glance-bust-row-score = se pierde el turno; con { $strikes_count } seguidas, todos los puntos
glance-bust-row-penalty = se pierde el turno; con { $strikes_count } seguidas, { POINTS($strikes_penalty) }

### aim

aim-title = De qué se trata
aim-first-exact = Plántate antes que nadie con { POINTS($target) } exactos: así ganas en el acto.
aim-first = Plántate antes que nadie con { POINTS($target) }: así ganas en el acto.
aim-highest-exact = Gana quien tiene más puntos al acabar la partida. El final empieza cuando alguien ha llegado a { POINTS($target) } exactos.
aim-highest = Gana quien tiene más puntos al acabar la partida. El final empieza cuando alguien ha llegado a { POINTS($target) }.
aim-turn = En tu turno tiras los dados, apartas algunos que puntúen y eliges: tirar el resto para sumar más, o parar y plantarte con lo que llevas. Cuanto más sigues, más puedes ganar, y más se lleva una mala tirada.

### turn

turn-title = Tu turno
turn-order = Se juega por turnos, hacia la izquierda. Se acuerda antes quién empieza.
turn-roll-lead = Tirar.
turn-roll-die = Tira tu único dado.
turn-roll-all = Tira los { $dice } dados.
turn-keep-lead = Apartar.
turn-keep-all = Aparta todos los dados que puntúan. No hay elección; si los dados se pueden contar de varias maneras, vale la que da más puntos.
turn-keep-choice = Aparta uno o más dados que puntúen. Tú decides cuáles: puedes dejar en la mesa dados que puntúan y volver a tirarlos. Una combinación solo puntúa si apartas todos sus dados.
turn-keep-not-dead = Los dados que no puntúan se quedan en la mesa.
turn-keep-dead-bonus = Los dados que no puntúan se pueden apartar junto a otros que sí, nunca sin ellos. Pero entonces estos dados ya no dan un turno extra, y cuando no queda ninguno por tirar, tu turno se acaba y te plantas con lo que vale.
turn-keep-dead-hot = Los dados que no puntúan se pueden apartar junto a otros que sí, nunca sin ellos. Pero entonces estos dados ya no llegan a estar calientes, y cuando no queda ninguno por tirar, tu turno se acaba y te plantas con lo que vale.
turn-count-lead = Contar.
turn-count = Suma los puntos de los dados apartados a los puntos de este turno. Aún no están a salvo.
turn-decide-lead = Decidir.
turn-decide-roll-or-bank = Tira los dados que no has apartado y sigue en el paso 2; o para y plántate: los puntos del turno se suman a los tuyos, y los dados pasan al siguiente.
turn-decide-off-board = (Mientras no estés en juego es distinto: ver más abajo.)
turn-bust-lead = Tirada nula.
turn-bust-lost = Una tirada en la que nada puntúa es nula. Tu turno se acaba al momento, y se pierden todos sus puntos.
turn-bust-exceptions = (Excepciones: { $saved }, como se explica más abajo.)
turn-safe-points-lead = Puntos a salvo.
turn-safe-never = Una tirada nula también cuesta puntos ya anotados: ver «Cada tirada nula».
turn-safe-but-rows = Una sola tirada nula nunca quita puntos ya anotados; pero mira las tiradas nulas seguidas.
turn-safe-always = Los puntos anotados no se pierden nunca.
turn-no-dice-left-lead = Sin dados.
turn-no-dice-left = Si no queda ningún dado por tirar y no te puedes plantar, tu turno se acaba y sus puntos se pierden.
turn-minimum-lead = Mínimo.
turn-minimum-points = Solo te puedes plantar con { POINTS($turn_minimum_bank) } o más: con menos hay que seguir tirando.
turn-minimum-off-board = No hay mínimo para plantarse, salvo mientras no estés en juego.
turn-minimum-none = No hay mínimo: te puedes plantar con cualquier cantidad de puntos.
turn-minimum-inherited = Los puntos que vienen de un relevo cuentan para ello.
turn-minimum-own = Los puntos que vienen de un relevo no cuentan para ello.
turn-cast-on-board = En los ejemplos de esta página juegan { $cast }, en este orden; ya están todos en juego, si no se dice otra cosa.
turn-cast = En los ejemplos de esta página juegan { $cast }, en este orden.

### scoring

scoring-title = La tabla de puntos
scoring-one-throw-lead = Una tirada.
scoring-one-throw-only = Los dados de una combinación tienen que caer en una sola tirada: los que ya están apartados están contados y no cambian.
scoring-one-throw-example = Dos { $apart_face } ahora y un tercer { $apart_face } en otra tirada son { POINTS($apart) }, no { $at_once }.
scoring-one-use-lead = Una sola vez.
scoring-one-use = Cada dado cuenta una vez: en una combinación, o suelto si su cara puntúa suelta.
scoring-more-dice-lead = Más dados.
scoring-more-doubles = A partir de tres, cada dado igual de más dobla los puntos: { $sums }.
scoring-more-adds = A partir de tres, cada dado igual de más suma otra vez los puntos del trío: { $sums }.
scoring-more-no-set = { $grown } iguales no son una combinación aparte.
scoring-more-no-sets = Cuatro o más iguales no son una combinación aparte.
scoring-more-some-no-sets = { $grown } iguales no son una combinación aparte.
scoring-more-rest = Los dados que sobran de una combinación se cuentan por las otras líneas, si se puede: { $sums }.
scoring-once-only-lead = Una vez por tirada.
scoring-once-only = Una línea de la tabla cuenta una sola vez por tirada, para cada cara que nombra; otros dados que la repetirían no dan nada.
scoring-again-lead = Otra vez.
scoring-again = La misma línea puede contar más de una vez en una tirada: { $twice } son { POINTS($twice_points) }.
scoring-best-count-lead = Lo mejor cuenta.
scoring-best = Si los dados se pueden contar de varias maneras, vale la que da más puntos.
scoring-best-example = Así, { $split } valen { $split_points }, como { $split_parts }, y no { $split_whole }.
scoring-careful-lead = Cuidado.
scoring-no-straight = { $no_straights } no es una escalera.
scoring-no-straights = { $no_straights } no son escaleras.
scoring-pairs-lead = Parejas.
scoring-pairs-differ = Tres parejas son de tres caras distintas.
scoring-pairs-quad = Cuatro iguales y una pareja también cuentan como tres parejas.
scoring-pairs-no-quad = Cuatro iguales y una pareja no son tres parejas.
scoring-pairs-six = Seis iguales cuentan como tres parejas.
scoring-pairs-no-six = Seis iguales no cuentan como tres parejas.
scoring-full-house-lead = Full.
scoring-house = Un full son tres de una cara y dos de otra.
scoring-house-bonus-least = Un full son tres de una cara y dos de otra: los puntos del trío, si los tiene, y { $scoring_full_house_bonus } más, pero nunca menos de { $scoring_full_house }.
scoring-house-bonus = Un full son tres de una cara y dos de otra: los puntos del trío, si los tiene, y { $scoring_full_house_bonus } más.
scoring-nothing-lead = Nada de nada.
scoring-nothing-points = Tira { DICE($dice) } a la vez sin que puntúe ninguno, y no es una tirada nula: vale { POINTS($scoring_nothing) }.
scoring-nothing-must-roll = Después se tiran todos otra vez; antes no te puedes plantar.
scoring-nothing-may-roll = Después se tiran todos otra vez, o te plantas si puedes.
scoring-alone-lead = Sueltos.
scoring-none-alone = Ningún dado puntúa suelto.
scoring-some-alone = Solo { $alone } puntúan sueltos.
scoring-not-here-lead = Aquí no.
scoring-not-here = Aquí no hay puntos propios para { $absent }.

### hot-dice

hot-dice-title-ends = Puntúan todos los dados
hot-dice-title-bonus = Puntúan todos los dados: el turno extra
hot-dice-title-fresh = Dados calientes
hot-die-ends = Cuando el dado ha puntuado, tu turno se acaba: no queda nada que tirar, y te plantas con los puntos.
hot-dice-end = Cuando los { $dice } dados están apartados y han puntuado, en una tirada o en varias, tu turno se acaba: no queda nada que tirar, y te plantas con los puntos.
hot-die-bonus = Cuando el dado ha puntuado, los puntos del turno se anotan al momento, y juegas con él un turno más.
hot-dice-bonus = Cuando los { $dice } dados están apartados y han puntuado, en una tirada o en varias, los puntos del turno se anotan al momento, y juegas un turno más con todos los dados.
hot-die-fresh = Cuando el dado ha puntuado, está caliente: tómalo otra vez y sigue.
hot-dice-fresh = Cuando los { $dice } dados están apartados y han puntuado, en una tirada o en varias, están calientes: toma otra vez los { $dice } y sigue.
hot-dice-bonus-safe = Una tirada nula en este turno extra no toca lo que se anotó antes. Un turno extra puede dar otro, sin límite.
hot-dice-at-risk = Sigue siendo el mismo turno, y sus puntos siguen en peligro. Puede pasar todas las veces que se logre en un turno.
hot-dice-must-roll = Tienes que tirarlos: con los dados calientes no te puedes plantar.
hot-dice-may-bank = No es obligatorio: en vez de eso te puedes plantar, si puedes hacerlo.
hot-dice-bonus-at-target = Aunque esos puntos lleguen a la meta, primero juegas el turno extra.
hot-dice-opening-bonus = La tirada con la que entras en juego también da el turno extra, si en ella puntúan todos los dados.
hot-dice-opening-no-bonus = La tirada con la que entras en juego no da turno extra, aunque en ella puntúen todos los dados.
hot-dice-too-much-lost = Si los puntos te llevarían más allá de la meta, se pierden, pero el turno extra se juega igualmente.
hot-dice-too-much-bounces = Si los puntos te llevan más allá de la meta, tu marcador rebota en ella, y el turno extra se juega igualmente.
hot-dice-too-few-either = Si los puntos no bastan para entrar en juego o para el mínimo, no se anota nada, pero el turno extra se juega igualmente.
hot-dice-too-few-to-enter = Si los puntos no bastan para entrar en juego, no se anota nada, pero el turno extra se juega igualmente.
hot-dice-too-few-to-bank = Si los puntos no bastan para el mínimo, no se anota nada, pero el turno extra se juega igualmente.
hot-dice-despite-lock = Los puntos se anotan aunque un relevo todavía no te dejara plantarte.

### doubles

doubles-title = Dobles al final
doubles-saved = Si tiras exactamente dos dados y son iguales pero no puntúan, no es una tirada nula. Conserva los puntos del turno, toma { DICE($dice) } y sigue.
doubles-must-roll = Tienes que tirar: entretanto no te puedes plantar.
doubles-may-bank = También te puedes plantar antes de tirar, si puedes hacerlo.
doubles-two-only = Una pareja entre tres dados o más no salva nada.
doubles-in-takeover = Los dobles también salvan a quien tomó dos dados en un relevo.
doubles-not-in-takeover = Los dobles no salvan a quien tira dos dados tomados en un relevo: es una tirada nula.

### adding

adding-title = Añadir dados
adding-with-singles = Si en tu turno has apartado tres o más dados iguales de una misma tirada (de una cara que no puntúa suelta), puedes añadirles dados de esa cara de otras tiradas.
adding-any = Si en tu turno has apartado tres o más dados iguales de una misma tirada, puedes añadirles dados de esa cara de otras tiradas.
adding-worth = Un dado añadido no da puntos, pero cuenta como apartado: salva una tirada que sería nula.
adding-when-lead = Cuándo.
adding-beside-scoring = Se pueden añadir dados aunque otros dados de la tirada puntúen.
adding-only-alone = Solo se pueden añadir dados cuando no puntúa nada más en la tirada.
adding-all-dice-lead = Todos los dados.
adding-all-end = Cuando el último dado está apartado, puntuado o añadido, tu turno se acaba.
adding-all-bonus = Para el turno extra, un dado añadido vale como uno que ha puntuado.
adding-all-hot = Para los dados calientes, un dado añadido vale como uno que ha puntuado.
adding-all-no-bonus = Con un dado añadido entre ellos, tus dados no dan turno extra: cuando no queda ninguno por tirar, tu turno se acaba y te plantas con lo que vale.
adding-all-not-hot = Con un dado añadido entre ellos, tus dados no llegan a estar calientes: cuando no queda ninguno por tirar, tu turno se acaba y te plantas con lo que vale.
adding-until-when-lead = Hasta cuándo.
adding-until-when = Cuando se vuelven a tirar todos los dados, ya no hay a qué añadir: las combinaciones anteriores han desaparecido.
adding-carryover-lead = Relevo.
adding-inherited = Quien toma un relevo puede añadir dados a las combinaciones que vienen con él.
adding-not-inherited = Quien toma un relevo no puede añadir dados a las combinaciones apartadas antes.

### entry

entry-title = Entrar en juego
entry-none = No hay mínimo: cuentan ya los primeros puntos con los que te plantes.
entry-needs-throw = Para entrar en juego necesitas { POINTS($entry_points) } o más en una tirada.
entry-needs-turn = Para entrar en juego necesitas { POINTS($entry_points) } o más en un turno.
entry-until-then = Hasta entonces tienes 0, y no se anota nada más de lo que tires.
entry-single-throw = Mientras no estés en juego, tu turno es una sola tirada de { DICE($dice) }.
entry-single-scoring = Si los dados que puntúan valen { POINTS($entry_points) } o más, se anotan los puntos, estás en juego, y este turno se acaba; a partir de ahí juegas con normalidad. Si no, tu turno acaba sin nada.
entry-single-kept = Si los dados que apartas valen { POINTS($entry_points) } o más, se anotan los puntos, estás en juego, y este turno se acaba; a partir de ahí juegas con normalidad. Si no, tu turno acaba sin nada.
entry-takeover-refused = Si tomas un relevo sin estar en juego, tu turno va más allá de su primera tirada, pero para anotar algo sigues necesitando { POINTS($entry_points) } o más en una tirada. No puedes parar antes de tenerlos: sigue tirando hasta conseguirlos, o hasta una tirada nula.
entry-takeover-forfeits = Si tomas un relevo sin estar en juego, tu turno va más allá de su primera tirada, pero para anotar algo sigues necesitando { POINTS($entry_points) } o más en una tirada. Puedes parar antes, pero entonces se pierden los puntos del turno.
entry-exact-turn = Basta con { $entry_points } justos. Cuentan todos los puntos del turno con el que entras en juego, y los de todos los siguientes.
entry-any-throw = Vale cualquier tirada de tu turno, no solo la primera; pero los dados apartados de esa tirada tienen que valerlos por sí solos. Entonces cuentan todos los puntos del turno, y los de todos los siguientes.
entry-stop-refused = No puedes parar antes de tenerlos: sigue tirando hasta conseguirlos, o hasta una tirada nula.
entry-stop-forfeits = Puedes parar antes, pero entonces se pierden los puntos del turno.
entry-once-banked = Estás en juego cuando te has plantado: si después de tirar lo suficiente llega una tirada nula, se pierden los puntos y estás como antes.
entry-minimum-too = El mínimo para plantarse también vale aquí.

### carryover

carryover-title = El relevo
carryover-offer = Si alguien se planta y deja dados que aún se podían tirar, se ofrecen al siguiente, junto con los puntos del turno que se acaba de anotar. Quien se plantó conserva esos puntos, pase lo que pase. Un turno que acaba con una tirada nula, o sin anotar nada, no deja oferta.
carryover-who-lead = Quién.
carryover-who-next = Solo se pregunta al siguiente.
carryover-who-anyone = Solo se pregunta al siguiente, esté en juego o no.
carryover-who-on-board = Solo se pregunta al siguiente, y solo si ya está en juego. Nadie más puede tomar los dados.
carryover-decline-lead = Pasar.
carryover-decline-die = Si pasas, la oferta desaparece para todos: empieza tu propio turno con 1 dado y 0 puntos.
carryover-decline-dice = Si pasas, la oferta desaparece para todos: empieza tu propio turno con los { $dice } dados y 0 puntos.
carryover-accept-lead = Tomar.
carryover-accept = Si tomas, tiras exactamente los dados que quedaron. Tu turno empieza con los puntos ofrecidos.
carryover-success-lead = Sale bien.
carryover-success-singles = El relevo sale bien si la tirada muestra { $singles }. Ningún otro dado basta, ni siquiera una combinación que puntúe.
carryover-success-added = El relevo sale bien si algo puntúa en la tirada. Basta un dado añadido a una combinación.
carryover-success-any = El relevo sale bien si algo puntúa en la tirada.
carryover-go-on = Suma los puntos de esta tirada y sigue como en un turno tuyo.
carryover-keep-all = Aparta todos los dados de esta tirada que puntúan, suma sus puntos y sigue como en un turno tuyo.
carryover-keep-choice = Aparta lo que quieras de esta tirada, como de cualquier otra, suma los puntos y sigue como en un turno tuyo.
carryover-failure-lead = Sale mal.
carryover-failure-but-doubles = Si no, es una tirada nula, a menos que la salven los dobles al final: tu turno se acaba, y los puntos ofrecidos se pierden.
carryover-failure-bust = Si no, es una tirada nula: tu turno se acaba, y los puntos ofrecidos se pierden.
carryover-failure-score-stays = Tus puntos anotados quedan como estaban.
carryover-banking-lead = Plantarse.
carryover-bank-at-once = Si sale bien, te puedes plantar enseguida, como tras cualquier tirada.
carryover-bank-after-singles = Aunque salga bien, no te puedes plantar enseguida: aparta primero { $singles } de otra tirada del turno, suelto o en una combinación.
carryover-bank-after-any = Aunque salga bien, no te puedes plantar enseguida: aparta primero dados de una tirada más.
carryover-chain-lead = En cadena.
carryover-chain = Si te plantas dejando dados, se ofrecen al siguiente todos los puntos de tu turno, también los que tomaste. Así puede dar la vuelta a la mesa.
carryover-idle-dice-lead = Dados sin valor.
carryover-idle-never-hot = Si se apartaron dados que no puntúan, los heredas también: el resto ya no puede llegar a estar caliente.
carryover-idle-inherited = Si se apartaron dados que no puntúan, los heredas también.
carryover-all-dice-lead = Todos los dados.
carryover-all-none = Quien se planta { $leaving_all } no deja nada, y no hay oferta.
carryover-all-die = Quien se planta { $leaving_all } deja 1 dado al siguiente, y la oferta se hace con él.
carryover-all-fresh = Quien se planta { $leaving_all } deja los { $dice } dados al siguiente, y la oferta se hace con ellos.
carryover-off-the-board-lead = Aún no en juego.
carryover-off-count-all = Si no estás en juego, los puntos tomados cuentan para los { $needed } puntos que necesitas.
carryover-off-after-attempt = Si no estás en juego, ni los puntos tomados ni los de la primera tirada cuentan para los { $needed } puntos que necesitas; los de tus tiradas siguientes sí.
carryover-off-own = Si no estás en juego, los puntos tomados no cuentan para los { $needed } puntos que necesitas; lo que tiras tú cuenta, desde la primera tirada.
carryover-off-later-throw = Donde hacen falta { $needed_in_a_throw } puntos en una tirada, los tiene que valer por sí sola una tirada posterior a la primera.
carryover-off-own-throw = Donde hacen falta { $needed_in_a_throw } puntos en una tirada, los tiene que valer por sí sola una tirada tuya, la primera u otra.
carryover-off-once-on = Si entras en juego con este turno, se anotan todos sus puntos.
carryover-final-round-lead = Ronda final.
carryover-final-none = Una vez empezada la ronda final, ya no hay ofertas.
carryover-final-too = En la ronda final también hay ofertas.
carryover-final-not-own = A quien juega dos turnos seguidos no se le ofrecen sus propios dados.

### strikes

strikes-title-every = Cada tirada nula
strikes-title-row = { $strikes_count } tiradas nulas seguidas
strikes-reset-every = Con cada tirada nula pierdes todos tus puntos: vuelves a 0.
strikes-reset-row = Con { $strikes_count } tiradas nulas seguidas, en turnos consecutivos, pierdes todos tus puntos: vuelves a 0.
strikes-penalty-every = Cada tirada nula te cuesta { POINTS($strikes_penalty) } de los anotados.
strikes-penalty-row = { $strikes_count } tiradas nulas seguidas, en turnos consecutivos, te cuestan { POINTS($strikes_penalty) } de los anotados.
strikes-floor = Con esto nunca bajas de 0.
strikes-no-floor = Con esto puedes bajar de 0.
strikes-again-in-throw = Quedas fuera de juego, y para volver a entrar necesitas { POINTS($strikes_reentry_points) } o más en una tirada.
strikes-again-in-turn = Quedas fuera de juego, y para volver a entrar necesitas { POINTS($strikes_reentry_points) } o más en un turno.
strikes-again-single-scoring = Hasta entonces tu turno es una sola tirada: se acaba, valgan tanto o no los dados que puntúan.
strikes-again-single-kept = Hasta entonces tu turno es una sola tirada: se acaba, valgan tanto o no los dados que apartas.
strikes-again-any-throw = Vale cualquier tirada de un turno, y entonces cuenta el turno entero.
strikes-again-as-first-throw = Quedas otra vez fuera de juego, y entras como al principio, con { POINTS($entry_points) } o más en una tirada.
strikes-again-as-first-turn = Quedas otra vez fuera de juego, y entras como al principio, con { POINTS($entry_points) } o más en un turno.
strikes-row-broken = Un turno que acaba de otra manera rompe la racha. Tras la tirada nula número { $strikes_count } se vuelve a empezar a contar.
strikes-off-board-count = Las tiradas nulas también cuentan antes de estar en juego.
strikes-off-board-spared = Las tiradas nulas no cuentan antes de estar en juego.
strikes-too-little-no-bust = Una tirada que puntúa, pero demasiado poco para entrar en juego, no es nula.
strikes-attempt-counts = Un relevo que sale mal es una tirada nula como cualquier otra.

### end

end-title = El final de la partida
end-first-exact = La primera persona que se planta y así llega a { POINTS($target) } exactos gana, y la partida se acaba al momento. Los demás ya no juegan.
end-first = La primera persona que se planta y así llega a { POINTS($target) } o más gana, y la partida se acaba al momento. Los demás ya no juegan.
end-round-is = Una ronda es un turno para cada cual, desde quien empezó la partida.
end-final-exact = Cuando alguien se planta y así llega a { POINTS($target) } exactos, empieza la ronda final.
end-final = Cuando alguien se planta y así llega a { POINTS($target) } o más, empieza la ronda final.
end-one-more-turn = Los demás tienen un turno más, en el orden de siempre, también quienes ya jugaron en esta ronda. Después gana quien tenga más puntos.
end-finish-round = Solo juegan quienes vienen después en esta ronda; si no viene nadie, la partida se acaba al momento. Después gana quien tenga más puntos.
end-score-to-beat = Cuando alguien se planta y así llega a { POINTS($target) } o más, empieza la ronda final: esa es la marca a batir. Para batirla hacen falta más puntos; igualarla no basta.
end-one-try = Los demás, en el orden de siempre, tienen un turno para batirla.
end-beaten-all = En cuanto alguien la bate, hay una nueva marca a batir, y todos los demás tienen un turno más, desde el siguiente: también quien acaba de ser superado, y quienes ya lo intentaron.
end-beaten-rounds = Quien la bate pone una nueva marca para quienes aún no lo han intentado. Cuando todos lo han intentado y la marca ha caído, todos menos quien la tiene juegan un turno más.
end-beaten-waiting = Quien la bate pone una nueva marca. Entonces quien acaba de ser superado tiene un turno, y también quienes aún no lo han intentado; quien lo intentó en vano queda fuera.
end-holder-wins-round = Cuando una ronda de intentos acaba sin nueva marca, gana quien tiene la marca a batir.
end-highest-wins-round = Cuando una ronda de intentos acaba sin nueva marca, gana quien tenga más puntos.
end-holder-wins = Cuando ya nadie puede intentarlo, gana quien tiene la marca a batir.
end-highest-wins = Cuando ya nadie puede intentarlo, gana quien tenga más puntos.
end-too-much-lead = De más.
end-too-much-lost = Los puntos que te llevarían más allá de { $target } se pierden: un turno que se pasa no anota nada.
end-too-much-bounces = Tu marcador rebota en { $target }: los puntos que se pasan se restan, como si fueras hasta allí y volvieras. Con { $two_off } y un turno de 500 tienes { $three_off }. Ningún turno te deja por debajo de 0.
end-bonus-turns-lead = Turnos extra.
end-bonus-turns = Una vez empezada la ronda final, una tirada nula en un turno extra no quita nada a quien va en cabeza: la marca a batir se mantiene.
end-same-rules-lead = Las mismas reglas.
end-same-rules = En la ronda final valen todas las reglas de un turno.
end-ties-lead = Empate.
end-ties-shared = Quienes comparten la puntuación más alta comparten la victoria.
end-ties-first = Entre quienes comparten la puntuación más alta, gana quien la tuvo antes.

### alrededor de las reglas

needs-title = Lo que hace falta
glance-title = De un vistazo
yes = sí
no = no
changes-title = Lo que aquí es distinto
changes = En comparación con { $base } cambian estas opciones; la página las tiene todas en cuenta.
changes-option = Opción
changes-here = Aquí
variants-title = Variantes
variants = También se juega de estas maneras, que se pueden combinar:
variants-played = Esta página está escrita para el juego con ella.
variants-name = Aquí se llama { $name }.
notes-title = Cómo se lee la fuente
notes = Donde la fuente se puede leer de varias maneras, aquí se lee así. Las palabras entre paréntesis son las opciones que lo deciden.
source-title = Sobre estas reglas
source-about = Qué
source-source = Fuente
source-aliases = También llamado
source-name = Nombre
source-hash = Huella de las reglas

### listas

saved-nothing = puntos por nada de nada
saved-doubles = dobles al final
saved-adding = añadir dados
leaving-hot-dice = con dados calientes
leaving-nothing = con puntos por nada de nada
leaving-doubles = con dobles al final
absent-straights = escaleras
absent-pairs = tres parejas
absent-full-houses = fulls

### la tabla de puntos

card-set = Combinación
card-dice = Dados
card-points = Puntos
card-same = Iguales
card-face = Cara
card-count = { $n ->
    [1] uno
   *[other] { $n }
}
card-kind = { $n ->
    [1] un dado
   *[other] { COUNT($n) } iguales
}
card-straight = escalera de { COUNT($n) }
card-triples = dos tríos
card-house = full con tres { $faces }
card-such-as = por ejemplo { $dice }
card-nothing = nada de nada
card-nothing-dice = se tiran todos, no puntúa ninguno

### probabilidades

odds-title = Las probabilidades de un vistazo
odds = La probabilidad exacta de que en una tirada no puntúe nada.
odds-adding = No se tienen en cuenta los dados que se podrían añadir a combinaciones anteriores.
odds-dice = Dados tirados
odds-blank = No puntúa nada
odds-percent = En tanto por ciento
odds-bust = Nula
odds-attempt = Relevo fallido
odds-opening = { DICE($dice) } dan { POINTS($points) } o más en una sola tirada con una probabilidad de { $chance }.
odds-tiny = menos de 0,01{"\u00A0"}%

### ejemplos

example-straight = Una escalera
example-straight-and-a-single-die = Una escalera y un dado suelto
example-four-of-a-kind-and-a-pair = Cuatro iguales y una pareja
example-points-for-nothing = Puntos por nada de nada
example-first-throw = Una primera tirada
example-bust = Una tirada nula
example-all-dice-score = Puntúan todos los dados
example-doubles-at-the-end = Dobles al final
example-getting-on-the-board = Entrar en juego
example-carryover-taken-over = Un relevo que sale bien
example-carryover-lost = Un relevo que sale mal
example-carryover-and-a-player-off-the-board = Un relevo sin estar en juego
example-die-added = Un dado añadido
example-one-bust-too-many = Una tirada nula de más
example-end = El final
story-rolls = { $player } tira { DICE($dice) }.
story-keeps = { $n ->
    [1] Solo se puede apartar así:
   *[other] Lo que se puede apartar:
}
story-score = { $player } tiene { $score }.
story-turn = Le toca a { $player }.
story-needed = Hacía falta { $faces }.
story-sum = Eso hace { $points } en este turno.
story-busts = { $turns ->
    [1] { $player } acabó su último turno con una tirada nula.
   *[other] { $player } acabó sus últimos { $turns } turnos con una tirada nula.
}
story-ends-nothing = El turno se acaba, y no se anota nada: { $reason }.
story-ends = El turno se acaba aquí, y { $player } se planta.
story-must-roll = { $player } tiene que tirar ahora { DICE($dice) } y no se puede plantar: { $closed }.
story-may-roll = { $player } puede tirar { DICE($dice) }. Parar ahora no anotaría nada: { $reason }.
story-may = { $player } puede tirar ahora { DICE($dice) }, o plantarse.
story-left-bonus = turno extra
story-left-ends = se acaba el turno
story-left-hot = dados calientes
story-added = { $dice } añadido
story-dead = { $dice } sin valor
report-example = Ejemplo: { $title }
report-keeps = Apartado | Combinaciones | Puntos | Por tirar
report-more = y { $n } más
