# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.
#
# The words of the game, each for one thing. turn: beurt; roll: gooien; throw: worp; die, dice:
# steen, stenen; scores: telt; keep: apartleggen; bank: noteren; bust: misworp; hot dice: hete
# stenen; bonus turn: extra beurt; on the board: in het spel; carryover: overname; take over:
# overnemen; pass: passen; target: doel; score: stand; score to beat: te verslaan; final round:
# slotronde; sit out: overslaan; set: combinatie; three of a kind: drietal; straight: straat;
# adding dice: aanleggen; doubles at the end: dubbel.

### De taal zelf

language-name = Nederlands
language-direction = ltr
plural-forms = one other
plural-rule = n != 1
thousands = .
decimal = ,
percent = { $n }%

### Woorden met een getal

dice = { $n ->
    [one] 1 steen
   *[other] { $n } stenen
}
points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
busts = { $n ->
    [one] 1 misworp
   *[other] { $n } misworpen
}
turns = { $n ->
    [one] 1 beurt
   *[other] { $n } beurten
}
count = { $n ->
    [0] geen
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
   *[other] { $n }
}
a-face = een { $n }
faces-of = { $n ->
    [1] enen
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
    [6] zessen
    [7] zevens
    [8] achten
    [9] negens
    [10] tienen
   *[other] { $n }'en
}
games-one-in = één op de { $n } potjes
games-in-ten = { $n } van de 10 potjes
spread = { $low } tot { $high }%
spread-under = minder dan { $n }
spread-over = meer dan { $n }
or = { $before } of { $last }
and = { $before } en { $last }
you = Jij
seat = Speler { $seat }
player-pattern = \b[Ss]peler (\d+)

### Zetten, midden in een zin

move-keep = { $dice } apartleggen
move-roll = gooien
move-bank = noteren
move-accept = overnemen
move-decline = passen

### Combinaties

set-single = losse { $face }
set-add-on = aangelegde { $face }
set-dead = lege { $face }
set-kind = { COUNT($count) } { FACES-OF($face) }
set-straight = straat { $dice }
set-pairs = drie paren
set-triplets = twee drietallen
set-full-house = full house

### Wat er gebeurd is

started = { $who ->
    [you] Jij begint.
   *[one] { $player } begint.
}
threw = { $who ->
    [you] Je gooit { $dice }.
   *[one] { $player } gooit { $dice }.
}
kept = { $who ->
    [you] Je legt { $dice } apart voor { $points }.
   *[one] { $player } legt { $dice } apart voor { $points }.
}
rolled-on = { $who ->
    [you] Je gooit verder met { DICE($dice) }.
   *[one] { $player } gooit verder met { DICE($dice) }.
}
went-silent = { $player } wilde gooien en laat niets meer horen.
bust-lost = Misworp! { $lost } punten weg.
bust = Misworp! Gelukkig viel er niets te verliezen.
missed-opening = Minder dan { $needed } in de eerste worp: je beurt is voorbij.
saved-points = Er telt niets, en dat is { $points } waard: verder met { DICE($dice) }.
saved = Er telt niets, maar de beurt gaat door met { DICE($dice) }.
hot-dice = Hete stenen! Alle { $dice } komen terug.
bonus-turn-over = Alles telt, maar { $over } te veel: terug naar { $score }, en een extra beurt.
bonus-turn-points = Alles telt: { $points } genoteerd, en een extra beurt.
bonus-turn = Alles telt, maar te weinig om te noteren: een extra beurt.
banked-reason = Niets genoteerd: { $reason }.
banked-over = { $who ->
    [you] Je schiet { $over } over het doel heen: terug naar { $score }.
   *[one] { $player } schiet { $over } over het doel heen: terug naar { $score }.
}
banked = { $who ->
    [you] Je noteert { $points }: samen { $score }.
   *[one] { $player } noteert { $points }: samen { $score }.
}
forfeited-lost = { $who ->
    [you] Je geeft de beurt op en verliest { $lost } punten.
   *[one] { $player } geeft de beurt op en verliest { $lost } punten.
}
forfeited = { $who ->
    [you] Je geeft de beurt op.
   *[one] { $player } geeft de beurt op.
}
joined = { $who ->
    [you] Je doet mee, en speelt zodra je aan de beurt komt.
   *[one] { $player } doet mee, en speelt zodra de beurt daar is.
}
sat-out-lost = { $who ->
    [you] Je slaat over: { $lost } punten weg.
   *[one] { $player } slaat over: { $lost } punten weg.
}
sat-out = { $who ->
    [you] Je slaat over.
   *[one] { $player } slaat over.
}
came-back = { $who ->
    [you] Je bent er weer.
   *[one] { $player } is er weer.
}
entered-again = { $who ->
    [you] Je bent weer in het spel.
   *[one] { $player } is weer in het spel.
}
entered = { $who ->
    [you] Je bent in het spel.
   *[one] { $player } is in het spel.
}
strike-penalty = Dat is misworp { $busts } op rij; misworp { $limit } kost { $penalty } punten.
strike = Dat is misworp { $busts } op rij; misworp { $limit } kost alle punten.
spared = { $who ->
    [you] Je hebt { $busts } misworpen op rij, die deze keer niets kosten.
   *[one] { $player } heeft { $busts } misworpen op rij, die deze keer niets kosten.
}
fine = { $who ->
    [you] Je verliest { $lost } punten na { $busts } misworpen op rij.
   *[one] { $player } verliest { $lost } punten na { $busts } misworpen op rij.
}
reset-off-board = { $who ->
    [you] Je verliest al je { $lost } punten na { $busts } misworpen op rij, en bent niet meer in het spel.
   *[one] { $player } verliest alle { $lost } punten na { $busts } misworpen op rij, en is niet meer in het spel.
}
reset = { $who ->
    [you] Je verliest al je { $lost } punten na { $busts } misworpen op rij.
   *[one] { $player } verliest alle { $lost } punten na { $busts } misworpen op rij.
}
offer-made = { $who ->
    [you] Je mag { $points } punten en { DICE($dice) } overnemen.
   *[one] { $player } mag { $points } punten en { DICE($dice) } overnemen.
}
offer-taken = { $who ->
    [you] Je neemt { $points } punten en { DICE($dice) } over.
   *[one] { $player } neemt { $points } punten en { DICE($dice) } over.
}
offer-passed = { $who ->
    [you] Je past en begint met alle stenen.
   *[one] { $player } past en begint met alle stenen.
}
final-round = { $who ->
    [you] Slotronde! Je hebt { $score }: dat moeten de anderen verslaan.
   *[one] Slotronde! { $player } heeft { $score }: dat moet je verslaan.
}
score-to-beat-raised = { $who ->
    [you] Je legt de lat op { $score }.
   *[one] { $player } legt de lat op { $score }.
}
score-to-beat = { $who ->
    [you] Je staat voor: { $score } is nu te verslaan.
   *[one] { $player } staat voor: { $score } is nu te verslaan.
}
won = { $who ->
    [you] Je wint met { $score }!
    [many] { $player } winnen met { $score }!
   *[one] { $player } wint met { $score }!
}

