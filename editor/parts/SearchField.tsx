import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { Keys } from "./Keys";
import css from "./SearchField.module.css";

interface Props extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Searches in the pane it stands in; `/` leads to it and Escape empties it. */
export function SearchField({ label, value, onChange, ...rest }: Props) {
  return (
    <label className={css.find}>
      <Search size={14} aria-hidden="true" />
      <input
        type="search"
        data-pane-search=""
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || value === "") return;
          event.stopPropagation();
          onChange("");
        }}
      />
      <Keys keys="/" />
    </label>
  );
}
