# English: a table among phones in the same room.
# How to add a language: docs/languages.md.


### In the same room

near = In the same room
near-show = Show this to the host’s phone
near-answer = Picture that answers
near-host-taps = The host taps “Next: scan their answer” and points the camera at this. Then you are at the table.
near-scan-host = Scan the host’s picture
near-scan-again = Scan another picture
near-back = Back
near-about = Each on their own phone, without a server and without the internet. One phone keeps the table, the others join by scanning its picture. Every phone adds to every roll, so nobody can bend the dice.
near-join = Join a table
near-open = Open a table
near-players = Players
near-open-table = Open the table
near-no-wifi = No Wi-Fi around?
near-hotspot = Let one phone share its connection (“hotspot”, “tethering”), and the others join that Wi-Fi. It works without mobile data, too.
near-phones = Phones
near-again = Connect again
near-ask = Ask for the picture on the phone that keeps the table (“Invite a phone” or “Connect”), and scan that.
near-gone = Is it gone for good? Then the game goes on here, from the last roll that this phone has seen.
near-pass = Pass this phone around
near-step-answer = 2. Scan their answer
near-show-again = Show our picture again
near-step-invite = 1. Let them scan this
near-invites = Picture that invites a phone
near-next = Next: scan their answer
near-cancel = Cancel
near-one-after = One phone after the other joins by a picture. All are in the same Wi-Fi, or use the hotspot of one.
near-invite = Invite a phone
near-lost = The phone that keeps this table is not connected.
near-missing = { $who ->
    [you] You are not connected.
    [many] { $player } are not connected.
   *[one] { $player } is not connected.
}
near-camera-denied = This page may not use the camera. Allow it in the browser’s settings, or use the text.
near-camera-https = Browsers lend their camera only to pages that come by https. Use the text.
near-keeps-nothing = This browser doesn’t let the page store anything, so it can’t keep a table. Allow it to store data, or let another phone keep the table.
near-camera = What the camera sees
near-no-camera = No camera? Use the text
near-text = The text from the other phone
near-use = Use it
near-send = No camera? Send the text
near-as-text = { $what }, as text
near-copy = Copy
near-other-table = This is the picture of another table. Show this phone the answer to its own.
near-guest = This is a guest’s picture. Scan the one on the phone that keeps the room.
near-unfound = The phones don’t find each other. Put both into the same Wi-Fi, or let one join the other’s hotspot.
near-no-network = this phone has no network: join a Wi-Fi, or switch on a hotspot
near-nothing = there is nothing like that in it
near-damaged = it is damaged
near-cut = its end is missing
near-versions = the two pages are of different versions: reload both
near-no-picture = This isn’t a picture of another phone: { $why }.
near-keep = Keep the table on this phone
near-unreached = the other phone can’t be reached
room-scan = Scan the picture
near-meet-scan = Let the others scan this
near-meet-type = No camera? They type this under “Join a table”:
near-meet-waits = Whoever scans it sits down with you, one after the other. Show it to your friends only.
near-pictures = No internet? Use two pictures
near-table-code = The code of this table
near-type-code = Or type the code of the table
near-sit-down = Join
near-looking = Looking for the table…
near-no-meeting = The meeting point can’t be reached. It works without it, by two pictures.
near-nobody-meets = Nobody waits under this code just now. Ask for it again, or scan two pictures.
near-no-codes = This page can’t use such codes. Ask for a picture instead: “No internet? Use two pictures”.
near-seeks = As soon as both phones have the internet, they find each other by themselves.
near-lost-seat = Has { $player }’s phone been lost?
near-take-seat = Go on here
