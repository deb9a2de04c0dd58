# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.
# Titels, samenvattingen en teksten van de spellen van het huis. Wat hier ontbreekt, staat er in het Engels.

sheet-official-title = Greed, de officiële regels
sheet-official-summary = Vijf stenen, 600 om in het spel te komen, en een overname voor wie durft.
sheet-official-prose = Greed beloont lef en straft aarzeling: wie brutaal noteert, laat stenen op tafel liggen die de volgende tegen je kan gebruiken. Er wordt gespeeld tot 10.000 punten, tenzij jullie iets anders afspreken.
sheet-official-note-1 = ‘Doel van het spel’ belooft één laatste beurt, ‘Einde van het spel’ een stand die te verslaan is en iedereen weer oproept; het uitgebreide deel beslist (endgame = rechallenge_all; anders: single_final_turn, rechallenge_rounds).
sheet-official-note-2 = Stenen die niet tellen mag je niet apartleggen (dead_dice_keepable = false), al laat ‘je mag houden wat je wilt’ de andere lezing toe.
sheet-official-note-3 = Na een poging tot overname kies je wat je apartlegt, net als na elke worp (carryover_keep = choose; anders: all).
sheet-official-note-4 = Ook wie nog niet in het spel is mag een overname proberen; om binnen te komen telt wat je zelf gooit, de overgenomen punten niet (entry_carry = own_points; anders: forbid_offer, exclude_attempt, count_all).
sheet-official-note-5 = Na een poging is ‘minstens één 1 of 5’ letterlijk bedoeld: met een drietal van een ander cijfer mag je niet noteren (carry_lock = one_or_five; anders: any_score).
sheet-official-note-6 = Noteren nadat alle vijf stenen geteld hebben laat geen stenen over en biedt dus niets aan (offer_after_all_dice = none; anders: fresh_set).
sheet-official-note-7 = Overnemen kan ook in de slotronde (endgame_carryover = true).
sheet-official-note-8 = Het voorbeeld van 1.500 punten met nog twee stenen kan niet uit drie stenen van één reeks komen; daar zijn hete stenen of overgenomen punten voor nodig.
sheet-ten-dice-title = Greed met tien stenen
sheet-ten-dice-summary = Tien stenen, 1.000 in één worp om in het spel te komen, en een extra beurt als ze alle tien tellen.
sheet-ten-dice-prose = Het doel spreek je vooraf af; meestal zijn het 20.000 punten.
sheet-ten-dice-note-1 = Elke steen die telt gaat apart: je gooit ‘alle overige stenen die niet tellen’ (keep = forced).
sheet-ten-dice-note-2 = Een regel van de tabel mag in één worp twee keer tellen: zes 2’en zijn twee drietallen, 400 (repeat_sets = true; met false telt een regel één keer: 200).
sheet-ten-dice-note-3 = Een eerste worp waarin alle tien stenen tellen levert de extra beurt op (bonus_on_opening = true).
sheet-ten-dice-note-4 = Over gelijke stand zegt het blad niets: de winst wordt gedeeld (tie = shared; anders: first_to_reach).
sheet-ten-dice-note-5 = Twee sommen in het voorbeeld kloppen niet (850 moet 950 zijn, 450 moet 350 zijn), en één worp toont elf stenen; aan het verloop verandert dat niets.
sheet-koans-title = Greed, in het kort
sheet-koans-summary = Vijf stenen tot 3.000: het korte spel dat velen kennen van een programmeeroefening.
sheet-koans-note-1 = ‘Bij de eerste worp van het spel’ lezen we als de eerste worp van elke beurt.
sheet-koans-note-2 = Elke steen die telt gaat weg voor de volgende worp (keep = forced).
sheet-koans-note-3 = Stoppen onder de 300 voordat je in het spel bent is niet verboden, de punten tellen alleen niet (stop_before_entry = forfeits; anders: refused).
sheet-koans-note-4 = Met 300 punten die je in een latere worp verliest ben je nog niet in het spel.
sheet-koans-note-5 = Over gelijke stand zegt het blad niets: de winst wordt gedeeld (tie = shared).
sheet-basic-title = Greed, het basisspel
sheet-basic-summary = Zes stenen, geen drempel, de stenen gaan met hun punten naar de volgende: makkelijk, snel en leuk met kinderen.
sheet-basic-prose = De belangrijkste regel: bij elke worp moet er iets tellen. Elke worp weer. (Er is één uitzondering, helemaal aan het eind: dubbel.)
sheet-basic-note-1 = ‘Allemaal dubbele gooien’ geldt ook voor vier gelijke en een paar, want elke steen hoort bij een paar (pairs_accept_quad = true); paren met minder dan zes stenen zijn niets waard.
sheet-basic-note-2 = Als alle zes stenen geteld hebben mag je ook noteren (hot_dice_must_roll = false), en dan blijft er niets over voor de volgende (offer_after_all_dice = none).
sheet-basic-note-3 = Na een dubbel aan het eind moet je gooien, want er ligt niets apart om op te noteren (end_doubles_must_roll = true).
sheet-basic-note-4 = Een dubbel aan het eind redt ook wie twee stenen heeft overgenomen (end_doubles_in_takeover = true).
sheet-basic-note-5 = Over gelijke stand zegt het blad niets: de winst wordt gedeeld (tie = shared).
sheet-basic-note-6 = Het voorbeeld van vier apartgelegde stenen voor 1.400 kan niet uit één reeks van zes komen; daar zijn hete stenen of overgenomen punten voor nodig.
sheet-classic-title = Greed, het klassieke spel
sheet-classic-summary = Zes stenen, 500 om in het spel te komen, wie het eerst 10.000 heeft, wint: het Tienduizend dat velen kennen.
sheet-classic-prose = Velen hebben ontdekt dat je het best gooit op een klein oosters tapijt.
sheet-classic-note-1 = Je kiest uit de stenen die tellen: ‘welke van de stenen die telden je maar wilt’ (keep = choose; anders: forced).
sheet-classic-note-2 = Drie paren zijn drie verschillende paren, zoals in het voorbeeld 2,2,3,3,4,4 (pairs_accept_quad = false; anders: true).
sheet-classic-note-3 = Stoppen onder de 500 voordat je in het spel bent is niet verboden, de punten tellen alleen niet (stop_before_entry = forfeits; anders: refused).
sheet-classic-note-4 = Wie als eerste het doel noteert wint meteen (endgame = first_to_target); de huisregel ‘de hoogste stand wint’ is de variant hsw.
sheet-classic-note-5 = ‘Zilch’ is ook een andere naam van het hele spel; hier is het die van de variant.
sheet-farkle-title = Farkle
sheet-farkle-summary = Zes stenen, vaste waarden voor vier, vijf en zes gelijke, 500 om in het spel te komen.
sheet-farkle-minimal-title = Farkle, zo simpel mogelijk
sheet-farkle-minimal-summary = Zes stenen, alleen losse stenen en drietallen, wie het eerst 10.000 heeft, wint: de regels uit het artikel over perfect spel.
sheet-kingdom-come-title = Het dobbelspel uit Kingdom Come: Deliverance
sheet-kingdom-come-summary = Zes stenen, ook korte straten, geen drempel, wie het eerst 4.000 heeft, wint.
sheet-kingdom-come-note-1 = Het doel hangt af van de inzet, 2.000 tot 8.000; hier is het 4.000.
sheet-zilch-online-title = Zilch, zoals online
sheet-zilch-online-summary = Zes stenen, minstens 300 om te noteren, punten voor helemaal niets, en een boete bij de derde misworp op rij.
sheet-zilch-online-prose = Een zilch is een misworp.
sheet-zilch-online-note-1 = In de analyse kan een stand onbeperkt onder nul zakken (score_floor = false).
variant-amish-title = Overname
variant-amish-prose = Stopt iemand met punten, dan mag de volgende, als die al in het spel is, de overgebleven stenen nemen en doorbouwen op de punten van die beurt. Zo kan het de hele tafel rondgaan.
variant-amish-note-1 = Wie stopt als alle stenen geteld hebben, laat niets over om over te nemen: daar zat geen risico in.
variant-hsw-title = De hoogste wint
variant-hsw-prose = Haalt iemand het doel en stopt, dan krijgt ieder ander nog één kans om die stand te verslaan. Lukt dat, dan krijgen degene die verslagen is en iedereen die nog wacht een nieuwe kans tegen de nieuwe stand, tot niemand hem meer verslaat.
variant-hsw-note-1 = Wie nog een kans krijgt, wordt letterlijk genomen: wie net verslagen is en wie nog wacht (endgame = deposed_and_waiting); met endgame = rechallenge_all is het iedereen.
variant-hsw-note-2 = Een stand moet verslagen worden; bij gelijke stand houdt wie hem het eerst had hem (tie = first_to_reach).
variant-zilch-title = Drie misworpen
variant-zilch-prose = Wie drie beurten op rij een misworp heeft, verliest alle punten en begint opnieuw. Daar staat tegenover dat je stenen mag aanleggen aan combinaties die al apartliggen: ze leveren niets op, maar de worp is gered.
variant-zilch-note-1 = De eerste instap blijft zoals het regelblad die heeft; na een terugval naar nul zijn 1.000 punten in één worp nodig (reentry; anders: reentry.scope = turn, of reentry = same_as_entry). De woorden ‘zoals eerder’ zijn een rest van een andere versie.
variant-zilch-note-2 = Of je eerder mag stoppen en of de beurt maar één worp is, volgt de instap van het regelblad zelf.
variant-zilch-note-3 = Misworpen voordat je ooit in het spel was, tellen niet (zilch_before_entry = false).
variant-zilch-note-4 = Aanleggen mag bij elke worp, alleen of naast tellende stenen (addon_with_scoring = true), en het telt mee als alle stenen geteld hebben (addon_hot_dice = true).
variant-zilch-note-5 = Alleen een misworp telt voor de drie; elk ander einde van een beurt zet de telling terug.
variant-zilch-note-6 = Aanleggen mag ook bij combinaties die met een overname meekwamen (addon_inherited = true).
variant-zilch-note-7 = Ook een mislukte poging tot overname is een van de drie misworpen.
