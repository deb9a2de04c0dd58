# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.

### Woorden met een getal

count-second = { $n ->
    [one] { $n } seconde
   *[other] { $n } seconden
}
count-minute = { $n ->
    [one] { $n } minuut
   *[other] { $n } minuten
}
count-hour = { $n } uur
count-day = { $n ->
    [one] { $n } dag
   *[other] { $n } dagen
}
count-answer = { $n ->
    [one] 1 antwoord
   *[other] { $n } antwoorden
}
count-choice = { $n ->
    [one] 1 keuze
   *[other] { $n } keuzes
}
count-file = { $n ->
    [one] 1 bestand
   *[other] { $n } bestanden
}
count-free-seat = { $n ->
    [one] 1 vrije plaats
   *[other] { $n } vrije plaatsen
}
count-game = { $n ->
    [one] 1 potje
   *[other] { $n } potjes
}
count-open-table = { $n ->
    [one] 1 open tafel
   *[other] { $n } open tafels
}
count-start = { $n ->
    [one] 1 begin
   *[other] { $n } keer begonnen
}
count-time = { $n } keer
count-turn = { $n ->
    [one] 1 beurt
   *[other] { $n } beurten
}

### Het logboek van een tafel

winners = { $who ->
    [you] Je hebt gewonnen!
    [many] { $player } winnen samen.
   *[one] { $player } wint.
}
choose-accept = overnemen
choose-decline = opnieuw beginnen

### Het begin

way-device = Op dit apparaat
way-device-about = Tegen bots, of om de beurt; zonder internet
way-friends = Met vrienden
way-pad = Scoreblok
way-pad-about = Jullie gooien echte stenen, Greed houdt de stand bij
way-learn = Lessen
way-learn-about = Zeven korte, aan tafel
way-daily = Opgaven van vandaag
way-daily-about = Vijf stellingen, vandaag voor iedereen dezelfde
way-explore = Analysebord
way-explore-about = Elke stelling, en wat elke keuze kost
way-friends-here = Rond dit apparaat, of op afstand via een server
way-friends-apart = Ieder op een eigen telefoon
start-ways = Zo kun je spelen
start-code = Heb je een code?
start-join = Meedoen
start-going = Verder spelen
start-record = Opname openen
start-strategy = Strategie
start-about = Over Greed
start-with = met { $who }
start-pad = scoreblok: { $who }
start-forget = { $title } { $who } vergeten
quick-label = Tegen een bot spelen
quick-title = Doorgooien of noteren?
quick-goal = Gooi de stenen, leg apart wat telt, en noteer voordat een misworp alles meeneemt.
quick-play = Nu spelen
quick-game = Spel
quick-against = Tegen
quick-more = Meer
quick-others = Meer tegenstanders
quick-next = De volgende op jouw ladder.
quick-later = Het Orakel speelt zodra dit apparaat de kansen van het spel kent, na een eerste potje.
quick-official = Greed, de officiële regels
tabs = Menu
tab-start = Spelen
tab-train = Oefenen
tab-daily = Vandaag
tab-games = Potjes
tab-rules = Regels

### De bots

rival-random = Pip
rival-random-about = Zes jaar oud. Gooit, noteert, giechelt: allemaal toeval.
rival-threshold = Nonna
rival-threshold-about = Noteert zodra ze 300 heeft, en breit dan verder.
rival-bold = Rocco
rival-bold-about = Gooit waar anderen zouden noteren, en neemt over als de kansen goed zijn.
rival-maximiser = Bankier
rival-maximiser-about = Rekent van elke keuze het gemiddelde uit, en kijkt nooit naar de stand.
rival-optimal = Orakel
rival-optimal-about = Weet hoe vaak elke keuze wint, en maakt altijd de beste.
bot-threshold = Drempel
bot-threshold-about = Noteert zodra de beurt een bepaald aantal punten haalt.
bot-cautious = Voorzichtig
bot-cautious-about = Speelt op zeker: een verlies telt bijna dubbel zo zwaar als een winst.
bot-level = Niveau
bot-level-about = Maakt kleine fouten: niveau 1 veel, niveau 9 bijna geen.
bot-card = Kaart
bot-card-about = Speelt volgens een strategiekaart: een paar regels die je kunt onthouden.
ladder-above = Versla { $rival }, dan wacht { $above }.
ladder-top = Je hebt iedereen op de ladder verslagen.
ladder-next = { $rival } is verslagen. De volgende op de ladder: { $above }.

