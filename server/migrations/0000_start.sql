CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "assets" (
	"id" text PRIMARY KEY NOT NULL,
	"src" text NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"color" text,
	"author" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assets_src_unique" UNIQUE("src")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" json NOT NULL,
	"icon_name" text,
	"icon_color" text,
	"position" integer NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "favorite_games" (
	"user_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_games_user_id_game_id_pk" PRIMARY KEY("user_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" serial PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"name" text NOT NULL,
	"provider_id" text NOT NULL,
	"sub_category_id" integer NOT NULL,
	"image_color" text NOT NULL,
	"return_to_player" integer,
	"max_multiplier" double precision,
	"min_bet" integer,
	"volatility" text,
	"has_demo" boolean NOT NULL,
	"has_bonus_buy" boolean NOT NULL,
	"is_drops_wins" boolean NOT NULL,
	"is_bonus" boolean NOT NULL,
	"is_new" boolean NOT NULL,
	"themes" text[] DEFAULT '{}'::text[] NOT NULL,
	"sort" integer NOT NULL,
	"popularity" integer NOT NULL,
	"rating" double precision NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	"restricted_countries" text[] DEFAULT '{}'::text[] NOT NULL,
	"restricted_subdivisions" text[] DEFAULT '{}'::text[] NOT NULL,
	"excluded_currencies" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "games_identifier_unique" UNIQUE("identifier")
);
--> statement-breakpoint
CREATE TABLE "played_games" (
	"user_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "played_games_user_id_game_id_pk" PRIMARY KEY("user_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tagline" text,
	"thumbnail_url" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sub_categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" json NOT NULL,
	"description" json NOT NULL,
	"icon_name" text,
	"icon_color" text,
	"custom_icon" text,
	"svg_text" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "sub_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "page_revisions" (
	"page_id" text NOT NULL,
	"revision" integer NOT NULL,
	"page" json NOT NULL,
	"author" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_revisions_page_id_revision_pk" PRIMARY KEY("page_id","revision")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" text PRIMARY KEY NOT NULL,
	"route" text NOT NULL,
	"title" json NOT NULL,
	"section_count" integer NOT NULL,
	"revision" integer NOT NULL,
	"published_revision" integer,
	"published_shape" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" serial PRIMARY KEY NOT NULL,
	"banner_key" text NOT NULL,
	"bonus_type" text NOT NULL,
	"auto_payout_days" integer DEFAULT 0 NOT NULL,
	"banner" json NOT NULL,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"valid_on_days" text[] DEFAULT '{}'::text[] NOT NULL,
	"start_time" text,
	"end_time" text,
	"is_special" boolean DEFAULT false NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"min_deposits" json NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "promotions_banner_key_unique" UNIQUE("banner_key")
);
--> statement-breakpoint
CREATE TABLE "settings_revisions" (
	"revision" integer NOT NULL,
	"settings" json NOT NULL,
	"author" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_revisions_revision_pk" PRIMARY KEY("revision")
);
--> statement-breakpoint
CREATE TABLE "login_guesses" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"unique_id" text NOT NULL,
	"email" text NOT NULL,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'player' NOT NULL,
	"nickname" text,
	"first_name" text,
	"last_name" text,
	"country_code" text,
	"currency_code" text DEFAULT 'EUR' NOT NULL,
	"deposit_count" integer DEFAULT 0 NOT NULL,
	"total_deposit" bigint DEFAULT 0 NOT NULL,
	"total_spend" bigint DEFAULT 0 NOT NULL,
	"kyc_status" text DEFAULT 'PENDING' NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"is_streamer" boolean DEFAULT false NOT NULL,
	"active_bonus_id" integer,
	"bonus_wager_left" bigint DEFAULT 0 NOT NULL,
	"bonus_amount_to_wager" bigint DEFAULT 0 NOT NULL,
	"excluded_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_unique_id_unique" UNIQUE("unique_id"),
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"user_id" integer NOT NULL,
	"currency_code" text NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"non_cash_amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "wallets_user_id_currency_code_pk" PRIMARY KEY("user_id","currency_code")
);
--> statement-breakpoint
ALTER TABLE "favorite_games" ADD CONSTRAINT "favorite_games_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_games" ADD CONSTRAINT "favorite_games_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_sub_category_id_sub_categories_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "public"."sub_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "played_games" ADD CONSTRAINT "played_games_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "played_games" ADD CONSTRAINT "played_games_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assets_newest" ON "assets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "games_search" ON "games" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "games_sub_category" ON "games" USING btree ("sub_category_id","sort");--> statement-breakpoint
CREATE INDEX "games_provider" ON "games" USING btree ("provider_id","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_published_shape" ON "pages" USING btree ("published_shape");--> statement-breakpoint
CREATE INDEX "pages_route" ON "pages" USING btree ("route");--> statement-breakpoint
CREATE INDEX "login_guesses_key" ON "login_guesses" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "session_tokens_session" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");