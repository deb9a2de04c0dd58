# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.

### gist

gist-first-exact = wie het eerst precies { POINTS($target) } noteert
gist-first = wie het eerst { POINTS($target) } noteert
gist-last-turn-exact = precies { POINTS($target) }, dan een laatste beurt voor de anderen
gist-last-turn = { POINTS($target) }, dan een laatste beurt voor de anderen
gist-round-exact = precies { POINTS($target) }, dan wordt de ronde afgemaakt
gist-round = { POINTS($target) }, dan wordt de ronde afgemaakt
gist-unbeaten = { POINTS($target) }, dan wint de hoogste stand die niemand verslaat
gist-until-unbeaten = { POINTS($target) }, dan gaat de lat omhoog tot niemand er meer overheen komt

### summary

summary-entry-throw = { DICE($dice) }, { POINTS($entry_points) } of meer in één worp om in het spel te komen, { $gist }.
summary-entry-turn = { DICE($dice) }, { POINTS($entry_points) } of meer in één beurt om in het spel te komen, { $gist }.
summary-plain = { DICE($dice) }, { $gist }.

### needs

needs-people-open = { $seats_min } of meer spelers (hier tot { $seats_max }).
needs-people-range = { $seats_min } tot { $seats_max } spelers.
needs-people = { $seats_min } spelers.
needs-die = 1 gewone dobbelsteen.
needs-dice = { $dice } gewone dobbelstenen.
needs-die-of-faces = 1 dobbelsteen met { $faces } vlakken, van 1 tot { $faces }.
needs-dice-of-faces = { $dice } dobbelstenen met { $faces } vlakken, van 1 tot { $faces }.
needs-paper = Pen en papier.

### glance

glance-target-lead = Doel
glance-target = { $gist }
glance-on-the-board-lead = In het spel komen
glance-entry-throw = { POINTS($entry_points) } of meer in één worp
glance-entry-turn = { POINTS($entry_points) } of meer in één beurt
glance-entry-none = meteen
glance-keep-lead = Apartleggen
glance-keep-all = elke steen die telt
glance-keep-choice = wat je wilt van de stenen die tellen
glance-bank-lead = Noteren
glance-bank = { POINTS($turn_minimum_bank) } of meer
glance-all-dice-scored-lead = Alle stenen tellen
glance-all-hot = hete stenen: allemaal opnieuw gooien
glance-all-bonus = de punten zijn veilig, en je krijgt een extra beurt
glance-all-ends = de beurt is om
glance-two-equal-dice-lead = Twee gelijke aan het eind
glance-two-equal-dice = redden de beurt
glance-adding-dice-lead = Aanleggen
glance-adding-dice = aan combinaties die in deze beurt al apartliggen
glance-carryover-lead = Overname
glance-carryover = overgebleven stenen gaan met de punten naar de volgende
glance-bust-lead = Misworp
glance-bust-turn = de beurt is verloren
glance-bust-score = de beurt is verloren, en alle punten
glance-bust-penalty = de beurt is verloren, en { POINTS($strikes_penalty) }
glance-bust-row-score = de beurt is verloren; na { $strikes_count } op rij alle punten
glance-bust-row-penalty = de beurt is verloren; na { $strikes_count } op rij { POINTS($strikes_penalty) }

### aim

aim-title = Waar het om gaat
aim-first-exact = Noteer als eerste precies { POINTS($target) }: dan win je meteen.
aim-first = Noteer als eerste { POINTS($target) }: dan win je meteen.
aim-highest-exact = Wie aan het eind de meeste punten heeft, wint. Het einde begint als iemand precies { POINTS($target) } heeft genoteerd.
aim-highest = Wie aan het eind de meeste punten heeft, wint. Het einde begint als iemand { POINTS($target) } heeft genoteerd.
aim-turn = Als je aan de beurt bent, gooi je de stenen, leg je er een paar apart die tellen, en kies je: met de rest verder gooien voor meer punten, of stoppen en noteren wat je hebt. Hoe langer je doorgaat, hoe meer je kunt winnen, en hoe meer een slechte worp je afpakt.

### turn

