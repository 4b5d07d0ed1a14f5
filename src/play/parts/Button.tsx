import type { ComponentPropsWithRef } from "react";
import css from "./Button.module.css";

interface Props extends Omit<ComponentPropsWithRef<"button">, "className"> {
  look?: "go" | "plain" | "stop";
}

/** While it is disabled it takes no clicks and keeps its focus, so that who plays by keys goes on from where they are. */
export const Button = ({ look = "plain", type = "button", disabled, onClick, ...rest }: Props) => (
  <button
    {...rest}
    type={type}
    className={`${css.button} ${css[look]}`}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onClick}
  />
);
