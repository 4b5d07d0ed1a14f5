import { Search } from "../ui/icons";
import { type FormEvent, useEffect, useRef } from "react";
import { useGo, useRoute, useT } from "../session/hooks";
import { usePageAddress } from "../session/use_page_address";
import css from "./SearchField.module.css";

interface Props {
  /** The key `/` brings the visitor here from anywhere on the page. */
  hasShortcut?: boolean;
  /** Gets the focus as soon as it is there, where somebody has asked for it. */
  takesFocus?: boolean;
}

/** Looks for games and studios: leads to the casino page, whose game list reads `search`. */
export function SearchField({ hasShortcut, takesFocus }: Props) {
  const t = useT();
  const casino = usePageAddress()("casino");
  const go = useGo();
  const { search } = useRoute();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  useEffect(() => {
    const field = input.current;
    if (!hasShortcut || !field) return;
    const { ownerDocument } = field;
    const handleKeyDown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.key !== "/" || event.ctrlKey || event.metaKey || target.closest("input, textarea, select, [contenteditable]"))
        return;
      event.preventDefault();
      field.focus();
    };
    ownerDocument.addEventListener("keydown", handleKeyDown, true); // React stops what happens where it has not hydrated
    return () => ownerDocument.removeEventListener("keydown", handleKeyDown, true);
  }, [hasShortcut]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = input.current?.value.trim() ?? "";
    input.current?.blur();
    go(words ? `${casino}?search=${encodeURIComponent(words)}` : casino);
  }

  return (
    <form className={css.search} role="search" action={casino} onSubmit={handleSubmit}>
      <Search size={20} strokeWidth={1.75} aria-hidden="true" />
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
      />
      {hasShortcut && <kbd aria-hidden="true">/</kbd>}
    </form>
  );
}