turn-title = Jouw beurt
turn-order = Er wordt om de beurt gespeeld, naar links. Spreek af wie begint.
turn-roll-lead = Gooien.
turn-roll-die = Gooi je enige steen.
turn-roll-all = Gooi alle { $dice } stenen.
turn-keep-lead = Apartleggen.
turn-keep-all = Leg elke steen apart die telt. Je hebt geen keuze; als stenen op meer manieren te tellen zijn, geldt de manier met de meeste punten.
turn-keep-choice = Leg minstens één steen apart die telt. Welke, kies je zelf: je mag stenen die tellen laten liggen en opnieuw gooien. Een combinatie telt alleen als je alle stenen ervan apartlegt.
turn-keep-not-dead = Stenen die niet tellen, blijven op tafel.
turn-keep-dead-bonus = Stenen die niet tellen, mag je samen met tellende apartleggen, nooit zonder. Maar dan geven deze stenen geen extra beurt meer, en als er geen steen meer over is, is je beurt om en noteer je wat hij waard is.
turn-keep-dead-hot = Stenen die niet tellen, mag je samen met tellende apartleggen, nooit zonder. Maar dan worden deze stenen niet meer heet, en als er geen steen meer over is, is je beurt om en noteer je wat hij waard is.
turn-count-lead = Tellen.
turn-count = Tel de punten van de stenen die apartliggen op bij de punten van deze beurt. Ze zijn nog niet veilig.
turn-decide-lead = Kiezen.
turn-decide-roll-or-bank = Gooi de stenen die nog niet apartliggen en ga verder bij stap 2; of stop en noteer: de punten van de beurt komen bij je stand, en de stenen gaan naar de volgende.
turn-decide-off-board = (Zolang je niet in het spel bent, is dit anders: zie hieronder.)
turn-bust-lead = Misworp.
turn-bust-lost = Een worp waarin niets telt, is een misworp. Je beurt is meteen voorbij, en alle punten ervan zijn verloren.
turn-bust-exceptions = (Uitzonderingen: { $saved }, zoals hieronder beschreven.)
turn-safe-points-lead = Veilige punten.
turn-safe-never = Een misworp kost ook genoteerde punten: zie ‘Elke misworp’.
turn-safe-but-rows = Eén misworp pakt je nooit genoteerde punten af; maar zie de misworpen op rij.
turn-safe-always = Genoteerde punten raak je nooit kwijt.
turn-no-dice-left-lead = Geen stenen meer.
turn-no-dice-left = Is er geen steen meer over terwijl je niet mag noteren, dan is je beurt om en zijn de punten ervan verloren.
turn-minimum-lead = Minimum.
turn-minimum-points = Je mag pas noteren vanaf { POINTS($turn_minimum_bank) }: met minder moet je verder gooien.
turn-minimum-off-board = Er is geen minimum om te noteren, behalve zolang je niet in het spel bent.
turn-minimum-none = Er is geen minimum: je mag elk aantal punten noteren.
turn-minimum-inherited = Punten van een overname tellen daarvoor mee.
turn-minimum-own = Punten van een overname tellen daarvoor niet mee.
turn-cast-on-board = In de voorbeelden op deze pagina spelen { $cast }, in deze volgorde; ze zijn allemaal al in het spel, tenzij er iets anders staat.
turn-cast = In de voorbeelden op deze pagina spelen { $cast }, in deze volgorde.

### scoring

