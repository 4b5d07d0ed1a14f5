import { cloneElement, type ReactElement } from "react";

interface Props {
  words: string;
  keys?: string | undefined;
  side?: "top" | "bottom" | "left" | "right";
  children: ReactElement<Record<string, unknown>>;
}

/** A name, and its keys, beside the control that a pointer or the focus rests on; `HintLayer` shows it. */
export const Hint = ({ words, keys, side = "bottom", children }: Props) =>
  cloneElement(children, { "data-hint": words, "data-hint-keys": keys, "data-hint-side": side });
