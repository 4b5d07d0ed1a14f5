CREATE TABLE "played_hours" (
	"user_id" integer NOT NULL,
	"currency_code" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"bets" bigint DEFAULT 0 NOT NULL,
	"wins" bigint DEFAULT 0 NOT NULL,
	"rounds" integer DEFAULT 0 NOT NULL,
	"milliseconds" bigint DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "played_hours_user_id_currency_code_hour_pk" PRIMARY KEY("user_id","currency_code","hour")
);
--> statement-breakpoint
CREATE TABLE "player_limits" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"timeframe" text NOT NULL,
	"currency_code" text,
	"amount" bigint NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"pending_amount" bigint,
	"pending_requested_at" timestamp with time zone,
	"pending_applies_at" timestamp with time zone,
	CONSTRAINT "player_limits_user_id_kind_timeframe_pk" PRIMARY KEY("user_id","kind","timeframe")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_limit" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_limit_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_limit_updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_time_limit" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_time_limit_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "played_hours" ADD CONSTRAINT "played_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_limits" ADD CONSTRAINT "player_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "played_hours_user" ON "played_hours" USING btree ("user_id","hour");--> statement-breakpoint
CREATE INDEX "users_time_limit" ON "users" USING btree ("id") WHERE time_limit is not null;--> statement-breakpoint
INSERT INTO "played_hours" ("user_id", "currency_code", "hour", "bets", "wins", "rounds", "last_at")
SELECT "user_id", "currency_code", date_trunc('hour', "created_at", 'UTC'), sum("bet"), sum("payout"), count(*), max("created_at")
FROM "rounds" WHERE NOT "is_demo" AND "state" <> 'void' AND "user_id" IN (SELECT "id" FROM "users") GROUP BY 1, 2, 3;
