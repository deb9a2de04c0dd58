# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.

### gist

gist = wie het eerst precies { POINTS($target) } noteert
gist-2 = wie het eerst { POINTS($target) } noteert
gist-3 = precies { POINTS($target) }, dan een laatste beurt voor de anderen
gist-4 = { POINTS($target) }, dan een laatste beurt voor de anderen
gist-5 = precies { POINTS($target) }, dan wordt de ronde afgemaakt
gist-6 = { POINTS($target) }, dan wordt de ronde afgemaakt
gist-7 = { POINTS($target) }, dan wint de hoogste stand die niemand verslaat
gist-8 = { POINTS($target) }, dan gaat de lat omhoog tot niemand er meer overheen komt

### summary

summary = { DICE($dice) }, { POINTS($entry_points) } of meer in één worp om in het spel te komen, { $gist }.
summary-2 = { DICE($dice) }, { POINTS($entry_points) } of meer in één beurt om in het spel te komen, { $gist }.
summary-3 = { DICE($dice) }, { $gist }.

### needs

needs = { $seats_min } of meer spelers (hier tot { $seats_max }).
needs-2 = { $seats_min } tot { $seats_max } spelers.
needs-3 = { $seats_min } spelers.
needs-4 = 1 gewone dobbelsteen.
needs-5 = { $dice } gewone dobbelstenen.
needs-6 = 1 dobbelsteen met { $faces } vlakken, van 1 tot { $faces }.
needs-7 = { $dice } dobbelstenen met { $faces } vlakken, van 1 tot { $faces }.
needs-8 = Pen en papier.

### glance

glance-target-lead = Doel
glance-target = { $gist }
glance-on-the-board-lead = In het spel komen
glance-on-the-board = { POINTS($entry_points) } of meer in één worp
glance-on-the-board-2 = { POINTS($entry_points) } of meer in één beurt
glance-on-the-board-3 = meteen
glance-keep-lead = Apartleggen
glance-keep = elke steen die telt
glance-keep-2 = wat je wilt van de stenen die tellen
glance-bank-lead = Noteren
glance-bank = { POINTS($turn_minimum_bank) } of meer
glance-all-dice-scored-lead = Alle stenen tellen
glance-all-dice-scored = hete stenen: allemaal opnieuw gooien
glance-all-dice-scored-2 = de punten zijn veilig, en je krijgt een extra beurt
glance-all-dice-scored-3 = de beurt is om
glance-two-equal-dice-lead = Twee gelijke aan het eind
glance-two-equal-dice = redden de beurt
glance-adding-dice-lead = Aanleggen
glance-adding-dice = aan combinaties die in deze beurt al apartliggen
glance-carryover-lead = Overname
glance-carryover = overgebleven stenen gaan met de punten naar de volgende
glance-bust-lead = Misworp
glance-bust = de beurt is verloren
glance-bust-2 = de beurt is verloren, en alle punten
glance-bust-3 = de beurt is verloren, en { POINTS($strikes_penalty) }
glance-bust-4 = de beurt is verloren; na { $strikes_count } op rij alle punten
glance-bust-5 = de beurt is verloren; na { $strikes_count } op rij { POINTS($strikes_penalty) }

### aim

aim-title = Waar het om gaat
aim = Noteer als eerste precies { POINTS($target) }: dan win je meteen.
aim-2 = Noteer als eerste { POINTS($target) }: dan win je meteen.
aim-3 = Wie aan het eind de meeste punten heeft, wint. Het einde begint als iemand precies { POINTS($target) } heeft genoteerd.
aim-4 = Wie aan het eind de meeste punten heeft, wint. Het einde begint als iemand { POINTS($target) } heeft genoteerd.
aim-5 = Als je aan de beurt bent, gooi je de stenen, leg je er een paar apart die tellen, en kies je: met de rest verder gooien voor meer punten, of stoppen en noteren wat je hebt. Hoe langer je doorgaat, hoe meer je kunt winnen, en hoe meer een slechte worp je afpakt.

### turn

