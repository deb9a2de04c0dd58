# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.

plan-dice = { $range } Würfel
plan-bank-with = { $n ->
    [one] { $points } bei { $range } Würfel
   *[other] { $points } bei { $range } Würfeln
}
plan-roll = Immer weiterwürfeln.
plan-bank = Sichere ab { $parts }.
plan-bank-roll = Sichere ab { $parts }; immer weiterwürfeln: { $rolled }.
plan-add = { $points } für { plan-dice }
plan-keep = Leg raus, was am meisten bringt, und zähl für Würfel, die du noch wirfst, dazu: { $parts }.
plan-near = Fehlen dem Gegner { $points } oder weniger: verlange { $more } mehr.
plan-behind = Liegst du { $points } zurück: verlange { $more } mehr.
plan-ahead = Liegst du { $points } vorn: verlange { $less } weniger.
plan-reach = Würfle bis zum Ziel.
plan-reach-by = Übertriff das Ziel um { $points } oder mehr.
plan-reach-leaving = Würfle bis zum Ziel und lass höchstens { plan-dice } übrig.
plan-reach-by-leaving = Übertriff das Ziel um { $points } oder mehr und lass höchstens { plan-dice } übrig.
plan-take = Übernimm { $parts }; sonst lehne ab.
plan-take-from = { plan-dice } ab { $points }
plan-take-never = Übernimm nie.
plan-chase = Im letzten Zug, { $points } oder mehr zurück: übernimm, was dich gleichziehen lässt.