scoring-title = De puntentabel
scoring-one-throw-lead = Eén worp.
scoring-one-throw-only = De stenen van een combinatie moeten in één worp vallen: wat al apartligt, is geteld en klaar.
scoring-one-throw-example = Twee { FACES-OF($apart_face) } nu en een derde { $apart_face } in een latere worp zijn { POINTS($apart) }, niet { $at_once }.
scoring-one-use-lead = Eén keer.
scoring-one-use = Elke steen telt één keer: in een combinatie, of los als zijn ogen los tellen.
scoring-more-dice-lead = Meer stenen.
scoring-more-doubles = Elke gelijke steen boven de drie verdubbelt de punten: { $sums }.
scoring-more-adds = Elke gelijke steen boven de drie geeft de punten van het drietal nog een keer: { $sums }.
scoring-more-no-set = { $grown } gelijke zijn geen eigen combinatie.
scoring-more-no-sets = Vier of meer gelijke zijn geen eigen combinatie.
scoring-more-some-no-sets = { $grown } gelijke zijn geen eigen combinatie.
scoring-more-rest = De stenen boven een combinatie tellen volgens de andere regels, als dat kan: { $sums }.
scoring-once-only-lead = Eén keer per worp.
scoring-once-only = Een regel van de tabel telt één keer per worp, voor elk aantal ogen dat er staat; stenen die hem nog eens zouden maken, leveren niets op.
scoring-again-lead = Nog een keer.
scoring-again = Dezelfde regel mag in een worp vaker tellen: { $twice } zijn { POINTS($twice_points) }.
scoring-best-count-lead = Het beste telt.
scoring-best = Als stenen op meer manieren te tellen zijn, geldt de manier met de meeste punten.
scoring-best-example = Zo zijn { $split } { $split_points } waard, als { $split_parts }, niet { $split_whole }.
scoring-careful-lead = Let op.
scoring-no-straight = { $no_straights } is geen straat.
scoring-no-straights = { $no_straights } zijn geen straten.
scoring-pairs-lead = Paren.
scoring-pairs-differ = Drie paren hebben drie verschillende ogen.
scoring-pairs-quad = Vier gelijke en een paar tellen ook als drie paren.
scoring-pairs-no-quad = Vier gelijke en een paar zijn geen drie paren.
scoring-pairs-six = Zes gelijke tellen als drie paren.
scoring-pairs-no-six = Zes gelijke tellen niet als drie paren.
scoring-full-house-lead = Full house.
scoring-house = Een full house is drie gelijke en twee andere gelijke.
scoring-house-bonus-least = Een full house is drie gelijke en twee andere gelijke: de punten van het drietal, als het die heeft, en { $scoring_full_house_bonus } extra, maar nooit minder dan { $scoring_full_house }.
scoring-house-bonus = Een full house is drie gelijke en twee andere gelijke: de punten van het drietal, als het die heeft, en { $scoring_full_house_bonus } extra.
scoring-nothing-lead = Helemaal niets.
scoring-nothing-points = Gooi je { DICE($dice) } tegelijk en telt er geen, dan is dat geen misworp maar { POINTS($scoring_nothing) } waard.
scoring-nothing-must-roll = Daarna gooi je ze allemaal opnieuw; eerder mag je niet noteren.
scoring-nothing-may-roll = Daarna gooi je ze allemaal opnieuw, of je noteert als je mag.
scoring-alone-lead = Los.
scoring-none-alone = Geen enkele steen telt los.
scoring-some-alone = Alleen { $alone } tellen los.
scoring-not-here-lead = Hier niet.
scoring-not-here = Voor { $absent } zijn hier geen eigen punten.

### hot-dice

hot-dice-title-ends = Alle stenen tellen
hot-dice-title-bonus = Alle stenen tellen: de extra beurt
hot-dice-title-fresh = Hete stenen
hot-die-ends = Heeft de steen geteld, dan is je beurt om: er valt niets meer te gooien, en je noteert de punten.
hot-dice-end = Liggen alle { $dice } stenen apart en hebben ze geteld, in één worp of in meer, dan is je beurt om: er valt niets meer te gooien, en je noteert de punten.
hot-die-bonus = Heeft de steen geteld, dan worden de punten van de beurt meteen genoteerd, en speel je er nog een beurt mee.
hot-dice-bonus = Liggen alle { $dice } stenen apart en hebben ze geteld, in één worp of in meer, dan worden de punten van de beurt meteen genoteerd, en speel je nog een beurt met alle stenen.
hot-die-fresh = Heeft de steen geteld, dan is hij heet: pak hem weer en ga door.
hot-dice-fresh = Liggen alle { $dice } stenen apart en hebben ze geteld, in één worp of in meer, dan zijn ze heet: pak ze alle { $dice } weer en ga door.
hot-dice-bonus-safe = Een misworp in deze extra beurt raakt niet aan wat eerder is genoteerd. Een extra beurt kan er nog een opleveren, zonder grens.
hot-dice-at-risk = Het is nog steeds dezelfde beurt, en de punten ervan zijn nog steeds in gevaar. Dit kan in een beurt zo vaak als het lukt.
hot-dice-must-roll = Je moet ze gooien: op hete stenen wordt niet genoteerd.
hot-dice-may-bank = Het hoeft niet: je mag in plaats daarvan noteren, als je mag noteren.
hot-dice-bonus-at-target = Ook als je met die punten het doel haalt, speel je eerst de extra beurt.
hot-dice-opening-bonus = Ook de worp die je in het spel brengt, geeft de extra beurt als alle stenen erin tellen.
hot-dice-opening-no-bonus = De worp die je in het spel brengt, geeft geen extra beurt, ook niet als alle stenen erin tellen.
hot-dice-too-much-lost = Zouden de punten je voorbij het doel brengen, dan zijn ze verloren, maar de extra beurt speel je toch.
hot-dice-too-much-bounces = Brengen de punten je voorbij het doel, dan kaatst je stand erop terug, en de extra beurt speel je toch.
hot-dice-too-few-either = Zijn de punten te weinig om in het spel te komen of voor het minimum, dan wordt er niets genoteerd, maar de extra beurt speel je toch.
hot-dice-too-few-to-enter = Zijn de punten te weinig om in het spel te komen, dan wordt er niets genoteerd, maar de extra beurt speel je toch.
hot-dice-too-few-to-bank = Zijn de punten te weinig voor het minimum, dan wordt er niets genoteerd, maar de extra beurt speel je toch.
hot-dice-despite-lock = De punten worden genoteerd, ook zolang je na een overname nog niet zou mogen noteren.

