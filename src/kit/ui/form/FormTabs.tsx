import { Tabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import css from "./FormTabs.module.css";

interface Props<Name extends string> {
  /** What is chosen between. */
  label: string;
  tabs: readonly { name: Name; words: string }[];
  value: Name;
  onChange: (name: Name) => void;
  /** Of the chosen one. */
  children: ReactNode;
}

/** Ways to fill in the same form: arrow keys go from one to the next, Tab goes on to the fields. */
export function FormTabs<Name extends string>({ label, tabs, value, onChange, children }: Props<Name>) {
  return (
    <Tabs.Root value={value} onValueChange={(name) => onChange(name as Name)}>
      <Tabs.List className={css.list} aria-label={label} activateOnFocus>
        {tabs.map(({ name, words }) => (
          <Tabs.Tab key={name} className={css.tab} value={name}>
            {words}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {/* Its tab's name is no label for it: "E-mail" is that of the field inside. */}
      <Tabs.Panel key={value} className={css.panel} value={value} tabIndex={-1} aria-labelledby={undefined}>
        {children}
      </Tabs.Panel>
    </Tabs.Root>
  );
}
