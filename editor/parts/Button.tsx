import type { ComponentProps, MouseEvent, ReactNode } from "react";
import css from "./Button.module.css";

interface Props extends Omit<ComponentProps<"button">, "disabled"> {
  look?: "plain" | "line" | "fill" | "danger";
  size?: "small" | "large";
  /** Why it can not be used now; it stays focusable, so that the reason can be read. */
  disabledReason?: string | undefined;
  /** Nothing to do here, and no more to say about it: Tab passes it. */
  isDisabled?: boolean | undefined;
  children: ReactNode;
}

/** Neither what it does, nor the form that it sends. */
const refuse = (event: MouseEvent) => event.preventDefault();

/** A button that is off is never disabled by the browser: one that has the focus, and waits for what it began, would lose it. */
export function Button({ look = "plain", size = "small", disabledReason, isDisabled, onClick, children, ...rest }: Props) {
  const isOff = isDisabled || disabledReason !== undefined;
  return (
    <button
      type="button"
      tabIndex={isDisabled ? -1 : undefined}
      {...rest}
      className={css.button}
      data-look={look}
      data-size={size}
      aria-disabled={isOff || undefined}
      title={disabledReason ?? rest.title}
      onClick={isOff ? refuse : onClick}
    >
      {children}
    </button>
  );
}
