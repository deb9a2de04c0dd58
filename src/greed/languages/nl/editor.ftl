# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.

rules-family = Greed is een familie van spellen. Lees de regels van het spel dat je wilt, en speel.
rules-make = Maak je eigen huisregels
rules-all = Alle regels
rules-variants = Varianten:
rules-play = Dit spelen
rules-change = Veranderen
rules-card = De puntentabel
about-greed = Greed is een familie van dobbelspellen: je gooit, legt stenen apart die tellen, en kiest telkens of je doorgooit of noteert wat je hebt. Eén slechte worp, en de punten van de beurt zijn weg. De spellen hebben veel namen, zoals Tienduizend, Farkle en Zilch, en elke familie heeft eigen regels.
about-what = Wat je hier kunt doen
about-play = Speel tegen bots, geef het apparaat door, of hou de stand bij van echte stenen.
about-yours = Wat van jou is, blijft van jou
about-kept = Er is geen account en je wordt niet gevolgd. Je potjes, je oefening en je instellingen blijven op dit apparaat, en na het eerste bezoek werkt alles zonder netwerk.
about-developers = Voor programmeurs
about-version = Versie { $version }.
about-free = Greed is vrije software.
about-title = Over Greed
about-rules = Lees de regels
about-rules-more = van elk spel, of maak je eigen.
about-practise = Oefen
about-practise-more = en zie wat elke keuze waard is, precies uitgerekend.
about-export = exporteer of wis ze daar.
about-docs-start = Aan de slag
about-docs-start-about = spelen in de terminal, vanuit Python, of op een server (in het Engels).
about-offline = Dit apparaat is offline en de documentatie staat er niet op. Al het andere werkt.
about-docs = De documentatie
about-docs-about = regels als gegevens, exacte oplossingen, bots, de server en zijn API (in het Engels).
about-docs-good-play = Goed spel, in cijfers
about-docs-good-play-about = wat de berekeningen van elk spel weten (in het Engels).
about-docs-solve = Een spel oplossen in honderd regels
about-docs-solve-about = hoe perfect spel wordt uitgerekend (in het Engels).
editor-no-rules = Deze link bevat geen regels.
editor-saved = Bewaard als { $file }.
editor = Huisregels
editor-begins = Het begint zodra de regels gelezen zijn.
editor-shared = Iemand heeft deze regels met je gedeeld.
editor-about = Verander wat jullie aan tafel anders spelen. De regelpagina verandert meteen mee.
editor-show = Wat je wilt zien
editor-change = Veranderen
editor-read = Lezen
editor-change-these = Deze regels veranderen
editor-save = Als bestand bewaren
editor-begin-with = Beginnen met
editor-take-back = Terug naar mijn wijzigingen
editor-packing = De regels worden klaargemaakt …
editor-share = Deze regels delen
editor-link = De link bevat de regels
editor-play = Spelen
editor-needs = De editor leest je regels, noemt elke fout en maakt ze klaar zodat je ze hier meteen kunt spelen. Daarvoor is Python nodig, dat deze pagina één keer ophaalt en dan bewaart.
editor-get = Editor ophalen (eenmalig { $size } MB)
editor-reading = De regels worden gelezen …
editor-starting = De editor start …
editor-server = Om regels te veranderen is een Greed-server nodig, die ze leest, elke fout noemt en de kansen uitrekent. Deze pagina heeft er geen.
editor-shared-facts = Iemand heeft deze regels met je gedeeld: { $facts }.
editor-getting-reader = De lezer van de regels wordt eenmalig opgehaald: { $part }
editor-getting = De editor wordt opgehaald: { $part }
editor-start = Start er een op een computer met { $command } en open de pagina ervan, of gebruik er een die je kent:
editor-connect = verbind deze pagina met een server
editor-playable = ✓ Met deze regels kun je spelen.
editor-here = Tot dit apparaat deze regels heeft uitgerekend, telt de coach er punten voor.
editor-faults = { $n ->
    [one] Eén ding klopt nog niet
   *[other] { $n } dingen kloppen nog niet
}
editor-estimate = { COUNT-CHOICE($choices) } uit te rekenen; precies oplossen kost ongeveer { COUNT-SECOND($seconds) } en { $megabytes } MB.
field-remove = Nummer { $n } van { $name } weghalen
field-add = Eentje erbij
field-with = Hiermee spelen
field-none = geen
field-as-first = Toch zoals in het begin
field-own = Iets eigens
editor-our-way = { $title }, op onze manier

### Certificaten

check-title = Kijk zelf hoe eerlijk dit spel is
check-why = Hoe vaak wint wie begint, als allebei perfect spelen? Geloof ons niet op ons woord: { $command } schrijft een bewijs, en deze pagina controleert het in hele getallen, op dit apparaat.
check-file = Een certificaat van dit spel
check-part = Controle: { $part }
check-proven = Bewezen: wie begint wint minstens { $low } en hoogstens { $high } van de spellen. Alle { $positions } stellingen kloppen.
check-failed = De controle kon niet starten.
