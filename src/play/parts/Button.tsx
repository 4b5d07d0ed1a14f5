import type { ComponentPropsWithRef } from "react";
import css from "./Button.module.css";

interface Props extends Omit<ComponentPropsWithRef<"button">, "className"> {
  look?: "go" | "plain" | "stop";
}

export const Button = ({ look = "plain", type = "button", ...rest }: Props) => (
  <button {...rest} type={type} className={`${css.button} ${css[look]}`} />
);
