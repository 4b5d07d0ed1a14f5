import type { KeyboardEvent, ReactNode } from "react";
import css from "./TabList.module.css";

interface Props<Value extends string> {
  /** Begins the ids of tabs and panels. */
  id: string;
  tabs: readonly { value: Value; label: ReactNode }[];
  /** None of the tabs where something else is shown. */
  value: string;
  onChange: (value: Value) => void;
}

export const tabId = (id: string, value: string) => `${id}-tab-${value}`;
export const panelId = (id: string, value: string) => `${id}-panel-${value}`;

/** One of several panels. One stop for Tab; the arrows lead on, Enter or Space opens. */
export function TabList<Value extends string>({ id, tabs, value, onChange }: Props<Value>) {
  const stop = tabs.some((tab) => tab.value === value) ? value : tabs[0]?.value;
  return (
    <div role="tablist" className={css.tabs} onKeyDown={handleArrows}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(id, tab.value)}
          className={css.tab}
          {...{ [`data-${id}-tab`]: tab.value }} // what is carried over a tab opens it
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? panelId(id, tab.value) : undefined}
          tabIndex={tab.value === stop ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

function handleArrows(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.indexOf(event.target as HTMLElement);
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}
