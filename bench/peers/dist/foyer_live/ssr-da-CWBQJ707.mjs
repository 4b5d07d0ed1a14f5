// \0virtual:words/player/da
var da_default = {
	"games": {
		"play": "Spil {{name}}",
		"demo": "Prøv demo",
		"favorite": "Favorit: {{name}}",
		"favorite_short": "Favorit",
		"favorite_failed": "Ikke gemt. Prøv igen.",
		"no_picture": "Billedet kunne ikke hentes",
		"stat": {
			"rtp": "RTP",
			"max_win": "Maks. gevinst",
			"min_bet": "Min. indsats"
		},
		"fun": {
			"1": "Kun himlen sætter grænsen",
			"2": "Spørg skæbnen",
			"3": "Det er en hemmelighed",
			"4": "Find ud af det"
		},
		"badge": {
			"new": "Nyt",
			"drops": "Drops",
			"bonus_buy": "Køb bonus",
			"bonus": "Bonus"
		},
		"back": "Tilbage",
		"forward": "Frem",
		"pause": "Sæt på pause",
		"resume": "Fortsæt",
		"show_all": "Se alle",
		"show_more": "Vis flere",
		"loading": "Henter",
		"try_again": "Prøv igen",
		"failed": {
			"title": "Spillene kunne ikke hentes",
			"text": "Intet, du har gjort, er gået tabt. Tjek din forbindelse, og prøv igen."
		},
		"empty": {
			"favorites": {
				"title": "Ingen favoritter endnu",
				"text": "Tryk på hjertet på et spil, så venter det på dig her på alle dine enheder.",
				"guest": "Med en konto venter dine favoritter her på alle dine enheder."
			},
			"recent": {
				"title": "Du har ikke spillet endnu",
				"text": "De spil, du åbner, står her næste gang.",
				"guest": "Med en konto finder du hurtigt tilbage til det, du har spillet."
			},
			"other": {
				"title": "Ingen spil her lige nu",
				"text": "Lobbyen har alle de andre."
			},
			"filtered": {
				"title": "Ingen spil fundet",
				"text": "Tjek stavemåden, eller fjern et filter."
			}
		},
		"clear_filters": "Fjern filtre",
		"browse": "Find spil",
		"sign_up": "Opret konto",
		"end_one": "Det er det ene spil",
		"end_other": "Det er alle {{count}} spil",
		"end_text": "Skift filter, eller gå tilbage til toppen.",
		"to_top": "Til toppen",
		"count_one": "{{count}} spil",
		"count_other": "{{count}} spil",
		"shown": "{{shown}} af {{count}}",
		"filter": {
			"search": "Søg efter spil",
			"provider": "Studie",
			"any_provider": "Alle studier",
			"category": "Kategori",
			"any_category": "Alle kategorier",
			"sort": "Sortering",
			"unplayed": "Kun uspillede",
			"ascending": "Stigende",
			"descending": "Faldende",
			"apply": "Anvend"
		},
		"sort": {
			"sort": "Anbefalet",
			"name": "Navn",
			"returnToPlayer": "RTP",
			"maxMultiplier": "Største gevinst"
		},
		"detail": {
			"about": "{{name}} er et spil fra {{studio}}.",
			"rtp_text": "Over meget lang tid går {{rtp}} af indsatserne tilbage til spillerne; en enkelt aften kan ende helt anderledes.",
			"missing": {
				"title": "Dette spil findes ikke her",
				"text": "Det er måske flyttet, eller det tilbydes ikke, hvor du er."
			}
		}
	},
	"limits": { "exclusion": {
		"title": "Udeluk dig selv",
		"text": "Hold en pause, som du ikke kan ombestemme dig om. Så længe den varer, kan du ikke logge ind, indbetale eller spille.",
		"open": "Vælg en periode",
		"period": "Periode",
		"custom": "Valgfrit antal dage",
		"days": "Antal dage",
		"range": "Et helt tal fra 1 til 1825.",
		"until": "Du er udelukket til",
		"effect": "Det gælder med det samme, på alle enheder, og kan ikke fortrydes.",
		"submit": "Udeluk mig",
		"working": "Udelukker",
		"cancel": "Annullér",
		"close": "Luk",
		"ok": "OK",
		"pending": "Din udelukkelse er bestilt",
		"requested": "Bestilt",
		"active": "Du er udelukket",
		"canvas": "I editoren bliver intet sendt.",
		"span_one": "{{count}} dag",
		"span_other": "{{count}} dage"
	} },
	"message": {
		"limit_update_success": { "text": "Det er gemt og gælder nu." },
		"limit_update_error": { "text": "Det blev ikke gemt, intet er ændret. Prøv igen, eller skriv til os." }
	},
	"page": {
		"not_found": {
			"title": "Siden findes ikke",
			"text": "Den er måske flyttet, eller der er en slåfejl i adressen. Lobbyen er altid åben.",
			"home": "Til lobbyen"
		},
		"failed": {
			"title": "Siden blev ikke indlæst",
			"text": "Forbindelsen blev afbrudt, eller vores server har travlt. Intet er gået tabt.",
			"retry": "Prøv igen"
		}
	},
	"promotions": {
		"type": {
			"deposit": "Indbetalingsbonus",
			"no_deposit": "Uden indbetaling",
			"instant_cashback": "Straks-cashback",
			"freespins": "Gratis spins",
			"cashback": "Cashback",
			"from_promo": "Kampagnekode",
			"promotion": "Kampagne"
		},
		"see_offer": "Se tilbud",
		"starts_in": "Begynder om",
		"ends_in": "Slutter om",
		"ended": "Slut",
		"open": "Ingen slutdato",
		"daily": "Hver dag",
		"between": "{{days}}, {{from}}–{{until}} UTC",
		"players": "Spillere",
		"age": "18+",
		"empty": {
			"title": "Ingen kampagner lige nu",
			"text": "Når der er noget til dig, står det her."
		},
		"failed": {
			"title": "Kampagnerne kunne ikke hentes",
			"text": "Dine egne bonusser er ikke berørt. Prøv igen om lidt."
		},
		"try_again": "Prøv igen",
		"loading": "Henter",
		"all": "Alle kampagner",
		"missing": {
			"title": "Dette tilbud er her ikke mere",
			"text": "Det er slut, eller det gælder ikke for dig. De aktuelle tilbud står samlet."
		},
		"guest": "Opret konto for at deltage",
		"countdown": {
			"before": "Begynder om",
			"running": "Slutter om",
			"ended": "Slut"
		},
		"terms": "Vilkår",
		"when": "Hvornår",
		"deposit_from": "Indbetaling fra"
	},
	"shell": {
		"skip": "Gå til indholdet",
		"home": "{{name}}, forside",
		"menu": "Menu",
		"main_navigation": "Hovedmenu",
		"bottom_bar": "Hurtig navigation",
		"sub_menu": "Mere i {{title}}",
		"search": "Søg",
		"search_placeholder": "Søg efter spil og studier",
		"search_hint": "Prøv et spils navn, et studie eller et tema, og tryk på søg.",
		"log_in": "Log ind",
		"sign_up": "Opret konto",
		"log_out": "Log ud",
		"logging_out": "Logger ud",
		"log_out_failed": "Du er stadig logget ind: Serveren svarede ikke. Prøv igen.",
		"dark_colours": "Mørke farver",
		"language": "Sprog",
		"account": "Konto",
		"account_of": "{{name}}s konto",
		"favourites": "Favoritter",
		"your_limits": "Grænser og pauser",
		"editor": "Åbn redigeringen",
		"balance": {
			"total": "Saldo",
			"cash": "Kontanter",
			"bonus": "Bonuspenge"
		},
		"new": "Nyt",
		"bonuses_waiting_one": "{{count}} tilgængelig bonus",
		"bonuses_waiting_other": "{{count}} tilgængelige bonusser",
		"payments": "Betalingsmetoder",
		"providers": "Spilstudier",
		"care": {
			"age": "Kun for personer over 18 år",
			"title": "Spil for sjov og inden for dine grænser",
			"text": "Spil kan være vanedannende. Sæt grænser, hold en pause, eller tal med nogen: Det er gratis og fortroligt.",
			"limit": "Sæt en grænse",
			"help": "Få hjælp"
		}
	},
	"sign_in": {
		"title": "Velkommen tilbage",
		"close": "Luk",
		"email": "E-mail",
		"password": "Adgangskode",
		"show_password": "Vis adgangskoden",
		"submit": "Log ind",
		"working": "Logger ind",
		"care": "Kun 18+. Spil for sjov og inden for dine grænser.",
		"problems": {
			"email_missing": "Skriv din e-mailadresse.",
			"email_invalid": "Det er ikke en hel e-mailadresse, for eksempel navn@eksempel.dk.",
			"password_missing": "Skriv din adgangskode.",
			"wrong": "E-mailadressen eller adgangskoden er forkert. Tjek begge, og prøv igen.",
			"excluded": "Kontoen holder en pause, som du har bedt om. Den åbner igen, når perioden er slut.",
			"too_many": "For mange forsøg. Vent et kvarter, og prøv igen.",
			"unreachable": "Serveren svarede ikke. Tjek din forbindelse, og prøv igen.",
			"failed": "Det lykkedes ikke hos os. Prøv igen om lidt."
		},
		"sign_up": {
			"title": "Registreringen åbner snart",
			"text": "Der kan endnu ikke oprettes nye konti i denne demo. Se dig omkring med en konto, der allerede findes:",
			"password": "Adgangskode til begge",
			"to_sign_in": "Log ind med en af dem",
			"accounts": {
				"paid": "En spiller med indbetalinger og bonus",
				"unpaid": "En spiller før den første indbetaling"
			}
		}
	}
};
export { da_default as default };
