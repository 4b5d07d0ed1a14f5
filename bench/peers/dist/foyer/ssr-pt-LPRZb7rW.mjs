// \0virtual:words/player/pt
var pt_default = {
	"games": {
		"play": "Jogar {{name}}",
		"demo": "Jogar demo",
		"favorite": "Favorito: {{name}}",
		"favorite_short": "Favorito",
		"favorite_failed": "Não guardado. Tente de novo.",
		"no_picture": "Falha ao carregar",
		"stat": {
			"rtp": "RTP",
			"max_win": "Prémio máx.",
			"min_bet": "Aposta mín."
		},
		"fun": {
			"1": "O céu é o limite",
			"2": "Pergunte à sorte",
			"3": "É segredo",
			"4": "Descubra"
		},
		"badge": {
			"new": "Novo",
			"drops": "Drops",
			"bonus_buy": "Compra de bónus",
			"bonus": "Bónus"
		},
		"back": "Anterior",
		"forward": "Seguinte",
		"pause": "Pausar",
		"resume": "Continuar",
		"show_all": "Ver todos",
		"show_more": "Mostrar mais",
		"loading": "A carregar",
		"try_again": "Tentar de novo",
		"failed": {
			"title": "Os jogos não carregaram",
			"text": "Nada do que fez se perdeu. Verifique a ligação e tente de novo."
		},
		"empty": {
			"favorites": {
				"title": "Ainda sem favoritos",
				"text": "Toque no coração de um jogo e ele espera por si aqui, em todos os dispositivos.",
				"guest": "Com uma conta, os seus favoritos esperam por si aqui, em todos os dispositivos."
			},
			"recent": {
				"title": "Ainda não jogou",
				"text": "Os jogos que abrir estarão aqui da próxima vez.",
				"guest": "Com uma conta volta depressa ao que jogou."
			},
			"other": {
				"title": "Sem jogos aqui neste momento",
				"text": "No lobby estão todos os outros."
			},
			"filtered": {
				"title": "Nenhum jogo encontrado",
				"text": "Verifique a ortografia ou retire um filtro."
			}
		},
		"clear_filters": "Limpar filtros",
		"browse": "Ver jogos",
		"sign_up": "Criar conta",
		"end_one": "É o único jogo",
		"end_other": "São todos os {{count}} jogos",
		"end_text": "Mude os filtros ou volte ao topo.",
		"to_top": "Voltar ao topo",
		"count_one": "{{count}} jogo",
		"count_other": "{{count}} jogos",
		"shown": "{{shown}} de {{count}}",
		"filter": {
			"search": "Procurar jogos",
			"provider": "Estúdio",
			"any_provider": "Todos os estúdios",
			"category": "Categoria",
			"any_category": "Todas as categorias",
			"sort": "Ordenar",
			"unplayed": "Só por jogar",
			"ascending": "Ascendente",
			"descending": "Descendente",
			"apply": "Aplicar"
		},
		"sort": {
			"sort": "Recomendados",
			"name": "Nome",
			"returnToPlayer": "RTP",
			"maxMultiplier": "Prémio máximo"
		},
		"detail": {
			"about": "{{name}} é um jogo de {{studio}}.",
			"rtp_text": "A muito longo prazo, {{rtp}} das apostas volta aos jogadores; uma única noite pode acabar de outra forma.",
			"missing": {
				"title": "Este jogo não está aqui",
				"text": "Pode ter sido movido ou não estar disponível onde está."
			}
		},
		"end_many": "São todos os {{count}} jogos",
		"count_many": "{{count}} jogos"
	},
	"limits": { "exclusion": {
		"title": "Autoexclusão",
		"text": "Faça uma pausa que não pode anular. Enquanto durar, não pode entrar, depositar nem jogar.",
		"open": "Escolher um período",
		"period": "Período",
		"custom": "Número de dias à escolha",
		"days": "Número de dias",
		"range": "Um número inteiro de 1 a 1825.",
		"until": "Fica excluído até",
		"effect": "Começa de imediato, em todos os dispositivos, e não pode ser desfeita.",
		"submit": "Excluir-me",
		"working": "A excluir",
		"cancel": "Cancelar",
		"close": "Fechar",
		"ok": "OK",
		"pending": "A sua autoexclusão está pendente",
		"requested": "Pedida",
		"active": "Está excluído",
		"canvas": "Do editor nada é enviado.",
		"span_one": "{{count}} dia",
		"span_other": "{{count}} dias",
		"span_many": "{{count}} dias"
	} },
	"message": {
		"limit_update_success": { "text": "Guardado. Já está em vigor." },
		"limit_update_error": { "text": "Não foi guardado e nada mudou. Tente de novo ou escreva-nos." }
	},
	"page": {
		"not_found": {
			"title": "Esta página não existe",
			"text": "Pode ter mudado de lugar ou o endereço tem uma gralha. O lobby está sempre aberto.",
			"home": "Ir para o lobby"
		},
		"failed": {
			"title": "A página não carregou",
			"text": "A ligação caiu ou o nosso servidor está ocupado. Nada se perdeu.",
			"retry": "Tentar de novo"
		}
	},
	"promotions": {
		"type": {
			"deposit": "Bónus de depósito",
			"no_deposit": "Sem depósito",
			"instant_cashback": "Cashback imediato",
			"freespins": "Rodadas grátis",
			"cashback": "Cashback",
			"from_promo": "Código promocional",
			"promotion": "Promoção"
		},
		"see_offer": "Ver oferta",
		"starts_in": "Começa em",
		"ends_in": "Termina em",
		"ended": "Terminada",
		"open": "Sem data de fim",
		"daily": "Todos os dias",
		"between": "{{days}}, {{from}}–{{until}} UTC",
		"players": "Jogadores",
		"age": "18+",
		"empty": {
			"title": "Sem promoções neste momento",
			"text": "Quando houver algo para si, estará aqui."
		},
		"failed": {
			"title": "As promoções não carregaram",
			"text": "Os seus bónus não são afetados. Tente dentro de momentos."
		},
		"try_again": "Tentar de novo",
		"loading": "A carregar",
		"all": "Todas as promoções",
		"missing": {
			"title": "Esta oferta já não está aqui",
			"text": "Terminou ou não é para si. As ofertas atuais estão todas juntas."
		},
		"guest": "Crie uma conta para participar",
		"countdown": {
			"before": "Começa em",
			"running": "Termina em",
			"ended": "Terminado"
		},
		"terms": "Condições",
		"when": "Quando",
		"deposit_from": "Depósito desde"
	},
	"shell": {
		"skip": "Ir para o conteúdo",
		"home": "{{name}}, página inicial",
		"menu": "Menu",
		"main_navigation": "Menu principal",
		"bottom_bar": "Acesso rápido",
		"sub_menu": "Mais em {{title}}",
		"search": "Buscar",
		"search_placeholder": "Busque jogos e estúdios",
		"search_hint": "Digite o nome de um jogo, um estúdio ou um tema e toque em buscar.",
		"log_in": "Entrar",
		"sign_up": "Criar conta",
		"log_out": "Sair",
		"logging_out": "Saindo",
		"log_out_failed": "Sua sessão continua aberta: não foi possível falar com o servidor. Tente de novo.",
		"dark_colours": "Cores escuras",
		"language": "Idioma",
		"account": "Conta",
		"account_of": "Conta de {{name}}",
		"favourites": "Favoritos",
		"your_limits": "Limites e pausas",
		"editor": "Abrir o editor",
		"balance": {
			"total": "Saldo",
			"cash": "Dinheiro real",
			"bonus": "Dinheiro de bônus"
		},
		"new": "Novo",
		"bonuses_waiting_one": "{{count}} bônus disponível",
		"bonuses_waiting_other": "{{count}} bônus disponíveis",
		"payments": "Formas de pagamento",
		"providers": "Estúdios de jogos",
		"care": {
			"age": "Somente para maiores de 18 anos",
			"title": "Jogue por diversão e dentro dos seus limites",
			"text": "O jogo pode causar dependência. Defina limites, faça uma pausa ou converse com alguém: é gratuito e confidencial.",
			"limit": "Definir um limite",
			"help": "Buscar ajuda"
		}
	},
	"sign_in": {
		"title": "Que bom ver você de novo",
		"close": "Fechar",
		"email": "E-mail",
		"password": "Senha",
		"show_password": "Mostrar a senha",
		"submit": "Entrar",
		"working": "Entrando",
		"care": "Somente maiores de 18 anos. Jogue por diversão e dentro dos seus limites.",
		"problems": {
			"email_missing": "Digite seu e-mail.",
			"email_invalid": "Este e-mail está incompleto, por exemplo nome@exemplo.com.",
			"password_missing": "Digite sua senha.",
			"wrong": "O e-mail ou a senha está incorreto. Confira os dois e tente de novo.",
			"excluded": "Esta conta está na pausa que você pediu. Ela abre de novo quando o período terminar.",
			"too_many": "Tentativas demais. Espere quinze minutos e tente de novo.",
			"unreachable": "Não foi possível falar com o servidor. Confira sua conexão e tente de novo.",
			"failed": "Algo deu errado do nosso lado. Tente de novo daqui a pouco."
		},
		"sign_up": {
			"title": "O cadastro abre em breve",
			"text": "Ainda não é possível abrir contas novas nesta demo. Dê uma olhada com uma conta que já existe:",
			"password": "Senha das duas",
			"to_sign_in": "Entrar com uma delas",
			"accounts": {
				"paid": "Com depósitos e um bônus",
				"unpaid": "Antes do primeiro depósito"
			}
		}
	}
};
export { pt_default as default };
