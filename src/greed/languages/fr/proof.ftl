# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.
# Ce que dit `greed verify` dans le terminal, outre ce que dit la page.

checked-verified = Vérifié :
checked-not-verified = Non vérifié.
checked-remarks = Vérifié, avec des remarques :
checked-cut = l'enregistrement est coupé, mais juste jusque-là
checked-gaps = des lancers sans la valeur d'un appareil, des appareils muets, des décisions de l'horloge ou sans signature
checked-debt = quelqu'un n'a jamais donné sa valeur pour un lancer fixé, ou la partie n'a pas commencé
checked-witness = un fichier témoin contredit l'enregistrement
checked-so-far = Aussi loin que va l'enregistrement :
checked-place = déclaration { $at } : { $why }
checked-counts = Départ { $attempt } à cette table ; déclarations : { $n }.
checked-device = Appareil { $device } ({ $seats }), déclarations : { $n }
checked-device-last = la dernière est la { $n }, sur l'état { $head }...
checked-device-rolls = sa valeur est dans { $given } lancers sur { $rolls }
checked-device-renewed = nouvelles clés : { $n }
checked-device-gave = places cédées : { $n }
checked-fair = Dans une partie « fair », le serveur a pu connaître d'avance tous les lancers. Il n'a pu en choisir ni en changer aucun après le départ.
checked-strict = Le serveur peut cacher des messages ou prétendre qu'ils sont arrivés trop tard. Un lancer sans la valeur de ton appareil n'est pas protégé pour toi.
checked-dice = les dés de cet enregistrement sont « { $dice } » : seuls « fair » et « strict » se vérifient
checked-no-protocol = cet enregistrement ne nomme aucun protocole de dés
checked-protocol = le protocole « { $protocol } » est inconnu ici : un Greed plus récent le connaît peut-être
checked-no-proof = cet enregistrement omet sa preuve, comme tous ceux en texte : prends celui en JSON Lines
checked-long = une preuve a au plus { $most } lignes
checked-warned = l'appareil { $device } a été prévenu, mais ne devait rien
checked-not-over = la partie est dite finie, et ne l'est pas
checked-dice-early = on demande des dés qui ne sont pas dus
checked-not-turn = ce n'est pas le tour de la place { $seat }
checked-nobody-begins = personne n'a été tiré au sort pour commencer
checked-saw-start-signed = { $who } a vu un autre départ de cette partie ; le serveur a signé les deux
checked-saw-start = { $who } a vu un autre départ de cette partie ; il ne porte pas la signature du serveur
checked-other-game = { $who } concerne une autre partie ({ $seen }) que l'enregistrement ({ $recorded })
checked-saw-starts = { $who } a vu { $n } départs à cette table, et celui-ci est le { $attempt }
checked-unsigned-words = { $who } prétend des mots que son appareil n'a pas signés : { $words }
checked-never-taken = { $who } a dit « { $word } », que le serveur n'a jamais pris
checked-said-later = { $who } a dit quelque chose comme déclaration { $at } : l'enregistrement est plus court
checked-said-else = { $who } a dit autre chose que ce qui est enregistré
checked-head-unsigned = { $who } prétend un état { $k } que le serveur n'a pas signé
checked-saw-later = { $who } a vu la déclaration { $k } signée par le serveur ; l'enregistrement finit à { $count }
checked-two-stories = le serveur a signé un autre état { $k } pour { $who } : il a raconté deux histoires
checked-no-witness = ce n'est pas un fichier témoin : { $why }
checked-witness-damaged = le fichier témoin est abîmé : { $why }
checked-witness-protocol = ce n'est pas un fichier témoin du protocole de dés 1
checked-witness-device = le fichier témoin nomme un appareil absent de son texte de départ
checked-witness-long = un fichier témoin a au plus { $most } états et déclarations
