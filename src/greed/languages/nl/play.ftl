# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.

### Tips in het eerste potje

guide = Eerste potje
guide-far = We spelen tot { $target }: je hebt er nog { $more } nodig.
guide-highest = Nu wint de hoogste stand.
guide-others = Nu is { $player } aan de beurt. Tik op de tafel om door te spoelen.
guide-hot = Alle stenen tellen: hete stenen! Je mag ze allemaal opnieuw gooien.
guide-closed = Je kunt nog niet noteren: op de knop staat waarom. Gooi de andere stenen.
guide-wins = Noteer nu, en je wint het spel!
guide-bad = Als je hier noteert: { $does }. Gooi liever door.
guide-bank = Noteer, en deze punten zijn van jou. Of gooi door voor meer: maar telt er niets, dan ben je ze kwijt.
guide-bank-only = Noteer, en deze punten zijn van jou.
guide-idle = Die stenen tellen niet samen. Probeer andere, of tik op ‘Alles’.
guide-goal = We spelen tot { $target }: { $scoring }. Tik de lichte stenen aan.
guide-singles = { FACES-OF($face) } ({ $points })
guide-three = drie gelijke
guide-score = { $sets } tellen
guide-bright = Lichte stenen tellen
guide-bust = Dat was een misworp: er telde niets, dus de punten van de beurt zijn weg. Op naar de volgende.
guide-missed = Die worp had minder dan de { $needed } punten die je nodig hebt om in het spel te komen, dus de beurt was voorbij. Probeer het nog eens.
guide-entry-turn = Gooi de stenen. Om in het spel te komen heb je eerst { $points } in één beurt nodig.
guide-your-turn = Jij bent aan de beurt: gooi de stenen.
guide-offer = Voor jou zijn { $points } punten blijven liggen. Neem ze over en gooi { DICE($dice) }, of begin opnieuw met alle stenen.
guide-no-more = Geen tips meer
guide-entry-throw = Gooi de stenen. Om in het spel te komen heb je eerst { $points } in één worp nodig.

### Winstkansen

wins = Winstkansen
wins-solvable = Dit apparaat kan deze regels uitrekenen. Tot die tijd telt de coach punten, worden potjes niet bekeken, en speelt het Orakel niet mee.
wins-takes = Dat duurt hier ongeveer { $seconds } s en kost { $megabytes } MB geheugen; je kunt stoppen en ondertussen verder spelen.
wins-too-long = Deze regels uitrekenen zou dit apparaat ongeveer { $minutes } minuten kosten. Langer dan twee doet het er niet over, dus de coach telt punten. Op een computer lukt het met ‘greed solve’.
wins-too-large = Deze regels uitrekenen kost ongeveer { $megabytes } MB geheugen. Deze pagina gebruikt er hooguit 300, dus de coach telt punten. Op een computer lukt het met ‘greed solve’.
wins-solve = Hier uitrekenen
wins-solving-left = Aan het rekenen: { $part }, nog ongeveer { $left } s
wins-stop = Stoppen
wins-three-solvable = Deze kansen zijn schattingen. Dit apparaat kan de precieze kansen met zijn drieën uitrekenen.
wins-three-too-long = De precieze kansen met zijn drieën uitrekenen zou dit apparaat ongeveer { $minutes } minuten kosten. Langer dan twee doet het er niet over, dus het blijft bij schattingen.
wins-three-too-large = De precieze kansen met zijn drieën uitrekenen kost ongeveer { $megabytes } MB geheugen. Deze pagina gebruikt er hooguit 300, dus het blijft bij schattingen.
wins-three-coming = Nu nog schattingen: de precieze kansen zijn onderweg.
wins-none = Voor deze regels zijn er geen winstkansen, dus de coach telt punten.
wins-solving = Aan het rekenen: { $part }

### Wie er niet is

absent-call = { $player } roepen
absent-then = Een minuut na het roepen nog niemand? Dan kunnen jullie verder zonder.
absent-called = Geroepen. { $player } heeft { COUNT-SECOND($left) } om terug te komen.
absent-play = Deze beurt spelen voor { $player }
absent-bot = De plaats aan een bot geven

### Hulp aan tafel

help = Wat telt
help-all-rules = Alle regels van { $title }
help-plan = De strategiekaart
help-keys = Toetsen
key-face = een steen met die ogen kiezen
key-take = alles · overnemen
key-decline = niet overnemen
key-roll = gooien, of doorgooien
key-bank = noteren
key-none = niets kiezen
key-skip = doorspoelen
key-undo = ongedaan maken (echte stenen)
key-enter = punten invullen, of stenen (echte stenen)
key-coach = de coach, als de tafel er een heeft
key-this = dit

### Het menu

menu = Deze tafel
menu-sure = Het spel voor iedereen opgeven?
menu-leave = Van tafel gaan
menu-give-up = Het spel opgeven
menu-host = De tafel leiden
menu-call-host = Wie de tafel leidt roepen

### De puntentabel

card-label = Stenen met dezelfde ogen
card-same-face = Gelijke ogen
card-or = of
card-nothing-scores = alle stenen gegooid, geen enkele telt

### Beurten met echte stenen invullen

