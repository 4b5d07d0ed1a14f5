import type { ReactNode } from "react";
import css from "./Pill.module.css";

/** A short fact: a draft's number, a state. Its colour never says more than its words. */
export const Pill = ({
  tone = "plain",
  children,
}: {
  tone?: "plain" | "good" | "bad" | "warn" | "accent";
  children: ReactNode;
}) => (
  <span className={css.pill} data-tone={tone}>
    {children}
  </span>
);
