// \0virtual:words/player/es
var es_default = {
	"games": {
		"play": "Jugar a {{name}}",
		"demo": "Jugar demo",
		"favorite": "Favorito: {{name}}",
		"favorite_short": "Favorito",
		"favorite_failed": "No se guardó. Inténtalo otra vez.",
		"no_picture": "No se pudo cargar",
		"stat": {
			"rtp": "RTP",
			"max_win": "Premio máx.",
			"min_bet": "Apuesta mín."
		},
		"fun": {
			"1": "El cielo es el límite",
			"2": "Pregunta a la suerte",
			"3": "Es un secreto",
			"4": "Descúbrelo"
		},
		"badge": {
			"new": "Nuevo",
			"drops": "Drops",
			"bonus_buy": "Compra de bonus",
			"bonus": "Bonus"
		},
		"back": "Atrás",
		"forward": "Adelante",
		"pause": "Pausar",
		"resume": "Continuar",
		"show_all": "Ver todo",
		"show_more": "Mostrar más",
		"loading": "Cargando",
		"try_again": "Reintentar",
		"failed": {
			"title": "Los juegos no se cargaron",
			"text": "Nada de lo que hiciste se ha perdido. Comprueba la conexión e inténtalo otra vez."
		},
		"empty": {
			"favorites": {
				"title": "Aún no hay favoritos",
				"text": "Toca el corazón de un juego y te esperará aquí, en todos tus dispositivos.",
				"guest": "Con una cuenta, tus favoritos te esperan aquí en todos tus dispositivos."
			},
			"recent": {
				"title": "Aún no has jugado",
				"text": "Los juegos que abras estarán aquí la próxima vez.",
				"guest": "Con una cuenta vuelves enseguida a lo que jugaste."
			},
			"other": {
				"title": "No hay juegos aquí ahora",
				"text": "En el lobby están todos los demás."
			},
			"filtered": {
				"title": "No se encontraron juegos",
				"text": "Revisa la ortografía o quita un filtro."
			}
		},
		"clear_filters": "Quitar filtros",
		"browse": "Ver juegos",
		"sign_up": "Crear cuenta",
		"end_one": "Ese es el único juego",
		"end_other": "Esos son los {{count}} juegos",
		"end_text": "Cambia los filtros o vuelve arriba.",
		"to_top": "Volver arriba",
		"count_one": "{{count}} juego",
		"count_other": "{{count}} juegos",
		"shown": "{{shown}} de {{count}}",
		"filter": {
			"search": "Buscar juegos",
			"provider": "Estudio",
			"any_provider": "Todos los estudios",
			"category": "Categoría",
			"any_category": "Todas las categorías",
			"sort": "Ordenar",
			"unplayed": "Solo no jugados",
			"ascending": "Ascendente",
			"descending": "Descendente",
			"apply": "Aplicar"
		},
		"sort": {
			"sort": "Recomendados",
			"name": "Nombre",
			"returnToPlayer": "RTP",
			"maxMultiplier": "Premio máximo"
		},
		"detail": {
			"about": "{{name}} es un juego de {{studio}}.",
			"rtp_text": "A muy largo plazo, el {{rtp}} de las apuestas vuelve a los jugadores; una sola noche puede acabar de otra manera.",
			"missing": {
				"title": "Este juego no está aquí",
				"text": "Puede que se haya movido o que no se ofrezca donde estás."
			}
		},
		"end_many": "Esos son los {{count}} juegos",
		"count_many": "{{count}} juegos"
	},
	"limits": { "exclusion": {
		"title": "Autoexclusión",
		"text": "Tómate un descanso que no puedes anular. Mientras dure no podrás entrar, depositar ni jugar.",
		"open": "Elegir un periodo",
		"period": "Periodo",
		"custom": "Número de días a elegir",
		"days": "Número de días",
		"range": "Un número entero de 1 a 1825.",
		"until": "Quedas excluido hasta",
		"effect": "Empieza de inmediato, en todos los dispositivos, y no se puede deshacer.",
		"submit": "Excluirme",
		"working": "Excluyendo",
		"cancel": "Cancelar",
		"close": "Cerrar",
		"ok": "Aceptar",
		"pending": "Tu autoexclusión está pendiente",
		"requested": "Solicitada",
		"active": "Estás excluido",
		"canvas": "Desde el editor no se envía nada.",
		"span_one": "{{count}} día",
		"span_other": "{{count}} días",
		"span_many": "{{count}} días"
	} },
	"message": {
		"limit_update_success": { "text": "Guardado. Ya está en vigor." },
		"limit_update_error": { "text": "No se guardó y nada ha cambiado. Inténtalo otra vez o escríbenos." }
	},
	"page": {
		"not_found": {
			"title": "Esta página no existe",
			"text": "Puede que se haya movido o que la dirección tenga una errata. El vestíbulo siempre está abierto.",
			"home": "Ir al vestíbulo"
		},
		"failed": {
			"title": "La página no se ha cargado",
			"text": "Se ha cortado la conexión o nuestro servidor está ocupado. No se ha perdido nada.",
			"retry": "Intentar de nuevo"
		}
	},
	"promotions": {
		"type": {
			"deposit": "Bono de depósito",
			"no_deposit": "Sin depósito",
			"instant_cashback": "Cashback al instante",
			"freespins": "Tiradas gratis",
			"cashback": "Cashback",
			"from_promo": "Código promocional",
			"promotion": "Promoción"
		},
		"see_offer": "Ver oferta",
		"starts_in": "Empieza en",
		"ends_in": "Termina en",
		"ended": "Terminada",
		"open": "Sin fecha de fin",
		"daily": "Cada día",
		"between": "{{days}}, {{from}}–{{until}} UTC",
		"players": "Jugadores",
		"age": "18+",
		"empty": {
			"title": "No hay promociones ahora",
			"text": "Cuando haya algo para ti, estará aquí."
		},
		"failed": {
			"title": "Las promociones no se cargaron",
			"text": "Tus propios bonos no se ven afectados. Inténtalo dentro de un momento."
		},
		"try_again": "Reintentar",
		"loading": "Cargando",
		"all": "Todas las promociones",
		"missing": {
			"title": "Esta oferta ya no está",
			"text": "Ha terminado o no es para ti. Las ofertas actuales están todas juntas."
		},
		"guest": "Crea una cuenta para participar",
		"countdown": {
			"before": "Empieza en",
			"running": "Termina en",
			"ended": "Terminado"
		},
		"terms": "Condiciones",
		"when": "Cuándo",
		"deposit_from": "Depósito desde"
	},
	"shell": {
		"skip": "Ir al contenido",
		"home": "{{name}}, página de inicio",
		"menu": "Menú",
		"main_navigation": "Menú principal",
		"bottom_bar": "Accesos rápidos",
		"sub_menu": "Más en {{title}}",
		"search": "Buscar",
		"search_placeholder": "Busca juegos y estudios",
		"search_hint": "Escribe el nombre de un juego, un estudio o un tema y pulsa buscar.",
		"log_in": "Entrar",
		"sign_up": "Regístrate",
		"log_out": "Cerrar sesión",
		"logging_out": "Cerrando sesión",
		"log_out_failed": "Tu sesión sigue abierta: no se pudo contactar con el servidor. Inténtalo de nuevo.",
		"dark_colours": "Colores oscuros",
		"language": "Idioma",
		"account": "Cuenta",
		"account_of": "Cuenta de {{name}}",
		"favourites": "Favoritos",
		"your_limits": "Límites y pausas",
		"editor": "Abrir el editor",
		"balance": {
			"total": "Saldo",
			"cash": "Dinero real",
			"bonus": "Dinero de bono"
		},
		"new": "Nuevo",
		"bonuses_waiting_one": "{{count}} bono disponible",
		"bonuses_waiting_other": "{{count}} bonos disponibles",
		"payments": "Métodos de pago",
		"providers": "Estudios de juegos",
		"care": {
			"age": "Solo para mayores de 18 años",
			"title": "Juega por diversión y dentro de tus límites",
			"text": "El juego puede crear adicción. Ponte límites, tómate un descanso o habla con alguien: es gratis y confidencial.",
			"limit": "Poner un límite",
			"help": "Buscar ayuda"
		}
	},
	"sign_in": {
		"title": "Hola de nuevo",
		"close": "Cerrar",
		"email": "Correo electrónico",
		"password": "Contraseña",
		"show_password": "Mostrar la contraseña",
		"submit": "Entrar",
		"working": "Entrando",
		"care": "Solo mayores de 18. Juega por diversión y dentro de tus límites.",
		"problems": {
			"email_missing": "Escribe tu correo electrónico.",
			"email_invalid": "No es un correo completo, por ejemplo nombre@ejemplo.es.",
			"password_missing": "Escribe tu contraseña.",
			"wrong": "El correo o la contraseña no son correctos. Revísalos e inténtalo de nuevo.",
			"excluded": "Esta cuenta está en la pausa que pediste. Se abrirá cuando termine el periodo.",
			"too_many": "Demasiados intentos. Espera un cuarto de hora y vuelve a intentarlo.",
			"unreachable": "No se pudo contactar con el servidor. Revisa tu conexión e inténtalo de nuevo.",
			"failed": "Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento."
		},
		"sign_up": {
			"title": "El registro abre pronto",
			"text": "En esta demo todavía no se pueden abrir cuentas nuevas. Echa un vistazo con una cuenta que ya existe:",
			"password": "Contraseña de ambas",
			"to_sign_in": "Entrar con una de ellas",
			"accounts": {
				"paid": "Con depósitos y un bono",
				"unpaid": "Antes del primer depósito"
			}
		}
	}
};
export { es_default as default };
