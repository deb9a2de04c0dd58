# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.
# Wat het controleren van de worpen van een spel oplevert.

verify-holds = { $n ->
    [0] Er is nog niet gegooid.
    [one] De ene worp is zoals alle apparaten hem samen gemaakt hebben.
   *[other] Alle { $n } worpen zijn zoals alle apparaten ze samen gemaakt hebben.
}
verify-void = { $n ->
    [one] 1 worp telde niet, omdat een apparaat geen antwoord gaf.
   *[other] { $n } worpen telden niet, omdat een apparaat geen antwoord gaf.
}
verify-unfinished = Worp { $k } is gevraagd en nooit gevallen.
verify-legal = Elke zet was toegestaan.
verify-illegal = De worpen kloppen, maar het spel niet: { $why }
verify-no-rules = Of elke zet was toegestaan, is hier niet gecontroleerd: deze pagina heeft de regels van dit spel niet. { $command } controleert het.
verify-there = Het verslag staat op de telefoon die de tafel bijhoudt. Maak aan tafel opnieuw verbinding, of bewaar het verslag daar en kies hier het bestand.
verify-unreadable = Het verslag is niet te lezen.
verify-not-rolled = Alleen worpen die apparaten gemaakt hebben zijn te controleren. Hier hebben mensen zelf gegooid.
verify-alone = Er was niemand anders aan deze tafel: alle worpen kwamen uit één bron, en er valt niets te controleren.
verify-other-sheet = De regels zijn niet die van de start.
verify-other-players = De spelers zijn niet die van de start.
verify-event = Worp { $at } van het spel moet { $due } zijn, niet { $told }.
verify-event-missing = niets
verify-began = Plaats { $began } begon, niet plaats { $told }.
verify-took = Het apparaat van { $player } deed mee aan { $n } van { $rolls ->
    [one] 1 worp
   *[other] { $rolls } worpen
}.
verify-took-all = { $rolls ->
    [one] Het apparaat van { $player } deed mee aan de ene worp.
   *[other] Het apparaat van { $player } deed mee aan alle { $rolls } worpen.
}
