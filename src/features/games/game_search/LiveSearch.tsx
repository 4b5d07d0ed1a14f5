import { Autocomplete } from "@base-ui/react/autocomplete";
import { useLayoutEffect, useRef, useState } from "react";
import { useRoute, useT } from "../../../kit/session/hooks";
import { useFrame } from "../../../kit/ui/frame";
import css from "./LiveSearch.module.css";
import { SearchForm } from "./SearchForm";
import { SearchOffers } from "./SearchOffers";
import type { SearchLimits, Typed } from "./search_limits";
import { useSearch } from "./use_search";

interface Props {
  typed: Typed;
  limits: SearchLimits;
  hasShortcut: boolean | undefined;
  isLarge: boolean | undefined;
}

/** A search field with what it finds hanging under it: a combobox, which goes on where the plain field was left. */
export default function LiveSearch({ typed, limits, hasShortcut, isLarge }: Props) {
  const t = useT();
  const container = useFrame()?.document.body;
  const [isOpen, setOpen] = useState(typed.hasFocus && typed.isWanted);
  const form = useRef<HTMLFormElement>(null);
  const search = useSearch(typed.words, { limits, onLeave: () => setOpen(false) });
  const { search: inAddress = "" } = useRoute().search;
  const [seen, setSeen] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    search.setWords(inAddress);
  }

  const { hasFocus, caret } = typed;
  useLayoutEffect(() => {
    const field = form.current?.querySelector("input");
    if (!hasFocus || !field) return;
    field.focus({ preventScroll: true });
    if (caret !== null) field.setSelectionRange(caret, caret);
  }, [hasFocus, caret]);

  return (
    <Autocomplete.Root
      {...search.root}
      open={isOpen}
      openOnInputClick
      onOpenChange={(next, { reason }) => {
        if (!next && reason === "item-press" && search.staysOpen()) return;
        setOpen(next);
      }}
    >
      <SearchForm ref={form} hasShortcut={hasShortcut} isLarge={isLarge} onSubmit={search.submit}>
        <Autocomplete.Input
          {...search.input}
          placeholder={t("shell.search_placeholder")}
          aria-label={t("shell.search_placeholder")}
        />
      </SearchForm>
      <Autocomplete.Portal container={container}>
        <Autocomplete.Positioner className={css.place} anchor={form} align="start" sideOffset={8} collisionPadding={12}>
          <Autocomplete.Popup className={css.popup} aria-busy={search.found.isSearching}>
            <SearchOffers search={search} />
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
