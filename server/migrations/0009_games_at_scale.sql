CREATE FUNCTION foyer_fold(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT trim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, words)), '[^[:alnum:]]+', ' ', 'g'))
$$;--> statement-breakpoint
ALTER TABLE "games" drop column "search_text";--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "search_text" text GENERATED ALWAYS AS (foyer_fold(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "description" json;--> statement-breakpoint
CREATE INDEX "favorite_games_newest" ON "favorite_games" USING btree ("user_id","at","game_id");--> statement-breakpoint
CREATE INDEX "played_games_newest" ON "played_games" USING btree ("user_id","at","game_id");--> statement-breakpoint
CREATE INDEX "played_games_players" ON "played_games" USING btree ("game_id","at","user_id");--> statement-breakpoint
CREATE INDEX "games_search" ON "games" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE FUNCTION games_alike(words text, similar_from real, words_from real, most integer) RETURNS TABLE (id integer, likeness real)
LANGUAGE plpgsql AS $$
BEGIN
	PERFORM set_config('pg_trgm.similarity_threshold', similar_from::text, true);
	PERFORM set_config('pg_trgm.word_similarity_threshold', words_from::text, true);
	RETURN QUERY
	SELECT g.id, greatest(similarity(g.search_text, words), 0.8::real * word_similarity(words, g.search_text))
	FROM games g
	WHERE g.is_active AND (g.search_text % words OR words <% g.search_text)
	ORDER BY 2 DESC, g.popularity DESC
	LIMIT most;
END $$;--> statement-breakpoint
CREATE FUNCTION games_announce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('foyer_changes', 'games');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER games_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "games" FOR EACH STATEMENT EXECUTE FUNCTION games_announce();--> statement-breakpoint
CREATE TRIGGER providers_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "providers" FOR EACH STATEMENT EXECUTE FUNCTION games_announce();--> statement-breakpoint
CREATE TRIGGER categories_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION games_announce();--> statement-breakpoint
CREATE TRIGGER sub_categories_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sub_categories" FOR EACH STATEMENT EXECUTE FUNCTION games_announce();
