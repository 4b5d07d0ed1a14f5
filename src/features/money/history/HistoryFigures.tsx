import type { ReactNode } from "react";
import css from "./HistoryFigures.module.css";

export interface Figure {
  name: string;
  value: ReactNode;
  note?: string;
}

/** What all rows of the filter come to. While they come, the figures keep their places. */
export const HistoryFigures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={css.figures}>
    {figures.map(({ name, value, note }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd data-private="">{value}</dd>
        {note && <dd className={css.note}>{note}</dd>}
      </div>
    ))}
  </dl>
);
