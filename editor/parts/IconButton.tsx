import type { ComponentProps, ReactNode } from "react";
import { Hint } from "./Hint";
import css from "./IconButton.module.css";

interface Props extends Omit<ComponentProps<"button">, "disabled"> {
  label: string;
  keys?: string | undefined;
  isDisabled?: boolean | undefined;
  side?: "top" | "bottom" | "left" | "right";
  children: ReactNode;
}

/** A button that is an icon; its name and keys show when a pointer or the focus rests on it. */
export function IconButton({ label, keys, isDisabled, side = "bottom", onClick, children, ...rest }: Props) {
  return (
    <Hint words={label} keys={keys} side={side}>
      <button
        type="button"
        aria-label={label}
        {...rest}
        className={css.icon}
        aria-disabled={isDisabled || undefined}
        onClick={isDisabled ? undefined : onClick}
      >
        {children}
      </button>
    </Hint>
  );
}
