# Français. Personne dont c'est la langue maternelle n'a encore relu ce fichier.
# Une phrase sonne faux ? docs/languages.md dit comment aider ; une seule suffit.
# Pourquoi une entrée des dés scellés, un maillon ou un enregistrement ne tient pas, et ce qui alarme un appareil.

sealed-used-up = cette chaîne a { $length } maillons et aucun pour le lancer { $k } : il faut rejoindre la table avec une nouvelle
sealed-not-asked = le lancer { $k } n'est pas en cours
sealed-start-game = le départ demande l'identifiant de la partie, de 1 à 64 caractères imprimables sans espace, et l'empreinte de la feuille
sealed-start-names = chaque appareil a besoin d'un nom à lui : de 1 à 64 caractères imprimables sans espace, et pas « host »
sealed-start-seats = une partie a de 1 à { $most } places, chaque appareil en a une, et l'appareil de chaque place est cité
sealed-start-players = le nom d'un joueur a de 1 à 200 caractères imprimables
sealed-start-first = la place { $seat } ne peut pas commencer : elle n'existe pas
sealed-hex = maillons, ancres et empreintes ont 64 chiffres, de 0 à 9 et de a à f
sealed-still-asked = le lancer { $k } vient d'abord : il est encore en cours
sealed-device-known = l'appareil { $device } a besoin d'un nom qu'aucun appareil n'a eu dans cette partie
sealed-device-seats = l'appareil { $device } a besoin de places de cette partie dans l'ordre croissant, ou de la prochaine nouvelle
sealed-next-roll = le prochain lancer porte le numéro { $due }, pas { $k }
sealed-dice-asked = le lancer { $k } demande de 1 à 255 dés de 2 à 65 535 faces chacun
sealed-again = le lancer { $void } était nul : le lancer { $k } doit être demandé par le même appareil, avec les mêmes dés
sealed-list = le lancer { $k } doit citer des appareils de cette partie dans l'ordre de leur arrivée, avec celui qui l'a demandé
sealed-listed-out = le lancer { $k } cite l'appareil { $device }, qui s'est tu ou n'a plus de place
sealed-links = le lancer { $k } demande un maillon de chaque appareil qu'il cite
sealed-other-dice = les dés du lancer { $k } sont { $due }, pas { $dice }
sealed-host-link = le maillon de l'hôte pour le lancer { $k } n'est pas celui fixé au départ
sealed-other-link = le maillon de l'appareil { $device } pour le lancer { $k } n'est pas celui fixé à son arrivée
sealed-silent = le lancer { $k } n'est nul que si des appareils qu'il cite se taisent
sealed-record = ce n'est pas un enregistrement de dés scellés : { $why }
sealed-entry = entrée { $n } : { $why }
sealed-cut = l'enregistrement a été modifié, ou sa fin manque
sealed-other-story = un appareil de la table a vu une autre partie que cet enregistrement, jusqu'à l'entrée { $n }
sealed-host-chain = ce n'est pas la chaîne que l'hôte a apportée au départ
sealed-not-listed = le lancer { $k } n'attend pas l'appareil { $device }
sealed-other-start = l'hôte montre un autre départ de cette partie qu'avant
sealed-other-anchor = l'hôte montre pour cet appareil une ancre qui n'est pas la sienne
sealed-rewritten = l'hôte montre un autre déroulement de la partie qu'avant, jusqu'à l'entrée { $n }
sealed-asked-twice = l'hôte a demandé le lancer { $k } deux fois, de façons différentes
sealed-no-start = cet appareil n'a pas encore vu le départ de la partie
