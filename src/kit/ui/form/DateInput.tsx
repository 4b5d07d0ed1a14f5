import type { ComponentPropsWithRef } from "react";
import css from "./DateInput.module.css";

interface Props extends Omit<ComponentPropsWithRef<"input">, "type" | "value"> {
  type: "date" | "datetime-local" | "time";
  /** As calendar and clock on the wall show it, `2026-11-27`, `2026-11-27T18:00` or `18:00`; empty where there is none. */
  value: string;
  /** What it reads as, "27 Nov 2026"; where there are none the browser's own mask stands. */
  words: string;
}

/**
 * A day, a time or both, read as they are everywhere else on the page. The browser's own field, which follows the system and
 * not the page's language, shows while it has the focus, or while what is typed is none yet.
 */
export const DateInput = ({ words, ...input }: Props) => (
  <span className={css.input} data-has-words={words !== ""}>
    <input {...input} />
    <span className={css.words} aria-hidden="true">
      {words}
    </span>
  </span>
);
