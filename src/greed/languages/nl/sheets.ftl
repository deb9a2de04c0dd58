# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.
# Titels, samenvattingen en teksten van de spellen van het huis. Wat hier ontbreekt, staat er in het Engels.

sheet-official-title = Greed, de officiële regels
sheet-official-summary = Vijf stenen, 600 om in het spel te komen, en een overname voor wie durft.
sheet-official-prose = Greed beloont lef en straft aarzeling: wie brutaal noteert, laat stenen op tafel liggen die de volgende tegen je kan gebruiken. Er wordt gespeeld tot 10.000 punten, tenzij jullie iets anders afspreken.
sheet-ten-dice-title = Greed met tien stenen
sheet-ten-dice-summary = Tien stenen, 1.000 in één worp om in het spel te komen, en een extra beurt als ze alle tien tellen.
sheet-ten-dice-prose = Het doel spreek je vooraf af; meestal zijn het 20.000 punten.
sheet-koans-title = Greed, in het kort
sheet-koans-summary = Vijf stenen tot 3.000: het korte spel dat velen kennen van een programmeeroefening.
sheet-basic-title = Greed, het basisspel
sheet-basic-summary = Zes stenen, geen drempel, de stenen gaan met hun punten naar de volgende: makkelijk, snel en leuk met kinderen.
sheet-basic-prose = De belangrijkste regel: bij elke worp moet er iets tellen. Elke worp weer. (Er is één uitzondering, helemaal aan het eind: dubbel.)
sheet-classic-title = Greed, het klassieke spel
sheet-classic-summary = Zes stenen, 500 om in het spel te komen, wie het eerst 10.000 heeft, wint: het Tienduizend dat velen kennen.
sheet-classic-prose = Velen hebben ontdekt dat je het best gooit op een klein oosters tapijt.
sheet-farkle-title = Farkle
sheet-farkle-summary = Zes stenen, vaste waarden voor vier, vijf en zes gelijke, 500 om in het spel te komen.
sheet-farkle-minimal-title = Farkle, zo simpel mogelijk
sheet-farkle-minimal-summary = Zes stenen, alleen losse stenen en drietallen, wie het eerst 10.000 heeft, wint: de regels uit het artikel over perfect spel.
sheet-kingdom-come-title = Het dobbelspel uit Kingdom Come: Deliverance
sheet-kingdom-come-summary = Zes stenen, ook korte straten, geen drempel, wie het eerst 4.000 heeft, wint.
sheet-zilch-online-title = Zilch, zoals online
sheet-zilch-online-summary = Zes stenen, minstens 300 om te noteren, punten voor helemaal niets, en een boete bij de derde misworp op rij.
sheet-zilch-online-prose = Een zilch is een misworp.
variant-amish-title = Overname
variant-amish-prose = Stopt iemand met punten, dan mag de volgende, als die al in het spel is, de overgebleven stenen nemen en doorbouwen op de punten van die beurt. Zo kan het de hele tafel rondgaan.
variant-hsw-title = De hoogste wint
variant-hsw-prose = Haalt iemand het doel en stopt, dan krijgt ieder ander nog één kans om die stand te verslaan. Lukt dat, dan krijgen degene die verslagen is en iedereen die nog wacht een nieuwe kans tegen de nieuwe stand, tot niemand hem meer verslaat.
variant-zilch-title = Drie misworpen
variant-zilch-prose = Wie drie beurten op rij een misworp heeft, verliest alle punten en begint opnieuw. Daar staat tegenover dat je stenen mag aanleggen aan combinaties die al apartliggen: ze leveren niets op, maar de worp is gered.
