// \0virtual:words/player/fi
var fi_default = {
	"games": {
		"play": "Pelaa {{name}}",
		"demo": "Pelaa demo",
		"favorite": "Suosikki: {{name}}",
		"favorite_short": "Suosikki",
		"favorite_failed": "Ei tallentunut. Yritä uudelleen.",
		"no_picture": "Kuva ei latautunut",
		"stat": {
			"rtp": "RTP",
			"max_win": "Suurin voitto",
			"min_bet": "Min. panos"
		},
		"fun": {
			"1": "Vain taivas rajana",
			"2": "Kysy onnelta",
			"3": "Se on salaisuus",
			"4": "Ota selvää"
		},
		"badge": {
			"new": "Uusi",
			"drops": "Drops",
			"bonus_buy": "Bonusosto",
			"bonus": "Bonus"
		},
		"back": "Takaisin",
		"forward": "Eteenpäin",
		"pause": "Pysäytä",
		"resume": "Jatka",
		"show_all": "Näytä kaikki",
		"show_more": "Näytä lisää",
		"loading": "Ladataan",
		"try_again": "Yritä uudelleen",
		"failed": {
			"title": "Pelit eivät latautuneet",
			"text": "Mitään ei kadonnut. Tarkista yhteys ja yritä uudelleen."
		},
		"empty": {
			"favorites": {
				"title": "Ei vielä suosikkeja",
				"text": "Napauta pelin sydäntä, niin se odottaa sinua täällä kaikilla laitteillasi.",
				"guest": "Tilillä suosikkisi odottavat sinua täällä kaikilla laitteillasi."
			},
			"recent": {
				"title": "Et ole vielä pelannut",
				"text": "Avaamasi pelit ovat täällä ensi kerralla.",
				"guest": "Tilillä löydät nopeasti takaisin pelaamiisi peleihin."
			},
			"other": {
				"title": "Täällä ei ole nyt pelejä",
				"text": "Aulassa on kaikki muut."
			},
			"filtered": {
				"title": "Pelejä ei löytynyt",
				"text": "Tarkista kirjoitusasu tai poista suodatin."
			}
		},
		"clear_filters": "Poista suodattimet",
		"browse": "Selaa pelejä",
		"sign_up": "Luo tili",
		"end_one": "Siinä oli ainoa peli",
		"end_other": "Siinä olivat kaikki {{count}} peliä",
		"end_text": "Vaihda suodattimia tai palaa ylös.",
		"to_top": "Takaisin ylös",
		"count_one": "{{count}} peli",
		"count_other": "{{count}} peliä",
		"shown": "{{shown}}/{{count}}",
		"filter": {
			"search": "Etsi pelejä",
			"provider": "Studio",
			"any_provider": "Kaikki studiot",
			"category": "Kategoria",
			"any_category": "Kaikki kategoriat",
			"sort": "Järjestys",
			"unplayed": "Vain pelaamattomat",
			"ascending": "Nouseva",
			"descending": "Laskeva",
			"apply": "Käytä"
		},
		"sort": {
			"sort": "Suositellut",
			"name": "Nimi",
			"returnToPlayer": "RTP",
			"maxMultiplier": "Suurin voitto"
		},
		"detail": {
			"about": "{{name}} on studion {{studio}} peli.",
			"rtp_text": "Hyvin pitkällä aikavälillä {{rtp}} panoksista palautuu pelaajille; yksittäinen ilta voi päättyä aivan toisin.",
			"missing": {
				"title": "Tätä peliä ei ole täällä",
				"text": "Se on ehkä siirretty tai sitä ei tarjota siellä, missä olet."
			}
		}
	},
	"limits": { "exclusion": {
		"title": "Pelikielto",
		"text": "Pidä tauko, jota et voi perua. Sen aikana et voi kirjautua, tallettaa etkä pelata.",
		"open": "Valitse kesto",
		"period": "Kesto",
		"custom": "Oma päivien määrä",
		"days": "Päivien määrä",
		"range": "Kokonaisluku 1–1825.",
		"until": "Pelikielto päättyy",
		"effect": "Se alkaa heti kaikilla laitteilla, eikä sitä voi perua.",
		"submit": "Aseta pelikielto",
		"working": "Asetetaan",
		"cancel": "Peruuta",
		"close": "Sulje",
		"ok": "OK",
		"pending": "Pelikieltosi odottaa voimaantuloa",
		"requested": "Pyydetty",
		"active": "Pelikielto on voimassa",
		"canvas": "Editorista ei lähetetä mitään.",
		"span_one": "{{count}} päivä",
		"span_other": "{{count}} päivää"
	} },
	"message": {
		"limit_update_success": { "text": "Tallennettu. Se on nyt voimassa." },
		"limit_update_error": { "text": "Sitä ei tallennettu, eikä mikään muuttunut. Yritä uudelleen tai kirjoita meille." }
	},
	"page": {
		"not_found": {
			"title": "Sivua ei löydy",
			"text": "Se on ehkä siirretty, tai osoitteessa on kirjoitusvirhe. Aula on aina auki.",
			"home": "Aulaan"
		},
		"failed": {
			"title": "Sivu ei latautunut",
			"text": "Yhteys katkesi tai palvelimemme on kuormittunut. Mitään ei kadonnut.",
			"retry": "Yritä uudelleen"
		}
	},
	"promotions": {
		"type": {
			"deposit": "Talletusbonus",
			"no_deposit": "Ilman talletusta",
			"instant_cashback": "Pikapalautus",
			"freespins": "Ilmaiskierrokset",
			"cashback": "Palautus",
			"from_promo": "Kampanjakoodi",
			"promotion": "Kampanja"
		},
		"see_offer": "Katso tarjous",
		"starts_in": "Alkaa:",
		"ends_in": "Päättyy:",
		"ended": "Päättynyt",
		"open": "Ei päättymispäivää",
		"daily": "Joka päivä",
		"between": "{{days}}, {{from}}–{{until}} UTC",
		"players": "Pelaajat",
		"age": "18+",
		"empty": {
			"title": "Ei kampanjoita juuri nyt",
			"text": "Kun sinulle on jotain, se on täällä."
		},
		"failed": {
			"title": "Kampanjat eivät latautuneet",
			"text": "Omiin bonuksiisi tämä ei vaikuta. Yritä hetken päästä uudelleen."
		},
		"try_again": "Yritä uudelleen",
		"loading": "Ladataan",
		"all": "Kaikki kampanjat",
		"missing": {
			"title": "Tätä tarjousta ei enää ole",
			"text": "Se on päättynyt tai ei koske sinua. Nykyiset tarjoukset ovat yhdessä paikassa."
		},
		"guest": "Luo tili ja osallistu",
		"countdown": {
			"before": "Alkuun on",
			"running": "Loppuun on",
			"ended": "Päättynyt"
		},
		"terms": "Ehdot",
		"when": "Milloin",
		"deposit_from": "Talletus alkaen"
	},
	"shell": {
		"skip": "Siirry sisältöön",
		"home": "{{name}}, etusivu",
		"menu": "Valikko",
		"main_navigation": "Päävalikko",
		"bottom_bar": "Pikavalikko",
		"sub_menu": "Lisää: {{title}}",
		"search": "Haku",
		"search_placeholder": "Hae pelejä ja studioita",
		"search_hint": "Kirjoita pelin nimi, studio tai teema ja paina hakua.",
		"log_in": "Kirjaudu",
		"sign_up": "Luo tili",
		"log_out": "Kirjaudu ulos",
		"logging_out": "Kirjaudutaan ulos",
		"log_out_failed": "Olet edelleen kirjautuneena: palvelimeen ei saatu yhteyttä. Yritä uudelleen.",
		"dark_colours": "Tummat värit",
		"language": "Kieli",
		"account": "Tili",
		"account_of": "Tili: {{name}}",
		"favourites": "Suosikit",
		"your_limits": "Rajat ja tauot",
		"editor": "Avaa editori",
		"balance": {
			"total": "Saldo",
			"cash": "Käteissaldo",
			"bonus": "Bonusraha"
		},
		"new": "Uusi",
		"bonuses_waiting_one": "{{count}} bonus saatavilla",
		"bonuses_waiting_other": "{{count}} bonusta saatavilla",
		"payments": "Maksutavat",
		"providers": "Pelistudiot",
		"care": {
			"age": "Vain yli 18-vuotiaille",
			"title": "Pelaa huviksesi ja omissa rajoissasi",
			"text": "Pelaaminen voi aiheuttaa riippuvuutta. Aseta rajat, pidä tauko tai puhu jollekulle: se on maksutonta ja luottamuksellista.",
			"limit": "Aseta raja",
			"help": "Hae apua"
		}
	},
	"sign_in": {
		"title": "Tervetuloa takaisin",
		"close": "Sulje",
		"email": "Sähköposti",
		"password": "Salasana",
		"show_password": "Näytä salasana",
		"submit": "Kirjaudu",
		"working": "Kirjaudutaan",
		"care": "Vain yli 18-vuotiaille. Pelaa huviksesi ja omissa rajoissasi.",
		"problems": {
			"email_missing": "Kirjoita sähköpostiosoitteesi.",
			"email_invalid": "Sähköpostiosoite ei ole kokonainen, esimerkiksi nimi@esimerkki.fi.",
			"password_missing": "Kirjoita salasanasi.",
			"wrong": "Sähköpostiosoite tai salasana on väärin. Tarkista molemmat ja yritä uudelleen.",
			"excluded": "Tili on pyytämälläsi tauolla. Se avautuu, kun jakso on ohi.",
			"too_many": "Liian monta yritystä. Odota vartti ja yritä uudelleen.",
			"unreachable": "Palvelimeen ei saatu yhteyttä. Tarkista yhteytesi ja yritä uudelleen.",
			"failed": "Jokin meni meillä vikaan. Yritä hetken päästä uudelleen."
		},
		"sign_up": {
			"title": "Rekisteröinti avautuu pian",
			"text": "Tässä demossa ei voi vielä avata uusia tilejä. Tutustu valmiilla tilillä:",
			"password": "Molempien salasana",
			"to_sign_in": "Kirjaudu jommallakummalla",
			"accounts": {
				"paid": "Pelaaja, jolla on talletuksia ja bonus",
				"unpaid": "Pelaaja ennen ensimmäistä talletusta"
			}
		}
	}
};
export { fi_default as default };