### De tafel

button-roll = Gooi { DICE($dice) }
button-roll-any = Gooien
button-take = { $points } overnemen
button-fresh = Opnieuw beginnen
button-keep = Leg { $points } apart
button-bank = Noteren
button-bank-points = Noteer { $points }
button-bank-nothing = Stop zonder punten
why-one-roll = Je openingsbeurt is maar één worp.
risk = { $chance } misworp
risk-stake = { $risk }, { $points } punten in gevaar
risk-roll = { DICE($dice) } gooien: { $risk }
risk-hot = hete stenen! { $risk }
turn-of = { $who ->
    [you] Jij bent aan de beurt
   *[one] { $player } is aan de beurt
}
clock-rests = De klok rust
first-to = tot { $target }
final-leads = { $player } staat voor; nog { $left } aan de beurt
final-label = Slotronde:
final-beat = { $score } te verslaan
choices-label = Je keuzes
enter-left = (nog { $left })
enter-tap = Gooi { DICE($dice) } en tik aan wat er viel.
enter-erase = Laatste steen wissen
take-all = Alles
take-none = Niets
enter-dice = Stenen invullen
enter-points = Punten invullen
enter-dice-short = Stenen
enter-points-short = Punten
undo = Ongedaan maken
sheet-label = Scoreblad
sheet-turns = Alle beurten
sheet-you = jij
sheet-bot = bot
sheet-out = slaat over
sheet-away = weg
sheet-to-go = nog { $points }
sheet-not-in = nog niet in het spel
sheet-not-on = nog niet in het spel
sheet-off = uit het spel
sheet-off-board = uit het spel
sheet-strikes = misworpen op rij: { $n }
sheet-rank = plaats
this-turn = Deze beurt
pot-bust = misworp
pot-cost = kost { $points }
pot-cost-banked = kost { $points } en { $banked } genoteerde
tray-label = Stenen op tafel
tray-offer = punten in de aanbieding
tray-offer-from = van { $player }
tray-idle = { $face }, telt niet
busted = Misworp van { $player }
busted-lost = Misworp van { $player }: { $points } weg
missed-entry = Te weinig om in het spel te komen
entry-in-turn = { $points } in één beurt om in het spel te komen.
entry-in-throw = { $points } in één worp om in het spel te komen.

### Het einde van een potje

end-given-up = Het spel is opgegeven.
end-by = Met { POINTS($points) } voorsprong, na { TURNS($turns) }.
end-level = Na { TURNS($turns) }.
end-close = Het scheelde niets!
end-next = De volgende is misschien voor jou.
end-join = Revanche aannemen
end-rematch = Revanche
end-picture = Plaatje delen
end-new = Nieuw spel
end-save = Opname bewaren
end-result = Uitslag
end-player = Naam
end-score = Stand
end-best = Beste beurt
end-busts = Misworpen
end-luck = Geluk
end-winner = wint
end-luck-about = Geluk: wat de worpen hadden kunnen opleveren, vergeleken met het gemiddelde van zulke worpen.
end-scores = Standen
end-best-turn = beste beurt: { $player }, { $points }
played-almost-perfectly = Je hebt bijna perfect gespeeld.
played-very-well = Je hebt heel goed gespeeld.
played-well = Je hebt goed gespeeld.
played-few = Je hebt een paar kansen laten liggen.
played-many = Je hebt veel kansen laten liggen.
decided-shares = { $played } Het geluk besliste voor { $luck }, de keuzes voor { $choices }.
decided-won = { $played } De stenen zaten tegen, en jouw keuzes wonnen toch.
decided-lost = { $played } De stenen waren je goedgezind; dit potje ging door keuzes verloren.

### Instellingen

