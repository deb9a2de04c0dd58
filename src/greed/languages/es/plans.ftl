# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.

plan-dice = { $n ->
    [one] { $range } dado
   *[other] { $range } dados
}
plan-bank-with = { $points } con { plan-dice }
plan-roll = Tira siempre.
plan-bank = Plántate desde { $parts }.
plan-bank-roll = Plántate desde { $parts }; tira siempre { $rolled }.
plan-add = { $points } por { plan-dice }
plan-keep = Aparta lo que más puntúe, sumando por los dados que aún vas a tirar: { $parts }.
plan-near = Si al rival le faltan { $points } o menos: busca { $more } más.
plan-behind = Si vas { $points } por detrás: busca { $more } más.
plan-ahead = Si vas { $points } por delante: busca { $less } menos.
plan-reach = Llega a la meta.
plan-reach-by = Supera la meta en { $points } o más.
plan-reach-leaving = Llega a la meta dejando { plan-dice } como mucho.
plan-reach-by-leaving = Supera la meta en { $points } o más, dejando { plan-dice } como mucho.
plan-take = Toma { $parts }; si no, pasa.
plan-take-from = { plan-dice } desde { $points }
plan-take-never = No tomes nunca.
plan-chase = En un último turno, { $points } o más por detrás: toma lo que te permita igualar.