### doubles

doubles-title = Dubbel aan het eind
doubles-saved = Gooi je precies twee stenen, en zijn ze gelijk maar tellen ze niet, dan is dat geen misworp. Hou de punten van de beurt, pak { DICE($dice) } en ga door.
doubles-must-roll = Je moet gooien: tussendoor wordt niet genoteerd.
doubles-may-bank = Je mag ook noteren voor je gooit, als je mag noteren.
doubles-two-only = Een paar tussen drie of meer stenen redt niets.
doubles-in-takeover = Dubbel redt ook wie twee stenen heeft overgenomen.
doubles-not-in-takeover = Dubbel redt niet wie twee overgenomen stenen gooit: dat is een misworp.

### adding

adding-title = Aanleggen
adding-with-singles = Heb je in je beurt drie of meer gelijke stenen uit één worp apartgelegd (met ogen die los niet tellen), dan mag je er uit latere worpen stenen met dezelfde ogen aan leggen.
adding-any = Heb je in je beurt drie of meer gelijke stenen uit één worp apartgelegd, dan mag je er uit latere worpen stenen met dezelfde ogen aan leggen.
adding-worth = Een aangelegde steen levert niets op, maar geldt als apartgelegd: hij redt een worp die anders een misworp was.
adding-when-lead = Wanneer.
adding-beside-scoring = Aanleggen mag ook als andere stenen van de worp tellen.
adding-only-alone = Aanleggen mag alleen als er verder niets telt in de worp.
adding-all-dice-lead = Alle stenen.
adding-all-end = Ligt de laatste steen apart, geteld of aangelegd, dan is je beurt om.
adding-all-bonus = Voor de extra beurt geldt een aangelegde steen als een die geteld heeft.
adding-all-hot = Voor hete stenen geldt een aangelegde steen als een die geteld heeft.
adding-all-no-bonus = Met een aangelegde steen erbij geven je stenen geen extra beurt: als er geen steen meer over is, is je beurt om en noteer je wat hij waard is.
adding-all-not-hot = Met een aangelegde steen erbij worden je stenen niet heet: als er geen steen meer over is, is je beurt om en noteer je wat hij waard is.
adding-until-when-lead = Tot wanneer.
adding-until-when = Als alle stenen opnieuw gegooid worden, is er niets meer om aan te leggen: oudere combinaties zijn weg.
adding-carryover-lead = Overname.
adding-inherited = Wie overneemt, mag aanleggen aan de combinaties die erbij horen.
adding-not-inherited = Wie overneemt, mag niet aanleggen aan combinaties van daarvoor.

### entry

