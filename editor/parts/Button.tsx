import type { ComponentProps, ReactNode } from "react";
import css from "./Button.module.css";

interface Props extends Omit<ComponentProps<"button">, "disabled"> {
  look?: "plain" | "line" | "fill" | "danger";
  size?: "small" | "large";
  /** Why it can not be used now; it stays focusable, so that the reason can be read. */
  disabledReason?: string | undefined;
  /** Nothing to do here, and no more to say about it. */
  isDisabled?: boolean | undefined;
  children: ReactNode;
}

export function Button({ look = "plain", size = "small", disabledReason, isDisabled, onClick, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={css.button}
      data-look={look}
      data-size={size}
      disabled={isDisabled}
      aria-disabled={disabledReason ? true : undefined}
      title={disabledReason ?? rest.title}
      onClick={disabledReason ? undefined : onClick}
    >
      {children}
    </button>
  );
}