turn-title = Jouw beurt
turn = Er wordt om de beurt gespeeld, naar links. Spreek af wie begint.
turn-roll-lead = Gooien.
turn-roll = Gooi je enige steen.
turn-roll-2 = Gooi alle { $dice } stenen.
turn-keep-lead = Apartleggen.
turn-keep = Leg elke steen apart die telt. Je hebt geen keuze; als stenen op meer manieren te tellen zijn, geldt de manier met de meeste punten.
turn-keep-2 = Leg minstens één steen apart die telt. Welke, kies je zelf: je mag stenen die tellen laten liggen en opnieuw gooien. Een combinatie telt alleen als je alle stenen ervan apartlegt.
turn-keep-3 = Stenen die niet tellen, blijven op tafel.
turn-keep-4 = Stenen die niet tellen, mag je samen met tellende apartleggen, nooit zonder. Maar dan geven deze stenen geen extra beurt meer, en als er geen steen meer over is, is je beurt om en noteer je wat hij waard is.
turn-keep-5 = Stenen die niet tellen, mag je samen met tellende apartleggen, nooit zonder. Maar dan worden deze stenen niet meer heet, en als er geen steen meer over is, is je beurt om en noteer je wat hij waard is.
turn-count-lead = Tellen.
turn-count = Tel de punten van de stenen die apartliggen op bij de punten van deze beurt. Ze zijn nog niet veilig.
turn-decide-lead = Kiezen.
turn-decide = Gooi de stenen die nog niet apartliggen en ga verder bij stap 2; of stop en noteer: de punten van de beurt komen bij je stand, en de stenen gaan naar de volgende.
turn-decide-2 = (Zolang je niet in het spel bent, is dit anders: zie hieronder.)
turn-bust-lead = Misworp.
turn-bust = Een worp waarin niets telt, is een misworp. Je beurt is meteen voorbij, en alle punten ervan zijn verloren.
turn-bust-2 = (Uitzonderingen: { $saved }, zoals hieronder beschreven.)
turn-safe-points-lead = Veilige punten.
turn-safe-points = Een misworp kost ook genoteerde punten: zie ‘Elke misworp’.
turn-safe-points-2 = Eén misworp pakt je nooit genoteerde punten af; maar zie de misworpen op rij.
turn-safe-points-3 = Genoteerde punten raak je nooit kwijt.
turn-no-dice-left-lead = Geen stenen meer.
turn-no-dice-left = Is er geen steen meer over terwijl je niet mag noteren, dan is je beurt om en zijn de punten ervan verloren.
turn-minimum-lead = Minimum.
turn-minimum = Je mag pas noteren vanaf { POINTS($turn_minimum_bank) }: met minder moet je verder gooien.
turn-minimum-2 = Er is geen minimum om te noteren, behalve zolang je niet in het spel bent.
turn-minimum-3 = Er is geen minimum: je mag elk aantal punten noteren.
turn-minimum-4 = Punten van een overname tellen daarvoor mee.
turn-minimum-5 = Punten van een overname tellen daarvoor niet mee.
turn-2 = In de voorbeelden op deze pagina spelen { $cast }, in deze volgorde; ze zijn allemaal al in het spel, tenzij er iets anders staat.
turn-3 = In de voorbeelden op deze pagina spelen { $cast }, in deze volgorde.

### scoring