entry-title = In het spel komen
entry-none = Er is geen drempel: de eerste punten die je noteert, tellen al.
entry-needs-throw = Om in het spel te komen heb je { POINTS($entry_points) } of meer in één worp nodig.
entry-needs-turn = Om in het spel te komen heb je { POINTS($entry_points) } of meer in één beurt nodig.
entry-until-then = Tot die tijd heb je 0 punten, en wordt niets anders van wat je gooit genoteerd.
entry-single-throw = Zolang je niet in het spel bent, is je beurt één worp met { DICE($dice) }.
entry-single-scoring = Zijn de stenen die tellen { POINTS($entry_points) } of meer waard, dan worden de punten genoteerd, ben je in het spel, en is deze beurt om; daarna speel je gewoon mee. Zo niet, dan eindigt je beurt met niets.
entry-single-kept = Zijn de stenen die je apartlegt { POINTS($entry_points) } of meer waard, dan worden de punten genoteerd, ben je in het spel, en is deze beurt om; daarna speel je gewoon mee. Zo niet, dan eindigt je beurt met niets.
entry-takeover-refused = Neem je over terwijl je niet in het spel bent, dan gaat je beurt verder dan de eerste worp, maar om iets te noteren heb je nog steeds { POINTS($entry_points) } of meer in één worp nodig. Eerder mag je niet stoppen: gooi door tot je ze hebt, of tot een misworp.
entry-takeover-forfeits = Neem je over terwijl je niet in het spel bent, dan gaat je beurt verder dan de eerste worp, maar om iets te noteren heb je nog steeds { POINTS($entry_points) } of meer in één worp nodig. Je mag eerder stoppen, maar dan zijn de punten van de beurt verloren.
entry-exact-turn = Precies { $entry_points } is genoeg. Alle punten van de beurt die je in het spel brengt, tellen, en die van elke latere beurt ook.
entry-any-throw = Elke worp van je beurt mag het zijn, niet alleen de eerste; maar de stenen die je uit die ene worp apartlegt, moeten het alleen waard zijn. Dan tellen alle punten van de beurt, en die van elke latere beurt ook.
entry-stop-refused = Eerder mag je niet stoppen: gooi door tot je ze hebt, of tot een misworp.
entry-stop-forfeits = Je mag eerder stoppen, maar dan zijn de punten van de beurt verloren.
entry-once-banked = Je bent pas in het spel als je genoteerd hebt: komt er een misworp nadat je genoeg hebt gegooid, dan zijn de punten weg en ben je even ver als daarvoor.
entry-minimum-too = Het minimum om te noteren geldt hier ook.

### carryover

