# Italiano. Nessuno che sia cresciuto con questa lingua ha ancora riletto questo file.
# Qualcosa suona male? docs/languages.md spiega come aiutare; basta una frase.

front-title = Greed: un gioco di dadi come il Diecimila
front-about = Tirare ancora o incassare? Il Diecimila e i suoi parenti su ogni telefono: con gli amici, contro i bot o con dadi veri.
front-scripts = Greed ha bisogno di JavaScript. Attivalo per questa pagina, per favore.
