# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.

### Wat je typt. De Engelse woorden werken ook.

type-keep = leg, leggen, apart, apartleggen
type-roll = gooien, gooi, g
type-bank = noteren, noteer, n, stop
type-accept = overnemen, neem, o, ja, j
type-decline = passen, pas, p, nee
type-all = alles, alle, a
type-points = punten
type-left = over
type-and = en
type-odds = kansen, ?, tip
type-help = hulp, h
type-undo = terug, u
type-rules = regels
type-scores = stand, s
type-join = erbij
type-out = pauze
type-back = weer
type-save = opslaan, bewaar
type-quit = einde, q
type-again = ja, j

### Wat h laat zien

help-keep = 115 of 1 1 5 | deze stenen apartleggen
help-all = alles, a | alles apartleggen wat telt
help-roll = gooi, g | de overgebleven stenen gooien
help-bank = noteer, n | de beurt beëindigen en de punten opschrijven
help-both = 115 gooi, an | apartleggen en gooien (of noteren) in één regel
help-take = neem, o / pas, p | punten en stenen overnemen, of niet
help-odds = ? | wat je kunt doen, en hoe vaak het wint
help-undo = terug, u | een keuze terugnemen, tot de stenen vallen
help-join = erbij Cleo | iemand die later komt, doet mee
help-out = pauze Bob / weer Bob | iemand slaat over of gaat naar huis / is er weer
help-scores = stand, s / regels | de stand / de regels
help-save = opslaan BESTAND | een kopie van het spel bewaren
help-quit = einde, q | stoppen; het spel is bewaard, --resume gaat ermee verder
help-dice = 1 1 5 2 3 of 11523 | typ alle stenen die je gooide, na elke worp
help-turn = 650 / 650 3 / 0 | of alleen de punten van de hele beurt / met 3 stenen over / een misworp

### De tafel

table-title = { $title } · { $dice } stenen · tot { $target }
table-title-faces = { $title } · { $dice } stenen met { $faces } vlakken · tot { $target }
table-keys = regels · ? keuzes · h hulp · q einde
table-resumed = hervat · { $keys }
table-plain = { $title } (h voor hulp)
table-plain-resumed = { $title }, hervat (h voor hulp)
table-turn = { $who ->
    [you] Jij bent aan de beurt. Stand: { $scores }
   *[one] { $player } is aan de beurt. Stand: { $scores }
}
table-this-turn = { $points } deze beurt
table-kept = +{ $points } voor { $dice }
table-level = { $who ->
    [you] Met { $gap } punten in deze beurt kom je gelijk met { $leader } op { $best }, met meer sta je voor.
   *[one] { $player } komt met { $gap } punten in deze beurt gelijk met { $leader } op { $best }, en staat met meer voor.
}
table-level-only = { $who ->
    [you] Je hebt precies { $gap } punten nodig in deze beurt om gelijk te komen met { $leader } op { $best }; meer is te veel.
   *[one] { $player } heeft precies { $gap } punten nodig in deze beurt om gelijk te komen met { $leader } op { $best }; meer is te veel.
}
table-beat = { $who ->
    [you] Je hebt minstens { $gap } punten nodig in deze beurt om { $best } te verslaan.
   *[one] { $player } heeft minstens { $gap } punten nodig in deze beurt om { $best } te verslaan.
}
table-no-way = { $who ->
    [you] Je kunt { $leader } op { $best } niet meer inhalen.
   *[one] { $player } kan { $leader } op { $best } niet meer inhalen.
}
table-needs = { $points } nodig
table-needs-throw = { $points } nodig in één worp
table-needs-turn = { $points } nodig in één beurt
table-away = slaat over
table-busts = { $busts ->
    [one] 1 misworp
   *[other] { $busts } misworpen op rij
}
table-wins = wint
table-to-beat = te verslaan

### Vragen

ask-throw = { $player }: { $due }
due = Druk op Enter om { DICE($dice) } te gooien
due-real = { DICE($dice) } te gooien
ask-fell = { $who ->
    [you] Je gooit { DICE($dice) }: wat viel er?
   *[one] { $player } gooit { DICE($dice) }: wat viel er?
}
ask-keep = Welke stenen leg je apart?
ask-offer = { $player }: { DICE($dice) } met { $points } punten overnemen, of passen en alle { $all } gooien?
ask-decide = { $roll }, of { $points } noteren?
ask-decide-does = { $roll }, of { $points } noteren ({ $does })?
ask-nothing = Noteren { $does }
ask-decide-nothing = { $roll }, of stoppen zonder punten?
ask-roll = { DICE($dice) } gooien
ask-roll-real = { DICE($dice) } gooien (en typen wat er valt)
choices = Keuzes: { $choices }
choices-more = Keuzes: { $choices }, ? toont er nog { $more }
choices-bust = misworp
choices-rest = … ? toont er nog { $more }
prompt-again = Enter voor nog een potje, q om te stoppen >

### Wat ? laat zien