scoring-title = De puntentabel
scoring-one-throw-lead = Eén worp.
scoring-one-throw = De stenen van een combinatie moeten in één worp vallen: wat al apartligt, is geteld en klaar.
scoring-one-throw-2 = Twee { FACES-OF($apart_face) } nu en een derde { $apart_face } in een latere worp zijn { POINTS($apart) }, niet { $at_once }.
scoring-one-use-lead = Eén keer.
scoring-one-use = Elke steen telt één keer: in een combinatie, of los als zijn ogen los tellen.
scoring-more-dice-lead = Meer stenen.
scoring-more-dice = Elke gelijke steen boven de drie verdubbelt de punten: { $sums }.
scoring-more-dice-2 = Elke gelijke steen boven de drie geeft de punten van het drietal nog een keer: { $sums }.
scoring-more-dice-3 = { $grown } gelijke zijn geen eigen combinatie.
scoring-more-dice-4 = Vier of meer gelijke zijn geen eigen combinatie.
scoring-more-dice-5 = { $grown } gelijke zijn geen eigen combinatie.
scoring-more-dice-6 = De stenen boven een combinatie tellen volgens de andere regels, als dat kan: { $sums }.
scoring-once-only-lead = Eén keer per worp.
scoring-once-only = Een regel van de tabel telt één keer per worp, voor elk aantal ogen dat er staat; stenen die hem nog eens zouden maken, leveren niets op.
scoring-again-lead = Nog een keer.
scoring-again = Dezelfde regel mag in een worp vaker tellen: { $twice } zijn { POINTS($twice_points) }.
scoring-best-count-lead = Het beste telt.
scoring-best-count = Als stenen op meer manieren te tellen zijn, geldt de manier met de meeste punten.
scoring-best-count-2 = Zo zijn { $split } { $split_points } waard, als { $split_parts }, niet { $split_whole }.
scoring-careful-lead = Let op.
scoring-careful = { $no_straights } is geen straat.
scoring-careful-2 = { $no_straights } zijn geen straten.
scoring-pairs-lead = Paren.
scoring-pairs = Drie paren hebben drie verschillende ogen.
scoring-pairs-2 = Vier gelijke en een paar tellen ook als drie paren.
scoring-pairs-3 = Vier gelijke en een paar zijn geen drie paren.
scoring-pairs-4 = Zes gelijke tellen als drie paren.
scoring-pairs-5 = Zes gelijke tellen niet als drie paren.
scoring-full-house-lead = Full house.
scoring-full-house = Een full house is drie gelijke en twee andere gelijke.
scoring-full-house-2 = Een full house is drie gelijke en twee andere gelijke: de punten van het drietal, als het die heeft, en { $scoring_full_house_bonus } extra, maar nooit minder dan { $scoring_full_house }.
scoring-full-house-3 = Een full house is drie gelijke en twee andere gelijke: de punten van het drietal, als het die heeft, en { $scoring_full_house_bonus } extra.
scoring-nothing-lead = Helemaal niets.
scoring-nothing = Gooi je { DICE($dice) } tegelijk en telt er geen, dan is dat geen misworp maar { POINTS($scoring_nothing) } waard.
scoring-nothing-2 = Daarna gooi je ze allemaal opnieuw; eerder mag je niet noteren.
scoring-nothing-3 = Daarna gooi je ze allemaal opnieuw, of je noteert als je mag.
scoring-alone-lead = Los.
scoring-alone = Geen enkele steen telt los.
scoring-alone-2 = Alleen { $alone } tellen los.
scoring-not-here-lead = Hier niet.
scoring-not-here = Voor { $absent } zijn hier geen eigen punten.

### hot-dice

hot-dice-title = Alle stenen tellen
hot-dice-title-2 = Alle stenen tellen: de extra beurt
hot-dice-title-3 = Hete stenen
hot-dice-1 = Heeft de steen geteld, dan is je beurt om: er valt niets meer te gooien, en je noteert de punten.
hot-dice-2 = Liggen alle { $dice } stenen apart en hebben ze geteld, in één worp of in meer, dan is je beurt om: er valt niets meer te gooien, en je noteert de punten.
hot-dice-3 = Heeft de steen geteld, dan worden de punten van de beurt meteen genoteerd, en speel je er nog een beurt mee.
hot-dice-4 = Liggen alle { $dice } stenen apart en hebben ze geteld, in één worp of in meer, dan worden de punten van de beurt meteen genoteerd, en speel je nog een beurt met alle stenen.
hot-dice-5 = Heeft de steen geteld, dan is hij heet: pak hem weer en ga door.
hot-dice-6 = Liggen alle { $dice } stenen apart en hebben ze geteld, in één worp of in meer, dan zijn ze heet: pak ze alle { $dice } weer en ga door.
hot-dice-7 = Een misworp in deze extra beurt raakt niet aan wat eerder is genoteerd. Een extra beurt kan er nog een opleveren, zonder grens.
hot-dice-8 = Het is nog steeds dezelfde beurt, en de punten ervan zijn nog steeds in gevaar. Dit kan in een beurt zo vaak als het lukt.
hot-dice-9 = Je moet ze gooien: op hete stenen wordt niet genoteerd.
hot-dice-10 = Het hoeft niet: je mag in plaats daarvan noteren, als je mag noteren.
hot-dice-11 = Ook als je met die punten het doel haalt, speel je eerst de extra beurt.
hot-dice-12 = Ook de worp die je in het spel brengt, geeft de extra beurt als alle stenen erin tellen.
hot-dice-13 = De worp die je in het spel brengt, geeft geen extra beurt, ook niet als alle stenen erin tellen.
hot-dice-14 = Zouden de punten je voorbij het doel brengen, dan zijn ze verloren, maar de extra beurt speel je toch.
hot-dice-15 = Brengen de punten je voorbij het doel, dan kaatst je stand erop terug, en de extra beurt speel je toch.
hot-dice-16 = Zijn de punten te weinig om in het spel te komen of voor het minimum, dan wordt er niets genoteerd, maar de extra beurt speel je toch.
hot-dice-17 = Zijn de punten te weinig om in het spel te komen, dan wordt er niets genoteerd, maar de extra beurt speel je toch.
hot-dice-18 = Zijn de punten te weinig voor het minimum, dan wordt er niets genoteerd, maar de extra beurt speel je toch.
hot-dice-19 = De punten worden genoteerd, ook zolang je na een overname nog niet zou mogen noteren.

