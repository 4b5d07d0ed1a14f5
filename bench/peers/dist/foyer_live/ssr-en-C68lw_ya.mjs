// \0virtual:words/player/en
var en_default = {
	"games": {
		"play": "Play {{name}}",
		"demo": "Play demo",
		"favorite": "Favourite: {{name}}",
		"favorite_short": "Favourite",
		"favorite_failed": "Not saved. Try again.",
		"no_picture": "Failed to load",
		"stat": {
			"rtp": "RTP",
			"max_win": "Max win",
			"min_bet": "Min bet"
		},
		"fun": {
			"1": "Sky’s the limit",
			"2": "Ask your luck",
			"3": "It’s a secret",
			"4": "Find out"
		},
		"badge": {
			"new": "New",
			"drops": "Drops",
			"bonus_buy": "Bonus buy",
			"bonus": "Bonus"
		},
		"back": "Back",
		"forward": "Forward",
		"pause": "Pause",
		"resume": "Resume",
		"show_all": "See all",
		"show_more": "Show more",
		"loading": "Loading",
		"try_again": "Try again",
		"failed": {
			"title": "The games did not load",
			"text": "Nothing you did is affected. Check your connection and try again."
		},
		"empty": {
			"favorites": {
				"title": "No favourites yet",
				"text": "Tap the heart on a game and it waits for you here, on every device.",
				"guest": "With an account your favourites wait for you here, on every device."
			},
			"recent": {
				"title": "Nothing played yet",
				"text": "The games you open are here next time.",
				"guest": "With an account you find your way back to what you played."
			},
			"other": {
				"title": "No games here right now",
				"text": "The lobby has all the others."
			},
			"filtered": {
				"title": "No games found",
				"text": "Check the spelling, or take a filter away."
			}
		},
		"clear_filters": "Clear filters",
		"browse": "Browse games",
		"sign_up": "Sign up",
		"end_one": "That is the one game",
		"end_other": "That is all {{count}} games",
		"end_text": "Change the filters, or go back to the top.",
		"to_top": "Back to top",
		"count_one": "{{count}} game",
		"count_other": "{{count}} games",
		"shown": "{{shown}} of {{count}}",
		"filter": {
			"search": "Search games",
			"provider": "Studio",
			"any_provider": "All studios",
			"category": "Category",
			"any_category": "All categories",
			"sort": "Sort by",
			"unplayed": "Only unplayed",
			"ascending": "Ascending",
			"descending": "Descending",
			"apply": "Apply"
		},
		"sort": {
			"sort": "Recommended",
			"name": "Name",
			"returnToPlayer": "RTP",
			"maxMultiplier": "Max win"
		},
		"detail": {
			"about": "{{name}} is a game by {{studio}}.",
			"rtp_text": "Over a very long time {{rtp}} of all bets goes back to players; a single evening can end very differently.",
			"missing": {
				"title": "This game is not here",
				"text": "It may have moved, or it is not offered where you are."
			}
		}
	},
	"limits": { "exclusion": {
		"title": "Self-exclusion",
		"text": "Take a break that you can’t take back. While it lasts you can’t log in, deposit or play.",
		"open": "Choose a period",
		"period": "Period",
		"custom": "Custom number of days",
		"days": "Number of days",
		"range": "A whole number from 1 to 1825.",
		"until": "You are excluded until",
		"effect": "It starts at once, on every device, and can’t be undone.",
		"submit": "Exclude me",
		"working": "Excluding",
		"cancel": "Cancel",
		"close": "Close",
		"ok": "OK",
		"pending": "Your self-exclusion is pending",
		"requested": "Requested",
		"active": "You are excluded",
		"canvas": "Nothing is sent from the editor.",
		"span_one": "{{count}} day",
		"span_other": "{{count}} days"
	} },
	"message": {
		"limit_update_success": { "text": "Saved. It is in force now." },
		"limit_update_error": { "text": "It was not saved and nothing has changed. Try again, or write to us." }
	},
	"page": {
		"not_found": {
			"title": "This page is not here",
			"text": "It may have moved, or the address has a typo. The lobby is always open.",
			"home": "To the lobby"
		},
		"failed": {
			"title": "This page did not load",
			"text": "The connection broke or our server is busy. Nothing you did was lost.",
			"retry": "Try again"
		}
	},
	"promotions": {
		"type": {
			"deposit": "Deposit bonus",
			"no_deposit": "No deposit",
			"instant_cashback": "Instant cashback",
			"freespins": "Free spins",
			"cashback": "Cashback",
			"from_promo": "Promo code",
			"promotion": "Promotion"
		},
		"see_offer": "See offer",
		"starts_in": "Starts in",
		"ends_in": "Ends in",
		"ended": "Over",
		"open": "No end date",
		"daily": "Every day",
		"between": "{{days}}, {{from}}–{{until}} UTC",
		"players": "Players",
		"age": "18+",
		"empty": {
			"title": "No promotions right now",
			"text": "When there is something for you, it is here."
		},
		"failed": {
			"title": "The promotions did not load",
			"text": "Your own bonuses are not affected. Try again in a moment."
		},
		"try_again": "Try again",
		"loading": "Loading",
		"all": "All promotions",
		"missing": {
			"title": "This offer is no longer here",
			"text": "It is over, or it is not meant for you. The current offers are all in one place."
		},
		"guest": "Sign up to take part",
		"countdown": {
			"before": "Starts in",
			"running": "Ends in",
			"ended": "Over"
		},
		"terms": "Terms",
		"when": "When",
		"deposit_from": "Deposit from"
	},
	"shell": {
		"skip": "Skip to content",
		"home": "{{name}}, home page",
		"menu": "Menu",
		"main_navigation": "Main navigation",
		"bottom_bar": "Quick navigation",
		"sub_menu": "More in {{title}}",
		"search": "Search",
		"search_placeholder": "Search games and studios",
		"search_hint": "Try a game's name, a studio or a theme, then press search.",
		"log_in": "Log in",
		"sign_up": "Sign up",
		"log_out": "Log out",
		"logging_out": "Logging out",
		"log_out_failed": "You are still logged in: the server could not be reached. Please try again.",
		"dark_colours": "Dark colours",
		"language": "Language",
		"account": "Account",
		"account_of": "Account of {{name}}",
		"favourites": "Favourites",
		"your_limits": "Limits and breaks",
		"editor": "Open the editor",
		"balance": {
			"total": "Balance",
			"cash": "Cash",
			"bonus": "Bonus money"
		},
		"new": "New",
		"bonuses_waiting_one": "{{count}} bonus available",
		"bonuses_waiting_other": "{{count}} bonuses available",
		"payments": "Payment methods",
		"providers": "Game studios",
		"care": {
			"age": "18 and over only",
			"title": "Play for fun, within your limits",
			"text": "Gambling can be addictive. Set limits, take a break or talk to somebody: it is free and confidential.",
			"limit": "Set a limit",
			"help": "Get help"
		}
	},
	"sign_in": {
		"title": "Welcome back",
		"close": "Close",
		"email": "E-mail",
		"password": "Password",
		"show_password": "Show the password",
		"submit": "Log in",
		"working": "Logging in",
		"care": "18+ only. Play for fun and within your limits.",
		"problems": {
			"email_missing": "Enter your e-mail address.",
			"email_invalid": "This is not a complete e-mail address, such as name@example.com.",
			"password_missing": "Enter your password.",
			"wrong": "The e-mail address or the password is wrong. Check both and try again.",
			"excluded": "This account is on a break that you asked for. It opens again when the period is over.",
			"too_many": "Too many attempts. Wait a quarter of an hour and try again.",
			"unreachable": "The server could not be reached. Check your connection and try again.",
			"failed": "That did not work on our side. Please try again in a moment."
		},
		"sign_up": {
			"title": "Registration opens soon",
			"text": "New accounts can not be opened in this demo yet. Look around with an account that is already here:",
			"password": "Password for both",
			"to_sign_in": "Log in with one of these",
			"accounts": {
				"paid": "A player with deposits and a bonus",
				"unpaid": "A player before the first deposit"
			}
		}
	}
};
export { en_default as default };