odds-choice = keuze
odds-points = punten
odds-turn = beurt
odds-then = daarna
odds-wins = wint
odds-worth = punten
odds-roll = { DICE($dice) } gooien
odds-roll-or-bank = { DICE($dice) } gooien, of noteren
odds-next = dan { DICE($dice) }, misworp { $bust }
measure-win = winstkans { $worth }
measure-points = punten van de beurt { $worth }
danger = misworp { $chance }
danger-opening = minder dan { $opening } { $chance }
coach-stopped = Gestopt. Met ? begin je opnieuw.
coach-none = Hier is geen advies: { $reason }.
coach-working = Even uitrekenen hoe vaak elke keuze wint (één keer per spel; Ctrl-C slaat over) ...
coach-beside = Ik reken uit hoe vaak elke keuze wint (één keer per spel). Wacht erop, of speel door.
coach-ready = ? toont nu hoe vaak elke keuze wint.
coach-points = Voor deze regels is er geen exact antwoord, dus dit zijn punten: { $reason }.

### Opmerkingen

note-type-dice = { $dice ->
    [1] Typ de steen die je gooide, bijv. { $example }
   *[other] Typ alle { $dice } stenen die je gooide, bijv. { $example }
}
note-help = { $what }; h voor hulp
note-count = Dat zijn { $count } van de { $dice } stenen. { $what }
note-left = Hoeveel stenen zijn er over, { $lefts }? Typ bijv. { $example }
note-points-first = De punten van een hele beurt typ je voor de eerste worp
note-take-first = Eerst overnemen of passen; typ dan alle stenen die je gooide
note-take-first-points = Eerst overnemen of passen; typ dan de punten van de beurt. In één regel: passen { $points }
note-type-real = { $dice ->
    [1] Typ de steen die je gooide; h voor hulp
   *[other] Typ alle { $dice } stenen die je gooide; h voor hulp
}
note-type-real-bank = { $dice ->
    [1] Typ de steen die je gooide, of noteer; h voor hulp
   *[other] Typ alle { $dice } stenen die je gooide, of noteer; h voor hulp
}
note-bank-nothing = { $reason }. Leg eerst apart; typ dan alleen noteer om zonder punten te stoppen
note-nothing-typed = Typ je keuze; ? toont je keuzes, h alle opdrachten.
note-saved = Elke stap is bewaard in { $path }
note-copied = Er staat een kopie in { $path }
note-exists = er is al een bestand { $path }: kies een andere naam
note-undone = { $who ->
    [you] Teruggenomen. Je kiest opnieuw.
   *[one] Teruggenomen. { $player } kiest opnieuw.
}
note-moments = Hier kwam het op aan:
note-no-moments = Je hebt geen dure fout gemaakt.
note-sure = { $why } Typ het nog eens om het toch te doen.
note-replay = Om het terug te zien: { $command }
note-farewell = Bewaard. Verder spelen: { $command }
note-unfinished = Het spel is niet afgelopen: hier houdt de opname op.
note-take-words = eerst overnemen of passen

### Woorden die niet begrepen worden

not-a-move = ‘{ $text }’ kan hier niet. { $instead }
not-a-move-near = ‘{ $text }’ kan hier niet. Bedoel je ‘{ $meant }’?
not-a-face = een steen heeft 1 tot { $faces }, niet ‘{ $word }’
not-points = typ de punten van de beurt, bijv. 650; en 650 3 als er 3 stenen over zijn
no-dice-to-keep = er liggen geen stenen op tafel om apart te leggen
instead-keep = Typ de stenen die je apartlegt, bijv. 115, of alles; h voor hulp
instead-decide = Typ { $moves }; h voor hulp
instead-offer = Typ neem of pas; h voor hulp
instead-throw = Druk op Enter om te gooien; h voor hulp
join-who = zeg wie erbij komt, één persoon tegelijk, bijv. erbij Cleo
taken-twice = er zijn er twee die { $name } heten; geef ze verschillende namen
players-names = typ de namen met komma's ertussen, bijv. Ann,Bob, niet { $name }
rules-none = Geen deel van de regels heet ‘{ $word }’; hier is de puntentabel.
rules-others = regels WOORD toont meer, regels alles het hele reglement: { $titles }

### Onbekende woorden

did-you-mean = bedoel je { $words }?
known-words = bekend: { $words }
unknown-sheet = de regels { $name } bestaan niet; { $hint } (een eigen bestand eindigt op .toml)
unknown-variant = de variant { $name } bestaat niet; { $hint }
unknown-option = de optie { $name } bestaat niet; { $hint }
unknown-key = dit veld bestaat niet; { $hint }
unknown-bot = de bot { $name } bestaat niet; { $hint }
unknown-policy = de strategie { $name } bestaat niet; { $hint }
unknown-measure = de maat { $name } bestaat niet; { $hint }
unknown-command = er is geen opdracht { $name }; { $hint } (greed --help noemt ze alle)
unknown-theme = er is geen thema { $name }; { $hint }
unknown-source = deze bron van stenen bestaat niet: { $name }; { $hint }
unknown-move = { $name } is geen zet; { $hint }
