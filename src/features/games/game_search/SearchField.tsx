import { Suspense, useRef, useState } from "react";
import { lazyPart } from "../../../kit/lazy/lazy_part";
import { useGo, useRoute, useT } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { usePageAddress } from "../../../kit/session/use_page_address";
import { searchAddress } from "./search_address";
import { SearchForm } from "./SearchForm";
import { type SearchLimits, usualLimits, type Typed } from "./search_limits";

const LiveSearch = lazyPart(() => import("./LiveSearch"), "search");

interface Props {
  limits?: SearchLimits;
  hasShortcut?: boolean;
  isLarge?: boolean;
}

/**
 * Looks for games and studios (L-2.57, S-2.77). The field alone comes with the page; what it finds while somebody types is
 * downloaded when the field is reached, and takes its place with what was typed by then.
 */
export function SearchField({ limits = usualLimits, hasShortcut, isLarge }: Props) {
  const t = useT();
  const casino = usePageAddress()("casino");
  const go = useGo();
  const { search } = useRoute();
  const { isCanvas } = useServices();
  const input = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  const [typed, setTyped] = useState<Typed | null>(null);

  /** Not while letters are being composed: they would be lost. */
  const takeOver = () => {
    const field = input.current;
    if (!field) return;
    const hasFocus = field.ownerDocument.activeElement === field;
    setTyped({ words: field.value, caret: field.selectionStart, hasFocus, isWanted: isPressed.current || field.value !== "" });
  };
  const prepare = () => !isCanvas && void LiveSearch.load();
  const start = () => !isCanvas && void LiveSearch.load().then((isThere) => isThere && !isComposing.current && takeOver());
  const isComposing = useRef(false);

  const field = (
    <SearchForm hasShortcut={hasShortcut} isLarge={isLarge} onSubmit={(words) => go(searchAddress(casino, words))}>
      <input
        key={search.search}
        ref={input}
        type="search"
        name="search"
        defaultValue={search.search}
        placeholder={t("shell.search_placeholder")}
        aria-label={t("shell.search_placeholder")}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onPointerEnter={prepare}
        onPointerDown={() => (isPressed.current = true)}
        onFocus={start}
        onCompositionStart={() => (isComposing.current = true)}
        onCompositionEnd={() => {
          isComposing.current = false;
          start();
        }}
      />
    </SearchForm>
  );
  if (!typed) return field;
  return (
    <Suspense fallback={field}>
      <LiveSearch typed={typed} limits={limits} hasShortcut={hasShortcut} isLarge={isLarge} />
    </Suspense>
  );
}