look-like-this-device = Zoals dit apparaat
look-light = Licht
look-dark = Donker
look-red-and-green = Rood en groen
look-orange-and-blue = Oranje en blauw
look-high-contrast = Hoog contrast
look-green = Groen
look-blue = Blauw
look-wine = Wijn
look-slate = Leisteen
look-ivory = Ivoor
look-night = Nacht
look-cherry = Kers
look-sky = Hemel
look-calm = Rustig
look-brisk = Vlot
look-instant = Meteen
look-theme = Thema
look-colours = Kleuren
look-table = Tafel
look-dice = Stenen
look-pace = Snelheid van de stenen
look-numbers = Cijfers in plaats van ogen op de stenen
look-sound = Geluid
look-vibration = Trillen
look-explain = Leg het volgende spel al spelend uit
look-less = Als je apparaat om minder beweging vraagt, rollen de stenen niet en maakt niets geluid.
look-language = Taal
look-title = Uiterlijk en geluid

### Overal

one-moment = Een ogenblik …
to-the-start = Terug naar het begin
copied = Gekopieerd.
close = Sluiten
rules = Regels
coach = Coach
reload = Pagina opnieuw laden
part-missing = Een deel van deze pagina is niet aangekomen.
part-again = Nog eens laden
broken-title = De pagina is gestruikeld
broken-about = Er ging iets mis wat niemand had voorzien. Je spellen zijn veilig: opnieuw laden helpt meestal.
broken-still = Blijft het gebeuren?
broken-forget-about = Begin dan opnieuw: de pagina vergeet haar instellingen, namen en plaatsen aan tafels op dit apparaat. Opgeslagen spellen blijven.
broken-forget = Opnieuw beginnen
update-ready = Er is een nieuwe versie van deze pagina.
update = Bijwerken
waiting-away = { $player } is weg.
waiting-rolls = { $player } gooit.
waiting-thinks = { $player } denkt na …
skip = Doorspoelen
waiting-for = Wachten op { $player } …
watching = Toeschouwer
room = Tafel
sound-off = Geluid uit
sound-on = Geluid aan
turn-now = { $who ->
    [you] Jij bent aan de beurt.
   *[one] { $player } is aan de beurt.
}
game-to = tot { $target }
game-facts = { DICE($dice) } · tot { $target } · { $least } tot { $most } spelers
no-room = We vinden tafel { $code } niet.
no-room-check = Controleer de code: die heeft acht letters en cijfers. Tafels die een maand lang niemand gebruikt, worden gesloten.
no-room-open = Een tafel openen
no-game = Dit potje staat niet op dit apparaat.
no-game-why = Het is op een ander gespeeld, of hier vergeten.
sheet-not-there = niet aanwezig
sheet-nothing = niets genoteerd
sheet-again = : vul het nog eens in
kept-word = Apart
kept-label = apartgelegd { $dice }
clock-hours = { $n } u
clock-left = resterende tijd
your-name = Jouw naam
copy-selected = Geselecteerd: kopieer het met je browser.
share = Delen
room-real = Echte stenen
room-device = Dit apparaat gooit de stenen
room-here = { $dice } · het spel blijft op dit apparaat
device-of = apparaat van { $player }
seat-number = Plaats { $seat }
waited-none = net geopend
waited = wacht al { $time }
clock-a-turn = { $time } per beurt
dates = nl
connect = Verbinden
room-looking = Tafel { $code } zoeken …
room-phone = De telefoon die deze tafel bijhoudt, is niet verbonden.
room-no-answer = { $server } antwoordt niet. Deze pagina blijft het proberen. Kijk of je online bent, en of de server nog draait.
room-begins = Wie begint?
room-dice-decide = De stenen beslissen.
room-lost = Verbinding verbroken.
room-sent = Je zet wordt verstuurd zodra die terug is.
room-reconnecting = Opnieuw verbinden …
room-opening = Het spel wordt geopend …
look-face = Jouw gezicht
look-wall = De kleur
install-offer = Greed op dit apparaat houden? Het opent als een app, en werkt zonder netwerk.
install-take = Installeren
install-leave = Nu niet
look-odds = Mijn winstkans, als lijn onder de standen
enter-again = Beurt { $turn } van { $player } nog eens invullen?
enter-turn = Vul deze beurt nog eens in.
enter-turn-later = Vul deze beurt nog eens in. De latere volgen vanzelf.
enter-rest = Vanaf hier loopt het spel anders. Vul de rest nog eens in.
no-library = De lijst van spellen staat nog niet op dit apparaat: ga één keer online.
no-server = de server is niet te bereiken
