import type { ComponentProps } from "react";
import type { Language } from "../../schemas/language";
import { editorLocale } from "../words/editor_locale";
import css from "./DateTimeInput.module.css";

interface Props extends Omit<ComponentProps<"input">, "type" | "value"> {
  /** As the clock on the wall shows it, `2026-11-27T18:00`; empty where there is none. */
  value: string;
  language: Language;
  /** What none means; the browser's own mask stands there when missing. */
  empty?: string;
}

/**
 * A date and time, read as dates are everywhere in the editor: "27 Nov 2026, 18:00". The browser's own field, which follows the
 * system and not the editor's language, shows while it has the focus, or while what is typed is no time yet.
 */
export const DateTimeInput = ({ value, language, empty = "", ...input }: Props) => {
  const words = wallWords(value, language) ?? empty;
  return (
    <span className={css.input} data-has-words={words !== ""}>
      <input {...input} type="datetime-local" value={value} />
      <span className={css.words} aria-hidden="true">
        {words}
      </span>
    </span>
  );
};

/** A time of the clock on the wall in words; null where it is none. */
function wallWords(wall: string, language: Language): string | null {
  const at = Date.parse(`${wall}Z`);
  if (Number.isNaN(at)) return null;
  return new Intl.DateTimeFormat(editorLocale(language), {
    timeZone: "UTC",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);
}
