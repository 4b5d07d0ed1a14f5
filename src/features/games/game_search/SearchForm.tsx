import { type ReactNode, type Ref, type SubmitEvent, useEffect, useImperativeHandle, useRef } from "react";
import { useT } from "../../../kit/session/hooks";
import { usePageAddress } from "../../../kit/session/use_page_address";
import { Search } from "../../../kit/ui/icons";
import { listAnchor } from "./search_address";
import css from "./SearchForm.module.css";

interface Props {
  ref?: Ref<HTMLFormElement>;
  /** The key `/` brings the visitor here from anywhere on the page. */
  hasShortcut?: boolean | undefined;
  isLarge?: boolean | undefined;
  onSubmit: (words: string) => void;
  /** Its field, named `search`. */
  children: ReactNode;
}

/** What stands around a field that looks for games and studios; without JavaScript it leads to the casino page. */
export function SearchForm({ ref, hasShortcut, isLarge, onSubmit, children }: Props) {
  const t = useT();
  const casino = usePageAddress()("casino");
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement); // there as long as the component is

  useEffect(() => {
    const element = form.current;
    if (!hasShortcut || !element) return;
    const { ownerDocument } = element;
    const handleKeyDown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.key !== "/" || event.ctrlKey || event.metaKey || target.closest("input, textarea, select, [contenteditable]"))
        return;
      event.preventDefault();
      element.querySelector("input")?.focus();
    };
    ownerDocument.addEventListener("keydown", handleKeyDown, true); // React stops what happens where it has not hydrated
    return () => ownerDocument.removeEventListener("keydown", handleKeyDown, true);
  }, [hasShortcut]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(event.currentTarget.querySelector("input")?.value.trim() ?? "");
  }

  return (
    <form
      ref={form}
      className={css.search}
      role="search"
      aria-label={t(isLarge ? "shell.search_placeholder" : "shell.search")} // a page's own beside the header's
      action={casino + listAnchor}
      data-size={isLarge ? "large" : undefined}
      onSubmit={handleSubmit}
    >
      <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      {children}
      {hasShortcut && <kbd aria-hidden="true">/</kbd>}
    </form>
  );
}
