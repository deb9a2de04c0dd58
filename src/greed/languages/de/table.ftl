# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.

### Was man tippt. Die englischen Wörter gehen auch.

type-keep = raus, rauslegen, behalten
type-roll = würfeln, wuerfeln, w
type-bank = sichern, s, stop
type-accept = übernehmen, uebernehmen, ü, ja, j
type-decline = ablehnen, nein, n
type-all = alle, alles, a
type-points = punkte
type-left = übrig, rest
type-and = und
type-odds = chancen, ?, tipp
type-help = hilfe, h
type-undo = zurück, zurueck, z
type-rules = regeln
type-scores = stand, p
type-join = dazu
type-out = pause
type-back = wieder
type-save = speichern
type-quit = ende, q
type-again = ja, j

### Was h zeigt

help-keep = 115 oder 1 1 5 | diese Würfel rauslegen
help-all = alle, a | alles rauslegen, was zählt
help-roll = würfeln, w | mit den übrigen Würfeln werfen
help-bank = sichern, s | den Zug beenden und seine Punkte aufschreiben
help-both = 115 würfeln, as | rauslegen und würfeln (oder sichern) in einer Zeile
help-take = übernehmen, ü / ablehnen, n | Punkte und Würfel übernehmen oder nicht
help-odds = ? | was du tun kannst, und wie oft es gewinnt
help-undo = zurück, z | eine Entscheidung zurücknehmen, bis die Würfel fallen
help-join = dazu Cleo | jemand kommt später dazu
help-out = pause Bob / wieder Bob | jemand setzt aus oder geht heim / ist wieder da
help-scores = stand, p / regeln | der Punktestand / die Regeln
help-save = speichern DATEI | eine Kopie des Spiels speichern
help-quit = ende, q | aufhören; das Spiel ist gespeichert, --resume setzt es fort
help-dice = 1 1 5 2 3 oder 11523 | alle Würfel eintippen, nach jedem Wurf
help-turn = 650 / 650 3 / 0 | oder nur die Punkte des ganzen Zuges / mit 3 Würfeln übrig / ein Nullwurf

### Der Tisch

table-title = { $title } · { $dice } Würfel · bis { $target }
table-title-faces = { $title } · { $dice } Würfel mit { $faces } Seiten · bis { $target }
table-keys = regeln · ? Chancen · h Hilfe · q Ende
table-resumed = fortgesetzt · { $keys }
table-plain = { $title } (h für Hilfe)
table-plain-resumed = { $title }, fortgesetzt (h für Hilfe)
table-turn = { $who ->
    [you] Du bist dran. Stand: { $scores }
   *[one] { $player } ist dran. Stand: { $scores }
}
table-this-turn = { $points } in diesem Zug
table-kept = +{ $points } für { $dice }
table-level = { $who ->
    [you] Mit { $gap } Punkten in diesem Zug ziehst du mit { $leader } gleich ({ $best }), mit mehr führst du.
   *[one] { $player } zieht mit { $gap } Punkten in diesem Zug mit { $leader } gleich ({ $best }) und führt mit mehr.
}
table-level-only = { $who ->
    [you] Du brauchst genau { $gap } Punkte in diesem Zug, um mit { $leader } gleichzuziehen ({ $best }); mehr ist zu viel.
   *[one] { $player } braucht genau { $gap } Punkte in diesem Zug, um mit { $leader } gleichzuziehen ({ $best }); mehr ist zu viel.
}
table-beat = { $who ->
    [you] Du brauchst mindestens { $gap } Punkte in diesem Zug, um { $best } zu schlagen.
   *[one] { $player } braucht mindestens { $gap } Punkte in diesem Zug, um { $best } zu schlagen.
}
table-no-way = { $who ->
    [you] Du kannst { $leader } mit { $best } nicht mehr einholen.
   *[one] { $player } kann { $leader } mit { $best } nicht mehr einholen.
}
table-needs = braucht { $points }
table-needs-throw = braucht { $points } in einem Wurf
table-needs-turn = braucht { $points } in einem Zug
table-away = setzt aus
table-busts = { $busts ->
    [one] 1 Nullwurf
   *[other] { $busts } Nullwürfe in Folge
}
table-wins = gewinnt
table-to-beat = zu schlagen

### Fragen

ask-throw = { $player }: { $due }
due = Drück Enter, um { DICE($dice) } zu werfen
due-real = { DICE($dice) } zu werfen
ask-fell = { $who ->
    [you] Du wirfst { DICE($dice) }: Was ist gefallen?
   *[one] { $player } wirft { DICE($dice) }: Was ist gefallen?
}
ask-keep = Welche Würfel legst du raus?
ask-offer = { $player }: { DICE($dice) } mit { $points } Punkten übernehmen oder ablehnen und mit allen { $all } anfangen?
ask-decide = { $roll } oder { $points } sichern?
ask-decide-does = { $roll } oder { $points } sichern ({ $does })?
ask-nothing = Sichern { $does }
ask-decide-nothing = { $roll } oder ohne Punkte aufhören?
ask-roll = Mit { DICE-DATIVE($dice) } würfeln
ask-roll-real = Mit { DICE-DATIVE($dice) } würfeln (und eintippen, was fällt)
choices = Möglich: { $choices }
choices-more = Möglich: { $choices }, ? zeigt { $more } mehr
choices-bust = Nullwurf
choices-rest = … ? zeigt { $more } mehr
prompt-again = Enter für noch eine Partie, q hört auf >

### Was ? zeigt

