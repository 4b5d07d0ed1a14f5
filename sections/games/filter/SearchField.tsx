import { Search } from "../../../src/kit/ui/icons";
import { useEffect, useState } from "react";
import { useGo, useT } from "../../../src/kit/session/hooks";
import css from "./FilterBar.module.css";
import { shortestSearch } from "./filters";

const rest = 300; // milliseconds after the last key (L-9.23)

/** What is typed goes into the address when the typing rests; one step back in history undoes the whole search. */
export function SearchField({ value }: { value: string }) {
  const t = useT();
  const go = useGo();
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (draft.trim() !== value) setDraft(value); // the address changed by itself: Back, or filters taken away
  }

  useEffect(() => {
    const words = draft.trim();
    const isMeant = words.length === 0 || words.length >= shortestSearch;
    if (!isMeant || words === value) return;
    const timer = setTimeout(() => go(`?search=${encodeURIComponent(words)}`, { replace: value !== "" }), rest);
    return () => clearTimeout(timer);
  }, [draft, value, go]);

  return (
    <label className={css.search}>
      <Search aria-hidden="true" />
      <input
        type="search"
        name="search"
        value={draft}
        maxLength={200}
        placeholder={t("games.filter.search")}
        aria-label={t("games.filter.search")}
        onChange={(event) => setDraft(event.target.value)}
      />
    </label>
  );
}
