# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.
# Wat het controleren van de worpen van een spel oplevert.

verify-holds = { $n ->
    [one] De ene worp is zoals hij moest zijn.
   *[other] Alle { $n } worpen zijn zoals ze moesten zijn.
}
verify-missing = { $n ->
    [one] Eén worp viel zonder een waarde van: { $device }.
   *[other] { $n } worpen vielen zonder een waarde van: { $device }.
}
verify-clock = { $n ->
    [one] Eén beslissing kwam van de klok ({ $device }).
   *[other] { $n } beslissingen kwamen van de klok ({ $device }).
}
verify-unreadable = Het verslag kan niet gelezen worden.
verify-not-rolled = Alleen worpen van de server zijn te controleren.
verify-protocol = Deze pagina kent dobbelprotocol { $protocol } niet.
verify-other-sheet = De regels zijn andere dan bij de start.
verify-other-dice = Het soort worpen is anders dan bij de start.
verify-other-players = De spelers zijn andere dan bij de start.
verify-other-position = De stelling is anders dan bij de start.
verify-statement = Verklaring { $at } van het bewijs klopt niet: { $why }
verify-event = Gebeurtenis { $at } zou { $due } moeten zijn, niet { $told }: dat zegt het bewijs.
verify-event-missing = afwezig
verify-sign-unreadable = De handtekening van de server is niet te lezen.
verify-sign-missing = Het einde ontbreekt: er staat geen handtekening van de server.
verify-sign-wrong = De handtekening van de server klopt niet.
verify-sign-short = De handtekening van de server eindigt bij verklaring { $k } van { $count }.
verify-began = Plaats { $began } begon, niet plaats { $told }.
verify-over-thrown = { $device }: zweeg nadat worp { $n } vaststond en werd om { $when } UTC overgeslagen; die worp geldt niet.
verify-over = { $device }: zweeg en werd vóór worp { $n } overgeslagen, om { $when } UTC.
verify-renewed = { $device }: ging verder met een eigen nieuwe sleutel.
verify-given = De plaats van { $player } ging naar { $holder }, uit eigen wil.
verify-starts = Dit was start { $n } aan deze tafel, revanches meegeteld. Meer starts dan spellen betekent dat iemand starts heeft afgebroken en zo misschien worpen zag.
verify-unsigned = Niemand heeft getekend voor { $players }.
verify-no-device = Er deed geen apparaat mee: de server koos de worpen alleen.
verify-no-start = Het spel is nooit begonnen: het deel van { $devices } ontbrak.
verify-frozen = Worp { $n } stond vast, maar er kwam geen waarde van: { $devices }.
verify-server-owes = De server was een worp verschuldigd, en er kwam geen waarde van de server.
verify-not-over = Het spel is niet afgelopen: tot zover klopt het.
verify-words = De zes woorden: { $words }.
verify-not-the-rules = Of elke zet volgens de regels mocht, wordt hier niet gecontroleerd: dat doet greed verify.
verify-other-start = Deze browser kreeg een andere start van het spel te zien.
verify-ends-before = Het verslag eindigt vóór verklaring { $k }, die deze browser heeft gezien.
verify-two-courses = De server heeft twee verlopen van dit spel ondertekend: ze lopen uiteen bij verklaring { $k } of eerder.
verify-not-said = Verklaring { $k } is niet wat deze browser daar heeft gezegd.
