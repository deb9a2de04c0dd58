# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.

front-title = Greed: een dobbelspel zoals Tienduizend
front-about = Nog een keer gooien of noteren? Tienduizend en zijn familie op elke telefoon: met vrienden, tegen bots of met echte dobbelstenen.
front-scripts = Greed heeft JavaScript nodig. Zet het aan voor deze pagina.

# Wat een link naar een kamer of een pagina in een chat toont.
front-room = Speel mee: { $game }
front-room-seats = { $n ->
    [one] Er is één plaats vrij. Open de link en ga zitten: zonder account, zonder app.
   *[other] Er zijn { $n } plaatsen vrij. Open de link en ga zitten: zonder account, zonder app.
}
front-watch = { $game }: een spel onder vrienden
front-watch-open = Iedereen zit aan tafel. Open de link om te kijken.
front-watch-playing = Het spel is bezig. Open de link om te kijken.
front-watch-over = Het spel is voorbij. Open de link om te zien hoe het ging.
front-daily = Greed: de opgave van de dag
front-daily-about = Vijf stellingen uit een dobbelspel, vandaag voor iedereen dezelfde. Nog een keer gooien of noteren?
front-train = Greed: puzzels
front-train-about = Wat wint het vaakst? Kies, en zie wat elke keuze waard is.
front-explore = Een stelling in Greed
front-explore-about = Wat zou jij doen? Zie wat elke keuze waard is.
front-record = Een spel Greed
front-record-about = Loop het stap voor stap door: wie geluk had, en welke keuzes het meest kostten.
