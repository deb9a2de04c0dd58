# Português, do Brasil. Ninguém que cresceu com esta língua leu este arquivo ainda.
# Algo soa estranho? docs/languages.md explica como ajudar; uma frase já basta.

plan-dice = { $n ->
    [one] { $range } dado
   *[other] { $range } dados
}
plan-bank-with = { $points } com { plan-dice }
plan-roll = Lance sempre.
plan-bank = Guarde a partir de { $parts }.
plan-bank-roll = Guarde a partir de { $parts }; lance sempre { $rolled }.
plan-add = { $points } por { plan-dice }
plan-keep = Separe o que mais pontua, somando pelos dados que ainda vai lançar: { $parts }.
plan-near = Se faltam { $points } ou menos ao adversário: queira { $more } a mais.
plan-behind = Se está { $points } atrás: queira { $more } a mais.
plan-ahead = Se está { $points } à frente: queira { $less } a menos.
plan-reach = Chegue à meta.
plan-reach-by = Passe da meta em { $points } ou mais.
plan-reach-leaving = Chegue à meta deixando { plan-dice } no máximo.
plan-reach-by-leaving = Passe da meta em { $points } ou mais, deixando { plan-dice } no máximo.
plan-take = Assuma { $parts }; senão, passe.
plan-take-from = { plan-dice } a partir de { $points }
plan-take-never = Nunca assuma.
plan-chase = Num último turno, { $points } ou mais atrás: assuma o que deixa você empatar.
