import { Autocomplete } from "@base-ui/react/autocomplete";
import { useEffect, useRef } from "react";
import { useRoute, useT } from "../../../kit/session/hooks";
import { X } from "../../../kit/ui/icons";
import { usualLimits } from "./search_limits";
import { SearchForm } from "./SearchForm";
import { SearchOffers } from "./SearchOffers";
import css from "./SheetSearch.module.css";
import { useSearch } from "./use_search";

const stay = () => {};

/** Search on a phone, over the page (L-2.57): the same combobox with its list in its place. */
export default function SheetSearch() {
  const t = useT();
  const { search: inAddress = "" } = useRoute().search;
  const form = useRef<HTMLFormElement>(null);
  const search = useSearch(inAddress, { limits: usualLimits, onLeave: stay });
  const focus = () => form.current?.querySelector("input")?.focus();
  useEffect(focus, []);

  return (
    <Autocomplete.Root {...search.root} inline open>
      <div className={css.field}>
        <SearchForm ref={form} onSubmit={search.submit}>
          <Autocomplete.Input
            {...search.input}
            placeholder={t("shell.search_placeholder")}
            aria-label={t("shell.search_placeholder")}
          />
          {search.words !== "" && (
            <button
              type="button"
              className={css.clear}
              aria-label={t("search.clear")}
              onClick={() => {
                search.setWords("");
                focus();
              }}
            >
              <X size={18} aria-hidden="true" />
            </button>
          )}
        </SearchForm>
      </div>
      <div className={css.found} aria-busy={search.found.isSearching}>
        <SearchOffers search={search} />
      </div>
    </Autocomplete.Root>
  );
}