### doubles

doubles-title = Dubbel aan het eind
doubles = Gooi je precies twee stenen, en zijn ze gelijk maar tellen ze niet, dan is dat geen misworp. Hou de punten van de beurt, pak { DICE($dice) } en ga door.
doubles-2 = Je moet gooien: tussendoor wordt niet genoteerd.
doubles-3 = Je mag ook noteren voor je gooit, als je mag noteren.
doubles-4 = Een paar tussen drie of meer stenen redt niets.
doubles-5 = Dubbel redt ook wie twee stenen heeft overgenomen.
doubles-6 = Dubbel redt niet wie twee overgenomen stenen gooit: dat is een misworp.

### adding

adding-title = Aanleggen
adding = Heb je in je beurt drie of meer gelijke stenen uit één worp apartgelegd (met ogen die los niet tellen), dan mag je er uit latere worpen stenen met dezelfde ogen aan leggen.
adding-2 = Heb je in je beurt drie of meer gelijke stenen uit één worp apartgelegd, dan mag je er uit latere worpen stenen met dezelfde ogen aan leggen.
adding-3 = Een aangelegde steen levert niets op, maar geldt als apartgelegd: hij redt een worp die anders een misworp was.
adding-when-lead = Wanneer.
adding-when = Aanleggen mag ook als andere stenen van de worp tellen.
adding-when-2 = Aanleggen mag alleen als er verder niets telt in de worp.
adding-all-dice-lead = Alle stenen.
adding-all-dice = Ligt de laatste steen apart, geteld of aangelegd, dan is je beurt om.
adding-all-dice-2 = Voor de extra beurt geldt een aangelegde steen als een die geteld heeft.
adding-all-dice-3 = Voor hete stenen geldt een aangelegde steen als een die geteld heeft.
adding-all-dice-4 = Met een aangelegde steen erbij geven je stenen geen extra beurt: als er geen steen meer over is, is je beurt om en noteer je wat hij waard is.
adding-all-dice-5 = Met een aangelegde steen erbij worden je stenen niet heet: als er geen steen meer over is, is je beurt om en noteer je wat hij waard is.
adding-until-when-lead = Tot wanneer.
adding-until-when = Als alle stenen opnieuw gegooid worden, is er niets meer om aan te leggen: oudere combinaties zijn weg.
adding-carryover-lead = Overname.
adding-carryover = Wie overneemt, mag aanleggen aan de combinaties die erbij horen.
adding-carryover-2 = Wie overneemt, mag niet aanleggen aan combinaties van daarvoor.

### entry

