import type { ReactNode } from "react";
import { CircleCheck, Info, TriangleAlert } from "../../../../kit/ui/icons";
import css from "./Callout.module.css";

/** A sentence that is worth a box of its own beside what somebody does; by its shape as much as by its colour. */
export function Callout({ tone = "note", children }: { tone?: "note" | "warning" | "good"; children: ReactNode }) {
  const Sign = tone === "warning" ? TriangleAlert : tone === "good" ? CircleCheck : Info;
  return (
    <div className={css.callout} data-tone={tone}>
      <Sign size={18} />
      <div>{children}</div>
    </div>
  );
}

export interface Pair {
  name: ReactNode;
  value: ReactNode;
  tone?: "up" | "down" | undefined;
  /** The line at the end that all others come to. */
  isTotal?: boolean;
}

/** Names and values under each other, such as what a payment comes to. */
export const Pairs = ({ rows }: { rows: readonly Pair[] }) => (
  <dl className={css.pairs}>
    {rows.map(({ name, value, tone, isTotal }, place) => (
      <div key={place} className={isTotal ? css.total : undefined}>
        <dt>{name}</dt>
        <dd data-tone={tone}>{value}</dd>
      </div>
    ))}
  </dl>
);
