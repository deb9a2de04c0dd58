# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.

front-title = Greed: een dobbelspel zoals Tienduizend
front-about = Nog een keer gooien of noteren? Tienduizend en zijn familie op elke telefoon: met vrienden, tegen bots of met echte dobbelstenen.
front-scripts = Greed heeft JavaScript nodig. Zet het aan voor deze pagina.