entry-title = In het spel komen
entry = Er is geen drempel: de eerste punten die je noteert, tellen al.
entry-2 = Om in het spel te komen heb je { POINTS($entry_points) } of meer in één worp nodig.
entry-3 = Om in het spel te komen heb je { POINTS($entry_points) } of meer in één beurt nodig.
entry-4 = Tot die tijd heb je 0 punten, en wordt niets anders van wat je gooit genoteerd.
entry-5 = Zolang je niet in het spel bent, is je beurt één worp met { DICE($dice) }.
entry-6 = Zijn de stenen die tellen { POINTS($entry_points) } of meer waard, dan worden de punten genoteerd, ben je in het spel, en is deze beurt om; daarna speel je gewoon mee. Zo niet, dan eindigt je beurt met niets.
entry-7 = Zijn de stenen die je apartlegt { POINTS($entry_points) } of meer waard, dan worden de punten genoteerd, ben je in het spel, en is deze beurt om; daarna speel je gewoon mee. Zo niet, dan eindigt je beurt met niets.
entry-8 = Neem je over terwijl je niet in het spel bent, dan gaat je beurt verder dan de eerste worp, maar om iets te noteren heb je nog steeds { POINTS($entry_points) } of meer in één worp nodig. Eerder mag je niet stoppen: gooi door tot je ze hebt, of tot een misworp.
entry-9 = Neem je over terwijl je niet in het spel bent, dan gaat je beurt verder dan de eerste worp, maar om iets te noteren heb je nog steeds { POINTS($entry_points) } of meer in één worp nodig. Je mag eerder stoppen, maar dan zijn de punten van de beurt verloren.
entry-10 = Precies { $entry_points } is genoeg. Alle punten van de beurt die je in het spel brengt, tellen, en die van elke latere beurt ook.
entry-11 = Elke worp van je beurt mag het zijn, niet alleen de eerste; maar de stenen die je uit die ene worp apartlegt, moeten het alleen waard zijn. Dan tellen alle punten van de beurt, en die van elke latere beurt ook.
entry-12 = Eerder mag je niet stoppen: gooi door tot je ze hebt, of tot een misworp.
entry-13 = Je mag eerder stoppen, maar dan zijn de punten van de beurt verloren.
entry-14 = Je bent pas in het spel als je genoteerd hebt: komt er een misworp nadat je genoeg hebt gegooid, dan zijn de punten weg en ben je even ver als daarvoor.
entry-15 = Het minimum om te noteren geldt hier ook.

### carryover

