// \0virtual:words/player/de
var de_default = {
	"games": {
		"play": "{{name}} spielen",
		"demo": "Demo spielen",
		"favorite": "Favorit: {{name}}",
		"favorite_short": "Favorit",
		"favorite_failed": "Nicht gespeichert. Bitte noch einmal.",
		"no_picture": "Bild nicht geladen",
		"stat": {
			"rtp": "RTP",
			"max_win": "Max. Gewinn",
			"min_bet": "Min. Einsatz"
		},
		"fun": {
			"1": "Nach oben offen",
			"2": "Frag das Glück",
			"3": "Bleibt geheim",
			"4": "Finde es heraus"
		},
		"badge": {
			"new": "Neu",
			"drops": "Drops",
			"bonus_buy": "Bonuskauf",
			"bonus": "Bonus"
		},
		"back": "Zurück",
		"forward": "Weiter",
		"pause": "Anhalten",
		"resume": "Fortsetzen",
		"show_all": "Alle ansehen",
		"show_more": "Mehr zeigen",
		"loading": "Wird geladen",
		"try_again": "Noch einmal",
		"failed": {
			"title": "Die Spiele wurden nicht geladen",
			"text": "Nichts ist verloren gegangen. Prüfe deine Verbindung und versuche es noch einmal."
		},
		"empty": {
			"favorites": {
				"title": "Noch keine Favoriten",
				"text": "Tippe bei einem Spiel auf das Herz, und es wartet hier auf dich, auf jedem Gerät.",
				"guest": "Mit einem Konto warten deine Favoriten hier auf dich, auf jedem Gerät."
			},
			"recent": {
				"title": "Noch nichts gespielt",
				"text": "Die Spiele, die du öffnest, stehen beim nächsten Mal hier.",
				"guest": "Mit einem Konto findest du schnell zurück zu dem, was du gespielt hast."
			},
			"other": {
				"title": "Hier gibt es gerade keine Spiele",
				"text": "In der Lobby sind alle anderen."
			},
			"filtered": {
				"title": "Keine Spiele gefunden",
				"text": "Prüfe die Schreibweise oder nimm einen Filter weg."
			}
		},
		"clear_filters": "Filter entfernen",
		"browse": "Spiele ansehen",
		"sign_up": "Registrieren",
		"end_one": "Das ist das eine Spiel",
		"end_other": "Das sind alle {{count}} Spiele",
		"end_text": "Ändere die Filter oder geh zurück nach oben.",
		"to_top": "Nach oben",
		"count_one": "{{count}} Spiel",
		"count_other": "{{count}} Spiele",
		"shown": "{{shown}} von {{count}}",
		"filter": {
			"search": "Spiele suchen",
			"provider": "Studio",
			"any_provider": "Alle Studios",
			"category": "Kategorie",
			"any_category": "Alle Kategorien",
			"sort": "Sortierung",
			"unplayed": "Nur ungespielte",
			"ascending": "Aufsteigend",
			"descending": "Absteigend",
			"apply": "Anwenden"
		},
		"sort": {
			"sort": "Empfohlen",
			"name": "Name",
			"returnToPlayer": "RTP",
			"maxMultiplier": "Höchster Gewinn"
		},
		"detail": {
			"about": "{{name}} ist ein Spiel von {{studio}}.",
			"rtp_text": "Auf sehr lange Sicht fließen {{rtp}} der Einsätze an die Spieler zurück; ein einzelner Abend kann ganz anders ausgehen.",
			"missing": {
				"title": "Dieses Spiel gibt es hier nicht",
				"text": "Vielleicht ist es umgezogen, oder es wird bei dir nicht angeboten."
			}
		}
	},
	"limits": { "exclusion": {
		"title": "Selbstausschluss",
		"text": "Nimm dir eine Auszeit, die du nicht zurücknehmen kannst. Solange sie dauert, kannst du dich nicht anmelden, nichts einzahlen und nicht spielen.",
		"open": "Zeitraum wählen",
		"period": "Zeitraum",
		"custom": "Eigene Anzahl Tage",
		"days": "Anzahl der Tage",
		"range": "Eine ganze Zahl von 1 bis 1825.",
		"until": "Du bist ausgeschlossen bis",
		"effect": "Es gilt sofort, auf allen Geräten, und lässt sich nicht zurücknehmen.",
		"submit": "Mich ausschließen",
		"working": "Wird eingerichtet",
		"cancel": "Abbrechen",
		"close": "Schließen",
		"ok": "OK",
		"pending": "Dein Ausschluss ist beantragt",
		"requested": "Beantragt",
		"active": "Du bist ausgeschlossen",
		"canvas": "Im Editor wird nichts gesendet.",
		"span_one": "{{count}} Tag",
		"span_other": "{{count}} Tage"
	} },
	"message": {
		"limit_update_success": { "text": "Gespeichert, es gilt ab jetzt." },
		"limit_update_error": { "text": "Es wurde nicht gespeichert, nichts hat sich geändert. Versuche es noch einmal oder schreib uns." }
	},
	"page": {
		"not_found": {
			"title": "Diese Seite gibt es nicht",
			"text": "Vielleicht ist sie umgezogen, oder die Adresse enthält einen Tippfehler. Die Lobby ist immer offen.",
			"home": "Zur Lobby"
		},
		"failed": {
			"title": "Die Seite wurde nicht geladen",
			"text": "Die Verbindung ist abgebrochen oder unser Server ist ausgelastet. Es ist nichts verloren gegangen.",
			"retry": "Noch einmal versuchen"
		}
	},
	"promotions": {
		"type": {
			"deposit": "Einzahlungsbonus",
			"no_deposit": "Ohne Einzahlung",
			"instant_cashback": "Sofort-Cashback",
			"freespins": "Freispiele",
			"cashback": "Cashback",
			"from_promo": "Aktionscode",
			"promotion": "Aktion"
		},
		"see_offer": "Angebot ansehen",
		"starts_in": "Beginnt in",
		"ends_in": "Endet in",
		"ended": "Beendet",
		"open": "Ohne Enddatum",
		"daily": "Jeden Tag",
		"between": "{{days}}, {{from}}–{{until}} UTC",
		"players": "Spieler",
		"age": "18+",
		"empty": {
			"title": "Gerade keine Aktionen",
			"text": "Sobald es etwas für dich gibt, steht es hier."
		},
		"failed": {
			"title": "Die Aktionen wurden nicht geladen",
			"text": "Deine eigenen Boni sind nicht betroffen. Versuche es gleich noch einmal."
		},
		"try_again": "Noch einmal",
		"loading": "Wird geladen",
		"all": "Alle Aktionen",
		"missing": {
			"title": "Dieses Angebot gibt es nicht mehr",
			"text": "Es ist vorbei, oder es gilt nicht für dich. Die aktuellen Angebote stehen beisammen."
		},
		"guest": "Zum Mitmachen registrieren",
		"countdown": {
			"before": "Beginnt in",
			"running": "Endet in",
			"ended": "Vorbei"
		},
		"terms": "Bedingungen",
		"when": "Wann",
		"deposit_from": "Einzahlung ab"
	},
	"shell": {
		"skip": "Zum Inhalt springen",
		"home": "{{name}}, Startseite",
		"menu": "Menü",
		"main_navigation": "Hauptmenü",
		"bottom_bar": "Schnellzugriff",
		"sub_menu": "Mehr in {{title}}",
		"search": "Suche",
		"search_placeholder": "Spiele und Studios suchen",
		"search_hint": "Gib den Namen eines Spiels, ein Studio oder ein Thema ein und tippe auf Suchen.",
		"log_in": "Anmelden",
		"sign_up": "Registrieren",
		"log_out": "Abmelden",
		"logging_out": "Abmeldung läuft",
		"log_out_failed": "Du bist noch angemeldet: Der Server war nicht erreichbar. Bitte versuche es noch einmal.",
		"dark_colours": "Dunkle Farben",
		"language": "Sprache",
		"account": "Konto",
		"account_of": "Konto von {{name}}",
		"favourites": "Favoriten",
		"your_limits": "Limits und Pausen",
		"editor": "Editor öffnen",
		"balance": {
			"total": "Guthaben",
			"cash": "Echtgeld",
			"bonus": "Bonusgeld"
		},
		"new": "Neu",
		"bonuses_waiting_one": "{{count}} Bonus verfügbar",
		"bonuses_waiting_other": "{{count}} Boni verfügbar",
		"payments": "Zahlungsarten",
		"providers": "Spielestudios",
		"care": {
			"age": "Nur ab 18 Jahren",
			"title": "Spiel zum Spaß und in deinen Grenzen",
			"text": "Glücksspiel kann süchtig machen. Setz dir Limits, mach eine Pause oder sprich mit jemandem: kostenlos und vertraulich.",
			"limit": "Limit setzen",
			"help": "Hilfe finden"
		}
	},
	"sign_in": {
		"title": "Willkommen zurück",
		"close": "Schließen",
		"email": "E-Mail",
		"password": "Passwort",
		"show_password": "Passwort anzeigen",
		"submit": "Anmelden",
		"working": "Anmeldung läuft",
		"care": "Ab 18. Spiel zum Spaß und in deinen Grenzen.",
		"problems": {
			"email_missing": "Gib deine E-Mail-Adresse ein.",
			"email_invalid": "Das ist keine vollständige E-Mail-Adresse, etwa name@beispiel.de.",
			"password_missing": "Gib dein Passwort ein.",
			"wrong": "E-Mail-Adresse oder Passwort stimmt nicht. Prüf beides und versuch es noch einmal.",
			"excluded": "Dieses Konto macht eine Pause, um die du gebeten hast. Danach ist es wieder offen.",
			"too_many": "Zu viele Versuche. Warte eine Viertelstunde und versuch es dann noch einmal.",
			"unreachable": "Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.",
			"failed": "Das hat bei uns nicht geklappt. Bitte versuch es gleich noch einmal."
		},
		"sign_up": {
			"title": "Die Registrierung öffnet bald",
			"text": "In dieser Demo lassen sich noch keine neuen Konten eröffnen. Sieh dich mit einem vorhandenen Konto um:",
			"password": "Passwort für beide",
			"to_sign_in": "Mit einem davon anmelden",
			"accounts": {
				"paid": "Mit Einzahlungen und Bonus",
				"unpaid": "Vor der ersten Einzahlung"
			}
		}
	}
};
export { de_default as default };