odds-choice = Wahl
odds-points = Punkte
odds-turn = Zug
odds-then = danach
odds-wins = gewinnt
odds-worth = Punkte
odds-roll = { DICE($dice) } werfen
odds-roll-or-bank = { DICE($dice) } werfen oder sichern
odds-next = dann { DICE($dice) }, Nullwurf { $bust }
measure-win = gewinnt { $worth }
measure-points = Punkte im Zug { $worth }
danger = Nullwurf { $chance }
danger-opening = weniger als { $opening } { $chance }
coach-stopped = Abgebrochen. ? fängt noch einmal an.
coach-none = Hier gibt es keinen Rat: { $reason }.
coach-working = Ich rechne aus, wie oft jede Wahl gewinnt (einmal je Spiel; Strg-C überspringt es) ...
coach-beside = Ich rechne aus, wie oft jede Wahl gewinnt (einmal je Spiel). Warte darauf, oder spiel weiter.
coach-ready = ? zeigt jetzt, wie oft jede Wahl gewinnt.
coach-points = Für diese Regeln gibt es keine genaue Antwort, deshalb sind das Punkte: { $reason }.

### Bemerkungen

note-type-dice = { $dice ->
    [1] Tipp den Würfel ein, den du geworfen hast, z. B. { $example }
   *[other] Tipp alle { $dice } Würfel ein, die du geworfen hast, z. B. { $example }
}
note-help = { $what }; h für Hilfe
note-count = Das sind { $count } von { $dice } Würfeln. { $what }
note-left = Wie viele Würfel sind übrig, { $lefts }? Tipp z. B. { $example }
note-points-first = Die Punkte eines ganzen Zuges tippt man vor seinem ersten Wurf ein
note-take-first = Erst übernehmen oder ablehnen, dann alle Würfel eintippen
note-take-first-points = Erst übernehmen oder ablehnen, dann die Punkte des Zuges eintippen. In einer Zeile: ablehnen { $points }
note-type-real = { $dice ->
    [1] Tipp den Würfel ein, den du geworfen hast; h für Hilfe
   *[other] Tipp alle { $dice } Würfel ein, die du geworfen hast; h für Hilfe
}
note-type-real-bank = { $dice ->
    [1] Tipp den Würfel ein, den du geworfen hast, oder sichern; h für Hilfe
   *[other] Tipp alle { $dice } Würfel ein, die du geworfen hast, oder sichern; h für Hilfe
}
note-bank-nothing = { $reason }. Leg erst raus; dann tipp sichern für sich allein, um ohne Punkte aufzuhören
note-nothing-typed = Tipp deine Wahl; ? zeigt, was geht, h zeigt alle Befehle.
note-saved = Jeder Schritt ist gespeichert in { $path }
note-copied = Eine Kopie liegt in { $path }
note-exists = eine Datei { $path } gibt es schon: nimm einen anderen Namen
note-undone = { $who ->
    [you] Zurückgenommen. Du entscheidest noch einmal.
   *[one] Zurückgenommen. { $player } entscheidet noch einmal.
}
note-moments = Darauf kam es an:
note-no-moments = Du hast keinen teuren Fehler gemacht.
note-sure = { $why } Tipp es noch einmal, wenn du es trotzdem willst.
note-replay = Noch einmal ansehen: { $command }
note-farewell = Gespeichert. So geht es weiter: { $command }
note-unfinished = Das Spiel ist nicht zu Ende: Hier hört die Aufzeichnung auf.
note-take-words = erst übernehmen oder ablehnen

### Unverstandenes

not-a-move = „{ $text }“ geht hier nicht. { $instead }
not-a-move-near = „{ $text }“ geht hier nicht. Meinst du „{ $meant }“?
not-a-face = ein Würfel zeigt 1 bis { $faces }, nicht „{ $word }“
not-points = tipp die Punkte des Zuges, z. B. 650, oder 650 3, wenn 3 Würfel übrig sind
no-dice-to-keep = auf dem Tisch liegt nichts zum Rauslegen
instead-keep = Tipp die Würfel, die du rauslegst, z. B. 115, oder alle; h für Hilfe
instead-decide = Tipp { $moves }; h für Hilfe
instead-offer = Tipp übernehmen oder ablehnen; h für Hilfe
instead-throw = Enter würfelt; h für Hilfe
join-who = sag, wer dazukommt, eine Person nach der anderen, z. B. dazu Cleo
taken-twice = zwei heißen { $name }; gib ihnen verschiedene Namen
players-names = tipp die Namen mit Kommas dazwischen, z. B. Ann,Bob, nicht { $name }
rules-none = Einen Teil der Regeln mit „{ $word }“ gibt es nicht; hier ist die Punktetabelle.
rules-others = regeln WORT zeigt mehr, regeln alles das ganze Regelwerk: { $titles }

### Wörter, die es nicht gibt

did-you-mean = meinst du { $words }?
known-words = bekannt: { $words }
unknown-sheet = die Regeln { $name } gibt es nicht; { $hint } (eine eigene Datei endet auf .toml)
unknown-variant = die Variante { $name } gibt es nicht; { $hint }
unknown-option = die Option { $name } gibt es nicht; { $hint }
unknown-key = diesen Eintrag gibt es nicht; { $hint }
unknown-bot = den Bot { $name } gibt es nicht; { $hint }
unknown-policy = die Spielweise { $name } gibt es nicht; { $hint }
unknown-measure = die Messgröße { $name } gibt es nicht; { $hint }
unknown-command = einen Befehl { $name } gibt es nicht; { $hint } (greed --help nennt alle)
unknown-theme = ein Thema { $name } gibt es nicht; { $hint }
unknown-source = diese Quelle für Würfel gibt es nicht: { $name }; { $hint }
unknown-move = { $name } ist kein Spielzug; { $hint }
