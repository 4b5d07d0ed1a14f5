import type { ReactNode } from "react";
import css from "./SectionHead.module.css";

/** A section's title with what stands at its end: a link to all, arrows. Nothing at all without a title. */
export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  if (!title) return null;
  return (
    <header className={css.head}>
      <h2>{title}</h2>
      {children && <div className={css.end}>{children}</div>}
    </header>
  );
}