### Wat het einde van een beurt doet: staat op knoppen, dus kort

does-wins = wint het spel!
does-shares = deelt de winst
does-loses-short = verliest: { $short } te weinig
does-loses = verliest: een ander had dit eerder
does-nothing-reason = levert niets op: { $reason }
does-nothing = levert niets op
does-behind-short = { $short } te weinig voor de leiding
does-behind = niet genoeg: een ander had dit eerder
does-bounces = { $over } te veel: terug naar { $score }
does-level = komt gelijk
does-final = begint de slotronde: { $score } te verslaan
does-leads-raised = legt de lat op { $score }
does-leads = neemt de leiding: { $score } te verslaan
does-bonus-points = noteert { $points }, dan een extra beurt
does-bonus = een extra beurt, maar te weinig om te noteren
does-enters-offered = in het spel, maar biedt { $offered } en { DICE($dice) } aan
does-enters = veilig, en in het spel
does-banks-offered = veilig, maar biedt { $offered } en { DICE($dice) } aan
does-banks = veilig, en de beurt is om

### Waarom iets nu niet kan

reason-over = het spel is afgelopen
reason-host-only = alleen wie de tafel leidt, kan een beurt opgegeven verklaren
reason-table-only = alleen wie de tafel leidt, bepaalt wie er meespeelt
reason-pad-only = alleen een scoreblok neemt de punten van een beurt zonder de stenen
reason-dice-first = eerst moeten de stenen vallen
reason-answer-first = eerst overnemen of passen
reason-no-offer = er valt nu niets over te nemen
reason-keep-first = leg eerst stenen apart die tellen
reason-opening = in deze worp zijn { $points } punten nodig
reason-kept-already = uit deze worp liggen al stenen apart
reason-no-dice-left = er zijn geen stenen meer om te gooien
reason-no-dice-kept = er moet minstens één steen apart die telt
reason-shows-none = in deze worp zit geen { $face }
reason-shows-one = in deze worp zit maar één { $face }
reason-shows-some = in deze worp zitten maar { $count } { FACES-OF($face) }
reason-nothing-scores = in deze worp telt niets
reason-keep-all = elke steen die telt moet apart: { $dice }
reason-scores-nothing = { $dice } telt niet
reason-scores-nothing-here = { $dice } telt niet naast de andere
reason-adds-only-alone = aanleggen mag alleen als er verder niets telt in de worp
reason-must-roll = je moet eerst alle stenen nog eens gooien voor je noteert
reason-locked-score = na een overname moet er nog één keer iets tellen voor je noteert
reason-locked-faces = na een overname heb je eerst een { $faces } uit een latere worp nodig
reason-minimum = om te noteren heb je minstens { $least } punten nodig; je hebt er { $points }
reason-entry-throw = om in het spel te komen heb je { $needed } in één worp nodig; je beste worp tot nu toe: { $points }
reason-entry-turn = om in het spel te komen heb je { $needed } in één beurt nodig; je hebt er { $points }
reason-entry-own = { $needed } eigen punten nodig, de { $inherited } van de overname tellen niet; je hebt er { $points }
reason-overshoot = { $score } zou meer zijn dan { $target }: de punten van de beurt zouden verloren zijn
reason-turn-begun = alleen een hele beurt kun je als punten invullen, voor de eerste worp
reason-no-step = punten gaan in stappen van { $unit }, geen beurt is { $points } waard
reason-too-little = er zijn { $inherited } punten overgenomen, dus deze beurt kan geen { $points } waard zijn
reason-no-such-turn = geen beurt kan hier op { $points } punten uitkomen
reason-no-such-left = geen beurt van { $points } punten laat hier { $left } stenen over
reason-say-left = zeg hoeveel stenen er over zijn: { $points } { $left }
reason-needs-dice = wat de volgende mag gooien, hangt af van de stenen van deze beurt: vul ze in
reason-players = { $sheet } is voor { $least } tot { $most } spelers, niet voor { $players }
reason-join-too-late = de slotronde is begonnen, er kan niemand meer bij
reason-no-such-player = er zijn { $seats } spelers, dus er is geen speler { $player }
reason-out-already = speler { $player } slaat al over
reason-not-out = speler { $player } slaat niet over
reason-last-player = alle anderen slaan over, iemand moet blijven
reason-illegal = { $move } kan niet: { $reason } (wel: { $legal })
reason-stale = deze zet was voor stap { $made }, het spel is bij stap { $ply }
reason-no-throw = er vallen nu geen stenen: de fase is { $phase }
reason-wrong-dice = hier vallen { $count } stenen van 1 tot { $faces }, niet { $dice }
reason-no-forfeit = er is geen beurt meer om op te geven: het spel is afgelopen
whom = zeg wie je bedoelt: { $names }

