import type { ReactNode } from "react";
import css from "./list.module.css";

/** What a view is, in a line, and what can be done with all of it. */
export const ViewHead = ({ title, lead, children }: { title: string; lead?: string | undefined; children?: ReactNode }) => (
  <header className={css.head}>
    <h1>{title}</h1>
    {lead && <p>{lead}</p>}
    {children && <span className={css.push}>{children}</span>}
  </header>
);
