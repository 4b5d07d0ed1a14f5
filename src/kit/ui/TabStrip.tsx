import type { KeyboardEvent, ReactNode } from "react";
import css from "./TabStrip.module.css";

interface Props<Name extends string> {
  /** What is chosen between. */
  label: string;
  tabs: readonly { name: Name; words: ReactNode }[];
  value: Name;
  onChange: (name: Name) => void;
  /** Of the tabs and of what `tabPanel` makes of the part that they switch. */
  id: string;
}

/** Tabs in a strip that scrolls where it is too long: arrow keys go from one to the next. */
export function TabStrip<Name extends string>({ label, tabs, value, onChange, id }: Props<Name>) {
  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex(({ name }) => name === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    const next = tabs[index];
    if (next) onChange(next.name);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  }
  return (
    <div role="tablist" aria-label={label} className={css.strip} onKeyDown={handleKeyDown}>
      {tabs.map(({ name, words }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-selected={name === value}
          aria-controls={`${id}-panel`}
          tabIndex={name === value ? 0 : -1}
          onClick={() => onChange(name)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

/** Goes on the part that the tabs of a strip switch, spread. */
export const tabPanel = (id: string, value: string) => ({
  role: "tabpanel",
  id: `${id}-panel`,
  "aria-labelledby": `${id}-${value}`,
});