### Hoe een spel afliep

ended-target = Wie als eerste het doel noteert, wint meteen.
ended-unanswered = Het doel viel in de laatste beurt van een ronde, dus niemand mag nog antwoorden.
ended-final-round = De slotronde is voorbij, en niemand anders heeft zoveel punten.
ended-shared = De slotronde is voorbij, en bij gelijke stand wordt de winst gedeeld.
ended-reached-first = De slotronde is voorbij, en bij gelijke stand wint wie er het eerst was.

### Een stelling

position-throw = { $who ->
    [you] Je gooit { DICE($dice) }, met { $points } punten in deze beurt
   *[one] { $player } gooit { DICE($dice) }, met { $points } punten in deze beurt
}
position-keep = { $who ->
    [you] Je legt stenen apart uit { $thrown }, met { $points } punten in deze beurt
   *[one] { $player } legt stenen apart uit { $thrown }, met { $points } punten in deze beurt
}
position-decide = { $who ->
    [you] Je hebt { $points } punten in deze beurt en nog { DICE($dice) }
   *[one] { $player } heeft { $points } punten in deze beurt en nog { DICE($dice) }
}
position-offer = { $who ->
    [you] Je mag { $points } punten en { DICE($dice) } overnemen
   *[one] { $player } mag { $points } punten en { DICE($dice) } overnemen
}
position-head = { $sheet }, doel { $target }. { $scores }
position-off = (niet in het spel)
position-off-again = (weer uit het spel)
position-strikes = (misworpen op rij: { $strikes })
position-away = (slaat over)
position-final = { $who ->
    [you] Slotronde: jouw stand is te verslaan
   *[one] Slotronde: de stand van { $player } is te verslaan
}
position-legal = Mogelijk: { $moves }
position-no-bank = (niet noteren: { $reason })
position-won = { $who ->
    [many] De spelers { $player } winnen.
   *[one] Speler { $player } wint.
}

### Terugnemen

undo-fallen = de stenen zijn gevallen sinds je laatste keuze, die kun je niet meer terugnemen
undo-moved = { $player } heeft gespeeld sinds je laatste keuze
undo-nothing = er is niets om terug te nemen

### Tafels op een server

room-turn-ends = hiermee is de beurt om
room-rolling = de worp is onderweg: hij wacht op de andere apparaten
room-decide = gooi verder of noteer
advice-then = { $move }, dan { $rest }

log-undone = De laatste stap is teruggenomen.
log-bot = { $player } (bot) speelt op plaats { $seat }.
log-seat = { $player } heeft plaats { $seat } genomen.
log-open = Plaats { $seat } is vrij.
log-call = { $who ->
    [you] Je wordt geroepen: ben je er nog?
   *[one] { $player } wordt geroepen: nog daar?
}
log-call-host = Wie de tafel leidt, wordt geroepen: nog daar?
log-back-host = Wie de tafel leidt, is er weer.
log-host = { $who ->
    [you] Jij leidt nu de tafel.
   *[one] { $player } leidt nu de tafel.
}
log-silent = Geen antwoord ({ $device }): de worp valt zonder dat apparaat.
device-any = Een apparaat