carryover-title = De overname
carryover = Noteert iemand en laat die stenen over die nog gegooid hadden kunnen worden, dan worden ze de volgende aangeboden, samen met de punten van de beurt die net genoteerd is. Wie noteerde, houdt die punten, wat er daarna ook gebeurt. Na een misworp, of als er niets genoteerd is, komt er geen aanbod.
carryover-who-lead = Wie.
carryover-who = Alleen de volgende wordt gevraagd.
carryover-who-2 = Alleen de volgende wordt gevraagd, in het spel of niet.
carryover-who-3 = Alleen de volgende wordt gevraagd, en alleen als die al in het spel is. Niemand anders mag de stenen nemen.
carryover-decline-lead = Passen.
carryover-decline = Pas je, dan is het aanbod voor iedereen weg: begin je eigen beurt met 1 steen en 0 punten.
carryover-decline-2 = Pas je, dan is het aanbod voor iedereen weg: begin je eigen beurt met alle { $dice } stenen en 0 punten.
carryover-accept-lead = Overnemen.
carryover-accept = Neem je over, dan gooi je precies de stenen die over waren. Je beurt begint met de aangeboden punten.
carryover-success-lead = Gelukt.
carryover-success = De overname lukt als er in de worp { $singles } zit. Andere stenen zijn niet genoeg, ook geen combinatie die telt.
carryover-success-2 = De overname lukt als er iets telt in de worp. Een aangelegde steen is genoeg.
carryover-success-3 = De overname lukt als er iets telt in de worp.
carryover-success-4 = Tel de punten van deze worp erbij en ga verder als in een eigen beurt.
carryover-success-5 = Leg alle stenen van deze worp apart die tellen, tel hun punten erbij en ga verder als in een eigen beurt.
carryover-success-6 = Leg uit deze worp apart wat je wilt, zoals uit elke andere, tel de punten erbij en ga verder als in een eigen beurt.
carryover-failure-lead = Mislukt.
carryover-failure = Anders is het een misworp, tenzij dubbel aan het eind hem redt: je beurt is om, en de aangeboden punten zijn weg.
carryover-failure-2 = Anders is het een misworp: je beurt is om, en de aangeboden punten zijn weg.
carryover-failure-3 = Je stand blijft zoals hij was.
carryover-banking-lead = Noteren.
carryover-banking = Na een gelukte overname mag je meteen noteren, zoals na elke worp.
carryover-banking-2 = Meteen na een gelukte overname mag je niet noteren: leg eerst { $singles } uit een latere worp van de beurt apart, los of in een combinatie.
carryover-banking-3 = Meteen na een gelukte overname mag je niet noteren: leg eerst uit nog een worp stenen apart.
carryover-chain-lead = Ketting.
carryover-chain = Noteer je en laat je stenen over, dan worden de volgende alle punten van je beurt aangeboden, ook die je overnam. Zo kan het de hele tafel rondgaan.
carryover-idle-dice-lead = Lege stenen.
carryover-idle-dice = Zijn er stenen apartgelegd die niet tellen, dan erf je dat ook: met de rest kom je niet meer aan hete stenen.
carryover-idle-dice-2 = Zijn er stenen apartgelegd die niet tellen, dan erf je dat ook.
carryover-all-dice-lead = Alle stenen.
carryover-all-dice = Wie { $leaving_all } noteert, laat niets over, en er is geen aanbod.
carryover-all-dice-2 = Wie { $leaving_all } noteert, laat de volgende 1 steen over, en daarmee wordt het aanbod gedaan.
carryover-all-dice-3 = Wie { $leaving_all } noteert, laat de volgende alle { $dice } stenen over, en daarmee wordt het aanbod gedaan.
carryover-off-the-board-lead = Nog niet in het spel.
carryover-off-the-board = Ben je nog niet in het spel, dan tellen de overgenomen punten mee voor de { $needed } punten die je nodig hebt.
carryover-off-the-board-2 = Ben je nog niet in het spel, dan tellen de overgenomen punten en die van de eerste worp niet mee voor de { $needed } punten die je nodig hebt; die van je latere worpen wel.
carryover-off-the-board-3 = Ben je nog niet in het spel, dan tellen de overgenomen punten niet mee voor de { $needed } punten die je nodig hebt; wat je zelf gooit wel, vanaf de eerste worp.
carryover-off-the-board-4 = Waar { $needed_in_a_throw } punten in één worp nodig zijn, moet een latere worp dan de eerste ze alleen waard zijn.
carryover-off-the-board-5 = Waar { $needed_in_a_throw } punten in één worp nodig zijn, moet een eigen worp, de eerste of een latere, ze alleen waard zijn.
carryover-off-the-board-6 = Kom je met deze beurt in het spel, dan worden alle punten ervan genoteerd.
carryover-final-round-lead = Slotronde.
carryover-final-round = Als de slotronde begonnen is, komen er geen aanbiedingen meer.
carryover-final-round-2 = Ook in de slotronde zijn er aanbiedingen.
carryover-final-round-3 = Wie twee beurten achter elkaar heeft, krijgt de eigen stenen niet aangeboden.

### strikes

strikes-title = Elke misworp
strikes-title-2 = { $strikes_count } misworpen op rij
strikes = Bij elke misworp ben je al je punten kwijt: je gaat terug naar 0.
strikes-2 = Na { $strikes_count } misworpen op rij, in beurten die op elkaar volgen, ben je al je punten kwijt: je gaat terug naar 0.
strikes-3 = Elke misworp kost je { POINTS($strikes_penalty) } van je stand.
strikes-4 = { $strikes_count } misworpen op rij, in beurten die op elkaar volgen, kosten je { POINTS($strikes_penalty) } van je stand.
strikes-5 = Onder 0 kom je hierdoor nooit.
strikes-6 = Hierdoor kun je onder 0 komen.
strikes-7 = Je bent uit het spel, en om er weer in te komen heb je { POINTS($strikes_reentry_points) } of meer in één worp nodig.
strikes-8 = Je bent uit het spel, en om er weer in te komen heb je { POINTS($strikes_reentry_points) } of meer in één beurt nodig.
strikes-9 = Tot die tijd is je beurt één worp: die eindigt, of de stenen die tellen nu zoveel waard zijn of niet.
strikes-10 = Tot die tijd is je beurt één worp: die eindigt, of de stenen die je apartlegt nu zoveel waard zijn of niet.
strikes-11 = Elke worp van een beurt mag het zijn, en dan telt de hele beurt.
strikes-12 = Je bent weer uit het spel, en komt erin zoals in het begin, met { POINTS($entry_points) } of meer in één worp.
strikes-13 = Je bent weer uit het spel, en komt erin zoals in het begin, met { POINTS($entry_points) } of meer in één beurt.
strikes-14 = Een beurt die anders eindigt, onderbreekt de rij. Na misworp { $strikes_count } begin je opnieuw te tellen.
strikes-15 = Misworpen voordat je in het spel bent, tellen ook mee.
strikes-16 = Misworpen voordat je in het spel bent, tellen niet mee.
strikes-17 = Een worp die telt, maar te weinig om in het spel te komen, is geen misworp.
strikes-18 = Een mislukte overname is een misworp als elke andere.

