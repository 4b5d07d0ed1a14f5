import { Search } from "../../../src/kit/ui/icons";
import type { FormEvent } from "react";
import { listAnchor, searchAddress } from "../../../src/features/games/game_search/search_address";
import { useGo, useRoute, useT } from "../../../src/kit/session/hooks";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import css from "../menu_entries/Menu.module.css";

/** Looks for games: leads to the casino page, whose game list reads `search`. */
export function MenuSearch() {
  const t = useT();
  const casino = usePageAddress()("casino");
  const go = useGo();
  const { search } = useRoute();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get("search") ?? "").trim();
    go(searchAddress(casino, words));
  }

  return (
    <form
      className={css.search}
      role="search"
      aria-label={t("menu.search_games")}
      action={casino + listAnchor}
      onSubmit={handleSubmit}
    >
      <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      <input
        type="search"
        name="search"
        defaultValue={search.search}
        placeholder={t("menu.search_games")}
        aria-label={t("menu.search_games")}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
    </form>
  );
}
