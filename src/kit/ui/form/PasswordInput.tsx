import { type ComponentPropsWithRef, useState } from "react";
import { Eye, EyeOff } from "../icons";
import css from "./Field.module.css";

interface Props extends Omit<ComponentPropsWithRef<"input">, "type" | "className"> {
  showLabel: string;
}

/** A password that can be looked at. */
export function PasswordInput({ showLabel, ...field }: Props) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className={css.password}>
      <input maxLength={255} {...field} type={isShown ? "text" : "password"} />
      <button type="button" aria-label={showLabel} aria-pressed={isShown} onClick={() => setIsShown((before) => !before)}>
        <Icon size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
