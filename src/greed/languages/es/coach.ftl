# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.

### Por qué la mejor opción es la mejor

advice-rolling = con { DICE($dice) } la tirada es nula un { $bust } de las veces
advice-rolling-no-bust = con { DICE($dice) } la tirada nunca es nula
advice-banking = plantarse con { $points }
advice-banking-nothing = parar sin puntos
advice-offer = { $who ->
    [you] te deja una oferta que vale { $gain }
   *[one] deja a { $player } una oferta que vale { $gain }
}
advice-poor-offer = { $who ->
    [you] te deja una oferta que no vale la pena
   *[one] deja a { $player } una oferta que no vale la pena
}
advice-only = Solo se puede hacer una cosa: { $move }.
advice-take = Toma: tirar { DICE($dice) } por { $points } puntos falla un { $bust } de las veces, pero la otra opción cuesta { $cost }.
advice-pass = Pasa: tirar { DICE($dice) } por { $points } puntos falla un { $bust } de las veces, y la otra opción cuesta { $cost }.
advice-keep = { $move } te deja { DICE($dice) } por tirar; { $second } costaría { $cost }.
advice-keep-that-ends = { $move } acaba el turno: { $does }; { $second } costaría { $cost }.
advice-points = { $move }: tirar { DICE($dice) } da de media { $worth }, y la tirada es nula un { $bust } de las veces.
advice-roll = Tira: eso gana { $rolls } de las partidas, { $banking } gana { $worth }. El riesgo: { $rolling }.
advice-roll-no-bust = Tira: eso gana { $rolls } de las partidas, { $banking } gana { $worth }, y { $rolling }.
advice-roll-not-offer = Tira: eso gana { $rolls } de las partidas, aunque { $rolling }; { $banking } gana { $worth } y { $offer }.
advice-bank = Plántate: { $banking } gana { $worth } de las partidas, tirar gana { $rolls }, porque { $rolling }.
advice-bank-no-bust = Plántate: { $banking } gana { $worth } de las partidas, tirar gana { $rolls }.
advice-bank-and-offer = Plántate: { $banking } gana { $worth } de las partidas, aunque { $offer }; tirar gana { $rolls }, porque { $rolling }.
advice-bank-poor-offer = Plántate: { $banking } gana { $worth } de las partidas, tirar { $rolls }, porque { $rolling }. Eso { $offer }.
advice-against = «{ $yours }» { $measure ->
    [win] gana
   *[points] da
} { $wrong }, «{ $best }» { $right }, porque { $because }.
advice-because-of-dice = te deja { DICE($dice) } por tirar en vez de { $other }
advice-because-of-points = suma { $points } puntos en vez de { $less }
advice-because-of-more = lo que puede venir después vale más
advice-because-it-goes-on = tu turno continúa
advice-because-it-ends = acaba el turno: { $does }
advice-because-of-risk = con { DICE($dice) } la tirada es nula un { $bust } de las veces
advice-because-it-is-worth-it = el riesgo merece la pena, aunque con { DICE($dice) } la tirada es nula un { $bust } de las veces
advice-seat = el sitio { $seat }

### Por qué una respuesta tentadora está mal

lesson-take = Empezar de nuevo regala una buena oportunidad: tirar { DICE($dice) } por { $points } falla un { $bust } de las veces, pero tomar gana { $right }, y empezar de nuevo { $wrong }.
lesson-pass = Los puntos tientan, pero tirar { DICE($dice) } por { $points } falla un { $bust } de las veces: tomar gana { $wrong }, empezar de nuevo { $right }.
lesson-keep = { $tempting } da { $scored } y deja { DICE($left) } ({ $risk } de nulas); { $best } da { $better }, deja { DICE($stays) } ({ $safer } de nulas) y gana { $right } en vez de { $wrong }.
lesson-bank = Tirar { DICE($dice) } es nulo un { $bust } de las veces y gana solo { $wrong }; plantarse con { $points } gana { $right }.
lesson-roll = Plantarse gana solo { $wrong }, porque { $reason }; tirar { DICE($dice) } es nulo un { $bust } de las veces, pero gana { $right }.
lesson-roll-no-bust = Plantarse gana solo { $wrong }, porque { $reason }; tirar { DICE($dice) } nunca es nulo, y gana { $right }.
lesson-close = al otro lado solo le faltan { $needed }
lesson-final = esta es la ronda final
lesson-dice = los puntos valen menos que los dados que aún tienes
lesson-gift = deja al otro lado puntos y dados que tomar
lesson-nothing = no anota nada
lesson-missed = Unos { $missed } de { $bots } bots fallan aquí.
wins-perfect = Gana { $n } de 100 partidas contra un juego perfecto (50 sería igualdad).
wins-perfect-about = Gana unas { $n } de 100 partidas contra un juego perfecto (50 sería igualdad).
lesson-sure = { $why } Eso cuesta { $games }.
lesson-moment = Ronda { $round }, { $player }, con { $points } puntos: «{ $move }» costó { $games }. { $why }

### Reservas

note-few = ; la suerte y la habilidad solo se separan hasta { $most } personas
note-no-values = esta página no tiene probabilidades de ganar para estas reglas
note-drift = ; la desviación es el error de la estimación
caveat-points = son puntos del turno; no tienen en cuenta el marcador ni a los demás
caveat-estimates = con más de dos personas son estimaciones
caveat-rounding = estos números son exactos salvo { $off }
caveat-below = estos números son exactos salvo { $off } para marcadores desde 0
review-declared = { $n ->
    [one] 1 turno se anotó en puntos, y no se sabe qué fue suerte en él
   *[other] { $n } turnos se anotaron en puntos, y no se sabe qué fue suerte en ellos
}
review-changes = { $n ->
    [one] una vez llegó o se fue alguien, lo que no cuenta ni como suerte ni como habilidad
   *[other] { $n } veces llegó o se fue alguien, lo que no cuenta ni como suerte ni como habilidad
}
