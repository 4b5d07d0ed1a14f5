CREATE SEQUENCE "public"."live_messages" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "player_games" (
	"user_id" integer NOT NULL,
	"currency_code" text NOT NULL,
	"game_id" integer NOT NULL,
	"bets" bigint NOT NULL,
	"wins" bigint NOT NULL,
	"staked" bigint NOT NULL,
	"base_staked" bigint NOT NULL,
	CONSTRAINT "player_games_user_id_currency_code_game_id_pk" PRIMARY KEY("user_id","currency_code","game_id")
);
--> statement-breakpoint
CREATE TABLE "statistic_marks" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"up_to" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "player_games" ADD CONSTRAINT "player_games_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_games" ADD CONSTRAINT "player_games_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statistic_marks" ADD CONSTRAINT "statistic_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;