### end

end-title = Het einde van het spel
end = Wie als eerste noteert en zo precies { POINTS($target) } heeft, wint, en het spel is meteen afgelopen. De anderen komen niet meer aan de beurt.
end-2 = Wie als eerste noteert en zo { POINTS($target) } of meer heeft, wint, en het spel is meteen afgelopen. De anderen komen niet meer aan de beurt.
end-3 = Een ronde is één beurt voor iedereen, te beginnen met wie het spel begon.
end-4 = Als iemand noteert en zo precies { POINTS($target) } heeft, begint de slotronde.
end-5 = Als iemand noteert en zo { POINTS($target) } of meer heeft, begint de slotronde.
end-6 = Alle anderen hebben nog één beurt, in de gewone volgorde, ook wie in deze ronde al geweest is. Dan wint de hoogste stand.
end-7 = Alleen wie in deze ronde nog moet, komt nog aan de beurt; komt er niemand meer, dan is het spel meteen afgelopen. Dan wint de hoogste stand.
end-8 = Als iemand noteert en zo { POINTS($target) } of meer heeft, begint de slotronde: die stand is te verslaan. Daarvoor zijn meer punten nodig; evenveel is niet genoeg.
end-9 = Alle anderen hebben, in de gewone volgorde, één beurt om hem te verslaan.
end-10 = Zodra iemand hem verslaat, is er een nieuwe stand te verslaan, en hebben alle anderen nog één beurt, te beginnen met de volgende: ook wie net verslagen is, en wie het al geprobeerd heeft.
end-11 = Wie hem verslaat, legt de lat voor wie nog moet. Als iedereen het geprobeerd heeft en de stand verslagen is, heeft iedereen nog één beurt, behalve wie hem in handen heeft.
end-12 = Wie hem verslaat, legt de lat opnieuw. Dan krijgt wie net verslagen is één beurt, en ook wie het nog niet geprobeerd heeft; wie het tevergeefs probeerde, ligt eruit.
end-13 = Eindigt een ronde van pogingen zonder nieuwe stand, dan wint wie de te verslane stand in handen heeft.
end-14 = Eindigt een ronde van pogingen zonder nieuwe stand, dan wint de hoogste stand.
end-15 = Als niemand het meer mag proberen, wint wie de te verslane stand in handen heeft.
end-16 = Als niemand het meer mag proberen, wint de hoogste stand.
end-too-much-lead = Te veel.
end-too-much = Punten die je voorbij { $target } zouden brengen, zijn verloren: een beurt die te veel noteert, noteert niets.
end-too-much-2 = Je stand kaatst terug op { $target }: wat eroverheen gaat, gaat er weer af, alsof je heen en terug loopt. Met { $two_off } en een beurt van 500 heb je { $three_off }. Geen beurt brengt je onder 0.
end-bonus-turns-lead = Extra beurten.
end-bonus-turns = Als de slotronde begonnen is, neemt een misworp in een extra beurt niets af van wie de hoogste stand heeft: die blijft te verslaan.
end-same-rules-lead = Dezelfde regels.
end-same-rules = In de slotronde gelden alle regels van een beurt.
end-ties-lead = Gelijke stand.
end-ties = Wie samen de hoogste stand hebben, delen de winst.
end-ties-2 = Van wie samen de hoogste stand hebben, wint wie hem het eerst had.

### rond de regels

