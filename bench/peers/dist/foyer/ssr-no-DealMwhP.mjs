// \0virtual:words/player/no
var no_default = {
	"games": {
		"play": "Spill {{name}}",
		"demo": "Prøv demo",
		"favorite": "Favoritt: {{name}}",
		"favorite_short": "Favoritt",
		"favorite_failed": "Ikke lagret. Prøv igjen.",
		"no_picture": "Bildet kunne ikke lastes",
		"stat": {
			"rtp": "RTP",
			"max_win": "Maks. gevinst",
			"min_bet": "Min. innsats"
		},
		"fun": {
			"1": "Bare himmelen er grensen",
			"2": "Spør lykken",
			"3": "Det er en hemmelighet",
			"4": "Finn det ut"
		},
		"badge": {
			"new": "Nytt",
			"drops": "Drops",
			"bonus_buy": "Bonuskjøp",
			"bonus": "Bonus"
		},
		"back": "Tilbake",
		"forward": "Frem",
		"pause": "Sett på pause",
		"resume": "Fortsett",
		"show_all": "Se alle",
		"show_more": "Vis flere",
		"loading": "Laster",
		"try_again": "Prøv igjen",
		"failed": {
			"title": "Spillene ble ikke lastet",
			"text": "Ingenting du har gjort, er gått tapt. Sjekk tilkoblingen og prøv igjen."
		},
		"empty": {
			"favorites": {
				"title": "Ingen favoritter ennå",
				"text": "Trykk på hjertet på et spill, så venter det på deg her, på alle enheter.",
				"guest": "Med en konto venter favorittene dine her, på alle enheter."
			},
			"recent": {
				"title": "Du har ikke spilt ennå",
				"text": "Spillene du åpner, ligger her neste gang.",
				"guest": "Med en konto finner du raskt tilbake til det du har spilt."
			},
			"other": {
				"title": "Ingen spill her akkurat nå",
				"text": "Lobbyen har alle de andre."
			},
			"filtered": {
				"title": "Ingen spill funnet",
				"text": "Sjekk stavemåten, eller fjern et filter."
			}
		},
		"clear_filters": "Fjern filtre",
		"browse": "Finn spill",
		"sign_up": "Opprett konto",
		"end_one": "Det er det ene spillet",
		"end_other": "Det er alle {{count}} spillene",
		"end_text": "Endre filtrene, eller gå til toppen.",
		"to_top": "Til toppen",
		"count_one": "{{count}} spill",
		"count_other": "{{count}} spill",
		"shown": "{{shown}} av {{count}}",
		"filter": {
			"search": "Søk etter spill",
			"provider": "Studio",
			"any_provider": "Alle studioer",
			"category": "Kategori",
			"any_category": "Alle kategorier",
			"sort": "Sortering",
			"unplayed": "Bare uspilte",
			"ascending": "Stigende",
			"descending": "Synkende",
			"apply": "Bruk"
		},
		"sort": {
			"sort": "Anbefalt",
			"name": "Navn",
			"returnToPlayer": "RTP",
			"maxMultiplier": "Største gevinst"
		},
		"detail": {
			"about": "{{name}} er et spill fra {{studio}}.",
			"rtp_text": "Over svært lang tid går {{rtp}} av innsatsene tilbake til spillerne; en enkelt kveld kan ende helt annerledes.",
			"missing": {
				"title": "Dette spillet finnes ikke her",
				"text": "Det kan ha blitt flyttet, eller det tilbys ikke der du er."
			}
		}
	},
	"limits": { "exclusion": {
		"title": "Selvutestengelse",
		"text": "Ta en pause du ikke kan angre. Så lenge den varer, kan du ikke logge inn, sette inn penger eller spille.",
		"open": "Velg en periode",
		"period": "Periode",
		"custom": "Valgfritt antall dager",
		"days": "Antall dager",
		"range": "Et helt tall fra 1 til 1825.",
		"until": "Du er utestengt til",
		"effect": "Det gjelder med en gang, på alle enheter, og kan ikke angres.",
		"submit": "Utesteng meg",
		"working": "Utestenger",
		"cancel": "Avbryt",
		"close": "Lukk",
		"ok": "OK",
		"pending": "Utestengelsen din er bestilt",
		"requested": "Bestilt",
		"active": "Du er utestengt",
		"canvas": "Ingenting sendes fra redigeringen.",
		"span_one": "{{count}} dag",
		"span_other": "{{count}} dager"
	} },
	"message": {
		"limit_update_success": { "text": "Lagret. Det gjelder nå." },
		"limit_update_error": { "text": "Det ble ikke lagret, ingenting er endret. Prøv igjen, eller skriv til oss." }
	},
	"page": {
		"not_found": {
			"title": "Siden finnes ikke",
			"text": "Den kan ha blitt flyttet, eller det er en skrivefeil i adressen. Lobbyen er alltid åpen.",
			"home": "Til lobbyen"
		},
		"failed": {
			"title": "Siden ble ikke lastet",
			"text": "Forbindelsen ble brutt, eller serveren vår er opptatt. Ingenting er gått tapt.",
			"retry": "Prøv igjen"
		}
	},
	"promotions": {
		"type": {
			"deposit": "Innskuddsbonus",
			"no_deposit": "Uten innskudd",
			"instant_cashback": "Straks-cashback",
			"freespins": "Gratisspinn",
			"cashback": "Cashback",
			"from_promo": "Kampanjekode",
			"promotion": "Kampanje"
		},
		"see_offer": "Se tilbud",
		"starts_in": "Starter om",
		"ends_in": "Slutter om",
		"ended": "Avsluttet",
		"open": "Ingen sluttdato",
		"daily": "Hver dag",
		"between": "{{days}}, {{from}}–{{until}} UTC",
		"players": "Spillere",
		"age": "18+",
		"empty": {
			"title": "Ingen kampanjer akkurat nå",
			"text": "Når det er noe til deg, står det her."
		},
		"failed": {
			"title": "Kampanjene ble ikke lastet",
			"text": "Dine egne bonuser er ikke berørt. Prøv igjen om litt."
		},
		"try_again": "Prøv igjen",
		"loading": "Laster",
		"all": "Alle kampanjer",
		"missing": {
			"title": "Dette tilbudet er ikke her lenger",
			"text": "Det er over, eller det gjelder ikke deg. De aktuelle tilbudene står samlet."
		},
		"guest": "Opprett konto for å delta",
		"countdown": {
			"before": "Starter om",
			"running": "Slutter om",
			"ended": "Over"
		},
		"terms": "Vilkår",
		"when": "Når",
		"deposit_from": "Innskudd fra"
	},
	"shell": {
		"skip": "Hopp til innholdet",
		"home": "{{name}}, forside",
		"menu": "Meny",
		"main_navigation": "Hovedmeny",
		"bottom_bar": "Hurtigmeny",
		"sub_menu": "Mer i {{title}}",
		"search": "Søk",
		"search_placeholder": "Søk etter spill og studioer",
		"search_hint": "Prøv navnet på et spill, et studio eller et tema, og trykk på søk.",
		"log_in": "Logg inn",
		"sign_up": "Opprett konto",
		"log_out": "Logg ut",
		"logging_out": "Logger ut",
		"log_out_failed": "Du er fortsatt logget inn: Vi fikk ikke kontakt med serveren. Prøv igjen.",
		"dark_colours": "Mørke farger",
		"language": "Språk",
		"account": "Konto",
		"account_of": "Kontoen til {{name}}",
		"favourites": "Favoritter",
		"your_limits": "Grenser og pauser",
		"editor": "Åpne redigeringen",
		"balance": {
			"total": "Saldo",
			"cash": "Kontanter",
			"bonus": "Bonuspenger"
		},
		"new": "Nytt",
		"bonuses_waiting_one": "{{count}} tilgjengelig bonus",
		"bonuses_waiting_other": "{{count}} tilgjengelige bonuser",
		"payments": "Betalingsmåter",
		"providers": "Spillstudioer",
		"care": {
			"age": "Bare for personer over 18 år",
			"title": "Spill for moro skyld, innenfor dine grenser",
			"text": "Pengespill kan være avhengighetsskapende. Sett grenser, ta en pause eller snakk med noen: Det er gratis og fortrolig.",
			"limit": "Sett en grense",
			"help": "Få hjelp"
		}
	},
	"sign_in": {
		"title": "Velkommen tilbake",
		"close": "Lukk",
		"email": "E-post",
		"password": "Passord",
		"show_password": "Vis passordet",
		"submit": "Logg inn",
		"working": "Logger inn",
		"care": "Bare 18+. Spill for moro skyld, innenfor dine grenser.",
		"problems": {
			"email_missing": "Skriv inn e-postadressen din.",
			"email_invalid": "Dette er ikke en hel e-postadresse, for eksempel navn@eksempel.no.",
			"password_missing": "Skriv inn passordet ditt.",
			"wrong": "E-postadressen eller passordet er feil. Sjekk begge og prøv igjen.",
			"excluded": "Kontoen har en pause som du har bedt om. Den åpner igjen når perioden er over.",
			"too_many": "For mange forsøk. Vent et kvarter og prøv igjen.",
			"unreachable": "Vi fikk ikke kontakt med serveren. Sjekk forbindelsen og prøv igjen.",
			"failed": "Det gikk ikke hos oss. Prøv igjen om litt."
		},
		"sign_up": {
			"title": "Registreringen åpner snart",
			"text": "Det kan ennå ikke opprettes nye kontoer i denne demoen. Se deg rundt med en konto som allerede finnes:",
			"password": "Passord for begge",
			"to_sign_in": "Logg inn med en av dem",
			"accounts": {
				"paid": "En spiller med innskudd og bonus",
				"unpaid": "En spiller før første innskudd"
			}
		}
	}
};
export { no_default as default };
