import type { ReactNode } from "react";
import css from "./Table.module.css";

interface Props {
  stage: ReactNode;
  panel: ReactNode;
  /** Where it is narrow, the stage takes all that the button leaves. */
  isTall?: boolean;
}

/** A game's two halves: what is played on, and what is played with. Side by side, or above each other where it is narrow. */
export const Table = ({ stage, panel, isTall }: Props) => (
  <main className={css.table} data-tall={isTall || undefined}>
    <div className={css.stage} data-drawn="">
      {stage}
    </div>
    <div className={css.panel}>{panel}</div>
  </main>
);