needs-title = Wat jullie nodig hebben
glance-title = In één oogopslag
yes = ja
no = nee
changes-title = Wat hier anders is
changes = Vergeleken met { $base } verschillen deze opties; de pagina houdt met allemaal rekening.
changes-option = Optie
changes-here = Hier
variants-title = Varianten
variants = Het spel wordt ook zo gespeeld, en dat is te combineren:
variants-played = Deze pagina beschrijft het spel ermee.
variants-name = Hier heet dat { $name }.
notes-title = Hoe de bron gelezen wordt
notes = Waar de bron op meer manieren te lezen is, wordt hij hier zo gelezen. Tussen haakjes staan de opties die dat vastleggen.
source-title = Over deze regels
source-about = Wat
source-source = Bron
source-aliases = Ook bekend als
source-name = Naam
source-hash = Kenmerk van de regels

### lijsten

saved-nothing = punten voor helemaal niets
saved-doubles = dubbel aan het eind
saved-adding = aanleggen
leaving-hot-dice = op hete stenen
leaving-nothing = op punten voor helemaal niets
leaving-doubles = op dubbel aan het eind
absent-straights = straten
absent-pairs = drie paren
absent-full-houses = full houses

### de puntentabel

card-set = Combinatie
card-dice = Stenen
card-points = Punten
card-same = Gelijke ogen
card-face = Ogen
card-count = { $n ->
    [1] één
   *[other] { $n }
}
card-kind = { $n ->
    [1] één steen
   *[other] { COUNT($n) } gelijke
}
card-straight = straat van { COUNT($n) }
card-triples = twee drietallen
card-house = full house met drie { $faces }
card-such-as = bijvoorbeeld { $dice }
card-nothing = helemaal niets
card-nothing-dice = alle stenen gegooid, geen enkele telt

### kansen

odds-title = De kansen in één oogopslag
odds = De precieze kans dat er in een worp niets telt.
odds-adding = Met stenen die je zou kunnen aanleggen is geen rekening gehouden.
odds-dice = Stenen
odds-blank = Niets telt
odds-percent = In procenten
odds-bust = Misworp
odds-attempt = Overname mislukt
odds-opening = { DICE($dice) } geven in één worp { POINTS($points) } of meer met een kans van { $chance }.
odds-tiny = minder dan 0,01%

### voorbeelden

example-straight = Een straat
example-straight-and-a-single-die = Een straat en een losse steen
example-four-of-a-kind-and-a-pair = Vier gelijke en een paar
example-points-for-nothing = Punten voor helemaal niets
example-first-throw = Een eerste worp
example-bust = Een misworp
example-all-dice-score = Alle stenen tellen
example-doubles-at-the-end = Dubbel aan het eind
example-getting-on-the-board = In het spel komen
example-carryover-taken-over = Een gelukte overname
example-carryover-lost = Een mislukte overname
example-carryover-and-a-player-off-the-board = Een overname van buiten het spel
example-die-added = Een aangelegde steen
example-one-bust-too-many = Een misworp te veel
example-end = Het einde
story-rolls = { $player } gooit { DICE($dice) }.
story-keeps = { $n ->
    [1] Apartleggen kan alleen zo:
   *[other] Apartleggen kan zo:
}
story-score = { $player } heeft { $score }.
story-turn = { $player } is aan de beurt.
story-needed = Er was { $faces } nodig.
story-sum = Dat maakt { $points } in deze beurt.
story-busts = { $turns ->
    [1] { $player } had in de vorige beurt een misworp.
   *[other] { $player } had in de vorige { $turns } beurten telkens een misworp.
}
story-ends-nothing = De beurt is om, en er wordt niets genoteerd: { $reason }.
story-ends = De beurt is hier om, en { $player } noteert.
story-must-roll = { $player } moet nu { DICE($dice) } gooien en mag niet noteren: { $closed }.
story-may-roll = { $player } mag { DICE($dice) } gooien. Nu stoppen levert niets op: { $reason }.
story-may = { $player } mag nu { DICE($dice) } gooien, of noteren.
story-left-bonus = extra beurt
story-left-ends = de beurt is om
story-left-hot = hete stenen
story-added = { $dice } aangelegd
story-dead = { $dice } voor niets
report-example = Voorbeeld: { $title }
report-keeps = Apart | Combinaties | Punten | Te gooien
report-more = en nog { $n }
