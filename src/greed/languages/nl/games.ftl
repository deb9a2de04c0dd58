# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.

games-forgotten = Vergeten.
games-training = je oefening is hier
games-unread = { COUNT-FILE($n) } niet te lezen: { $problem }
games-erased = Alles is gewist.
games-none = Potjes die je afmaakt, blijven hier, alleen op dit apparaat: elke worp, wat je won, en hoe goed je speelde.
games-play = Speel er een
games-looking = De potjes worden bekeken …
games-save = Bewaren en openen
games-export = Alles exporteren
games-erase = Alles wissen
games-paste = Of plak een link of een opname
games-open = Openen
games-export-about = De export is een zip-bestand met elk potje als opname, en je oefening. Deze pagina opent het weer, en de terminal leest wat erin zit.
games-sure = Alles wissen?
games-for-good = { COUNT-GAME($n) } en je oefening worden van dit apparaat gewist, voorgoed. Exporteer ze eerst als je ze misschien terug wilt.
games-keep = Houden
games-opened = { COUNT-GAME($n) } geopend
games-known = { $n ->
    [one] { COUNT-GAME($n) } was hier al
   *[other] { COUNT-GAME($n) } waren hier al
}
record-about = Een opname is een heel potje in één bestand, zoals Greed het bewaart. Open er een om het stap voor stap te bekijken, en te zien wie geluk had en welke keuzes het meest kostten.
record-file = Kies een .jsonl-bestand
record-reading = Het potje wordt gelezen …
list-more = Meer tonen van { $n }
list-hand-on = { $title }, { $date } doorgeven
list-forget = { $title }, { $date } vergeten
list-what-if = wat als
list-position = vanuit een stelling
list-goes-on = gaat door
list-given-up = opgegeven
list-won = gewonnen
list-shared = gedeeld
list-lost = verloren
hand-on = Dit potje doorgeven
hand-on-share = Delen
hand-on-qr = QR-code van een link naar dit potje
hand-on-link = Het hele potje zit in deze link. Wie hem opent, ziet elke worp; hun eigen Greed controleert of het volgens de regels gespeeld is.
hand-on-copy = De link kopiëren
hand-on-long = Dit potje is te lang voor een link: geef de opname door.
statistics = Statistieken
statistics-player = Wie
statistics-game = Spel
statistics-all = Alle spellen
statistics-games = Potjes
statistics-won = Gewonnen
statistics-luck = Geluk per potje
statistics-lost = Verloren per keuze
statistics-best = Beste beurt
statistics-by-game = Per spel
statistics-mean = Wat de getallen zeggen
statistics-luck-about = is wat de stenen in een gemiddeld potje bij je winstkans deden, of eraf haalden.
statistics-lost-about = is hoeveel van die kans een keuze van jou gemiddeld weggaf: { $perfect } is perfect spel, en ongeveer { $good } is goed. Beide komen uit het nakijken van elk potje waarvan de winstkansen bekend zijn; met meer dan twee spelers zijn het schattingen.
trend-about = Hoeveel een gemiddelde keuze weggaf, potje voor potje: hoe lager, hoe beter. Volle stippen zijn gewonnen potjes; de lijn is het gemiddelde van { COUNT-GAME($over) }.
trend = Verloren per keuze in de laatste { COUNT-GAME($n) }, het eerste voorop: { $lost }