carryover-title = De overname
carryover-offer = Noteert iemand en laat die stenen over die nog gegooid hadden kunnen worden, dan worden ze de volgende aangeboden, samen met de punten van de beurt die net genoteerd is. Wie noteerde, houdt die punten, wat er daarna ook gebeurt. Na een misworp, of als er niets genoteerd is, komt er geen aanbod.
carryover-who-lead = Wie.
carryover-who-next = Alleen de volgende wordt gevraagd.
carryover-who-anyone = Alleen de volgende wordt gevraagd, in het spel of niet.
carryover-who-on-board = Alleen de volgende wordt gevraagd, en alleen als die al in het spel is. Niemand anders mag de stenen nemen.
carryover-decline-lead = Passen.
carryover-decline-die = Pas je, dan is het aanbod voor iedereen weg: begin je eigen beurt met 1 steen en 0 punten.
carryover-decline-dice = Pas je, dan is het aanbod voor iedereen weg: begin je eigen beurt met alle { $dice } stenen en 0 punten.
carryover-accept-lead = Overnemen.
carryover-accept = Neem je over, dan gooi je precies de stenen die over waren. Je beurt begint met de aangeboden punten.
carryover-success-lead = Gelukt.
carryover-success-singles = De overname lukt als er in de worp { $singles } zit. Andere stenen zijn niet genoeg, ook geen combinatie die telt.
carryover-success-added = De overname lukt als er iets telt in de worp. Een aangelegde steen is genoeg.
carryover-success-any = De overname lukt als er iets telt in de worp.
carryover-go-on = Tel de punten van deze worp erbij en ga verder als in een eigen beurt.
carryover-keep-all = Leg alle stenen van deze worp apart die tellen, tel hun punten erbij en ga verder als in een eigen beurt.
carryover-keep-choice = Leg uit deze worp apart wat je wilt, zoals uit elke andere, tel de punten erbij en ga verder als in een eigen beurt.
carryover-failure-lead = Mislukt.
carryover-failure-but-doubles = Anders is het een misworp, tenzij dubbel aan het eind hem redt: je beurt is om, en de aangeboden punten zijn weg.
carryover-failure-bust = Anders is het een misworp: je beurt is om, en de aangeboden punten zijn weg.
carryover-failure-score-stays = Je stand blijft zoals hij was.
carryover-banking-lead = Noteren.
carryover-bank-at-once = Na een gelukte overname mag je meteen noteren, zoals na elke worp.
carryover-bank-after-singles = Meteen na een gelukte overname mag je niet noteren: leg eerst { $singles } uit een latere worp van de beurt apart, los of in een combinatie.
carryover-bank-after-any = Meteen na een gelukte overname mag je niet noteren: leg eerst uit nog een worp stenen apart.
carryover-chain-lead = Ketting.
carryover-chain = Noteer je en laat je stenen over, dan worden de volgende alle punten van je beurt aangeboden, ook die je overnam. Zo kan het de hele tafel rondgaan.
carryover-idle-dice-lead = Lege stenen.
carryover-idle-never-hot = Zijn er stenen apartgelegd die niet tellen, dan erf je dat ook: met de rest kom je niet meer aan hete stenen.
carryover-idle-inherited = Zijn er stenen apartgelegd die niet tellen, dan erf je dat ook.
carryover-all-dice-lead = Alle stenen.
carryover-all-none = Wie { $leaving_all } noteert, laat niets over, en er is geen aanbod.
carryover-all-die = Wie { $leaving_all } noteert, laat de volgende 1 steen over, en daarmee wordt het aanbod gedaan.
carryover-all-fresh = Wie { $leaving_all } noteert, laat de volgende alle { $dice } stenen over, en daarmee wordt het aanbod gedaan.
carryover-off-the-board-lead = Nog niet in het spel.
carryover-off-count-all = Ben je nog niet in het spel, dan tellen de overgenomen punten mee voor de { $needed } punten die je nodig hebt.
carryover-off-after-attempt = Ben je nog niet in het spel, dan tellen de overgenomen punten en die van de eerste worp niet mee voor de { $needed } punten die je nodig hebt; die van je latere worpen wel.
carryover-off-own = Ben je nog niet in het spel, dan tellen de overgenomen punten niet mee voor de { $needed } punten die je nodig hebt; wat je zelf gooit wel, vanaf de eerste worp.
carryover-off-later-throw = Waar { $needed_in_a_throw } punten in één worp nodig zijn, moet een latere worp dan de eerste ze alleen waard zijn.
carryover-off-own-throw = Waar { $needed_in_a_throw } punten in één worp nodig zijn, moet een eigen worp, de eerste of een latere, ze alleen waard zijn.
carryover-off-once-on = Kom je met deze beurt in het spel, dan worden alle punten ervan genoteerd.
carryover-final-round-lead = Slotronde.
carryover-final-none = Als de slotronde begonnen is, komen er geen aanbiedingen meer.
carryover-final-too = Ook in de slotronde zijn er aanbiedingen.
carryover-final-not-own = Wie twee beurten achter elkaar heeft, krijgt de eigen stenen niet aangeboden.

### strikes

strikes-title-every = Elke misworp
strikes-title-row = { $strikes_count } misworpen op rij
strikes-reset-every = Bij elke misworp ben je al je punten kwijt: je gaat terug naar 0.
strikes-reset-row = Na { $strikes_count } misworpen op rij, in beurten die op elkaar volgen, ben je al je punten kwijt: je gaat terug naar 0.
strikes-penalty-every = Elke misworp kost je { POINTS($strikes_penalty) } van je stand.
strikes-penalty-row = { $strikes_count } misworpen op rij, in beurten die op elkaar volgen, kosten je { POINTS($strikes_penalty) } van je stand.
strikes-floor = Onder 0 kom je hierdoor nooit.
strikes-no-floor = Hierdoor kun je onder 0 komen.
strikes-again-in-throw = Je bent uit het spel, en om er weer in te komen heb je { POINTS($strikes_reentry_points) } of meer in één worp nodig.
strikes-again-in-turn = Je bent uit het spel, en om er weer in te komen heb je { POINTS($strikes_reentry_points) } of meer in één beurt nodig.
strikes-again-single-scoring = Tot die tijd is je beurt één worp: die eindigt, of de stenen die tellen nu zoveel waard zijn of niet.
strikes-again-single-kept = Tot die tijd is je beurt één worp: die eindigt, of de stenen die je apartlegt nu zoveel waard zijn of niet.
strikes-again-any-throw = Elke worp van een beurt mag het zijn, en dan telt de hele beurt.
strikes-again-as-first-throw = Je bent weer uit het spel, en komt erin zoals in het begin, met { POINTS($entry_points) } of meer in één worp.
strikes-again-as-first-turn = Je bent weer uit het spel, en komt erin zoals in het begin, met { POINTS($entry_points) } of meer in één beurt.
strikes-row-broken = Een beurt die anders eindigt, onderbreekt de rij. Na misworp { $strikes_count } begin je opnieuw te tellen.
strikes-off-board-count = Misworpen voordat je in het spel bent, tellen ook mee.
strikes-off-board-spared = Misworpen voordat je in het spel bent, tellen niet mee.
strikes-too-little-no-bust = Een worp die telt, maar te weinig om in het spel te komen, is geen misworp.
strikes-attempt-counts = Een mislukte overname is een misworp als elke andere.

