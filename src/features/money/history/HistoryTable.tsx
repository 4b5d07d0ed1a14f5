import type { ReactNode } from "react";
import { useT } from "../../../kit/session/hooks";
import css from "./HistoryTable.module.css";

interface Props {
  kind: "games" | "payments";
  label: string;
  heads: readonly string[];
  /** A row for each. */
  children: ReactNode;
}

/** Rows under their heads; on a phone each row is a card. */
export function HistoryTable({ kind, label, heads, children }: Props) {
  const t = useT();
  return (
    <div role="table" aria-label={label} className={css.table} data-kind={kind}>
      <div role="rowgroup" className={css.heads}>
        <div role="row">
          {heads.map((head) => (
            <span key={head} role="columnheader" data-column={head}>
              {t(`history.columns.${head}`)}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup">{children}</div>
    </div>
  );
}
