# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.


### Im selben Raum

near = Im selben Raum
near-show = Zeig das dem Handy, das den Tisch führt
near-answer = Bild als Antwort
near-host-taps = Dort tippt man auf „Weiter: Antwort scannen“ und richtet die Kamera hierher. Dann bist du am Tisch.
near-scan-host = Bild des anderen Handys scannen
near-scan-again = Ein anderes Bild scannen
near-back = Zurück
near-about = Jeder am eigenen Handy, ohne Server und ohne Internet. Ein Handy führt den Tisch, die anderen kommen dazu, indem sie sein Bild scannen. Jedes Handy gibt zu jedem Wurf etwas dazu, also kann niemand die Würfel zinken.
near-join = An einen Tisch setzen
near-open = Einen Tisch eröffnen
near-players = Wie viele
near-open-table = Tisch eröffnen
near-no-wifi = Kein WLAN da?
near-hotspot = Lasst ein Handy seine Verbindung teilen („Hotspot“, „Tethering“), und die anderen gehen in dieses WLAN. Das geht auch ohne mobile Daten.
near-phones = Handys
near-again = Neu verbinden
near-ask = Lass dir das Bild auf dem Handy zeigen, das den Tisch führt („Handy einladen“ oder „Verbinden“), und scann es.
near-gone = Ist es ganz weg? Dann geht die Partie hier weiter, ab dem letzten Wurf, den dieses Handy gesehen hat.
near-pass = Dieses Handy herumreichen
near-step-answer = 2. Antwort scannen
near-show-again = Unser Bild noch einmal zeigen
near-step-invite = 1. Lass das scannen
near-invites = Bild, das ein Handy einlädt
near-next = Weiter: Antwort scannen
near-cancel = Abbrechen
near-one-after = Ein Handy nach dem anderen kommt über ein Bild dazu. Alle sind im selben WLAN oder im Hotspot von einem.
near-invite = Handy einladen
near-lost = Das Handy, das diesen Tisch führt, ist nicht verbunden.
near-missing = { $who ->
    [you] Du bist nicht verbunden.
    [many] { $player } sind nicht verbunden.
   *[one] { $player } ist nicht verbunden.
}
near-camera-denied = Diese Seite darf die Kamera nicht benutzen. Erlaube es in den Einstellungen des Browsers, oder nimm den Text.
near-camera-https = Browser geben die Kamera nur Seiten, die über https kommen. Nimm den Text.
near-keeps-nothing = Dieser Browser lässt die Seite nichts speichern, darum kann sie keinen Tisch führen. Erlaube ihr, Daten zu speichern, oder lass ein anderes Handy den Tisch führen.
near-camera = Was die Kamera sieht
near-no-camera = Keine Kamera? Nimm den Text
near-text = Der Text vom anderen Handy
near-use = Verwenden
near-send = Keine Kamera? Schick den Text
near-as-text = { $what }, als Text
near-copy = Kopieren
near-other-table = Das ist das Bild eines anderen Tisches. Zeig diesem Handy die Antwort auf sein eigenes.
near-guest = Das ist das Bild eines Gasts. Scann das auf dem Handy, das den Tisch führt.
near-unfound = Die Handys finden sich nicht. Bringt beide ins selbe WLAN, oder das eine in den Hotspot des anderen.
near-no-network = dieses Handy hat kein Netz: Geh in ein WLAN, oder schalte einen Hotspot ein
near-nothing = es steht nichts dergleichen darin
near-damaged = es ist beschädigt
near-cut = sein Ende fehlt
near-versions = die beiden Seiten sind verschieden alt: Lade beide neu
near-no-picture = Das ist kein Bild eines anderen Handys: { $why }.
near-keep = Den Tisch auf diesem Handy führen
near-unreached = das andere Handy ist nicht zu erreichen
room-scan = Bild scannen
near-meet-scan = Lass die anderen das scannen
near-meet-type = Keine Kamera? Unter „An einen Tisch setzen“ tippt man das hier ein:
near-meet-waits = Wer es scannt, sitzt gleich mit am Tisch, einer nach dem anderen. Zeig es nur deinen Freunden.
near-pictures = Kein Internet? Dann mit zwei Bildern
near-table-code = Der Code dieses Tisches
near-type-code = Oder tipp den Code des Tisches ein
near-sit-down = Mitspielen
near-looking = Der Tisch wird gesucht …
near-no-meeting = Der Treffpunkt ist nicht zu erreichen. Es geht auch ohne ihn, mit zwei Bildern.
near-nobody-meets = Unter diesem Code wartet gerade niemand. Lass ihn dir noch einmal geben, oder scannt zwei Bilder.
near-no-codes = Mit solchen Codes kann diese Seite nichts anfangen. Lass dir ein Bild zeigen: „Kein Internet? Dann mit zwei Bildern“.
near-seeks = Sobald beide Handys Internet haben, finden sie sich von selbst.
near-lost-seat = Ist das Telefon von { $player } verloren?
near-take-seat = Hier weiterspielen