### end

end-title = Het einde van het spel
end-first-exact = Wie als eerste noteert en zo precies { POINTS($target) } heeft, wint, en het spel is meteen afgelopen. De anderen komen niet meer aan de beurt.
end-first = Wie als eerste noteert en zo { POINTS($target) } of meer heeft, wint, en het spel is meteen afgelopen. De anderen komen niet meer aan de beurt.
end-round-is = Een ronde is één beurt voor iedereen, te beginnen met wie het spel begon.
end-final-exact = Als iemand noteert en zo precies { POINTS($target) } heeft, begint de slotronde.
end-final = Als iemand noteert en zo { POINTS($target) } of meer heeft, begint de slotronde.
end-one-more-turn = Alle anderen hebben nog één beurt, in de gewone volgorde, ook wie in deze ronde al geweest is. Dan wint de hoogste stand.
end-finish-round = Alleen wie in deze ronde nog moet, komt nog aan de beurt; komt er niemand meer, dan is het spel meteen afgelopen. Dan wint de hoogste stand.
end-score-to-beat = Als iemand noteert en zo { POINTS($target) } of meer heeft, begint de slotronde: die stand is te verslaan. Daarvoor zijn meer punten nodig; evenveel is niet genoeg.
end-one-try = Alle anderen hebben, in de gewone volgorde, één beurt om hem te verslaan.
end-beaten-all = Zodra iemand hem verslaat, is er een nieuwe stand te verslaan, en hebben alle anderen nog één beurt, te beginnen met de volgende: ook wie net verslagen is, en wie het al geprobeerd heeft.
end-beaten-rounds = Wie hem verslaat, legt de lat voor wie nog moet. Als iedereen het geprobeerd heeft en de stand verslagen is, heeft iedereen nog één beurt, behalve wie hem in handen heeft.
end-beaten-waiting = Wie hem verslaat, legt de lat opnieuw. Dan krijgt wie net verslagen is één beurt, en ook wie het nog niet geprobeerd heeft; wie het tevergeefs probeerde, ligt eruit.
end-holder-wins-round = Eindigt een ronde van pogingen zonder nieuwe stand, dan wint wie de te verslane stand in handen heeft.
end-highest-wins-round = Eindigt een ronde van pogingen zonder nieuwe stand, dan wint de hoogste stand.
end-holder-wins = Als niemand het meer mag proberen, wint wie de te verslane stand in handen heeft.
end-highest-wins = Als niemand het meer mag proberen, wint de hoogste stand.
end-too-much-lead = Te veel.
end-too-much-lost = Punten die je voorbij { $target } zouden brengen, zijn verloren: een beurt die te veel noteert, noteert niets.
end-too-much-bounces = Je stand kaatst terug op { $target }: wat eroverheen gaat, gaat er weer af, alsof je heen en terug loopt. Met { $two_off } en een beurt van 500 heb je { $three_off }. Geen beurt brengt je onder 0.
end-bonus-turns-lead = Extra beurten.
end-bonus-turns = Als de slotronde begonnen is, neemt een misworp in een extra beurt niets af van wie de hoogste stand heeft: die blijft te verslaan.
end-same-rules-lead = Dezelfde regels.
end-same-rules = In de slotronde gelden alle regels van een beurt.
end-ties-lead = Gelijke stand.
end-ties-shared = Wie samen de hoogste stand hebben, delen de winst.
end-ties-first = Van wie samen de hoogste stand hebben, wint wie hem het eerst had.

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
