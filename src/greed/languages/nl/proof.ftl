# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.
# Wat `greed verify` in de terminal zegt, naast wat de pagina zegt.

checked-verified = Gecontroleerd:
checked-not-verified = Niet bevestigd.
checked-remarks = Gecontroleerd, met opmerkingen:
checked-cut = het verslag breekt af, maar klopt zover het gaat
checked-gaps = worpen zonder de waarde van een apparaat, stille apparaten, beslissingen van de klok of zonder handtekening
checked-debt = iemand bleef de waarde voor een vaststaande worp schuldig, of het spel begon nooit
checked-witness = een getuigenbestand spreekt het verslag tegen
checked-so-far = Zover het verslag gaat:
checked-place = verklaring { $at }: { $why }
checked-counts = Start { $attempt } aan deze tafel; verklaringen: { $n }.
checked-device = Apparaat { $device } ({ $seats }), verklaringen: { $n }
checked-device-last = de laatste is nummer { $n }, op stand { $head }...
checked-device-rolls = zijn waarde zit in { $given } van { $rolls } worpen
checked-device-renewed = nieuwe sleutels: { $n }
checked-device-gave = afgestane plaatsen: { $n }
checked-fair = In een ‘fair’ spel kan de server alle worpen vooraf gekend hebben. Kiezen of veranderen kon hij er na de start geen.
checked-strict = De server kan berichten verzwijgen of beweren dat ze te laat kwamen. Een worp zonder de waarde van jouw apparaat is voor jou niet beschermd.
checked-dice = de stenen van dit verslag zijn ‘{ $dice }’: alleen ‘fair’ en ‘strict’ zijn te controleren
checked-no-protocol = dit verslag noemt geen dobbelprotocol
checked-protocol = protocol ‘{ $protocol }’ is hier onbekend: misschien kent een nieuwere Greed het
checked-no-proof = dit verslag laat het bewijs weg, zoals alle tekst: neem dat in JSON Lines
checked-long = een bewijs heeft hooguit { $most } regels
checked-warned = apparaat { $device } werd gewaarschuwd en was niets verschuldigd
checked-not-over = het spel zou afgelopen zijn, en is dat niet
checked-dice-early = er wordt om stenen gevraagd die niet aan de beurt zijn
checked-not-turn = plaats { $seat } is niet aan de beurt
checked-nobody-begins = er is niet geloot wie begint
checked-saw-start-signed = { $who } zag een andere start van dit spel; de server heeft beide ondertekend
checked-saw-start = { $who } zag een andere start van dit spel; de handtekening van de server staat er niet op
checked-other-game = { $who } gaat over een ander spel ({ $seen }) dan het verslag ({ $recorded })
checked-saw-starts = { $who } zag { $n } starts aan deze tafel, en dit is nummer { $attempt }
checked-unsigned-words = { $who } beweert woorden die zijn apparaat niet ondertekende: { $words }
checked-never-taken = { $who } zei ‘{ $word }’, en de server nam het nooit aan
checked-said-later = { $who } zei iets als verklaring { $at }: het verslag is korter
checked-said-else = { $who } zei iets anders dan in het verslag staat
checked-head-unsigned = { $who } beweert een stand { $k } die de server niet ondertekende
checked-saw-later = { $who } zag verklaring { $k } ondertekend door de server; het verslag eindigt bij { $count }
checked-two-stories = de server heeft voor { $who } een andere stand { $k } ondertekend: hij vertelde twee verhalen
checked-no-witness = dit is geen getuigenbestand: { $why }
checked-witness-damaged = het getuigenbestand is beschadigd: { $why }
checked-witness-protocol = dit is geen getuigenbestand van dobbelprotocol 1
checked-witness-device = het getuigenbestand noemt een apparaat dat niet in zijn start staat
checked-witness-long = een getuigenbestand heeft hooguit { $most } standen en verklaringen