pad-points = Punten van de beurt
pad-enter = { $points } invullen
pad-bust = Misworp
pad-left = Stenen over
pad-erase = Laatste cijfer wissen
pad-fell = Wat er viel
pad-face = Er viel { A-FACE($face) }
pad-turn-over = De beurt is om
pad-another = Alles telde: nog een beurt
pad-all = Geen: alles telde

### De namen rond dit apparaat

names-people = Spelers
names = Namen
names-of = Naam van plaats { $seat }
names-back-who = { $player }, weer terug
names-back = Weer terug
names-out = Slaat over
names-joins = Naam van wie erbij komt
names-new = Iemand nieuw
names-add = Toevoegen
names-passed-over = Wie overslaat, mist de beurt; de punten blijven.
names-full = Dit spel is voor hoogstens { $most } spelers.
names-late = Er kan niemand meer bij: de slotronde is begonnen.
names-out-who = { $player } slaat over

### De coach

coach-chance = winstkans
coach-average = gemiddelde punten deze beurt
coach-close = Coach sluiten
coach-when = Als je iets te kiezen hebt, beoordeelt de coach het.
coach-thinks = Aan het denken …
coach-best = beste
coach-only-best = Alleen de beste
coach-all = Alle { COUNT-CHOICE($n) }
coach-solving = De winstkansen van deze regels worden uitgerekend, één keer; tot die tijd zijn dit punten.
coach-points-now = Nu nog punten: de winstkansen zijn onderweg.

### Geluk en kunde

review-luck-and-skill = Geluk en kunde
review-ahead = Wie voor stond
review-estimate = Geluk en kunde, geschat
review-looking = De coach bekijkt het potje …
review-solving = De winstkansen van deze regels worden uitgerekend. Dat gebeurt maar één keer …
review-on-their-way = Ze zijn onderweg …
review-balance = Balans
review-chances = In winstkansen
review-start = Aan het begin
review-luck = Geluk met de stenen
review-own = Eigen keuzes
review-others = Keuzes van de anderen
review-drift = Afwijking van de schatting
review-end = Aan het eind
review-cost-most = Wat het meest kostte
review-other = Keuzes van de ander
review-nothing-banked = { $move } zonder punten
review-mistake = Ronde { $round }, { $player }: { $move } kostte { $cost }, het beste was { $best }.
review-show = De stenen van een dure keuze tonen
review-chart-both = Winstkans als beiden vanaf daar het best spelen, ronde voor ronde
review-chart-all = Winstkans als iedereen vanaf daar het best speelt, ronde voor ronde
review-chart-dots = { review-chart-both }; stippen zijn de keuzes die het meest kostten
review-chart-tap = { review-chart-dots }: tik er een aan om de stenen te zien
review-plot-two = Winstkans, worp voor worp: boven de lijn { $above }, eronder { $below }
review-plot-lines = Winstkans, worp voor worp: een lijn voor elk, { $players }
scores-chart = Standen beurt voor beurt; op het scoreblad staan de getallen
scores-after = Standen na elke beurt
end-of = { $busts } van { $throws }
stamp-bust = Misworp!
stamp-missed = Te weinig!
stamp-hot = Hete stenen!
stamp-entered = In het spel!
stamp-final = Slotronde!
log-label = Wat er gebeurd is
reaction-react = Reageren
reactions = Reacties
reaction-smile = een glimlach
reaction-wow = wauw
reaction-sad = wat jammer
reaction-heart = een hart
reaction-thumb = goed gedaan
reaction-luck = veel geluk
win-line = Jouw winstkans:
win-line-short = om te winnen

### Wat rivalen aan het eind zeggen

manners-random-wins = Gewonnen! Gewonnen! Wat heb ik gedaan?
manners-random-loses = Nog eens! Nog eens!
manners-threshold-wins = Rustig aan, rustig aan, en kijk wie er het eerst thuis is.
manners-threshold-loses = Goed gespeeld, lieverd. En nu iets eten.
manners-bold-wins = Het geluk is dol op me. Wie kan het dat kwalijk nemen?
manners-bold-loses = Nog één worp. Ik had alleen nog één worp nodig!
manners-maximiser-wins = Zoals de gemiddelden al aangaven.
manners-maximiser-loses = Een afwijking. Dat komt weleens voor.
manners-optimal-wins = Je had je momenten. Ik had ze zien aankomen.
manners-optimal-loses = Geluk, natuurlijk. Maar goed gebruikt.
rolled = { $dice } gegooid
moments = Hier kwam het op aan
moments-look = Bekijk het
moments-none = Geen van je keuzes kostte iets noemenswaardigs. Goed gespeeld!
moments-step = Het potje stap voor stap bekijken
tutor-sure = Zeker weten?
tutor-again = Laat me nog eens denken
tutor-anyway = Toch doen
tutor = De tutor vraagt door
tutor-about = Voor een keuze die meer dan dit van je winstkans kost, vraagt hij het nog eens, in potjes op dit apparaat waarvan de winstkansen bekend zijn.
tutor-never = Nooit
tutor-before = Voor een verlies van { $loss }
rules-contents = Inhoud
rules-example = Voorbeeld: { $title }
rules-hot-dice = hete stenen
rules-left = { $n } over
rules-and-more = en nog { $n }
